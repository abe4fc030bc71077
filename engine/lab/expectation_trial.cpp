// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/expectation_trial.h"

#include "engine/lab/measured.h"
#include "engine/lab/run_expression.h"
#include "engine/program/evaluate.h"
#include "engine/trace/dump.h"
#include "engine/trace/why_not.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <set>
#include <utility>

namespace orrery::engine {

class ExpectationTrial::State {
public:
    State(const CheckedExpectation& expected, const Session& session)
        : m_expected(expected), m_measure(expected.object, expected.expression),
          m_equals(expected.object, expected.equals) {
        m_result.where = expected.where;
        m_result.turn = expected.to;
        if (m_expected.kind == ExpectedKind::value) {
            m_result.column = ownColumn(m_measure.typed());
        }
        if (m_expected.group) {
            m_group = session.program().groupsOf(m_expected.group->first)[m_expected.group->second];
        }
    }

    void read(const TurnOfTest& turn) {
        const std::uint32_t now = turn.view.turn;
        if (now < m_expected.from || now > m_expected.to || m_isDecided) {
            return;
        }
        if (m_expected.changesBy && now == m_expected.from) {
            m_start = measure(turn);
        }
        const bool isLast = now == m_expected.to;
        if (m_expected.turns == ExpectedTurns::at && !isLast) {
            return;
        }
        const bool isTrue = isMetAt(turn);
        m_reads = true;
        switch (m_expected.turns) {
        case ExpectedTurns::at:
            return decide(isTrue, now);
        case ExpectedTurns::by:
            return isTrue || isLast ? decide(isTrue, now) : void();
        case ExpectedTurns::always:
            return !isTrue || isLast ? decide(isTrue, now) : void();
        case ExpectedTurns::never:
            return isTrue || isLast ? decide(!isTrue, now) : void();
        }
    }

    ExpectationResult end(std::uint32_t last) {
        if (!m_isDecided) {
            const bool isAboutAll =
                m_expected.turns == ExpectedTurns::always || m_expected.turns == ExpectedTurns::never;
            decide(isAboutAll && m_reads, last);
            if (!m_result.isMet) {
                m_result.sentence = phrase("the run ended at turn {0}, before turn {1}",
                                           {std::to_string(last), std::to_string(m_expected.to)});
            }
        }
        return std::move(m_result);
    }

private:
    void decide(bool isMet, std::uint32_t turn) {
        m_isDecided = true;
        m_result.isMet = isMet;
        m_result.turn = turn;
        if (!isMet && m_expected.turns == ExpectedTurns::by && m_expected.from != m_expected.to) {
            m_result.sentence =
                phrase("{0}; it must be so by turn {1}", {m_result.sentence, std::to_string(m_expected.to)});
        } else if (!isMet && m_expected.turns == ExpectedTurns::never) {
            m_result.sentence = phrase("{0}; it must never be so", {m_result.sentence});
        }
    }

    bool isMetAt(const TurnOfTest& turn) {
        switch (m_expected.kind) {
        case ExpectedKind::value:
            return compare(turn);
        case ExpectedKind::condition:
            return isTrueAt(turn);
        case ExpectedKind::group:
            return actsAt(turn) == m_expected.acts;
        default:
            return hasHash(turn);
        }
    }

    Phrase ofObject(const std::string& text) const {
        return m_expected.object.empty() ? Phrase(text) : phrase("{0} of {1}", {text, m_expected.object});
    }

    static Phrase turnText(const TurnOfTest& turn) { return std::to_string(turn.view.turn); }

    bool isTrueAt(const TurnOfTest& turn) {
        const Measured measured = m_measure.at(turn.view, turn.world);
        m_result.object = measured.object;
        const bool isTrue = !measured.isMissing() && measured.number != 0.0;
        if (!measured.problem.empty()) {
            m_result.sentence = phrase("{0} at turn {1}", {measured.problem, turnText(turn)});
        } else if (m_expected.object.empty()) {
            m_result.sentence =
                phrase(isTrue ? inPhrase("“{0}” is true at turn {1}") : inPhrase("“{0}” is false at turn {1}"),
                       {m_measure.typed().text, turnText(turn)});
        } else {
            m_result.sentence = phrase(isTrue ? inPhrase("“{0}” is true for {1} at turn {2}")
                                              : inPhrase("“{0}” is false for {1} at turn {2}"),
                                       {m_measure.typed().text, m_expected.object, turnText(turn)});
        }
        return isTrue;
    }

