// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/vocabulary_load.h"

#include "engine/content/constants.h"
#include "engine/content/vocabulary_resolver.h"

#include <algorithm>
#include <array>
#include <span>

namespace orrery::engine {

namespace {

/// The names of all formats except enumerations. The formats that only expressions, variables and tables have come
/// last.
constexpr std::array<std::pair<std::string_view, Format>, 9> formatWords{{{"number", numberFormat},
                                                                          {"boolean", booleanFormat},
                                                                          {"text", textFormat},
                                                                          {"object", objectFormat},
                                                                          {"class", classFormat},
                                                                          {"type", typeFormat},
                                                                          {"classes", classListFormat},
                                                                          {"pair", pairFormat},
                                                                          {"dice", diceFormat}}};
constexpr std::size_t propertyWords = 7;

} // namespace

std::optional<Format> formatCalled(const Vocabulary& vocabulary, std::string_view name) {
    const auto found = std::ranges::find(formatWords, name, [](const auto& row) { return row.first; });
    if (found != formatWords.end()) {
        return found->second;
    }
    const auto enumeration = vocabulary.findEnumeration(name);
    return enumeration ? std::optional(Format{FormatKind::enumeration, *enumeration}) : std::nullopt;
}

std::vector<std::string> formatNames(const Vocabulary& vocabulary, bool withLiterals) {
    std::vector<std::string> names;
    for (const auto& row : std::span(formatWords).first(withLiterals ? formatWords.size() : propertyWords)) {
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
    if (format == classListFormat) {
        return joinedWords(text);
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
    VocabularyReports reports(diagnostics);
    VocabularyDeclarations declarations(vocabulary, reports);
    for (const Element section : project.topLevel("vocabulary")) {
        declarations.declare(section);
    }
    VocabularyResolver(vocabulary, reports).resolve(declarations.elements());
    return vocabulary;
}

} // namespace orrery::engine
