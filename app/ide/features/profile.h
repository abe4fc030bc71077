// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

class QDockWidget;

namespace orrery::widgets {
class ProfileView;
class RunProfile;
} // namespace orrery::widgets

namespace orrery::ide {

/// The pane that measures turns of the run (I4.12).
class ProfileFeature : public Feature {
    Q_OBJECT

public:
    explicit ProfileFeature(MainWindow& window);

private:
    widgets::ProfileView* makeView();
    void open();

    widgets::RunProfile* m_profile;
    QDockWidget* m_dock;
};

} // namespace orrery::ide
