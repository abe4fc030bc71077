// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/play_and_ask.h"

#include "engine/trace/dump.h"
#include "engine/trace/explain_variable.h"
#include "engine/trace/funnel_render.h"
#include "engine/trace/happenings.h"
#include "engine/trace/render.h"
#include "engine/universe/source.h"

#include <algorithm>
#include <random>

namespace orrery::engine::fixture {

namespace {

constexpr std::uint32_t lastTurn = 3;

/// Requests every kind of explanation of a run, each for some objects, values and groups.
class Questions {
public:
    Questions(const Session& session, std::uint32_t seed) : m_session(session), m_engine(seed) {}

    std::string ask(std::uint32_t turn) {
        m_turn = turn;
        const TurnLog& log = m_session.history().log(turn);
        m_asked += dumpTrace(m_session, turn).size() + dumpState(m_session, turn).size();
        for (const Happening& one : happeningsOf(m_session, turn)) {
            m_asked += one.sentence.english().size();
        }
        const View view = m_session.state().view(); // the present turn
        for (int i = 0; i < 25 && !log.runs.empty(); ++i) {
            const Run& run = log.runs[below(log.runs.size())];
            if (run.rows->empty()) {
                continue;
            }
            const Row row = (*run.rows)[below(run.rows->size())];
            const Ledger ledger = explain(m_session, turn, row, run.column);
            m_asked += renderLedger(ledger, m_session).size() + ledgerJson(ledger, m_session).size();
            if (!ledger.isProven && view.exists(row)) {
                return (*view.layout)[run.column].name + " of " + view.nameOf(row) + " is not proven";
            }
        }
        const std::size_t groups = m_session.program().groups.size();
        for (int i = 0; i < 20 && groups > 0 && view.rowCount > 0; ++i) {
            const auto group = static_cast<std::uint32_t>(below(groups));
            askOfGroup(group, static_cast<Row>(below(view.rowCount)), static_cast<Row>(below(view.rowCount)), view);
        }
        for (Row row = 0; row < std::min<std::size_t>(view.rowCount, 12); ++row) {
            for (const VariableCell& cell : variablesOf(m_session, turn, row)) {
                const Ledger ledger = explainVariable(m_session, turn, cell);
                m_asked += renderLedger(ledger, m_session).size();
                if (!ledger.isProven) {
                    return "a variable of " + view.nameOf(row) + " is not proven";
                }
            }
        }
        return m_asked > 0 ? std::string() : "nothing was answered";
    }

private:
    std::size_t below(std::size_t bound) { return m_engine() % bound; }

    void askOfGroup(std::uint32_t group, Row holder, Row object, const View& view) {
        m_asked += renderWhyNot(whyNot(m_session, m_turn, group, holder, object), m_session).size();
        const CompiledGroup& compiled = m_session.program().groups[group];
        const Row source = view.exists(holder) ? sourceOf(view, compiled.source, holder) : noRow;
        Evaluator evaluator(m_session.program());
        if (const auto funnel = makeFunnel({group, holder, source, object}, evaluator, view)) {
            m_asked += renderFunnel(*funnel, m_session.program(), view).size();
        }
    }

    const Session& m_session;
    std::mt19937 m_engine;
    std::uint32_t m_turn = 0;
    std::size_t m_asked = 0;
};

} // namespace

std::string playAndAsk(const std::shared_ptr<const Program>& program, const CheckedScenario& scenario,
                       std::uint32_t seed) {
    const auto session = Session::start(program, scenario, seed);
    session->setLimits(
        {.chain = 20, .answers = 500, .changes = 100'000, .lanes = 1000, .messages = 50, .work = 20'000'000});
    for (std::uint32_t turn = 1; turn <= lastTurn; ++turn) {
        const auto cold = session->stepWhatIf({});
        if (!session->step()) {
            break;
        }
        if (!cold || cold->log.hash != session->history().log(turn).hash) {
            return "the same step comes to something else, turn " + std::to_string(turn);
        }
        if (std::string wrong = Questions(*session, seed).ask(turn); !wrong.empty()) {
            return wrong + ", turn " + std::to_string(turn);
        }
    }
    return {};
}

} // namespace orrery::engine::fixture
