// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/index.h"
#include "engine/text/diagnostic.h"

#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The edits that rename something at all of its places (I3.6), or the reasons against it.
struct RenamePlan {
    std::vector<TextEdit> edits;      ///< by file and place; none if there are refusals
    std::vector<Diagnostic> refusals; ///< the reasons; their places show the obstacles
    std::vector<std::string> strings; ///< ids of default strings, which change with the id of their owner
    std::size_t unreadable = 0;       ///< the number of XML faults in the project: places there may be missed

    bool isPossible() const { return refusals.empty() && !edits.empty(); }
};

/// Plans the edits that rename `name`. Spellings of it that are not its id (aliases) do not change. Default strings,
/// whose ids follow from its id, are renamed with it.
/// @param newId the new id; for a sub-scope, only its last part.
RenamePlan planRename(const ParsedProject& project, const NameIndex& index, NameId name, std::string_view newId);

/// Applies the plan to a copy of the project, checks it, and reports side effects. Every name must keep its meaning,
/// and no new problem may appear. Costs a complete check.
/// @param before the diagnostics of the present project. @return reasons against the plan.
std::vector<Diagnostic> tryRename(const ParsedProject& project, RowTables rows, const NameIndex& index,
                                  const std::vector<Diagnostic>& before, const RenamePlan& plan);

/// Returns the project's texts with the edits applied; unedited texts are shared.
ProjectSources withEdits(const ProjectSources& sources, const std::vector<TextEdit>& edits);

/// Returns "class", "meter" …: for messages, in English.
std::string_view kindName(NameKind kind);

} // namespace orrery::engine
