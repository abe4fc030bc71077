// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/class_calls.h"

#include "engine/check/expression/class_finder.h"

namespace orrery::engine::calls {

namespace {

constexpr DiagnosticSpec unknownFact{"expr.unknown-property", Severity::error, "there is no property '{0}'{1}"};
constexpr DiagnosticSpec factOfObjects{"expr.not-a-fact", Severity::error,
                                       "'{0}' belongs to objects in play, not to classes",
                                       "Read it from an object: Source.{0}"};

/// Returns the class for get("TYPE", "id").
std::optional<ClassIndex> classOf(const CallSite& call) {
    if (call.tools.context.isConstant) {
        call.unavailable();
        return std::nullopt;
    }
    ClassFinder finder(call.tools, call.parts);
    const auto type = finder.findType(call.argument(0));
    return type ? finder.find(call.argument(1), call.tools.context.vocabulary->types()[*type].id, type, {})
                : std::nullopt;
}

} // namespace

TypedNode checkGet(const CallSite& call) {
    const auto found = classOf(call);
    return found ? constantNode(call.node, classFormat, *found) : call.bad();
}

TypedNode checkFact(const CallSite& call) {
    const Vocabulary& vocabulary = *call.tools.context.vocabulary;
    const auto objectClass = classOf(call);
    const ExprNode& propertyNode = call.argument(2);
    const auto word = call.parts.word(propertyNode, inPhrase("property"));
    const auto property = word ? vocabulary.findProperty(*word) : std::nullopt;
    if (word && !property) {
        call.tools.problems.reportUnknown(unknownFact, propertyNode, [&] {
            std::vector<std::string> known;
            for (const Property& other : vocabulary.properties()) {
                known.push_back(other.id);
            }
            return known;
        });
    }
    if (property) {
        call.tools.names.add(NameKind::property, propertyNode, *property);
    }
    if (!objectClass || !property) {
        return call.bad();
    }
    if (!vocabulary.properties()[*property].ofClass) {
        call.tools.problems.report(factOfObjects, propertyNode.span, {std::string(*word)});
        return call.bad();
    }
    TypedNode out = makeNode(TypedNode::Kind::fact, call.node, vocabulary.properties()[*property].format);
    out.index = *property;
    out.operands.push_back(constantNode(call.node, classFormat, *objectClass));
    return out;
}

} // namespace orrery::engine::calls
