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

/// One place in an expression that names something, as the checker understood it.
struct NameUse {
    NameKind kind = NameKind::objectClass;
    bool isWord = false;     ///< a bare word for an object of the scenario, where '_' stands for a blank (S9)
    std::uint32_t owner = 0; ///< for an enumerator its enumeration, for a column its table
    std::uint32_t index = 0; ///< into the model's table of its kind; for variables, objects and groupings: a word
    Location where;          ///< the name itself, without quotes or prefix (`Max`)
    friend bool operator==(const NameUse&, const NameUse&) = default;
};

/// Names in expressions, recorded during the check, so that editor commands need not resolve them again. A place may
/// appear twice.
struct NameUses {
    std::vector<NameUse> all;
    std::vector<std::string> words; ///< names of kinds without a table

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

/// The names in the expressions of one class, shared by all of its versions with the same text (P3.2). Places in its
/// file are relative to the start of the class.
struct ClassUses {
    std::shared_ptr<const NameUses> uses; ///< never null
    FileId file;
    std::uint32_t begin = 0; ///< of the class

    Location placeOf(const NameUse& use) const {
        const Span span = use.where.span;
        return use.where.file == file ? Location{file, {span.begin + begin, span.end + begin}} : use.where;
    }
};

} // namespace orrery::engine
