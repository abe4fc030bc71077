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
constexpr double barWidth = 190.0;
constexpr double barHeight = 9.0;
constexpr double widest = 380.0; ///< of words; longer ones continue in the next line
constexpr double highest = 0.6;  ///< part of the view that the legend may cover from bottom to top

/// The words of the legend.
class KeyText {
    Q_DECLARE_TR_FUNCTIONS(MapKey)
};

bool hasSymbol(const MapKeyRow& row) {
    return row.mark || !row.circles.empty() || row.isHatch || row.sample;
}

/// Returns the size of the words, which continue in further lines if they are long.
QSizeF wordsSize(const MapScene& scene, const MapKeyRow& row, const QFontMetrics& metrics) {
    const int room = static_cast<int>(std::clamp(scene.view.width() / 2.0 - 46.0, 60.0, widest));
    return metrics.boundingRect(QRect(0, 0, room, 10000), Qt::TextWordWrap, row.words).size();
}

/// Returns the height of a line, which has room for its symbol.
double heightOf(const MapScene& scene, const MapKeyRow& row, const QFontMetrics& metrics) {
    if (row.bar) {
        return barHeight + metrics.height() + 6.0;
    }
    const double circle = row.circles.empty() ? 0.0 : 2.0 * scene.circleRadius(row.circles.front());
    return std::max(wordsSize(scene, row, metrics).height() + 6.0, circle + 6.0);
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

/// Adds the lines of a layer's channels that show their values as colours.
void addColours(const MapScene& scene, MapChannel which, std::vector<MapKeyRow>& rows) {
    const MapChannelValues* const channel = scene.channel(which);
    if (channel == nullptr || channel->read().count == 0) {
        return;
    }
    if (!channel->isNames()) {
        rows.push_back({.words = {}, .bar = which});
    }
    const MapValueColours colours(*channel, scene.colours, &scene.chart.map());
    const std::vector<QString>& names = channel->names();
    for (std::size_t i = 0; channel->isNames() && i < std::min(names.size(), MapChannelValues::mostNames); ++i) {
        rows.push_back({.words = names[i], .sample = colours.of(static_cast<double>(i))});
    }
    if (channel->isNames() && names.size() > MapChannelValues::mostNames) {
        rows.push_back(
            {.words = KeyText::tr("%n others", nullptr, static_cast<int>(names.size() - MapChannelValues::mostNames)),
             .sample = colours.of(static_cast<double>(names.size()))});
    }
    if (which == MapChannel::colour) {
        rows.push_back({.words = KeyText::tr("no value"), .sample = QRgb(0)});
    }
}

/// Adds samples of circles, for a layer of values or the chosen meter.
void addCircles(const MapScene& scene, std::vector<MapKeyRow>& rows) {
    const double largest = scene.largestCircle();
    if (largest > 0.0) {
        rows.push_back({.words = shortNumber(largest) + QStringLiteral("  ·  ") + shortNumber(largest / 4.0),
                        .circles = {largest, largest / 4.0}});
        if (scene.hasNegativeCircle()) {
            rows.push_back({.words = KeyText::tr("negative: dashed"), .circles = {-largest / 4.0}});
        }
    } else {
        rows.push_back({.words = KeyText::tr("no object has a value")});
    }
}

/// Adds the lines of a layer of values.
void addValues(const MapScene& scene, std::vector<MapKeyRow>& rows) {
    bool isEmpty = true;
    for (std::size_t i = 0; i < scene.values->channels.size(); ++i) {
        const auto& channel = scene.values->channels[i];
        if (!channel) {
            continue;
        }
        isEmpty = false;
        const bool hasValue = channel->read().count > 0 || !channel->problem().isEmpty();
        rows.push_back({.words = hasValue ? channel->heading() : channel->words()});
        const auto which = static_cast<MapChannel>(i);
        if (which == MapChannel::size && channel->problem().isEmpty() && channel->read().count > 0) {
            addCircles(scene, rows);
        } else if (which == MapChannel::colour || which == MapChannel::heat) {
            addColours(scene, which, rows);
        }
    }
    if (isEmpty) {
        rows.push_back({.words = KeyText::tr("%1 has no expression yet").arg(scene.values->name)});
    }
}

/// Paints the colours along a scale, and the numbers of its ticks.
void paintBar(QPainter& painter, const MapScene& scene, MapChannel which, const QRectF& area) {
    const MapChannelValues& channel = *scene.channel(which);
    const MapValueColours colours(channel, scene.colours);
    const engine::PlotScale& axis = channel.scale().axis;
    const QFontMetrics metrics = painter.fontMetrics();
    const double left = area.left() + plainInset + 8.0;
    const double width = barWidth - 16.0;
    const auto valueAt = [&axis](double share) { return axis.low * (1.0 - share) + axis.high * share; };
    for (int x = 0; x < static_cast<int>(width); ++x) {
        painter.fillRect(QRectF(left + x, area.top() + 2.0, 1.5, barHeight),
                         QColor::fromRgba(colours.of(valueAt((x + 0.5) / width))));
    }
    painter.setPen(scene.colours.dimText);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(left, area.top() + 2.0, width, barHeight));
    painter.setPen(scene.colours.text);
    double free = area.left(); // beyond the last text
    for (std::size_t i = 0; i < axis.ticks.size(); ++i) {
        const double at = left + width * channel.scale().shareOf(axis.ticks[i]);
        const bool isTruth = channel.read().kind == engine::ObjectValueKind::truth;
        const QString text = isTruth ? channel.textOf(axis.ticks[i]) : QString::fromStdString(axis.texts[i]);
        const double half = metrics.horizontalAdvance(text) / 2.0;
        const double middle = std::clamp(at, area.left() + half + 2.0, std::max(area.right() - half - 2.0, at));
        if (middle - half >= free) {
            painter.drawLine(QPointF(at, area.top() + 2.0 + barHeight), QPointF(at, area.top() + 5.0 + barHeight));
            painter.drawText(
                QRectF(middle - half - 2.0, area.top() + barHeight + 4.0, 2.0 * half + 4.0, metrics.height()),
                Qt::AlignCenter, text);
            free = middle + half + 6.0;
        }
    }
}

