// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/scenario/sweeps.h"

#include "engine/check/classes/definitions.h"
#include "engine/check/scenario/content_tests.h"
#include "engine/check/scenario/run_names.h"
#include "engine/check/scenario/statements.h"
#include "engine/check/scenario/sweep_diagnostics.h"
#include "engine/check/scenario/test_diagnostics.h"
#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/element_rows_sweeps.h"
#include "engine/content/expression_text.h"
#include "engine/content/schema.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

namespace orrery::engine {

namespace {

constexpr std::size_t mostValues = 1'000;
constexpr std::uint32_t defaultTurns = 10;
constexpr std::uint32_t defaultSamples = 10;

const ElementSpec& sweepRow() {
    return *orreryElement().child("sweep");
}

/// Finds the elements of the content that can vary. Keeps what it has searched, so that many sweeps take linear time.
class VariedElements {
public:
    VariedElements(const ParsedProject& project, const CheckedModel& model) : m_project(project), m_model(model) {}

    /// Returns the element that defines a constant.
    std::optional<Element> define(const std::string& id) {
        if (m_defines.empty()) {
            for (const Element section : m_project.topLevel("vocabulary")) {
                for (const Element child : section.children()) {
                    if (child.tag() == "define") {
                        const Location head = child.head();
                        m_defines.emplace(std::pair(head.file.value, head.span.begin), child);
                    }
                }
            }
        }
        const auto found = m_model.language.defineNames.find(id);
        const Location where = m_model.language.defines[found->second].where;
        const auto element = m_defines.find({where.file.value, where.span.begin});
        return element == m_defines.end() ? std::nullopt : std::optional(element->second);
    }

    /// Returns the element at a place of the content; nullopt if the place is in no file.
    std::optional<Element> at(Location where) const {
        if (where.file.value >= m_project.trees.size()) {
            return std::nullopt; // a class that the checker created
        }
        const XmlTree& tree = *m_project.trees[where.file.value];
        return Element{&tree, tree.nodeAt(where.span.begin)};
    }

    /// The elements inside a class or group, by tag, in the order of the text.
    using Inside = std::map<std::string, std::vector<Element>, std::less<>>;
    const Inside& inside(Element outer) {
        const auto [found, isNew] = m_inside.try_emplace(std::pair(outer.tree, outer.index));
        if (isNew) {
            collect(outer, found->second);
        }
        return found->second;
    }

private:
    static void collect(Element outer, Inside& out) {
        for (const Element child : outer.children()) {
            out[std::string(child.tag())].push_back(child);
            collect(child, out);
        }
    }

    const ParsedProject& m_project;
    const CheckedModel& m_model;
    std::map<std::pair<std::uint32_t, std::uint32_t>, Element> m_defines; ///< by file and place
    std::map<std::pair<const XmlTree*, std::uint32_t>, Inside> m_inside;
};

/// Reads one `<sweep>`.
class SweepReader {
public:
    SweepReader(const CheckedModel& model, std::vector<Diagnostic>& findings, RunNames& run, VariedElements& elements)
        : m_model(model), m_findings(findings), m_run(run), m_names(run.names()), m_elements(elements) {}

    CheckedSweep read(Element element) {
        const std::size_t before = m_findings.size();
        readHead(element);
        const CheckedScenario* const scenario = scenarioOf(element, m_model, m_names);
        m_sweep.scenario = scenario != nullptr ? scenario->id : std::string();
        readActions(element);
        m_run.begin(scenario, {&m_sweep.actions});
        m_sweep.measures = readMeasures(element, m_sweep.turns, m_run);
        readVaried(element);
        const auto isError = [](const Diagnostic& one) { return one.severity() == Severity::error; };
        const auto first = m_findings.begin() + static_cast<std::ptrdiff_t>(before);
        const bool hasErrors = std::any_of(first, m_findings.end(), isError);
        if (!hasErrors && !element.isBroken()) {
            checkParts(element);
        }
        const auto now = m_findings.begin() + static_cast<std::ptrdiff_t>(before);
        m_sweep.isRunnable = scenario != nullptr && !m_isIncomplete && !element.isBroken() &&
                             std::none_of(now, m_findings.end(), isError);
        return std::move(m_sweep);
    }

private:
    void readHead(Element element) {
        m_sweep.where = element.where();
        m_sweep.head = element.head();
        m_sweep.id = element.value("id");
        m_sweep.name = textOf(element, "name");
        m_sweep.name = m_sweep.name.empty() ? m_sweep.id : m_sweep.name;
        m_sweep.description = textOf(element, "description");
        m_sweep.enabled = isEnabled(element);
        m_sweep.turns = headNumber(element, "turns", 1e6, defaultTurns);
        readSeeds(element);
        readDesign(element);
    }

