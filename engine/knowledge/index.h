// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"
#include "engine/check/name_use.h"
#include "engine/content/parsed_project.h"

#include <compare>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace orrery::engine {

/// What is named: two of one kind, owner and id are the same thing.
struct NameKey {
    NameKind kind = NameKind::objectClass;
    std::string owner; ///< of a group its class, of an enumerator its enumeration, of a condition its scenario …
    std::string id;
    friend auto operator<=>(const NameKey&, const NameKey&) = default;
};

using NameId = std::uint32_t; ///< the place of a name in an index

/// How a name stands in its place.
enum class PlaceForm : std::uint8_t {
    plain,     ///< as it is, or by another spelling that it has
    word,      ///< a bare word for an object of the scenario: '_' for blanks
    attribute, ///< a property as an attribute's name: '-' for '_'
    implied,   ///< not written: a string that is found by the id of what it belongs to
};

struct NamePlace {
    NameId name = 0;
    Location where; ///< the bytes of the name itself; of what is implied the id or tag that implies it
    bool isDefinition = false;
    PlaceForm form = PlaceForm::plain;
};

/// Every definition and every use of every name of a project (I3.5). Immutable; made off the window's thread.
class NameIndex {
public:
    const std::vector<NameKey>& names() const { return m_names; } ///< sorted
    const NameKey& key(NameId name) const { return m_names[name]; }
    std::optional<NameId> find(const NameKey& key) const;
    /// All places, by file and where they begin.
    const std::vector<NamePlace>& places() const { return m_places; }
    /// Those of one name, in the order of the files: places in places().
    std::span<const std::uint32_t> placesOf(NameId name) const;
    /// The name that is written at a byte of a file, or ends there: the place in places(); the narrowest of several.
    std::optional<std::uint32_t> at(FileId file, std::uint32_t offset) const;
    /// Where it is defined; empty of what the program itself defines, and of words that need no definition.
    std::vector<Location> definitionsOf(NameId name) const;

private:
    friend class NameIndexBuilder;

    std::vector<NameKey> m_names;
    std::vector<NamePlace> m_places;
    std::vector<std::uint32_t> m_byName; ///< places, by name
    std::vector<std::uint32_t> m_first;  ///< by name, and one more: where its places begin in m_byName
};

/// Finds all names of a project: those in expressions as the checker understood them (CheckedModel::uses), all others
/// by the rows that say what stands in which attribute.
std::shared_ptr<const NameIndex> indexNames(const ParsedProject& project, const CheckedModel& model);

/// Whether names of the kind need no definition: whoever writes one first makes it.
bool isFreeWord(NameKind kind);

} // namespace orrery::engine
