// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/label_room.h"

#include <algorithm>
#include <cmath>

namespace orrery::widgets {

namespace {

constexpr double square = 3.0;   ///< pixels
constexpr double beyond = 240.0; ///< pixels around the view in which labels also take room
constexpr double mostPixels = 1e6;

int squareAt(double pixel) {
    return static_cast<int>(std::floor((std::clamp(pixel, -mostPixels, mostPixels) + beyond) / square));
}

} // namespace

LabelRoom::LabelRoom(QSizeF view)
    : m_columns(squareAt(view.width() + beyond) + 1), m_lines(squareAt(view.height() + beyond) + 1),
      m_words((static_cast<std::size_t>(m_columns) + 63) / 64), m_bits(m_words * static_cast<std::size_t>(m_lines)) {}

LabelRoom::Squares LabelRoom::squaresOf(const QRectF& rectangle) const {
    return {std::max(squareAt(rectangle.left()), 0), std::max(squareAt(rectangle.top()), 0),
            std::min(squareAt(rectangle.right()), m_columns - 1), std::min(squareAt(rectangle.bottom()), m_lines - 1)};
}

/// Calls `visit` with the index of each word that the squares touch, and with a mask of their bits in it.
template <typename Visit>
void LabelRoom::forEachWord(const Squares& squares, Visit visit) const {
    if (squares.right < squares.left) {
        return; // outside of the view
    }
    for (int line = squares.top; line <= squares.bottom; ++line) {
        const std::size_t begin = static_cast<std::size_t>(line) * m_words;
        for (int word = squares.left / 64; word <= squares.right / 64; ++word) {
            const int from = std::max(squares.left - word * 64, 0);
            const int to = std::min(squares.right - word * 64, 63);
            const std::uint64_t mask = (~std::uint64_t{0} << from) & (~std::uint64_t{0} >> (63 - to));
            visit(begin + static_cast<std::size_t>(word), mask);
        }
    }
}

bool LabelRoom::isFree(const QRectF& rectangle) const {
    const Squares squares = squaresOf(rectangle);
    bool isFree = !squares.isEmpty();
    forEachWord(squares, [&](std::size_t word, std::uint64_t mask) { isFree = isFree && (m_bits[word] & mask) == 0; });
    return isFree;
}

void LabelRoom::take(const QRectF& rectangle) {
    forEachWord(squaresOf(rectangle), [&](std::size_t word, std::uint64_t mask) { m_bits[word] |= mask; });
}

} // namespace orrery::widgets
