// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/file_io.h"
#include "engine/text/posix_file.h"

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <sys/stat.h>

namespace orrery::engine {

/// The options of a FileWriter: those of writeFileWhole(), and more.
struct WriterOptions {
    WriteOptions replacing{};
    /// True if the writer opens character devices and FIFOs and writes to them directly. Otherwise it refuses them.
    bool takesStreams = false;
    /// A flag that ends the wait for the reader of a FIFO. The error's code is EINTR then.
    const std::atomic<bool>* stop = nullptr;
    /// A function that receives the temporary file's path, for signal handlers that remove the file. The writer calls
    /// it before it creates the file (`isThere` is true) and after it removes the file (false).
    std::function<void(const std::string& path, bool isThere)> temporary{};
};

/// Writes a file piece by piece. The pieces go into a hidden file, to which commit() gives the final name (R1.2, R1.5).
/// The program writes files only in this way. Follows symbolic links and keeps them. Refuses folders, sockets and block
/// devices. Without commit(), the destructor removes the hidden file.
class FileWriter {
public:
    using Failure = std::optional<FileError>;

    explicit FileWriter(std::string path, WriterOptions options = {});
    ~FileWriter();
    FileWriter(const FileWriter&) = delete;
    FileWriter& operator=(const FileWriter&) = delete;

    /// Inspects the file at the path, and creates the temporary file in the same folder. For a FIFO, waits for the
    /// reader.
    Failure open();
    /// Appends bytes. Callers may call it any number of times after open().
    Failure write(std::string_view bytes);
    /// Syncs the file and gives it its final name. @return the stamp of the file; for devices and FIFOs, the stamp of
    /// no file
    FileResult<FileStamp> commit();

private:
    FileError failed(int code) const;
    FileError conflict() const;
    Failure openStream();
    Failure openFolder();
    Failure lookAtOld();
    Failure compareOld();
    Failure makeTemporary();
    void keepOwner();
    Failure syncWritten();
    Failure replace();
    Failure takeName();
    Failure takeFreeName();
    Failure exchange();
    Failure compareStill(const std::string& name);
    int rename(unsigned flags) const;
    void forgetTemporary();

    std::string m_path;
    WriterOptions m_options;
    std::string m_target; ///< the path to which all links lead
    std::string m_temporary;
    Descriptor m_folder;
    Descriptor m_file;
    Descriptor m_oldFile;
    struct stat m_old {};
    std::uint64_t m_written = 0;
    bool m_existed = false;
    bool m_isStream = false;
};

/// Returns the path at the end of a chain of symbolic links, even if nothing exists there yet.
FileResult<std::string> followLinks(std::string path);

} // namespace orrery::engine
