// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/plot_chart.h"
#include "widgets/plot/run_plots.h"
#include "widgets/plot/visible_turns.h"
#include "widgets/sandbox/turn_range.h"

#include <QPointF>
#include <QString>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

class QScrollArea;

namespace orrery::widgets {

/// Draws plots with Qt Charts, which no other file uses (I4.10). Panels with different units stand below each other. A
/// crosshair follows the mouse and the arrow keys. Scales and ticks come from the engine.
class PlotCanvas : public QWidget {
    Q_OBJECT

public:
    explicit PlotCanvas(QWidget* parent = nullptr);
    ~PlotCanvas() override;

    /// Shows lines. @param hidden by line: true if it is not drawn @param presentTurn turn of the sandbox, which has a
    /// mark
    void show(PlotsPtr plots, std::vector<bool> hidden, bool isTogether, std::uint32_t presentTurn);
    /// Moves the mark of the sandbox's turn.
    void setPresentTurn(std::uint32_t turn);

    /// Returns the turn of the crosshair.
    std::uint32_t cursor() const { return m_cursor; }
    /// Moves the crosshair, and makes its turn visible.
    void setCursor(std::uint32_t turn);
    /// Returns the line to which Enter leads; nullopt if no line is visible.
    std::optional<std::size_t> selected() const { return m_selected; }
    void select(std::optional<std::size_t> line);

    void zoomIn();
    void zoomOut();
    void zoomToFit();
    /// Shows a range of turns, and a neighbour of a single turn; nullopt: all turns.
    void showTurns(const std::optional<TurnRange>& turns);
    bool isZoomed() const { return m_turns.range().has_value(); }
    /// Returns the visible turns; nullopt: all.
    const std::optional<VisibleTurns::Range>& range() const { return m_turns.range(); }

    /// Returns whether all charts show their lines. Many new charts follow one after the other.
    bool isArranged() const { return m_arranged == m_chart.panels.size(); }
    /// These functions are for tests. They return the arrangement, and the points and ticks of Qt's series and axes.
    const engine::PlotChart& chart() const { return m_chart; }
    std::vector<QPointF> drawnPoints(std::size_t line) const;
    std::vector<std::pair<QString, double>> drawnTicks(std::size_t panel, Qt::Orientation orientation) const;
    /// Returns the place of a value within the canvas.
    QPoint placeOf(std::size_t line, std::uint32_t turn) const;

signals:
    void cursorMoved(std::uint32_t turn);
    void selectionChanged(std::size_t line);
    /// Emitted when the user clicks a point, or presses Enter.
    void activated(std::size_t line, std::uint32_t turn);
    void rangeChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    class Panel;

    void arrange();
    void arrangeMore();
    void layOut();
    void follow(bool isNew);
    void moveTo(std::uint32_t turn);
    void selectNext(int step);
    void scrollToSelected();
    std::optional<std::size_t> nearest(const Panel& panel, std::uint32_t turn, double y) const;
    void repaintPanels();

    PlotsPtr m_plots = std::make_shared<const Plots>();
    std::vector<std::size_t> m_visible; ///< the lines that are drawn
    engine::PlotChart m_chart;          ///< its lines are indices into m_visible
    bool m_isTogether = false;
    VisibleTurns m_turns;
    std::uint32_t m_cursor = 0;
    std::uint32_t m_presentTurn = 0;
    std::optional<std::size_t> m_selected;
    bool m_isScrollDue = false; ///< the chart of the selected line is perhaps out of sight
    QScrollArea* m_area;
    int m_left = 0; ///< room for the labels of the values, in all panels
    std::vector<std::unique_ptr<Panel>> m_panels;
    std::size_t m_arranged = 0; ///< number of charts that show their lines
    QTimer m_more;
    QTimer m_scroll;
};

/// Returns the look of a line. A line of an earlier run has the colour of its counterpart.
engine::PlotStyle styleOf(const Plots& plots, std::size_t line);
/// Returns the colour of a look on a background.
QColor plotColour(const engine::PlotStyle& style, const QPalette& palette);
/// Returns a pen for a look, with its dashes.
QPen plotPen(const engine::PlotStyle& style, const QPalette& palette);

} // namespace orrery::widgets
