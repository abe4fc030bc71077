// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/step_fixture.h"

#include "engine/universe/scenario.h"

#include <cstdio>

namespace orrery::engine::fixture {

Step::Step(const std::string& content, const std::string& placements, const RunLimits& limits)
    : m_game(content, placements), m_universe(m_game.session().program().model, m_game.session().seed()),
      m_memory(m_game.session().program()), m_evaluator(m_game.session().program()),
      m_writer(setTable()), m_run{.program = m_game.session().program(),
                                  .memory = m_memory,
                                  .evaluator = m_evaluator,
                                  .writer = m_writer,
                                  .work = turnWork(m_evaluator.world()),
                                  .scenario = &m_game.session().scenario()} {
    for (const std::string& finding : m_game.findings()) {
        if (finding.starts_with("error")) {
            std::fprintf(stderr, "%s\n", finding.c_str());
        }
    }
    m_memory.limits = limits;
    m_memory.hasher.begin();
    m_memory.workOfGroup.assign(m_run.program.groups.size(), 0);
    m_memory.claims.begin(m_run.program.model->stackingNames.size());
    m_memory.listeners.refresh(m_run.program, m_memory.plan, view(), true);
    m_run.work.begin(limits.work);
}

Writer Step::setTable() {
    TurnLog ofTable;
    Writer writer(m_universe, ofTable);
    std::vector<Diagnostic> known;
    engine::setTable(m_game.session().scenario(), writer, known);
    writer.refreshDerived();
    Writer ofTurn(m_universe, m_log);
    ofTurn.setTurn(1);
    return ofTurn;
}

std::uint32_t Step::group(std::string_view objectClass, std::string_view id) const {
    const Program& program = m_game.session().program();
    for (const std::uint32_t group : program.groupsOf(*program.model->findClass(objectClass))) {
        if (program.checkedGroup(group).id == id) {
            return group;
        }
    }
    return ~0u;
}

OccurrenceKind Step::event(std::string_view id) const {
    return *m_game.session().program().model->vocabulary.findOccurrence(id);
}

std::string Step::fault() const {
    if (m_log.faults.empty()) {
        return {};
    }
    const RunFault& last = m_log.faults.back();
    return phrase(last.spec->message, last.args).english();
}

} // namespace orrery::engine::fixture
