// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/form_tree.h"

#include <cstddef>
#include <vector>

namespace orrery::widgets {

class FormLineView;
class FormSource;

/// The places of the lines of a form on their canvas. Short lines share a row if there is room. The XML of an element
/// takes the place of the element's lines (I2.6).
class FormLayout {
public:
    /// @param lines views of the first lines of the tree
    FormLayout(const FormTree& tree, const std::vector<FormLineView*>& lines, FormSource& source)
        : m_tree(tree), m_lines(lines), m_source(source) {}

    /// Places the lines from a line on, up to another one. Earlier lines keep their places.
    /// @param seen width of the visible part of the canvas, in pixels
    void arrange(std::size_t first, std::size_t end, int seen);
    /// Returns the width that the lines need, in pixels.
    int width() const { return m_width; }
    /// Returns the bottom of the last line with a place, in pixels.
    int bottom() const { return m_bottom; }
    /// Returns whether the latest call has moved a line into the row of another one, or out of it.
    bool hasNewJoins() const { return m_hasNewJoins; }

private:
    int widthFor(int seen) const;
    std::size_t lineAfterSource() const;
    void showSource();
    void place(std::size_t line, FormLineView*& before, int joinsUpTo);
    void leaveTo(std::size_t line);

    const FormTree& m_tree;
    const std::vector<FormLineView*>& m_lines;
    FormSource& m_source;
    int m_width = 0;
    int m_bottom = 0;
    bool m_hasNewJoins = false;
    std::vector<int> m_unjoined; ///< depths of the lines around the present one that did not fit in their parent's row
};

} // namespace orrery::widgets
