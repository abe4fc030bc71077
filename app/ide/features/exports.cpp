// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/exports.h"

#include "app/ide/export_file.h"
#include "app/ide/main_window.h"
#include "engine/assist/reference.h"
#include "engine/explanations.h"
#include "engine/trace/trace_csv.h"
#include "engine/trace/turn_report.h"
#include "widgets/base/byte_view.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/project/analyzer.h"
#include "widgets/sandbox/sandbox.h"

#include <QFileInfo>
#include <QMenu>
#include <QPointer>

#include <algorithm>
#include <array>
#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

/// The exports that need a run.
constexpr std::array ofRun{"export.turn", "export.trace-csv", "export.trace-json", "export.galaxy-png",
                           "export.galaxy-svg"};

} // namespace

ExportsFeature::ExportsFeature(MainWindow& window) : Feature(window), m_file(new BackgroundFile(window)) {
    Actions& actions = window.actions();
    actions.connectTo("export.turn", [this] { exportTurn(); });
    actions.connectTo("export.trace-csv", [this] { exportTrace(true); });
    actions.connectTo("export.trace-json", [this] { exportTrace(false); });
    actions.connectTo("export.galaxy-png", [this] { exportGalaxy(false); });
    actions.connectTo("export.galaxy-svg", [this] { exportGalaxy(true); });
    actions.connectTo("export.reference", [this] { exportReference(); });
    connect(&window, &MainWindow::stateChanged, this, &ExportsFeature::enable);
    connect(m_file, &BackgroundFile::changed, this, &ExportsFeature::enable);
    enable();
}

bool ExportsFeature::isExporting() {
    return m_file->isWriting() || (window().sandbox().hasRun() && window().sandbox().isWorkingBeside(*this));
}

/// Disables the exports that are not possible, with the reason as their tool tip.
void ExportsFeature::enable() {
    const auto set = [this](const char* id, const QString& reason) {
        QAction& action = window().actions()[id];
        action.setEnabled(reason.isEmpty());
        action.setToolTip(reason);
    };
    const QString busy = isExporting() ? tr("Another export is being written.") : QString();
    const QString noRun =
        window().sandbox().hasRun() ? busy : tr("There is no run yet. Create a new galaxy or open a scenario first.");
    for (const char* const id : ofRun) {
        set(id, noRun);
    }
    set("export.reference", window().hasProject() ? busy : tr("Open a project first."));
    if (QMenu* const menu = window().actions()["file.export"].menu()) {
        menu->setToolTipsVisible(true);
    }
}

/// Returns the file that the user chooses; empty: none.
QString ExportsFeature::ask(const QString& name, const QString& filter) {
    if (isExporting()) {
        window().say(tr("Another export is being written."));
        return {};
    }
    const QString path = askSavePath(window(), tr("Export"), name, filter);
    if (const QString refused = path.isEmpty() ? QString() : exportRefusal(window(), path); !refused.isEmpty()) {
        window().say(refused);
        return {};
    }
    return path;
}

void ExportsFeature::exportTurn() {
    const std::uint32_t turn = window().sandbox().turn();
    const QString path = ask(QStringLiteral("turn-%1.html").arg(turn), tr("Web pages (*.html)"));
    if (!path.isEmpty()) {
        withRun([this, turn, path](const RunPtr& run) {
            start(path, [run, turn](const BackgroundFile::Sink& sink, BackgroundFile::Task&) {
                return engine::writeTurnReport(*run, std::min(turn, run->last()), sink);
            });
        });
    }
}

void ExportsFeature::exportTrace(bool isCsv) {
    const QString path = isCsv ? ask(QStringLiteral("trace.csv"), tr("Tables (*.csv)"))
                               : ask(QStringLiteral("trace.jsonl"), tr("JSON lines (*.jsonl *.json)"));
    if (path.isEmpty()) {
        return;
    }
    withRun([this, isCsv, path](const RunPtr& run) {
        start(path, [run, isCsv](const BackgroundFile::Sink& sink, BackgroundFile::Task& task) {
            task.all = static_cast<int>(run->last()) + 1;
            bool isWanted = isCsv ? sink(engine::traceCsvHeader) : sink(engine::dumpHeader(*run, "trace"));
            for (std::uint32_t turn = 0; isWanted && turn <= run->last(); ++turn) {
                isWanted = isCsv ? engine::dumpTraceCsv(*run, turn, sink) : engine::dumpTrace(*run, turn, sink);
                ++task.done;
            }
            return isWanted;
        });
    });
}

void ExportsFeature::exportGalaxy(bool isDrawing) {
    MapPicture picture = window().galaxy().picture().enlarged();
    picture.title = tr("Galaxy, turn %1").arg(window().sandbox().turn());
    const QString path = isDrawing ? ask(QStringLiteral("galaxy.svg"), tr("Drawings (*.svg)"))
                                   : ask(QStringLiteral("galaxy.png"), tr("Pictures (*.png)"));
    if (!path.isEmpty()) {
        start(path, [picture, isDrawing](const BackgroundFile::Sink& sink, BackgroundFile::Task&) {
            const QByteArray bytes = isDrawing ? svgOf(picture) : pngOf(picture);
            return sink(viewOf(bytes));
        });
    }
}

void ExportsFeature::exportReference() {
    const AnalysisPtr analysis = window().analyzer().latest();
    if (analysis == nullptr || analysis->model == nullptr) {
        window().say(tr("The content is being checked; try again in a moment."));
        return;
    }
    const QString path = ask(QStringLiteral("reference.html"), tr("Web pages (*.html)"));
    if (!path.isEmpty()) {
        start(path, [analysis](const BackgroundFile::Sink& sink, BackgroundFile::Task&) {
            auto sections = engine::referenceOf(*analysis->model);
            sections.push_back(engine::runLimitsSection());
            sections.push_back(engine::diagnosticsSection());
            return sink(engine::referenceHtml(sections, "Content reference of " + analysis->model->projectName));
        });
    }
}

/// Calls a function with a copy of the run, which shares its turns. A job of the run can come first.
void ExportsFeature::withRun(std::function<void(const RunPtr& run)> use) {
    const auto copy = std::make_shared<RunPtr>();
    window().sandbox().workBeside(
        *this, {[copy](const engine::Session& run, const std::atomic<bool>&) { *copy = run.branch(); },
                [self = QPointer(this), copy, use = std::move(use)](bool isDone) {
                    if (self != nullptr && isDone) {
                        use(std::exchange(*copy, nullptr));
                    } else if (self != nullptr && self->window().sandbox().hasRun()) {
                        self->withRun(use);
                    }
                }});
    enable();
}

void ExportsFeature::start(const QString& path, BackgroundFile::Work work) {
    if (m_file->isWriting()) {
        window().say(tr("Another export is being written."));
        return;
    }
    m_file->start(path, tr("Exporting %1…").arg(QFileInfo(path).fileName()), std::move(work));
}

} // namespace orrery::ide
