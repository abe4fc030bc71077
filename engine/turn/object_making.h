// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/effect_call.h"

#include <map>
#include <optional>
#include <string_view>

namespace orrery::engine {

/// Makes objects of one class for one firing of one effect: where each belongs, and its birth key (E5.10), which
/// depends on who made it for whom and on nothing else.
class ObjectMaker {
public:
    ObjectMaker(const EffectCall& call, ClassIndex objectClass);

    /// At the place of the target, with its owners, attached to it or to the nearest thing above it that the type may
    /// be attached to (E3.7). False where the galaxy has no room for more.
    bool make(Row target, std::string_view name, Row aim = noRow);
    /// Attached to the target and owned by one empire.
    bool makeFor(Row target, Row owner);

private:
    bool create(Row target, std::uint32_t owners, std::string_view name, Row aim);
    /// The target or the nearest thing above it that takes objects of the type; noRow where none does.
    Row hostFor(const View& view, Row target) const;

    const EffectCall& m_call;
    ClassIndex m_class;
    TypeIndex m_type;
    std::size_t m_bytes = 0;                 ///< that an object needs until it is made, about
    std::uint64_t m_key;                     ///< of creator, group, effect and turn
    std::map<Row, std::uint64_t> m_ordinals; ///< how many were made at each target
};

} // namespace orrery::engine
