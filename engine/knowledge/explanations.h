// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/reference.h"
#include "engine/text/diagnostic.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace orrery::engine {

/// Every kind of finding that the program can tell of, by code (I3.1). Made from the rows beside the code that reports
/// them; the same text, at another address.
std::span<const DiagnosticSpec> findingRows();
/// Null: there is no such code.
const DiagnosticSpec* findFinding(std::string_view code);
/// Content as it stands in an `<orrery>`: what raises a finding and nothing else, and how nothing is wrong with it.
struct FindingExample {
    std::string wrong;
    std::string right;
};
/// Nullopt where the message says all.
std::optional<FindingExample> findingExample(std::string_view code);

/// All findings, as a chapter of the reference.
ReferenceSection findingsSection();
/// The limits of a run (R2.4), likewise.
ReferenceSection runLimitsSection();

} // namespace orrery::engine
