// SPDX-License-Identifier: GPL-3.0-or-later
// The twelve effects on meters. They have no evaluator of their own: the meter stage applies them level by level, in
// the order of their operations (E7.8). So each row names its operation, and the value of the pair that it changes.
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
                                       .help = "Which meter of the objects in scope is changed."};

constexpr std::array amountParameters{
    meterParameter,
    ParameterSpec{.name = "amount",
                  .kind = ParameterKind::number,
                  .required = true,
                  .label = "Amount",
                  .help = "What is added; a negative amount takes away."},
};

constexpr std::array valueParameters{
    meterParameter,
    ParameterSpec{
        .name = "value", .kind = ParameterKind::number, .required = true, .label = "Value", .help = "The new value."},
};

constexpr std::array byParameters{
    meterParameter,
    ParameterSpec{.name = "by",
                  .kind = ParameterKind::number,
                  .required = true,
                  .label = "By",
                  .help = "The factor to multiply with, or the number to divide by."},
};

constexpr std::array toParameters{
    meterParameter,
    ParameterSpec{.name = "to",
                  .kind = ParameterKind::number,
                  .required = true,
                  .label = "Bound",
                  .help = "The bound: at least this when raising, at most this when lowering."},
};

constexpr std::array table{
    EffectSpec{.tag = "divide-max-meter",
               .label = "Divide maximum of meter",
               .help = "Divides this turn's maximum of a meter by a number. Comes after everything that sets, adds or "
                       "multiplies at the same priority. Dividing by zero gives 0 and is reported.",
               .requirement = "E3.16",
               .example = R"(<divide-max-meter meter="Population" by="2"/>)",
               .parameters = byParameters,
               .operation = MeterOperation::divide,
               .ofMax = true,
               .amount = "by",
               .unable = lacksMeter},
    EffectSpec{.tag = "divide-meter",
               .label = "Divide meter",
               .help = "Divides the current value of a meter by a number. Comes after everything that sets, adds or "
                       "multiplies at the same priority. Dividing by zero gives 0 and is reported.",
               .requirement = "E3.16",
               .example = R"(<divide-meter meter="Population" by="2"/>)",
               .parameters = byParameters,
               .operation = MeterOperation::divide,
               .amount = "by",
               .unable = lacksMeter},
    EffectSpec{.tag = "lower-max-meter",
               .label = "Lower maximum of meter",
               .help = "Makes this turn's maximum of a meter at most a given number; one that is lower already stays. "
                       "Comes last at its priority.",
               .requirement = "E3.16",
               .example = R"(<lower-max-meter meter="Population" to="10"/>)",
               .parameters = toParameters,
               .operation = MeterOperation::lower,
               .ofMax = true,
               .amount = "to",
               .unable = lacksMeter},
    EffectSpec{.tag = "lower-meter",
               .label = "Lower meter",
               .help = "Makes the current value of a meter at most a given number; one that is lower already stays. "
                       "Comes last at its priority.",
               .requirement = "E3.16",
               .example = R"(<lower-meter meter="Population" to="10"/>)",
               .parameters = toParameters,
               .operation = MeterOperation::lower,
               .amount = "to",
               .unable = lacksMeter},
    EffectSpec{.tag = "modify-max-meter",
               .label = "Modify maximum of meter",
               .help = "Adds to this turn's maximum of a meter. Maxima are built anew each turn from 0 (unless the "
                       "vocabulary says otherwise), so the effect lasts as long as it goes on firing.",
               .requirement = "E3.1",
               .example = R"(<modify-max-meter meter="Population" amount="3"/>)",
               .parameters = amountParameters,
               .operation = MeterOperation::add,
               .ofMax = true,
               .amount = "amount",
               .unable = lacksMeter},
    EffectSpec{.tag = "modify-meter",
               .label = "Modify meter",
               .help = "Adds to the current value of a meter, which keeps what was added. After all effects it is cut "
                       "to the maximum.",
               .requirement = "E3.2",
               .example = R"(<modify-meter meter="Population" amount="-1"/>)",
               .parameters = amountParameters,
               .operation = MeterOperation::add,
               .amount = "amount",
               .unable = lacksMeter},
    EffectSpec{.tag = "multiply-max-meter",
               .label = "Multiply maximum of meter",
               .help = "Multiplies this turn's maximum of a meter by a factor: that which lower priorities, and the "
                       "additions of this one, have built.",
               .requirement = "E3.16",
               .example = R"(<multiply-max-meter meter="Population" by="1.5"/>)",
               .parameters = byParameters,
               .operation = MeterOperation::multiply,
               .ofMax = true,
               .amount = "by",
               .unable = lacksMeter},
    EffectSpec{.tag = "multiply-meter",
               .label = "Multiply meter",
               .help = "Multiplies the current value of a meter by a factor, after the additions of the same priority.",
               .requirement = "E3.16",
               .example = R"(<multiply-meter meter="Population" by="0.5"/>)",
               .parameters = byParameters,
               .operation = MeterOperation::multiply,
               .amount = "by",
               .unable = lacksMeter},
    EffectSpec{.tag = "raise-max-meter",
               .label = "Raise maximum of meter",
               .help = "Makes this turn's maximum of a meter at least a given number; one that is higher already "
                       "stays. Comes after all arithmetic of its priority.",
               .requirement = "E3.16",
               .example = R"(<raise-max-meter meter="Population" to="3"/>)",
               .parameters = toParameters,
               .operation = MeterOperation::raise,
               .ofMax = true,
               .amount = "to",
               .unable = lacksMeter},
    EffectSpec{.tag = "raise-meter",
               .label = "Raise meter",
               .help = "Makes the current value of a meter at least a given number; one that is higher already stays. "
                       "Comes after all arithmetic of its priority.",
               .requirement = "E3.16",
               .example = R"(<raise-meter meter="Population" to="1"/>)",
               .parameters = toParameters,
               .operation = MeterOperation::raise,
               .amount = "to",
               .unable = lacksMeter},
    EffectSpec{.tag = "set-max-meter",
               .label = "Set maximum of meter",
               .help = "Gives this turn's maximum of a meter a value. Comes first at its priority, so that additions "
                       "of the same priority are kept; of two, the one of the later holder stands.",
               .requirement = "E3.15",
               .example = R"(<set-max-meter meter="Population" value="12"/>)",
               .parameters = valueParameters,
               .operation = MeterOperation::set,
               .ofMax = true,
               .amount = "value",
               .unable = lacksMeter},
    EffectSpec{.tag = "set-meter",
               .label = "Set meter",
               .help = "Gives the current value of a meter a value. Comes first at its priority, so that additions of "
                       "the same priority are kept; of two, the one of the later holder stands.",
               .requirement = "E3.15",
               .example = R"(<set-meter meter="Population" value="5"/>)",
               .parameters = valueParameters,
               .operation = MeterOperation::set,
               .amount = "value",
               .unable = lacksMeter},
};
static_assert(areProperRows(table));

} // namespace

std::span<const EffectSpec> meterEffects() {
    return table;
}

} // namespace orrery::engine
