// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/attachment_tree.h"

#include <algorithm>
#include <functional>

namespace orrery::engine {

namespace {

ColumnId columnOf(Builtin which) {
    return {static_cast<std::uint16_t>(which)};
}

} // namespace

bool AttachmentTree::isSystem(const Universe& universe, Row row) const {
    return universe.at(columnOf(Builtin::objectType), row) == m_systemType;
}

void AttachmentTree::learn(const Universe& universe) {
    const std::size_t rows = universe.rowCount();
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
        const double host = universe.at(columnOf(Builtin::attachedTo), row);
        if (host >= 0.0 && host < static_cast<double>(rows)) {
            link(static_cast<Row>(host), row);
        }
    }
}

void AttachmentTree::link(Row parent, Row child) {
    Row* link = &m_firstChild[parent];
    if (m_lastChild[parent] == noRow || m_lastChild[parent] < child) { // the usual case: no attached row is higher
        link = m_lastChild[parent] == noRow ? link : &m_nextChild[m_lastChild[parent]];
        m_lastChild[parent] = child;
    }
    while (*link != noRow && *link < child) {
        link = &m_nextChild[*link];
    }
    m_nextChild[child] = *link;
    *link = child;
}

void AttachmentTree::unlink(Row parent, Row child) {
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

void AttachmentTree::relink(const Universe& universe, const RowList& rows, std::span<const double> hosts) {
    constexpr std::size_t few = 64; // for longer lists, rebuilding all lists is as cheap
    if (rows.size() > few || m_linkedRows < universe.rowCount()) {
        m_linkedRows = 0;
        return;
    }
    const auto asRow = [&](double host) {
        return host >= 0.0 && host < static_cast<double>(m_linkedRows) ? static_cast<Row>(host) : noRow;
    };
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Row before = asRow(universe.at(columnOf(Builtin::attachedTo), rows[i]));
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

/// Appends the contents of a row, last row first: the attached objects. For a system, also appends the objects in it
/// that are not attached to another object there.
void AttachmentTree::appendContents(const Universe& universe, Row row, std::vector<Row>& out) {
    const std::size_t before = out.size();
    const auto add = [&](Row inside) {
        if (universe.at(columnOf(Builtin::exists), inside) != 0.0 && !m_found.test(inside)) {
            m_found.set(inside);
            out.push_back(inside);
        }
    };
    for (Row child = m_firstChild[row]; child != noRow; child = m_nextChild[child]) {
        add(child);
    }
    if (isSystem(universe, row)) {
        const double* const systems = universe.values(columnOf(Builtin::system));
        const double* const hosts = universe.values(columnOf(Builtin::attachedTo));
        for (Row inside = 0; inside < universe.rowCount(); ++inside) {
            if (systems[inside] == row && (hosts[inside] < 0.0 || systems[static_cast<Row>(hosts[inside])] != row)) {
                add(inside);
            }
        }
    }
    std::sort(out.begin() + static_cast<std::ptrdiff_t>(before), out.end(), std::greater<>());
}

std::vector<Row> AttachmentTree::withContents(const Universe& universe, Row row) {
    if (row >= universe.rowCount() || universe.at(columnOf(Builtin::exists), row) == 0.0) {
        return {};
    }
    learn(universe);
    std::vector<Row> found{row};
    if (m_firstChild[row] == noRow && !isSystem(universe, row)) {
        return found;
    }
    m_found.resize(universe.rowCount());
    m_found.set(row);
    for (std::size_t i = 0; i < found.size(); ++i) {
        appendContents(universe, found[i], found);
    }
    for (const Row known : found) {
        m_found.reset(known);
    }
    return found;
}

} // namespace orrery::engine
