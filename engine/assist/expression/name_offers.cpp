// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/expression/name_offers.h"

#include "engine/check/expression/expression_members.h"
#include "engine/check/expression/function_usage.h"
#include "engine/check/model/visible_scopes.h"
#include "engine/content/constants.h"
#include "engine/vocabulary/functions.h"

#include <algorithm>

namespace orrery::engine {

namespace {

using Shape = ExpressionFunction::Shape;

} // namespace

void NameOffers::addMembers(bool isBare) {
    if (!m_context.hasObjects || (isBare && !m_context.bareNames)) {
        return;
    }
    for (const Meter& meter : m_vocabulary.meters()) {
        if (meter.partOf) {
            continue;
        }
        m_offers.add(meter.id, OfferKind::meter, meter.label, meter.help);
        if (!meter.single) {
            m_offers.add("Max" + meter.id, OfferKind::maximum, meter.label, meter.help);
        }
    }
    for (const Property& property : m_vocabulary.properties()) {
        m_offers.add(property.id, property.isOption ? OfferKind::option : OfferKind::property,
                     m_vocabulary.formatName(property.format), property.help);
    }
    for (const Resource& resource : m_vocabulary.resources()) {
        m_offers.add(resource.id, OfferKind::resource, resource.label, resource.help);
    }
    for (const MemberRow& member : memberRows()) {
        if (member.access != Access::planet || m_vocabulary.findType(member.name)) {
            m_offers.add(member.name, OfferKind::member, m_vocabulary.formatName(member.format), member.help);
        }
    }
}

void NameOffers::addVariables(bool isBare) {
    if (m_context.language == nullptr) {
        return;
    }
    const std::vector<VariableScope>& scopes = m_vocabulary.scopes();
    const bool isKnown = isBare && m_context.scope != globalScope;
    const std::vector<ScopeIndex> seen =
        isKnown ? visibleScopes(m_vocabulary, m_context.scope) : std::vector<ScopeIndex>();
    for (const CheckedVariable& variable : m_context.language->variables) {
        const VariableScope& scope = scopes[variable.scope];
        const bool isGlobal = variable.scope == globalScope;
        const bool isVisible = isGlobal  ? isBare
                               : isKnown ? std::ranges::find(seen, variable.scope) != seen.end()
                                         : !scope.parent;
        if (isVisible && (isGlobal || m_context.hasObjects)) {
            const std::string owner = isGlobal ? std::string() : scope.id + ": ";
            m_offers.add(variable.name, OfferKind::variable, owner + m_vocabulary.formatName(variable.format),
                         variable.explanation);
        }
    }
}

void NameOffers::addWords() {
    for (const WordRow& row : wordRows()) {
        const bool isObject = row.format == objectFormat;
        const bool isKnown = (row.meaning != WordRow::Meaning::source || m_context.hasSource) &&
                             (row.meaning != WordRow::Meaning::target || m_context.hasTarget) &&
                             (row.meaning != WordRow::Meaning::subject || m_context.hasSubject) &&
                             (row.meaning != WordRow::Meaning::turn || !m_context.isConstant) &&
                             (!isObject || m_context.hasObjects);
        if (isKnown) {
            m_offers.add(row.name, OfferKind::word,
                         row.format.isBad() ? std::string() : m_vocabulary.formatName(row.format), row.help);
        }
    }
}

void NameOffers::addFunctions() {
    for (const ExpressionFunction& row : m_vocabulary.functions()) {
        const bool isKnown = row.needs == nullptr || m_context.*row.needs;
        if (row.shape == Shape::call && isKnown) {
            m_offers.add(row.name, OfferKind::function, row.usage, row.help, true);
        }
    }
    if (m_context.language != nullptr) {
        for (const CheckedFunction& function : m_context.language->functions) {
            m_offers.add(function.id, OfferKind::function, usageOf(function, m_vocabulary), function.help, true);
        }
    }
}

void NameOffers::addAggregates() {
    if (!m_context.hasObjects) {
        return;
    }
    for (const AggregateSpec& row : m_vocabulary.aggregates()) {
        m_offers.add(row.name, OfferKind::aggregate, row.example, row.help, true);
    }
    if (m_context.language != nullptr) {
        for (const CheckedAggregate& aggregate : m_context.language->aggregates) {
            m_offers.add(aggregate.id, OfferKind::aggregate, usageOf(aggregate), aggregate.help, true);
        }
    }
}

void NameOffers::addValues(Format wanted) {
    const bool isAny = wanted.isBad();
    for (std::size_t i = 0; i < m_vocabulary.enumerations().size(); ++i) {
        const Enumeration& enumeration = m_vocabulary.enumerations()[i];
        if (isAny || (wanted.kind == FormatKind::enumeration && wanted.enumeration == i)) {
            for (const Enumerator& value : enumeration.values) {
                m_offers.add(value.id, OfferKind::enumerator, enumeration.id, value.label, false, isAny);
            }
        }
    }
    if (isAny || wanted == typeFormat) {
        for (const Type& type : m_vocabulary.types()) {
            m_offers.add(type.id, OfferKind::type, type.label, type.help, false, isAny);
        }
    }
    if ((isAny || wanted == classFormat) && m_context.classes != nullptr) {
        for (const auto& [id, index] : *m_context.classes) {
            const CheckedClass& objectClass = m_model.classes.asRead(index);
            m_offers.addClass(id, m_vocabulary.types()[objectClass.type].id, objectClass.name);
        }
    }
    if (wanted == booleanFormat) {
        m_offers.add("true", OfferKind::word, m_vocabulary.formatName(booleanFormat), {});
        m_offers.add("false", OfferKind::word, m_vocabulary.formatName(booleanFormat), {});
    }
}

void NameOffers::addNames(Format wanted) {
    const bool isById = wanted.kind == FormatKind::enumeration || wanted == classFormat || wanted == typeFormat;
    if (isById) {
        addValues(wanted);
    }
    for (const ExpressionContext::Parameter& parameter : m_context.parameters) {
        m_offers.add(parameter.name, OfferKind::parameter, m_vocabulary.formatName(parameter.format), {});
    }
    if (!m_context.isConstant) {
        addMembers(true);
        addVariables(true);
    }
    if (m_context.language != nullptr) {
        for (const CheckedDefine& define : m_context.language->defines) {
            m_offers.add(define.id, OfferKind::define, m_vocabulary.formatName(define.format), define.help);
        }
    }
    addWords();
    if (m_context.objectNames != nullptr) {
        for (const std::string& name : *m_context.objectNames) {
            if (isName(wordFor(name))) {
                m_offers.add(wordFor(name), OfferKind::word, m_vocabulary.formatName(objectFormat), name);
            }
        }
    }
    addFunctions();
    addAggregates();
    m_offers.addKeyword("if");
    m_offers.addKeyword("not");
    if (!isById && wanted != objectFormat) {
        addValues(badFormat);
    }
}

void NameOffers::addOperators(bool isInChoice) {
    for (const ExpressionFunction& row : m_vocabulary.functions()) {
        const bool isWord = row.name.front() >= 'a' && row.name.front() <= 'z';
        if (row.shape == Shape::infix && isWord) {
            m_offers.add(row.name, OfferKind::keyword, row.usage, row.help);
        }
    }
    if (isInChoice) {
        m_offers.addKeyword("then");
        m_offers.addKeyword("else");
    }
}

} // namespace orrery::engine
