// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic_table.h"

namespace orrery::engine {

/// Problems of a turn. They concern effects, orders and their results (E8.6), actions of scenarios (S2), and decisions
/// (T17). For problems of conditions and amounts, see evaluation/run_diagnostics.h.
inline constexpr DiagnosticTable turnDiagnostics({
    DiagnosticSpec{"run.action-failed", Severity::warning, "an action of the condition '{0}' failed: {1}",
                   "The other actions continue. Make the condition check first whether the action is possible.",
                   R"(<planet name="Moon" system="Sun"/>
  <condition id="crash" when="turn == 2"><destroy object="Moon"/></condition>«
  <condition id="again" when="turn == 3"><destroy object="Moon"/></condition>»→«»)",
                   ExampleFrame::world},
    DiagnosticSpec{"run.decision-unused", Severity::warning, "the step to turn {0} does not use this decision",
                   "The decision is kept and applies again when the step needs it. Delete it if you no longer need it.",
                   R"(«<class id="BLD_MINE" type="building">
  <group id="dig">
    <trigger after="created" of="self"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>
</class>
»→«»<scenario id="first">
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
«  <decision group="BLD_MINE/dig" source="World" turn="1"/>
»→«»</scenario>)"},
    DiagnosticSpec{
        "run.endless-check", Severity::error,
        "conditions that check one another form an endless loop, which was stopped: {0}",
        "Make sure that one of them is met only once. Remove persistent, and do not enable it again.",
        R"(<condition id="late" «persistent="true" »→«»when="turn == 3"><add-to-counter counter="late"/><check/></condition>)",
        ExampleFrame::run},
    DiagnosticSpec{"run.move-stopped", Severity::hint, "{0} stops: {1}", "Give it another move order.",
                   R"(<class id="SHP_SCOUT" type="ship"/>
<scenario id="first">
  <empire id="Terrans" capital="World"/>
  <system name="Sun" x="0" y="0"/>
  <system name="Rigel" x="90" y="0"/>
  <lane from="Sun" to="Rigel"/>
  <planet name="World" system="Sun" owner="Terrans"/>
  <place class="SHP_SCOUT" on="Sun" name="Scout" owner="Terrans"/>
«  <condition id="nova" when="turn == 3"><destroy object="Rigel"/></condition>
»→«»</scenario>
<run scenario="first">
  <move-order empire="Terrans" object="Scout" to="Rigel"/>
</run>)"},
    DiagnosticSpec{"run.no-order-matters", Severity::hint,
                   "turn {0}: the order does not matter: {1} conflicts, {2} other orders tried{3}",
                   "Other turns and other seeds may give other results.", R"(<group id="dig">
    <trigger after="size-changed"/>
    <scope>
      <include><object-type type="empire"/></include>
    </scope>
    <effects>
      <modify-stockpile resource="Food" amount="«1"/>
    </effects>
  </group>
  <group id="melt">
    <trigger after="size-changed"/>
    <scope>
      <include><object-type type="empire"/></include>
    </scope>
    <effects>
      <modify-stockpile resource="Food" amount="2»→«3»"/>
    </effects>
  </group>
  <group id="blast">
    <activation if="turn == 2"/>
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <set-planet-size size="tiny"/>
    </effects>
  </group>)",
                   ExampleFrame::played},
    DiagnosticSpec{"run.no-such-empire", Severity::warning, "no empire '{0}' is in the game; the effect does nothing",
                   "Use the id of an empire of the scenario, or source.", R"(<class id="BLD_MINE" type="building">
  <group id="sell">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <set-owner empire="Vegans"/>
    </effects>
  </group>
</class>
<scenario id="first">
«»→«  <empire id="Vegans" capital="Vega I"/>
  <system name="Vega" x="9" y="9"/>
  <planet name="Vega I" system="Vega" owner="Vegans"/>
»  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <place class="BLD_MINE" on="World"/>
«</scenario>
<scenario id="second">
  <empire id="Vegans" capital="Vega I"/>
  <system name="Vega" x="0" y="0"/>
  <planet name="Vega I" system="Vega" owner="Vegans"/>
»→«»</scenario>)"},
    DiagnosticSpec{"run.order-matters", Severity::warning,
                   "in turn {0} the result depends on whether this group or {1} comes first: {2} outcomes",
                   "Give the groups different priorities, or make one of them read the result of the other.",
                   R"(<group id="dig">
    <trigger after="size-changed"/>
    <scope>
      <include><object-type type="empire"/></include>
    </scope>
    <effects>
      <modify-stockpile resource="Food" amount="3"/>
«    </effects>
  </group>
  <group id="melt">
    <trigger after="size-changed"/>
    <scope>
      <include><object-type type="empire"/></include>
    </scope>
    <effects>
      <set-stockpile resource="Food" value="0"/>
»→«»    </effects>
  </group>
  <group id="blast">
    <activation if="turn == 2"/>
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <set-planet-size size="tiny"/>
    </effects>
  </group>)",
                   ExampleFrame::played},
    DiagnosticSpec{"run.order-refused", Severity::warning, "the order of {0} is refused: {1}",
                   "The order has no effect. Give it in a turn in which it is allowed.",
                   R"(<class id="SHP_SCOUT" type="ship"/>
<scenario id="first">
  <empire id="Terrans" capital="World"/>
  <system name="Sun" x="0" y="0"/>
  <system name="Rigel" x="90" y="0"/>
«»→«  <lane from="Sun" to="Rigel"/>
»  <planet name="World" system="Sun" owner="Terrans"/>
  <place class="SHP_SCOUT" on="Sun" name="Scout" owner="Terrans"/>
</scenario>
<run scenario="first">
  <move-order empire="Terrans" object="Scout" to="Rigel"/>
</run>)"},
    DiagnosticSpec{"run.project-waits", Severity::hint, "{0} makes no progress on {1} in this turn: {2}",
                   "The project continues in the turn in which this reason no longer applies.",
                   R"(<class id="BLD_MINE" type="building"«>
  <property name="build_cost" value="100"/>
</class»→«/»>
<scenario id="first">
  <empire id="Terrans" capital="World"/>
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun" owner="Terrans"/>
</scenario>
<run scenario="first">
  <produce-order empire="Terrans" class="BLD_MINE" at="World"/>
</run>)"},
});

} // namespace orrery::engine
