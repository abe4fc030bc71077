// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/timeline.h"

namespace orrery::engine {

std::vector<Row> Timeline::apply(Proposal proposal) {
    std::vector<Row> made;
    for (const Change& change : proposal.changes()) {
        if (const Row row = applyChange(change, m_run.writer, proposal.cause()); row != noRow) {
            made.push_back(row);
        }
    }
    m_run.writer.refreshDerived();
    return made;
}

bool Timeline::reach(Stage, Side) {
    return !m_run.isStopped();
}

bool Timeline::pay(Row empire, ResourceIndex resource, double amount, const Cause& cause) {
    const View view = m_run.view();
    const ColumnId column = view.layout->stockpile(resource);
    if (!view.has(empire, column) || view.at(column, empire) < amount) {
        return false;
    }
    Proposal proposal(cause);
    proposal.add(column, empire, -amount, 0.0);
    apply(std::move(proposal));
    return true;
}

bool Timeline::choose(OccurrenceKind, Row, double, const Cause&) {
    return true;
}

} // namespace orrery::engine
