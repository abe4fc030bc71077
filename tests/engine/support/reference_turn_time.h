// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/support/reference_turn.h"

#include <algorithm>
#include <functional>
#include <set>

// What is about to change, and who answers it (T).
namespace orrery::engine::turn_oracle {

/// One thing that is about to change on one object, or to happen to it.
struct ReferenceTurn::Deed {
    enum class Kind : std::uint8_t {
        set,     ///< the column becomes the value
        add,     ///< the value is added to a stockpile
        create,  ///< `made`, where `object` is
        destroy, ///< `object`, and what is attached to it
        occur,   ///< `occurrence` happens to it, and `outcome` follows where there is one
        move,    ///< it goes where `made` is
        pay,     ///< the value is paid out of a stockpile (T20)
        allow,   ///< the class that the value names becomes open to the empire, or closed (E3.9)
    };
    Kind kind = Kind::set;
    Id object = nobody;
    ColumnId column{};
    Cell value{};
    Thing made{};
    Id host = nobody; ///< of a move: what it is then attached to; nobody: what a place like that asks for
    OccurrenceKind occurrence = 0;
    double detail = noneValue;       ///< of the occurrence
    std::function<bool()> outcome{}; ///< whether it could follow
    bool isAllowed = false;
    double change = 0.0; ///< what answers add to its amount (T10)
    bool isOff = false;  ///< it does not happen
    Id result = nobody;  ///< of a creation
};

/// All that one effect, or one rule of the engine, is about to change (T6).
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

/// Something that is about to happen to an object; or a point of the turn.
struct ReferenceTurn::Happening {
    OccurrenceNote note;
    std::uint64_t serial = 0; ///< of what is told of it
    std::size_t deed = noDeed;
    bool isCascade = false; ///< goes along with something else, and cannot be kept by itself
    std::set<std::pair<Id, const CheckedGroup*>> told{}; ///< who answered it, or is known not to
    bool isGain = true;
    double amount = 0.0; ///< of the change as answers left it
    double base = 0.0;   ///< what the stockpile held as it was proposed

    bool isLive() const { return note.end == OccurrenceEnd::happened; }
};

/// One that answers one happening at one time.
struct ReferenceTurn::Contender {
    const CheckedGroup* group = nullptr;
    Id holder = nobody;
    Id source = nobody;
    std::size_t happening = 0;
    std::uint64_t waiting = 0; ///< the serial of what awaited it; 0: a triggered group
    bool isLate = false;       ///< the group answers the first only, and this is none (T13)
};

/// The first event of a span for a group that answers no other (T13).
struct ReferenceTurn::FirstEvent {
    std::optional<std::uint32_t> before{}; ///< the period of the one that was known until now
    bool hasCome = false;                  ///< what the group answers did not fall away before its turn came
};

/// What happens at once, for those who answer it.
struct ReferenceTurn::Answers {
    std::vector<Happening>& all;
    std::vector<Deed>& deeds;
    bool isChoice = false;
    Ghosts ghosts{};                          ///< what left the game with it, and its hosts, as they were just before
    std::size_t sizeBefore = ~std::size_t{0}; ///< how many things there were just before it happened

    /// As it stands (T10).
    double amountOf(const Happening& happening) const {
        return happening.deed == noDeed ? 0.0 : std::max(happening.amount + deeds[happening.deed].change, 0.0);
    }
    /// Whether it has not happened yet.
    bool isOpen(Timing timing) const { return timing == Timing::before || (timing == Timing::when && isChoice); }
};

/// Who answered in one step, one after the other, and who no longer could (T7).
struct ReferenceTurn::Rivals {
    Answers& answers;
    std::vector<Contender> answered{};
    std::vector<Contender> silenced{};
    std::map<std::pair<Id, const CheckedGroup*>, FirstEvent> firsts{};
};

/// What is being answered.
struct ReferenceTurn::Answering {
    Answers& answers;
    std::size_t happening = 0;
    Timing timing = Timing::before;
    TimingStep step = TimingStep::b;
    Rivals* rivals = nullptr;

    Happening& now() const { return answers.all[happening]; }
};

} // namespace orrery::engine::turn_oracle
