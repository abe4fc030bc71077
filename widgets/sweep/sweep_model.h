// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/two_level_model.h"
#include "widgets/sweep/sweep_bench.h"

#include <optional>
#include <vector>

namespace orrery::widgets {

/// The variants of a sweep with the statistics of a measure, and below each variant its runs (I4.14).
class SweepModel : public TwoLevelModel {
    Q_OBJECT

public:
    /// The columns before and after those of the varied numbers.
    enum First { name, firstColumns_ };
    enum Last { runs, mean, low, median, high, problem, lastColumns_ };

    using TwoLevelModel::TwoLevelModel;

    /// Shows results; null: nothing. @param at index in SweepTable::measured
    void show(SweepTablePtr table, std::size_t at);
    const SweepTablePtr& table() const { return m_table; }
    std::size_t measured() const { return m_at; }
    /// Returns the column of a statistic.
    int columnOf(Last column) const { return firstColumns_ + m_varied + column; }

    /// Returns the variant of a row, or of the row above it; nullopt for an invalid index.
    std::optional<std::size_t> variantAt(const QModelIndex& index) const;
    /// Returns the index in SweepTable::runs of a row; nullopt for other rows.
    std::optional<std::size_t> runAt(const QModelIndex& index) const;
    /// Returns the index of a variant, or of a run.
    QModelIndex indexOfVariant(std::size_t variant) const;
    QModelIndex indexOfRun(std::size_t run) const;

    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    std::size_t headingCount() const override { return m_order.size(); }
    std::size_t countBelow(std::size_t heading) const override;
    void list();
    QString numberAt(std::size_t variant, Last column) const;
    QString textOf(const QModelIndex& index) const;
    double keyOf(std::size_t variant, int column) const;

    SweepTablePtr m_table;
    std::size_t m_at = 0;
    int m_varied = 0;                  ///< number of varied numbers
    std::vector<std::size_t> m_order;  ///< the variants, sorted
    std::vector<std::size_t> m_places; ///< of each variant in m_order
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace orrery::widgets
