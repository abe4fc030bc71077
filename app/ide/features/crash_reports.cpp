// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/crash_reports.h"

#include "app/crash/crash_handler.h"
#include "app/ide/crash_bar.h"
#include "app/ide/export_file.h"
#include "app/ide/kept_setting.h"
#include "app/ide/main_window.h"
#include "engine/syntax/xml_tree.h"
#include "engine/text/file_io.h"
#include "widgets/base/background.h"
#include "widgets/project/analyzer.h"
#include "widgets/sandbox/run_saving.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPointer>
#include <QSettings>
#include <QStandardPaths>

#include <limits>
#include <mutex>
#include <utility>
#include <variant>
#include <vector>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

QString dataFolder(const char* name) {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).filePath(QLatin1String(name));
}
QString journalFolder() {
    return dataFolder("runs");
}
QString reportFolder() {
    return dataFolder("reports");
}

/// Returns a path for a new report. The names sort by time. No other program writes the same one.
QString newReportPath() {
    const QString time = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-hhmmss"));
    const QString name = QStringLiteral("%1-%2").arg(time).arg(QCoreApplication::applicationPid());
    QString path = QDir(reportFolder()).filePath(name + QStringLiteral(".orrery-run"));
    for (int number = 2; QFile::exists(path); ++number) {
        path = QDir(reportFolder()).filePath(QStringLiteral("%1-%2.orrery-run").arg(name).arg(number));
    }
    return path;
}

/// Returns the key of the turn to which the next opening of a project restores its run after a crash; -1: it plays
/// nothing, because the setup crashed.
QString keyOf(const QString& project) {
    return keyOfProject("crashes", project);
}

/// The end of the attempt to make a report.
struct Made {
    QString reason;       ///< why there is no report; empty: there is one
    bool isFinal = false; ///< false: a later start may succeed, so the journal stays
};

Made failed(const engine::RunFileError& error) {
    return {engineText(error.message), error.code != "run-file.unreadable"};
}

/// Makes the report of a run, and writes it.
Made makeReport(const engine::LeftRun& run) {
    const auto report = run.report();
    if (const auto* const error = std::get_if<engine::RunFileError>(&report)) {
        return failed(*error);
    }
    const auto bytes = engine::writeRunFile(std::get<engine::RunFile>(report));
    if (const auto* const error = std::get_if<engine::RunFileError>(&bytes)) {
        return failed(*error);
    }
    auto written = engine::makeFolder(reportFolder().toStdString());
    if (std::holds_alternative<std::monostate>(written)) {
        written = engine::writeFileWhole(newReportPath().toStdString(), std::get<std::string>(bytes));
    }
    const auto* const error = std::get_if<engine::FileError>(&written);
    return error == nullptr ? Made{{}, true} : Made{engineText(error->message), false};
}

/// Returns the name of the project whose run a report has.
QString projectNameOf(const engine::RunFile& report) {
    const auto manifest = report.contents.files.find("orrery.xml");
    if (manifest == report.contents.files.end()) {
        return {};
    }
    const engine::XmlTree tree = engine::parseXml(manifest->second, {});
    return tree.root() == engine::XmlTree::none ? QString() : QString::fromStdString(tree.value(tree.root(), "name"));
}

} // namespace

/// The newest analysis of the project, for the sandbox's thread: it knows the shipped files.
struct CrashReportsFeature::Content {
    void set(AnalysisPtr analysis) {
        const std::lock_guard lock(m_mutex);
        m_analysis = std::move(analysis);
    }
    AnalysisPtr get() {
        const std::lock_guard lock(m_mutex);
        return m_analysis;
    }

private:
    std::mutex m_mutex;
    AnalysisPtr m_analysis;
};

CrashReportsFeature::CrashReportsFeature(MainWindow& window)
    : Feature(window), m_bar(new CrashBar(&window)), m_content(std::make_shared<Content>()) {
    window.addNotice(m_bar);
    connect(m_bar, &CrashBar::openWanted, this, [this] { this->window().openProject(m_offer->path); });
    connect(m_bar, &CrashBar::saveWanted, this, &CrashReportsFeature::save);
    connect(m_bar, &CrashBar::discardWanted, this, &CrashReportsFeature::discard);
    connect(&window.analyzer(), &Analyzer::analysed, this,
            [content = m_content](const AnalysisPtr& analysis) { content->set(analysis); });
    connect(&window.analyzer(), &Analyzer::forgotten, this, [content = m_content] { content->set(nullptr); });
    connect(&window, &MainWindow::projectOpened, this, &CrashReportsFeature::begin);
    connect(&window, &MainWindow::projectClosed, this, &CrashReportsFeature::end);
    connect(&window, &MainWindow::endingUnasked, this, &CrashReportsFeature::end);
    makeReports();
}

CrashReportsFeature::~CrashReportsFeature() {
    end();
}

/// Makes a report of each journal whose program ended unexpectedly.
void CrashReportsFeature::makeReports() {
    const auto left =
        std::make_shared<std::vector<engine::LeftRun>>(engine::LeftRun::find(journalFolder().toStdString()));
    for (const engine::LeftRun& run : *left) {
        if (const auto turn = run.note().turn) {
            // In the settings, because this start may not open the project, and the journal goes.
            QSettings().setValue(keyOf(QString::fromStdString(run.project())), static_cast<int>(*turn) - 1);
        }
    }
    inBackground([left, self = QPointer(this)] {
        QString reason;
        for (engine::LeftRun& run : *left) {
            const Made made = makeReport(run);
            reason = made.reason.isEmpty() ? reason : made.reason;
            if (made.isFinal) {
                run.remove();
            }
        }
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, reason] {
                if (self) {
                    if (!reason.isEmpty()) {
                        self->window().say(tr("A run that ended unexpectedly has no report: %1").arg(reason));
                    }
                    self->findOffer();
                }
            },
            Qt::QueuedConnection);
    });
}

