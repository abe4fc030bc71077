// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/scenario/run_names.h"

#include "engine/check/classes/checker.h"
#include "engine/check/expression/row_place.h"
#include "engine/check/model/visible_scopes.h"
#include "engine/content/expression_text.h"

#include <algorithm>
#include <utility>

namespace orrery::engine {

ExpressionContext expectationContext(const CheckedModel& model) {
    ExpressionContext context = contextOf(model, inPhrase("in an expectation of a test"));
    context.hasSource = false;
    context.hasTarget = false;
    return context;
}

void RunNames::Objects::add(const std::vector<CheckedStatement>& statements, const CheckedModel& model) {
    for (const CheckedStatement& statement : statements) {
        if (!statement.spec->makesObject || statement.name().empty()) {
            continue;
        }
        names.insert(statement.name());
        const auto objectClass = statement.classOf("class");
        types[statement.name()] = objectClass ? std::optional(model.classes.asRead(*objectClass).type)
                                              : model.vocabulary.findType(statement.spec->type);
    }
}

void RunNames::begin(const CheckedScenario* scenario, std::initializer_list<const RunActions*> actions) {
    const auto [found, isNew] = m_ofScenarios.try_emplace(scenario != nullptr ? scenario->id : std::string());
    if (isNew && scenario != nullptr) {
        found->second.areAllKnown = !scenario->galaxy;
        found->second.add(scenario->statements, m_model);
    }
    m_objects = &found->second;
    const auto hasStatements = [](const RunActions* some) { return some != nullptr && !some->statements.empty(); };
    if (std::ranges::any_of(actions, hasStatements)) {
        m_own = found->second;
        for (const RunActions* const some : actions) {
            if (some != nullptr) {
                m_own.add(some->statements, m_model);
            }
        }
        m_objects = &m_own;
    }
}

std::string RunNames::object(Element element, std::string_view attribute) {
    std::string name = element.value(attribute);
    const bool isKnown = name.empty() || name.starts_with('#') || name == gameReference || !m_objects->areAllKnown ||
                         m_objects->names.contains(name);
    if (isKnown) {
        return name;
    }
    if (!m_inPlay) {
        m_inPlay = namesInPlay(m_project, m_model);
    }
    if (!m_inPlay->contains(name)) {
        m_names.reportUnknown(phrase("object of the scenario"), name, element.valueWhere(attribute), [&] {
            return std::vector<std::string>(m_objects->names.begin(), m_objects->names.end());
        });
    }
    return name;
}

ExpressionContext RunNames::contextOf(const std::string& object) const {
    ExpressionContext context = expectationContext(m_model);
    context.objectNames = &m_objects->names;
    std::optional<TypeIndex> type;
    if (object.empty()) {
        type = m_model.vocabulary.findType("game");
    } else if (const auto found = m_objects->types.find(object); found != m_objects->types.end()) {
        type = found->second;
    }
    context.scope = type ? scopeOfType(m_model.vocabulary, *type).value_or(globalScope) : globalScope;
    return context;
}

std::shared_ptr<const TypedExpression> RunNames::expression(Element element, std::string_view attribute, Format wanted,
                                                            const std::string& object) {
    const auto written = writtenExpression(element, attribute, m_findings);
    if (!written || !written->text) {
        return nullptr;
    }
    auto typed = checkExpression(*written->text, written->where.file, wanted, contextOf(object), m_findings);
    return typed.isGood() ? std::make_shared<const TypedExpression>(std::move(typed)) : nullptr;
}

} // namespace orrery::engine
