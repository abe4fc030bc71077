// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression_checker.h"

#include "engine/text/invisible.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace orrery::engine {

namespace {

using Kind = TypedNode::Kind;
using Shape = ExpressionFunction::Shape;

constexpr DiagnosticSpec wrongFormat{"expr.wrong-format", Severity::error,
                                     "'{0}' has the format {1}, but {2} is required"};
constexpr DiagnosticSpec differentFormats{"expr.different-formats", Severity::error,
                                          "'{0}' has the format {1} and '{2}' has {3}: both need the same format"};
constexpr DiagnosticSpec chainedComparison{"expr.chained-comparison", Severity::error,
                                           "'{0}' is already true or false and cannot be compared again",
                                           "Write a < b and b < c instead of a < b < c."};
constexpr DiagnosticSpec strayClause{"expr.stray-selection", Severity::error,
                                     "'{0}' is a selection of objects, which only an aggregate can use",
                                     "Put count(…), sum(…, Population) or another aggregate around it."};
constexpr DiagnosticSpec divisionByZero{"expr.division-by-zero", Severity::error, "'{0}' divides by zero"};
constexpr DiagnosticSpec overflow{"expr.overflow", Severity::error, "'{0}' is too large for a number"};
constexpr DiagnosticSpec notANumber{"expr.no-value", Severity::error, "'{0}' has no value"};
constexpr DiagnosticSpec unusedBranch{"expr.unused-branch", Severity::warning,
                                      "'{0}' is never used: the condition is always {1}"};

} // namespace

Diagnostic& ExpressionChecker::report(const DiagnosticSpec& spec, Span decoded, std::vector<Phrase> args) {
    m_diagnostics.push_back({&spec, {m_file, m_text.rawSpan(decoded)}, withVisibleCharacters(std::move(args))});
    return m_diagnostics.back();
}

TypedNode ExpressionChecker::make(Kind kind, const ExprNode& node, Format format) const {
    TypedNode out;
    out.kind = kind;
    out.format = format;
    out.written = node.span;
    return out;
}

TypedNode ExpressionChecker::constant(const ExprNode& node, Format format, double value) const {
    TypedNode out = make(Kind::constant, node, format);
    out.constant = value;
    return out;
}

TypedNode ExpressionChecker::check(std::uint32_t index, Format hint) {
    const ExprNode& node = m_tree.node(index);
    switch (node.kind) {
    case ExprKind::number:
        return constant(node, numberFormat, node.number);
    case ExprKind::text:
        return literal(node, textFormat, std::string(m_tree.textOf(node)));
    case ExprKind::dice:
        return checkDice(node);
    case ExprKind::pair:
        return checkNumberPair(node);
    case ExprKind::name:
        return checkName(node, hint);
    case ExprKind::member:
        return checkMember(node);
    case ExprKind::call:
        return checkCall(node, hint);
    case ExprKind::prefix:
        return checkOperation(node, *findFunction(node.op, Shape::prefix), hint);
    case ExprKind::infix:
        return checkOperation(node, *findFunction(node.op, Shape::infix), hint);
    case ExprKind::choice:
        return checkOperation(node, *findFunction("if", Shape::call), hint);
    case ExprKind::selection:
        report(strayClause, node.span, {asWritten(node.span)});
        break;
    case ExprKind::clause:
    case ExprKind::bad:
        break;
    }
    checkParts(node);
    return bad(node);
}

void ExpressionChecker::checkParts(const ExprNode& node) {
    for (const std::uint32_t operand : m_tree.operands(node)) {
        checkPart(operand);
    }
}

void ExpressionChecker::checkPart(std::uint32_t index) {
    const ExprNode& node = m_tree.node(index);
    if (node.kind == ExprKind::selection) {
        for (const std::uint32_t operand : m_tree.operands(node)) {
            if (m_tree.node(operand).kind != ExprKind::name) { // words have a meaning in aggregates only
                checkPart(operand);
            }
        }
    } else if (node.kind == ExprKind::clause) {
        const bool isWhere = node.op == "where";
        isWhere ? inner(node.first, booleanFormat, globalScope) : check(node.first, objectFormat);
    } else {
        check(index, badFormat);
    }
}

bool ExpressionChecker::allowsObjects(Span where, std::string_view what) {
    if (m_context.hasObjects) {
        return true;
    }
    report(meansNothingHere, where, {std::string(what), phrase(m_context.place)});
    return false;
}

void ExpressionChecker::require(TypedNode& node, Format wanted) {
    if (node.isBad() || wanted.isBad() || node.format == wanted) {
        return;
    }
    report(wrongFormat, node.written, {std::string(m_tree.slice(node.written)), nameOf(node.format), nameOf(wanted)});
    node.format = badFormat;
}

void ExpressionChecker::requireComparable(TypedNode& node, const ExprNode& written) {
    const ExpressionFunction* row = written.kind == ExprKind::infix ? findFunction(written.op, Shape::infix) : nullptr;
    if (!node.isBad() && row != nullptr && row->signature == Signature::compare) {
        report(chainedComparison, written.span, {std::string(m_tree.slice(written.span))});
        node.format = badFormat;
    }
    require(node, numberFormat);
}

Phrase ExpressionChecker::valueCount(std::size_t count) {
    return count == 0   ? phrase("no value")
           : count == 1 ? phrase("{0} value", {std::string("1")})
                        : phrase("{0} values", {std::to_string(count)});
}

