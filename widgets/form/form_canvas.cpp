// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_canvas.h"

#include "widgets/base/background.h"
#include "widgets/form/form_handles.h"
#include "widgets/form/form_source.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>
#include <iterator>

namespace orrery::widgets {

namespace {

constexpr int linesAtOnce = 12; ///< number of lines to create between two events, which takes some milliseconds (P3.5)
constexpr int mostAtOnce = 8;   ///< multiple of linesAtOnce to create if the user waits for the lines
constexpr std::size_t linesAhead = 300; ///< number of lines to create before the user scrolls to them
constexpr std::size_t fewLines = 60;    ///< maximum number of lines to update at once; others wait for idle time
constexpr std::size_t rowsAtOnce = 400; ///< number of lines to give a place between two events
constexpr int pagesAhead = 8;           ///< number of pages to create below the visible part
constexpr int padding = 16;

/// Returns the number of lines that the same widgets can show. Counts at the front, or at the back of the rest.
template <typename Same>
std::size_t countSame(std::size_t most, Same same) {
    std::size_t count = 0;
    while (count < most && same(count)) {
        ++count;
    }
    return count;
}

/// Returns whether the line with the typing can show a line of another form. The element may have another id and other
/// fields now. It must still have the field with the typing.
bool mayStay(const FormTypedLine& typed, const FormLine& now) {
    const std::string attribute = typed.attribute.toStdString();
    const FormLine& was = typed.line->line();
    return leadsSameWay(was.path, now.path) && was.tag == now.tag &&
           std::ranges::any_of(now.fields, [&](const FormField& field) { return field.spec.name == attribute; });
}

} // namespace

FormCanvas::FormCanvas(FormTree& tree, const FormRemarks& remarks, const FormSurroundings& around, DocumentStore& store,
                       QScrollArea& scroll)
    : m_tree(tree), m_remarks(remarks), m_around(around), m_scroll(scroll), m_source(new FormSource(store, this)),
      m_handles(new FormHandles(this)), m_layout(m_tree, m_lines, *m_source) {
    setLayoutDirection(Qt::LeftToRight); // the sentences are in a language of the program
    m_scroll.setWidget(this);
    // Without these updates, lines whose mark changes during scrolling would keep stripes of their old content.
    connect(m_scroll.verticalScrollBar(), &QScrollBar::valueChanged, this, qOverload<>(&QWidget::update));
    connect(m_scroll.verticalScrollBar(), &QScrollBar::valueChanged, this, [this] {
        wakeVisible();
        make(0);
    });
    connect(m_source, &FormSource::heightChanged, this, &FormCanvas::arrange);
}

FormLineView* FormCanvas::line(std::optional<std::size_t> index) const {
    return index && *index < m_lines.size() ? m_lines[*index] : nullptr;
}

std::optional<std::size_t> FormCanvas::indexOf(const FormLineView* line) const {
    const auto found = std::ranges::find(m_lines, line);
    return found == m_lines.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - m_lines.begin()));
}

FormLineView* FormCanvas::lineOf(const FormFieldView& field) const {
    const auto line =
        std::ranges::find_if(m_lines, [&](const FormLineView* view) { return view->isAncestorOf(&field); });
    return line == m_lines.end() ? nullptr : *line;
}

// The place where the user works.

FormFocus FormCanvas::focus() const {
    FormFocus place;
    const QWidget* const focus = window()->focusWidget();
    for (FormLineView* const line : m_lines) {
        if (focus == line || (focus != nullptr && line->isAncestorOf(focus))) {
            place.path = line->line().path;
            place.isOnLine = focus == line;
            for (const FormFieldView* const field : line->fields()) {
                if (field->isAncestorOf(focus)) {
                    place.attribute = field->attribute();
                    place.isInField = true;
                }
            }
        }
    }
    return place;
}

void FormCanvas::returnTo(const FormFocus& focus) {
    const auto found = std::ranges::find_if(
        m_lines, [&](const FormLineView* line) { return !focus.path.empty() && line->line().path == focus.path; });
    if (found == m_lines.end()) {
        return;
    }
    FormFieldView* const field = focus.isInField ? (*found)->field(focus.attribute) : nullptr;
    if (field != nullptr && !field->isAncestorOf(window()->focusWidget())) {
        field->editor().setFocus(Qt::OtherFocusReason);
    } else if (focus.isOnLine && !(*found)->hasFocus()) {
        (*found)->setFocus(Qt::OtherFocusReason);
    }
}

void FormCanvas::bringInSight(const QRect& place, int margin) {
    m_scroll.ensureVisible(0, place.y() + place.height(), 0, margin);
    m_scroll.ensureVisible(0, place.y(), 0, margin);
}

// Another form.

