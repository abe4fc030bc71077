// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/sandbox/turn_range.h"

#include <QString>
#include <QWidget>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

class QScrollBar;
class QToolButton;

namespace orrery::widgets {

/// The lanes of the timeline, from above.
enum class TurnLane : std::uint8_t {
    events,
    group,       ///< firings of the group at the caret
    breakpoints, ///< hits of breakpoints
    differences, ///< values differ from another run
    edits,       ///< an edit makes a difference from this turn on
    answers,     ///< a question about the run has an answer
    tests,       ///< the run does not meet an expectation of a failed test
    count_
};

/// A turn with a mark.
struct TurnMark {
    std::uint32_t turn = 0;
    QString words; ///< for the tooltip and for screen readers
    friend bool operator==(const TurnMark&, const TurnMark&) = default;
};

/// The turns of a run with named lanes of marks (I4.26). Lanes without marks take no room. More than a few lanes
/// scroll, because the map needs the room. A click goes to the nearest mark. Dragging with Shift chooses a range of
/// turns. Keys: Left and Right step, with Ctrl to the next mark of the lane, with Shift they choose a range; Up and
/// Down choose the lane; Escape shows all turns.
class Timeline : public QWidget {
    Q_OBJECT

public:
    explicit Timeline(QWidget* parent = nullptr);

    /// Sets the turns. @param last last turn of the run @param present turn shown
    void setTurns(std::uint32_t last, std::uint32_t present);
    /// Sets the marks of a lane, by turn. @param meaning a sentence about the marks; empty: the name of the lane
    void setMarks(TurnLane lane, std::vector<TurnMark> marks, const QString& meaning = {});
    const std::vector<TurnMark>& marks(TurnLane lane) const { return laneOf(lane).marks; }
    bool hasMarks() const { return !shownLanes().empty(); }
    /// Shows a range of turns, without a signal; nullopt: all turns.
    void setRange(std::optional<TurnRange> range);
    const std::optional<TurnRange>& range() const { return m_range; }
    /// Returns the button that shows all turns again.
    QToolButton& rangeButton() { return *m_rangeButton; }

    /// Returns the lanes with marks, from above, and the one that Ctrl+Left and Ctrl+Right use.
    std::vector<TurnLane> shownLanes() const;
    TurnLane currentLane() const;
    /// Returns the place of a turn in a lane; outside of the widget if the lane is not in sight. @pre the lane has
    /// marks
    QPoint placeOf(TurnLane lane, std::uint32_t turn) const;
    /// Returns the name of a lane for people.
    static QString laneName(TurnLane lane);
    /// Returns the words at a point; empty: no mark is there.
    QString wordsAt(QPoint point) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

signals:
    void turnWanted(std::uint32_t turn);
    /// Emitted after the first mark appears or the last one goes, and after a lane comes or goes.
    void lanesChanged();
    void rangeChanged(const std::optional<orrery::widgets::TurnRange>& range);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Lane {
        std::vector<TurnMark> marks{};
        QString meaning{};
    };
    const Lane& laneOf(TurnLane lane) const { return m_lanes[static_cast<std::size_t>(lane)]; }
    int laneHeight() const;
    int firstTop() const;
    int trackLeft() const;
    int trackRight() const;
    int xOf(std::uint32_t turn) const;
    std::uint32_t turnAt(int x) const;
    const TurnMark* markNear(QPoint point) const;
    void choose(std::optional<TurnRange> range);
    void extendTo(std::uint32_t turn);
    bool goToMark(bool isForward);
    void chooseLane(int step);
    void fitScroll();
    void describe();

    std::array<Lane, static_cast<std::size_t>(TurnLane::count_)> m_lanes;
    std::uint32_t m_last = 0;
    std::uint32_t m_present = 0;
    TurnLane m_current = TurnLane::events;
    std::optional<TurnRange> m_range;
    std::optional<std::uint32_t> m_anchor; ///< the end of the range that does not move
    bool m_isBrushing = false;             ///< the mouse chooses a range
    QToolButton* m_rangeButton;
    QScrollBar* m_scroll; ///< visible if not all lanes are in sight; its value is in pixels
};

} // namespace orrery::widgets
