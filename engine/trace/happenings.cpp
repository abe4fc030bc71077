// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/happenings.h"

#include "engine/trace/replay.h"
#include "engine/turn/message_text.h"
#include "engine/turn/occurrences.h"
#include "engine/universe/object_phrase.h"

#include <algorithm>
#include <array>
#include <utility>

namespace orrery::engine {

namespace {

struct EndRow {
    std::string_view name;
    std::string_view words; ///< text after "Mine destroyed: "
};

constexpr std::array<EndRow, static_cast<std::size_t>(OccurrenceEnd::unpaid) + 1> ends{{
    {"happened", ""},
    {"no-change", inPhrase("nothing changed")},
    {"prevented", inPhrase("prevented")},
    {"substituted", inPhrase("replaced")},
    {"reduced", inPhrase("reduced to zero")},
    {"gone", inPhrase("its subject was already destroyed")},
    {"unpaid", inPhrase("could not be paid")},
}};

struct NoAnswerRow {
    std::string_view name;
    std::string_view words; ///< text after the group's name
};

constexpr std::array<NoAnswerRow, static_cast<std::size_t>(NoAnswer::gone) + 1> noAnswers{{
    {"not-anymore", inPhrase("did not respond: an earlier response had prevented the event")},
    {"passed", inPhrase("did not respond: its owner passed")},
    {"cannot-pay", inPhrase("did not respond: its costs could not be paid")},
    {"used-up", inPhrase("did not respond: it responds only to the first event")},
    {"inactive", inPhrase("did not respond: it was not active")},
    {"not-given", inPhrase("did not respond: a run-time parameter is not set")},
    {"covered", inPhrase("was not needed: the payment succeeded without it")},
    {"cut", inPhrase("did not respond: the chain of triggers was too long")},
    {"gone", inPhrase("did not respond: the object with the group no longer existed")},
}};

constexpr std::array<std::string_view, 3> steps{"A", "B", "C"};

class Teller {
public:
    Teller(const Session& session, std::shared_ptr<const TurnLog> log)
        : m_session(session), m_program(session.program()), m_model(*m_program.model), m_log(std::move(log)),
          m_view(m_log->turn == session.turn() ? session.state().view() : session.universe().view()) {}

    std::vector<Happening> tell() {
        std::ranges::for_each(m_log->orders, [this](const OrderRecord& order) { tellOrder(order); });
        findAnswers();
        for (std::uint32_t i = 0; i < m_log->occurrences.size(); ++i) {
            tellOccurrence(i);
        }
        std::ranges::for_each(m_log->conflicts, [this](const Conflict& conflict) { tellConflict(conflict); });
        std::ranges::for_each(m_log->scenario, [this](const ScenarioRecord& record) { tellCondition(record); });
        std::ranges::for_each(m_log->messages, [this](const MessageRecord& message) { tellMessage(message); });
        std::ranges::for_each(m_log->victories, [this](const VictoryRecord& victory) { tellVictory(victory); });
        return std::move(m_out);
    }

    /// Returns one entry, without the responses to it.
    Happening tell(HappeningKind kind, std::uint32_t index) {
        if (kind == HappeningKind::order && index < m_log->orders.size()) {
            tellOrder(m_log->orders[index]);
        } else if (kind == HappeningKind::occurrence && index < m_log->occurrences.size()) {
            tellOccurrence(index);
        } else if (kind == HappeningKind::condition && index < m_log->scenario.size()) {
            tellCondition(m_log->scenario[index]);
        }
        return m_out.empty() ? Happening() : std::move(m_out.front());
    }

private:
    Happening& add(HappeningKind kind, Phrase sentence) {
        m_out.push_back({.kind = kind, .sentence = std::move(sentence)});
        return m_out.back();
    }

    Phrase nameOf(Row row) const { return row == noRow ? Phrase() : objectPhrase(m_view, row); }
    std::string groupName(std::uint32_t group) const { return groupLabel(m_model, m_program.checkedGroup(group)); }
    /// Returns a label such as "BLD_SHIELD/guard of Shield".
    Phrase answerer(std::uint32_t group, Row holder) const {
        return holder == noRow ? Phrase(groupName(group)) : phrase("{0} of {1}", {groupName(group), nameOf(holder)});
    }

