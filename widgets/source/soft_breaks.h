// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <vector>

namespace orrery::widgets {

/// A line of more bytes is shown in parts where a text has many bytes in such lines.
inline constexpr int longestLine = 1000;
/// A text may have so many bytes in long lines before they are shown in parts: Scintilla lays out lines as a whole, at
/// about 2 MB a second (P3.5).
inline constexpr int mostInLongLines = 20'000;

/// Whether a text has too many bytes in long lines to be shown as it stands.
bool hasTooLongLines(const QByteArray& text);
/// Where to break the lines of more than longestLine bytes, by offset: before tags, else behind blanks, else between
/// two characters.
std::vector<int> breaksIn(const QByteArray& text);
/// A text with a line feed before each of these offsets, which are sorted.
QByteArray withBreaks(const QByteArray& text, const std::vector<int>& offsets);

/// The line feeds that a view shows within long lines and that its text does not have (R2.6).
///
/// A position is a byte of what the view holds, breaks included. An offset is a byte of the text.
class SoftBreaks {
public:
    bool isEmpty() const { return m_positions.empty(); }
    /// In order.
    const std::vector<int>& positions() const { return m_positions; }
    bool isBreak(int position) const;

    int offsetOf(int position) const;
    /// Where the byte at an offset stands: behind a break.
    int positionOf(int offset) const;
    /// Where a range that ends at an offset ends: before a break.
    int endPositionOf(int offset) const;
    /// The bytes of the text among those of the view that begin at a position.
    QByteArray textOf(const QByteArray& shown, int position) const;

    void clear() { m_positions.clear(); }
    /// Takes on breaks in text that was inserted at a position; no others stand there.
    void add(int position, const std::vector<int>& offsets);
    /// To be told of each change of what the view holds.
    void inserted(int position, int length);
    void removed(int position, int length);

private:
    std::vector<int> m_positions;
};

} // namespace orrery::widgets
