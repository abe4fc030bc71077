// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/sandbox_bar.h"

#include "widgets/sandbox/sandbox.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QSlider>
#include <QSpinBox>
#include <QTimer>
#include <QToolButton>

namespace orrery::widgets {

namespace {
constexpr int busyAfterMs = 200;
}

SandboxBar::SandboxBar(Sandbox& sandbox, QWidget* parent)
    : QWidget(parent), m_sandbox(sandbox), m_player([&sandbox](std::uint32_t turns) { sandbox.runOn(turns); }),
      m_scenario(new QLabel(this)), m_branch(new QToolButton(this)),
      m_start(button("to-start", tr("Go to turn 0"), &SandboxBar::toStart)),
      m_back(button("step-back", tr("Step back one turn (Alt+F10)"), &SandboxBar::back)),
      m_forward(button("step", tr("Step forward one turn (F10)"), &SandboxBar::forward)),
      m_last(button("to-end", tr("Go to the last computed turn"), &SandboxBar::toLast)),
      m_run(button("play", tr("Run the number of turns on the right (F5)"), &SandboxBar::runOn)),
      m_slider(new QSlider(Qt::Horizontal, this)), m_turn(new QLabel(this)), m_marked(new QToolButton(this)),
      m_count(new QSpinBox(this)), m_seed(new QLabel(this)), m_busy(new QProgressBar(this)),
      m_cancel(new QToolButton(this)) {
    m_slider->setMinimumWidth(60);
    m_slider->setAccessibleName(tr("Turn"));
    m_turn->setMinimumWidth(fontMetrics().horizontalAdvance(tr("turn %1 of %2").arg(8888).arg(8888)));
    m_scenario->setObjectName(QStringLiteral("scenario"));
    m_scenario->setTextFormat(Qt::PlainText);
    m_scenario->setMinimumWidth(1); // a long name does not widen the window
    m_branch->setObjectName(QStringLiteral("branch"));
    m_branch->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_branch->setPopupMode(QToolButton::InstantPopup);
    m_branch->setFocusPolicy(Qt::TabFocus);
    m_branch->setMenu(new QMenu(m_branch));
    m_marked->setAutoRaise(true);
    m_marked->setToolTip(tr("Go to the marked turn, with which the inspector and the map compare"));
    connect(m_marked, &QToolButton::clicked, this, [this] {
        if (const auto marked = m_sandbox.markedTurn()) {
            m_sandbox.goTo(*marked);
        }
    });
    m_count->setRange(1, 10000);
    m_count->setValue(10);
    m_count->setSuffix(tr(" turns"));
    m_count->setAccessibleName(tr("Number of turns to run"));
    connect(m_count, &QSpinBox::valueChanged, this, &SandboxBar::turnsChanged);
    m_seed->setForegroundRole(QPalette::PlaceholderText);
    m_seed->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_busy->setRange(0, 0);
    m_busy->setTextVisible(false);
    m_busy->setFixedWidth(80);
    m_busy->hide();
    m_cancel->setText(tr("Cancel"));
    m_cancel->hide();

    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins(6, 2, 6, 2);
    for (QToolButton* const tool : {m_start, m_back, m_forward, m_last}) {
        layout->addWidget(tool);
    }
    layout->addWidget(m_scenario);
    layout->addWidget(m_turn);
    layout->addWidget(m_marked);
    layout->addWidget(m_branch); // only the slider, which stretches, gives room when the button appears
    layout->addWidget(m_slider, 1);
    setTabOrder(m_last, m_branch);
    layout->addWidget(m_run);
    layout->addWidget(m_count);
    layout->addSpacing(8);
    layout->addWidget(m_seed);
    layout->addWidget(m_busy);
    layout->addWidget(m_cancel);

    connect(m_slider, &QSlider::valueChanged, this, [this](int turn) {
        if (static_cast<std::uint32_t>(turn) != m_sandbox.turn()) {
            m_sandbox.goTo(static_cast<std::uint32_t>(turn));
        }
    });
    connect(m_cancel, &QToolButton::clicked, &m_sandbox, &Sandbox::cancel);
    connect(&m_sandbox, &Sandbox::changed, this, &SandboxBar::refresh);
    connect(&m_sandbox, &Sandbox::turnMarked, this, &SandboxBar::refresh);
    auto* const busyTimer = new QTimer(this);
    busyTimer->setSingleShot(true);
    busyTimer->setInterval(busyAfterMs);
    connect(busyTimer, &QTimer::timeout, this, [this] {
        m_busy->show();
        m_cancel->show();
    });
    connect(&m_sandbox, &Sandbox::busyChanged, this, [this, busyTimer](bool busy) {
        if (busy) {
            busyTimer->start();
            return;
        }
        busyTimer->stop();
        m_busy->hide();
        m_cancel->hide();
    });
    applyIcons();
    refresh();
}

QToolButton* SandboxBar::button(const char* iconName, const QString& help, void (SandboxBar::*slot)()) {
    auto* const tool = new QToolButton(this);
    tool->setToolTip(help);
    tool->setAccessibleName(help);
    tool->setAutoRaise(true);
    m_buttons.append({tool, QString::fromLatin1(iconName)});
    connect(tool, &QToolButton::clicked, this, slot);
    return tool;
}

void SandboxBar::applyIcons() {
    for (const auto& [tool, name] : m_buttons) {
        tool->setIcon(icon(name, themeOf(palette())));
    }
}

void SandboxBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        applyIcons();
        colourBranch(); // the sandbox may already be destroyed
    }
    QWidget::changeEvent(event);
}

