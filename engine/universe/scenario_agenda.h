// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "engine/universe/writer.h"

#include <map>
#include <vector>

namespace orrery::engine {

/// Sets the initial agenda of a run: enabled conditions, the local player's view, and the rows of initial objects.
/// Reports references without an object as diagnostics (S3): the checker cannot know the names and ids of a generated
/// galaxy.
/// @param made objects by index of the statement that created them
void beginAgenda(const CheckedScenario& scenario, const std::map<std::uint32_t, Row>& made, Writer& writer,
                 std::vector<Diagnostic>& diagnostics);

/// Returns the row that a reference refers to, destroyed or not; noRow: no such object ever existed.
/// @param subject,direct the objects that the words `subject` and `direct` refer to
Row referredTo(const ObjectReference& reference, const View& view, Row subject, Row direct);

} // namespace orrery::engine
