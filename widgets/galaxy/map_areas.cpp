// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/map_areas.h"

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

/// Returns the largest whole number up to a number between -1 and 1e9. Faster than std::floor(), and 10,000 discs have
/// 100,000 lines.
int floorOf(double number) {
    return static_cast<int>(number + 1.0) - 1;
}

/// The cells of a view, with one value for each.
template <typename Value>
struct Cells {
    Cells(QSizeF view, double cell, Value value)
        : side(cell), columns(static_cast<int>(view.width() / cell) + 2),
          lines(static_cast<int>(view.height() / cell) + 2),
          values(static_cast<std::size_t>(columns) * static_cast<std::size_t>(lines), value) {}

    Value* line(int y) { return values.data() + static_cast<std::ptrdiff_t>(y) * columns; }
    const Value* line(int y) const { return values.data() + static_cast<std::ptrdiff_t>(y) * columns; }
    /// Calls `visit` with the line and the first and last column of each line of a disc.
    template <typename Visit>
    void forEachLine(const MapDisc& disc, Visit visit) const {
        const double radius = disc.radius / side;
        const double x = disc.at.x() / side;
        const double y = disc.at.y() / side;
        // The last whole number up to a place, and the first one from it, within the cells.
        const auto last = [](double place, int count) { return floorOf(std::clamp(place, -1.0, count - 1.0)); };
        const auto first = [](double place, int count) {
            return count - floorOf(std::clamp(count - place, -1.0, static_cast<double>(count)));
        };
        const int bottom = last(y + radius, lines);
        for (int line = first(y - radius, lines); line <= bottom; ++line) {
            const double half = std::sqrt(std::max(radius * radius - (line - y) * (line - y), 0.0));
            const int from = first(x - half, columns);
            const int to = last(x + half, columns);
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

/// Returns a colour with an opacity over an opaque colour.
QRgb over(const QColor& colour, int alpha, const QColor& below) {
    const auto mixed = [alpha](int above, int under) { return (above * alpha + under * (255 - alpha) + 127) / 255; };
    return qRgb(mixed(colour.red(), below.red()), mixed(colour.green(), below.green()),
                mixed(colour.blue(), below.blue()));
}

/// Notes which cells of a line differ from one of their neighbours. The cells at the border of the view are no edge.
template <typename Value>
void findEdges(const Cells<Value>& cells, int y, std::vector<std::uint8_t>& edges) {
    std::ranges::fill(edges, std::uint8_t{0});
    if (y == 0 || y + 1 == cells.lines) {
        return;
    }
    const Value* const own = cells.line(y);
    const Value* const above = cells.line(y - 1);
    const Value* const below = cells.line(y + 1);
    std::uint8_t* const edge = edges.data();
    for (int x = 1; x + 1 < cells.columns; ++x) { // without branches, so that the compiler compares many at once
        const Value value = own[x];
        const bool isOther =
            static_cast<bool>(static_cast<int>(above[x - 1] != value) | static_cast<int>(above[x] != value) |
                              static_cast<int>(above[x + 1] != value) | static_cast<int>(own[x - 1] != value) |
                              static_cast<int>(own[x + 1] != value) | static_cast<int>(below[x - 1] != value) |
                              static_cast<int>(below[x] != value) | static_cast<int>(below[x + 1] != value));
        edge[x] = static_cast<std::uint8_t>(isOther);
    }
}

Cells<int> ownersOf(QSizeF size, double cell, const std::vector<MapDisc>& discs) {
    Cells<int> owners(size, cell, MapDisc::noColour);
    Cells<float> distances(size, cell, std::numeric_limits<float>::max());
    for (const MapDisc& disc : discs) {
        const auto x = static_cast<float>(disc.at.x() / cell);
        const auto y = static_cast<float>(disc.at.y() / cell);
        owners.forEachLine(disc, [&](int line, int from, int to) {
            const float high = (static_cast<float>(line) - y) * (static_cast<float>(line) - y);
            float* const nearest = distances.line(line);
            int* const owner = owners.line(line);
            float wide = static_cast<float>(from) - x;
            for (int column = from; column <= to; ++column, wide += 1.0F) {
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
            std::uint32_t* const cells = covered.line(line);
            for (int column = from; column <= to; ++column) {
                cells[column] |= bit;
            }
        });
    }
    return covered;
}

/// The colours of the inside and of the edge, by the index of the colour.
struct Tints {
    Tints(const MapRegions& regions, const QColor& below, int insideAlpha, int edgeAlpha) {
        for (std::size_t i = 0; i < regions.colours.size(); ++i) {
            inside.push_back(over(regions.colours[i], insideAlpha, below));
            edge.push_back(over(regions.outlines[i], edgeAlpha, below));
        }
    }
    std::vector<QRgb> inside;
    std::vector<QRgb> edge;
};

void drawAreas(Cells<QRgb>& colours, const Cells<int>& owners, const Tints& tints) {
    std::vector<std::uint8_t> edges(static_cast<std::size_t>(owners.columns));
    for (int y = 0; y < owners.lines; ++y) {
        findEdges(owners, y, edges);
        const int* const owner = owners.line(y);
        QRgb* const line = colours.line(y);
        for (int x = 0; x < owners.columns; ++x) {
            if (owner[x] >= 0) {
                const bool isAtEdge = edges[static_cast<std::size_t>(x)] != 0;
                line[x] = (isAtEdge ? tints.edge : tints.inside)[static_cast<std::size_t>(owner[x])];
            }
        }
    }
}

void drawRanges(Cells<QRgb>& colours, const Cells<std::uint32_t>& covered, const Tints& tints) {
    std::vector<std::uint8_t> edges(static_cast<std::size_t>(covered.columns));
    for (int y = 0; y < covered.lines; ++y) {
        findEdges(covered, y, edges);
        const std::uint32_t* const cover = covered.line(y);
        QRgb* const line = colours.line(y);
        for (int x = 0; x < covered.columns; ++x) {
            std::uint32_t bits = cover[x];
            if (bits == 0) {
                continue;
            }
            // Each colour has lines of its own in the hatching, so that ranges over one another stay visible.
            const bool isOne = (bits & (bits - 1)) == 0;
            const int stripe = (x + y) % (isOne ? period : period * std::popcount(bits));
            const bool isAtEdge = edges[static_cast<std::size_t>(x)] != 0;
            if (!isAtEdge && stripe % period != 0) {
                continue;
            }
            for (int skip = stripe / period; skip > 0; --skip) {
                bits &= bits - 1;
            }
            const auto colour = static_cast<std::size_t>(std::countr_zero(bits));
            if (colour < tints.edge.size()) {
                line[x] = (isAtEdge ? tints.edge : tints.inside)[colour];
            }
        }
    }
}

/// Enlarges the colours of cells to an image, smoothly. QPainter does the same for four times the work.
class Enlarger {
public:
    Enlarger(const Cells<QRgb>& cells, QImage& image) : m_cells(cells), m_image(image) {
        const double pixels = cells.side * image.devicePixelRatioF();
        for (int x = 0; x < image.width(); ++x) {
            m_columns.push_back(placeOf(x, pixels));
        }
        for (int y = 0; y < image.height(); ++y) {
            m_lines.push_back(placeOf(y, pixels));
        }
    }

    void paint() {
        std::vector<QRgb> upper(m_columns.size());
        std::vector<QRgb> lower(m_columns.size());
        int present = -2; // the line of cells in `upper`
        for (int y = 0; y < m_image.height(); ++y) {
            const Place place = m_lines[static_cast<std::size_t>(y)];
            if (place.cell != present) {
                if (place.cell == present + 1) {
                    upper.swap(lower);
                } else {
                    widen(place.cell, upper);
                }
                widen(place.cell + 1, lower);
                present = place.cell;
            }
            mix(upper, lower, place.share, m_image.scanLine(y));
        }
    }

private:
    /// A place between the middles of two neighbouring cells.
    struct Place {
        int cell = 0;
        unsigned share = 0; ///< share of the second cell, of 256
    };
    static Place placeOf(int pixel, double pixelsOfCell) {
        const double place = (pixel + 0.5) / pixelsOfCell; // the middle of the first cell is at 0
        const int cell = static_cast<int>(place);
        return {cell, static_cast<unsigned>((place - cell) * 256.0)};
    }

    void widen(int y, std::vector<QRgb>& line) const {
        const QRgb* const cells = m_cells.line(std::min(y, m_cells.lines - 1));
        for (std::size_t x = 0; x < line.size(); ++x) {
            const auto [cell, share] = m_columns[x];
            const QRgb left = cells[cell];
            const QRgb right = cells[std::min(cell + 1, m_cells.columns - 1)];
            if (left == right) {
                line[x] = left;
                continue;
            }
            const auto mixed = [&](QRgb mask) { // two channels at once
                return (((left & mask) * (256U - share) + (right & mask) * share) >> 8U) & mask;
            };
            line[x] = mixed(0xff00ffU) |
                      (((left >> 8U & 0xffU) * (256U - share) + (right >> 8U & 0xffU) * share) & 0xff00U) | 0xff000000U;
        }
    }

    static void mix(const std::vector<QRgb>& upper, const std::vector<QRgb>& lower, unsigned share, uchar* target) {
        const auto* const above = reinterpret_cast<const uchar*>(upper.data());
        const auto* const below = reinterpret_cast<const uchar*>(lower.data());
        const auto ofBelow = static_cast<std::uint16_t>(share);
        const auto ofAbove = static_cast<std::uint16_t>(256U - share);
        const std::size_t bytes = upper.size() * sizeof(QRgb);
        for (std::size_t i = 0; i < bytes; ++i) { // 16 bits are enough, so that the compiler mixes many at once
            target[i] = static_cast<uchar>(static_cast<std::uint16_t>(above[i] * ofAbove + below[i] * ofBelow) >> 8U);
        }
    }

    const Cells<QRgb>& m_cells;
    QImage& m_image;
    std::vector<Place> m_columns;
    std::vector<Place> m_lines;
};

} // namespace

void paintRegions(QImage& image, const QColor& below, const MapRegions& regions) {
    const QSizeF size = image.deviceIndependentSize();
    const double cell = std::max(regions.areas.size(), regions.ranges.size()) <= mostFine ? fineCell : coarseCell;
    Cells<QRgb> colours(size, cell, below.rgb());
    if (!regions.areas.empty()) {
        drawAreas(colours, ownersOf(size, cell, regions.areas), Tints(regions, below, 42, 130));
    }
    if (!regions.ranges.empty()) {
        drawRanges(colours, coverOf(size, cell, regions.ranges), Tints(regions, below, 80, 200));
    }
    Enlarger(colours, image).paint();
}

} // namespace orrery::widgets