bool ExpressionChecker::hasArity(const ExprNode& node, const ExpressionFunction& row) {
    const std::size_t given = m_tree.operands(node).size();
    if (given >= row.least && (row.most == ExpressionFunction::anyNumber || given <= row.most)) {
        return true;
    }
    const std::string least = std::to_string(row.least);
    const Phrase wanted = row.most == ExpressionFunction::anyNumber ? phrase("{0} or more values", {least})
                          : row.most > row.least ? phrase("{0} or {1} values", {least, std::to_string(row.most)})
                                                 : valueCount(row.least);
    report(wrongArity, node.token, {std::string(row.name), wanted, valueCount(given)});
    return false;
}

/// Checks two values of one format: a bare word is resolved by the other side (`size == large`, `large == size`).
void ExpressionChecker::checkPair(std::uint32_t left, std::uint32_t right, Format hint, std::vector<TypedNode>& out) {
    // A word may be both a member and a type (`system`), so it is checked last if the other side is not a word.
    const auto isName = [&](std::uint32_t index) { return m_tree.node(index).kind == ExprKind::name; };
    const bool mayMeanMore = isHungry(left) || (isName(left) && !isName(right));
    const bool rightFirst = hint.isBad() && mayMeanMore && !isHungry(right);
    TypedNode first = check(rightFirst ? right : left, hint);
    TypedNode second = check(rightFirst ? left : right, first.isBad() ? hint : first.format);
    if (!first.isBad() && !second.isBad() && first.format != second.format) {
        const TypedNode& a = rightFirst ? second : first;
        const TypedNode& b = rightFirst ? first : second;
        report(differentFormats, {a.written.begin, b.written.end},
               {std::string(m_tree.slice(a.written)), nameOf(a.format), std::string(m_tree.slice(b.written)),
                nameOf(b.format)});
        first.format = badFormat;
    }
    out.push_back(std::move(rightFirst ? second : first));
    out.push_back(std::move(rightFirst ? first : second));
}

TypedNode ExpressionChecker::checkOperation(const ExprNode& node, const ExpressionFunction& row, Format hint) {
    if (!hasArity(node, row)) {
        checkParts(node);
        return bad(node);
    }
    const std::vector<std::uint32_t> written = m_tree.operands(node);
    TypedNode out = make(Kind::operation, node, booleanFormat);
    out.function = &row;
    out.operands.reserve(written.size());
    switch (row.signature) {
    case Signature::equal:
        checkPair(written[0], written[1], badFormat, out.operands);
        break;
    case Signature::choice:
        out.kind = Kind::choice;
        out.operands.push_back(check(written[0], booleanFormat));
        require(out.operands[0], booleanFormat);
        checkPair(written[1], written[2], hint, out.operands);
        out.format = out.operands[1].format;
        break;
    default:
        for (const std::uint32_t operand : written) {
            const bool wantsTruth = row.signature == Signature::boolean;
            out.operands.push_back(check(operand, wantsTruth ? booleanFormat : numberFormat));
            if (row.signature == Signature::compare) {
                requireComparable(out.operands.back(), m_tree.node(operand));
            } else {
                require(out.operands.back(), wantsTruth ? booleanFormat : numberFormat);
            }
        }
        out.format = row.signature == Signature::number ? numberFormat : booleanFormat;
        break;
    }
    if (std::ranges::any_of(out.operands, &TypedNode::isBad)) {
        return bad(node);
    }
    if (out.kind == Kind::choice) {
        foldChoice(out);
    } else {
        fold(out, node);
    }
    return out;
}

/// Computes a constant value now, with the operation's own kernel; a failure is an error (X1.3).
void ExpressionChecker::fold(TypedNode& node, const ExprNode& written) {
    const Kernel& kernel = *node.function->kernel;
    const std::string text(m_tree.slice(written.span));
    const TypedNode& first = node.operands.front();
    const TypedNode& last = node.operands.back();
    if (kernel.dividesByZero != nullptr && last.constant &&
        kernel.dividesByZero(first.constant.value_or(1.0), *last.constant)) {
        report(divisionByZero, written.span, {text});
        node.format = badFormat;
        return;
    }
    const bool isKnown = std::ranges::all_of(node.operands, [](const TypedNode& n) { return n.constant.has_value(); });
    if (!isKnown) {
        // `false and x` is false for any x (E4.5), so one decisive operand is enough.
        if (node.function->signature == Signature::boolean && node.operands.size() == 2) {
            const double unknown = std::numeric_limits<double>::quiet_NaN();
            const double decisive = kernel.one(0.0, unknown) == 0.0 ? 0.0 : 1.0;
            for (const TypedNode& operand : node.operands) {
                if (operand.constant == decisive) {
                    node.constant = decisive;
                }
            }
        }
        return;
    }
    double result = *first.constant;
    if (node.operands.size() == 1) {
        result = kernel.one(result, 0.0);
    }
    for (std::size_t i = 1; i < node.operands.size(); ++i) {
        result = kernel.one(result, *node.operands[i].constant);
    }
    if (!std::isfinite(result)) {
        report(std::isnan(result) ? notANumber : overflow, written.span, {text});
        node.format = badFormat;
        return;
    }
    node.constant = result;
}

void ExpressionChecker::foldChoice(TypedNode& node) {
    if (!node.operands[0].constant) {
        return;
    }
    const bool isTrue = *node.operands[0].constant == 1.0;
    const TypedNode& unused = node.operands[isTrue ? 2 : 1];
    report(unusedBranch, unused.written,
           {std::string(m_tree.slice(unused.written)), phrase(isTrue ? inPhrase("true") : inPhrase("false"))});
    node.constant = node.operands[isTrue ? 1 : 2].constant;
}

} // namespace orrery::engine
