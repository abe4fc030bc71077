// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/coverage.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <QVector>

#include <functional>
#include <vector>

class QsciScintillaBase;

namespace orrery::widgets {

struct Theme;

/// The coverage of an element that a source view marks in the line of its start (I4.13).
struct SourceCoverageMark {
    int position = 0; ///< a byte of its line
    engine::CoverageState state = engine::CoverageState::never;
    friend bool operator==(const SourceCoverageMark&, const SourceCoverageMark&) = default;
};

/// The marks of coverage in a margin of one source view, which exists only while there are marks. They move with the
/// text. A text can have thousands of them, so the lines in sight get theirs at once, and the others between events.
class SourceCoverage : public QObject {
public:
    static constexpr int firstMarker = 8; ///< Scintilla's marker of the first state; the others follow
    static constexpr int markerMask = 0b11111 << firstMarker;
    static constexpr int marginWidth = 16;

    /// @param margin number of the margin
    SourceCoverage(QsciScintillaBase& view, int margin);

    void setTheme(const Theme& theme);
    /// Replaces the marks. @param marks ascending, at most one for each position. Of several in a line, the lowest
    /// state counts. @param words returns the words for the elements that begin in [begin, end)
    void set(QVector<SourceCoverageMark> marks, std::function<QString(int begin, int end)> words);
    /// Records a change of the text.
    void textChanged();
    /// Returns whether all lines have their marks.
    bool isDone() const { return m_next >= m_marks.size(); }
    /// Returns the words for the tool tip over the margin at a line; empty without a mark.
    QString wordsAt(int line) const;

private:
    void addSome();
    void addTo(long line, engine::CoverageState state);

    QsciScintillaBase& m_view;
    int m_margin;
    QVector<SourceCoverageMark> m_marks;
    std::function<QString(int begin, int end)> m_words;
    qsizetype m_next = 0;   ///< index of the next mark to add
    bool m_isMoved = false; ///< the text has changed since set()
    QTimer m_more;
};

} // namespace orrery::widgets
