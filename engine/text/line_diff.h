// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/span.h"

#include <string_view>
#include <vector>

namespace orrery::engine {

/// A stretch of whole lines and its replacement: bytes `before` of one text, `after` of the other. One of them may be
/// empty.
struct LineChange {
    Span before;
    Span after;
    friend bool operator==(const LineChange&, const LineChange&) = default;
};

/// Returns the lines in which two texts differ, in order, as few as it can find. A line's end belongs to it. If
/// thousands of lines in a row differ, one change covers everything between the common beginning and the common end.
std::vector<LineChange> diffLines(std::string_view before, std::string_view after);

} // namespace orrery::engine
