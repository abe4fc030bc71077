// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/baseline_rows.h"
#include "engine/content/parsed_project.h"
#include "engine/text/diagnostic.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Problems that a designer does not want to see (I3.8). A comment silences problems at its place. The manifest silences
// them in the whole project. A baseline silences the problems that existed at the time of its creation. Orrery still
// counts silenced problems. Silencing does not change runs.
namespace orrery::engine {

inline constexpr std::string_view ignoreWord = "orrery-ignore";
inline constexpr std::string_view silenceTag = "silence"; ///< tag of an element in the manifest

enum class SilencedBy : std::uint8_t { comment, project, baseline };

struct SilencedFinding {
    Diagnostic diagnostic;
    SilencedBy by = SilencedBy::comment;
    Location where; ///< location of the comment or element that silences the diagnostic
};

struct SilencedFindings {
    std::vector<SilencedFinding> all; ///< silenced diagnostics in their original order
};

/// Removes the silenced diagnostics from the list, and adds hints for unused silencing. Keeps the diagnostics sorted.
SilencedFindings silence(const ParsedProject& project, std::vector<Diagnostic>& diagnostics, bool usesBaseline = true);

/// Returns the edit that silences the problem by a comment before the innermost element around it. If a comment exists
/// there, the edit adds the code to this comment. Returns nullopt if no element of the project's own files contains the
/// problem.
std::optional<TextEdit> silenceHere(const ParsedProject& project, const Diagnostic& diagnostic);
/// Returns the edit that adds a line to the manifest. Returns nullopt if there is no manifest, or if the line exists.
std::optional<TextEdit> silenceInProject(const ParsedProject& project, std::string_view code);
/// Returns a baseline that silences all of these diagnostics. Also includes those in `silenced` that the present
/// baseline silences.
std::string baselineOf(const ParsedProject& project, const std::vector<Diagnostic>& diagnostics,
                       const SilencedFindings& silenced);

/// Returns the place of a diagnostic as a baseline stores it: "class BLD_A/group local/effects/modify-meter". New lines
/// in other places do not change the result.
std::string placeKey(const ParsedProject& project, Location where);

} // namespace orrery::engine
