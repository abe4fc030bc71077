// SPDX-License-Identifier: GPL-3.0-or-later
// Elements of a form that the user edits as XML (I2.6).
#include "widgets/document/document_editor.h"
#include "widgets/document/document_store.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_source.h"
#include "widgets/form/form_view.h"

#include <QScrollArea>

#include <algorithm>

namespace orrery::widgets {

namespace {

bool beginsWith(const FormPath& path, const FormPath& begin) {
    return path.size() >= begin.size() &&
           leadsSameWay(FormPath(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(begin.size())), begin);
}

} // namespace

bool FormView::isInSource(const FormPath& path) const {
    return m_source->isOpen() && m_source->file() == m_file && beginsWith(path, m_source->path());
}

/// Returns whether the lines wait for the end of editing as XML, because half an element would give meaningless lines.
bool FormView::isFrozenBySource() const {
    return m_source->isOpen() && m_source->file() == m_file && beginsWith(m_source->path(), m_path) &&
           m_source->isChanged();
}

/// Returns the line before which the form shows the XML of an element without lines. Such an element has broken XML
/// now. Returns nullopt if the element has lines, or if the form shows another element.
std::optional<std::size_t> FormView::sourceBeside() const {
    const bool isOf = m_source->isOpen() && m_source->file() == m_file && beginsWith(m_source->path(), m_path);
    if (!isOf || std::ranges::any_of(m_form.lines, [&](const FormLine& line) { return isInSource(line.path); })) {
        return std::nullopt;
    }
    const auto behind = std::ranges::find_if(m_form.lines, [&](const FormLine& line) {
        return line.where.span.begin >= static_cast<std::uint32_t>(m_source->begin());
    });
    return static_cast<std::size_t>(behind - m_form.lines.begin());
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
    if (const QString fault = m_source->fault(); !fault.isEmpty()) {
        m_source->refuse(tr("The file contains this malformed XML: %1.").arg(fault));
        return false;
    }
    if (!m_source->isChanged()) {
        closeSource();
        return true;
    }
    const bool isHere = m_source->file() == m_file;
    const int at = m_source->elementBegin();
    m_source->close();
    const Document* const target = document();
    if (isHere && target != nullptr) {
        const engine::XmlTree tree = engine::parseXml(target->source(), {});
        std::uint32_t element = tree.nodeAt(static_cast<std::uint32_t>(at));
        while (element != engine::XmlTree::none && !tree.isElement(element)) {
            element = tree.node(element).parent;
        }
        if (element != engine::XmlTree::none && element != engine::XmlTree::document) {
            lookAtPath(formPathOf({&tree, element}), false);
        }
    }
    arrangeFrom(0);
    return true;
}

/// Shows lines in place of the XML if possible, because the user now works at another place of the form.
void FormView::settleSource() {
    if (isFrozenBySource() && m_source->fault().isEmpty() && !m_source->isAncestorOf(focusWidget())) {
        m_source->close();
        showNow(m_path);
        arrangeFrom(0);
    }
}

void FormView::cancelSource() {
    m_source->revert();
    closeSource();
}

void FormView::closeSource() {
    const bool hadFocus = m_source->isAncestorOf(focusWidget());
    const bool wasFrozen = isFrozenBySource();
    const FormPath path = m_source->path();
    m_source->close();
    if (wasFrozen) {
        showNow(m_path);
    }
    arrangeFrom(0);
    for (FormLineView* const line : m_lines) {
        if (hadFocus && line->line().path == path) {
            line->setFocus(Qt::OtherFocusReason);
        }
    }
}

} // namespace orrery::widgets
