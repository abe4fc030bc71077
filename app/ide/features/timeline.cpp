// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/timeline.h"

#include "app/ide/main_window.h"
#include "widgets/funnel/scope_funnel.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/hunt/break_list.h"
#include "widgets/sandbox/run_lane.h"
#include "widgets/sandbox/timeline.h"
#include "widgets/words/engine_text.h"

#include <QEvent>
#include <QKeyEvent>

namespace orrery::ide {

using namespace orrery::widgets;

TimelineFeature::TimelineFeature(MainWindow& window)
    : Feature(window), m_lanes{new RunLane(RunLane::Of::events, window.sandbox(), this),
                               new RunLane(RunLane::Of::breakpoints, window.sandbox(), this),
                               new RunLane(RunLane::Of::breakpoints, window.sandbox(), this)},
      m_funnel(window.findChild<ScopeFunnel*>()), m_breakpoints(window.findChild<BreakList*>()) {
    Sandbox& sandbox = window.sandbox();
    Timeline& timeline = window.timeline();
    window.galaxy().installEventFilter(this);
    connect(&sandbox, &Sandbox::changed, this, &TimelineFeature::followRun);
    connect(&sandbox, &Sandbox::shownTurnsChanged, this, &TimelineFeature::followRun);
    connect(&timeline, &Timeline::turnWanted, this, [&sandbox](std::uint32_t turn) {
        if (sandbox.turn() != turn || sandbox.inside()) {
            sandbox.goTo(turn);
        }
    });
    connect(&timeline, &Timeline::lanesChanged, this, &TimelineFeature::showOrHide);
    connect(&timeline, &Timeline::rangeChanged, &sandbox, &Sandbox::showTurns);
    for (std::size_t lane = 0; lane < m_lanes.size(); ++lane) {
        connect(m_lanes[lane], &RunLane::changed, this, [this, lane] { showNotes(lane); });
    }
    connect(m_funnel, &ScopeFunnel::groupShown, this, &TimelineFeature::followGroup);
    connect(m_breakpoints, &BreakList::edited, this, &TimelineFeature::followBreakpoints);
    connect(m_breakpoints, &BreakList::modelReset, this, &TimelineFeature::followBreakpoints);
    window.actions().connectTo("go.timeline", [this] { focusTimeline(); });
    connect(&window, &MainWindow::stateChanged, this,
            [&window] { window.actions()["go.timeline"].setEnabled(window.sandbox().hasRun()); });
}

/// The timeline belongs to the map: it shows while the map does, and Escape on the map shows all turns again.
bool TimelineFeature::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent) {
        showOrHide();
    }
    // The map has the first use of Escape: it ends a drag, and removes marks.
    const GalaxyView& galaxy = window().galaxy();
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
        window().timeline().range() && galaxy.marks().isEmpty() && !galaxy.isDraggingObject()) {
        window().sandbox().showTurns(std::nullopt);
        return true;
    }
    return Feature::eventFilter(watched, event);
}

void TimelineFeature::showOrHide() {
    const bool isMapShown = !window().galaxy().isHidden();
    for (RunLane* const lane : m_lanes) {
        lane->setWanted(isMapShown);
    }
    window().timeline().setVisible(isMapShown && window().sandbox().hasRun() && window().timeline().hasMarks());
}

void TimelineFeature::followRun() {
    const Sandbox& sandbox = window().sandbox();
    window().timeline().setTurns(sandbox.lastTurn(), sandbox.turn());
    window().timeline().setRange(sandbox.shownTurns());
    showOrHide();
}

void TimelineFeature::followGroup() {
    const QString& group = m_funnel->groupId();
    m_lanes[1]->setBreakpoints(
        group.isEmpty() ? QStringList() : QStringList{QStringLiteral("group:%1/%2").arg(m_funnel->classId(), group)});
}

void TimelineFeature::followBreakpoints() {
    QStringList enabled;
    for (const BreakList::Line& line : m_breakpoints->lines()) {
        if (line.isEnabled) {
            enabled << line.text;
        }
    }
    m_lanes[2]->setBreakpoints(enabled);
}

void TimelineFeature::showNotes(std::size_t lane) {
    static constexpr std::array to{TurnLane::events, TurnLane::group, TurnLane::breakpoints};
    std::vector<TurnMark> marks;
    for (const engine::TurnNote& note : m_lanes[lane]->notes()) {
        QStringList words;
        for (const engine::Phrase& sentence : note.sentences) {
            words << engineText(sentence);
        }
        const auto more = static_cast<int>(note.count - note.sentences.size());
        marks.push_back(
            {note.turn, words.join(QLatin1Char('\n')) + (more > 0 ? tr(" and %n more", nullptr, more) : QString())});
    }
    const std::uint32_t from = m_lanes[lane]->knownFrom();
    const QString meaning = from > 0
                                ? tr("%1: %n marked turns from turn %2 on", nullptr, static_cast<int>(marks.size()))
                                      .arg(Timeline::laneName(to[lane]))
                                      .arg(from)
                                : QString();
    window().timeline().setMarks(to[lane], std::move(marks), meaning);
}

void TimelineFeature::focusTimeline() {
    if (window().timeline().isHidden()) {
        window().say(tr("The timeline is empty: it shows events and other marks of the turns beside the map"));
        return;
    }
    window().timeline().setFocus(Qt::OtherFocusReason);
}

} // namespace orrery::ide
