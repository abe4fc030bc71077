// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/break_kinds.h"

namespace orrery::engine {

// Kinds of breakpoints on values: BreakKind describes these functions.
Phrase readValueBreak(const Session& session, std::string_view text, BreakSubject& out);
void findValueBreaks(const BreakSubject& subject, const Session& session, std::uint32_t turn,
                     std::vector<BreakHit>& out);
Phrase readTruthBreak(const Session& session, std::string_view text, BreakSubject& out);
void findTruthBreaks(const BreakSubject& subject, const Session& session, std::uint32_t turn,
                     std::vector<BreakHit>& out);

/// Reads a condition on objects of a type. Returns the reason if it is wrong, or can never have a value for them.
Phrase readBreakCondition(const Session& session, std::string_view text, std::optional<TypeIndex> type,
                          std::shared_ptr<const RunExpression>& out);

/// Adds a known name that is similar to a wrong one to a reason, if there is one.
Phrase withNear(Phrase reason, std::string_view name, const std::vector<std::string>& known);

} // namespace orrery::engine
