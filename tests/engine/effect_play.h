// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/support/game_fixture.h"

#include <functional>
#include <set>
#include <string>

/// Shared parts of tests of effects that alter no meter: a building that fires them, and the conditions of their
/// scopes.
namespace orrery::engine::fixture {

using Play = std::function<void()>;

/// Declarations that the small galaxy's vocabulary does not have: focuses, properties of each format, ships.
inline const std::string moreVocabulary = R"xml(<vocabulary>
    <enumeration id="Focus"><value id="farming"/><value id="industry"/></enumeration>
    <property id="focus" format="Focus"/><property id="secondary_focus" format="Focus"/>
    <property id="bonus"/><property id="is_marked" format="boolean"/><property id="motto" format="text" default="none"/>
    <property id="favourite" format="class"/><property id="friend" format="object"/><property id="sort" format="type"/>
    <property id="build_cost" of="class"/>
    <type id="planet" extend="true"><has property="focus"/><has property="secondary_focus"/><has property="bonus"/>
      <has property="is_marked"/><has property="motto"/><has property="favourite"/><has property="friend"/>
      <has property="sort"/></type>
    <type id="ship" attached-to="system"/>
    <occurrence id="festival" label="Festival"/>
  </vocabulary>
  <class id="SHP_SCOUT" type="ship"/><class id="BLD_MEGALITH" type="building"/><class id="SPC_RUINS" type="special"/>
  <class id="CON_CONC_CAMP" type="tech"/>)xml";

/// The planet with the building, but not the system around it.
inline const std::string onHost = "<and><object-type type=\"planet\"/><contains><self/></contains></and>";
inline const std::string planets = R"xml(<object-type type="planet"/>)xml";
inline const std::string systems = R"xml(<object-type type="system"/>)xml";
inline const std::string empires = R"xml(<object-type type="empire"/>)xml";

/// Returns a condition that matches the object with this name.
inline std::string named(const std::string& name) {
    return "<expression if='name == \"" + name + "\"'/>";
}

/// Returns a building BLD whose one group has the scope and the effects, in the first turn only.
inline std::string once(const std::string& effects, const std::string& include = onHost) {
    return moreVocabulary +
           R"xml(<class id="BLD" type="building"><group><activation if="turn == 1"/><scope><include>)xml" + include +
           "</include></scope><effects>" + effects + "</effects></group></class>";
}

/// A placement of one BLD on Sol III.
inline const std::string yard = R"xml(<place class="BLD" on="Sol III" name="Yard"/>)xml";

inline Game playedTurns(const std::string& content, std::uint32_t turns = 1, const std::string& placements = yard) {
    Game game(content, placements);
    game.goTo(turns);
    return game;
}

/// Returns the reasons of all skips, each reason once.
inline std::set<std::string> skipReasons(const Game& game) {
    std::set<std::string> all;
    for (const Skip& skip : game.log().skips) {
        all.insert(skip.detail.whole().english());
    }
    return all;
}

/// Returns the row that a column of an object holds, or -1 if it holds none.
inline double rowAt(const Game& game, std::string_view object, Builtin which) {
    return game.session().state().view().builtin(which, game.find(object));
}

/// Returns the members of the set that a column holds.
inline std::vector<Row> setAt(const Game& game, std::string_view object, Builtin which) {
    return (*game.session().state().view().ownerSets)[static_cast<std::uint32_t>(rowAt(game, object, which))];
}

inline double rowOf(const Game& game, std::string_view object) {
    const Row row = game.find(object);
    return row == noRow ? noneValue : static_cast<double>(row);
}

} // namespace orrery::engine::fixture
