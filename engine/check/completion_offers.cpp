// SPDX-License-Identifier: GPL-3.0-or-later
// The completions for each kind, from the rows, the vocabulary and the content.
#include "engine/check/completion_offerer.h"
#include "engine/check/expression_functions.h"
#include "engine/check/expression_members.h"
#include "engine/check/variables.h"
#include "engine/content/constants.h"
#include "engine/syntax/expr_parser.h"

#include <algorithm>

namespace orrery::engine {

namespace {

using Kind = ExprTokenKind;
using Shape = ExpressionFunction::Shape;

constexpr std::string_view everyObject = "objects";

char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

/// Returns the way a name matches a word, as an index into Offerer::m_classes; nullopt: no match. Words with non-ASCII
/// letters match everything, because this comparison does not know their cases.
std::optional<std::size_t> fit(std::string_view name, std::string_view word) {
    constexpr std::size_t whole = 0, beginning = 1, otherCase = 2, inside = 3;
    if (name.starts_with(word)) {
        return name.size() == word.size() ? whole : beginning;
    }
    const auto isSame = [](char a, char b) { return lower(a) == lower(b); };
    const auto found = std::search(name.begin(), name.end(), word.begin(), word.end(), isSame);
    if (found == name.begin()) {
        return otherCase;
    }
    const bool hasOthers = std::ranges::any_of(word, [](char letter) { return static_cast<signed char>(letter) < 0; });
    return found != name.end() || hasOthers ? std::optional(inside) : std::nullopt;
}

} // namespace

void Offerer::addClass(std::string_view id, const CheckedClass& objectClass) {
    if (m_mostClasses != allClasses) {
        const auto how = fit(id, m_typed);
        if (!how || m_classes[*how] >= m_mostClasses) {
            return;
        }
        ++m_classes[*how];
    }
    add(id, OfferKind::objectClass, m_vocabulary.types()[objectClass.type].id, objectClass.name);
}

void Offerer::add(std::string_view name, OfferKind kind, std::string_view detail, std::string_view help,
                  bool takesArguments) {
    if (!name.empty() && !m_seen.contains(name)) {
        m_offers.push_back({std::string(name), kind, std::string(detail), std::string(help), takesArguments});
        m_seen.insert(m_offers.back().name);
    }
}

void Offerer::members(bool isBare) {
    if (!m_context.hasObjects || (isBare && !m_context.bareNames)) {
        return;
    }
    for (const Meter& meter : m_vocabulary.meters()) {
        add(meter.id, OfferKind::meter, meter.label, meter.help);
        add("Max" + meter.id, OfferKind::maximum, meter.label, meter.help);
    }
    for (const Property& property : m_vocabulary.properties()) {
        add(property.id, property.isOption ? OfferKind::option : OfferKind::property, format(property.format),
            property.help);
    }
    for (const Resource& resource : m_vocabulary.resources()) {
        add(resource.id, OfferKind::resource, resource.label, resource.help);
    }
    for (const MemberRow& member : memberRows()) {
        if (member.access != Access::planet || m_vocabulary.findType(member.name)) {
            add(member.name, OfferKind::member, format(member.format), member.help);
        }
    }
}

/// Adds the variables that a bare name, or a name after a dot, can refer to here (V2.2).
void Offerer::variables(bool isBare) {
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
            add(variable.name, OfferKind::variable, owner + format(variable.format), variable.explanation);
        }
    }
}

void Offerer::words() {
    for (const WordRow& row : wordRows()) {
        const bool isObject = row.format == objectFormat;
        const bool isKnown = (row.meaning != WordRow::Meaning::source || m_context.hasSource) &&
                             (row.meaning != WordRow::Meaning::target || m_context.hasTarget) &&
                             (row.meaning != WordRow::Meaning::subject || m_context.hasSubject) &&
                             (row.meaning != WordRow::Meaning::turn || !m_context.isConstant) &&
                             (!isObject || m_context.hasObjects);
        if (isKnown) {
            add(row.name, OfferKind::word, row.format.isBad() ? std::string() : format(row.format), row.help);
        }
    }
}

