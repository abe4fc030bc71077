// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/scenario/statements.h"

#include "engine/check/model/check_diagnostics.h"
#include "engine/check/scenario/constant_reader.h"
#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/element_rows.h"
#include "engine/content/structure.h"
#include "engine/syntax/xml_text.h"

#include <algorithm>

namespace orrery::engine {

namespace {

double number(Element element, std::string_view attribute, double fallback) {
    return element.has(attribute) ? parseNumber(element.value(attribute)).value_or(fallback) : fallback;
}

/// Returns an integer, clamped to the bounds of the element's row. The check of the structure has already reported
/// values outside of the bounds.
std::uint32_t count(Element element, std::string_view attribute, double fallback, double maximum) {
    return static_cast<std::uint32_t>(std::clamp(number(element, attribute, fallback), 0.0, maximum));
}

void needsDefaultClass(Element element, std::string_view id, const CheckedModel& model, StatementNames& names) {
    const auto type = model.vocabulary.findType(id);
    if (!type) {
        names.report(checkDiagnostics["check.missing-vocabulary"], element.head(),
                     {std::string(element.tag()), phrase("type"), std::string(id)});
    } else if (model.vocabulary.types()[*type].defaultClass.empty()) {
        names.report(checkDiagnostics["check.no-default-class"], element.head(), {std::string(id)});
    }
}

/// Returns the constant of an attribute in the element's row.
std::optional<double> constantIn(Element element, const ElementSpec& spec, std::string_view attribute,
                                 const CheckedModel& model, StatementNames& names) {
    return ConstantReader(element, model, names, false).read(*spec.attribute(attribute)).constant;
}

void readInitial(Element element, const ElementSpec& spec, const CheckedModel& model, StatementNames& names,
                 GalaxySpec& galaxy) {
    GalaxyInitial initial;
    initial.on = element.has("on") ? element.value("on") : "home";
    initial.value = number(element, "value", 0.0);
    if (initial.on != "home" && initial.on != "owned" && !model.vocabulary.findType(initial.on)) {
        names.reportUnknown(phrase("type"), initial.on, element.valueWhere("on"), [&] {
            std::vector<std::string> known = idsOf(model.vocabulary.types());
            known.emplace_back("home");
            known.emplace_back("owned");
            return known;
        });
        return;
    }
    if (const auto meter = constantIn(element, spec, "meter", model, names)) {
        initial.meter = static_cast<MeterIndex>(*meter);
        galaxy.initials.push_back(std::move(initial));
    }
}

} // namespace

std::uint32_t turnOf(Element element) {
    return count(element, "turn", 0.0, 1e6);
}

bool isEnabled(Element element) {
    return element.flag("enabled", true);
}

CheckedStatement StatementReading::begin() const {
    CheckedStatement statement;
    statement.spec = &m_spec;
    statement.where = m_element.where();
    statement.turn = turnOf(m_element);
    return statement;
}

std::optional<CheckedArgument> StatementReading::argument(std::string_view name) {
    return m_element.has(name)
               ? std::optional(
                     ConstantReader(m_element, m_model, m_names, false).read(*m_spec.element->attribute(name)))
               : std::nullopt;
}

CheckedStatement StatementReading::whole() {
    CheckedStatement statement = begin();
    for (const ParameterSpec& attribute : m_spec.element->attributes) {
        if (attribute.name != "turn" && attribute.name != "enabled" && m_element.has(attribute.name)) {
            statement.arguments.push_back(*argument(attribute.name));
        }
    }
    statement.isHidden = statement.isInitial() && m_element.flag("hidden", false);
    if (!m_spec.type.empty()) {
        needsDefaultClass(m_element, m_spec.type, m_model, m_names);
    }
    if (m_spec.element->takesProperties) {
        statement.values = values();
    }
    return statement;
}

std::optional<PropertyIndex> StatementReading::property(const std::string& id, Location where) {
    const Vocabulary& vocabulary = m_model.vocabulary;
    const auto index = vocabulary.findProperty(id);
    if (!index) {
        m_names.reportUnknown(phrase("property"), id, where, [&] { return idsOf(vocabulary.properties()); });
        return std::nullopt;
    }
    const auto ofType = vocabulary.findType(m_spec.type);
    if ((ofType && !vocabulary.types()[*ofType].hasProperty(*index)) || !m_model.layout.hasColumn(*index)) {
        m_names.report(
            checkDiagnostics["check.type-lacks"], where,
            {m_spec.type.empty() ? phrase("objects") : phrase("objects of the type '{0}'", {std::string(m_spec.type)}),
             phrase("property"), id});
        return std::nullopt;
    }
    return index;
}

std::optional<GivenValue> StatementReading::value(PropertyIndex index, const std::string& text, Location where) {
    const Property& property = m_model.vocabulary.properties()[index];
    GivenValue given{.column = m_model.layout.property(index), .constant = {}, .text = text, .attribute = {}};
    const bool isName = property.format.kind == FormatKind::object && text != "none" && !text.empty();
    if (isName && m_spec.type.empty()) {
        return given; // the run looks up the object when it applies the statement
    }
    if (property.format.kind == FormatKind::text) {
        given.constant = m_names.textConstant(text);
        return given;
    }
    if (property.format == classListFormat) {
        const bool areKnown = m_names.areClasses(text, m_model.vocabulary.classTypeOf(property), where);
        given.text = joinedWords(text);
        return areKnown ? std::optional(std::move(given)) : std::nullopt;
    }
    given.constant = m_names.propertyConstant(property, text, where);
    return given.constant ? std::optional(std::move(given)) : std::nullopt;
}

std::vector<GivenValue> StatementReading::values() {
    std::vector<GivenValue> given;
    const XmlTree& tree = *m_element.tree;
    for (auto attribute = tree.attributesBegin(m_element.index); attribute != tree.attributesEnd(m_element.index);
         ++attribute) {
        const std::string_view written = tree.name(*attribute);
        if (m_spec.element->attribute(written) != nullptr) {
            continue;
        }
        std::string id(written);
        std::ranges::replace(id, '-', '_');
        const auto index = property(id, tree.location(attribute->name));
        auto one = index ? value(*index, m_element.value(written), m_element.valueWhere(written)) : std::nullopt;
        if (one) {
            one->attribute = written;
            given.push_back(std::move(*one));
        }
    }
    return given;
}

void StatementReading::add(CheckedStatement statement) {
    const bool lacksClass = std::ranges::any_of(m_spec.element->attributes, [&](const ParameterSpec& attribute) {
        const bool isNeeded = attribute.required || statement.argument(attribute.name) != nullptr;
        return attribute.kind == ParameterKind::objectClass && isNeeded && !statement.classOf(attribute.name);
    });
    if (!lacksClass) {
        m_out.push_back(std::move(statement));
    }
}

void readStatements(Element element, const StatementSpec& spec, const CheckedModel& model, StatementNames& names,
                    std::vector<CheckedStatement>& out) {
    if (orreryElement().child("scenario")->child(spec.tag) == nullptr) {
        // The check of the structure knows only the elements of the format.
        checkStructure(element, *spec.element, names.findings(), &names.nearSearches());
    }
    std::vector<CheckedStatement> disabled;
    StatementReading reading(element, spec, model, names, isEnabled(element) ? out : disabled);
    if (spec.read != nullptr) {
        spec.read(reading);
    } else {
        reading.add(reading.whole());
    }
}

GalaxySpec readGalaxy(Element element, const CheckedModel& model, StatementNames& names) {
    GalaxySpec galaxy;
    galaxy.where = element.where();
    galaxy.seed = static_cast<std::uint64_t>(std::max<std::int64_t>(
        0, parseInteger(element.value("seed")).value_or(static_cast<std::int64_t>(galaxy.seed))));
    galaxy.systems = count(element, "systems", galaxy.systems, 100'000);
    galaxy.empires = count(element, "empires", galaxy.empires, 1000);
    galaxy.planets = std::clamp(number(element, "planets", galaxy.planets), 0.0, 20.0);
    galaxy.shape = element.has("shape") ? element.value("shape") : galaxy.shape;
    for (const std::string_view type : {"system", "planet", "empire"}) {
        needsDefaultClass(element, type, model, names);
    }
    const ElementSpec& spec = *orreryElement().child("run")->child("galaxy");
    for (const Element child : element.children()) {
        if (child.tag() == "special" || child.tag() == "home-special") {
            if (const auto objectClass = constantIn(child, *spec.child(child.tag()), "class", model, names)) {
                galaxy.specials.push_back({static_cast<ClassIndex>(*objectClass),
                                           std::clamp(number(child, "probability", 1.0), 0.0, 1.0),
                                           child.tag() == "home-special"});
            }
        } else if (child.tag() == "initial") {
            readInitial(child, *spec.child("initial"), model, names, galaxy);
        }
    }
    return galaxy;
}

std::vector<CheckedStatement> parseStatements(std::string_view text, const CheckedModel& model,
                                              std::vector<Diagnostic>& findings) {
    std::vector<CheckedStatement> statements;
    const XmlTree tree = parseXml(std::make_shared<const SourceText>("", std::string(text)), {});
    findings.insert(findings.end(), tree.diagnostics().begin(), tree.diagnostics().end());
    const Element root{&tree, tree.root()};
    if (const auto* const spec = tree.root() == XmlTree::none ? nullptr : model.vocabulary.statement(root.tag())) {
        NearSearches nearSearches;
        ModelNames names(model, findings, nearSearches);
        readStatements(root, *spec, model, names, statements);
    }
    return statements;
}

std::string statementXml(const CheckedStatement& statement) {
    std::string out = "<" + std::string(statement.spec->tag);
    const auto add = [&](std::string_view name, std::string_view value) {
        out += " " + std::string(name) + "=\"" + escapeAttribute(value, '"') + "\"";
    };
    for (const CheckedArgument& argument : statement.arguments) {
        add(argument.spec->name, argument.text);
    }
    for (const GivenValue& value : statement.values) {
        if (!value.attribute.empty()) {
            add(value.attribute, value.text);
        }
    }
    if (statement.turn != 0) {
        add("turn", std::to_string(statement.turn));
    }
    return out + "/>";
}

CheckedStatement newStatement(const StatementSpec& spec,
                              std::initializer_list<std::pair<std::string_view, std::string>> attributes) {
    CheckedStatement statement;
    statement.spec = &spec;
    for (const auto& [name, text] : attributes) {
        CheckedArgument& argument = statement.arguments.emplace_back();
        argument.spec = spec.element->attribute(name);
        argument.isGiven = true;
        argument.text = text;
    }
    return statement;
}

std::optional<CheckedStatement> adoptStatement(const CheckedStatement& statement, const CheckedModel& to) {
    std::vector<Diagnostic> findings;
    std::vector<CheckedStatement> read = parseStatements(statementXml(statement), to, findings);
    const bool isWhole = read.size() == 1 && read.front().arguments.size() == statement.arguments.size() &&
                         read.front().values.size() == statement.values.size();
    if (!isWhole) {
        return std::nullopt;
    }
    read.front().where = {};
    return std::move(read.front());
}

} // namespace orrery::engine
