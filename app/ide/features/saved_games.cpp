// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/saved_games.h"

#include "app/ide/kept_setting.h"
#include "app/ide/main_window.h"
#include "engine/import/agreement.h"
#include "engine/import/freeorion_save/save_file.h"
#include "engine/import/importer.h"
#include "engine/import/saved_game_file.h"
#include "engine/program/evaluate.h"
#include "widgets/base/background.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/words/engine_text.h"
#include "widgets/words/shown_name.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QPointer>
#include <QProgressDialog>
#include <QSettings>
#include <QTimer>
#include <QTreeWidget>

#include <algorithm>
#include <atomic>
#include <map>
#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

constexpr int progressAfterMs = 300;
constexpr std::size_t shownFaults = 10;

/// Returns the faults of a save with their places, one in a line.
QString faultText(const engine::SaveFile& save) {
    QStringList lines;
    for (const engine::Diagnostic& fault : save.faults) {
        if (lines.size() == static_cast<qsizetype>(shownFaults)) {
            lines << SavedGamesFeature::tr("and %n more", nullptr, static_cast<int>(save.faults.size() - shownFaults));
            break;
        }
        if (save.source->bytes().empty()) {
            lines << problemText(fault); // the file was not read
            continue;
        }
        const engine::Position at = save.source->position(fault.where.span.begin);
        //: A place in a file, and the problem there
        lines << SavedGamesFeature::tr("Line %1, column %2: %3").arg(at.line).arg(at.column).arg(problemText(fault));
    }
    return lines.join(QLatin1Char('\n'));
}

/// Returns the key of the setting with the path of the save that is open in the project.
QString openedKey(MainWindow& window) {
    return keyOfProject("saved-games", window.store().folder());
}

} // namespace

/// The reading of a file. Another thread works with it until it is finished.
struct SavedGamesFeature::Reading {
    QString path;
    std::atomic<bool> isStopped = false;
    QPointer<QProgressDialog> shown;
    std::shared_ptr<const engine::SavedGame> game; ///< null: the save has faults
    engine::SavedGameFile file;
    QString faults;
    std::string restored; ///< scenario of a save that was open when the project was closed; empty: a new one
    std::vector<SavedGameReport::MissingName> missing;
};

/// An opened save.
struct SavedGamesFeature::Opened {
    QString name; ///< of the file
    std::string scenario;
    std::shared_ptr<const engine::SavedGame> game;
    std::vector<SavedGameReport::MissingName> missing;
};

/// The values of a save beside those of a run in turn 0.
struct SavedGamesFeature::Compared {
    std::vector<engine::ComparedValue> values;
    engine::AgreementCounts counts;
    std::map<engine::Row, std::vector<std::size_t>> byRow; ///< indices into `values`
    std::vector<SavedGameReport::Difference> differences;
};

SavedGamesFeature::SavedGamesFeature(MainWindow& window) : Feature(window) {
    window.actions().connectTo("file.open-save", [this] { askOpen(); });
    window.addPane({.title = tr("Saved game"),
                    .name = "saved-game",
                    .area = Qt::BottomDockWidgetArea,
                    .shownIn = PaneIn::none,
                    .make = [this] {
                        m_view = new SavedGameView;
                        connect(m_view, &SavedGameView::valueWanted, this, &SavedGamesFeature::showValue);
                        refreshView();
                        return m_view;
                    }});
    window.inspector().setSavedReader([this](engine::Row row) { return savedValues(row); });
    window.inspector().setOriginReader([this](engine::Ledger& ledger) { addOrigins(ledger); });
    connect(&window, &MainWindow::projectOpened, this, &SavedGamesFeature::readOrigins);
    connect(&window.analyzer(), &Analyzer::compiled, this, &SavedGamesFeature::play);
    connect(&window.analyzer(), &Analyzer::compiled, this, &SavedGamesFeature::restore);
    connect(&window.sandbox(), &Sandbox::changed, this, &SavedGamesFeature::compare);
    connect(&window.sandbox(), &Sandbox::started, this, [this] { m_isToPlay = m_isToPlay && isPlayed(); });
    connect(&window, &MainWindow::projectClosing, this, [this] {
        stopReading();
        m_isToPlay = m_isToTell = m_isRestored = false;
        m_opened.reset();
        m_compared.reset();
        m_origins.reset();
        refreshView();
    });
}

