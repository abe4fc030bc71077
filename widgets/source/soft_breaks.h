// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <vector>

namespace orrery::widgets {

/// A line with more bytes is long. Long lines are shown in parts if a text has too many bytes in them.
inline constexpr int longestLine = 1000;
/// The bytes that a text can have in long lines before these are shown in parts. Scintilla always lays out whole lines,
/// at about 2 MB a second (P3.5).
inline constexpr int mostInLongLines = 20'000;

/// Returns whether a text has too many bytes in long lines to be shown without soft breaks.
bool hasTooLongLines(const QByteArray& text);
/// Returns the offsets of breaks in lines of more than longestLine bytes: before tags, else after blanks, else between
/// two characters.
std::vector<int> breaksIn(const QByteArray& text);
/// Returns a text with a line feed before each of the sorted offsets.
QByteArray withBreaks(const QByteArray& text, const std::vector<int>& offsets);

/// The line feeds that a view shows within long lines and that its text does not have (R2.6).
///
/// A position counts bytes of the view, breaks included. An offset counts bytes of the text.
class SoftBreaks {
public:
    bool isEmpty() const { return m_positions.empty(); }
    /// Returns the positions of all breaks, sorted.
    const std::vector<int>& positions() const { return m_positions; }
    bool isBreak(int position) const;

    int offsetOf(int position) const;
    /// Returns the position of the byte at an offset: after a break.
    int positionOf(int offset) const;
    /// Returns the end position of a range that ends at an offset: before a break.
    int endPositionOf(int offset) const;
    /// Returns the text's bytes among bytes of the view that begin at a position.
    QByteArray textOf(const QByteArray& shown, int position) const;

    void clear() { m_positions.clear(); }
    /// Adds the breaks of text that was inserted at a position; that text has no other breaks.
    void add(int position, const std::vector<int>& offsets);
    /// Records a change of the view's bytes; the view calls one of these for each change.
    void inserted(int position, int length);
    void removed(int position, int length);

private:
    std::vector<int> m_positions;
};

} // namespace orrery::widgets
