// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/source/source_marks.h"

#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"

#include <QPixmap>
#include <Qsci/qsciscintillabase.h>

#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <utility>

namespace orrery::widgets {

namespace {

using Base = QsciScintillaBase;
using Range = std::pair<int, int>;

struct SeverityRow {
    engine::Severity severity;
    int underline; ///< told apart by shape, not by colour alone
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

long send(const Base& view, unsigned message, long w = 0, long l = 0) {
    return view.SendScintilla(message, static_cast<unsigned long>(w), l);
}

/// Scintilla's own runs of an indicator: the truth after edits, whatever they cut.
std::vector<Range> shownRanges(const Base& view, int indicator, int length) {
    std::vector<Range> ranges;
    for (int at = 0; at < length;) {
        const int end = static_cast<int>(send(view, Base::SCI_INDICATOREND, indicator, at));
        if (end <= at) // there is no such indicator, or no more of it
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
            // Scintilla centres a pixmap by its device pixels: one that bears a ratio would stand beside its line.
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

/// Of each new colour Scintilla lays out anew all that is in sight: not where there is nothing to colour (P3.1).
void SourceMarks::colourIfSeen() {
    if (m_theme && !m_marks.isEmpty() && m_stale != m_isDrawnStale)
        colour();
}

void SourceMarks::set(QVector<SourceMark> marks) {
    const int length = static_cast<int>(send(m_view, Base::SCI_GETLENGTH));
    for (SourceMark& mark : marks) {
        mark.begin = std::clamp(mark.begin, 0, length);
        mark.end = std::clamp(mark.end, mark.begin, length);
        if (mark.begin < mark.end)
            continue;
        // Nothing to underline: take the character behind, at the end of the text the one before.
        mark.end = static_cast<int>(send(m_view, Base::SCI_POSITIONAFTER, mark.begin));
        if (mark.end == mark.begin)
            mark.begin = static_cast<int>(send(m_view, Base::SCI_POSITIONBEFORE, mark.end));
    }
    std::ranges::stable_sort(marks, {}, [](const SourceMark& mark) { return std::tuple(mark.begin, mark.end); });
    if (!std::exchange(m_hasMoved, false) && marks == m_marks)
        return; // an edit in another file
    m_marks = std::move(marks);
    colourIfSeen();
    showUnderlines();
    showSymbols();
}

void SourceMarks::showUnderlines() {
    const int length = static_cast<int>(send(m_view, Base::SCI_GETLENGTH));
    for (const SeverityRow& row : severityRows) {
        for (const bool isOld : {false, true}) {
            std::vector<Range> wanted;
            for (const SourceMark& mark : m_marks)
                if (mark.severity == row.severity && mark.isOld == isOld && mark.begin < mark.end)
                    add(wanted, {mark.begin, mark.end});
            const int indicator = indicatorOf(row.severity, isOld);
            const std::vector<Range> shown = shownRanges(m_view, indicator, length);
            send(m_view, Base::SCI_SETINDICATORCURRENT, indicator);
            for (const auto& [begin, end] : difference(shown, wanted))
                send(m_view, Base::SCI_INDICATORCLEARRANGE, begin, end - begin);
            for (const auto& [begin, end] : difference(wanted, shown))
                send(m_view, Base::SCI_INDICATORFILLRANGE, begin, end - begin);
        }
    }
}

void SourceMarks::showSymbols() {
    std::map<int, std::pair<engine::Severity, bool>> wanted; // line → the worst on it, first what is of this text
    for (const SourceMark& mark : m_marks) {
        const int line = static_cast<int>(send(m_view, Base::SCI_LINEFROMPOSITION, mark.begin));
        const auto [place, isNew] = wanted.emplace(line, std::pair(mark.severity, mark.isOld));
        if (!isNew)
            place->second = std::min(place->second, std::pair(mark.severity, mark.isOld));
    }
    for (long line = -1; (line = send(m_view, Base::SCI_MARKERNEXT, line + 1, markerMask)) >= 0;) {
        const auto place = wanted.find(static_cast<int>(line));
        const long wantedBits = place == wanted.end() ? 0 : 1L << markerOf(place->second.first, place->second.second);
        const long bits = send(m_view, Base::SCI_MARKERGET, line) & markerMask;
        for (int marker = 0; markerMask >> marker != 0; ++marker) {
            if ((bits & ~wantedBits) >> marker & 1)
                send(m_view, Base::SCI_MARKERDELETE, line, marker);
        }
        if ((bits & wantedBits) == wantedBits)
            wanted.erase(static_cast<int>(line));
    }
    for (const auto& [line, worst] : wanted)
        send(m_view, Base::SCI_MARKERADD, line, markerOf(worst.first, worst.second));
}

void SourceMarks::textChanged(int position, int removed, int inserted) {
    m_hasMoved = true;
    const int removedEnd = position + removed;
    for (SourceMark& mark : m_marks) {
        if (mark.begin >= removedEnd)
            mark.begin += inserted - removed;
        else if (mark.begin > position)
            mark.begin = position + inserted;
        if (mark.end >= removedEnd && mark.end > position)
            mark.end += inserted - removed;
        else if (mark.end > position)
            mark.end = position;
        mark.end = std::max(mark.begin, mark.end);
    }
}

QString SourceMarks::messagesIn(int begin, int end) const {
    QVector<const SourceMark*> found;
    for (const SourceMark& mark : m_marks)
        if (mark.begin < std::max(end, begin + 1) && begin < mark.end && !mark.message.isEmpty())
            found.append(&mark);
    std::ranges::stable_sort(found, {}, [](const SourceMark* mark) { return mark->severity; });
    QStringList messages;
    for (const SourceMark* mark : found)
        if (!messages.contains(mark->message))
            messages << mark->message;
    return messages.join(QLatin1Char('\n'));
}

} // namespace orrery::widgets
