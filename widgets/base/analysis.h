// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/writing_help.h"
#include "engine/check/model/model.h"
#include "engine/content/parsed_project.h"
#include "engine/program/program.h"

#include <QHash>
#include <QString>

#include <memory>
#include <vector>

namespace orrery::engine {
class NameIndex;
struct SilencedFindings;
} // namespace orrery::engine

namespace orrery::widgets {

/// Everything that the engine knows about one version of the project's texts. Immutable, except for the members that
/// arrive later. Made on a background thread.
struct Analysis {
    engine::ParsedProject project;
    std::shared_ptr<const engine::CheckedModel> model;
    /// Null until it is compiled (Analyzer::compiled). Only the GUI thread sets and reads it.
    std::shared_ptr<const engine::Program> program;
    std::shared_ptr<const engine::WritingHelp> writing;       ///< completions, and help about the texts
    std::shared_ptr<const engine::SilencedFindings> silenced; ///< never null (I3.8)
    /// Never null (I3.5). Empty until Analyzer::indexed is emitted; set on the GUI thread too.
    std::shared_ptr<const engine::NameIndex> names;
    std::vector<engine::Diagnostic> diagnostics; ///< sorted by file and place; without silenced ones
    /// The problems that lint reports (I3.7); also empty until Analyzer::linted is emitted.
    std::vector<engine::Diagnostic> advice;
    QHash<QString, quint64> versions;         ///< of each document, by shown path: the spans refer to them
    std::vector<engine::FileId> sessionFiles; ///< texts that belong to the session, not to the content
    quint64 generation = 0;

    bool isOfSession(engine::FileId file) const;
    /// Returns whether the content has errors; errors in the session's texts do not count.
    bool hasContentErrors() const;
    /// Returns the shown path of a file; empty for an invalid file.
    QString pathOf(engine::FileId file) const;
    engine::FileId fileOf(const QString& shownPath) const;
};

using AnalysisPtr = std::shared_ptr<const Analysis>;

} // namespace orrery::widgets
