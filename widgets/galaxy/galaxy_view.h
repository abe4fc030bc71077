// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/galaxy/galaxy_map.h"

#include <QHash>
#include <QPixmap>
#include <QPoint>
#include <QWidget>

class QPushButton;

namespace orrery::widgets {

/// How an object is marked while a group's scope is looked at: by shape as well as colour (I5.4).
enum class MapMark : std::uint8_t {
    inScope, ///< a ring
    letDown, ///< a hollow, dashed ring: matched before, not any more
    source,  ///< a star
    changed, ///< a small triangle; of a scope: would be in it
};

/// What the marks on the map mean, in words, in the order in which they are listed.
using MapLegend = std::vector<std::pair<MapMark, QString>>;

/// The map of the sandbox (I4.1): zoom with the wheel or + and -, pan by dragging, F or 0 to fit. Arrow keys go to the
/// next system that way, Tab walks the objects of a system, Enter opens.
class GalaxyView : public QWidget {
    Q_OBJECT

public:
    explicit GalaxyView(QWidget* parent = nullptr);

    /// Shows a state of the galaxy. Zoom, place and selection stay as long as the same systems are there.
    void setMap(GalaxyMap map);
    const GalaxyMap& map() const { return m_map; }
    /// Marks objects, by row, and says in a corner what the marks mean. Escape takes them away.
    void setMarks(QHash<std::uint32_t, MapMark> marks, MapLegend legend = {});
    const QHash<std::uint32_t, MapMark>& marks() const { return m_marks; }
    /// What the empty view says above its button, which emits startWanted().
    void setEmptyText(const QString& text);

    /// Selects without emitting; brings it into sight where it is outside.
    void select(std::uint32_t row);
    void clearSelection();
    std::optional<std::uint32_t> selected() const { return m_selected; }
    /// The object drawn at a point, the nearest within a few pixels; a system where no object of it is nearer.
    std::optional<std::uint32_t> objectAt(QPointF point) const;
    QPointF pointOf(std::uint32_t row) const;
    double pixelsPerUnit() const { return m_scale; }

    QSize sizeHint() const override { return {640, 480}; }
    QSize minimumSizeHint() const override { return {200, 160}; }

public slots:
    void fit();
    void zoomIn() { zoomBy(1.25, QRectF(rect()).center()); }
    void zoomOut() { zoomBy(0.8, QRectF(rect()).center()); }

signals:
    void selectionChanged(std::uint32_t row);
    void opened(std::uint32_t row);
    /// There is no galaxy, and one is wanted.
    void startWanted();
    void contextMenuWanted(std::uint32_t row, QPoint globalPosition);
    /// The person took the marks away.
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
    QPointF toScreen(QPointF place) const { return place * m_scale + m_offset; }
    QPointF objectPoint(const MapSystem& system, std::size_t object) const;
    bool showsObjects() const;
    void zoomBy(double factor, QPointF around);
    void choose(std::uint32_t row);
    void bringIntoSight(QPointF point);
    bool walkObjects(int step);
    QString describe(std::uint32_t row) const;
    void paintLanes(QPainter& painter) const;
    void paintSystem(QPainter& painter, const MapSystem& system) const;
    void paintObject(QPainter& painter, const MapObject& object, QPointF at) const;
    void paintMark(QPainter& painter, MapMark mark, QPointF at, double radius) const;
    void drawMark(QPainter& painter, MapMark mark, QPointF at, double radius) const;
    void paintLabels(QPainter& painter) const;
    void paintMarksOf(QPainter& painter, const MapSystem& system, QPointF at, double radius) const;
    void paintLegend(QPainter& painter) const;
    void updateDescription();
    void placeStart();

    GalaxyMap m_map;
    QHash<std::uint32_t, MapMark> m_marks;
    MapLegend m_legend;
    mutable QHash<quint64, QPixmap> m_markPictures; ///< by mark and radius: dashed circles are slow to draw
    QHash<std::uint32_t, GalaxyMap::Place> m_places;
    std::optional<std::uint32_t> m_selected;
    QString m_emptyText;
    QPushButton* m_start; ///< only where the map is empty
    double m_scale = 1.0;
    QPointF m_offset;
    bool m_isFitted = true; ///< nobody zoomed or panned since the last fit: resizing fits again
    std::optional<QPoint> m_dragFrom;
    bool m_isDragging = false;
};

} // namespace orrery::widgets
