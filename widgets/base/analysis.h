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

/// The engine's knowledge of one version of the project's texts. A background thread creates it. Only `program`,
/// `names` and `advice` change later.
struct Analysis {
    engine::ParsedProject project;
    std::shared_ptr<const engine::CheckedModel> model;
    /// The compiled content; null until Analyzer::compiled is emitted. Only the GUI thread sets and reads it.
    std::shared_ptr<const engine::Program> program;
    std::shared_ptr<const engine::WritingHelp> writing;       ///< completions, and help about the texts
    std::shared_ptr<const engine::SilencedFindings> silenced; ///< the silenced problems (I3.8); never null
    /// The index of names (I3.5); never null. Empty until Analyzer::indexed is emitted. Only the GUI thread sets it.
    std::shared_ptr<const engine::NameIndex> names;
    std::vector<engine::Diagnostic> diagnostics; ///< all but the silenced ones, sorted by file and place
    /// The problems that lint reports (I3.7). Empty until Analyzer::linted is emitted.
    std::vector<engine::Diagnostic> advice;
    QHash<QString, quint64> versions;         ///< by shown path: the version of each document to which the spans refer
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
