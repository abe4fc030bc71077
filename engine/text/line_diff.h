// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/span.h"

#include <string_view>
#include <vector>

namespace orrery::engine {

/// A stretch of whole lines that became others: bytes `before` of the one text, `after` of the other. One of them may
/// be empty.
struct LineChange {
    Span before;
    Span after;
    friend bool operator==(const LineChange&, const LineChange&) = default;
};

/// The lines in which two texts differ, in order, as few as can be found. A line's end belongs to it. Where texts
/// differ in thousands of lines that nothing holds apart, one change stands for all between what they have in common at
/// the begin and the end.
std::vector<LineChange> diffLines(std::string_view before, std::string_view after);

} // namespace orrery::engine
