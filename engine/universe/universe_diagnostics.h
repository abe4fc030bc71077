// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic_table.h"

namespace orrery::engine {

/// Diagnostics of the objects of a run, and of a scenario's initial objects (S15).
inline constexpr DiagnosticTable universeDiagnostics({
    DiagnosticSpec{"run.too-many-objects", Severity::error,
                   "cannot create an object of class '{0}': limit of {1} objects reached, most of this turn's by {2}",
                   "Find the group that creates objects every turn, and give it an activation that ends. Or begin the "
                   "scenario with fewer objects.",
                   R"(<group id="dig">
    <activation if="turn == 2"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <create-object class="BLD_MINE" count="«30»→«3»"/>
    </effects>
  </group>)",
                   ExampleFrame::played},
    DiagnosticSpec{"scenario.attach-circle", Severity::error, "'{0}' cannot be attached to {1}",
                   "Attach it to an object that is not attached to it.",
                   R"(<attach object="World" to="«World»→«Sun»"/>)", ExampleFrame::world},
    DiagnosticSpec{"scenario.attached-elsewhere", Severity::error,
                   "'{0}' cannot be moved alone, because it is attached to '{1}'",
                   "Move the other object, or use <attach> to attach it to a third one.",
                   R"(<place class="BLD_MINE" on="World" name="Mine"/>
  <move object="«Mine»→«World»" x="5" y="5"/>
</scenario>
<class id="BLD_MINE" type="building"/>
<scenario id="second">)",
                   ExampleFrame::world},
    DiagnosticSpec{"scenario.cannot-attach", Severity::error,
                   "'{0}' is of type {1}, which cannot be attached to '{2}' of type {3}",
                   "Check in the vocabulary what this type may be attached to.",
                   R"(<class id="BLD_MINE" type="building"/>
<scenario id="first">
  <galaxy systems="3" empires="0"/>
  <«place class="BLD_MINE" on="#0»→«system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <place class="BLD_MINE" on="World»"/>
</scenario>)"},
    DiagnosticSpec{"scenario.cannot-remove", Severity::error, "the game object '{0}' cannot be removed",
                   "Remove another object. Each run needs the game object.", R"(<remove object="«#0»→«World»"/>)",
                   ExampleFrame::world},
    DiagnosticSpec{"scenario.derived-owner", Severity::error, "the owners of system '{0}' are those of its planets",
                   "Set the owner of a planet of the system instead.", R"(<empire id="Terrans" capital="World"/>
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun" owner="Terrans"/>«
  <set object="Sun" owner="Terrans"/>»→«»)",
                   ExampleFrame::run},
    DiagnosticSpec{"scenario.duplicate-name", Severity::error, "'{0}' is the name of another object",
                   "Give each object of a scenario a unique name.", R"(<«!-- orrery-ignore check.duplicate-object -->
  <planet name="World»→«planet name="Moon»" system="Sun"/>)",
                   ExampleFrame::world},
    DiagnosticSpec{"scenario.galaxy-too-large", Severity::error, "the galaxy has room for {2} {1}, not for {0}",
                   "Reduce the number.", R"(<galaxy systems="«3»→«9»" empires="5"/>)", ExampleFrame::run},
    DiagnosticSpec{"scenario.hidden-object", Severity::error, "'{0}' is hidden until a condition reveals it",
                   "Change it after a condition reveals it, or remove hidden=\"true\".",
                   R"(<place class="SHP_WRECK" on="Sun" name="Wreck" hidden="true"/>
  <empire id="Terrans" capital="World"/>
  <set object="Wreck" owner="Terrans" turn="«1»→«3»"/>
  <condition id="found" when="turn == 2"><reveal object="Wreck"/></condition>
</scenario>
<class id="SHP_WRECK" type="ship"/>
<scenario id="second">)",
                   ExampleFrame::world},
    DiagnosticSpec{"scenario.lane-to-itself", Severity::error, "this starlane connects '{0}' to itself",
                   "Connect two different systems.", R"(<«lane from="Sun" to="Sun»→«system name="Rigel" x="9" y="9"/>
  <lane from="Sun" to="Rigel»"/>)",
                   ExampleFrame::world},
    DiagnosticSpec{"scenario.no-class", Severity::error, "type {0} has no class for its objects",
                   "Give the type a class in the vocabulary.", R"(«<vocabulary>
  <type id="map" replace="true"/>
</vocabulary>
»→«»<scenario id="first">
«  <!-- orrery-ignore check.no-default-class -->
»→«»  <map name="Underworld"/>
</scenario>)"},
    DiagnosticSpec{"scenario.no-lane", Severity::error, "no starlane connects '{0}' and '{1}'",
                   "Name the two systems of a starlane, or remove this line.",
                   R"(<system name="Rigel" x="9" y="9"/>«»→«
  <lane from="Sun" to="Rigel"/>»
  <remove-lane from="Sun" to="Rigel"/>)",
                   ExampleFrame::world},
    DiagnosticSpec{"scenario.no-position", Severity::error, "'{0}' of type {1} has no position",
                   "Move a system, or an object that can be in a system.", R"(<empire id="Terrans" capital="World"/>
  <move object="«Terrans»→«World»" x="5" y="5"/>)",
                   ExampleFrame::world},
    DiagnosticSpec{"scenario.not-a-system", Severity::error, "'{0}' is not a system",
                   "Use a system here. Starlanes connect systems, and planets are in systems.",
                   R"(<«lane from="Sun" to="World»→«system name="Rigel" x="9" y="9"/>
  <lane from="Sun" to="Rigel»"/>)",
                   ExampleFrame::world},
    DiagnosticSpec{"scenario.not-on-object", Severity::error, "'{0}' of type {1} has no {2}",
                   "Add it to the type in the vocabulary, or remove this line.",
                   R"(<set object="«Sun»→«World»" meter="Mining" which="max" value="1"/>)", ExampleFrame::world},
    DiagnosticSpec{"scenario.special-nowhere", Severity::warning,
                   "'{0}' is of type {1}, which cannot be attached to planets or systems",
                   "Check in the vocabulary what this type may be attached to.", R"(«<vocabulary>
  <type id="special" attached-to="ship" replace="true"/>
</vocabulary>
»→«»<class id="SPC_RUINS" type="special"/>
<scenario id="first">
  <galaxy systems="9"><special class="SPC_RUINS" probability="1"/></galaxy>
</scenario>)"},
    DiagnosticSpec{"scenario.system-in-system", Severity::error, "'{0}' is a system and cannot be in system '{1}'",
                   "Write x and y to move a system.", R"(<system name="Rigel" x="9" y="9"/>
  <move object="Rigel" «to="Sun»→«x="5" y="5»"/>)",
                   ExampleFrame::world},
    DiagnosticSpec{"scenario.unknown-empire", Severity::error, "no empire is named '{0}'{1}",
                   "Declare it in this scenario with an empire element.", R"(<galaxy systems="9" empires="2"/>
«»→«  <empire id="Martians"/>
»  <condition id="lost" type="ships" op="eq" player="Martians" value="0"><pause/></condition>)",
                   ExampleFrame::run},
    DiagnosticSpec{"scenario.unknown-object", Severity::error, "no object is named '{0}'{1}",
                   "Refer to an object by its name, or by # and its id.", R"(<galaxy systems="9" empires="2"/>
«»→«  <system name="Nowhere" x="900" y="900"/>
»  <condition id="lost" type="destroyed" op="eq" object="Nowhere" value="true"><pause/></condition>)",
                   ExampleFrame::run},
    DiagnosticSpec{"scenario.unknown-shape", Severity::error, "'{0}' is not a galaxy shape",
                   "Use cluster, disc, ring or spiral.", R"(<«!-- orrery-ignore content.not-a-choice -->
  <galaxy systems="9" shape="blob»→«galaxy systems="9" shape="disc»"/>)",
                   ExampleFrame::run},
});

} // namespace orrery::engine
