// SPDX-License-Identifier: GPL-3.0-or-later
// Destruction and its consequences (E3.8).
#include "engine/universe/writer.h"

#include <algorithm>
#include <functional>

namespace orrery::engine {

namespace {

ColumnId columnOf(Builtin which) {
    return {static_cast<std::uint16_t>(which)};
}

} // namespace

bool Writer::isSystem(Row row) const {
    return m_universe.at(columnOf(Builtin::objectType), row) == m_systemType;
}

void Writer::learnChildren() {
    const std::size_t rows = m_universe.rowCount();
    if (m_linkedRows == 0) {
        m_firstChild.assign(rows, noRow);
        m_lastChild.assign(rows, noRow);
        m_nextChild.assign(rows, noRow);
    } else {
        m_firstChild.resize(rows, noRow);
        m_lastChild.resize(rows, noRow);
        m_nextChild.resize(rows, noRow);
    }
    for (; m_linkedRows < rows; ++m_linkedRows) {
        const auto row = static_cast<Row>(m_linkedRows);
        const double host = m_universe.at(columnOf(Builtin::attachedTo), row);
        if (host >= 0.0 && host < static_cast<double>(rows)) {
            link(static_cast<Row>(host), row);
        }
    }
}

void Writer::link(Row parent, Row child) {
    Row* link = &m_firstChild[parent];
    if (m_lastChild[parent] == noRow || m_lastChild[parent] < child) { // the usual case
        link = m_lastChild[parent] == noRow ? link : &m_nextChild[m_lastChild[parent]];
        m_lastChild[parent] = child;
    }
    while (*link != noRow && *link < child) {
        link = &m_nextChild[*link];
    }
    m_nextChild[child] = *link;
    *link = child;
}

void Writer::unlink(Row parent, Row child) {
    Row before = noRow;
    Row* link = &m_firstChild[parent];
    while (*link != child) {
        before = *link;
        link = &m_nextChild[before];
    }
    *link = m_nextChild[child];
    m_nextChild[child] = noRow;
    if (m_lastChild[parent] == child) {
        m_lastChild[parent] = before;
    }
}

/// Updates the attachment lists; call it before the rows get other hosts.
void Writer::relink(const RowList& rows, std::span<const double> hosts) {
    constexpr std::size_t few = 64; // beyond this, rebuilding the lists is as cheap
    if (rows.size() > few || m_linkedRows < m_universe.rowCount()) {
        m_linkedRows = 0;
        return;
    }
    const auto asRow = [&](double host) {
        return host >= 0.0 && host < static_cast<double>(m_linkedRows) ? static_cast<Row>(host) : noRow;
    };
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Row before = asRow(m_universe.at(columnOf(Builtin::attachedTo), rows[i]));
        const Row after = asRow(hosts[i]);
        if (before == after) {
            continue;
        }
        if (before != noRow) {
            unlink(before, rows[i]);
        }
        if (after != noRow) {
            link(after, rows[i]);
        }
    }
}

/// Appends the contents of a row: attached objects, and for a system the objects in it that are not attached to
/// something there. Last row first.
void Writer::appendContents(Row row, std::vector<Row>& out) {
    const std::size_t before = out.size();
    const auto add = [&](Row inside) {
        if (m_universe.at(columnOf(Builtin::exists), inside) != 0.0 && !m_leaving.test(inside)) {
            m_leaving.set(inside);
            out.push_back(inside);
        }
    };
    for (Row child = m_firstChild[row]; child != noRow; child = m_nextChild[child]) {
        add(child);
    }
    if (isSystem(row)) {
        const double* const systems = m_universe.m_columns[columnOf(Builtin::system).value].data();
        const double* const hosts = m_universe.m_columns[columnOf(Builtin::attachedTo).value].data();
        for (Row inside = 0; inside < m_universe.rowCount(); ++inside) {
            if (systems[inside] == row && (hosts[inside] < 0.0 || systems[static_cast<Row>(hosts[inside])] != row)) {
                add(inside);
            }
        }
    }
    std::sort(out.begin() + static_cast<std::ptrdiff_t>(before), out.end(), std::greater<>());
}

/// Returns hosts before the objects on them, level by level.
std::vector<Row> Writer::leaving(Row row) {
    if (row >= m_universe.rowCount() || m_universe.at(columnOf(Builtin::exists), row) == 0.0) {
        return {};
    }
    learnEmpires();
    learnChildren();
    std::vector<Row> leaving{row};
    if (m_firstChild[row] == noRow && !isSystem(row)) {
        return leaving;
    }
    m_leaving.resize(m_universe.rowCount());
    m_leaving.set(row);
    for (std::size_t i = 0; i < leaving.size(); ++i) {
        appendContents(leaving[i], leaving);
    }
    for (const Row known : leaving) {
        m_leaving.reset(known);
    }
    return leaving;
}

void Writer::destroy(Row row, Cause cause) {
    const std::vector<Row> leaving = this->leaving(row);
    Cause cascade = cause;
    cascade.kind = hasOwnPlace(cause) ? cause.kind : CauseKind::cascade;
    for (std::size_t i = leaving.size(); i-- > 0;) { // from the end: children first
        remove(leaving[i], i == 0 ? cause : cascade, cascade);
    }
}

void Writer::remove(Row row, Cause cause, Cause cascade) {
    write(columnOf(Builtin::exists), row, 0.0, cause);
    m_lostTargets = true;
    m_gone.push_back(row);
    m_lastCascade = cascade;
    for (const Row empire : m_empires) {
        if (m_universe.at(columnOf(Builtin::capital), empire) == row) {
            write(columnOf(Builtin::capital), empire, noneValue, cascade);
        }
    }
    if (m_universe.at(columnOf(Builtin::objectType), row) == m_empireType) {
        leaveOwners(row, cascade);
    }
    if (isSystem(row)) {
        std::vector<std::pair<Row, Row>> lanes = m_universe.lanes().lanes;
        std::erase_if(lanes, [&](const auto& lane) { return lane.first == row || lane.second == row; });
        setLanes(std::move(lanes));
    }
}

void Writer::leaveOwners(Row empire, Cause cause) {
    OwnerSets& sets = m_universe.m_ownerSets;
    std::vector<std::uint32_t> without(sets.size());
    for (std::uint32_t index = 0; index < without.size(); ++index) {
        without[index] = index;
        if (sets.contains(index, empire)) {
            std::vector<Row> rest = sets[index];
            std::erase(rest, empire);
            without[index] = sets.intern(std::move(rest));
        }
    }
    RowList rows;
    std::vector<double> values;
    for (Row row = 0; row < m_universe.rowCount(); ++row) {
        const auto owners = static_cast<std::uint32_t>(m_universe.at(columnOf(Builtin::owners), row));
        const bool isKept = without[owners] == owners || isSystem(row); // the owners of systems are derived
        if (!isKept && m_universe.at(columnOf(Builtin::exists), row) != 0.0) {
            rows.push_back(row);
            values.push_back(without[owners]);
        }
    }
    if (!rows.empty()) {
        write(columnOf(Builtin::owners), std::make_shared<const RowList>(std::move(rows)), values, cause);
    }
}

} // namespace orrery::engine
