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

/// The identity of a name. Names with the same kind, owner and id are the same name.
struct NameKey {
    NameKind kind = NameKind::objectClass;
    std::string owner; ///< class of a group, enumeration of an enumerator, scenario of a condition …
    std::string id;
    friend auto operator<=>(const NameKey&, const NameKey&) = default;
};

using NameId = std::uint32_t; ///< index of a name in NameIndex::names()

/// The form of a name at its place.
enum class PlaceForm : std::uint8_t {
    plain,     ///< the id itself, or one of its aliases
    word,      ///< a single word for an object of the scenario: '_' for blanks
    attribute, ///< a property as the name of an attribute: '-' for '_'
    implied,   ///< no text: a string with a default id, which follows from the id of its owner
};

struct NamePlace {
    NameId name = 0;
    Location where; ///< span of the name itself; for an implied name: span of the id or tag that implies it
    bool isDefinition = false;
    PlaceForm form = PlaceForm::plain;
};

/// All definitions and references of all names of a project (I3.5). Immutable. Background threads build it.
class NameIndex {
public:
    const std::vector<NameKey>& names() const { return m_names; } ///< sorted
    const NameKey& key(NameId name) const { return m_names[name]; }
    std::optional<NameId> find(const NameKey& key) const;
    /// Returns all places, sorted by file and start.
    const std::vector<NamePlace>& places() const { return m_places; }
    /// Returns the places of one name, in the order of the files, as indices into places().
    std::span<const std::uint32_t> placesOf(NameId name) const;
    /// Returns the innermost name that contains a byte of a file or ends there, as an index into places().
    std::optional<std::uint32_t> at(FileId file, std::uint32_t offset) const;
    /// Returns the locations of the name's definitions. Returns none for names that the program defines, and for words
    /// without a definition.
    std::vector<Location> definitionsOf(NameId name) const;

private:
    friend class NameIndexBuilder;

    std::vector<NameKey> m_names;
    std::vector<NamePlace> m_places;
    std::vector<std::uint32_t> m_byName; ///< indices of places, sorted by name
    std::vector<std::uint32_t> m_first;  ///< by name: index of the first place in m_byName, with one more entry
};

/// Finds all names of a project. The checker has stored the names in expressions (CheckedModel::uses). This function
/// finds the other names with the rows that describe each attribute.
std::shared_ptr<const NameIndex> indexNames(const ParsedProject& project, const CheckedModel& model);

/// Returns whether names of the kind need no definition, because the first use creates them.
bool isFreeWord(NameKind kind);

} // namespace orrery::engine
