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

/// What conditions of the scenario need of a vocabulary (turn_random_scenario.cpp), and such conditions. @param groups
/// that may be fired, as CLASS/group
void addWatches(Dice& dice, fixture::Markup& content, fixture::Markup& scenario, const ContentOptions& options,
                std::uint32_t systems, std::uint32_t planets);
/// What is given in play needs of a vocabulary, and gifts of the beginning.
void addGifts(Dice& dice, fixture::Markup& content, fixture::Markup& scenario, std::uint32_t planets);

/// Expressions, conditions and effects as designers write them, by chance.
class TurnWriter {
public:
    TurnWriter(std::uint32_t seed, const ContentOptions& options) : dice(seed), m_options(options) {}

    Dice dice;

    /// A number that may be read where a group alters meters, or not. @param hasTarget names of the target mean
    /// something; @param hasValue value() does
    std::string number(bool ofMeterGroup, bool hasTarget, bool hasValue, int depth);
    /// What is true or false of a candidate.
    std::string truth(bool ofMeterGroup, int depth);
    fixture::Markup condition(bool ofMeterGroup, bool isActivation, int depth);
    fixture::Markup meterEffect();
    /// One that its stacking name compares with others (E7.7).
    fixture::Markup contender();
    /// E3.29.
    fixture::Markup conditional(bool altersMeters);
    fixture::Markup move();
    fixture::Markup otherEffect();
    fixture::Markup makingEffect();
    fixture::Markup group(const std::string& id, bool altersMeters);
    /// One that answers what happens (T1).
    fixture::Markup triggeredGroup(const std::string& id);
    /// One that brings in what is paid (T20).
    fixture::Markup producer(const std::string& id);
    /// One that changes what is to be paid before it is (T21).
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
    /// Makes a group go by what is given in play, here and there.
    void leaveToTheRun(fixture::Markup& group);

    const ContentOptions& m_options;
    bool m_movesSystems = false; ///< what moves in the group at hand are systems, too
    bool m_hasSubject = false;   ///< `Subject` is an object in what is being written
};

} // namespace orrery::engine::turn_oracle
