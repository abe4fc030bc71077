// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/nearest_miss.h"
#include "engine/trace/preview.h"

#include <memory>
#include <optional>
#include <set>
#include <span>
#include <vector>

namespace orrery::engine {

/// The end of a group's attempt to act on an object in a step.
struct MissVerdict {
    enum class End : std::uint8_t {
        acts,
        skipped,  ///< in scope, but every effect skipped the object
        notFired, ///< inactive, or the object is out of scope
        failed,   ///< there is no such step: the changed content has errors, or the step reaches a limit
    };
    End end = End::notFired;
    SkipReason reason = SkipReason::unable; ///< of the first effect that skipped the object
    std::uint16_t effect = noEffect;        ///< that effect
    Phrase detail{};                        ///< for SkipReason::unable: the reason, the rest of a sentence
};

/// Returns how a group of a holder acted on an object in a step. @param effect noEffect: any effect of the group
MissVerdict missVerdict(const TurnLog& log, const CheckedGroup& group, const MissQuestion& question);

/// Computes steps and runs again with changes (I4.5).
class MissTrial {
public:
    MissTrial(const MissRun& run, const MissQuestion& question) : m_run(run), m_question(question) {}

    /// Computes the step of the question again.
    MissVerdict inTurn(std::span<const MissChange* const> changes, const std::atomic<bool>* stop);
    /// Returns the differences between the step and the last one of inTurn().
    MissConsequences consequences() const;
    /// Plays the run with the edits of the last inTurn() from the start. Returns whether the group acts.
    bool fromStart(const std::atomic<bool>* stop);
    std::size_t trials() const { return m_trials; }

private:
    std::set<Row> actedOn(const TurnLog& log, const CheckedGroup& group) const;

    MissRun m_run;
    const MissQuestion& m_question;
    CheckMemory m_memory;                ///< used if the run brings none
    std::optional<TriedContent> m_tried; ///< content with the edits of the last step; nullopt: no edits
    std::vector<Override> m_overrides;
    std::optional<WhatIfTurn> m_after;
    std::size_t m_trials = 0;
};

} // namespace orrery::engine
