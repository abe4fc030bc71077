// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "engine/content/parsed_project.h"
#include "engine/text/diagnostic.h"
#include "engine/text/text_edit.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// A number of the content that a sweep can vary.
struct ContentNumber {
    std::string name;            ///< as CheckedVary::name: "GRAVITY", or "BLD_FORUM/order modify-meter[2] amount"
    std::string text;            ///< as the content has it: a number or an expression
    std::optional<double> value; ///< nullopt: it is an expression
    Location where;              ///< the element
    Location place;              ///< the text in the file
};

/// Returns the numbers of a project's own files that a `<vary>` can name: constants first, then those of classes, each
/// in the order of the text.
std::vector<ContentNumber> contentNumbers(const ParsedProject& project, const CheckedModel& model);

/// Returns whether an edit changes the text of a number.
bool isAt(const ContentNumber& number, const TextEdit& edit);

/// Returns the attributes of a `<vary>` for the name of a number: ` constant="GRAVITY"`, or
/// ` at="BLD_FORUM/order" attribute="priority"`. The element may be missing in the name.
std::string varyPlace(std::string_view number);

} // namespace orrery::engine
