// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/root_table.h"

#include <algorithm>

namespace orrery::engine {

bool isEmpty(const EditSet& set) {
    return std::ranges::find(set, true) == set.end();
}

void unite(EditSet& into, const EditSet& more) {
    for (std::size_t i = 0; i < more.size(); ++i) {
        into[i] = into[i] || more[i];
    }
}

RootTable::RootTable(const RunComparer& comparer, std::size_t edits)
    : m_comparer(comparer), m_edits(edits), m_exists(static_cast<std::uint32_t>(Builtin::exists)),
      m_ofColumn(comparer.columns().size(), EditSet(edits)) {}

void RootTable::append() {
    const auto difference = static_cast<std::uint32_t>(m_roots.size());
    const ValueDifference& cell = m_comparer.differences()[difference];
    m_roots.emplace_back(m_edits);
    m_cells[{cell.object, cell.column}] = difference;
}

void RootTable::add(std::uint32_t difference, const EditSet& roots) {
    const ValueDifference& cell = m_comparer.differences()[difference];
    unite(m_roots[difference], roots);
    unite(m_ofColumn[cell.column], roots);
    if (cell.column != m_exists) {
        return;
    }
    const ComparedObject& object = m_comparer.objects()[cell.object];
    const bool isLeft = object.left != noRow;
    const View view = (isLeft ? m_comparer.left() : m_comparer.right()).universe().view();
    const auto of = static_cast<ClassIndex>(view.builtin(Builtin::objectClass, isLeft ? object.left : object.right));
    unite(m_ofClass.try_emplace(view.model->classes.asRead(of).id, m_edits).first->second, roots);
}

void RootTable::addCell(std::uint32_t object, std::uint32_t column, EditSet& out) const {
    const auto found = m_cells.find({object, column});
    if (found != m_cells.end()) {
        unite(out, m_roots[found->second]);
    }
}

void RootTable::addOther(std::uint64_t group, const EditSet& roots) {
    unite(m_ofGroup.try_emplace(group, m_edits).first->second, roots);
}

void RootTable::addGroup(std::uint64_t group, EditSet& out) const {
    if (const auto found = m_ofGroup.find(group); found != m_ofGroup.end()) {
        unite(out, found->second);
    }
}

void RootTable::addAll(EditSet& out) const {
    for (const EditSet& column : m_ofColumn) {
        unite(out, column);
    }
    for (const auto& [group, roots] : m_ofGroup) {
        unite(out, roots);
    }
}

} // namespace orrery::engine
