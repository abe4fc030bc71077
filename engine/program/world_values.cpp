// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/variable_solver.h"
#include "engine/program/world_caches.h"

namespace orrery::engine {

VariableSolver& World::variables() {
    if (!m_caches->solver) {
        m_caches->solver = std::make_shared<VariableSolver>(m_caches->model, *this, m_caches->counts);
    }
    return *m_caches->solver;
}

std::optional<VariableCell> World::cellOf(const View& view, std::span<const VariableIndex> variables, Row row,
                                          PartNumber part) {
    const WorldCall guard(*this, view);
    return this->variables().cellOf(view, variables, row, part);
}

double World::value(const View& view, const VariableCell& cell) {
    const WorldCall guard(*this, view);
    return variables().value(view, cell);
}

} // namespace orrery::engine
