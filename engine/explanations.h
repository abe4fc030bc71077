// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/reference.h"
#include "engine/text/diagnostic.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace orrery::engine {

/// Returns all diagnostics that the program can report, by code (I3.1).
std::span<const DiagnosticSpec* const> allDiagnostics();
/// Returns the diagnostic with that code; null if there is none.
const DiagnosticSpec* findDiagnostic(std::string_view code);

/// An example of a diagnostic: a version that raises only this diagnostic, and a version without problems. Files and
/// repetitions have the notation of DiagnosticSpec::example.
struct DiagnosticExample {
    std::string wrong;
    std::string right;
    bool isShortened = false; ///< true: repeats its content less often than the limit that it is about (R2.4)
};
/// Returns the example of a diagnostic; nullopt if it has none.
std::optional<DiagnosticExample> exampleOf(const DiagnosticSpec& spec);

/// Returns the legend of repetitions and bytes in an example; an empty phrase if it has none.
Phrase legendOf(const DiagnosticExample& example);

/// Returns all diagnostics, as a chapter of the reference.
ReferenceSection diagnosticsSection();
/// Returns the limits of a run (R2.4), as a chapter of the reference.
ReferenceSection runLimitsSection();

} // namespace orrery::engine
