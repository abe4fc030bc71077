// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/has_call.h"

#include "engine/program/expression_read.h"
#include "engine/program/world.h"

#include <algorithm>

namespace orrery::engine {

namespace {

/// Tests an option of empires. A team matches if one of its empires does; other objects have their sole owner's option.
double hasOption(const View& view, const HasCall& call, const Bitmap& holders, Row row) {
    if (view.has(row, *call.column)) {
        return view.at(*call.column, row) == call.value ? 1.0 : 0.0;
    }
    if (view.typeOf(row) == view.model->vocabulary.findType("team")) {
        return holders.test(row) ? 1.0 : 0.0;
    }
    const std::vector<Row>& owners = view.ownersOf(row);
    const bool hasOne = owners.size() == 1 && view.exists(owners.front()) && view.has(owners.front(), *call.column);
    return hasOne ? (view.at(*call.column, owners.front()) == call.value ? 1.0 : 0.0) : missingValue;
}

/// Returns whether an object has what the call names. `holders` are all objects that have it, themselves or through
/// another.
bool hasItself(const View& view, const HasCall& call, const Bitmap& holders, std::optional<TypeIndex> techType,
               Row row) {
    const auto objectClass = static_cast<ClassIndex>(view.builtin(Builtin::objectClass, row));
    const auto belongsTo = [&](const std::string& grouping) {
        const std::vector<std::string>& groupings = view.model->classes[objectClass].groupings;
        return std::ranges::find(groupings, grouping) != groupings.end();
    };
    // An object of the kind itself is tested alone.
    if (call.column && view.has(row, *call.column)) {
        return view.at(*call.column, row) == call.value;
    }
    if ((call.kindType && view.typeOf(row) == *call.kindType) ||
        (!call.kindGrouping.empty() && belongsTo(call.kindGrouping))) {
        return call.objectClass ? objectClass == *call.objectClass : !call.grouping.empty() && belongsTo(call.grouping);
    }
    if (holders.test(row)) {
        return true;
    }
    // Objects have all techs of their owners.
    const bool isTech = techType && call.objectClass && view.model->classes[*call.objectClass].type == *techType;
    return isTech && std::ranges::any_of(view.ownersOf(row), [&](Row owner) { return holders.test(owner); });
}

} // namespace

Bitmap holdersOf(World& world, const View& view, const HasCall& call) {
    const auto systemType = view.model->vocabulary.findType("system");
    Bitmap holders(view.rowCount);
    // Attachments form a tree, but content may write the column, so a climb must end even in a cycle.
    constexpr int highestTree = 64;
    const auto markUpwards = [&](Row row) {
        for (int height = 0; row != noRow && height < highestTree; ++height, row = view.parent(row)) {
            holders.set(row);
        }
    };
    const auto mark = [&](Row row) {
        markUpwards(row);
        for (int height = 0; row != noRow && height < highestTree; ++height, row = view.parent(row)) {
            if (!systemType || view.typeOf(row) != *systemType) {       // a system's owners are those of objects in it
                std::ranges::for_each(view.ownersOf(row), markUpwards); // the empire has it, and so has its team
            }
        }
    };
    if (call.objectClass) {
        std::ranges::for_each(world.ofClass(view, *call.objectClass), mark);
    } else if (call.column) {
        world.equal(view, *call.column, call.value).forEach([&](Row row) {
            if (view.has(row, *call.column)) {
                mark(row);
            }
        });
    } else {
        for (ClassIndex i = 0; i < view.model->classes.size(); ++i) {
            const std::vector<std::string>& groupings = view.model->classes[i].groupings;
            if (std::ranges::find(groupings, call.grouping) != groupings.end()) {
                std::ranges::for_each(world.ofClass(view, i), mark);
            }
        }
    }
    return holders;
}

void evaluateHas(const View& view, const HasCall& call, const Bitmap& holders, std::span<const double> rows,
                 double* out) {
    const auto techType = view.model->vocabulary.findType("tech");
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Row row = rowOf(rows[i], view);
        if (row == noRow) {
            out[i] = missingValue;
        } else if (call.isOption) {
            out[i] = hasOption(view, call, holders, row);
        } else {
            out[i] = hasItself(view, call, holders, techType, row) ? 1.0 : 0.0;
        }
    }
}

} // namespace orrery::engine
