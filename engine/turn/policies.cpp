// SPDX-License-Identifier: GPL-3.0-or-later
// Who goes first where several could (T7, T24): by id, by a list, as a person says, or in an order that is tried.
#include "engine/turn/effect_arguments.h"
#include "engine/turn/group_identity.h"
#include "engine/turn/occurrences.h"
#include "engine/turn/run_faults.h"
#include "engine/turn/stable_mix.h"
#include "engine/turn/timeline_machine.h"
#include "engine/universe/scenario.h"

#include <algorithm>

namespace orrery::engine {

namespace {

const ScenarioSettings& settingsOf(const StepRun& run) {
    static const ScenarioSettings none;
    return run.scenario == nullptr ? none : run.scenario->settings;
}

} // namespace

bool TimelineMachine::passesReactions() const {
    return settingsOf(m_run).passesReactions;
}

bool TimelineMachine::isAsking() const {
    return settingsOf(m_run).policy == OrderPolicy::ask && m_run.decisions != nullptr &&
           (m_run.decisions->asks || !m_run.decisions->answers.empty());
}

void TimelineMachine::findTurnOrder(bool isBetweenTurns) {
    const View view = m_run.view();
    const auto type = view.model->vocabulary.findType("empire");
    const std::span<const Row> all =
        type ? m_run.evaluator.world().ofType(view, *type) : std::span<const Row>(); // by id
    const std::vector<std::string>& rotation = settingsOf(m_run).rotation;
    if (isBetweenTurns) {
        m_order.endTurn(view, all, rotation);
    } else {
        m_order.beginTurn(view, all, rotation);
    }
}

/// Smaller goes first: the policy's own order, then priority, source, place in the document (T24).
TimelineMachine::Rank TimelineMachine::rankOf(const ResolvingFrame& frame, const Response& answer) const {
    const CompiledGroup& group = groupOf(answer.group);
    const CheckedModel& model = *m_run.program.model;
    const ScenarioSettings& settings = settingsOf(m_run);
    std::uint64_t listed = settings.order.size();
    if (settings.policy == OrderPolicy::list) {
        const std::string name = model.classes[group.objectClass].id + "/" + group.checked->id;
        listed = static_cast<std::uint64_t>(std::ranges::find(settings.order, name) - settings.order.begin());
    }
    const auto priority = static_cast<std::uint64_t>(std::int64_t{group.checked->priority} + (std::int64_t{1} << 32));
    return {listed,
            priority,
            answer.source,
            group.objectClass,
            group.checked->order,
            answer.holder,
            answer.to,
            answer.serial,
            frame.pending[answer.to].record};
}

/// Whether an order of these responses is tried, which goes before all that was decided (T17).
bool TimelineMachine::isTried(const ResolvingFrame& frame, std::span<const std::size_t> viable,
                              const ScriptLine& line) const {
    return std::ranges::any_of(m_run.decisions->tried, [&](const Conflict& tried) {
        return tried.timing == line.timing && tried.step == line.step &&
               std::ranges::any_of(viable, [&](std::size_t place) {
                   const Response& answer = frame.waiting[place];
                   const Conflict::Contender contender{answer.group, answer.holder, frame.pending[answer.to].record};
                   return std::ranges::find(tried.order, contender) != tried.order.end();
               });
    });
}

void TimelineMachine::sortWaiting(ResolvingFrame& frame, const ScriptLine& line) {
    if (frame.waiting.size() < 2) {
        return;
    }
    std::vector<std::pair<Rank, std::size_t>> ranked; // places in `waiting`
    ranked.reserve(frame.waiting.size());
    for (std::size_t i = 0; i < frame.waiting.size(); ++i) {
        ranked.emplace_back(rankOf(frame, frame.waiting[i]), i);
    }
    bool isSorted = std::ranges::is_sorted(ranked); // as they are gathered, nearly always
    if (!isSorted) {
        std::ranges::sort(ranked);
    }
    const auto contenderOf = [&](const Response& answer) {
        return Conflict::Contender{answer.group, answer.holder, frame.pending[answer.to].record};
    };
    if (m_run.decisions != nullptr) { // an order that is tried (T17)
        for (const Conflict& tried : m_run.decisions->tried) {
            const auto placeOf = [&](const Response& answer) {
                return static_cast<std::uint64_t>(std::ranges::find(tried.order, contenderOf(answer)) -
                                                  tried.order.begin());
            };
            const bool isMeant = tried.timing == line.timing && tried.step == line.step &&
                                 std::ranges::any_of(frame.waiting, [&](const Response& answer) {
                                     return placeOf(answer) < tried.order.size();
                                 });
            if (isMeant) {
                std::ranges::stable_sort(ranked, {},
                                         [&](const auto& entry) { return placeOf(frame.waiting[entry.second]); });
                isSorted = false;
            }
        }
    }
    if (!isSorted) {
        std::deque<Response> sorted;
        for (const auto& [rank, place] : ranked) {
            sorted.push_back(frame.waiting[place]);
        }
        frame.waiting = std::move(sorted);
    }
}

Phrase TimelineMachine::textOf(const ResolvingFrame& frame, const Response& answer) {
    const CompiledGroup& group = groupOf(answer.group);
    const CheckedModel& model = *m_run.program.model;
    const View view = m_run.view();
    const PendingEvent& pending = frame.pending[answer.to];
    const std::string name = model.classes[group.objectClass].id + "/" + group.checked->id;
    const Phrase moment = phrase(
        "{0} {1}", {phrase(timingName(answer.timing)), std::string(model.vocabulary.occurrenceId(pending.kind))});
    return pending.subject == noRow ? phrase("{0} of {1}, {2}", {name, view.nameOf(answer.holder), moment})
                                    : phrase("{0} of {1}, {2} of {3}",
                                             {name, view.nameOf(answer.holder), moment, view.nameOf(pending.subject)});
}

/// What decides for a response, with names that a person can read and a renaming finds.
CheckedDecision TimelineMachine::decisionOf(const ResolvingFrame& frame, const Response& answer) {
    const CompiledGroup& group = groupOf(answer.group);
    const View view = m_run.view();
    const Row subject = frame.pending[answer.to].subject;
    CheckedDecision decision;
    decision.group = m_run.program.model->classes[group.objectClass].id + "/" + group.checked->id;
    decision.source = objectReference(view, answer.holder);
    decision.subject = subject == noRow ? std::string() : objectReference(view, subject);
    decision.turn = view.turn - 1; // made in the step from its turn to the next
    return decision;
}

/// The first unused decision that fits a question, which uses it up: the place of the chosen response, or that the
/// empire passes.
std::optional<TimelineMachine::Decided> TimelineMachine::decisionFor(const Question& question) {
    const std::vector<CheckedDecision>& answers = m_run.decisions->answers;
    m_isUsed.resize(answers.size());
    const View view = m_run.view();
    const bool mayPass = question.kind == Question::Kind::reaction;
    const auto isFor = [&](const CheckedDecision& decision, std::size_t place) {
        const Conflict::Contender& contender = question.contenders[place];
        const Row subject = question.occurrences[contender.occurrence].subject;
        return decision.group == question.choices[place].group &&
               isReferenceTo(view, decision.source, contender.holder) &&
               (subject == noRow ? decision.subject.empty() : isReferenceTo(view, decision.subject, subject));
    };
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const CheckedDecision& decision = answers[i];
        if (m_isUsed[i] || (decision.passes && !mayPass)) {
            continue;
        }
        std::size_t place = 0;
        bool fits = false;
        if (decision.question) {
            place = decision.passes ? 0 : decision.choice;
            fits = *decision.question == question.identity && place < question.contenders.size();
        } else {
            const std::size_t end = decision.passes ? 1 : question.contenders.size();
            while (place < end && !isFor(decision, place)) {
                ++place;
            }
            fits = place < end;
        }
        if (fits) {
            m_isUsed[i] = true;
            return Decided{place, decision.passes};
        }
    }
    return std::nullopt;
}

