// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/exports.h"

#include "app/ide/export_file.h"
#include "app/ide/main_window.h"
#include "engine/assist/reference.h"
#include "engine/explanations.h"
#include "engine/text/file_writer.h"
#include "engine/trace/trace_csv.h"
#include "engine/trace/turn_report.h"
#include "widgets/base/background.h"
#include "widgets/base/byte_view.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/project/analyzer.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QPointer>
#include <QProgressDialog>

#include <algorithm>
#include <array>
#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

constexpr int dialogAfterMs = 400; ///< most exports are done earlier

/// The exports that need a run.
constexpr std::array ofRun{"export.turn", "export.trace-csv", "export.trace-json", "export.galaxy-png",
                           "export.galaxy-svg"};

} // namespace

ExportsFeature::ExportsFeature(MainWindow& window) : Feature(window) {
    m_thread.setMaxThreadCount(1);
    Actions& actions = window.actions();
    actions.connectTo("export.turn", [this] { exportTurn(); });
    actions.connectTo("export.trace-csv", [this] { exportTrace(true); });
    actions.connectTo("export.trace-json", [this] { exportTrace(false); });
    actions.connectTo("export.galaxy-png", [this] { exportGalaxy(false); });
    actions.connectTo("export.galaxy-svg", [this] { exportGalaxy(true); });
    actions.connectTo("export.reference", [this] { exportReference(); });
    connect(&window, &MainWindow::stateChanged, this, &ExportsFeature::enable);
    m_clock.setInterval(100);
    connect(&m_clock, &QTimer::timeout, this, [this] {
        m_progress->setMaximum(m_task->all);
        m_progress->setValue(m_task->done);
    });
    enable();
}

ExportsFeature::~ExportsFeature() {
    if (m_task) {
        m_task->stop = true;
    }
}

/// Disables the exports that are not possible, with the reason as their tool tip.
void ExportsFeature::enable() {
    const auto set = [this](const char* id, const QString& reason) {
        QAction& action = window().actions()[id];
        action.setEnabled(reason.isEmpty());
        action.setToolTip(reason);
    };
    const QString busy = m_task ? tr("Another export is being written.") : QString();
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
    const QString path = QFileDialog::getSaveFileName(&window(), tr("Export"), name, filter);
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
            start(path, [run, turn](const engine::DumpSink& sink, Task&) {
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
        start(path, [run, isCsv](const engine::DumpSink& sink, Task& task) {
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
        start(path, [picture, isDrawing](const engine::DumpSink& sink, Task&) {
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
        start(path, [analysis](const engine::DumpSink& sink, Task&) {
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
}

void ExportsFeature::start(const QString& path, Work work) {
    m_task = std::make_shared<Task>();
    m_progress =
        new QProgressDialog(tr("Exporting %1…").arg(QFileInfo(path).fileName()), tr("Cancel"), 0, 0, &window());
    m_progress->setObjectName(QStringLiteral("export-progress"));
    m_progress->setAttribute(Qt::WA_DeleteOnClose);
    m_progress->setAutoClose(false);
    m_progress->setAutoReset(false);
    m_progress->setMinimumDuration(dialogAfterMs);
    connect(m_progress, &QProgressDialog::canceled, this, [task = m_task] { task->stop = true; });
    m_clock.start();
    enable();
    m_thread.start([self = QPointer(this), task = m_task, path, work = std::move(work)]() mutable {
        goBehind();
        engine::FileWriter writer(path.toStdString());
        engine::FileWriter::Failure failure = writer.open();
        const bool isWhole = !failure && work(
                                             [&](std::string_view bytes) {
                                                 failure = task->stop ? std::nullopt : writer.write(bytes);
                                                 return !failure && !task->stop;
                                             },
                                             *task);
        work = nullptr; // a run is large, and ends here
        if (isWhole && !task->stop) {
            const auto written = writer.commit();
            if (const auto* const error = std::get_if<engine::FileError>(&written)) {
                failure = *error;
            }
        }
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, path, failure] {
                if (self) {
                    self->finish(path, failure ? engineText(failure->message) : QString());
                }
            },
            Qt::QueuedConnection);
    });
}

void ExportsFeature::finish(const QString& path, const QString& error) {
    m_clock.stop();
    const bool isStopped = std::exchange(m_task, nullptr)->stop;
    m_progress->disconnect(this); // closing it also cancels
    std::exchange(m_progress, nullptr)->close();
    enable();
    const QString name = QFileInfo(path).fileName();
    window().say(!error.isEmpty() ? error
                 : isStopped      ? tr("Cancelled. %1 was not written.").arg(name)
                                  : tr("Exported %1").arg(name));
}

} // namespace orrery::ide
