// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/front_views.h"

#include "app/ide/editor_tabs.h"
#include "app/ide/focus.h"
#include "app/ide/panes.h"
#include "widgets/document/document.h"
#include "widgets/document/document_editor.h"
#include "widgets/form/form_view.h"

#include <QApplication>

#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

FrontViews::FrontViews(const Panes& panes, FormView& form, EditorTabs& tabs, QWidget& galaxy)
    : m_panes(panes), m_form(form), m_tabs(tabs), m_galaxy(galaxy) {}

void FrontViews::focusEditing() const {
    QWidget* const editor = m_tabs.isVisible() ? m_tabs.currentWidget() : nullptr;
    if (QWidget* const first = editor != nullptr ? editor : firstFocusable(m_form)) {
        first->setFocus(Qt::ShortcutFocusReason);
    }
}

void FrontViews::focusNext(int step) const {
    ide::focusNext(m_panes.viewsIn(Qt::LeftDockWidgetArea) + QVector<QWidget*>{&m_form, &m_tabs, &m_galaxy} +
                       m_panes.viewsIn(Qt::RightDockWidgetArea) + m_panes.viewsIn(Qt::BottomDockWidgetArea),
                   step);
}

std::vector<Document*> FrontViews::unsaved() const {
    const QWidget* const focused = QApplication::focusWidget(); // null while the window is inactive
    const QWidget* const focus = focused != nullptr ? focused : m_form.window()->focusWidget();
    const DocumentEditor* const editor = m_tabs.currentEditor();
    std::vector<Document*> found;
    if (auto ofPane = m_panes.unsavedAt(focus)) {
        found = std::move(*ofPane);
    } else if (Document* const document =
                   m_form.isAncestorOf(focus) || editor == nullptr ? m_form.document() : &editor->document()) {
        found.push_back(document);
    }
    std::erase_if(found, [](const Document* document) { return !document->isModified(); });
    return found;
}

} // namespace orrery::ide
