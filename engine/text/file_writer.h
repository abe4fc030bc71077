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

/// How a FileWriter treats its path, beyond the options of writeFileWhole().
struct WriterOptions {
    WriteOptions replacing{};
    /// Opens character devices and FIFOs and writes to them directly. Without it they are refused.
    bool takesStreams = false;
    /// Ends the wait for the reader of a FIFO: the error's code is EINTR then.
    const std::atomic<bool>* stop = nullptr;
    /// Called with the temporary file's path before it is created (true) and after it is removed (false), so that a
    /// signal handler can remove it.
    std::function<void(const std::string& path, bool isThere)> temporary{};
};

/// The only way to write files: piece by piece into a hidden file, to which commit() gives the final name (R1.2, R1.5).
/// Follows symbolic links, which stay. Refuses folders, sockets and block devices. Without commit(), the destructor
/// removes the hidden file.
class FileWriter {
public:
    using Failure = std::optional<FileError>;

    explicit FileWriter(std::string path, WriterOptions options = {});
    ~FileWriter();
    FileWriter(const FileWriter&) = delete;
    FileWriter& operator=(const FileWriter&) = delete;

    /// Inspects the file at the path, and creates the temporary file beside it. For a FIFO it waits for the reader.
    Failure open();
    /// May be called as often as needed after open().
    Failure write(std::string_view bytes);
    /// Syncs the file and gives it its name. @return its stamp; that of no file for devices and FIFOs.
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
    std::string m_target; ///< the path after all links
    std::string m_temporary;
    Descriptor m_folder;
    Descriptor m_file;
    Descriptor m_oldFile;
    struct stat m_old {};
    std::uint64_t m_written = 0;
    bool m_existed = false;
    bool m_isStream = false;
};

/// Returns the end of a chain of links, even if nothing exists there yet.
FileResult<std::string> followLinks(std::string path);

} // namespace orrery::engine
