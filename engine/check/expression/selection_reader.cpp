// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/selection_reader.h"

#include "engine/check/expression/reading_diagnostics.h"
#include "engine/check/expression/suggestions.h"
#include "engine/check/expression/word_meanings.h"
#include "engine/content/expression_elements.h"

namespace orrery::engine {

namespace {

bool isBracketed(const ExprNode& node) {
    return node.span != node.token;
}

} // namespace

void SelectionReader::reportWord(const ExprNode& word, const Selection& selection) {
    const std::string name(m_tools.tree.tokenOf(word));
    if (selection.wantsNumber() && !selection.number && WordMeanings(m_tools.context).isReading(name)) {
        Diagnostic& finding =
            m_tools.problems.report(readingDiagnostics["expr.number-in-brackets"], word.token, {name});
        m_tools.problems.addFix(finding, phrase("put it in brackets"), word.token, "(" + name + ")");
        return;
    }
    m_tools.problems.reportUnknown(readingDiagnostics["expr.unknown-relation"], word,
                                   [&] { return Suggestions(m_tools.context).selectionWords(); });
}

void SelectionReader::readWord(const ExprNode& node, Selection& selection) {
    const std::string_view word = m_tools.tree.tokenOf(node);
    const RelationSpec* relation = word.empty() ? nullptr : m_tools.context.vocabulary->relation(word);
    const bool takesJumps =
        selection.relation != nullptr && selection.relation->parameter == RelationParameter::distanceOrJumps;
    if (relation != nullptr && selection.relation == nullptr) {
        selection.relation = relation;
        selection.relationAt = node.token;
    } else if (const WordMeanings::TypeWord type = WordMeanings(m_tools.context).typeOf(word);
               type.isType && !selection.hasType) {
        selection.hasType = true;
        selection.type = type.type;
        if (type.type) {
            const auto size = m_tools.context.vocabulary->types()[*type.type].id.size();
            m_tools.names.add(NameKind::type, {node.token.begin, node.token.begin + static_cast<std::uint32_t>(size)},
                              *type.type);
        }
    } else if (word == jumpsWord && selection.number && takesJumps && !selection.inJumps) {
        selection.inJumps = true;
    } else {
        selection.isBad = true;
        if (word == jumpsWord) {
            m_tools.problems.report(readingDiagnostics["expr.takes-no-jumps"], node.token, {});
        } else if (relation != nullptr || type.isType) {
            m_tools.problems.report(readingDiagnostics["expr.selects-twice"], node.token, {std::string(word)});
        } else {
            reportWord(node, selection);
        }
    }
}

void SelectionReader::readNumber(std::uint32_t index, Selection& selection) {
    const ExprNode& node = m_tools.tree.node(index);
    if (selection.wantsNumber() && !selection.number) {
        selection.number = index;
        return;
    }
    selection.isBad = true;
    if (node.kind == ExprKind::bad) {
        m_parts.checkAny(index);
    } else {
        m_tools.problems.report(readingDiagnostics["expr.relation-takes-no-number"], node.span,
                                {m_tools.problems.written(node.span)});
    }
}

Selection SelectionReader::read(const ExprNode& node) {
    Selection selection;
    if (node.kind == ExprKind::name) {
        readWord(node, selection);
    } else {
        for (const std::uint32_t operand : m_tools.tree.operands(node)) {
            const ExprNode& part = m_tools.tree.node(operand);
            if (part.kind == ExprKind::clause) {
                std::optional<std::uint32_t>& place = part.op == "where" ? selection.where : selection.of;
                if (place) {
                    m_parts.checkAny(operand); // the parser has already reported a second clause
                } else {
                    place = part.first;
                }
            } else if (part.kind == ExprKind::name && !isBracketed(part)) {
                readWord(part, selection);
            } else {
                readNumber(operand, selection);
            }
        }
    }
    if (selection.wantsNumber() && !selection.number && !selection.isBad) {
        m_tools.problems.report(readingDiagnostics["expr.relation-wants-number"], selection.relationAt,
                                {std::string(selection.relation->word)});
        selection.isBad = true;
    }
    return selection;
}

} // namespace orrery::engine
