// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression_node.h"
#include "engine/check/model/model.h"

#include <limits>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace orrery::engine {

/// Numbers between two bounds.
struct Interval {
    double low = -std::numeric_limits<double>::infinity();
    double high = std::numeric_limits<double>::infinity();
    bool isLowOpen = false;
    bool isHighOpen = false;

    bool isEmpty() const { return low > high || (low == high && (isLowOpen || isHighOpen)); }
    bool isWithin(const Interval& other) const;
    Interval common(const Interval& other) const;
    friend bool operator==(const Interval&, const Interval&) = default;
};

/// One statement that a condition makes about a subject, or about the whole condition. A number lies between bounds. A
/// choice equals or does not equal one value. Or the whole condition is true or false. The condition rejects objects
/// without the value.
struct Fact {
    enum class Kind : std::uint8_t { interval, choice, whole };
    Kind kind = Kind::whole;
    std::string about; ///< text of the subject; comparable only within one conjunction, which tests one object
    Interval interval;
    double choice = 0.0;
    bool isPositive = true; ///< for choice and whole: false means the opposite
    bool isExact = false;   ///< true if the condition at `where` means exactly this fact
    Location where;
};

/// Returns the requirements of a condition, as far as facts can express them. Never returns more than the condition
/// requires.
std::vector<Fact> factsOf(const CheckedCondition& condition);
/// Returns a condition's only requirement, if it is a number between bounds.
std::optional<Fact> soleInterval(const CheckedCondition& condition);
/// Returns a text that two conditions share only if they test the same. Returns an empty text for a condition that
/// draws random numbers.
std::string textOf(const CheckedCondition& condition);

/// Conditions that must all match one object at one time.
class Conjunction {
public:
    struct Clash {
        Location where; ///< location of the second fact
        Location first;
    };

    /// Adds a fact. @return the earlier fact that contradicts it
    std::optional<Clash> add(const Fact& fact);
    /// Returns the location of an earlier fact that requires the same or more. Then the fact adds nothing.
    std::optional<Location> saidBefore(const Fact& fact) const;
    /// Returns whether both conjunctions can be true at the same time.
    bool agreesWith(const Conjunction& other) const;
    /// Returns whether the conjunction requires a condition (textOf()) to match.
    bool holds(const std::string& text) const {
        const auto known = m_wholes.find(text);
        return known != m_wholes.end() && known->second.first;
    }
    /// Returns the one choice that `about` must have, with the location of the fact. Returns nullopt if it is unknown.
    std::optional<std::pair<double, Location>> choice(const std::string& about) const;

private:
    struct Known {
        Interval interval;
        std::optional<double> choice;
        std::set<double> excluded;
        Location where;
    };

    std::map<std::string, Known> m_known;
    std::map<std::string, std::pair<bool, Location>> m_wholes;
    std::vector<Fact> m_facts;
};

/// The subject of facts for `type` of the candidate.
inline constexpr auto candidateType = "candidate.type";

} // namespace orrery::engine
