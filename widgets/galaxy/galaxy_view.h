// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/galaxy/map_camera.h"
#include "widgets/galaxy/map_drag.h"
#include "widgets/galaxy/map_marks.h"

#include <QHash>
#include <QPoint>
#include <QWidget>

class QPushButton;

namespace orrery::widgets {

/// The map of the sandbox (I4.1). The wheel and the keys + and - zoom. Dragging moves the map. F and 0 fit the galaxy
/// into the view. Arrow keys select the next system in their direction. Tab selects the objects of a system one after
/// another. Enter opens the selected object. With setDropJudge(), the user can drag objects: a drop moves the object,
/// and with Shift it connects two systems. Escape cancels the drag.
class GalaxyView : public QWidget {
    Q_OBJECT

public:
    explicit GalaxyView(QWidget* parent = nullptr);

    /// Shows a state of the galaxy. Zoom, position and selection stay as long as the systems are the same.
    void setMap(GalaxyMap map);
    const GalaxyMap& map() const { return m_map; }
    /// Marks objects, by row, and explains the marks in a legend in a corner. Escape removes the marks.
    void setMarks(QHash<std::uint32_t, MapMark> marks, MapLegend legend = {});
    const QHash<std::uint32_t, MapMark>& marks() const { return m_marks; }
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

private:
    void zoomBy(double factor, QPointF around);
    void choose(std::uint32_t row);
    void bringIntoSight(QPointF point);
    bool walkObjects(int step);
    QString describe(std::uint32_t row) const;
    void updateDescription();
    void placeStart();
    DropPlace dropPlaceAt(QPoint point) const;

    GalaxyMap m_map;
    QHash<std::uint32_t, MapMark> m_marks;
    MapLegend m_legend;
    MarkPictures m_markPictures;
    QHash<std::uint32_t, GalaxyMap::Place> m_places;
    std::optional<std::uint32_t> m_selected;
    QString m_emptyText;
    QPushButton* m_start; ///< button of the empty view; hidden if there is a galaxy
    MapCamera m_camera;
    bool m_isFitted = true; ///< true if there was no zoom or move since the last fit; resizing then fits again
    std::optional<QPoint> m_dragFrom;
    bool m_isDragging = false;
    MapDrag m_drag; ///< drag of an object; m_dragFrom is a drag of the whole map
};

} // namespace orrery::widgets
