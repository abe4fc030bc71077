// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a form. The form creates them when needed, and reuses them if they can show the new form.
#include "widgets/base/background.h"
#include "widgets/form/form_details.h"
#include "widgets/form/form_drag.h"
#include "widgets/form/form_handles.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_source.h"
#include "widgets/form/form_structure.h"
#include "widgets/form/form_view.h"
#include "widgets/project/analyzer.h"

#include <QApplication>
#include <QScrollArea>
#include <QScrollBar>
#include <QThreadPool>
#include <QTimer>

#include <algorithm>
#include <iterator>
#include <limits>
#include <memory>
#include <utility>

namespace orrery::widgets {

namespace {

constexpr int linesAtOnce = 12; ///< number of lines to create between two events, which takes some milliseconds (P3.5)
constexpr int mostAtOnce = 8;   ///< multiple of linesAtOnce to create if the user waits for the lines
constexpr std::size_t linesAhead = 300; ///< number of lines to create before the user scrolls to them
constexpr std::size_t fewLines = 60;    ///< maximum number of lines to update at once; others wait for idle time
constexpr int pagesAhead = 8;           ///< number of pages to create below the visible part
constexpr int padding = 16;
constexpr std::size_t measuredLines = 200; ///< lines whose widths decide the width of a narrow form
constexpr int roomyLetters = 80;           ///< width of a form that scrolls sideways at most, in letters

/// Returns the number of lines that the same widgets can show. Counts at the front, or at the back of the rest.
template <typename Same>
std::size_t countSame(std::size_t most, Same same) {
    std::size_t count = 0;
    while (count < most && same(count)) {
        ++count;
    }
    return count;
}

} // namespace

/// The place where the user works. It contains no widgets, because the form may remove them.
struct FormView::Place {
    FormPath path{};
    QString attribute{};
    bool isInField = false;
    bool isOnLine = false;
};

FormView::Place FormView::workingPlace() const {
    Place place;
    const QWidget* const focus = window()->focusWidget();
    if (focus != nullptr && m_details->isAncestorOf(focus)) {
        place.path = m_markedPath; // the details stay with their line
        return place;
    }
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

void FormView::returnTo(const Place& place) {
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        FormLineView* const line = m_lines[i];
        if (place.path.empty() || line->line().path != place.path) {
            continue;
        }
        FormFieldView* const field = place.isInField ? line->field(place.attribute) : nullptr;
        if (field != nullptr && !field->isAncestorOf(window()->focusWidget())) {
            field->editor().setFocus(Qt::OtherFocusReason);
        } else if (place.isOnLine && !line->hasFocus()) {
            line->setFocus(Qt::OtherFocusReason);
        }
        return;
    }
}

/// Returns the numbers of lines at the front and at the back that can show another form.
std::pair<std::size_t, std::size_t> FormView::keptLines(const Form& form, const FormPath& focused) const {
    // The line with the user's focus either stays with its element, or disappears.
    const FormLineView* const typed = typedLine();
    const auto isSame = [&](std::size_t was, std::size_t now) {
        const FormPath& path = m_form.lines[was].path;
        const FormLine& b = form.lines[now];
        return m_lines[was] == typed
                   ? mayStay(*typed, b)
                   : Form::hasSameShape(m_lines[was]->line(), b) && (path == b.path || path != focused);
    };
    const std::size_t made = m_lines.size();
    const std::size_t count = form.lines.size();
    const std::size_t front = countSame(std::min(made, count), [&](std::size_t i) { return isSame(i, i); });
    const bool hasAll = made == m_form.lines.size();
    const std::size_t back = hasAll ? countSame(std::min(made, count) - front,
                                                [&](std::size_t i) { return isSame(made - 1 - i, count - 1 - i); })
                                    : 0;
    return {front, back};
}

void FormView::takeForm(Form form) {
    const int scrolled = m_scroll->verticalScrollBar()->value();
    const Place place = workingPlace();
    const FormPath markedPath = m_markedPath;
    const bool wasOnTheWay = std::exchange(m_wanted, std::nullopt).has_value();
    const std::size_t made = m_lines.size();
    const std::size_t count = form.lines.size();
    if (!m_filter->text().isEmpty() && !place.path.empty()) {
        m_keptByFilter = place.path;
    }
    const auto [front, back] = keptLines(form, place.path);
    const FormLineView* const typed = typedLine();
    std::vector<FormLineView*> tail(m_lines.end() - static_cast<std::ptrdiff_t>(back), m_lines.end());
    for (std::size_t i = front; i < made - back; ++i) {
        discard(m_lines[i]);
    }
    m_lines.resize(front);
    const bool isOther = followElement();
    if (isOther) {
        const QSignalBlocker quiet(m_filter);
        m_filter->clear();
        m_filter->hide();
    }
    exchangeForm(std::move(form), typed);
    refreshRows();
    const auto isUrgent = [&](const FormLineView& line) {
        const int page = m_scroll->viewport()->height();
        const bool isNear = line.geometry().bottom() > scrolled - page && line.y() < scrolled + 2 * page;
        return count <= fewLines || isNear || line.line().path == place.path;
    };
    for (std::size_t i = 0; i < front; ++i) {
        if (isOther || !leadsSameWay(m_lines[i]->line().path, m_form.lines[i].path)) {
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
    for (std::size_t i = 0; i < count && !place.path.empty(); ++i) {
        wanted = m_form.lines[i].path == place.path && tail.empty() ? std::max(wanted, i + 1) : wanted;
    }
    m_isTailWaiting = !tail.empty();
    arrangeFrom(0);
    makeLines(static_cast<int>(std::min(wanted, count - tail.size()) - front));
    m_isTailWaiting = false;
    for (std::size_t i = 0; i < tail.size(); ++i) {
        if (isOther) {
            tail[i]->fold();
        }
        m_lines.push_back(tail[i]);
        tail[i]->setRow(m_rows[m_lines.size() - 1], summaryOf(m_lines.size() - 1));
        refreshLine(m_lines.size() - 1, isUrgent(*tail[i]));
    }
    chainTabs(front, front + missing);
    showRemarks(0);
    arrangeFrom(0);
    for (int pages = 0;
         pages < mostAtOnce && m_lines.size() < count && m_bottom < scrolled + m_scroll->viewport()->height();
         ++pages) {
        makeLines(linesAtOnce);
    }
    makeLines(0);
    m_scroll->verticalScrollBar()->setValue(scrolled);
    returnTo(place);
    markPath(markedPath);
    if (wasOnTheWay && m_marked) {
        makeUpTo(*m_marked);
    }
    refreshDue(0);
}

/// Returns whether the new lines belong to another element than the old ones.
bool FormView::followElement() {
    const bool isOther = !leadsSameWay(m_shownElement, m_path) || m_shownFile != m_file;
    m_shownElement = m_path;
    m_shownFile = m_file;
    return isOther;
}

/// Computes the places of the lines in the tree again.
void FormView::refreshRows() {
    const auto matches = [this](const FormLine& line) { return matchesFilter(line); };
    m_rows = formRows(
        m_form.lines, [this](const FormPath& path) { return m_folds.isFolded(m_file, path); },
        m_filter->text().isEmpty() ? std::function<bool(const FormLine&)>() : matches);
    for (std::size_t i = 0; i < m_lines.size() && i < m_rows.size(); ++i) {
        m_lines[i]->setRow(m_rows[i], summaryOf(i));
    }
}

/// Returns the sentence of a line, with labels in place of ids.
QString FormView::wordsOf(const FormLine& line) {
    return sentenceText(line, [this](const FormField& field) {
        const QString written = QString::fromStdString(field.isGiven ? field.text : std::string(field.spec.fallback));
        const FormChoicesPtr choices = field.isExpression ? nullptr : m_choices.of(field.spec);
        return choices ? choices->shown(written) : written.left(40);
    });
}

bool FormView::matchesFilter(const FormLine& line) {
    if (!m_keptByFilter.empty() && line.path == m_keptByFilter) {
        return true; // an edit does not hide its line
    }
    const QString words = m_filter->text().trimmed();
    const auto holds = [&](const QString& text) { return text.contains(words, Qt::CaseInsensitive); };
    return holds(wordsOf(line)) || holds(QString::fromStdString(line.tag)) ||
           holds(QString::fromStdString(line.path.back().id));
}

void FormView::setFilter(const QString& words) {
    if (m_filter->text() != words) {
        m_filter->setText(words); // calls this function again
        return;
    }
    if (words.isEmpty() && m_filter->hasFocus() && !m_lines.empty()) {
        goToLine(m_marked.value_or(0)); // the line of the filter disappears
    }
    m_keptByFilter.clear();
    m_filter->setVisible(!words.isEmpty());
    if (words.isEmpty()) {
        m_folds.reveal(m_file, m_markedPath); // the filter has shown the line in folded ones
    }
    showFolds();
}

/// Returns the effects inside a folded line as short sentences; empty for other lines.
QString FormView::summaryOf(std::size_t line) {
    if (!m_rows[line].isFolded) {
        return {};
    }
    constexpr std::size_t most = 3;
    QStringList words;
    std::size_t inside = 0;
    for (std::size_t i = line + 1; i < m_form.lines.size() && m_form.lines[i].depth > m_form.lines[line].depth; ++i) {
        ++inside;
        if (m_form.lines[i].family == engine::RowFamily::effect && words.size() <= static_cast<int>(most)) {
            words << wordsOf(m_form.lines[i]);
        }
    }
    if (words.isEmpty()) {
        return tr("(%n element(s))", nullptr, static_cast<int>(inside));
    }
    for (QString& one : words) {
        one.chop(one.endsWith(QLatin1Char(':')) ? 1 : 0); // the elements inside are not listed
    }
    if (words.size() > static_cast<int>(most)) {
        words.back() = QStringLiteral("…");
    }
    return QStringLiteral("→ ") + words.join(QStringLiteral("; "));
}

std::optional<std::size_t> FormView::indexOf(const FormLineView* line) const {
    const auto found = std::ranges::find(m_lines, line);
    return found == m_lines.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - m_lines.begin()));
}

void FormView::toggleFold(FormLineView* line) {
    const std::optional<std::size_t> index = indexOf(line);
    if (!index || !m_rows[*index].hasChildren) {
        return;
    }
    m_folds.set(m_file, m_form.lines[*index].path, !m_rows[*index].isFolded);
    showFolds();
}

/// Shows the lines after a change of the folds. A selected line that is hidden now leaves the selection to the folded
/// line around it.
void FormView::showFolds() {
    const bool hadFocus = m_canvas->isAncestorOf(window()->focusWidget()); // a hidden line loses the focus
    refreshRows();
    arrangeFrom(0);
    makeLines(0);
    if (m_marked && m_rows[*m_marked].isHidden) {
        std::size_t line = *m_marked;
        while (line > 0 && m_rows[line].isHidden) {
            --line;
        }
        markLine(line, true);
        if (FormLineView* const shown = selectedLine(); shown != nullptr && hadFocus) {
            shown->setFocus(Qt::OtherFocusReason);
        }
    }
}

void FormView::toggleAllFolds() {
    const auto isGroup = [&](std::size_t line) { return m_form.lines[line].depth == 1 && m_rows[line].hasChildren; };
    bool folds = false; // true if a group is open
    for (std::size_t i = 0; i < m_form.lines.size(); ++i) {
        folds = folds || (isGroup(i) && !m_rows[i].isFolded);
    }
    for (std::size_t i = 0; i < m_form.lines.size(); ++i) {
        if (isGroup(i)) {
            m_folds.set(m_file, m_form.lines[i].path, folds);
        }
    }
    showFolds();
}

/// Unfolds the lines around a line.
void FormView::unfoldAround(std::size_t line) {
    if (line >= m_rows.size() || !m_rows[line].isHidden) {
        return;
    }
    m_folds.reveal(m_file, m_form.lines[line].path);
    m_filter->clear();
    refreshRows();
    arrangeFrom(0);
}

/// Marks the line of an element. Without such a line, the mark stays on its line.
void FormView::markPath(const FormPath& path) {
    const auto line = std::ranges::find(m_form.lines, path, &FormLine::path);
    markLine(!path.empty() && line != m_form.lines.end()
                 ? std::optional(static_cast<std::size_t>(line - m_form.lines.begin()))
                 : m_marked,
             false);
}

/// Replaces the form by a new one. Keeps the old form as long as lines show its data. @param typed the line in which
/// the user types
void FormView::exchangeForm(Form form, const FormLineView* typed) {
    m_dueOf.push_back(std::make_shared<const Form>(std::exchange(m_form, std::move(form))));
    m_rows.clear();
    if (typed == nullptr) {
        std::ranges::move(std::exchange(m_typedOf, {}), std::back_inserter(m_dueOf));
        return;
    }
    if (m_typedOf.size() == 1) {
        m_typedOf.push_back(m_dueOf.back());
    }
    const auto line = std::ranges::find_if(
        m_form.lines, [&](const FormLine& now) { return leadsSameWay(now.path, typed->line().path); });
    m_isRefreshDue = line != m_form.lines.end() && !Form::hasSameShape(typed->line(), *line);
}

/// Updates a line now if it is urgent, otherwise later, because most of a long form is not visible.
void FormView::refreshLine(std::size_t line, bool isUrgent) {
    if (isUrgent) {
        m_due.remove(m_lines[line]);
        m_lines[line]->showLine(m_form.lines[line], {m_choices, *m_probe, m_analysis});
    } else {
        m_due.insert(m_lines[line]);
    }
}

void FormView::refreshDue(int most) {
    std::optional<std::size_t> first;
    for (std::size_t i = 0; i < m_lines.size() && most > 0; ++i) {
        if (m_due.contains(m_lines[i])) {
            refreshLine(i, true);
            first = first ? first : i;
            --most;
        }
    }
    if (first) {
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

/// Creates the lines up to a line, if that is quick. Otherwise continues between events, and scrolls to the line at the
/// end. Returns whether the line exists now.
bool FormView::makeUpTo(std::size_t line) {
    constexpr std::size_t most = mostAtOnce * linesAtOnce;
    const std::size_t missing = line < m_lines.size() ? 0 : line + 1 - m_lines.size();
    if (missing > most) {
        m_wanted = line;
        makeLines(linesAtOnce);
    } else if (missing > 0) {
        makeLines(static_cast<int>(missing));
    }
    return missing <= most;
}

void FormView::discard(FormLineView* line) {
    m_due.remove(line);
    if (m_focused != nullptr && line->isAncestorOf(m_focused)) {
        m_focused = nullptr;
    }
    if (m_handles->line() == line) {
        m_handles->attach(nullptr);
    }
    if (m_typedField != nullptr && line->isAncestorOf(m_typedField)) {
        endTyping();
        m_typedField = nullptr;
    }
    line->hide();
    line->disconnect(this);
    line->deleteLater(); // the caller can be one of the line's own signals
}

/// Sets the tab order to the order of the lines, regardless of the order of their creation.
void FormView::chainTabs(std::size_t first, std::size_t last) {
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

void FormView::makeLines(int count) {
    const FormSurroundings surroundings{m_choices, *m_probe, m_analysis};
    const std::size_t first = m_lines.size();
    for (; count > 0 && m_lines.size() < m_form.lines.size(); --count) {
        auto* const line = new FormLineView(m_form.lines[m_lines.size()], surroundings, m_canvas);
        line->setRow(m_rows[m_lines.size()], summaryOf(m_lines.size()));
        for (FormFieldView* const field : line->fields()) {
            connectField(field);
        }
        connect(line, &FormLineView::clicked, this, &FormView::lookAt);
        connect(line, &FormLineView::sourceWanted, this, &FormView::lookAt);
        connect(line, &FormLineView::widthChanged, this, [this, line] {
            // Only a line with another one in its row moves something.
            const std::optional<std::size_t> at = indexOf(line);
            if (at && (m_rows[*at].isJoined || (*at + 1 < m_rows.size() && m_rows[*at + 1].isJoined))) {
                arrangeFrom(0);
            }
        });
        connect(line, &FormLineView::notesChanged, this, &FormView::showDetails);
        connect(line, &FormLineView::foldWanted, this, &FormView::toggleFold);
        connect(line, &FormLineView::fixesWanted, this, &FormView::fixesWanted);
        connect(line, &FormLineView::hovered, m_handles, &FormHandles::attach);
        m_structure->watch(*line);
        m_drag->watch(*line);
        if (m_analyzer.isBehind()) {
            line->setStale(true);
        }
        line->show();
        m_lines.push_back(line);
    }
    showRemarks(first);
    arrangeFrom(first);
    const int seen = m_scroll->verticalScrollBar()->value() + m_scroll->viewport()->height();
    const bool isNear = m_lines.size() < linesAhead || m_wanted.has_value() ||
                        m_bottom < seen + pagesAhead * m_scroll->viewport()->height();
    if (m_wanted && *m_wanted < m_lines.size()) {
        markLine(std::exchange(m_wanted, std::nullopt), true);
    }
    if (m_lines.size() < m_form.lines.size() && isNear && !m_isMaking && !m_isTailWaiting) {
        m_isMaking = true;
        QTimer::singleShot(0, this, [this] {
            m_isMaking = false;
            makeLines(linesAtOnce);
        });
    }
}

void FormView::setRemarks(const QString& file, std::vector<FormRemark> remarks) {
    m_remarksOf = file;
    m_remarks.clear();
    for (FormRemark& remark : remarks) {
        FormPath path = remark.path;
        m_remarks.emplace(std::move(path), std::move(remark));
    }
    showRemarks(0);
    arrangeFrom(0);
}

/// Returns whether a line is in the row of the line around it.
bool FormView::isInRowOfParent(std::size_t line) const {
    return line < m_lines.size() && m_lines[line]->row().isJoined && !m_lines[line]->row().isNext;
}

void FormView::showRemarks(std::size_t first) {
    const bool isAbout = m_remarksOf == m_file;
    const FormRemark* outer = nullptr; // remark of the first line in a row; it counts for the whole row
    for (std::size_t i = first; i < m_lines.size(); ++i) {
        const auto found = isAbout ? m_remarks.find(m_form.lines[i].path) : m_remarks.end();
        const FormRemark* const own = found != m_remarks.end() ? &found->second : nullptr;
        outer = isInRowOfParent(i) && outer != nullptr ? outer : own;
        const bool isLast = !isInRowOfParent(i + 1);
        m_lines[i]->setRemark(isLast ? outer : nullptr);
    }
}

void FormView::finishLines() {
    refreshDue(static_cast<int>(m_due.size()));
    makeLines(static_cast<int>(m_form.lines.size() - m_lines.size()));
}

void FormView::arrangeFrom(std::size_t first) {
    const int seen = m_scroll->viewport()->width();
    // A narrow form would cut rows, so it scrolls sideways instead.
    const int roomy = fontMetrics().averageCharWidth() * roomyLetters;
    int widest = 0;
    for (std::size_t i = 0; i < std::min(m_lines.size(), measuredLines) && seen < roomy; ++i) {
        widest = m_rows[i].isHidden ? widest : std::max(widest, m_lines[i]->wantedWidth());
    }
    const int width = std::max(seen, std::min(widest + formHandlesRoom(*this), roomy));
    int y = first == 0 ? 0 : m_bottom;
    bool isSourceShown = false;
    constexpr auto nowhere = std::numeric_limits<std::size_t>::max();
    const std::size_t beside = first == 0 ? sourceBeside().value_or(nowhere) : nowhere;
    const auto showSource = [&] {
        const int height = m_source->wantedHeight();
        m_source->setGeometry(8, y + 2, width - 16, height);
        m_source->show();
        y += height + 4;
        isSourceShown = true;
    };
    const int height = formRowHeight(*this);
    const int end = width - formHandlesRoom(*this);
    const int joinsUpTo = seen - formHandlesRoom(*this); // rather separate rows than a wider form
    FormLineView* before = nullptr;                      // last line in the present row
    bool hasNewJoins = false;
    std::vector<int> unjoined; // depths of the lines around the present one that did not fit in the row of their parent
    const auto leaveTo = [&](std::size_t line) {
        while (!unjoined.empty() && m_form.lines[line].depth <= unjoined.back()) {
            unjoined.pop_back();
        }
    };
    const auto isUnjoined = [&](std::size_t line) {
        return m_rows[line].isJoined && !m_rows[line].isNext && !m_lines[line]->row().isJoined;
    };
    for (std::size_t i = 0; i < first; ++i) {
        leaveTo(i);
        if (isUnjoined(i)) {
            unjoined.push_back(m_form.lines[i].depth);
        }
    }
    if (first > 0 && !m_lines[first - 1]->isHidden()) {
        before = m_lines[first - 1];
    }
    for (std::size_t i = first; i < m_lines.size(); ++i) {
        FormLineView* const line = m_lines[i];
        const bool isCovered = isInSource(line->line().path);
        const bool isShown = !isCovered && !m_rows[i].isHidden;
        if (line->isHidden() == isShown) {
            line->setVisible(isShown);
        }
        if (beside == i || (isCovered && (i == 0 || !isInSource(m_lines[i - 1]->line().path)))) {
            showSource();
            before = nullptr;
        }
        if (!isShown) {
            continue;
        }
        // A joined line begins after the words of the line before it, if there is room.
        FormRow row = m_rows[i];
        const int left = before != nullptr && row.isJoined ? before->x() + before->wantedWidth() : 0;
        row.isJoined =
            row.isJoined && before != nullptr && left + std::min(line->wantedWidth(), joinsUpTo / 2) <= joinsUpTo;
        leaveTo(i);
        if (m_rows[i].isJoined && !row.isJoined && !row.isNext) {
            unjoined.push_back(m_form.lines[i].depth);
        }
        row.depth += static_cast<int>(unjoined.size());
        if (row != line->row()) {
            hasNewJoins = hasNewJoins || row.isJoined != line->row().isJoined;
            line->setRow(row, summaryOf(i));
        }
        if (row.isJoined) {
            before->resize(left - before->x(), height);
            line->setGeometry(left, before->y(), end - left, height);
        } else {
            line->setGeometry(0, y, end, height);
            y += height;
        }
        before = line;
    }
    if (beside != nowhere && beside >= m_lines.size()) {
        showSource();
    }
    if (first == 0 && !isSourceShown) {
        m_source->hide(); // the editor belongs to an element of another form, and stays open
    }
    m_bottom = y;
    // Reserves room for missing lines, because the scroll bar must show the full length.
    const auto made = static_cast<qint64>(m_lines.size());
    const auto missing = static_cast<qint64>(m_form.lines.size()) - made;
    const qint64 room = made == 0 ? 0 : std::min<qint64>(missing * m_bottom / made, QWIDGETSIZE_MAX / 2);
    m_canvas->resize(width, m_bottom + padding + static_cast<int>(room));
    m_handles->follow();
    if (hasNewJoins) {
        showRemarks(first);
    }
}

} // namespace orrery::widgets
