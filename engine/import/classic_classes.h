// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/classic_groups.h"

#include <string>
#include <vector>

namespace orrery::engine {

/// A tech, building or special in our format.
struct ImportedClass {
    std::string id;
    std::string_view type{};
    std::string nameKey{};
    std::string descriptionKey{}; ///< empty: it has none
    std::string category{};       ///< of a tech
    Location nameWhere{};
    Location descriptionWhere{};
    Location categoryWhere{};
    Markup markup{}; ///< without its groups
    std::vector<ImportedGroup> groups{};
};

/// What stands for a class in the files of the game.
struct ClassicKind {
    std::string_view tag;    ///< "BuildingType"
    std::string_view plural; ///< "buildings"
    ClassicHolder holder;
};
/// The kind of an element, or null.
const ClassicKind* findClassicKind(std::string_view tag);
/// What may stand in a root, for suggestions.
std::vector<std::string> classicRootChildren();

/// Reads one <Tech>, <BuildingType> or <Special>, whose id is known to be good.
ImportedClass importClass(ClassicContext& context, Element element, const ClassicKind& kind, std::string id);

/// The `<class>`, groups included.
Markup classMarkup(const ImportedClass& imported);

} // namespace orrery::engine
