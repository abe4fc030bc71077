// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/silence.h"
#include "engine/turn/run_problems.h"
#include "widgets/base/analysis.h"

#include <QAbstractTableModel>

#include <array>
#include <memory>
#include <vector>

namespace orrery::widgets {

/// The problems of the newest analysis, by severity, then by file and place (I3.1). They are grey while texts have
/// changed since (I3.8). The advice of the previous analysis stays, grey too, until lint has checked the new one.
class ProblemsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { message, place, code, columnCount_ };
    enum Role { SeverityRole = Qt::UserRole, FileRole, BeginRole, EndRole, FixCountRole, SilencedRole, OldRole };

    explicit ProblemsModel(QObject* parent = nullptr);

    /// Replaces the rows. Unchanged rows stay, so views keep their selection and scroll position.
    /// @param isLinted whether the analysis already holds the advice of lint.
    void setAnalysis(AnalysisPtr analysis, bool isLinted);
    /// Sets the problems of the sandbox's run of the shown analysis; they disappear with that analysis (T17).
    void setRunFindings(std::vector<engine::Diagnostic> findings);
    /// Sets the runtime problems of that run, with count and turn (R2.7); they disappear likewise.
    void setRunProblems(std::vector<engine::RunProblem> problems);
    /// Sets whether the rows are outdated. It changes colours only: the caller repaints the views.
    void setBehind(bool behind);
    /// Sets whether silenced problems are rows too, after all others (I3.8).
    void setShowsSilenced(bool shows);
    int silencedCount() const;
    const engine::Diagnostic& diagnostic(int row) const { return *m_rows[static_cast<std::size_t>(row)].diagnostic; }
    /// Returns whether a row comes from an older text: its place is approximate, and its fixes do not apply.
    bool isOld(int row) const { return m_rows[static_cast<std::size_t>(row)].of != m_analysis.get(); }
    /// Returns the entry that silences a row; null if the row is not silenced.
    const engine::SilencedFinding* silencedBy(int row) const { return m_rows[static_cast<std::size_t>(row)].silenced; }
    /// Returns the number of problems that are not silenced, including unlisted ones.
    int count(engine::Severity severity) const;
    /// Returns the number of problems without a row, because there are more than mostFindingsShown.
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
        const engine::SilencedFinding* silenced = nullptr; ///< null: not silenced
        const Analysis* of = nullptr;
        const engine::RunProblem* problem = nullptr; ///< a runtime problem; null: a problem of the content

        /// Returns the message; for a runtime problem with count and turn.
        QString text() const;
        bool saysTheSame(const Row& other) const;
    };
    using Rows = std::vector<Row>;
    using Counts = std::array<int, 3>; ///< by severity
    struct Listed {
        Rows rows;
        Counts counts{};
    };

    /// @param advised the analysis whose advice stands in for the missing advice of the new one; null: none needed
    void take(AnalysisPtr analysis, RunFindings ofRun, AnalysisPtr advised);
    Listed rowsOf(const AnalysisPtr& analysis, const RunFindings& ofRun, const AnalysisPtr& advised) const;
    void tellMoved(const Rows& before, const Analysis* of, std::size_t first, std::size_t last);

    AnalysisPtr m_analysis; ///< keeps the diagnostics alive
    AnalysisPtr m_advised;  ///< the previous one, while its advice is shown
    bool m_isLinted = false;
    RunFindings m_ofRun; ///< never null
    Rows m_rows;
    Counts m_counts{};
    bool m_showsSilenced = false;
    bool m_isBehind = false;
};

} // namespace orrery::widgets