    void tellOrder(const OrderRecord& record) {
        if (record.order >= m_session.scenario().orders.size()) {
            return;
        }
        const CheckedOrder& order = m_session.scenario().orders[record.order];
        std::vector<Phrase> arguments{std::string()};
        for (const CheckedArgument& argument : order.arguments) {
            if (argument.isGiven) {
                const bool isObject = argument.spec->kind == ParameterKind::object;
                arguments.push_back(isObject ? referencePhrase(m_view, argument.text) : Phrase(argument.text));
            }
        }
        Phrase sentence =
            phrase("{0}: {1}{2}", {order.empire, phrase(order.spec->label), joined(arguments, "{0} {1}")});
        if (!record.refusal.empty()) {
            sentence = phrase("{0}: refused, {1}", {std::move(sentence), record.refusal});
        }
        Happening& happening = add(HappeningKind::order, std::move(sentence));
        happening.isWanting = !record.refusal.empty();
        happening.subject = record.empire;
        happening.where = order.head;
    }

    void tellOccurrence(std::uint32_t index) {
        const OccurrenceRecord& record = m_log->occurrences[index];
        const OccurrenceSpec* spec = m_model.vocabulary.occurrence(record.kind);
        Phrase sentence =
            spec != nullptr ? phrase(spec->label) : Phrase(std::string(m_model.vocabulary.occurrenceId(record.kind)));
        if (record.subject != noRow) {
            sentence = phrase("{0}: {1}", {nameOf(record.subject), std::move(sentence)});
        }
        if (spec != nullptr && spec->detail != nullptr && record.detail >= 0.0) {
            sentence = phrase("{0}{1}", {std::move(sentence), detailOf(*spec->detail, record.detail)});
        }
        if (spec != nullptr && spec->hasAmount) {
            sentence = phrase("{0} of {1}", {std::move(sentence), sentenceNumber(record.amount)});
            if (record.applied != record.amount && record.end == OccurrenceEnd::happened) {
                sentence = phrase("{0}, changed to {1}", {std::move(sentence), sentenceNumber(record.applied)});
            }
        }
        const auto end = static_cast<std::size_t>(record.end);
        if (!ends[end].words.empty()) {
            sentence = phrase("{0}; {1}", {std::move(sentence), phrase(ends[end].words)});
        }
        if (record.endedBy != noFiring) {
            const Firing& by = m_log->firings[record.endedBy];
            sentence = phrase("{0} by {1}", {std::move(sentence), answerer(by.group, by.holder)});
        }
        Happening& happening = add(HappeningKind::occurrence, std::move(sentence));
        happening.isWanting = record.end != OccurrenceEnd::happened && record.end != OccurrenceEnd::noChange;
        happening.subject = record.subject;
        if (record.firing != noFiring) {
            happening.where = m_program.checkedGroup(m_log->firings[record.firing].group).head;
        }
        if (index < m_answers.size()) {
            happening.details = std::move(m_answers[index]);
        }
    }

    /// Finds the responses to each event, and the missing responses with their reasons. Makes only one pass, because a
    /// turn may have thousands of events.
    void findAnswers() {
        m_answers.resize(m_log->occurrences.size());
        for (const Firing& firing : m_log->firings) {
            if (firing.occurrence != noOccurrence) {
                m_answers[firing.occurrence].push_back(
                    phrase("{0}, step {1}: {2} responded",
                           {phrase(timingName(firing.timing)), std::string(stepName(firing.step)),
                            answerer(firing.group, firing.holder)}));
            }
        }
        for (const UnansweredTrigger& unanswered : m_log->unanswered) {
            m_answers[unanswered.occurrence].push_back(phrase(
                "{0}: {1} {2}", {phrase(timingName(unanswered.timing)), answerer(unanswered.group, unanswered.holder),
                                 phrase(noAnswerWords(unanswered.reason))}));
        }
    }

    /// Returns the text for OccurrenceRecord::detail, such as " (Minerals)".
    std::string detailOf(const ParameterSpec& detail, double value) const {
        const auto index = static_cast<std::uint16_t>(value);
        if (detail.kind == ParameterKind::choice) {
            return index < detail.choices.size() ? " (" + std::string(detail.choices[index]) + ")" : std::string();
        }
        return index < m_model.layout.size() ? " (" + m_model.layout[ColumnId{index}].name + ")" : std::string();
    }

