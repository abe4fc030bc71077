// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/index.h"
#include "engine/text/diagnostic.h"

#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The edits that rename a name at all of its places (I3.6), or the reasons against the rename.
struct RenamePlan {
    std::vector<TextEdit> edits;      ///< edits sorted by file and place; none if there are refusals
    std::vector<Diagnostic> refusals; ///< reasons; their locations show the obstacles
    std::vector<std::string> strings; ///< ids of default strings, which change with the id of their owner
    std::size_t unreadable = 0;       ///< number of XML errors in the project; the plan may miss places after them

    bool isPossible() const { return refusals.empty() && !edits.empty(); }
};

/// Plans the edits that rename `name`. Keeps its aliases. Also renames default strings, because their ids follow from
/// the id of `name`. The element that defines `name` keeps the old name in its attribute `chance-key`. So a rename
/// changes no run (E5.10, I4.9).
/// @param newId new id; for a sub-scope: only its last part
RenamePlan planRename(const ParsedProject& project, const Vocabulary& vocabulary, const NameIndex& index, NameId name,
                      std::string_view newId);

/// Applies the plan to a copy of the project, checks the copy, and reports side effects. Every name must keep its
/// meaning, and no new problem may appear. Costs a complete check.
/// @param before diagnostics of the present project
/// @return reasons against the plan
std::vector<Diagnostic> tryRename(const ParsedProject& project, RowTables rows, const NameIndex& index,
                                  const std::vector<Diagnostic>& before, const RenamePlan& plan);

/// Returns the project's texts after the edits. Shares texts without edits.
ProjectSources withEdits(const ProjectSources& sources, const std::vector<TextEdit>& edits);

/// Returns an English word for messages: "class", "meter" …
std::string_view kindName(NameKind kind);

} // namespace orrery::engine
