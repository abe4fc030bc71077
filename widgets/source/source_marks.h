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

/// A problem that the view shows at [begin, end), in bytes. The view shows an empty range at the next character.
struct SourceMark {
    int begin = 0;
    int end = 0;
    engine::Severity severity = engine::Severity::error;
    engine::Phrase message{}; ///< translated only when the view shows it: a text can have thousands of marks
    bool isAdvice = false;    ///< true if the problem comes from lint, which reports later than the check
    bool isOld = false;       ///< true if it comes from an earlier text: grey until the check reports it again (I3.8)
    engine::Phrase advice{};  ///< sentence that follows the message
    friend bool operator==(const SourceMark&, const SourceMark&) = default;
};

/// The problems of one source view, with underlines in the text and symbols in the margin. The marks move with the
/// text.
class SourceMarks {
public:
    static constexpr int firstIndicator = 8; ///< first of the indicators, one for each severity
    static constexpr int firstOldIndicator = 14;
    static constexpr int firstMarker = 0;
    static constexpr int firstOldMarker = 3;
    static constexpr int markerMask = 0b111111;
    static constexpr int staleAfterMs = 150;

    explicit SourceMarks(QsciScintillaBase& view);

    void setTheme(const Theme& theme);
    /// Replaces the marks. Updates only the differences.
    void set(QVector<SourceMark> marks);
    /// Draws all marks in the ghost colour, because they refer to an earlier text until the next check (I3.8). Waits
    /// for staleAfterMs, because a change of colours with each key is tiring. Each such change also makes Scintilla
    /// compute the layout of all visible lines again (P3.1).
    void setStale(bool stale);
    /// Records a change of the text. Call it for each change.
    void textChanged(int position, int removed, int inserted);

    /// Returns the marks at their present places, by begin.
    const QVector<SourceMark>& all() const { return m_marks; }
    /// Returns the messages of the marks that touch [begin, end), the most severe first, one per line.
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
    /// The range of edits since set(). Only Scintilla knows the present marks there.
    std::optional<std::pair<int, int>> m_touched;
    QTimer m_staleSoon;
    QVector<SourceMark> m_marks;
};

} // namespace orrery::widgets
