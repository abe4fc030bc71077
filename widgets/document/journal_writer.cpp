// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/journal_writer.h"

#include "widgets/base/byte_view.h"

#include <atomic>
#include <cstdio>
#include <ctime>
#include <fcntl.h>
#include <iterator>
#include <string_view>
#include <sys/file.h>
#include <sys/stat.h>
#include <utility>

namespace orrery::widgets {

using engine::Descriptor;
using engine::retried;

namespace {

constexpr std::chrono::milliseconds syncAfter{500};

struct Encode {
    engine::JournalRecords& out;
    void operator()(const journal::File& r) const { out.file(r.number, r.path, r.isOnDisk, viewOf(r.base), r.time); }
    void operator()(const journal::Edit& r) const {
        out.edit(r.number, r.position, r.removed, viewOf(r.inserted), r.time);
    }
    void operator()(const journal::Text& r) const { out.text(r.number, viewOf(r.bytes), r.time); }
    void operator()(const journal::Renamed& r) const { out.renamed(r.number, r.path); }
    void operator()(const journal::Forget& r) const { out.forget(r.number); }
};

/// Returns a name that no two writers share, even within one process and one second.
std::string newName() {
    static std::atomic<unsigned> count = 0;
    timespec now{};
    ::clock_gettime(CLOCK_REALTIME, &now);
    char name[80];
    std::snprintf(name, sizeof name, "%lld%03ld-%d-%u", static_cast<long long>(now.tv_sec), now.tv_nsec / 1'000'000,
                  static_cast<int>(::getpid()), ++count);
    return name;
}

} // namespace

JournalWriter::JournalWriter(std::string folder, std::string project,
                             std::function<void(const engine::Phrase& problem)> report)
    : m_folder(std::move(folder)), m_project(std::move(project)), m_report(std::move(report)),
      m_thread([this] { work(); }) {}

JournalWriter::~JournalWriter() {
    {
        const std::lock_guard lock(m_mutex);
        m_isEnding = true;
    }
    m_wake.notify_all();
    m_thread.join();
}

void JournalWriter::give(Job job) {
    {
        const std::lock_guard lock(m_mutex);
        m_jobs.push_back(std::move(job));
        ++m_given;
    }
    m_wake.notify_all();
}

void JournalWriter::append(std::vector<journal::Record> records) {
    give({std::move(records), false, false});
}

void JournalWriter::rewrite(std::vector<journal::Record> records) {
    give({std::move(records), true, false});
}

void JournalWriter::remove() {
    give({{}, false, true});
}

bool JournalWriter::flush() {
    std::unique_lock lock(m_mutex);
    const std::uint64_t wanted = m_given;
    ++m_waiting;
    m_wake.notify_all();
    m_done.wait(lock, [&] { return m_synced >= wanted; });
    --m_waiting;
    return !m_isBroken;
}

void JournalWriter::work() {
    for (;;) {
        std::vector<Job> jobs;
        std::uint64_t upTo = 0;
        bool isUrgent = false;
        {
            std::unique_lock lock(m_mutex);
            const auto hasWork = [this] {
                return m_isEnding || !m_jobs.empty() || (m_waiting > 0 && m_synced < m_given);
            };
            if (m_isUnsynced) {
                m_wake.wait_until(lock, m_lastSync + syncAfter, hasWork);
            } else {
                m_wake.wait(lock, hasWork);
            }
            if (m_isEnding && m_jobs.empty()) {
                lock.unlock();
                syncIfDue(true);
                return;
            }
            jobs = std::exchange(m_jobs, {});
            upTo = m_given;
            isUrgent = m_waiting > 0;
        }
        // Writes all records that arrived together at once.
        Job together;
        for (Job& job : jobs) {
            if (job.isRewrite || job.isRemoval) {
                doJob(std::exchange(together, {}));
                doJob(job);
            } else {
                std::move(job.records.begin(), job.records.end(), std::back_inserter(together.records));
            }
        }
        doJob(together);
        syncIfDue(isUrgent);
        {
            const std::lock_guard lock(m_mutex);
            m_synced = m_isUnsynced ? m_synced : upTo;
        }
        m_done.notify_all();
    }
}

void JournalWriter::doJob(const Job& job) {
    if (job.isRemoval) {
        doRemoval();
        return;
    }
    if (job.records.empty() || (m_isBroken && !job.isRewrite)) {
        return;
    }
    engine::JournalRecords records;
    const bool isNew = job.isRewrite || !m_file.isOpen();
    if (isNew) {
        records.begin(m_project);
    }
    for (const journal::Record& record : job.records) {
        std::visit(Encode{records}, record);
    }
    if (const int code = isNew ? make(records.bytes()) : engine::writeAll(m_file.get(), records.bytes()); code != 0) {
        fail(code);
        return;
    }
    m_isUnsynced = m_isUnsynced || !isNew;
    succeed();
}

/// Creates a new, complete journal. Writes, syncs and locks it under another name, then renames it.
int JournalWriter::make(std::string_view bytes) {
    if (m_path.empty()) {
        m_path = m_folder + "/" + newName() + journal::suffix;
    }
    int code = ENOENT;
    // Another window can remove the empty folder when it closes.
    for (int tried = 0; tried < 2 && code == ENOENT; ++tried) {
        const auto folder = engine::makeFolder(m_folder);
        const auto* const error = std::get_if<engine::FileError>(&folder);
        code = error != nullptr ? error->code : writeNew(bytes);
    }
    if (code != 0) {
        ::unlink((m_path + journal::newSuffix).c_str());
    }
    return code;
}

int JournalWriter::writeNew(std::string_view bytes) {
    const std::string path = m_path + journal::newSuffix;
    // Only the owner may read the journal, because content can be private.
    Descriptor made(
        retried([&] { return ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0600); }));
    if (!made.isOpen()) {
        return errno;
    }
    // Without file locks a second window can offer this window's work. That is better than no journal.
    ::flock(made.get(), LOCK_EX | LOCK_NB);
    if (const int code = engine::writeAll(made.get(), bytes); code != 0) {
        return code;
    }
    if (retried([&] { return ::fdatasync(made.get()); }) != 0) {
        return errno;
    }
    struct stat info {};
    if (::fstat(made.get(), &info) != 0) {
        return errno;
    }
    if (info.st_nlink == 0 || static_cast<std::size_t>(info.st_size) != bytes.size()) {
        return EIO;
    }
    if (retried([&] { return ::rename(path.c_str(), m_path.c_str()); }) != 0) {
        return errno;
    }
    m_file = std::move(made);
    m_isUnsynced = false;
    m_lastSync = std::chrono::steady_clock::now();
    return engine::syncFolder(m_folder);
}

