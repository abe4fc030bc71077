// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic_table.h"

namespace orrery::engine {

/// Diagnostics of problems and corrections in the evaluation of conditions and amounts. They depend on the state, so
/// content checks cannot report them (X1.3, E5.10, E7.4).
inline constexpr DiagnosticTable runDiagnostics({
    DiagnosticSpec{"run.division-by-zero", Severity::warning, "division by zero during the turn; the value is 0",
                   "Guard the division: if(x == 0, 0, a / x).", R"xml(<group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="12 / (turn «-»→«+» 3)"/>
    </effects>
  </group>)xml",
                   ExampleFrame::played},
    DiagnosticSpec{
        "run.no-default", Severity::warning, "the source has no '{0}', and the vocabulary has no default for it",
        "Limit the group's activation to sources that have the property, or give it a default.", R"(<vocabulary>
  <property id="relic" format="class"/>
  <type id="planet" extend="true">
    <has property="relic"/>
  </type>
</vocabulary>
<class id="SPC_RELIC" type="special"/>
<class id="SHP_SCOUT" type="ship">
  <group id="visit">
    <scope>
      <include><object-type type="planet"/></include>
    </scope>
    <effects>
      <add-special special="«Source.relic»→«SPC_RELIC»"/>
    </effects>
  </group>
</class>
<scenario id="first">
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <place class="SHP_SCOUT" on="Sun"/>
</scenario>)"},
    DiagnosticSpec{
        "run.no-table-row", Severity::warning, "the table has no row for this key; the default of the format is used",
        "Add the row, or look up only keys that exist.", R"xml(<table id="Costs" key="number" match="«exact»→«below»">
  <column id="food" format="number"/>
  <row key="1" food="10"/>
</table>
<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="lookup(Costs, turn, food)"/>
    </effects>
  </group>
</class>
<scenario id="first">
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <place class="BLD_MINE" on="World"/>
</scenario>)xml"},
    DiagnosticSpec{"run.not-a-number", Severity::warning, "the result is not a number; the value is 0",
                   "Check the arguments of the functions in the expression.", R"(<group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="«(3 - turn)»→«turn» ^ 0.5"/>
    </effects>
  </group>)",
                   ExampleFrame::played},
    DiagnosticSpec{"run.overflow", Severity::warning, "number overflow during the turn; the value is 0",
                   "Limit the multiplied values with min().", R"xml(<group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="«10 ^ (300 + turn»→«min(10 ^ turn, 500»)"/>
    </effects>
  </group>)xml",
                   ExampleFrame::played},
    DiagnosticSpec{"run.probability-clamped", Severity::warning,
                   "the probability {0} is not between 0 and 1; {1} is used instead",
                   "Keep probabilities between 0 and 1.", R"(<group id="dig">
    <scope>
      <include><and><contains><self/></contains><chance probability="«turn / 4»→«min(turn / 4, 1)»"/></and></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1"/>
    </effects>
  </group>)",
                   ExampleFrame::played},
    DiagnosticSpec{"run.property-missing", Severity::warning, "the source has no '{0}'; its default '{1}' is used",
                   "Limit the group's activation to sources that have the property, or give a constant.",
                   R"(<vocabulary>
  <property id="rank" format="PlanetSize" default="small"/>
  <type id="planet" extend="true">
    <has property="rank"/>
  </type>
</vocabulary>
<class id="SHP_SCOUT" type="ship">
  <group id="visit">
    <scope>
      <include><object-type type="planet"/></include>
    </scope>
    <effects>
      <set-planet-size size="«Source.rank»→«small»"/>
    </effects>
  </group>
</class>
<scenario id="first">
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <place class="SHP_SCOUT" on="Sun"/>
</scenario>)"},
    DiagnosticSpec{"run.too-many-asked", Severity::error, "the expression reads too many objects; its value is missing",
                   "Read fewer objects: name a type and a narrower relation, such as here or near. Move tests that are "
                   "the same for every candidate out of `where`.",
                   R"(<class id="BLD_MINE" type="building">
  <group id="search">
    <scope>
      <include><«expression if="type == planet and count(planets where id != Target.id and count(planets near (id) jumps) &gt; 3) &gt; 3"/»→«contains><self/></contains»></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1"/>
    </effects>
  </group>
</class>
<scenario id="first">
  <system name="Sun" x="0" y="0"/>
  ⟨3000 × <planet name="World #" system="Sun"/>⟩
  <place class="BLD_MINE" on="World 0"/>
</scenario>)"},
    DiagnosticSpec{"run.too-much-work", Severity::error,
                   "the condition needs too much work for each candidate; it was not evaluated",
                   "Add narrower conditions beside it, or do not use Target inside it.",
                   R"(<class id="BLD_MINE" type="building">
  <group id="search">
    <scope>
      <include><«and><object-type type="planet"/><number-of at-least="2"><expression if="id != Target.id"/></number-of></and»→«contains><self/></contains»></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1"/>
    </effects>
  </group>
</class>
<scenario id="first">
  <system name="Sun" x="0" y="0"/>
  ⟨20000 × <planet name="World #" system="Sun"/>⟩
  <place class="BLD_MINE" on="World 0"/>
</scenario>)"},
});

} // namespace orrery::engine
