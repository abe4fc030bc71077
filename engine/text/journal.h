// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/file_io.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The work on one file that was on no disk but in a journal.
struct JournalFile {
    std::uint32_t number = 0;   ///< the writer's
    std::string path;           ///< relative to the project's folder, with '/'
    bool isOnDisk = true;       ///< false: a new file that was never saved
    std::string base;           ///< what the disk held when the work began
    std::string text;           ///< what the editors held last
    std::int64_t firstEdit = 0; ///< milliseconds since 1970
    std::int64_t lastEdit = 0;
    std::uint32_t edits = 0;
};

/// Everything that a journal has kept.
struct JournalContents {
    std::string project; ///< the project's folder
    std::vector<JournalFile> files;
    /// The end of the journal is no whole record: the program or the machine ended while it was written.
    bool isTorn = false;
    std::uint64_t wholeBytes = 0; ///< where the last whole record ends
};

/// The records of a journal (R1.1), as bytes to append to it: each has a length and a checksum. Times are milliseconds
/// since 1970; a file's number is the writer's, the same in all its records.
class JournalRecords {
public:
    /// What a journal begins with.
    void begin(std::string_view project);
    /// Work on a file begins: it is `bytes` on the disk, or is not there, and in the editors too so far.
    void file(std::uint32_t number, std::string_view path, bool isOnDisk, std::string_view bytes, std::int64_t time);
    /// At `position` so many bytes became `inserted`.
    void edit(std::uint32_t number, std::uint32_t position, std::uint32_t removed, std::string_view inserted,
              std::int64_t time);
    /// The file's whole text is another one.
    void text(std::uint32_t number, std::string_view bytes, std::int64_t time);
    void renamed(std::uint32_t number, std::string_view path);
    /// Everything of the file is on the disk again, or nobody wants it.
    void forget(std::uint32_t number);

    const std::string& bytes() const { return m_bytes; }
    void clear() { m_bytes.clear(); }

private:
    void finish(std::string payload);
    std::string m_bytes;
};

/// Gives what the disk has of a file now, by its path in the journal; null where there is no such file.
using DiskText = std::function<const std::string*(const std::string& path)>;

/// What a journal's bytes tell. A torn end is left out; bytes that are no journal give no files. Never fails.
/// @param diskText where the work on a file has passed through the text that the disk has now, that text is the base:
///        the program saved it, and ended before the journal could say so.
JournalContents readJournal(std::string_view bytes, const DiskText& diskText = {});

} // namespace orrery::engine
