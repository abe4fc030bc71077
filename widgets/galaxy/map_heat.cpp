// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/map_heat.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <vector>

namespace orrery::widgets {

namespace {

constexpr double cell = 4.0; ///< side of a cell in pixels; clouds have no finer details

/// The weights and the weighted values around the middles of cells.
class Clouds {
public:
    explicit Clouds(QSizeF size)
        : m_columns(static_cast<int>(std::ceil(size.width() / cell))),
          m_lines(static_cast<int>(std::ceil(size.height() / cell))),
          m_weights(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_lines)), m_sums(m_weights.size()) {
    }

    void add(QPointF at, double radius, double value) {
        const auto first = [](double place, int) { return std::max(0, static_cast<int>(std::floor(place / cell))); };
        const auto last = [](double place, int count) {
            return std::min(count - 1, static_cast<int>(std::floor(place / cell)));
        };
        for (int y = first(at.y() - radius, m_lines); y <= last(at.y() + radius, m_lines); ++y) {
            for (int x = first(at.x() - radius, m_columns); x <= last(at.x() + radius, m_columns); ++x) {
                const double right = (x + 0.5) * cell - at.x();
                const double down = (y + 0.5) * cell - at.y();
                const double near = 1.0 - (right * right + down * down) / (radius * radius);
                if (near > 0.0) {
                    const std::size_t index = indexOf(x, y);
                    m_weights[index] += near * near;
                    m_sums[index] += near * near * value;
                }
            }
        }
    }

    QImage picture(const MapValueColours& colours) const {
        constexpr double mostOpaque = 0.6;
        QImage image(m_columns, m_lines, QImage::Format_ARGB32_Premultiplied);
        for (int y = 0; y < m_lines; ++y) {
            auto* const line = reinterpret_cast<QRgb*>(image.scanLine(y));
            for (int x = 0; x < m_columns; ++x) {
                const double weight = m_weights[indexOf(x, y)];
                line[x] = 0;
                if (weight > 0.0) {
                    const QRgb colour = colours.of(m_sums[indexOf(x, y)] / weight);
                    const double alpha = std::min(weight, 1.0) * mostOpaque;
                    line[x] =
                        qPremultiply(qRgba(qRed(colour), qGreen(colour), qBlue(colour), static_cast<int>(alpha * 255)));
                }
            }
        }
        return image;
    }
    QSizeF size() const { return QSizeF(m_columns, m_lines) * cell; }

private:
    std::size_t indexOf(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(m_columns) + static_cast<std::size_t>(x);
    }

    int m_columns;
    int m_lines;
    std::vector<double> m_weights;
    std::vector<double> m_sums;
};

} // namespace

void paintHeat(QImage& image, const MapScene& scene, const MapChannelValues& values) {
    const double radius = std::clamp(scene.layout.spacing() * 1.1, 10.0, 140.0);
    Clouds clouds(scene.view.size());
    const QRectF reached = scene.view.adjusted(-radius, -radius, radius, radius);
    for (const int system : scene.chart.systemsIn(scene.camera.toGalaxy(reached))) {
        const double value = scene.valueOf(values, system);
        if (std::isfinite(value)) {
            clouds.add(scene.layout.systemPoint(system), radius, value);
        }
    }
    QPainter painter(&image);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRectF(QPointF(0, 0), clouds.size()), clouds.picture(MapValueColours(values, scene.colours)));
}

} // namespace orrery::widgets
