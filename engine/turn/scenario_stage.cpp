// SPDX-License-Identifier: GPL-3.0-or-later
// The check of the scenario's conditions at the end of the turn (S2). A check within a check is one more entry on a
// stack of this stage. So endless checks do not overflow the program's stack.
#include "engine/turn/effect_arguments.h"
#include "engine/turn/timeline.h"
#include "engine/turn/turn_diagnostics.h"
#include "engine/turn/watch_call.h"
#include "engine/universe/scenario.h"
#include "engine/universe/scenario_agenda.h"

#include <algorithm>
#include <map>
#include <utility>

namespace orrery::engine {

namespace {

constexpr std::size_t deepestCheck = 1000;           // maximum depth of checks within checks (T16)
constexpr std::size_t mostConditionsAsked = 100'000; // maximum number of evaluated conditions in a turn (R2.4)

class ScenarioStage {
public:
    ScenarioStage(StepRun& run, const CompiledScenario& scenario) : m_run(run), m_scenario(scenario) {
        m_game = gameObject(run.view());
    }

    bool work() {
        for (const PendingAction& due : takeDue()) {
            m_stack.push_back({.condition = due.condition, .isCheck = false, .next = due.action});
            if (!goOn()) {
                return false;
            }
        }
        m_stack.push_back({.isCheck = true});
        return goOn();
    }

private:
    /// Unfinished work: a check of all conditions, or the actions of one.
    struct Entry {
        std::uint32_t condition = 0;
        bool isCheck = false;
        std::uint32_t next = 0; ///< next condition to evaluate, or next action to run
    };

    const Agenda& agenda() const { return m_run.writer.universe().agenda(); }
    TurnLog& log() { return m_run.writer.log(); }

    /// Removes and returns the actions that are due now, in the order in which they were delayed (S8).
    std::vector<PendingAction> takeDue() {
        std::vector<PendingAction> due;
        Agenda next = agenda();
        const std::uint32_t turn = m_run.view().turn;
        std::erase_if(next.actions, [&](const PendingAction& action) {
            if (action.due > turn || action.condition >= m_scenario.conditions.size()) {
                return false;
            }
            due.push_back(action);
            return true;
        });
        if (!due.empty()) {
            m_run.writer.setAgenda(std::move(next));
        }
        return due;
    }

    bool goOn() {
        while (!m_stack.empty() && !agenda().isOver && !m_isCut) {
            if (m_run.isStopped()) {
                return false;
            }
            Entry& top = m_stack.back();
            const CompiledScenarioCondition* acting = top.isCheck ? nullptr : &m_scenario.conditions[top.condition];
            if (top.next >= (top.isCheck ? m_scenario.conditions.size() : acting->actions.size())) {
                m_stack.pop_back();
            } else if (top.isCheck) {
                ask(top.next++);
            } else {
                const std::uint32_t action = top.next++;
                act(top.condition, action);
            }
        }
        m_stack.clear();
        return true;
    }

    ScenarioRoles rolesOf(const ScenarioCondition& condition, const View& view) const {
        return {.game = m_game,
                .subject = referredTo(condition.subject, view, noRow, noRow),
                .direct = referredTo(condition.direct, view, noRow, noRow)};
    }

    /// Returns the moment for the next record. Opens a new moment if anything has changed since the last one.
    std::uint32_t moment() {
        const std::vector<Moment>& moments = log().moments;
        const bool isNew =
            moments.empty() || moments.back().stage != Stage::scenario || moments.back().runs != log().runs.size();
        return isNew ? m_run.writer.openMoment(Stage::scenario, 0) : static_cast<std::uint32_t>(moments.size() - 1);
    }

    bool isActive(const CompiledScenarioCondition& condition, const View& view) {
        const Row source = m_game == noRow ? 0 : m_game;
        return std::ranges::all_of(condition.active, [&](const CompiledCondition& one) {
            return m_run.evaluator.one(one, view, source, source) == Truth::yes;
        });
    }

    void ask(std::uint32_t index) {
        const CompiledScenarioCondition& condition = m_scenario.conditions[index];
        if (!condition.checked->isRunnable || index >= agenda().enabled.size() || !agenda().enabled[index] ||
            !m_run.mayAsk(condition.checked->head)) {
            return;
        }
        if (++m_asked > mostConditionsAsked) {
            cut(condition.checked->head);
            return;
        }
        ScenarioRecord record{.condition = index, .moment = moment()};
        const View view = m_run.view();
        const ScenarioRoles roles = rolesOf(*condition.checked, view);
        if (!isActive(condition, view)) {
            record.detail = phrase("it is not active");
        } else {
            WatchAnswer answer = askWatch(condition.when, view, m_run.evaluator, m_run.scenario->settings, roles);
            record.isTrue = answer.isTrue;
            record.observed = answer.observed;
            record.wanted = answer.wanted;
            record.detail = std::move(answer.failed);
        }
        takeFaults(m_run.evaluator, m_run.writer, noFiring);
        log().scenario.push_back(record);
        if (!record.isTrue) {
            return;
        }
        if (!condition.checked->persistent) {
            Agenda next = agenda();
            next.enabled[index] = false;
            m_run.writer.setAgenda(std::move(next));
        }
        m_triggered.push_back(index);
        m_stack.push_back({.condition = index, .isCheck = false});
    }

