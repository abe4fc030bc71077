// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "engine/universe/writer.h"

#include <map>
#include <vector>

namespace orrery::engine {

/// What a run of the scenario begins with besides its objects: which conditions watch, what the local person looks at,
/// and which are its initial objects. Names and ids that nothing has by now, which the checker could not know (those of
/// a generated galaxy), are findings (S3). @param made objects by place of the statement that made them
void beginAgenda(const CheckedScenario& scenario, const std::map<std::uint32_t, Row>& made, Writer& writer,
                 std::vector<Diagnostic>& diagnostics);

/// The row of what is referred to, in the game or not any more; noRow: nothing was ever there.
/// @param subject, direct what these words mean
Row referredTo(const ObjectReference& reference, const View& view, Row subject, Row direct);

} // namespace orrery::engine
