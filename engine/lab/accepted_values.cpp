// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/accepted_values.h"

#include "engine/program/evaluate.h"
#include "engine/syntax/xml_text.h"
#include "engine/trace/preview.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace orrery::engine {

namespace {

std::string attribute(std::string_view name, std::string_view value) {
    return " " + std::string(name) + "=\"" + escapeAttribute(value, '"') + "\"";
}

std::string lineOf(const NewValue& value) {
    return "\n    <measured" + attribute("measure", value.measure) + attribute("turn", std::to_string(value.turn)) +
           attribute("value", value.text) + "/>";
}

/// Returns the accepted values of a test to which lines can be added; the last one if there are several.
std::optional<Element> valuesOf(const ParsedProject& project, const std::string& test) {
    std::optional<Element> found;
    for (const Element element : project.topLevel("accepted")) {
        if (element.value("test") == test && !element.isBroken()) {
            found = element;
        }
    }
    return found;
}

TextEdit insertionAt(const XmlTree& tree, std::uint32_t offset, std::string text) {
    return {tree.file(), {offset, offset}, std::move(text)};
}

/// Returns the quote around the text of an attribute; another character if there is none.
char quoteAround(const ParsedProject& project, const Location& place) {
    const std::string_view text = project.trees[place.file.value]->slice({place.span.begin - 1, place.span.begin});
    return text.empty() ? ' ' : text.front();
}

/// Returns the edit that adds lines to accepted values: behind its last element.
TextEdit addedTo(const Element& accepted, std::string lines) {
    const XmlTree& tree = *accepted.tree;
    const std::vector<Element> children = accepted.children();
    if (!children.empty()) {
        return insertionAt(tree, children.back().where().span.end, std::move(lines));
    }
    const Span whole = accepted.where().span;
    const std::string_view text = tree.slice(whole);
    if (text.ends_with("/>")) { // <accepted test="x"/>
        return {tree.file(), {whole.end - 2, whole.end}, ">" + lines + "\n  </accepted>"};
    }
    const auto close = static_cast<std::uint32_t>(whole.begin + text.rfind("</"));
    const auto open = static_cast<std::uint32_t>(whole.begin + text.substr(0, close - whole.begin).rfind('>') + 1);
    return {tree.file(), {open, close}, lines + "\n  "};
}

constexpr std::string_view newFile = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<orrery format=\"1\">\n</orrery>\n";

/// Returns the text of a content file with an element behind its others; nullopt if the text is no content file.
std::optional<std::string> withElement(std::string_view text, std::string_view element) {
    const std::size_t close = text.rfind("</orrery>");
    if (close == std::string_view::npos) {
        return std::nullopt;
    }
    const std::size_t before = text.substr(0, close).find_last_not_of(" \t\r\n") + 1;
    return std::string(text.substr(0, before)) + std::string(element) + "\n" + std::string(text.substr(close));
}

} // namespace

std::optional<NewValue> newValueOf(const ParsedProject& project, const CheckedTest& test, const TestResult& result,
                                   std::size_t expectation) {
    if (expectation >= std::min(result.expectations.size(), test.expectations.size())) {
        return std::nullopt;
    }
    const ExpectationResult& shown = result.expectations[expectation];
    const CheckedExpectation& expected = test.expectations[expectation];
    // In a range, or with several seeds, one value may not be that of the others.
    const bool isOne = expected.turns == ExpectedTurns::at && result.seeds == 1;
    if (shown.isMet || !isOne || shown.value.empty() || !expected.equals || expected.kind != ExpectedKind::value) {
        return std::nullopt;
    }
    if (const char quote = quoteAround(project, expected.equalsWhere); quote != '"' && quote != '\'') {
        return std::nullopt; // the value is written as elements
    }
    const std::string before(project.trees[expected.equalsWhere.file.value]->slice(expected.equalsWhere.span));
    const bool isQuoted = isText(expected.expression->format);
    return NewValue{.test = test.id,
                    .turn = shown.turn,
                    .place = expected.equalsWhere,
                    .hasPlace = true,
                    .before = before,
                    .text = isQuoted ? "'" + shown.value + "'" : shown.value};
}

std::optional<NewValue> newMeasureOf(const ParsedProject& project, const CheckedTest& test,
                                     const MeasureResult& result) {
    if (result.isAsAccepted || std::isnan(result.value)) {
        return std::nullopt;
    }
    const CheckedMeasure& measure = test.measures[result.measure];
    NewValue value{.test = test.id, .measure = measure.id, .turn = result.turn, .text = formatNumber(result.value)};
    if (const auto found = measure.accepted.find(result.turn); found != measure.accepted.end()) {
        value.place = found->second.where;
        value.hasPlace = true;
        value.before = project.trees[value.place.file.value]->slice(value.place.span);
    }
    return value;
}

std::vector<NewValue> newValuesOf(const ParsedProject& project, const CheckedTest& test, const TestResult& result) {
    std::vector<NewValue> values;
    for (std::size_t i = 0; i < result.expectations.size(); ++i) {
        if (auto value = newValueOf(project, test, result, i)) {
            values.push_back(std::move(*value));
        }
    }
    for (const MeasureResult& measure : result.measures) {
        if (auto value = newMeasureOf(project, test, measure)) {
            values.push_back(std::move(*value));
        }
    }
    return values;
}

std::optional<std::map<std::string, std::string>> acceptedTexts(const ParsedProject& project,
                                                                std::span<const NewValue> values) {
    std::vector<TextEdit> edits;
    std::vector<std::string> tests; // with values for which there is no line yet, in their order
    std::map<std::string, std::string> lines;
    for (const NewValue& value : values) {
        if (value.hasPlace) {
            const char quote = quoteAround(project, value.place);
            edits.push_back({value.place.file, value.place.span, escapeAttribute(value.text, quote)});
            continue;
        }
        if (lines[value.test].empty()) {
            tests.push_back(value.test);
        }
        lines[value.test] += lineOf(value);
    }
    std::string added; // for a file of their own
    const std::vector<Element> all = project.topLevel("accepted");
    for (const std::string& test : tests) {
        const std::string element = "\n  <accepted" + attribute("test", test) + ">" + lines[test] + "\n  </accepted>";
        if (const auto accepted = valuesOf(project, test)) {
            edits.push_back(addedTo(*accepted, lines[test]));
        } else if (all.empty()) {
            added += element;
        } else {
            edits.push_back(insertionAt(*all.back().tree, all.back().where().span.end, element));
        }
    }
    std::map<std::string, std::string> texts;
    for (auto& [file, text] : editedTexts(project.sources, std::move(edits))) {
        texts[project.sources.files[file].text->path()] = std::move(text);
    }
    if (!added.empty()) {
        const FileId present = project.sources.find(acceptedFile);
        auto text =
            withElement(present.isValid() ? project.sources.files[present.value].text->bytes() : newFile, added);
        if (!text) {
            return std::nullopt;
        }
        texts[std::string(acceptedFile)] = std::move(*text);
    }
    return texts;
}

} // namespace orrery::engine
