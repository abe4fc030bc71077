// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/has_call.h"

#include "engine/program/expression_read.h"
#include "engine/program/world.h"

#include <algorithm>

namespace orrery::engine {

namespace {

/// Evaluates has() for an option of empires. A team matches if one of its empires matches. Other objects use the option
/// of their sole owner.
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

/// Returns whether an object has the class, grouping or value that the call names. @param holders all objects that have
/// it, themselves or through another object
bool hasItself(const View& view, const HasCall& call, const Bitmap& holders, std::optional<TypeIndex> techType, Row row,
               ClassLists& lists) {
    const auto objectClass = static_cast<ClassIndex>(view.builtin(Builtin::objectClass, row));
    const auto belongsTo = [&](const std::string& grouping) { return hasGrouping(view, row, grouping, lists); };
    // Tests an object of the kind itself, not the objects that it has.
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
    // Content may write attachments in a cycle, so this limits the height of a climb.
    constexpr int highestTree = 64;
    const auto markUpwards = [&](Row row) {
        for (int height = 0; row != noRow && height < highestTree; ++height, row = view.parent(row)) {
            holders.set(row);
        }
    };
    const auto mark = [&](Row row) {
        markUpwards(row);
        for (int height = 0; row != noRow && height < highestTree; ++height, row = view.parent(row)) {
            if (!systemType || view.typeOf(row) != *systemType) {       // systems derive their owners from the objects
                                                                        // in them
                std::ranges::for_each(view.ownersOf(row), markUpwards); // the owners have it too, and so do their teams
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
        const auto lends = [](const Type& type) { return !type.lends.empty(); };
        if (std::ranges::any_of(view.model->vocabulary.types(), lends)) {
            world.existing(view).forEach([&](Row row) {
                if (hasGrouping(view, row, call.grouping, world.classLists())) {
                    mark(row);
                }
            });
            return holders;
        }
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
                 ClassLists& lists, double* out) {
    const auto techType = view.model->vocabulary.findType("tech");
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Row row = rowOf(rows[i], view);
        if (row == noRow) {
            out[i] = missingValue;
        } else if (call.isOption) {
            out[i] = hasOption(view, call, holders, row);
        } else {
            out[i] = hasItself(view, call, holders, techType, row, lists) ? 1.0 : 0.0;
        }
    }
}

} // namespace orrery::engine
