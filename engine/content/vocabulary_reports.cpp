// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/vocabulary_reports.h"

#include "engine/content/constants.h"
#include "engine/content/structure.h"
#include "engine/content/vocabulary_diagnostics.h"
#include "engine/syntax/xml_edit.h"

namespace orrery::engine {

namespace {

bool startsWithVowel(std::string_view word) {
    return !word.empty() && std::string_view("aeiou").find(word.front()) != std::string_view::npos;
}

} // namespace

std::string labelOf(Element element) {
    return element.has("label") ? element.value("label") : element.value("id");
}

std::vector<std::string> wordsOf(Element element, std::string_view attribute) {
    const std::string text = element.value(attribute);
    std::vector<std::string> words;
    for (const std::string_view word : splitWords(text)) {
        words.emplace_back(word);
    }
    return words;
}

Diagnostic& VocabularyReports::finding(const DiagnosticSpec& spec, Location where, std::vector<Phrase> args) {
    return m_diagnostics.emplace_back(Diagnostic{&spec, where, std::move(args), {}, {}});
}

void VocabularyReports::duplicate(Element element, const std::string& id, Location earlier) {
    Diagnostic& diagnostic = finding(vocabularyDiagnostics["vocabulary.duplicate"], element.valueWhere("id"),
                                     {Phrase::said(std::string(element.tag())), id});
    diagnostic.notes.push_back({earlier, phrase("declared here")});
    if (auto edit = setAttribute(*element.tree, element.index, "replace", "true")) {
        diagnostic.fixes.push_back({phrase("replace the earlier one"), {std::move(*edit)}});
    }
}

void VocabularyReports::badName(Element element, const std::string& id) {
    if (!id.empty()) {
        const std::string kind(element.tag());
        finding(contentDiagnostics["content.bad-name"], element.valueWhere("id"),
                {id, phrase(startsWithVowel(kind) ? inPhrase("the id of an {0}") : inPhrase("the id of a {0}"),
                            {Phrase::said(kind)})});
    }
}

void VocabularyReports::unknown(Element element, std::string_view attribute, std::string_view kind,
                                const std::string& name, const std::function<std::vector<std::string>()>& known) {
    const Location where = element.valueWhere(attribute);
    Diagnostic& diagnostic =
        finding(vocabularyDiagnostics["vocabulary.unknown-reference"], where, {Phrase::said(std::string(kind)), name});
    if (element.value(attribute) == name && startNearSearch()) { // otherwise the name is one word of several
        addNearNames(diagnostic, name, known(), {where});
    }
}

} // namespace orrery::engine
