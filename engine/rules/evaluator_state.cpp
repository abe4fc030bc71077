// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/evaluator_caches.h"

#include <algorithm>

namespace orrery::engine {

const RowList& Evaluator::single(Row row) {
    m_single.assign(1, row);
    return m_single;
}

bool Evaluator::empireHas(const View& view, Row empire, ClassIndex objectClass) {
    return m_world.empireHas(view, empire, objectClass);
}

bool Evaluator::empireCanBuild(const View& view, Row empire, ClassIndex objectClass) {
    return m_world.empireCanBuild(view, empire, objectClass);
}

} // namespace orrery::engine
