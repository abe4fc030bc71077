// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/navigator.h"

#include "app/ide/editor_tabs.h"
#include "widgets/document/document_editor.h"
#include "widgets/document/document_store.h"
#include "widgets/form/form_view.h"
#include "widgets/project/analyzer.h"

#include <algorithm>
#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

Navigator::Navigator(DocumentStore& store, const Analyzer& analyzer, FormView& form, EditorTabs& tabs, QObject* parent)
    : QObject(parent), m_store(store), m_analyzer(analyzer), m_form(form), m_tabs(tabs) {
    connect(&analyzer, &Analyzer::analysed, this, &Navigator::takeAnalysis);
    connect(&store.list(), &DocumentList::renamed, this,
            [this](const Document* document, const QString& old) { m_places.renameFile(old, document->shownPath()); });
    connect(&tabs, &EditorTabs::editorChanged, this, &Navigator::followEditor);
    connect(&tabs, &EditorTabs::caretMoved, this, [this] {
        // Typing also moves the caret. So the form follows only while the analysis is up to date.
        if (m_analyzer.latest() && !m_analyzer.isBehind()) {
            showCaretInForm();
        }
    });
    connect(&form, &FormView::placeWanted, this, [this](engine::Location where) {
        // The form already shows the place. Shows it in the source view, too.
        if (const AnalysisPtr analysis = m_analyzer.latest()) {
            m_tabs.showPlace(analysis->pathOf(where.file), static_cast<int>(where.span.begin),
                             static_cast<int>(where.span.end));
        }
    });
}

void Navigator::goTo(engine::Location where) {
    const AnalysisPtr analysis = m_analyzer.latest();
    if (!analysis || !where.file.isValid()) {
        return;
    }
    emit editingWanted();
    m_form.showPlace(where);
    visit({analysis->pathOf(where.file), static_cast<int>(where.span.begin), static_cast<int>(where.span.end)}, true);
    emit placeShown(where);
}

void Navigator::openFile(const QString& shownPath) {
    visit({shownPath, 0, 0}, true);
}

void Navigator::goBack() {
    if (const auto place = m_places.back(m_tabs.count() > 0)) {
        visit(*place, false);
    }
}

void Navigator::goForward() {
    if (const auto place = m_places.forward()) {
        visit(*place, false);
    }
}

bool Navigator::canGoBack() const {
    return m_places.canGoBack(m_tabs.count() > 0);
}

void Navigator::visit(const Visit& place, bool isRemembered) {
    std::optional<Visit> from;
    if (const auto* const left = qobject_cast<SourceEditor*>(m_tabs.currentWidget())) {
        const int caret = left->caretOffset();
        from = Visit{left->property("path").toString(), caret, caret};
    }
    if (m_tabs.showPlace(place.path, place.begin, place.end) == nullptr) {
        return;
    }
    if (isRemembered) {
        m_places.add(place, from);
    }
    emit moved();
}

void Navigator::beginProject() {
    m_isFormDue = true;
    if (m_tabs.count() > 0) {
        return;
    }
    const QString manifest = QStringLiteral("orrery.xml");
    const auto documents = m_store.documents();
    const auto first =
        std::ranges::find_if(documents, [&](const Document* document) { return document->shownPath() != manifest; });
    openFile(first != documents.end() ? (*first)->shownPath() : manifest);
}

/// Shows the place of the current source view in the form. Called after any change of the current view.
void Navigator::followEditor() {
    const DocumentEditor* const editor = m_tabs.currentEditor();
    if (editor == nullptr || m_analyzer.latest() == nullptr || editor->document().shownPath() == m_form.file()) {
        return;
    }
    m_isFormDue = m_analyzer.isBehind();
    if (!m_isFormDue) {
        showCaretInForm();
    }
}

void Navigator::takeAnalysis() {
    if (m_tabs.currentEditor() != nullptr && std::exchange(m_isFormDue, false)) {
        showCaretInForm(); // the source view showed the text before its analysis existed
    }
}

void Navigator::showCaretInForm() {
    const DocumentEditor& editor = *m_tabs.currentEditor();
    const auto at = static_cast<std::uint32_t>(editor.caretOffset());
    m_form.showPlace({m_analyzer.latest()->fileOf(editor.document().shownPath()), {at, at}}, false);
}

} // namespace orrery::ide
