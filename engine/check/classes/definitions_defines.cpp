// SPDX-License-Identifier: GPL-3.0-or-later
// Defines of the project (X1.4), which may refer to each other in any order.
#include "engine/check/classes/definition_diagnostics.h"
#include "engine/check/classes/definitions.h"
#include "engine/check/expression/expression_node.h"
#include "engine/content/expression_text.h"

#include <algorithm>
#include <map>

namespace orrery::engine {

namespace {

struct Declared {
    Element element;
    DecodedText text;
    bool isRead = false; ///< true if the value has no errors
};

/// Returns the elements of the valid defines, in the order of the vocabulary.
std::vector<Declared> declaredDefines(Checker& checker) {
    std::map<std::pair<FileId, std::uint32_t>, Element> elements;
    for (const Element section : checker.project.topLevel("vocabulary")) {
        for (const Element element : section.children()) {
            if (element.tag() == "define") {
                const Location head = element.head();
                elements.emplace(std::pair(head.file, head.span.begin), element);
            }
        }
    }
    std::vector<Declared> all;
    for (const Define& define : checker.model.vocabulary.defines()) {
        const auto found = elements.find({define.where.file, define.where.span.begin});
        Declared one{found->second, {}, false};
        if (auto written = writtenExpression(one.element, "value", checker.diagnostics); written && written->text) {
            one.text = *std::move(written->text);
            one.isRead = true;
        }
        all.push_back(std::move(one));
    }
    return all;
}

void checkDefine(Checker& checker, const Declared& declared, CheckedDefine& out) {
    const Format format = formatOf(checker, declared.element, "format", badFormat);
    if (!declared.isRead) {
        return;
    }
    ExpressionContext context = definitionContext(checker.model, inPhrase("in a define"));
    context.isConstant = true;
    const TypedExpression value =
        checkExpression(declared.text, declared.element.head().file, format, context, checker.diagnostics);
    if (!value.isGood() || (declared.element.has("format") && format.isBad())) {
        return;
    }
    if (value.root->kind == TypedNode::Kind::text) {
        out.text = value.root->text();
    } else if (value.constant) {
        out.value = *value.constant;
    } else {
        checker.report(definitionDiagnostics["check.not-constant"], value.where, {value.text});
        return;
    }
    out.format = value.format;
}

} // namespace

void checkDefines(Checker& checker) {
    const std::vector<Declared> declared = declaredDefines(checker);
    const std::vector<Define>& defines = checker.model.vocabulary.defines();
    Language& language = checker.model.language;
    std::vector<std::string> ids;
    for (const Define& define : defines) {
        language.defineNames.emplace(define.id, static_cast<std::uint16_t>(ids.size()));
        language.defines.push_back({define.id, badFormat, 0.0, {}, define.help, define.where});
        ids.push_back(define.id);
    }
    std::vector<std::vector<std::uint32_t>> needs(ids.size());
    for (std::size_t i = 0; i < ids.size(); ++i) {
        for (const std::string& name : namesIn(declared[i].text, ExprKind::name)) {
            if (const auto found = language.defineNames.find(name); found != language.defineNames.end()) {
                needs[i].push_back(found->second);
            }
        }
    }
    const DefinitionOrder order = orderOf(needs);
    for (const std::vector<std::uint32_t>& circle : order.circles) {
        checker.report(definitionDiagnostics["check.definition-circle"],
                       declared[circle.front()].element.valueWhere("id"), {pathText(circle, ids)});
    }
    for (const std::uint32_t index : order.order) {
        checkDefine(checker, declared[index], language.defines[index]);
    }
}

} // namespace orrery::engine
