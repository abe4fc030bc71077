// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/classic_context.h"

#include <cstdint>
#include <string>

namespace orrery::engine {

/// Kinds of objects, as bits: the set that a condition can match, known without evaluation.
namespace objects {
inline constexpr std::uint32_t planet = 1;
inline constexpr std::uint32_t system = 2;
inline constexpr std::uint32_t building = 4;
inline constexpr std::uint32_t ship = 8;
inline constexpr std::uint32_t special = 16;
inline constexpr std::uint32_t other = 32;
inline constexpr std::uint32_t all = 63;
} // namespace objects

/// The reason why a condition cannot match the objects that it excludes.
struct Obstacle {
    Phrase words;        ///< "has no meter Construction", or a sentence
    bool isLack = false; ///< `words` name a missing member; else they are a sentence
    bool empty() const { return words.empty(); }
};

/// A condition in Orrery's format.
struct ImportedCondition {
    Markup markup{};
    bool isComplete = true;               ///< false: a part could not be imported, and is a comment
    std::uint32_t matches = objects::all; ///< the kinds of objects that it can match
    Obstacle obstacle{};                  ///< why it cannot match other kinds
    std::uint32_t maxima = 0;             ///< meters whose maximum it reads, as bits by classicMeters()
    bool isSource = false;                ///< matches the source only
};

/// Reads one `Condition::…`. @param source the kind of object that the group's source is
ImportedCondition importCondition(ClassicContext& context, Element element, std::uint32_t source);

/// Reads the one condition in an element such as <scope>; gives a comment if there is none, or several.
ImportedCondition importOnlyCondition(ClassicContext& context, Element parent, std::uint32_t source);

} // namespace orrery::engine
