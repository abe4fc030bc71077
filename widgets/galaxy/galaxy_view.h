// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/galaxy/map_camera.h"
#include "widgets/galaxy/map_chart.h"
#include "widgets/galaxy/map_drag.h"
#include "widgets/galaxy/map_foreground.h"
#include "widgets/galaxy/map_layers.h"
#include "widgets/galaxy/map_marks.h"
#include "widgets/galaxy/map_picture.h"
#include "widgets/galaxy/map_values.h"

#include <QHash>
#include <QImage>
#include <QPoint>
#include <QWidget>

class QMenu;
class QPushButton;
class QToolButton;

namespace orrery::widgets {

class MapLayersMenu;

/// The map of the sandbox (I4.1). The wheel and the keys + and - zoom. Dragging moves the map. F, 0 and Home fit the
/// galaxy into the view. Arrow keys select the next system in their direction. Tab selects the objects of a system one
/// after another. Enter opens the selected object. L folds the legend. Details show when there is room for them.
/// Objects that share a symbol spread out under the mouse, and while one of them is selected. With setDropJudge(), the
/// user can drag objects: a drop moves the object, and with Shift it connects two systems. Escape cancels the drag.
class GalaxyView : public QWidget {
    Q_OBJECT

public:
    explicit GalaxyView(QWidget* parent = nullptr);

    /// Shows a state of the galaxy. Zoom and position stay, and the selection as long as the object exists. Fits the
    /// first state into the view.
    void setChart(MapChartPtr chart);
    /// Charts a map on this thread, and shows it. For small maps and tests.
    void setMap(GalaxyMap map);
    const GalaxyMap& map() const { return m_chart->map(); }
    /// Sets the layers to show. The chart has the numbers of the chosen meter.
    void setLayers(const MapLayers& layers);
    const MapLayers& layers() const { return m_layers; }
    /// Returns the map as it is shown, without the mouse, for a file (I5.5).
    MapPicture picture() const;
    /// Returns the menu of the layers, which a button in the upper right corner opens.
    MapLayersMenu& layersMenu() { return *m_layersMenu; }
    /// Returns the names in the last picture, the most important ones first.
    const std::vector<MapName>& names() const { return m_shown.names; }
    /// Returns the area of the legend in the last picture; empty: there is none. A click there, or the key L, folds it.
    const QRectF& legendArea() const { return m_shown.key; }
    /// Marks objects, by row, and explains the marks in a legend in a corner. Escape removes the marks.
    void setMarks(QHash<std::uint32_t, MapMark> marks, MapLegend legend = {});
    const QHash<std::uint32_t, MapMark>& marks() const { return m_marks; }
    /// Shows the values of a layer, and explains them in the legend; null: none.
    void setValues(MapValuesPtr values);
    const MapValuesPtr& values() const { return m_values; }
    /// Shows a button that opens a menu of layers of values. The key V opens the menu, too.
    void setValuesMenu(QMenu* menu);
    /// Sets the text that an empty view shows above its button. The button emits startWanted().
    void setEmptyText(const QString& text);

    /// Selects an object without a signal, and scrolls to it if it is not visible.
    void select(std::uint32_t row);
    void clearSelection();
    std::optional<std::uint32_t> selected() const { return m_selected; }
    /// Returns the object drawn nearest to a point, within a few pixels; nullopt if there is none. Of a system and its
    /// objects, returns the nearest.
    std::optional<std::uint32_t> objectAt(QPointF point) const;
    QPointF pointOf(std::uint32_t row) const;
    double pixelsPerUnit() const { return m_camera.scale; }
    /// Lets the user drag objects. The function judges each drop before it happens.
    void setDropJudge(MapDrag::Judge judge) { m_drag.setJudge(std::move(judge)); }
    bool isDraggingObject() const { return m_drag.isMoving(); }

    QSize sizeHint() const override { return {640, 480}; }
    QSize minimumSizeHint() const override { return {200, 160}; }

public slots:
    void fit();
    void zoomIn() { zoomBy(1.25, QRectF(rect()).center()); }
    void zoomOut() { zoomBy(0.8, QRectF(rect()).center()); }

signals:
    void selectionChanged(std::uint32_t row);
    void opened(std::uint32_t row);
    /// Emitted when the user asks for a galaxy in an empty view.
    void startWanted();
    void contextMenuWanted(std::uint32_t row, QPoint globalPosition);
    /// Emitted after the layers change.
    void layersChanged(const orrery::widgets::MapLayers& layers);
    /// Emitted for a context menu at a place without an object. @param place in the galaxy's units
    void placeMenuWanted(QPointF place, QPoint globalPosition);
    /// Emitted after a possible drop.
    void dropped(const orrery::widgets::MapDrop& drop);
    /// Emitted for the key Delete, with the selected object.
    void removalWanted(std::uint32_t row);
    /// Emitted after the user removes the marks.
    void marksCleared();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    bool event(QEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    MapScene scene() const;
    void redraw();
    void follow(std::optional<QPointF> mouse);
    void zoomBy(double factor, QPointF around);
    void choose(std::uint32_t row);
    void bringIntoSight(QPointF point);
    bool walkObjects(int step);
    void toggleLegend();
    void updateDescription();
    void placeButtons();
    bool stillFits() const;
    DropPlace dropPlaceAt(QPoint point) const;

    MapChartPtr m_chart;
    MapLayers m_layers;
    QHash<std::uint32_t, MapMark> m_marks;
    MapLegend m_legend;
    MapValuesPtr m_values; ///< null: no layer of values
    MapPictures m_pictures;
    QImage m_background; ///< picture of the present scene; null: needs to be painted
    MapShown m_shown;    ///< the last picture
    std::optional<MapPlace> m_hovered;
    std::optional<MapItemPlace> m_fan; ///< item whose objects show one by one
    std::optional<std::uint32_t> m_selected;
    QString m_emptyText;
    QToolButton* m_layersButton;
    QToolButton* m_valuesButton; ///< hidden without a menu
    MapLayersMenu* m_layersMenu;
    QPushButton* m_start; ///< button of the empty view; hidden if there is a galaxy
    MapCamera m_camera;
    bool m_isFitted = true; ///< true if there was no zoom or move since the last fit; resizing then fits again
    QSize m_fittedSize;     ///< size of the view at the last fit
    std::optional<QPoint> m_dragFrom;
    bool m_isDragging = false;
    MapDrag m_drag; ///< drag of an object; m_dragFrom is a drag of the whole map
};

} // namespace orrery::widgets
