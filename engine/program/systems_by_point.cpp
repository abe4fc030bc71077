// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/systems_by_point.h"

#include "engine/program/world_caches.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

constexpr std::array columns{columnOf(Builtin::exists), columnOf(Builtin::positioned), columnOf(Builtin::x),
                             columnOf(Builtin::y), columnOf(Builtin::objectType)};

} // namespace

/// Keeps the list of systems as long as no changed object is a system. Objects move all the time, systems hardly ever.
Row systemAt(World& world, const View& view, double x, double y) {
    const auto type = view.model->vocabulary.findType("system");
    if (!type) {
        return noRow;
    }
    const WorldCall guard(world, view);
    WorldState& state = WorldCall::state(world);
    const FollowedMark::Found found = state.systemsMark.follow(view, columns, state.changed);
    const auto isSystem = [&](Row row) { return view.typeOf(row) == *type; };
    if (found == FollowedMark::Found::anything ||
        (found == FollowedMark::Found::changedRows && std::ranges::any_of(state.changed, isSystem))) {
        state.systemsByPoint.clear();
        for (const Row row : world.ofType(view, *type)) {
            if (view.builtin(Builtin::positioned, row) != 0.0) {
                state.systemsByPoint.push_back({{view.builtin(Builtin::x, row), view.builtin(Builtin::y, row)}, row});
            }
        }
        std::ranges::sort(state.systemsByPoint);
        world.counts().noteList(state.systemsByPoint.size());
    }
    using Entry = std::pair<std::pair<double, double>, Row>;
    const auto at = std::ranges::lower_bound(state.systemsByPoint, std::pair(x, y), {}, &Entry::first);
    return at != state.systemsByPoint.end() && at->first == std::pair(x, y) ? at->second : noRow;
}

} // namespace orrery::engine
