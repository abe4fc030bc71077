// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

#include <array>
#include <cstddef>

namespace orrery::widgets {
class BreakList;
class RunLane;
class ScopeFunnel;
} // namespace orrery::widgets

namespace orrery::ide {

/// The timeline below the map (I4.26): the lanes that come from the logs of the run, the turns to go to, and the range
/// of turns that panes list. Other features set their own lanes.
class TimelineFeature : public Feature {
    Q_OBJECT

public:
    explicit TimelineFeature(MainWindow& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void followRun();
    void showNotes(std::size_t lane);
    void showOrHide();
    void followGroup();
    void followBreakpoints();
    void focusTimeline();

    std::array<widgets::RunLane*, 3> m_lanes; ///< events, the group at the caret, breakpoints
    widgets::ScopeFunnel* m_funnel;
    widgets::BreakList* m_breakpoints;
};

} // namespace orrery::ide