void Offerer::functions() {
    for (const ExpressionFunction& row : functionRows()) {
        const bool isKnown = (row.signature != Signature::value || m_context.hasValue) &&
                             (row.signature != Signature::amount || m_context.hasSubject) &&
                             (row.signature != Signature::runtime || m_context.hasSource) &&
                             (row.signature != Signature::last || m_context.hasLast);
        if (row.shape == Shape::call && isKnown) {
            add(row.name, OfferKind::function, row.usage, row.help, true);
        }
    }
    if (m_context.language != nullptr) {
        for (const CheckedFunction& function : m_context.language->functions) {
            add(function.id, OfferKind::function, usageOf(function, m_vocabulary), function.help, true);
        }
    }
}

void Offerer::aggregates() {
    if (!m_context.hasObjects) {
        return;
    }
    for (const AggregateSpec& row : m_vocabulary.aggregates()) {
        add(row.name, OfferKind::aggregate, row.example, row.help, true);
    }
    if (m_context.language != nullptr) {
        for (const CheckedAggregate& aggregate : m_context.language->aggregates) {
            add(aggregate.id, OfferKind::aggregate, usageOf(aggregate), aggregate.help, true);
        }
    }
}

/// Adds values that are written by id: of one format, or (badFormat) of all.
void Offerer::values(Format wanted) {
    const bool isAny = wanted.isBad();
    for (std::size_t i = 0; i < m_vocabulary.enumerations().size(); ++i) {
        const Enumeration& enumeration = m_vocabulary.enumerations()[i];
        if (isAny || (wanted.kind == FormatKind::enumeration && wanted.enumeration == i)) {
            for (const Enumerator& value : enumeration.values) {
                add(value.id, OfferKind::enumerator, enumeration.id, value.label);
            }
        }
    }
    if (isAny || wanted == typeFormat) {
        for (const Type& type : m_vocabulary.types()) {
            add(type.id, OfferKind::type, type.label, type.help);
        }
    }
    if ((isAny || wanted == classFormat) && m_context.classes != nullptr) {
        for (const auto& [id, index] : *m_context.classes) {
            addClass(id, m_model.classes.asRead(index));
        }
    }
    if (wanted == booleanFormat) {
        add("true", OfferKind::word, format(booleanFormat), {});
        add("false", OfferKind::word, format(booleanFormat), {});
    }
}

void Offerer::names(Format wanted) {
    const bool isById = wanted.kind == FormatKind::enumeration || wanted == classFormat || wanted == typeFormat;
    if (isById) {
        values(wanted);
    }
    for (const ExpressionContext::Parameter& parameter : m_context.parameters) {
        add(parameter.name, OfferKind::parameter, format(parameter.format), {});
    }
    if (!m_context.isConstant) {
        members(true);
        variables(true);
    }
    if (m_context.language != nullptr) {
        for (const CheckedDefine& define : m_context.language->defines) {
            add(define.id, OfferKind::define, format(define.format), define.help);
        }
    }
    words();
    if (m_context.objectNames != nullptr) {
        for (const std::string& name : *m_context.objectNames) {
            if (isName(wordFor(name))) {
                add(wordFor(name), OfferKind::word, format(objectFormat), name);
            }
        }
    }
    functions();
    aggregates();
    keyword("if");
    keyword("not");
    if (!isById && wanted != objectFormat) {
        values(badFormat);
    }
}

void Offerer::operators() {
    for (const ExpressionFunction& row : functionRows()) {
        const bool isWord = row.name.front() >= 'a' && row.name.front() <= 'z';
        if (row.shape == Shape::infix && isWord) {
            add(row.name, OfferKind::keyword, row.usage, row.help);
        }
    }
    if (m_place.openChoices > 0) {
        keyword("then");
        keyword("else");
    }
}

