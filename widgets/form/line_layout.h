// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

#include <vector>

namespace orrery::widgets {

/// One part of a line's row: words, a field or a button. All sizes are in pixels.
struct LinePart {
    int width = 0;         ///< first the wanted width, then the width that it gets
    int least = 0;         ///< minimum width of a field, or of the summary, if the row is too narrow
    bool isField = false;  ///< true if the part can become shorter, as long as something of it remains
    bool isPinned = false; ///< true for the field with the focus, which keeps its width
    bool isDim = false;    ///< true for the summary, which becomes shorter first
    int x = 0;             ///< left edge
};

/// The places of the parts of one row of a form. The sentence is at the left, then comes the symbol of problems, and
/// the remark is at the right end. Contains no widgets.
class LineLayout {
public:
    static constexpr int gap = 6;          ///< gap before the remark
    static constexpr int shortRemark = 96; ///< maximum width of a remark that has room in every row

    /// Places the parts. In a narrow row, first the summary and then the widest fields become shorter.
    /// @param left left edge of the first part @param row size of the row
    /// @param symbol width of the symbol; 0: none @param remark wanted width of the remark; 0: none
    void place(std::vector<LinePart>& parts, int left, QSize row, int symbol, int remark);
    const QRect& symbolPlace() const { return m_symbol; }
    const QRect& remarkPlace() const { return m_remark; }
    /// Returns the right edge of the room for the sentence.
    int end() const { return m_end; }

private:
    QRect m_symbol;
    QRect m_remark;
    int m_end = 0;
};

} // namespace orrery::widgets
