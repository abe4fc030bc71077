// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/break_marks.h"

#include "app/ide/main_window.h"
#include "engine/lab/break_places.h"
#include "widgets/document/document.h"
#include "widgets/document/document_editor.h"
#include "widgets/form/form_view.h"
#include "widgets/hunt/break_list.h"
#include "widgets/project/analyzer.h"

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

/// Returns the newest analysis if it is of the editor's present text; otherwise null.
AnalysisPtr analysisOf(MainWindow& window, const DocumentEditor& editor) {
    const AnalysisPtr analysis = window.analyzer().latest();
    const Document& document = editor.document();
    const bool isPresent = analysis != nullptr && analysis->model != nullptr &&
                           analysis->versions.value(document.shownPath()) == document.version();
    return isPresent ? analysis : nullptr;
}

} // namespace

BreakMarks::BreakMarks(MainWindow& window, BreakList& list, QObject* parent)
    : QObject(parent), m_window(window), m_list(list) {
    connect(&window, &MainWindow::editorOpened, this, &BreakMarks::watch);
    connect(&window.analyzer(), &Analyzer::analysed, this, &BreakMarks::showAll);
    connect(&list, &BreakList::edited, this, &BreakMarks::showAll);
    connect(&list, &BreakList::modelReset, this, &BreakMarks::showAll);
    connect(&window.form(), &FormView::breakClicked, this, &BreakMarks::toggle);
}

void BreakMarks::watch(SourceEditor* editor) {
    if (auto* const one = qobject_cast<DocumentEditor*>(editor)) {
        connect(one, &SourceEditor::breakClicked, this, [this, one](int offset) { toggleLine(*one, offset); });
        show(*one);
    }
}

void BreakMarks::showAll() {
    for (SourceEditor* const editor : m_window.editors()) {
        if (auto* const one = qobject_cast<DocumentEditor*>(editor)) {
            show(*one);
        }
    }
    showInForm();
}

void BreakMarks::showInForm() {
    const AnalysisPtr analysis = m_window.analyzer().latest();
    if (analysis == nullptr || analysis->model == nullptr) {
        return;
    }
    std::vector<FormBreak> breaks;
    for (const BreakList::Line& line : m_list.lines()) {
        const auto target = engine::breakTargetOf(*analysis->model, line.text.toStdString());
        const engine::Location head = target ? target->head(*analysis->model) : engine::Location{};
        if (!head.file.isValid() || head.file.value >= analysis->project.trees.size()) {
            continue;
        }
        const engine::XmlTree& tree = *analysis->project.trees[head.file.value];
        std::uint32_t at = tree.nodeAt(head.span.begin);
        while (at != engine::XmlTree::document && !tree.isElement(at)) {
            at = tree.node(at).parent;
        }
        if (at != engine::XmlTree::document) {
            breaks.push_back({analysis->pathOf(head.file), FormPaths(tree).of(at), line.isEnabled});
        }
    }
    m_window.form().setBreaks(breaks);
}

/// Shows the marks of one text. Those of an older text move with it until its analysis arrives.
void BreakMarks::show(DocumentEditor& editor) {
    const AnalysisPtr analysis = analysisOf(m_window, editor);
    if (analysis == nullptr) {
        return;
    }
    const engine::FileId file = analysis->fileOf(editor.document().shownPath());
    QVector<SourceBreak> breaks;
    for (const BreakList::Line& line : m_list.lines()) {
        if (const auto target = engine::breakTargetOf(*analysis->model, line.text.toStdString())) {
            const engine::Location head = target->head(*analysis->model);
            if (head.file == file) {
                breaks.append({static_cast<int>(head.span.begin), line.isEnabled});
            }
        }
    }
    editor.setBreaks(breaks);
}

void BreakMarks::toggleHere() {
    if (m_window.form().isAncestorOf(m_window.focusWidget())) {
        if (const auto place = m_window.form().selectedPlace()) {
            toggle(*place);
        }
    } else if (DocumentEditor* const editor = m_window.currentEditor()) {
        toggleLine(*editor, editor->lineBeginOf(editor->caretOffset()));
    }
}

/// Toggles the breakpoint on the effect or group of a line. @param offset begin of the line
void BreakMarks::toggleLine(DocumentEditor& editor, int offset) {
    const AnalysisPtr analysis = analysisOf(m_window, editor);
    if (analysis == nullptr) {
        m_window.say(tr("The content is being checked; try again in a moment."));
        return;
    }
    // Without the indentation, because it belongs to the element around the line's own.
    const int end = editor.lineEndOf(offset);
    const QByteArray line = editor.bytes(offset, end);
    int blanks = 0;
    while (blanks < line.size() && (line[blanks] == ' ' || line[blanks] == '\t')) {
        ++blanks;
    }
    toggle({analysis->fileOf(editor.document().shownPath()),
            {static_cast<std::uint32_t>(offset + blanks), static_cast<std::uint32_t>(end)}});
}

void BreakMarks::toggle(engine::Location where) {
    const AnalysisPtr analysis = m_window.analyzer().latest();
    if (analysis == nullptr || analysis->model == nullptr) {
        return;
    }
    const auto target = engine::breakTargetAt(*analysis->model, where);
    if (!target) {
        m_window.say(tr("A breakpoint needs a line of a group or effect."));
        return;
    }
    emit toggleWanted(QString::fromStdString(engine::breakTextOf(*analysis->model, *target)));
}

} // namespace orrery::ide
