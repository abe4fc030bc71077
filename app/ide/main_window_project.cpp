// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/main_window.h"

#include "widgets/document/document_editor.h"
#include "widgets/form/form_view.h"
#include "widgets/problems/problems_view.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QTabWidget>

namespace orrery::ide {

using namespace orrery::widgets;

bool MainWindow::mayDiscard() {
    if (!m_form->finishSource()) {
        say(tr("An element is being edited as XML in the form: mend it, or press Escape there."));
        return false;
    }
    if (!m_store->hasUnsaved()) {
        return true;
    }
    QMessageBox ask(QMessageBox::Question, QStringLiteral("Orrery"), tr("Save the changes to this project?"),
                    QMessageBox::NoButton, this);
    QPushButton* const save = ask.addButton(tr("Save all"), QMessageBox::AcceptRole);
    QPushButton* const discard = ask.addButton(tr("Discard changes"), QMessageBox::DestructiveRole);
    ask.addButton(tr("Keep editing"), QMessageBox::RejectRole);
    ask.setDefaultButton(save);
    ask.exec();
    return ask.clickedButton() == discard || (ask.clickedButton() == save && saveAll());
}

bool MainWindow::openProject(const QString& folder) {
    if (!mayDiscard()) {
        return false;
    }
    const QDir dir(folder);
    if (!dir.exists()) {
        QMessageBox::warning(this, QStringLiteral("Orrery"), tr("There is no folder '%1'.").arg(folder));
        return false;
    }
    if (hasProject()) {
        emit projectClosing();
    }
    m_sandbox->clear();
    while (m_tabs->count() > 0) {
        delete m_tabs->widget(0);
    }
    m_visits.clear();
    m_closed.clear();
    m_visit = 0;
    const QStringList problems = m_store->openFolder(dir.absolutePath());
    if (!problems.isEmpty()) {
        QMessageBox::warning(this, QStringLiteral("Orrery"), problems.join(QLatin1Char('\n')));
    }
    setPerspective(m_perspective);
    refreshTitle();
    emit projectOpened();
    m_isFormDue = true;
    if (m_tabs->count() > 0) {
        return true; // as it was left
    }
    // Something to look at at once, while the check goes on: the first file of content, else the manifest.
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

bool MainWindow::save() {
    m_store->finishTyping();
    m_form->finishSource();
    DocumentEditor* const editor = currentEditor();
    if (editor == nullptr) {
        return saveAll();
    }
    if (const auto problem = m_store->save(editor->document())) {
        QMessageBox::warning(this, QStringLiteral("Orrery"), *problem);
        return false;
    }
    refreshTitle();
    say(tr("Saved %1").arg(editor->document().shownPath()));
    return true;
}

bool MainWindow::saveAll() {
    m_store->finishTyping();
    m_form->finishSource();
    const QStringList problems = m_store->saveAll();
    refreshTitle();
    if (!problems.isEmpty()) {
        QMessageBox::warning(this, QStringLiteral("Orrery"), problems.join(QLatin1Char('\n')));
        return false;
    }
    say(tr("Saved everything"));
    return true;
}

std::vector<SourceEditor*> MainWindow::editors() const {
    std::vector<SourceEditor*> all;
    for (int i = 0; i < m_tabs->count(); ++i) {
        if (auto* const editor = qobject_cast<SourceEditor*>(m_tabs->widget(i))) {
            all.push_back(editor);
        }
    }
    return all;
}

DocumentEditor* MainWindow::currentEditor() const {
    return qobject_cast<DocumentEditor*>(m_tabs->currentWidget());
}

SourceEditor* MainWindow::editorOf(const QString& shownPath) {
    for (int i = 0; i < m_tabs->count(); ++i) {
        if (m_tabs->widget(i)->property("path").toString() == shownPath) {
            m_tabs->setCurrentIndex(i);
            return qobject_cast<SourceEditor*>(m_tabs->widget(i));
        }
    }
    SourceEditor* editor = nullptr;
    if (Document* const document = m_store->find(shownPath)) {
        auto* const own = new DocumentEditor(*m_store, *document, this);
        if (const AnalysisPtr analysis = m_analyzer->latest()) {
            own->showFindings(*analysis, m_analyzer->isLinted());
        }
        connect(own, &SourceEditor::caretMoved, m_form, [this, own] {
            // Typing moves the caret too: the form follows only what the present findings speak of.
            if (m_analyzer->latest() && !m_analyzer->isBehind()) {
                showCaretInForm(*own);
            }
        });
        editor = own;
    } else if (const AnalysisPtr analysis = m_analyzer->latest()) {
        // The shipped vocabulary can be read, not written.
        const engine::FileId file = analysis->fileOf(shownPath);
        if (!file.isValid()) {
            return nullptr;
        }
        const std::string_view bytes = analysis->project.sources.files[file.value].text->bytes();
        editor = new SourceEditor(this);
        editor->setBytes(QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())));
        editor->setReadOnly(true);
    } else {
        return nullptr;
    }
    editor->setProperty("path", shownPath);
    m_tabs->setCurrentIndex(m_tabs->addTab(editor, shownPath));
    refreshTitle();
    emit editorOpened(editor);
    return editor;
}

void MainWindow::followFiles() {
    connect(m_store.get(), &DocumentStore::left, this, [this](Document* document) {
        for (SourceEditor* const editor : editors()) {
            if (editor->property("path").toString() == document->shownPath()) {
                m_closed.insert(document->shownPath(), editor->caretOffset());
                // It may be in the midst of the key that took the file away.
                editor->setParent(nullptr);
                editor->deleteLater();
            }
        }
        refreshTitle();
    });
    connect(m_store.get(), &DocumentStore::cameBack, this, [this](Document* document) {
        const auto closed = m_closed.constFind(document->shownPath());
        if (closed != m_closed.constEnd() && m_store->find(document->shownPath()) == document) {
            const int caret = std::min(*closed, static_cast<int>(document->bytes().size()));
            m_closed.erase(closed);
            if (SourceEditor* const editor = editorOf(document->shownPath())) {
                showIn(*editor, caret, caret);
            }
        }
    });
    connect(m_store.get(), &DocumentStore::renamed, this, [this](Document* document, const QString& old) {
        for (SourceEditor* const editor : editors()) {
            if (editor->property("path").toString() == old) {
                editor->setProperty("path", document->shownPath());
            }
        }
        for (Visit& visit : m_visits) {
            if (visit.path == old) {
                visit.path = document->shownPath();
            }
        }
        refreshTitle();
    });
    connect(m_store.get(), &DocumentStore::fileRefused, this, &MainWindow::say);
}

void MainWindow::showIn(SourceEditor& editor, int begin, int end) {
    // A whole class selected would be gone with the next key: only what stands in one line is.
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
        // Back leads to where one was, also where one went there by hand.
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
    // Spans of an older text would hit the wrong bytes: never (I2.3).
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