void Offerer::types() {
    add(everyObject, OfferKind::type, {}, {});
    for (const Type& type : m_vocabulary.types()) {
        add(type.id + "s", OfferKind::type, type.label, type.help);
    }
}

/// Adds the words of an aggregate's selection that can follow its words so far.
void Offerer::selection(const std::vector<ExprToken>& argument, bool mayBeValue) {
    const RelationSpec* relation = nullptr;
    bool hasType = false;
    for (const ExprToken& token : argument) {
        const std::string_view name = word(token);
        const RelationSpec* const found = token.kind == Kind::name ? m_vocabulary.relation(name) : nullptr;
        const std::string_view one = name.ends_with('s') ? name.substr(0, name.size() - 1) : name;
        relation = found != nullptr ? found : relation;
        hasType = hasType || name == everyObject || m_vocabulary.findType(name) || m_vocabulary.findType(one);
    }
    if (!hasType) {
        types();
    }
    if (relation == nullptr) {
        for (const RelationSpec& row : m_vocabulary.relations()) {
            add(row.word, OfferKind::relation, row.label, row.help);
        }
    }
    const bool isBehindNumber = m_place.before() == Kind::number || m_place.before() == Kind::close;
    if (relation != nullptr && relation->parameter == RelationParameter::distanceOrJumps && isBehindNumber) {
        keyword(jumpsWord);
    }
    if (relation != nullptr) {
        keyword(ofClause);
    }
    if (!argument.empty()) {
        keyword(whereClause);
    } else if (mayBeValue) {
        names(numberFormat);
    }
}

void Offerer::scopes() {
    for (const VariableScope& scope : m_vocabulary.scopes()) {
        add(scope.id, OfferKind::scope, scope.label, scope.help);
    }
}

void Offerer::kinds() {
    for (const HasKind& kind : m_vocabulary.kinds()) {
        add(kind.id, OfferKind::kind, kind.label, kind.help);
    }
}

void Offerer::idsOf(const HasKind& kind) {
    if (kind.property) {
        values(m_vocabulary.properties()[*kind.property].format);
    }
    if (kind.optionOf) {
        const Type& type = m_vocabulary.types()[*kind.optionOf];
        for (const PropertyIndex index : type.properties) {
            const Property& property = m_vocabulary.properties()[index];
            if (property.isOption && property.format == booleanFormat) {
                add(property.id, OfferKind::option, property.label, property.help);
            }
        }
    }
    for (const auto& asRead : m_model.classes.asRead()) {
        const CheckedClass& objectClass = *asRead;
        if (kind.anyGrouping) {
            for (const std::string& grouping : objectClass.groupings) {
                add(grouping, OfferKind::grouping, {}, {});
            }
        }
        const bool isOf = kind.anyClass || (kind.type && *kind.type == objectClass.type) ||
                          (!kind.grouping.empty() && std::ranges::count(objectClass.groupings, kind.grouping) > 0);
        if (isOf && objectClass.hasType) {
            addClass(objectClass.id, objectClass);
        }
    }
}

void Offerer::options() {
    const auto type = m_vocabulary.findType(earlierWord());
    for (const Property& property : m_vocabulary.properties()) {
        const auto index = static_cast<PropertyIndex>(&property - m_vocabulary.properties().data());
        if (property.isOption && (!type || m_vocabulary.types()[*type].hasProperty(index))) {
            add(property.id, OfferKind::option, format(property.format), property.help);
        }
    }
}

void Offerer::tables(std::size_t argument) {
    if (argument == 0 && m_context.language != nullptr) {
        for (const CheckedTable& known : m_context.language->tables) {
            add(known.id, OfferKind::table, format(known.key), known.help);
        }
    }
    const CheckedTable* const known = argument == 2 ? table() : nullptr;
    if (known != nullptr) {
        for (const CheckedTable::Column& column : known->columns) {
            add(column.id, OfferKind::column, format(column.format), {});
        }
    }
}

} // namespace orrery::engine
