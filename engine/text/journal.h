// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/file_io.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// Unsaved work on one file, which only a journal holds.
struct JournalFile {
    std::uint32_t number = 0;   ///< the number that the writer gave it
    std::string path;           ///< relative to the project's folder, with '/'
    bool isOnDisk = true;       ///< false: a new file that was never saved
    std::string base;           ///< the bytes on the disk when the work began
    std::string text;           ///< the last text in the editors
    std::int64_t firstEdit = 0; ///< milliseconds since 1970
    std::int64_t lastEdit = 0;
    std::uint32_t edits = 0;
};

/// The whole content of a journal.
struct JournalContents {
    std::string project; ///< the project's folder
    std::vector<JournalFile> files;
    /// The last record is incomplete: the program or the machine stopped while it was written.
    bool isTorn = false;
    std::uint64_t wholeBytes = 0; ///< where the last whole record ends
};

/// The records of a journal (R1.1), as bytes to append to it: each has a length and a checksum. Times are milliseconds
/// since 1970. The writer numbers the files; a file's number is the same in all its records.
class JournalRecords {
public:
    /// Begins a journal.
    void begin(std::string_view project);
    /// Begins work on a file: `bytes` is its text on the disk (unless it is not there) and, so far, in the editors too.
    void file(std::uint32_t number, std::string_view path, bool isOnDisk, std::string_view bytes, std::int64_t time);
    /// Replaces `removed` bytes at `position` by `inserted`.
    void edit(std::uint32_t number, std::uint32_t position, std::uint32_t removed, std::string_view inserted,
              std::int64_t time);
    /// Replaces the file's whole text.
    void text(std::uint32_t number, std::string_view bytes, std::int64_t time);
    void renamed(std::uint32_t number, std::string_view path);
    /// Ends the work on a file: all of it is on the disk again, or was discarded.
    void forget(std::uint32_t number);

    const std::string& bytes() const { return m_bytes; }
    void clear() { m_bytes.clear(); }

private:
    void finish(std::string payload);
    std::string m_bytes;
};

/// Returns the text that the disk has of a file now, by its path in the journal; null if there is no such file.
using DiskText = std::function<const std::string*(const std::string& path)>;

/// Reads a journal's bytes. Ignores a torn end; bytes that are not a journal give no files. Never fails.
/// @param diskText If a file's unsaved work went through the text that the disk has now, that text becomes the base.
/// The program saved the file, and stopped before it could note that in the journal.
JournalContents readJournal(std::string_view bytes, const DiskText& diskText = {});

} // namespace orrery::engine
