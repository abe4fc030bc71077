// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/freeorion_export/export_origins.h"

#include "engine/text/work.h"

#include <algorithm>

namespace orrery::engine {

namespace {

constexpr std::string_view firstLine = "orrery-origins 1 freeorion";
constexpr std::string_view fileWord = "file ";
constexpr std::size_t hashSize = 16;

bool isHash(std::string_view text) {
    return text.size() == hashSize && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

} // namespace

ImportedHashes readImportedHashes(std::string_view origins) {
    ImportedHashes out;
    std::size_t number = 0;
    while (!origins.empty()) {
        const std::size_t end = origins.find('\n');
        const std::string_view line = origins.substr(0, end);
        const bool isCut = end == std::string_view::npos;
        origins.remove_prefix(isCut ? origins.size() : end + 1);
        ++number;
        countWork(line.size());
        if (number == 1 ? line != firstLine : isCut) {
            out.badLine = number;
            return out;
        }
        if (!line.starts_with(fileWord)) {
            continue;
        }
        const std::size_t path = line.find(' ', fileWord.size());
        const std::size_t hash = line.rfind(' ');
        const std::string_view digits = line.substr(fileWord.size(), std::min(path, line.size()) - fileWord.size());
        if (path == std::string_view::npos || hash <= path || digits.empty() ||
            digits.find_first_not_of("0123456789") != std::string_view::npos || !isHash(line.substr(hash + 1))) {
            out.badLine = number;
            return out;
        }
        out.files.emplace(line.substr(path + 1, hash - path - 1), line.substr(hash + 1));
    }
    if (number < 2) {
        out.badLine = number + 1;
    }
    return out;
}

} // namespace orrery::engine
