// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/classic_conditions.h"
#include "engine/import/classic_effects.h"

#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// An effects group in our format, before its priority is known.
struct ImportedGroup {
    std::string label; ///< "BLD_MEGALITH/group-1"
    std::string id;
    std::string stacking{};
    std::string description{};
    Location where{};
    bool isEnabled = true; ///< false: a condition or all effects could not be imported
    std::vector<Markup> comments{};
    std::vector<Markup> activation{};
    Markup scope{};
    std::vector<ImportedEffect> effects{};
    std::uint32_t maxima = 0; ///< meters whose maximum activation or scope read, as bits by classicMeters()
    int floor = 0;            ///< no effect of it may come before this priority

    bool altersMeters() const;
    int priorityOf(const ImportedEffect& effect) const { return effect.priority < floor ? floor : effect.priority; }
    /// Maxima that activation, scope or any amount reads.
    std::uint32_t reads() const;
};

/// What carries groups, and what their source is (F4).
struct ClassicHolder {
    std::string_view type;       ///< "tech", "building", "special"
    std::uint32_t source;        ///< a kind of objects
    std::string_view sourceName; ///< "a building"
};

/// Reads one <EffectsGroup>. Where the engine keeps apart what the game mixed (E2.2), it gives several groups.
/// @param number its place in the class, from 1. context.owner is the class's id.
std::vector<ImportedGroup> importGroup(ClassicContext& context, Element element, const ClassicHolder& holder,
                                       std::size_t number);

/// Puts every group that reads a rebuilt maximum after all levels that build it (F4), and notes where.
void orderGroups(std::vector<ImportedGroup*>& groups, ImportReport& report);
/// Meters on which additions, multiplications and settings meet.
void findMixedMeters(const std::vector<ImportedGroup*>& groups, ImportReport& report);

/// The `<group>`.
Markup groupMarkup(const ImportedGroup& group);

} // namespace orrery::engine
