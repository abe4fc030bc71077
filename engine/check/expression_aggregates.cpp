// SPDX-License-Identifier: GPL-3.0-or-later
// Aggregates over related objects (X3). Their selections are parsed here, word by word, against the rows of relations
// and the types of the vocabulary, so neither needs a grammar.
#include "engine/check/expression_checker.h"
#include "engine/check/variables.h"

#include <algorithm>

namespace orrery::engine {

namespace {

using Kind = TypedNode::Kind;

constexpr DiagnosticSpec unknownAggregate{"expr.unknown-aggregate", Severity::error,
                                          "'{0}' is not a known aggregate{1}"};
constexpr DiagnosticSpec unknownWord{"expr.unknown-relation", Severity::error,
                                     "'{0}' is neither a type nor a relation{1}"};
constexpr DiagnosticSpec secondWord{"expr.selects-twice", Severity::error,
                                    "unexpected '{0}': a selection has at most one type and one relation"};
constexpr DiagnosticSpec wantsNumber{"expr.relation-wants-number", Severity::error, "'{0}' needs a distance",
                                     "Write a number after it: near 100, near 2 jumps."};
constexpr DiagnosticSpec strayNumber{"expr.relation-takes-no-number", Severity::error,
                                     "unexpected '{0}': no relation before it takes a number"};
constexpr DiagnosticSpec noJumps{"expr.takes-no-jumps", Severity::error, "'jumps' must follow a number: near 2 jumps"};
constexpr DiagnosticSpec wantsBrackets{"expr.number-in-brackets", Severity::error,
                                       "'{0}' is not a selection word; to use its value, put it in brackets"};
constexpr DiagnosticSpec negativeNumber{"expr.negative-distance", Severity::error, "the distance '{0}' is negative"};
constexpr DiagnosticSpec ofWithout{"expr.of-without-relation", Severity::error,
                                   "'of' names the object where a relation starts, but there is no relation here",
                                   "Add a relation such as attached, owned or near 100, or remove 'of'."};
constexpr DiagnosticSpec wantsSelection{"expr.aggregate-wants-selection", Severity::error,
                                        "'{0}' needs a selection of objects, but '{1}' is not one",
                                        "Write the selection first: {0}(owned planets), {0}(ships here, Structure)."};
constexpr DiagnosticSpec wantsValue{"expr.aggregate-wants-value", Severity::error, "'{0}' needs a value to aggregate",
                                    "Write the value after a comma: {0}(owned planets, Population)."};
constexpr DiagnosticSpec constantWhere{"expr.constant-condition", Severity::warning, "'{0}' is always {1}"};

bool isBracketed(const ExprNode& node) {
    return node.span != node.token;
}

} // namespace

ExpressionChecker::TypeWord ExpressionChecker::typeOf(std::string_view word) const {
    const Vocabulary& vocabulary = *m_context.vocabulary;
    if (word == "objects" || word == "object") {
        return {.isType = true, .type = vocabulary.findType(word)};
    }
    std::optional<TypeIndex> type = vocabulary.findType(word);
    if (!type && word.ends_with('s')) {
        type = vocabulary.findType(word.substr(0, word.size() - 1));
    }
    return {.isType = type.has_value(), .type = type};
}

/// Returns whether a word names a type, such as `planets` in min(planets, Population); a number that content gives this
/// name precedes it.
bool ExpressionChecker::isTypeWord(std::string_view word) const {
    return typeOf(word).isType && !isOwnName(word);
}

/// Returns whether a call is an aggregate, by its name or its arguments: min and max are functions of numbers as well.
bool ExpressionChecker::isAggregate(const ExprNode& node) const {
    const std::string_view name = m_tree.tokenOf(node);
    if (node.first != ExprNode::none && m_tree.node(node.first).kind == ExprKind::selection) {
        return true;
    }
    const bool isKnown = m_context.vocabulary->aggregate(name) != nullptr ||
                         (m_context.language != nullptr && m_context.language->aggregateNames.contains(name));
    const bool isFunction = findFunction(name, ExpressionFunction::Shape::call) != nullptr;
    if (!isKnown || !isFunction) {
        return isKnown;
    }
    return node.first != ExprNode::none && m_tree.node(node.first).kind == ExprKind::name &&
           isTypeWord(m_tree.tokenOf(m_tree.node(node.first)));
}

void ExpressionChecker::reportWord(const ExprNode& word, const Selected& selected) {
    const std::string name(m_tree.tokenOf(word));
    const bool wantsOne = selected.relation != nullptr && selected.relation->parameter != RelationParameter::none;
    if (wantsOne && !selected.number && isReading(name)) {
        Diagnostic& finding = report(wantsBrackets, word.token, {name});
        finding.fixes.push_back(
            {phrase("put it in brackets"), {{m_file, m_text.rawSpan(word.token), "(" + name + ")"}}});
        return;
    }
    reportUnknown(unknownWord, word, [&] {
        std::vector<std::string> known{"objects"};
        for (const Type& type : m_context.vocabulary->types()) {
            known.push_back(type.id);
            known.push_back(type.id + "s");
        }
        for (const RelationSpec& relation : m_context.vocabulary->relations()) {
            known.emplace_back(relation.word);
        }
        return known;
    });
}

void ExpressionChecker::readWord(const ExprNode& node, Selected& selected) {
    const std::string_view word = m_tree.tokenOf(node);
    const RelationSpec* relation = word.empty() ? nullptr : m_context.vocabulary->relation(word);
    const bool takesJumps =
        selected.relation != nullptr && selected.relation->parameter == RelationParameter::distanceOrJumps;
    if (relation != nullptr && selected.relation == nullptr) {
        selected.relation = relation;
        selected.relationAt = node.token;
    } else if (const TypeWord type = typeOf(word); type.isType && !selected.hasType) {
        selected.hasType = true;
        selected.type = type.type;
        if (type.type) {
            const auto size = m_context.vocabulary->types()[*type.type].id.size();
            note(NameKind::type, {node.token.begin, node.token.begin + static_cast<std::uint32_t>(size)}, *type.type);
        }
    } else if (word == jumpsWord && selected.number && takesJumps && !selected.inJumps) {
        selected.inJumps = true;
    } else {
        selected.isBad = true;
        if (word == jumpsWord) {
            report(noJumps, node.token, {});
        } else if (relation != nullptr || type.isType) {
            report(secondWord, node.token, {std::string(word)});
        } else {
            reportWord(node, selected);
        }
    }
}

void ExpressionChecker::readNumber(std::uint32_t index, Selected& selected) {
    const ExprNode& node = m_tree.node(index);
    if (selected.relation != nullptr && selected.relation->parameter != RelationParameter::none && !selected.number) {
        selected.number = index;
        return;
    }
    selected.isBad = true;
    if (node.kind == ExprKind::bad) {
        checkPart(index);
    } else {
        report(strayNumber, node.span, {asWritten(node.span)});
    }
}

ExpressionChecker::Selected ExpressionChecker::readSelection(const ExprNode& selection) {
    Selected selected;
    if (selection.kind == ExprKind::name) {
        readWord(selection, selected);
    } else {
        for (const std::uint32_t operand : m_tree.operands(selection)) {
            const ExprNode& part = m_tree.node(operand);
            if (part.kind == ExprKind::clause) {
                std::optional<std::uint32_t>& place = part.op == "where" ? selected.where : selected.of;
                if (place) {
                    checkPart(operand); // a second one was already reported
                } else {
                    place = part.first;
                }
            } else if (part.kind == ExprKind::name && !isBracketed(part)) {
                readWord(part, selected);
            } else {
                readNumber(operand, selected);
            }
        }
    }
    const bool wantsOne = selected.relation != nullptr && selected.relation->parameter != RelationParameter::none;
    if (wantsOne && !selected.number && !selected.isBad) {
        report(wantsNumber, selected.relationAt, {std::string(selected.relation->word)});
        selected.isBad = true;
    }
    return selected;
}

/// Returns the object from which the relation starts; the relation to all objects starts from none.
TypedNode ExpressionChecker::from(const Selected& selected, const ExprNode& node) {
    if (selected.relation == nullptr && selected.of) {
        TypedNode unused = check(*selected.of, objectFormat);
        if (!selected.isBad && !unused.isBad()) {
            report(ofWithout, unused.written, {});
        }
        return bad(node);
    }
    if (selected.of) {
        TypedNode object = check(*selected.of, objectFormat);
        require(object, objectFormat);
        return object;
    }
    return selected.relation == nullptr ? constant(node, objectFormat, noneValue) : bareObject(node);
}

bool ExpressionChecker::addNumber(const Selected& selected, AggregateCall& call, TypedNode& out) {
    if (!selected.number) {
        return true;
    }
    call.hasNumber = true;
    call.inJumps = selected.inJumps;
    TypedNode number = check(*selected.number, numberFormat);
    require(number, numberFormat);
    if (!number.isBad() && number.constant && *number.constant < 0.0) {
        report(negativeNumber, number.written, {asWritten(number.written)});
        number.format = badFormat;
    }
    out.operands.push_back(std::move(number));
    return !out.operands.back().isBad();
}

/// Returns the scope of variables for the related objects, whose type the selection names.
ScopeIndex ExpressionChecker::scopeOf(const Selected& selected) const {
    return selected.type ? scopeOfType(*m_context.vocabulary, *selected.type).value_or(globalScope) : globalScope;
}

bool ExpressionChecker::addWhere(const Selected& selected, AggregateCall& call, TypedNode& out) {
    if (!selected.where) {
        return true;
    }
    call.hasWhere = true;
    TypedNode where = inner(*selected.where, booleanFormat, scopeOf(selected));
    require(where, booleanFormat);
    if (!where.isBad() && where.constant) {
        report(constantWhere, where.written,
               {asWritten(where.written), phrase(*where.constant == 1.0 ? inPhrase("true") : inPhrase("false"))});
    }
    out.operands.push_back(std::move(where));
    return !out.operands.back().isBad();
}

bool ExpressionChecker::addValue(const Selected& selected, std::uint32_t index, Format wanted, AggregateCall& call,
                                 TypedNode& out) {
    call.hasValue = true;
    out.operands.push_back(inner(index, wanted, scopeOf(selected)));
    require(out.operands.back(), wanted);
    return !out.operands.back().isBad();
}

TypedNode ExpressionChecker::checkAggregate(const ExprNode& node) {
    const std::string name(m_tree.tokenOf(node));
    const std::vector<std::uint32_t> written = m_tree.operands(node);
    if (written.empty()) {
        report(wrongArity, node.token, {name, phrase("a selection of objects"), phrase("nothing")});
        return bad(node);
    }
    const ExprNode& selection = m_tree.node(written[0]);
    AggregateCall call;
    call.row = m_context.vocabulary->aggregate(name);
    if (call.row == nullptr && m_context.language != nullptr) {
        const auto found = m_context.language->aggregateNames.find(name);
        call.defined = found == m_context.language->aggregateNames.end() ? std::nullopt : std::optional(found->second);
        if (call.defined) {
            note(NameKind::aggregate, node.token, *call.defined);
        }
    }
    if (call.row == nullptr && !call.defined) {
        reportUnknown(unknownAggregate, node, [&] {
            std::vector<std::string> known;
            for (const AggregateSpec& other : m_context.vocabulary->aggregates()) {
                known.emplace_back(other.name);
            }
            if (m_context.language != nullptr) {
                for (const auto& [id, index] : m_context.language->aggregateNames) {
                    known.push_back(id);
                }
            }
            return known;
        });
    }
    bool isGood = call.row != nullptr || (call.defined && m_context.language->aggregates[*call.defined].isGood);
    if (selection.kind != ExprKind::selection && selection.kind != ExprKind::name) {
        if (selection.kind != ExprKind::bad) {
            report(wantsSelection, selection.span, {name, asWritten(selection.span)});
        }
        checkParts(node);
        return bad(node);
    }
    if (isGood && !allowsObjects(node.span, name + "()")) {
        checkParts(node);
        return bad(node);
    }
    const Selected selected = readSelection(selection);
    isGood = isGood && !selected.isBad;
    TypedNode out = make(Kind::aggregate, node, {call.row != nullptr ? call.row->gives : FormatKind::number});
    out.operands.push_back(from(selected, selection));
    isGood = !out.operands[0].isBad() && isGood;
    isGood = addNumber(selected, call, out) && isGood;
    isGood = addWhere(selected, call, out) && isGood;
    const bool isKnown = call.row != nullptr || call.defined;
    if (written.size() > 1) {
        const Format wanted{call.row != nullptr ? call.row->takes : FormatKind::number};
        isGood = addValue(selected, written[1], isKnown ? wanted : badFormat, call, out) && isGood;
        for (std::size_t i = 2; i < written.size(); ++i) {
            checkPart(written[i]);
        }
    }
    if (isKnown && written.size() == 1 && (call.row == nullptr || !call.row->takesNothing)) {
        report(wantsValue, node.token, {name});
        isGood = false;
    } else if (isKnown && written.size() > 2) {
        report(wrongArity, node.token,
               {name, phrase("a selection and one value"),
                phrase("a selection and {0} values", {std::to_string(written.size() - 1)})});
        isGood = false;
    }
    if (!isGood) {
        return bad(node);
    }
    call.relation = selected.relation != nullptr ? selected.relation : m_context.vocabulary->relation("");
    call.type = selected.type;
    addColumn(Builtin::exists);
    addColumn(Builtin::objectType);
    if (call.relation != nullptr) {
        for (const Builtin column : call.relation->builtins) {
            addColumn(column);
        }
        m_result.readsLanes = m_result.readsLanes || call.relation->readsLanes;
    }
    if (call.defined) {
        const CheckedAggregate& defined = m_context.language->aggregates[*call.defined];
        noteReads(defined.step.get());
        noteReads(defined.finish.get());
    }
    out.detail = std::make_shared<const NodeDetail>(NodeDetail{{}, {}, std::move(call), {}});
    return out;
}

} // namespace orrery::engine