    std::string textOf(Element element, std::string_view attribute) const {
        std::string text = element.value(attribute);
        const std::string* const found = m_model.findString(text);
        return found != nullptr ? *found : text;
    }

    static std::optional<std::uint32_t> numberIn(Element element, std::string_view attribute, double most) {
        const auto number = parseInteger(element.value(attribute));
        return number && *number >= 0 && static_cast<double>(*number) <= most
                   ? std::optional(static_cast<std::uint32_t>(*number))
                   : std::nullopt;
    }

    /// Returns a number of the sweep, or its default. The check of the structure reports a bad number.
    std::uint32_t headNumber(Element element, std::string_view attribute, double most, std::uint32_t fallback) {
        const auto number = numberIn(element, attribute, most);
        m_isIncomplete = m_isIncomplete || (element.has(attribute) && !number);
        return number.value_or(fallback);
    }

    void readSeeds(Element element) {
        if (!element.has("seeds")) {
            return;
        }
        auto seeds = parseSeeds(element.value("seeds"), mostTestSeeds);
        if (!seeds) {
            m_names.report(testDiagnostics["check.bad-seeds"], element.valueWhere("seeds"), {element.value("seeds")});
            return;
        }
        std::ranges::sort(*seeds);
        const auto repeated = std::ranges::unique(*seeds);
        seeds->erase(repeated.begin(), repeated.end());
        m_sweep.seeds = std::move(*seeds);
    }

    void readDesign(Element element) {
        const auto found = std::ranges::find(rows::sweepDesigns, element.value("design"));
        if (found != rows::sweepDesigns.end()) {
            m_sweep.design = static_cast<SweepDesign>(found - rows::sweepDesigns.begin());
        } else if (element.has("design")) {
            m_isIncomplete = true; // the check of the structure reports it
        }
        m_sweep.samples = headNumber(element, "samples", 1e5, defaultSamples);
        const bool isRandom = m_sweep.design == SweepDesign::latinHypercube || m_sweep.design == SweepDesign::morris;
        if (element.has("samples") && !isRandom) {
            m_names.report(sweepDiagnostics["check.no-samples"], element.valueWhere("samples"),
                           {std::string(designName(m_sweep.design))});
        }
    }

    void readActions(Element element) {
        for (const Element child : element.children()) {
            if (child.tag() != "vary" && child.tag() != "measure") {
                readAction(child, sweepRow(), m_model, m_names, m_sweep.actions);
            }
        }
        sortActions(m_sweep.actions);
    }

    // Varied numbers.

    void readVaried(Element element) {
        std::set<std::tuple<std::uint32_t, std::uint32_t, std::string>> places;
        for (const Element child : element.children()) {
            if (child.tag() != "vary" || !isEnabled(child)) {
                continue;
            }
            CheckedVary vary{.name = {}, .where = child.where(), .head = child.head()};
            const bool hasPlace = readPlace(child, vary);
            const bool hasValues = readValues(child, vary);
            if (!hasPlace || !hasValues) {
                m_isIncomplete = true;
                continue;
            }
            if (!places.emplace(vary.file.value, vary.element, vary.attribute).second) {
                m_names.report(sweepDiagnostics["check.varied-twice"], child.head(), {quoted(vary.name)});
                continue;
            }
            m_sweep.varied.push_back(std::move(vary));
        }
    }

    bool readPlace(Element element, CheckedVary& out) {
        const bool isConstant = isWritten(element, *sweepRow().child("vary")->attribute("constant"));
        for (const std::string_view other : {"at", "element", "attribute"}) {
            if (isConstant && element.has(other)) {
                m_names.report(testDiagnostics["check.not-together"], element.valueWhere(other),
                               {std::string("constant"), std::string(other)});
                return false;
            }
        }
        if (isConstant) {
            return readConstant(element, out);
        }
        return element.has("at") && readAttribute(element, out); // the check of the structure reports others
    }

    bool readConstant(Element element, CheckedVary& out) {
        const auto written = writtenExpression(element, "constant", m_findings);
        if (!written || !written->text) {
            return false;
        }
        out.name = trimmed(written->text->text);
        const Language& language = m_model.language;
        const auto found = language.defineNames.find(out.name);
        if (found == language.defineNames.end()) {
            m_names.reportUnknown(phrase("constant"), out.name, written->where, [&] {
                std::vector<std::string> known;
                std::ranges::transform(language.defines, std::back_inserter(known), &CheckedDefine::id);
                return known;
            });
            return false;
        }
        // Records the name, so that a rename finds it.
        checkExpression(*written->text, written->where.file, badFormat,
                        definitionContext(m_model, inPhrase("in a varied constant")), m_findings);
        const CheckedDefine& define = language.defines[found->second];
        if (define.format != numberFormat) {
            if (!define.format.isBad()) {
                m_names.report(sweepDiagnostics["check.no-number"], written->where, {out.name});
            }
            return false;
        }
        const auto place = m_elements.define(out.name);
        out.attribute = "value";
        return place && setPlace(*place, out);
    }