void JournalWriter::doRemoval() {
    m_isUnsynced = false;
    if (!m_path.empty() && ::unlink(m_path.c_str()) != 0 && errno != ENOENT) {
        // Empties a journal that cannot be removed, so that the next window does not offer saved work.
        if (!m_file.isOpen() || retried([&] { return ::ftruncate(m_file.get(), 0); }) != 0) {
            fail(errno);
            return;
        }
    }
    m_file.close();
    m_path.clear();
    engine::syncFolder(m_folder); // otherwise a power failure can restore the journal of saved work
    ::rmdir(m_folder.c_str());    // fails if other windows have journals there
    succeed();
}

void JournalWriter::syncIfDue(bool atOnce) {
    const auto now = std::chrono::steady_clock::now();
    if (!m_isUnsynced || (!atOnce && now < m_lastSync + syncAfter)) {
        return;
    }
    m_isUnsynced = false;
    m_lastSync = now;
    if (retried([&] { return ::fdatasync(m_file.get()); }) != 0) {
        fail(errno);
    }
}

void JournalWriter::fail(int code) {
    m_isUnsynced = false;
    if (!m_isBroken.exchange(true)) {
        m_report(
            engine::fileError(engine::inPhrase("cannot write '{0}': {1}"), m_path.empty() ? m_folder : m_path, code)
                .message);
    }
}

void JournalWriter::succeed() {
    if (m_isBroken.exchange(false)) {
        m_report({});
    }
}

} // namespace orrery::widgets
