// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "engine/universe/turn_log.h"
#include "tests/engine/support/reference_scenario.h"

#include <compare>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

// The reference's data on objects, and its report of a turn.
namespace orrery::engine::turn_oracle {

using Id = int; ///< of an object: its index among all objects ever created
inline constexpr Id nobody = -1;
using Ids = std::set<Id>;
using Lane = std::pair<Id, Id>; ///< the smaller first

/// The content of an object's cell: a number, a set of objects, or a text.
struct Cell {
    double number = 0.0;
    Ids set{};
    std::string text{};
    /// Returns whether both are equal in every bit.
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

/// Reads a cell of an object, by the layout's columns.
Cell readCell(const Thing& thing, const ColumnSpec& column);
void writeCell(Thing& thing, const ColumnSpec& column, const Cell& cell);
/// Returns a new object of a class, with its initial cells.
Thing newThing(const CheckedModel& model, ClassIndex kind);

/// The name of a group: its class, and its index in it.
struct GroupName {
    ClassIndex kind = 0;
    std::uint32_t order = 0;
    friend auto operator<=>(const GroupName&, const GroupName&) = default;
};

/// The event to which a group responded, and the step (T6).
struct AnsweredNote {
    std::string kind{}; ///< the event's kind; empty: the group fired without an event
    Id subject = nobody;
    Timing timing = Timing::before;
    TimingStep step = TimingStep::b;
    friend auto operator<=>(const AnsweredNote&, const AnsweredNote&) = default;
};

/// One firing of a group of a holder.
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

/// An effect that did not fire on an object.
struct SkipNote {
    GroupName group;
    Id holder = nobody;
    int effect = 0;
    Id object = nobody;
    SkipReason reason = SkipReason::unable;
    friend auto operator<=>(const SkipNote&, const SkipNote&) = default;
};

/// An event that happened to an object or was cancelled, or a point of the turn (T).
struct OccurrenceNote {
    std::string kind;
    Id subject = nobody;
    double detail = noneValue;
    double amount = 0.0;
    double applied = 0.0;
    CauseKind cause = CauseKind::effect;
    GroupName group{}; ///< of the effect that caused it
    Id holder = nobody;
    int effect = 0;
    OccurrenceEnd end = OccurrenceEnd::happened;
    GroupName endedBy{};
    Id endedByHolder = nobody;
    friend auto operator<=>(const OccurrenceNote&, const OccurrenceNote&) = default;
};

/// A listener that did not respond.
struct SilenceNote {
    std::string kind;
    Id subject = nobody;
    GroupName group{};
    Id holder = nobody;
    Timing timing = Timing::before;
    NoAnswer reason = NoAnswer::notAnymore;
    friend auto operator<=>(const SilenceNote&, const SilenceNote&) = default;
};

/// A conflict: several groups responded at one point in time, or could not respond because of others (T7).
struct ConflictNote {
    struct Contender {
        GroupName group;
        Id holder = nobody;
        std::string kind{}; ///< the kind of the event
        Id subject = nobody;
        friend auto operator<=>(const Contender&, const Contender&) = default;
    };
    Timing timing = Timing::before;
    TimingStep step = TimingStep::b;
    Id decider = nobody;
    std::vector<Contender> order{};
    friend auto operator<=>(const ConflictNote&, const ConflictNote&) = default;
};

/// A change of a cell, or its first value.
struct ChangeNote {
    Id object = nobody;
    std::uint16_t column = 0;
    Cell after;
    CauseKind cause = CauseKind::effect;
    GroupName group; ///< of the effect
    Id holder = nobody;
    int effect = 0;
};

/// Everything that happened in one step.
struct Story {
    std::vector<FiringNote> firings;
    std::vector<SkipNote> skips;
    std::vector<ChangeNote> changes;
    std::vector<OccurrenceNote> occurrences;
    std::vector<SilenceNote> silences;
    std::vector<ConflictNote> conflicts{};
    std::vector<std::pair<std::size_t, bool>> orders{}; ///< by index in the scenario: whether it was applied
    Ids stops{};                                        ///< objects that cannot continue on their way
    Ids waits{};                                        ///< projects that made no progress (E8.6)
    ScenarioStory scenario{};
    // Counted by the reference alone:
    std::size_t journeys = 0;
    std::size_t sightings = 0;
    std::size_t shown = 0;  ///< to empires, or hidden from them
    std::size_t seen = 0;   ///< answers to conditions about sight
    std::size_t unseen = 0; ///< the same
    std::size_t incomes = 0;
    std::size_t lanes = 0;                        ///< changed by effects
    std::map<std::string, std::size_t> counted{}; ///< other events, by name
};

/// The cause of a change.
struct Doer {
    CauseKind cause = CauseKind::effect;
    GroupName group{};
    Id holder = nobody;
    int effect = 0;
};

} // namespace orrery::engine::turn_oracle
