// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/sweeps.h"

#include "app/ide/content_addition.h"
#include "app/ide/export_file.h"
#include "app/ide/features/plots.h"
#include "app/ide/features/variant_run.h"
#include "app/ide/main_window.h"
#include "widgets/base/background.h"
#include "widgets/project/analyzer.h"
#include "widgets/sweep/new_sweep_dialog.h"
#include "widgets/sweep/sweep_bench.h"
#include "widgets/sweep/sweep_canvas.h"
#include "widgets/sweep/sweep_view.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPointer>

#include <algorithm>
#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

SweepsFeature::SweepsFeature(MainWindow& window)
    : Feature(window), m_bench(new SweepBench(window.analyzer(), this)), m_run(new VariantRun(window)) {
    window.addPane({.title = tr("Sweeps"), .name = "sweeps", .area = Qt::BottomDockWidgetArea, .make = [this] {
                        return makeView();
                    }});
    window.actions().connectTo("run.sweeps", [this] { open(); });
    window.actions().connectTo("run.new-sweep", [this] { makeNew(); });
    connect(m_bench, &SweepBench::listed, this, &SweepsFeature::showWritten);
    connect(&window.analyzer(), &Analyzer::forgotten, this, [this] { m_written.clear(); });
    connect(&window, &MainWindow::stateChanged, this, [&window] {
        for (const char* const name : {"run.sweeps", "run.new-sweep"}) {
            window.actions()[name].setEnabled(window.hasProject());
        }
    });
}

SweepView* SweepsFeature::makeView() {
    m_view = new SweepView(*m_bench);
    connect(m_view, &SweepView::runWanted, this, &SweepsFeature::showRun);
    connect(m_view, &SweepView::newWanted, this, &SweepsFeature::makeNew);
    connect(m_view, &SweepView::exportWanted, this, &SweepsFeature::askExport);
    connect(m_view, &SweepView::placeWanted, &window(), &MainWindow::goTo);
    return m_view;
}

void SweepsFeature::open() {
    window().raisePane(QStringLiteral("sweeps"));
    m_view->focusRuns();
}

/// Asks for a sweep, and writes it into the content.
void SweepsFeature::makeNew() {
    const AnalysisPtr analysis = window().analyzer().latest();
    if (!analysis || !analysis->program) {
        window().say(tr("The content is being checked. Try again in a moment."));
        return;
    }
    NewSweepDialog dialog(
        window().analyzer(), [this](const engine::SweepDraft& draft) { return write(draft); }, &window());
    if (dialog.exec() == QDialog::Accepted) {
        open();
    }
}

/// Writes a sweep into the content. Returns the reason if that is not possible; otherwise an empty text.
QString SweepsFeature::write(const engine::SweepDraft& draft) {
    const QString id = QString::fromStdString(draft.id);
    const AddedContent added = addToContent(window(), {.tag = "sweep",
                                                       .newFile = QStringLiteral("sweeps.xml"),
                                                       .xml = engine::sweepXml(draft),
                                                       .step = tr("Add sweep %1").arg(id)});
    switch (added.problem) {
    case AddedContent::Problem::none:
        m_written = id;
        window().say(tr("Added the sweep “%1” to %2").arg(id, added.path));
        return {};
    case AddedContent::Problem::isOther:
        return tr("The sweep was not written: sweeps.xml exists already, and holds no sweeps.");
    case AddedContent::Problem::hasErrors:
        return tr("The sweep was not written: %1 has errors.").arg(added.path);
    case AddedContent::Problem::isRefused:
        return tr("The sweep was not written: %1 cannot be changed.").arg(added.path);
    }
    return {};
}

/// Chooses the new sweep once it is listed.
void SweepsFeature::showWritten() {
    if (m_written.isEmpty() ||
        std::ranges::find(m_bench->sweeps(), m_written, &ListedSweep::id) == m_bench->sweeps().end()) {
        return;
    }
    m_bench->choose(std::exchange(m_written, {}));
    m_view->showChosen();
    m_view->focusRuns();
}

/// Shows a run of the results in the sandbox, at the turn of the measure shown. @param shown the results that the user
/// saw, while those of the bench may have more runs
void SweepsFeature::showRun(const SweepTablePtr& shown, std::size_t run) {
    const SweepTablePtr& table = m_bench->table();
    const bool isSame = table != nullptr && table->plan->identity == shown->plan->identity;
    const std::size_t at = std::min(m_view->measured(), shown->measured.size() - 1);
    m_run->open(shown, isSame ? m_bench->content() : nullptr, run, shown->measured[at].turn);
}

void SweepsFeature::askExport(PlotFile kind) {
    const QString path = PlotsFeature::askPath(window(), tr("Export results"), QStringLiteral("sweep"), kind);
    if (!path.isEmpty()) {
        exportTo(kind, path);
    }
}

void SweepsFeature::exportTo(PlotFile kind, const QString& path) {
    if (kind == PlotFile::csv) {
        exportTable(path);
        return;
    }
    const QByteArray svg = m_view->canvas().svg();
    if (svg.isEmpty()) {
        window().say(tr("There is no picture to export."));
        return;
    }
    exportFile(window(), path, kind == PlotFile::svg ? svg : pngOf(svg),
               tr("Exported the picture to %1").arg(QFileInfo(path).fileName()));
}

void SweepsFeature::exportTable(const QString& path) {
    const SweepTablePtr table = m_bench->table();
    if (table == nullptr) {
        return;
    }
    inBackground([table, path, self = QPointer(this)] {
        QByteArray bytes;
        engine::writeSweepCsv(
            *table->plan, [&table](const auto& take) { table->eachValue(take); },
            [&bytes](std::string_view text) {
                bytes.append(text.data(), static_cast<qsizetype>(text.size()));
                return true;
            });
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [bytes, path, self] {
                if (self) {
                    exportFile(self->window(), path, bytes,
                               tr("Exported the results to %1").arg(QFileInfo(path).fileName()));
                }
            },
            Qt::QueuedConnection);
    });
}

} // namespace orrery::ide
