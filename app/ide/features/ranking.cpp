// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/ranking.h"

#include "app/ide/main_window.h"
#include "engine/content/constants.h"
#include "engine/sweep/content_numbers.h"
#include "widgets/document/document_store.h"
#include "widgets/project/analyzer.h"
#include "widgets/sweep/rank_view.h"
#include "widgets/sweep/solve_dialog.h"
#include "widgets/sweep/sweep_bench.h"

#include <algorithm>

namespace orrery::ide {

using namespace orrery::widgets;

RankingFeature::RankingFeature(MainWindow& window) : Feature(window), m_bench(new RankBench(window.analyzer(), this)) {
    window.addPane({.title = tr("Ranking"), .name = "ranking", .area = Qt::BottomDockWidgetArea, .make = [this] {
                        return makeView();
                    }});
    window.actions().connectTo("run.ranking", [this] { open(); });
    window.actions().connectTo("run.solve", [this] { solve(); });
    connect(&window, &MainWindow::stateChanged, this, [&window] {
        for (const char* const name : {"run.ranking", "run.solve"}) {
            window.actions()[name].setEnabled(window.hasProject());
        }
    });
}

RankView* RankingFeature::makeView() {
    m_view = new RankView(*m_bench, *window().findChild<SweepBench*>());
    connect(m_view, &RankView::placeWanted, &window(), &MainWindow::goTo);
    connect(m_view, &RankView::solveWanted, this, &RankingFeature::solve);
    return m_view;
}

void RankingFeature::open() {
    window().raisePane(QStringLiteral("ranking"));
    m_view->focusMeasure();
}

/// Opens the dialog that looks for the value of a number, with the measure of the pane.
void RankingFeature::solve() {
    const AnalysisPtr analysis = window().analyzer().latest();
    if (!analysis || !analysis->program) {
        window().say(tr("The content is being checked. Try again in a moment."));
        return;
    }
    const SolveStart start = m_view != nullptr ? m_view->solveStart() : SolveStart();
    if (m_dialog != nullptr) {
        if (start.number) {
            m_dialog->setStart(start);
        }
    } else {
        m_dialog = new SolveDialog(window().analyzer(), start, &window());
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_dialog, &SolveDialog::writeWanted, this, &RankingFeature::writeNumber);
    }
    m_dialog->show(); // the user can go on with other work
    m_dialog->raise();
    m_dialog->activateWindow();
}

/// Writes a number into the content, as one step.
void RankingFeature::writeNumber(const QString& number, double value) {
    const AnalysisPtr analysis = window().analyzer().latest();
    if (!analysis || window().analyzer().isBehind()) {
        window().say(tr("The content is being checked. Try again in a moment."));
        return;
    }
    const auto numbers = engine::contentNumbers(analysis->project, *analysis->model);
    const auto found = std::ranges::find(numbers, number.toStdString(), &engine::ContentNumber::name);
    Document* const document =
        found == numbers.end() ? nullptr : window().store().find(analysis->pathOf(found->place.file));
    if (document == nullptr) {
        window().say(tr("%1 does not exist any more.").arg(number));
        return;
    }
    const std::string text = engine::numberText(value);
    window().store().finishTyping();
    const bool isDone = window().store().apply(tr("Set %1").arg(number),
                                               {{document, found->place.span, QByteArray::fromStdString(text)}});
    window().say(isDone ? tr("%1 is now %2").arg(number, QString::fromStdString(text))
                        : tr("The number was not written: %1 cannot be changed.").arg(document->shownPath()));
}

} // namespace orrery::ide
