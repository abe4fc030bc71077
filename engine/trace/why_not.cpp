// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/why_not.h"

#include "engine/trace/happenings.h"
#include "engine/turn/occurrences.h"
#include "engine/universe/class_list.h"
#include "engine/universe/object_phrase.h"
#include "engine/universe/source.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace orrery::engine {

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(WhyNotStage::prevented) + 1> stageNames = {
    inPhrase("fired"),     inPhrase("switched-off"), inPhrase("has-errors"), inPhrase("no-holder"), inPhrase("gone"),
    inPhrase("no-source"), inPhrase("activation"),   inPhrase("scope"),      inPhrase("stacking"),  inPhrase("unable"),
    inPhrase("inactive"),  inPhrase("trigger"),      inPhrase("prevented")};

/// Returns whether an effect only contains other effects. Groups never skip such an effect.
bool holdsEffects(const EffectSpec& spec) {
    return std::ranges::any_of(spec.blocks,
                               [](const BlockSpec& block) { return block.content == BlockContent::effects; });
}

/// Returns a text such as "prevented by BLD_SHIELD/guard of Shield", if the log names the group.
Phrase endedBy(const Replay& replay, const Skip& skip, Row object, std::string_view words) {
    Phrase sentence = phrase(words);
    const OccurrenceRecord* const record = replay.occurrenceOf(skip.firing, skip.effect, object);
    if (record != nullptr && record->endedBy != noFiring) {
        const Session& session = replay.session();
        const Firing& by = replay.log().firings[record->endedBy];
        sentence = phrase(
            "{0} by {1}",
            {std::move(sentence),
             phrase("{0} of {1}", {groupLabel(*session.program().model, *session.program().groups[by.group].checked),
                                   objectPhrase(session.universe().view(), by.holder)})});
    }
    return sentence;
}

/// Returns text for the events that a group listens to, such as "before or after destroyed".
Phrase answersWhat(const CompiledGroup& group, const Vocabulary& vocabulary) {
    Phrase words;
    for (const CompiledTrigger& trigger : group.triggers) {
        Phrase one = phrase("{0} {1}", {phrase(timingName(trigger.checked->timing)),
                                        std::string(vocabulary.occurrenceId(trigger.checked->kind))});
        words = words.empty() ? std::move(one) : phrase("{0} or {1}", {std::move(words), std::move(one)});
    }
    return words;
}

/// Names the effect that claimed the stacking name on the object before this effect (E7.5, E7.6).
void nameBlocker(Replay& replay, const Skip& skip, Row object, WhyNot& answer) {
    const Session& session = replay.session();
    const CheckedModel& model = *session.program().model;
    const TurnLog& log = replay.log();
    const CompiledGroup& group = session.program().groups[log.firings[skip.firing].group];
    const StackingIndex ofGroup = group.checked->stacking;
    const StackingIndex ofEffect = group.effects[skip.effect].checked->stacking;
    for (const StackingIndex name : {ofGroup, ofEffect}) {
        if (name == 0) {
            continue;
        }
        answer.sentence =
            phrase("suppressed by an earlier effect of the turn (stacking name '{0}')", {model.stackingNames[name]});
        const auto claim = replay.claimOf(name, object, skip.firing);
        if (!claim || (claim->first == skip.firing && (name == ofGroup || claim->second == skip.effect))) {
            continue; // this group claimed the name first, so the other name suppressed the effect
        }
        const Firing& other = log.firings[claim->first];
        answer.blocker = other.holder;
        answer.blockerGroup = other.group;
        const CompiledGroup& otherGroup = session.program().groups[other.group];
        answer.sentence = phrase("suppressed by {1} (stacking name '{0}')",
                                 {model.stackingNames[name],
                                  claim->first == skip.firing
                                      ? phrase("an earlier effect of the group")
                                      : phrase("{0} of {1}", {groupLabel(model, *otherGroup.checked),
                                                              objectPhrase(session.universe().view(), other.holder)})});
        return;
    }
}

/// Evaluates the effect's own `active` on the state at the decision (X5.2).
void judgeActive(Replay& replay, const Skip& skip, WhyNot& answer) {
    const Session& session = replay.session();
    const Firing& firing = replay.log().firings[skip.firing];
    answer.stage = WhyNotStage::inactive;
    answer.moment = replay.log().moments[firing.moment];
    const View view = replay.readBy(firing, answer.moment);
    const WhileAnswering answering(replay.evaluator(), replay.answeredBy(firing));
    answer.sentence = phrase("the effect is not active");
    answer.conditions.clear();
    for (const CompiledCondition& condition : session.program().groups[firing.group].effects[skip.effect].active) {
        const std::size_t root = answer.conditions.size();
        judge(replay.evaluator(), condition, view, firing.source, firing.source, false, answer.conditions);
        if (answer.conditions[root].verdict.truth != Truth::yes) {
            answer.sentence = phrase("the effect is not active: {0}",
                                     {sentenceOf(answer.conditions, markDecisive(answer.conditions, root))});
            return;
        }
    }
}

