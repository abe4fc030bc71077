// SPDX-License-Identifier: GPL-3.0-or-later
// Actions of scenario conditions that control the scenario itself, and actions that send messages to players (S8).
#include "engine/content/element_rows_watches.h"
#include "engine/rules/scenario/scenario_rows.h"
#include "engine/rules/scenario/watch_parameters.h"
#include "engine/turn/message_text.h"
#include "engine/turn/watch_call.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace orrery::engine {

namespace {

constexpr std::array counterParameters{
    ParameterSpec{.name = "counter",
                  .kind = ParameterKind::counter,
                  .required = true,
                  .label = "Counter",
                  .help = "The name of a counter. Counters start at 0."},
    ParameterSpec{.name = "by",
                  .kind = ParameterKind::number,
                  .fallback = "1",
                  .label = "By",
                  .help = "The number to add. It may be negative or an expression."}};
void addToCounter(const ActionCall& call) {
    const double by = call.number("by");
    call.editAgenda([&](Agenda& agenda) {
        double& counter = agenda.counters[call.arguments.text("counter")];
        const double sum = counter + by;
        counter = std::isfinite(sum) ? sum : counter; // a missing or infinite sum leaves the counter unchanged
    });
}

constexpr std::array conditionParameters{ParameterSpec{.name = "condition",
                                                       .kind = ParameterKind::scenarioCondition,
                                                       .required = true,
                                                       .label = "Condition",
                                                       .help = "The id of a condition of this scenario."}};
void setEnabled(const ActionCall& call, bool isEnabled) {
    call.editAgenda([&](Agenda& agenda) { agenda.enabled[*call.action.checked->condition] = isEnabled; });
}
void enable(const ActionCall& call) {
    setEnabled(call, true);
}
void disable(const ActionCall& call) {
    setEnabled(call, false);
}

void check(const ActionCall& call) {
    call.wish->checks = true;
}

constexpr std::array delayParameters{ParameterSpec{.name = "turns",
                                                   .kind = ParameterKind::integer,
                                                   .required = true,
                                                   .minimum = 0,
                                                   .maximum = 1e6,
                                                   .label = "Turns",
                                                   .help = "The delay of the following actions, in turns."}};
void delay(const ActionCall& call) {
    call.wish->delay = static_cast<std::uint32_t>(call.number("turns"));
}

void pause(const ActionCall& call) {
    call.wish->pauses = true;
}

constexpr std::array messageParameters{
    ParameterSpec{.name = "to",
                  .kind = ParameterKind::empire,
                  .label = "Recipient",
                  .help = "The id of the empire that receives the message. Default: everybody."},
    ParameterSpec{.name = "id",
                  .kind = ParameterKind::integer,
                  .minimum = 0,
                  .label = "Number",
                  .help = "The number that conditions of type message use to refer to this message."}};
Phrase nobodyReads(const ActionCall& call) {
    return !call.arguments.isGiven("to") || call.empire("to") != noRow
               ? Phrase()
               : phrase("the empire '{0}' is not in the game", {call.arguments.text("to")});
}
void message(const ActionCall& call) {
    MessageRecord record{.empire = call.empire("to"),
                         .about = call.arguments.roles.subject,
                         .scenario = call.cause.firing,
                         .moment = call.cause.moment,
                         .pages = {}};
    const Row game = call.arguments.roles.game;
    for (const CompiledArgument& page : call.action.pages) {
        record.pages.push_back(messageText(page, call.view(), call.run.evaluator, game, game));
    }
    for (const std::string& page : record.pages) {
        call.run.writer.log().namedBytes += page.size();
    }
    call.run.writer.log().messages.push_back(std::move(record));
}

constexpr std::array selectParameters{subjectParameter};
Phrase cannotSelect(const ActionCall& call) {
    return call.view().exists(call.object("object"))
               ? Phrase()
               : phrase("'{0}' is not in the game", {call.arguments.text("object")});
}
void select(const ActionCall& call) {
    const Row row = call.object("object");
    call.editAgenda([&](Agenda& agenda) { agenda.view.selected = call.view().numberText(row); });
}

constexpr std::array zoomParameters{ParameterSpec{.name = "to",
                                                  .kind = ParameterKind::choice,
                                                  .choices = rows::zooms,
                                                  .required = true,
                                                  .label = "Zoom",
                                                  .help = "The zoom level of the view."}};
void zoom(const ActionCall& call) {
    call.editAgenda([&](Agenda& agenda) { agenda.view.zoom = call.arguments.text("to"); });
}

constexpr std::array victoryParameters{
    ParameterSpec{.name = "empire",
                  .kind = ParameterKind::empire,
                  .required = true,
                  .label = "Empire",
                  .help = "The id of an empire."},
    ParameterSpec{
        .name = "reason", .kind = ParameterKind::text, .label = "Reason", .help = "The reason shown to players."}};
Phrase notPlaying(const ActionCall& call) {
    return call.empire("empire") != noRow
               ? Phrase()
               : phrase("the empire '{0}' is not in the game", {call.arguments.text("empire")});
}
void end(const ActionCall& call, bool isWon) {
    call.run.writer.log().victories.push_back({.empire = call.empire("empire"),
                                               .isWon = isWon,
                                               .scenario = call.cause.firing,
                                               .reason = call.arguments.text("reason")});
    call.editAgenda([](Agenda& agenda) { agenda.isOver = true; });
}
void win(const ActionCall& call) {
    end(call, true);
}
void lose(const ActionCall& call) {
    end(call, false);
}

constexpr std::array table{
    ActionSpec{.tag = "add-to-counter",
               .label = "Add to counter",
               .help = "Adds a number to a counter. Conditions of type score compare counters.",
               .sentence = "add {by} to counter {counter}",
               .requirement = "S8",
               .example = R"(<condition when="turn > 4" persistent="true"><add-to-counter counter="late" by="1"/>)"
                          "</condition>",
               .parameters = counterParameters,
               .act = addToCounter},
    ActionSpec{.tag = "check",
               .label = "Check",
               .help = "Checks all conditions again before the following actions run.",
               .sentence = "check all conditions again",
               .requirement = "S2",
               .example = R"(<condition when="turn > 4"><check/></condition>)",
               .act = check},
    ActionSpec{.tag = "delay",
               .label = "Delay",
               .help = "Delays the following actions by a number of turns. They run even if the condition is no longer "
                       "true or is disabled.",
               .sentence = "delay the following actions by {turns} turns",
               .requirement = "S8",
               .example = R"(<condition when="turn > 4"><delay turns="3"/><pause/></condition>)",
               .parameters = delayParameters,
               .act = delay},
    ActionSpec{.tag = "disable",
               .label = "Disable",
               .help = "Disables a condition of this scenario.",
               .sentence = "disable condition {condition}",
               .requirement = "S1",
               .example = R"(<condition id="late" when="turn > 4"><disable condition="late"/></condition>)",
               .parameters = conditionParameters,
               .act = disable},
    ActionSpec{.tag = "enable",
               .label = "Enable",
               .help = "Enables a condition of this scenario, again or for the first time.",
               .sentence = "enable condition {condition}",
               .requirement = "S1",
               .example = R"(<condition id="late" when="turn > 4"><enable condition="late"/></condition>)",
               .parameters = conditionParameters,
               .act = enable},
    ActionSpec{.tag = "lose",
               .label = "Lose",
               .help = "Makes an empire lose and ends the run.",
               .sentence = "{empire} loses[: {reason}]",
               .requirement = "S8",
               .example = R"(<condition when="turn > 99"><lose empire="Terrans" reason="too late"/></condition>)",
               .parameters = victoryParameters,
               .unable = notPlaying,
               .act = lose},
    ActionSpec{.tag = "message",
               .label = "Message",
               .help = "Shows a message. Expressions in braces are replaced by their values. Bare names refer to the "
                       "game object, and Subject to the subject of the condition. Each <page> adds a page.",
               .sentence = "show message[ {id}][ to {to}]: {}",
               .requirement = "S8",
               .example = R"(<condition when="turn > 4"><message>Turn {turn}.<page>It is late.</page></message>)"
                          "</condition>",
               .parameters = messageParameters,
               .holdsPages = true,
               .unable = nobodyReads,
               .act = message},
    ActionSpec{.tag = "pause",
               .label = "Pause",
               .help = "Stops the run after this turn, like a breakpoint.",
               .sentence = "stop the run after this turn",
               .requirement = "S8",
               .example = R"(<condition when="turn > 4"><pause/></condition>)",
               .act = pause},
    ActionSpec{.tag = "select",
               .label = "Select",
               .help = "Selects an object for the local player.",
               .sentence = "select {object}",
               .requirement = "S8",
               .example = R"(<condition when="turn > 4" subject="Sol III"><select/></condition>)",
               .parameters = selectParameters,
               .readsView = true,
               .unable = cannotSelect,
               .act = select},
    ActionSpec{.tag = "win",
               .label = "Win",
               .help = "Makes an empire win and ends the run.",
               .sentence = "{empire} wins[: {reason}]",
               .requirement = "S8",
               .example = R"(<condition when="turn > 99"><win empire="Terrans"/></condition>)",
               .parameters = victoryParameters,
               .unable = notPlaying,
               .act = win},
    ActionSpec{.tag = "zoom",
               .label = "Zoom",
               .help = "Sets the zoom of the local player's view.",
               .sentence = "set zoom of the view to {to}",
               .requirement = "S8",
               .example = R"(<condition when="turn > 4"><zoom to="1:4"/></condition>)",
               .parameters = zoomParameters,
               .readsView = true,
               .act = zoom},
};
static_assert(areProperActions(table));

} // namespace

std::span<const ActionSpec> actionsOfScenario() {
    return table;
}

std::span<const ActionSpec> actionRows() {
    static const std::vector<ActionSpec> rows = mergedRows({actionsOfObjects(), actionsOfScenario()});
    return rows;
}

} // namespace orrery::engine
