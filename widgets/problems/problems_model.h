// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/knowledge/silence.h"
#include "engine/turn/run_problems.h"
#include "widgets/project/analysis.h"

#include <QAbstractTableModel>

#include <array>
#include <memory>
#include <vector>

namespace orrery::widgets {

/// The findings of the newest analysis, worst first, then by file and place (I3.1). Greyed while texts have changed
/// since (I3.8); what lint said of the analysis before stays likewise until it has looked at this one.
class ProblemsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { message, place, code, columnCount_ };
    enum Role { SeverityRole = Qt::UserRole, FileRole, BeginRole, EndRole, FixCountRole, SilencedRole, OldRole };

    explicit ProblemsModel(QObject* parent = nullptr);

    /// Rows that say the same as before stay: views keep what is chosen and in sight.
    /// @param isLinted what lint says is in it.
    void setAnalysis(AnalysisPtr analysis, bool isLinted);
    /// Findings of the run that the sandbox plays, of the analysis shown; they go when it does (T17).
    void setRunFindings(std::vector<engine::Diagnostic> findings);
    /// What went wrong in the turns of that run, with count and turn (R2.7); it goes likewise.
    void setRunProblems(std::vector<engine::RunProblem> problems);
    /// Changes colours only: whoever paints rows paints them anew.
    void setBehind(bool behind);
    /// Whether findings that are silenced are rows too, behind all others (I3.8).
    void setShowsSilenced(bool shows);
    int silencedCount() const;
    const engine::Diagnostic& diagnostic(int row) const { return *m_rows[static_cast<std::size_t>(row)].diagnostic; }
    /// Whether a row is of an earlier text: its place is only nearly right, and nothing can be done about it.
    bool isOld(int row) const { return m_rows[static_cast<std::size_t>(row)].of != m_analysis.get(); }
    /// What silences a row; null of those that are told.
    const engine::SilencedFinding* silencedBy(int row) const { return m_rows[static_cast<std::size_t>(row)].silenced; }
    /// Of the findings that are told, also those that are not listed.
    int count(engine::Severity severity) const;
    /// How many findings are no rows, as there are too many (mostFindingsShown).
    int unlistedCount() const;
    const AnalysisPtr& analysis() const { return m_analysis; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct OfRun {
        std::vector<engine::Diagnostic> findings;
        std::vector<engine::RunProblem> problems;
    };
    using RunFindings = std::shared_ptr<const OfRun>;
    struct Row {
        const engine::Diagnostic* diagnostic = nullptr;
        const engine::SilencedFinding* silenced = nullptr; ///< null: it is told
        const Analysis* of = nullptr;
        const engine::RunProblem* problem = nullptr; ///< of the run; null: of the content

        /// The message, with count and turn of what went wrong in a run.
        QString text() const;
        bool saysTheSame(const Row& other) const;
    };
    using Rows = std::vector<Row>;
    using Counts = std::array<int, 3>; ///< by severity
    struct Listed {
        Rows rows;
        Counts counts{};
    };

    /// @param advised whose advice stands for that of the analysis, which has none yet; null: it has
    void take(AnalysisPtr analysis, RunFindings ofRun, AnalysisPtr advised);
    Listed rowsOf(const AnalysisPtr& analysis, const RunFindings& ofRun, const AnalysisPtr& advised) const;
    void tellMoved(const Rows& before, const Analysis* of, std::size_t first, std::size_t last);

    AnalysisPtr m_analysis; ///< keeps the diagnostics alive
    AnalysisPtr m_advised;  ///< the one before, while its advice is shown
    bool m_isLinted = false;
    RunFindings m_ofRun; ///< never null
    Rows m_rows;
    Counts m_counts{};
    bool m_showsSilenced = false;
    bool m_isBehind = false;
};

} // namespace orrery::widgets
