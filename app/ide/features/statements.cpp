// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/statements.h"

#include "app/ide/main_window.h"
#include "engine/text/file_io.h"
#include "widgets/document/document_editor.h"
#include "widgets/document/journal.h"
#include "widgets/document/project_files.h"
#include "widgets/sandbox/run_text.h"
#include "widgets/sandbox/statements_view.h"

#include <QDir>
#include <QStandardPaths>

#include <cerrno>
#include <fcntl.h>
#include <optional>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

/// The delay of a save. Statements in quick succession share one save. Until then, the journal contains the text.
constexpr int soonMs = 300;
constexpr int mostWindows = 100;

/// Locks a file while this process has it open. Returns nullopt if another window has locked the file. Returns a closed
/// descriptor if it cannot open the file. A save of the text then fails, too, and reports the reason.
std::optional<engine::Descriptor> tryLock(const std::string& path) {
    for (;;) {
        engine::Descriptor file(
            engine::retried([&] { return ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600); }));
        struct stat info {};
        if (!file.isOpen()) {
            return file;
        }
        if (::flock(file.get(), LOCK_EX | LOCK_NB) != 0) {
            return errno == EWOULDBLOCK ? std::nullopt : std::optional(std::move(file));
        }
        if (::fstat(file.get(), &info) != 0 || info.st_nlink > 0) {
            return file;
        } // otherwise the owner of the lock has removed the file
    }
}

} // namespace

StatementsFeature::StatementsFeature(MainWindow& window) : Feature(window) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(soonMs);
    connect(&m_soon, &QTimer::timeout, this, &StatementsFeature::saveSoon);
    connect(&window, &MainWindow::projectOpened, this, &StatementsFeature::open);
    connect(&window, &MainWindow::projectClosing, this, &StatementsFeature::close);
    addPane();
    connect(&window.analyzer(), &Analyzer::compiled, this, &StatementsFeature::showProblems);
    connect(&window.sandbox(), &Sandbox::changed, this, &StatementsFeature::showProblems);
    window.actions().connectTo("run.statements", [this] { showText(); });
    window.actions().connectTo("run.remove-statements", [this] { this->window().sandbox().removeStatements(); });
    connect(&window, &MainWindow::stateChanged, this, [this] {
        this->window().actions()["run.statements"].setEnabled(m_document != nullptr);
        this->window().actions()["run.remove-statements"].setEnabled(this->window().sandbox().hasRun());
    });
}

void StatementsFeature::addPane() {
    window().addPane({.title = tr("Statements"),
                      .name = "statements",
                      .area = Qt::BottomDockWidgetArea,
                      .shownIn = PaneIn::sandbox | PaneIn::sideBySide,
                      .make = [this] {
                          m_view = new StatementsView(window().sandbox(), window().store(), window().mapEdits());
                          connect(m_view, &StatementsView::said, &window(), &MainWindow::say);
                          connect(m_view, &StatementsView::editWanted, this, &StatementsFeature::showStatement);
                          m_view->setDocument(m_document);
                          showProblems();
                          return m_view.data();
                      }});
}

void StatementsFeature::showProblems() {
    if (m_view) {
        m_view->setProblems(window().analyzer().latest());
    }
}

StatementsFeature::~StatementsFeature() {
    unlock();
}

void StatementsFeature::unlock() {
    if (m_lock.isOpen()) {
        ::unlink(m_lockPath.c_str()); // removed before another window can lock it
        m_lock.close();
    }
}

Document* StatementsFeature::document() const {
    return m_document;
}

/// Opens the text of this window. Each window with the same project has its own text, by number.
void StatementsFeature::open() {
    DocumentStore& store = window().store();
    m_folder = sessionFolder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation), store.folder());
    const QDir folder(m_folder);
    static_cast<void>(engine::makeFolder(m_folder.toStdString())); // makeFolder() syncs the folder to the disk
    QString name;
    for (int number = 1; number <= mostWindows; ++number) {
        name = number == 1 ? QStringLiteral("statements.xml") : QStringLiteral("statements-%1.xml").arg(number);
        m_lockPath = folder.filePath(name + QStringLiteral(".lock")).toStdString();
        if (auto lock = tryLock(m_lockPath)) {
            m_lock = std::move(*lock);
            break;
        }
    }
    QString problem;
    m_document =
        store.files().openOfSession(sessionPath(name), folder.filePath(name),
                                    QByteArray(emptyRuns.data(), static_cast<qsizetype>(emptyRuns.size())), &problem);
    m_isTold = false;
    window().sandbox().useDocument(&store, m_document);
    if (m_view) {
        m_view->setDocument(m_document);
    }
    if (m_document == nullptr) {
        window().say(tr("Cannot read the earlier sandbox statements: %1").arg(problem));
        return;
    }
    connect(m_document, &Document::changed, &m_soon, qOverload<>(&QTimer::start));
}

void StatementsFeature::close() {
    m_soon.stop();
    window().store().saver().finishSaving();
    m_document = nullptr; // MainWindow has saved the text, or asked the user about it
    unlock();
    QDir().rmdir(m_folder); // succeeds only if the folder is empty
}

void StatementsFeature::saveSoon() {
    if (m_document == nullptr) {
        return;
    }
    window().store().saver().saveSoon({m_document}, [this](const QStringList& problems) {
        if (!std::exchange(m_isTold, !problems.isEmpty()) && !problems.isEmpty()) {
            window().say(tr("Cannot save the sandbox statements: %1").arg(problems.join(QLatin1Char(' '))));
        }
    });
}

void StatementsFeature::showStatement(std::uint32_t offset) {
    const AnalysisPtr analysis = window().analyzer().latest();
    if (m_document == nullptr || !analysis || window().analyzer().isBehind()) {
        window().say(tr("The content is being checked; try again in a moment."));
        return;
    }
    window().goTo({analysis->fileOf(m_document->shownPath()), {offset, offset}});
}

void StatementsFeature::showText() {
    if (m_document != nullptr) {
        if (window().perspective() == Perspective::sandbox) {
            window().setPerspective(Perspective::sideBySide);
        }
        SourceEditor& editor = *window().editorOf(m_document->shownPath());
        if (const auto run = window().sandbox().runSpan()) {
            editor.goTo(static_cast<int>(run->begin), static_cast<int>(run->begin));
        }
        editor.setFocus();
    }
}

} // namespace orrery::ide