    /// Returns the value, or its difference from the base run.
    Measured measure(const TurnOfTest& turn) const {
        Measured measured = m_measure.at(turn.view, turn.world);
        if (!m_expected.isComparedToBase || !measured.problem.empty()) {
            return measured;
        }
        const Measured other = m_measure.at(*turn.base, *turn.baseWorld);
        measured.number -= other.number;
        measured.text = formatNumber(measured.number);
        if (!other.problem.empty()) {
            measured.problem = phrase("base run: {0}", {other.problem});
        }
        return measured;
    }

    bool compare(const TurnOfTest& turn) {
        Measured measured = measure(turn);
        m_result.object = measured.object;
        Phrase subject = ofObject(m_measure.typed().text);
        if (m_expected.isComparedToBase) {
            subject = phrase("the difference of {0} from the base run", {std::move(subject)});
        }
        if (m_expected.changesBy && measured.problem.empty()) {
            measured.number -= m_start.number;
            measured.text = formatNumber(measured.number);
            measured.problem = m_start.problem;
            subject = phrase("the change of {0} since turn {1}", {std::move(subject), std::to_string(m_expected.from)});
        }
        m_result.value = measured.problem.empty() ? measured.text : std::string();
        if (!measured.problem.empty()) {
            m_result.sentence =
                phrase("{0} at turn {1}; expected {2}", {measured.problem, turnText(turn), wanted(turn)});
            return false;
        }
        const bool isMet = isAsWanted(measured, turn);
        m_result.sentence = isMet
                                ? phrase("{0} is {1} at turn {2}", {std::move(subject), measured.text, turnText(turn)})
                                : phrase("{0} is {1} at turn {2}; expected {3}",
                                         {std::move(subject), measured.text, turnText(turn), wanted(turn)});
        return isMet;
    }

    bool isAsWanted(const Measured& measured, const TurnOfTest& turn) const {
        const double number = measured.number;
        if (m_equals) {
            const Measured other = m_equals.at(turn.view, turn.world);
            const bool isNumber = m_measure.typed().format == numberFormat;
            if (isNumber ? !(std::abs(number - other.number) <= m_expected.tolerance) : measured.text != other.text) {
                return false;
            }
        }
        return !(m_expected.changesBy && !(std::abs(number - *m_expected.changesBy) <= m_expected.tolerance)) &&
               !(m_expected.atLeast && !(number >= *m_expected.atLeast)) &&
               !(m_expected.atMost && !(number <= *m_expected.atMost));
    }

    /// Returns the words for the wanted value: "20 ± 0.1", "at least 3".
    Phrase wanted(const TurnOfTest& turn) const {
        std::vector<Phrase> parts;
        const auto exact = [&](std::string text) {
            parts.push_back(m_expected.tolerance > 0.0
                                ? phrase("{0} ± {1}", {std::move(text), formatNumber(m_expected.tolerance)})
                                : Phrase(std::move(text)));
        };
        if (m_equals) {
            const Measured other = m_equals.at(turn.view, turn.world);
            exact(other.problem.empty() ? other.text : m_equals.typed().text);
        }
        if (m_expected.changesBy) {
            exact(formatNumber(*m_expected.changesBy));
        }
        if (m_expected.atLeast) {
            parts.push_back(phrase("at least {0}", {formatNumber(*m_expected.atLeast)}));
        }
        if (m_expected.atMost) {
            parts.push_back(phrase("at most {0}", {formatNumber(*m_expected.atMost)}));
        }
        return joined(parts);
    }

    // Groups.

