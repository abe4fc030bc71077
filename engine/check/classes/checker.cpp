// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/classes/checker.h"

#include "engine/check/model/check_diagnostics.h"
#include "engine/content/constants.h"
#include "engine/content/structure.h"
#include "engine/content/vocabulary_load.h"
#include "engine/text/stable_hash.h"

#include <algorithm>
#include <cmath>

namespace orrery::engine {

Diagnostic& Checker::report(const DiagnosticSpec& spec, Location where, std::vector<Phrase> args) {
    return diagnostics.emplace_back(Diagnostic{&spec, where, std::move(args), {}, {}});
}

bool Checker::hasErrorsSince(Mark mark) const {
    return m_poisoned != mark.poisoned ||
           std::any_of(diagnostics.begin() + static_cast<std::ptrdiff_t>(mark.findings), diagnostics.end(),
                       [](const Diagnostic& d) { return d.severity() == Severity::error; });
}

Diagnostic& Checker::reportUnknown(Phrase kind, std::string_view name, Location where, const KnownNames& known) {
    Diagnostic& diagnostic =
        report(checkDiagnostics["check.unknown-name"], where, {std::move(kind), std::string(name)});
    if (m_nearSearches.start()) {
        addNearNames(diagnostic, name, known(), {where});
    }
    return diagnostic;
}

const std::vector<std::string>& Checker::classIds(std::optional<TypeIndex> type) {
    const auto [entry, isNew] = m_classIds.try_emplace(type ? static_cast<int>(*type) : -1);
    if (isNew) {
        for (const auto& one : model.classes.asRead()) {
            if (!type || one->type == *type) {
                entry->second.push_back(one->id);
            }
        }
    }
    return entry->second;
}

std::optional<ClassIndex> Checker::resolveClass(std::string_view id, std::string_view ofType, Location where) {
    const auto type = ofType.empty() ? std::nullopt : model.vocabulary.findType(ofType);
    const auto found = model.findClass(id);
    if (!found) {
        reportUnknown(type ? Phrase::said(std::string(ofType)) : phrase("class"), id, where,
                      [&] { return classIds(type); });
        return std::nullopt;
    }
    const CheckedClass& objectClass = model.classes.asRead(*found);
    if (!objectClass.hasType) {
        ++m_poisoned;
        return std::nullopt;
    }
    if (type && objectClass.type != *type) {
        Diagnostic& diagnostic =
            report(checkDiagnostics["check.wrong-type"], where,
                   {std::string(id), model.vocabulary.types()[objectClass.type].id, std::string(ofType)});
        diagnostic.notes.push_back({model.classes.head(*found), phrase("defined here")});
        return std::nullopt;
    }
    return found;
}

StackingIndex Checker::stackingOf(Element element, std::string_view attribute) {
    const std::string text = element.value(attribute);
    const auto number = parseNumber(text);
    if (number && *number != std::floor(*number)) {
        report(checkDiagnostics["check.stacking-number"], element.valueWhere(attribute), {std::string(trimmed(text))});
    }
    return stackingIndex(text);
}

StackingIndex Checker::stackingIndex(std::string_view text) {
    const std::string_view word = trimmed(text);
    auto number = parseInteger(word);
    if (const auto written = parseNumber(word); !number && written && std::abs(*written) < 1e15) { // 2.0 equals 2
        number = *written == std::floor(*written) ? std::optional(static_cast<std::int64_t>(*written)) : std::nullopt;
    }
    if (word.empty() || number == 0) {
        return 0;
    }
    const std::string name = number ? std::to_string(*number) : std::string(word); // 07 is the same as 7
    const auto [entry, isNew] = m_stacking.try_emplace(name, static_cast<StackingIndex>(model.stackingNames.size()));
    if (isNew) {
        model.stackingNames.push_back(name);
    }
    if (record != nullptr) {
        record->stackings.emplace_back(name, entry->second);
    }
    return entry->second;
}

std::optional<double> Checker::propertyConstant(const Property& property, std::string_view text, Location where) {
    const std::string_view classType = model.vocabulary.classTypeOf(property);
    if (property.format == classListFormat) {
        bool areKnown = true;
        for (const std::string_view word : splitWords(text)) {
            areKnown &= resolveClass(word, classType, where).has_value();
        }
        if (!areKnown) {
            return std::nullopt;
        }
        model.texts.push_back(joinedWords(text));
        return static_cast<double>(model.texts.size() - 1);
    }
    if (property.format.kind == FormatKind::text) {
        model.texts.emplace_back(text);
        return static_cast<double>(model.texts.size() - 1);
    }
    if (property.format.kind == FormatKind::objectClass) {
        const auto found = text == "none" ? std::nullopt : resolveClass(text, classType, where);
        return text == "none" ? std::optional(noneValue) : found ? std::optional<double>(*found) : std::nullopt;
    }
    if (const auto value = constantOf(model.vocabulary, property.format, text)) {
        return value;
    }
    if (property.format.kind == FormatKind::object && text == "none") {
        return noneValue;
    }
    Diagnostic& diagnostic = report(checkDiagnostics["check.bad-value"], where,
                                    {std::string(text), model.vocabulary.formatName(property.format)});
    if (property.format.kind == FormatKind::enumeration && m_nearSearches.start()) {
        std::vector<std::string> known;
        for (const Enumerator& value : model.vocabulary.enumerations()[property.format.enumeration].values) {
            known.push_back(value.id);
        }
        addNearNames(diagnostic, text, known, {where});
    }
    return std::nullopt;
}

std::string Checker::textOf(Element element, std::string_view attribute, const std::string& fallbackId) const {
    const bool isGiven = element.has(attribute);
    const std::string id = isGiven ? element.value(attribute) : fallbackId;
    const std::string* const found = findString(id);
    return found != nullptr ? *found : isGiven ? id : std::string();
}

const std::string* Checker::findString(const std::string& id) const {
    if (record != nullptr) {
        record->strings.push_back(stableHash(id));
    }
    return model.findString(id);
}

const std::vector<Element>& Checker::stringsCalled(const std::string& id) {
    if (!m_hasStringElements) {
        m_hasStringElements = true;
        for (const Element table : project.topLevel("strings")) {
            for (const Element entry : table.children()) {
                m_stringElements[entry.value("id")].push_back(entry);
            }
        }
    }
    return m_stringElements[id];
}

} // namespace orrery::engine
