// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/map_key.h"

#include "widgets/base/number_text.h"
#include "widgets/galaxy/map_background.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace orrery::widgets {

namespace {

constexpr double inset = 10.5;
constexpr double plainInset = 8.0; ///< of words without a symbol

/// The words of the legend.
class KeyText {
    Q_DECLARE_TR_FUNCTIONS(MapKey)
};

bool hasSymbol(const MapKeyRow& row) {
    return row.mark || !row.circles.empty() || row.isHatch;
}

/// Returns the height of a line, which has room for its symbol.
double heightOf(const MapScene& scene, const MapKeyRow& row, const QFontMetrics& metrics) {
    const double circle = row.circles.empty() ? 0.0 : 2.0 * scene.circleRadius(row.circles.front());
    return std::max(metrics.height() + 6.0, circle + 6.0);
}

/// Returns the width of the column with the symbols.
double symbolWidth(const MapScene& scene, const std::vector<MapKeyRow>& rows) {
    double width = 36.0;
    for (const MapKeyRow& row : rows) {
        if (!row.circles.empty()) {
            width = std::max(width, 2.0 * scene.circleRadius(row.circles.front()) + 14.0);
        }
    }
    return width;
}

} // namespace

std::vector<MapKeyRow> mapKey(const MapScene& scene, const MapLegend& marks) {
    std::vector<MapKeyRow> rows;
    for (const auto& [mark, words] : marks) {
        rows.push_back({.words = words, .mark = mark});
    }
    const GalaxyMap& map = scene.chart.map();
    if (!map.meter.isEmpty()) {
        rows.push_back({.words = map.markedTurn
                                     ? KeyText::tr("%1, change since turn %2").arg(map.meter).arg(*map.markedTurn)
                                     : KeyText::tr("%1, per system or object").arg(map.meter)});
        const double largest = scene.chart.largestValue();
        if (largest > 0.0) {
            rows.push_back({.words = shortNumber(largest) + QStringLiteral("  ·  ") + shortNumber(largest / 4.0),
                            .circles = {largest, largest / 4.0}});
            if (scene.chart.hasNegativeValue()) {
                rows.push_back({.words = KeyText::tr("negative: dashed"), .circles = {-largest / 4.0}});
            }
        } else {
            rows.push_back({.words = KeyText::tr("no object has a value")});
        }
    }
    if (scene.layers.detection) {
        rows.push_back({.words = scene.chart.detectors().empty() ? KeyText::tr("no detection ranges")
                                                                 : KeyText::tr("detection range"),
                        .isHatch = true});
    }
    return rows;
}

QRectF mapKeyArea(const QPainter& painter, const MapScene& scene, const std::vector<MapKeyRow>& rows) {
    if (rows.empty()) {
        return {};
    }
    const QFontMetrics metrics = painter.fontMetrics();
    const double column = symbolWidth(scene, rows);
    double width = 0.0;
    double height = 8.0;
    for (const MapKeyRow& row : rows) {
        width = std::max(width, (hasSymbol(row) ? column : plainInset) + metrics.horizontalAdvance(row.words));
        height += heightOf(scene, row, metrics);
    }
    width += 10.0;
    return {inset, scene.view.height() - inset - height, width, height};
}

void paintMapKey(QPainter& painter, const MapScene& scene, const std::vector<MapKeyRow>& rows, const QRectF& area,
                 MapSymbols& symbols, MarkPictures& marks) {
    if (rows.empty()) {
        return;
    }
    QColor back = scene.colours.base;
    back.setAlphaF(0.9F);
    painter.setPen(QPen(scene.colours.border, 1.0));
    painter.setBrush(back);
    painter.drawRect(area);
    const double column = symbolWidth(scene, rows);
    double y = area.top() + 4;
    for (const MapKeyRow& row : rows) {
        const double height = heightOf(scene, row, painter.fontMetrics());
        const QPointF at(area.left() + column / 2.0, y + height / 2.0);
        const double left = area.left() + (hasSymbol(row) ? column : plainInset);
        if (row.mark) {
            // Shifts the star and the triangle to the middle of the line. On the map they are beside their object.
            const double radius = 6.0;
            const QPointF aside = *row.mark == MapMark::source    ? QPointF(-radius, radius)
                                  : *row.mark == MapMark::changed ? QPointF(radius, radius)
                                                                  : QPointF();
            marks.paint(painter, *row.mark, at + aside, radius, scene.colours);
        } else if (!row.circles.empty()) {
            // The circles stand on one line, the smaller ones within the larger ones.
            const double bottom = at.y() + scene.circleRadius(row.circles.front());
            for (const double number : row.circles) {
                const double radius = scene.circleRadius(number);
                symbols.paint(painter, circleSymbol(scene, number), QPointF(at.x(), bottom - radius));
            }
        } else if (row.isHatch) {
            painter.setPen(QPen(scene.colours.dimText, 1.0));
            painter.setBrush(QBrush(scene.colours.dimText, Qt::BDiagPattern));
            painter.drawEllipse(at, 7.0, 7.0);
        }
        painter.setPen(scene.colours.text);
        painter.drawText(QRectF(left, y, area.right() - left, height), Qt::AlignLeft | Qt::AlignVCenter, row.words);
        y += height;
    }
}

} // namespace orrery::widgets
