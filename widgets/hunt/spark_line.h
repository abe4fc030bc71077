// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/sandbox/turn_range.h"

#include <QStyledItemDelegate>

#include <cstdint>
#include <optional>

namespace orrery::widgets {

/// Paints the values of a watch over all turns, or over the chosen range of turns, as a small line (I4.7). It has a
/// mark at the turn shown. Values without an order, such as names, become strokes at the turns in which they change.
class SparkLine : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Makes rows high enough to tell peaks from valleys.
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Returns the turn at a place of a cell; nullopt if the cell shows no line.
    static std::optional<std::uint32_t> turnAt(const QRect& cell, int x, const QModelIndex& index);
    /// Returns the place of a turn in a cell with the line of some turns.
    static double placeOf(const QRect& cell, std::uint32_t turn, TurnRange turns);
};

} // namespace orrery::widgets
