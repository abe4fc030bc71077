// SPDX-License-Identifier: GPL-3.0-or-later
// How proposed changes are resolved (T6), and their events.
#include "tests/engine/support/reference_turn_time.h"
#include "tests/engine/support/reference_turn_firing.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace orrery::engine::turn_oracle {

OccurrenceKind ReferenceTurn::kindCalled(std::string_view id) const {
    return *m_model.vocabulary.findOccurrence(id);
}

bool ReferenceTurn::listens(ClassIndex kind, OccurrenceKind occurrence) const {
    return std::ranges::any_of(m_model.classes[kind].groups, [&](const CheckedGroup& group) {
        return isRun(group) && std::ranges::any_of(group.triggers, [&](const CheckedTrigger& trigger) {
                   return trigger.kind == occurrence;
               });
    });
}

/// Returns whether an object that exists, or existed at the start of the turn, listens to the event. Other events are
/// not noted (T28).
bool ReferenceTurn::isHeard(OccurrenceKind kind) const {
    std::vector<Id> present = m_opening;
    for (auto id = static_cast<Id>(m_openingSize); id < static_cast<Id>(things.size()); ++id) {
        present.push_back(id);
    }
    return std::ranges::any_of(present, [&](Id id) { return listens(at(id).kind, kind); }) ||
           std::ranges::any_of(m_waiting, [&](const Waiting& one) {
               return std::ranges::any_of(one.group->effects[one.effect].awaits,
                                          [&](const CheckedTrigger& trigger) { return trigger.kind == kind; });
           });
}

/// Returns the events of a proposed change: none, one kind, or two (a size is a property too).
std::vector<ReferenceTurn::Happening> ReferenceTurn::happeningsOf(const Deed& deed, std::size_t place,
                                                                  const Doer& doer) {
    std::vector<Happening> found;
    found.reserve(things.size() + 2);
    const auto add = [&](std::string_view kind, Id subject, double detail = noneValue) -> Happening& {
        Happening one{.note = {.kind = std::string(kind), .subject = subject, .detail = detail}, .deed = place};
        one.note.cause = doer.cause;
        one.note.group = doer.group;
        one.note.holder = doer.holder;
        one.note.effect = doer.effect;
        found.push_back(one);
        return found.back();
    };
    switch (deed.kind) {
    case Deed::Kind::create:
        add("created", deed.object);
        return found;
    case Deed::Kind::occur:
        add(m_model.vocabulary.occurrenceId(deed.occurrence), deed.object, deed.detail);
        return found;
    case Deed::Kind::move: {
        const Id from = at(deed.object).system;
        if (from == deed.object) {
            return found; // a system stays in itself
        }
        if (from != nobody && from != deed.made.system) {
            add("departs", deed.object);
        }
        if (deed.made.system != nobody && from != deed.made.system) {
            add("arrives", deed.object);
        }
        return found;
    }
    case Deed::Kind::pay: { // a payment is no loss of the stockpile
        Happening& one = add("payment", deed.object, deed.column.value);
        one.note.amount = one.note.applied = one.amount = deed.value.number;
        one.isGain = false;
        return found;
    }
    case Deed::Kind::allow:
        if (isSaid(deed.object, static_cast<ClassIndex>(deed.value.number), deed.isAllowed)) {
            add("availability-changed", deed.object).note.end = OccurrenceEnd::noChange;
        } else {
            add("availability-changed", deed.object);
        }
        return found;
    case Deed::Kind::destroy:
        if (doer.cause == CauseKind::duration) {
            add("duration-ran-out", deed.object);
        }
        for (const Id lost : goingWith(deed.object)) {
            add("destroyed", lost).isCascade = lost != deed.object;
        }
        return found;
    default:
        break;
    }
    const ColumnSpec& column = m_model.layout[deed.column];
    const Cell before = readCell(at(deed.object), column);
    bool isSame = deed.kind == Deed::Kind::set && before.isSameAs(deed.value);
    if (column.role == ColumnRole::stockpile) {
        const double by = deed.kind == Deed::Kind::add ? deed.value.number : deed.value.number - before.number;
        const double least =
            m_model.vocabulary.resources()[column.of].debt ? -std::numeric_limits<double>::infinity() : 0.0;
        isSame = deed.kind == Deed::Kind::add ? std::max(before.number + by, least) == before.number : by == 0.0;
        for (const bool isGain : {true, false}) {
            if (by == 0.0 || isGain == (by > 0.0)) { // a gain of 0 is both
                Happening& one = add(isGain ? "stockpile-gain" : "stockpile-loss", deed.object, deed.column.value);
                one.isGain = isGain;
                one.note.amount = std::abs(by);
                one.amount = std::abs(by);
                one.base = before.number;
            }
        }
    } else if (column.role == ColumnRole::property) {
        const std::string& id = m_model.vocabulary.properties()[column.of].id;
        add("property-changed", deed.object, deed.column.value);
        if (id == "size" || id == "environment") {
            add(id + "-changed", deed.object, deed.column.value);
        } else if (id == "star_colour") {
            add("star-colour-changed", deed.object, deed.column.value);
        } else if (id == "focus" || id == "secondary_focus") {
            add("focus-changed", deed.object, deed.column.value);
        }
    } else if (column.role == ColumnRole::builtin) {
        switch (static_cast<Builtin>(column.of)) {
        case Builtin::owners:
            add("owner-changed", deed.object);
            break;
        case Builtin::target:
            add("target-set", deed.object);
            break;
        default:
            break;
        }
    }
    for (Happening& one : found) {
        one.note.applied = one.note.amount;
        one.note.end = isSame ? OccurrenceEnd::noChange : OccurrenceEnd::happened;
    }
    return found;
}

