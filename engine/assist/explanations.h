// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/reference.h"
#include "engine/text/diagnostic.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace orrery::engine {

/// Returns all diagnostics that the program can report, by code (I3.1). They are copies of the rows beside the
/// reporting code: the same texts at other addresses.
std::span<const DiagnosticSpec> findingRows();
/// Returns null if there is no such code.
const DiagnosticSpec* findFinding(std::string_view code);
/// Content of an `<orrery>`: a version that raises only this diagnostic, and a version without problems.
struct FindingExample {
    std::string wrong;
    std::string right;
};
/// Returns nullopt if the message explains everything.
std::optional<FindingExample> findingExample(std::string_view code);

/// Returns all diagnostics, as a chapter of the reference.
ReferenceSection findingsSection();
/// Returns the limits of a run (R2.4), as a chapter of the reference.
ReferenceSection runLimitsSection();

} // namespace orrery::engine
