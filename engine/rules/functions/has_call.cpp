// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/functions/has_call.h"

#include "engine/check/expression/class_finder.h"
#include "engine/check/expression/expression_diagnostics.h"
#include "engine/check/expression/reading_diagnostics.h"
#include "engine/check/expression/suggestions.h"
#include "engine/content/vocabulary_load.h"
#include "engine/program/function_call.h"
#include "engine/rules/functions/option_call.h"

#include <algorithm>

namespace orrery::engine::calls {

namespace {

using Kind = TypedNode::Kind;

/// Returns the kind that a call names. Reports a diagnostic and returns null if there is none.
const HasKind* findKind(const CallSite& call) {
    const Vocabulary& vocabulary = *call.tools.context.vocabulary;
    const auto word = call.parts.word(call.argument(0), inPhrase("kind"));
    if (!word) {
        return nullptr;
    }
    if (const HasKind* kind = kindCalled(vocabulary, *word)) {
        call.tools.names.add(NameKind::hasKind, call.argument(0), indexOf(*kind, vocabulary));
        return kind;
    }
    call.tools.problems.reportUnknown(readingDiagnostics["expr.unknown-kind"], call.argument(0), [&] {
        std::vector<std::string> known;
        for (const HasKind& other : vocabulary.kinds()) {
            known.push_back(other.id);
            known.insert(known.end(), other.aliases.begin(), other.aliases.end());
        }
        if (word->starts_with("GOM_")) {
            std::ranges::for_each(known, [](std::string& other) { other.insert(0, "GOM_"); });
        }
        return known;
    });
    return nullptr;
}

bool findGrouping(const CallSite& call, const HasKind& kind, HasCall& has) {
    const ExprNode& id = call.argument(1);
    const auto word = call.parts.word(id, kind.id);
    const auto* const known = call.tools.context.groupings;
    if (!word || known == nullptr) {
        return false;
    }
    if (!known->contains(*word)) {
        call.tools.problems.reportUnknown(expressionDiagnostics["expr.unknown-id"], id,
                                          [&] { return std::vector<std::string>(known->begin(), known->end()); });
        return false;
    }
    has.grouping = *word;
    call.tools.names.addWord(NameKind::grouping, id, *word);
    return true;
}

bool findPropertyValue(const CallSite& call, const HasKind& kind, HasCall& has) {
    const ExpressionContext& context = call.tools.context;
    const ExprNode& id = call.argument(1);
    const Property& property = context.vocabulary->properties()[*kind.property];
    has.column = context.layout->property(*kind.property);
    if (property.format == classFormat) {
        const auto found = ClassFinder(call.tools, call.parts).find(id, kind.id, {}, {});
        has.value = found ? static_cast<double>(*found) : noneValue;
        return found.has_value();
    }
    const auto word =
        id.kind == ExprKind::number ? std::optional(call.tools.tree.tokenOf(id)) : call.parts.word(id, kind.id);
    if (!word) {
        return false;
    }
    const auto value = constantOf(*context.vocabulary, property.format, *word);
    if (!value) {
        call.tools.problems.reportUnknown(expressionDiagnostics["expr.unknown-id"], id,
                                          [&] { return Suggestions(context).values(property.format); });
        return false;
    }
    has.value = *value;
    call.tools.names.addValue(id, property.format, *value);
    return true;
}

/// Finds the class, grouping or value that a call names. Reports a diagnostic and returns false if there is none.
bool findSubject(const CallSite& call, const HasKind& kind, HasCall& has) {
    if (kind.property) {
        return findPropertyValue(call, kind, has);
    }
    if (kind.anyGrouping) {
        return findGrouping(call, kind, has);
    }
    if (!kind.type && !kind.anyClass && kind.grouping.empty()) {
        return false; // the checker has already reported the wrong declaration of the kind
    }
    has.objectClass = ClassFinder(call.tools, call.parts).find(call.argument(1), kind.id, kind.type, kind.grouping);
    return has.objectClass.has_value();
}

TypedNode checkHasOption(const CallSite& call, TypeIndex of, std::optional<TypedNode> object) {
    const ExprNode& id = call.argument(1);
    TypedNode out = readOption(call, of, id, std::move(object));
    if (!out.isBad() && out.format != booleanFormat) {
        ProblemReporter& problems = call.tools.problems;
        problems.report(readingDiagnostics["expr.option-not-boolean"], id.span,
                        {problems.written(id.span), problems.nameOf(out.format)});
        return call.bad();
    }
    if (out.isBad() || out.access == Access::property) {
        return out; // an option of the game, the same for all objects
    }
    HasCall has{.column = out.column, .value = 1.0, .isOption = true};
    out.kind = Kind::function;
    out.detail = std::make_shared<const NodeDetail>(NodeDetail{{}, {}, {}, std::move(has)});
    call.tools.reads.add({Builtin::objectType, Builtin::objectClass, Builtin::attachedTo,
                          Builtin::system}); // to find the teams with the option
    return out;
}

} // namespace

TypedNode checkHas(const CallSite& call) {
    if (!call.allowsObjects()) {
        return call.bad();
    }
    const HasKind* const kind = findKind(call);
    std::optional<TypedNode> object;
    if (call.arguments.size() == 3) {
        object = call.parts.require(call.arguments[2], objectFormat);
    }
    if (kind == nullptr || (object && object->isBad())) {
        return call.bad();
    }
    if (kind->optionOf) {
        return checkHasOption(call, *kind->optionOf, std::move(object));
    }
    HasCall has;
    has.kindType = kind->type;
    has.kindGrouping = kind->grouping;
    if (!findSubject(call, *kind, has)) {
        return call.bad();
    }
    TypedNode out = makeNode(Kind::function, call.node, booleanFormat);
    out.operands.push_back(object ? *std::move(object) : call.tools.bareNames.read(call.node));
    if (out.operands[0].isBad()) {
        return call.bad();
    }
    call.tools.reads.add({Builtin::exists, Builtin::objectType, Builtin::objectClass, Builtin::attachedTo,
                          Builtin::owners, Builtin::system});
    if (has.column) {
        call.tools.reads.addColumn(*has.column);
    }
    for (const Type& type : call.tools.context.vocabulary->types()) { // classes that lend to an object add groupings
        for (const Lending& lending : type.lends) {
            if (call.tools.context.layout->hasColumn(lending.property)) {
                call.tools.reads.addColumn(call.tools.context.layout->property(lending.property));
            }
        }
    }
    out.detail = std::make_shared<const NodeDetail>(NodeDetail{{}, {}, {}, std::move(has)});
    return out;
}

void evaluateHas(const FunctionCall& call) {
    const std::size_t n = call.out.size(); // with several lanes, the operand has a value for each lane
    call.context.world().has(call.context.view, *call.node.has(), {call.operands[0].values, n}, call.out.data());
}

} // namespace orrery::engine::calls
