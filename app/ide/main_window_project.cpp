// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/main_window.h"

#include "widgets/base/background.h"
#include "widgets/document/document_editor.h"
#include "widgets/draft/draft_dialog.h"
#include "widgets/form/form_view.h"
#include "widgets/problems/problems_view.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QEventLoop>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QSemaphore>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QThreadPool>
#include <QTimer>

#include <algorithm>
#include <memory>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

/// Reads a folder on another thread. Meanwhile the window repaints, and the person's input waits (P3.5).
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
    reading->isDone.acquire(); // also if the application ends during the read
    return std::move(reading->texts);
}

/// Returns the names of the first files with unsaved work.
QString unsavedNames(const DocumentStore& store) {
    constexpr qsizetype most = 8;
    QStringList names;
    for (const Document* const document : store.documents()) {
        if (document->isModified()) {
            names << document->shownPath();
        }
    }
    const qsizetype more = names.size() - most;
    if (more > 0) {
        names = names.first(most) << MainWindow::tr("and %n more", nullptr, static_cast<int>(more));
    }
    return names.join(QLatin1Char('\n'));
}

/// Returns the innermost open dialog with changed input; null if there is none.
DraftDialog* changedDialog(const QWidget& window) {
    const auto dialogs = window.findChildren<DraftDialog*>();
    const auto found = std::find_if(dialogs.rbegin(), dialogs.rend(),
                                    [](const DraftDialog* one) { return one->isVisible() && one->isChanged(); });
    return found != dialogs.rend() ? *found : nullptr;
}

} // namespace

bool MainWindow::hasUnsaved() {
    m_store->finishTyping();
    return m_store->hasUnsaved() || changedDialog(*this) != nullptr;
}

void MainWindow::endUnasked() {
    m_store->finishTyping();
    saveLayouts();
    emit endingUnasked();
}

bool MainWindow::agreesToEnd(bool mayAsk) {
    if (!hasUnsaved()) {
        return true;
    }
    if (!mayAsk) {
        endUnasked();
        return true;
    }
    m_hasAgreedToEnd = mayDiscard();
    return m_hasAgreedToEnd;
}

bool MainWindow::mayDiscard() {
    if (m_hasAgreedToEnd) {
        return true;
    }
    while (DraftDialog* const dialog = changedDialog(*this)) {
        dialog->reject(); // it asks the person
        if (dialog->isVisible()) {
            return false;
        }
    }
    m_store->finishTyping();
    m_store->saver().finishSaving();
    if (!mayLeaveSession()) {
        return false;
    }
    if (!m_store->hasUnsaved()) {
        return true;
    }
    QMessageBox ask(QMessageBox::Question, QStringLiteral("Orrery"), tr("Save the changes to this project?"),
                    QMessageBox::NoButton, this);
    ask.setInformativeText(unsavedNames(*m_store));
    QPushButton* const save = ask.addButton(tr("Save all"), QMessageBox::AcceptRole);
    QPushButton* const discard = ask.addButton(tr("Discard changes"), QMessageBox::DestructiveRole);
    ask.addButton(tr("Keep editing"), QMessageBox::RejectRole);
    ask.setDefaultButton(save);
    ask.exec();
    return ask.clickedButton() == discard || (ask.clickedButton() == save && saveAll());
}

/// Saves the texts of the session without asking; asks only if that fails.
bool MainWindow::mayLeaveSession() {
    QStringList problems;
    for (Document* const document : m_store->allDocuments()) {
        if (document->isOfSession() && document->isModified()) {
            if (const auto problem = m_store->saver().save(*document)) {
                problems << *problem;
            }
        }
    }
    if (problems.isEmpty()) {
        return true;
    }
    QMessageBox ask(QMessageBox::Warning, QStringLiteral("Orrery"),
                    tr("Cannot save the sandbox statements: %1").arg(problems.join(QLatin1Char(' '))),
                    QMessageBox::NoButton, this);
    QPushButton* const discard = ask.addButton(tr("Discard statements"), QMessageBox::DestructiveRole);
    ask.setDefaultButton(ask.addButton(tr("Keep editing"), QMessageBox::RejectRole));
    ask.exec();
    return ask.clickedButton() == discard;
}

