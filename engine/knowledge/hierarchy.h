// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/knowledge/index.h"

#include <optional>
#include <string>
#include <vector>

namespace orrery::engine {

/// What a hierarchy asks of a name (I3.5).
enum class HierarchyKind : std::uint8_t {
    modifiers, ///< of a meter, a property, a resource or a variable: what changes it
    touches,   ///< of a group: what its effects change; of those: which groups read it
    triggers,  ///< of a group: what sets it off; of an occurrence: what raises it
};

/// One row. Its own rows are asked for when somebody unfolds it.
struct HierarchyRow {
    /// What a row says; people's words for it are the views'.
    enum class Role : std::uint8_t {
        effect,    ///< a group's effect: `label` is CLASS/group, `detail` the effect and what it takes
        modifier,  ///< of a variable: `label` is what carries it
        channel,   ///< of a variable and a meter or property
        growth,    ///< of a meter, income of a resource, spread of a variable
        cost,      ///< what a group pays
        scenario,  ///< a statement of a scenario
        name,      ///< something named: `label` is its id
        reader,    ///< a group that reads it
        trigger,   ///< `label` is the occurrence, `detail` how it is answered
        everyTurn, ///< a group without a trigger: `label` is the stage
    };
    Role role = Role::effect;
    std::string label;
    Phrase detail;
    int priority = 0;
    Location where;
    /// What unfolding it asks: names within `where`, or the same question of another name.
    std::optional<NameKey> next;
    bool asksWithin = false;
};

/// The first rows of a question about a name; empty where the question means nothing for it.
std::vector<HierarchyRow> hierarchyOf(const ParsedProject& project, const CheckedModel& model, const NameIndex& index,
                                      HierarchyKind kind, const NameKey& name);
/// What stands below a row: what a changing effect reads itself, who reads what is touched, what raises a trigger.
std::vector<HierarchyRow> below(const ParsedProject& project, const CheckedModel& model, const NameIndex& index,
                                HierarchyKind kind, const HierarchyRow& row);
/// Whether the question means something for names of a kind.
bool canAsk(HierarchyKind kind, NameKind of);

} // namespace orrery::engine
