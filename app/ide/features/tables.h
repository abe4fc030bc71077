// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

class QWidget;

namespace orrery::widgets {
class ElementTableView;
}

namespace orrery::ide {

/// The pane with tables of classes and of other elements that repeat (I6.1), and its commands.
class TablesFeature : public Feature {
    Q_OBJECT

public:
    explicit TablesFeature(MainWindow& window);

private:
    widgets::ElementTableView* makeView();
    void noteFocus(QWidget* focused);
    void refreshActions();

    widgets::ElementTableView* m_view = nullptr; ///< null until its pane is shown
    bool m_isFocused = false; ///< true if the last focus in the window was in the table; dialogs do not count
};

} // namespace orrery::ide
