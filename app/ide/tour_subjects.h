// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <optional>

namespace orrery::ide {

/// A value that the tour explains.
struct Showpiece {
    engine::Row row = engine::noRow;
    engine::ColumnId column;
};

/// Returns the first group of the class with the most groups; null if there is none.
const engine::CheckedGroup* findShownGroup(const engine::CheckedModel& model);
/// Returns an object on the map that has an owner; nullopt if there is none.
std::optional<engine::Row> findOwned(const engine::View& view);
/// Returns the value with the longest breakdown in the current turn; nullopt if no effect changed a maximum.
std::optional<Showpiece> findShowpiece(const engine::Session& session);

} // namespace orrery::ide
