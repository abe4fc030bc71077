// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/editor_tabs.h"

#include "widgets/document/document_editor.h"
#include "widgets/document/document_store.h"
#include "widgets/project/analyzer.h"

#include <QSignalBlocker>

#include <algorithm>
#include <string_view>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

/// A placeholder for a source view, which makeTab() creates later.
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

EditorTabs::EditorTabs(DocumentStore& store, const Analyzer& analyzer, QWidget* parent)
    : QTabWidget(parent), m_store(store), m_analyzer(analyzer) {
    setAccessibleName(tr("Open files"));
    setDocumentMode(true);
    setTabsClosable(true);
    setMovable(true);
    m_titles.setSingleShot(true);
    m_titles.setInterval(0);
    connect(&m_titles, &QTimer::timeout, this, &EditorTabs::refreshTitles);
    m_moreTabs.setSingleShot(true);
    m_moreTabs.setInterval(0);
    connect(&m_moreTabs, &QTimer::timeout, this, &EditorTabs::makeNextTab);
    connect(this, &QTabWidget::tabCloseRequested, this, [this](int index) { delete widget(index); });
    connect(this, &QTabWidget::currentChanged, this, [this](int index) {
        makeTab(index);
        showFindings();
        if (DocumentEditor* const editor = currentEditor()) {
            editor->setMarksStale(m_analyzer.isBehind());
        }
        emit editorChanged();
    });
    followFiles();
}

EditorTabs::~EditorTabs() {
    blockSignals(true); // no signals while the base class destroys the tabs
}

std::vector<SourceEditor*> EditorTabs::editors() const {
    std::vector<SourceEditor*> all;
    for (int i = 0; i < count(); ++i) {
        if (auto* const editor = qobject_cast<SourceEditor*>(widget(i))) {
            all.push_back(editor);
        }
    }
    return all;
}

DocumentEditor* EditorTabs::currentEditor() const {
    return qobject_cast<DocumentEditor*>(currentWidget());
}

QWidget* EditorTabs::tabOf(const QString& shownPath) const {
    for (int i = 0; i < count(); ++i) {
        if (widget(i)->property("path").toString() == shownPath) {
            return widget(i);
        }
    }
    return nullptr;
}

