// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"
#include "engine/text/span.h"

namespace orrery::widgets {
class FunnelView;
class Previews;
class ScopeFunnel;
} // namespace orrery::widgets

namespace orrery::ide {

/// The scope debugger (I4.6): a pane for the current group and the selected object. Highlights objects on the map, and
/// shows counts in the lines of the form.
class FunnelFeature : public Feature {
    Q_OBJECT

public:
    explicit FunnelFeature(MainWindow& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    widgets::FunnelView* makeView();
    void follow(engine::Location where);
    void followRestored();
    void showHolder();
    void shareScopes();
    void showRemarks();
    void offerHolders();
    void refreshWanted();

    widgets::ScopeFunnel* m_funnel;
    widgets::Previews* m_previews;
    widgets::FunnelView* m_view = nullptr; ///< null until its pane is shown
    bool m_isRestored = false;             ///< the first check since the opening of the project has ended
    bool m_isElsewhere = false;            ///< the place shown is outside the class of the group
};

} // namespace orrery::ide
