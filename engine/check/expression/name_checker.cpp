// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/name_checker.h"

#include "engine/check/expression/expression_diagnostics.h"
#include "engine/check/expression/suggestions.h"
#include "engine/check/expression/typed_nodes.h"

namespace orrery::engine {

namespace {

using Kind = TypedNode::Kind;

} // namespace

TypedNode NameChecker::checkWord(const ExprNode& node, const WordRow& row, Format hint) {
    const ExpressionContext& context = m_tools.context;
    const auto unlessMissing = [&](bool isThere, auto&& read) {
        if (!isThere) {
            m_tools.problems.reportUnavailable(node.token, row.name);
            return badNode(node);
        }
        return read();
    };
    const auto object = [&](ExpressionRoot root) { return [&, root] { return m_tools.bareNames.object(node, root); }; };
    switch (row.meaning) {
    case WordRow::Meaning::source:
        return unlessMissing(context.hasSource, object(ExpressionRoot::source));
    case WordRow::Meaning::target:
        return unlessMissing(context.hasTarget, object(ExpressionRoot::target));
    case WordRow::Meaning::subject:
        return unlessMissing(context.hasSubject, object(ExpressionRoot::subject));
    case WordRow::Meaning::turn:
        return unlessMissing(!context.isConstant, [&] {
            m_tools.reads.addTurn();
            return makeNode(Kind::turn, node, numberFormat);
        });
    case WordRow::Meaning::none: {
        const bool canBeNone = !hint.isBad() && hint != numberFormat && hint != booleanFormat && hint != textFormat;
        return constantNode(node, canBeNone ? hint : objectFormat, row.value);
    }
    case WordRow::Meaning::constant:
        break;
    }
    return constantNode(node, row.format, row.value);
}

TypedNode NameChecker::readMember(TypedNode member, TypedNode base) {
    member.operands.push_back(std::move(base));
    m_tools.reads.addMember(member);
    return member;
}

/// Returns the first meaning of a name; nullopt if it has none.
std::optional<TypedNode> NameChecker::find(const ExprNode& node, Format hint) {
    if (std::optional<TypedNode> found = m_content.parameter(node)) {
        return found;
    }
    if (const WordRow* row = findWord(m_tools.tree.tokenOf(node))) {
        return checkWord(node, *row, hint);
    }
    if (std::optional<TypedNode> found = m_values.find(node, hint)) {
        return found;
    }
    if (std::optional<TypedNode> found = m_members.find(node)) {
        TypedNode base = m_tools.bareNames.read(node);
        return base.isBad() ? std::move(base) : readMember(*std::move(found), std::move(base));
    }
    if (std::optional<TypedNode> found = m_variables.bare(node)) {
        return found;
    }
    if (std::optional<TypedNode> found = m_content.game(node)) {
        return found;
    }
    if (std::optional<TypedNode> found = m_content.define(node)) {
        return found;
    }
    if (std::optional<TypedNode> found = m_values.findEnumerator(node)) {
        return found;
    }
    if (std::optional<TypedNode> found = m_values.find(node, classFormat)) {
        return found;
    }
    if (std::optional<TypedNode> found = m_values.find(node, typeFormat)) {
        return found;
    }
    return m_content.scenarioObject(node);
}

TypedNode NameChecker::checkName(const ExprNode& node, Format hint) {
    if (std::optional<TypedNode> found = find(node, hint)) {
        return *std::move(found);
    }
    m_tools.problems.reportUnknown(expressionDiagnostics["expr.unknown-name"], node, [&] {
        const Suggestions suggestions(m_tools.context);
        std::vector<std::string> wanted = suggestions.values(hint);
        return nearestNames(m_tools.tree.tokenOf(node), wanted).empty() ? suggestions.bareNames() : wanted;
    });
    return badNode(node);
}

TypedNode NameChecker::checkMember(const ExprNode& node) {
    TypedNode base = m_parts.check(node.first, objectFormat);
    if (base.isBad()) {
        return badNode(node);
    }
    if (base.format != objectFormat) {
        m_tools.problems.report(expressionDiagnostics["expr.not-an-object"], base.written,
                                {m_tools.problems.written(base.written), m_tools.problems.nameOf(base.format)});
        return badNode(node);
    }
    if (std::optional<TypedNode> found = m_members.find(node)) {
        return readMember(*std::move(found), std::move(base));
    }
    if (std::optional<TypedNode> found = m_variables.of(node, std::move(base))) {
        return *std::move(found);
    }
    m_tools.problems.reportUnknown(expressionDiagnostics["expr.unknown-member"], node,
                                   [&] { return Suggestions(m_tools.context).membersAndOwn(); });
    return badNode(node);
}

} // namespace orrery::engine
