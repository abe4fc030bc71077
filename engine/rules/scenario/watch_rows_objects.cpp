// SPDX-License-Identifier: GPL-3.0-or-later
// Scenario conditions that watch objects (S5).
#include "engine/rules/scenario/scenario_rows.h"
#include "engine/rules/scenario/watch_parameters.h"
#include "engine/turn/watch_call.h"

#include <array>
#include <cmath>

namespace orrery::engine {

namespace {

Phrase absent(const WatchCall& call, std::string_view name) {
    return call.view.exists(call.object(name)) ? Phrase()
                                               : phrase("'{0}' is not in the game", {call.arguments.text(name)});
}
Phrase objectAbsent(const WatchCall& call) {
    return absent(call, "object");
}
double one(const WatchCall&) {
    return 1.0;
}
double value(const WatchCall& call) {
    return call.number("value");
}
double rowValue(Row row) {
    return row == noRow ? noneValue : static_cast<double>(row);
}

constexpr std::array destroyedParameters{objectParameter, truthParameter};
/// Returns whether the object does not exist. This includes a hidden object that no condition has revealed yet.
double isDestroyed(const WatchCall& call) {
    return call.view.exists(call.object("object")) ? 0.0 : 1.0;
}

constexpr std::array distanceParameters{ParameterSpec{.name = "from",
                                                      .kind = ParameterKind::objectName,
                                                      .required = true,
                                                      .label = "From",
                                                      .help = "The first object, by name or another reference."},
                                        ParameterSpec{.name = "to",
                                                      .kind = ParameterKind::objectName,
                                                      .required = true,
                                                      .label = "Second object",
                                                      .help = "The second object, by name or another reference."},
                                        valueParameter};
Phrase hasNoDistance(const WatchCall& call) {
    for (const std::string_view end : {"from", "to"}) {
        if (Phrase why = absent(call, end); !why.empty()) {
            return why;
        }
        if (call.view.builtin(Builtin::positioned, call.object(end)) == 0.0) {
            return phrase("'{0}' has no position", {call.arguments.text(end)});
        }
    }
    return {};
}
double distance(const WatchCall& call) {
    const Row from = call.object("from");
    const Row to = call.object("to");
    return std::hypot(call.view.builtin(Builtin::x, from) - call.view.builtin(Builtin::x, to),
                      call.view.builtin(Builtin::y, from) - call.view.builtin(Builtin::y, to));
}

constexpr std::array healthParameters{objectParameter,
                                      ParameterSpec{.name = "meter",
                                                    .kind = ParameterKind::meter,
                                                    .fallback = "Health",
                                                    .label = "Meter",
                                                    .help = "The meter to compare with its maximum. Default: Health."},
                                      valueParameter};
ColumnId meterColumn(const WatchCall& call, bool ofMax) {
    return call.view.layout->meter(static_cast<MeterIndex>(call.number("meter")), ofMax);
}
Phrase lacksMeter(const WatchCall& call) {
    const Row row = call.object("object");
    return !call.view.exists(row) || call.view.has(row, meterColumn(call, false))
               ? Phrase()
               : phrase("'{0}' has no {1}", {call.arguments.text("object"), call.arguments.text("meter")});
}
/// Returns the current value as a share of the maximum (S12). Returns 0 for an object that does not exist.
double health(const WatchCall& call) {
    const Row row = call.object("object");
    if (!call.view.exists(row)) {
        return 0.0;
    }
    const double most = call.view.at(meterColumn(call, true), row);
    return most > 0.0 ? call.view.at(meterColumn(call, false), row) / most : 0.0;
}

constexpr std::array identityParameters{
    ParameterSpec{.name = "a",
                  .kind = ParameterKind::objectName,
                  .required = true,
                  .label = "A",
                  .help = "A reference to an object, such as flagship: followed by an empire."},
    ParameterSpec{.name = "b",
                  .kind = ParameterKind::objectName,
                  .required = true,
                  .label = "B",
                  .help = "The reference to compare with."}};
Phrase oneIsAbsent(const WatchCall& call) {
    const Phrase first = absent(call, "a");
    return first.empty() ? absent(call, "b") : first;
}
double first(const WatchCall& call) {
    return rowValue(call.object("a"));
}
double second(const WatchCall& call) {
    return rowValue(call.object("b"));
}

constexpr std::array ownerParameters{objectParameter,
                                     ParameterSpec{.name = "player",
                                                   .kind = ParameterKind::empire,
                                                   .choices = noneOnly,
                                                   .required = true,
                                                   .label = "Empire",
                                                   .help = "The id of an empire, or none for nobody."}};
/// Returns whether the empire is among the owners of the object (S14). For `none`, returns whether the object has no
/// owner.
double isOwned(const WatchCall& call) {
    const auto owners = static_cast<std::uint32_t>(call.view.builtin(Builtin::owners, call.object("object")));
    if (call.arguments.text("player") == "none") {
        return owners == 0 ? 1.0 : 0.0;
    }
    const Row empire = call.empire("player");
    return empire != noRow && call.view.ownerSets->contains(owners, empire) ? 1.0 : 0.0;
}

constexpr std::array speedParameters{objectParameter, valueParameter};
Phrase hasNoSpeed(const WatchCall& call) {
    if (Phrase why = objectAbsent(call); !why.empty()) {
        return why;
    }
    const auto column = call.view.layout->find("Speed");
    return column && call.view.has(call.object("object"), *column)
               ? Phrase()
               : phrase("'{0}' has no Speed", {call.arguments.text("object")});
}
double speed(const WatchCall& call) {
    return call.view.at(*call.view.layout->find("Speed"), call.object("object"));
}

constexpr std::array targetParameters{objectParameter, ParameterSpec{.name = "target",
                                                                     .kind = ParameterKind::objectName,
                                                                     .required = true,
                                                                     .label = "Target",
                                                                     .help = "The object to aim at."}};
Phrase targetAbsent(const WatchCall& call) {
    const Phrase why = objectAbsent(call);
    return why.empty() ? absent(call, "target") : why;
}
double target(const WatchCall& call) {
    return call.view.builtin(Builtin::target, call.object("object"));
}
double wantedTarget(const WatchCall& call) {
    return rowValue(call.object("target"));
}

constexpr std::array table{
    WatchSpec{.type = "destroyed",
              .label = "Destroyed",
              .help = "Checks whether an object is not in the game: destroyed, or still hidden.",
              .sentence = "{object} is destroyed or hidden {op} {value}",
              .requirement = "S5",
              .example = R"(<condition type="destroyed" op="eq" object="Sol III" value="true"><pause/></condition>)",
              .parameters = destroyedParameters,
              .observed = isDestroyed,
              .wanted = value},
    WatchSpec{.type = "distance",
              .label = "Distance",
              .help = "Compares the distance between two objects. Both must be in the game.",
              .sentence = "distance from {from} to {to} {op} {value}",
              .requirement = "S5",
              .example =
                  R"(<condition type="distance" op="lt" from="Sol III" to="Vega I" value="50"><pause/></condition>)",
              .parameters = distanceParameters,
              .isOrdered = true,
              .precondition = hasNoDistance,
              .observed = distance,
              .wanted = value},
    WatchSpec{.type = "health",
              .label = "Health",
              .help = "Compares the current value of a meter as a fraction of its maximum. The fraction is 0 for an "
                      "object that is not in the game.",
              .sentence = "{meter} of {object} ÷ its maximum {op} {value}",
              .requirement = "S12",
              .example = R"(<condition type="health" op="le" object="Sol III" meter="Defense" value="0.5"><pause/>)"
                         "</condition>",
              .parameters = healthParameters,
              .isOrdered = true,
              .precondition = lacksMeter,
              .observed = health,
              .wanted = value},
    WatchSpec{.type = "identity",
              .label = "Identity",
              .help = "Checks whether two references mean the same object. Both objects must be in the game.",
              .sentence = "object {a} {op} object {b}",
              .requirement = "S5",
              .example = R"(<condition type="identity" op="eq" a="flagship:Terrans" b="Sol III"><pause/></condition>)",
              .parameters = identityParameters,
              .precondition = oneIsAbsent,
              .observed = first,
              .wanted = second},
    WatchSpec{.type = "owner",
              .label = "Owner",
              .help = "Checks whether an empire is one of the owners of an object. The object must be in the game.",
              .sentence = "owner of {object} {op} {player}",
              .requirement = "S14",
              .example = R"(<condition type="owner" op="eq" object="Sol III" player="Vegans"><pause/></condition>)",
              .parameters = ownerParameters,
              .precondition = objectAbsent,
              .observed = isOwned,
              .wanted = one},
    WatchSpec{.type = "speed",
              .label = "Speed",
              .help = "Compares the Speed of an object. The object must be in the game.",
              .sentence = "Speed of {object} {op} {value}",
              .requirement = "S5",
              .example = R"(<condition type="speed" op="gt" object="flagship:Terrans" value="40"><pause/></condition>)",
              .parameters = speedParameters,
              .isOrdered = true,
              .precondition = hasNoSpeed,
              .observed = speed,
              .wanted = value},
    WatchSpec{.type = "target",
              .label = "Target",
              .help = "Checks whether an object targets another one. Both must be in the game.",
              .sentence = "target of {object} {op} {target}",
              .requirement = "S5",
              .example = R"(<condition type="target" op="eq" object="Sol III" target="Vega I"><pause/></condition>)",
              .parameters = targetParameters,
              .precondition = targetAbsent,
              .observed = target,
              .wanted = wantedTarget},
};
static_assert(areProperWatches(table));

} // namespace

std::span<const WatchSpec> watchesOfObjects() {
    return table;
}

} // namespace orrery::engine
