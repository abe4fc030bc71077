// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <span>

namespace orrery::ide {

class MainWindow;

/// One concern of the window that brings its own commands and panes; the window knows none of them by name. It is made
/// once, after the window's own views and before it is shown, in the order of featureRows(), and lives as long as the
/// window. It connects the actions that it owns (their rows stand in actions.cpp), adds its panes with
/// MainWindow::addPane(), and listens to the window's signals for what happens.
class Feature : public QObject {
    Q_OBJECT

public:
    explicit Feature(MainWindow& window);

protected:
    MainWindow& window() const { return m_window; }

private:
    MainWindow& m_window;
};

/// Makes a feature of a window; Qt's tree of objects owns it.
struct FeatureRow {
    const char* name;
    Feature* (*make)(MainWindow& window);
};

/// All features of the program.
std::span<const FeatureRow> featureRows();

} // namespace orrery::ide