void TimelineMachine::reportUnusedDecisions() {
    const std::size_t count = m_run.decisions == nullptr ? 0 : m_run.decisions->answers.size();
    m_isUsed.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        if (!m_isUsed[i]) {
            const CheckedDecision& decision = m_run.decisions->answers[i];
            logFault(m_run.writer, diag::runDecisionUnused, decision.where, noFiring, noRow,
                     {std::to_string(m_run.view().turn)});
        }
    }
}

std::optional<std::size_t> TimelineMachine::choose(ResolvingFrame& frame, std::span<const std::size_t> viable,
                                                   const ScriptLine& line, Row decider, Question::Kind kind) {
    if (!isAsking() || (viable.size() == 1 && kind == Question::Kind::order)) {
        return viable.front();
    }
    Question question{.kind = kind,
                      .decider = decider,
                      .turn = m_run.writer.universe().turn(),
                      .timing = line.timing,
                      .step = line.step,
                      .place = m_questions};
    question.identity =
        mixed(m_questions, (static_cast<std::uint64_t>(line.timing) << 8) |
                               (static_cast<std::uint64_t>(line.step) << 4) | static_cast<std::uint64_t>(kind));
    for (const std::size_t place : viable) {
        const Response& answer = frame.waiting[place];
        const PendingEvent& pending = frame.pending[answer.to];
        question.contenders.push_back(
            {answer.group, answer.holder, static_cast<std::uint32_t>(question.occurrences.size())});
        question.occurrences.push_back(m_log.occurrences[pending.record]);
        question.texts.push_back(textOf(frame, answer));
        question.choices.push_back(decisionOf(frame, answer));
        question.identity =
            mixed(question.identity, stableIdentity(*m_run.program.model, m_run.program.checkedGroup(answer.group)));
        question.identity = mixed(question.identity, (std::uint64_t{answer.holder} << 32) | pending.subject);
    }
    if (isTried(frame, viable, line)) {
        ++m_questions;
        return viable.front();
    }
    if (const auto decided = decisionFor(question)) {
        ++m_questions;
        return decided->passes ? std::nullopt : std::optional(viable[decided->choice]);
    }
    if (!m_run.decisions->asks) { // no decision fits: it goes by id
        ++m_questions;
        return kind == Question::Kind::reaction && passesReactions() ? std::nullopt : std::optional(viable.front());
    }
    m_run.question = std::move(question);
    return std::nullopt;
}

} // namespace orrery::engine
