// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/runfile/run_file_error.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace orrery::engine {

/// Returns the reason why a path in an archive is not safe on every system; nullopt if it is safe. A safe path is valid
/// UTF-8, relative and without `..`. It has at most 1,000 bytes, and no characters, endings or device names that some
/// system does not allow.
std::optional<RunFileError> faultOfName(const std::string& path);

/// Finds paths that are one path on another system (R2.5): they differ only in case, or in the form of their Unicode
/// characters. A name is also wrong if it is both a file and a folder.
class PortableNames {
public:
    /// Adds the path of a file that faultOfName() allows. Returns an error if it equals an earlier path on some system.
    std::optional<RunFileError> add(const std::string& path);

private:
    struct Known {
        std::string path;
        bool isFolder = false;
        bool hasMarks = false; ///< contains combining characters
    };
    std::optional<RunFileError> addPart(const std::string& path, bool isFolder);

    std::map<std::string, Known> m_folded; ///< by path in lower case
    std::map<std::string, Known> m_shapes; ///< by path with a placeholder for each accented letter
};

} // namespace orrery::engine
