// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/classic_conditions.h"
#include "engine/import/classic_effects.h"

#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// An effects group in Orrery's format, before its priority is known.
struct ImportedGroup {
    std::string label; ///< "BLD_MEGALITH/group-1"
    std::string id;
    std::string stacking{};
    std::string description{};
    Location where{};
    bool isEnabled = true; ///< false: the importer could not convert a condition, or could not convert any effect
    std::vector<Markup> comments{};
    std::vector<Markup> activation{};
    Markup scope{};
    std::vector<ImportedEffect> effects{};
    std::uint32_t maxima = 0; ///< meters whose maximum activation or scope reads, as bits by classicMeters()
    int floor = 0;            ///< minimum priority of its effects

    bool altersMeters() const;
    int priorityOf(const ImportedEffect& effect) const { return effect.priority < floor ? floor : effect.priority; }
    /// Returns the meters whose maxima the activation, the scope or an amount reads.
    std::uint32_t reads() const;
};

/// A kind of class with groups, and the source of those groups (F4).
struct ClassicHolder {
    std::string_view type;       ///< "tech", "building", "special"
    std::uint32_t source;        ///< kind of objects, as a bit
    std::string_view sourceName; ///< source in words: "a building"
};

/// Reads one <EffectsGroup>. Returns several groups if it mixes effects that the engine separates (E2.2).
/// @param number position in the class, from 1; context.owner must be the class's id
std::vector<ImportedGroup> importGroup(ClassicContext& context, Element element, const ClassicHolder& holder,
                                       std::size_t number);

/// Orders each group that reads a rebuilt maximum after all levels that build this maximum (F4). Reports the changes of
/// order.
void orderGroups(std::vector<ImportedGroup*>& groups, ImportReport& report);
/// Reports meters that several kinds of effects change: additions, multiplications and settings.
void findMixedMeters(const std::vector<ImportedGroup*>& groups, ImportReport& report);

/// Returns the `<group>` element.
Markup groupMarkup(const ImportedGroup& group);

} // namespace orrery::engine