/// Ends the search at stacking or unable if every effect of the group skipped the object.
void judgeSkips(Replay& replay, std::uint32_t firing, WhyNot& answer) {
    const CompiledGroup& group = replay.session().program().groups[replay.log().firings[firing].group];
    const Skip* first = nullptr;
    for (std::uint16_t e = 0; e < group.effects.size(); ++e) {
        if (!group.effects[e].checked->enabled || holdsEffects(*group.effects[e].spec)) {
            continue;
        }
        const Skip* const skip = replay.skipOf(firing, e, answer.object);
        if (skip == nullptr) {
            return;
        }
        first = first == nullptr ? skip : first;
    }
    if (first == nullptr) {
        return;
    }
    answer.where = group.effects[first->effect].checked->head;
    explainSkip(replay, *first, answer.object, answer);
}

/// Finds the reason why the object is not in the scope, and fills the answer.
void judgeScope(const CompiledGroup& group, const View& view, Evaluator& evaluator, WhyNot& answer) {
    std::vector<std::size_t> roots;
    bool included = false;
    for (const CompiledCondition& condition : group.include) {
        roots.push_back(answer.conditions.size());
        judge(evaluator, condition, view, answer.source, answer.object, false, answer.conditions);
        included = included || answer.conditions[roots.back()].verdict.truth == Truth::yes;
    }
    const std::size_t firstExclude = answer.conditions.size();
    for (const CompiledCondition& condition : group.exclude) {
        roots.push_back(answer.conditions.size());
        judge(evaluator, condition, view, answer.source, answer.object, true, answer.conditions);
    }
    answer.where = group.checked->head;
    if (group.include.empty()) {
        answer.sentence = phrase("the group includes nothing");
        return;
    }
    if (!included) {
        for (const std::size_t root : roots) {
            if (root >= firstExclude) {
                break;
            }
            const std::size_t decisive = markDecisive(answer.conditions, root);
            Phrase why = sentenceOf(answer.conditions, decisive);
            answer.sentence = answer.sentence.empty()
                                  ? std::move(why)
                                  : phrase("{0}; {1}", {std::move(answer.sentence), std::move(why)});
            answer.where = answer.conditions[decisive].condition->checked->head;
        }
        return;
    }
    for (const std::size_t root : roots) {
        if (root < firstExclude) {
            continue;
        }
        // In strict projects, an exclude also removes objects with a missing property (E4.5).
        const ConditionVerdict& exclude = answer.conditions[root];
        const bool removes = exclude.verdict.truth == Truth::yes ||
                             (exclude.verdict.truth == Truth::missing && view.model->rules.excludesMissing &&
                              evaluator.missesProperty(*exclude.condition, view, answer.source, answer.object));
        if (removes) {
            const std::size_t decisive = markDecisive(answer.conditions, root);
            answer.sentence = phrase("is excluded: {0}", {observationOf(answer.conditions, decisive)});
            answer.where = answer.conditions[decisive].condition->checked->head;
            return;
        }
    }
}

/// Returns why an object does not carry the groups of a class: neither by its class nor by a property that lends them.
Phrase notCarried(const View& view, Row holder, ClassIndex objectClass) {
    const CheckedModel& model = *view.model;
    const CheckedClass& own = model.classes[objectClass];
    const auto& properties = model.vocabulary.properties();
    const auto& lends = model.vocabulary.types()[view.typeOf(holder)].lends;
    const auto lender = std::ranges::find_if(
        lends, [&](const Lending& one) { return properties[one.property].classType.value_or(own.type) == own.type; });
    if (lender == lends.end()) {
        return phrase("{0} is not of the class {1}", {objectPhrase(view, holder), own.id});
    }
    const Property& property = properties[lender->property];
    const bool isNamed = !own.name.empty() && own.name != own.id;
    Phrase lent = isNamed ? phrase("{0} ({1})", {own.name, own.id}) : Phrase(own.id);
    return phrase(property.format == classListFormat ? inPhrase("{0} does not have {1} in its {2}")
                                                     : inPhrase("{0} does not have {1} as its {2}"),
                  {objectPhrase(view, holder), std::move(lent),
                   Phrase::said(property.label.empty() ? property.id : property.label)});
}

