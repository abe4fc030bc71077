// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/scenario/statement_names.h"

#include "engine/check/model/check_diagnostics.h"
#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/structure.h"
#include "engine/content/vocabulary_load.h"

#include <algorithm>
#include <utility>

namespace orrery::engine {

Diagnostic& ModelNames::report(const DiagnosticSpec& spec, Location where, std::vector<Phrase> args) {
    return m_findings.emplace_back(Diagnostic{&spec, where, std::move(args), {}, {}});
}

Diagnostic& ModelNames::reportUnknown(Phrase kind, std::string_view name, Location where, const KnownNames& known) {
    Diagnostic& diagnostic =
        report(checkDiagnostics["check.unknown-name"], where, {std::move(kind), std::string(name)});
    if (m_nearSearches.start()) {
        addNearNames(diagnostic, name, known(), {where});
    }
    return diagnostic;
}

std::optional<ClassIndex> ModelNames::resolveClass(std::string_view id, std::string_view ofType, Location where) {
    // Without a type, every class fits, because no type has the id "".
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
        report(checkDiagnostics["check.bad-value"], where, {std::string(id), phrase("class with a known type")});
        return std::nullopt;
    }
    if (type && named.type != *type) {
        report(checkDiagnostics["check.wrong-type"], where,
               {std::string(id), m_model.vocabulary.types()[named.type].id, std::string(ofType)});
        return std::nullopt;
    }
    return found;
}

std::optional<double> ModelNames::propertyConstant(const Property& property, std::string_view text, Location where) {
    const std::string_view classType = m_model.vocabulary.classTypeOf(property);
    if (property.format.kind == FormatKind::objectClass) {
        const auto found = text == "none" ? std::nullopt : resolveClass(text, classType, where);
        return text == "none" ? std::optional(noneValue) : found ? std::optional<double>(*found) : std::nullopt;
    }
    if (const auto value = constantOf(m_model.vocabulary, property.format, text)) {
        return value;
    }
    if (property.format.kind == FormatKind::object && text == "none") {
        return noneValue;
    }
    Diagnostic& diagnostic = report(checkDiagnostics["check.bad-value"], where,
                                    {std::string(text), m_model.vocabulary.formatName(property.format)});
    if (property.format.kind == FormatKind::enumeration && m_nearSearches.start()) {
        const Enumeration& values = m_model.vocabulary.enumerations()[property.format.enumeration];
        addNearNames(diagnostic, text, idsOf(values.values), {where});
    }
    return std::nullopt;
}

bool StatementNames::areClasses(std::string_view list, std::string_view ofType, Location where) {
    bool areKnown = true;
    for (const std::string_view word : splitWords(list)) {
        areKnown &= resolveClass(word, ofType, where).has_value();
    }
    return areKnown;
}

std::optional<double> ModelNames::textConstant(std::string_view text) {
    const auto found = std::ranges::find(m_model.texts, text);
    return found != m_model.texts.end() ? std::optional(static_cast<double>(found - m_model.texts.begin()))
                                        : std::nullopt;
}

std::optional<std::pair<ClassIndex, std::uint32_t>> resolveGroup(std::string_view label, Location where,
                                                                 const CheckedModel& model, StatementNames& names) {
    const std::size_t slash = std::min(label.find('/'), label.size());
    const auto objectClass = names.resolveClass(label.substr(0, slash), {}, where);
    if (!objectClass) {
        return std::nullopt;
    }
    const auto& groups = model.classes.asRead(*objectClass).groups;
    const std::string_view id = label.substr(std::min(slash + 1, label.size()));
    const auto found = std::ranges::find(groups, id, &CheckedGroup::id);
    if (found != groups.end()) {
        return std::pair(*objectClass, static_cast<std::uint32_t>(found - groups.begin()));
    }
    names.reportUnknown(phrase("group"), label, where, [&] {
        std::vector<std::string> known;
        for (const CheckedGroup& group : groups) {
            known.push_back(model.classes.asRead(*objectClass).id + "/" + group.id);
        }
        return known;
    });
    return std::nullopt;
}

} // namespace orrery::engine
