// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/project/analysis.h"

#include <QAbstractTableModel>

#include <vector>

namespace orrery::widgets {

/// The findings of the newest analysis, worst first, then by file and place (I3.1). Greyed while texts have changed
/// since (I3.8).
class ProblemsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { message, place, code, columnCount_ };
    enum Role { SeverityRole = Qt::UserRole, FileRole, BeginRole, EndRole, FixCountRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setAnalysis(AnalysisPtr analysis);
    void setBehind(bool behind);
    const engine::Diagnostic& diagnostic(int row) const { return *m_rows[static_cast<std::size_t>(row)]; }
    int count(engine::Severity severity) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    AnalysisPtr m_analysis; ///< keeps the diagnostics alive
    std::vector<const engine::Diagnostic*> m_rows;
    bool m_isBehind = false;
};

} // namespace orrery::widgets