/// Cancels an event, and all other events of the same change.
void ReferenceTurn::end(std::vector<Happening>& all, const Happening& ended, OccurrenceEnd how, GroupName by,
                        Id holder) {
    const std::size_t deed = ended.deed;
    for (Happening& one : all) {
        if (one.isLive() && (&one == &ended || (deed != noDeed && one.deed == deed))) {
            one.note.end = how;
            one.note.endedBy = by;
            one.note.endedByHolder = holder;
            one.note.applied = 0.0;
        }
    }
}

/// Cancels the events of objects that were destroyed meanwhile.
void ReferenceTurn::endGone(std::vector<Happening>& all) {
    for (const Happening& one : all) {
        if (one.isLive() && one.note.subject != nobody && !isIn(one.note.subject)) {
            end(all, one, OccurrenceEnd::gone, {}, nobody);
        }
    }
}

/// Replaces objects by their state just before they were destroyed, while conditions are evaluated on them (T15).
/// @return the previous replacements
ReferenceTurn::Ghosts ReferenceTurn::conjure(Ghosts ghosts) {
    const auto exchange = [&](Ghosts& all) {
        for (auto* const those : {&all.left, &all.hosts}) {
            for (auto& [id, thing] : *those) {
                std::swap(at(id), thing);
            }
        }
    };
    exchange(m_ghosts);
    exchange(ghosts);
    m_matching.clear();
    return std::exchange(m_ghosts, std::move(ghosts));
}

/// Returns all objects that are destroyed with an object: those attached to it, and for a system those in it.
Ids ReferenceTurn::goingWith(Id id) const {
    Ids lost{id};
    for (const Id other : everyone()) {
        const bool isInside = isType(id, "system") && at(other).system == id && other != id;
        if (at(other).attachedTo == id || isInside) {
            lost.merge(goingWith(other));
        }
    }
    return lost;
}

