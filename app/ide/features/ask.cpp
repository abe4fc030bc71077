// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/ask.h"

#include "app/ide/features/content_tests.h"
#include "app/ide/features/plots.h"
#include "app/ide/main_window.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/hunt/ask_view.h"
#include "widgets/hunt/break_list.h"
#include "widgets/hunt/watch_list.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/sandbox/timeline.h"

#include <QDockWidget>

#include <map>
#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

/// Returns a mark for each turn with answers, with the first ones in words.
std::vector<TurnMark> marksOf(const RunAnswer& answer) {
    constexpr int mostNamed = 3;
    std::map<std::uint32_t, std::pair<int, QStringList>> found;
    for (const RunAnswer::Hit& hit : answer.hits) {
        auto& [count, words] = found[hit.turn];
        if (++count <= mostNamed) {
            words << AskFeature::tr("%1: %2").arg(hit.name, hit.value);
        }
    }
    std::vector<TurnMark> marks;
    for (const auto& [turn, of] : found) {
        const QString more =
            of.first > mostNamed ? AskFeature::tr(" and %n more", nullptr, of.first - mostNamed) : QString();
        marks.push_back({turn, of.second.join(QLatin1Char('\n')) + more});
    }
    return marks;
}

} // namespace

AskFeature::AskFeature(MainWindow& window)
    : Feature(window), m_inquiry(new RunInquiry(window.sandbox(), this)),
      m_dock(window.addPane({.title = tr("Ask"),
                             .name = "ask",
                             .area = Qt::BottomDockWidgetArea,
                             .shownIn = PaneIn::sandbox,
                             .make = [this] { return makeView(); }})) {
    window.actions().connectTo("run.ask", [this] { open(); });
    connect(&window, &MainWindow::stateChanged, this,
            [&window] { window.actions()["run.ask"].setEnabled(window.hasProject()); });
    connect(&window, &MainWindow::projectClosing, this, [this] { m_inquiry->ask({}); });
    connect(m_inquiry, &RunInquiry::changed, this, &AskFeature::mark);
    connect(&window.sandbox(), &Sandbox::changed, this, &AskFeature::mark);
    connect(&window.galaxy(), &GalaxyView::marksCleared, this, [this] { m_isMarked = false; });
    connect(m_dock, &QDockWidget::visibilityChanged, this, [this](bool isShown) {
        m_isShown = isShown;
        m_inquiry->setWanted(isShown);
        mark();
    });
}

AskView* AskFeature::makeView() {
    auto* const view = new AskView(*m_inquiry, window().analyzer(), window().sandbox());
    connect(view, &AskView::hitWanted, this, [this](std::uint32_t row, std::uint32_t turn) {
        if (window().sandbox().turn() != turn || window().sandbox().inside()) {
            window().sandbox().goTo(turn);
        }
        window().showObject(row);
    });
    connect(view, &AskView::breakpointWanted, this, [this](const QString& text) {
        if (auto* const list = window().findChild<BreakList*>()) {
            list->add(text);
            window().say(tr("New breakpoint: %1").arg(text));
        }
    });
    connect(view, &AskView::watchWanted, this, [this](std::uint32_t row, const QString& expression) {
        window().findChild<WatchList*>()->watch(row, expression);
    });
    connect(view, &AskView::plotWanted, this, [this](std::uint32_t row, const QString& expression) {
        window().findChild<PlotsFeature*>()->plot(row, expression);
    });
    connect(view, &AskView::assertWanted, window().findChild<ContentTestsFeature*>(),
            &ContentTestsFeature::assertValue);
    return view;
}

void AskFeature::open() {
    window().raisePane(QStringLiteral("ask"));
    if (auto* const view = m_dock->findChild<AskView*>()) {
        view->focusQuestion();
    }
}

/// Marks the turns of the answers, and the objects of the present turn, while the pane is visible.
void AskFeature::mark() {
    const RunAnswerPtr& answer = m_inquiry->answer();
    QHash<std::uint32_t, MapMark> marks;
    std::vector<TurnMark> turns;
    if (answer && m_isShown) {
        for (const RunAnswer::Hit& hit : answer->hits) {
            if (hit.turn == window().sandbox().turn()) {
                marks.insert(hit.object, MapMark::inScope);
            }
        }
        turns = marksOf(*answer);
    }
    const auto count = static_cast<int>(turns.size());
    window().timeline().setMarks(TurnLane::answers, std::move(turns),
                                 tr("The question has answers in %n marked turns", nullptr, count));
    if (!marks.isEmpty()) {
        const auto here = static_cast<int>(marks.size());
        const MapLegend legend{{MapMark::inScope, tr("%n answers in this turn", nullptr, here)}};
        window().galaxy().setMarks(std::move(marks), legend);
        m_isMarked = true;
    } else if (std::exchange(m_isMarked, false)) {
        window().galaxy().setMarks({});
    }
}

} // namespace orrery::ide
