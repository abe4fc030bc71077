// SPDX-License-Identifier: GPL-3.0-or-later
// Calls of functions that read more than plain values, and of content's own functions (X2.5, X2.6, V6).
#include "engine/check/expression_checker.h"
#include "engine/content/vocabulary_load.h"

#include <algorithm>
#include <cmath>

namespace orrery::engine {

namespace {

using Kind = TypedNode::Kind;
using Shape = ExpressionFunction::Shape;

constexpr DiagnosticSpec unknownFunction{"expr.unknown-function", Severity::error, "'{0}' is not a known function{1}"};
constexpr DiagnosticSpec wantsMaximum{"expr.last-wants-maximum", Severity::error,
                                      "last() reads a meter's maximum, but '{0}' is not one",
                                      "Write last(MaxPopulation) or last(Source.MaxPopulation)."};
constexpr DiagnosticSpec unknownRuntime{"expr.unknown-runtime", Severity::error, "there is no property '{0}'{1}"};
constexpr DiagnosticSpec notGivenInPlay{"expr.not-runtime", Severity::error, "'{0}' is not a run-time property{1}",
                                        "Declare the property with runtime=\"true\", or read it without runtime()."};
constexpr DiagnosticSpec wantsLiteral{"expr.object-wants-name", Severity::error, "object() needs a name in quotes"};
constexpr DiagnosticSpec wantsWord{"expr.wants-word", Severity::error, "'{0}' is not a valid {1}",
                                   "Write a name, or a text in quotes."};
constexpr DiagnosticSpec unknownTable{"expr.unknown-table", Severity::error, "there is no table '{0}'{1}"};
constexpr DiagnosticSpec unknownColumn{"expr.unknown-column", Severity::error, "the table has no column '{0}'{1}"};
constexpr DiagnosticSpec noRow{"expr.no-row", Severity::warning, "the table '{0}' has no row for {1}",
                               "Add a row for this key; otherwise, the value is the default of the column's format."};
constexpr DiagnosticSpec unknownScope{"expr.unknown-scope", Severity::error, "there is no scope '{0}'{1}"};
constexpr DiagnosticSpec wantsPart{"expr.wants-part", Severity::error, "'{0}' needs a part number",
                                   "Add the part number: dropIntoContext({0}, Source, 1, …)."};
constexpr DiagnosticSpec takesNoPart{"expr.takes-no-part", Severity::error, "'{0}' has no numbered parts",
                                     "Remove the number, or name a sub-scope."};
constexpr DiagnosticSpec badPart{"expr.bad-part", Severity::error, "'{0}' is not a valid part number",
                                 "Write a constant whole number, 1 or higher."};

constexpr std::uint16_t largestPart = 60'000;

} // namespace

TypedNode ExpressionChecker::checkCall(const ExprNode& node, Format hint) {
    if (isAggregate(node)) {
        return checkAggregate(node);
    }
    const std::string_view name = m_tree.tokenOf(node);
    const ExpressionFunction* row = findFunction(name, Shape::call);
    if (row == nullptr) {
        const Language* language = m_context.language;
        const auto found =
            language != nullptr ? language->functionNames.find(name) : decltype(language->functionNames.end()){};
        const bool isDefined = language != nullptr && found != language->functionNames.end();
        return isDefined ? checkDefined(node, found->second) : unknownCall(node);
    }
    const bool readsMore = row->kernel == nullptr && row->signature != Signature::choice;
    if (readsMore && !hasArity(node, *row)) {
        for (const std::uint32_t operand : m_tree.operands(node)) {
            if (m_tree.node(operand).kind != ExprKind::name) { // here words may be ids instead of values
                checkPart(operand);
            }
        }
        return bad(node);
    }
    switch (row->signature) {
    case Signature::value:
        return checkValue(node);
    case Signature::amount:
        return checkAmount(node);
    case Signature::runtime:
        return checkRuntime(node);
    case Signature::last:
        return checkLast(node);
    case Signature::named:
        return checkNamed(node);
    case Signature::roll:
        return checkRoll(node);
    case Signature::has:
        return checkHas(node);
    case Signature::ownedBy:
        return checkOwnedBy(node);
    case Signature::canHave:
        return checkCanHave(node);
    case Signature::option:
        return checkOption(node);
    case Signature::get:
        return checkGet(node);
    case Signature::fact:
        return checkFact(node);
    case Signature::lookup:
        return checkLookup(node);
    case Signature::context:
        return checkContext(node, hint);
    default:
        return checkOperation(node, *row, hint);
    }
}

TypedNode ExpressionChecker::unknownCall(const ExprNode& node) {
    const std::string_view name = m_tree.tokenOf(node);
    if (node.first != ExprNode::none && m_tree.node(node.first).kind == ExprKind::name) {
        const std::string_view word = m_tree.tokenOf(m_tree.node(node.first));
        if (isTypeWord(word) && !isReading(word)) {
            return checkAggregate(node); // sum(planets, …) with another word in place of sum
        }
    }
    const Language* language = m_context.language;
    if (m_context.vocabulary->aggregate(name) != nullptr ||
        (language != nullptr && language->aggregateNames.contains(name))) {
        report(wrongArity, node.token, {std::string(name), phrase("a selection"), valueCount(0)});
        return bad(node);
    }
    reportUnknown(unknownFunction, node, [&] {
        std::vector<std::string> known;
        for (const ExpressionFunction& other : functionRows()) {
            if (other.shape == Shape::call) {
                known.emplace_back(other.name);
            }
        }
        for (const AggregateSpec& other : m_context.vocabulary->aggregates()) {
            known.emplace_back(other.name);
        }
        if (language != nullptr) {
            for (const auto& [id, index] : language->functionNames) {
                known.push_back(id);
            }
            for (const auto& [id, index] : language->aggregateNames) {
                known.push_back(id);
            }
        }
        return known;
    });
    checkParts(node);
    return bad(node);
}

std::optional<std::string_view> ExpressionChecker::wordAt(const ExprNode& node, std::string_view wanted) {
    switch (node.kind) {
    case ExprKind::name:
        return m_tree.tokenOf(node);
    case ExprKind::text:
        return m_tree.textOf(node);
    case ExprKind::bad:
        checkParts(node);
        return std::nullopt;
    default:
        report(wantsWord, node.span, {asWritten(node.span), Phrase::said(std::string(wanted))});
        return std::nullopt;
    }
}

TypedNode ExpressionChecker::checkValue(const ExprNode& node) {
    if (!m_context.hasValue || m_level.isInner) {
        report(meansNothingHere, node.span,
               {std::string("value()"),
                phrase(m_level.isInner ? inPhrase("inside an aggregate or another context") : m_context.place)});
        return bad(node);
    }
    m_result.readsValue = true;
    return make(Kind::value, node, m_context.valueFormat);
}

TypedNode ExpressionChecker::checkAmount(const ExprNode& node) {
    if (!m_context.hasSubject) {
        report(meansNothingHere, node.span, {std::string("amount()"), phrase(m_context.place)});
        return bad(node);
    }
    m_result.readsAmount = true;
    return make(Kind::amount, node, numberFormat);
}

/// Checks a run-time property of the source (E7.9).
TypedNode ExpressionChecker::checkRuntime(const ExprNode& node) {
    const ExprNode& written = m_tree.node(node.first);
    const std::optional<std::string_view> name = wordAt(written, inPhrase("property"));
    if (!name) {
        return bad(node);
    }
    if (!m_context.hasSource || !m_context.hasObjects) {
        report(meansNothingHere, node.span, {std::string("runtime()"), phrase(m_context.place)});
        return bad(node);
    }
    const Vocabulary& vocabulary = *m_context.vocabulary;
    const std::optional<PropertyIndex> property = vocabulary.findProperty(*name);
    if (!property || !vocabulary.properties()[*property].isRuntime) {
        reportUnknown(property ? notGivenInPlay : unknownRuntime, written, [&] {
            std::vector<std::string> known;
            for (const Property& other : vocabulary.properties()) {
                if (other.isRuntime) {
                    known.push_back(other.id);
                }
            }
            return known;
        });
        return bad(node);
    }
    note(NameKind::property, written, *property);
    TypedNode out = make(Kind::member, node, vocabulary.properties()[*property].format);
    out.access = Access::runtime;
    out.index = *property;
    out.column = m_context.layout->property(*property);
    out.operands.push_back(object(node, ExpressionRoot::source));
    noteColumns(out);
    return out;
}

TypedNode ExpressionChecker::checkLast(const ExprNode& node) {
    if (!m_context.hasLast || !m_context.hasObjects) {
        report(meansNothingHere, node.span, {std::string("last()"), phrase(m_context.place)});
        return bad(node);
    }
    const ExprNode& written = m_tree.node(node.first);
    TypedNode meter = check(node.first, numberFormat);
    if (meter.isBad()) {
        return bad(node);
    }
    const ColumnLayout& layout = *m_context.layout;
    const bool isMeter = meter.kind == Kind::member && meter.access == Access::meter;
    if (!isMeter || layout[meter.column].role != ColumnRole::meterMax) {
        Diagnostic& finding = report(wantsMaximum, written.span, {asWritten(written.span)});
        if (isMeter) {
            const std::string maximum = "Max" + m_context.vocabulary->meters()[layout[meter.column].of].id;
            finding.fixes.push_back(
                {phrase("replace with '{0}'", {maximum}), {{m_file, m_text.rawSpan(written.token), maximum}}});
        }
        return bad(node);
    }
    meter.access = Access::lastMax;
    meter.index = layout[meter.column].of;
    meter.written = node.span;
    m_result.readsTurn = true; // the remembered value changes with the turn, and has no column
    return meter;
}

TypedNode ExpressionChecker::checkNamed(const ExprNode& node) {
    const ExprNode& written = m_tree.node(node.first);
    if (written.kind != ExprKind::text) {
        if (written.kind == ExprKind::bad) {
            check(node.first, textFormat);
            return bad(node);
        }
        Diagnostic& finding = report(wantsLiteral, written.span, {});
        if (written.kind == ExprKind::name) {
            const std::string name(m_tree.tokenOf(written));
            finding.fixes.push_back(
                {phrase("replace with '{0}'", {name}), {{m_file, m_text.rawSpan(written.span), "'" + name + "'"}}});
        }
        return bad(node);
    }
    if (!allowsObjects(node.span, "object()")) {
        return bad(node);
    }
    noteWord(NameKind::object, wordSpan(written), m_tree.textOf(written));
    return named(node, std::string(m_tree.textOf(written)));
}

TypedNode ExpressionChecker::named(const ExprNode& node, std::string name) {
    TypedNode out = make(Kind::named, node, objectFormat);
    out.detail = std::make_shared<const NodeDetail>(NodeDetail{std::move(name), {}, {}, {}});
    addColumn(Builtin::name);
    addColumn(Builtin::exists);
    return out;
}

/// Checks a call of a content function (V6.1).
TypedNode ExpressionChecker::checkDefined(const ExprNode& node, FunctionIndex index) {
    const CheckedFunction& function = m_context.language->functions[index];
    const std::vector<std::uint32_t> written = m_tree.operands(node);
    note(NameKind::function, node.token, index);
    if (m_context.isConstant) {
        report(meansNothingHere, node.token, {function.id + "()", phrase(m_context.place)});
        checkParts(node);
        return bad(node);
    }
    if (written.size() != function.parameters.size()) {
        Diagnostic& finding = report(wrongArity, node.token,
                                     {function.id, valueCount(function.parameters.size()), valueCount(written.size())});
        finding.notes.push_back({function.where, phrase("defined here")});
        checkParts(node);
        return bad(node);
    }
    TypedNode out = make(Kind::call, node, function.result);
    out.index = index;
    for (std::size_t i = 0; i < written.size(); ++i) {
        out.operands.push_back(check(written[i], function.parameters[i].format));
        require(out.operands.back(), function.parameters[i].format);
    }
    if (function.result.isBad() || std::ranges::any_of(out.operands, &TypedNode::isBad)) {
        return bad(node);
    }
    noteReads(function.body.get());
    return out;
}

/// Adds the reads of a definition's body to those of the expression that uses it.
void ExpressionChecker::noteReads(const TypedExpression* body) {
    if (body == nullptr) {
        return;
    }
    m_result.variables.insert(m_result.variables.end(), body->variables.begin(), body->variables.end());
    m_result.columns.insert(m_result.columns.end(), body->columns.begin(), body->columns.end());
    m_result.readsTurn = m_result.readsTurn || body->readsTurn;
    m_result.readsLanes = m_result.readsLanes || body->readsLanes;
    m_result.readsChance = m_result.readsChance || body->readsChance;
}

/// Checks a call such as lookup(Costs, turn, food). With a constant key it becomes the cell's value.
TypedNode ExpressionChecker::checkLookup(const ExprNode& node) {
    const std::vector<std::uint32_t> written = m_tree.operands(node);
    const ExprNode& tableNode = m_tree.node(written[0]);
    const ExprNode& columnNode = m_tree.node(written[2]);
    if (m_context.isConstant) {
        report(meansNothingHere, node.span, {std::string("lookup()"), phrase(m_context.place)});
        return bad(node);
    }
    const auto tableName = wordAt(tableNode, inPhrase("table"));
    const auto columnName = wordAt(columnNode, inPhrase("table column"));
    const Language* language = m_context.language;
    const CheckedTable* table = nullptr;
    TableIndex index = 0;
    if (tableName) {
        if (language != nullptr) {
            if (const auto found = language->tableNames.find(*tableName); found != language->tableNames.end()) {
                index = found->second;
                table = &language->tables[index];
                note(NameKind::table, tableNode, index);
            }
        }
        if (table == nullptr) {
            reportUnknown(unknownTable, tableNode, [&] {
                std::vector<std::string> known;
                for (std::size_t i = 0; language != nullptr && i < language->tables.size(); ++i) {
                    known.push_back(language->tables[i].id);
                }
                return known;
            });
        }
    }
    TypedNode key = check(written[1], table != nullptr ? table->key : badFormat);
    if (table == nullptr || !columnName) {
        return bad(node);
    }
    require(key, table->key);
    const auto columnPlace = table->findColumn(*columnName);
    if (!columnPlace) {
        reportUnknown(unknownColumn, columnNode, [&] {
            std::vector<std::string> known;
            for (const CheckedTable::Column& other : table->columns) {
                known.push_back(other.id);
            }
            return known;
        });
        return bad(node);
    }
    note(NameKind::column, columnNode, *columnPlace, index);
    const Format format = table->columns[*columnPlace].format;
    if (key.isBad() || table->key.isBad() || format.isBad()) {
        return bad(node);
    }
    const bool isText = format == textFormat || format == pairFormat || format == diceFormat;
    std::optional<double> known = key.constant;
    if (key.kind == Kind::text) {
        known = table->keyOf(key.text());
    }
    if (!known) {
        TypedNode out = make(Kind::lookup, node, format);
        out.index = index;
        out.column = {static_cast<std::uint16_t>(*columnPlace)};
        out.operands.push_back(std::move(key));
        return out;
    }
    const auto row = table->find(*known);
    const FormatDefault* fallback = defaultOf(*m_context.vocabulary, format);
    if (!row) {
        report(noRow, key.written, {table->id, asWritten(key.written)});
        if (isText) {
            return literal(node, format, fallback != nullptr ? fallback->text : std::string());
        }
        return constant(node, format,
                        fallback != nullptr                                 ? fallback->value
                        : format == numberFormat || format == booleanFormat ? 0.0
                                                                            : noneValue);
    }
    const std::size_t cell = *row * table->columns.size() + *columnPlace;
    const double value = table->cells[cell];
    return isText ? literal(node, format, table->texts[static_cast<std::size_t>(value)])
                  : constant(node, format, value);
}

/// Checks a call such as dropIntoContext(ship.weapon, Source, 1, CritMult) (V6.3).
TypedNode ExpressionChecker::checkContext(const ExprNode& node, Format hint) {
    const std::vector<std::uint32_t> written = m_tree.operands(node);
    const ExprNode& scopeNode = m_tree.node(written[0]);
    const bool isWord = scopeNode.kind == ExprKind::name || scopeNode.kind == ExprKind::member;
    const auto named = isWord ? std::optional(m_tree.slice(scopeNode.span)) : wordAt(scopeNode, inPhrase("scope"));
    std::optional<ScopeIndex> scope;
    if (named) {
        const std::vector<VariableScope>& scopes = m_context.vocabulary->scopes();
        scope = named->empty() ? std::nullopt : m_context.vocabulary->findScope(*named);
        if (!scope) {
            ExprNode whole = scopeNode;
            whole.token = whole.span;
            reportUnknown(unknownScope, whole, [&] {
                std::vector<std::string> known;
                for (const VariableScope& other : scopes) {
                    known.push_back(other.id);
                }
                return known;
            });
        }
    }
    if (scope) {
        noteScope(scopeNode, *scope);
    }
    TypedNode out = make(Kind::context, node, badFormat);
    out.operands.push_back(check(written[1], objectFormat));
    require(out.operands[0], objectFormat);
    const bool hasPart = written.size() == 4;
    bool isGood = !out.operands[0].isBad() && scope && allowsObjects(node.span, "dropIntoContext()");
    if (hasPart) {
        TypedNode part = check(written[2], numberFormat);
        require(part, numberFormat);
        const double number = part.constant.value_or(0.0);
        if (!part.isBad() && (number < 1.0 || number > largestPart || number != std::floor(number))) {
            report(badPart, part.written, {asWritten(part.written)});
            part.format = badFormat;
        }
        isGood = isGood && !part.isBad();
        out.index = part.isBad() ? std::uint16_t{0} : static_cast<std::uint16_t>(number);
    }
    const bool isOfParts = scope && m_context.vocabulary->scopes()[*scope].parent;
    if (isGood && hasPart != isOfParts) {
        report(isOfParts ? wantsPart : takesNoPart, scopeNode.span, {std::string(*named)});
        isGood = false;
    }
    out.operands.push_back(inner(written.back(), hint, scope.value_or(globalScope)));
    if (!isGood || out.operands[1].isBad()) {
        return bad(node);
    }
    out.format = out.operands[1].format;
    out.constant = out.operands[1].constant;
    return out;
}

/// Checks an expression whose bare names read another object, its candidate.
TypedNode ExpressionChecker::inner(std::uint32_t index, Format hint, ScopeIndex scope) {
    const Level outer = std::exchange(m_level, Level{ExpressionRoot::candidate, scope, true});
    TypedNode out = check(index, hint);
    m_level = outer;
    return out;
}

} // namespace orrery::engine
