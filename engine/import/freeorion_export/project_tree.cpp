// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/freeorion_export/project_tree.h"

#include "engine/import/freeorion_export/export_sources.h"
#include "engine/import/freeorion_report.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

constexpr std::array<std::string_view, 4> comparedTags{"function", "table", "variable", "vocabulary"};
/// Properties from which implicit groups and rows of tables come.
constexpr std::array<std::string_view, 7> sourceProperties{"capacity", "fuel",    "preferred_focus", "secondary_stat",
                                                           "speed",    "stealth", "structure"};

bool isRowTable(std::string_view id) {
    return std::ranges::find(rowTables, id) != rowTables.end();
}

bool follows(const ContentNode& child) {
    return isImplicitGroup(child) || isRowTable(child.tag);
}

const ContentNode* findChild(const ContentNode& node, const std::string& key) {
    const auto found =
        std::ranges::find_if(node.children, [&](const ContentNode& child) { return contentKey(child) == key; });
    return found == node.children.end() ? nullptr : &*found;
}

} // namespace

ProjectTree projectTreeOf(const ParsedProject& project) {
    ProjectTree out;
    std::vector<ContentNode> rows;
    for (std::size_t file = 0; file < project.trees.size(); ++file) {
        const std::string& path = project.sources.files[file].text->path();
        if (path.starts_with("saves/") || path == freeOrionUndefinedPath) {
            continue; // saved games, and classes that no script defines
        }
        const XmlTree& tree = *project.trees[file];
        for (const FileOutline::Top& top : project.outlines[file]->all) {
            const Element element{&tree, top.index};
            if (top.tag == "class") {
                ContentNode node = contentOf(element);
                out.classes.emplace(std::string(node.value("id")), std::move(node));
            } else if (top.tag == "strings") {
                auto& texts = out.strings[element.value("language")];
                for (const Element& string : element.children()) {
                    texts.emplace(string.value("id"), ProjectString{tree.text(string.index), string.head()});
                }
            } else if (std::ranges::find(comparedTags, top.tag) != comparedTags.end()) {
                ContentNode node = contentOf(element);
                const std::string id(node.value("id"));
                if (isRowTable(id)) {
                    const auto isRow = [](const ContentNode& child) { return child.tag == "row"; };
                    for (ContentNode& row : node.children) {
                        if (isRow(row)) {
                            rows.push_back(row);
                            rows.back().tag = id;
                        }
                    }
                    std::erase_if(node.children, isRow);
                    finishContent(node);
                }
                std::string name(top.tag);
                name += " " + id;
                for (std::size_t number = 2; out.others.contains(name); ++number) {
                    name = std::string(top.tag) + " " + id + " " + std::to_string(number);
                }
                out.others.emplace(std::move(name), std::move(node));
            }
        }
    }
    for (ContentNode& row : rows) {
        if (const auto found = out.classes.find(row.value("key")); found != out.classes.end()) {
            finishContent(row);
            found->second.children.push_back(std::move(row));
        }
    }
    for (auto& [id, node] : out.classes) {
        finishContent(node);
    }
    return out;
}

std::set<std::string> followingChildren(const ContentNode& before, const ContentNode& target) {
    std::set<std::string> ignored;
    bool isFollowedChanged = false;
    for (const ContentNode* const node : {&before, &target}) {
        for (const ContentNode& child : node->children) {
            if (!follows(child)) {
                continue;
            }
            const std::string key = contentKey(child);
            const ContentNode* const one = findChild(before, key);
            const ContentNode* const other = findChild(target, key);
            if (one != nullptr && other != nullptr && one->hash == other->hash) {
                ignored.insert(key);
            } else {
                isFollowedChanged = true;
            }
        }
    }
    for (const std::string_view property : sourceProperties) {
        const std::string key = "property " + std::string(property);
        const ContentNode* const one = findChild(before, key);
        const ContentNode* const other = findChild(target, key);
        if (isFollowedChanged && one != nullptr && other != nullptr && one->hash == other->hash) {
            ignored.insert(key);
        }
    }
    return ignored;
}

} // namespace orrery::engine
