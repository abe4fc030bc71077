// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/phrase.h"
#include "engine/text/span.h"

#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

enum class Severity : std::uint8_t { error, warning, hint };

/// The text around an example. Most examples show only one place in a group, a scenario or a file of another game.
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

/// One kind of diagnostic: a row of a DiagnosticTable. Its code never changes: files silence diagnostics by their
/// codes, and tests compare the codes (X7.2).
struct DiagnosticSpec {
    std::string_view code; ///< "part.what-is-wrong", for example "expr.unknown-name".
    Severity severity = Severity::error;
    std::string_view message;  ///< English; {0}, {1} … stand for the arguments. Lower case, no full stop.
    std::string_view advice{}; ///< A sentence that tells the designer what to do; has the arguments of the message.
    /// Content that raises only this diagnostic, with its correction: "«wrong»→«right»". A test checks both versions. A
    /// line "=== path" begins a further file. "⟨3 × text⟩" stands for a text repeated three times. In such a text, '#'
    /// stands for the number of the repetition, and '#+' for the next number. "⟨0A⟩" stands for a byte in hexadecimal.
    /// An example of renaming begins with a comment: "<!-- rename KIND ID to ID -->".
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

/// A diagnostic about content. Plain data: callers compare, sort, filter and show it. The engine never prints it.
struct Diagnostic {
    const DiagnosticSpec* spec = nullptr; ///< never null; a row of a table
    Location where;
    std::vector<Phrase> args{};
    std::vector<DiagnosticNote> notes{};
    std::vector<Fix> fixes{};

    Severity severity() const { return spec->severity; }
    std::string_view code() const { return spec->code; }
    /// Returns the message with its arguments in place. It is one line without invisible characters, whatever the
    /// content has in its names.
    Phrase sentence() const;
    std::string message() const { return sentence().english(); }
    /// Returns the advice with the same arguments in place.
    Phrase advice() const;
    friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

bool hasErrors(const std::vector<Diagnostic>& diagnostics);

/// Sorts diagnostics by file, place and code, which is their order in every list. Removes duplicates.
void sortDiagnostics(std::vector<Diagnostic>& diagnostics);

} // namespace orrery::engine
