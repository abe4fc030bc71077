// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/map_views.h"

#include "widgets/galaxy/galaxy_view.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/sandbox/map_of_session.h"
#include "widgets/sandbox/objects_view.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/theme/theme.h"

#include <QTreeView>

#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

MapViews::MapViews(Sandbox& sandbox, GalaxyView& galaxy, ObjectsView& objects, ObjectInspector& inspector,
                   QObject* parent)
    : QObject(parent), m_sandbox(sandbox), m_galaxy(galaxy), m_objects(objects), m_inspector(inspector) {
    connect(&sandbox, &Sandbox::changed, this, &MapViews::refresh);
    connect(&sandbox, &Sandbox::started, this, [this] {
        m_galaxy.clearSelection();
        m_isOtherRun = true;
    });
    connect(&galaxy, &GalaxyView::selectionChanged, this, &MapViews::showObject);
    connect(&galaxy, &GalaxyView::opened, this, [this](std::uint32_t row) {
        showObject(row);
        emit objectOpened();
    });
    connect(&galaxy, &GalaxyView::contextMenuWanted, this, &MapViews::contextMenuWanted);
    connect(&objects, &ObjectsView::objectWanted, this, &MapViews::showObject);
    connect(&inspector, &ObjectInspector::objectWanted, this, [this](std::uint32_t row) { m_galaxy.select(row); });
    connect(&inspector, &ObjectInspector::objectOpened, this, &MapViews::showObject);
}

void MapViews::showObject(std::uint32_t row) {
    m_inspector.showObject(row);
    m_galaxy.select(row);
    m_objects.select(row);
    emit objectShown(row);
}

void MapViews::clearObject() {
    m_inspector.clear();
    m_galaxy.clearSelection();
    m_objects.tree().setCurrentIndex({});
}

void MapViews::refresh() {
    if (const engine::Session* const session = m_sandbox.session()) {
        const QRectF before = m_galaxy.map().bounds();
        m_galaxy.setMap(mapOf(*session, themeOf(m_galaxy.window()->palette())));
        // An edit of the galaxy leaves the view where it is. Another galaxy may lie elsewhere.
        if (std::exchange(m_isOtherRun, false) && m_galaxy.map().bounds() != before) {
            m_galaxy.fit();
        }
    } else if (!m_sandbox.hasRun()) {
        m_galaxy.setMap({});
    }
    emit refreshed();
}

} // namespace orrery::ide
