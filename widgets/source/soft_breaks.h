// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <vector>

namespace orrery::widgets {

/// The maximum size of a normal line, in bytes. If a text has too many bytes in longer lines, the view shows these in
/// parts.
inline constexpr int longestLine = 1000;
/// The maximum number of bytes in long lines before the view shows these lines in parts. Scintilla always computes the
/// layout of whole lines, at about 2 MB a second (P3.5).
inline constexpr int mostInLongLines = 20'000;

/// Returns whether a text has too many bytes in long lines for a view without soft breaks.
bool hasTooLongLines(const QByteArray& text);
/// Returns the offsets of breaks in lines of more than longestLine bytes. A break is before a tag, else after a blank,
/// else between two characters.
std::vector<int> breaksIn(const QByteArray& text);
/// Returns a text with a line feed before each of the sorted offsets.
QByteArray withBreaks(const QByteArray& text, const std::vector<int>& offsets);

/// The line feeds that a view shows within long lines, and that do not exist in its text (R2.6).
///
/// A position is a number of bytes of the view, including the breaks. An offset is a number of bytes of the text.
class SoftBreaks {
public:
    bool isEmpty() const { return m_positions.empty(); }
    /// Returns the positions of all breaks, sorted.
    const std::vector<int>& positions() const { return m_positions; }
    bool isBreak(int position) const;

    int offsetOf(int position) const;
    /// Returns the position of the byte at an offset, which is after any break there.
    int positionOf(int offset) const;
    /// Returns the end position of a range that ends at an offset. The end is before any break there.
    int endPositionOf(int offset) const;
    /// Returns the bytes @p shown of the view without the breaks in them. @param position position of the first byte
    QByteArray textOf(const QByteArray& shown, int position) const;

    void clear() { m_positions.clear(); }
    /// Adds the breaks of a text that was inserted at a position. The text has no other breaks.
    void add(int position, const std::vector<int>& offsets);
    /// Records a change of the view's bytes. The view calls one of these functions for each change.
    void inserted(int position, int length);
    void removed(int position, int length);

private:
    std::vector<int> m_positions;
};

} // namespace orrery::widgets
