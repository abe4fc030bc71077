// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/vocabulary_clashes.h"

#include "engine/content/vocabulary_diagnostics.h"
#include "engine/content/vocabulary_load.h"
#include "engine/vocabulary/column_layout.h"

#include <algorithm>
#include <array>
#include <map>
#include <span>

namespace orrery::engine {

namespace {

constexpr std::array keywords{std::string_view("and"), std::string_view("or"),   std::string_view("not"),
                              std::string_view("if"),  std::string_view("then"), std::string_view("else"),
                              std::string_view("div"), std::string_view("mod")};
constexpr std::array valueWords{std::string_view("Source"), std::string_view("Target"), std::string_view("Subject"),
                                std::string_view("turn"),   std::string_view("true"),   std::string_view("false"),
                                std::string_view("none")};
/// Further reserved words of expressions, in addition to the names of built-in columns.
constexpr std::array furtherWords{std::string_view("id"),   std::string_view("planet"), std::string_view("age"),
                                  std::string_view("game"), std::string_view("team"),   std::string_view("where"),
                                  std::string_view("of")};

bool isIn(std::span<const std::string_view> words, std::string_view name) {
    return std::ranges::find(words, name) != words.end();
}

} // namespace

bool isKeyword(std::string_view name) {
    return isIn(keywords, name);
}

bool isLanguageWord(std::string_view name) {
    return isKeyword(name) || isIn(valueWords, name);
}

bool isReservedWord(std::string_view name) {
    return isLanguageWord(name) || isIn(furtherWords, name);
}

void reportNameClashes(const Vocabulary& vocabulary, VocabularyReports& reports) {
    struct Meaning {
        Phrase what;
        Location where;
    };
    std::map<std::string, Meaning, std::less<>> meanings;
    for (const std::string_view name : builtinNames()) {
        meanings.emplace(name, Meaning{phrase("a member of every object"), {}});
    }
    for (const std::span<const std::string_view> words :
         {std::span<const std::string_view>(keywords), std::span<const std::string_view>(valueWords),
          std::span<const std::string_view>(furtherWords)}) {
        for (const std::string_view name : words) {
            meanings.emplace(name, Meaning{phrase("a reserved word"), {}});
        }
    }
    const auto claim = [&](const std::string& name, const Phrase& what, Location where) {
        const auto [known, isNew] = meanings.emplace(name, Meaning{what, where});
        if (isNew) {
            return;
        }
        Diagnostic& diagnostic =
            reports.finding(vocabularyDiagnostics["vocabulary.name-clash"], where, {name, known->second.what});
        if (known->second.where.file.isValid()) {
            diagnostic.notes.push_back({known->second.where, phrase("declared here")});
        }
    };
    for (const Meter& meter : vocabulary.meters()) {
        claim(meter.id, phrase("the meter '{0}'", {meter.id}), meter.where);
        claim("Max" + meter.id, phrase("the maximum of the meter '{0}'", {meter.id}), meter.where);
        claim("Current" + meter.id, phrase("the meter '{0}'", {meter.id}), meter.where);
    }
    for (const Resource& resource : vocabulary.resources()) {
        claim(resource.id, phrase("the resource '{0}'", {resource.id}), resource.where);
    }
    for (const Define& define : vocabulary.defines()) {
        claim(define.id, phrase("the define '{0}'", {define.id}), define.where);
    }
    for (const Property& property : vocabulary.properties()) {
        claim(property.id, phrase("the property '{0}'", {property.id}), property.where);
        for (const std::string& alias : property.aliases) {
            claim(alias, phrase("the property '{0}'", {property.id}), property.where);
        }
    }
}

} // namespace orrery::engine
