// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sweep/sweep_chart.h"

#include <QAbstractScrollArea>
#include <QPixmap>
#include <QRectF>
#include <QString>

#include <memory>
#include <optional>

namespace orrery::widgets {

/// A picture of a sweep together with the results that it shows.
struct SweepPicture {
    std::shared_ptr<const engine::SweepTable> table;
    engine::SweepPlot plot = engine::SweepPlot::boxes;
    std::size_t at = 0; ///< index in SweepTable::measured
    engine::SweepChart chart;
};

/// Draws a picture of a sweep (I4.14). The arrow keys and the mouse move a mark from run to run; Enter or a click opens
/// the run.
class SweepCanvas : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit SweepCanvas(QWidget* parent = nullptr);

    /// Shows a picture; null: nothing.
    void show(std::shared_ptr<const SweepPicture> picture);
    const std::shared_ptr<const SweepPicture>& picture() const { return m_picture; }
    /// Returns the run at the mark: an index in SweepTable::runs; nullopt if there is no mark.
    std::optional<std::size_t> currentRun() const;
    /// Returns a sentence about the shape at the mark; empty if there is none.
    QString readout() const;
    /// Returns the picture as an SVG drawing with all rows. It is light, whatever the theme. Empty without a picture.
    QByteArray svg() const;
    /// Returns the place of a shape within the viewport. For tests.
    QPoint placeOf(std::size_t mark) const;

signals:
    void currentChanged();
    /// Emitted when the user opens a run. @param run index in SweepTable::runs
    void runWanted(std::size_t run);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    QSize sizeHint() const override { return {420, 200}; }

private:
    bool hasRows() const { return !m_picture->chart.y; }
    int rowHeight() const;
    void layOut();
    double across(double x) const;
    double down(double y) const;
    QPointF centreOf(const engine::SweepMark& mark) const;
    std::pair<std::size_t, std::size_t> visibleMarks() const;
    std::optional<std::size_t> markAt(QPointF place) const;
    void select(std::optional<std::size_t> mark);
    void step(int key);
    void drawAll(QPainter& painter) const;
    void drawAxes(QPainter& painter) const;
    void drawLabels(QPainter& painter) const;
    void drawMark(QPainter& painter, const engine::SweepMark& mark) const;

    std::shared_ptr<const SweepPicture> m_picture;
    QRectF m_area;                        ///< place of the picture between its axes
    QPixmap m_pixels;                     ///< the picture without the mark; null: to be drawn
    std::optional<std::size_t> m_current; ///< index in SweepChart::marks
};

} // namespace orrery::widgets