SavedGamesFeature::~SavedGamesFeature() {
    stopReading();
}

/// Reads the origins that an import has left in the project's folder.
void SavedGamesFeature::readOrigins() {
    const QString folder = window().store().folder();
    const QString path = folder + QLatin1Char('/') + QString::fromUtf8(engine::ImportOrigins::fileName.data());
    if (!QFileInfo::exists(path)) {
        return;
    }
    inBackground([self = QPointer(this), folder, path] {
        const auto bytes = engine::readFile(path.toStdString());
        const auto* const text = std::get_if<std::string>(&bytes);
        const QString failure = text == nullptr ? engineText(std::get<engine::FileError>(bytes).message) : QString();
        auto origins = std::make_shared<const engine::ImportOrigins>(text == nullptr ? std::string() : *text);
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, folder, failure, origins] {
                if (!self || self->window().store().folder() != folder) {
                    return;
                }
                const QString file = QString::fromUtf8(engine::ImportOrigins::fileName.data());
                if (!failure.isEmpty()) {
                    self->window().say(failure);
                } else if (origins->isOtherVersion()) {
                    self->window().say(tr("%1 is of another version of Orrery. Import the game again to see in "
                                          "breakdowns where effects come from.")
                                           .arg(file));
                } else if (origins->badLine()) {
                    self->window().say(tr("Line %1 of %2 is damaged. Breakdowns do not show where effects come from.")
                                           .arg(*origins->badLine())
                                           .arg(file));
                }
                self->m_origins = origins;
                self->window().inspector().showSaved();
            },
            Qt::QueuedConnection);
    });
}

void SavedGamesFeature::addOrigins(engine::Ledger& ledger) const {
    const AnalysisPtr analysis = window().analyzer().latest();
    const engine::Session* const run = window().sandbox().session();
    if (m_origins && analysis && run != nullptr && analysis->program == window().sandbox().program() &&
        &run->program() == analysis->program.get()) {
        m_origins->addTo(ledger, analysis->project, *run);
    }
}

/// Returns why the open project cannot play a saved game, and what to do; empty if it can.
QString SavedGamesFeature::refusal() const {
    const QString game = engineText(engine::findImporter("freeorion")->label);
    if (!window().hasProject()) {
        return tr("First import the content of the game: choose File ▸ New project… and the template %1.").arg(game);
    }
    const AnalysisPtr analysis = window().analyzer().latest();
    if (!analysis) {
        return tr("The content is being read. Try again in a moment.");
    }
    return engine::canPlaySaves(analysis->project)
               ? QString()
               : tr("The open project was not imported from FreeOrion. Open such a project, or import the content of "
                    "the game: choose File ▸ New project… and the template %1.")
                     .arg(game);
}

void SavedGamesFeature::askOpen() {
    if (const QString reason = refusal(); !reason.isEmpty()) {
        showReason(tr("A saved game cannot be opened here."), reason);
        return;
    }
    const QString path = QFileDialog::getOpenFileName(&window(), tr("Open saved game"), {},
                                                      tr("Saved games of FreeOrion (*.sav *.mps *.xml *.xml.xz)"));
    if (!path.isEmpty()) {
        open(path);
    }
}

void SavedGamesFeature::open(const QString& path) {
    if (const QString reason = refusal(); !reason.isEmpty()) {
        showReason(tr("A saved game cannot be opened here."), reason);
        return;
    }
    window().store().finishTyping();
    stopReading();
    m_reading = std::make_shared<Reading>();
    m_reading->path = path;
    showProgress();
    read();
}