    static bool setPlace(Element place, CheckedVary& out) {
        out.file = place.where().file;
        out.element = place.index;
        return true;
    }

    /// Returns the element of the class or group that `at` names. Reports an unknown one.
    std::optional<Element> namedElement(Element element) {
        const std::string at = element.value("at");
        if (at.find('/') != std::string::npos) {
            const auto group = resolveGroup(at, element.valueWhere("at"), m_model, m_names);
            return group ? m_elements.at(m_model.classes[group->first].groups[group->second].where) : std::nullopt;
        }
        const auto objectClass = m_names.resolveClass(at, {}, element.valueWhere("at"));
        auto place = objectClass ? m_elements.at(m_model.classes[*objectClass].where) : std::nullopt;
        if (objectClass && !place) {
            m_names.reportUnknown(phrase("class"), at, element.valueWhere("at"),
                                  [] { return std::vector<std::string>(); });
        }
        return place;
    }

    /// Returns the element that `element` names inside a class or group. Reports an unknown one.
    std::optional<Element> elementInside(Element vary, Element outer) {
        const std::string text = vary.value("element");
        std::string_view tag = text;
        std::uint64_t number = 1;
        if (const std::size_t bracket = text.find('['); bracket != std::string::npos && text.ends_with(']')) {
            const auto written = parseInteger(tag.substr(bracket + 1, text.size() - bracket - 2));
            number = written && *written > 0 ? static_cast<std::uint64_t>(*written) : 0;
            tag = tag.substr(0, bracket);
        }
        const VariedElements::Inside& inside = m_elements.inside(outer);
        const auto found = inside.find(tag);
        if (found != inside.end() && number >= 1 && number <= found->second.size()) {
            return found->second[number - 1];
        }
        m_names.reportUnknown(phrase("element"), text, vary.valueWhere("element"), [&] {
            std::vector<std::string> known;
            for (const auto& [name, elements] : inside) {
                known.push_back(name);
            }
            return known;
        });
        return std::nullopt;
    }

    bool readAttribute(Element element, CheckedVary& out) {
        out.attribute = element.value("attribute");
        if (out.attribute.empty()) {
            m_names.report(contentDiagnostics["content.missing-attribute"], element.head(),
                           {std::string("vary"), std::string("attribute")});
            return false;
        }
        auto place = namedElement(element);
        if (place && element.has("element")) {
            place = elementInside(element, *place);
        }
        if (!place || !readKind(element, *place, out)) {
            return false;
        }
        const std::string inside = element.value("element");
        out.name = element.value("at") + " " + (inside.empty() ? std::string() : inside + " ") + out.attribute;
        return setPlace(*place, out);
    }

    /// Reads whether the attribute takes whole numbers only. Reports an unknown one.
    bool readKind(Element vary, Element place, CheckedVary& out) {
        const ElementRow row = rowOf(place, m_model.vocabulary);
        const ElementAttributes attributes = attributesOf(place, row, m_model.vocabulary);
        if (const ParameterSpec* const spec = attributes.find(out.attribute)) {
            out.isWhole = spec->kind == ParameterKind::integer;
            return true;
        }
        m_names.reportUnknown(phrase("attribute"), out.attribute, vary.valueWhere("attribute"), [&] {
            std::vector<std::string> known;
            for (const ParameterSpec& one : attributes.specs) {
                known.emplace_back(one.name);
            }
            return known;
        });
        return false;
    }

    bool readValues(Element element, CheckedVary& out) {
        if (element.has("values")) {
            for (const std::string_view other : {"from", "to", "values-count"}) {
                if (element.has(other)) {
                    m_names.report(testDiagnostics["check.not-together"], element.valueWhere(other),
                                   {std::string("values"), std::string(other)});
                    return false;
                }
            }
            return readList(element, out);
        }
        return element.has("from") && readRange(element, out); // the check of the structure reports others
    }

    bool readList(Element element, CheckedVary& out) {
        const std::string text = element.value("values");
        for (const std::string_view word : splitWords(text)) {
            if (const auto number = parseNumber(word)) {
                out.listed.push_back(*number);
            } else {
                out.listed.clear();
                break;
            }
        }
        if (out.listed.empty() || out.listed.size() > mostValues) {
            m_names.report(sweepDiagnostics["check.bad-values"], element.valueWhere("values"), {text});
            return false;
        }
        return true;
    }

