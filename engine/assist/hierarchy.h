// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/index.h"

#include <optional>
#include <string>
#include <vector>

namespace orrery::engine {

/// The relation that a hierarchy shows for a name (I3.5).
enum class HierarchyKind : std::uint8_t {
    modifiers, ///< of a meter, property, resource or variable: everything that changes it
    touches,   ///< of a group: the names that its effects change; of those: the groups that read them
    triggers,  ///< of a group: its triggers; of an event: the effects that raise it
};

/// One row. Its child rows are computed when somebody unfolds it.
struct HierarchyRow {
    /// The meaning of a row; the views have the texts for it.
    enum class Role : std::uint8_t {
        effect,    ///< a group's effect: `label` is CLASS/group, `detail` the effect and its parameters
        modifier,  ///< of a variable: `label` is the class that carries it
        channel,   ///< of a variable and a meter or property
        growth,    ///< of a meter, income of a resource, spread of a variable
        cost,      ///< an amount that a group pays
        scenario,  ///< a statement of a scenario
        name,      ///< a name: `label` is its id
        reader,    ///< a group that reads it
        trigger,   ///< `label` is the event, `detail` the timing of the response
        everyTurn, ///< a group without a trigger: `label` is the stage
    };
    Role role = Role::effect;
    std::string label;
    Phrase detail;
    int priority = 0;
    Location where;
    /// The relation below the row: the names within `where`, or the same relation of another name.
    std::optional<NameKey> next;
    bool asksWithin = false;
};

/// Returns the first rows for a name; empty if the relation does not apply to it.
std::vector<HierarchyRow> hierarchyOf(const ParsedProject& project, const CheckedModel& model, const NameIndex& index,
                                      HierarchyKind kind, const NameKey& name);
/// Returns the rows below a row: names that a changing effect reads, groups that read a changed name, effects that
/// raise a trigger.
std::vector<HierarchyRow> below(const ParsedProject& project, const CheckedModel& model, const NameIndex& index,
                                HierarchyKind kind, const HierarchyRow& row);
/// Returns whether the relation applies to names of a kind.
bool canAsk(HierarchyKind kind, NameKind of);

} // namespace orrery::engine
