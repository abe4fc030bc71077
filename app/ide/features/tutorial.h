// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

#include <string>

class QAction;

namespace orrery::widgets {
class TutorialView;
struct TutorialPlace;
} // namespace orrery::widgets

namespace orrery::ide {

/// The pane of the tutorial (I5.2), which opens with the tutorial project.
class TutorialFeature : public Feature {
    Q_OBJECT

public:
    explicit TutorialFeature(MainWindow& window);

private:
    widgets::TutorialView* makeView();
    /// Continues the tutorial at the step where the user stopped in this project. Shows the pane if this is the first
    /// step.
    void begin();
    void raiseAtFirst();
    void giveRoom();
    QString progressKey() const;
    void show(const widgets::TutorialPlace& place);
    void showValue(const std::string& object, const std::string& value);
    /// Opens the menu of a command and selects the command in it.
    void showInMenu(QAction& action);

    widgets::TutorialView* m_view = nullptr; ///< null until its pane is shown
};

} // namespace orrery::ide
