// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/run_files.h"

#include "app/ide/export_file.h"
#include "app/ide/main_window.h"
#include "app/ide/open_run_dialog.h"
#include "engine/runfile/run_extraction.h"
#include "engine/text/file_io.h"
#include "widgets/base/background.h"
#include "widgets/sandbox/run_saving.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/words/engine_text.h"

#include <QApplication>
#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QProgressDialog>
#include <QTimer>
#include <QUrl>

#include <algorithm>
#include <utility>
#include <variant>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

constexpr int progressAfterMs = 300;
constexpr int progressEveryMs = 100;
const QString ending = QStringLiteral(".orrery-run");

QString filter() {
    return RunFilesFeature::tr("Run files (*%1)").arg(ending);
}

/// Writes the file of a run. Returns the reason of a failure; empty if it succeeded.
QString write(const engine::RunFileResult<engine::RunFile>& made, const QString& path) {
    const auto bytes = std::holds_alternative<engine::RunFile>(made)
                           ? engine::writeRunFile(std::get<engine::RunFile>(made))
                           : engine::RunFileResult<std::string>(std::get<engine::RunFileError>(made));
    if (const auto* const why = std::get_if<engine::RunFileError>(&bytes)) {
        return engineText(why->message);
    }
    const auto written = engine::writeFileWhole(path.toStdString(), std::get<std::string>(bytes));
    const auto* const why = std::get_if<engine::FileError>(&written);
    return why == nullptr ? QString() : engineText(why->message);
}

} // namespace

/// Work in the background, with its progress.
struct RunFilesFeature::Work {
    std::atomic<bool> isStopped = false;
    std::atomic<int> done = 0;
    QPointer<QProgressDialog> shown;
};

RunFilesFeature::RunFilesFeature(MainWindow& window) : Feature(window) {
    window.actions().connectTo("file.save-run", [this] { askSave(); });
    window.actions().connectTo("file.open-run", [this] { askOpen(); });
    window.setAcceptDrops(true);
    qApp->installEventFilter(this); // also a source view accepts drops, but must not insert the name of a run file
    connect(&window, &MainWindow::runFileWanted, this, &RunFilesFeature::open);
    connect(&window, &MainWindow::stateChanged, this,
            [&window] { window.actions()["file.save-run"].setEnabled(window.sandbox().hasRun()); });
    connect(&window.sandbox(), &Sandbox::changed, this, &RunFilesFeature::saveNow);
    connect(&window, &MainWindow::projectClosing, this, &RunFilesFeature::dropWanted);
}

RunFilesFeature::~RunFilesFeature() {
    if (m_work) {
        m_work->isStopped = true;
    }
}

/// Takes a run file that is dropped anywhere on the window.
bool RunFilesFeature::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::DragMove && event->type() != QEvent::Drop) {
        return false;
    }
    auto* const drop = static_cast<QDropEvent*>(event);
    const auto* const widget = qobject_cast<QWidget*>(watched);
    const QList<QUrl> urls = drop->mimeData()->urls();
    const QString path = urls.size() == 1 ? urls.front().toLocalFile() : QString();
    if (widget == nullptr || widget->window() != &window() || !isRunFile(path)) {
        return false;
    }
    drop->setDropAction(Qt::CopyAction);
    drop->accept();
    if (event->type() == QEvent::Drop) {
        QTimer::singleShot(0, this, [this, path] { open(path); }); // after the drop, whose source waits for its end
    }
    return true;
}

/// Begins work that the user can cancel. Ends the earlier work, but not the saving of a run.
/// @param steps 0: the length is not known
RunFilesFeature::WorkPtr RunFilesFeature::beginWork(const QString& words, int steps) {
    if (m_work) {
        m_work->isStopped = true;
        delete m_work->shown;
    }
    m_work = std::make_shared<Work>();
    show(m_work, words, steps);
    return m_work;
}

/// Shows the progress of work.
void RunFilesFeature::show(const WorkPtr& work, const QString& words, int steps) {
    auto* const dialog = new QProgressDialog(words, tr("Cancel"), 0, steps, &window());
    dialog->setObjectName(QStringLiteral("run-file-progress"));
    dialog->setWindowTitle(QStringLiteral("Orrery"));
    dialog->setMinimumDuration(progressAfterMs);
    dialog->setAutoClose(false);
    dialog->setAutoReset(false);
    auto* const timer = new QTimer(dialog);
    connect(timer, &QTimer::timeout, dialog, [dialog, work] { dialog->setValue(work->done); });
    timer->start(progressEveryMs);
    connect(dialog, &QProgressDialog::canceled, this, [work] { work->isStopped = true; });
    work->shown = dialog;
}

