// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/visible_turns.h"

#include <algorithm>
#include <cmath>

namespace orrery::widgets {

void VisibleTurns::setEnd(std::uint32_t end) {
    m_end = end;
    if (m_range && m_range->second > end) {
        m_range.reset();
    }
}

bool VisibleTurns::zoom(double factor, double around) {
    const double from = first();
    const double to = last();
    around = std::clamp(around, from, to);
    double begin = around - (around - from) * factor;
    double end = around + (to - around) * factor;
    if (factor < 1.0 && std::round(end) - std::round(begin) >= to - from) { // a few turns: hide one at least
        (to - around > around - from ? end : begin) += to - around > around - from ? -1.0 : 1.0;
    }
    if (factor > 1.0 && std::round(end) - std::round(begin) <= to - from) {
        begin -= 1.0;
        end += 1.0;
    }
    if (factor > 1.0) { // where the run has no more turns on one side, show more on the other
        const double over = std::max(0.0, end - m_end);
        const double under = std::max(0.0, -begin);
        begin -= over;
        end += under;
    }
    return show(begin, end);
}

bool VisibleTurns::pan(double turns) {
    if (!m_range) {
        return false;
    }
    const double most = static_cast<double>(m_end) - m_range->second;
    const double shift = std::clamp(turns, -static_cast<double>(m_range->first), most);
    return show(m_range->first + shift, m_range->second + shift);
}

bool VisibleTurns::include(std::uint32_t turn) {
    return turn < first()  ? pan(-static_cast<double>(first() - turn))
           : turn > last() ? pan(static_cast<double>(turn - last()))
                           : false;
}

bool VisibleTurns::showAll() {
    return std::exchange(m_range, std::nullopt).has_value();
}

bool VisibleTurns::show(double first, double last) {
    const double end = m_end;
    const double from = std::clamp(std::round(first), 0.0, end);
    const double to = std::clamp(std::round(last), 0.0, end);
    if (to - from < 1.0) {
        return false;
    }
    const bool isAll = from == 0.0 && to == end;
    const auto range =
        isAll ? std::nullopt : std::optional(Range(static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(to)));
    return std::exchange(m_range, range) != range;
}

} // namespace orrery::widgets
