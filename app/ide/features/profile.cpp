// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/profile.h"

#include "app/ide/main_window.h"
#include "widgets/hunt/profile_view.h"
#include "widgets/hunt/run_profile.h"

#include <QDockWidget>

namespace orrery::ide {

using namespace orrery::widgets;

ProfileFeature::ProfileFeature(MainWindow& window)
    : Feature(window), m_profile(new RunProfile(window.sandbox(), this)),
      m_dock(window.addPane({.title = tr("Profile"),
                             .name = "profile",
                             .area = Qt::BottomDockWidgetArea,
                             .shownIn = PaneIn::none,
                             .make = [this] { return makeView(); }})) {
    window.actions().connectTo("run.profile", [this] { open(); });
    connect(&window, &MainWindow::stateChanged, this,
            [&window] { window.actions()["run.profile"].setEnabled(window.hasProject()); });
}

ProfileView* ProfileFeature::makeView() {
    auto* const view = new ProfileView(*m_profile, window().sandbox());
    connect(view, &ProfileView::placeWanted, &window(), &MainWindow::goTo);
    return view;
}

void ProfileFeature::open() {
    window().raisePane(QStringLiteral("profile"));
    if (auto* const view = m_dock->findChild<ProfileView*>()) {
        view->focusMeasure();
    }
}

} // namespace orrery::ide
