// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/focs/focs_content.h"

#include <QString>

#include <initializer_list>
#include <string>
#include <utility>

/// Shared code for tests of FreeOrion's scripts: folders made up, read from the sources, or the game's own.
namespace orrery::engine::fixture {

inline const QString smallFocsFolder = ORRERY_SOURCE_DIR "/tests/data/focs/small";
inline const QString realFocsFolder = ORRERY_SHARED_DIR "/data/freeorion-0.4.10";
/// Returns whether the game's own content is available. Tests that need it are skipped without it.
bool hasRealFocs();

/// Returns files in memory, sorted by path.
FocsFolder focsFolder(std::initializer_list<std::pair<std::string, std::string>> files);
/// Returns a special with a location, and other text behind it, as scripting/specials/A.focs.txt.
FocsFolder focsLocation(const std::string& location, const std::string& behind = {});

/// Returns a tree in one line. `(Planet type=[Swamp])` is an element, `<1 2>` a tuple, `{1 < 2}` a comparison.
std::string shown(const FocsNodes& nodes, std::uint32_t node, const FocsStore& store);
/// Returns the trees of a script's definitions, one per line.
std::string shown(const FocsScript& script, const FocsStore& store);
/// Returns the faults, one per line with their notes, as the command line writes them.
std::string faultsOf(const FocsContent& content);

} // namespace orrery::engine::fixture
