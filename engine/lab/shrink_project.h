// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/parsed_project.h"
#include "engine/trace/preview.h"

#include <string>

namespace orrery::engine {

/// Checks and compiles a project.
TriedContent contentOf(const ParsedProject& project, RowTables rows);
/// Returns the own files of a project, without the shipped vocabulary.
FolderContents ownFiles(const ParsedProject& project);
/// Returns a project with other files, and with the same shipped vocabulary.
ParsedProject withFiles(const ParsedProject& project, const FolderContents& files);
/// Returns a project whose manifest names another default scenario. Does not change a project without a manifest.
ParsedProject withScenario(const ParsedProject& project, const std::string& id);
/// Returns a project without the files in which nothing remains.
ParsedProject withoutEmpty(const ParsedProject& project);

} // namespace orrery::engine
