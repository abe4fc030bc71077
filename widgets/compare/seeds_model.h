// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/two_level_model.h"
#include "widgets/compare/compare_filter.h"
#include "widgets/compare/seeds_run.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace orrery::widgets {

/// The differences of two runs over many seeds (I4.20): the totals of each type, the values of objects, and last the
/// differences that are perhaps only chance. Shows at most `mostRows` rows of each part.
class SeedsModel : public TwoLevelModel {
    Q_OBJECT

public:
    enum Column { object, value, change, seeds, columnCount_ };
    enum class Part : std::uint8_t { totals, values, chance };
    static constexpr std::size_t mostRows = 1000;

    using TwoLevelModel::TwoLevelModel;

    /// Shows a result; null: nothing.
    void show(std::shared_ptr<const FoundSeeds> found);
    void setFilter(CompareFilter filter);
    /// Shows the rows as dimmed, because they belong to older content.
    void setDimmed(bool isDimmed);

    const std::shared_ptr<const FoundSeeds>& found() const { return m_found; }
    /// Returns the difference of a row; nullptr for other rows.
    const engine::SeedsRow* rowAt(const QModelIndex& index) const;
    /// Returns whether a difference of the result is that of a total over objects.
    bool isTotal(const engine::SeedsRow& row) const;
    /// Returns the part of a heading, or of the heading above a row. @pre the index is valid
    Part partAt(const QModelIndex& index) const { return m_headings[headingOf(index)].part; }

    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    /// A difference of the result with its names.
    struct Entry {
        const engine::SeedsRow* row = nullptr;
        SeedsNames::Row name;
        std::uint32_t place = 0; ///< in the result: the surest first
    };
    struct Heading {
        Part part = Part::totals;
        std::vector<Entry> rows; ///< those that match the filter; sorted up to mostRows
        std::size_t all = 0;
    };

    std::size_t headingCount() const override { return m_headings.size(); }
    std::size_t countBelow(std::size_t heading) const override;
    void list();
    void order(std::vector<Entry>& rows) const;
    const Entry* entryAt(const QModelIndex& index) const;
    QString textOf(const Entry& entry, int column) const;

    std::shared_ptr<const FoundSeeds> m_found;
    CompareFilter m_filter;
    std::vector<Heading> m_headings;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    bool m_isDimmed = false;
};

} // namespace orrery::widgets
