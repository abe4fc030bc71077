// SPDX-License-Identifier: GPL-3.0-or-later
// The source views, one for each tab.
#include "app/ide/main_window.h"

#include "widgets/document/document_editor.h"
#include "widgets/form/form_view.h"

#include <QSignalBlocker>
#include <QTabWidget>

#include <algorithm>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

/// A placeholder for a source view that is made later.
class TabToMake : public QWidget {
public:
    TabToMake(const QString& shownPath, int caret, int firstLine) : m_caret(caret), m_firstLine(firstLine) {
        setProperty("path", shownPath);
    }
    int caret() const { return m_caret; }
    int firstLine() const { return m_firstLine; }

private:
    int m_caret;
    int m_firstLine;
};

} // namespace

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

QWidget* MainWindow::tabOf(const QString& shownPath) const {
    for (int i = 0; i < m_tabs->count(); ++i) {
        if (m_tabs->widget(i)->property("path").toString() == shownPath) {
            return m_tabs->widget(i);
        }
    }
    return nullptr;
}

SourceEditor* MainWindow::editorOf(const QString& shownPath) {
    if (QWidget* const tab = tabOf(shownPath)) {
        const int index = m_tabs->indexOf(tab);
        makeTab(index);
        m_tabs->setCurrentIndex(index);
        return qobject_cast<SourceEditor*>(m_tabs->widget(index));
    }
    SourceEditor* editor = nullptr;
    if (Document* const document = m_store->find(shownPath)) {
        editor = makeEditor(*document);
    } else if (const AnalysisPtr analysis = m_analyzer->latest()) {
        // The shipped vocabulary is read-only.
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

DocumentEditor* MainWindow::makeEditor(Document& document) {
    auto* const editor = new DocumentEditor(*m_store, document, this);
    connect(editor, &SourceEditor::caretMoved, m_form, [this, editor] {
        // Typing moves the caret too: the form follows only while the analysis matches the text.
        if (editor == currentEditor() && m_analyzer->latest() && !m_analyzer->isBehind()) {
            showCaretInForm(*editor);
        }
    });
    return editor;
}

void MainWindow::addTabLater(const QString& shownPath, int caret, int firstLine) {
    const QSignalBlocker quiet(m_tabs); // the first tab becomes current by itself
    m_tabs->addTab(new TabToMake(shownPath, caret, firstLine), shownPath);
    m_moreTabs.start();
}

/// Replaces the placeholder of a tab by its source view.
void MainWindow::makeTab(int index) {
    auto* const toMake = dynamic_cast<TabToMake*>(m_tabs->widget(index));
    Document* const document = toMake != nullptr ? m_store->find(toMake->property("path").toString()) : nullptr;
    if (document == nullptr) {
        return;
    }
    DocumentEditor* const editor = makeEditor(*document);
    editor->setProperty("path", document->shownPath());
    const bool isCurrent = m_tabs->currentIndex() == index;
    editor->resize(m_tabs->currentWidget()->size()); // the visible part of a text depends on it
    {
        const QSignalBlocker quiet(m_tabs);
        m_tabs->insertTab(index, editor, m_tabs->tabText(index));
        if (isCurrent) {
            m_tabs->setCurrentIndex(index);
        }
        m_tabs->removeTab(index + 1);
    }
    const int caret = std::clamp(toMake->caret(), 0, editor->length());
    editor->goTo(caret, caret);
    editor->setFirstVisibleLine(std::max(0, toMake->firstLine()));
    toMake->deleteLater(); // its signal may be the caller
    refreshTitle();
    emit editorOpened(editor);
}

bool MainWindow::hasTabsToMake() const {
    for (int i = 0; i < m_tabs->count(); ++i) {
        if (dynamic_cast<TabToMake*>(m_tabs->widget(i)) != nullptr) {
            return true;
        }
    }
    return false;
}

/// Makes one source view: more at a time would block the window (P3.5).
void MainWindow::makeNextTab() {
    for (int i = 0; i < m_tabs->count(); ++i) {
        if (dynamic_cast<TabToMake*>(m_tabs->widget(i)) != nullptr) {
            makeTab(i);
            m_moreTabs.start();
            return;
        }
    }
}

void MainWindow::followFiles() {
    connect(&m_store->list(), &DocumentList::left, this, [this](Document* document) {
        if (QWidget* const tab = tabOf(document->shownPath())) {
            const auto* const editor = qobject_cast<SourceEditor*>(tab);
            m_closed.insert(document->shownPath(),
                            editor != nullptr ? editor->caretOffset() : static_cast<TabToMake*>(tab)->caret());
            // The tab may be handling the key that removed its file.
            tab->setParent(nullptr);
            tab->deleteLater();
        }
        refreshTitle();
    });
    connect(&m_store->files(), &DocumentFiles::cameBack, this, [this](Document* document) {
        const auto closed = m_closed.constFind(document->shownPath());
        if (closed != m_closed.constEnd() && m_store->find(document->shownPath()) == document) {
            const int caret = std::min(*closed, static_cast<int>(document->bytes().size()));
            m_closed.erase(closed);
            if (SourceEditor* const editor = editorOf(document->shownPath())) {
                showIn(*editor, caret, caret);
            }
        }
    });
    connect(&m_store->list(), &DocumentList::renamed, this, [this](Document* document, const QString& old) {
        if (QWidget* const tab = tabOf(old)) {
            tab->setProperty("path", document->shownPath());
            m_tabs->setTabText(m_tabs->indexOf(tab), document->shownPath());
        }
        for (Visit& visit : m_visits) {
            if (visit.path == old) {
                visit.path = document->shownPath();
            }
        }
        refreshTitle();
    });
    connect(&m_store->files(), &DocumentFiles::fileRefused, this, &MainWindow::say);
}

/// Shows the place of the current source view in the form, whichever way the view became current.
void MainWindow::followTab() {
    const DocumentEditor* const editor = currentEditor();
    if (editor == nullptr || m_analyzer->latest() == nullptr || editor->document().shownPath() == m_form->file()) {
        return;
    }
    m_isFormDue = m_analyzer->isBehind();
    if (!m_isFormDue) {
        showCaretInForm(*editor);
    }
}

void MainWindow::showCaretInForm(const DocumentEditor& editor) {
    const auto at = static_cast<std::uint32_t>(editor.caretOffset());
    m_form->showPlace({m_analyzer->latest()->fileOf(editor.document().shownPath()), {at, at}}, false);
}

/// Updates the visible source view; the others follow when they become current (P3.5).
void MainWindow::showFindings() {
    const AnalysisPtr analysis = m_analyzer->latest();
    if (DocumentEditor* const editor = currentEditor(); editor != nullptr && analysis) {
        editor->showFindings(*analysis, m_analyzer->isLinted());
    }
}

} // namespace orrery::ide