bool MainWindow::openProject(const QString& folder) {
    if (m_isOpening || !mayDiscard()) {
        return false;
    }
    m_hasAgreedToEnd = false;
    const QDir dir(folder);
    if (!dir.exists()) {
        QMessageBox::warning(this, QStringLiteral("Orrery"), tr("There is no folder '%1'.").arg(folder));
        return false;
    }
    if (hasProject()) {
        emit projectClosing();
    }
    m_isOpening = true;
    m_moreTabs.stop();
    QSignalBlocker quiet(m_tabs); // else the form would show the file of each tab that becomes current
    m_tabs->setUpdatesEnabled(false);
    // During the read, delete the views of the old project, one in each event, the current one last.
    QTimer closing;
    QEventLoop leaving;
    connect(&closing, &QTimer::timeout, m_tabs, [this, &closing, &leaving] {
        if (m_tabs->count() > 1) {
            delete m_tabs->widget(m_tabs->currentIndex() == 0 ? 1 : 0);
        } else {
            closing.stop(); // else it would keep a processor busy until the folder is read
            leaving.quit();
        }
    });
    closing.start(0);
    FolderTexts texts = readAside(dir.absolutePath());
    if (closing.isActive()) {
        leaving.exec(QEventLoop::ExcludeUserInputEvents);
    }
    m_isOpening = false;
    m_sandbox->clear();
    while (m_tabs->count() > 0) {
        delete m_tabs->widget(0);
    }
    m_tabs->setUpdatesEnabled(true);
    quiet.unblock();
    m_visits.clear();
    m_closed.clear();
    m_visit = 0;
    const QStringList problems = m_store->open(std::move(texts));
    if (!problems.isEmpty()) {
        QMessageBox::warning(this, QStringLiteral("Orrery"), problems.join(QLatin1Char('\n')));
    }
    if (m_laidOut == m_perspective) {
        focusEditing(); // its docks are already shown
    } else {
        setPerspective(m_perspective);
    }
    refreshTitle();
    emit projectOpened();
    m_isFormDue = true;
    if (m_tabs->count() > 0) {
        return true; // the session feature has restored the tabs
    }
    // Show something at once, while the check is running: the first content file, else the manifest.
    for (const Document* const document : m_store->documents()) {
        if (document->shownPath() != QLatin1String("orrery.xml")) {
            visit({document->shownPath(), 0, 0}, true);
            return true;
        }
    }
    visit({QStringLiteral("orrery.xml"), 0, 0}, true);
    return true;
}

void MainWindow::askOpen() {
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Open a project's folder"), m_store->folder());
    if (!folder.isEmpty()) {
        openProject(folder);
    }
}

/// Returns the unsaved files at the focus: of the form, of a pane, else of the current tab.
std::vector<Document*> MainWindow::unsavedInFront() const {
    const QWidget* const focused = QApplication::focusWidget(); // null while the window is inactive
    const QWidget* const focus = focused != nullptr ? focused : focusWidget();
    std::vector<Document*> found;
    const auto pane = std::ranges::find_if(
        m_panes, [&](const MadePane& each) { return each.unsaved && each.dock->isAncestorOf(focus); });
    if (focus != nullptr && pane != m_panes.end()) {
        found = pane->unsaved();
    } else if (Document* const document = m_form->isAncestorOf(focus) || currentEditor() == nullptr
                                              ? m_form->document()
                                              : &currentEditor()->document()) {
        found.push_back(document);
    }
    std::erase_if(found, [](const Document* document) { return !document->isModified(); });
    return found;
}