/// Returns the numbers of lines at the front and at the back that can show another form.
std::pair<std::size_t, std::size_t> FormCanvas::keptLines(const Form& form, const FormPath& focused,
                                                          const FormTypedLine& typed) const {
    // The line with the user's focus either stays with its element, or disappears.
    const auto isSame = [&](std::size_t was, std::size_t now) {
        const FormPath& path = m_tree.lines()[was].path;
        const FormLine& b = form.lines[now];
        return m_lines[was] == typed.line
                   ? mayStay(typed, b)
                   : Form::hasSameShape(m_lines[was]->line(), b) && (path == b.path || path != focused);
    };
    const std::size_t made = m_lines.size();
    const std::size_t count = form.lines.size();
    const std::size_t front = countSame(std::min(made, count), [&](std::size_t i) { return isSame(i, i); });
    const bool hasAll = made == m_tree.size();
    const std::size_t back = hasAll ? countSame(std::min(made, count) - front,
                                                [&](std::size_t i) { return isSame(made - 1 - i, count - 1 - i); })
                                    : 0;
    return {front, back};
}

bool FormCanvas::wouldRemove(const FormTypedLine& typed, const Form& form) const {
    const std::optional<std::size_t> at = indexOf(typed.line);
    if (!at) {
        return false;
    }
    const auto [front, back] = keptLines(form, typed.line->line().path, typed);
    return *at >= front && *at < m_lines.size() - back;
}

void FormCanvas::keepAlive(std::shared_ptr<const void> old, const FormTypedLine& typed) {
    if (typed.line != nullptr && m_typedOf.empty()) {
        m_typedOf.push_back(old);
    }
    m_dueOf.push_back(std::move(old));
}

void FormCanvas::take(const QString& file, const FormPath& element, Form form, const FormFocus& focus,
                      const FormTypedLine& typed) {
    const int scrolled = m_scroll.verticalScrollBar()->value();
    const std::size_t made = m_lines.size();
    const std::size_t count = form.lines.size();
    const auto [front, back] = keptLines(form, focus.path, typed);
    std::vector<FormLineView*> tail(m_lines.end() - static_cast<std::ptrdiff_t>(back), m_lines.end());
    for (std::size_t i = front; i < made - back; ++i) {
        discard(m_lines[i]);
    }
    m_lines.resize(front);
    const bool isOther = !m_tree.isOf(file, element);
    m_dueOf.push_back(std::make_shared<const Form>(m_tree.exchange(file, element, std::move(form))));
    if (typed.line == nullptr) {
        std::ranges::move(std::exchange(m_typedOf, {}), std::back_inserter(m_dueOf));
    } else if (m_typedOf.size() == 1) {
        m_typedOf.push_back(m_dueOf.back());
    }
    m_unshown.reset();
    setRows(0, m_lines.size());
    const auto isUrgent = [&](const FormLineView& line) {
        const int page = m_scroll.viewport()->height();
        const bool isNear = line.geometry().bottom() > scrolled - page && line.y() < scrolled + 2 * page;
        return count <= fewLines || isNear || line.line().path == focus.path;
    };
    for (std::size_t i = 0; i < front; ++i) {
        if (isOther || !leadsSameWay(m_lines[i]->line().path, m_tree.lines()[i].path)) {
            m_lines[i]->fold();
        }
        refreshLine(i, isUrgent(*m_lines[i]));
    }
    std::size_t wanted = front + linesAtOnce;
    const std::size_t missing = count - front - back;
    if (missing > 4 * linesAtOnce) {
        for (FormLineView* const line : tail) {
            discard(line);
        }
        tail.clear();
    } else if (back > 0) {
        wanted = front + missing;
    }
    if (const auto focused = m_tree.indexOf(focus.path); focused && tail.empty()) {
        wanted = std::max(wanted, *focused + 1);
    }
    m_isTailWaiting = !tail.empty();
    arrangeFrom(0);
    make(static_cast<int>(std::min(wanted, count - tail.size()) - front));
    m_isTailWaiting = false;
    for (FormLineView* const line : tail) {
        if (isOther) {
            line->fold();
        }
        m_lines.push_back(line);
        line->setRow(m_tree.row(m_lines.size() - 1), m_tree.summaryOf(m_lines.size() - 1));
        refreshLine(m_lines.size() - 1, isUrgent(*line));
    }
    chainTabs(front, front + missing);
    showRemarks();
    arrangeFrom(0);
    for (int pages = 0;
         pages < mostAtOnce && m_lines.size() < count && m_layout.bottom() < scrolled + m_scroll.viewport()->height();
         ++pages) {
        make(linesAtOnce);
    }
    make(0);
    m_scroll.verticalScrollBar()->setValue(scrolled);
    returnTo(focus);
    refreshDue(0);
}

