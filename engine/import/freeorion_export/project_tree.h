// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/parsed_project.h"
#include "engine/import/freeorion_export/content_tree.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace orrery::engine {

/// A text of a language.
struct ProjectString {
    std::string text;
    Location where;
};

/// The content of an imported project, for comparisons. Scenarios, tests and other elements that FreeOrion does not
/// have are not part of it.
struct ProjectTree {
    std::map<std::string, ContentNode, std::less<>> classes;             ///< by id, with their rows of tables
    std::map<std::string, std::map<std::string, ProjectString>> strings; ///< by language and id
    std::map<std::string, ContentNode> others; ///< vocabulary, tables and functions, by tag and id
};

ProjectTree projectTreeOf(const ParsedProject& project);

/// Returns the children of a class that follow from other children, and that the project did not change. An export
/// compares the other children.
std::set<std::string> followingChildren(const ContentNode& before, const ContentNode& target);

} // namespace orrery::engine
