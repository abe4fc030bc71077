// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSizeF>

#include <cstdint>
#include <vector>

namespace orrery::widgets {

/// The room for labels in a view: a bitmap with a bit for each square of a few pixels. Labels get their room in the
/// order of their importance, and never overlap (I4.1). Asking for a label takes time for its height only.
class LabelRoom {
public:
    explicit LabelRoom(QSizeF view);

    /// Returns whether a rectangle is free, and at least partly in the view.
    bool isFree(const QRectF& rectangle) const;
    void take(const QRectF& rectangle);

private:
    /// The squares that a rectangle touches.
    struct Squares {
        int left = 0;
        int top = 0;
        int right = 0; ///< last column
        int bottom = 0;
        bool isEmpty() const { return right < left || bottom < top; }
    };
    Squares squaresOf(const QRectF& rectangle) const;
    template <typename Visit>
    void forEachWord(const Squares& squares, Visit visit) const;

    int m_columns;
    int m_lines;
    std::size_t m_words; ///< number of words in a line
    std::vector<std::uint64_t> m_bits;
};

} // namespace orrery::widgets