/// Runs a job on another thread, and the function that it returns on this one.
void RunFilesFeature::inBackgroundThen(const std::shared_ptr<Work>& work, std::function<std::function<void()>()> job) {
    inBackground([work, job = std::move(job), self = QPointer(this)] {
        auto then = job();
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [work, then = std::move(then), self] {
                delete work->shown;
                if (!self) {
                    return;
                }
                for (WorkPtr* const known : {&self->m_work, &self->m_saving}) {
                    if (*known == work) {
                        known->reset();
                        then();
                        return;
                    }
                }
            },
            Qt::QueuedConnection);
    });
}

void RunFilesFeature::askSave() {
    const auto base = window().sandbox().base();
    const QString name = base ? QString::fromStdString(base->scenario.id) : QStringLiteral("run");
    const QString folder = QFileInfo(window().store().folder()).absolutePath();
    const QString path = askSavePath(window(), tr("Save run"), folder + QLatin1Char('/') + name + ending, filter());
    if (!path.isEmpty()) {
        save(path);
    }
}

void RunFilesFeature::save(const QString& path) {
    if (const QString refused = exportRefusal(window(), path); !refused.isEmpty()) {
        showReason(tr("The run was not saved."), refused);
        return;
    }
    m_wanted.removeAll(path);
    m_wanted.push_back(path);
    saveNow();
}

/// Says that the files that wait for an idle run are not written.
void RunFilesFeature::dropWanted() {
    if (!m_wanted.isEmpty()) {
        m_wanted.clear();
        QTimer::singleShot(0, this, [this] { // after the project is closed, if the window stays
            if (window().isVisible()) {
                showReason(tr("The run was not saved."), {});
            }
        });
    }
}

/// Saves the run, if one is wanted and can be read now.
void RunFilesFeature::saveNow() {
    Sandbox& sandbox = window().sandbox();
    const bool canSave = !m_wanted.isEmpty() && !m_saving && !sandbox.isBusy();
    const engine::Session* const session = canSave ? sandbox.session() : nullptr;
    const AnalysisPtr analysis = window().analyzer().latest();
    const auto inputs = session == nullptr ? std::nullopt : sandbox.inputs();
    if (!inputs || !analysis) {
        return;
    }
    const QString path = m_wanted.takeFirst();
    m_saving = std::make_shared<Work>();
    show(m_saving, tr("Saving the run…"), 0);
    inBackgroundThen(m_saving,
                     [this, work = m_saving, path, inputs = *inputs, turns = turnsOf(*session), analysis,
                      program = QCoreApplication::applicationVersion().toStdString()]() -> std::function<void()> {
                         const auto made = runFileOf(inputs, analysis->project.sources, turns, program);
                         if (work->isStopped) {
                             return [this] {
                                 window().say(tr("The run was not saved."));
                                 saveNow();
                             };
                         }
                         const QString reason = write(made, path);
                         return [this, path, reason] {
                             if (reason.isEmpty()) {
                                 window().say(tr("Saved the run to %1").arg(QFileInfo(path).fileName()));
                             } else {
                                 showReason(tr("The run was not saved."), reason);
                             }
                             saveNow(); // the next one that waits
                         };
                     });
}

void RunFilesFeature::askOpen() {
    const QString path = QFileDialog::getOpenFileName(&window(), tr("Open run"), {}, filter());
    if (!path.isEmpty()) {
        open(path);
    }
}

void RunFilesFeature::open(const QString& path) {
    const auto work = beginWork(tr("Reading the run…"), 0);
    inBackgroundThen(work, [this, work, path]() -> std::function<void()> {
        const QString failed = tr("'%1' cannot be opened.").arg(QFileInfo(path).fileName());
        const auto bytes = engine::readFile(path.toStdString(), engine::ArchiveLimits{}.bytes);
        if (const auto* const why = std::get_if<engine::FileError>(&bytes)) {
            return [this, failed, why = engineText(why->message)] { showReason(failed, why); };
        }
        auto read = engine::readRunFile(std::get<std::string>(bytes));
        if (const auto* const why = std::get_if<engine::RunFileError>(&read)) {
            return [this, failed, why = engineText(why->message)] { showReason(failed, why); };
        }
        auto file = std::make_shared<const engine::RunFile>(std::move(std::get<engine::RunFile>(read)));
        return [this, work, path, file] {
            if (!work->isStopped) {
                askFolder(path, file);
            }
        };
    });
}

void RunFilesFeature::askFolder(const QString& path, const FilePtr& file) {
    auto* const dialog = new OpenRunDialog(path, file->run, QCoreApplication::applicationVersion(), &window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, path, file] { unpack(path, file, dialog->folder()); });
    dialog->open();
}

