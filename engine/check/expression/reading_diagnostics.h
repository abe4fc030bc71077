// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic_table.h"

namespace orrery::engine {

/// Diagnostics of aggregates and selections, and of functions and variables that read more than plain values.
inline constexpr DiagnosticTable readingDiagnostics({
    DiagnosticSpec{"expr.aggregate-wants-selection", Severity::error,
                   "'{0}' needs a selection of objects, but '{1}' is not one",
                   "Write the selection first: {0}(owned planets), {0}(ships here, Structure).",
                   "sum(«2»→«planets here», Population)", ExampleFrame::amount},
    DiagnosticSpec{"expr.aggregate-wants-value", Severity::error, "'{0}' needs a value to aggregate",
                   "Write the value after a comma: {0}(owned planets, Population).",
                   "sum(planets here«»→«, Population»)", ExampleFrame::amount},
    DiagnosticSpec{"expr.bad-part", Severity::error, "'{0}' is not a valid part number",
                   "Write a constant whole number, 1 or higher.", R"xml(<vocabulary>
  <scope id="ship.weapon"/>
</vocabulary>
<variable scope="ship.weapon" name="Reach" format="number"/>
<variable scope="ship" name="Hull" format="number"/>
<class id="SHP_AXE" type="ship">
  <part number="1" scope="ship.weapon"><modify variable="Reach" set="3"/></part>
  <modify variable="Hull" set="dropIntoContext(ship.weapon, Source, «0»→«1», Reach)"/>
</class>)xml"},
    DiagnosticSpec{"expr.constant-condition", Severity::warning, "'{0}' is always {1}",
                   "Let the condition read a value that can change, or remove it.",
                   "count(planets here where «2»→«Population» &gt; 1)", ExampleFrame::amount},
    DiagnosticSpec{"expr.last-wants-maximum", Severity::error, "last() reads a meter's maximum, but '{0}' is not one",
                   "Write last(MaxPopulation) or last(Source.MaxPopulation).",
                   "last(Source.«Population»→«MaxPopulation»)", ExampleFrame::amount},
    DiagnosticSpec{"expr.negative-distance", Severity::error, "the distance '{0}' is negative",
                   "Write a distance of 0 or more.", "count(planets near «(-1)»→«1» jumps)", ExampleFrame::amount},
    DiagnosticSpec{"expr.no-part-meter", Severity::error, "no object has a meter '{0}' for each '{1}'",
                   "Name a class of the list for which the vocabulary declares the meter: <has meter=… per=…/>.",
                   R"xml(<vocabulary>
  <type id="gun"/>
  <property id="guns" format="classes" type="gun"/>
  <meter id="Power"/>
  <type id="building" extend="true">
    <has property="guns"/>
    <has meter="Power" per="guns"/>
  </type>
</vocabulary>
<class id="LASER" type="gun"/>
<class id="BLD_FORT" type="building">
  <available if="part_meter(Power, «BLD_FORT»→«LASER») &gt; 1"/>
</class>)xml"},
    DiagnosticSpec{"expr.no-row", Severity::warning, "the table '{0}' has no row for {1}",
                   "Add a row for this key; otherwise, the value is the default of the column's format.",
                   R"xml(<table id="Costs" key="number" match="exact">
  <column id="food" format="number"/>
  <row key="1" food="10"/>
</table>
<function id="price" value="lookup(Costs, «2»→«1», food)"/>)xml"},
    DiagnosticSpec{"expr.not-a-fact", Severity::error, "'{0}' belongs to objects in play, not to classes",
                   "Read it from an object: Source.{0}", "getFact('BUILDING', 'BLD_MINE', '«focus»→«build_cost»')",
                   ExampleFrame::amount},
    DiagnosticSpec{"expr.not-runtime", Severity::error, "'{0}' is not a run-time property{1}",
                   "Declare the property with runtime=\"true\", or read it without runtime().", R"xml(<vocabulary>
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
      <modify-max-meter meter="Mining" amount="runtime(«size»→«bonus»)"/>
    </effects>
  </group>
</class>)xml"},
    DiagnosticSpec{"expr.number-in-brackets", Severity::error,
                   "'{0}' is not a selection word; to use its value, put it in brackets", "Write ({0}).",
                   "count(planets near «Population»→«(Population)»)", ExampleFrame::amount},
    DiagnosticSpec{"expr.object-wants-name", Severity::error, "object() needs a name in quotes",
                   "Write the name of the object in quotes, such as object('Sol III').",
                   R"(<class id="BLD_MINE" type="building">
  <available if="object(«World»→«'World'»).Population &gt; 1"/>
</class>
<scenario id="first">
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
</scenario>)"},
    DiagnosticSpec{"expr.of-without-relation", Severity::error,
                   "'of' names the object where a relation starts, but there is no relation here",
                   "Add a relation such as attached, owned or near 100, or remove 'of'.",
                   "count(planets «»→«here »of Source)", ExampleFrame::amount},
    DiagnosticSpec{"expr.option-not-boolean", Severity::error,
                   "'{0}' has the format {1}, but has() needs a true-or-false option",
                   "Compare it: option(game, {0}) == …", R"(<vocabulary>
  <option id="HARD_MODE" of="game" format="number" default="0"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <available if="«has(OPTION, HARD_MODE)»→«option(game, HARD_MODE) &gt; 2»"/>
</class>)"},
    DiagnosticSpec{"expr.option-of-what", Severity::error,
                   "options belong to the game or to an empire, not to '{0}'{1}",
                   "Write option(game, …) or option(empire, …).", R"xml(<vocabulary>
  <option id="HARD_MODE" of="game" format="boolean" default="false"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <available if="option(«planet»→«game», HARD_MODE)"/>
</class>)xml"},
    DiagnosticSpec{"expr.other-option", Severity::error, "'{0}' is an option of the {1}, not of the {2}",
                   "Write option({1}, {0}).",
                   R"xml(<vocabulary>
  <option id="HARD_MODE" of="game" format="boolean" default="false"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <available if="option(«empire»→«game», HARD_MODE)"/>
</class>)xml"},
    DiagnosticSpec{"expr.relation-takes-no-number", Severity::error,
                   "unexpected '{0}': no relation before it takes a number",
                   "Remove '{0}', or write it after a relation that takes a number, such as near.",
                   "count(planets here« 2»→«»)", ExampleFrame::amount},
    DiagnosticSpec{"expr.relation-wants-number", Severity::error, "'{0}' needs a distance",
                   "Write a number after it: near 100, near 2 jumps.", "count(planets near«»→« 2 jumps»)",
                   ExampleFrame::amount},
    DiagnosticSpec{"expr.running-wants-meter", Severity::error, "running() reads a meter, but '{0}' is not one",
                   "Write running(Population), running(MaxPopulation) or running(Target.Population).",
                   "running(«2»→«Population»)", ExampleFrame::amount},
    DiagnosticSpec{"expr.selects-twice", Severity::error,
                   "unexpected '{0}': a selection has at most one type and one relation",
                   "Keep one type and one relation, and test the rest after 'where'.", "count(planets here« owned»→«»)",
                   ExampleFrame::amount},
    DiagnosticSpec{"expr.takes-no-jumps", Severity::error, "'jumps' must follow a number: near 2 jumps",
                   "Write a number before 'jumps', or remove 'jumps'.", "count(planets here« jumps»→«»)",
                   ExampleFrame::amount},
    DiagnosticSpec{"expr.takes-no-part", Severity::error, "'{0}' has no numbered parts",
                   "Remove the number, or name a sub-scope.", R"xml(<vocabulary>
  <scope id="ship.weapon"/>
</vocabulary>
<variable scope="ship.weapon" name="Reach" format="number"/>
<variable scope="ship" name="Hull" format="number"/>
<class id="SHP_AXE" type="ship">
  <part number="1" scope="ship.weapon"><modify variable="Reach" set="3"/></part>
  <modify variable="Hull" set="dropIntoContext(ship«, Source, 1, Hull»→«.weapon, Source, 1, Reach»)"/>
</class>)xml"},
    DiagnosticSpec{"expr.unknown-aggregate", Severity::error, "'{0}' is not a known aggregate{1}",
                   "Write an aggregate, such as count or sum.", "«total»→«sum»(planets here, Population)",
                   ExampleFrame::amount},
    DiagnosticSpec{"expr.unknown-column", Severity::error, "the table has no column '{0}'{1}",
                   "Correct the name, or add the column to the table.",
                   R"xml(<table id="Costs" key="number" match="exact">
  <column id="food" format="number"/>
  <row key="1" food="10"/>
</table>
<function id="price" value="lookup(Costs, 1, «fod»→«food»)"/>)xml"},
    DiagnosticSpec{"expr.unknown-kind", Severity::error, "has() does not know the kind '{0}'{1}",
                   "Declare it in the vocabulary: <kind id=… type=…/>.", "has(«BILDING»→«BUILDING», BLD_MINE)",
                   ExampleFrame::when},
    DiagnosticSpec{"expr.unknown-meter", Severity::error, "there is no meter '{0}'{1}",
                   "Correct the name, or declare the meter in a vocabulary.",
                   R"xml(<vocabulary>
  <type id="gun"/>
  <property id="guns" format="classes" type="gun"/>
  <meter id="Power"/>
  <type id="building" extend="true">
    <has property="guns"/>
    <has meter="Power" per="guns"/>
  </type>
</vocabulary>
<class id="LASER" type="gun"/>
<class id="BLD_FORT" type="building">
  <available if="part_meter(«Powr»→«Power», LASER) &gt; 1"/>
</class>)xml"},
    DiagnosticSpec{"expr.unknown-option", Severity::error, "there is no option '{0}'{1}",
                   "Correct the name, or declare the option in a vocabulary.", R"xml(<vocabulary>
  <option id="HARD_MODE" of="game" format="boolean" default="false"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <available if="option(game, «HRAD_MODE»→«HARD_MODE»)"/>
</class>)xml"},
    DiagnosticSpec{"expr.unknown-property", Severity::error, "there is no property '{0}'{1}",
                   "Correct the name, or declare the property in a vocabulary.",
                   "getFact('BUILDING', 'BLD_MINE', '«bild_cost»→«build_cost»')", ExampleFrame::amount},
    DiagnosticSpec{"expr.unknown-relation", Severity::error, "'{0}' is neither a type nor a relation{1}",
                   "Write a type such as planets, or a relation such as owned or near 100.",
                   "count(planets «nere»→«here»)", ExampleFrame::amount},
    DiagnosticSpec{"expr.unknown-runtime", Severity::error, "there is no property '{0}'{1}",
                   "Correct the name, or declare the property in a vocabulary.", R"xml(<vocabulary>
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
      <modify-max-meter meter="Mining" amount="runtime(«bonsu»→«bonus»)"/>
    </effects>
  </group>
</class>)xml"},
    DiagnosticSpec{"expr.unknown-scope", Severity::error, "there is no scope '{0}'{1}",
                   "Correct the name, or declare the scope in a vocabulary.",
                   "dropIntoContext(«plant»→«planet», Source, Population)", ExampleFrame::amount},
    DiagnosticSpec{"expr.unknown-table", Severity::error, "there is no table '{0}'{1}",
                   "Correct the name, or add a table with this id.",
                   R"xml(<table id="Costs" key="number" match="exact">
  <column id="food" format="number"/>
  <row key="1" food="10"/>
</table>
<function id="price" value="lookup(«Cost»→«Costs», 1, food)"/>)xml"},
    DiagnosticSpec{"expr.variable-formats", Severity::error,
                   "'{0}' has the format {1} in the scope '{2}' and {3} in the scope '{4}'",
                   "Name the scope: dropIntoContext({2}, Source, {0}) reads the variable of that scope.",
                   R"xml(<variable scope="planet" name="Open" format="number"/>
<variable scope="ship" name="Open" format="boolean"/>
<class id="BLD_MINE" type="building">
  <available if="any(«objects»→«planets», Open &gt; 1)"/>
</class>)xml"},
    DiagnosticSpec{"expr.variable-not-visible", Severity::error, "'{0}' is not visible from {1}: it belongs to {2}",
                   "Read it from an object that has it, or use an aggregate over objects that have it.",
                   R"(<variable scope="building" name="Crew" format="number"/>
<variable scope="planet" name="Hands" format="number"/>
<class id="BLD_MINE" type="building">
  <modify-other type="planet" variable="Hands" add="«»→«Source.»Crew"/>
</class>)"},
    DiagnosticSpec{"expr.variable-of-part", Severity::error, "'{0}' is a variable of the parts '{1}'",
                   "Name the part: dropIntoContext({1}, Source, 1, {0}).", R"(<vocabulary>
  <scope id="ship.weapon"/>
</vocabulary>
<variable scope="ship.weapon" name="Reach" format="number"/>
<class id="SHP_AXE" type="ship">
  <part number="1" scope="ship.weapon"><modify variable="Reach" set="3"/></part>
«  <modify variable="Hull" set="Source.Reach"/>
</class>
<variable scope="ship" name="Hull" format="number"/»→«</class»>)"},
    DiagnosticSpec{"expr.variable-of-run", Severity::error, "'{0}' belongs to the whole run, not to an object",
                   "Write its name without an object.", R"(<variable scope="global" name="Luck" format="number"/>
<class id="BLD_MINE" type="building">
  <available if="«owner.»→«»Luck &gt; 1"/>
</class>)"},
    DiagnosticSpec{"expr.wants-part", Severity::error, "'{0}' needs a part number",
                   "Add the part number: dropIntoContext({0}, Source, 1, …).", R"xml(<vocabulary>
  <scope id="ship.weapon"/>
</vocabulary>
<variable scope="ship.weapon" name="Reach" format="number"/>
<variable scope="ship" name="Hull" format="number"/>
<class id="SHP_AXE" type="ship">
  <part number="1" scope="ship.weapon"><modify variable="Reach" set="3"/></part>
  <modify variable="Hull" set="dropIntoContext(ship.weapon, Source, «»→«1, »Reach)"/>
</class>)xml"},
});

} // namespace orrery::engine
