// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/baseline_rows.h"
#include "engine/content/parsed_project.h"
#include "engine/text/diagnostic.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Findings that a designer does not want to see (I3.8): silenced where they stand by a comment, for the project by its
// manifest, or as they were at one time by a baseline. What is silenced is counted, and counts in runs as before.
namespace orrery::engine {

inline constexpr std::string_view ignoreWord = "orrery-ignore";
inline constexpr std::string_view silenceTag = "silence"; ///< of the manifest

enum class SilencedBy : std::uint8_t { comment, project, baseline };

struct SilencedFinding {
    Diagnostic diagnostic;
    SilencedBy by = SilencedBy::comment;
    Location where; ///< what silences it
};

struct SilencedFindings {
    std::vector<SilencedFinding> all; ///< in the order of the findings
};

/// Takes what is silenced out of the findings, and adds hints where something silences nothing. Findings stay sorted.
SilencedFindings silence(const ParsedProject& project, std::vector<Diagnostic>& diagnostics, bool usesBaseline = true);

/// A comment before the innermost element in which the finding stands; where there is such a comment, one more code in
/// it. Nullopt: it stands in no element of the project's own files.
std::optional<TextEdit> silenceHere(const ParsedProject& project, const Diagnostic& diagnostic);
/// A line of the manifest. Nullopt: there is no manifest to write it in, or it is there.
std::optional<TextEdit> silenceInProject(const ParsedProject& project, std::string_view code);
/// The text of a baseline that silences all of these findings, and what the present one silences of `silenced`.
std::string baselineOf(const ParsedProject& project, const std::vector<Diagnostic>& diagnostics,
                       const SilencedFindings& silenced);

/// What a finding is known by in a baseline: it stays the same when lines are added elsewhere. "class BLD_A/group
/// local/effects/modify-meter".
std::string placeKey(const ParsedProject& project, Location where);

} // namespace orrery::engine
