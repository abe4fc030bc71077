// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/freeorion_save/saved_game_reader.h"
#include "engine/text/source_text.h"

#include <cstdint>
#include <memory>
#include <string>

namespace orrery::engine {

/// A saved game on the disk, read (G4).
struct SaveFile {
    std::shared_ptr<const SourceText> source; ///< unpacked text, for the places of the faults
    std::optional<SavedGame> game;            ///< no value if there is an error
    std::vector<Diagnostic> faults;           ///< all in the file that the caller named
};

/// The largest text of a save after unpacking (G4.4).
inline constexpr std::uint64_t saveTextLimit = std::uint64_t{1} << 30;

/// Reads a file .xml, .sav, .mps or .xml.xz. The first bytes decide whether it is packed, not the name.
/// @param file the file of all faults
SaveFile readSaveFile(const std::string& path, FileId file, std::uint64_t limit = saveTextLimit);

} // namespace orrery::engine
