// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/support/turn_content.h"

#include <algorithm>
#include <initializer_list>
#include <random>
#include <string>

namespace orrery::engine::turn_oracle {

/// Draws that are the same on every machine.
class Dice {
public:
    explicit Dice(std::uint32_t seed) : m_engine(seed) {}

    std::uint32_t below(std::size_t bound) { return static_cast<std::uint32_t>(m_engine() % bound); }
    bool chance(std::uint32_t percent) { return below(100) < percent; }
    std::string pick(std::initializer_list<const char*> values) { return *(values.begin() + below(values.size())); }

private:
    std::mt19937 m_engine;
};

/// Adds conditions of the scenario, and the vocabulary that they need (turn_random_scenario.cpp). They can fire groups
/// of the content.
void addWatches(Dice& dice, fixture::Markup& content, fixture::Markup& scenario, const ContentOptions& options,
                std::uint32_t systems, std::uint32_t planets);
/// Adds run-time properties to the vocabulary, and values for them at the start.
void addGifts(Dice& dice, fixture::Markup& content, fixture::Markup& scenario, std::uint32_t planets);

/// Random expressions, conditions and effects, as designers write them.
class TurnWriter {
public:
    TurnWriter(std::uint32_t seed, const ContentOptions& options) : dice(seed), m_options(options) {}

    Dice dice;

    /// Returns a number for a group that alters meters, or for another one. @param hasTarget it may read the target.
    /// @param hasValue it may use value()
    std::string number(bool ofMeterGroup, bool hasTarget, bool hasValue, int depth);
    /// Returns a boolean expression on a candidate.
    std::string truth(bool ofMeterGroup, int depth);
    fixture::Markup condition(bool ofMeterGroup, bool isActivation, int depth);
    fixture::Markup meterEffect();
    /// Returns an effect with a stacking name that compares it with others (E7.7).
    fixture::Markup contender();
    /// Returns a conditional (E3.29).
    fixture::Markup conditional(bool altersMeters);
    fixture::Markup move();
    fixture::Markup otherEffect();
    fixture::Markup makingEffect();
    fixture::Markup group(const std::string& id, bool altersMeters);
    /// Returns a group that responds to events (T1).
    fixture::Markup triggeredGroup(const std::string& id);
    /// Returns a group that produces supplies for a payment (T20).
    fixture::Markup producer(const std::string& id);
    /// Returns a group that changes a payment in advance (T21).
    fixture::Markup reducer(const std::string& id);

private:
    fixture::Markup simpleCondition(bool ofMeterGroup, bool isActivation);
    fixture::Markup trigger(const std::string& timing);
    fixture::Markup laterEffect();
    fixture::Markup right();
    fixture::Markup cost();
    fixture::Markup raising();
    fixture::Markup placeCondition(bool ofMeterGroup, int depth);
    void bound(fixture::Markup& condition, bool ofMeterGroup, bool isActivation);
    std::string size();
    std::string environment();
    /// Makes some parts of a group depend on values that are given in play.
    void leaveToTheRun(fixture::Markup& group);

    const ContentOptions& m_options;
    bool m_movesSystems = false; ///< the objects that the present group moves include systems
    bool m_hasSubject = false;   ///< `Subject` is an object at the present place
};

} // namespace orrery::engine::turn_oracle