/// Resolves a proposal: changes without effect, then "before", then all changes at once, then "when", then "after"
/// (T6). For a choice, "when" precedes its outcome (T19).
/// @return the created objects
std::vector<Id> ReferenceTurn::happen(Deeds deeds, bool* areDone) {
    const auto isThere = [&](const Deed& deed) { // a created object may have no place
        if (deed.kind == Deed::Kind::create && deed.made.attachedTo != nobody && !isIn(deed.made.attachedTo)) {
            return false;
        }
        const bool isNowhere = deed.kind == Deed::Kind::create && deed.object == nobody;
        return deed.kind == Deed::Kind::occur || isNowhere || isIn(deed.object);
    };
    std::vector<Happening> all;
    bool isChoice = false;
    for (std::size_t i = 0; i < deeds.all.size(); ++i) {
        if (!isThere(deeds.all[i])) {
            deeds.all[i].isOff = true;
            continue;
        }
        bool isToldAlready = false;
        for (Happening& one : happeningsOf(deeds.all[i], i, deeds.doer)) {
            const OccurrenceKind kind = kindCalled(one.note.kind);
            const auto known = std::ranges::find_if(all, [&](const Happening& other) {
                return other.note.kind == "destroyed" && one.note.kind == "destroyed" &&
                       other.note.subject == one.note.subject;
            });
            if (known != all.end()) { // one event, even if several changes destroy the object
                known->deed = one.isCascade ? known->deed : i;
                known->isCascade = known->isCascade && one.isCascade;
                continue;
            }
            const bool isNews = deeds.all[i].kind == Deed::Kind::create && listens(deeds.all[i].made.kind, kind);
            if ((isHeard(kind) || isNews) &&
                !(isToldAlready && !one.isLive())) { // only one event for a change without effect
                isToldAlready = true;
                one.serial = ++m_serials;
                const OccurrenceSpec* const shipped = m_model.vocabulary.occurrence(kind);
                isChoice = isChoice || (shipped != nullptr && shipped->isChoice);
                all.push_back(std::move(one));
            }
        }
    }
    Answers answers{all, deeds.all, isChoice, {}};
    answer(answers, Timing::before);
    if (isChoice) {
        answer(answers, Timing::when);
    }
    endGone(all);
    endUnpaid(answers);
    for (const Happening& one : all) {
        deeds.all[one.deed].isOff = deeds.all[one.deed].isOff || !one.isLive();
    }
    for (Deed& deed : deeds.all) { // a payment that is reduced to 0 counts as paid (T10)
        deed.isOff = deed.isOff && !(deed.kind == Deed::Kind::pay && deed.value.number == 0.0);
    }
    answers.sizeBefore = things.size();
    const bool isEnd =
        std::ranges::any_of(deeds.all, [](const Deed& deed) { return deed.kind == Deed::Kind::destroy; });
    const std::vector<Thing> before = isEnd ? things : std::vector<Thing>{};
    std::vector<Id> made;
    double paid = 0.0; // by this proposal, without payments in its responses
    for (std::size_t i = 0; i < deeds.all.size(); ++i) {
        Deed& deed = deeds.all[i];
        if (deed.isOff || !isThere(deed)) {
            continue; // an earlier change may have destroyed it
        }
        if (deed.kind == Deed::Kind::destroy) {
            for (const Id lost : goingWith(deed.object)) {
                Thing& ghost = answers.ghosts.left[lost] = before[static_cast<std::size_t>(lost)];
                ghost.isInGame = false;
            }
        }
        const bool isOfStockpile = m_model.layout[deed.column].role == ColumnRole::stockpile;
        const double held = isOfStockpile ? readCell(at(deed.object), m_model.layout[deed.column]).number : 0.0;
        for (const Happening& one : all) { // if others changed the stockpile, setting a value becomes a gain or loss
            if (one.deed == i && isOfStockpile && deed.kind == Deed::Kind::set && held != one.base) {
                deed.kind = Deed::Kind::add;
                deed.value.number = one.isGain ? one.amount : -one.amount;
            }
        }
        carryOut(deed, deeds.doer);
        paid += deed.kind == Deed::Kind::pay ? deed.value.number : 0.0;
        for (Happening& one : all) {
            if (one.deed == i && one.isLive()) {
                if (deed.kind == Deed::Kind::create) { // from now on, the subject is the new object (T15)
                    one.note.subject = deed.result;
                    tellOf(one.serial, deed.result);
                }
                if (isOfStockpile && deed.kind != Deed::Kind::pay) {
                    one.note.applied = std::abs(readCell(at(deed.object), m_model.layout[deed.column]).number - held);
                }
            }
        }
        if (deed.result != nobody) {
            made.push_back(deed.result);
        }
    }
    for (const auto& [id, ghost] : answers.ghosts.left) { // their past hosts and systems are readable, too (T15)
        for (Id host = id; host != nobody; host = before[static_cast<std::size_t>(host)].attachedTo) {
            for (const Id one : {host, before[static_cast<std::size_t>(host)].system}) {
                if (one != nobody && !answers.ghosts.contains(one) && before[static_cast<std::size_t>(one)].isInGame) {
                    answers.ghosts.hosts[one] = before[static_cast<std::size_t>(one)];
                }
            }
        }
    }
    for (const Id id : everyone()) { // for existing objects (E9.1)
        if (at(id).target != nobody && !isIn(at(id).target)) {
            Doer cascade = deeds.doer;
            cascade.cause = deeds.doer.cause == CauseKind::scenario ? CauseKind::scenario : CauseKind::cascade;
            changeBuiltin(id, Builtin::target, noneValue, cascade);
        }
    }
    findSystemOwners();
    if (areDone != nullptr) {
        *areDone = std::ranges::none_of(deeds.all, &Deed::isOff);
    }
    if (!isChoice) {
        answer(answers, Timing::when);
    }
    answer(answers, Timing::after);
    noteSilenced(answers);
    std::set<std::size_t> told; // once per change
    for (const Happening& one : all) {
        m_story.occurrences.push_back(one.note);
        if (!one.isCascade && told.insert(one.deed).second) {
            noteEnd(one, deeds.doer);
        }
    }
    m_paid = paid;
    return made;
}

