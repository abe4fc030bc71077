// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/focs/focs_reader.h"
#include "engine/import/focs/focs_strings.h"

#include <cstddef>
#include <functional>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace orrery::engine {

/// The files of a `default` folder of FreeOrion (G1.5).
struct FocsFolder {
    FocsSources files;                     ///< scripts, macros, string tables and other texts, sorted by path
    std::vector<std::string> disabled;     ///< paths of `.disabled` files, which are not read
    std::size_t pythonFiles = 0;           ///< number of `.focs.py` files, which are not read
    std::vector<Diagnostic> diagnostics{}; ///< unreadable files; they belong to no file
};

/// Reads the folders `scripting`, `stringtables` and `customizations` of a folder. Ignores all other entries.
FocsFolder readFocsFolder(const std::string& folder);

/// The content of a folder: all scripts and string tables (G1).
struct FocsContent {
    FocsSources sources;                  ///< files, by FileId
    FocsStore store;                      ///< words and effects groups of all scripts
    std::vector<FocsScript> scripts;      ///< by path
    std::vector<FocsStringTable> strings; ///< by path
    std::vector<FocsMacro> macros;        ///< macros of the scripts and of all `.macros` files
    std::vector<bool> isInserted;         ///< for each macro: whether a script inserts it
    std::vector<std::string> disabled;
    std::size_t pythonFiles = 0;
    std::vector<Diagnostic> faults; ///< sorted by place; each fault of a macro once

    /// Returns the memory of the trees, origins, groups and words, without the bytes of the files.
    std::size_t bytes() const;
};

FocsContent readFocsContent(FocsFolder folder);

/// The numbers of G1.3.
struct FocsCounts {
    std::map<std::string_view, std::size_t> definitions; ///< by the plural of the kind
    std::size_t damaged = 0;                             ///< definitions with a fault
    std::size_t scripts = 0;
    std::size_t macros = 0;
    std::size_t macrosWithParameters = 0;
    std::size_t macrosInserted = 0;
    std::size_t insertions = 0;
    std::size_t insertionDepth = 0;
    std::size_t groups = 0;
    std::size_t groupTexts = 0; ///< number of different texts of groups
    std::size_t groupsWithMeterEffect = 0;
    std::size_t groupsWithActivation = 0;
    std::size_t groupsNeverActive = 0; ///< groups with `activation = None`
    std::size_t groupsWithStacking = 0;
    std::size_t groupsWithLabel = 0;
    std::size_t effectsWithLabel = 0;
    std::map<std::string, std::size_t> stackingGroups; ///< uses by name
    std::map<std::string, std::size_t> labels;         ///< uses by id, of groups
    std::map<double, std::size_t> priorities;          ///< groups by priority
    std::size_t strings = 0;
};
FocsCounts countFocs(const FocsContent& content);

/// Returns the names of priorities: of each number, the macro that groups insert for it (G3.3). Of several macros, the
/// first one by name.
std::map<int, std::string_view> focsPriorityNames(const FocsContent& content);

/// Calls a function for each effects group of a script, in the order of the text.
/// @param use gets the stored group and its span in the expanded text
void forEachFocsGroup(const FocsScript& script, const std::function<void(std::uint32_t group, Span span)>& use);

/// Returns the place of a byte of a script in words, with the macros that made it:
/// "species/SP_ETTY.focs.txt:27 → AVERAGE_HAPPINESS, species/common/happiness.macros:29" (G3.1).
Phrase focsOriginPhrase(const FocsContent& content, const FocsScript& script, std::uint32_t offset);

/// Returns the report as JSON, indented by two spaces a level, with a line end: the counts, the macros that nothing
/// inserts, the files that are not read, and all faults with their places.
/// @param saves the member `saves`; null for a report without it
std::string focsReportJson(const FocsContent& content, const nlohmann::ordered_json* saves = nullptr);

} // namespace orrery::engine
