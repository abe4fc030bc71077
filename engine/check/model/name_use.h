// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/span.h"
#include "engine/vocabulary/name_kind.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// A name in an expression, with its meaning.
struct NameUse {
    NameKind kind = NameKind::objectClass;
    /// True for a bare word for an object of the scenario, in which '_' may stand for a blank (S9).
    bool isWord = false;
    std::uint32_t owner = 0; ///< index of an enumerator's enumeration, or of a column's table
    /// Index into the model's table of the kind; for variables, objects and groupings: into NameUses::words.
    std::uint32_t index = 0;
    Location where; ///< place of the name, without quotes or prefix (`Max`)
    friend bool operator==(const NameUse&, const NameUse&) = default;
};

/// The names in expressions, which the check records. Editor commands need not resolve them again. A place may appear
/// twice.
struct NameUses {
    std::vector<NameUse> all;
    std::vector<std::string> words; ///< the names of kinds without a table

    /// Returns the index of a word in `words`; adds it if necessary.
    std::uint32_t word(std::string_view text) {
        const auto [entry, isNew] = m_places.try_emplace(std::string(text), static_cast<std::uint32_t>(words.size()));
        if (isNew) {
            words.emplace_back(text);
        }
        return entry->second;
    }

    /// Ends the recording and frees the memory that only recording needs.
    void close() {
        all.shrink_to_fit();
        words.shrink_to_fit();
        m_places.clear();
    }

private:
    std::map<std::string, std::uint32_t, std::less<>> m_places;
};

/// The names in the expressions of one class. All versions of the class with the same text share them (P3.2). Places in
/// the file of the class are relative to the start of the class.
struct ClassUses {
    std::shared_ptr<const NameUses> uses; ///< never null
    FileId file;
    std::uint32_t begin = 0; ///< start of the class in its file

    Location placeOf(const NameUse& use) const {
        const Span span = use.where.span;
        return use.where.file == file ? Location{file, {span.begin + begin, span.end + begin}} : use.where;
    }
};

} // namespace orrery::engine
