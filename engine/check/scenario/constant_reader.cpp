// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/scenario/constant_reader.h"

#include "engine/check/model/check_diagnostics.h"
#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/vocabulary_load.h"
#include "engine/vocabulary/kind_table.h"

#include <algorithm>

namespace orrery::engine {

/// The row of a kind.
struct ConstantReader::Resolving {
    ParameterKind kind = ParameterKind::text;
    void (ConstantReader::*resolve)(CheckedArgument& out) = nullptr; ///< null: the text needs no resolution
    bool takesEmpty = false; ///< true if it also resolves an empty text, to report it
};

CheckedArgument ConstantReader::read(const ParameterSpec& spec) {
    CheckedArgument out;
    out.spec = &spec;
    out.isGiven = m_element.has(spec.name);
    out.where = m_element.valueWhere(spec.name);
    out.text = out.isGiven ? m_element.value(spec.name) : std::string(spec.fallback);
    const Resolving& row = resolvings[spec.kind];
    if (row.resolve != nullptr && (!out.text.empty() || row.takesEmpty)) {
        (this->*row.resolve)(out);
    }
    return out;
}

template <typename Table>
void ConstantReader::resolveIndex(CheckedArgument& out, std::optional<std::uint16_t> found, const Phrase& kind,
                                  const Table& table) {
    if (found) {
        out.constant = *found;
    } else {
        m_names.reportUnknown(kind, out.text, out.where, [&] { return idsOf(table); });
    }
}

void ConstantReader::resolveMeter(CheckedArgument& out) {
    const Vocabulary& vocabulary = m_model.vocabulary;
    const std::string part = m_element.value("part");
    if (!part.empty() && vocabulary.findMeter(out.text) && m_model.findClass(part)) {
        const auto ofPart = vocabulary.findMeter(partMeterId(out.text, part));
        out.constant = ofPart ? std::optional<double>(*ofPart) : std::nullopt;
        if (!ofPart) {
            m_names.report(checkDiagnostics["check.no-part-meter"], out.where, {out.text, part});
        }
        return;
    }
    resolveIndex(out, vocabulary.findMeter(out.text), phrase("meter"), vocabulary.meters());
}

void ConstantReader::resolveResource(CheckedArgument& out) {
    const Vocabulary& vocabulary = m_model.vocabulary;
    resolveIndex(out, vocabulary.findResource(out.text), phrase("resource"), vocabulary.resources());
}

void ConstantReader::resolveChoice(CheckedArgument& out) {
    const auto choice = std::ranges::find(out.spec->choices, out.text);
    if (choice != out.spec->choices.end()) {
        out.constant = static_cast<double>(choice - out.spec->choices.begin());
    }
}

void ConstantReader::resolveNumber(CheckedArgument& out) {
    out.constant = parseNumber(out.text);
}

void ConstantReader::resolveOwnClass(CheckedArgument& out) {
    resolveClass(out, out.spec->of);
}

void ConstantReader::resolveClass(CheckedArgument& out, std::string_view ofType) {
    if (const auto found = m_names.resolveClass(out.text, ofType, out.where)) {
        out.constant = static_cast<double>(*found);
    }
}

void ConstantReader::resolveEnumerator(CheckedArgument& out) {
    const auto index = m_model.vocabulary.findEnumeration(out.spec->of);
    if (!index) {
        m_names.report(checkDiagnostics["check.missing-vocabulary"], m_element.head(),
                       {std::string(m_element.tag()), phrase("enumeration"), std::string(out.spec->of)});
        return;
    }
    const Enumeration& enumeration = m_model.vocabulary.enumerations()[*index];
    resolveIndex(out, enumeration.find(out.text), enumeration.id, enumeration.values);
}

/// Resolves a property that gets its value in play. The property must be a run-time property (E7.9).
void ConstantReader::resolveProperty(CheckedArgument& out) {
    if (!m_isOrder) {
        return;
    }
    const Vocabulary& vocabulary = m_model.vocabulary;
    const auto found = vocabulary.findProperty(out.text);
    if (!found) {
        m_names.reportUnknown(phrase("property"), out.text, out.where, [&] { return idsOf(vocabulary.properties()); });
    } else if (!vocabulary.properties()[*found].isRuntime || !m_model.layout.hasColumn(*found)) {
        m_names.report(checkDiagnostics["check.not-given-in-play"], out.where, {out.text});
    } else {
        out.constant = *found;
    }
}

/// Resolves a value of a property. Does not resolve objects and texts: the run does this when it applies the order.
void ConstantReader::resolveValue(CheckedArgument& out) {
    const Vocabulary& vocabulary = m_model.vocabulary;
    const auto property = vocabulary.findProperty(m_element.value(out.spec->of));
    if (!property) {
        return; // the check of that attribute reports the problem
    }
    const Format format = vocabulary.properties()[*property].format;
    const auto orNone = [&](auto found, const Phrase& kind, const auto& table) {
        if (out.text == "none") {
            out.constant = noneValue;
        } else if (found) {
            out.constant = static_cast<double>(*found);
        } else {
            m_names.reportUnknown(kind, out.text, out.where, [&] { return idsOf(table); });
        }
    };
    if (format.kind == FormatKind::text || format.kind == FormatKind::object) {
        return;
    }
    if (format == classListFormat) {
        m_names.areClasses(out.text, vocabulary.classTypeOf(vocabulary.properties()[*property]), out.where);
        out.text = joinedWords(out.text);
        return;
    }
    if (format == classFormat) {
        return out.text == "none" ? void(out.constant = noneValue) : resolveClass(out, {});
    }
    if (format == typeFormat) {
        return orNone(vocabulary.findType(out.text), phrase("type"), vocabulary.types());
    }
    if (format.kind == FormatKind::enumeration) {
        const Enumeration& values = vocabulary.enumerations()[format.enumeration];
        return orNone(values.find(out.text), values.id, values.values);
    }
    out.constant = constantOf(vocabulary, format, out.text);
    if (!out.constant) {
        m_names.report(checkDiagnostics["check.bad-value"], out.where, {out.text, vocabulary.formatName(format)});
    }
}

using Kind = ParameterKind;
using Reader = ConstantReader;

constexpr KindTable<Reader::Resolving> Reader::resolvings{
    {{.kind = Kind::number, .resolve = &Reader::resolveNumber},
     {.kind = Kind::enumerator, .resolve = &Reader::resolveEnumerator},
     {.kind = Kind::objectClass, .resolve = &Reader::resolveOwnClass},
     {.kind = Kind::meter, .resolve = &Reader::resolveMeter},
     {.kind = Kind::resource, .resolve = &Reader::resolveResource, .takesEmpty = true},
     {.kind = Kind::choice, .resolve = &Reader::resolveChoice},
     {.kind = Kind::integer, .resolve = &Reader::resolveNumber},
     {.kind = Kind::property, .resolve = &Reader::resolveProperty},
     {.kind = Kind::propertyValue, .resolve = &Reader::resolveValue}},
    {Kind::boolean,      Kind::value,     Kind::objectType, Kind::empire,     Kind::name,
     Kind::text,         Kind::message,   Kind::objectName, Kind::occurrence, Kind::constant,
     Kind::alias,        Kind::newObject, Kind::object,     Kind::system,     Kind::planet,
     Kind::map,          Kind::empireId,  Kind::owner,      Kind::scenario,   Kind::scenarioCondition,
     Kind::counter,      Kind::watch,     Kind::group,      Kind::grouping,   Kind::stacking,
     Kind::string,       Kind::format,    Kind::meterSide,  Kind::variable,   Kind::variableScope,
     Kind::initialPlace, Kind::hasKind,   Kind::function,   Kind::aggregate,  Kind::contentFile,
     Kind::tableFile,    Kind::colour}};

} // namespace orrery::engine
