// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as an expression, or as a content file: the check does not crash, and its diagnostics point into the text
// (R2.2). The first byte selects: up to '9' an expression, and the language features that its place allows; else a
// file.
#include "engine/check/check.h"
#include "engine/content/parsed_project.h"
#include "engine/rules/shipped_rows.h"
#include "tests/engine/support/random_world.h"
#include "tests/fuzz/fuzz.h"

#include <string_view>

using namespace orrery::engine;
using namespace orrery::engine::fixture;
using orrery::fuzz::claim;
using orrery::fuzz::textOf;

namespace {

const RandomWorld& world() {
    static const RandomWorld made(1, {.objects = 30, .hasLanguage = true});
    return made;
}

void claimPlaces(const std::vector<Diagnostic>& diagnostics, std::string_view text) {
    const std::size_t size = text.size();
    for (const Diagnostic& finding : diagnostics) {
        claim(finding.where.span.begin <= finding.where.span.end && finding.where.span.end <= size,
              "a finding points outside of the text", text);
        claim(!finding.message().empty() && !finding.code().empty(), "a finding says nothing", text);
        for (const Fix& fix : finding.fixes) {
            for (const TextEdit& edit : fix.edits) {
                claim(edit.span.begin <= edit.span.end && edit.span.end <= size, "a fix edits outside of the text",
                      text);
            }
        }
    }
}

void checkText(std::string_view text, unsigned choice) {
    ExpressionContext context = world().context();
    context.hasSource = (choice & 1) == 0;
    context.hasTarget = (choice & 2) == 0;
    context.hasValue = (choice & 4) == 0;
    context.bareNames = (choice & 8) == 0 ? std::optional(ExpressionRoot::candidate) : std::nullopt;
    static constexpr Format wanted[] = {badFormat, numberFormat, booleanFormat, objectFormat};
    for (const Format format : wanted) {
        std::vector<Diagnostic> diagnostics;
        const TypedExpression checked = checkExpression({.text = std::string(text)}, {}, format, context, diagnostics);
        bool hasErrors = false;
        for (const Diagnostic& finding : diagnostics) {
            hasErrors = hasErrors || finding.severity() == Severity::error;
        }
        claim(checked.root != nullptr, "no tree", text);
        claim(checked.isGood() != hasErrors, "an expression is bad if and only if an error was told", text);
        claim(!checked.isGood() || format.isBad() || checked.format == format, "another format than was wanted", text);
        claimPlaces(diagnostics, text);
    }
}

void checkFile(std::string_view text) {
    const auto file = [](std::string path, std::string_view content) {
        return std::make_shared<const SourceText>(std::move(path), std::string(content));
    };
    FolderContents folder{.name = "fuzz", .files = {}, .diagnostics = {}};
    folder.files["orrery.xml"] = file("orrery.xml", R"xml(<project format="1" name="Fuzz" vocabulary="own"/>)xml");
    folder.files["a-vocabulary.xml"] = file("a-vocabulary.xml", randomVocabulary());
    folder.files["content.xml"] = file("content.xml", text);
    std::vector<Diagnostic> diagnostics;
    const auto model = check(parseProject(arrangeSources(folder, {})), shippedRows(), diagnostics);
    claim(model != nullptr, "no model", text);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0 || size > 8192) {
        return 0;
    }
    const std::string_view text = textOf(data, size);
    if (text[0] <= '9') {
        checkText(text.substr(1), static_cast<unsigned char>(text[0]));
    } else {
        checkFile(text[0] == '<' ? text : text.substr(1));
    }
    return 0;
}
