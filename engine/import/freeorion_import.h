// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/focs/focs_content.h"
#include "engine/import/freeorion_names.h"
#include "engine/import/importer.h"

#include <cstddef>
#include <map>
#include <string>

namespace orrery::engine {

/// Reads the files of FreeOrion's `default` folder (G1.5).
ForeignFolder readFreeOrionFolder(const std::string& folder);

/// Converts FreeOrion's scripts and string tables to a project (G2). A group without an equivalent becomes a disabled
/// group with its text, and the report gives its reason. The same files give the same bytes.
ImportedProject importFreeOrion(const ForeignFolder& folder);

/// Converts content that is already read, for an engine with the given parts.
ImportedProject importFreeOrion(const FocsContent& content);

/// The names of content, and the definition that each class comes from.
struct FreeOrionIndex {
    struct Definition {
        std::size_t script = 0; ///< in FocsContent::scripts
        std::size_t index = 0;  ///< in FocsScript::definitions
    };
    FreeOrionNames names;
    std::map<std::string, Definition, std::less<>> classes;        ///< by the id of the class
    std::map<std::string, Definition, std::less<>> rulesOfContent; ///< rules of the game, by name
};
FreeOrionIndex indexFreeOrion(const FocsContent& content);

} // namespace orrery::engine
