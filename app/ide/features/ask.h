// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

class QDockWidget;

namespace orrery::widgets {
class AskView;
class RunInquiry;
} // namespace orrery::widgets

namespace orrery::ide {

/// The pane that asks about all turns of the run (I4.19). Also marks the objects of the answers on the map, in the turn
/// shown, and the turns on the slider.
class AskFeature : public Feature {
    Q_OBJECT

public:
    explicit AskFeature(MainWindow& window);

private:
    widgets::AskView* makeView();
    void open();
    void mark();

    widgets::RunInquiry* m_inquiry;
    QDockWidget* m_dock;
    bool m_isShown = false;  ///< the pane is visible
    bool m_isMarked = false; ///< the map shows the marks of this feature
};

} // namespace orrery::ide
