// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

class QAction;

namespace orrery::widgets {
class TutorialView;
struct TutorialPlace;
} // namespace orrery::widgets

namespace orrery::ide {

/// The pane that leads through the tutorial (I5.2); it comes up with the tutorial's project.
class TutorialFeature : public Feature {
    Q_OBJECT

public:
    explicit TutorialFeature(MainWindow& window);

private:
    widgets::TutorialView* makeView();
    /// Goes on where the project was left, and comes up where it is the tutorial's, at its beginning.
    void begin();
    void raiseAtFirst();
    QString progressKey() const;
    void show(const widgets::TutorialPlace& place);
    /// Opens the menu that a command stands in, with the command chosen in it.
    void showInMenu(QAction& action);

    widgets::TutorialView* m_view = nullptr; ///< null before its pane is seen
};

} // namespace orrery::ide
