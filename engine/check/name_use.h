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
    bool isWord = false;     ///< a bare word that means an object of the scenario, '_' standing for blanks (S9)
    std::uint32_t owner = 0; ///< of an enumerator its enumeration, of a column its table
    std::uint32_t index = 0; ///< in the model's table of its kind; of variables, objects and groupings: a word
    Location where;          ///< the name itself, without quotes and without what stands before it (`Max`)
    friend bool operator==(const NameUse&, const NameUse&) = default;
};

/// Names in expressions, written down while they are checked, so that nobody has to find out a second time what they
/// mean. Places may be in it twice.
struct NameUses {
    std::vector<NameUse> all;
    std::vector<std::string> words; ///< of what is in no table

    /// The place of a word among the words.
    std::uint32_t word(std::string_view text) {
        const auto [entry, isNew] = m_places.try_emplace(std::string(text), static_cast<std::uint32_t>(words.size()));
        if (isNew) {
            words.emplace_back(text);
        }
        return entry->second;
    }

    /// Keeps what is written down and no more: nothing is added any longer.
    void close() {
        all.shrink_to_fit();
        words.shrink_to_fit();
        m_places.clear();
    }

private:
    std::map<std::string, std::uint32_t, std::less<>> m_places;
};

/// The names in the expressions of one class, shared by all versions of it that read the same (P3.2). Places in its
/// file are counted from where the class begins.
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
