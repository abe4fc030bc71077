// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/source/source_marks.h"

#include "widgets/source/scintilla.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QPixmap>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <tuple>
#include <utility>

namespace orrery::widgets {

namespace {

using Base = QsciScintillaBase;
using Range = std::pair<int, int>;

struct SeverityRow {
    engine::Severity severity;
    int underline; ///< Scintilla's indicator style; differs by shape, not only by colour
    const char* icon;
    QColor Theme::*colour;
};

constexpr std::array severityRows = {
    SeverityRow{.severity = engine::Severity::error,
                .underline = Base::INDIC_SQUIGGLE,
                .icon = "error",
                .colour = &Theme::error},
    SeverityRow{.severity = engine::Severity::warning,
                .underline = Base::INDIC_SQUIGGLELOW,
                .icon = "warning",
                .colour = &Theme::warning},
    SeverityRow{
        .severity = engine::Severity::hint, .underline = Base::INDIC_DOTS, .icon = "hint", .colour = &Theme::hint},
};

int indicatorOf(engine::Severity severity, bool isOld) {
    return (isOld ? SourceMarks::firstOldIndicator : SourceMarks::firstIndicator) + static_cast<int>(severity);
}

int markerOf(engine::Severity severity, bool isOld) {
    return (isOld ? SourceMarks::firstOldMarker : SourceMarks::firstMarker) + static_cast<int>(severity);
}

/// Returns Scintilla's own ranges of an indicator, which stay correct after any edit.
std::vector<Range> shownRanges(const Base& view, int indicator, Range within) {
    std::vector<Range> ranges;
    for (int at = within.first; at < within.second;) {
        const int end = std::min(static_cast<int>(send(view, Base::SCI_INDICATOREND, indicator, at)), within.second);
        if (end <= at) // the indicator is unknown or has no further range
            break;
        if (send(view, Base::SCI_INDICATORVALUEAT, indicator, at) != 0)
            ranges.emplace_back(at, end);
        at = end;
    }
    return ranges;
}

void add(std::vector<Range>& ranges, Range range) {
    if (!ranges.empty() && range.first <= ranges.back().second)
        ranges.back().second = std::max(ranges.back().second, range.second);
    else
        ranges.push_back(range);
}

std::vector<Range> difference(const std::vector<Range>& of, const std::vector<Range>& without) {
    std::vector<Range> result;
    std::ranges::set_difference(of, without, std::back_inserter(result));
    return result;
}

/// Returns the bytes where two lists of marks differ, together with the edited range. The view shows equal marks
/// outside of that range correctly. Returns nullopt if there is no difference.
std::optional<Range> differences(const QVector<SourceMark>& before, const QVector<SourceMark>& now,
                                 std::optional<Range> touched) {
    const auto isClear = [&](const SourceMark& mark) {
        return !touched || mark.end < touched->first || mark.begin > touched->second;
    };
    const auto isSame = [&](const SourceMark& a, const SourceMark& b) { return a == b && isClear(a); };
    const auto [was, is] = std::ranges::mismatch(before, now, isSame);
    auto wasEnd = before.end();
    auto isEnd = now.end();
    while (wasEnd != was && isEnd != is && isSame(*std::prev(wasEnd), *std::prev(isEnd))) {
        --wasEnd;
        --isEnd;
    }
    std::optional<Range> range = touched;
    const auto include = [&](const SourceMark& mark) {
        range = range ? Range{std::min(range->first, mark.begin), std::max(range->second, mark.end)}
                      : Range{mark.begin, mark.end};
    };
    std::for_each(was, wasEnd, include);
    std::for_each(is, isEnd, include);
    return range;
}

} // namespace

SourceMarks::SourceMarks(QsciScintillaBase& view) : m_view(view) {
    m_staleSoon.setSingleShot(true);
    m_staleSoon.setInterval(staleAfterMs);
    m_staleSoon.callOnTimeout([this] { drawStale(true); });
}

void SourceMarks::setTheme(const Theme& theme) {
    m_theme = &theme;
    for (const SeverityRow& row : severityRows) {
        for (const bool isOld : {false, true}) {
            send(m_view, Base::SCI_INDICSETSTYLE, indicatorOf(row.severity, isOld), row.underline);
            send(m_view, Base::SCI_INDICSETUNDER, indicatorOf(row.severity, isOld), 0);
        }
    }
    colour();
}

void SourceMarks::colour() {
    m_isDrawnStale = m_stale;
    for (const SeverityRow& row : severityRows) {
        for (const bool isOld : {false, true}) {
            const QColor colour = m_stale || isOld ? m_theme->ghost : m_theme->*row.colour;
            m_view.SendScintilla(Base::SCI_INDICSETFORE, static_cast<unsigned long>(indicatorOf(row.severity, isOld)),
                                 colour);
            // Scintilla uses device pixels to centre a pixmap. With a ratio above 1, the pixmap would be in the wrong
            // place.
            const QPixmap symbol = icon(QString::fromLatin1(row.icon), colour).pixmap(QSize(14, 14), 1.0);
            m_view.SendScintilla(Base::SCI_MARKERDEFINEPIXMAP,
                                 static_cast<unsigned long>(markerOf(row.severity, isOld)), symbol);
        }
    }
}

void SourceMarks::setStale(bool stale) {
    if (!stale) {
        m_staleSoon.stop();
        drawStale(false);
    } else if (!m_stale && !m_staleSoon.isActive()) {
        m_staleSoon.start();
    }
}

void SourceMarks::drawStale(bool stale) {
    m_stale = stale;
    colourIfSeen();
}

/// Updates colours only if there are marks. Each new colour makes Scintilla compute the layout of all visible lines
/// again (P3.1).
void SourceMarks::colourIfSeen() {
    if (m_theme && !m_marks.isEmpty() && m_stale != m_isDrawnStale)
        colour();
}

void SourceMarks::set(QVector<SourceMark> marks) {
    const int length = lengthOf(m_view);
    for (SourceMark& mark : marks) {
        mark.begin = std::clamp(mark.begin, 0, length);
        mark.end = std::clamp(mark.end, mark.begin, length);
        if (mark.begin < mark.end)
            continue;
        // An empty range has nothing to underline. Uses the next character, or the previous one at the end of the text.
        mark.end = static_cast<int>(send(m_view, Base::SCI_POSITIONAFTER, mark.begin));
        if (mark.end == mark.begin)
            mark.begin = static_cast<int>(send(m_view, Base::SCI_POSITIONBEFORE, mark.end));
    }
    std::ranges::stable_sort(marks, {}, [](const SourceMark& mark) { return std::tuple(mark.begin, mark.end); });
    const std::optional<Range> differing = differences(m_marks, marks, std::exchange(m_touched, std::nullopt));
    m_marks = std::move(marks);
    if (!differing)
        return; // the edit was in another file
    colourIfSeen();
    const int begin = std::min(differing->first, length);
    const int end = std::min(differing->second, length);
    showUnderlines(begin, end);
    showSymbols(begin, end);
}

void SourceMarks::showUnderlines(int begin, int end) {
    for (const SeverityRow& row : severityRows) {
        for (const bool isOld : {false, true}) {
            std::vector<Range> wanted;
            for (const SourceMark& mark : m_marks)
                if (mark.severity == row.severity && mark.isOld == isOld && mark.begin < end && begin < mark.end)
                    add(wanted, {std::max(mark.begin, begin), std::min(mark.end, end)});
            const int indicator = indicatorOf(row.severity, isOld);
            const std::vector<Range> shown = shownRanges(m_view, indicator, {begin, end});
            send(m_view, Base::SCI_SETINDICATORCURRENT, indicator);
            for (const auto& [from, to] : difference(shown, wanted))
                send(m_view, Base::SCI_INDICATORCLEARRANGE, from, to - from);
            for (const auto& [from, to] : difference(wanted, shown))
                send(m_view, Base::SCI_INDICATORFILLRANGE, from, to - from);
        }
    }
}

void SourceMarks::showSymbols(int begin, int end) {
    const long first = lineOf(m_view, begin);
    const long last = lineOf(m_view, end);
    const long from = lineBegin(m_view, first);
    const long to = lineEnd(m_view, last);
    std::map<int, std::pair<engine::Severity, bool>> wanted; // line → its most severe mark, preferably of this text
    for (auto it = std::ranges::lower_bound(m_marks, from, {}, &SourceMark::begin);
         it != m_marks.end() && it->begin <= to; ++it) {
        const SourceMark& mark = *it;
        const int line = lineOf(m_view, mark.begin);
        const auto [place, isNew] = wanted.emplace(line, std::pair(mark.severity, mark.isOld));
        if (!isNew)
            place->second = std::min(place->second, std::pair(mark.severity, mark.isOld));
    }
    for (long line = first - 1;
         (line = send(m_view, Base::SCI_MARKERNEXT, line + 1, markerMask)) >= 0 && line <= last;) {
        const auto place = wanted.find(static_cast<int>(line));
        const long wantedBits = place == wanted.end() ? 0 : 1L << markerOf(place->second.first, place->second.second);
        const long bits = send(m_view, Base::SCI_MARKERGET, line) & markerMask;
        for (int marker = 0; markerMask >> marker != 0; ++marker) {
            // Deletes markers one by one, because a line also has the markers of lines that were joined to it.
            for (long left = bits & ~wantedBits; left >> marker & 1; left = send(m_view, Base::SCI_MARKERGET, line))
                send(m_view, Base::SCI_MARKERDELETE, line, marker);
        }
        if ((bits & wantedBits) == wantedBits)
            wanted.erase(static_cast<int>(line));
    }
    for (const auto& [line, worst] : wanted)
        send(m_view, Base::SCI_MARKERADD, line, markerOf(worst.first, worst.second));
}

void SourceMarks::textChanged(int position, int removed, int inserted) {
    const int removedEnd = position + removed;
    const int by = inserted - removed;
    Range touched{position, position + inserted};
    if (m_touched) {
        const auto& [begin, end] = *m_touched;
        touched.first = std::min(begin, position);
        touched.second = std::max(end >= removedEnd ? end + by : position, touched.second);
    }
    m_touched = touched;
    for (SourceMark& mark : m_marks) {
        if (mark.begin >= removedEnd)
            mark.begin += by;
        else if (mark.begin > position)
            mark.begin = position + inserted;
        if (mark.end >= removedEnd && mark.end > position)
            mark.end += by;
        else if (mark.end > position)
            mark.end = position;
        mark.end = std::max(mark.begin, mark.end);
    }
}

QString SourceMarks::messagesIn(int begin, int end) const {
    QVector<const SourceMark*> found;
    for (const SourceMark& mark : m_marks)
        if (mark.begin < std::max(end, begin + 1) && begin < mark.end && !mark.message.empty())
            found.append(&mark);
    std::ranges::stable_sort(found, {}, [](const SourceMark* mark) { return mark->severity; });
    QStringList messages;
    for (const SourceMark* mark : found)
        if (const QString message = problemText(mark->message, mark->advice); !messages.contains(message))
            messages << message;
    return messages.join(QLatin1Char('\n'));
}

} // namespace orrery::widgets
