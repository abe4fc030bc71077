// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/galaxy_map.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <limits>

namespace orrery::widgets {

QRectF GalaxyMap::bounds() const {
    if (systems.empty()) {
        return {};
    }
    double left = std::numeric_limits<double>::max();
    double top = left;
    double right = std::numeric_limits<double>::lowest();
    double bottom = right;
    for (const MapSystem& system : systems) {
        left = std::min(left, system.position.x());
        right = std::max(right, system.position.x());
        top = std::min(top, system.position.y());
        bottom = std::max(bottom, system.position.y());
    }
    return {QPointF(left, top), QPointF(right, bottom)};
}

std::optional<GalaxyMap::Place> GalaxyMap::find(std::uint32_t row) const {
    for (std::size_t s = 0; s < systems.size(); ++s) {
        if (systems[s].row == row) {
            return Place{static_cast<int>(s), -1};
        }
        for (std::size_t o = 0; o < systems[s].objects.size(); ++o) {
            if (systems[s].objects[o].row == row) {
                return Place{static_cast<int>(s), static_cast<int>(o)};
            }
        }
    }
    return std::nullopt;
}

std::vector<LabelRequest> placeLabels(std::vector<LabelRequest> requests) {
    std::stable_sort(requests.begin(), requests.end(), [](const LabelRequest& a, const LabelRequest& b) {
        return a.importance != b.importance ? a.importance > b.importance : a.subject < b.subject;
    });
    // Placed labels by the cells that they touch: an overlap can only be with one that shares a cell.
    constexpr double cell = 64.0;
    QHash<std::pair<int, int>, QVector<int>> taken;
    std::vector<LabelRequest> placed;
    for (const LabelRequest& request : requests) {
        const QRectF& r = request.rectangle;
        const int x0 = static_cast<int>(std::floor(r.left() / cell));
        const int x1 = static_cast<int>(std::floor(r.right() / cell));
        const int y0 = static_cast<int>(std::floor(r.top() / cell));
        const int y1 = static_cast<int>(std::floor(r.bottom() / cell));
        bool isFree = true;
        for (int x = x0; x <= x1 && isFree; ++x) {
            for (int y = y0; y <= y1 && isFree; ++y) {
                const QVector<int> here = taken.value({x, y});
                isFree = std::none_of(here.begin(), here.end(), [&](int i) {
                    return placed[static_cast<std::size_t>(i)].rectangle.intersects(r);
                });
            }
        }
        if (!isFree) {
            continue;
        }
        for (int x = x0; x <= x1; ++x) {
            for (int y = y0; y <= y1; ++y) {
                taken[{x, y}].append(static_cast<int>(placed.size()));
            }
        }
        placed.push_back(request);
    }
    return placed;
}

int systemTowards(const GalaxyMap& map, int from, QPointF direction) {
    int best = -1;
    double bestCost = std::numeric_limits<double>::max();
    const QPointF here = map.systems[static_cast<std::size_t>(from)].position;
    for (std::size_t i = 0; i < map.systems.size(); ++i) {
        const QPointF way = map.systems[i].position - here;
        const double along = QPointF::dotProduct(way, direction);
        const double length = std::hypot(way.x(), way.y());
        if (static_cast<int>(i) == from || along < length * 0.7071) {
            continue;
        }
        const double aside = std::sqrt(std::max(0.0, length * length - along * along));
        const double cost = along + 2.0 * aside;
        if (cost < bestCost) {
            bestCost = cost;
            best = static_cast<int>(i);
        }
    }
    return best;
}

} // namespace orrery::widgets
