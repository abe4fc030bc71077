// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/recovery.h"

#include "app/ide/main_window.h"
#include "widgets/document/journal.h"
#include "widgets/document/project_files.h"
#include "widgets/draft/draft_store.h"
#include "widgets/merge/recovery_dialog.h"

#include <QLabel>
#include <QMap>
#include <QStandardPaths>
#include <QStatusBar>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {
QString dataFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}
} // namespace

RecoveryFeature::RecoveryFeature(MainWindow& window)
    : Feature(window), m_journal(new Journal(window.store(), dataFolder(), this)),
      m_drafts(new DraftStore(dataFolder(), &window)), m_problem(new QLabel(&window)) {
    m_problem->hide();
    window.statusBar()->addPermanentWidget(m_problem);
    connect(m_journal, &Journal::problemChanged, this, &RecoveryFeature::showProblem);
    connect(m_drafts, &DraftStore::problemChanged, this, &RecoveryFeature::showProblem);
    connect(m_drafts, &DraftStore::damaged, this, [this](const QString& text) { showReason(text); });
    connect(&window, &MainWindow::projectOpened, this, &RecoveryFeature::offer);
    connect(&window, &MainWindow::endingUnasked, this, [this] {
        m_journal->flush();
        m_drafts->flush();
    });
    connect(&window, &MainWindow::projectClosing, this, [this] {
        // Discards the journal, because the window has already asked the user about unsaved changes.
        m_journal->discard();
        m_dialog.reset();
        m_recovery.reset();
    });
}

RecoveryFeature::~RecoveryFeature() = default;

void RecoveryFeature::offer() {
    m_drafts->setProject(window().store().folder());
    m_dialog.reset();
    m_recovery = std::make_unique<Recovery>(dataFolder(), window().store().folder());
    restoreSession();
    if (m_recovery->isEmpty()) {
        const QStringList problems = m_recovery->problems();
        m_recovery.reset();
        if (!problems.isEmpty()) {
            showReason(problems.join(QLatin1Char('\n')));
        }
        return;
    }
    m_dialog = std::make_unique<RecoveryDialog>(*m_recovery, window().store(), *m_journal, &window());
    connect(m_dialog.get(), &RecoveryDialog::done, &window(), &MainWindow::say);
    connect(m_dialog.get(), &QDialog::finished, this, [this] {
        m_recovery.reset(); // unlocks the other journals for the next window that opens the project
        m_dialog.release()->deleteLater();
    });
    m_dialog->open();
}

/// Restores the texts of the session without a question, as the window saves them without a question.
void RecoveryFeature::restoreSession() {
    QMap<QString, QVector<RecoveredFile>> found; // recovered files by path, newest first
    for (const RecoveredFile& file : m_recovery->files()) {
        if (isSessionPath(file.path)) {
            found[file.path].append(file);
        }
    }
    for (const QVector<RecoveredFile>& files : std::as_const(found)) {
        if (window().store().find(files.front().path) == nullptr) {
            m_recovery->setAside(files); // the text of a second window
        } else {
            const QByteArray text = Recovery::textOf(files.front(), window().store());
            m_recovery->restore(files, QVector<QByteArray>(files.size(), text), window().store(), *m_journal);
        }
    }
}

void RecoveryFeature::showProblem() {
    const QString problem = !m_journal->problem().isEmpty() ? m_journal->problem() : m_drafts->problem();
    m_problem->setVisible(!problem.isEmpty());
    m_problem->setText(problem.isEmpty() ? QString() : tr("Unsaved changes would be lost in a crash"));
    m_problem->setToolTip(problem);
    if (!problem.isEmpty()) {
        window().say(tr("Cannot back up unsaved changes: %1").arg(problem));
    }
}

} // namespace orrery::ide
