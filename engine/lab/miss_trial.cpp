// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/miss_trial.h"

#include "engine/trace/funnel.h"

#include <algorithm>
#include <map>
#include <utility>

namespace orrery::engine {

namespace {

// A run with changed content may grow without end. It then counts as one in which the group does not act.
constexpr std::uint64_t mostTimesWork = 20;
constexpr std::uint64_t spareWork = 200'000'000; ///< about 0.2 seconds
constexpr std::uint64_t mostTimesMemory = 4;
constexpr std::uint64_t spareMemory = std::uint64_t{64} << 20;

/// Returns the effects of which one has to act: all that are enabled and contain no others, or the one of the question.
std::vector<std::uint16_t> actingEffects(const CheckedGroup& group, std::uint16_t wanted) {
    std::vector<std::uint16_t> effects;
    for (std::uint16_t i = 0; i < group.effects.size(); ++i) {
        const bool isOuter = std::ranges::any_of(group.effects[i].spec->blocks, [](const BlockSpec& block) {
            return block.content == BlockContent::effects;
        });
        if (group.effects[i].enabled && !isOuter && (wanted == noEffect || wanted == i)) {
            effects.push_back(i);
        }
    }
    return effects;
}

bool contains(const RowList& rows, Row row) {
    return std::ranges::binary_search(rows, row);
}

/// Returns whether two views have the same meaning in a cell.
bool isSame(const View& before, const View& after, ColumnId column, Row row) {
    const double a = before.at(column, row);
    const double b = after.at(column, row);
    if (column == before.layout->builtin(Builtin::owners)) {
        return before.ownersOf(row) == after.ownersOf(row);
    }
    if (isText((*before.layout)[column].format) && a >= 0.0 && b >= 0.0) {
        return (*before.texts)[static_cast<std::uint32_t>(a)] == (*after.texts)[static_cast<std::uint32_t>(b)];
    }
    return a == b;
}

/// Returns the row that an object of another run has in a run; noRow if there is none.
Row rowOf(std::uint64_t birthKey, Row likely, const View& view) {
    if (likely < view.birthKeys.size() && view.birthKeys[likely] == birthKey) {
        return likely;
    }
    const auto found = std::ranges::find(view.birthKeys, birthKey);
    return found == view.birthKeys.end() ? noRow : static_cast<Row>(found - view.birthKeys.begin());
}

} // namespace

MissVerdict missVerdict(const TurnLog& log, const CheckedGroup& group, const MissQuestion& question) {
    const std::vector<std::uint16_t> effects = actingEffects(group, question.effect);
    MissVerdict verdict;
    for (std::uint32_t i = 0; i < log.firings.size(); ++i) {
        const Firing& firing = log.firings[i];
        if (firing.group != question.group || firing.holder != question.holder || firing.scope->empty() ||
            (question.object != noRow && !contains(*firing.scope, question.object))) {
            continue;
        }
        if (question.object == noRow) {
            return {.end = MissVerdict::End::acts};
        }
        std::map<std::uint16_t, const Skip*> skipped;
        for (const Skip& skip : log.skips) {
            if (skip.firing == i && contains(*skip.rows, question.object)) {
                skipped.emplace(skip.effect, &skip);
            }
        }
        verdict.end = MissVerdict::End::skipped;
        for (const std::uint16_t effect : effects) {
            const auto found = skipped.find(effect);
            if (found == skipped.end()) {
                return {.end = MissVerdict::End::acts};
            }
            if (verdict.effect == noEffect || verdict.reason == SkipReason::inactive ||
                verdict.reason == SkipReason::otherBranch) {
                verdict.reason = found->second->reason;
                verdict.detail = found->second->detail.empty() ? Phrase() : found->second->detail.whole();
                verdict.effect = effect;
            }
        }
    }
    return verdict;
}

MissVerdict MissTrial::inTurn(std::span<const MissChange* const> changes, const std::atomic<bool>* stop) {
    const Session& session = m_run.session;
    std::vector<TextEdit> edits;
    m_overrides.clear();
    for (const MissChange* const change : changes) {
        edits.insert(edits.end(), change->edits.begin(), change->edits.end());
        if (change->override) {
            m_overrides.push_back(*change->override);
        }
    }
    m_after.reset();
    m_tried.reset();
    ++m_trials;
    if (!edits.empty()) {
        m_tried =
            tryEdits(m_run.project, std::move(edits), m_run.rows, m_run.memory != nullptr ? *m_run.memory : m_memory);
        if (m_tried->program->groups.size() != session.program().groups.size() ||
            !canRead(*m_tried->model, *session.program().model) ||
            !m_tried->program->checkedGroup(m_question.group).isRunnable) {
            return {.end = MissVerdict::End::failed};
        }
    }
    const Program& program = m_tried ? *m_tried->program : session.program();
    m_after = session.stepAgain(m_question.turn, program, m_overrides, stop);
    return m_after ? missVerdict(m_after->log, program.checkedGroup(m_question.group), m_question)
                   : MissVerdict{.end = MissVerdict::End::failed};
}

std::set<Row> MissTrial::actedOn(const TurnLog& log, const CheckedGroup& group) const {
    const std::vector<std::uint16_t> effects = actingEffects(group, m_question.effect);
    std::set<Row> rows;
    for (std::uint32_t i = 0; i < log.firings.size(); ++i) {
        if (log.firings[i].group != m_question.group) {
            continue;
        }
        std::map<Row, std::set<std::uint16_t>> skipped;
        for (const Skip& skip : log.skips) {
            if (skip.firing == i && std::ranges::find(effects, skip.effect) != effects.end()) {
                for (const Row row : *skip.rows) {
                    skipped[row].insert(skip.effect);
                }
            }
        }
        for (const Row row : *log.firings[i].scope) {
            const auto found = skipped.find(row);
            if (found == skipped.end() || found->second.size() < effects.size()) {
                rows.insert(row);
            }
        }
    }
    return rows;
}

MissConsequences MissTrial::consequences() const {
    const Session& session = m_run.session;
    const CheckedGroup& group = session.program().checkedGroup(m_question.group);
    MissConsequences result;
    const std::shared_ptr<const TurnLog> log = session.history().sharedLog(m_question.turn);
    std::set<Row> before = actedOn(*log, group);
    std::set<Row> after =
        actedOn(m_after->log, (m_tried ? *m_tried->program : session.program()).checkedGroup(m_question.group));
    after.erase(m_question.object);
    for (const Row row : after) {
        result.objects += before.contains(row) ? 0 : 1;
    }
    for (const Row row : before) {
        result.lost += after.contains(row) || row == m_question.object ? 0 : 1;
    }
    const State state = session.history().state(session.universe(), m_question.turn);
    const View was = state.view();
    const View is = m_after->state.view();
    const ColumnLayout& layout = *was.layout;
    const auto rowCount = static_cast<Row>(std::max(was.rowCount, is.rowCount));
    for (Row row = 0; row < rowCount; ++row) {
        if (was.exists(row) != is.exists(row)) {
            ++(is.exists(row) ? result.created : result.destroyed);
        }
    }
    for (std::uint16_t index = 0; index < layout.size(); ++index) {
        const ColumnId column{index};
        const ColumnRole role = layout[column].role;
        const bool isOwners = column == layout.builtin(Builtin::owners);
        if ((role == ColumnRole::builtin && !isOwners) || role == ColumnRole::variable) {
            continue;
        }
        for (Row row = 0; row < std::min(was.rowCount, is.rowCount); ++row) {
            const bool isOverridden = std::ranges::any_of(
                m_overrides, [&](const Override& one) { return one.row == row && one.column == column; });
            if (!was.exists(row) || !is.exists(row) || isOverridden || isSame(was, is, column, row)) {
                continue;
            }
            const bool isNumber = layout[column].format == numberFormat;
            ++(!isNumber ? result.others : is.at(column, row) > was.at(column, row) ? result.risen : result.fallen);
        }
    }
    return result;
}

bool MissTrial::fromStart(const std::atomic<bool>* stop) {
    const Session& session = m_run.session;
    ++m_trials;
    RunLimits limits = session.limits();
    limits.workOfRun = std::min(limits.workOfRun, mostTimesWork * session.workDone(m_question.turn) + spareWork);
    limits.memory = std::min<std::uint64_t>(limits.memory, mostTimesMemory * session.history().bytes() + spareMemory);
    const auto run = Session::start(m_tried->program, session.scenario(), session.seed(), true, limits);
    if (!run->goTo(m_question.turn, stop)) {
        return false;
    }
    const View was = session.universe().view();
    const View is = run->universe().view();
    MissQuestion question = m_question;
    question.holder = rowOf(was.birthKeys[question.holder], question.holder, is);
    if (question.object != noRow) {
        question.object = rowOf(was.birthKeys[question.object], question.object, is);
    }
    const bool isThere = question.holder != noRow && (question.object != noRow || m_question.object == noRow);
    return isThere &&
           missVerdict(run->history().log(question.turn), run->program().checkedGroup(question.group), question).end ==
               MissVerdict::End::acts;
}

} // namespace orrery::engine
