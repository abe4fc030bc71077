// SPDX-License-Identifier: GPL-3.0-or-later
// Elements of a form that are edited as XML (I2.6).
#include "widgets/document/document_editor.h"
#include "widgets/document/document_store.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_source.h"
#include "widgets/form/form_view.h"
#include "widgets/form/structure_commands.h"

#include <QScrollArea>

namespace orrery::widgets {

bool FormView::isInSource(const FormPath& path) const {
    const FormPath& open = m_source->path();
    return m_source->isOpen() && m_source->file() == m_file && path.size() >= open.size() &&
           leadsSameWay(FormPath(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(open.size())), open);
}

void FormView::openSource(const FormPath& path) {
    Document* const target = document();
    if (target == nullptr) {
        return refuse(tr("The shipped vocabulary cannot be changed."));
    }
    if (!finishSource()) {
        return;
    }
    const engine::XmlTree tree = engine::parseXml(target->source(), {});
    const engine::Element element = findElement(tree, path);
    if (element.tree == nullptr) {
        return;
    }
    const engine::Span span = tree.span(element.index);
    m_source->open(*target, path, static_cast<int>(span.begin), static_cast<int>(span.end));
    arrangeFrom(0);
    const QRect place = m_source->geometry();
    m_scroll->ensureVisible(0, place.bottom(), 0, 8);
    m_scroll->ensureVisible(0, place.top(), 0, 8);
    m_source->editor().setFocus(Qt::OtherFocusReason);
}

bool FormView::finishSource() {
    if (!m_source->isOpen()) {
        return true;
    }
    if (!m_source->isChanged()) {
        closeSource();
        return true;
    }
    Document* const target = m_store.find(m_source->file());
    QString reason = m_source->fault();
    if (!reason.isEmpty()) {
        reason = tr("Nothing was changed: %1.").arg(reason);
    } else if (target == nullptr || m_analysis == nullptr) {
        reason = tr("It is not in the file any more; nothing was changed.");
    } else {
        StructureCommands commands(m_store, *target, m_analysis->model->vocabulary);
        const StructureResult result = commands.rewrite(m_source->path(), m_source->original(), m_source->text());
        reason = result.refusal;
        if (reason.isEmpty()) {
            const bool isHere = m_source->file() == m_file;
            m_source->close();
            if (isHere && !result.at.empty()) {
                lookAtPath(result.at, false);
            }
            arrangeFrom(0);
            return true;
        }
    }
    m_source->refuse(reason);
    return false;
}

void FormView::closeSource() {
    const bool hadFocus = m_source->isAncestorOf(focusWidget());
    const FormPath path = m_source->path();
    m_source->close();
    arrangeFrom(0);
    for (FormLineView* const line : m_lines) {
        if (hadFocus && line->line().path == path) {
            line->setFocus(Qt::OtherFocusReason);
        }
    }
}

} // namespace orrery::widgets