    bool actsAt(const TurnOfTest& turn) {
        const std::uint32_t now = turn.view.turn;
        const auto named = [&](const std::string& name) {
            return name.empty() ? std::optional(noRow) : findObject(turn.view, name);
        };
        const auto on = named(m_expected.on);
        const auto source = named(m_expected.source);
        const Session& session = turn.session;
        const std::string label = groupLabel(*session.program().model, session.program().groupAsRead(m_group));
        if (!on || !source) {
            const std::string& missing = !on ? m_expected.on : m_expected.source;
            m_result.sentence = phrase("there is no object {0} at turn {1}", {quoted(missing), std::to_string(now)});
            return false;
        }
        m_result.object = *on;
        const bool acts = now > 0 && actsIn(session, now, *source, *on);
        const Phrase who = *on == noRow ? Phrase(label) : phrase("{0} on {1}", {label, m_expected.on});
        m_result.sentence = acts ? phrase("{0} acted at turn {1}", {who, std::to_string(now)})
                                 : phrase("{0} did not act at turn {1}", {who, std::to_string(now)});
        const bool isFailing = !acts && m_expected.acts && m_expected.turns != ExpectedTurns::never &&
                               (m_expected.turns == ExpectedTurns::always || now == m_expected.to);
        if (isFailing && now > 0) {
            explainAbsence(session, now, *source, *on);
        }
        return acts;
    }

    bool actsIn(const Session& session, std::uint32_t turn, Row source, Row on) const {
        const TurnLog& log = session.history().log(turn);
        const CheckedGroup& group = session.program().groupAsRead(m_group);
        for (std::uint32_t i = 0; i < log.firings.size(); ++i) {
            const Firing& firing = log.firings[i];
            if (firing.group == m_group && (source == noRow || firing.holder == source) && !firing.scope->empty() &&
                (on == noRow || actsOn(log, i, group, on))) {
                return true;
            }
        }
        return false;
    }

    /// Returns whether an effect of a firing acts on an object of its scope.
    static bool actsOn(const TurnLog& log, std::uint32_t firing, const CheckedGroup& group, Row on) {
        if (!std::ranges::binary_search(*log.firings[firing].scope, on)) {
            return false;
        }
        std::set<std::uint16_t> skipped;
        for (const Skip& skip : log.skips) {
            if (skip.firing == firing && std::ranges::binary_search(*skip.rows, on)) {
                skipped.insert(skip.effect);
            }
        }
        for (std::uint16_t i = 0; i < group.effects.size(); ++i) {
            const CheckedEffect& effect = group.effects[i];
            const bool onlyHolds = effect.spec->timeline == TimelineWork::branch; // its blocks have the effects
            if (effect.enabled && !onlyHolds && !skipped.contains(i)) {
                return true;
            }
        }
        return false;
    }

    void explainAbsence(const Session& session, std::uint32_t turn, Row source, Row on) {
        Row holder = source;
        if (holder == noRow) {
            const auto holders = objectsIn(session.state().view(), std::nullopt, m_expected.group->first);
            holder = holders.empty() ? noRow : holders.front();
        }
        const Phrase why =
            holder == noRow ? phrase("no object has this group") : whyNot(session, turn, m_group, holder, on).sentence;
        m_result.sentence = phrase("{0}: {1}", {m_result.sentence, why});
    }

    bool hasHash(const TurnOfTest& turn) {
        m_result.value = hashText(turn.session.history().hash(turn.view.turn));
        const bool isMet = m_result.value == m_expected.hash;
        m_result.sentence = isMet ? phrase("the hash is {0} at turn {1}", {m_result.value, turnText(turn)})
                                  : phrase("the hash is {0} at turn {1}; expected {2}",
                                           {m_result.value, turnText(turn), m_expected.hash});
        return isMet;
    }

    const CheckedExpectation& m_expected;
    MeasuredExpression m_measure;
    MeasuredExpression m_equals;
    std::uint32_t m_group = 0; ///< index into Program::groups
    Measured m_start;          ///< value at the turn `from`
    bool m_isDecided = false;
    bool m_reads = false; ///< the expectation has read a turn
    ExpectationResult m_result;
};

ExpectationTrial::ExpectationTrial(const CheckedExpectation& expected, const Session& session)
    : m_state(std::make_unique<State>(expected, session)) {}

ExpectationTrial::~ExpectationTrial() = default;
ExpectationTrial::ExpectationTrial(ExpectationTrial&&) noexcept = default;

void ExpectationTrial::read(const TurnOfTest& turn) {
    m_state->read(turn);
}

ExpectationResult ExpectationTrial::end(std::uint32_t last) {
    return m_state->end(last);
}

} // namespace orrery::engine
