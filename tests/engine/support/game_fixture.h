// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine::fixture {

/// A small galaxy with a vocabulary of its own, played from XML through the whole engine.
/// - Empires Terrans (capital Sol III) and Vegans (capital Vega I), 10 Minerals each (no debt) and 0 Favour (debt).
/// - Systems Sol (yellow) and Vega (blue). In Sol: Sol III (medium, terran, of the Terrans), Mars (small, desert, of
/// the
///   Terrans), Belt (asteroids). In Vega: Vega I (huge, ocean, of the Vegans), Giant (gas giant).
/// - Planets have Industry and Farming (rebuilt) and Stock (not rebuilt, stays as it is, 50 of at most 100).
/// Content comes as the children of an `<orrery>` element, placements as children of the scenario.
class Game {
public:
    explicit Game(const std::string& content, const std::string& placements = {}, bool useCaches = true,
                  RulesLevel rules = RulesLevel::extended);

    Session& session() { return *m_session; }
    const Session& session() const { return *m_session; }
    void goTo(std::uint32_t turn) { m_session->goTo(turn); }

    /// Named as in the scenario; noRow where nothing is called so in the state that is looked at.
    Row find(std::string_view object) const;
    /// A value of the state that is looked at.
    double at(std::string_view object, std::string_view column) const;
    /// An enumerator's id, for columns that hold one.
    std::string valueAt(std::string_view object, std::string_view column) const;
    bool exists(std::string_view object) const { return find(object) != noRow; }
    /// How many objects of a class are in the game.
    std::size_t countOf(std::string_view objectClass) const;
    /// Owners as names, in the order of the empires.
    std::vector<std::string> ownersOf(std::string_view object) const;
    /// The log of the turn that is looked at.
    const TurnLog& log() const { return m_session->history().log(m_session->turn()); }
    /// What was found wrong with the content: "code place message", errors with "error" before.
    const std::vector<std::string>& findings() const { return m_findings; }

private:
    std::unique_ptr<Session> m_session;
    std::vector<std::string> m_findings;
};

} // namespace orrery::engine::fixture