SourceEditor* EditorTabs::editorOf(const QString& shownPath) {
    if (QWidget* const tab = tabOf(shownPath)) {
        const int index = indexOf(tab);
        makeTab(index);
        setCurrentIndex(index);
        return qobject_cast<SourceEditor*>(widget(index));
    }
    SourceEditor* editor = nullptr;
    if (Document* const document = m_store.find(shownPath)) {
        editor = makeEditor(*document);
    } else if (const AnalysisPtr analysis = m_analyzer.latest()) {
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
    setCurrentIndex(addTab(editor, shownPath));
    emit tabsChanged();
    emit editorOpened(editor);
    return editor;
}

DocumentEditor* EditorTabs::makeEditor(Document& document) {
    auto* const editor = new DocumentEditor(m_store, document, this);
    connect(editor, &SourceEditor::caretMoved, this, [this, editor] {
        if (editor == currentEditor()) {
            emit caretMoved();
        }
    });
    return editor;
}

SourceEditor* EditorTabs::showPlace(const QString& shownPath, int begin, int end) {
    SourceEditor* const editor = editorOf(shownPath);
    if (editor != nullptr) {
        // Selects only within one line. If a whole class were selected, the next key would delete it.
        const bool isOneLine = !editor->bytes(begin, end).contains('\n');
        editor->goTo(begin, isOneLine ? end : begin);
    }
    return editor;
}

void EditorTabs::addLater(const QString& shownPath, int caret, int firstLine) {
    const QSignalBlocker quiet(this); // QTabWidget makes the first tab current and would emit a signal
    addTab(new TabToMake(shownPath, caret, firstLine), shownPath);
    m_moreTabs.start();
}

/// Replaces the placeholder of a tab by its source view.
void EditorTabs::makeTab(int index) {
    auto* const toMake = dynamic_cast<TabToMake*>(widget(index));
    Document* const document = toMake != nullptr ? m_store.find(toMake->property("path").toString()) : nullptr;
    if (document == nullptr) {
        return;
    }
    DocumentEditor* const editor = makeEditor(*document);
    editor->setProperty("path", document->shownPath());
    const bool isCurrent = currentIndex() == index;
    editor->resize(currentWidget()->size()); // the size determines the visible part of the text
    {
        const QSignalBlocker quiet(this);
        insertTab(index, editor, tabText(index));
        if (isCurrent) {
            setCurrentIndex(index);
        }
        removeTab(index + 1);
    }
    const int caret = std::clamp(toMake->caret(), 0, editor->length());
    editor->goTo(caret, caret);
    editor->setFirstVisibleLine(std::max(0, toMake->firstLine()));
    toMake->deleteLater(); // a signal of the placeholder may be the caller
    emit tabsChanged();
    emit editorOpened(editor);
}

bool EditorTabs::hasTabsToMake() const {
    for (int i = 0; i < count(); ++i) {
        if (dynamic_cast<TabToMake*>(widget(i)) != nullptr) {
            return true;
        }
    }
    return false;
}

/// Creates one source view. More views at a time would block the window (P3.5).
void EditorTabs::makeNextTab() {
    for (int i = 0; i < count(); ++i) {
        if (dynamic_cast<TabToMake*>(widget(i)) != nullptr) {
            makeTab(i);
            m_moreTabs.start();
            return;
        }
    }
}

void EditorTabs::refreshTitles() {
    for (int i = 0; i < count(); ++i) {
        if (auto* const editor = qobject_cast<DocumentEditor*>(widget(i))) {
            const QString path = editor->document().shownPath();
            const QString text = editor->document().isModified() ? path + QStringLiteral(" •") : path;
            if (tabText(i) != text) { // otherwise each keystroke would lay out all tabs again
                setTabText(i, text);
            }
        }
    }
}

void EditorTabs::beginClosing() {
    m_moreTabs.stop();
    blockSignals(true); // otherwise the form would show the file of each tab that becomes current
    setUpdatesEnabled(false);
}

bool EditorTabs::closeOneBehind() {
    if (count() < 2) {
        return false;
    }
    delete widget(currentIndex() == 0 ? 1 : 0);
    return true;
}

void EditorTabs::endClosing() {
    while (count() > 0) {
        delete widget(0);
    }
    setUpdatesEnabled(true);
    blockSignals(false);
    m_closed.clear();
}

void EditorTabs::followFiles() {
    connect(&m_store.list(), &DocumentList::left, this, [this](Document* document) {
        if (QWidget* const tab = tabOf(document->shownPath())) {
            const auto* const editor = qobject_cast<SourceEditor*>(tab);
            m_closed.insert(document->shownPath(),
                            editor != nullptr ? editor->caretOffset() : static_cast<TabToMake*>(tab)->caret());
            // Deletes the tab later, because it may still handle the key that removed its file.
            tab->setParent(nullptr);
            tab->deleteLater();
        }
        emit tabsChanged();
    });
    connect(&m_store.files(), &DocumentFiles::cameBack, this, [this](Document* document) {
        const auto closed = m_closed.constFind(document->shownPath());
        if (closed != m_closed.constEnd() && m_store.find(document->shownPath()) == document) {
            const int caret = std::min(*closed, static_cast<int>(document->bytes().size()));
            m_closed.erase(closed);
            showPlace(document->shownPath(), caret, caret);
        }
    });
    connect(&m_store.list(), &DocumentList::renamed, this, [this](Document* document, const QString& old) {
        if (QWidget* const tab = tabOf(old)) {
            tab->setProperty("path", document->shownPath());
            setTabText(indexOf(tab), document->shownPath());
        }
        emit tabsChanged();
    });
}

void EditorTabs::showFindings() {
    const AnalysisPtr analysis = m_analyzer.latest();
    if (DocumentEditor* const editor = currentEditor(); editor != nullptr && analysis) {
        editor->showFindings(*analysis, m_analyzer.isLinted());
    }
}

} // namespace orrery::ide
