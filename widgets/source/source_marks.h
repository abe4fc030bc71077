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

/// A finding to be shown at [begin, end), in bytes. An empty range shows at the character behind it.
struct SourceMark {
    int begin = 0;
    int end = 0;
    engine::Severity severity = engine::Severity::error;
    engine::Phrase message{}; ///< put into the window's language when it is shown: of thousands few are
    bool isAdvice = false;    ///< of lint, which tells later than the check does
    bool isOld = false;       ///< of an earlier text: drawn in the ghost colour until it is found anew (I3.8)
    friend bool operator==(const SourceMark&, const SourceMark&) = default;
};

/// The findings of one source view: underlined in the text, with a symbol in the margin. They move with the text.
class SourceMarks {
public:
    static constexpr int firstIndicator = 8; ///< and one for each severity behind it
    static constexpr int firstOldIndicator = 14;
    static constexpr int firstMarker = 0;
    static constexpr int firstOldMarker = 3;
    static constexpr int markerMask = 0b111111;
    static constexpr int staleAfterMs = 150;

    explicit SourceMarks(QsciScintillaBase& view);

    void setTheme(const Theme& theme);
    /// Shows these marks instead of those before; touches only what differs.
    void set(QVector<SourceMark> marks);
    /// Draws all marks in the ghost colour: they speak of an earlier text and are being recomputed (I3.8). Not before
    /// they have done so for staleAfterMs: colours that come and go with each key tire the eye, and Scintilla lays all
    /// that is in sight out anew for each (P3.1).
    void setStale(bool stale);
    /// To be told of each change of the text.
    void textChanged(int position, int removed, int inserted);

    /// Where the marks are now, by begin.
    const QVector<SourceMark>& all() const { return m_marks; }
    /// The messages of the marks that touch [begin, end), worst first, one a line.
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
    /// Where the text has changed since set(): Scintilla knows what of the marks is left there.
    std::optional<std::pair<int, int>> m_touched;
    QTimer m_staleSoon;
    QVector<SourceMark> m_marks;
};

} // namespace orrery::widgets
