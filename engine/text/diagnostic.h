// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/phrase.h"
#include "engine/text/span.h"

#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

enum class Severity : std::uint8_t { error, warning, hint };

/// The text around an example: most examples are about one place in a group, a scenario or a file of another game.
enum class ExampleFrame : std::uint8_t {
    whole,
    body,
    group,
    scope,
    amount,
    when,
    effects,
    conditions,
    run,
    world,
    vocabulary,
    played,
    imported,
    importedScope,
    importedFile
};

/// One kind of diagnostic: a row of a DiagnosticTable. The code is stable: files suppress by it, tests assert it
/// (X7.2).
struct DiagnosticSpec {
    std::string_view code; ///< "part.what-is-wrong", for example "expr.unknown-name".
    Severity severity = Severity::error;
    std::string_view message;  ///< English; {0}, {1} … stand for the arguments. Lower case, no full stop.
    std::string_view advice{}; ///< A sentence that tells the designer what to do; with the arguments of the message.
    /// Content that raises only this diagnostic, with its correction: "«wrong»→«right»". A test tries both. Lines
    /// "=== path" begin further files. "⟨3 × text⟩" stands for a repeated text, where '#' is the number of the
    /// repetition and '#+' the next one; "⟨0A⟩" stands for a byte. An example of renaming begins with a comment:
    /// "<!-- rename KIND ID to ID -->".
    std::string_view example{};
    ExampleFrame frame = ExampleFrame::whole;
};

/// The replacement of a span of a file by other bytes. Spans refer to the text before any edit of the same list.
struct TextEdit {
    FileId file;
    Span span;
    std::string text;
    friend bool operator==(const TextEdit&, const TextEdit&) = default;
};

/// A change that fixes a diagnostic's problem, ready to apply.
struct Fix {
    Phrase label; ///< An imperative, such as "replace with 'Industry'".
    std::vector<TextEdit> edits;
    friend bool operator==(const Fix&, const Fix&) = default;
};

/// A second place that a diagnostic refers to ("declared here").
struct DiagnosticNote {
    Location where;
    Phrase message;
    friend bool operator==(const DiagnosticNote&, const DiagnosticNote&) = default;
};

/// A diagnostic about content. Plain data: others compare, sort, filter and show it; the engine never prints.
struct Diagnostic {
    const DiagnosticSpec* spec = nullptr; ///< never null; a row of a table
    Location where;
    std::vector<Phrase> args{};
    std::vector<DiagnosticNote> notes{};
    std::vector<Fix> fixes{};

    Severity severity() const { return spec->severity; }
    std::string_view code() const { return spec->code; }
    /// Returns the message with its arguments in place.
    Phrase sentence() const { return phrase(spec->message, args); }
    std::string message() const { return sentence().english(); }
    /// The advice with the same arguments in place; empty: there is none.
    Phrase advice() const { return phrase(spec->advice, args); }
    friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

bool hasErrors(const std::vector<Diagnostic>& diagnostics);

/// Sorts by file, place, then code: the order in which every list shows diagnostics. Removes duplicates.
void sortDiagnostics(std::vector<Diagnostic>& diagnostics);

} // namespace orrery::engine
