// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/run_branches.h"

#include "engine/check/scenario/statements.h"
#include "engine/syntax/xml_edit.h"

#include <algorithm>

namespace orrery::widgets {

using engine::Element;
using engine::SourceText;
using engine::TextEdit;
using engine::XmlTree;

namespace {

using Edits = std::optional<std::vector<TextEdit>>;

std::vector<RunLine> linesOf(Element branch) {
    std::vector<RunLine> lines;
    for (const Element child : branch.children()) {
        lines.push_back({engine::turnOf(child), std::string(child.tree->source()->slice(child.where().span))});
    }
    std::ranges::stable_sort(lines, {}, &RunLine::turn);
    return lines;
}

std::optional<Element> branchIn(const XmlTree& tree, const RunBase& base, const std::string& branch) {
    return branch.empty() ? std::nullopt : runIn(tree, onBranch(base, branch));
}

} // namespace

std::vector<RunBranch> branchesOf(const std::shared_ptr<const SourceText>& text, const RunBase& base) {
    std::vector<RunBranch> branches;
    const XmlTree tree = engine::parseXml(text, {});
    const auto run = runIn(tree, onBranch(base, {}));
    for (const Element branch : run ? branchesIn(*run) : std::vector<Element>()) {
        const std::vector<RunLine> lines = linesOf(branch);
        if (branch.has("name") && !branch.value("name").empty()) {
            branches.push_back(
                {branch.value("name"), lines.empty() ? std::nullopt : std::optional(lines.front().turn)});
        }
    }
    return branches;
}

std::string freeBranchName(const std::vector<RunBranch>& branches, const std::string& wanted) {
    const auto isTaken = [&](const std::string& name) {
        return std::ranges::find(branches, name, &RunBranch::name) != branches.end();
    };
    std::string name = wanted;
    for (int number = 2; isTaken(name); ++number) {
        name = wanted + " " + std::to_string(number);
    }
    return name;
}

Edits renamingOf(const std::shared_ptr<const SourceText>& text, const RunBase& base, const std::string& branch,
                 const std::string& name) {
    const XmlTree tree = engine::parseXml(text, {});
    const auto element = branchIn(tree, base, branch);
    const auto edit = element ? engine::setAttribute(tree, element->index, "name", name) : std::nullopt;
    return edit ? Edits(std::vector{*edit}) : std::nullopt;
}

Edits branchRemovalOf(const std::shared_ptr<const SourceText>& text, const RunBase& base, const std::string& branch) {
    const XmlTree tree = engine::parseXml(text, {});
    const auto element = branchIn(tree, base, branch);
    return element ? Edits(removalOf(text, element->where().span)) : std::nullopt;
}

Edits promotionOf(const std::shared_ptr<const SourceText>& text, const RunBase& base, const std::string& branch) {
    const XmlTree tree = engine::parseXml(text, {});
    const auto element = branchIn(tree, base, branch);
    Edits edits = element ? additionTo(text, onBranch(base, {}), linesOf(*element)) : std::nullopt;
    if (edits) {
        edits->push_back(removalOf(text, element->where().span).front());
    }
    return edits;
}

Edits branchAdditionTo(const std::shared_ptr<const SourceText>& text, const RunBase& base, const std::string& from,
                       const std::string& name, const std::vector<RunLine>& more) {
    const XmlTree tree = engine::parseXml(text, {});
    const auto element = branchIn(tree, base, from);
    std::vector<RunLine> lines = element ? linesOf(*element) : std::vector<RunLine>();
    lines.insert(lines.end(), more.begin(), more.end());
    return additionTo(text, onBranch(base, name), lines);
}

} // namespace orrery::widgets
