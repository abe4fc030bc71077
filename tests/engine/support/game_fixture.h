// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/parsed_project.h"
#include "engine/turn/session.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine::fixture {

/// A small galaxy with its own vocabulary, played from XML by the whole engine.
/// - Empires Terrans (capital Sol III) and Vegans (capital Vega I), 10 Minerals each (no debt) and 0 Favour (debt).
/// - Systems Sol (yellow) and Vega (blue). In Sol: Sol III (medium, terran, Terrans), Mars (small, desert, Terrans),
///   Belt (asteroids). In Vega: Vega I (huge, ocean, Vegans), Giant (gas giant).
/// - Planets have Industry and Farming (rebuilt) and Stock (not rebuilt, does not grow, 50 of at most 100).
/// Content is given as the children of an `<orrery>` element, placements as children of the scenario.
class Game {
public:
    explicit Game(const std::string& content, const std::string& placements = {}, bool useCaches = true,
                  std::string_view rules = "extended");

    /// Returns the files that the session's program was compiled from.
    const ParsedProject& project() const { return m_project; }
    Session& session() { return *m_session; }
    const Session& session() const { return *m_session; }
    void goTo(std::uint32_t turn) { m_session->goTo(turn); }

    /// Returns an object by its name in the scenario; noRow if the current state has none.
    Row find(std::string_view object) const;
    /// Returns a value of the current state.
    double at(std::string_view object, std::string_view column) const;
    /// Returns an enumerator's id, for columns that hold one.
    std::string valueAt(std::string_view object, std::string_view column) const;
    bool exists(std::string_view object) const { return find(object) != noRow; }
    /// Returns the number of existing objects of a class.
    std::size_t countOf(std::string_view objectClass) const;
    /// Returns owners as names, in the order of the empires.
    std::vector<std::string> ownersOf(std::string_view object) const;
    /// Returns the log of the current turn.
    const TurnLog& log() const { return m_session->history().log(m_session->turn()); }
    /// Returns the diagnostics of the content: "code place message", with "error" before errors.
    const std::vector<std::string>& findings() const { return m_findings; }

private:
    ParsedProject m_project;
    std::unique_ptr<Session> m_session;
    std::vector<std::string> m_findings;
};

} // namespace orrery::engine::fixture
