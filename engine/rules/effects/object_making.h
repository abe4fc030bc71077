// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/effect_call.h"

#include <map>
#include <optional>
#include <string_view>

namespace orrery::engine {

/// Creates objects of one class for one firing of one effect. Finds the host of each object, and its birth key (E5.10).
/// The key depends only on the creator and the target.
class ObjectMaker {
public:
    ObjectMaker(const EffectCall& call, ClassIndex objectClass);

    /// Creates an object at the place of the target, with the target's owners. Attaches it to the host of hostFor()
    /// (E3.7). Returns false if the galaxy has no room for more objects.
    bool make(Row target, std::string_view name, Row aim = noRow);
    /// Creates an object at the target, with one empire as its owner.
    bool makeFor(Row target, Row owner);

private:
    bool create(Row target, std::uint32_t owners, std::string_view name, Row aim);
    /// Returns the host of a new object: the target, or the nearest object above it that accepts the type. Returns
    /// noRow if there is none.
    Row hostFor(const View& view, Row target) const;

    const EffectCall& m_call;
    ClassIndex m_class;
    TypeIndex m_type;
    std::size_t m_bytes = 0;                 ///< approximate bytes that an object needs until it is created
    std::uint64_t m_key;                     ///< key of creator, group, effect and turn
    std::map<Row, std::uint64_t> m_ordinals; ///< number of objects created at each target
};

} // namespace orrery::engine
