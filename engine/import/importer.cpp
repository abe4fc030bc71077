// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/importer.h"

#include "engine/import/freeorion_classic.h"
#include "engine/import/freeorion_import.h"
#include "engine/import/saved_import.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

/// The present game comes first.
constexpr std::array table{
    Importer{.id = "freeorion",
             .label = inPhrase("FreeOrion 0.4.10"),
             .help =
                 inPhrase("Imports the scripts, macros and texts of FreeOrion 0.4.10. Groups that Orrery cannot run "
                          "become disabled groups with their text."),
             .files = inPhrase("the folder scripting with .focs.txt files"),
             .read = readFreeOrionFolder,
             .import = [](const ForeignFolder& folder) { return importFreeOrion(folder); },
             .addSave = addSavedGame},
    Importer{.id = "freeorion-classic",
             .label = inPhrase("FreeOrion classic"),
             .help = inPhrase("Imports the techs, buildings, specials and texts of FreeOrion from before March 2006. "
                              "Faulty parts become comments."),
             .files = inPhrase("techs.xml, buildings.xml or specials.xml"),
             .read = readClassicFolder,
             .import = importFreeOrionClassic},
};

} // namespace

std::span<const Importer> importers() {
    return table;
}

const Importer* findImporter(std::string_view id) {
    const auto found = std::ranges::find(table, id, &Importer::id);
    return found == table.end() ? nullptr : &*found;
}

} // namespace orrery::engine