    void act(std::uint32_t index, std::uint32_t place) {
        const CompiledScenarioCondition& condition = m_scenario.conditions[index];
        const CompiledAction& action = condition.actions[place];
        const ActionSpec& spec = *action.checked->spec;
        const ScenarioRoles roles = rolesOf(*condition.checked, m_run.view());
        const auto record = static_cast<std::uint32_t>(log().scenario.size());
        const std::uint32_t now = moment();
        log().scenario.push_back({.condition = index, .action = static_cast<int>(place), .moment = now});
        ActionCall::Wish wish;
        ActionCall call{{action.arguments, action.checked->references, roles},
                        action,
                        *condition.checked,
                        m_scenario,
                        m_run,
                        {.kind = CauseKind::scenario, .firing = record, .moment = now},
                        place,
                        m_timesDone[{index, place}]++,
                        &wish};
        const WhileAnswering answering(m_run.evaluator, {.subject = roles.subject});
        Phrase why = spec.unable != nullptr ? spec.unable(call) : Phrase();
        if (why.empty()) {
            spec.act(call);
            why = wish.fails.value_or(Phrase());
        }
        takeFaults(m_run.evaluator, m_run.writer, noFiring);
        log().scenario[record].isTrue = why.empty();
        log().scenario[record].detail = std::move(why);
        log().scenario[record].pauses = wish.pauses;
        if (wish.checks) {
            checkAgain(action.checked->head);
        }
        if (wish.delay > 0) {
            putOff({.condition = index, .action = place + 1, .due = m_run.view().turn + wish.delay});
        }
    }

    void putOff(PendingAction action) {
        m_stack.pop_back(); // removes the entry of this condition, whose other actions are delayed
        if (action.action < m_scenario.conditions[action.condition].actions.size()) {
            Agenda next = agenda();
            next.actions.push_back(action);
            m_run.writer.setAgenda(std::move(next));
        }
    }

    void checkAgain(Location where) {
        const auto depth = std::ranges::count_if(m_stack, [](const Entry& entry) { return entry.isCheck; });
        if (static_cast<std::size_t>(depth) >= deepestCheck) {
            cut(where);
            return;
        }
        m_stack.push_back({.isCheck = true});
    }

    /// Ends all unfinished work. Finished actions keep their effect.
    void cut(Location where) {
        m_isCut = true;
        logFault(m_run.writer, turnDiagnostics["run.endless-check"], where, noFiring, noRow, {repeatingPart()});
    }

    /// Returns the repeating part of the list of met conditions: its shortest end with an equal part before it.
    /// Example: "'a', 'b'".
    std::string repeatingPart() const {
        constexpr std::size_t mostNamed = 20;
        const std::size_t count = m_triggered.size();
        std::size_t length = std::min(count, mostNamed);
        for (std::size_t part = 1; part <= std::min(count / 2, mostNamed); ++part) {
            const auto end = m_triggered.end();
            const auto size = static_cast<std::ptrdiff_t>(part);
            if (std::equal(end - size, end, end - 2 * size)) {
                length = part;
                break;
            }
        }
        std::string text;
        for (std::size_t i = count - length; i < count; ++i) {
            text += (text.empty() ? "'" : ", '") + m_scenario.conditions[m_triggered[i]].checked->id + "'";
        }
        return text;
    }

    StepRun& m_run;
    const CompiledScenario& m_scenario;
    Row m_game = noRow;
    std::vector<Entry> m_stack;
    std::vector<std::uint32_t> m_triggered; ///< conditions that were met, in this order
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> m_timesDone; ///< by condition and action
    std::size_t m_asked = 0;
    bool m_isCut = false;
};

} // namespace

const CompiledScenario* compiledScenario(const Program& program, const CheckedScenario* scenario) {
    if (scenario == nullptr) {
        return nullptr;
    }
    const auto found =
        std::ranges::find(program.scenarios, scenario->id, [](const CompiledScenario& one) { return one.checked->id; });
    return found == program.scenarios.end() ? nullptr : &*found;
}

bool runScenarioStage(StepRun& run) {
    const Probed probed(run.work.probe, ProbeKind::stage, static_cast<std::uint64_t>(Stage::scenario));
    const CompiledScenario* const scenario = compiledScenario(run.program, run.scenario);
    const bool isWatched = scenario != nullptr && !scenario->conditions.empty() && run.view().rowCount > 0;
    if (!isWatched || run.writer.universe().agenda().isOver) {
        return true;
    }
    run.timeline->enter(Stage::scenario);
    return ScenarioStage(run, *scenario).work();
}

} // namespace orrery::engine
