// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/classic_context.h"

#include <cstdint>
#include <string>

namespace orrery::engine {

/// Kinds of objects, as bits. They describe the set that a condition can match, as far as it is known without
/// evaluation.
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
    Phrase words;        ///< reason: "has no meter Construction", or a sentence
    bool isLack = false; ///< true if `words` names a missing member; false if it is a sentence
    bool empty() const { return words.empty(); }
};

/// A condition in Orrery's format.
struct ImportedCondition {
    Markup markup{};
    bool isComplete = true;               ///< false: the importer kept an unsupported part as a comment
    std::uint32_t matches = objects::all; ///< kinds of objects that the condition can match
    Obstacle obstacle{};                  ///< reason why the condition cannot match other kinds
    std::uint32_t maxima = 0;             ///< meters whose maximum the condition reads, as bits by classicMeters()
    bool isSource = false;                ///< true if the condition matches only the source
};

/// Reads one `Condition::…` element. @param source kind of object that is the group's source
ImportedCondition importCondition(ClassicContext& context, Element element, std::uint32_t source);

/// Reads the only condition in an element such as <scope>. Returns a comment if there is none, or if there are several.
ImportedCondition importOnlyCondition(ClassicContext& context, Element parent, std::uint32_t source);

} // namespace orrery::engine
