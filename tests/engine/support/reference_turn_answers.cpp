// SPDX-License-Identifier: GPL-3.0-or-later
// The responses to events, and their order (T6, T7, T24).
#include "tests/engine/support/reference_turn_firing.h"
#include "tests/engine/support/reference_turn_time.h"

#include <algorithm>
#include <cmath>

namespace orrery::engine::turn_oracle {

/// Returns whether the group cancels or replaces an event at once; then it responds in step A (T6). Ignores delayed
/// effects.
bool ReferenceTurn::negates(const CheckedGroup& group, std::uint16_t parent) const {
    for (std::uint16_t e = 0; e < group.effects.size(); ++e) {
        const CheckedEffect& one = group.effects[e];
        const bool isLater = one.spec->timeline == TimelineWork::delay || one.spec->timeline == TimelineWork::await;
        if (one.parent == parent && one.enabled && (one.spec->isNegation || (!isLater && negates(group, e)))) {
            return true;
        }
    }
    return false;
}

/// Returns whether a trigger names an event. @param objects those on which a next-time fired
bool ReferenceTurn::isNamed(const CheckedTrigger& trigger, const Happening& happening, Timing timing,
                            const Contender& who, const std::vector<Id>& objects, double amount) {
    const OccurrenceNote& note = happening.note;
    if (who.source == nobody || trigger.timing != timing ||
        m_model.vocabulary.occurrenceId(trigger.kind) != note.kind ||
        (trigger.detail && *trigger.detail != note.detail)) {
        return false;
    }
    const Id subject = note.subject;
    if (subject == nobody) { // a point of the turn, or an object that an action is about to create
        return happening.deed == noDeed ||
               (trigger.subject == TriggerSubject::any && holdAll(trigger.conditions, who.source, who.source));
    }
    const auto empiresOf = [&](Id id) { return isType(id, "empire") ? Ids{id} : at(id).owners; };
    const auto shares = [&] {
        const Ids ours = empiresOf(who.source);
        return std::ranges::any_of(empiresOf(subject), [&](Id owner) { return isIn(owner) && ours.contains(owner); });
    };
    bool isOf = true;
    switch (trigger.subject) {
    case TriggerSubject::any:
        break;
    case TriggerSubject::self:
        isOf = subject == who.holder;
        break;
    case TriggerSubject::source:
        isOf = subject == who.source;
        break;
    case TriggerSubject::host:
        isOf = subject == at(who.holder).attachedTo;
        break;
    case TriggerSubject::owned:
        isOf = shares();
        break;
    case TriggerSubject::other:
        isOf = subject != who.holder;
        break;
    case TriggerSubject::target:
        isOf = std::ranges::find(objects, subject) != objects.end();
        break;
    }
    if (!isOf) {
        return false;
    }
    const auto outside = spokenOf(subject, amount);
    const bool holds = holdAll(trigger.conditions, who.source, subject);
    spokenOf(outside.first, outside.second);
    return holds;
}

/// Sets the values of `Subject` and `amount()`. @return the previous values
std::pair<Id, double> ReferenceTurn::spokenOf(Id subject, double amount) {
    m_matching.clear();
    return {std::exchange(m_subject, subject), std::exchange(m_amount, amount)};
}

/// Returns all groups that respond to the events still live, in a step. Objects that an event destroyed still exist for
/// them (T15).
std::vector<ReferenceTurn::Contender> ReferenceTurn::contenders(const Answers& answers, Timing timing,
                                                                TimingStep step) {
    const Ghosts outer = conjure(answers.ghosts);
    std::vector<Contender> found;
    for (std::size_t h = 0; h < answers.all.size(); ++h) {
        const Happening& now = answers.all[h];
        const bool mayNegate = answers.isOpen(timing) && now.deed != noDeed;
        for (const Id holder : now.isLive() ? everyone() : std::vector<Id>{}) {
            for (const CheckedGroup& group : m_model.classes[at(holder).kind].groups) {
                const TimingStep own = group.isReaction                        ? TimingStep::c
                                       : mayNegate && negates(group, noEffect) ? TimingStep::a
                                                                               : TimingStep::b;
                const Contender one{.group = &group, .holder = holder, .source = sourceFor(holder), .happening = h};
                const bool isNamedByAny = std::ranges::any_of(group.triggers, [&](const CheckedTrigger& trigger) {
                    const bool isNarrow = trigger.subject == TriggerSubject::self ||
                                          trigger.subject == TriggerSubject::host ||
                                          trigger.subject == TriggerSubject::source;
                    return (isInNow(holder) || (isNarrow && m_ghosts.contains(holder))) &&
                           isNamed(trigger, now, timing, one, {}, answers.amountOf(now));
                });
                if (isRun(group) && own == step && one.source != nobody && isNamedByAny) {
                    found.push_back(one);
                }
            }
        }
        for (const Waiting& waiting : now.isLive() ? m_waiting : std::vector<Waiting>{}) {
            const TimingStep own = mayNegate && negates(*waiting.group, static_cast<std::uint16_t>(waiting.effect))
                                       ? TimingStep::a
                                       : TimingStep::b;
            const Contender one{.group = waiting.group,
                                .holder = waiting.holder,
                                .source = waiting.source,
                                .happening = h,
                                .waiting = waiting.serial};
            const bool isDue = !waiting.isAwaiting && waiting.due <= turn && now.note.subject == nobody &&
                               timing == Timing::when && step == TimingStep::b && m_stage >= Stage::effects;
            const auto isMeant = [&](const CheckedTrigger& trigger) {
                return isNamed(trigger, now, timing, one, waiting.objects, answers.amountOf(now));
            };
            if (isDue || (waiting.isAwaiting && own == step &&
                          std::ranges::any_of(waiting.group->effects[waiting.effect].awaits, isMeant))) {
                found.push_back(one);
            }
        }
    }
    conjure(outer);
    m_matching.clear();
    sortByPolicy(found);
    return found;
}

/// Sorts by policy, priority, source and document order (T24).
void ReferenceTurn::sortByPolicy(std::vector<Contender>& contenders) const {
    std::ranges::stable_sort(contenders, {}, [&](const Contender& one) {
        return std::tuple(placeInPolicy(*one.group), one.group->priority, one.source, one.group->owner,
                          one.group->order, one.holder, one.happening, one.waiting);
    });
}

/// Returns the group's position in a fixed list; groups that are not in it come last (T7).
std::size_t ReferenceTurn::placeInPolicy(const CheckedGroup& group) const {
    const std::string name = m_model.classes[group.owner].id + "/" + group.id;
    const auto found = std::ranges::find(settings.order, name);
    return settings.policy == OrderPolicy::list ? static_cast<std::size_t>(found - settings.order.begin()) : 0;
}

/// Runs all responses of one timing (T6).
void ReferenceTurn::answer(Answers& answers, Timing timing) {
    if (timing != Timing::after) {
        inSteps(answers, timing, TimingStep::a);
    }
    inSteps(answers, timing, TimingStep::b);
    if (timing == Timing::before) {
        settleAmounts(answers.all, answers.deeds);
    }
    react(answers, timing);
    if (timing == Timing::before) { // after changes by reactions
        settleAmounts(answers.all, answers.deeds);
    }
    if (timing == Timing::when) {
        assemble(answers);
    }
}

/// Runs step A or B: repeatedly fires the first group that can respond in the present state, until none can (T7).
void ReferenceTurn::inSteps(Answers& answers, Timing timing, TimingStep step) {
    std::vector<Contender> open = contenders(answers, timing, step);
    std::erase_if(open, [&](const Contender& one) { return timing == Timing::when && produces(one, answers); });
    Rivals rivals{answers};
    findFirsts(open, rivals);
    const std::vector<Id> empires = inTurnOrder();
    while (true) {
        if (answers.isOpen(timing)) {
            endGone(answers.all);
        }
        bool hasAnswered = false;
        for (std::size_t i = 0; i < open.size() && !hasAnswered;) {
            const std::optional<NoAnswer> reason = whyNot(open[i], answers);
            const bool isOver = reason && *reason != NoAnswer::inactive && *reason != NoAnswer::cannotPay &&
                                *reason != NoAnswer::notGiven;
            if (reason && !isOver) { // it may respond later, after others
                ++i;
                continue;
            }
            const Contender one = open[i];
            open.erase(open.begin() + static_cast<std::ptrdiff_t>(i));
            if (reason) {
                if (*reason == NoAnswer::notAnymore || *reason == NoAnswer::gone) {
                    rivals.silenced.push_back(one);
                }
                silence(one, rivals, timing, *reason);
            } else {
                useUp(one, open);
                if (!respond(one, {answers, one.happening, timing, step, &rivals})) {
                    silence(one, rivals, timing, NoAnswer::cannotPay);
                }
                hasAnswered = true;
            }
        }
        if (!hasAnswered) {
            break;
        }
    }
    for (const Contender& one : open) {
        silence(one, rivals, timing, whyNot(one, answers).value_or(NoAnswer::notAnymore));
    }
    forgetFirsts(rivals);
    noteConflict(rivals, timing, step, empires.empty() ? nobody : empires.front());
}

/// Returns a number for the turn, or for the time between two turns, which belongs to neither (T3, T12).
std::uint32_t ReferenceTurn::period() const {
    const bool isBeforeTurn = m_stage == Stage::visibility && m_side == Side::before;
    return m_hasEnded ? 2 * turn + 1 : isBeforeTurn ? 2 * turn - 1 : 2 * turn;
}

/// Returns whether the first event of the group's span has already happened (T13).
bool ReferenceTurn::isUsedUp(Id holder, const CheckedGroup& group) const {
    const auto known = m_answered.find({holder, &group});
    return known != m_answered.end() && (group.answers == AnswerSpan::firstOfGame ||
                                         (group.answers == AnswerSpan::firstOfTurn && known->second == period()));
}

/// Decides which groups have the first event of their span now; this does not depend on the outcome (T13). Simultaneous
/// events are all first, but the group responds to only one of them.
void ReferenceTurn::findFirsts(std::vector<Contender>& open, Rivals& rivals) {
    for (Contender& one : open) {
        const std::pair key{one.holder, one.group};
        if (one.waiting != 0 || one.group->answers == AnswerSpan::always || rivals.firsts.contains(key)) {
            continue;
        }
        if (isUsedUp(one.holder, *one.group)) {
            one.isLate = true;
            continue;
        }
        const auto known = m_answered.find(key);
        rivals.firsts[key].before = known == m_answered.end() ? std::nullopt : std::optional(known->second);
        m_answered[key] = period();
    }
}

/// Marks the group's other simultaneous events as late.
void ReferenceTurn::useUp(const Contender& one, std::vector<Contender>& open) {
    for (Contender& other : open) {
        other.isLate = other.isLate || (one.waiting == 0 && other.waiting == 0 && other.holder == one.holder &&
                                        other.group == one.group && one.group->answers != AnswerSpan::always);
    }
}

/// Forgets a first event that was cancelled before the group's turn: it does not count as an event (T8).
void ReferenceTurn::forgetFirsts(const Rivals& rivals) {
    for (const auto& [key, first] : rivals.firsts) {
        if (first.hasCome) {
            continue;
        }
        if (first.before) {
            m_answered[key] = *first.before;
        } else {
            m_answered.erase(key);
        }
    }
}

/// Notes a conflict if several groups respond at one point in time (T7).
void ReferenceTurn::noteConflict(const Rivals& rivals, Timing timing, TimingStep step, Id decider) {
    std::vector<Contender> all = rivals.answered;
    if (!all.empty()) {
        all.insert(all.end(), rivals.silenced.begin(), rivals.silenced.end());
    }
    if (all.size() < 2) {
        return;
    }
    ConflictNote note{.timing = timing, .step = step, .decider = decider};
    std::vector<std::uint64_t> happenings;
    for (const Contender& one : all) {
        const Happening& now = rivals.answers.all[one.happening];
        note.order.push_back({{one.group->owner, one.group->order}, one.holder, now.note.kind, now.note.subject});
        happenings.push_back(now.serial);
    }
    m_story.conflicts.push_back(note);
    m_conflictsOf.push_back(happenings);
    ++m_story.counted["conflicts"];
}

/// Sums the changes to each amount, and clamps the result once, at the end of step B (T10).
void ReferenceTurn::settleAmounts(std::vector<Happening>& all, std::vector<Deed>& deeds) {
    for (Happening& one : all) {
        if (!one.isLive() || one.deed == noDeed ||
            m_model.layout[deeds[one.deed].column].role != ColumnRole::stockpile) {
            continue;
        }
        Deed& deed = deeds[one.deed];
        if (deed.change == 0.0) {
            continue;
        }
        one.amount = std::max(0.0, one.amount + deed.change);
        one.note.applied = one.amount;
        deed.change = 0.0;
        if (deed.kind == Deed::Kind::pay) {
            deed.value.number = one.amount;
        }
        if (one.amount == 0.0) {
            end(all, one, OccurrenceEnd::reduced, {}, nobody);
            continue;
        }
        if (deed.kind != Deed::Kind::pay) {
            deed.kind = Deed::Kind::add;
            deed.value.number = one.isGain ? one.amount : -one.amount;
        }
    }
}

/// Returns the existing empires, from the active one on. If an empire is destroyed, no other becomes active out of
/// turn.
std::vector<Id> ReferenceTurn::inTurnOrder() const {
    std::vector<Id> empires = m_rotation;
    std::erase_if(empires, [&](Id id) { return !isIn(id); });
    return empires;
}

/// Returns the empires in their order for decisions, at the start or after the end of the turn, the active one first
/// (T24).
std::vector<Id> ReferenceTurn::rotated() const {
    std::vector<Id> empires;
    for (const std::string& id : settings.rotation) {
        if (empireNamed(id) != nobody) {
            empires.push_back(empireNamed(id));
        }
    }
    for (const Id id : everyone()) {
        if (isType(id, "empire") && std::ranges::find(empires, id) == empires.end()) {
            empires.push_back(id);
        }
    }
    if (!empires.empty()) { // after the turn's end, the next turn's empire is active (T14)
        const std::size_t current = turn - 1 + (m_hasEnded ? 1 : 0);
        std::ranges::rotate(empires, empires.begin() + static_cast<std::ptrdiff_t>(current % empires.size()));
    }
    return empires;
}

/// Runs step C: each empire uses one reaction or passes, until all pass in succession.
void ReferenceTurn::react(Answers& answers, Timing timing) {
    std::vector<Contender> open = contenders(answers, timing, TimingStep::c);
    std::erase_if(open, [&](const Contender& one) { return timing == Timing::when && produces(one, answers); });
    const std::vector<Id> empires = inTurnOrder();
    Rivals rivals{answers};
    findFirsts(open, rivals);
    Id decider = nobody;
    std::size_t passes = 0;
    for (std::size_t i = 0; !open.empty() && passes < empires.size(); ++i) {
        if (answers.isOpen(timing)) {
            endGone(answers.all);
        }
        const Id empire = empires[i % empires.size()];
        const auto taken = std::ranges::find_if(open, [&](const Contender& one) {
            const bool isOwn = isType(one.source, "empire") ? one.source == empire // an empire owns itself here
                                                            : at(one.source).owners.contains(empire);
            return isOwn && !whyNot(one, answers);
        });
        ++passes;
        if (taken != open.end() && !settings.passesReactions) {
            const Contender one = *taken;
            open.erase(taken);
            useUp(one, open);
            decider = empire;
            if (!respond(one, {answers, one.happening, timing, TimingStep::c, &rivals})) {
                silence(one, rivals, timing, NoAnswer::cannotPay);
            }
            passes = 0;
        }
    }
    for (const Contender& one : open) { // includes reactions without an owner
        silence(one, rivals, timing, whyNot(one, answers).value_or(NoAnswer::passed));
    }
    forgetFirsts(rivals);
    noteConflict(rivals, timing, TimingStep::c, decider);
}

void ReferenceTurn::silence(const Contender& one, Rivals& rivals, Timing timing, NoAnswer reason) {
    const auto first = rivals.firsts.find({one.holder, one.group});
    if (first != rivals.firsts.end() && one.waiting == 0 && reason != NoAnswer::notAnymore) {
        first->second.hasCome = true;
    }
    silence(one, rivals.answers, timing, reason);
}

void ReferenceTurn::silence(const Contender& one, const Answers& answers, Timing timing, NoAnswer reason) {
    const OccurrenceNote& note = answers.all[one.happening].note;
    answers.all[one.happening].told.insert({one.holder, one.group});
    m_silencesOf.push_back(answers.all[one.happening].serial);
    m_story.silences.push_back(
        {note.kind, note.subject, {one.group->owner, one.group->order}, one.holder, timing, reason});
}

/// Notes the groups that would have responded to events that were cancelled (T8).
void ReferenceTurn::noteSilenced(Answers& answers) {
    for (std::size_t h = 0; h < answers.all.size(); ++h) {
        Happening& now = answers.all[h];
        if (now.isLive() || now.note.end == OccurrenceEnd::noChange || now.note.end == OccurrenceEnd::unpaid) {
            continue;
        }
        const Ghosts outer = conjure(answers.ghosts);
        for (const Id holder : everyone()) {
            for (const CheckedGroup& group : m_model.classes[at(holder).kind].groups) {
                const Contender one{.group = &group, .holder = holder, .source = sourceFor(holder), .happening = h};
                for (const CheckedTrigger& trigger : group.triggers) {
                    if (static_cast<std::size_t>(holder) >= answers.sizeBefore && trigger.timing == Timing::before) {
                        continue; // it did not exist yet
                    }
                    if (isRun(group) && one.source != nobody && !now.told.contains({holder, &group}) &&
                        isNamed(trigger, now, trigger.timing, one, {}, answers.amountOf(now))) {
                        silence(one, answers, trigger.timing, NoAnswer::notAnymore);
                    }
                }
            }
        }
        conjure(outer);
        m_matching.clear();
    }
}

/// Returns why a group cannot respond in the present state; nullopt if it can.
std::optional<NoAnswer> ReferenceTurn::whyNot(const Contender& one, const Answers& answers) {
    const std::optional<NoAnswer> reason = whyNotOffered(one, answers);
    if (reason || one.waiting != 0 || one.group->costs.empty()) {
        return reason;
    }
    const Happening& now = answers.all[one.happening];
    const auto outside = spokenOf(now.note.subject, answers.amountOf(now));
    const bool mayPay = canPay(one, answers);
    spokenOf(outside.first, outside.second);
    return mayPay ? std::nullopt : std::optional(NoAnswer::cannotPay);
}

/// Returns the same, without regard to its costs.
std::optional<NoAnswer> ReferenceTurn::whyNotOffered(const Contender& one, const Answers& answers) {
    const Happening& now = answers.all[one.happening];
    if (m_isCut) { // the whole chain is cut (T16)
        return NoAnswer::cut;
    }
    if (!now.isLive()) { // T8
        return NoAnswer::notAnymore;
    }
    if (one.waiting != 0) {
        const bool isStill = std::ranges::find(m_waiting, one.waiting, &Waiting::serial) != m_waiting.end();
        return isStill ? std::nullopt : std::optional(NoAnswer::usedUp);
    }
    if (!isIn(one.holder) && !answers.ghosts.contains(one.holder)) {
        return NoAnswer::gone;
    }
    if (one.isLate) { // T13
        return NoAnswer::usedUp;
    }
    const Ghosts outer = conjure(answers.ghosts);
    const auto outside = spokenOf(now.note.subject, answers.amountOf(now));
    const bool hasAll = isGiven(*one.group, one.source);
    const bool isActive = isIn(one.source) && holdAll(one.group->activation, one.source, one.source); // E2.8
    spokenOf(outside.first, outside.second);
    conjure(outer);
    return !hasAll ? std::optional(NoAnswer::notGiven) : isActive ? std::nullopt : std::optional(NoAnswer::inactive);
}

/// Fires one response. All of its effects precede anything else (T5).
/// @return whether its costs were paid
bool ReferenceTurn::respond(const Contender& one, Answering answering) {
    Happening& now = answering.now();
    if (m_depth == chainLimit) {
        m_isCut = true;
        silence(one, answering.answers, answering.timing, NoAnswer::cut);
        return true;
    }
    ++m_depth;
    if (one.waiting == 0 && settings.policy == OrderPolicy::list && placeInPolicy(*one.group) < settings.order.size()) {
        ++m_story.counted["by list"];
    }
    now.told.insert({one.holder, one.group});
    const auto outside = spokenOf(now.note.subject, answering.answers.amountOf(now));
    if (const auto first = answering.rivals->firsts.find({one.holder, one.group});
        one.waiting == 0 && first != answering.rivals->firsts.end()) {
        first->second.hasCome = true;
    }
    const Answering* const outer = std::exchange(m_answering, &answering);
    const bool isPaid = payFor(one, answering.answers);
    if (!isPaid) {
        now.told.erase({one.holder, one.group}); // the reason is noted instead
    } else {
        answering.rivals->answered.push_back(one);
        if (one.waiting != 0) {
            const auto found = std::ranges::find(m_waiting, one.waiting, &Waiting::serial);
            const Waiting waiting = *found;
            m_waiting.erase(found);
            resume({*one.group, one.holder, one.source, waiting.objects}, waiting.effect);
        } else {
            begin({*one.group, one.holder, one.source, {}});
        }
    }
    --m_depth;
    m_answering = outer;
    spokenOf(outside.first, outside.second);
    return isPaid;
}

/// Fires a delayed block on the objects that still exist (T13).
void ReferenceTurn::resume(Firing firing, std::size_t effect) {
    noteFiring(firing);
    for (std::size_t inner = 0; inner < firing.group.effects.size(); ++inner) {
        const CheckedEffect& one = firing.group.effects[inner];
        if (one.parent == effect && one.enabled) {
            fire(firing, inner, firing.scope);
        }
    }
}

} // namespace orrery::engine::turn_oracle
