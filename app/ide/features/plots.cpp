// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/plots.h"

#include "app/ide/export_file.h"
#include "app/ide/features/content_tests.h"
#include "app/ide/main_window.h"
#include "app/ide/show_point.h"
#include "widgets/compare/run_comparison.h"
#include "widgets/hunt/watch_list.h"
#include "widgets/inspector/object_inspector.h"

#include <QFileInfo>

#include <array>

namespace orrery::ide {

using namespace orrery::widgets;

PlotsFeature::PlotsFeature(MainWindow& window)
    : Feature(window), m_comparison(window.findChild<RunComparison*>()), m_object(engine::noRow) {
    connect(m_comparison, &RunComparison::changed, this, &PlotsFeature::offerEarlier);
    window.addPane({.title = tr("Plots"),
                    .name = "plots",
                    .area = Qt::BottomDockWidgetArea,
                    .shownIn = PaneIn::sandbox,
                    .make = [this] { return makeView(); }});
    window.actions().connectTo("run.plots", [this] { open(); });
    window.actions().connectTo("run.plot-value", [this] { plotValue(); });
    connect(&window, &MainWindow::stateChanged, this, [&window] {
        window.actions()["run.plots"].setEnabled(window.hasProject());
        window.actions()["run.plot-value"].setEnabled(window.sandbox().hasRun());
    });
    connect(&window, &MainWindow::objectShown, this, [this](std::uint32_t row) {
        m_object = row;
        if (m_view != nullptr) {
            m_view->offerObject(row);
        }
    });
    connect(&window.sandbox(), &Sandbox::started, this, [this] { m_object = engine::noRow; });
}

PlotView* PlotsFeature::makeView() {
    m_view = new PlotView(window().sandbox(), window().analyzer());
    if (m_object != engine::noRow) {
        m_view->offerObject(m_object);
    }
    offerEarlier();
    connect(m_view, &PlotView::pointWanted, this, [this](const engine::PlotSeries& series, std::uint32_t turn) {
        showPoint(window(), series, turn); // the chart keeps the focus, so that the keys go on through it
    });
    connect(m_view, &PlotView::watchWanted, this,
            [this](const PlotEntry& entry) { window().findChild<WatchList*>()->add(entry); });
    connect(m_view, &PlotView::assertWanted, window().findChild<ContentTestsFeature*>(),
            &ContentTestsFeature::assertValue);
    connect(m_view, &PlotView::exportWanted, this, &PlotsFeature::askExport);
    return m_view;
}

/// Offers the run with which Compare compares, if any value differs.
void PlotsFeature::offerEarlier() {
    if (m_view == nullptr || m_comparison->state() == RunComparison::State::playing) {
        return; // its end calls this function again
    }
    const ComparisonPtr& found = m_comparison->comparison();
    const bool isActive = found != nullptr && m_comparison->state() == RunComparison::State::current &&
                          !m_comparison->isOfOlderContent() && found->hasDifferences();
    m_view->setEarlier(isActive ? EarlierRun{m_comparison->earlierRun(), found->last} : EarlierRun{});
}

void PlotsFeature::open() {
    window().raisePane(QStringLiteral("plots"));
    if (m_view != nullptr) {
        m_view->focusPlot();
    }
}

/// Adds a line for the value that the inspector explains.
void PlotsFeature::plotValue() {
    const ObjectInspector& inspector = window().inspector();
    const auto program = window().sandbox().program();
    const auto object = inspector.object();
    const auto column = inspector.explained();
    const auto variable = inspector.explainedVariable();
    if (program == nullptr || !object || (!column && !variable)) {
        window().say(tr("Choose a value in the inspector first."));
        return;
    }
    if (variable && variable->part != 0) {
        window().say(tr("Values of a part cannot be plotted."));
        return;
    }
    const engine::CheckedModel& model = *program->model;
    const std::string& name = column ? model.layout[*column].name : model.language.variables[variable->variable].name;
    plot(column ? *object : variable->row, QString::fromStdString(name));
}

void PlotsFeature::plot(std::uint32_t row, const QString& expression) {
    window().raisePane(QStringLiteral("plots"));
    m_view->addLine(row, expression);
}

void PlotsFeature::plot(const PlotEntry& entry) {
    window().raisePane(QStringLiteral("plots"));
    m_view->addLine(entry);
}

QString PlotsFeature::askPath(MainWindow& window, const QString& title, const QString& name, PlotFile kind) {
    struct Row {
        const char* ending;
        QString filter;
    };
    const std::array<Row, 3> rows{Row{".png", tr("Pictures (*.png)")}, Row{".svg", tr("Drawings (*.svg)")},
                                  Row{".csv", tr("Tables (*.csv)")}};
    const Row& row = rows[static_cast<std::size_t>(kind)];
    return askSavePath(window, title, name + QLatin1String(row.ending), row.filter);
}

void PlotsFeature::askExport(PlotFile kind) {
    const QString path = askPath(window(), tr("Export plot"), QStringLiteral("plot"), kind);
    if (!path.isEmpty()) {
        exportTo(kind, path);
    }
}

bool PlotsFeature::exportTo(PlotFile kind, const QString& path) {
    return exportFile(window(), path, m_view->fileOf(kind),
                      tr("Exported the plot to %1").arg(QFileInfo(path).fileName()));
}

} // namespace orrery::ide