/// Replaces the last lines by their number, if the legend is too high.
void limitHeight(const QPainter& painter, const MapScene& scene, std::vector<MapKeyRow>& rows) {
    const QFontMetrics metrics = painter.fontMetrics();
    const double room = scene.view.height() * highest;
    double height = 8.0;
    std::size_t fitting = 0;
    while (fitting < rows.size() && height + heightOf(scene, rows[fitting], metrics) <= room) {
        height += heightOf(scene, rows[fitting], metrics);
        ++fitting;
    }
    if (fitting == rows.size()) {
        return;
    }
    const std::size_t kept = std::max<std::size_t>(fitting, 2) - 1; // the words need a line, too
    const auto missing = static_cast<int>(rows.size() - kept);
    rows.resize(kept);
    rows.push_back({.words = KeyText::tr("%n more lines", nullptr, missing)});
}

std::vector<MapKeyRow> linesOf(const MapScene& scene, const MapLegend& marks) {
    std::vector<MapKeyRow> rows;
    for (const auto& [mark, words] : marks) {
        rows.push_back({.words = words, .mark = mark});
    }
    const GalaxyMap& map = scene.chart.map();
    if (scene.values != nullptr) {
        addValues(scene, rows);
    }
    if (!map.meter.isEmpty() && scene.channel(MapChannel::size) == nullptr) {
        rows.push_back({.words = map.markedTurn
                                     ? KeyText::tr("%1, change since turn %2").arg(map.meter).arg(*map.markedTurn)
                                     : KeyText::tr("%1, per system or object").arg(map.meter)});
        addCircles(scene, rows);
    }
    if (scene.layers.detection) {
        rows.push_back({.words = scene.chart.detectors().empty() ? KeyText::tr("no detection ranges")
                                                                 : KeyText::tr("detection range"),
                        .isHatch = true});
    }
    return rows;
}

} // namespace

std::vector<MapKeyRow> mapKey(const QPainter& painter, const MapScene& scene, const MapLegend& marks) {
    std::vector<MapKeyRow> rows = linesOf(scene, marks);
    if (rows.empty()) {
        return rows;
    }
    const bool isFolded = !scene.layers.legend;
    if (isFolded) {
        rows.clear();
    }
    rows.insert(
        rows.begin(),
        {.words = (isFolded ? QStringLiteral("▸ ") : QStringLiteral("▾ ")) + KeyText::tr("Legend"), .isTitle = true});
    limitHeight(painter, scene, rows);
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
        width =
            std::max(width, row.bar ? plainInset + barWidth
                                    : (hasSymbol(row) ? column : plainInset) + wordsSize(scene, row, metrics).width());
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
        if (row.bar) {
            paintBar(painter, scene, *row.bar, QRectF(area.left(), y, area.width(), height));
        } else if (row.sample) {
            symbols.paint(
                painter,
                {.shape = MapShape::body, .radius = 5.0, .fill = *row.sample, .ring = scene.colours.dimText.rgba()},
                at);
        } else if (row.mark) {
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
        painter.setPen(row.isTitle ? scene.colours.dimText : scene.colours.text);
        painter.drawText(QRectF(left, y, area.right() - left, height),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, row.words);
        y += height;
    }
}

} // namespace orrery::widgets