/// Returns the stage and the reason that keep a group from its decision: of the group itself, of its holder, or of its
/// trigger. nullopt: the turn decides about the group.
std::optional<std::pair<WhyNotStage, Phrase>> obstacleBefore(const Replay& replay, const CompiledGroup& group,
                                                             Row holder) {
    const auto end = [](WhyNotStage stage, Phrase sentence) { return std::pair(stage, std::move(sentence)); };
    const Session& session = replay.session();
    const CheckedModel& model = *session.program().model;
    if (!group.checked->enabled) {
        return end(WhyNotStage::switchedOff, phrase("the group is switched off"));
    }
    if (std::none_of(group.effects.begin(), group.effects.end(), [](const auto& e) { return e.checked->enabled; })) {
        return end(WhyNotStage::switchedOff, phrase("every effect of the group is switched off"));
    }
    if (!group.checked->isRunnable) {
        return end(WhyNotStage::hasErrors, phrase("the group has errors and is skipped"));
    }
    if (replay.firingOf(group, holder)) {
        return std::nullopt; // also a new object, if a last meter pass ends the turn
    }
    if (!replay.existedAtOpening(holder)) {
        const bool isNew = holder >= replay.rowsAtOpening();
        const bool isMade = isNew && session.history().snapshot(replay.turn()).rowCount > holder;
        return end(isNew ? WhyNotStage::noHolder : WhyNotStage::gone,
                   isMade  ? phrase("was created this turn: its groups are first evaluated in the next turn")
                   : isNew ? phrase("was not yet in the game")
                           : phrase("was no longer in the game"));
    }
    bool isHolder = false;
    replay.readOpening([&](const View& opening) { isHolder = carries(opening, holder, group.objectClass); });
    if (!isHolder) {
        return end(WhyNotStage::noHolder, notCarried(session.universe().view(), holder, group.objectClass));
    }
    if (group.checked->isTriggered() && !replay.firingOf(group, holder)) {
        const UnansweredTrigger* const unanswered = replay.unansweredOf(group, holder);
        return end(WhyNotStage::trigger, unanswered != nullptr ? phrase(noAnswerWords(unanswered->reason))
                                                               : phrase("none of its trigger events happened: {0}",
                                                                        {answersWhat(group, model.vocabulary)}));
    }
    return std::nullopt;
}

/// Evaluates the activation of a group that did not fire. @return whether it is met; otherwise the answer is complete
bool judgeActivation(const CompiledGroup& group, const View& view, Evaluator& evaluator, WhyNot& answer) {
    for (const PropertyIndex property : group.checked->runtime) {
        const ColumnId column = view.model->layout.property(property);
        const Row carrier = view.holderOf(answer.source, column);
        if (carrier == noRow || view.at(column, carrier) == notGivenValue) {
            answer.stage = WhyNotStage::activation;
            answer.sentence =
                phrase("the run-time property '{0}' is not set", {view.model->vocabulary.properties()[property].id});
            return false;
        }
    }
    for (const CompiledCondition& condition : group.activation) {
        const std::size_t root = answer.conditions.size();
        judge(evaluator, condition, view, answer.source, answer.source, false, answer.conditions);
        if (answer.stage == WhyNotStage::fired && answer.conditions[root].verdict.truth != Truth::yes) {
            const std::size_t decisive = markDecisive(answer.conditions, root);
            answer.stage = WhyNotStage::activation;
            answer.sentence = sentenceOf(answer.conditions, decisive);
            answer.where = answer.conditions[decisive].condition->checked->head;
        }
    }
    if (answer.stage != WhyNotStage::fired) {
        return false;
    }
    answer.conditions.clear();
    return true;
}

/// Completes the answer about an object outside the scope, or about an empty scope if no object is asked about.
void endOutOfScope(const CompiledGroup& group, const View& view, Evaluator& evaluator, WhyNot& answer) {
    answer.stage = WhyNotStage::scope;
    if (answer.object == noRow) {
        answer.sentence = phrase("was active, but its scope was empty");
    } else if (answer.object >= view.rowCount || !view.exists(answer.object)) {
        answer.sentence = phrase("the object was not in the game");
    } else {
        judgeScope(group, view, evaluator, answer);
    }
}

} // namespace