void SandboxBar::colourBranch() {
    const Theme& colours = themeOf(palette());
    m_branch->setStyleSheet(m_isBranchShown
                                ? QStringLiteral("QToolButton { background: %1; color: %2; border-radius: 3px; "
                                                 "padding: 2px 16px 2px 6px; } QToolButton:focus { border: 2px solid "
                                                 "%2; }")
                                      .arg(colours.accent.name(), colours.accentText.name())
                                : QString());
}

/// Shows the branch that is played. A branch has the colours of a selection, so nobody takes it for the run itself.
void SandboxBar::showBranch() {
    constexpr int mostLetters = 34;
    const QString branch = QString::fromStdString(m_sandbox.branch());
    const bool isBranch = !branch.isEmpty();
    const QString text = isBranch ? tr("In what-if %1").arg(branch) : tr("Main run");
    const int widest = m_branch->fontMetrics().averageCharWidth() * mostLetters;
    m_branch->setText(m_branch->fontMetrics().elidedText(text, Qt::ElideRight, widest));
    m_branch->setAccessibleName(text);
    m_branch->setToolTip(
        isBranch
            ? tr("You see the what-if “%1”, not the main run. A click shows all what-ifs.").arg(branch.toHtmlEscaped())
            : tr("You see the main run. A click shows all what-ifs."));
    m_isBranchShown = isBranch;
    colourBranch();
    m_branch->setVisible(m_sandbox.hasRun() && (isBranch || !m_sandbox.branches().empty()));
}

/// Names the scenario of the run. A new galaxy has no name until it is saved.
void SandboxBar::showScenario() {
    constexpr int mostLetters = 18;
    const auto base = m_sandbox.base();
    m_scenario->setVisible(base != nullptr);
    if (base == nullptr) {
        return;
    }
    const QString id = QString::fromStdString(base->scenario.id);
    const QString name = QString::fromStdString(base->scenario.name);
    const QString text = !base->isFromContent ? tr("New galaxy") : name.isEmpty() ? id : name;
    const QFontMetrics metrics = m_scenario->fontMetrics();
    m_scenario->setText(metrics.elidedText(text, Qt::ElideRight, metrics.averageCharWidth() * mostLetters));
    m_scenario->setAccessibleName(base->isFromContent ? tr("Scenario of the run: %1").arg(text) : text);
    m_scenario->setToolTip((base->isFromContent
                                ? tr("The run is of the scenario '%1'.").arg(id)
                                : tr("The run is of a new galaxy. “Save as scenario…” keeps it in the project."))
                               .toHtmlEscaped());
}

void SandboxBar::refresh() {
    const bool hasRun = m_sandbox.hasRun();
    const std::uint32_t turn = m_sandbox.turn();
    const std::uint32_t last = m_sandbox.lastTurn();
    {
        const QSignalBlocker quiet(m_slider);
        m_slider->setRange(0, static_cast<int>(last));
        m_slider->setValue(static_cast<int>(turn));
        m_slider->setPageStep(10);
    }
    m_slider->setEnabled(hasRun && last > 0);
    m_start->setEnabled(hasRun && turn > 0);
    m_back->setEnabled(hasRun && turn > 0);
    m_forward->setEnabled(hasRun);
    m_last->setEnabled(hasRun && turn < last);
    m_run->setEnabled(hasRun);
    m_count->setEnabled(hasRun);
    showBranch();
    showScenario();
    m_turn->setText(hasRun ? tr("turn %1 of %2").arg(turn).arg(last) : tr("no run"));
    const auto marked = m_sandbox.markedTurn();
    m_marked->setVisible(marked.has_value());
    m_marked->setText(marked ? tr("marked: %1").arg(*marked) : QString());
    m_marked->setAccessibleName(marked ? tr("Go to the marked turn %1").arg(*marked) : QString());
    if (const engine::Session* const session = m_sandbox.session()) {
        m_seed->setText(tr("seed %1").arg(session->seed()));
    } else if (!hasRun) {
        m_seed->clear();
    }
}

void SandboxBar::setTurns(int turns) {
    m_count->setValue(turns);
}

void SandboxBar::toStart() {
    m_sandbox.goTo(0);
}
void SandboxBar::back() {
    m_sandbox.stepBack();
}
void SandboxBar::forward() {
    m_sandbox.step();
}
void SandboxBar::toLast() {
    m_sandbox.goTo(m_sandbox.lastTurn());
}
void SandboxBar::runOn() {
    m_player(static_cast<std::uint32_t>(m_count->value()));
}

} // namespace orrery::widgets
