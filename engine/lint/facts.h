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

/// One statement that a condition makes about a subject or as a whole. A number lies between bounds, a choice is or is
/// not one value, or the whole condition is true or false. An object without such a value does not match.
struct Fact {
    enum class Kind : std::uint8_t { interval, choice, whole };
    Kind kind = Kind::whole;
    std::string about; ///< the subject's text; comparable only within one conjunction, which tests one object
    Interval interval;
    double choice = 0.0;
    bool isPositive = true; ///< of choice and whole
    bool isExact = false;   ///< the condition at `where` means exactly this
    Location where;
};

/// Returns what a condition requires by itself, as far as facts can express it. Never more than it requires.
std::vector<Fact> factsOf(const CheckedCondition& condition);
/// Returns a condition's only requirement, if that is a number between bounds.
std::optional<Fact> soleInterval(const CheckedCondition& condition);
/// Returns a text that two conditions share only if they test the same; empty for a condition that draws random
/// numbers.
std::string textOf(const CheckedCondition& condition);

/// Conditions that must all match one object at one time.
class Conjunction {
public:
    struct Clash {
        Location where; ///< of the second fact
        Location first;
    };

    /// Adds a fact. @return the earlier fact that contradicts it
    std::optional<Clash> add(const Fact& fact);
    /// Returns the earlier place that requires the same or more, so that the fact adds nothing.
    std::optional<Location> saidBefore(const Fact& fact) const;
    /// Returns whether the other conjunction can be true at the same time.
    bool agreesWith(const Conjunction& other) const;
    /// Returns whether a condition (textOf()) is required to match.
    bool holds(const std::string& text) const {
        const auto known = m_wholes.find(text);
        return known != m_wholes.end() && known->second.first;
    }
    /// Returns the one choice that `about` must have, if it is known.
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

/// The name in facts for `type` of the candidate.
inline constexpr auto candidateType = "candidate.type";

} // namespace orrery::engine
