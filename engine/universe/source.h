// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/universe.h"

namespace orrery::engine {

/// Returns the object that `Source` refers to in a group that `holder` carries (E2.8). Returns noRow if there is none:
/// no host, not exactly one owner, no capital, or a destroyed object.
inline Row sourceOf(const View& view, SourceRule rule, Row holder) {
    Row source = holder;
    if (rule == SourceRule::host) {
        source = view.parent(holder);
    } else if (rule == SourceRule::capital) {
        const auto& owners = (*view.ownerSets)[static_cast<std::uint32_t>(view.builtin(Builtin::owners, holder))];
        if (owners.size() != 1) {
            return noRow;
        }
        const double capital = view.builtin(Builtin::capital, owners.front());
        source = capital < 0.0 ? noRow : static_cast<Row>(capital);
    }
    return source != noRow && view.exists(source) ? source : noRow;
}

/// Returns the same for a group of a class that the holder carries, as its own or lent (Type::lends). The source of a
/// lent group is the holder, or the object in the property Type::lentSource.
inline Row sourceOf(const View& view, SourceRule rule, ClassIndex objectClass, Row holder) {
    const Type& type = view.model->vocabulary.types()[view.typeOf(holder)];
    if (type.lends.empty() || view.builtin(Builtin::objectClass, holder) == objectClass) {
        return sourceOf(view, rule, holder);
    }
    if (!type.lentSource) {
        return sourceOf(view, SourceRule::self, holder);
    }
    const ColumnId column = view.layout->property(*type.lentSource);
    const double source = view.has(holder, column) ? view.at(column, holder) : noneValue;
    return source < 0.0 ? noRow : sourceOf(view, SourceRule::self, static_cast<Row>(source));
}
/// @param group a CompiledGroup
template <typename Group>
Row sourceOf(const View& view, const Group& group, Row holder) {
    return sourceOf(view, group.source, group.objectClass, holder);
}

} // namespace orrery::engine
