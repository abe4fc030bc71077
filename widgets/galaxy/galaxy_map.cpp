// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/galaxy_map.h"

#include <QHash>
#include <QVector>

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

namespace {

/// The taken rectangles, by the cells of a grid that they touch. Only rectangles in the same cell can overlap.
class TakenRoom {
public:
    void take(const LabelRequest& request) {
        forEachCell(request.rectangle, [&](std::pair<int, int> cell) { m_cells[cell].append(m_taken.size()); });
        m_taken.append(request);
    }
    /// @param exceptSubject the subject whose rectangles do not count; -1: none.
    bool isFree(const QRectF& rectangle, int exceptSubject) const {
        bool isFree = true;
        forEachCell(rectangle, [&](std::pair<int, int> cell) {
            for (const qsizetype i : m_cells.value(cell)) {
                isFree = isFree && (m_taken[i].subject == exceptSubject || !m_taken[i].rectangle.intersects(rectangle));
            }
        });
        return isFree;
    }

private:
    template <typename Visit>
    static void forEachCell(const QRectF& r, Visit visit) {
        constexpr double cell = 64.0;
        const int right = static_cast<int>(std::floor(r.right() / cell));
        const int bottom = static_cast<int>(std::floor(r.bottom() / cell));
        for (int x = static_cast<int>(std::floor(r.left() / cell)); x <= right; ++x) {
            for (int y = static_cast<int>(std::floor(r.top() / cell)); y <= bottom; ++y) {
                visit(std::pair(x, y));
            }
        }
    }

    QHash<std::pair<int, int>, QVector<qsizetype>> m_cells;
    QVector<LabelRequest> m_taken;
};

} // namespace

std::vector<LabelRequest> placeLabels(std::vector<LabelRequest> requests, const std::vector<LabelRequest>& obstacles) {
    std::stable_sort(requests.begin(), requests.end(), [](const LabelRequest& a, const LabelRequest& b) {
        return a.importance != b.importance ? a.importance > b.importance : a.subject < b.subject;
    });
    TakenRoom labels;
    TakenRoom things;
    for (const LabelRequest& obstacle : obstacles) {
        things.take(obstacle);
    }
    std::vector<LabelRequest> placed;
    for (LabelRequest& request : requests) {
        std::vector<QRectF> places = std::move(request.elsewhere);
        places.insert(places.begin(), request.rectangle);
        const auto place = std::find_if(places.begin(), places.end(), [&](const QRectF& rectangle) {
            return labels.isFree(rectangle, -1) && things.isFree(rectangle, request.subject);
        });
        if (place != places.end()) {
            request.rectangle = *place;
            labels.take(request);
            placed.push_back(std::move(request));
        }
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