void MainWindow::saveCurrent() {
    std::vector<Document*> documents = unsavedInFront();
    if (documents.empty()) {
        return saveEverything(); // the mark in the title may refer to other files
    }
    QStringList paths;
    for (const Document* const document : documents) {
        paths << document->shownPath();
    }
    beginSaving(std::move(documents), tr("Saved %1").arg(paths.join(QStringLiteral(", "))));
}

void MainWindow::saveEverything() {
    beginSaving({}, tr("Saved everything"));
}

/// @param documents empty: all.
void MainWindow::beginSaving(std::vector<Document*> documents, const QString& sentence) {
    m_store->finishTyping();
    m_store->saver().saveSoon(documents.empty() ? m_store->documents() : std::move(documents),
                              [this, sentence](const QStringList& problems) { tellSaved(problems, sentence); });
}

void MainWindow::tellSaved(const QStringList& problems, const QString& sentence) {
    refreshTitle();
    if (problems.isEmpty()) {
        say(sentence);
    } else {
        QMessageBox::warning(this, QStringLiteral("Orrery"), problems.join(QLatin1Char('\n')));
    }
}

bool MainWindow::saveAll() {
    m_store->finishTyping();
    const QStringList problems = m_store->saver().saveAll();
    tellSaved(problems, tr("Saved everything"));
    return problems.isEmpty();
}

void MainWindow::showIn(SourceEditor& editor, int begin, int end) {
    // The next keystroke would delete a selected class: select only within one line.
    const bool isOneLine = !editor.bytes(begin, end).contains('\n');
    editor.goTo(begin, isOneLine ? end : begin);
}

void MainWindow::visit(const Visit& place, bool remember) {
    std::optional<Visit> from;
    if (const auto* const left = qobject_cast<SourceEditor*>(m_tabs->currentWidget())) {
        const int caret = left->caretOffset();
        from = Visit{left->property("path").toString(), caret, caret};
    }
    SourceEditor* const editor = editorOf(place.path);
    if (editor == nullptr) {
        return;
    }
    showIn(*editor, place.begin, place.end);
    if (remember) {
        m_visits.resize(m_visit);
        // "Back" leads to the previous place, even if the person moved there without a command.
        const bool isElsewhere = from && (m_visits.empty() || m_visits.back().path != from->path ||
                                          from->begin < m_visits.back().begin || from->begin > m_visits.back().end);
        if (isElsewhere) {
            m_visits.push_back(*from);
        }
        const bool isSame = !m_visits.empty() && m_visits.back().path == place.path &&
                            m_visits.back().begin == place.begin && m_visits.back().end == place.end;
        if (!isSame) {
            m_visits.push_back(place);
        }
        m_visit = m_visits.size();
    }
    refreshActions();
}

void MainWindow::goTo(engine::Location where) {
    const AnalysisPtr analysis = m_analyzer->latest();
    if (!analysis || !where.file.isValid()) {
        return;
    }
    if (m_perspective == Perspective::sandbox) {
        setPerspective(Perspective::sideBySide);
    }
    m_form->showPlace(where);
    visit({analysis->pathOf(where.file), static_cast<int>(where.span.begin), static_cast<int>(where.span.end)}, true);
    emit placeShown(where);
}

bool MainWindow::applyFix(const engine::Fix& fix) {
    // Never apply spans of an older text: they would change the wrong bytes (I2.3).
    if (m_analyzer->isBehind() || !m_analyzer->latest()) {
        say(tr("The content is being checked; try again in a moment."));
        return false;
    }
    std::vector<DocumentEdit> edits;
    for (const engine::TextEdit& edit : fix.edits) {
        Document* const document = m_store->find(m_analyzer->latest()->pathOf(edit.file));
        if (document == nullptr) {
            say(tr("The shipped vocabulary cannot be changed."));
            return false;
        }
        edits.push_back({document, edit.span, QByteArray::fromStdString(edit.text)});
    }
    return m_store->apply(widgets::engineText(fix.label), std::move(edits));
}

} // namespace orrery::ide
