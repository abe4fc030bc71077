// SPDX-License-Identifier: GPL-3.0-or-later
// Scenario conditions that watch empires, the run, and the view of the local player (S5).
#include "engine/content/element_rows_watches.h"
#include "engine/rules/scenario/scenario_rows.h"
#include "engine/rules/scenario/watch_parameters.h"
#include "engine/turn/projects.h"
#include "engine/turn/watch_call.h"

#include <algorithm>
#include <array>
#include <limits>

namespace orrery::engine {

namespace {

double value(const WatchCall& call) {
    return call.number("value");
}
double one(const WatchCall&) {
    return 1.0;
}

Phrase notActive(const WatchCall& call) {
    return call.empire("player") != noRow
               ? Phrase()
               : phrase("the empire '{0}' is not in the game", {call.arguments.text("player")});
}
/// Returns a property of the empire; NaN if it has none of that name.
double propertyOf(const WatchCall& call, std::string_view property) {
    const Row empire = call.empire("player");
    const auto column = call.view.layout->find(property);
    return empire != noRow && column && call.view.has(empire, *column) ? call.view.at(*column, empire)
                                                                       : std::numeric_limits<double>::quiet_NaN();
}
Phrase lacks(const WatchCall& call, std::string_view pattern) {
    return phrase(pattern, {call.arguments.text("player")});
}

constexpr std::array truthOfEmpire{playerParameter, truthParameter};
Phrase notHuman(const WatchCall& call) {
    const Phrase why = notActive(call);
    return !why.empty()                      ? why
           : propertyOf(call, "human") > 0.0 ? Phrase()
                                             : lacks(call, inPhrase("the empire '{0}' is not human"));
}
double autopilot(const WatchCall& call) {
    return propertyOf(call, "autopilot") > 0.0 ? 1.0 : 0.0;
}

Phrase noBuildObject(const WatchCall& call) {
    if (Phrase why = notActive(call); !why.empty()) {
        return why;
    }
    const double object = propertyOf(call, "build_object");
    return object >= 0.0 && call.view.exists(static_cast<Row>(object))
               ? Phrase()
               : lacks(call, inPhrase("the empire '{0}' has no build object"));
}
/// Returns whether the empire produces anything. Research does not count.
double building(const WatchCall& call) {
    const CheckedModel& model = *call.view.model;
    const auto vocabulary = projectVocabulary(model);
    const Row empire = call.empire("player");
    for (Row row = 0; vocabulary && row < call.view.rowCount; ++row) {
        if (!call.view.exists(row) || call.view.typeOf(row) != vocabulary->type ||
            !call.view.ownerSets->contains(static_cast<std::uint32_t>(call.view.builtin(Builtin::owners, row)),
                                           empire)) {
            continue;
        }
        const double product = call.view.at(vocabulary->product, row);
        if (product >= 0.0 && !isResearched(model, static_cast<ClassIndex>(product))) {
            return 1.0;
        }
    }
    return 0.0;
}

constexpr std::array cashParameters{playerParameter,
                                    ParameterSpec{.name = "resource",
                                                  .kind = ParameterKind::resource,
                                                  .fallback = "Credits",
                                                  .label = "Resource",
                                                  .help = "The resource of the stockpile to compare."},
                                    valueParameter};
ColumnId stockpile(const WatchCall& call) {
    return call.view.layout->stockpile(static_cast<ResourceIndex>(call.number("resource")));
}
Phrase noStockpile(const WatchCall& call) {
    const Phrase why = notActive(call);
    return !why.empty() ? why
           : call.view.has(call.empire("player"), stockpile(call))
               ? Phrase()
               : lacks(call, inPhrase("the empire '{0}' has no such stockpile"));
}
double cash(const WatchCall& call) {
    return call.view.at(stockpile(call), call.empire("player"));
}

constexpr std::array valueOfEmpire{playerParameter, valueParameter};
double ships(const WatchCall& call) {
    const auto type = call.view.model->vocabulary.findType("ship");
    const Row empire = call.empire("player");
    double count = 0.0;
    for (Row row = 0; type && empire != noRow && row < call.view.rowCount; ++row) {
        const auto owners = static_cast<std::uint32_t>(call.view.builtin(Builtin::owners, row));
        if (call.view.exists(row) && call.view.typeOf(row) == *type && call.view.ownerSets->contains(owners, empire)) {
            count += 1.0;
        }
    }
    return count;
}

constexpr std::array countParameters{valueParameter};
double trueCount(const WatchCall& call) {
    return call.trueCount;
}

constexpr std::array scoreParameters{ParameterSpec{.name = "counter",
                                                   .kind = ParameterKind::counter,
                                                   .required = true,
                                                   .label = "Counter",
                                                   .help = "The name of a counter. Counters start at 0."},
                                     valueParameter};
double score(const WatchCall& call) {
    const auto found = call.view.agenda->counters.find(call.arguments.text("counter"));
    return found == call.view.agenda->counters.end() ? 0.0 : found->second;
}

constexpr std::array<std::string_view, 2> noOrYes{"false", "true"};
constexpr std::array timeParameters{
    ParameterSpec{.name = "duration",
                  .kind = ParameterKind::number,
                  .required = true,
                  .label = "Duration",
                  .help = "The number of turns since the start of the scenario. Negative during set-up."},
    ParameterSpec{.name = "legacy-start-time",
                  .kind = ParameterKind::choice,
                  .choices = noOrYes,
                  .label = "Legacy start time",
                  .help = "true: time begins with the first turn, and a set-up turn counts a third. Default: the "
                          "setting of the scenario's policy."}};
/// Returns the number of turns since the start turn (S13). The legacy count begins at the first turn, and counts a turn
/// before the start as a third.
double elapsed(const WatchCall& call) {
    const double turn = call.view.turn;
    const double start = call.settings.startTurn;
    const bool isLegacy = call.arguments.isGiven("legacy-start-time") ? call.number("legacy-start-time") != 0.0
                                                                      : call.settings.legacyStartTime;
    return !isLegacy ? turn - start : std::min(turn, start) / 3.0 + std::max(0.0, turn - start);
}
double duration(const WatchCall& call) {
    return call.number("duration");
}

// Conditions that watch the view of the local player (S7, S11).

constexpr std::array computerParameters{ParameterSpec{.name = "screen",
                                                      .kind = ParameterKind::choice,
                                                      .choices = rows::screens,
                                                      .required = true,
                                                      .label = "Screen",
                                                      .help = "The screen shown to the player."},
                                        ParameterSpec{.name = "line",
                                                      .kind = ParameterKind::integer,
                                                      .minimum = 0,
                                                      .label = "Line",
                                                      .help = "The selected line. Default: any line."}};
double showsScreen(const WatchCall& call) {
    const LocalView& view = call.view.agenda->view;
    const bool isLine = !call.arguments.isGiven("line") || call.number("line") == view.line;
    return view.screen == call.arguments.text("screen") && isLine ? 1.0 : 0.0;
}

constexpr std::array messageParameters{ParameterSpec{.name = "message",
                                                     .kind = ParameterKind::integer,
                                                     .required = true,
                                                     .minimum = 0,
                                                     .label = "Message",
                                                     .help = "The number of the message."},
                                       ParameterSpec{.name = "page",
                                                     .kind = ParameterKind::integer,
                                                     .required = true,
                                                     .minimum = 0,
                                                     .label = "Page",
                                                     .help = "The open page, counted from 0."}};
Phrase nothingRead(const WatchCall& call) {
    return call.view.agenda->view.message >= 0 ? Phrase() : phrase("no message is open");
}
double isRead(const WatchCall& call) {
    const LocalView& view = call.view.agenda->view;
    return call.number("message") == view.message && call.number("page") == view.page ? 1.0 : 0.0;
}

constexpr std::array zoomParameters{
    ParameterSpec{.name = "value",
                  .kind = ParameterKind::choice,
                  .choices = rows::zooms,
                  .required = true,
                  .label = "Zoom",
                  .help = "The zoom level to compare with. The closest level is the lowest."}};
double zoom(const WatchCall& call) {
    return static_cast<double>(std::ranges::find(rows::zooms, call.view.agenda->view.zoom) - rows::zooms.begin());
}

constexpr std::array table{
    WatchSpec{.type = "autopilot",
              .label = "Autopilot",
              .help = "Checks whether the computer plays for an empire. The empire must be in the game and human.",
              .sentence = "{player} is on autopilot {op} {value}",
              .requirement = "S5",
              .example = R"(<condition type="autopilot" op="eq" player="Terrans" value="true"><pause/></condition>)",
              .parameters = truthOfEmpire,
              .precondition = notHuman,
              .observed = autopilot,
              .wanted = value},
    WatchSpec{
        .type = "building",
        .label = "Building",
        .help =
            "Checks whether an empire is producing anything. The empire must be in the game and have a build object.",
        .sentence = "{player} produces anything {op} {value}",
        .requirement = "S5",
        .example = R"(<condition type="building" op="eq" player="Terrans" value="false"><pause/></condition>)",
        .parameters = truthOfEmpire,
        .precondition = noBuildObject,
        .observed = building,
        .wanted = value},
    WatchSpec{.type = "cash",
              .label = "Cash",
              .help = "Compares a stockpile of an empire with a value. The empire must be in the game.",
              .sentence = "stockpile of {resource} of {player} {op} {value}",
              .requirement = "S5",
              .example = R"(<condition type="cash" op="ge" player="Terrans" resource="Minerals" value="100"><pause/>)"
                         "</condition>",
              .parameters = cashParameters,
              .isOrdered = true,
              .precondition = noStockpile,
              .observed = cash,
              .wanted = value},
    WatchSpec{.type = "computer",
              .label = "Computer",
              .help = "Checks which screen and line the local player sees. Only for scenarios with one human player.",
              .sentence = "screen shown {op} {screen}[, line {line}]",
              .requirement = "S11",
              .example = R"(<condition type="computer" op="eq" screen="build" line="2"><pause/></condition>)",
              .parameters = computerParameters,
              .readsView = true,
              .observed = showsScreen,
              .wanted = one},
    WatchSpec{.type = "count",
              .label = "Count",
              .help = "Compares the number of inner conditions that hold. This can mean all, any, none or an exact "
                      "number of them.",
              .sentence = "number of inner conditions met {op} {value}",
              .requirement = "S5",
              .example = R"(<condition type="count" op="ge" value="1"><of type="owner" op="eq" object="Sol III" )"
                         R"(player="Vegans"/><of when="turn > 9"/><pause/></condition>)",
              .parameters = countParameters,
              .isOrdered = true,
              .holdsConditions = true,
              .observed = trueCount,
              .wanted = value},
    WatchSpec{
        .type = "message",
        .label = "Message",
        .help = "Checks which page of which message the local player reads. Only for scenarios with one human player.",
        .sentence = "open message {op} {message}, page {page}",
        .requirement = "S11",
        .example = R"(<condition type="message" op="eq" message="2" page="0"><pause/></condition>)",
        .parameters = messageParameters,
        .readsView = true,
        .precondition = nothingRead,
        .observed = isRead,
        .wanted = one},
    WatchSpec{.type = "score",
              .label = "Score",
              .help = "Compares the value of a counter.",
              .sentence = "counter {counter} {op} {value}",
              .requirement = "S5",
              .example = R"(<condition type="score" op="ge" counter="raids" value="3"><pause/></condition>)",
              .parameters = scoreParameters,
              .isOrdered = true,
              .observed = score,
              .wanted = value},
    WatchSpec{.type = "ships",
              .label = "Ships",
              .help = "Compares the number of ships of an empire.",
              .sentence = "number of ships of {player} {op} {value}",
              .requirement = "S5",
              .example = R"(<condition type="ships" op="eq" player="Terrans" value="0"><pause/></condition>)",
              .parameters = valueOfEmpire,
              .isOrdered = true,
              .observed = ships,
              .wanted = value},
    WatchSpec{.type = "time",
              .label = "Time",
              .help = "Compares the number of turns since the start of the scenario. It is negative during set-up.",
              .sentence = "turns since the start {op} {duration}",
              .requirement = "S13",
              .example = R"(<condition type="time" op="ge" duration="10"><pause/></condition>)",
              .parameters = timeParameters,
              .isOrdered = true,
              .observed = elapsed,
              .wanted = duration},
    WatchSpec{.type = "zoom",
              .label = "Zoom",
              .help = "Compares the zoom level of the local player's view. Only for scenarios with one human player.",
              .sentence = "zoom of the view {op} {value}",
              .requirement = "S11",
              .example = R"(<condition type="zoom" op="lt" value="1:4"><pause/></condition>)",
              .parameters = zoomParameters,
              .isOrdered = true,
              .readsView = true,
              .observed = zoom,
              .wanted = value},
};
static_assert(areProperWatches(table));

} // namespace

std::span<const WatchSpec> watchesOfEmpires() {
    return table;
}

std::span<const WatchSpec> watchRows() {
    static const std::vector<WatchSpec> rows = mergedRows({watchesOfEmpires(), watchesOfObjects()});
    return rows;
}

} // namespace orrery::engine
