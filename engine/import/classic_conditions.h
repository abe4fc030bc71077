// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/classic_context.h"

#include <cstdint>
#include <string>

namespace orrery::engine {

/// Kinds of objects, as bits: what can be said of a condition without running it.
namespace objects {
inline constexpr std::uint32_t planet = 1;
inline constexpr std::uint32_t system = 2;
inline constexpr std::uint32_t building = 4;
inline constexpr std::uint32_t ship = 8;
inline constexpr std::uint32_t special = 16;
inline constexpr std::uint32_t other = 32;
inline constexpr std::uint32_t all = 63;
} // namespace objects

/// A condition in our format.
struct Obstacle {
    Phrase words;        ///< "has no meter Construction", or a sentence
    bool isLack = false; ///< what the object has not got; else a sentence
    bool empty() const { return words.empty(); }
};

struct ImportedCondition {
    Markup markup{};
    bool isComplete = true;               ///< false: something in it could not be imported, and is a comment
    std::uint32_t matches = objects::all; ///< kinds of objects that it can match at all
    Obstacle obstacle{};                  ///< why it matches no others
    std::uint32_t maxima = 0;             ///< meters whose maximum it reads, as bits by classicMeters()
    bool isSource = false;                ///< matches the source and nothing else
};

/// Reads one `Condition::…`. @param source the kind of object that the group's source is.
ImportedCondition importCondition(ClassicContext& context, Element element, std::uint32_t source);

/// The one condition in an element such as <scope>; a comment where there is none or there are several.
ImportedCondition importOnlyCondition(ClassicContext& context, Element parent, std::uint32_t source);

} // namespace orrery::engine
