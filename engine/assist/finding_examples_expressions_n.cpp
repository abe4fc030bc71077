// SPDX-License-Identifier: GPL-3.0-or-later
// Examples of diagnostics of expressions, expr.n to expr.z.
#include "engine/assist/finding_examples.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

using Example = FindingExampleRow;
using Frame = ExampleFrame;

constexpr std::array table{
    Example{"expr.negative-distance", Frame::amount, "count(planets near (-1) jumps)", "count(planets near 1 jumps)"},
    Example{"expr.no-context", Frame::group, R"(>
    <activation if="Target.Population &gt; 1"/>)",
            R"(>
    <activation if="Source.Population &gt; 1"/>)"},
    Example{"expr.no-object", Frame::whole, R"(<variable scope="global" name="Luck" format="number"/>
<global-modifiers>
  <modify variable="Luck" set="Population"/>
</global-modifiers>)",
            R"xml(<variable scope="global" name="Luck" format="number"/>
<global-modifiers>
  <modify variable="Luck" set="sum(planets, Population)"/>
</global-modifiers>)xml"},
    Example{"expr.no-row", Frame::whole, R"xml(<table id="Costs" key="number" match="exact">
  <column id="food" format="number"/>
  <row key="1" food="10"/>
</table>
<function id="price" value="lookup(Costs, 2, food)"/>)xml",
            R"xml(<table id="Costs" key="number" match="exact">
  <column id="food" format="number"/>
  <row key="1" food="10"/>
</table>
<function id="price" value="lookup(Costs, 1, food)"/>)xml"},
    Example{"expr.no-sides", Frame::whole, R"(<variable scope="global" name="Luck" format="dice"/>
<global-modifiers>
  <modify variable="Luck" set="2d0"/>
</global-modifiers>)",
            R"(<variable scope="global" name="Luck" format="dice"/>
<global-modifiers>
  <modify variable="Luck" set="2d6"/>
</global-modifiers>)"},
    Example{"expr.not-a-fact", Frame::amount, "getFact('BUILDING', 'BLD_MINE', 'focus')",
            "getFact('BUILDING', 'BLD_MINE', 'build_cost')"},
    Example{"expr.not-an-object", Frame::amount, "Source.Population.Mining", "Source.Population"},
    Example{"expr.not-runtime", Frame::whole, R"xml(<vocabulary>
  <property id="bonus" runtime="true"/>
  <type id="building" extend="true">
    <has property="bonus"/>
  </type>
</vocabulary>
<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="runtime(size)"/>
    </effects>
  </group>
</class>)xml",
            R"xml(<vocabulary>
  <property id="bonus" runtime="true"/>
  <type id="building" extend="true">
    <has property="bonus"/>
  </type>
</vocabulary>
<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="runtime(bonus)"/>
    </effects>
  </group>
</class>)xml"},
    Example{"expr.number-in-brackets", Frame::amount, "count(planets near Population)",
            "count(planets near (Population))"},
    Example{"expr.object-wants-name", Frame::whole, R"(<class id="BLD_MINE" type="building">
  <available if="object(World).Population &gt; 1"/>
</class>
<scenario id="first">
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
</scenario>)",
            R"(<class id="BLD_MINE" type="building">
  <available if="object('World').Population &gt; 1"/>
</class>
<scenario id="first">
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
</scenario>)"},
    Example{"expr.of-without-relation", Frame::amount, "count(planets of Source)", "count(planets here of Source)"},
    Example{"expr.option-not-boolean", Frame::whole, R"xml(<vocabulary>
  <option id="HARD_MODE" of="game" format="number" default="0"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <available if="has(OPTION, HARD_MODE)"/>
</class>)xml",
            R"(<vocabulary>
  <option id="HARD_MODE" of="game" format="number" default="0"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <available if="option(game, HARD_MODE) &gt; 2"/>
</class>)"},
    Example{"expr.option-of-what", Frame::whole, R"xml(<vocabulary>
  <option id="HARD_MODE" of="game" format="boolean" default="false"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <available if="option(planet, HARD_MODE)"/>
</class>)xml",
            R"xml(<vocabulary>
  <option id="HARD_MODE" of="game" format="boolean" default="false"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <available if="option(game, HARD_MODE)"/>
</class>)xml"},
    Example{"expr.other-option", Frame::whole, R"xml(<vocabulary>
  <option id="HARD_MODE" of="game" format="boolean" default="false"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <available if="option(empire, HARD_MODE)"/>
</class>)xml",
            R"xml(<vocabulary>
  <option id="HARD_MODE" of="game" format="boolean" default="false"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <available if="option(game, HARD_MODE)"/>
</class>)xml"},
    Example{"expr.overflow", Frame::amount, "1e308 * 10", "1e3 * 10"},
    Example{"expr.pair-not-constant", Frame::whole, R"(<variable scope="global" name="Spot" format="pair"/>
<global-modifiers>
  <modify variable="Spot" set="[turn, 0]"/>
</global-modifiers>)",
            R"(<variable scope="global" name="Spot" format="pair"/>
