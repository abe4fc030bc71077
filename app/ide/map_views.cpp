// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/map_views.h"

#include "widgets/base/background.h"
#include "widgets/base/own_event.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/sandbox/map_of_session.h"
#include "widgets/sandbox/objects_view.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QEvent>
#include <QEventLoop>
#include <QPointer>
#include <QTreeView>

#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

MapViews::MapViews(Sandbox& sandbox, GalaxyView& galaxy, ObjectsView& objects, ObjectInspector& inspector,
                   QObject* parent)
    : QObject(parent), m_sandbox(sandbox), m_galaxy(galaxy), m_objects(objects), m_inspector(inspector) {
    connect(&sandbox, &Sandbox::changed, this, &MapViews::refresh);
    connect(&sandbox, &Sandbox::started, this, [this] {
        m_object.reset();
        m_isOtherGalaxy = true;
        ++m_run;
        m_galaxy.clearSelection();
    });
    connect(&sandbox, &Sandbox::turnMarked, this, &MapViews::chart);
    connect(&galaxy, &GalaxyView::layersChanged, this, &MapViews::chart);
    connect(&galaxy, &GalaxyView::selectionChanged, this, &MapViews::showObject);
    connect(&galaxy, &GalaxyView::opened, this, [this](std::uint32_t row) {
        showObject(row);
        emit objectOpened();
    });
    connect(&galaxy, &GalaxyView::contextMenuWanted, this, &MapViews::contextMenuWanted);
    galaxy.installEventFilter(this);
    connect(&objects, &ObjectsView::objectWanted, this, &MapViews::showObject);
    connect(&inspector, &ObjectInspector::objectWanted, this, [this](std::uint32_t row) { m_galaxy.select(row); });
    connect(&inspector, &ObjectInspector::objectOpened, this, &MapViews::showObject);
}

void MapViews::showObject(std::uint32_t row) {
    m_object = row;
    m_inspector.showObject(row);
    m_galaxy.select(row);
    m_objects.select(row);
    emit objectShown(row);
}

void MapViews::clearObject() {
    m_object.reset();
    m_inspector.clear();
    m_galaxy.clearSelection();
    m_objects.tree().setCurrentIndex({});
}

void MapViews::refresh() {
    chart();
    emit refreshed();
}

void MapViews::chart() {
    const engine::Session* const session = m_sandbox.session();
    if (session == nullptr) {
        if (!m_sandbox.hasRun()) {
            m_isMapOld = false;
            m_galaxy.setMap({});
        }
        return; // a job changes the run: the map follows after it
    }
    if (m_isCharting) {
        m_isMapOld = true;
        return;
    }
    const Theme& theme = themeOf(m_galaxy.window()->palette());
    auto state =
        std::make_shared<const MapState>(mapStateOf(*session, {m_galaxy.layers().meter, m_sandbox.markedTurn()}));
    if (state->rowCount <= mostAtOnce) {
        show(std::make_shared<const MapChart>(mapOf(*state, theme)));
        return;
    }
    m_isCharting = true;
    inBackground([self = QPointer(this), state = std::move(state), &theme, run = m_run] {
        const auto chart = std::make_shared<const MapChart>(mapOf(*state, theme));
        QMetaObject::invokeMethod(
            qApp,
            [self, chart, run] {
                if (self) {
                    self->m_isCharting = false;
                    if (run == self->m_run) { // otherwise another run has started meanwhile
                        self->show(chart);
                    }
                    if (std::exchange(self->m_isMapOld, false)) {
                        self->chart();
                    }
                }
            },
            Qt::QueuedConnection);
    });
}

/// Empires without a colour of their own have colours of the theme.
bool MapViews::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_galaxy && event->type() == QEvent::PaletteChange) {
        chart();
    }
    return QObject::eventFilter(watched, event);
}

void MapViews::show(MapChartPtr chart) {
    if (!m_sandbox.hasRun()) {
        return; // the run ended meanwhile
    }
    m_galaxy.setChart(std::move(chart));
    if (std::exchange(m_isOtherGalaxy, false)) {
        m_galaxy.fit();
    }
    if (m_object && m_galaxy.selected() != m_object) {
        m_galaxy.select(*m_object); // the object did not exist on the last map
    }
}

void MapViews::waitUntilCurrent() {
    while (m_isCharting) {
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
}

} // namespace orrery::ide
