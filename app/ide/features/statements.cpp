// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/statements.h"

#include "app/ide/main_window.h"
#include "widgets/document/document_editor.h"
#include "widgets/document/journal.h"
#include "widgets/document/project_files.h"
#include "widgets/sandbox/run_text.h"

#include <QDir>
#include <QStandardPaths>

#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

/// Until then the journal has it. Statements that follow one another are saved together.
constexpr int soonMs = 300;
constexpr int mostWindows = 100;

} // namespace

StatementsFeature::StatementsFeature(MainWindow& window) : Feature(window) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(soonMs);
    connect(&m_soon, &QTimer::timeout, this, &StatementsFeature::saveSoon);
    connect(&window, &MainWindow::projectOpened, this, &StatementsFeature::open);
    connect(&window, &MainWindow::projectClosing, this, &StatementsFeature::close);
    window.actions().connectTo("run.statements", [this] { showText(); });
    window.actions().connectTo("run.remove-statements", [this] { this->window().sandbox().removeStatements(); });
    connect(&window, &MainWindow::stateChanged, this, [this] {
        this->window().actions()["run.statements"].setEnabled(m_document != nullptr);
        this->window().actions()["run.remove-statements"].setEnabled(this->window().sandbox().hasRun());
    });
}

StatementsFeature::~StatementsFeature() = default;

Document* StatementsFeature::document() const {
    return m_document;
}

/// Each window that has the project open has a text of its own: the first one the first, and so on.
void StatementsFeature::open() {
    DocumentStore& store = window().store();
    m_folder = sessionFolder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation), store.folder());
    const QDir folder(m_folder);
    folder.mkpath(QStringLiteral("."));
    QString name;
    for (int number = 1; number <= mostWindows; ++number) {
        name = number == 1 ? QStringLiteral("statements.xml") : QStringLiteral("statements-%1.xml").arg(number);
        m_lock = std::make_unique<QLockFile>(folder.filePath(name + QStringLiteral(".lock")));
        m_lock->setStaleLockTime(0);
        if (m_lock->tryLock(0) || m_lock->error() != QLockFile::LockFailedError) {
            break; // where no lock can be made the text cannot be saved either, which is said then
        }
    }
    QString problem;
    m_document = store.openOfSession(sessionPath(name), folder.filePath(name),
                                     QByteArray(emptyRuns.data(), static_cast<qsizetype>(emptyRuns.size())), &problem);
    m_isTold = false;
    window().sandbox().useDocument(&store, m_document);
    if (m_document == nullptr) {
        window().say(tr("The earlier statements of the sandbox cannot be read: %1").arg(problem));
        return;
    }
    connect(m_document, &Document::changed, &m_soon, qOverload<>(&QTimer::start));
}

void StatementsFeature::close() {
    m_soon.stop();
    window().store().finishSaving();
    m_document = nullptr; // MainWindow has saved it, or asked
    m_lock.reset();
    QDir().rmdir(m_folder); // where it is empty
}

void StatementsFeature::saveSoon() {
    if (m_document == nullptr) {
        return;
    }
    window().store().saveSoon({m_document}, [this](const QStringList& problems) {
        if (!std::exchange(m_isTold, !problems.isEmpty()) && !problems.isEmpty()) {
            window().say(tr("The statements of the sandbox cannot be saved: %1").arg(problems.join(QLatin1Char(' '))));
        }
    });
}

void StatementsFeature::showText() {
    if (m_document != nullptr) {
        if (window().perspective() == Perspective::sandbox) {
            window().setPerspective(Perspective::sideBySide);
        }
        window().editorOf(m_document->shownPath())->setFocus();
    }
}

} // namespace orrery::ide
