// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/map_areas.h"

#include <QPainter>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace orrery::widgets {

namespace {

/// The side of a cell in pixels. The image of the areas is coarse, and its scaling smooths the edges.
constexpr double fineCell = 2.0;
constexpr double coarseCell = 4.0;
constexpr std::size_t mostFine = 300; ///< number of discs up to which the cells are fine
constexpr int period = 4;             ///< cells between two lines of the hatching

/// The cells of a view, with one value for each.
template <typename Value>
struct Cells {
    Cells(QSizeF view, double cell, Value value)
        : side(cell), columns(static_cast<int>(view.width() / cell) + 2),
          lines(static_cast<int>(view.height() / cell) + 2),
          values(static_cast<std::size_t>(columns) * static_cast<std::size_t>(lines), value) {}

    Value& at(int x, int y) {
        return values[static_cast<std::size_t>(y) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(x)];
    }
    /// Calls `visit` with the line and the first and last column of each line of a disc.
    template <typename Visit>
    void forEachLine(const MapDisc& disc, Visit visit) const {
        const double radius = disc.radius / side;
        const double x = disc.at.x() / side;
        const double y = disc.at.y() / side;
        const auto within = [](double number, int count) {
            return static_cast<int>(std::clamp(number, -1.0, static_cast<double>(count)));
        };
        const int last = std::min(within(std::floor(y + radius), lines), lines - 1);
        for (int line = std::max(within(std::ceil(y - radius), lines), 0); line <= last; ++line) {
            const double half = std::sqrt(std::max(radius * radius - (line - y) * (line - y), 0.0));
            const int from = std::max(within(std::ceil(x - half), columns), 0);
            const int to = std::min(within(std::floor(x + half), columns), columns - 1);
            if (from <= to) {
                visit(line, from, to);
            }
        }
    }

    double side;
    int columns;
    int lines;
    std::vector<Value> values;
};

QRgb tint(QColor colour, int alpha) {
    return qPremultiply(qRgba(colour.red(), colour.green(), colour.blue(), alpha));
}

/// Returns whether a cell differs from one of its neighbours. The cells at the border of the view are no edge.
template <typename Value>
bool isEdge(Cells<Value>& cells, int x, int y) {
    if (x == 0 || y == 0 || x + 1 == cells.columns || y + 1 == cells.lines) {
        return false;
    }
    const Value* const own = &cells.at(x, y);
    const Value* const above = own - cells.columns;
    const Value* const below = own + cells.columns;
    const auto isSame = [&](const Value* line) { return line[-1] == *own && line[0] == *own && line[1] == *own; };
    return !isSame(above) || !isSame(own) || !isSame(below);
}

Cells<int> ownersOf(QSizeF size, double cell, const std::vector<MapDisc>& discs) {
    Cells<int> owners(size, cell, MapDisc::noColour);
    Cells<float> distances(size, cell, std::numeric_limits<float>::max());
    for (const MapDisc& disc : discs) {
        const auto x = static_cast<float>(disc.at.x() / cell);
        const auto y = static_cast<float>(disc.at.y() / cell);
        owners.forEachLine(disc, [&](int line, int from, int to) {
            const float high = (static_cast<float>(line) - y) * (static_cast<float>(line) - y);
            float* const nearest = &distances.at(0, line);
            int* const owner = &owners.at(0, line);
            for (int column = from; column <= to; ++column) {
                const float wide = static_cast<float>(column) - x;
                const float distance = wide * wide + high;
                if (distance < nearest[column]) {
                    nearest[column] = distance;
                    owner[column] = disc.colour;
                }
            }
        });
    }
    return owners;
}

/// Returns the colours whose ranges cover each cell, as bits. Colours beyond the 32nd share their bits with the first.
Cells<std::uint32_t> coverOf(QSizeF size, double cell, const std::vector<MapDisc>& discs) {
    Cells<std::uint32_t> covered(size, cell, 0);
    for (const MapDisc& disc : discs) {
        const std::uint32_t bit = std::uint32_t{1} << (disc.colour % 32);
        covered.forEachLine(disc, [&](int line, int from, int to) {
            std::uint32_t* const cells = &covered.at(0, line);
            for (int column = from; column <= to; ++column) {
                cells[column] |= bit;
            }
        });
    }
    return covered;
}

/// The colours of the inside and of the edge, by the index of the colour.
struct Tints {
    Tints(const MapRegions& regions, int insideAlpha, int edgeAlpha) {
        for (std::size_t i = 0; i < regions.colours.size(); ++i) {
            inside.push_back(tint(regions.colours[i], insideAlpha));
            edge.push_back(tint(regions.outlines[i], edgeAlpha));
        }
    }
    std::vector<QRgb> inside;
    std::vector<QRgb> edge;
};

void drawAreas(QImage& image, Cells<int>& owners, const MapRegions& regions) {
    const Tints tints(regions, 42, 130);
    for (int y = 0; y < owners.lines; ++y) {
        auto* const line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < owners.columns; ++x) {
            if (const int owner = owners.at(x, y); owner >= 0) {
                line[x] = (isEdge(owners, x, y) ? tints.edge : tints.inside)[static_cast<std::size_t>(owner)];
            }
        }
    }
}

void drawRanges(QImage& image, Cells<std::uint32_t>& covered, const MapRegions& regions) {
    const Tints tints(regions, 80, 200);
    for (int y = 0; y < covered.lines; ++y) {
        auto* const line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < covered.columns; ++x) {
            std::uint32_t bits = covered.at(x, y);
            if (bits == 0) {
                continue;
            }
            // Each colour has lines of its own in the hatching, so that ranges over one another stay visible.
            const int stripe = (x + y) % (period * std::popcount(bits));
            const bool atEdge = isEdge(covered, x, y);
            if (!atEdge && stripe % period != 0) {
                continue;
            }
            for (int skip = stripe / period; skip > 0; --skip) {
                bits &= bits - 1;
            }
            const auto colour = static_cast<std::size_t>(std::countr_zero(bits));
            if (colour < tints.edge.size()) {
                line[x] = (atEdge ? tints.edge : tints.inside)[colour];
            }
        }
    }
}

} // namespace

void paintRegions(QPainter& painter, QSizeF size, const MapRegions& regions) {
    const double cell = std::max(regions.areas.size(), regions.ranges.size()) <= mostFine ? fineCell : coarseCell;
    Cells<int> owners = ownersOf(size, cell, regions.areas);
    QImage image(owners.columns, owners.lines, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    if (!regions.areas.empty()) {
        drawAreas(image, owners, regions);
    }
    if (!regions.ranges.empty()) {
        Cells<std::uint32_t> covered = coverOf(size, cell, regions.ranges);
        drawRanges(image, covered, regions);
    }
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRectF(-cell / 2.0, -cell / 2.0, owners.columns * cell, owners.lines * cell), image);
    painter.restore();
}

} // namespace orrery::widgets
