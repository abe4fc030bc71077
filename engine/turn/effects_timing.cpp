// SPDX-License-Identifier: GPL-3.0-or-later
// Effects that decide which other effects fire, and when. They change nothing by themselves: the timeline carries them
// out.
#include "engine/turn/effect_call.h"

#include <array>

namespace orrery::engine {

namespace {

constexpr BlockSpec thenBlock{.tag = "then",
                              .content = BlockContent::effects,
                              .required = true,
                              .label = "Then",
                              .help = "The effects that fire."};

constexpr std::array conditionalBlocks{
    BlockSpec{.tag = "if",
              .content = BlockContent::conditions,
              .required = true,
              .label = "If",
              .help = "Conditions of the object that the effect fires on; all must hold."},
    BlockSpec{.tag = "then",
              .content = BlockContent::effects,
              .required = true,
              .label = "Then",
              .help = "What fires on the objects for which they hold."},
    BlockSpec{
        .tag = "else", .content = BlockContent::effects, .label = "Else", .help = "What fires on the other objects."},
};
constexpr std::array thenBlocks{thenBlock};

constexpr std::array delayParameters{
    ParameterSpec{.name = "turns",
                  .kind = ParameterKind::integer,
                  .required = true,
                  .minimum = 0,
                  .maximum = 1'000'000,
                  .label = "Turns",
                  .help = "How many turns later; 0: later in this turn."},
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
    awaited("before", "Before", "Just before this happens: an occurrence, or several, the first of which counts."),
    awaited("when", "When", "As this happens: an occurrence, or several, the first of which counts."),
    awaited("after", "After", "Once this has happened: an occurrence, or several, the first of which counts."),
    ParameterSpec{.name = "of",
                  .kind = ParameterKind::choice,
                  .choices = awaitedSubjects,
                  .fallback = "any",
                  .label = "Of",
                  .help = "Whose occurrence: anything's, the holder's own, the source's, those of what the holder is "
                          "attached to, of what shares an owner with the source, of anything but the holder, or of "
                          "the object that the effect fires on."},
    ParameterSpec{.name = "turns",
                  .kind = ParameterKind::integer,
                  .fallback = "1",
                  .minimum = 1,
                  .maximum = 1'000'000,
                  .label = "Turns",
                  .help = "How long it waits, in turns. 1: until the end of this turn."},
};

constexpr std::array changeParameters{
    ParameterSpec{.name = "amount",
                  .kind = ParameterKind::number,
                  .required = true,
                  .label = "Amount",
                  .help = "What is added to the amount that is about to change; a negative amount makes it less."},
};

constexpr std::array raiseParameters{
    ParameterSpec{.name = "occurrence",
                  .kind = ParameterKind::occurrence,
                  .required = true,
                  .label = "Occurrence",
                  .help = "What happens: an occurrence that a vocabulary declares."},
};

constexpr std::array table{
    EffectSpec{.tag = "change-amount",
               .label = "Change amount",
               .help = "Changes the amount of what is answered before it counts: what a stockpile gains or loses, or "
                       "what is paid. All such changes are added up, and the sum is held at 0 at the end; an amount of "
                       "0 is no change.",
               .requirement = "T10, T23",
               .example = R"(<change-amount amount="-2"/>)",
               .parameters = changeParameters,
               .amount = "amount",
               .ofResponse = true,
               .timeline = TimelineWork::changeAmount},
    EffectSpec{.tag = "conditional",
               .label = "Conditional",
               .help = "Fires some effects on the objects for which its conditions hold, and others on the rest. The "
                       "conditions are asked as it fires, after what the effects before it changed.",
               .requirement = "E3.29",
               .example = R"(<conditional><if><all/></if><then><destroy-object/></then></conditional>)",
               .blocks = conditionalBlocks,
               .timeline = TimelineWork::branch},
    EffectSpec{.tag = "delay",
               .label = "Delay",
               .help = "Puts effects off: they fire so many turns later on those of the same objects that are still "
                       "there.",
               .requirement = "T13, T23",
               .example = R"(<delay turns="2"><then><destroy-object/></then></delay>)",
               .parameters = delayParameters,
               .blocks = thenBlocks,
               .timeline = TimelineWork::delay},
    EffectSpec{.tag = "next-time",
               .label = "Next time",
               .help = "Waits for something to happen, and fires then, once. Of several occurrences the first uses it "
                       "up.",
               .requirement = "T13, T23",
               .example =
                   R"(<next-time after="destroyed" of="target"><then><win reason="it fell"/></then></next-time>)",
               .parameters = nextTimeParameters,
               .blocks = thenBlocks,
               .timeline = TimelineWork::await},
    EffectSpec{.tag = "prevent",
               .label = "Prevent",
               .help = "What is answered does not happen.",
               .requirement = "T6, T23",
               .example = "<prevent/>",
               .ofResponse = true,
               .isNegation = true,
               .timeline = TimelineWork::prevent},
    EffectSpec{.tag = "raise",
               .label = "Raise",
               .help = "Makes an occurrence of the project's own happen to the object, so that triggers can answer it.",
               .requirement = "T1",
               .example = R"(<raise occurrence="festival"/>)",
               .parameters = raiseParameters,
               .timeline = TimelineWork::raise},
    EffectSpec{.tag = "substitute",
               .label = "Substitute",
               .help = "What is answered does not happen; these effects happen in place of it.",
               .requirement = "T23, T25",
               .example = "<substitute><then><destroy-object/></then></substitute>",
               .blocks = thenBlocks,
               .ofResponse = true,
               .isNegation = true,
               .timeline = TimelineWork::substitute},
};
static_assert(areProperRows(table));

} // namespace

std::span<const EffectSpec> timingEffects() {
    return table;
}

} // namespace orrery::engine
