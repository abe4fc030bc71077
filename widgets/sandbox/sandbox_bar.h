// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>
#include <QWidget>

#include <cstdint>
#include <functional>
#include <utility>

class QLabel;
class QProgressBar;
class QSlider;
class QSpinBox;
class QToolButton;

namespace orrery::widgets {

class Sandbox;

/// The controls of the run: to the start, back, forward, and to the last known turn. There are also a slider over the
/// turns, and a button that runs n turns. While the run has what-if branches, a button shows which one is played, and
/// has a menu of them (I4.8). Shows the scenario and the seed of the run. After 200 ms of work, shows a busy state and
/// a button that stops the work.
class SandboxBar : public QWidget {
    Q_OBJECT

public:
    explicit SandboxBar(Sandbox& sandbox, QWidget* parent = nullptr);

    /// Sets the number of turns that runOn() runs.
    void setTurns(int turns);
    /// Sets the function that runs turns. By default, the sandbox does.
    void setPlayer(std::function<void(std::uint32_t turns)> player) { m_player = std::move(player); }
    QSlider& slider() { return *m_slider; }
    /// Returns the button of the what-if branches. Its menu is empty until a caller fills it.
    QToolButton& branchButton() { return *m_branch; }

signals:
    void turnsChanged(int turns);

public slots:
    /// Runs the number of turns in the field beside the button.
    void runOn();

private:
    void refresh();
    void showBranch();
    void showScenario();
    void colourBranch();
    QToolButton* button(const char* icon, const QString& help, void (SandboxBar::*slot)());
    void toStart();
    void back();
    void forward();
    void toLast();
    void applyIcons();
    void changeEvent(QEvent* event) override;

    Sandbox& m_sandbox;
    std::function<void(std::uint32_t turns)> m_player;
    QVector<std::pair<QToolButton*, QString>> m_buttons;
    QLabel* m_scenario; ///< the scenario of the run; hidden without a run
    QToolButton* m_branch;
    bool m_isBranchShown = false;
    QToolButton* m_start;
    QToolButton* m_back;
    QToolButton* m_forward;
    QToolButton* m_last;
    QToolButton* m_run;
    QSlider* m_slider;
    QLabel* m_turn;
    QToolButton* m_marked; ///< goes to the marked turn; hidden without one
    QSpinBox* m_count;
    QLabel* m_seed;
    QProgressBar* m_busy;
    QToolButton* m_cancel;
};

} // namespace orrery::widgets
