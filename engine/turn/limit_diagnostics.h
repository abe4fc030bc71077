// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic_table.h"

namespace orrery::engine {

/// Diagnostics of limits that stop the growth of a turn or end a run (R2.4, T16). Earlier turns stay unchanged.
inline constexpr DiagnosticTable limitDiagnostics({
    DiagnosticSpec{"run.chain-cut", Severity::error,
                   "a chain of {0} responses did not end and was stopped, most of them by {2}: {1}",
                   "Give one of these groups a trigger or an activation that the other groups do not meet.",
                   R"(<vocabulary>
  <occurrence id="festival"/>
«»→«  <occurrence id="farewell"/>
»</vocabulary>
<class id="BLD_MINE" type="building">
  <group id="begin">
    <activation if="turn == 2"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <raise occurrence="festival"/>
    </effects>
  </group>
  <group id="go-on">
    <trigger after="festival"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <raise occurrence="«festival»→«farewell»"/>
    </effects>
  </group>
</class>
<scenario id="first">
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <place class="BLD_MINE" on="World"/>
</scenario>)"},
    DiagnosticSpec{"run.memory-used-up", Severity::error,
                   "the run ends after turn {0}: it reached {2}, mostly because of {1}",
                   "Make this group create less, or give the run more memory.", R"(<group id="dig">
«»→«    <activation if="turn == 3"/>
»    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <create-object class="BLD_MINE"/>
    </effects>
  </group>)",
                   ExampleFrame::played},
    DiagnosticSpec{"run.too-many-answers", Severity::error,
                   "more than {0} responses in one turn, most of them by {2}; the rest is skipped, at {1}",
                   "Narrow the triggers of these groups.", R"(<vocabulary>
  <occurrence id="festival"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <group id="begin">
    <activation if="turn == 2"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      «⟨30 × <raise occurrence="festival"/>⟩»→«<raise occurrence="festival"/>»
    </effects>
  </group>
  <group id="go-on">
    <trigger after="festival"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <modify-stockpile resource="Food" amount="1"/>
    </effects>
  </group>
</class>
<scenario id="first">
  <empire id="Terrans" capital="World"/>
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun" owner="Terrans"/>
  <place class="BLD_MINE" on="World"/>
</scenario>)"},
    DiagnosticSpec{"run.too-many-changes", Severity::error,
                   "more than {0} changes in one turn, most of them by {1}; later changes of the turn are skipped",
                   "Narrow the scopes of these groups, or create fewer objects.", R"(<group id="dig">
    <activation if="turn == 2"/>
    <scope>
      <include><object-type type="empire"/></include>
    </scope>
    <effects>
      «⟨30 × <modify-stockpile resource="Food" amount="1"/>⟩»→«<modify-stockpile resource="Food" amount="30"/>»
    </effects>
  </group>)",
                   ExampleFrame::played},
    DiagnosticSpec{
        "run.too-many-events", Severity::error,
        "more than {0} events in one turn, most of them by {1}; no more groups respond in this turn",
        "Narrow the scopes of the groups that cause these events, or the triggers of the groups that respond.",
        R"(<vocabulary>
  <occurrence id="festival"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <group id="begin">
    <activation if="turn == 2"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      «⟨30 × <raise occurrence="festival"/>⟩»→«<raise occurrence="festival"/>»
    </effects>
  </group>
  <group id="go-on">
    <trigger after="festival"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <modify-stockpile resource="Food" amount="1"/>
    </effects>
  </group>
</class>
<scenario id="first">
  <empire id="Terrans" capital="World"/>
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun" owner="Terrans"/>
  <place class="BLD_MINE" on="World"/>
</scenario>)"},
    DiagnosticSpec{"run.too-many-firings", Severity::error,
                   "groups fired more than {0} times in one turn, most often {1}; no more groups fire in this turn",
                   "Give the group to fewer objects, or give it an activation that matches fewer of them.",
                   R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="«1»→«30»"/>
    </effects>
  </group>
</class>
<scenario id="first">
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  «⟨30 × <place class="BLD_MINE" on="World"/>⟩»→«<place class="BLD_MINE" on="World"/>»
</scenario>)"},
    DiagnosticSpec{"run.too-many-lanes", Severity::error,
                   "more than {0} starlanes at once, by {1}; the rest is skipped",
                   "Connect fewer systems: limit them in the block `to`.", R"(<class id="BLD_MINE" type="building">
  <group id="gates">
    <activation if="turn == 2"/>
    <scope>
      <include«><object-type type="system"/></include»→« if="name == 'Sun'"/»>
    </scope>
    <effects>
      <add-starlane><to><«object-type type="system»→«expression if="name == 'Rigel'»"/></to></add-starlane>
    </effects>
  </group>
</class>
<scenario id="first">
  <system name="Sun" x="0" y="0"/>
  <system name="Rigel" x="90" y="0"/>
  <system name="Vega" x="0" y="90"/>
  <planet name="World" system="Sun"/>
  <place class="BLD_MINE" on="World"/>
</scenario>)"},
    DiagnosticSpec{"run.too-many-messages", Severity::warning,
                   "more than {0} messages in one turn, most of them by {1}; the rest is skipped",
                   "Send messages for fewer objects, or in fewer turns.", R"(<group id="dig">
    <activation if="turn == 2"/>
    <scope>
      <include><object-type type="empire"/></include>
    </scope>
    <effects>
      «⟨30 × <message text="Dig deeper."/>⟩»→«<message text="Dig deeper."/>»
    </effects>
  </group>)",
                   ExampleFrame::played},
    DiagnosticSpec{"run.too-many-pending", Severity::error,
                   "more than {0} effects are pending, most of them by {1}; no more effects are delayed",
                   "Delay fewer effects, or make them wait for events that happen.", R"(<vocabulary>
  <occurrence id="festival"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <group id="begin">
    <activation if="turn == 2"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <raise occurrence="festival"/>
    </effects>
  </group>
  <group id="go-on">
    <trigger after="festival"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <delay turns="1"><then><raise occurrence="festival"/><«raise occurrence="festival"/><»→«»/then></delay>
    </effects>
  </group>
</class>
<scenario id="first">
  <empire id="Terrans" capital="World"/>
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun" owner="Terrans"/>
  <place class="BLD_MINE" on="World"/>
</scenario>)"},
    DiagnosticSpec{
        "run.too-much-asked", Severity::error,
        "this turn exceeds its work limit, mostly because of {0}; no more groups fire and no more conditions are met",
        "Reduce the objects that its conditions test. Put a type condition first, and avoid Target in conditions.",
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
  ⟨100 × <planet name="World #" system="Sun"/>⟩
  <place class="BLD_MINE" on="World 0"/>
</scenario>)"},
    DiagnosticSpec{"run.too-much-trace", Severity::error,
                   "the trace of one turn exceeds {0} bytes, most of them by {1}; no more groups fire in this turn",
                   "Narrow the scopes of these groups, or create fewer objects.", R"(<group id="dig">
    <activation if="turn == 2"/>
    <scope>
      <include><object-type type="empire"/></include>
    </scope>
    <effects>
      «⟨600 × <modify-stockpile resource="Food" amount="1"/>⟩»→«<modify-stockpile resource="Food" amount="30"/>»
    </effects>
  </group>)",
                   ExampleFrame::played},
    DiagnosticSpec{"run.work-used-up", Severity::error,
                   "the run ends after turn {0}: it reached its work limit, mostly because of {1}",
                   "Reduce the objects that this group tests, or run fewer turns.",
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
  ⟨200 × <planet name="World #" system="Sun"/>⟩
  <place class="BLD_MINE" on="World 0"/>
</scenario>)"},
});

} // namespace orrery::engine