/// Sets the new object as the subject of notes from before its creation.
void ReferenceTurn::tellOf(std::uint64_t happening, Id subject) {
    for (std::size_t i = 0; i < m_story.firings.size(); ++i) {
        if (m_firingsOf[i] == happening) {
            m_story.firings[i].answered.subject = subject;
        }
    }
    for (std::size_t i = 0; i < m_story.silences.size(); ++i) {
        if (m_silencesOf[i] == happening) {
            m_story.silences[i].subject = subject;
        }
    }
    for (std::size_t i = 0; i < m_story.conflicts.size(); ++i) {
        for (std::size_t k = 0; k < m_conflictsOf[i].size(); ++k) {
            if (m_conflictsOf[i][k] == happening) {
                m_story.conflicts[i].order[k].subject = subject;
            }
        }
    }
}

/// Notes the end of an event, and that the effect did not fire.
void ReferenceTurn::noteEnd(const Happening& one, const Doer& doer) {
    const auto skip = [&](SkipReason reason) {
        if (doer.cause == CauseKind::effect) {
            m_story.skips.push_back({doer.group, doer.holder, doer.effect, one.note.subject, reason});
        }
    };
    switch (one.note.end) {
    case OccurrenceEnd::noChange:
        return skip(SkipReason::noChange);
    case OccurrenceEnd::prevented:
        return skip(SkipReason::prevented);
    case OccurrenceEnd::substituted:
        return skip(SkipReason::substituted);
    case OccurrenceEnd::reduced:
        return skip(SkipReason::reduced);
    case OccurrenceEnd::gone:
        return skip(SkipReason::destroyed);
    default:
        return;
    }
}

void ReferenceTurn::carryOut(Deed& deed, const Doer& doer) {
    switch (deed.kind) {
    case Deed::Kind::create:
        if (const Id host = deed.made.attachedTo; host != nobody && at(host).isPlaced) { // the host's present place
            deed.made.isPlaced = true;
            deed.made.x = at(host).x;
            deed.made.y = at(host).y;
            deed.made.system = at(host).system;
        }
        deed.result = bear(deed.made, doer);
        break;
    case Deed::Kind::destroy:
        destroy(deed.object, doer);
        break;
    case Deed::Kind::set:
        if (deed.column == m_model.layout.builtin(Builtin::target) && !isIn(static_cast<Id>(deed.value.number))) {
            deed.value.number = noneValue; // the target was destroyed meanwhile (E9.1)
        }
        change(deed.object, deed.column, deed.value, doer);
        break;
    case Deed::Kind::add: {
        const ColumnSpec& column = m_model.layout[deed.column];
        const bool mayOwe = m_model.vocabulary.resources()[column.of].debt;
        const double sum = at(deed.object).stockpiles.at(column.of) + deed.value.number;
        change(deed.object, deed.column,
               {.number = !std::isfinite(sum)    ? 0.0
                          : mayOwe || sum >= 0.0 ? sum
                                                 : 0.0},
               doer);
        break;
    }
    case Deed::Kind::occur:
        deed.isOff = deed.outcome && !deed.outcome();
        break;
    case Deed::Kind::move:
        if (doer.cause == CauseKind::effect) {
            deed.made.attachedTo = deed.host != nobody ? deed.host : hostIn(deed.object, deed.made.system);
            ++m_story.counted["moved by effects"];
        }
        put(deed.object, deed.made, doer);
        break;
    case Deed::Kind::pay: {
        const double rest = readCell(at(deed.object), m_model.layout[deed.column]).number - deed.value.number;
        change(deed.object, deed.column, {.number = rest}, doer);
        ++m_story.counted["paid"];
        break;
    }
    case Deed::Kind::allow:
        giveRight(deed.object, static_cast<ClassIndex>(deed.value.number), deed.isAllowed, doer);
        break;
    }
}

/// Runs a point of the turn (T2, T3).
void ReferenceTurn::point(std::string_view kind, Timing timing, Stage stage) {
    m_stage = stage;
    m_side = timing == Timing::before ? Side::before : timing == Timing::after ? Side::after : Side::within;
    if (timing != Timing::when) { // E8.8
        playOtherGroups(timing == Timing::before ? "before-" + std::string(kind) : "after-" + std::string(kind));
    }
    const bool isAnyDue =
        timing == Timing::when && stage >= Stage::effects &&
        std::ranges::any_of(m_waiting, [&](const Waiting& one) { return !one.isAwaiting && one.due <= turn; });
    if (isHeard(kindCalled(kind)) || isAnyDue) {
        m_isCut = false;
        std::vector<Happening> all(1);
        all[0].note.kind = kind;
        std::vector<Deed> none;
        Answers answers{all, none, false, {}};
        answer(answers, timing);
        m_story.occurrences.push_back(all[0].note);
    }
}

} // namespace orrery::engine::turn_oracle
