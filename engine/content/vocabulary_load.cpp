// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/vocabulary_load.h"

#include "engine/content/vocabulary_loader.h"

#include <array>

namespace orrery::engine {

namespace {

/// The words for formats that are no enumerations. The last two are only for expressions, variables and tables.
constexpr std::array<std::pair<std::string_view, Format>, 8> formatWords{{{"number", numberFormat},
                                                                          {"boolean", booleanFormat},
                                                                          {"text", textFormat},
                                                                          {"object", objectFormat},
                                                                          {"class", classFormat},
                                                                          {"type", typeFormat},
                                                                          {"pair", pairFormat},
                                                                          {"dice", diceFormat}}};
constexpr std::size_t propertyWords = 6;

bool startsWithVowel(std::string_view word) {
    return !word.empty() && std::string_view("aeiou").find(word.front()) != std::string_view::npos;
}

} // namespace

std::string VocabularyLoader::labelOf(Element element) {
    return element.has("label") ? element.value("label") : element.value("id");
}

std::vector<std::string> VocabularyLoader::wordsOf(Element element, std::string_view attribute) {
    const std::string text = element.value(attribute);
    std::vector<std::string> words;
    for (const std::string_view word : splitWords(text)) {
        words.emplace_back(word);
    }
    return words;
}

Diagnostic& VocabularyLoader::finding(const DiagnosticSpec& spec, Location where, std::vector<Phrase> args) {
    return m_diagnostics.emplace_back(Diagnostic{&spec, where, std::move(args), {}, {}});
}

void VocabularyLoader::reportDuplicate(Element element, const std::string& id, Location earlier) {
    Diagnostic& diagnostic =
        finding(diag::duplicateDeclaration, element.valueWhere("id"), {Phrase::said(std::string(element.tag())), id});
    diagnostic.notes.push_back({earlier, phrase("declared here")});
    if (auto edit = setAttribute(*element.tree, element.index, "replace", "true")) {
        diagnostic.fixes.push_back({phrase("replace the earlier one"), {std::move(*edit)}});
    }
}

void VocabularyLoader::reportBadName(Element element, const std::string& id) {
    if (!id.empty()) {
        const std::string kind(element.tag());
        finding(diag::badName, element.valueWhere("id"),
                {id, phrase(startsWithVowel(kind) ? inPhrase("the id of an {0}") : inPhrase("the id of a {0}"),
                            {Phrase::said(kind)})});
    }
}

void VocabularyLoader::addOnce(std::vector<std::uint16_t>& indices, std::uint16_t index, Element element,
                               std::string_view attribute, const std::string& word) {
    countWork();
    if (m_added.emplace(&indices, index).second) {
        indices.push_back(index);
    } else {
        m_diagnostics.push_back({&diag::repeatedReference, element.valueWhere(attribute), {word}, {}, {}});
    }
}

void VocabularyLoader::report(Element element, std::string_view attribute, std::string_view kind,
                              const std::string& name, const std::function<std::vector<std::string>()>& known) {
    const Location where = element.valueWhere(attribute);
    Diagnostic& diagnostic = m_diagnostics.emplace_back(
        Diagnostic{&diag::unknownReference, where, {Phrase::said(std::string(kind)), name}, {}, {}});
    if (element.value(attribute) == name && m_nearSearches.start()) { // else it is one of several words
        addNearNames(diagnostic, name, known(), {where});
    }
}

std::optional<Format> VocabularyLoader::format(Element element, bool withLiterals) {
    const std::string name = element.has("format") ? element.value("format") : "number";
    const auto found = formatCalled(m_out, name);
    if (found && (withLiterals || (*found != pairFormat && *found != diceFormat))) {
        return found;
    }
    report(element, "format", inPhrase("format or enumeration"), name, [&] {
        std::vector<std::string> known = idsOf(m_out.enumerations());
        for (const auto& row : std::span(formatWords).first(withLiterals ? formatWords.size() : propertyWords)) {
            known.emplace_back(row.first);
        }
        return known;
    });
    return std::nullopt;
}

void VocabularyLoader::declare(Element section) {
    for (const Element element : section.children()) {
        const std::string_view tag = element.tag();
        if (tag == "enumeration") {
            declareEnumeration(element);
        } else if (tag == "meter") {
            declareMeter(element);
        } else if (tag == "property") {
            declareProperty(element);
        } else if (tag == "resource") {
            declareResource(element);
        } else if (tag == "type") {
            declareType(element);
        } else if (tag == "occurrence") {
            declareOccurrence(element);
        } else if (tag == "scope") {
            m_scopes.push_back(element);
        } else if (tag == "default") {
            m_defaults.push_back(element);
        } else if (tag == "define") {
            declareDefine(element);
        } else if (tag == "option") {
            declareOption(element);
        } else if (tag == "kind") {
            declareKind(element);
        }
    }
}

void VocabularyLoader::resolve() {
    m_out.index();
    for (const auto& [index, element] : m_properties) {
        resolveProperty(m_out.editProperties()[index], element);
    }
    m_types.forEach([&](TypeIndex index, Element element) { resolveType(m_out.editTypes()[index], element); });
    for (const auto& [index, element] : m_options) {
        resolveOption(index, element);
    }
    resolveScopes();
    for (const Element element : m_defaults) {
        resolveDefault(element);
    }
    m_kinds.forEach([&](std::uint16_t index, Element element) { resolveKind(m_out.editKinds()[index], element); });
    m_out.index();
    findClashes();
}

std::optional<Format> formatCalled(const Vocabulary& vocabulary, std::string_view name) {
    const auto found = std::ranges::find(formatWords, name, [](const auto& row) { return row.first; });
    if (found != formatWords.end()) {
        return found->second;
    }
    const auto enumeration = vocabulary.findEnumeration(name);
    return enumeration ? std::optional(Format{FormatKind::enumeration, *enumeration}) : std::nullopt;
}

std::vector<std::string> formatNames(const Vocabulary& vocabulary) {
    std::vector<std::string> names;
    for (const auto& row : formatWords) {
        names.emplace_back(row.first);
    }
    for (const Enumeration& enumeration : vocabulary.enumerations()) {
        names.push_back(enumeration.id);
    }
    return names;
}

std::optional<std::string> literalOf(Format format, std::string_view text) {
    if (format == textFormat) {
        return std::string(text);
    }
    if (format == pairFormat) {
        const auto pair = parsePair(text);
        return pair ? std::optional(pairText(*pair)) : std::nullopt;
    }
    const auto dice = format == diceFormat ? parseDice(text) : std::nullopt;
    return dice ? std::optional(diceText(*dice)) : std::nullopt;
}

const FormatDefault* defaultOf(const Vocabulary& vocabulary, Format format) {
    const auto found = std::ranges::find(vocabulary.defaults(), format, &FormatDefault::format);
    return found == vocabulary.defaults().end() ? nullptr : &*found;
}

std::optional<double> constantOf(const Vocabulary& vocabulary, Format format, std::string_view text) {
    switch (format.kind) {
    case FormatKind::number:
        return parseNumber(text);
    case FormatKind::boolean: {
        const auto value = parseBoolean(text);
        return value ? std::optional(*value ? 1.0 : 0.0) : std::nullopt;
    }
    case FormatKind::enumeration: {
        const auto value = vocabulary.enumerations()[format.enumeration].find(trimmed(text));
        return value ? std::optional<double>(*value) : std::nullopt;
    }
    case FormatKind::objectType: {
        const auto value = vocabulary.findType(trimmed(text));
        return value ? std::optional<double>(*value) : std::nullopt;
    }
    default:
        return std::nullopt;
    }
}

Vocabulary loadVocabulary(const ParsedProject& project, RowTables rows, std::vector<Diagnostic>& diagnostics) {
    Vocabulary vocabulary(rows);
    VocabularyLoader loader(vocabulary, diagnostics);
    for (const Element section : project.topLevel("vocabulary")) {
        loader.declare(section);
    }
    loader.resolve();
    return vocabulary;
}

} // namespace orrery::engine
