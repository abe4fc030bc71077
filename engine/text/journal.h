// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/file_io.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// Unsaved work on one file, as a journal records it.
struct JournalFile {
    std::uint32_t number = 0;   ///< number that the writer gave the file
    std::string path;           ///< path relative to the project's folder, with '/'
    bool isOnDisk = true;       ///< false for a new file that was never saved
    std::string base;           ///< bytes on the disk at the beginning of the work
    std::string text;           ///< the last text in the editors
    std::int64_t firstEdit = 0; ///< time of the first edit, in milliseconds since 1970
    std::int64_t lastEdit = 0;
    std::uint32_t edits = 0;
};

/// The whole content of a journal.
struct JournalContents {
    std::string project; ///< the project's folder
    std::vector<JournalFile> files;
    /// True if the last record is incomplete, because the program or the machine stopped during the write.
    bool isTorn = false;
    std::uint64_t wholeBytes = 0; ///< number of bytes up to the end of the last complete record
};

/// Makes the records of a journal (R1.1), as bytes to append to the journal. Each record has a length and a checksum.
/// Times are milliseconds since 1970. The writer numbers the files; a file's number is the same in all its records.
class JournalRecords {
public:
    /// Begins a journal.
    void begin(std::string_view project);
    /// Begins work on a file. `bytes` is its text in the editors. If the file is on the disk, the disk has the same
    /// text.
    void file(std::uint32_t number, std::string_view path, bool isOnDisk, std::string_view bytes, std::int64_t time);
    /// Replaces `removed` bytes at `position` by `inserted`.
    void edit(std::uint32_t number, std::uint32_t position, std::uint32_t removed, std::string_view inserted,
              std::int64_t time);
    /// Replaces the file's whole text.
    void text(std::uint32_t number, std::string_view bytes, std::int64_t time);
    void renamed(std::uint32_t number, std::string_view path);
    /// Ends the work on a file, after the user saved or discarded all of it.
    void forget(std::uint32_t number);

    const std::string& bytes() const { return m_bytes; }
    void clear() { m_bytes.clear(); }

private:
    void finish(std::string payload);
    std::string m_bytes;
};

/// Returns the current text of a file on the disk, by its path in the journal; null if there is no such file.
using DiskText = std::function<const std::string*(const std::string& path)>;

/// Reads a journal's bytes. Skips an incomplete record at the end. Returns no files if the bytes are not a journal.
/// Never fails.
/// @param diskText gives the texts on the disk. If a file's unsaved work once had the text that is on the disk now,
/// that text becomes the base. In this case the program saved the file, but stopped before it recorded the save in the
/// journal.
JournalContents readJournal(std::string_view bytes, const DiskText& diskText = {});

} // namespace orrery::engine
