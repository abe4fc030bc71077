// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/galaxy/map_camera.h"
#include "widgets/galaxy/map_marks.h"

#include <QHash>
#include <QPoint>
#include <QWidget>

class QPushButton;

namespace orrery::widgets {

/// The map of the sandbox (I4.1). The wheel or + and - zoom, dragging pans, F or 0 fits. Arrow keys go to the next
/// system in their direction, Tab goes through the objects of a system, Enter opens.
class GalaxyView : public QWidget {
    Q_OBJECT

public:
    explicit GalaxyView(QWidget* parent = nullptr);

    /// Shows a state of the galaxy. Zoom, position and selection stay as long as the systems are the same.
    void setMap(GalaxyMap map);
    const GalaxyMap& map() const { return m_map; }
    /// Marks objects, by row, and explains the marks in a corner. Escape removes them.
    void setMarks(QHash<std::uint32_t, MapMark> marks, MapLegend legend = {});
    const QHash<std::uint32_t, MapMark>& marks() const { return m_marks; }
    /// Sets the text of the empty view above its button, which emits startWanted().
    void setEmptyText(const QString& text);

    /// Selects an object without a signal. Scrolls to it if it is not visible.
    void select(std::uint32_t row);
    void clearSelection();
    std::optional<std::uint32_t> selected() const { return m_selected; }
    /// Returns the object drawn nearest to a point, within a few pixels; the system if none of its objects is nearer.
    std::optional<std::uint32_t> objectAt(QPointF point) const;
    QPointF pointOf(std::uint32_t row) const;
    double pixelsPerUnit() const { return m_camera.scale; }

    QSize sizeHint() const override { return {640, 480}; }
    QSize minimumSizeHint() const override { return {200, 160}; }

public slots:
    void fit();
    void zoomIn() { zoomBy(1.25, QRectF(rect()).center()); }
    void zoomOut() { zoomBy(0.8, QRectF(rect()).center()); }

signals:
    void selectionChanged(std::uint32_t row);
    void opened(std::uint32_t row);
    /// Emitted when there is no galaxy and the person wants one.
    void startWanted();
    void contextMenuWanted(std::uint32_t row, QPoint globalPosition);
    /// Emitted when the person has removed the marks.
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

    GalaxyMap m_map;
    QHash<std::uint32_t, MapMark> m_marks;
    MapLegend m_legend;
    MarkPictures m_markPictures;
    QHash<std::uint32_t, GalaxyMap::Place> m_places;
    std::optional<std::uint32_t> m_selected;
    QString m_emptyText;
    QPushButton* m_start; ///< shown only while the map is empty
    MapCamera m_camera;
    bool m_isFitted = true; ///< no zoom or pan since the last fit, so resizing fits again
    std::optional<QPoint> m_dragFrom;
    bool m_isDragging = false;
};

} // namespace orrery::widgets
