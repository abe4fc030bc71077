// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/render.h"

#include "engine/text/invisible.h"

namespace orrery::engine {

namespace {

/// Returns the names in the fixes that replace an unknown name, unless the message already contains them.
std::string nearNames(const Diagnostic& diagnostic, const std::string& message) {
    constexpr std::string_view replacing = inPhrase("replace with '{0}'");
    std::string names;
    if (diagnostic.code().starts_with("xml.") || diagnostic.code().starts_with("expr.")) {
        return names; // the fixes replace no name, or the message contains the name
    }
    for (const Fix& fix : diagnostic.fixes) {
        const bool isReplacement = fix.label.pattern() == replacing && !fix.edits.empty() &&
                                   fix.label == phrase(replacing, {fix.edits.front().text});
        const std::string name = isReplacement ? "'" + fix.edits.front().text + "'" : std::string();
        if (isReplacement && message.find(name) == std::string::npos) {
            names += (names.empty() ? "; did you mean " : ", ") + name;
        }
    }
    return names.empty() ? names : names + "?";
}

std::string lineOf(const RenderedPlace& where, std::string_view severity, const std::string& message) {
    std::string text;
    if (!where.path.empty()) {
        text += withVisibleCharacters(where.path) + ":" + std::to_string(where.begin.line) + ":" +
                std::to_string(where.begin.column) + ": ";
    }
    text += severity;
    text += ": ";
    return text + withVisibleCharacters(message);
}

} // namespace

std::string_view severityName(Severity severity) {
    switch (severity) {
    case Severity::error:
        return "error";
    case Severity::warning:
        return "warning";
    case Severity::hint:
        break;
    }
    return "hint";
}

RenderedPlace renderPlace(Location where, const SourceFiles& files) {
    if (where.file.value >= files.size()) {
        return {};
    }
    const SourceText& text = *files[where.file.value];
    return {text.path(), text.position(where.span.begin), text.position(where.span.end)};
}

RenderedDiagnostic render(const Diagnostic& diagnostic, const SourceFiles& files) {
    RenderedDiagnostic rendered{renderPlace(diagnostic.where, files),
                                severityName(diagnostic.severity()),
                                diagnostic.code(),
                                diagnostic.message(),
                                diagnostic.advice().english(),
                                {},
                                {}};
    for (const DiagnosticNote& note : diagnostic.notes) {
        rendered.notes.emplace_back(renderPlace(note.where, files), note.message.english());
    }
    for (const Fix& fix : diagnostic.fixes) {
        rendered.fixes.push_back(fix.label.english());
    }
    return rendered;
}

std::string renderText(const Diagnostic& diagnostic, const SourceFiles& files) {
    return renderText(diagnostic, diagnostic.sentence(), files);
}

std::string renderText(const Diagnostic& diagnostic, const Phrase& message, const SourceFiles& files) {
    const std::string words = message.english();
    std::string text = lineOf(renderPlace(diagnostic.where, files), severityName(diagnostic.severity()),
                              words + nearNames(diagnostic, words)) +
                       " [" + std::string(diagnostic.code()) + "]";
    for (const DiagnosticNote& note : diagnostic.notes) {
        text += "\n" + lineOf(renderPlace(note.where, files), "note", note.message.english());
    }
    return text;
}

} // namespace orrery::engine
