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
/// Returns null if there is no such code.
const DiagnosticSpec* findDiagnostic(std::string_view code);

/// A version that raises only one diagnostic, and a version without problems. The notation of files and repetitions is
/// that of DiagnosticSpec::example.
struct DiagnosticExample {
    std::string wrong;
    std::string right;
};
/// Returns nullopt if the diagnostic has no example.
std::optional<DiagnosticExample> exampleOf(const DiagnosticSpec& spec);

/// Returns all diagnostics, as a chapter of the reference.
ReferenceSection diagnosticsSection();
/// Returns the limits of a run (R2.4), as a chapter of the reference.
ReferenceSection runLimitsSection();

} // namespace orrery::engine
