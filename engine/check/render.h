// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "engine/text/source_text.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

using SourceFiles = std::vector<std::shared_ptr<const SourceText>>; ///< by FileId, as in CheckedModel::files

/// A place in display form. For a place in no file, the path is empty and the other members have no meaning.
struct RenderedPlace {
    std::string path;
    Position begin;
    Position end;
    friend bool operator==(const RenderedPlace&, const RenderedPlace&) = default;
};

/// A diagnostic with all names and places resolved, for lists, JSON and reports.
struct RenderedDiagnostic {
    RenderedPlace where;
    std::string_view severity; ///< "error", "warning" or "hint"
    std::string_view code;
    std::string message;
    std::string advice;
    std::vector<std::pair<RenderedPlace, std::string>> notes;
    std::vector<std::string> fixes; ///< labels of the fixes
};

std::string_view severityName(Severity severity);
RenderedPlace renderPlace(Location where, const SourceFiles& files);
RenderedDiagnostic render(const Diagnostic& diagnostic, const SourceFiles& files);

/// Returns a diagnostic as text, such as "techs.xml:12:5: error: there is no meter 'Indstry' [check.unknown-name]".
/// Adds a similar line with "note" for each note. Separates lines by a line feed, with none at the end.
std::string renderText(const Diagnostic& diagnostic, const SourceFiles& files);
/// Returns a diagnostic as text, with another message.
std::string renderText(const Diagnostic& diagnostic, const Phrase& message, const SourceFiles& files);

} // namespace orrery::engine
