// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/run_text.h"

#include "engine/check/scenario/runs.h"
#include "engine/check/scenario/statements.h"
#include "engine/syntax/xml_text.h"
#include "engine/universe/scenario_text.h"
#include "widgets/edits/xml_layout.h"

#include <algorithm>
#include <utility>

namespace orrery::widgets {

using engine::CheckedModel;
using engine::CheckedRun;
using engine::Element;
using engine::SourceText;
using engine::TextEdit;
using engine::XmlTree;

namespace {

constexpr std::string_view branchTag = "branch";

std::string galaxyOf(const std::optional<engine::GalaxySpec>& galaxy, const CheckedModel& model) {
    return galaxy ? engine::galaxyXml(*galaxy, model) : std::string();
}

/// Returns the index of a scenario's run among the runs of a text. The runs must come from the scenario's model.
std::optional<std::size_t> placeOf(const RunBase& base, const std::vector<CheckedRun>& runs) {
    const std::string galaxy = galaxyOf(base.scenario.galaxy, *base.model);
    const auto found = std::ranges::find_if(runs, [&](const CheckedRun& run) {
        return base.isFromContent ? run.scenario == base.scenario.id
                                  : run.scenario.empty() && galaxyOf(run.galaxy, *base.model) == galaxy;
    });
    return found != runs.end() ? std::optional(static_cast<std::size_t>(found - runs.begin())) : std::nullopt;
}

std::vector<Element> runElements(const XmlTree& tree) {
    std::vector<Element> runs;
    const Element root{&tree, tree.root()};
    for (const Element child : tree.root() == XmlTree::none ? std::vector<Element>() : root.children()) {
        if (child.tag() == "run") {
            runs.push_back(child);
        }
    }
    return runs;
}

/// Returns whether an element can take new content, because it has both of its tags.
bool isWhole(Element element) {
    return !element.node().isBroken && (element.node().isEmpty || element.node().isClosed);
}

/// Returns the edit that puts lines into `<a/>`. @param indent indent of its close tag
TextEdit fill(Element element, const std::string& lines, const std::string& indent) {
    const std::uint32_t end = element.node().tag.end;
    return {element.tree->file(), {end - 2, end}, ">\n" + lines + indent + "</" + std::string(element.tag()) + ">"};
}

std::string linesXml(const std::vector<RunLine>& lines, const std::string& indent) {
    std::string xml;
    for (const RunLine& line : lines) {
        xml += indent + line.xml + "\n";
    }
    return xml;
}

std::string newBranch(const RunBase& base, const std::vector<RunLine>& lines) {
    return "    <branch name=\"" + engine::escapeAttribute(base.branch, '"') + "\">\n" + linesXml(lines, "      ") +
           "    </branch>\n";
}

/// Returns the content of a new run.
std::string contentXml(const RunBase& base, const std::vector<RunLine>& lines) {
    return base.branch.empty() ? linesXml(lines, "    ") : newBranch(base, lines);
}

std::string newRun(const RunBase& base, const std::vector<RunLine>& lines) {
    std::string xml = "  <run";
    if (base.isFromContent) {
        xml += " scenario=\"" + engine::escapeAttribute(base.scenario.id, '"') + "\"";
    }
    xml += ">\n" + galaxyOf(base.isFromContent ? std::nullopt : base.scenario.galaxy, *base.model);
    return xml + contentXml(base, lines) + "  </run>\n";
}

/// Returns the edit that adds a line after the last element of a run whose turn is not later. Without such an element,
/// adds the line after the open tag.
TextEdit lineIn(Element run, const RunLine& line) {
    const XmlTree& tree = *run.tree;
    std::optional<Element> before;
    for (const Element child : run.children()) {
        if (child.tag() != branchTag && (engine::turnOf(child) <= line.turn || child.tag() == "galaxy")) {
            before = child;
        }
    }
    if (before) {
        const std::string indent(indentAt(tree.source()->bytes(), before->where().span.begin));
        const std::uint32_t end = before->where().span.end;
        return {tree.file(), {end, end}, "\n" + indent + line.xml};
    }
    const std::uint32_t end = run.node().tag.end;
    return {tree.file(), {end, end}, (run.tag() == branchTag ? "\n      " : "\n    ") + line.xml};
}

/// Returns the edit that puts a new branch at the end of a run.
TextEdit branchIn(Element run, const RunBase& base, const std::vector<RunLine>& lines) {
    if (run.node().isEmpty) {
        return fill(run, newBranch(base, lines), "  ");
    }
    const std::string_view bytes = run.tree->source()->bytes();
    const std::uint32_t close = run.node().close.begin;
    const bool isOwnLine = beginsLine(bytes, close);
    const std::uint32_t place = isOwnLine ? lineBegin(bytes, close) : close;
    return {run.tree->file(), {place, place}, isOwnLine ? newBranch(base, lines) : "\n" + newBranch(base, lines)};
}

/// Returns the `<run>` of a scenario, whatever its branch is.
std::optional<Element> wholeRunIn(const XmlTree& tree, const RunBase& base) {
    const std::vector<Element> elements = runElements(tree);
    if (base.isFromContent) { // the id decides, so the statements need no reading
        const auto found =
            std::ranges::find_if(elements, [&](Element run) { return run.value("scenario") == base.scenario.id; });
        return found != elements.end() ? std::optional(*found) : std::nullopt;
    }
    std::vector<engine::Diagnostic> findings; // dropped, because the checker reports them
    const auto place = placeOf(base, engine::readRuns(tree, *base.model, findings));
    return place ? std::optional(elements[*place]) : std::nullopt;
}

/// Returns the source of the lines of a run or a branch, without blanks between them.
std::vector<std::string_view> linesOf(const std::optional<Element>& run) {
    std::vector<std::string_view> lines;
    for (const Element child : run ? run->children() : std::vector<Element>()) {
        if (child.tag() != branchTag) {
            lines.push_back(child.tree->source()->slice(child.where().span));
        }
    }
    return lines;
}

} // namespace

RunBase onBranch(RunBase base, std::string branch) {
    base.branch = std::move(branch);
    base.branchPlace.reset();
    base.branchCount = 0;
    return base;
}

std::vector<Element> branchesIn(Element run) {
    std::vector<Element> branches = run.children();
    std::erase_if(branches, [](Element child) { return child.tag() != branchTag; });
    return branches;
}

std::optional<Element> runIn(const XmlTree& tree, const RunBase& base) {
    const auto run = wholeRunIn(tree, base);
    if (!run || base.branch.empty()) {
        return run;
    }
    const std::vector<Element> branches = branchesIn(*run);
    const auto found =
        std::ranges::find_if(branches, [&](Element branch) { return branch.value("name") == base.branch; });
    return found != branches.end() ? std::optional(*found) : std::nullopt;
}

bool hasSameActions(const std::shared_ptr<const SourceText>& a, const std::shared_ptr<const SourceText>& b,
                    const RunBase& base) {
    if (a == b || (a && b && a->bytes() == b->bytes())) {
        return true;
    }
    if (!a || !b) {
        return false;
    }
    const XmlTree ofA = engine::parseXml(a, {});
    const XmlTree ofB = engine::parseXml(b, {});
    const RunBase run = onBranch(base, {});
    return linesOf(runIn(ofA, run)) == linesOf(runIn(ofB, run)) &&
           (base.branch.empty() || linesOf(runIn(ofA, base)) == linesOf(runIn(ofB, base)));
}

namespace {

/// Finds the branch that a base names. A renamed branch keeps its place. Without such a branch, the base is the run
/// itself from then on.
const engine::CheckedBranch* takeBranch(const CheckedRun& run, RunBase& base) {
    if (base.branch.empty()) {
        return nullptr;
    }
    auto found = std::ranges::find(run.branches, base.branch, &engine::CheckedBranch::name);
    if (found == run.branches.end() && base.branchPlace && base.branchCount == run.branches.size()) {
        found = run.branches.begin() + static_cast<std::ptrdiff_t>(*base.branchPlace);
    }
    const bool isThere = found != run.branches.end() && !found->name.empty();
    base.branch = isThere ? found->name : std::string();
    base.branchPlace = isThere ? std::optional(static_cast<std::size_t>(found - run.branches.begin())) : std::nullopt;
    base.branchCount = run.branches.size();
    return isThere ? &*found : nullptr;
}

} // namespace

PlayedRun playedRun(const RunBase& base, const std::shared_ptr<const SourceText>& text, engine::FileId file,
                    const std::shared_ptr<const CheckedModel>& model) {
    auto now = std::make_shared<RunBase>(base);
    now->model = model;
    const auto take = [&](const std::string& id) {
        const engine::CheckedScenario* const written = base.isFromContent ? model->findScenario(id) : nullptr;
        if (written != nullptr) {
            now->scenario = *written;
        }
        return written != nullptr;
    };
    const bool isThere = take(base.scenario.id);
    if (!isThere && base.model != model) {
        now->scenario = engine::adoptScenario(base.scenario, *base.model, *model);
    }
    if (text == nullptr) {
        *now = onBranch(std::move(*now), {});
        return {now, now->scenario};
    }
    const XmlTree tree = engine::parseXml(text, file);
    std::vector<engine::Diagnostic> findings; // dropped, because the checker reports them
    const std::vector<CheckedRun> runs = engine::readRuns(tree, *model, findings);
    auto place = placeOf(*now, runs);
    if (!place && !isThere && base.place && base.runCount == runs.size()) {
        place = base.place; // the scenario has another id, or the galaxy has another size
        take(runs[*place].scenario);
    }
    now->place = place;
    now->runCount = runs.size();
    if (!place) {
        *now = onBranch(std::move(*now), {});
        return {now, now->scenario};
    }
    const CheckedRun& run = runs[*place];
    if (!base.isFromContent && run.galaxy) {
        now->scenario.galaxy = run.galaxy;
    }
    const engine::CheckedBranch* const branch = takeBranch(run, *now);
    engine::CheckedScenario played = engine::withRun(now->scenario, run);
    return {now, branch != nullptr ? engine::withRun(std::move(played), *branch) : std::move(played)};
}

bool isSameScenario(const RunBase& a, const RunBase& b) {
    return a.model == b.model && a.isFromContent == b.isFromContent && a.scenario.id == b.scenario.id &&
           galaxyOf(a.scenario.galaxy, *a.model) == galaxyOf(b.scenario.galaxy, *b.model);
}

bool isOfScenario(const RunBase& a, const RunBase& b) {
    return a.isFromContent == b.isFromContent && a.scenario.id == b.scenario.id &&
           (a.isFromContent || galaxyOf(a.scenario.galaxy, *a.model) == galaxyOf(b.scenario.galaxy, *b.model));
}

std::optional<std::vector<TextEdit>> additionTo(const std::shared_ptr<const SourceText>& text, const RunBase& base,
                                                const std::vector<RunLine>& lines) {
    const XmlTree tree = engine::parseXml(text, {});
    const Element root{&tree, tree.root()};
    if (tree.root() == XmlTree::none || root.tag() != engine::orreryElement().tag || !isWhole(root)) {
        return std::nullopt;
    }
    if (const auto run = wholeRunIn(tree, base); run && !base.branch.empty() && !runIn(tree, base)) {
        return isWhole(*run) ? std::optional(std::vector{branchIn(*run, base, lines)}) : std::nullopt;
    }
    if (const auto run = runIn(tree, base)) {
        if (!isWhole(*run)) {
            return std::nullopt;
        }
        if (run->node().isEmpty) {
            const std::string indent = base.branch.empty() ? "  " : "    ";
            return std::vector{fill(*run, linesXml(lines, indent + "  "), indent)};
        }
        std::vector<TextEdit> edits;
        for (const RunLine& line : lines) {
            edits.push_back(lineIn(*run, line));
        }
        return edits;
    }
    if (root.node().isEmpty) {
        return std::vector{fill(root, newRun(base, lines), {})};
    }
    const std::uint32_t close = root.node().close.begin;
    const bool isOwnLine = beginsLine(text->bytes(), close);
    const std::uint32_t place = isOwnLine ? lineBegin(text->bytes(), close) : close;
    return std::vector{
        TextEdit{tree.file(), {place, place}, isOwnLine ? newRun(base, lines) : "\n" + newRun(base, lines)}};
}

std::vector<TextEdit> removalFrom(const std::shared_ptr<const SourceText>& text, const RunBase& base) {
    const XmlTree tree = engine::parseXml(text, {});
    const auto run = runIn(tree, base);
    if (run && base.branch.empty() && branchesIn(*run).empty()) {
        return removalOf(text, run->where().span);
    }
    std::vector<TextEdit> edits;
    for (const Element child : run ? run->children() : std::vector<Element>()) {
        if (child.tag() != branchTag && child.tag() != "galaxy") {
            edits.push_back(removalOf(text, child.where().span).front());
        }
    }
    return edits;
}

std::vector<TextEdit> removalOf(const std::shared_ptr<const SourceText>& text, engine::Span element) {
    engine::Span span = element;
    if (beginsLine(text->bytes(), span.begin) && endsLine(text->bytes(), span.end)) {
        span = {lineBegin(text->bytes(), span.begin), nextLine(text->bytes(), span.end)};
    }
    return {TextEdit{{}, span, {}}};
}

std::optional<engine::Span> spanOfRun(const std::shared_ptr<const SourceText>& text, const RunBase& base) {
    const XmlTree tree = engine::parseXml(text, {});
    const auto run = runIn(tree, base);
    return run ? std::optional(run->where().span) : std::nullopt;
}

} // namespace orrery::widgets
