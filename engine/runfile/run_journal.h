// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/runfile/run_file.h"
#include "engine/text/file_io.h"
#include "engine/text/posix_file.h"

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace orrery::engine {

/// Keeps the inputs of a run on the disk while it is played (R5.1). If the program ends unexpectedly, the next one
/// makes a report from them. The journal is a folder of its own. A lock shows that its program still runs. Thread-safe.
class RunJournal {
public:
    /// @param root the folder of all journals. @param project the folder of the project, which the report names
    RunJournal(std::string root, std::string project);
    /// Keeps the journal on the disk.
    ~RunJournal() = default;

    /// Writes the inputs of a run before its turns are computed. Writes only the files of the content that differ from
    /// those of the last call. A program that ends at any moment leaves these inputs, or those of the last call.
    std::variant<std::monostate, FileError> keep(const RunFile& file);
    /// Removes the journal, because the run has ended normally. Nothing is kept afterwards.
    void end();
    /// Returns the path of the note of a crash, which the crash handler writes.
    std::string notePath() const;

private:
    std::variant<std::monostate, FileError> make();
    std::variant<std::monostate, FileError> writePart(const std::string& name, std::string_view bytes) const;

    struct Part {
        std::shared_ptr<const SourceText> text;
        std::uint64_t number = 0;
    };

    const std::string m_root;
    const std::string m_project;
    const std::string m_folder;
    std::mutex m_mutex;
    Descriptor m_lock;
    std::map<std::string, Part> m_parts; ///< by path in the content
    std::uint64_t m_next = 1;
    bool m_isEnded = false;
};

/// The journal of a program that did not end normally. While the object exists, no other program uses the journal.
class LeftRun {
public:
    /// Returns the journals in a folder whose programs do not run any more.
    static std::vector<LeftRun> find(const std::string& root);

    /// Returns the folder of the project.
    const std::string& project() const { return m_project; }
    const CrashNote& note() const { return m_note; }
    /// Returns the report: the run with the note of the crash. Returns an error if the journal is incomplete, or
    /// "run-file.unreadable" if a part cannot be read now.
    RunFileResult<RunFile> report() const;
    /// Removes the journal.
    void remove();

private:
    std::string m_folder;
    Descriptor m_lock;
    std::string m_project;
    CrashNote m_note;
};

} // namespace orrery::engine
