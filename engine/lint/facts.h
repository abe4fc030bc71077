// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression_node.h"
#include "engine/check/model.h"

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

/// What one condition says of one thing: that a number lies between bounds, that a choice is one of some, or, of a
/// condition as a whole, that it holds or does not. It says nothing of what has no such value: there it does not hold.
struct Fact {
    enum class Kind : std::uint8_t { interval, choice, whole };
    Kind kind = Kind::whole;
    std::string about; ///< the same text for the same thing; of one conjunction only, as objects differ elsewhere
    Interval interval;
    double choice = 0.0;
    bool isPositive = true; ///< of choice and whole
    bool isExact = false;   ///< what stands at `where` says this and nothing else
    Location where;
};

/// What a condition says by itself, as far as that can be put into facts. Never more than it says.
std::vector<Fact> factsOf(const CheckedCondition& condition);
/// What a condition says where that is one thing: that a number lies between bounds.
std::optional<Fact> soleInterval(const CheckedCondition& condition);
/// A text that two conditions share only where they ask the same; empty for one that draws numbers.
std::string textOf(const CheckedCondition& condition);

/// Conditions that must all hold for one object at one time.
class Conjunction {
public:
    struct Clash {
        Location where; ///< of what comes second
        Location first;
    };

    /// @return the earlier fact that this one cannot go with.
    std::optional<Clash> add(const Fact& fact);
    /// The earlier place that says the same or more, so that the fact says nothing new.
    std::optional<Location> saidBefore(const Fact& fact) const;
    /// Whether all of the other can be true as well.
    bool agreesWith(const Conjunction& other) const;
    /// Whether it says that a condition holds (textOf()).
    bool holds(const std::string& text) const {
        const auto known = m_wholes.find(text);
        return known != m_wholes.end() && known->second.first;
    }
    /// The one choice that something must have, where it is known.
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

/// What `type` of the object that a condition is asked of is called in facts.
inline constexpr auto candidateType = "candidate.type";

} // namespace orrery::engine
