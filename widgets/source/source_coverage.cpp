// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/source/source_coverage.h"

#include "widgets/coverage/coverage_mark.h"
#include "widgets/source/scintilla.h"
#include "widgets/theme/theme.h"

#include <QPixmap>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

using Base = QsciScintillaBase;
using State = engine::CoverageState;

namespace {

constexpr qsizetype addedAtOnce = 1000;
constexpr int stateCount = static_cast<int>(State::count_);

} // namespace

SourceCoverage::SourceCoverage(QsciScintillaBase& view, int margin) : m_view(view), m_margin(margin) {
    send(view, Base::SCI_SETMARGINTYPEN, margin, Base::SC_MARGIN_SYMBOL);
    send(view, Base::SCI_SETMARGINMASKN, margin, markerMask);
    send(view, Base::SCI_SETMARGINWIDTHN, margin, 0);
    m_more.setSingleShot(true);
    connect(&m_more, &QTimer::timeout, this, &SourceCoverage::addSome);
}

void SourceCoverage::setTheme(const Theme& theme) {
    m_view.SendScintilla(Base::SCI_SETMARGINBACKN, static_cast<unsigned long>(m_margin), theme.base);
    for (int state = 0; state < stateCount; ++state) {
        const QPixmap symbol = coverageIcon(static_cast<State>(state), theme).pixmap(QSize(13, 13), 1.0);
        m_view.SendScintilla(Base::SCI_MARKERDEFINEPIXMAP, static_cast<unsigned long>(firstMarker + state), symbol);
    }
}

void SourceCoverage::set(QVector<SourceCoverageMark> marks, std::function<QString(int begin, int end)> words) {
    m_words = std::move(words);
    if (marks == m_marks && !m_isMoved) {
        return;
    }
    m_more.stop();
    for (int state = 0; state < stateCount; ++state) {
        send(m_view, Base::SCI_MARKERDELETEALL, firstMarker + state);
    }
    m_marks = std::move(marks);
    m_isMoved = false;
    m_next = 0;
    send(m_view, Base::SCI_SETMARGINWIDTHN, m_margin, m_marks.isEmpty() ? 0 : marginWidth);
    const long top = send(m_view, Base::SCI_DOCLINEFROMVISIBLE, send(m_view, Base::SCI_GETFIRSTVISIBLELINE));
    const long bottom = top + send(m_view, Base::SCI_LINESONSCREEN) + 1;
    const auto first =
        std::ranges::lower_bound(m_marks, lineBegin(m_view, static_cast<int>(top)), {}, &SourceCoverageMark::position);
    for (auto mark = first; mark != m_marks.end(); ++mark) {
        const long line = lineOf(m_view, mark->position);
        if (line > bottom) {
            break;
        }
        addTo(line, mark->state);
    }
    addSome();
}

/// Adds the next marks of the whole text. Those in sight are there already.
void SourceCoverage::addSome() {
    const qsizetype end = std::min(m_marks.size(), m_next + addedAtOnce);
    for (; m_next < end; ++m_next) {
        addTo(lineOf(m_view, m_marks[m_next].position), m_marks[m_next].state);
    }
    if (!isDone()) {
        m_more.start(0);
    }
}

void SourceCoverage::addTo(long line, State state) {
    const auto shown = static_cast<unsigned long>(send(m_view, Base::SCI_MARKERGET, line) & markerMask);
    const unsigned long lower = (2ul << (firstMarker + static_cast<int>(state))) - 1;
    if ((shown & lower) != 0) {
        return; // the line has this state or a lower one
    }
    for (int other = static_cast<int>(state) + 1; shown != 0 && other < stateCount; ++other) {
        send(m_view, Base::SCI_MARKERDELETE, line, firstMarker + other);
    }
    send(m_view, Base::SCI_MARKERADD, line, firstMarker + static_cast<int>(state));
}

void SourceCoverage::textChanged() {
    m_isMoved = true;
    if (!isDone()) { // the other positions are no longer right; the next coverage brings new ones
        m_more.stop();
        m_next = m_marks.size();
    }
}

QString SourceCoverage::wordsAt(int line) const {
    const long shown = send(m_view, Base::SCI_MARKERGET, line) & markerMask;
    if (shown == 0) {
        return {};
    }
    if (!m_isMoved && m_words) {
        return m_words(lineBegin(m_view, line), lineEnd(m_view, line) + 1);
    }
    int state = 0;
    while ((shown & (1l << (firstMarker + state))) == 0) {
        ++state;
    }
    return coverageStateWords(static_cast<State>(state));
}

} // namespace orrery::widgets
