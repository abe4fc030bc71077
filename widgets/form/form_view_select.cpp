// SPDX-License-Identifier: GPL-3.0-or-later
// The selected line of a form: how the user selects it, and how the form follows commands on it.
#include "widgets/document/document_editor.h"
#include "widgets/document/document_store.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_source.h"
#include "widgets/form/form_structure.h"
#include "widgets/form/form_view.h"
#include "widgets/project/analyzer.h"

#include <QApplication>
#include <QFocusEvent>
#include <QScrollArea>

#include <algorithm>

namespace orrery::widgets {

std::optional<FormPath> FormView::selectedPath() const {
    return m_marked ? std::optional(m_form.lines[*m_marked].path) : std::nullopt;
}

FormLineView* FormView::selectedLine() const {
    return m_marked && *m_marked < m_lines.size() ? m_lines[*m_marked] : nullptr;
}

FormFieldView* FormView::field(std::size_t line, const QString& attribute) const {
    FormFieldView* const found = line < m_lines.size() ? m_lines[line]->field(attribute) : nullptr;
    if (found != nullptr && found->isHidden()) {
        m_lines[line]->reveal(found);
    }
    return found;
}

void FormView::selectLine(FormLineView* line) {
    lookAt(line);
}

void FormView::commitField() {
    if (m_focused != nullptr) {
        m_focused->commit();
    }
    endTyping();
    settleSource();
}

void FormView::refuse(const QString& reason) {
    if (FormLineView* const line = selectedLine()) {
        line->setRefusal(reason);
        showDetails();
    }
}

/// Shows the element at a path in the present text, otherwise the file's first element. Returns whether that was
/// possible.
bool FormView::showNow(const FormPath& topPath) {
    const Document* const shown = document();
    if (shown == nullptr || m_analysis == nullptr) {
        return false;
    }
    const engine::XmlTree tree = engine::parseXml(shown->source(), m_analysis->fileOf(m_file));
    engine::Element top = topPath.empty() ? engine::Element() : findElement(tree, topPath);
    if (top.tree == nullptr) {
        top = formElementAt(tree, 0);
    }
    m_path = top.tree == nullptr ? FormPath() : formPathOf(top);
    Form form = top.tree == nullptr ? Form() : formOf(top, m_analysis->model->vocabulary, {});
    // Diagnostics of unchanged lines stay until the next analysis.
    for (const FormLine& was : m_form.lines) {
        const auto isSpokenOf = [](const FormField& field) { return !field.findings.empty(); };
        if (was.findings.empty() && std::ranges::none_of(was.fields, isSpokenOf)) {
            continue;
        }
        const auto line = std::ranges::find(form.lines, was.path, &FormLine::path);
        if (line == form.lines.end() || !Form::hasSameShape(was, *line)) {
            continue;
        }
        line->findings = was.findings;
        line->unlisted = was.unlisted;
        for (std::size_t field = 0; field < line->fields.size(); ++field) {
            line->fields[field].findings = was.fields[field].findings;
        }
    }
    ++m_asked; // a form that is still being made belongs to the old text
    m_isBeingMade = false;
    m_formOf = m_file;
    m_shownVersion = shown->version();
    takeForm(std::move(form));
    showEmpty();
    return true;
}

void FormView::lookAtPath(const FormPath& path, bool focusesField) {
    const bool isInside = path.size() >= m_path.size();
    m_tellsLater = true;
    if (!showNow(isInside ? FormPath(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(m_path.size()))
                          : FormPath())) {
        return;
    }
    const auto found = std::ranges::find(m_form.lines, path, &FormLine::path);
    if (found == m_form.lines.end()) {
        markLine(m_form.lines.empty() ? std::nullopt : std::optional<std::size_t>(0), true);
    } else {
        markLine(static_cast<std::size_t>(found - m_form.lines.begin()), true);
    }
    if (FormLineView* const line = selectedLine()) {
        line->setFocus(Qt::OtherFocusReason);
        if (focusesField) {
            line->focusFirstField(true);
        }
    }
}

void FormView::keepInSight(int y) {
    m_scroll->ensureVisible(0, y, 0, fontMetrics().height() * 2);
}

void FormView::keepFocusInSight() {
    constexpr int around = 8;
    if (m_focused != nullptr && m_canvas->isAncestorOf(m_focused) &&
        m_focused->isAncestorOf(QApplication::focusWidget())) {
        const int top = m_focused->mapTo(m_canvas, QPoint()).y();
        m_scroll->ensureVisible(0, top + m_focused->height(), 0, around);
        m_scroll->ensureVisible(0, top, 0, around);
    }
}

bool FormView::walk(FormLineView* from, Step step) {
    const auto found = std::ranges::find(m_lines, from);
    if (found == m_lines.end() || m_form.lines.empty()) {
        return false;
    }
    const auto at = static_cast<std::size_t>(found - m_lines.begin());
    const std::vector<FormLine>& lines = m_form.lines;
    std::size_t to = at;
    const auto isHidden = [&](std::size_t line) { return m_rows[line].isHidden; };
    const auto page = static_cast<int>(m_scroll->viewport()->height());
    switch (step) {
    case Step::previous:
        while (to > 0 && isHidden(--to)) {
        }
        break;
    case Step::next:
        do {
            ++to;
        } while (to < lines.size() && isHidden(to));
        to = to < lines.size() ? to : at;
        break;
    case Step::around:
        if (m_rows[at].hasChildren && !m_rows[at].isFolded && lines[at].depth > 0) {
            toggleFold(from);
            return true;
        }
        while (to > 0 && lines[to].depth >= lines[at].depth) {
            --to;
        }
        break;
    case Step::inside:
        if (m_rows[at].isFolded) {
            toggleFold(from);
            return true;
        }
        to = m_rows[at].hasChildren ? at + 1 : at;
        while (to < lines.size() && isHidden(to)) {
            ++to;
        }
        to = to < lines.size() ? to : at;
        break;
    case Step::first:
        to = 0;
        break;
    case Step::last:
        to = lines.size() - 1;
        while (to > 0 && isHidden(to)) {
            --to;
        }
        break;
    case Step::pageUp:
        while (to > 0 && (isHidden(to) || from->y() - m_lines[to]->y() < page)) {
            --to;
        }
        break;
    case Step::pageDown:
        while (to + 1 < m_lines.size() && (isHidden(to) || m_lines[to]->y() - from->y() < page)) {
            ++to;
        }
        while (isHidden(to)) {
            --to;
        }
        break;
    }
    goToLine(to);
    return true;
}

/// Selects a line, and gives it the focus.
void FormView::goToLine(std::size_t to) {
    if (isInSource(m_form.lines[to].path)) {
        m_source->editor().setFocus(Qt::OtherFocusReason); // the XML editor is in place of the line
        return;
    }
    markLine(to, true);
    if (FormLineView* const line = selectedLine()) {
        line->setFocus(Qt::OtherFocusReason);
    }
    if (!m_analyzer.isBehind()) {
        const bool wasLooking = std::exchange(m_isLooking, true);
        emit placeWanted(m_form.lines[to].where);
        m_isLooking = wasLooking;
    }
}

/// Handles a key in the line of the filter. Enter and Down go to the first match, and Escape ends the filter.
bool FormView::filterKey(int key) {
    if (m_lines.empty()) {
        return false;
    }
    switch (key) {
    case Qt::Key_Escape:
        goToLine(m_marked.value_or(0));
        setFilter({});
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Down:
        for (std::size_t i = 1; i < m_form.lines.size(); ++i) {
            if (!m_rows[i].isHidden && matchesFilter(m_form.lines[i])) {
                goToLine(i);
                return true;
            }
        }
        return true;
    default:
        return false;
    }
}

void FormView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    const bool isBackwards = event->reason() == Qt::BacktabFocusReason;
    if (isBackwards || m_lines.empty()) {
        return;
    }
    FormLineView* const line = selectedLine();
    (line != nullptr ? line : m_lines.front())->setFocus(Qt::OtherFocusReason);
    if (line == nullptr) {
        markLine(0, true);
    }
}

} // namespace orrery::widgets
