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

/// The problems of the newest analysis, by severity, then by file and place (I3.1). The rows are grey if texts have
/// changed since that analysis (I3.8). The lint advice of the previous analysis stays, in grey, until lint has checked
/// the new one.
class ProblemsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { message, place, code, columnCount_ };
    enum Role { SeverityRole = Qt::UserRole, FileRole, BeginRole, EndRole, FixCountRole, SilencedRole, OldRole };

    explicit ProblemsModel(QObject* parent = nullptr);

    /// Replaces the rows. Unchanged rows stay, so views keep their selection and scroll position.
    /// @param isLinted whether the analysis already contains the advice of lint.
    void setAnalysis(AnalysisPtr analysis, bool isLinted);
    /// Sets the problems of the sandbox's run of the shown analysis (T17). The next analysis removes them.
    void setRunFindings(std::vector<engine::Diagnostic> findings);
    /// Sets the runtime problems of that run, with count and turn (R2.7). The next analysis removes them.
    void setRunProblems(std::vector<engine::RunProblem> problems);
    /// Sets whether the rows are outdated. Changes only colours, so the caller must repaint the views.
    void setBehind(bool behind);
    /// Sets whether the model also has rows for silenced problems, after all other rows (I3.8).
    void setShowsSilenced(bool shows);
    int silencedCount() const;
    const engine::Diagnostic& diagnostic(int row) const { return *m_rows[static_cast<std::size_t>(row)].diagnostic; }
    /// Returns whether a row comes from an older text. The place of such a row is approximate, and its fixes do not
    /// apply.
    bool isOld(int row) const { return m_rows[static_cast<std::size_t>(row)].of != m_analysis.get(); }
    /// Returns the entry that silences a row; null if the row is not silenced.
    const engine::SilencedFinding* silencedBy(int row) const { return m_rows[static_cast<std::size_t>(row)].silenced; }
    /// Returns the number of problems that are not silenced, including those without a row.
    int count(engine::Severity severity) const;
    /// Returns the number of problems that exceed mostFindingsShown and therefore have no row.
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
        const engine::SilencedFinding* silenced = nullptr; ///< entry that silences the row; null: not silenced
        const Analysis* of = nullptr;
        const engine::RunProblem* problem = nullptr; ///< runtime problem; null: a problem of the content

        /// Returns the message. For a runtime problem, adds count and turn.
        QString text() const;
        bool saysTheSame(const Row& other) const;
    };
    using Rows = std::vector<Row>;
    using Counts = std::array<int, 3>; ///< number of problems by severity
    struct Listed {
        Rows rows;
        Counts counts{};
    };

    /// @param advised analysis whose advice replaces the missing advice of the new one; null: none needed
    void take(AnalysisPtr analysis, RunFindings ofRun, AnalysisPtr advised);
    Listed rowsOf(const AnalysisPtr& analysis, const RunFindings& ofRun, const AnalysisPtr& advised) const;
    void tellMoved(const Rows& before, const Analysis* of, std::size_t first, std::size_t last);

    AnalysisPtr m_analysis; ///< shown analysis; keeps its diagnostics alive
    AnalysisPtr m_advised;  ///< previous analysis while the model shows its advice
    bool m_isLinted = false;
    RunFindings m_ofRun; ///< problems of the run; never null
    Rows m_rows;
    Counts m_counts{};
    bool m_showsSilenced = false;
    bool m_isBehind = false;
};

} // namespace orrery::widgets
