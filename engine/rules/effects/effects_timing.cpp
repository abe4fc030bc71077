// SPDX-License-Identifier: GPL-3.0-or-later
// Effects that decide which other effects fire, and when. They change nothing by themselves: the timeline executes
// them.
#include "engine/rules/effects/effect_rows.h"
#include "engine/turn/effect_call.h"

#include <array>

namespace orrery::engine {

namespace {

constexpr BlockSpec thenBlock{.tag = "then",
                              .content = BlockContent::effects,
                              .required = true,
                              .label = "Then",
                              .help = "The effects that fire.",
                              .sentence = "then:"};

constexpr std::array conditionalBlocks{
    BlockSpec{.tag = "if",
              .content = BlockContent::conditions,
              .required = true,
              .label = "If",
              .help = "Conditions for the object that the effect fires on. All of them must match.",
              .sentence = "if all match:"},
    BlockSpec{.tag = "then",
              .content = BlockContent::effects,
              .required = true,
              .label = "Then",
              .help = "The effects on objects that match the conditions.",
              .sentence = "then:"},
    BlockSpec{.tag = "else",
              .content = BlockContent::effects,
              .label = "Else",
              .help = "The effects on the other objects.",
              .sentence = "else:"},
};
constexpr std::array thenBlocks{thenBlock};

constexpr std::array delayParameters{
    ParameterSpec{.name = "turns",
                  .kind = ParameterKind::integer,
                  .required = true,
                  .minimum = 0,
                  .maximum = 1'000'000,
                  .label = "Turns",
                  .help = "The delay in turns. 0: later in this turn."},
};

constexpr std::array<std::string_view, 7> awaitedSubjects{"any", "self", "source", "host", "owned", "other", "target"};
constexpr ParameterSpec awaited(std::string_view name, std::string_view label, std::string_view help) {
    return {.name = name,
            .kind = ParameterKind::occurrence,
            .isList = true,
            .anyOf = "timing",
            .label = label,
            .help = help};
}
constexpr std::array nextTimeParameters{
    awaited("before", "Before", "One or more events. The effects fire just before the first of them."),
    awaited("when", "When", "One or more events. The effects fire during the first of them."),
    awaited("after", "After", "One or more events. The effects fire after the first of them."),
    ParameterSpec{.name = "of",
                  .kind = ParameterKind::choice,
                  .choices = awaitedSubjects,
                  .fallback = "any",
                  .label = "Of",
                  .help =
                      "The object that the event happens to. any: any object. self: the holder. source: the source. "
                      "host: the object that the holder is attached to. owned: an object that shares an owner with the "
                      "source. other: any object except the holder. target: the object that the effect fires on."},
    ParameterSpec{.name = "turns",
                  .kind = ParameterKind::integer,
                  .fallback = "1",
                  .minimum = 1,
                  .maximum = 1'000'000,
                  .label = "Turns",
                  .help = "The number of turns to wait. 1: until the end of this turn."},
};

constexpr std::array changeParameters{
    ParameterSpec{.name = "amount",
                  .kind = ParameterKind::number,
                  .required = true,
                  .label = "Amount",
                  .help = "The value to add to the amount of the event. A negative value reduces the amount."},
};

constexpr std::array raiseParameters{
    ParameterSpec{.name = "occurrence",
                  .kind = ParameterKind::occurrence,
                  .required = true,
                  .label = "Event",
                  .help = "The event to raise. A vocabulary must declare it."},
};

constexpr std::array table{
    EffectSpec{.tag = "change-amount",
               .label = "Change amount",
               .help = "Changes the amount of the event that the group responds to, before the event applies. The "
                       "amount is the gain or loss of a stockpile, or a payment. All changes are added, and a sum "
                       "below 0 becomes 0. An event with the amount 0 changes nothing.",
               .sentence = "add {amount} to the amount of the event",
               .requirement = "T10, T23",
               .example = R"(<change-amount amount="-2"/>)",
               .parameters = changeParameters,
               .amount = "amount",
               .ofResponse = true,
               .timeline = TimelineWork::changeAmount},
    EffectSpec{.tag = "conditional",
               .label = "Conditional",
               .help = "Fires some effects on the objects that match its conditions, and other effects on the rest. It "
                       "evaluates the conditions when it fires, and sees the changes of earlier effects.",
               .sentence = "choose effects by conditions:",
               .requirement = "E3.29",
               .example = R"(<conditional><if><all/></if><then><destroy-object/></then></conditional>)",
               .blocks = conditionalBlocks,
               .timeline = TimelineWork::branch},
    EffectSpec{.tag = "delay",
               .label = "Delay",
               .help =
                   "Delays effects by a number of turns. They then fire on those of the same objects that still exist.",
               .sentence = "delay by {turns} turns",
               .requirement = "T13, T23",
               .example = R"(<delay turns="2"><then><destroy-object/></then></delay>)",
               .parameters = delayParameters,
               .blocks = thenBlocks,
               .timeline = TimelineWork::delay},
    EffectSpec{
        .tag = "next-time",
        .label = "Wait for event",
        .help = "Waits for an event, and then fires its effects once. Of several events, the first one counts.",
        .sentence = "next time[ before {before}][ during {when}][ after {after}][ of {of}][, within {turns} turns]",
        .requirement = "T13, T23",
        .example = R"(<next-time after="destroyed" of="target"><then><win reason="it fell"/></then></next-time>)",
        .parameters = nextTimeParameters,
        .blocks = thenBlocks,
        .timeline = TimelineWork::await},
    EffectSpec{.tag = "prevent",
               .label = "Prevent event",
               .help = "Cancels the event that the group responds to.",
               .sentence = "cancel the event",
               .requirement = "T6, T23",
               .example = "<prevent/>",
               .ofResponse = true,
               .isNegation = true,
               .timeline = TimelineWork::prevent},
    EffectSpec{.tag = "raise",
               .label = "Raise event",
               .help = "Raises an event of the project's own for the object. Triggers can respond to it.",
               .sentence = "raise event {occurrence}",
               .requirement = "T1",
               .example = R"(<raise occurrence="festival"/>)",
               .parameters = raiseParameters,
               .timeline = TimelineWork::raise},
    EffectSpec{.tag = "substitute",
               .label = "Replace event",
               .help = "Replaces the event that the group responds to with other effects.",
               .sentence = "replace the event",
               .requirement = "T23, T25",
               .example = "<substitute><then><destroy-object/></then></substitute>",
               .blocks = thenBlocks,
               .ofResponse = true,
               .isNegation = true,
               .timeline = TimelineWork::substitute},
};
static_assert(areProperEffects(table));

} // namespace

std::span<const EffectSpec> timingEffects() {
    return table;
}

} // namespace orrery::engine