/// Reads the save that was open when the project was closed, if the project still has its scenario. The saved values
/// are no content, so they are in no file of the project.
void SavedGamesFeature::restore(const AnalysisPtr& analysis) {
    if (m_isRestored || m_reading || m_opened || !engine::canPlaySaves(analysis->project)) {
        return;
    }
    m_isRestored = true;
    const QStringList opened = QSettings().value(openedKey(window())).toStringList(); // a path, and a scenario
    if (opened.size() == 2 && analysis->model->findScenario(opened[1].toStdString()) != nullptr) {
        m_reading = std::make_shared<Reading>();
        m_reading->path = opened[0];
        m_reading->restored = opened[1].toStdString();
        read();
    }
}

void SavedGamesFeature::showProgress() {
    auto* const dialog = new QProgressDialog(tr("Reading the saved game…"), tr("Cancel"), 0, 0, &window());
    dialog->setObjectName(QStringLiteral("saved-game-progress"));
    dialog->setWindowTitle(QStringLiteral("Orrery"));
    dialog->setAutoClose(false);
    dialog->setAutoReset(false);
    QTimer::singleShot(progressAfterMs, dialog, &QWidget::show); // most saves are read earlier
    m_reading->shown = dialog;
    connect(dialog, &QProgressDialog::canceled, this, [this] {
        stopReading();
        window().say(tr("The saved game was not opened. The project is unchanged."));
    });
}

/// Reads m_reading's file on another thread.
void SavedGamesFeature::read() {
    inBackground([reading = m_reading, self = QPointer(this), analysis = window().analyzer().latest()] {
        engine::SaveFile save = engine::readSaveFile(reading->path.toStdString(), engine::FileId{0});
        if (!save.game) {
            reading->faults = faultText(save);
        } else if (!reading->isStopped) {
            reading->file =
                engine::savedGameFile(*save.game, reading->path.toStdString(), analysis->project, engine::FileId{0});
            save.faults.insert(save.faults.end(), reading->file.missing.begin(), reading->file.missing.end());
            for (const engine::Diagnostic& one : save.faults) {
                const engine::Position at = save.source->position(one.where.span.begin);
                reading->missing.push_back({findingText(one), at.line});
            }
            reading->game = endingElsewhere(std::make_shared<const engine::SavedGame>(std::move(*save.game)));
        }
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [reading, self] {
                if (self) {
                    self->finish(reading);
                }
            },
            Qt::QueuedConnection);
    });
}

/// Drops the file that is being read. The other thread then ends by itself.
void SavedGamesFeature::stopReading() {
    if (const auto reading = std::exchange(m_reading, nullptr)) {
        reading->isStopped = true;
        if (reading->shown) {
            reading->shown->disconnect(this);
            reading->shown->hide();
            reading->shown->deleteLater();
        }
    }
}

void SavedGamesFeature::finish(const std::shared_ptr<Reading>& reading) {
    if (reading != m_reading) {
        return; // stopped, or replaced by another file
    }
    stopReading();
    if (!reading->restored.empty()) {
        if (reading->game) {
            reading->file.scenario = reading->restored; // the user may have edited it
            take(*reading);
            compare();
        } else {
            window().say(tr("'%1' cannot be read again: %2").arg(reading->path, reading->faults.section('\n', 0, 0)));
        }
        return;
    }
    if (!reading->game) {
        showReason(tr("'%1' was not opened. The project is unchanged.").arg(QFileInfo(reading->path).fileName()),
                   reading->faults);
        return;
    }
    add(reading);
}

/// Adds the scenario to the project, as one step of the history.
void SavedGamesFeature::add(const std::shared_ptr<Reading>& reading) {
    const QString path = QString::fromStdString(reading->file.path);
    if (!reading->file.isInProject &&
        window().store().files().add(path, QByteArray::fromStdString(reading->file.text)) == nullptr) {
        showReason(tr("'%1' was not opened. The project is unchanged.").arg(QFileInfo(reading->path).fileName()),
                   tr("The file '%1' already exists.").arg(path));
        return;
    }
    take(*reading);
    m_isToPlay = m_isToTell = true;
    keepSetting(openedKey(window()), QStringList{reading->path, QString::fromStdString(reading->file.scenario)});
    if (const AnalysisPtr analysis = window().analyzer().latest();
        reading->file.isInProject && analysis && analysis->program) {
        play(analysis);
    }
}

