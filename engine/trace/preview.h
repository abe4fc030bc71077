// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/check_memory.h"
#include "engine/content/parsed_project.h"
#include "engine/program/program.h"
#include "engine/trace/funnel.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace orrery::engine {

// Previews: the effect of an edit that nobody has made yet (I4.25). They check and compile the edited text like any
// other text. So a preview is equal to the result of the edit itself.

/// A project with edits. `model` and `program` refer to `project`.
struct TriedContent {
    ParsedProject project;
    std::shared_ptr<const CheckedModel> model;
    std::shared_ptr<const Program> program;
    std::vector<Diagnostic> diagnostics{}; ///< problems of the check

    std::size_t errors() const;
};

/// Returns the texts of the files that edits change, by index of the file. Ignores edits of other files.
std::map<std::uint32_t, std::string> editedTexts(const ProjectSources& sources, std::vector<TextEdit> edits);

/// Checks and compiles a project with edits. Never fails: content with errors gives groups that are not runnable.
/// Calls may run in parallel, each with its own memory.
/// @param memory the memory of the previous trial; the next trial then reads only the edited parts (P3.2)
TriedContent tryEdits(const ParsedProject& project, std::vector<TextEdit> edits, RowTables rows, CheckMemory& memory);

/// A part of a group.
struct PlaceInGroup {
    std::uint32_t group = 0;         ///< index into Program::groups
    std::uint16_t effect = noEffect; ///< innermost effect at the place; noEffect: the place is outside of effects
};
/// Returns the group at a place of the program's content. Returns nullopt if there is none.
std::optional<PlaceInGroup> placeInGroup(const Program& program, Location where);

/// The number of objects that remain before and after a condition.
struct ConditionCounts {
    std::size_t before = 0;
    std::size_t after = 0;
};
/// Returns the counts of the condition whose element begins at a place. Returns nullopt if there is no such condition,
/// or if it has no counts.
std::optional<ConditionCounts> countsAt(const Funnel& funnel, const Program& program, Location where);

} // namespace orrery::engine
