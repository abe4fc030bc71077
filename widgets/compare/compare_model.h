// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/two_level_model.h"
#include "widgets/compare/compare_filter.h"
#include "widgets/compare/comparison.h"
#include "widgets/sandbox/turn_range.h"

#include <optional>
#include <vector>

namespace orrery::widgets {

/// The differences of two runs, under the causes that made them (I4.9). Formats a cell only when a view reads it. Shows
/// at most `mostRows` values of a cause; a last row tells how many more there are.
class CompareModel : public TwoLevelModel {
    Q_OBJECT

public:
    enum Column { object, value, firstTurn, left, right, change, columnCount_ };
    static constexpr std::size_t mostRows = 1000;

    using TwoLevelModel::TwoLevelModel;

    /// Shows a comparison; null: nothing. @param leftName name of the earlier run, for the heading of its column
    void show(ComparisonPtr comparison, const QString& leftName);
    void setFilter(CompareFilter filter);
    /// Lists only values that first differ in some turns; nullopt: all values.
    void setTurns(std::optional<TurnRange> turns);
    const std::optional<TurnRange>& turns() const { return m_turns; }
    /// Shows the rows as dimmed, because they belong to older content.
    void setDimmed(bool isDimmed);

    /// Returns the value of a row; nullptr for other rows.
    const ComparedValue* valueAt(const QModelIndex& index) const;
    /// Returns the cause of a row; nullptr for an invalid index.
    const engine::DifferenceOrigin* originAt(const QModelIndex& index) const;
    /// Returns the row of a value with this object and kind; invalid if no such row is shown.
    QModelIndex indexOf(const QString& objectName, const std::string& kind) const;
    const ComparisonPtr& comparison() const { return m_comparison; }
    /// Returns the number of values that match the filter.
    std::size_t matching() const { return m_matching; }

    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    /// A cause with those of its values that match the filter.
    struct Heading {
        std::size_t origin = 0;
        std::vector<std::uint32_t> values;
    };

    std::size_t headingCount() const override { return m_headings.size(); }
    std::size_t countBelow(std::size_t heading) const override;
    void list();
    void order(std::vector<std::uint32_t>& values) const;
    QString headingText(const Heading& heading) const;
    QString textOf(const ComparedValue& value, int column) const;

    ComparisonPtr m_comparison;
    QString m_leftName;
    CompareFilter m_filter;
    std::optional<TurnRange> m_turns;
    std::vector<Heading> m_headings;
    std::vector<QString> m_kinds;       ///< labels by index into Comparison::kinds
    std::vector<std::uint32_t> m_ranks; ///< by object or kind, when sorted by them: place in the order of names

    std::size_t m_matching = 0;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    bool m_isDimmed = false;
};

} // namespace orrery::widgets
