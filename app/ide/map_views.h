// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>

#include <cstdint>

namespace orrery::widgets {
class GalaxyView;
class ObjectInspector;
class ObjectsView;
class Sandbox;
} // namespace orrery::widgets

namespace orrery::ide {

/// The views of a run: the map, the list of objects and the inspector. They show the same object.
class MapViews : public QObject {
    Q_OBJECT

public:
    MapViews(widgets::Sandbox& sandbox, widgets::GalaxyView& galaxy, widgets::ObjectsView& objects,
             widgets::ObjectInspector& inspector, QObject* parent = nullptr);

    /// Selects an object on the map, in the list and in the inspector.
    void showObject(std::uint32_t row);
    /// Selects no object in these views.
    void clearObject();
    /// Shows the present turn on the map.
    void refresh();

signals:
    /// Emitted after an object is selected, in any view.
    void objectShown(std::uint32_t row);
    /// Emitted after the user opens an object on the map, and after objectShown().
    void objectOpened();
    void contextMenuWanted(std::uint32_t row, QPoint at);
    /// Emitted after the map shows another state.
    void refreshed();

private:
    widgets::Sandbox& m_sandbox;
    widgets::GalaxyView& m_galaxy;
    widgets::ObjectsView& m_objects;
    widgets::ObjectInspector& m_inspector;
    bool m_isOtherRun = false; ///< true after a run with other objects has started, until the map shows it
};

} // namespace orrery::ide
