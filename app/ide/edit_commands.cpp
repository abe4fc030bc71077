// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/edit_commands.h"

#include "app/ide/actions.h"
#include "app/ide/editor_tabs.h"
#include "widgets/document/document_editor.h"
#include "widgets/document/document_store.h"
#include "widgets/project/analyzer.h"
#include "widgets/words/engine_text.h"

#include <QApplication>
#include <QKeyEvent>
#include <QScopedValueRollback>

#include <utility>
#include <vector>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

/// Sends Ctrl and a key to the focused widget. Each text and each list knows best how to cut, copy and paste. A widget
/// that claims the key gets it before any shortcut. For another one, such as a page of the help, the key would trigger
/// the command again, without end. So it gets the key directly.
void press(Qt::Key key) {
    static bool isPressing = false;
    static bool isUnclaimed = false;
    if (isPressing) {
        isUnclaimed = true;
        return;
    }
    QWidget* const focus = QApplication::focusWidget();
    if (focus == nullptr) {
        return;
    }
    const QScopedValueRollback pressing(isPressing, true);
    isUnclaimed = false;
    QKeyEvent event(QEvent::KeyPress, key, Qt::ControlModifier);
    QApplication::sendEvent(focus, &event);
    if (isUnclaimed) {
        static_cast<QObject*>(focus)->event(&event);
    }
}

} // namespace

EditCommands::EditCommands(Actions& actions, DocumentStore& store, const Analyzer& analyzer, EditorTabs& tabs,
                           QObject* parent)
    : QObject(parent), m_actions(actions), m_store(store), m_analyzer(analyzer), m_tabs(tabs) {
    actions.connectTo("file.close-editor", [this] { delete m_tabs.currentWidget(); });
    actions.connectTo("edit.undo", [this] {
        m_store.finishTyping();
        emit said(tr("Undone: %1").arg(m_store.history().undoText())); // before the reason if a file refuses it
        m_store.history().undo();
    });
    actions.connectTo("edit.redo", [this] {
        emit said(tr("Redone: %1").arg(m_store.history().redoText()));
        m_store.history().redo();
    });
    for (const auto& [id, key] : {std::pair("edit.cut", Qt::Key_X), std::pair("edit.copy", Qt::Key_C),
                                  std::pair("edit.paste", Qt::Key_V), std::pair("edit.select-all", Qt::Key_A)}) {
        actions.connectTo(id, [key = key] { press(key); });
    }
    connect(&store.history(), &QUndoStack::undoTextChanged, this, [this](const QString& text) {
        m_actions["edit.undo"].setToolTip(text.isEmpty() ? tr("Undo") : tr("Undo: %1").arg(text));
    });
    const auto onEditor = [this](void (SourceEditor::*slot)()) {
        return [this, slot] {
            if (auto* const editor = qobject_cast<SourceEditor*>(m_tabs.currentWidget())) {
                (editor->*slot)();
            }
        };
    };
    actions.connectTo("edit.find", onEditor(&SourceEditor::openFindBar));
    actions.connectTo("edit.replace", onEditor(&SourceEditor::openReplaceBar));
    actions.connectTo("edit.find-next", onEditor(&SourceEditor::nextMatch));
    actions.connectTo("edit.find-previous", onEditor(&SourceEditor::previousMatch));
}

void EditCommands::refresh() {
    m_actions["edit.undo"].setEnabled(m_store.history().canUndo());
    m_actions["edit.redo"].setEnabled(m_store.history().canRedo());
    for (const char* const id :
         {"file.close-editor", "edit.find", "edit.replace", "edit.find-next", "edit.find-previous"}) {
        m_actions[id].setEnabled(m_tabs.count() > 0);
    }
}

bool EditCommands::applyFix(const engine::Fix& fix) {
    // Never apply spans of an older text: they would change the wrong bytes (I2.3).
    if (m_analyzer.isBehind() || !m_analyzer.latest()) {
        emit said(tr("The content is being checked; try again in a moment."));
        return false;
    }
    std::vector<DocumentEdit> edits;
    for (const engine::TextEdit& edit : fix.edits) {
        Document* const document = m_store.find(m_analyzer.latest()->pathOf(edit.file));
        if (document == nullptr) {
            emit said(tr("The shipped vocabulary cannot be changed."));
            return false;
        }
        edits.push_back({document, edit.span, QByteArray::fromStdString(edit.text)});
    }
    return m_store.apply(engineText(fix.label), std::move(edits));
}

} // namespace orrery::ide
