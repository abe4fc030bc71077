// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/render.h"
#include "engine/import/freeorion_save/save_file.h"

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// A kind of content that saves name.
enum class SavedNameKind : std::uint8_t { tech, species, hull, part, special, building, field, focus, rule };

/// Returns the keyword of the kind in FreeOrion's scripts, Focus for a focus.
std::string_view savedNameKeyword(SavedNameKind kind);

/// A name that a save uses.
struct SavedName {
    SavedNameKind kind = SavedNameKind::tech;
    std::string name;
    std::size_t uses = 0;
    std::uint32_t offset = 0; ///< first use in the text of the save
};

/// Returns the names of content that a save uses, by kind and name: techs of empires, species of planets and ships,
/// hulls and parts of designs, specials, building types, field types and foci of objects, and game rules.
std::vector<SavedName> namesOf(const SavedGame& game);

/// Returns the names that the content lacks.
std::vector<SavedName> missingNames(const SavedGame& game,
                                    const std::function<bool(SavedNameKind kind, std::string_view name)>& isKnown);
/// Returns one warning for each missing name (G4.3).
std::vector<Diagnostic> missingNameFindings(const std::vector<SavedName>& missing, FileId file);

/// The numbers of the meters of a save.
struct SavedMeterCounts {
    std::size_t all = 0;     ///< of objects and parts
    std::size_t notZero = 0; ///< with a saved value other than 0
    std::size_t changed = 0; ///< with a saved value that differs from the initial one
};
SavedMeterCounts countMeters(const SavedGame& game);

/// Returns the part of the report about one save (G4.2), with its faults.
/// @param missing names that the content lacks @param files sources by the FileId of the faults
nlohmann::ordered_json saveReportJson(const std::string& path, const SaveFile& save,
                                      const std::vector<SavedName>& missing, const SourceFiles& files);

/// Returns a sentence with the numbers of a save.
Phrase saveSummary(const std::string& path, const SavedGame& game);

} // namespace orrery::engine
