// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/functions/class_calls.h"

#include "engine/check/expression/class_finder.h"
#include "engine/check/expression/reading_diagnostics.h"
#include "engine/program/function_call.h"

namespace orrery::engine::calls {

namespace {

/// Returns the class that a call such as get("TYPE", "id") names.
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

/// Returns a property of a class (X2.6).
double readFact(const FunctionCall& call, double objectClass) {
    const CheckedModel& model = *call.context.view.model;
    if (!(objectClass >= 0.0 && objectClass < static_cast<double>(model.classes.size()))) {
        return missingValue;
    }
    const CheckedClass& which = model.classes[static_cast<std::size_t>(objectClass)];
    const Property& property = model.vocabulary.properties()[call.node.index];
    const bool isTextual = isText(property.format);
    const auto given = std::ranges::find(which.properties, static_cast<PropertyIndex>(call.node.index),
                                         &CheckedPropertyValue::property);
    if (given != which.properties.end()) {
        return isTextual ? call.context.world().textValue(call.context.view,
                                                          model.texts[static_cast<std::size_t>(given->value)])
                         : given->value;
    }
    const bool hasIt = property.ofClass || model.vocabulary.types()[which.type].hasProperty(call.node.index);
    if (!hasIt || (property.defaultText.empty() && property.format != classListFormat)) {
        return missingValue;
    }
    return isTextual ? call.context.world().textValue(call.context.view, property.defaultText) : property.defaultValue;
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
        call.tools.problems.reportUnknown(readingDiagnostics["expr.unknown-property"], propertyNode, [&] {
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
        call.tools.problems.report(readingDiagnostics["expr.not-a-fact"], propertyNode.span, {std::string(*word)});
        return call.bad();
    }
    TypedNode out = makeNode(TypedNode::Kind::function, call.node, vocabulary.properties()[*property].format);
    out.index = *property;
    out.operands.push_back(constantNode(call.node, classFormat, *objectClass));
    return out;
}

void evaluateFact(const FunctionCall& call) {
    call.forEachLane([&](std::size_t lane) { return readFact(call, call.operands[0][lane]); });
}

} // namespace orrery::engine::calls
