// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/check_memory.h"
#include "engine/content/parsed_project.h"
#include "engine/trace/why_not.h"
#include "engine/universe/what_if.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace orrery::engine {

/// The kind of a change that lets a group act.
enum class MissChangeKind : std::uint8_t {
    value,       ///< another value of the source or of the object, for the whole step (X6.1)
    number,      ///< another number in a condition
    priority,    ///< another priority of the group or of an effect
    word,        ///< another enumerator, class or id in a condition
    stacking,    ///< no stacking name
    enabled,     ///< the group or effect is enabled
    switchedOff, ///< a condition is removed
    negated,     ///< a condition is reversed
};
/// Returns the name of a kind for the command line: "value", "number", "switched-off" …
std::string_view missChangeName(MissChangeKind kind);

/// One change: either edits of the content, or an override.
struct MissChange {
    MissChangeKind kind = MissChangeKind::number;
    Location where{};              ///< the changed part of the text; for a value: the condition that reads it
    std::string before{};          ///< the present number, value, word, or condition
    std::string after{};           ///< the new one; empty if there is none
    double size = 0.0;             ///< |new − old| / max(|old|, 1) for numbers, otherwise 0
    Phrase sentence{};             ///< "set 'at-least' to 3 instead of 5 in 'Meter value: Population, ≥ 5'"
    std::vector<TextEdit> edits{}; ///< edits of one file; empty for a value
    std::optional<Override> override{};
    std::string setting{}; ///< the override as parseSetting() reads it: "Sol III.Population=5"
};

/// Everything else that changes in the turn.
struct MissConsequences {
    std::size_t objects = 0; ///< other objects on which the group now acts
    std::size_t lost = 0;    ///< objects on which it acts no more
    std::size_t risen = 0;   ///< meters, stockpiles and other numbers
    std::size_t fallen = 0;
    std::size_t others = 0; ///< values without an order: owners, enumerators …
    std::size_t created = 0;
    std::size_t destroyed = 0;
};

/// A set of changes that makes a group act on an object. Verified: with the changes, the step was computed again.
struct Miss {
    std::vector<MissChange> changes{};
    MissConsequences consequences{};
    /// Whether the group also acts if the whole run is played with the edits. Nullopt: not checked (yet), or some
    /// change is an override, which belongs to one turn.
    std::optional<bool> holdsFromStart{};

    bool isEdit() const;   ///< whether all changes are edits
    bool isWhatIf() const; ///< whether all changes are overrides
};

enum class MissOutcome : std::uint8_t {
    acts,    ///< the group did act on the object
    found,   ///< there are such changes
    none,    ///< no changes of these kinds make the group act
    cut,     ///< the search ended at a limit without a result
    stopped, ///< the caller stopped the search
};
/// Returns the name of an outcome for the command line: "found", "none" …
std::string_view missOutcomeName(MissOutcome outcome);

/// The nearest miss of a group (I4.5).
struct NearestMiss {
    MissOutcome outcome = MissOutcome::none;
    /// The nearest set of changes. Then comes the nearest set of edits that holds in a run from the start, otherwise of
    /// any edits. The nearest set of overrides is last. A set of several kinds stands here once.
    std::vector<Miss> misses{};
    Phrase sentence{};       ///< the reason if there is none: "no change of these conditions …"
    bool isCut = false;      ///< true if a nearer one may exist: the search reached a limit
    bool isComplete = false; ///< false during the search
    std::size_t leaves = 0;  ///< number of conditions without conditions inside
    std::size_t trials = 0;  ///< number of steps and runs computed again
};

/// The maximum number of leaves for which the search is complete.
inline constexpr std::size_t mostMissLeaves = 12;

struct MissQuestion {
    std::uint32_t turn = 1;
    std::uint32_t group = 0; ///< index into Program::groups
    Row holder = noRow;
    Row object = noRow;              ///< noRow: the group did not fire at all
    std::uint16_t effect = noEffect; ///< the effect that has to act; noEffect: any
    friend bool operator==(const MissQuestion&, const MissQuestion&) = default;
};

/// The run of a question, and the content from which it was compiled.
struct MissRun {
    const Session& session;
    const ParsedProject& project; ///< project of the session's program
    RowTables rows;
    CheckMemory* memory = nullptr; ///< memory of earlier searches in this project, which saves time; null: none
};

/// Finds the smallest set of changes that makes a group act on an object in a turn. The changes are: each number of the
/// conditions moved to the nearest value that reverses its condition; each condition reversed or removed; each
/// enumerator, class or id replaced by one of its kind; each value overridden that a condition reads on the source or
/// the object; the priority and the stacking name of the group. Finds sets by the verdicts of single conditions, then
/// computes the step again with the changes. Edits are also tried in a run from the start, and sets that hold there
/// come first. Changes nothing of the session, so another thread may read it meanwhile, as long as
/// its history has kept the log of the turn.
/// @param progress called with each better answer, on the caller's thread; null: not called
NearestMiss nearestMiss(const MissRun& run, const MissQuestion& question, const std::atomic<bool>* stop = nullptr,
                        const std::function<void(const NearestMiss&)>& progress = nullptr);

} // namespace orrery::engine
