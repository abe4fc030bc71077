// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/support/reference_turn.h"

#include <algorithm>
#include <functional>
#include <set>

// Proposed changes, and the responses to them (T).
namespace orrery::engine::turn_oracle {

/// One proposed change of an object, or an event that happens to it.
struct ReferenceTurn::Deed {
    enum class Kind : std::uint8_t {
        set,     ///< the column becomes the value
        add,     ///< the value is added to a stockpile
        create,  ///< `made`, at the place of `object`
        destroy, ///< `object`, and everything attached to it
        occur,   ///< raises `occurrence`, then runs `outcome`, if there is one
        move,    ///< moves the object to the place of `made`
        pay,     ///< takes the value from a stockpile (T20)
        allow,   ///< opens the class in `value` to the empire, or closes it (E3.9)
    };
    Kind kind = Kind::set;
    Id object = nobody;
    ColumnId column{};
    Cell value{};
    Thing made{};
    Id host = nobody; ///< for a move: the new host; nobody: follows from the place
    OccurrenceKind occurrence = 0;
    double detail = noneValue;       ///< of the event
    std::function<bool()> outcome{}; ///< returns whether it was possible
    bool isAllowed = false;
    double change = 0.0; ///< the sum of responses' changes to its amount (T10)
    bool isOff = false;  ///< cancelled
    Id result = nobody;  ///< the created object
};

/// All changes that one effect, or one rule of the engine, proposes (T6).
struct ReferenceTurn::Deeds {
    Doer doer;
    std::vector<Deed> all{};

    void set(Id object, ColumnId column, Cell value) {
        all.push_back({.kind = Deed::Kind::set, .object = object, .column = column, .value = std::move(value)});
    }
    void add(Id object, ColumnId column, double amount) {
        all.push_back({.kind = Deed::Kind::add, .object = object, .column = column, .value = {.number = amount}});
    }
    void create(Thing made, Id where) {
        all.push_back({.kind = Deed::Kind::create, .object = where, .made = std::move(made)});
    }
    void destroy(Id object) { all.push_back({.kind = Deed::Kind::destroy, .object = object}); }
    void occur(Id object, OccurrenceKind kind) {
        all.push_back({.kind = Deed::Kind::occur, .object = object, .occurrence = kind});
    }
    void move(Id object, Thing there) {
        all.push_back({.kind = Deed::Kind::move, .object = object, .made = std::move(there)});
    }
    void pay(Id empire, ColumnId column, double amount) {
        all.push_back({.kind = Deed::Kind::pay, .object = empire, .column = column, .value = {.number = amount}});
    }
    void allow(Id empire, ClassIndex kind, bool isAllowed) {
        all.push_back({.kind = Deed::Kind::allow,
                       .object = empire,
                       .value = {.number = static_cast<double>(kind)},
                       .isAllowed = isAllowed});
    }
};

inline constexpr std::size_t noDeed = ~std::size_t{0};

/// An event that is about to happen to an object; or a point of the turn.
struct ReferenceTurn::Happening {
    OccurrenceNote note;
    std::uint64_t serial = 0; ///< identifies the notes about it
    std::size_t deed = noDeed;
    bool isCascade = false;                              ///< follows from another event, and cannot be cancelled alone
    std::set<std::pair<Id, const CheckedGroup*>> told{}; ///< groups that responded, or whose silence is noted
    bool isGain = true;
    double amount = 0.0; ///< of the change, after responses
    double base = 0.0;   ///< the stockpile at the time of the proposal

    bool isLive() const { return note.end == OccurrenceEnd::happened; }
};

/// A group that may respond to one event at one timing.
struct ReferenceTurn::Contender {
    const CheckedGroup* group = nullptr;
    Id holder = nobody;
    Id source = nobody;
    std::size_t happening = 0;
    std::uint64_t waiting = 0; ///< the serial of a pending effect; 0: a triggered group
    bool isLate = false;       ///< the group responds only to first events, and this is none (T13)
};

/// The first event of a span, for a group that responds to no other (T13).
struct ReferenceTurn::FirstEvent {
    std::optional<std::uint32_t> before{}; ///< the period of the previously known first event
    bool hasCome = false;                  ///< the event was not cancelled before the group's turn
};

/// The simultaneous events of one proposal, for their responses.
struct ReferenceTurn::Answers {
    std::vector<Happening>& all;
    std::vector<Deed>& deeds;
    bool isChoice = false;
    Ghosts ghosts{};                          ///< objects that it destroyed, and their hosts, as they were just before
    std::size_t sizeBefore = ~std::size_t{0}; ///< the number of objects just before the change

    /// Returns the present amount (T10).
    double amountOf(const Happening& happening) const {
        return happening.deed == noDeed ? 0.0 : std::max(happening.amount + deeds[happening.deed].change, 0.0);
    }
    /// Returns whether the event has not happened yet.
    bool isOpen(Timing timing) const { return timing == Timing::before || (timing == Timing::when && isChoice); }
};

/// The groups that responded in one step, in order, and those that no longer could (T7).
struct ReferenceTurn::Rivals {
    Answers& answers;
    std::vector<Contender> answered{};
    std::vector<Contender> silenced{};
    std::map<std::pair<Id, const CheckedGroup*>, FirstEvent> firsts{};
};

/// The event to which a group is responding.
struct ReferenceTurn::Answering {
    Answers& answers;
    std::size_t happening = 0;
    Timing timing = Timing::before;
    TimingStep step = TimingStep::b;
    Rivals* rivals = nullptr;

    Happening& now() const { return answers.all[happening]; }
};

} // namespace orrery::engine::turn_oracle
