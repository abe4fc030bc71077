// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/explain_variable.h"
#include "tests/engine/support/game_fixture.h"

#include <string>

// Shared content for tests of variables: ships with weapons in addition to the small game, and short functions.
namespace orrery::engine::fixture {

inline const std::string shipVocabulary = R"xml(<vocabulary>
  <default format="number" value="0"/><default format="boolean" value="false"/><default format="text" value="calm"/>
  <default format="PlanetSize" value="medium"/>
  <type id="game" class="GAME"><has property="era"/></type>
  <property id="era" format="number" default="3"/>
  <type id="ship" class="SHIP" attached-to="system"><has meter="Stock"/></type>
  <type id="special" extend="true" attached-to="ship"/>
  <scope id="ship.weapon"/><scope id="ship.shield"/><scope id="ship.weapon.barrel"/>
</vocabulary>
<class id="HULL" type="ship" groupings="Weapon"/>)xml";

inline std::string variable(const std::string& name, const std::string& scope = "global",
                            const std::string& format = "number", const std::string& more = {}) {
    return "<variable name=\"" + name + "\" scope=\"" + scope + "\" format=\"" + format + "\" " + more + "/>";
}

inline std::string globally(const std::string& modifiers) {
    return "<global-modifiers>" + modifiers + "</global-modifiers>";
}

inline std::string set(const std::string& name, const std::string& value, const std::string& more = {}) {
    return "<modify variable=\"" + name + "\" set=\"" + value + "\" " + more + "/>";
}

/// Returns a statement that places a ship or a building.
inline std::string put(const std::string& objectClass, const std::string& on, const std::string& name,
                       const std::string& more = {}) {
    return "<place class=\"" + objectClass + "\" on=\"" + on + "\" name=\"" + name + "\" " + more + "/>";
}

/// The game with ships.
inline Game shipGame(const std::string& content, const std::string& placements = {}, bool useCaches = true) {
    return Game(shipVocabulary + content, placements, useCaches);
}

/// Returns a variable as an object sees it in the current turn, or as the run has it (for the name ""); -999 if there
/// is none.
inline double valueOf(const Game& game, const std::string& name, const std::string& object = {}, PartNumber part = 0) {
    const Session& session = game.session();
    const Row row = object.empty() ? noRow : game.find(object);
    const auto cell = findVariable(session, session.turn(), name, row, part);
    return cell ? variableAt(session, session.turn(), *cell) : -999.0;
}

/// Returns its text for designers.
inline std::string shownOf(const Game& game, const std::string& name, const std::string& object = {}) {
    const Session& session = game.session();
    const auto cell = findVariable(session, session.turn(), name, object.empty() ? noRow : game.find(object));
    const State& state = session.state();
    const CheckedModel& model = *session.program().model;
    return cell ? formatValue(variableAt(session, session.turn(), *cell),
                              model.language.variables[cell->variable].format, state.view())
                : "no such variable";
}

} // namespace orrery::engine::fixture
