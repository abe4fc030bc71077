// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/span.h"

#include <string_view>
#include <vector>

namespace orrery::engine {

/// A range of whole lines and its replacement: the bytes `before` of one text become the bytes `after` of the other.
/// One of the two spans may be empty.
struct LineChange {
    Span before;
    Span after;
    friend bool operator==(const LineChange&, const LineChange&) = default;
};

/// Returns the lines in which two texts differ, in order. Looks for as few changed lines as possible. A line includes
/// its line end. If thousands of lines in a row differ, one change covers everything between the common beginning and
/// the common end.
std::vector<LineChange> diffLines(std::string_view before, std::string_view after);

} // namespace orrery::engine
