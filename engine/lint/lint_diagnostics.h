// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic_table.h"

namespace orrery::engine {

/// Diagnostics for content that its designer probably does not intend (I3.7, I3.9).
inline constexpr DiagnosticTable lintDiagnostics({
    DiagnosticSpec{"lint.always-true", Severity::hint, "these alternatives match every object that has the value",
                   "Correct one of them, or remove them all if every object has the value.", R"(>
    <activation><or><expression if="turn &lt; 5"/><expression if="turn &gt;«= 5»→« 9»"/></or></activation>)",
                   ExampleFrame::group},
    DiagnosticSpec{"lint.cannot-fire", Severity::warning, "<{0}> never acts here: no object of the type '{1}' has {2}",
                   "Include objects of another type, or use another effect.", R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><object-type type="«system»→«planet»"/></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1"/>
    </effects>
  </group>
</class>)"},
    DiagnosticSpec{"lint.duplicate-group", Severity::warning, "this group is a duplicate of '{0}'{1}",
                   "Remove one of them, or make them different.", R"(<group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="«1"/>
    </effects>
  </group>
  <group id="dig-again">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1»→«2»"/>
    </effects>
  </group>)",
                   ExampleFrame::body},
    DiagnosticSpec{
        "lint.excludes-all", Severity::warning,
        "the group '{0}' excludes everything that it includes, so its scope is empty",
        "Correct the condition in <include> or in <exclude>.",
        R"(<include><«and><object-type type="planet"/><capital/></and»→«object-type type="planet"/»></include>
      <exclude><capital/></exclude>)",
        ExampleFrame::scope},
    DiagnosticSpec{"lint.meter-nobody-reads", Severity::hint, "effects change the meter '{0}', but nothing reads it",
                   "Read it in a condition or an expression, or remove it.", R"(<vocabulary>
  <meter id="Dust"/>
  <type id="planet" extend="true">
    <has meter="Dust"/>
  </type>
</vocabulary>
<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><object-type type="planet"/></include>
    </scope>
    <effects>
      <modify-max-meter meter="Dust" amount="1"/>
    </effects>
  </group>
«»→«  <group id="fail" priority="20">
    <scope>
      <include if="type == planet and Dust &gt; 9"/>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="-1"/>
    </effects>
  </group>
»</class>)"},
    DiagnosticSpec{"lint.never-active", Severity::warning,
                   "the group '{0}' can never be active: its source is never of the type '{1}'",
                   "Test another object, through contained-by or attached-to.", R"(>
    <activation><«object-type type="ship"/»→«contained-by><object-type type="planet"/></contained-by»></activation>)",
                   ExampleFrame::group},
    DiagnosticSpec{"lint.never-true", Severity::warning, "this condition contradicts an earlier one",
                   "Correct one of them, or put both into <or> if either is enough.", R"(>
    <activation if="turn &gt; 5 «and»→«or» turn &lt; 3"/>)",
                   ExampleFrame::group},
    DiagnosticSpec{"lint.order-dependent", Severity::hint,
                   "this effect and '{0}' both set {1} at priority {2}; the effect that acts later wins",
                   "Give one of them a higher priority: it acts later and overrides the other.",
                   R"(<class id="BLD_MINE" type="building">
  <group id="dig" priority="10">
    <scope>
      <include><object-type type="planet"/></include>
    </scope>
    <effects>
      <set-max-meter meter="Mining" value="1"/>
    </effects>
  </group>
</class>
<class id="BLD_PIT" type="building">
  <group id="dig" priority="«10»→«20»">
    <scope>
      <include><object-type type="planet"/></include>
    </scope>
    <effects>
      <set-max-meter meter="Mining" value="2"/>
    </effects>
  </group>
</class>)"},
    DiagnosticSpec{"lint.says-nothing-new", Severity::hint, "an earlier condition already implies this one",
                   "Remove this condition, or correct it.", R"(>
    <activation if="turn &gt; 5« and turn &gt; 3»→«»"/>)",
                   ExampleFrame::group},
    DiagnosticSpec{"lint.unused-class", Severity::hint, "'{0}' is never used: {1}, and nothing refers to it",
                   "Create it in an effect or a scenario, or remove it.", R"(<class id="SPC_RUINS" type="special"/>«»→«
<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><object-type type="planet"/></include>
    </scope>
    <effects>
      <add-special special="SPC_RUINS"/>
    </effects>
  </group>
</class>»)"},
    DiagnosticSpec{"lint.unused-definition", Severity::hint, "nothing reads the {0} '{1}'",
                   "Use it in an expression, or remove it.", R"(<define id="DEPTH" value="9"/>«»→«
</vocabulary>
<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="DEPTH"/>
    </effects>
  </group>
</class>
<vocabulary>»)",
                   ExampleFrame::vocabulary},
});

} // namespace orrery::engine