/// Updates a line now if it is urgent, otherwise later, because most of a long form is not visible.
void FormCanvas::refreshLine(std::size_t line, bool isUrgent) {
    if (isUrgent) {
        m_due.remove(m_lines[line]);
        m_lines[line]->showLine(m_tree.lines()[line], m_around);
    } else {
        m_due.insert(m_lines[line]);
    }
}

void FormCanvas::refreshDue(int most) {
    bool hasChanged = false;
    for (std::size_t i = 0; i < m_lines.size() && most > 0; ++i) {
        if (m_due.contains(m_lines[i])) {
            refreshLine(i, true);
            hasChanged = true;
            --most;
        }
    }
    if (hasChanged) {
        arrangeFrom(0);
    }
    if (!m_isRefreshing && !m_dueOf.empty()) {
        m_isRefreshing = true;
        QTimer::singleShot(0, this, [this] {
            m_isRefreshing = false;
            refreshDue(linesAtOnce);
            if (m_due.isEmpty()) { // another thread destroys a long form
                inBackground([old = std::exchange(m_dueOf, {})]() mutable { old.clear(); });
            }
        });
    }
}

// The lines.

bool FormCanvas::makeUpTo(std::size_t line) {
    constexpr std::size_t most = mostAtOnce * linesAtOnce;
    const std::size_t missing = line < m_lines.size() ? 0 : line + 1 - m_lines.size();
    if (missing > most) {
        m_wanted = line;
        make(linesAtOnce);
    } else if (missing > 0) {
        make(static_cast<int>(missing));
    }
    return missing <= most;
}

void FormCanvas::finish() {
    refreshDue(static_cast<int>(m_due.size()));
    make(static_cast<int>(m_tree.size() - m_lines.size()));
}

void FormCanvas::make(int count) {
    const std::size_t first = m_lines.size();
    for (; count > 0 && m_lines.size() < m_tree.size(); --count) {
        const std::size_t index = m_lines.size();
        auto* const line = new FormLineView(m_tree.lines()[index], m_around, this);
        line->setRow(m_tree.row(index), m_tree.summaryOf(index));
        connect(line, &FormLineView::widthChanged, this, [this, line] {
            // Only a line with another one in its row moves something.
            const std::optional<std::size_t> at = indexOf(line);
            if (at && (m_tree.row(*at).isJoined || (*at + 1 < m_tree.size() && m_tree.row(*at + 1).isJoined))) {
                arrange();
            }
        });
        connect(line, &FormLineView::hovered, m_handles, &FormHandles::attach);
        if (m_isStale) {
            line->setStale(true);
        }
        line->setMarked(m_marked == index);
        line->setUpdatesEnabled(false); // until it is visible
        m_lines.push_back(line);
        emit lineMade(line);
    }
    if (m_lines.size() > first) {
        showRemarksFrom(first);
        arrangeFrom(first);
    }
    const int page = m_scroll.viewport()->height();
    const bool isNear = m_lines.size() < linesAhead || m_wanted.has_value() ||
                        m_layout.bottom() < m_scroll.verticalScrollBar()->value() + (1 + pagesAhead) * page;
    if (m_wanted && *m_wanted < m_lines.size()) {
        emit wantedMade(*std::exchange(m_wanted, std::nullopt));
    }
    if (m_lines.size() < m_tree.size() && isNear && !m_isMaking && !m_isTailWaiting) {
        m_isMaking = true;
        QTimer::singleShot(0, this, [this] {
            m_isMaking = false;
            if (!m_unshown) { // showRows() continues with it
                make(linesAtOnce);
            }
        });
    }
}

void FormCanvas::discard(FormLineView* line) {
    m_due.remove(line);
    if (m_handles->line() == line) {
        m_handles->attach(nullptr);
    }
    emit lineLeaving(line);
    line->hide();
    line->disconnect(this);
    line->deleteLater(); // the caller can be one of the line's own signals
}

/// Sets the tab order to the order of the lines, regardless of the order of their creation.
void FormCanvas::chainTabs(std::size_t first, std::size_t last) {
    QWidget* before = nullptr;
    for (std::size_t i = 0; i < std::min(first, m_lines.size()); ++i) {
        const auto stops = m_lines[i]->tabStops();
        before = stops.empty() ? before : stops.back();
    }
    for (std::size_t i = first; i < std::min(last, m_lines.size()); ++i) {
        for (QWidget* const stop : m_lines[i]->tabStops()) {
            if (before != nullptr) {
                setTabOrder(before, stop);
            }
            before = stop;
        }
    }
}

void FormCanvas::mark(std::optional<std::size_t> line) {
    m_marked = line;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        m_lines[i]->setMarked(line && i == *line);
    }
    m_handles->attach(this->line(line));
}

