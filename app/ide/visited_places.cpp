// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/visited_places.h"

namespace orrery::ide {

void VisitedPlaces::add(const Visit& place, const std::optional<Visit>& from) {
    m_places.resize(m_now);
    const bool isElsewhere = from && (m_places.empty() || m_places.back().path != from->path ||
                                      from->begin < m_places.back().begin || from->begin > m_places.back().end);
    if (isElsewhere) {
        m_places.push_back(*from);
    }
    if (m_places.empty() || m_places.back() != place) {
        m_places.push_back(place);
    }
    m_now = m_places.size();
}

std::optional<Visit> VisitedPlaces::back(bool hasEditor) {
    if (!canGoBack(hasEditor)) {
        return std::nullopt;
    }
    if (hasEditor) {
        --m_now;
    }
    return m_places[m_now - 1];
}

std::optional<Visit> VisitedPlaces::forward() {
    return canGoForward() ? std::optional(m_places[m_now++]) : std::nullopt;
}

void VisitedPlaces::renameFile(const QString& old, const QString& path) {
    for (Visit& visit : m_places) {
        if (visit.path == old) {
            visit.path = path;
        }
    }
}

void VisitedPlaces::clear() {
    m_places.clear();
    m_now = 0;
}

} // namespace orrery::ide
