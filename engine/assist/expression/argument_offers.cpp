// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/expression/argument_offers.h"

#include <algorithm>
#include <set>

namespace orrery::engine {

bool ArgumentOffers::add() {
    switch (m_call.argumentKind()) {
    case ArgumentKind::value:
    case ArgumentKind::object:
    case ArgumentKind::objectClass:
    case ArgumentKind::tableKey:
        return false;
    case ArgumentKind::kind:
        addKinds();
        break;
    case ArgumentKind::idOfKind:
        if (const HasKind* kind = m_vocabulary.findKind(m_call.firstWord())) {
            addIdsOf(*kind);
        }
        break;
    case ArgumentKind::optionOwner:
        m_offers.addKeyword("game");
        m_offers.addKeyword("empire");
        break;
    case ArgumentKind::option:
        addOptions();
        break;
    case ArgumentKind::table:
        addTables();
        break;
    case ArgumentKind::tableColumn:
        addColumns();
        break;
    case ArgumentKind::scope:
        addScopes();
        break;
    case ArgumentKind::maximum:
        addMaxima();
        break;
    case ArgumentKind::partMeter:
        addPartMeters();
        break;
    case ArgumentKind::runtimeProperty:
        addRuntimeProperties();
        break;
    case ArgumentKind::text:
        break;
    }
    return true;
}

void ArgumentOffers::addKinds() {
    for (const HasKind& kind : m_vocabulary.kinds()) {
        m_offers.add(kind.id, OfferKind::kind, kind.label, kind.help);
    }
}

void ArgumentOffers::addIdsOf(const HasKind& kind) {
    if (kind.property) {
        m_names.addValues(m_vocabulary.properties()[*kind.property].format);
    }
    if (kind.optionOf) {
        const Type& type = m_vocabulary.types()[*kind.optionOf];
        for (const PropertyIndex index : type.properties) {
            const Property& property = m_vocabulary.properties()[index];
            if (property.isOption && property.format == booleanFormat) {
                m_offers.add(property.id, OfferKind::option, property.label, property.help);
            }
        }
    }
    for (const auto& asRead : m_model.classes.asRead()) {
        const CheckedClass& objectClass = *asRead;
        if (kind.anyGrouping) {
            for (const std::string& grouping : objectClass.groupings) {
                m_offers.add(grouping, OfferKind::grouping, {}, {});
            }
        }
        const bool isOf = kind.anyClass || (kind.type && *kind.type == objectClass.type) ||
                          (!kind.grouping.empty() && std::ranges::count(objectClass.groupings, kind.grouping) > 0);
        if (isOf && objectClass.hasType) {
            m_offers.addClass(objectClass.id, m_vocabulary.types()[objectClass.type].id, objectClass.name);
        }
    }
}

void ArgumentOffers::addOptions() {
    const auto type = m_vocabulary.findType(m_call.firstWord());
    for (const Property& property : m_vocabulary.properties()) {
        const auto index = static_cast<PropertyIndex>(&property - m_vocabulary.properties().data());
        if (property.isOption && (!type || m_vocabulary.types()[*type].hasProperty(index))) {
            m_offers.add(property.id, OfferKind::option, m_vocabulary.formatName(property.format), property.help);
        }
    }
}

void ArgumentOffers::addTables() {
    if (m_context.language == nullptr) {
        return;
    }
    for (const CheckedTable& table : m_context.language->tables) {
        m_offers.add(table.id, OfferKind::table, m_vocabulary.formatName(table.key), table.help);
    }
}

void ArgumentOffers::addColumns() {
    if (const CheckedTable* table = m_call.table()) {
        for (const CheckedTable::Column& column : table->columns) {
            m_offers.add(column.id, OfferKind::column, m_vocabulary.formatName(column.format), {});
        }
    }
}

void ArgumentOffers::addScopes() {
    for (const VariableScope& scope : m_vocabulary.scopes()) {
        m_offers.add(scope.id, OfferKind::scope, scope.label, scope.help);
    }
}

void ArgumentOffers::addMaxima() {
    for (const Meter& meter : m_vocabulary.meters()) {
        if (!meter.single && !meter.partOf) {
            m_offers.add("Max" + meter.id, OfferKind::maximum, meter.label, meter.help);
        }
    }
    m_names.addWords();
}

void ArgumentOffers::addPartMeters() {
    std::set<MeterIndex> offered;
    for (const Meter& meter : m_vocabulary.meters()) {
        if (meter.partOf && offered.insert(*meter.partOf).second) {
            const Meter& declared = m_vocabulary.meters()[*meter.partOf];
            m_offers.add(declared.id, OfferKind::meter, declared.label, declared.help);
            m_offers.add("Max" + declared.id, OfferKind::maximum, declared.label, declared.help);
        }
    }
}

void ArgumentOffers::addRuntimeProperties() {
    for (const Property& property : m_vocabulary.properties()) {
        if (property.isRuntime) {
            m_offers.add(property.id, OfferKind::property, m_vocabulary.formatName(property.format), property.help);
        }
    }
}

} // namespace orrery::engine
