// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/galaxy/map_chart.h"

#include <QObject>
#include <QPoint>

#include <cstdint>
#include <optional>

namespace orrery::widgets {
class GalaxyView;
class ObjectInspector;
class ObjectsView;
class Sandbox;
} // namespace orrery::widgets

namespace orrery::ide {

/// The views of a run: the map, the list of objects and the inspector. They show the same object. The map of a large
/// galaxy is made on another thread, and shows the last turn meanwhile.
class MapViews : public QObject {
    Q_OBJECT

public:
    MapViews(widgets::Sandbox& sandbox, widgets::GalaxyView& galaxy, widgets::ObjectsView& objects,
             widgets::ObjectInspector& inspector, QObject* parent = nullptr);

    /// Selects an object on the map, in the list and in the inspector.
    void showObject(std::uint32_t row);
    /// Returns whether the map shows the present run. A large map follows a little later.
    bool isCurrent() const { return !m_isCharting; }
    /// Selects no object in these views.
    void clearObject();
    /// Shows the present turn on the map.
    void refresh();
    /// Waits until the map shows the present turn. For tests and screenshots.
    void waitUntilCurrent();

signals:
    /// Emitted after an object is selected, in any view.
    void objectShown(std::uint32_t row);
    /// Emitted after the user opens an object on the map, and after objectShown().
    void objectOpened();
    void contextMenuWanted(std::uint32_t row, QPoint at);
    /// Emitted after the run changes, and the map shows its state or will soon show it.
    void refreshed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void chart();
    void show(widgets::MapChartPtr chart);

    widgets::Sandbox& m_sandbox;
    widgets::GalaxyView& m_galaxy;
    widgets::ObjectsView& m_objects;
    widgets::ObjectInspector& m_inspector;
    std::optional<std::uint32_t> m_object; ///< the shown object, which may be newer than the map
    quint64 m_run = 0;                     ///< number of runs that have started
    bool m_isOtherGalaxy = true;           ///< true until the map shows the run that has started
    bool m_isCharting = false;             ///< true while another thread makes a map
    bool m_isMapOld = false;               ///< true if the run has changed since then
};

} // namespace orrery::ide
