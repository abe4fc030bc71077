// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/causes/run_causes.h"

#include <QByteArray>
#include <QGraphicsScene>
#include <QGraphicsView>

#include <cstddef>
#include <optional>

namespace orrery::widgets {

/// Draws a causal graph, and moves from box to box by keys (I4.11). Left and Right follow the edges; Up and Down go to
/// the next box above and below; +, - and 0 zoom, and so does the wheel.
class CausesCanvas : public QGraphicsView {
    Q_OBJECT

public:
    explicit CausesCanvas(QWidget* parent = nullptr);

    /// Shows a graph. Keeps the chosen box if the graph has it. Null: nothing.
    void show(CausesPtr causes);
    const CausesPtr& causes() const { return m_causes; }
    /// Returns the size that a box needs.
    QSizeF sizeOf(const engine::CausalBox& box) const;

    std::optional<std::size_t> current() const { return m_current; }
    void setCurrent(std::optional<std::size_t> box);
    /// Returns the middle of a box in the viewport.
    QPoint placeOf(std::size_t box) const;
    double zoom() const { return transform().m11(); }
    void zoomIn() { zoomBy(zoomStep); }
    void zoomOut() { zoomBy(1.0 / zoomStep); }
    /// Shows the whole graph, but not larger than its letters are elsewhere.
    void zoomToFit();
    /// Returns the graph as an SVG picture in the colours of a light page.
    QByteArray svg() const;

signals:
    void currentChanged();
    /// Emitted when the user opens a box by Enter or a double click.
    void activated(std::size_t box);
    void menuWanted(std::size_t box, const QPoint& at);
    /// Emitted after sizeOf() changes, with the font.
    void sizesChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    static constexpr double zoomStep = 1.25;

    void zoomBy(double factor);
    void fit();
    std::optional<std::size_t> boxAt(QPoint at) const;
    std::optional<std::size_t> along(bool isForward) const;
    std::optional<std::size_t> beside(bool isDown) const;
    void paintAgain();

    QGraphicsScene m_scene;
    CausesPtr m_causes;
    std::optional<std::size_t> m_current;
    std::optional<double> m_fittedZoom; ///< the smallest zoom that fits the graph; nullopt: the user has zoomed
};

} // namespace orrery::widgets
