// SPDX-License-Identifier: GPL-3.0-or-later
// Functions and aggregates that content defines (V6.1, X3.3).
#include "engine/check/classes/definition_diagnostics.h"
#include "engine/check/classes/definitions.h"
#include "engine/check/expression/expression_node.h"
#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/expression_text.h"
#include "engine/content/vocabulary_load.h"

#include <algorithm>
#include <array>
#include <set>

namespace orrery::engine {

namespace {

constexpr std::size_t mostDefinitions = 4096;

/// Returns a phrase for the function or aggregate that already has this name, with its place. The phrase is empty if
/// the name is free. Functions and aggregates share one namespace.
std::pair<Phrase, std::optional<Location>> meaningOf(const CheckedModel& model, std::string_view name) {
    const Language& language = model.language;
    if (model.vocabulary.function(name, ExpressionFunction::Shape::call) != nullptr) {
        return {phrase("a built-in function"), std::nullopt};
    }
    if (model.vocabulary.aggregate(name) != nullptr) {
        return {phrase("a built-in aggregate"), std::nullopt};
    }
    if (const auto found = language.functionNames.find(name); found != language.functionNames.end()) {
        return {phrase("a function"), language.functions[found->second].where};
    }
    if (const auto found = language.aggregateNames.find(name); found != language.aggregateNames.end()) {
        return {phrase("an aggregate"), language.aggregates[found->second].where};
    }
    return {};
}

bool claim(Checker& checker, Element element, std::string_view idWords, std::size_t count) {
    if (count >= mostDefinitions) {
        return false;
    }
    const auto [taken, earlier] = meaningOf(checker.model, element.value("id"));
    return claimName(checker, element, idWords, taken, earlier);
}

void eachNode(const TypedNode& node, const auto& visit) {
    visit(node);
    for (const TypedNode& operand : node.operands) {
        eachNode(operand, visit);
    }
}

/// A function in progress: its element, and the text of its value.
struct Declared {
    Element element;
    DecodedText text;
    bool isRead = false;
    std::vector<ExpressionContext::Parameter> parameters;
};

class FunctionReader {
public:
    explicit FunctionReader(Checker& checker) : m_checker(checker), m_language(checker.model.language) {}

    void run() {
        for (const Element element : m_checker.project.topLevel("function")) {
            if (claim(m_checker, element, inPhrase("the id of a function"), m_language.functions.size())) {
                declare(element);
            }
        }
        for (std::size_t i = 0; i < m_declared.size(); ++i) {
            for (const CheckedFunction::Parameter& parameter : m_language.functions[i].parameters) {
                m_declared[i].parameters.push_back({parameter.name, parameter.format});
            }
        }
        const DefinitionOrder order = orderOf(calls());
        m_levels.assign(m_declared.size(), 0);
        m_steps.assign(m_declared.size(), 0);
        std::vector<bool> isInCircle(m_declared.size(), false);
        for (const std::vector<std::uint32_t>& circle : order.circles) {
            std::vector<std::string> ids;
            for (const CheckedFunction& function : m_language.functions) {
                ids.push_back(function.id);
            }
            m_checker.report(definitionDiagnostics["check.definition-circle"],
                             m_declared[circle.front()].element.valueWhere("id"), {pathText(circle, ids)});
            for (const std::uint32_t index : circle) {
                isInCircle[index] = true;
                m_language.functions[index].result = badFormat;
            }
        }
        for (const std::uint32_t index : order.order) {
            checkBody(index, isInCircle[index]);
        }
    }

private:
    void declare(Element element) {
        CheckedFunction function;
        function.id = element.value("id");
        function.help = element.value("help");
        function.where = element.head();
        function.result = formatOf(m_checker, element, "result", badFormat);
        std::set<std::string> names;
        for (const Element child : element.children()) {
            if (child.tag() == "parameter") {
                declareParameter(child, function, names);
            }
        }
        Declared declared{element, {}, false, {}};
        if (auto written = writtenExpression(element, "value", m_checker.diagnostics); written && written->text) {
            declared.text = *std::move(written->text);
            declared.isRead = true;
        }
        m_language.functionNames.emplace(function.id, static_cast<FunctionIndex>(m_language.functions.size()));
        m_language.functions.push_back(std::move(function));
        m_declared.push_back(std::move(declared));
    }

    /// @param names the names of the earlier parameters
    void declareParameter(Element element, CheckedFunction& function, std::set<std::string>& names) {
        const std::string name = element.value("name");
        const Location where = element.valueWhere("name");
        if (!name.empty() && !isName(name)) {
            m_checker.report(contentDiagnostics["content.bad-name"], where, {name, phrase("the name of a parameter")});
        } else if (!names.insert(name).second) {
            m_checker.report(definitionDiagnostics["check.taken-name"], where, {name, phrase("another parameter")});
        } else if (isKeyword(name)) {
            m_checker.report(definitionDiagnostics["check.taken-name"], where,
                             {name, phrase("a reserved word in expressions")});
        }
        function.parameters.push_back(
            {name, formatOf(m_checker, element, "format", numberFormat), element.value("help")});
    }

