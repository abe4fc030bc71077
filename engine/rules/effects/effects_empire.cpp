// SPDX-License-Identifier: GPL-3.0-or-later
// Effects that give something to empires: a capital, sight, the right to classes, victory. On an object that is not an
// empire, they reach the object's owners (E3.14).
#include "engine/rules/effects/effect_rows.h"
#include "engine/turn/effect_arguments.h"

#include <algorithm>
#include <array>
#include <map>

namespace orrery::engine {

namespace {

constexpr std::array<std::string_view, 2> noOrYes{"false", "true"};

constexpr ParameterSpec classParameter(std::string_view name, std::string_view type, std::string_view label) {
    return {.name = name,
            .kind = ParameterKind::objectClass,
            .of = type,
            .required = true,
            .label = label,
            .help = "A class, or a property of the source that holds one."};
}
constexpr ParameterSpec availableParameter{.name = "available",
                                           .kind = ParameterKind::choice,
                                           .choices = noOrYes,
                                           .fallback = "true",
                                           .label = "Available",
                                           .help = "Whether the class is available to the empire from now on."};
constexpr std::array techParameters{classParameter("tech", "tech", "Tech"), availableParameter};
constexpr std::array buildingParameters{classParameter("class", "building", "Building"), availableParameter};
constexpr std::array shipParameters{classParameter("class", "ship", "Ship"), availableParameter};
constexpr std::array anyParameters{classParameter("class", {}, "Class"), availableParameter};

constexpr std::array visibilityParameters{
    ParameterSpec{.name = "empire",
                  .kind = ParameterKind::empire,
                  .required = true,
                  .label = "Empire",
                  .help = "The empire: 'source' (the owners of the source), an empire's id, or an expression that "
                          "returns an object. If that object is not an empire, its owners are used."},
    ParameterSpec{.name = "seen",
                  .kind = ParameterKind::choice,
                  .choices = noOrYes,
                  .fallback = "true",
                  .label = "Seen",
                  .help = "'true': the empire always sees the object. 'false': the empire never sees it."},
};

constexpr std::array reasonParameters{
    ParameterSpec{
        .name = "reason", .kind = ParameterKind::text, .label = "Reason", .help = "The reason shown to players."},
};

using Set = std::vector<Row>;

const Set& setAt(const View& view, Builtin column, Row row) {
    return (*view.ownerSets)[static_cast<std::uint32_t>(view.builtin(column, row))];
}

Set with(Set set, std::span<const Row> more) {
    set.insert(set.end(), more.begin(), more.end());
    return set;
}

Set without(Set set, std::span<const Row> less) {
    std::erase_if(set, [&](Row one) { return std::ranges::find(less, one) != less.end(); });
    return set;
}

/// Moves rows between two sets of each row. Adds `moved` to the set `into`, and removes them from the set `from`.
void transfer(const EffectCall& call, const RowListRef& rows, std::span<const Row> moved, Builtin into, Builtin from) {
    std::vector<double> grown;
    std::vector<double> shrunk;
    for (const Row row : *rows) {
        grown.push_back(call.writer->internOwners(with(setAt(call.view, into, row), moved)));
        shrunk.push_back(call.writer->internOwners(without(setAt(call.view, from, row), moved)));
    }
    call.proposal->set(call.view.layout->builtin(into), rows, grown);
    call.proposal->set(call.view.layout->builtin(from), rows, shrunk);
}

PhraseView reachesNobody(const EffectCall& call, Row target) {
    return empiresReached(call, target).empty() ? inPhrase("has no owner") : std::string_view();
}

PhraseView cannotBeAllowed(const EffectCall& call, Row target) {
    return !classOf(call) ? inPhrase("no class is given") : reachesNobody(call, target);
}

void setAvailability(const EffectCall& call) {
    const auto objectClass = classOf(call);
    if (!objectClass) {
        return;
    }
    const bool isAvailable = argumentOf(call, "available").constant != 0.0;
    for (const Row empire : empiresReached(call, *call.rows)) {
        call.proposal->allow(empire, *objectClass, isAvailable);
    }
}

PhraseView cannotBeCapital(const EffectCall& call, Row target) {
    const bool isPlanet = call.view.model->vocabulary.findType("planet") == call.view.typeOf(target);
    return !isPlanet ? inPhrase("is not a planet") : reachesNobody(call, target);
}

void setCapital(const EffectCall& call) {
    std::map<Row, double> capitals; // new capital of each empire
    for (const Row row : *call.rows) {
        for (const Row empire : empiresReached(call, row)) {
            capitals[empire] = row;
        }
    }
    RowList empires;
    std::vector<double> rows;
    for (const auto& [empire, capital] : capitals) {
        empires.push_back(empire);
        rows.push_back(capital);
    }
    call.proposal->set(call.view.layout->builtin(Builtin::capital), std::make_shared<const RowList>(std::move(empires)),
                       rows);
}

void setVisibility(const EffectCall& call) {
    if (const auto empires = empiresMeant(call, argumentOf(call, "empire"))) {
        const bool isSeen = argumentOf(call, "seen").constant != 0.0;
        transfer(call, call.rows, *empires, isSeen ? Builtin::shownTo : Builtin::hiddenFrom,
                 isSeen ? Builtin::hiddenFrom : Builtin::shownTo);
    }
}

void end(const EffectCall& call, bool isWon) {
    const CheckedArgument* const reason = argumentOf(call, "reason").checked;
    for (const Row empire : empiresReached(call, *call.rows)) {
        call.writer->log().victories.push_back({.empire = empire,
                                                .isWon = isWon,
                                                .firing = call.cause.firing,
                                                .effect = call.cause.effect,
                                                .reason = reason == nullptr ? std::string() : reason->text});
    }
}

void win(const EffectCall& call) {
    end(call, true);
}

void lose(const EffectCall& call) {
    end(call, false);
}

constexpr std::array table{
    EffectSpec{.tag = "lose",
               .label = "Lose",
               .help = "Makes each empire in scope lose the game. For other objects in scope, their owners lose.",
               .sentence = "lose the game[: “{reason}”]",
               .requirement = "E3.27",
               .example = R"(<lose reason="The last hearth went out."/>)",
               .parameters = reasonParameters,
               .reachesOwners = true,
               .unable = reachesNobody,
               .fire = lose},
    EffectSpec{.tag = "set-availability",
               .label = "Set availability",
               .help = "Sets whether an empire can obtain a class of any type. Applies to each empire in scope. For "
                       "other objects in scope, it applies to their owners. If available, the class needs no "
                       "prerequisites. If unavailable, prerequisites do not help.",
               .sentence = "set availability of class {class} to {available}",
               .requirement = "E3.12",
               .example = R"(<set-availability class="SPC_RUINS"/>)",
               .parameters = anyParameters,
               .reachesOwners = true,
               .unable = cannotBeAllowed,
               .fire = setAvailability},
    EffectSpec{.tag = "set-building-availability",
               .label = "Set building availability",
               .help = "Sets whether an empire can produce a building. Applies to each empire in scope. For other "
                       "objects in scope, it applies to their owners. If available, the class needs no prerequisites. "
                       "If unavailable, prerequisites do not help.",
               .sentence = "set availability of building {class} to {available}",
               .requirement = "E3.10",
               .example = R"(<set-building-availability class="BLD_MEGALITH"/>)",
               .parameters = buildingParameters,
               .reachesOwners = true,
               .unable = cannotBeAllowed,
               .fire = setAvailability},
    EffectSpec{.tag = "set-capital",
               .label = "Set capital",
               .help = "Makes the planet the capital of its owner. If several planets are in scope, the last one "
                       "becomes the capital.",
               .sentence = "make it the capital of its owner",
               .requirement = "E3.25",
               .example = "<set-capital/>",
               .unable = cannotBeCapital,
               .fire = setCapital},
    EffectSpec{.tag = "set-ship-availability",
               .label = "Set ship availability",
               .help = "Sets whether an empire can produce a class of ship. Applies to each empire in scope. For other "
                       "objects in scope, it applies to their owners. If available, the class needs no prerequisites. "
                       "If unavailable, prerequisites do not help.",
               .sentence = "set availability of ship {class} to {available}",
               .requirement = "E3.11",
               .example = R"(<set-ship-availability class="SHP_SCOUT" available="false"/>)",
               .parameters = shipParameters,
               .reachesOwners = true,
               .unable = cannotBeAllowed,
               .fire = setAvailability},
    EffectSpec{.tag = "set-tech-availability",
               .label = "Set tech availability",
               .help = "Sets whether an empire can research a tech. Applies to each empire in scope. For other objects "
                       "in scope, it applies to their owners. If available, the class needs no prerequisites. If "
                       "unavailable, prerequisites do not help.",
               .sentence = "set availability of tech {tech} to {available}",
               .requirement = "E3.9",
               .example = R"(<set-tech-availability tech="CON_CONC_CAMP"/>)",
               .parameters = techParameters,
               .reachesOwners = true,
               .unable = cannotBeAllowed,
               .fire = setAvailability},
    EffectSpec{.tag = "set-visibility",
               .label = "Set visibility",
               .help = "Shows the object to an empire, or hides it from the empire, regardless of detectors. This "
                       "lasts until another effect changes it.",
               .sentence = "set visibility for {empire} to {seen}",
               .requirement = "E3.26",
               .example = R"(<set-visibility empire="source" seen="false"/>)",
               .parameters = visibilityParameters,
               .fire = setVisibility},
    EffectSpec{.tag = "win",
               .label = "Win",
               .help = "Makes each empire in scope win the game. For other objects in scope, their owners win.",
               .sentence = "win the game[: “{reason}”]",
               .requirement = "E3.27",
               .example = R"(<win reason="The seventh sun is kindled."/>)",
               .parameters = reasonParameters,
               .reachesOwners = true,
               .unable = reachesNobody,
               .fire = win},
};
static_assert(areProperEffects(table));

} // namespace

std::span<const EffectSpec> empireEffects() {
    return table;
}

} // namespace orrery::engine
