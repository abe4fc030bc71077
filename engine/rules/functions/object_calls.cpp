// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/functions/object_calls.h"

#include "engine/check/expression/content_names.h"
#include "engine/check/expression/reading_diagnostics.h"
#include "engine/program/function_call.h"

#include <algorithm>
#include <cmath>

namespace orrery::engine::calls {

namespace {

using Kind = TypedNode::Kind;

constexpr std::uint16_t largestPart = 60'000;

/// Checks a call with an argument of the wanted format, and an optional object. The default is the object of bare
/// names.
TypedNode checkAbout(const CallSite& call, Format wanted) {
    if (!call.allowsObjects()) {
        return call.bad();
    }
    TypedNode out = makeNode(Kind::function, call.node, booleanFormat);
    TypedNode asked = call.parts.require(call.arguments[0], wanted);
    out.operands.push_back(call.arguments.size() == 2 ? call.parts.check(call.arguments[1], objectFormat)
                                                      : call.tools.bareNames.read(call.node));
    call.tools.problems.require(out.operands[0], objectFormat);
    out.operands.push_back(std::move(asked));
    if (std::ranges::any_of(out.operands, &TypedNode::isBad)) {
        return call.bad();
    }
    call.tools.reads.add({Builtin::owners, Builtin::exists});
    return out;
}

/// Returns the scope that a call's first argument names. Reports a diagnostic and returns nullopt if it is wrong.
/// @param text receives the scope's name as written
std::optional<ScopeIndex> scopeOf(const CallSite& call, std::optional<std::string_view>& text) {
    const ExprNode& node = call.argument(0);
    const bool isWord = node.kind == ExprKind::name || node.kind == ExprKind::member;
    text = isWord ? std::optional(call.tools.tree.slice(node.span)) : call.parts.word(node, inPhrase("scope"));
    if (!text) {
        return std::nullopt;
    }
    const Vocabulary& vocabulary = *call.tools.context.vocabulary;
    const auto scope = text->empty() ? std::nullopt : vocabulary.findScope(*text);
    if (scope) {
        call.tools.names.addScope(node, *scope);
        return scope;
    }
    ExprNode whole = node;
    whole.token = whole.span;
    call.tools.problems.reportUnknown(readingDiagnostics["expr.unknown-scope"], whole, [&] {
        std::vector<std::string> known;
        for (const VariableScope& other : vocabulary.scopes()) {
            known.push_back(other.id);
        }
        return known;
    });
    return std::nullopt;
}

/// Returns the part number in a call's third argument. Reports a diagnostic and returns nullopt if it is wrong.
std::optional<PartNumber> partOf(const CallSite& call) {
    const TypedNode part = call.parts.require(call.arguments[2], numberFormat);
    if (part.isBad()) {
        return std::nullopt;
    }
    const double number = part.constant.value_or(0.0);
    if (number < 1.0 || number > largestPart || number != std::floor(number)) {
        call.tools.problems.report(readingDiagnostics["expr.bad-part"], part.written,
                                   {call.tools.problems.written(part.written)});
        return std::nullopt;
    }
    return static_cast<PartNumber>(number);
}

} // namespace

TypedNode checkObject(const CallSite& call) {
    const ExprNode& written = call.argument(0);
    if (written.kind == ExprKind::bad) {
        call.parts.check(call.arguments[0], textFormat);
        return call.bad();
    }
    if (written.kind != ExprKind::text) {
        Diagnostic& finding =
            call.tools.problems.report(readingDiagnostics["expr.object-wants-name"], written.span, {});
        if (written.kind == ExprKind::name) {
            const std::string name(call.tools.tree.tokenOf(written));
            call.tools.problems.addFix(finding, phrase("replace with '{0}'", {name}), written.span, "'" + name + "'");
        }
        return call.bad();
    }
    if (!call.allowsObjects()) {
        return call.bad();
    }
    const std::string_view name = call.tools.tree.textOf(written);
    call.tools.names.addWord(NameKind::object, written, name);
    return namedObjectNode(call.node, std::string(name), call.tools.reads);
}

TypedNode checkOwnedBy(const CallSite& call) {
    return checkAbout(call, objectFormat);
}

TypedNode checkCanHave(const CallSite& call) {
    TypedNode out = checkAbout(call, classFormat);
    call.tools.reads.add({Builtin::objectType, Builtin::objectClass, Builtin::attachedTo, Builtin::allowed,
                          Builtin::forbidden}); // for the empire's objects, and for its rights from effects
    return out;
}

TypedNode checkContext(const CallSite& call) {
    std::optional<std::string_view> name;
    const std::optional<ScopeIndex> scope = scopeOf(call, name);
    TypedNode out = makeNode(Kind::context, call.node, badFormat);
    out.operands.push_back(call.parts.require(call.arguments[1], objectFormat));
    const bool hasPart = call.arguments.size() == 4;
    bool isGood = !out.operands[0].isBad() && scope && call.allowsObjects();
    if (hasPart) {
        const std::optional<PartNumber> part = partOf(call);
        isGood = isGood && part;
        out.index = part.value_or(0);
    }
    const bool isOfParts = scope && call.tools.context.vocabulary->scopes()[*scope].parent;
    if (isGood && hasPart != isOfParts) {
        call.tools.problems.report(isOfParts ? readingDiagnostics["expr.wants-part"]
                                             : readingDiagnostics["expr.takes-no-part"],
                                   call.argument(0).span, {std::string(*name)});
        isGood = false;
    }
    out.operands.push_back(call.parts.checkInner(call.arguments.back(), call.hint, scope.value_or(globalScope)));
    if (!isGood || out.operands[1].isBad()) {
        return call.bad();
    }
    out.format = out.operands[1].format;
    out.constant = out.operands[1].constant;
    return out;
}

void evaluateOwnedBy(const FunctionCall& call) {
    call.forEachLane([&](std::size_t lane) {
        return readOwnedBy(call.context.view, call.operands[0][lane], call.operands[1][lane]);
    });
}

void evaluateCanHave(const FunctionCall& call) {
    call.forEachLane([&](std::size_t lane) {
        return call.context.world().canHave(call.context.view, call.operands[0][lane], call.operands[1][lane]);
    });
}

} // namespace orrery::engine::calls
