// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/decision_policy.h"

#include "engine/turn/effect_arguments.h"
#include "engine/turn/group_identity.h"
#include "engine/turn/occurrences.h"
#include "engine/turn/stable_mix.h"
#include "engine/turn/turn_diagnostics.h"
#include "engine/universe/object_phrase.h"
#include "engine/universe/scenario.h"

#include <algorithm>
#include <array>
#include <utility>

namespace orrery::engine {

namespace {

/// Returns the name of a group as "CLASS/group".
std::string nameOf(const StepRun& run, std::uint32_t group) {
    const CompiledGroup& compiled = run.program.groups[group];
    return run.program.model->classes[compiled.objectClass].id + "/" + compiled.checked->id;
}

Conflict::Contender contenderOf(const WaitingResponses& waiting, const Response& response) {
    return {response.group, response.holder, waiting.events[response.to].record};
}

using Rank = std::array<std::uint64_t, 9>;

/// Returns the rank of a response. Smaller ranks come first. A rank contains the policy's order, then priority, source,
/// and place in the document (T24).
Rank rankOf(const StepRun& run, const WaitingResponses& waiting, const Response& response) {
    const CompiledGroup& group = run.program.groups[response.group];
    const ScenarioSettings& settings = run.settings();
    std::uint64_t listed = settings.order.size();
    if (settings.policy == OrderPolicy::list) {
        const auto entry = std::ranges::find(settings.order, nameOf(run, response.group));
        listed = static_cast<std::uint64_t>(entry - settings.order.begin());
    }
    const auto priority = static_cast<std::uint64_t>(std::int64_t{group.checked->priority} + (std::int64_t{1} << 32));
    return {listed,
            priority,
            response.source,
            group.objectClass,
            group.checked->order,
            response.holder,
            response.to,
            response.serial,
            waiting.events[response.to].record};
}

/// Returns whether an order to try (T17) contains the response.
bool hasResponse(const Conflict& tried, const WaitingResponses& waiting, const Response& response) {
    return tried.timing == waiting.timing && tried.step == waiting.step &&
           std::ranges::find(tried.order, contenderOf(waiting, response)) != tried.order.end();
}

/// Returns text such as "BLD_A/g of Sol III, after destroyed of Mars".
Phrase textOf(StepRun& run, const Response& response, const PendingEvent& event) {
    const View view = run.view();
    const std::string name = nameOf(run, response.group);
    const std::string kind(run.program.model->vocabulary.occurrenceId(event.kind));
    const Phrase moment = phrase("{0} {1}", {phrase(timingName(response.timing)), kind});
    return event.subject == noRow ? phrase("{0} of {1}, {2}", {name, objectPhrase(view, response.holder), moment})
                                  : phrase("{0} of {1}, {2} of {3}", {name, objectPhrase(view, response.holder), moment,
                                                                      objectPhrase(view, event.subject)});
}

/// Returns the decision for a response. Its names are readable, and the rename command finds them.
CheckedDecision decisionOf(StepRun& run, const Response& response, const PendingEvent& event) {
    const View view = run.view();
    CheckedDecision decision;
    decision.group = nameOf(run, response.group);
    decision.source = objectReference(view, response.holder);
    decision.subject = event.subject == noRow ? std::string() : objectReference(view, event.subject);
    decision.turn = view.turn - 1; // the decision belongs to the step from its turn to the next
    return decision;
}

} // namespace

bool DecisionPolicy::passesReactions() const {
    return m_run.settings().passesReactions;
}

bool DecisionPolicy::isAsking() const {
    return m_run.settings().policy == OrderPolicy::ask && m_run.decisions != nullptr &&
           (m_run.decisions->asks || !m_run.decisions->answers.empty());
}

void DecisionPolicy::sort(const WaitingResponses& waiting) const {
    std::deque<Response>& responses = waiting.responses;
    if (responses.size() < 2) {
        return;
    }
    std::vector<std::pair<Rank, std::size_t>> ranked; // places in `responses`
    ranked.reserve(responses.size());
    for (std::size_t i = 0; i < responses.size(); ++i) {
        ranked.emplace_back(rankOf(m_run, waiting, responses[i]), i);
    }
    bool isSorted = std::ranges::is_sorted(ranked); // true in nearly all cases
    if (!isSorted) {
        std::ranges::sort(ranked);
    }
    if (m_run.decisions != nullptr) { // an order to try (T17)
        for (const Conflict& tried : m_run.decisions->tried) {
            const auto isMeant = [&](const Response& response) { return hasResponse(tried, waiting, response); };
            if (std::ranges::any_of(responses, isMeant)) {
                std::ranges::stable_sort(ranked, {}, [&](const auto& entry) {
                    return std::ranges::find(tried.order, contenderOf(waiting, responses[entry.second])) -
                           tried.order.begin();
                });
                isSorted = false;
            }
        }
    }
    if (!isSorted) {
        std::deque<Response> sorted;
        for (const auto& [rank, place] : ranked) {
            sorted.push_back(responses[place]);
        }
        responses = std::move(sorted);
    }
}

Question DecisionPolicy::questionOf(const WaitingResponses& waiting, std::span<const std::size_t> viable, Row decider,
                                    Question::Kind kind) const {
    Question question{.kind = kind,
                      .decider = decider,
                      .turn = m_run.writer.universe().turn(),
                      .timing = waiting.timing,
                      .step = waiting.step,
                      .place = m_questions};
    question.identity =
        mixed(m_questions, (static_cast<std::uint64_t>(waiting.timing) << 8) |
                               (static_cast<std::uint64_t>(waiting.step) << 4) | static_cast<std::uint64_t>(kind));
    for (const std::size_t place : viable) {
        const Response& response = waiting.responses[place];
        const PendingEvent& event = waiting.events[response.to];
        question.contenders.push_back(
            {response.group, response.holder, static_cast<std::uint32_t>(question.occurrences.size())});
        question.occurrences.push_back(m_run.writer.log().occurrences[event.record]);
        question.texts.push_back(textOf(m_run, response, event));
        question.choices.push_back(decisionOf(m_run, response, event));
        question.identity =
            mixed(question.identity, stableIdentity(*m_run.program.model, m_run.program.checkedGroup(response.group)));
        question.identity = mixed(question.identity, (std::uint64_t{response.holder} << 32) | event.subject);
    }
    return question;
}

/// Returns the first unused decision that matches a question, and marks the decision as used. The result has the place
/// of the chosen response, or says that the empire passes.
std::optional<DecisionPolicy::Decided> DecisionPolicy::decisionFor(const Question& question) {
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

void DecisionPolicy::reportUnusedDecisions() {
    const std::size_t count = m_run.decisions == nullptr ? 0 : m_run.decisions->answers.size();
    m_isUsed.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        if (!m_isUsed[i]) {
            const CheckedDecision& decision = m_run.decisions->answers[i];
            logFault(m_run.writer, turnDiagnostics["run.decision-unused"], decision.where, noFiring, noRow,
                     {std::to_string(m_run.view().turn)});
        }
    }
}

std::optional<std::size_t> DecisionPolicy::choose(const WaitingResponses& waiting, std::span<const std::size_t> viable,
                                                  Row decider, Question::Kind kind) {
    if (!isAsking() || (viable.size() == 1 && kind == Question::Kind::order)) {
        return viable.front();
    }
    Question question = questionOf(waiting, viable, decider, kind);
    const bool isTried = std::ranges::any_of(m_run.decisions->tried, [&](const Conflict& tried) {
        return std::ranges::any_of(viable, [&](std::size_t place) { // an order to try precedes all decisions
            return hasResponse(tried, waiting, waiting.responses[place]);
        });
    });
    std::optional<Decided> decided = isTried ? Decided{} : decisionFor(question);
    if (!decided && m_run.decisions->asks) {
        m_run.question = std::move(question);
        return std::nullopt;
    }
    ++m_questions;
    if (!decided) { // no decision matches: use the default
        decided = Decided{.passes = kind == Question::Kind::reaction && passesReactions()};
    }
    return decided->passes ? std::nullopt : std::optional(viable[decided->choice]);
}

} // namespace orrery::engine
