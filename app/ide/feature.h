// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <span>

namespace orrery::ide {

class MainWindow;

/// An extension of the window with its own commands and panes. The window does not depend on any feature. It owns the
/// features. It creates them in the order of featureRows(), after its own views and before it is visible. A feature
/// connects its actions, whose rows are in actions.cpp. It adds its panes with MainWindow::addPane(), and listens to
/// the window's signals.
class Feature : public QObject {
    Q_OBJECT

public:
    explicit Feature(MainWindow& window);

protected:
    MainWindow& window() const { return m_window; }

    /// Shows a warning and returns at once.
    /// @param details why, and what to do; can be empty
    void showReason(const QString& text, const QString& details = {});

private:
    MainWindow& m_window;
};

/// A factory of a feature. The window is the Qt parent of the feature.
struct FeatureRow {
    const char* name;
    Feature* (*make)(MainWindow& window);
};

/// Returns all features of the program.
std::span<const FeatureRow> featureRows();

} // namespace orrery::ide
