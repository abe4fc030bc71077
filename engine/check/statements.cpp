// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/statements.h"

#include "engine/check/check_diagnostics.h"
#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/element_rows.h"
#include "engine/content/structure.h"
#include "engine/content/vocabulary_load.h"

#include <algorithm>
#include <array>
#include <utility>

namespace orrery::engine {

namespace {

template <typename Table>
std::vector<std::string> idsOf(const Table& table) {
    std::vector<std::string> ids;
    for (const auto& one : table) {
        ids.push_back(one.id);
    }
    return ids;
}

} // namespace

Diagnostic& ModelNames::report(const DiagnosticSpec& spec, Location where, std::vector<Phrase> args) {
    return m_findings.emplace_back(Diagnostic{&spec, where, std::move(args), {}, {}});
}

Diagnostic& ModelNames::reportUnknown(Phrase kind, std::string_view name, Location where, const KnownNames& known) {
    Diagnostic& diagnostic = report(diag::unknownName, where, {std::move(kind), std::string(name)});
    if (m_nearSearches.start()) {
        addNearNames(diagnostic, name, known(), {where});
    }
    return diagnostic;
}

std::optional<ClassIndex> ModelNames::resolveClass(std::string_view id, std::string_view ofType, Location where) {
    // No type is called "": without one, every class fits.
    const auto type = m_model.vocabulary.findType(ofType);
    const auto found = m_model.findClass(id);
    if (!found) {
        reportUnknown(type ? Phrase::said(std::string(ofType)) : phrase("class"), id, where, [&] {
            std::vector<std::string> known;
            for (const auto& one : m_model.classes.asRead()) {
                if (!type || one->type == *type) {
                    known.push_back(one->id);
                }
            }
            return known;
        });
        return std::nullopt;
    }
    const CheckedClass& named = m_model.classes.asRead(*found);
    if (!named.hasType) {
        report(diag::badValue, where, {std::string(id), phrase("class that has a type")});
        return std::nullopt;
    }
    if (type && named.type != *type) {
        report(diag::wrongType, where,
               {std::string(id), m_model.vocabulary.types()[named.type].id, std::string(ofType)});
        return std::nullopt;
    }
    return found;
}

std::optional<double> ModelNames::propertyConstant(const Property& property, std::string_view text, Location where) {
    if (property.format.kind == FormatKind::objectClass) {
        const auto found = text == "none" ? std::nullopt : resolveClass(text, {}, where);
        return text == "none" ? std::optional(noneValue) : found ? std::optional<double>(*found) : std::nullopt;
    }
    if (const auto value = constantOf(m_model.vocabulary, property.format, text)) {
        return value;
    }
    if (property.format.kind == FormatKind::object && text == "none") {
        return noneValue;
    }
    Diagnostic& diagnostic =
        report(diag::badValue, where, {std::string(text), m_model.vocabulary.formatName(property.format)});
    if (property.format.kind == FormatKind::enumeration && m_nearSearches.start()) {
        const Enumeration& values = m_model.vocabulary.enumerations()[property.format.enumeration];
        addNearNames(diagnostic, text, idsOf(values.values), {where});
    }
    return std::nullopt;
}

std::optional<double> ModelNames::textConstant(std::string_view text) {
    const auto found = std::ranges::find(m_model.texts, text);
    return found != m_model.texts.end() ? std::optional(static_cast<double>(found - m_model.texts.begin()))
                                        : std::nullopt;
}

bool StatementReader::isStatement(std::string_view tag) {
    static constexpr std::array<std::string_view, 3> tags{"place", "give-tech", "set"};
    return std::ranges::find(tags, tag) != tags.end();
}

void StatementReader::read(Element element, std::vector<ScenarioStatement>& out) {
    if (element.tag() == "place") {
        readPlace(element, out);
    } else if (element.tag() == "give-tech") {
        readGiveTech(element, out);
    } else if (element.tag() == "set") {
        readSet(element, out);
    }
}

double StatementReader::number(Element element, std::string_view attribute, double fallback) {
    return element.has(attribute) ? parseNumber(element.value(attribute)).value_or(fallback) : fallback;
}

/// A whole number within the bounds of the element's row; outside them, the nearest (the row has reported it).
std::uint32_t StatementReader::count(Element element, std::string_view attribute, double fallback, double maximum) {
    return static_cast<std::uint32_t>(std::clamp(number(element, attribute, fallback), 0.0, maximum));
}

ScenarioStatement StatementReader::begin(Element element, StatementKind kind) {
    ScenarioStatement statement;
    statement.kind = kind;
    statement.where = element.where();
    statement.turn = count(element, "turn", 0.0, 1e6);
    return statement;
}

GalaxySpec StatementReader::readGalaxy(Element element) {
    GalaxySpec galaxy;
    galaxy.where = element.where();
    galaxy.seed = static_cast<std::uint64_t>(std::max<std::int64_t>(
        0, parseInteger(element.value("seed")).value_or(static_cast<std::int64_t>(galaxy.seed))));
    galaxy.systems = count(element, "systems", galaxy.systems, 100'000);
    galaxy.empires = count(element, "empires", galaxy.empires, 1000);
    galaxy.planets = std::clamp(number(element, "planets", galaxy.planets), 0.0, 20.0);
    galaxy.shape = element.has("shape") ? element.value("shape") : galaxy.shape;
    needsDefaultClass(element, {"system", "planet", "empire"});
    for (const Element child : element.children()) {
        if (child.tag() == "special" || child.tag() == "home-special") {
            if (const auto objectClass = classOf(child, "class", {})) {
                galaxy.specials.push_back({*objectClass, std::clamp(number(child, "probability", 1.0), 0.0, 1.0),
                                           child.tag() == "home-special"});
            }
        } else if (child.tag() == "initial") {
            readInitial(child, galaxy);
        }
    }
    return galaxy;
}

void StatementReader::readInitial(Element element, GalaxySpec& galaxy) {
    GalaxyInitial initial;
    initial.on = element.has("on") ? element.value("on") : "home";
    initial.value = number(element, "value", 0.0);
    if (initial.on != "home" && initial.on != "owned" && !m_model.vocabulary.findType(initial.on)) {
        m_names.reportUnknown(phrase("type"), initial.on, element.valueWhere("on"), [&] {
            std::vector<std::string> known = idsOf(m_model.vocabulary.types());
            known.emplace_back("home");
            known.emplace_back("owned");
            return known;
        });
        return;
    }
    if (const auto meter = meterOf(element)) {
        initial.meter = *meter;
        galaxy.initials.push_back(std::move(initial));
    }
}

void StatementReader::readPlace(Element element, std::vector<ScenarioStatement>& out) {
    ScenarioStatement statement = begin(element, StatementKind::place);
    statement.object = element.value("on");
    statement.name = element.value("name");
    statement.owner = element.value("owner");
    statement.isHidden = element.flag("hidden", false) && statement.turn == 0;
    statement.objectClass = classOf(element, "class", {});
    if (statement.objectClass) {
        out.push_back(std::move(statement));
    }
}

void StatementReader::readGiveTech(Element element, std::vector<ScenarioStatement>& out) {
    ScenarioStatement statement = begin(element, StatementKind::giveTech);
    statement.object = element.value("to");
    statement.objectClass = classOf(element, "tech", "tech");
    if (statement.objectClass) {
        out.push_back(std::move(statement));
    }
}

/// One statement for each thing that the element sets.
void StatementReader::readSet(Element element, std::vector<ScenarioStatement>& out) {
    const std::size_t before = out.size();
    const std::size_t findings = m_names.findingCount();
    ScenarioStatement statement = begin(element, StatementKind::set);
    statement.object = element.value("object");
    const auto set = [&](ColumnId column, Value value) {
        ScenarioStatement one = statement;
        one.column = column;
        one.value = value.value;
        one.other = std::move(value.object);
        one.text = std::move(value.text);
        out.push_back(std::move(one));
    };
    if (element.has("meter")) {
        const auto meter = meterOf(element);
        const auto value = setNumber(element);
        if (meter && value) {
            set(m_model.layout.meter(*meter, element.value("which") == "max"), {.value = *value});
        }
    }
    if (element.has("resource")) {
        const auto resource = m_model.vocabulary.findResource(element.value("resource"));
        const auto value = setNumber(element);
        if (!resource) {
            m_names.reportUnknown(phrase("resource"), element.value("resource"), element.valueWhere("resource"),
                                  [&] { return idsOf(m_model.vocabulary.resources()); });
        } else if (value) {
            set(m_model.layout.stockpile(*resource), {.value = *value});
        }
    }
    if (element.has("property") && hasValue(element)) {
        if (const auto property = propertyOf(element.value("property"), element.valueWhere("property"), {})) {
            setValue(*property, element.value("value"), element.valueWhere("value"), set);
        }
    }
    eachValue(element, set);
    if (element.has("owner")) {
        ScenarioStatement one = statement;
        one.owner = element.value("owner");
        one.setsOwner = true;
        out.push_back(std::move(one));
    }
    if (element.has("target")) {
        ScenarioStatement one = statement;
        one.target = element.value("target");
        one.setsTarget = true;
        out.push_back(std::move(one));
    }
    if (out.size() == before && m_names.findingCount() == findings && !element.isBroken()) {
        m_names.report(diag::setsNothing, element.head(), {std::string("set")});
    }
}

std::optional<double> StatementReader::setNumber(Element element) {
    if (!hasValue(element)) {
        return std::nullopt;
    }
    const auto value = parseNumber(element.value("value"));
    if (!value) {
        m_names.report(diag::notANumber, element.valueWhere("value"), {element.value("value")});
    }
    return value;
}

bool StatementReader::hasValue(Element element) {
    if (!element.has("value") && !element.node().isBroken) {
        m_names.report(diag::missingAttribute, element.head(), {std::string(element.tag()), std::string("value")});
    }
    return element.has("value");
}

void StatementReader::eachNamed(
    Element element,
    const std::function<void(const std::string& id, Location idWhere, std::string_view written)>& visit) {
    const ElementSpec* const spec = orreryElement().child("scenario")->child(element.tag());
    const XmlTree& tree = *element.tree;
    for (auto attribute = tree.attributesBegin(element.index); attribute != tree.attributesEnd(element.index);
         ++attribute) {
        const std::string_view written = tree.name(*attribute);
        if (spec->attribute(written) == nullptr) {
            std::string id(written);
            std::ranges::replace(id, '-', '_');
            visit(id, tree.location(attribute->name), written);
        }
    }
}

void StatementReader::eachProperty(Element element, std::string_view type, const TakeProperty& take) {
    eachNamed(element, [&](const std::string& id, Location idWhere, std::string_view written) {
        const auto index = propertyOf(id, idWhere, type);
        if (!index) {
            return;
        }
        const Property& property = m_model.vocabulary.properties()[*index];
        const std::string text = element.value(written);
        const auto value = property.format.kind == FormatKind::text
                               ? m_names.textConstant(text)
                               : m_names.propertyConstant(property, text, element.valueWhere(written));
        if (value) {
            take(m_model.layout.property(*index), *value);
        }
    });
}

void StatementReader::eachValue(Element element, const TakeValue& take) {
    eachNamed(element, [&](const std::string& id, Location idWhere, std::string_view written) {
        if (const auto index = propertyOf(id, idWhere, {})) {
            setValue(*index, element.value(written), element.valueWhere(written), take);
        }
    });
}

std::optional<PropertyIndex> StatementReader::propertyOf(const std::string& id, Location idWhere,
                                                         std::string_view type) {
    const Vocabulary& vocabulary = m_model.vocabulary;
    const auto index = vocabulary.findProperty(id);
    if (!index) {
        m_names.reportUnknown(phrase("property"), id, idWhere, [&] { return idsOf(vocabulary.properties()); });
        return std::nullopt;
    }
    const auto ofType = type.empty() ? std::nullopt : vocabulary.findType(type);
    if ((ofType && !vocabulary.types()[*ofType].hasProperty(*index)) || !m_model.layout.hasColumn(*index)) {
        m_names.report(diag::typeLacks, idWhere,
                       {type.empty() ? phrase("objects") : phrase("objects of the type '{0}'", {std::string(type)}),
                        phrase("property"), id});
        return std::nullopt;
    }
    return index;
}

void StatementReader::setValue(PropertyIndex index, const std::string& text, Location where, const TakeValue& take) {
    const Property& property = m_model.vocabulary.properties()[index];
    const ColumnId column = m_model.layout.property(index);
    if (property.format.kind == FormatKind::object && text != "none" && !text.empty()) {
        take(column, {.value = noneValue, .object = text}); // which object is found when the statement acts
    } else if (property.format.kind == FormatKind::text) {
        const auto known = m_names.textConstant(text);
        take(column, {.value = known.value_or(noneValue), .text = known ? std::nullopt : std::optional(text)});
    } else if (const auto value = m_names.propertyConstant(property, text, where)) {
        take(column, {.value = *value});
    }
}

std::optional<ClassIndex> StatementReader::classOf(Element element, std::string_view attribute,
                                                   std::string_view ofType) {
    const std::string id = element.value(attribute);
    return id.empty() ? std::nullopt : m_names.resolveClass(id, ofType, element.valueWhere(attribute));
}

std::optional<MeterIndex> StatementReader::meterOf(Element element) {
    const std::string id = element.value("meter");
    const auto meter = m_model.vocabulary.findMeter(id);
    if (!meter && !id.empty()) {
        m_names.reportUnknown(phrase("meter"), id, element.valueWhere("meter"),
                              [&] { return idsOf(m_model.vocabulary.meters()); });
    }
    return meter;
}

void StatementReader::needsDefaultClass(Element element, std::initializer_list<std::string_view> types) {
    for (const std::string_view id : types) {
        const auto type = m_model.vocabulary.findType(id);
        if (!type) {
            m_names.report(diag::missingVocabulary, element.head(),
                           {std::string(element.tag()), phrase("type"), std::string(id)});
        } else if (m_model.vocabulary.types()[*type].defaultClass.empty()) {
            m_names.report(diag::noDefaultClass, element.head(), {std::string(id)});
        }
    }
}

} // namespace orrery::engine
