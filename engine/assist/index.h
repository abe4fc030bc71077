// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "engine/check/model/name_use.h"
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

/// The identity of a name. Names of equal kind, owner and id are the same.
struct NameKey {
    NameKind kind = NameKind::objectClass;
    std::string owner; ///< the class of a group, the enumeration of an enumerator, the scenario of a condition …
    std::string id;
    friend auto operator<=>(const NameKey&, const NameKey&) = default;
};

using NameId = std::uint32_t; ///< the index of a name in NameIndex::names()

/// The form of a name at its place.
enum class PlaceForm : std::uint8_t {
    plain,     ///< the id itself, or one of its other spellings
    word,      ///< a bare word for an object of the scenario: '_' for blanks
    attribute, ///< a property as an attribute's name: '-' for '_'
    implied,   ///< not written: a string with a default id, which follows from the id of its owner
};

struct NamePlace {
    NameId name = 0;
    Location where; ///< the bytes of the name itself; for an implied name, the id or tag that implies it
    bool isDefinition = false;
    PlaceForm form = PlaceForm::plain;
};

/// Every definition and every use of every name of a project (I3.5). Immutable; made outside of the window's thread.
class NameIndex {
public:
    const std::vector<NameKey>& names() const { return m_names; } ///< sorted
    const NameKey& key(NameId name) const { return m_names[name]; }
    std::optional<NameId> find(const NameKey& key) const;
    /// Returns all places, by file and by their start.
    const std::vector<NamePlace>& places() const { return m_places; }
    /// Returns the places of one name, in the order of the files, as indices into places().
    std::span<const std::uint32_t> placesOf(NameId name) const;
    /// Returns the index in places() of the name that covers a byte of a file or ends there; the narrowest of several.
    std::optional<std::uint32_t> at(FileId file, std::uint32_t offset) const;
    /// Returns the places of its definition; none for names that the program defines, and for words without a
    /// definition.
    std::vector<Location> definitionsOf(NameId name) const;

private:
    friend class NameIndexBuilder;

    std::vector<NameKey> m_names;
    std::vector<NamePlace> m_places;
    std::vector<std::uint32_t> m_byName; ///< indices of places, by name
    std::vector<std::uint32_t> m_first;  ///< by name, with one extra entry: the index in m_byName of its first place
};

/// Finds all names of a project. The checker has stored those in expressions (CheckedModel::uses). The others follow
/// from the rows that describe each attribute.
std::shared_ptr<const NameIndex> indexNames(const ParsedProject& project, const CheckedModel& model);

/// Returns whether names of the kind need no definition: the first use creates them.
bool isFreeWord(NameKind kind);

} // namespace orrery::engine
