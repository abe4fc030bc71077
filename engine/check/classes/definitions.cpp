// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/classes/definitions.h"

#include "engine/check/classes/definition_diagnostics.h"
#include "engine/check/model/check_diagnostics.h"
#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/structure.h"
#include "engine/content/vocabulary_load.h"

#include <algorithm>

namespace orrery::engine {

ExpressionContext definitionContext(const CheckedModel& model, std::string_view place) {
    ExpressionContext context = contextOf(model, place);
    context.hasSource = false;
    context.hasTarget = false;
    context.bareNames = std::nullopt;
    context.hasLast = false;
    context.hasObjects = false;
    return context;
}

Format formatOf(Checker& checker, Element element, std::string_view attribute, Format fallback) {
    if (!element.has(attribute)) {
        return fallback;
    }
    const std::string name = element.value(attribute);
    if (const auto found = formatCalled(checker.model.vocabulary, name)) {
        return *found;
    }
    const Location where = element.valueWhere(attribute);
    Diagnostic& diagnostic = checker.report(definitionDiagnostics["check.unknown-format"], where, {name});
    if (checker.nearSearches().start()) {
        addNearNames(diagnostic, name, formatNames(checker.model.vocabulary), {where});
    }
    return badFormat;
}

bool claimName(Checker& checker, Element element, std::string_view idWords, const Phrase& taken,
               std::optional<Location> earlier) {
    const std::string id = element.value("id");
    if (id.empty()) {
        return false; // the check of the structure reports the missing id
    }
    if (!isName(id)) {
        checker.report(contentDiagnostics["content.bad-name"], element.valueWhere("id"), {id, phrase(idWords)});
        return false;
    }
    if (taken.empty() && !isKeyword(id)) {
        return true;
    }
    const Phrase meaning = taken.empty() ? phrase("a reserved word in expressions") : taken;
    Diagnostic& finding =
        checker.report(definitionDiagnostics["check.taken-name"], element.valueWhere("id"), {id, meaning});
    if (earlier) {
        finding.notes.push_back({*earlier, phrase("defined here")});
    }
    return false;
}

std::vector<std::string> namesIn(const DecodedText& text, ExprKind kind) {
    std::vector<Diagnostic> ignored; // dropped, because the check of the text reports them
    const ExprTree tree = parseExpression(text, {}, ignored);
    std::vector<std::string> names;
    for (const ExprNode& node : tree.nodes) {
        if (node.kind == kind) {
            names.emplace_back(tree.tokenOf(node));
        }
    }
    std::ranges::sort(names);
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

DefinitionOrder orderOf(const std::vector<std::vector<std::uint32_t>>& needs) {
    enum class State : std::uint8_t { fresh, onPath, done };
    struct Step {
        std::uint32_t at = 0;
        std::size_t next = 0;
    };
    DefinitionOrder out;
    std::vector<State> states(needs.size(), State::fresh);
    for (std::uint32_t start = 0; start < needs.size(); ++start) {
        std::vector<Step> path;
        if (states[start] == State::fresh) {
            path.push_back({start});
            states[start] = State::onPath;
        }
        while (!path.empty()) {
            Step& step = path.back();
            if (step.next == needs[step.at].size()) {
                states[step.at] = State::done;
                out.order.push_back(step.at);
                path.pop_back();
                continue;
            }
            const std::uint32_t next = needs[step.at][step.next++];
            if (states[next] == State::fresh) {
                states[next] = State::onPath;
                path.push_back({next});
            } else if (states[next] == State::onPath) {
                std::vector<std::uint32_t>& circle = out.circles.emplace_back();
                for (auto it = std::ranges::find(path, next, &Step::at); it != path.end(); ++it) {
                    circle.push_back(it->at);
                }
            }
        }
    }
    return out;
}

std::string pathText(const std::vector<std::uint32_t>& circle, std::span<const std::string> ids) {
    std::string text;
    for (const std::uint32_t index : circle) {
        text += ids[index] + " → ";
    }
    return text + ids[circle.front()];
}

void checkDefinitions(Checker& checker) {
    checkDefines(checker);
    checkTables(checker);
    checkFunctions(checker);
    checkAggregates(checker);
}

} // namespace orrery::engine