/// Writes the content into the folder, and opens it as a project.
void RunFilesFeature::unpack(const QString& path, const FilePtr& file, const QString& folder) {
    const auto work = beginWork(tr("Unpacking the content…"), 0);
    inBackgroundThen(work, [this, work, path, file, folder]() -> std::function<void()> {
        const QString failed = tr("'%1' cannot be opened.").arg(QFileInfo(path).fileName());
        const auto project = engine::projectOf(*file);
        if (const auto* const why = std::get_if<engine::RunFileError>(&project)) {
            return [this, failed, why = engineText(why->message)] { showReason(failed, why); };
        }
        if (work->isStopped) {
            return [] {};
        }
        const auto written = engine::writeContents(std::get<engine::FolderContents>(project), folder.toStdString());
        if (const auto* const why = std::get_if<engine::FileError>(&written)) {
            return [this, failed, why = engineText(why->message)] { showReason(failed, why); };
        }
        return [this, work, path, file, folder] {
            if (work->isStopped || !window().openProject(folder)) {
                window().say(tr("The content of the run is in %1").arg(QDir::toNativeSeparators(folder)));
                return;
            }
            emit unpacked(path, folder);
            // Plays the run after the window has started one, and after the session was restored.
            const QString opened = window().store().folder();
            connect(
                &window().analyzer(), &Analyzer::compiled, this,
                [this, file, opened](const AnalysisPtr& analysis) {
                    QTimer::singleShot(0, this, [this, file, opened, analysis] {
                        if (window().store().folder() == opened) {
                            play(file, analysis);
                        }
                    });
                },
                Qt::SingleShotConnection);
        };
    });
}

/// Plays the run in the sandbox up to its turn, and again in the background, to compare the hashes.
void RunFilesFeature::play(const FilePtr& file, const AnalysisPtr& analysis) {
    const engine::RunDescription& run = file->run;
    const engine::CheckedScenario* const scenario = analysis->model->findScenario(run.scenario);
    if (scenario == nullptr || !analysis->program) {
        showReason(tr("The run cannot be played."),
                   tr("Its content has errors, or has no scenario '%1'.").arg(QString::fromStdString(run.scenario)));
        emit replayed();
        return;
    }
    if (run.crash && run.crash->turn == 0U) { // it would crash again
        showReason(tr("The run is not played: it crashed during its setup."),
                   tr("The content is open as a project. 'orrery-cli replay' plays the report."));
        emit replayed();
        return;
    }
    window().setPerspective(Perspective::sandbox);
    SavedRun wanted;
    wanted.scenario = run.scenario;
    wanted.seed = run.seed;
    wanted.turn = run.turnToShow();
    window().sandbox().restore(wanted, {analysis, &analysis->project});
    const bool isSameVocabulary = run.vocabulary == engine::vocabularyHash(analysis->project.sources);
    const std::uint32_t until = run.crash ? std::min(run.last(), run.turnToShow()) : run.last();
    const auto work = beginWork(tr("Comparing the run with the saved one…"), static_cast<int>(until));
    inBackgroundThen(work,
                     [this, work, file, until, program = analysis->program, scenario = *scenario, isSameVocabulary,
                      limits = window().sandbox().limits()]() -> std::function<void()> {
                         const auto session = engine::Session::start(program, scenario, file->run.seed, true, limits);
                         const auto result =
                             engine::replayRun(*session, file->run, until, &work->isStopped,
                                               [work](std::uint32_t turn) { work->done = static_cast<int>(turn); });
                         return [this, work, file, isSameVocabulary, result] {
                             showResult(file, isSameVocabulary, result, work->isStopped);
                             emit replayed();
                         };
                     });
}

void RunFilesFeature::showResult(const FilePtr& file, bool isSameVocabulary,
                                 const std::optional<engine::ReplayResult>& result, bool isStopped) {
    if (!result) {
        window().say(isStopped ? tr("The run was not compared with the saved one.")
                               : tr("The run was not compared with the saved one: it reached a limit."));
    } else if (!result->firstDifference && file->run.crash && !file->run.crash->cause.empty()) {
        window().say(tr("The run is at turn %1, before the crash.").arg(file->run.turnToShow()));
    } else if (!result->firstDifference) {
        window().say(tr("As saved: the hashes of turns 0 to %1 agree.").arg(result->last));
    } else {
        const QString version = QString::fromStdString(file->run.program);
        const QString own = QCoreApplication::applicationVersion();
        showReason(tr("The run differs from the saved one from turn %1 on.").arg(*result->firstDifference),
                   version != own
                       ? tr("Orrery %1 saved the run; this is Orrery %2. The rules may have changed.").arg(version, own)
                   : !isSameVocabulary ? tr("The shipped vocabulary is not the same as when the run was saved.")
                                       : tr("Its content or its actions have changed since it was saved."));
    }
}

} // namespace orrery::ide
