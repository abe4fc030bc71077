// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/hunt/run_profile.h"

#include <QAbstractScrollArea>

#include <optional>

namespace orrery::widgets {

/// The flame chart of a profile (I4.12). A bar is as wide as its time. The bars below it are its parts. The arrow keys
/// go from bar to bar. Space widens the current bar to the whole chart, and Backspace shows all bars again.
class FlameChart : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit FlameChart(QWidget* parent = nullptr);

    /// Shows a profile; null: nothing.
    void show(ProfilePtr profile);
    /// Marks the longest bar of a row of the profile.
    void setRow(std::uint32_t row);
    /// Returns the row of the current bar.
    std::optional<std::uint32_t> row() const;
    /// Returns the place of a bar in the viewport, which may be outside of it.
    QRectF barOf(std::size_t frame) const;
    /// Returns the bar at a point of the viewport.
    std::optional<std::size_t> frameAt(QPointF at) const;
    void zoomIn();
    void showAll();

signals:
    /// Emitted when the user moves to another bar.
    void rowChosen(std::uint32_t row);
    /// Emitted when the user opens a bar.
    void rowWanted(std::uint32_t row);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void choose(std::optional<std::size_t> frame);
    void move(int key);
    void fitBar();
    int barHeight() const;

    ProfilePtr m_profile;
    std::optional<std::size_t> m_frame; ///< the current bar
    double m_start = 0.0;               ///< seconds at the left end of the viewport
    double m_length = 0.0;              ///< seconds of its whole width
};

} // namespace orrery::widgets
