// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/miss_words.h"

#include <array>
#include <string>

namespace orrery::engine {

namespace {

/// A number of consequences, with its words.
struct ConsequenceRow {
    std::size_t MissConsequences::*count;
    CountWords words;
};

constexpr std::array consequenceRows{
    ConsequenceRow{
        &MissConsequences::objects,
        {inPhrase("the group also acts on {0} other object"), inPhrase("the group also acts on {0} other objects")}},
    ConsequenceRow{
        &MissConsequences::lost,
        {inPhrase("the group no longer acts on {0} object"), inPhrase("the group no longer acts on {0} objects")}},
    ConsequenceRow{&MissConsequences::risen, {inPhrase("{0} value rises"), inPhrase("{0} values rise")}},
    ConsequenceRow{&MissConsequences::fallen, {inPhrase("{0} value falls"), inPhrase("{0} values fall")}},
    ConsequenceRow{&MissConsequences::others,
                   {inPhrase("{0} other value changes"), inPhrase("{0} other values change")}},
    ConsequenceRow{&MissConsequences::created,
                   {inPhrase("{0} more object is created"), inPhrase("{0} more objects are created")}},
    ConsequenceRow{&MissConsequences::destroyed,
                   {inPhrase("{0} object fewer remains"), inPhrase("{0} objects fewer remain")}},
};

} // namespace

Phrase missTitle(const NearestMiss& answer, std::size_t index) {
    const Miss& miss = answer.misses[index];
    return phrase(index == 0        ? inPhrase("nearest change")
                  : miss.isWhatIf() ? inPhrase("nearest change of values")
                                    : inPhrase("nearest change of the content"));
}

std::vector<Phrase> consequenceWords(const MissConsequences& consequences) {
    std::vector<Phrase> words;
    for (const ConsequenceRow& row : consequenceRows) {
        if (const std::size_t count = consequences.*row.count; count > 0) {
            words.push_back(counted(count, row.words));
        }
    }
    if (words.empty()) {
        words.push_back(phrase("nothing else changes in this turn"));
    }
    return words;
}

Phrase lastingWords(const Miss& miss) {
    return miss.holdsFromStart.value_or(true)
               ? Phrase()
               : phrase("in a run from the start, earlier turns change too, and the group does not act");
}

Phrase outcomeWords(const NearestMiss& answer) {
    if (answer.outcome == MissOutcome::found && answer.isCut) {
        return phrase("a nearer change may exist: the search reached its limit");
    }
    return answer.outcome == MissOutcome::found || answer.outcome == MissOutcome::stopped ? Phrase() : answer.sentence;
}

} // namespace orrery::engine