void explainSkip(Replay& replay, const Skip& skip, Row object, WhyNot& answer) {
    if (skip.reason == SkipReason::stackedOut) {
        answer.stage = WhyNotStage::stacking;
        nameBlocker(replay, skip, object, answer);
        return;
    }
    if (skip.reason == SkipReason::inactive) {
        judgeActive(replay, skip, answer);
        return;
    }
    const auto end = [&](WhyNotStage stage, Phrase sentence) {
        answer.stage = stage;
        answer.sentence = std::move(sentence);
    };
    switch (skip.reason) {
    case SkipReason::otherBranch:
        return end(WhyNotStage::scope, phrase("the conditional around the effect took the other branch"));
    case SkipReason::prevented:
        return end(WhyNotStage::prevented, endedBy(replay, skip, object, inPhrase("the change was prevented")));
    case SkipReason::substituted:
        return end(WhyNotStage::prevented, endedBy(replay, skip, object, inPhrase("the change was replaced")));
    case SkipReason::noChange:
        return end(WhyNotStage::prevented, phrase("nothing changed, because the value was already the same"));
    case SkipReason::reduced:
        return end(WhyNotStage::prevented, phrase("the change was reduced to zero"));
    case SkipReason::destroyed:
        return end(WhyNotStage::unable, phrase("was destroyed by an earlier effect of the group"));
    case SkipReason::unable:
    case SkipReason::stackedOut:
    case SkipReason::inactive:
        break;
    }
    end(WhyNotStage::unable, skip.detail.whole());
}

std::string_view stageName(WhyNotStage stage) {
    return stageNames[static_cast<std::size_t>(stage)];
}

WhyNot whyNot(const Session& session, std::uint32_t turn, std::uint32_t group, Row holder, Row object) {
    if (turn <= session.last()) {
        Replay replay(session, turn);
        if (replay.hasPass()) {
            return whyNot(replay, group, holder, object);
        }
    }
    WhyNot answer;
    answer.stage = WhyNotStage::noHolder;
    answer.sentence = phrase("groups do not fire before the step to turn 1");
    answer.where = session.program().checkedGroup(group).head;
    answer.turn = turn;
    answer.object = object;
    return answer;
}

WhyNot whyNot(Replay& replay, std::uint32_t groupIndex, Row holder, Row object) {
    const Session& session = replay.session();
    const CompiledGroup& group = session.program().groups[groupIndex];
    WhyNot answer;
    answer.turn = replay.turn();
    answer.object = object;
    answer.where = group.checked->head;
    const auto end = [&](WhyNotStage stage, Phrase sentence) {
        answer.stage = stage;
        answer.sentence = std::move(sentence);
        return answer;
    };
    if (auto obstacle = obstacleBefore(replay, group, holder)) {
        return end(obstacle->first, std::move(obstacle->second));
    }
    const auto moment = replay.decisionOf(group, holder);
    if (!moment) {
        return end(WhyNotStage::noHolder, phrase("the turn did not reach the group"));
    }
    answer.moment = *moment;
    const auto firing = replay.firingOf(group, holder);
    const Firing* const fired = firing ? &replay.log().firings[*firing] : nullptr;
    const View view = fired != nullptr ? replay.readBy(*fired, *moment) : replay.at(*moment);
    const WhileAnswering answering(replay.evaluator(),
                                   fired != nullptr ? replay.answeredBy(*fired) : AnsweredOccurrence{});
    if (!view.exists(holder)) {
        return end(WhyNotStage::gone, phrase("was destroyed earlier in the turn"));
    }
    answer.source = sourceOf(view, group, holder);
    if (answer.source == noRow) {
        const bool isLent = view.builtin(Builtin::objectClass, holder) != group.objectClass;
        return end(WhyNotStage::noSource, isLent ? phrase("has no source: the property for the source names no object")
                                          : group.source == SourceRule::capital
                                              ? phrase("has no source: no owner, or an owner without a capital")
                                              : phrase("has no source: it is not attached to anything"));
    }
    if (fired == nullptr) {
        if (judgeActivation(group, view, replay.evaluator(), answer)) {
            endOutOfScope(group, view, replay.evaluator(), answer);
        }
        return answer;
    }
    if (object == noRow && !fired->scope->empty()) {
        const std::size_t size = fired->scope->size();
        return end(WhyNotStage::fired,
                   phrase(size == 1 ? inPhrase("fired on {0} object") : inPhrase("fired on {0} objects"),
                          {std::to_string(size)}));
    }
    if (object == noRow || !placeIn(*fired->scope, object)) {
        endOutOfScope(group, view, replay.evaluator(), answer);
        return answer;
    }
    judgeSkips(replay, *firing, answer);
    return answer.stage != WhyNotStage::fired
               ? answer
               : end(WhyNotStage::fired, phrase("fired on {0}", {objectPhrase(view, object)}));
}

} // namespace orrery::engine
