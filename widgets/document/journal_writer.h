// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/journal.h"
#include "engine/text/posix_file.h"

#include <QByteArray>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <variant>
#include <vector>

namespace orrery::widgets {

/// Records on their way to the disk. Texts are shared with the documents, not copied.
namespace journal {

struct File {
    std::uint32_t number = 0;
    std::string path;
    bool isOnDisk = true;
    QByteArray base;
    std::int64_t time = 0;
};
struct Edit {
    std::uint32_t number = 0;
    std::uint32_t position = 0;
    std::uint32_t removed = 0;
    QByteArray inserted;
    std::int64_t time = 0;
};
struct Text {
    std::uint32_t number = 0;
    QByteArray bytes;
    std::int64_t time = 0;
};
struct Renamed {
    std::uint32_t number = 0;
    std::string path;
};
struct Forget {
    std::uint32_t number = 0;
};
using Record = std::variant<File, Edit, Text, Renamed, Forget>;

/// The journal's name in its folder ends so; while it is made anew, with `newSuffix` behind it; where it is damaged and
/// nothing of it can be restored, with `damagedSuffix`.
constexpr auto suffix = ".journal";
constexpr auto newSuffix = ".new";
constexpr auto damagedSuffix = ".damaged";

} // namespace journal

/// Writes a journal on a thread of its own (R1.1). Records are written as soon as they are there, and synced at most
/// half a second later: a kill of the program loses what is still in the queue (milliseconds), a power failure half a
/// second and the sync. The file is made with the first record, locked while its writer lives, and removed when nothing
/// is unsaved.
class JournalWriter {
public:
    /// @param folder where the journals of this project stand. @param project the project's folder, for people.
    /// @param report called on the writer's thread when writing begins to fail, with the reason, and with an empty one
    ///        when it works again. After a failure only rewrite() mends the journal: what came between is not in it.
    JournalWriter(std::string folder, std::string project, std::function<void(const engine::Phrase& problem)> report);
    /// Writes what was given so far. Removes nothing.
    ~JournalWriter();

    /// Records that make sense only together are given together.
    void append(std::vector<journal::Record> records);
    /// A journal of only these records takes the place of what there was.
    void rewrite(std::vector<journal::Record> records);
    /// Nothing is unsaved: there is no journal until the next record.
    void remove();
    /// Waits until all that was given is synced. False where it is not.
    bool flush();

private:
    struct Job {
        std::vector<journal::Record> records;
        bool isRewrite = false;
        bool isRemoval = false;
    };

    void give(Job job);
    void work();
    void doJob(const Job& job);
    void doRemoval();
    /// 0, or the errno that stopped it.
    int make(std::string_view bytes);
    int writeNew(std::string_view bytes);
    void syncIfDue(bool atOnce);
    void fail(int code);
    void succeed();

    const std::string m_folder;
    const std::string m_project;
    const std::function<void(const engine::Phrase&)> m_report;

    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::condition_variable m_done;
    std::vector<Job> m_jobs;
    std::uint64_t m_given = 0;
    std::uint64_t m_synced = 0;
    int m_waiting = 0; ///< callers of flush()
    bool m_isEnding = false;

    // Of the thread alone.
    engine::Descriptor m_file;
    std::string m_path;
    bool m_isUnsynced = false;
    std::atomic<bool> m_isBroken = false;
    std::chrono::steady_clock::time_point m_lastSync{};

    std::thread m_thread;
};

} // namespace orrery::widgets