<global-modifiers>
  <modify variable="Spot" set="[1, 0]"/>
</global-modifiers>)"},
    Example{"expr.relation-takes-no-number", Frame::amount, "count(planets here 2)", "count(planets here)"},
    Example{"expr.relation-wants-number", Frame::amount, "count(planets near)", "count(planets near 2 jumps)"},
    Example{"expr.second-clause", Frame::amount, "count(planets here where size == small where size == large)",
            "count(planets here where size == small or size == large)"},
    Example{"expr.selection-operator", Frame::amount, "count(planets here + 1)", "count(planets here) + 1"},
    Example{"expr.selects-twice", Frame::amount, "count(planets here owned)", "count(planets here)"},
    Example{"expr.takes-no-jumps", Frame::amount, "count(planets here jumps)", "count(planets here)"},
    Example{"expr.takes-no-part", Frame::whole, R"xml(<vocabulary>
  <scope id="ship.weapon"/>
</vocabulary>
<variable scope="ship.weapon" name="Reach" format="number"/>
<variable scope="ship" name="Hull" format="number"/>
<class id="SHP_AXE" type="ship">
  <part number="1" scope="ship.weapon"><modify variable="Reach" set="3"/></part>
  <modify variable="Hull" set="dropIntoContext(ship, Source, 1, Hull)"/>
</class>)xml",
            R"xml(<vocabulary>
  <scope id="ship.weapon"/>
</vocabulary>
<variable scope="ship.weapon" name="Reach" format="number"/>
<variable scope="ship" name="Hull" format="number"/>
<class id="SHP_AXE" type="ship">
  <part number="1" scope="ship.weapon"><modify variable="Reach" set="3"/></part>
  <modify variable="Hull" set="dropIntoContext(ship.weapon, Source, 1, Reach)"/>
</class>)xml"},
    Example{"expr.too-many-dice", Frame::whole, R"(<variable scope="global" name="Luck" format="dice"/>
<global-modifiers>
  <modify variable="Luck" set="99999999999d6"/>
</global-modifiers>)",
            R"(<variable scope="global" name="Luck" format="dice"/>
<global-modifiers>
  <modify variable="Luck" set="9d6"/>
</global-modifiers>)"},
    Example{"expr.unclosed-bracket", Frame::amount, "2 * (3 + 1", "2 * (3 + 1)"},
    Example{"expr.unclosed-pair", Frame::whole, R"(<variable scope="global" name="Spot" format="pair"/>
<global-modifiers>
  <modify variable="Spot" set="[3, -4"/>
</global-modifiers>)",
            R"(<variable scope="global" name="Spot" format="pair"/>
<global-modifiers>
  <modify variable="Spot" set="[3, -4]"/>
</global-modifiers>)"},
    Example{"expr.unclosed-text", Frame::when, "name == 'Sol", "name == 'Sol'"},
    Example{"expr.unexpected", Frame::amount, "2 )", "2"},
    Example{"expr.unknown-aggregate", Frame::amount, "total(planets here, Population)",
            "sum(planets here, Population)"},
    Example{"expr.unknown-character", Frame::amount, "2 ? 3", "2 * 3"},
    Example{"expr.unknown-column", Frame::whole, R"xml(<table id="Costs" key="number" match="exact">
  <column id="food" format="number"/>
  <row key="1" food="10"/>
</table>
<function id="price" value="lookup(Costs, 1, fod)"/>)xml",
            R"xml(<table id="Costs" key="number" match="exact">
  <column id="food" format="number"/>
  <row key="1" food="10"/>
</table>
<function id="price" value="lookup(Costs, 1, food)"/>)xml"},
    Example{"expr.unknown-function", Frame::amount, "maximum(2, 3)", "max(2, 3)"},
    Example{"expr.unknown-id", Frame::when, "has(BUILDING, BLD_MIEN)", "has(BUILDING, BLD_MINE)"},
    Example{"expr.unknown-kind", Frame::when, "has(BILDING, BLD_MINE)", "has(BUILDING, BLD_MINE)"},
    Example{"expr.unknown-member", Frame::amount, "Source.Populaton", "Source.Population"},
    Example{"expr.unknown-name", Frame::when, "Populaton &gt; 3", "Population &gt; 3"},
    Example{"expr.unknown-option", Frame::whole, R"xml(<vocabulary>
  <option id="HARD_MODE" of="game" format="boolean" default="false"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <available if="option(game, HRAD_MODE)"/>
</class>)xml",
            R"xml(<vocabulary>
  <option id="HARD_MODE" of="game" format="boolean" default="false"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <available if="option(game, HARD_MODE)"/>
</class>)xml"},
    Example{"expr.unknown-property", Frame::amount, "getFact('BUILDING', 'BLD_MINE', 'bild_cost')",
            "getFact('BUILDING', 'BLD_MINE', 'build_cost')"},
    Example{"expr.unknown-relation", Frame::amount, "count(planets nere)", "count(planets here)"},
    Example{"expr.unknown-runtime", Frame::whole, R"xml(<vocabulary>
  <property id="bonus" runtime="true"/>
  <type id="building" extend="true">
    <has property="bonus"/>
  </type>
</vocabulary>
<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="runtime(bonsu)"/>
    </effects>
  </group>
</class>)xml",
            R"xml(<vocabulary>
  <property id="bonus" runtime="true"/>
  <type id="building" extend="true">
    <has property="bonus"/>
  </type>