void FormCanvas::setStale(bool stale) {
    m_isStale = stale;
    for (FormLineView* const line : m_lines) {
        line->setStale(stale);
    }
}

void FormCanvas::renameStep(const FormPath& path, const std::string& id) {
    for (FormLineView* const line : m_lines) {
        if (leadsInto(line->line().path, path)) {
            line->renameStep(path.size() - 1, id);
        }
    }
}

// The places of the lines.

/// Takes the rows of the tree. A hidden line keeps its row until it appears.
void FormCanvas::setRows(std::size_t first, std::size_t end) {
    for (std::size_t i = first; i < std::min({end, m_lines.size(), m_tree.size()}); ++i) {
        if (!m_tree.row(i).isHidden) {
            m_lines[i]->setRow(m_tree.row(i), m_tree.summaryOf(i));
        }
    }
}

void FormCanvas::showRows() {
    m_unshown = 0;
    showNextRows();
}

void FormCanvas::showNextRows() {
    if (!m_unshown) {
        return; // other work has shown the rest
    }
    const std::size_t first = *m_unshown;
    const bool isLong = m_lines.size() > rowsAtOnce && !m_source->isOpen();
    const std::size_t end = isLong ? std::min(first + rowsAtOnce, m_lines.size()) : m_lines.size();
    setRows(first, end);
    arrangePart(first, end);
    if (end == m_lines.size()) {
        m_unshown.reset();
        emit rowsShown();
        make(0);
        return;
    }
    m_unshown = end;
    for (std::size_t i = end; i < m_lines.size(); ++i) {
        if (!m_lines[i]->isHidden() && m_lines[i]->y() < m_layout.bottom()) {
            m_lines[i]->move(0, QWIDGETSIZE_MAX / 2); // would cover a line that has its place already
        }
    }
    QTimer::singleShot(0, this, &FormCanvas::showNextRows);
}

void FormCanvas::settle(std::size_t line) {
    if (m_unshown && *m_unshown <= line) {
        arrange();
    }
}

void FormCanvas::arrangeFrom(std::size_t first) {
    const std::optional<std::size_t> unshown = std::exchange(m_unshown, std::nullopt);
    if (unshown) {
        setRows(*unshown, m_lines.size());
        first = 0;
    }
    arrangePart(first, m_lines.size());
    if (unshown) {
        emit rowsShown();
    }
}

void FormCanvas::arrangePart(std::size_t first, std::size_t end) {
    m_layout.arrange(first, end, m_scroll.viewport()->width());
    // Reserves room for missing lines, because the scroll bar must show the full length.
    const auto made = static_cast<qint64>(end);
    const auto missing = static_cast<qint64>(m_tree.size()) - made;
    const qint64 room = made == 0 ? 0 : std::min<qint64>(missing * m_layout.bottom() / made, QWIDGETSIZE_MAX / 2);
    resize(m_layout.width(), m_layout.bottom() + padding + static_cast<int>(room));
    m_handles->follow();
    wakeVisible();
    if (m_layout.hasNewJoins()) {
        showRemarksFrom(first);
    }
}

/// Lets only the lines near the visible part repaint. Qt compares each widget that it repaints with all widgets beside
/// it, so a repaint of thousands of lines would block the window (P3.5).
void FormCanvas::wakeVisible() {
    const int page = m_scroll.viewport()->height();
    const int top = m_scroll.verticalScrollBar()->value() - page;
    const int bottom = top + 3 * page;
    for (FormLineView* const line : m_lines) {
        const bool isNear = !line->isHidden() && line->y() < bottom && line->y() + line->height() > top;
        if (line->updatesEnabled() != isNear) {
            line->setUpdatesEnabled(isNear);
        }
    }
}

/// Returns whether a line is in the row of the line around it.
bool FormCanvas::isInRowOfParent(std::size_t line) const {
    return line < m_lines.size() && !m_tree.row(line).isHidden && m_lines[line]->row().isJoined &&
           !m_lines[line]->row().isNext;
}

void FormCanvas::showRemarksFrom(std::size_t first) {
    const FormRemark* outer = nullptr; // remark of the first line in a row; it counts for the whole row
    for (std::size_t i = first; i < m_lines.size(); ++i) {
        const FormRemark* const own = m_remarks.find(m_tree.file(), m_tree.lines()[i].path);
        outer = isInRowOfParent(i) && outer != nullptr ? outer : own;
        m_lines[i]->setRemark(isInRowOfParent(i + 1) ? nullptr : outer);
        m_lines[i]->setBreak(m_remarks.breakAt(m_tree.file(), m_tree.lines()[i].path));
        m_lines[i]->setCoverage(m_remarks.coverageAt(m_tree.file(), m_tree.lines()[i].path), m_remarks.coverage());
    }
}

} // namespace orrery::widgets
