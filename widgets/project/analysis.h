// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"
#include "engine/content/parsed_project.h"
#include "engine/knowledge/writing_help.h"
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

/// Everything that the engine knows about one version of the project's texts. Immutable but for the program, which
/// follows; made off the GUI thread.
struct Analysis {
    engine::ParsedProject project;
    std::shared_ptr<const engine::CheckedModel> model;
    /// Null until it is compiled (Analyzer::compiled); set on the GUI thread, where alone it is read.
    std::shared_ptr<const engine::Program> program;
    std::shared_ptr<const engine::WritingHelp> writing;       ///< what can be written, and what stands there
    std::shared_ptr<const engine::SilencedFindings> silenced; ///< never null (I3.8)
    /// Never null (I3.5); empty until Analyzer::indexed tells of it, and likewise set on the GUI thread.
    std::shared_ptr<const engine::NameIndex> names;
    std::vector<engine::Diagnostic> diagnostics; ///< sorted by file and place; without those that are silenced
    /// What lint says (I3.7); likewise empty until Analyzer::linted tells of it.
    std::vector<engine::Diagnostic> advice;
    QHash<QString, quint64> versions;         ///< of each document, by shown path: what the spans speak of
    std::vector<engine::FileId> sessionFiles; ///< texts that belong to the session and not to the content
    quint64 generation = 0;

    bool isOfSession(engine::FileId file) const;
    /// Whether the content has errors: those of the session's texts do not count.
    bool hasContentErrors() const;
    /// The shown path of a file; empty for places in none.
    QString pathOf(engine::FileId file) const;
    engine::FileId fileOf(const QString& shownPath) const;
};

using AnalysisPtr = std::shared_ptr<const Analysis>;

} // namespace orrery::widgets
