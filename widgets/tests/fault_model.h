// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tests/fault_bench.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

namespace orrery::widgets {

/// The faults that were tried, in the order of the text.
class FaultModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { result, part, fault, place, test, columnCount_ };

    explicit FaultModel(FaultBench& bench, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    /// Adds the results that have come since.
    void addNew();

private:
    QString textOf(const TriedFault& one, int column) const;

    FaultBench& m_bench;
    int m_shown = 0; ///< number of faults that are rows
};

/// Lists the faults with one outcome, or all of them, sorted by a column or in the order of the text.
class FaultFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    FaultFilter(FaultBench& bench, QObject* parent);

    /// @param outcome nullopt: all
    void setOutcome(std::optional<engine::MutantOutcome> outcome);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    FaultBench& m_bench;
    std::optional<engine::MutantOutcome> m_outcome;
};

/// Returns an outcome in the words of the window: "not noticed".
QString faultOutcomeWords(engine::MutantOutcome outcome);

} // namespace orrery::widgets