    std::vector<std::vector<std::uint32_t>> calls() const {
        std::vector<std::vector<std::uint32_t>> calls(m_declared.size());
        for (std::size_t i = 0; i < m_declared.size(); ++i) {
            for (const std::string& name : namesIn(m_declared[i].text, ExprKind::call)) {
                const auto found = m_language.functionNames.find(name);
                if (found != m_language.functionNames.end()) {
                    calls[i].push_back(found->second);
                }
            }
        }
        return calls;
    }

    void checkBody(std::uint32_t index, bool isInCircle) {
        const Declared& declared = m_declared[index];
        CheckedFunction& function = m_language.functions[index];
        const bool hasBadResult = declared.element.has("result") && function.result.isBad();
        if (!declared.isRead) {
            function.result = badFormat;
            return;
        }
        ExpressionContext context = definitionContext(m_checker.model, inPhrase("in a function"));
        context.parameters = declared.parameters;
        TypedExpression body = checkExpression(declared.text, declared.element.head().file, function.result, context,
                                               m_checker.diagnostics);
        if (!body.isGood() || isInCircle || hasBadResult) {
            function.result = badFormat;
            return;
        }
        reportUnused(declared, function, *body.root);
        if (!isSmallEnough(index, *body.root)) {
            function.result = badFormat;
            return;
        }
        function.result = body.format;
        function.body = std::make_shared<const TypedExpression>(std::move(body));
    }

    void reportUnused(const Declared& declared, const CheckedFunction& function, const TypedNode& root) {
        std::vector<bool> isUsed(function.parameters.size(), false);
        eachNode(root, [&](const TypedNode& node) {
            if (node.kind == TypedNode::Kind::parameter) {
                isUsed[node.index] = true;
            }
        });
        std::size_t i = 0;
        for (const Element child : declared.element.children()) {
            if (child.tag() != "parameter") {
                continue;
            }
            if (!isUsed[i]) {
                m_checker.report(definitionDiagnostics["check.unused-parameter"], child.valueWhere("name"),
                                 {function.id, function.parameters[i].name});
            }
            ++i;
        }
    }

    /// Checks the depth of calls and the total number of steps. The evaluation recurses over both.
    bool isSmallEnough(std::uint32_t index, const TypedNode& root) {
        std::size_t deepest = 0;
        std::size_t steps = 0;
        eachNode(root, [&](const TypedNode& node) {
            ++steps;
            if (node.kind == TypedNode::Kind::call) {
                deepest = std::max(deepest, m_levels[node.index]);
                steps = std::min(longestFunction + 1, steps + m_steps[node.index]);
            }
        });
        m_levels[index] = deepest + 1;
        m_steps[index] = steps;
        const Location where = m_declared[index].element.valueWhere("id");
        const std::string& id = m_language.functions[index].id;
        if (m_levels[index] > deepestFunctions) {
            m_checker.report(definitionDiagnostics["check.functions-too-deep"], where,
                             {id, std::to_string(m_levels[index]), std::to_string(deepestFunctions)});
            return false;
        }
        if (steps > longestFunction) {
            m_checker.report(definitionDiagnostics["check.function-too-large"], where,
                             {id, std::to_string(longestFunction)});
            return false;
        }
        return true;
    }

    Checker& m_checker;
    Language& m_language;
    std::vector<Declared> m_declared; ///< in the order of Language::functions
    std::vector<std::size_t> m_levels;
    std::vector<std::size_t> m_steps;
};

/// Reads one of the two expressions of an aggregate. Returns null if it is missing or wrong.
std::shared_ptr<const TypedExpression> partOf(Checker& checker, Element element, std::string_view name,
                                              std::string_view second, bool& isGood) {
    const auto written = writtenExpression(element, name, checker.diagnostics);
    if (!written) {
        return nullptr;
    }
    if (!written->text) {
        isGood = false;
        return nullptr;
    }
    const std::array parameters{ExpressionContext::Parameter{"total", numberFormat},
                                ExpressionContext::Parameter{second, numberFormat}};
    ExpressionContext context = definitionContext(checker.model, inPhrase("in an aggregate of the project"));
    context.parameters = parameters;
    TypedExpression expression =
        checkExpression(*written->text, element.head().file, numberFormat, context, checker.diagnostics);
    isGood = isGood && expression.isGood();
    return expression.isGood() ? std::make_shared<const TypedExpression>(std::move(expression)) : nullptr;
}

} // namespace

void checkFunctions(Checker& checker) {
    FunctionReader(checker).run();
}

void checkAggregates(Checker& checker) {
    Language& language = checker.model.language;
    for (const Element element : checker.project.topLevel("aggregate")) {
        if (!claim(checker, element, inPhrase("the id of an aggregate"), language.aggregates.size())) {
            continue;
        }
        CheckedAggregate aggregate;
        aggregate.id = element.value("id");
        aggregate.help = element.value("help");
        aggregate.where = element.head();
        aggregate.start = parseNumber(element.value("start")).value_or(0.0);
        aggregate.empty = parseNumber(element.value("empty")).value_or(0.0);
        aggregate.isGood = true;
        aggregate.step = partOf(checker, element, "step", "value", aggregate.isGood);
        aggregate.finish = partOf(checker, element, "finish", "count", aggregate.isGood);
        aggregate.isGood = aggregate.isGood && aggregate.step != nullptr;
        language.aggregateNames.emplace(aggregate.id, static_cast<AggregateIndex>(language.aggregates.size()));
        language.aggregates.push_back(std::move(aggregate));
    }
}

} // namespace orrery::engine
