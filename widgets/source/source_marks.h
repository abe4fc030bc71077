// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

#include <QString>
#include <QTimer>
#include <QVector>

#include <optional>
#include <utility>

class QsciScintillaBase;

namespace orrery::widgets {

struct Theme;

/// A problem shown at [begin, end), in bytes. An empty range is shown at the character after it.
struct SourceMark {
    int begin = 0;
    int end = 0;
    engine::Severity severity = engine::Severity::error;
    engine::Phrase message{}; ///< translated when it is shown: of thousands only a few are
    bool isAdvice = false;    ///< from lint, which reports later than the check
    bool isOld = false;       ///< from an earlier text: drawn in the ghost colour until it is reported again (I3.8)
    friend bool operator==(const SourceMark&, const SourceMark&) = default;
};

/// The problems of one source view: underlined in the text, with a symbol in the margin. They move with the text.
class SourceMarks {
public:
    static constexpr int firstIndicator = 8; ///< one for each severity from here
    static constexpr int firstOldIndicator = 14;
    static constexpr int firstMarker = 0;
    static constexpr int firstOldMarker = 3;
    static constexpr int markerMask = 0b111111;
    static constexpr int staleAfterMs = 150;

    explicit SourceMarks(QsciScintillaBase& view);

    void setTheme(const Theme& theme);
    /// Replaces the marks; updates only the differences.
    void set(QVector<SourceMark> marks);
    /// Draws all marks in the ghost colour: they refer to an earlier text and are being recomputed (I3.8). It waits for
    /// staleAfterMs, because colours that change with each key are tiring. Scintilla also lays out all visible lines
    /// again for each change (P3.1).
    void setStale(bool stale);
    /// Records a change of the text; call it for each one.
    void textChanged(int position, int removed, int inserted);

    /// Returns the marks at their present places, by begin.
    const QVector<SourceMark>& all() const { return m_marks; }
    /// Returns the messages of the marks that touch [begin, end), worst first, one a line.
    QString messagesIn(int begin, int end) const;

private:
    void showUnderlines(int begin, int end);
    void showSymbols(int begin, int end);
    void colour();
    void drawStale(bool stale);
    void colourIfSeen();

    QsciScintillaBase& m_view;
    const Theme* m_theme = nullptr;
    bool m_stale = false;
    bool m_isDrawnStale = false;
    /// The range of edits since set(): only Scintilla knows the marks there.
    std::optional<std::pair<int, int>> m_touched;
    QTimer m_staleSoon;
    QVector<SourceMark> m_marks;
};

} // namespace orrery::widgets
