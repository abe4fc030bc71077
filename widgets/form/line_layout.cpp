// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/line_layout.h"

#include <algorithm>

namespace orrery::widgets {

namespace {

/// Takes some width from the summary, then from the widest fields, until the parts fit.
void shorten(std::vector<LinePart>& parts, int overflow) {
    for (LinePart& part : parts) {
        const int taken = part.isDim ? std::clamp(overflow, 0, part.width - part.least) : 0;
        part.width -= taken;
        overflow -= taken;
    }
    const auto widthOf = [](const LinePart& part) {
        return part.isField && !part.isPinned && part.width > part.least ? part.width : 0;
    };
    while (overflow > 0) {
        const auto widest = std::ranges::max_element(parts, {}, widthOf);
        if (widest == parts.end() || widthOf(*widest) == 0) {
            return;
        }
        const int taken = std::min({overflow, widest->width - widest->least, 16});
        widest->width -= taken;
        overflow -= taken;
    }
}

} // namespace

void LineLayout::place(std::vector<LinePart>& parts, int left, QSize row, int symbol, int remark) {
    int natural = left;
    int least = left + symbol + gap; // width with the shortest fields
    for (const LinePart& part : parts) {
        natural += part.width;
        least += part.isField ? part.least : part.width;
    }
    // A long remark takes only the room that the sentence leaves. A very narrow row has no remark.
    const int rest = row.width() - natural - symbol - gap;
    const int room = remark <= shortRemark ? (least + remark <= row.width() ? remark : 0)
                     : rest < shortRemark  ? 0
                                           : std::min(remark, rest);
    m_end = row.width() - (room > 0 ? room + gap : 0) - symbol;
    shorten(parts, natural - m_end);
    int x = left;
    for (LinePart& part : parts) {
        part.x = x;
        x += part.width;
    }
    m_symbol = symbol > 0 ? QRect(std::min(x + 2, std::max(left, m_end)), 0, symbol, row.height()) : QRect();
    m_remark = room > 0 ? QRect(row.width() - room, 0, room, row.height()) : QRect();
}

} // namespace orrery::widgets
