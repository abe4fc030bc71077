// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/evaluator_caches.h"

#include <algorithm>

namespace orrery::engine {

const RowList& Evaluator::single(Row row) {
    m_single.assign(1, row);
    return m_single;
}

bool Evaluator::empireHas(const View& view, Row empire, ClassIndex objectClass) {
    bool has = false;
    equal(view, columnOf(Builtin::objectClass), objectClass).forEach([&](Row row) {
        if (!has) {
            const auto& owners = (*view.ownerSets)[static_cast<std::uint32_t>(view.builtin(Builtin::owners, row))];
            has = view.parent(row) == empire || std::binary_search(owners.begin(), owners.end(), empire);
        }
    });
    return has;
}

bool Evaluator::empireCanBuild(const View& view, Row empire, ClassIndex objectClass) {
    if (objectClass >= m_program.availability.size()) {
        return false;
    }
    const CompiledCondition* const needed = m_program.availability[objectClass].buildable;
    return needed == nullptr || one(*needed, view, empire, empire) == Truth::yes;
}

} // namespace orrery::engine
