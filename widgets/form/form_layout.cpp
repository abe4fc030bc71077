// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_layout.h"

#include "widgets/form/form_line_view.h"
#include "widgets/form/form_source.h"

#include <algorithm>
#include <limits>

namespace orrery::widgets {

namespace {

constexpr std::size_t measuredLines = 200; ///< lines whose widths decide the width of a narrow form
constexpr int roomyLetters = 80;           ///< width up to which a form scrolls sideways to show whole rows, in letters
constexpr auto nowhere = std::numeric_limits<std::size_t>::max();

} // namespace

/// Returns the width of the canvas. A narrow form would cut rows, so it scrolls sideways instead. So does any form with
/// a row whose fields would be too short to read.
int FormLayout::widthFor(int seen) const {
    const int roomy = m_source.fontMetrics().averageCharWidth() * roomyLetters;
    const int handles = formHandlesRoom(m_source);
    int width = seen;
    for (std::size_t i = 0; i < std::min(m_lines.size(), measuredLines); ++i) {
        if (!m_tree.row(i).isHidden) {
            const int roomyWidth = width < roomy ? std::min(m_lines[i]->wantedWidth() + handles, roomy) : 0;
            width = std::max({width, roomyWidth, m_lines[i]->leastWidth() + handles});
        }
    }
    return width;
}

/// Returns the line before which the form shows the XML of an element without lines. Such an element has broken XML
/// now. Returns `nowhere` if the element has lines, or if the form shows another element.
std::size_t FormLayout::lineAfterSource() const {
    const std::vector<FormLine>& lines = m_tree.lines();
    const auto isCovered = [&](const FormLine& line) { return m_source.covers(m_tree.file(), line.path); };
    if (!m_source.isInside(m_tree.file(), m_tree.element()) || std::ranges::any_of(lines, isCovered)) {
        return nowhere;
    }
    const auto behind = std::ranges::find_if(lines, [&](const FormLine& line) {
        return line.where.span.begin >= static_cast<std::uint32_t>(m_source.begin());
    });
    return static_cast<std::size_t>(behind - lines.begin());
}

void FormLayout::showSource() {
    const int height = m_source.wantedHeight();
    m_source.setGeometry(8, m_bottom + 2, m_width - 16, height);
    m_source.show();
    m_bottom += height + 4;
}

/// Leaves the lines around earlier ones that are not around a line.
void FormLayout::leaveTo(std::size_t line) {
    while (!m_unjoined.empty() && m_tree.lines()[line].depth <= m_unjoined.back()) {
        m_unjoined.pop_back();
    }
}

void FormLayout::arrange(std::size_t first, std::size_t end, int seen) {
    m_width = first == 0 ? widthFor(seen) : std::max(m_width, widthFor(seen));
    m_bottom = first == 0 ? 0 : m_bottom;
    m_hasNewJoins = false;
    m_unjoined.clear();
    const int joinsUpTo = seen - formHandlesRoom(m_source); // rather separate rows than a wider form
    for (std::size_t i = 0; i < first; ++i) {
        leaveTo(i);
        const FormRow& row = m_tree.row(i);
        if (row.isJoined && !row.isNext && !m_lines[i]->row().isJoined) {
            m_unjoined.push_back(m_tree.lines()[i].depth);
        }
    }
    const std::size_t beside = first == 0 ? lineAfterSource() : nowhere;
    bool isSourceShown = false;
    bool wasCovered = first > 0 && m_source.covers(m_tree.file(), m_lines[first - 1]->line().path);
    FormLineView* before = first > 0 && !m_lines[first - 1]->isHidden() ? m_lines[first - 1] : nullptr;
    for (std::size_t i = first; i < end; ++i) {
        FormLineView* const line = m_lines[i];
        const bool isCovered = m_source.covers(m_tree.file(), line->line().path);
        const bool isShown = !isCovered && !m_tree.row(i).isHidden;
        if (!isShown && !line->isHidden()) {
            line->hide();
        }
        if (beside == i || (isCovered && !wasCovered)) {
            showSource();
            isSourceShown = true;
            before = nullptr;
        }
        wasCovered = isCovered;
        if (isShown) {
            place(i, before, joinsUpTo);
            if (line->isHidden()) {
                line->show(); // after it has its place: Qt would paint it at its old one
            }
        }
    }
    if (beside != nowhere && beside >= m_lines.size()) {
        showSource();
        isSourceShown = true;
    }
    if (first == 0 && !isSourceShown) {
        m_source.hide(); // the editor belongs to an element of another form, and stays open
    }
}

/// Places one line. A joined line begins after the words of the line before it, if there is room.
/// @param before last line in the present row; null: the row begins here. Then the placed line.
void FormLayout::place(std::size_t line, FormLineView*& before, int joinsUpTo) {
    FormLineView& view = *m_lines[line];
    FormRow row = m_tree.row(line);
    const int left = before != nullptr && row.isJoined ? before->x() + before->wantedWidth() : 0;
    const bool wantsJoin = row.isJoined;
    const int needed = wantsJoin ? std::max(std::min(view.wantedWidth(), joinsUpTo / 2), view.leastWidth()) : 0;
    row.isJoined = wantsJoin && before != nullptr && left + needed <= joinsUpTo;
    leaveTo(line);
    if (wantsJoin && !row.isJoined && !row.isNext) {
        m_unjoined.push_back(m_tree.lines()[line].depth);
    }
    row.depth += static_cast<int>(m_unjoined.size());
    if (row != view.row()) {
        m_hasNewJoins = m_hasNewJoins || row.isJoined != view.row().isJoined;
        view.setRow(row, m_tree.summaryOf(line));
    }
    const int height = formRowHeight(m_source);
    const int handles = formHandlesRoom(m_source);
    if (wantsJoin && !row.isJoined) {
        m_width = std::max(m_width, view.leastWidth() + handles); // its indentation is known only now
    }
    const int end = m_width - handles;
    if (row.isJoined) {
        before->resize(left - before->x(), height);
        view.setGeometry(left, before->y(), end - left, height);
    } else {
        view.setGeometry(0, m_bottom, end, height);
        m_bottom += height;
    }
    before = &view;
}

} // namespace orrery::widgets
