// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

class QWidget;

namespace orrery::widgets {
class ElementTableView;
class ObjectTableView;
} // namespace orrery::widgets

namespace orrery::ide {

/// The pane with tables of classes and of other elements that repeat (I6.1), and its commands. Also adds the table of
/// objects (I4.3) to the pane of objects.
class TablesFeature : public Feature {
    Q_OBJECT

public:
    explicit TablesFeature(MainWindow& window);

    /// Writes the table of objects to a CSV file, and reports the result in the window. Returns false on failure.
    bool exportObjects(const QString& path);

private:
    void addObjectTable();
    void showHere();
    widgets::ElementTableView* makeView();
    void noteFocus(QWidget* focused);
    void refreshActions();

    widgets::ElementTableView* m_view = nullptr; ///< null until its pane is shown
    widgets::ObjectTableView* m_objects = nullptr;
    bool m_isFocused = false; ///< true if the last focus in the window was in the table; dialogs do not count
};

} // namespace orrery::ide
