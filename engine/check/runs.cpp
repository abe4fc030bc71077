// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/runs.h"

#include "engine/check/check_diagnostics.h"
#include "engine/check/orders.h"
#include "engine/check/statements.h"
#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/structure.h"
#include "engine/syntax/xml_text.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <utility>

namespace orrery::engine {

namespace {

constexpr std::string_view runTag = "run";

/// One run on its way out of the text.
class RunReader {
public:
    RunReader(const CheckedModel& model, std::vector<Diagnostic>& findings, NearSearches& nearSearches)
        : m_model(model), m_findings(findings), m_nearSearches(nearSearches), m_names(model, findings, nearSearches),
          m_statements(model, m_names) {}

    CheckedRun read(Element element) {
        m_run.where = element.where();
        m_run.scenario = element.value("scenario");
        for (const Element child : element.children()) {
            readChild(child);
        }
        if (element.has("scenario")) {
            findScenario(element);
        } else if (!m_run.galaxy && !element.isBroken()) {
            m_names.report(diag::missingAttribute, element.head(), {std::string(runTag), std::string("scenario")});
        }
        std::ranges::stable_sort(m_run.statements, {}, &ScenarioStatement::turn);
        std::ranges::stable_sort(m_run.orders, {}, &CheckedOrder::turn);
        std::ranges::stable_sort(m_run.decisions, {}, &CheckedDecision::turn);
        return std::move(m_run);
    }

private:
    void readChild(Element child) {
        const std::string_view tag = child.tag();
        if (StatementReader::isStatement(tag)) {
            m_statements.read(child, m_run.statements);
        } else if (tag == "galaxy") {
            if (m_run.galaxy) {
                m_names.report(diag::repeated, child.head(), {std::string(tag)});
            } else {
                m_run.galaxy = m_statements.readGalaxy(child);
            }
        } else if (tag == "decision") {
            readDecision(child);
        } else if (m_model.vocabulary.order(tag) != nullptr) {
            if (auto order = readOrder(child, m_model, m_findings, &m_nearSearches)) {
                m_run.orders.push_back(std::move(*order));
            }
        } else {
            reportUnknownElement(child, runTag, knownTags(), m_findings);
        }
    }

    std::vector<std::string> knownTags() const {
        std::vector<std::string> known;
        for (const ElementSpec* const one : orreryElement().child(runTag)->children) {
            known.emplace_back(one->tag);
        }
        for (const OrderSpec& one : m_model.vocabulary.orders()) {
            known.emplace_back(one.tag);
        }
        return known;
    }

    void findScenario(Element element) {
        if (m_model.findScenario(m_run.scenario) != nullptr) {
            return;
        }
        m_names.reportUnknown(phrase("scenario"), m_run.scenario, element.valueWhere("scenario"), [&] {
            std::vector<std::string> known;
            for (const CheckedScenario& scenario : m_model.scenarios) {
                known.push_back(scenario.id);
            }
            return known;
        });
    }

    void readDecision(Element element) {
        CheckedDecision decision;
        decision.turn = StatementReader::begin(element, StatementKind::place).turn;
        decision.where = element.where();
        decision.passes = element.flag("passes", false);
        if (element.has("question")) {
            const std::string text = element.value("question");
            std::uint64_t number = 0;
            const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
            if (error != std::errc() || end != text.data() + text.size()) {
                m_names.report(diag::notANumber, element.valueWhere("question"), {text});
                return;
            }
            decision.question = number;
            decision.choice = static_cast<std::uint32_t>(
                std::clamp(StatementReader::number(element, "choice", 0.0), 0.0, 1'000'000.0));
        } else if (!readResponse(element, decision)) {
            return;
        }
        m_run.decisions.push_back(std::move(decision));
    }

    /// @return whether the class and the group are there.
    bool readResponse(Element element, CheckedDecision& decision) {
        for (const std::string_view needed : {"group", "source"}) {
            if (!element.has(needed)) {
                m_names.report(diag::missingAttribute, element.head(), {std::string("decision"), std::string(needed)});
                return false;
            }
        }
        decision.group = element.value("group");
        decision.source = element.value("source");
        decision.subject = element.value("subject");
        const std::size_t slash = std::min(decision.group.find('/'), decision.group.size());
        const auto objectClass =
            m_names.resolveClass(std::string_view(decision.group).substr(0, slash), {}, element.valueWhere("group"));
        if (!objectClass) {
            return false;
        }
        const auto& groups = m_model.classes.asRead(*objectClass).groups;
        const std::string id = decision.group.substr(std::min(slash + 1, decision.group.size()));
        if (std::ranges::find(groups, id, &CheckedGroup::id) != groups.end()) {
            return true;
        }
        m_names.reportUnknown(phrase("group"), decision.group, element.valueWhere("group"), [&] {
            std::vector<std::string> known;
            for (const CheckedGroup& group : groups) {
                known.push_back(m_model.classes.asRead(*objectClass).id + "/" + group.id);
            }
            return known;
        });
        return false;
    }

    const CheckedModel& m_model;
    std::vector<Diagnostic>& m_findings;
    NearSearches& m_nearSearches;
    ModelNames m_names;
    StatementReader m_statements;
    CheckedRun m_run;
};

} // namespace

std::vector<CheckedRun> readRuns(const XmlTree& tree, const CheckedModel& model, std::vector<Diagnostic>& findings) {
    std::vector<CheckedRun> runs;
    const Element root{&tree, tree.root()};
    if (tree.root() == XmlTree::none || root.tag() != orreryElement().tag) {
        return runs;
    }
    NearSearches nearSearches;
    std::set<std::string> scenarios; // that runs are of
    for (const Element child : root.children()) {
        if (child.tag() != runTag) {
            continue;
        }
        CheckedRun run = RunReader(model, findings, nearSearches).read(child);
        if (!run.scenario.empty() && !scenarios.insert(run.scenario).second) {
            findings.push_back({&diag::repeated, child.valueWhere("scenario"), {run.scenario}, {}, {}});
        }
        runs.push_back(std::move(run));
    }
    return runs;
}

void checkRuns(const ParsedProject& project, const CheckedModel& model, std::vector<Diagnostic>& findings) {
    const XmlTree* last = nullptr;
    for (const Element run : project.topLevel(runTag)) {
        if (std::exchange(last, run.tree) != run.tree) {
            readRuns(*run.tree, model, findings);
        }
    }
}

std::string decisionXml(const CheckedDecision& decision) {
    std::string out = "<decision";
    const auto add = [&](std::string_view name, std::string_view value) {
        out += " " + std::string(name) + "=\"" + escapeAttribute(value, '"') + "\"";
    };
    if (decision.question) {
        add("question", std::to_string(*decision.question));
        add("choice", std::to_string(decision.choice));
    } else {
        add("group", decision.group);
        add("source", decision.source);
        if (!decision.subject.empty()) {
            add("subject", decision.subject);
        }
    }
    if (decision.passes) {
        add("passes", "true");
    }
    if (decision.turn != 0) {
        add("turn", std::to_string(decision.turn));
    }
    return out + "/>";
}

CheckedScenario withRun(CheckedScenario scenario, const CheckedRun& run) {
    const auto append = [](auto& to, const auto& from) { to.insert(to.end(), from.begin(), from.end()); };
    append(scenario.statements, run.statements);
    append(scenario.orders, run.orders);
    append(scenario.decisions, run.decisions);
    return scenario;
}

} // namespace orrery::engine
