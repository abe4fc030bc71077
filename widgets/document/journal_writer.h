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

/// Records to write to the disk. They share their texts with the documents, without copies.
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

/// The endings of a journal's file name. `newSuffix` follows `suffix` while the writer rewrites the journal.
/// `damagedSuffix` follows if the journal is damaged and recovery can restore nothing from it.
constexpr auto suffix = ".journal";
constexpr auto newSuffix = ".new";
constexpr auto damagedSuffix = ".damaged";

} // namespace journal

/// Writes a journal on its own thread (R1.1). Writes records at once, and syncs them at most half a second later. A
/// kill of the program loses only the records in the queue (milliseconds). A power failure loses at most half a second,
/// plus the time of the sync. The first record creates the file. The writer locks the file. Only remove() removes it.
class JournalWriter {
public:
    /// @param folder the folder of this project's journals. @param project the project's folder, for display.
    /// @param report called on the writer's thread with the reason when writing begins to fail. Called with an empty
    ///        phrase when writing works again. After a failure the journal lacks records; only rewrite() repairs it.
    JournalWriter(std::string folder, std::string project, std::function<void(const engine::Phrase& problem)> report);
    /// Writes the records given so far. Keeps the file.
    ~JournalWriter();

    /// Appends records. Records that belong together must be in one call.
    void append(std::vector<journal::Record> records);
    /// Replaces the journal with one that contains only these records.
    void rewrite(std::vector<journal::Record> records);
    /// Removes the journal, because no work is unsaved. The next record creates another one.
    void remove();
    /// Waits until the disk holds all records. Returns false if that fails.
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
    /// Creates the journal. Returns 0, or the errno of the failure.
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
    int m_waiting = 0; ///< number of callers waiting in flush()
    bool m_isEnding = false;

    // Used only by the writer's thread.
    engine::Descriptor m_file;
    std::string m_path;
    bool m_isUnsynced = false;
    std::atomic<bool> m_isBroken = false;
    std::chrono::steady_clock::time_point m_lastSync{};

    std::thread m_thread;
};

} // namespace orrery::widgets
