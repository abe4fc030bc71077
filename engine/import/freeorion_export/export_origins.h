// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace orrery::engine {

/// The hashes of the files that an import read, by path.
struct ImportedHashes {
    std::map<std::string, std::string, std::less<>> files;
    std::optional<std::size_t> badLine{}; ///< number of the first line that is not valid
};

/// Reads the first line and the files of the file with the origins.
ImportedHashes readImportedHashes(std::string_view origins);

} // namespace orrery::engine
