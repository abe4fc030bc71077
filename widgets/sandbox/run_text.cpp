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

std::string linesXml(const std::vector<RunLine>& lines) {
    std::string xml;
    for (const RunLine& line : lines) {
        xml += "    " + line.xml + "\n";
    }
    return xml;
}

std::string newRun(const RunBase& base, const std::vector<RunLine>& lines) {
    std::string xml = "  <run";
    if (base.isFromContent) {
        xml += " scenario=\"" + engine::escapeAttribute(base.scenario.id, '"') + "\"";
    }
    xml += ">\n" + galaxyOf(base.isFromContent ? std::nullopt : base.scenario.galaxy, *base.model);
    return xml + linesXml(lines) + "  </run>\n";
}

/// Returns the edit that adds a line after the last element of a run whose turn is not later. Without such an element,
/// adds the line after the open tag.
TextEdit lineIn(Element run, const RunLine& line) {
    const XmlTree& tree = *run.tree;
    std::optional<Element> before;
    for (const Element child : run.children()) {
        if (engine::turnOf(child) <= line.turn || child.tag() == "galaxy") {
            before = child;
        }
    }
    if (before) {
        const std::string indent(indentAt(tree.source()->bytes(), before->where().span.begin));
        const std::uint32_t end = before->where().span.end;
        return {tree.file(), {end, end}, "\n" + indent + line.xml};
    }
    const std::uint32_t end = run.node().tag.end;
    return {tree.file(), {end, end}, "\n    " + line.xml};
}

} // namespace

std::optional<Element> runIn(const XmlTree& tree, const RunBase& base) {
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
        return {now, now->scenario};
    }
    const CheckedRun& run = runs[*place];
    if (!base.isFromContent && run.galaxy) {
        now->scenario.galaxy = run.galaxy;
    }
    return {now, engine::withRun(now->scenario, run)};
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
    if (const auto run = runIn(tree, base)) {
        if (!isWhole(*run)) {
            return std::nullopt;
        }
        if (run->node().isEmpty) {
            return std::vector{fill(*run, linesXml(lines), "  ")};
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
    const auto run = spanOfRun(text, base);
    return run ? removalOf(text, *run) : std::vector<TextEdit>();
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
