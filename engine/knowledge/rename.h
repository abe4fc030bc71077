// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/knowledge/index.h"
#include "engine/text/diagnostic.h"

#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The edits that give something another name wherever it is spoken of (I3.6), or why that cannot be.
struct RenamePlan {
    std::vector<TextEdit> edits;      ///< by file and place; none where there are refusals
    std::vector<Diagnostic> refusals; ///< reasons; their places show what stands in the way
    std::vector<std::string> strings; ///< ids of strings that go along, as they are found by the id of what they name
    std::size_t unreadable = 0;       ///< faults of XML in the project: what stands there may be missed

    bool isPossible() const { return refusals.empty() && !edits.empty(); }
};

/// What has to be written to rename `name`. Spellings of it that are not its id (aliases) stay as they are. The strings
/// that name and describe what is renamed by its id are renamed with it.
/// @param newId for a sub-scope its last part only.
RenamePlan planRename(const ParsedProject& project, const NameIndex& index, NameId name, std::string_view newId);

/// What would come out different beside the name, were the plan carried out: the project with the edits is read and
/// checked, and every name must mean what it meant, and nothing may be wrong that was not. Costs a whole check.
/// @param before the findings of the project as it is. @return reasons why the plan should not be carried out.
std::vector<Diagnostic> tryRename(const ParsedProject& project, RowTables rows, const NameIndex& index,
                                  const std::vector<Diagnostic>& before, const RenamePlan& plan);

/// The project's texts with edits made; texts without edits are shared.
ProjectSources withEdits(const ProjectSources& sources, const std::vector<TextEdit>& edits);

/// "class", "meter" …: for messages, in English.
std::string_view kindName(NameKind kind);

} // namespace orrery::engine
