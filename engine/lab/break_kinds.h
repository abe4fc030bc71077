// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/cursor.h"
#include "engine/lab/run_expression.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// A moment at which a breakpoint stops.
struct BreakHit {
    RunPlace place;
    Row object = noRow;               ///< object of the hit; noRow: none
    Phrase sentence;                  ///< "Industry of Sol III: 3.5 → 2.5"
    Location where{};                 ///< XML behind it, if there is any
    std::optional<ColumnId> column{}; ///< for a value of the object
    std::size_t by = 0;               ///< index of the breakpoint in a search with several
};

/// The moments that a breakpoint without its clauses awaits, as its kind has read them. Each kind uses some fields.
struct BreakSubject {
    std::string text;         ///< the kind, a colon, and the text that follows
    std::uint32_t index = 0;  ///< group, event or scenario condition
    std::uint16_t effect = 0; ///< index of an effect in the group
    std::string code;         ///< of a diagnostic
    std::string object;       ///< name of an object
    std::optional<ColumnId> column;
    std::optional<TypeIndex> type;
    std::optional<ClassIndex> objectClass;
    std::shared_ptr<const RunExpression> expression;
};

/// A kind of breakpoint (I4.7).
struct BreakKind {
    std::string_view name;
    /// Reads the text behind the colon. Returns the reason if it is wrong.
    Phrase (*read)(const Session& session, std::string_view text, BreakSubject& out);
    /// Adds the hits of a computed turn, in any order.
    void (*find)(const BreakSubject& subject, const Session& session, std::uint32_t turn, std::vector<BreakHit>& out);
};

std::span<const BreakKind> breakKinds();

} // namespace orrery::engine