</vocabulary>
<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="runtime(bonus)"/>
    </effects>
  </group>
</class>)xml"},
    Example{"expr.unknown-scope", Frame::amount, "dropIntoContext(plant, Source, Population)",
            "dropIntoContext(planet, Source, Population)"},
    Example{"expr.unknown-table", Frame::whole, R"xml(<table id="Costs" key="number" match="exact">
  <column id="food" format="number"/>
  <row key="1" food="10"/>
</table>
<function id="price" value="lookup(Cost, 1, food)"/>)xml",
            R"xml(<table id="Costs" key="number" match="exact">
  <column id="food" format="number"/>
  <row key="1" food="10"/>
</table>
<function id="price" value="lookup(Costs, 1, food)"/>)xml"},
    Example{"expr.unused-branch", Frame::amount, "if(2 &gt; 1, 3, 4)", "if(Source.Population &gt; 1, 3, 4)"},
    Example{"expr.variable-formats", Frame::whole, R"xml(<variable scope="planet" name="Open" format="number"/>
<variable scope="ship" name="Open" format="boolean"/>
<class id="BLD_MINE" type="building">
  <available if="any(objects, Open &gt; 1)"/>
</class>)xml",
            R"xml(<variable scope="planet" name="Open" format="number"/>
<variable scope="ship" name="Open" format="boolean"/>
<class id="BLD_MINE" type="building">
  <available if="any(planets, Open &gt; 1)"/>
</class>)xml"},
    Example{"expr.variable-not-visible", Frame::whole, R"(<variable scope="building" name="Crew" format="number"/>
<variable scope="planet" name="Hands" format="number"/>
<class id="BLD_MINE" type="building">
  <modify-other type="planet" variable="Hands" add="Crew"/>
</class>)",
            R"(<variable scope="building" name="Crew" format="number"/>
<variable scope="planet" name="Hands" format="number"/>
<class id="BLD_MINE" type="building">
  <modify-other type="planet" variable="Hands" add="Source.Crew"/>
</class>)"},
    Example{"expr.variable-of-part", Frame::whole, R"(<vocabulary>
  <scope id="ship.weapon"/>
</vocabulary>
<variable scope="ship.weapon" name="Reach" format="number"/>
<class id="SHP_AXE" type="ship">
  <part number="1" scope="ship.weapon"><modify variable="Reach" set="3"/></part>
  <modify variable="Hull" set="Source.Reach"/>
</class>
<variable scope="ship" name="Hull" format="number"/>)",
            R"(<vocabulary>
  <scope id="ship.weapon"/>
</vocabulary>
<variable scope="ship.weapon" name="Reach" format="number"/>
<class id="SHP_AXE" type="ship">
  <part number="1" scope="ship.weapon"><modify variable="Reach" set="3"/></part>
</class>)"},
    Example{"expr.variable-of-run", Frame::whole, R"(<variable scope="global" name="Luck" format="number"/>
<class id="BLD_MINE" type="building">
  <available if="owner.Luck &gt; 1"/>
</class>)",
            R"(<variable scope="global" name="Luck" format="number"/>
<class id="BLD_MINE" type="building">
  <available if="Luck &gt; 1"/>
</class>)"},
    Example{"expr.wants-part", Frame::whole, R"xml(<vocabulary>
  <scope id="ship.weapon"/>
</vocabulary>
<variable scope="ship.weapon" name="Reach" format="number"/>
<variable scope="ship" name="Hull" format="number"/>
<class id="SHP_AXE" type="ship">
  <part number="1" scope="ship.weapon"><modify variable="Reach" set="3"/></part>
  <modify variable="Hull" set="dropIntoContext(ship.weapon, Source, Reach)"/>
</class>)xml",
            R"xml(<vocabulary>
  <scope id="ship.weapon"/>
</vocabulary>
<variable scope="ship.weapon" name="Reach" format="number"/>
<variable scope="ship" name="Hull" format="number"/>
<class id="SHP_AXE" type="ship">
  <part number="1" scope="ship.weapon"><modify variable="Reach" set="3"/></part>
  <modify variable="Hull" set="dropIntoContext(ship.weapon, Source, 1, Reach)"/>
</class>)xml"},
    Example{"expr.wants-word", Frame::amount, "dropIntoContext(2, Source, Population)",
            "dropIntoContext(planet, Source, Population)"},
    Example{"expr.wrong-format", Frame::when, "Population", "Population &gt; 0"},
};
static_assert(std::ranges::is_sorted(table, {}, &Example::code), "keep the examples in the order of their codes");

} // namespace

std::span<const FindingExampleRow> expressionExamplesNToZ() {
    return table;
}

} // namespace orrery::engine
