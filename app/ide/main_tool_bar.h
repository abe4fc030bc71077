// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>

namespace orrery::ide {

class Actions;

/// The bar above the views: undo, the perspectives, and the turns of the run.
class MainToolBar : public QToolBar {
    Q_OBJECT

public:
    /// @param turns the controls of the run; the bar takes ownership.
    MainToolBar(const Actions& actions, QWidget& turns, QWidget* parent = nullptr);

    /// Shows the perspectives by their icons alone in a narrow window. So the controls of the run always stay visible.
    /// @param windowWidth in pixels
    void fitTo(int windowWidth);

private:
    const Actions& m_actions;
};

} // namespace orrery::ide