    void tellConflict(const Conflict& conflict) {
        Happening& happening =
            add(HappeningKind::conflict,
                phrase(conflict.decider == noRow ? inPhrase("{0} responses competed ({1}, step {2})")
                                                 : inPhrase("{0} responses competed ({1}, step {2}); {3} decided"),
                       {std::to_string(conflict.order.size()), phrase(timingName(conflict.timing)),
                        std::string(stepName(conflict.step)), nameOf(conflict.decider)}));
        for (const Conflict::Contender& contender : conflict.order) {
            happening.details.push_back(answerer(contender.group, contender.holder));
        }
    }

    void tellCondition(const ScenarioRecord& record) {
        if (record.condition >= m_session.scenario().conditions.size()) {
            return;
        }
        const ScenarioCondition& condition = m_session.scenario().conditions[record.condition];
        if (record.action < 0) {
            if (!record.isTrue && record.detail.empty()) {
                return; // a false condition: there is nothing to report
            }
            Happening& happening = add(HappeningKind::condition,
                                       phrase(record.isTrue ? inPhrase("condition {0} is true")
                                                            : inPhrase("condition {0} could not be evaluated: {1}"),
                                              {condition.id, record.detail}));
            happening.isWanting = !record.isTrue;
            happening.where = condition.head;
            return;
        }
        const auto index = static_cast<std::size_t>(record.action);
        if (index >= condition.actions.size()) {
            return;
        }
        const ScenarioAction& action = condition.actions[index];
        Happening& happening =
            add(HappeningKind::condition, phrase(record.isTrue ? inPhrase("condition {0}: {1}")
                                                               : inPhrase("condition {0}: action '{1}' failed: {2}"),
                                                 {condition.id, phrase(action.spec->label), record.detail}));
        happening.isWanting = !record.isTrue;
        happening.where = action.head;
    }

    void tellMessage(const MessageRecord& message) {
        Phrase text = message.pages.empty() ? std::string() : message.pages.front();
        if (message.empire != noRow) {
            text = phrase("to {0}: {1}", {nameOf(message.empire), std::move(text)});
        }
        Happening& happening = add(HappeningKind::message, std::move(text));
        happening.subject = message.about;
        happening.details.assign(message.pages.begin() + (message.pages.empty() ? 0 : 1), message.pages.end());
        if (message.firing != noFiring) {
            happening.where = m_program.checkedGroup(m_log->firings[message.firing].group).head;
        }
    }

    void tellVictory(const VictoryRecord& victory) {
        Happening& happening =
            add(HappeningKind::victory,
                phrase(victory.reason.empty() ? (victory.isWon ? inPhrase("{0} won") : inPhrase("{0} lost"))
                       : victory.isWon        ? inPhrase("{0} won: {1}")
                                              : inPhrase("{0} lost: {1}"),
                       {nameOf(victory.empire), victory.reason}));
        happening.subject = victory.empire;
        if (victory.firing != noFiring) {
            const CompiledGroup& group = m_program.groups[m_log->firings[victory.firing].group];
            happening.where = group.effects[victory.effect].checked->head;
        }
    }

    const Session& m_session;
    const Program& m_program;
    const CheckedModel& m_model;
    std::shared_ptr<const TurnLog> m_log;
    View m_view;                                ///< for names: rows are never reused
    std::vector<std::vector<Phrase>> m_answers; ///< responses by event; empty if nobody wants them
    std::vector<Happening> m_out;
};

} // namespace

std::string_view stepName(TimingStep step) {
    return steps[static_cast<std::size_t>(step)];
}

std::string_view occurrenceEndName(OccurrenceEnd end) {
    return ends[static_cast<std::size_t>(end)].name;
}

std::string_view noAnswerName(NoAnswer reason) {
    return noAnswers[static_cast<std::size_t>(reason)].name;
}

std::string_view noAnswerWords(NoAnswer reason) {
    return noAnswers[static_cast<std::size_t>(reason)].words;
}

std::vector<Happening> happeningsOf(const Session& session, std::uint32_t turn) {
    return Teller(session, session.history().sharedLog(turn)).tell();
}

Happening happeningOf(const Session& session, std::shared_ptr<const TurnLog> log, HappeningKind kind,
                      std::uint32_t index) {
    return Teller(session, std::move(log)).tell(kind, index);
}

} // namespace orrery::engine
