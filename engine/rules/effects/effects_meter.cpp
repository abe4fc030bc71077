// SPDX-License-Identifier: GPL-3.0-or-later
// The twelve effects on meters. They have no evaluator of their own. The meter stage applies them level by level, in
// the order of their operations (E7.8). So each row names its operation, and whether it changes the current value or
// the maximum.
#include "engine/rules/effects/effect_rows.h"
#include "engine/turn/effect_call.h"

#include <array>

namespace orrery::engine {

namespace {

PhraseView lacksMeter(const EffectCall& call, Row target) {
    const ColumnId column = call.effect.column;
    return call.view.has(target, column) ? PhraseView() : (*call.view.layout)[column].absence();
}

constexpr ParameterSpec meterParameter{.name = "meter",
                                       .kind = ParameterKind::meter,
                                       .required = true,
                                       .label = "Meter",
                                       .help = "The meter to change on the objects in scope."};

constexpr ParameterSpec partParameter{.name = "part",
                                      .kind = ParameterKind::objectClass,
                                      .label = "Part",
                                      .help =
                                          "For a meter that objects have once for each part: the class of the part."};

constexpr std::array amountParameters{
    meterParameter,
    ParameterSpec{.name = "amount",
                  .kind = ParameterKind::number,
                  .required = true,
                  .label = "Amount",
                  .help = "The number to add. A negative number subtracts."},
    partParameter,
};

constexpr std::array valueParameters{
    meterParameter,
    ParameterSpec{
        .name = "value", .kind = ParameterKind::number, .required = true, .label = "Value", .help = "The new value."},
    partParameter,
};

constexpr std::array byParameters{
    meterParameter,
    ParameterSpec{.name = "by",
                  .kind = ParameterKind::number,
                  .required = true,
                  .label = "By",
                  .help = "The factor to multiply by, or the number to divide by."},
    partParameter,
};

constexpr std::array toParameters{
    meterParameter,
    ParameterSpec{.name = "to",
                  .kind = ParameterKind::number,
                  .required = true,
                  .label = "Bound",
                  .help = "The lower bound when raising, or the upper bound when lowering."},
    partParameter,
};

constexpr std::array table{
    EffectSpec{.tag = "divide-max-meter",
               .label = "Divide meter maximum",
               .help = "Divides this turn's maximum of a meter by a number. Runs after all effects of the same "
                       "priority that set, add or multiply. Division by zero gives 0 and is reported.",
               .sentence = "divide max {meter}[ of {part}] by {by}",
               .requirement = "E3.16",
               .example = R"(<divide-max-meter meter="Population" by="2"/>)",
               .parameters = byParameters,
               .operation = MeterOperation::divide,
               .ofMax = true,
               .amount = "by",
               .unable = lacksMeter},
    EffectSpec{.tag = "divide-meter",
               .label = "Divide meter",
               .help = "Divides the current value of a meter by a number. Runs after all effects of the same priority "
                       "that set, add or multiply. Division by zero gives 0 and is reported.",
               .sentence = "divide current {meter}[ of {part}] by {by}",
               .requirement = "E3.16",
               .example = R"(<divide-meter meter="Population" by="2"/>)",
               .parameters = byParameters,
               .operation = MeterOperation::divide,
               .amount = "by",
               .unable = lacksMeter},
    EffectSpec{
        .tag = "lower-max-meter",
        .label = "Lower meter maximum",
        .help =
            "Lowers this turn's maximum of a meter to a number, if the maximum is higher. Runs last at its priority.",
        .sentence = "lower max {meter}[ of {part}] to at most {to}",
        .requirement = "E3.16",
        .example = R"(<lower-max-meter meter="Population" to="10"/>)",
        .parameters = toParameters,
        .operation = MeterOperation::lower,
        .ofMax = true,
        .amount = "to",
        .unable = lacksMeter},
    EffectSpec{
        .tag = "lower-meter",
        .label = "Lower meter",
        .help = "Lowers the current value of a meter to a number, if the value is higher. Runs last at its priority.",
        .sentence = "lower current {meter}[ of {part}] to at most {to}",
        .requirement = "E3.16",
        .example = R"(<lower-meter meter="Population" to="10"/>)",
        .parameters = toParameters,
        .operation = MeterOperation::lower,
        .amount = "to",
        .unable = lacksMeter},
    EffectSpec{.tag = "modify-max-meter",
               .label = "Modify meter maximum",
               .help = "Adds to this turn's maximum of a meter. Maximums are rebuilt from 0 each turn, unless the "
                       "vocabulary says otherwise. The effect lasts only as long as it fires.",
               .sentence = "add {amount} to max {meter}[ of {part}]",
               .requirement = "E3.1",
               .example = R"(<modify-max-meter meter="Population" amount="3"/>)",
               .parameters = amountParameters,
               .operation = MeterOperation::add,
               .ofMax = true,
               .amount = "amount",
               .unable = lacksMeter},
    EffectSpec{.tag = "modify-meter",
               .label = "Modify meter",
               .help = "Adds to the current value of a meter. The change is permanent. After all effects, the value is "
                       "limited to the maximum.",
               .sentence = "add {amount} to current {meter}[ of {part}]",
               .requirement = "E3.2",
               .example = R"(<modify-meter meter="Population" amount="-1"/>)",
               .parameters = amountParameters,
               .operation = MeterOperation::add,
               .amount = "amount",
               .unable = lacksMeter},
    EffectSpec{.tag = "multiply-max-meter",
               .label = "Multiply meter maximum",
               .help = "Multiplies this turn's maximum of a meter by a factor. Runs after lower priorities, and after "
                       "additions of the same priority.",
               .sentence = "multiply max {meter}[ of {part}] by {by}",
               .requirement = "E3.16",
               .example = R"(<multiply-max-meter meter="Population" by="1.5"/>)",
               .parameters = byParameters,
               .operation = MeterOperation::multiply,
               .ofMax = true,
               .amount = "by",
               .unable = lacksMeter},
    EffectSpec{.tag = "multiply-meter",
               .label = "Multiply meter",
               .help =
                   "Multiplies the current value of a meter by a factor. Runs after additions of the same priority.",
               .sentence = "multiply current {meter}[ of {part}] by {by}",
               .requirement = "E3.16",
               .example = R"(<multiply-meter meter="Population" by="0.5"/>)",
               .parameters = byParameters,
               .operation = MeterOperation::multiply,
               .amount = "by",
               .unable = lacksMeter},
    EffectSpec{.tag = "raise-max-meter",
               .label = "Raise meter maximum",
               .help = "Raises this turn's maximum of a meter to a number, if the maximum is lower. Runs after all "
                       "arithmetic of its priority.",
               .sentence = "raise max {meter}[ of {part}] to at least {to}",
               .requirement = "E3.16",
               .example = R"(<raise-max-meter meter="Population" to="3"/>)",
               .parameters = toParameters,
               .operation = MeterOperation::raise,
               .ofMax = true,
               .amount = "to",
               .unable = lacksMeter},
    EffectSpec{.tag = "raise-meter",
               .label = "Raise meter",
               .help = "Raises the current value of a meter to a number, if the value is lower. Runs after all "
                       "arithmetic of its priority.",
               .sentence = "raise current {meter}[ of {part}] to at least {to}",
               .requirement = "E3.16",
               .example = R"(<raise-meter meter="Population" to="1"/>)",
               .parameters = toParameters,
               .operation = MeterOperation::raise,
               .amount = "to",
               .unable = lacksMeter},
    EffectSpec{.tag = "set-max-meter",
               .label = "Set meter maximum",
               .help = "Sets this turn's maximum of a meter. Runs first at its priority, so additions of the same "
                       "priority still count, unless the project's rules run effects as written. Of several such "
                       "effects, the one from the newest object wins.",
               .sentence = "set max {meter}[ of {part}] to {value}",
               .requirement = "E3.15",
               .example = R"(<set-max-meter meter="Population" value="12"/>)",
               .parameters = valueParameters,
               .operation = MeterOperation::set,
               .ofMax = true,
               .amount = "value",
               .unable = lacksMeter},
    EffectSpec{.tag = "set-meter",
               .label = "Set meter",
               .help = "Sets the current value of a meter. Runs first at its priority, so additions of the same "
                       "priority still count, unless the project's rules run effects as written. Of several such "
                       "effects, the one from the newest object wins.",
               .sentence = "set current {meter}[ of {part}] to {value}",
               .requirement = "E3.15",
               .example = R"(<set-meter meter="Population" value="5"/>)",
               .parameters = valueParameters,
               .operation = MeterOperation::set,
               .amount = "value",
               .unable = lacksMeter},
};
static_assert(areProperEffects(table));

} // namespace

std::span<const EffectSpec> meterEffects() {
    return table;
}

} // namespace orrery::engine
