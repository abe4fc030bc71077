// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>

#include <cstddef>

namespace orrery::widgets {

/// A tree of two levels: headings, and the rows below each heading. It has one column, unless columnCount() gives more.
class TwoLevelModel : public QAbstractItemModel {
public:
    using QAbstractItemModel::QAbstractItemModel;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const final;
    QModelIndex parent(const QModelIndex& index) const final;
    int rowCount(const QModelIndex& parent = {}) const final;
    int columnCount(const QModelIndex& = {}) const override { return 1; }

protected:
    virtual std::size_t headingCount() const = 0;
    virtual std::size_t countBelow(std::size_t heading) const = 0;
    /// Returns a heading's id. The indices of its rows contain this id. A model that removes single headings must
    /// override this: its ids must stay the same.
    virtual quintptr idOf(std::size_t heading) const { return heading; }
    virtual std::size_t headingWith(quintptr id) const { return id; }

    /// Returns whether a valid index is that of a heading.
    static bool isHeading(const QModelIndex& index) { return index.internalId() == ~quintptr{0}; }
    /// Returns the number of the heading at a valid index, or of the heading above the row there.
    std::size_t headingOf(const QModelIndex& index) const;
    QModelIndex headingIndex(std::size_t heading, int column = 0) const;
};

} // namespace orrery::widgets
