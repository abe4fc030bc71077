// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/program.h"
#include "engine/universe/class_list.h"

#include <algorithm>
#include <vector>

namespace orrery::engine {

/// Returns the groups that an object carries, each once: those of its class, then the lent ones (Type::lends).
inline std::vector<std::uint32_t> carriedGroups(const Program& program, const View& view, Row row) {
    std::vector<std::uint32_t> groups;
    const auto add = [&](ClassIndex objectClass) {
        for (const std::uint32_t group : program.groupsOf(objectClass)) {
            if (std::ranges::find(groups, group) == groups.end()) {
                groups.push_back(group);
            }
        }
    };
    add(static_cast<ClassIndex>(view.builtin(Builtin::objectClass, row)));
    ClassLists lists;
    std::vector<ListedClass> lent;
    findLent(view, row, lists, lent);
    for (const ListedClass& one : lent) {
        add(one.objectClass);
    }
    return groups;
}

} // namespace orrery::engine