/// Reads the newest report, and offers it.
void CrashReportsFeature::findOffer() {
    inBackground([self = QPointer(this)] {
        std::optional<Offer> offer;
        const QDir folder(reportFolder());
        QStringList names = folder.entryList({QStringLiteral("*.orrery-run")}, QDir::Files, QDir::Name);
        for (; !offer && !names.isEmpty(); names.removeLast()) { // the newest is the last
            const QString& name = names.back();
            const QString path = folder.filePath(name);
            const auto bytes = engine::readFile(path.toStdString(), engine::ArchiveLimits{}.bytes);
            auto read = std::holds_alternative<std::string>(bytes)
                            ? engine::readRunFile(std::get<std::string>(bytes))
                            : engine::RunFileResult<engine::RunFile>(engine::RunFileError{});
            if (auto* const file = std::get_if<engine::RunFile>(&read)) {
                offer = Offer{path, std::move(file->run), projectNameOf(*file)};
            }
        }
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, offer = std::move(offer)] {
                if (self) {
                    self->takeOffer(offer);
                }
            },
            Qt::QueuedConnection);
    });
}

void CrashReportsFeature::takeOffer(const std::optional<Offer>& offer) {
    m_offer = offer;
    QString text;
    if (offer) {
        const QString scenario = QString::fromStdString(offer->run.scenario);
        const engine::CrashNote crash = offer->run.crash.value_or(engine::CrashNote{});
        const QString cause = QString::fromStdString(crash.exception.empty() ? crash.cause : crash.exception);
        if (!crash.group.empty() && crash.turn) {
            text = tr("Orrery crashed (%1) while it played turn %2 of '%3', in the effects group %4. A report of the "
                      "run was kept.")
                       .arg(cause)
                       .arg(*crash.turn)
                       .arg(scenario, QString::fromStdString(crash.group));
        } else if (crash.turn) {
            text = tr("Orrery crashed (%1) while it played turn %2 of '%3'. A report of the run was kept.")
                       .arg(cause)
                       .arg(*crash.turn)
                       .arg(scenario);
        } else if (!cause.isEmpty()) {
            text = tr("Orrery crashed (%1). A report of the run of '%2' was kept.").arg(cause, scenario);
        } else {
            text = tr("Orrery ended unexpectedly. A report of the run of '%1' was kept.").arg(scenario);
        }
        if (!offer->project.isEmpty()) {
            //: The name of a project, and a sentence about a crash
            text = tr("%1: %2").arg(offer->project, text);
        }
    }
    m_bar->offer(text);
    emit offered();
}

/// Begins a journal for the open project.
void CrashReportsFeature::begin() {
    end();
    const QString folder = window().store().folder();
    QSettings settings;
    const QVariant crash = settings.value(keyOf(folder));
    settings.remove(keyOf(folder)); // later openings restore the run as the user left it
    const int last = crash.isValid() ? crash.toInt() : std::numeric_limits<int>::max();
    window().sandbox().setHeldBack(last < 0);
    window().sandbox().setLastRestored(crash.isValid() && last >= 0 ? std::optional<std::uint32_t>(last)
                                                                    : std::nullopt);
    m_journal = std::make_shared<engine::RunJournal>(journalFolder().toStdString(), folder.toStdString());
    crash::setNotePath(m_journal->notePath());
    const std::string program = QCoreApplication::applicationVersion().toStdString();
    window().sandbox().setKeeper([journal = m_journal, content = m_content,
                                  program](const RunInputs& inputs, std::uint32_t turn, const engine::Session* known) {
        const AnalysisPtr analysis = content->get();
        if (!analysis || !inputs.program || !inputs.base || !inputs.text) {
            return;
        }
        TurnsToSave turns = known != nullptr ? turnsOf(*known) : TurnsToSave{seedOf(inputs), turn, {}};
        turns.turn = turn;
        const auto made = runFileOf(inputs, analysis->project.sources, std::move(turns), program);
        if (const auto* const file = std::get_if<engine::RunFile>(&made)) {
            journal->keep(*file); // a full disk must not stop the run
        }
    });
}

/// Ends the journal, because the run has ended normally.
void CrashReportsFeature::end() {
    if (m_journal) {
        m_journal->end();
        m_journal.reset();
    }
}

void CrashReportsFeature::save() {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString path =
        askSavePath(window(), tr("Save report"), QDir(documents).filePath(QFileInfo(m_offer->path).fileName()),
                    tr("Run files (*%1)").arg(QStringLiteral(".orrery-run")));
    if (path.isEmpty()) {
        return;
    }
    const auto bytes = engine::readFile(m_offer->path.toStdString(), engine::ArchiveLimits{}.bytes);
    const auto* error = std::get_if<engine::FileError>(&bytes);
    std::variant<std::monostate, engine::FileError> written;
    if (error == nullptr) {
        written = engine::writeFileWhole(path.toStdString(), std::get<std::string>(bytes));
        error = std::get_if<engine::FileError>(&written);
    }
    if (error != nullptr) {
        window().say(engineText(error->message));
        return;
    }
    if (QFileInfo(path) != QFileInfo(m_offer->path)) { // otherwise the user keeps the report where it is
        discard();
    }
    window().say(tr("Saved the report to %1").arg(QFileInfo(path).fileName()));
}

void CrashReportsFeature::discard() {
    QFile::remove(m_offer->path);
    takeOffer(std::nullopt);
    findOffer();
}

} // namespace orrery::ide
