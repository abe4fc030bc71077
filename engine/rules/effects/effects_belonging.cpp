// SPDX-License-Identifier: GPL-3.0-or-later
// Effects on specials and techs. A special is an object attached to its carrier; a tech is an object that its empire
// owns. No object or empire has two of one class.
#include "engine/rules/effects/effect_rows.h"
#include "engine/rules/effects/object_making.h"
#include "engine/turn/effect_arguments.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

constexpr std::array specialParameters{
    ParameterSpec{.name = "special",
                  .kind = ParameterKind::objectClass,
                  .of = "special",
                  .required = true,
                  .label = "Special",
                  .help = "A class of type special, or a property of the source that holds one."},
};

constexpr std::array techParameters{
    ParameterSpec{.name = "tech",
                  .kind = ParameterKind::objectClass,
                  .of = "tech",
                  .required = true,
                  .label = "Tech",
                  .help = "A class of type tech, or a property of the source that holds one."},
};

std::vector<Row> specialsOn(const EffectCall& call, ClassIndex special, Row carrier) {
    std::vector<Row> found;
    for (const Row row : call.evaluator.attached(call.view, carrier)) {
        if (call.view.exists(row) && call.view.builtin(Builtin::objectClass, row) == special) {
            found.push_back(row);
        }
    }
    return found;
}

bool canCarry(const EffectCall& call, ClassIndex special, Row carrier) {
    const TypeIndex type = call.view.model->classes[special].type;
    const std::vector<TypeIndex>& hosts = call.view.model->vocabulary.types()[type].attachedTo;
    return std::find(hosts.begin(), hosts.end(), call.view.typeOf(carrier)) != hosts.end();
}

PhraseView cannotGetSpecial(const EffectCall& call, Row target) {
    const auto special = classOf(call);
    if (!special) {
        return inPhrase("no special is given");
    }
    if (!canCarry(call, *special, target)) {
        return inPhrase("cannot have it");
    }
    return specialsOn(call, *special, target).empty() ? std::string_view() : inPhrase("has it already");
}

PhraseView lacksSpecial(const EffectCall& call, Row target) {
    const auto special = classOf(call);
    return special && !specialsOn(call, *special, target).empty() ? std::string_view() : inPhrase("does not have it");
}

void addSpecial(const EffectCall& call) {
    const auto special = classOf(call);
    if (!special) {
        return;
    }
    ObjectMaker maker(call, *special);
    for (const Row row : *call.rows) {
        if (!maker.make(row, {})) {
            return;
        }
    }
}

void removeSpecial(const EffectCall& call) {
    const auto special = classOf(call);
    if (!special) {
        return;
    }
    std::vector<Row> lost;
    for (const Row carrier : *call.rows) {
        const std::vector<Row> found = specialsOn(call, *special, carrier);
        lost.insert(lost.end(), found.begin(), found.end());
    }
    for (const Row row : lost) {
        call.proposal->destroy(row);
    }
}

std::vector<Row> techsOf(const EffectCall& call, ClassIndex tech, Row empire) {
    std::vector<Row> found;
    const ColumnId column = call.view.layout->builtin(Builtin::objectClass);
    call.evaluator.equal(call.view, column, static_cast<double>(tech)).forEach([&](Row row) {
        const std::vector<Row>& owners = call.view.ownersOf(row);
        if (std::binary_search(owners.begin(), owners.end(), empire)) {
            found.push_back(row);
        }
    });
    return found;
}

/// Returns the empires in reach of the whole scope that have the tech. With `having` false, returns those that do not
/// have it.
std::vector<Row> empiresWith(const EffectCall& call, ClassIndex tech, std::span<const Row> rows, bool having) {
    std::vector<Row> empires = empiresReached(call, rows);
    std::erase_if(empires, [&](Row empire) { return techsOf(call, tech, empire).empty() == having; });
    return empires;
}

PhraseView cannotGetTech(const EffectCall& call, Row target) {
    const auto tech = classOf(call);
    if (!tech) {
        return inPhrase("no tech is given");
    }
    if (empiresReached(call, target).empty()) {
        return inPhrase("has no owner");
    }
    return empiresWith(call, *tech, {&target, 1}, false).empty() ? inPhrase("has it already") : std::string_view();
}

PhraseView lacksTech(const EffectCall& call, Row target) {
    const auto tech = classOf(call);
    if (tech && empiresReached(call, target).empty()) {
        return inPhrase("has no owner");
    }
    return tech && !empiresWith(call, *tech, {&target, 1}, true).empty() ? std::string_view()
                                                                         : inPhrase("does not have it");
}

void giveTech(const EffectCall& call) {
    const auto tech = classOf(call);
    if (!tech) {
        return;
    }
    const std::vector<Row> empires = empiresWith(call, *tech, *call.rows, false);
    ObjectMaker maker(call, *tech);
    for (const Row empire : empires) {
        if (!maker.makeFor(empire, empire)) {
            return;
        }
    }
}

void takeTech(const EffectCall& call) {
    const auto tech = classOf(call);
    if (!tech) {
        return;
    }
    std::vector<Row> lost;
    for (const Row empire : empiresWith(call, *tech, *call.rows, true)) {
        const std::vector<Row> techs = techsOf(call, *tech, empire);
        lost.insert(lost.end(), techs.begin(), techs.end());
    }
    for (const Row row : lost) {
        call.proposal->destroy(row);
    }
}

constexpr std::array table{
    EffectSpec{.tag = "add-special",
               .label = "Add special",
               .help = "Attaches a special to the object. An object has at most one special of a class, so a second "
                       "one changes nothing.",
               .sentence = "add special {special}",
               .requirement = "E3.22",
               .example = R"(<add-special special="SPC_RUINS"/>)",
               .parameters = specialParameters,
               .unable = cannotGetSpecial,
               .fire = addSpecial},
    EffectSpec{.tag = "give-tech",
               .label = "Give tech",
               .help = "Gives a tech to each empire in scope. For other objects in scope, their owners receive it.",
               .sentence = "give tech {tech}",
               .requirement = "E3.24",
               .example = R"(<give-tech tech="CON_CONC_CAMP"/>)",
               .parameters = techParameters,
               .reachesOwners = true,
               .unable = cannotGetTech,
               .fire = giveTech},
    EffectSpec{.tag = "remove-special",
               .label = "Remove special",
               .help = "Removes a special from the object. Destroys the attached specials of that class.",
               .sentence = "remove special {special}",
               .requirement = "E3.22",
               .example = R"(<remove-special special="SPC_RUINS"/>)",
               .parameters = specialParameters,
               .unable = lacksSpecial,
               .fire = removeSpecial},
    EffectSpec{.tag = "take-tech",
               .label = "Take tech",
               .help = "Takes a tech from each empire in scope. For other objects in scope, their owners lose it.",
               .sentence = "take tech {tech}",
               .requirement = "E3.24",
               .example = R"(<take-tech tech="CON_CONC_CAMP"/>)",
               .parameters = techParameters,
               .reachesOwners = true,
               .unable = lacksTech,
               .fire = takeTech},
};
static_assert(areProperEffects(table));

} // namespace

std::span<const EffectSpec> belongingEffects() {
    return table;
}

} // namespace orrery::engine
