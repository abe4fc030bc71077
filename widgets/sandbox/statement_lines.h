// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element.h"
#include "engine/text/text_edit.h"
#include "engine/vocabulary/vocabulary.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace orrery::widgets {

// Actions on the map as edits of the lines of a scenario or run (I4.1). An action edits the object's own line if the
// text has one for the turn. For example, moving an object of a <system> changes its x and y. Otherwise the action
// needs a new line.

/// Returns whether a reference in a statement refers to an object.
using RefersTo = std::function<bool(const std::string& reference)>;

/// The statements of one turn in a scenario or a run.
struct StatementLines {
    engine::Element parent;                         ///< the `<scenario>` or `<run>`
    const engine::Vocabulary* vocabulary = nullptr; ///< for the rows of its statements
    std::uint32_t turn = 0;
    std::optional<engine::Span> own{}; ///< the line that creates the object of the action, if it is known
};

/// The result of an action: edits of existing lines, or a new line.
struct LineChange {
    std::vector<engine::TextEdit> edits{};
    std::string added{};     ///< XML of a new line of the turn; empty: none
    std::size_t removed = 0; ///< number of removed lines in addition to the object's own line
};

/// Removes an object. Removes its line, together with all lines that refer to it or to an object that vanishes with it.
/// Without a line of its own, adds a `<remove>`.
/// @param gone refers to the object, and to everything attached to it
LineChange removeObject(const StatementLines& lines, const std::string& reference, const RefersTo& isObject,
                        const RefersTo& gone);
/// Moves an object to a position. The texts are numbers.
LineChange moveTo(const StatementLines& lines, const std::string& reference, const RefersTo& isObject,
                  std::pair<std::string, std::string> position);
/// Moves an object into a system, or attaches it to another object. @param tag "move" or "attach"
LineChange putOn(const StatementLines& lines, std::string_view tag, const std::string& reference,
                 const RefersTo& isObject, const std::string& host);
/// Adds a starlane between two systems. Only removes a `<remove-lane>` of the turn if there is one.
LineChange addLane(const StatementLines& lines, const std::pair<std::string, RefersTo>& from,
                   const std::pair<std::string, RefersTo>& to);
/// Removes a starlane. Only removes its own lines if there are any.
LineChange removeLane(const StatementLines& lines, const std::pair<std::string, RefersTo>& from,
                      const std::pair<std::string, RefersTo>& to);
/// Sets a property or the owner of an object in the object's own line, or in a `<set>` of the same value.
/// @param attribute "owner", or the id of a property
LineChange setValue(const StatementLines& lines, const std::string& reference, const RefersTo& isObject,
                    const std::string& attribute, const std::string& value);

} // namespace orrery::widgets
