// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/index.h"

#include <optional>
#include <string>
#include <vector>

namespace orrery::engine {

/// The relation that a hierarchy shows for a name (I3.5).
enum class HierarchyKind : std::uint8_t {
    modifiers, ///< for a meter, property, resource or variable: all changes of it
    touches,   ///< for a group: the names that its effects change; for such a name: the groups that read it
    triggers,  ///< for a group: its triggers; for an event: the effects that raise it
};

/// One row. The view requests its child rows when the user expands it.
struct HierarchyRow {
    /// The meaning of a row. The views have the texts for it.
    enum class Role : std::uint8_t {
        effect,    ///< an effect of a group: `label` is CLASS/group, `detail` is the effect with its parameters
        modifier,  ///< a modifier of a variable: `label` is the class with the modifier
        channel,   ///< a channel between a variable and a meter or property
        growth,    ///< growth of a meter, income of a resource, or spread of a variable
        cost,      ///< an amount that a group pays
        scenario,  ///< a statement of a scenario
        name,      ///< a name: `label` is its id
        reader,    ///< a group that reads the name
        trigger,   ///< a trigger: `label` is the event, `detail` is the timing of the response
        everyTurn, ///< a group without a trigger: `label` is the stage
    };
    Role role = Role::effect;
    std::string label;
    Phrase detail;
    int priority = 0;
    Location where;
    /// The name whose hierarchy the child rows show. If asksWithin is true, the child rows are the names inside `where`
    /// instead, except this name.
    std::optional<NameKey> next;
    bool asksWithin = false;
};

/// Returns the first rows for a name. Returns an empty list if the relation does not apply to the name.
std::vector<HierarchyRow> hierarchyOf(const ParsedProject& project, const CheckedModel& model, const NameIndex& index,
                                      HierarchyKind kind, const NameKey& name);
/// Returns the child rows of a row. These are names that a changing effect reads, groups that read a changed name, or
/// effects that raise the event of a trigger.
std::vector<HierarchyRow> below(const ParsedProject& project, const CheckedModel& model, const NameIndex& index,
                                HierarchyKind kind, const HierarchyRow& row);
/// Returns whether the relation applies to names of a kind.
bool canAsk(HierarchyKind kind, NameKind of);

} // namespace orrery::engine