void SavedGamesFeature::take(const Reading& reading) {
    m_opened = std::make_shared<const Opened>(
        Opened{QFileInfo(reading.path).fileName(), reading.file.scenario, reading.game, reading.missing});
    m_scenarioPath = QString::fromStdString(reading.file.path);
    m_compared.reset();
    refreshView();
}

/// Plays the scenario of the save as soon as the checked content has it. Ends the run if the user has undone the
/// opening, which removes the file of the scenario.
void SavedGamesFeature::play(const AnalysisPtr& analysis) {
    const engine::CheckedScenario* const scenario =
        m_opened ? analysis->model->findScenario(m_opened->scenario) : nullptr;
    if (scenario != nullptr) {
        m_scenarioPath = analysis->pathOf(scenario->where.file); // the user may have renamed the file
    } else if (isPlayed() && window().store().find(m_scenarioPath) == nullptr) {
        m_isToPlay = true; // again, after redo
        // Later: the sandbox waits until it is idle, and other views still take the new content.
        QMetaObject::invokeMethod(this, &SavedGamesFeature::endRun, Qt::QueuedConnection);
    }
    if (!m_isToPlay || scenario == nullptr) {
        return;
    }
    m_isToPlay = false;
    const QString id = QString::fromStdString(m_opened->scenario);
    Sandbox& sandbox = window().sandbox();
    if (sandbox.program() != analysis->program) { // the sandbox keeps the last content without errors
        window().say(tr("The content has errors. Fix them, and then open the scenario '%1'.").arg(id));
        return;
    }
    const auto base = sandbox.base();
    const bool isStarted = sandbox.isBusy() && sandbox.turn() == 0 && base && base->scenario.id == m_opened->scenario;
    if ((isStarted || sandbox.startById(id)) && window().perspective() == Perspective::write) {
        window().setPerspective(Perspective::sandbox);
    }
}

/// Ends the run of a scenario that is no longer in the project.
void SavedGamesFeature::endRun() {
    const AnalysisPtr analysis = window().analyzer().latest();
    if (isPlayed() && analysis && analysis->program && analysis->model->findScenario(m_opened->scenario) == nullptr) {
        window().sandbox().clear();
        window().sandbox().useProgram(analysis->program);
    }
}

/// Returns whether the sandbox plays the scenario of the save.
bool SavedGamesFeature::isPlayed() const {
    const auto base = window().sandbox().base();
    return m_opened && base && base->isFromContent && base->scenario.id == m_opened->scenario;
}

/// Compares the run with the save beside the run, unless this was done.
void SavedGamesFeature::compare() {
    Sandbox& sandbox = window().sandbox();
    const quint64 revision = sandbox.revision();
    const bool isCompared = m_compared && m_comparedRevision == revision;
    if (isPlayed() && !isCompared && !sandbox.isBusy() && sandbox.turn() == 0 && !sandbox.inside()) {
        const auto found = std::make_shared<Compared>();
        const auto work = [found, game = m_opened->game](const engine::Session& run, const std::atomic<bool>&) {
            const engine::View view = run.state().view();
            found->values = engine::compareWithSave(*game, run);
            for (std::size_t i = 0; i < found->values.size(); ++i) {
                const engine::ComparedValue& one = found->values[i];
                found->counts.add(one);
                found->byRow[one.row].push_back(i);
                if (one.isEqual() || found->differences.size() == SavedGameView::listedCount) {
                    continue;
                }
                QString value = QString::fromUtf8(one.meter.data(), static_cast<qsizetype>(one.meter.size()));
                value += one.part.empty() ? QString() : QStringLiteral(" [%1]").arg(QString::fromStdString(one.part));
                const bool isThere = one.row != engine::noRow;
                found->differences.push_back(
                    {isThere ? shownName(view, one.row) : QStringLiteral("#%1").arg(one.object), value,
                     QString::fromStdString(engine::formatNumber(one.saved)),
                     one.computed ? QString::fromStdString(engine::formatNumber(*one.computed)) : QString(), one.row,
                     one.computed ? int{one.column.value} : -1});
            }
        };
        sandbox.workBeside(*this, {work,
                                   [self = QPointer(this), found, revision](bool isDone) {
                                       if (isDone && self) {
                                           self->take(found, revision);
                                       }
                                   },
                                   false});
    }
    refreshView();
}

