// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/scenario/constant_reader.h"

#include "engine/check/model/check_diagnostics.h"
#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/vocabulary_load.h"

#include <algorithm>

namespace orrery::engine {

CheckedArgument ConstantReader::read(const ParameterSpec& spec) {
    CheckedArgument out;
    out.spec = &spec;
    out.isGiven = m_element.has(spec.name);
    out.where = m_element.valueWhere(spec.name);
    out.text = out.isGiven ? m_element.value(spec.name) : std::string(spec.fallback);
    resolve(out);
    return out;
}

void ConstantReader::resolve(CheckedArgument& out) {
    const Vocabulary& vocabulary = m_model.vocabulary;
    const auto orUnknown = [&](const auto& found, const Phrase& kind, const auto& table) {
        if (found) {
            out.constant = static_cast<double>(*found);
        } else {
            m_names.reportUnknown(kind, out.text, out.where, [&] { return idsOf(table); });
        }
    };
    if (out.text.empty() && out.spec->kind != ParameterKind::resource) {
        return; // of empty texts, reports only resources, as unknown
    }
    switch (out.spec->kind) {
    case ParameterKind::objectClass:
        return resolveClass(out, out.spec->of);
    case ParameterKind::enumerator:
        return resolveEnumerator(out);
    case ParameterKind::property:
        return m_isOrder ? resolveProperty(out) : void();
    case ParameterKind::propertyValue:
        return resolveValue(out);
    case ParameterKind::meter:
        return orUnknown(vocabulary.findMeter(out.text), phrase("meter"), vocabulary.meters());
    case ParameterKind::resource:
        return orUnknown(vocabulary.findResource(out.text), phrase("resource"), vocabulary.resources());
    case ParameterKind::choice: {
        const auto choice = std::ranges::find(out.spec->choices, out.text);
        if (choice != out.spec->choices.end()) {
            out.constant = static_cast<double>(choice - out.spec->choices.begin());
        }
        return;
    }
    case ParameterKind::number:
    case ParameterKind::integer:
        out.constant = parseNumber(out.text);
        return;
    default:
        return; // names of objects and texts need no resolution
    }
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
    if (const auto found = enumeration.find(out.text)) {
        out.constant = *found;
    } else {
        m_names.reportUnknown(enumeration.id, out.text, out.where, [&] { return idsOf(enumeration.values); });
    }
}

/// Resolves a property that gets its value in play. The property must be a run-time property (E7.9).
void ConstantReader::resolveProperty(CheckedArgument& out) {
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

} // namespace orrery::engine
