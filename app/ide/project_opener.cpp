// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/project_opener.h"

#include "app/ide/editor_tabs.h"
#include "widgets/base/background.h"
#include "widgets/document/document_store.h"
#include "widgets/sandbox/sandbox.h"

#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QMessageBox>
#include <QSemaphore>
#include <QTimer>

#include <memory>
#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

/// Reads a folder on another thread. Meanwhile the window repaints, and the user's input waits (P3.5).
FolderTexts readAside(const QString& folder) {
    struct Reading {
        FolderTexts texts;
        QSemaphore isDone;
    };
    const auto reading = std::make_shared<Reading>();
    QEventLoop loop;
    inBackground([&loop, reading, folder] {
        reading->texts = DocumentStore::readFolder(folder);
        QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
        reading->isDone.release();
    });
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    reading->isDone.acquire(); // waits even if the application ends during the read
    return std::move(reading->texts);
}

} // namespace

ProjectOpener::ProjectOpener(DocumentStore& store, Sandbox& sandbox, EditorTabs& tabs, QWidget& window)
    : QObject(&window), m_store(store), m_sandbox(sandbox), m_tabs(tabs), m_window(window) {}

bool ProjectOpener::open(const QString& path) {
    const QFileInfo named(path);
    const bool isManifest = named.isFile() && named.fileName() == QLatin1String("orrery.xml");
    const QString folder = isManifest ? named.absolutePath() : path;
    const QDir dir(folder);
    if (!dir.exists()) {
        const QString reason = tr("There is no folder '%1'.").arg(folder);
        emit refused(reason);
        QMessageBox::warning(&m_window, QStringLiteral("Orrery"), reason);
        return false;
    }
    if (!m_store.folder().isEmpty()) {
        emit closing();
    }
    m_isOpening = true;
    m_tabs.beginClosing();
    // During the read, deletes the views of the old project: one in each event, the current one last.
    QTimer closingTabs;
    QEventLoop leaving;
    connect(&closingTabs, &QTimer::timeout, &m_tabs, [this, &closingTabs, &leaving] {
        if (!m_tabs.closeOneBehind()) {
            closingTabs.stop(); // otherwise the timer would keep a processor busy during the read
            leaving.quit();
        }
    });
    closingTabs.start(0);
    FolderTexts texts = readAside(dir.absolutePath());
    if (closingTabs.isActive()) {
        leaving.exec(QEventLoop::ExcludeUserInputEvents);
    }
    m_isOpening = false;
    m_sandbox.clear();
    m_tabs.endClosing();
    const QStringList problems = m_store.open(std::move(texts));
    if (!problems.isEmpty()) {
        QMessageBox::warning(&m_window, QStringLiteral("Orrery"), problems.join(QLatin1Char('\n')));
    }
    return true;
}

void ProjectOpener::close() {
    emit closing();
    m_tabs.beginClosing();
    m_sandbox.clear();
    m_tabs.endClosing();
    m_store.clear();
}

} // namespace orrery::ide
