// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/knowledge/silence.h"
#include "widgets/project/analysis.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace orrery::widgets {

/// The findings of the newest analysis, worst first, then by file and place (I3.1). Greyed while texts have changed
/// since (I3.8).
class ProblemsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { message, place, code, columnCount_ };
    enum Role { SeverityRole = Qt::UserRole, FileRole, BeginRole, EndRole, FixCountRole, SilencedRole };

    explicit ProblemsModel(QObject* parent = nullptr);

    /// Rows that say the same as before stay: views keep what is chosen and in sight.
    void setAnalysis(AnalysisPtr analysis);
    /// Findings of the run that the sandbox plays, of the analysis shown; they go when it does (T17).
    void setRunFindings(std::vector<engine::Diagnostic> findings);
    /// Changes colours only: whoever paints rows paints them anew.
    void setBehind(bool behind);
    /// Whether findings that are silenced are rows too, behind all others (I3.8).
    void setShowsSilenced(bool shows);
    int silencedCount() const;
    const engine::Diagnostic& diagnostic(int row) const { return *m_rows[static_cast<std::size_t>(row)].diagnostic; }
    /// What silences a row; null of those that are told.
    const engine::SilencedFinding* silencedBy(int row) const { return m_rows[static_cast<std::size_t>(row)].silenced; }
    int count(engine::Severity severity) const;
    const AnalysisPtr& analysis() const { return m_analysis; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    using RunFindings = std::shared_ptr<const std::vector<engine::Diagnostic>>;
    struct Row {
        const engine::Diagnostic* diagnostic = nullptr;
        const engine::SilencedFinding* silenced = nullptr; ///< null: it is told

        bool saysTheSame(const Row& other) const;
    };
    using Rows = std::vector<Row>;

    void take(AnalysisPtr analysis, RunFindings ofRun);
    Rows rowsOf(const AnalysisPtr& analysis, const RunFindings& ofRun) const;
    void tellMoved(const Rows& before, std::size_t first, std::size_t last);

    AnalysisPtr m_analysis; ///< keeps the diagnostics alive
    RunFindings m_ofRun;    ///< never null
    Rows m_rows;
    bool m_showsSilenced = false;
    bool m_isBehind = false;
};

} // namespace orrery::widgets
