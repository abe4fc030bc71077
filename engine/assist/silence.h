// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/baseline_rows.h"
#include "engine/content/parsed_project.h"
#include "engine/text/diagnostic.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Problems that a designer does not want to see (I3.8). A comment silences them at their place, the manifest in the
// project, and a baseline as of the time when it was written. Silenced problems are counted, and affect runs as before.
namespace orrery::engine {

inline constexpr std::string_view ignoreWord = "orrery-ignore";
inline constexpr std::string_view silenceTag = "silence"; ///< an element of the manifest

enum class SilencedBy : std::uint8_t { comment, project, baseline };

struct SilencedFinding {
    Diagnostic diagnostic;
    SilencedBy by = SilencedBy::comment;
    Location where; ///< the place of the comment or element that silences it
};

struct SilencedFindings {
    std::vector<SilencedFinding> all; ///< in the order of the diagnostics
};

/// Removes the silenced diagnostics from the list, and adds hints for unused silencing. The diagnostics stay sorted.
SilencedFindings silence(const ParsedProject& project, std::vector<Diagnostic>& diagnostics, bool usesBaseline = true);

/// Returns the edit that adds a comment before the innermost element around the problem, or a code to an existing
/// comment there. Nullopt: no element of the project's own files contains the problem.
std::optional<TextEdit> silenceHere(const ParsedProject& project, const Diagnostic& diagnostic);
/// Returns the edit that adds a line to the manifest. Nullopt: there is no manifest, or it has the line.
std::optional<TextEdit> silenceInProject(const ParsedProject& project, std::string_view code);
/// Returns a baseline that silences all of these diagnostics, and those in `silenced` that the present baseline
/// silences.
std::string baselineOf(const ParsedProject& project, const std::vector<Diagnostic>& diagnostics,
                       const SilencedFindings& silenced);

/// Returns the place of a diagnostic as a baseline stores it. It does not change when lines are added elsewhere. For
/// example, "class BLD_A/group local/effects/modify-meter".
std::string placeKey(const ParsedProject& project, Location where);

} // namespace orrery::engine