    bool readRange(Element element, CheckedVary& out) {
        for (const std::string_view part : {"to", "values-count"}) {
            if (!element.has(part)) {
                m_names.report(sweepDiagnostics["check.half-a-range"], element.head(), {std::string(part)});
                return false;
            }
        }
        const auto from = parseNumber(element.value("from"));
        const auto to = parseNumber(element.value("to"));
        const auto count = numberIn(element, "values-count", 1e5);
        if (!from || !to || !count || *count < 2) {
            return false; // the check of the structure reports it
        }
        out.from = *from;
        out.to = *to;
        out.countInRange = *count;
        return true;
    }

    /// Reports what a sweep lacks whose parts have no errors.
    void checkParts(Element element) {
        if (m_sweep.varied.empty() && !m_isIncomplete) {
            m_names.report(sweepDiagnostics["check.varies-nothing"], element.head(), {});
        }
        if (m_sweep.measures.empty()) {
            m_names.report(sweepDiagnostics["check.measures-nothing"], element.head(), {});
        }
        for (const CheckedVary& vary : m_sweep.varied) {
            if (m_sweep.design == SweepDesign::morris && vary.count() < 2) {
                const Element child{element.tree, element.tree->nodeAt(vary.head.span.begin)};
                m_names.report(sweepDiagnostics["check.one-value"], child.valueWhere("values"), {});
            }
        }
        const std::size_t most =
            std::min(mostVariants, mostVariedNumbers / std::max<std::size_t>(m_sweep.varied.size(), 1));
        if (variantCount(m_sweep) > most) {
            m_names.report(sweepDiagnostics["check.too-many-variants"], element.head(), {std::to_string(most)});
        }
    }

    const CheckedModel& m_model;
    std::vector<Diagnostic>& m_findings;
    RunNames& m_run;
    ModelNames& m_names;
    VariedElements& m_elements;
    CheckedSweep m_sweep;
    bool m_isIncomplete = false; ///< a <vary> or an attribute has errors
};

} // namespace

double CheckedVary::value(std::size_t level) const {
    if (!listed.empty()) {
        return listed[level];
    }
    const double last = countInRange - 1;
    const auto place = static_cast<double>(level);
    return (from * (last - place) + to * place) / last; // in this form 0.3 is 0.3
}

std::string_view designName(SweepDesign design) {
    return rows::sweepDesigns[static_cast<std::size_t>(design)];
}

std::size_t variantCount(const CheckedSweep& sweep) {
    std::size_t count = 1;
    switch (sweep.design) {
    case SweepDesign::grid:
        for (const CheckedVary& vary : sweep.varied) {
            count = std::min(count * vary.count(), mostVariants + 1);
        }
        break;
    case SweepDesign::oneAtATime:
        for (const CheckedVary& vary : sweep.varied) {
            count += vary.count();
        }
        break;
    case SweepDesign::latinHypercube:
        count = sweep.samples;
        break;
    case SweepDesign::morris:
        count = std::size_t{sweep.samples} * (sweep.varied.size() + 1);
        break;
    }
    return std::min(count, mostVariants + 1);
}

bool setTurns(CheckedSweep& sweep, std::uint32_t turns) {
    const std::uint32_t before = std::exchange(sweep.turns, turns);
    bool hasAll = true;
    for (CheckedMeasure& measure : sweep.measures) {
        if (measure.turns == std::vector{before}) {
            measure.turns = {turns};
        }
        std::erase_if(measure.turns, [&](std::uint32_t turn) { return turn > turns; });
        hasAll = hasAll && !measure.turns.empty();
    }
    return hasAll;
}

std::vector<CheckedSweep> readSweeps(const ParsedProject& project, const CheckedModel& model,
                                     std::vector<Diagnostic>& findings, std::string_view only) {
    std::vector<CheckedSweep> sweeps;
    std::map<std::string, Location> ids;
    RunNames run(project, model, findings);
    VariedElements elements(project, model);
    for (const Element element : project.topLevel("sweep")) {
        const std::string id = element.value("id");
        if (!only.empty() && id != only) {
            continue;
        }
        const auto [earlier, isNew] = ids.emplace(id, element.valueWhere("id"));
        CheckedSweep sweep = SweepReader(model, findings, run, elements).read(element);
        if (!id.empty() && !isLooseName(id)) {
            findings.push_back({&contentDiagnostics["content.bad-name"],
                                element.valueWhere("id"),
                                {id, phrase("the id of a sweep")},
                                {},
                                {}});
        }
        if (!isNew && !id.empty()) {
            findings.push_back({&sweepDiagnostics["check.duplicate-sweep"],
                                element.valueWhere("id"),
                                {id},
                                {{earlier->second, phrase("the other one is here")}},
                                {}});
            sweep.isRunnable = false;
        }
        sweeps.push_back(std::move(sweep));
    }
    return sweeps;
}

} // namespace orrery::engine
