// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/hunt/spark_line.h"

#include "engine/lab/plot_chart.h"
#include "widgets/hunt/watch_list.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace orrery::widgets {

namespace {

constexpr double margin = 4.0; ///< room left and right of the line
constexpr double inset = 3.0;  ///< room above and below
constexpr double dotRadius = 2.5;

bool isOrdered(const engine::PlotSeries& series) {
    return series.format == engine::numberFormat || series.isTruth;
}

/// The heights of the values of one line in a cell.
class Heights {
public:
    Heights(const engine::PlotSeries& series, TurnRange turns, const QRectF& cell)
        : m_series(series), m_top(cell.top() + inset), m_room(std::max(1.0, cell.height() - 2 * inset)) {
        bool isFirst = true;
        for (std::uint32_t turn = turns.first; turn <= turns.last; ++turn) {
            const double value = series.values[turn];
            if (std::isfinite(value)) {
                m_low = isFirst ? value : std::min(m_low, value);
                m_high = isFirst ? value : std::max(m_high, value);
                isFirst = false;
            }
        }
    }

    double at(std::uint32_t turn) const {
        if (!isOrdered(m_series) || m_high == m_low) {
            return m_top + m_room / 2; // a constant value
        }
        const double share = m_series.values[turn] / (m_high - m_low) - m_low / (m_high - m_low);
        return m_top + m_room * (1.0 - std::clamp(share, 0.0, 1.0));
    }

private:
    const engine::PlotSeries& m_series;
    double m_top;
    double m_room;
    double m_low = 0.0;
    double m_high = 0.0;
};

const WatchList& listOf(const QModelIndex& index) {
    return *static_cast<const WatchList*>(index.model());
}

} // namespace

QSize SparkLine::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    return QStyledItemDelegate::sizeHint(option, index).expandedTo({0, option.fontMetrics.height() * 3 / 2});
}

double SparkLine::placeOf(const QRect& cell, std::uint32_t turn, TurnRange turns) {
    const double room = std::max(1.0, cell.width() - 2 * margin);
    const std::uint32_t steps = turns.last - turns.first;
    return cell.left() + margin + (steps == 0 ? 0.0 : room * (turn - turns.first) / steps);
}

std::optional<std::uint32_t> SparkLine::turnAt(const QRect& cell, int x, const QModelIndex& index) {
    const engine::PlotSeries* const series = listOf(index).seriesAt(index.row());
    if (series == nullptr || series->values.empty()) {
        return std::nullopt;
    }
    const TurnRange turns = listOf(index).turnsOf(*series);
    const double share = (x - cell.left() - margin) / std::max(1.0, cell.width() - 2 * margin);
    return turns.first +
           static_cast<std::uint32_t>(std::lround(std::clamp(share, 0.0, 1.0) * (turns.last - turns.first)));
}

void SparkLine::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const WatchList& list = listOf(index);
    const engine::PlotSeries* const series = list.seriesAt(index.row());
    if (series == nullptr || series->values.empty()) {
        QStyleOptionViewItem words = option; // the reason, whose beginning says most
        words.textElideMode = Qt::ElideRight;
        return QStyledItemDelegate::paint(painter, words, index);
    }
    QStyleOptionViewItem look = option;
    initStyleOption(&look, index);
    look.text.clear();
    const QStyle* const style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &look, painter, option.widget);

    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const Theme& theme = themeOf(option.palette);
    const QColor ink = isSelected ? option.palette.color(QPalette::HighlightedText) : theme.accent;
    const QColor dim = isSelected ? ink : theme.dimText;
    const TurnRange turns = list.turnsOf(*series);
    const Heights heights(*series, turns, option.rect);
    const auto point = [&](std::uint32_t turn) { return QPointF(placeOf(option.rect, turn, turns), heights.at(turn)); };
    painter->save();
    painter->setClipRect(option.rect);
    const std::uint32_t shown = std::clamp(list.turn(), turns.first, turns.last);
    const double mark = std::round(placeOf(option.rect, shown, turns)) + 0.5;
    painter->setPen(QPen(dim, 1.0, Qt::DotLine));
    painter->drawLine(QPointF(mark, option.rect.top() + 1), QPointF(mark, option.rect.bottom()));
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(ink, 1.5));
    QPainterPath path;
    std::uint32_t before = 0;
    bool hasBefore = false;
    for (const std::uint32_t turn : engine::drawnTurns(
             series->values, turns.first, turns.last, static_cast<std::size_t>(std::max(2, option.rect.width() / 2)))) {
        if (std::isnan(series->values[turn])) {
            hasBefore = false;
            continue;
        }
        if (!hasBefore) {
            path.moveTo(point(turn));
            path.lineTo(point(turn) + QPointF(0.01, 0.0)); // a value alone is a dot
        } else if (isOrdered(*series) && !series->isTruth) {
            path.lineTo(point(turn));
        } else { // keeps its value until it changes
            path.lineTo(point(turn).x(), heights.at(before));
            path.lineTo(point(turn));
            if (!isOrdered(*series) && series->values[turn] != series->values[before]) {
                path.moveTo(point(turn) - QPointF(0.0, inset));
                path.lineTo(point(turn) + QPointF(0.0, inset));
                path.moveTo(point(turn));
            }
        }
        before = turn;
        hasBefore = true;
    }
    painter->drawPath(path);
    if (!std::isnan(series->values[shown])) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(ink);
        painter->drawEllipse(point(shown), dotRadius, dotRadius);
    }
    painter->restore();
}

} // namespace orrery::widgets
