// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/ranking.h"

#include "app/ide/main_window.h"
#include "widgets/sweep/rank_view.h"
#include "widgets/sweep/sweep_bench.h"

namespace orrery::ide {

using namespace orrery::widgets;

RankingFeature::RankingFeature(MainWindow& window) : Feature(window), m_bench(new RankBench(window.analyzer(), this)) {
    window.addPane({.title = tr("Ranking"), .name = "ranking", .area = Qt::BottomDockWidgetArea, .make = [this] {
                        return makeView();
                    }});
    window.actions().connectTo("run.ranking", [this] { open(); });
    connect(&window, &MainWindow::stateChanged, this,
            [&window] { window.actions()["run.ranking"].setEnabled(window.hasProject()); });
}

RankView* RankingFeature::makeView() {
    m_view = new RankView(*m_bench, *window().findChild<SweepBench*>());
    connect(m_view, &RankView::placeWanted, &window(), &MainWindow::goTo);
    return m_view;
}

void RankingFeature::open() {
    window().raisePane(QStringLiteral("ranking"));
    m_view->focusMeasure();
}

} // namespace orrery::ide
