// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/classic_groups.h"

#include <string>
#include <vector>

namespace orrery::engine {

/// A tech, building or special in Orrery's format.
struct ImportedClass {
    std::string id;
    std::string_view type{};
    std::string nameKey{};
    std::string descriptionKey{}; ///< key of the description; empty: no description
    std::string category{};       ///< category of a tech
    Location nameWhere{};
    Location descriptionWhere{};
    Location categoryWhere{};
    Markup markup{}; ///< element without the groups
    std::vector<ImportedGroup> groups{};
};

/// A kind of class in the files of the game, with the tag of its elements.
struct ClassicKind {
    std::string_view tag;    ///< "BuildingType"
    std::string_view plural; ///< "buildings"
    ClassicHolder holder;
};
/// Returns the kind of an element. Returns null if the tag is no kind.
const ClassicKind* findClassicKind(std::string_view tag);
/// Returns the tags of the elements that a root may contain, for suggestions.
std::vector<std::string> classicRootChildren();

/// Reads one <Tech>, <BuildingType> or <Special>. The caller has checked its id.
ImportedClass importClass(ClassicContext& context, Element element, const ClassicKind& kind, std::string id);

/// Returns the `<class>` element with its groups.
Markup classMarkup(const ImportedClass& imported);

} // namespace orrery::engine
