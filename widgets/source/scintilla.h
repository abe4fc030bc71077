// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/source/source_search.h"

#include <QByteArray>
#include <QPoint>
#include <Qsci/qsciscintillabase.h>

#include <algorithm>
#include <span>

/// Short forms of messages to a Scintilla view. All positions are bytes of the view.
namespace orrery::widgets {

inline long send(const QsciScintillaBase& view, unsigned message, long w = 0, long l = 0) {
    return view.SendScintilla(message, static_cast<unsigned long>(w), l);
}

inline int lengthOf(const QsciScintillaBase& view) {
    return static_cast<int>(send(view, QsciScintillaBase::SCI_GETLENGTH));
}

inline int caretOf(const QsciScintillaBase& view) {
    return static_cast<int>(send(view, QsciScintillaBase::SCI_GETCURRENTPOS));
}

/// Returns the main selection.
inline ByteRange selectionOf(const QsciScintillaBase& view) {
    return {.begin = static_cast<int>(send(view, QsciScintillaBase::SCI_GETSELECTIONSTART)),
            .end = static_cast<int>(send(view, QsciScintillaBase::SCI_GETSELECTIONEND))};
}

inline bool hasOneSelection(const QsciScintillaBase& view) {
    return send(view, QsciScintillaBase::SCI_GETSELECTIONS) == 1;
}

inline int lineOf(const QsciScintillaBase& view, int position) {
    return static_cast<int>(send(view, QsciScintillaBase::SCI_LINEFROMPOSITION, position));
}

/// Returns the position where a line begins.
/// lineEnd() returns the position of its end, before the line end characters.
inline int lineBegin(const QsciScintillaBase& view, long line) {
    return static_cast<int>(send(view, QsciScintillaBase::SCI_POSITIONFROMLINE, line));
}
inline int lineEnd(const QsciScintillaBase& view, long line) {
    return static_cast<int>(send(view, QsciScintillaBase::SCI_GETLINEENDPOSITION, line));
}

/// Returns the view's bytes in the part of [begin, end) that exists.
inline QByteArray shownBytes(const QsciScintillaBase& view, int begin, int end) {
    begin = std::clamp(begin, 0, lengthOf(view));
    end = std::clamp(end, begin, lengthOf(view));
    QByteArray result(end - begin + 1, Qt::Uninitialized); // Scintilla writes a NUL after the text
    view.SendScintilla(QsciScintillaBase::SCI_GETTEXTRANGE, static_cast<long>(begin), static_cast<long>(end),
                       result.data());
    result.chop(1);
    return result;
}

/// Returns the lower left corner of the character at a position, in viewport coordinates.
inline QPoint pointBelowPosition(const QsciScintillaBase& view, int position) {
    const long height = send(view, QsciScintillaBase::SCI_TEXTHEIGHT, lineOf(view, position));
    return {static_cast<int>(send(view, QsciScintillaBase::SCI_POINTXFROMPOSITION, 0, position)),
            static_cast<int>(send(view, QsciScintillaBase::SCI_POINTYFROMPOSITION, 0, position) + height)};
}

/// Shows an indicator in these ranges only.
inline void showIndicator(const QsciScintillaBase& view, int indicator, std::span<const ByteRange> ranges) {
    send(view, QsciScintillaBase::SCI_SETINDICATORCURRENT, indicator);
    send(view, QsciScintillaBase::SCI_INDICATORCLEARRANGE, 0, lengthOf(view));
    for (const ByteRange& range : ranges)
        if (range.begin < range.end)
            send(view, QsciScintillaBase::SCI_INDICATORFILLRANGE, range.begin, range.end - range.begin);
}

} // namespace orrery::widgets
