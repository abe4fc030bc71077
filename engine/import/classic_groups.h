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
    bool isEnabled = true; ///< false: a condition or all effects could not be imported
    std::vector<Markup> comments{};
    std::vector<Markup> activation{};
    Markup scope{};
    std::vector<ImportedEffect> effects{};
    std::uint32_t maxima = 0; ///< meters whose maximum activation or scope reads, as bits by classicMeters()
    int floor = 0;            ///< the lowest priority that its effects may have

    bool altersMeters() const;
    int priorityOf(const ImportedEffect& effect) const { return effect.priority < floor ? floor : effect.priority; }
    /// Returns the meters whose maxima activation, scope or an amount reads.
    std::uint32_t reads() const;
};

/// A kind of class that carries groups, and the source of those groups (F4).
struct ClassicHolder {
    std::string_view type;       ///< "tech", "building", "special"
    std::uint32_t source;        ///< a kind of objects
    std::string_view sourceName; ///< "a building"
};

/// Reads one <EffectsGroup>. If it mixes effects that the engine separates (E2.2), it gives several groups.
/// @param number its position in the class, from 1. context.owner is the class's id.
std::vector<ImportedGroup> importGroup(ClassicContext& context, Element element, const ClassicHolder& holder,
                                       std::size_t number);

/// Orders each group that reads a rebuilt maximum after all levels that build it (F4), and reports the order.
void orderGroups(std::vector<ImportedGroup*>& groups, ImportReport& report);
/// Reports meters on which additions, multiplications and settings meet.
void findMixedMeters(const std::vector<ImportedGroup*>& groups, ImportReport& report);

/// Returns the `<group>`.
Markup groupMarkup(const ImportedGroup& group);

} // namespace orrery::engine
