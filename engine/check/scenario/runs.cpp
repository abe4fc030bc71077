// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/scenario/runs.h"

#include "engine/check/model/check_diagnostics.h"
#include "engine/check/scenario/orders.h"
#include "engine/check/scenario/statements.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/schema.h"
#include "engine/content/structure.h"

#include <algorithm>
#include <set>
#include <utility>

namespace orrery::engine {

namespace {

constexpr std::string_view runTag = "run";
constexpr std::string_view branchTag = "branch";

const ElementSpec& runRow() {
    return *orreryElement().child(runTag);
}

/// Reads one `<run>`.
class RunReader {
public:
    RunReader(const CheckedModel& model, std::vector<Diagnostic>& findings, NearSearches& nearSearches)
        : m_model(model), m_names(model, findings, nearSearches) {}

    CheckedRun read(Element element) {
        m_run.where = element.where();
        m_run.scenario = element.value("scenario");
        readChildren(element, m_run, true);
        if (element.has("scenario")) {
            scenarioOf(element, m_model, m_names);
        } else if (!m_run.galaxy && !element.isBroken()) {
            m_names.report(contentDiagnostics["content.missing-attribute"], element.head(),
                           {std::string(runTag), std::string("scenario")});
        }
        return std::move(m_run);
    }

private:
    /// @param isRun whether the element is the run, not a branch of it
    void readChildren(Element element, RunActions& actions, bool isRun) {
        for (const Element child : element.children()) {
            if (isRun && (child.tag() == "galaxy" || child.tag() == branchTag)) {
                child.tag() == "galaxy" ? readGalaxyOf(child) : readBranch(child);
            } else {
                readAction(child, isRun ? runRow() : *runRow().child(branchTag), m_model, m_names, actions);
            }
        }
        sortActions(actions);
    }

    void readGalaxyOf(Element element) {
        if (m_run.galaxy) {
            m_names.report(checkDiagnostics["check.repeated"], element.head(), {std::string(element.tag())})
                .fixes.push_back(removalOf(element));
        } else {
            m_run.galaxy = readGalaxy(element, m_model, m_names);
        }
    }

    void readBranch(Element element) {
        CheckedBranch branch;
        branch.name = element.value("name");
        branch.where = element.where();
        readChildren(element, branch, false);
        const auto isSame = [&](const CheckedBranch& other) { return other.name == branch.name; };
        if (!branch.name.empty() && std::ranges::any_of(m_run.branches, isSame)) {
            m_names.report(checkDiagnostics["check.repeated"], element.valueWhere("name"), {branch.name})
                .fixes.push_back(removalOf(element));
        }
        m_run.branches.push_back(std::move(branch));
    }

    const CheckedModel& m_model;
    ModelNames m_names;
    CheckedRun m_run;
};

std::vector<std::string> knownTags(const ElementSpec& parent, const CheckedModel& model) {
    std::vector<std::string> known;
    for (const ElementSpec* const one : elementsInside(parent, model.vocabulary)) {
        known.emplace_back(one->tag);
    }
    for (const OrderSpec& one : model.vocabulary.orders()) {
        known.emplace_back(one.tag);
    }
    return known;
}

} // namespace

void readAction(Element element, const ElementSpec& parent, const CheckedModel& model, StatementNames& names,
                RunActions& out) {
    const std::string_view tag = element.tag();
    const StatementSpec* const statement = model.vocabulary.statement(tag);
    if (statement != nullptr && elementInside(parent, tag, model.vocabulary) != nullptr) {
        readStatements(element, *statement, model, names, out.statements);
    } else if (tag == "decision") {
        if (auto decision = readDecision(element, model, names)) {
            out.decisions.push_back(std::move(*decision));
        }
    } else if (model.vocabulary.order(tag) != nullptr) {
        if (auto order = readOrder(element, model, names)) {
            out.orders.push_back(std::move(*order));
        }
    } else {
        reportUnknownElement(element, parent.tag, knownTags(parent, model), names.findings(), &names.nearSearches());
    }
}

void sortActions(RunActions& actions) {
    std::ranges::stable_sort(actions.statements, {}, &CheckedStatement::turn);
    std::ranges::stable_sort(actions.orders, {}, &CheckedOrder::turn);
    std::ranges::stable_sort(actions.decisions, {}, &CheckedDecision::turn);
}

const CheckedScenario* scenarioOf(Element element, const CheckedModel& model, StatementNames& names) {
    const std::string id = element.has("scenario") ? element.value("scenario") : model.defaultScenario;
    const CheckedScenario* const found = model.findScenario(id);
    if (found == nullptr && element.has("scenario")) {
        names.reportUnknown(phrase("scenario"), id, element.valueWhere("scenario"), [&] {
            std::vector<std::string> known;
            for (const CheckedScenario& scenario : model.scenarios) {
                known.push_back(scenario.id);
            }
            return known;
        });
    }
    return found;
}

std::vector<CheckedRun> readRuns(const XmlTree& tree, const CheckedModel& model, std::vector<Diagnostic>& findings) {
    std::vector<CheckedRun> runs;
    const Element root{&tree, tree.root()};
    if (tree.root() == XmlTree::none || root.tag() != orreryElement().tag) {
        return runs;
    }
    NearSearches nearSearches;
    std::set<std::string> scenarios; // the ids of scenarios that have a run
    for (const Element child : root.children()) {
        if (child.tag() != runTag) {
            continue;
        }
        CheckedRun run = RunReader(model, findings, nearSearches).read(child);
        if (!run.scenario.empty() && !scenarios.insert(run.scenario).second) {
            findings.push_back({&checkDiagnostics["check.repeated"],
                                child.valueWhere("scenario"),
                                {run.scenario},
                                {},
                                {removalOf(child)}});
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

CheckedScenario withRun(CheckedScenario scenario, const RunActions& actions) {
    const auto append = [](auto& to, const auto& from) { to.insert(to.end(), from.begin(), from.end()); };
    append(scenario.statements, actions.statements);
    append(scenario.orders, actions.orders);
    append(scenario.decisions, actions.decisions);
    return scenario;
}

} // namespace orrery::engine
