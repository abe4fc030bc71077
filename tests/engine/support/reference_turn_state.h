// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"
#include "engine/universe/turn_log.h"
#include "tests/engine/support/reference_scenario.h"

#include <compare>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

// What the reference of turns knows of objects, and what it tells of a turn.
namespace orrery::engine::turn_oracle {

using Id = int; ///< of an object: its place among all that were ever made
inline constexpr Id nobody = -1;
using Ids = std::set<Id>;
using Lane = std::pair<Id, Id>; ///< the smaller first

/// What a cell of an object holds: a number, a set of objects, or a text.
struct Cell {
    double number = 0.0;
    Ids set{};
    std::string text{};
    /// The same to the last bit.
    bool isSameAs(const Cell& other) const;
    std::string shown() const;
};

struct MeterPair {
    double current = 0.0;
    double maximum = 0.0;
    double lastMaximum = 0.0;
};

struct Thing {
    bool isInGame = true;
    TypeIndex type = 0;
    ClassIndex kind = 0;
    Id attachedTo = nobody;
    Ids owners{};
    std::string name{};
    bool isPlaced = false;
    double x = 0.0;
    double y = 0.0;
    Id system = nobody;
    double created = 0.0;
    double remaining = 0.0;
    Id capital = nobody;
    Id target = nobody;
    Id destination = nobody;
    Id heading = nobody;
    Id creator = nobody;
    Id homeworld = nobody;
    Ids seenBy{}, shownTo{}, hiddenFrom{}, allowed{}, forbidden{};
    std::map<MeterIndex, MeterPair> meters{};
    std::map<ResourceIndex, double> stockpiles{};
    std::map<PropertyIndex, double> properties{};
    std::uint64_t birthKey = 0;
};

/// A cell of an object, as the layout names its columns.
Cell readCell(const Thing& thing, const ColumnSpec& column);
void writeCell(Thing& thing, const ColumnSpec& column, const Cell& cell);
/// A new object of a class, with what its cells begin with.
Thing newThing(const CheckedModel& model, ClassIndex kind);

/// Which group of which class.
struct GroupName {
    ClassIndex kind = 0;
    std::uint32_t order = 0;
    friend auto operator<=>(const GroupName&, const GroupName&) = default;
};

/// What a group answered, and in which step (T6).
struct AnsweredNote {
    std::string kind{}; ///< the occurrence's; empty: nothing, it fired by itself
    Id subject = nobody;
    Timing timing = Timing::before;
    TimingStep step = TimingStep::b;
    friend auto operator<=>(const AnsweredNote&, const AnsweredNote&) = default;
};

/// A group fired for a holder.
struct FiringNote {
    Stage stage = Stage::effects;
    Side side = Side::within;
    int priority = 0;
    GroupName group;
    Id holder = nobody;
    Id source = nobody;
    std::vector<Id> scope;
    AnsweredNote answered{};
    friend auto operator<=>(const FiringNote&, const FiringNote&) = default;
};

/// An effect of a group of a holder did not fire on an object.
struct SkipNote {
    GroupName group;
    Id holder = nobody;
    int effect = 0;
    Id object = nobody;
    SkipReason reason = SkipReason::unable;
    friend auto operator<=>(const SkipNote&, const SkipNote&) = default;
};

/// Something happened to an object, or would have; or a point of the turn (T).
struct OccurrenceNote {
    std::string kind;
    Id subject = nobody;
    double detail = noneValue;
    double amount = 0.0;
    double applied = 0.0;
    CauseKind cause = CauseKind::effect;
    GroupName group{}; ///< of the effect that brought it about
    Id holder = nobody;
    int effect = 0;
    OccurrenceEnd end = OccurrenceEnd::happened;
    GroupName endedBy{};
    Id endedByHolder = nobody;
    friend auto operator<=>(const OccurrenceNote&, const OccurrenceNote&) = default;
};

/// A group that listens did not answer.
struct SilenceNote {
    std::string kind;
    Id subject = nobody;
    GroupName group{};
    Id holder = nobody;
    Timing timing = Timing::before;
    NoAnswer reason = NoAnswer::notAnymore;
    friend auto operator<=>(const SilenceNote&, const SilenceNote&) = default;
};

/// Several answered at one point of time, or no longer could because of those who did (T7).
struct ConflictNote {
    struct Contender {
        GroupName group;
        Id holder = nobody;
        std::string kind{}; ///< of the occurrence that is answered
        Id subject = nobody;
        friend auto operator<=>(const Contender&, const Contender&) = default;
    };
    Timing timing = Timing::before;
    TimingStep step = TimingStep::b;
    Id decider = nobody;
    std::vector<Contender> order{};
    friend auto operator<=>(const ConflictNote&, const ConflictNote&) = default;
};

/// A cell got another value, or its first.
struct ChangeNote {
    Id object = nobody;
    std::uint16_t column = 0;
    Cell after;
    CauseKind cause = CauseKind::effect;
    GroupName group; ///< of an effect
    Id holder = nobody;
    int effect = 0;
};

/// All that happened in one step.
struct Story {
    std::vector<FiringNote> firings;
    std::vector<SkipNote> skips;
    std::vector<ChangeNote> changes;
    std::vector<OccurrenceNote> occurrences;
    std::vector<SilenceNote> silences;
    std::vector<ConflictNote> conflicts{};
    std::vector<std::pair<std::size_t, bool>> orders{}; ///< by place in the scenario: whether it was carried out
    Ids stops{};                                        ///< what can go no further on its way
    Ids waits{};                                        ///< projects that made no progress (E8.6)
    ScenarioStory scenario{};
    // Counted by the reference alone:
    std::size_t journeys = 0;
    std::size_t sightings = 0;
    std::size_t shown = 0;  ///< to empires, or hidden from them
    std::size_t seen = 0;   ///< what was asked about
    std::size_t unseen = 0; ///< the same
    std::size_t incomes = 0;
    std::size_t lanes = 0;                        ///< that an effect changed
    std::map<std::string, std::size_t> counted{}; ///< what else came about, by name
};

/// Who did it.
struct Doer {
    CauseKind cause = CauseKind::effect;
    GroupName group{};
    Id holder = nobody;
    int effect = 0;
};

} // namespace orrery::engine::turn_oracle
