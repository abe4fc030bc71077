// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/choice_labels.h"

#include "engine/vocabulary/rules_profile.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace orrery::engine {

namespace {

constexpr std::array table{
    ChoiceLabel{"answers", "always", "to each event"},
    ChoiceLabel{"answers", "first-of-game", "to the first event of the game"},
    ChoiceLabel{"answers", "first-of-turn", "to the first event of each turn"},
    ChoiceLabel{"any", "class", "any class"},
    ChoiceLabel{"any", "grouping", "any grouping"},
    ChoiceLabel{"bare-meters", "initial", "initial values"},
    ChoiceLabel{"bare-meters", "running", "running values"},
    ChoiceLabel{"compared-to", "base", "the base run"},
    ChoiceLabel{"decisions", "at-once", "all at once"},
    ChoiceLabel{"decisions", "by-level", "by level"},
    ChoiceLabel{"design", "grid", "all combinations"},
    ChoiceLabel{"design", "latin-hypercube", "Latin hypercube"},
    ChoiceLabel{"design", "morris", "Morris paths"},
    ChoiceLabel{"design", "one-at-a-time", "one at a time"},
    ChoiceLabel{"direction", "in", "in"},
    ChoiceLabel{"direction", "out", "out"},
    ChoiceLabel{"firing-order", "as-written", "as written"},
    ChoiceLabel{"firing-order", "by-operation", "by operation"},
    ChoiceLabel{"match", "below", "the last key that is not above"},
    ChoiceLabel{"match", "exact", "the same key"},
    ChoiceLabel{"missing", "unknown", "no answer"},
    ChoiceLabel{"missing", "zero", "zero"},
    ChoiceLabel{"mode", "active", "owned by it"},
    ChoiceLabel{"mode", "allies-exclusive", "its allies (all owners)"},
    ChoiceLabel{"mode", "allies-inclusive", "its allies (any owner)"},
    ChoiceLabel{"mode", "empire-exclusive", "itself (all owners)"},
    ChoiceLabel{"mode", "empire-inclusive", "itself (any owner)"},
    ChoiceLabel{"mode", "enemies-exclusive", "its enemies (all owners)"},
    ChoiceLabel{"mode", "enemies-inclusive", "its enemies (any owner)"},
    ChoiceLabel{"mode", "inactive", "not owned by it"},
    ChoiceLabel{"of", "any", "any object"},
    ChoiceLabel{"of", "class", "class"},
    ChoiceLabel{"of", "empire", "empire"},
    ChoiceLabel{"of", "game", "game"},
    ChoiceLabel{"of", "host", "the object that it is attached to"},
    ChoiceLabel{"of", "other", "another object"},
    ChoiceLabel{"of", "owned", "an object of the same owner"},
    ChoiceLabel{"of", "self", "the holder"},
    ChoiceLabel{"of", "source", "the source"},
    ChoiceLabel{"of", "target", "the target"},
    ChoiceLabel{"op", "eq", "="},
    ChoiceLabel{"op", "ge", "≥"},
    ChoiceLabel{"op", "gt", ">"},
    ChoiceLabel{"op", "le", "≤"},
    ChoiceLabel{"op", "lt", "<"},
    ChoiceLabel{"op", "ne", "≠"},
    ChoiceLabel{"option", "empire", "an option of empires"},
    ChoiceLabel{"option", "game", "an option of the game"},
    ChoiceLabel{"order", "ask", "as the player decides"},
    ChoiceLabel{"order", "by-id", "by priority and id"},
    ChoiceLabel{"order", "cancel-order", "cancel an order"},
    ChoiceLabel{"order", "commonest", "the commonest"},
    ChoiceLabel{"order", "focus-order", "set the focus"},
    ChoiceLabel{"order", "give-order", "give an object"},
    ChoiceLabel{"order", "largest", "the largest"},
    ChoiceLabel{"order", "list", "as listed"},
    ChoiceLabel{"order", "move-order", "move"},
    ChoiceLabel{"order", "none", "no order"},
    ChoiceLabel{"order", "produce-order", "produce"},
    ChoiceLabel{"order", "research-order", "research"},
    ChoiceLabel{"order", "scale", "sequence"},
    ChoiceLabel{"order", "smallest", "the smallest"},
    ChoiceLabel{"order", "target-order", "set the target"},
    ChoiceLabel{"order", "wheel", "circle"},
    ChoiceLabel{"per", "object", "object"},
    ChoiceLabel{"per", "owner", "owner"},
    ChoiceLabel{"policy", "average", "average"},
    ChoiceLabel{"policy", "first", "first"},
    ChoiceLabel{"policy", "largest", "largest"},
    ChoiceLabel{"policy", "smallest", "smallest"},
    ChoiceLabel{"precision", "double", "double"},
    ChoiceLabel{"precision", "single", "single"},
    ChoiceLabel{"reactions", "pass", "pass"},
    ChoiceLabel{"reactions", "take", "take"},
    ChoiceLabel{"rules", rulesRows[1].name, rulesRows[1].label},
    ChoiceLabel{"rules", rulesRows[2].name, rulesRows[2].label},
    ChoiceLabel{"rules", rulesRows[0].name, rulesRows[0].label},
    ChoiceLabel{"screen", "build", "build screen"},
    ChoiceLabel{"screen", "main", "main screen"},
    ChoiceLabel{"screen", "message", "message screen"},
    ChoiceLabel{"screen", "special", "special screen"},
    ChoiceLabel{"screen", "status", "status screen"},
    ChoiceLabel{"shape", "cluster", "cluster"},
    ChoiceLabel{"shape", "disc", "disc"},
    ChoiceLabel{"shape", "ring", "ring"},
    ChoiceLabel{"shape", "spiral", "spiral"},
    ChoiceLabel{"source", "capital", "the capital"},
    ChoiceLabel{"source", "host", "the object that it is attached to"},
    ChoiceLabel{"source", "self", "the object itself"},
    ChoiceLabel{"stacking-by", "effect", "effect"},
    ChoiceLabel{"stacking-by", "target", "target"},
    ChoiceLabel{"stage", "after-combat", "after combat"},
    ChoiceLabel{"stage", "after-growth", "after growth"},
    ChoiceLabel{"stage", "after-movement", "after movement"},
    ChoiceLabel{"stage", "after-production", "after production"},
    ChoiceLabel{"stage", "after-research", "after research"},
    ChoiceLabel{"stage", "before-combat", "before combat"},
    ChoiceLabel{"stage", "before-growth", "before growth"},
    ChoiceLabel{"stage", "before-movement", "before movement"},
    ChoiceLabel{"stage", "before-production", "before production"},
    ChoiceLabel{"stage", "before-research", "before research"},
    ChoiceLabel{"stage", "effects", "effects"},
    ChoiceLabel{"target", "none", "none"},
    ChoiceLabel{"target", "object", "the object in scope"},
    ChoiceLabel{"target", "source", "the source"},
    ChoiceLabel{"to", "all", "the whole galaxy"},
    ChoiceLabel{"to", "everybody", "everybody"},
    ChoiceLabel{"to", "foe", "the foe"},
    ChoiceLabel{"to", "object", "the object"},
    ChoiceLabel{"to", "owners", "the owners"},
    ChoiceLabel{"to", "source", "the owners of the source"},
    ChoiceLabel{"value", "all", "the whole galaxy"},
    ChoiceLabel{"value", "foe", "the foe"},
    ChoiceLabel{"value", "object", "the object"},
    ChoiceLabel{"vocabulary", "own", "only the project's own"},
    ChoiceLabel{"vocabulary", "shipped", "shipped and own"},
    ChoiceLabel{"which", "current", "current value"},
    ChoiceLabel{"which", "max", "maximum"},
    ChoiceLabel{"which", "primary", "primary"},
    ChoiceLabel{"which", "secondary", "secondary"},
    ChoiceLabel{"which", "secondary-only", "secondary only"},
    ChoiceLabel{"whose", "object", "the object"},
    ChoiceLabel{"whose", "owners", "its owners"},
    ChoiceLabel{"whose", "source", "the owners of the source"},
    ChoiceLabel{"zoom", "all", "the whole galaxy"},
    ChoiceLabel{"zoom", "foe", "the foe"},
    ChoiceLabel{"zoom", "object", "the object"},
};

constexpr auto keyOf(const ChoiceLabel& row) {
    return std::tuple(row.parameter, row.word);
}
static_assert(std::ranges::is_sorted(table, {}, keyOf), "keep the table in the order of parameters and words");
static_assert(std::ranges::adjacent_find(table, {}, keyOf) == table.end(), "two rows share a word");

} // namespace

std::span<const ChoiceLabel> choiceLabels() {
    return table;
}

std::string_view choiceLabel(const ParameterSpec& spec, std::string_view word) {
    const auto found = std::ranges::lower_bound(table, std::tuple(spec.name, word), {}, keyOf);
    return found != table.end() && found->parameter == spec.name && found->word == word ? found->label
                                                                                        : std::string_view();
}

} // namespace orrery::engine