void SavedGamesFeature::take(std::shared_ptr<const Compared> compared, quint64 revision) {
    if (!isPlayed() || revision != window().sandbox().revision()) {
        return;
    }
    m_compared = std::move(compared);
    m_comparedRevision = revision;
    refreshView();
    window().inspector().showSaved();
    if (std::exchange(m_isToTell, false)) {
        const bool isAllEqual = m_compared->counts.equal == m_compared->counts.all;
        window().say(report().summary);
        if (!isAllEqual || !m_opened->missing.empty()) {
            window().raisePane(QStringLiteral("saved-game"));
        }
    }
}

/// Returns the saved values of an object, while the sandbox shows turn 0 of the save's scenario.
std::optional<SavedValues> SavedGamesFeature::savedValues(std::uint32_t row) const {
    const Sandbox& sandbox = window().sandbox();
    const engine::Session* const session = sandbox.session();
    if (!m_compared || !isPlayed() || session == nullptr || sandbox.turn() != 0 || sandbox.inside()) {
        return std::nullopt;
    }
    SavedValues values;
    const auto found = m_compared->byRow.find(row);
    const engine::View view = session->state().view();
    for (const std::size_t i : found == m_compared->byRow.end() ? std::vector<std::size_t>{} : found->second) {
        engine::ComparedValue one = m_compared->values[i];
        if (one.computed && one.column.value < view.layout->size()) {
            one.computed = view.at(one.column, row); // an edit may have changed it since the comparison
            values.insert(one.column.value, {one.saved, one.isEqual()});
        }
    }
    return values;
}

SavedGameReport SavedGamesFeature::report() const {
    SavedGameReport report;
    if (!m_opened) {
        return report;
    }
    report.missing = m_opened->missing;
    for (const engine::SavedLeftOut& one : m_opened->game->leftOut) {
        report.unused.push_back({std::string(one.what), static_cast<int>(one.number)});
    }
    const QString turn = QString::number(m_opened->game->turn);
    //: %1 a file, %2 a number of the game
    report.summary = tr("%1, turn %2.").arg(m_opened->name, turn);
    if (m_compared) {
        const engine::AgreementCounts& counts = m_compared->counts;
        report.summary = tr("%1, turn %2: %3 of %4 values are as saved; of those that the turn changed, %5 of %6.")
                             .arg(m_opened->name, turn, QString::number(counts.equal), QString::number(counts.all),
                                  QString::number(counts.equalChanged), QString::number(counts.changed));
        report.differences = m_compared->differences;
        report.differenceCount = static_cast<int>(counts.all - counts.equal);
    }
    if (!isPlayed()) {
        report.note = tr("The sandbox plays another scenario. Open the scenario '%1' to compare it.")
                          .arg(QString::fromStdString(m_opened->scenario));
    } else if (m_compared && m_comparedRevision != window().sandbox().revision() && window().sandbox().turn() != 0) {
        report.note = tr("The run has changed. Go to turn 0 to compare it again.");
    }
    return report;
}

void SavedGamesFeature::refreshView() {
    if (m_view != nullptr) {
        m_view->show(report());
    }
}

void SavedGamesFeature::showValue(std::uint32_t row, int column) {
    Sandbox& sandbox = window().sandbox();
    if (!isPlayed()) {
        return;
    }
    if (sandbox.turn() != 0) {
        sandbox.goTo(0);
    }
    window().showObject(row);
    window().inspector().explain(row, engine::ColumnId{static_cast<std::uint16_t>(column)});
    window().raisePane(QStringLiteral("inspector"));
    if (m_view != nullptr) {
        m_view->tree().setFocus(); // the keys go on through the list
    }
}

} // namespace orrery::ide
