// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic_table.h"

namespace orrery::engine {

/// Diagnostics of classes, groups and their effects.
inline constexpr DiagnosticTable checkDiagnostics({
    DiagnosticSpec{"check.bad-value", Severity::error, "'{0}' is not a valid {1}",
                   "Write a constant in the property's format.",
                   R"(<set object="World" property="size" value="«enormous»→«huge»"/>)", ExampleFrame::world},
    DiagnosticSpec{"check.constant-condition", Severity::warning, "this is always {0}", "Remove it, or correct it.",
                   "«2»→«Population» &gt; 1", ExampleFrame::when},
    DiagnosticSpec{"check.default-class-type", Severity::error,
                   "'{0}' is the default class of the type '{1}', but it is of the type '{2}'",
                   "Use a class of the type that declares this default.",
                   R"(<type id="barge" class="«BLD_PIT»→«BARGE_PLAIN»"/>
</vocabulary>
<class id="«BLD_PIT" type="building»→«BARGE_PLAIN" type="barge»"/>
<vocabulary>)",
                   ExampleFrame::vocabulary},
    DiagnosticSpec{"check.divides-by-zero", Severity::error, "<{0}> divides by zero",
                   "Use another number, or use set to make the value 0.",
                   R"(<divide-max-meter meter="Mining" by="«0»→«2»"/>)", ExampleFrame::effects},
    DiagnosticSpec{"check.duplicate-class", Severity::error, "the class '{0}' is already defined",
                   "Give one of them another id.", R"(<class id="BLD_MINE" type="building">
</class>
<class id="«BLD_MINE»→«BLD_MINE_2»" type="building">
</class>)"},
    DiagnosticSpec{"check.duplicate-group", Severity::error, "this class already has a group '{0}'",
                   "Give one of them another id.", R"(<modify-max-meter meter="Mining" amount="1"/>
    </effects>
  </group>
  <group id="dig«»→«-more»">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1"/>)",
                   ExampleFrame::effects},
    DiagnosticSpec{"check.duplicate-object", Severity::error, "the scenario already has an object '{0}'",
                   "Rename one of them: names are unique within a scenario.", R"(<system name="Sun" x="0" y="0"/>
  <system name="«Sun" x="0»→«Moon" x="40»" y="0"/>)",
                   ExampleFrame::run},
    DiagnosticSpec{"check.duplicate-scenario", Severity::error, "a scenario '{0}' already exists",
                   "Give one of them another id.", R"(<system name="Sun" x="0" y="0"/>
</scenario>
<scenario id="«first»→«second»">
  <system name="Sun" x="0" y="0"/>)",
                   ExampleFrame::run},
    DiagnosticSpec{"check.empty-braces", Severity::error, "these braces are empty",
                   "Write an expression in them, or {{ for a literal brace.", R"(<group id="dig">
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <message text="Mined {«»→«turn»}."/>
    </effects>
  </group>)",
                   ExampleFrame::body},
    DiagnosticSpec{"check.empty-value", Severity::error, "'{0}' is empty", "Write a value.",
                   R"(<modify-max-meter meter="Mining" amount="«»→«1»"/>)", ExampleFrame::effects},
    DiagnosticSpec{"check.given-in-play", Severity::error,
                   "'{0}' is a run-time property, so a class cannot give it a value",
                   "Set it with an order, in a scenario, or when the object is created.", R"(<vocabulary>
  <property id="bonus" runtime="true"/>
  <type id="building" extend="true">
    <has property="bonus"/>
  </type>
</vocabulary>
<class id="BLD_MINE" type="building">
«  <property name="bonus" value="3"/>
»→«»</class>)"},
    DiagnosticSpec{"check.grows-every-turn", Severity::warning,
                   "the group is always active, so it can change the current {0} again every turn",
                   "Change the maximum instead, or add an activation.",
                   R"(<modify-«»→«max-»meter meter="Mining" amount="1"/>)", ExampleFrame::effects},
    DiagnosticSpec{"check.level-reads-itself", Severity::hint,
                   "this reads {0} before effects with the same priority {1} change it",
                   "To read the changed value, give this a higher priority.", R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include if="«Mining»→«Industry» &lt; 5"/>
    </scope>
    <effects>
      <modify-«»→«max-»meter meter="Mining" amount="1"/>
    </effects>
  </group>
</class>)"},
    DiagnosticSpec{"check.missing-vocabulary", Severity::error,
                   "<{0}> needs the {1} '{2}', which the vocabulary does not declare",
                   "Declare it, or use the shipped vocabulary.", R"(=== orrery.xml
<project format="1"« vocabulary="own"»→«»/>
=== a.xml
<orrery format="1">
  <scenario id="first">
    <system name="Sun" x="0" y="0"/>
  </scenario>
</orrery>)"},
    DiagnosticSpec{"check.mixed-group", Severity::error,
                   "<{0}> changes a meter, but <{1}> does not; one group cannot do both", "Split the group in two.",
                   R"(<modify-max-meter meter="Mining" amount="1"/>«
      <destroy-object/>»→«»)",
                   ExampleFrame::effects},
    DiagnosticSpec{"check.never-active", Severity::warning,
                   "the group '{0}' can never be active: its source is of the type {1}, which has no {2}",
                   "Test another object, through contained-by or attached-to.", R"(<class id="EMP_BIG" type="empire">
  <group id="see">
    <activation><«meter-value meter="Mining" at-least»→«turn-range from»="3"/></activation>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>
</class>)"},
    DiagnosticSpec{"check.never-matches", Severity::warning, "no object can match: no {0} has {1}",
                   "Test another meter, or objects of another type.", R"(<group id="dig">
    <scope>
      <include><and><object-type type="«building»→«planet»"/><meter-value meter="Mining" at-least="3"/></and></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>)",
                   ExampleFrame::body},
    DiagnosticSpec{"check.no-conditions", Severity::warning, "<{0}> contains no conditions",
                   "Add a condition, or remove the element.", "<or><«»→«self/><capital/><»/or>",
                   ExampleFrame::conditions},
    DiagnosticSpec{"check.no-default-class", Severity::error, "the type '{0}' has no default class for new objects",
                   "Give the type a default class in the vocabulary.", R"(«<vocabulary>
  <type id="team" replace="true"/>
</vocabulary>
»→«»<scenario id="first">
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <empire id="Terrans" capital="World"/>
  <team id="Pact" empires="Terrans"/>
</scenario>)"},
    DiagnosticSpec{"check.no-effects", Severity::warning, "the group '{0}' has no effects",
                   "Add an effect, or remove the group.", R"(«»→«<modify-max-meter meter="Mining" amount="1"/>»)",
                   ExampleFrame::effects},
    DiagnosticSpec{"check.no-inclusion", Severity::warning,
                   "the scope of the group '{0}' is empty, so its effects act on no objects",
                   "Add a condition to <include> in its <scope>.",
                   "«»→«<include><contains><self/></contains></include>»", ExampleFrame::scope},
    DiagnosticSpec{"check.no-maximum", Severity::error, "the meter '{0}' has no maximum",
                   "Use its current value, or remove single=\"true\" from the meter.", R"(<vocabulary>
  <meter id="Stealth" single="true"/>
  <type id="planet" extend="true"><has meter="Stealth"/></type>
</vocabulary>
<class id="BLD_VEIL" type="building">
  <group id="hide">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-«max-»→«»meter meter="Stealth" amount="5"/>
    </effects>
  </group>
</class>)"},
    DiagnosticSpec{"check.no-part-meter", Severity::error, "no object has a meter '{0}' for each '{1}'",
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
  <group id="load">
    <scope><include><self/></include></scope>
    <effects>
      <set-meter meter="Power" part="«BLD_FORT»→«LASER»" value="3"/>
    </effects>
  </group>
</class>)xml"},
    DiagnosticSpec{
        "check.not-given-in-play", Severity::error, "'{0}' is not a run-time property, so an order cannot set it",
        "Declare it with runtime=\"true\", or set it with an effect.", R"(<empire id="Terrans" capital="World"/>
  <«give-order empire="Terrans" object="World" property="size" value="huge»→«set object="World" property="size" value="huge" turn="1»"/>)",
        ExampleFrame::world},
    DiagnosticSpec{"check.one-condition", Severity::error, "<{0}> must contain exactly one condition, but has {1}",
                   "Combine several conditions with <and> or <or>.",
                   "<include><not><«self/><capital/»→«and><self/><capital/></and»></not></include>",
                   ExampleFrame::scope},
    DiagnosticSpec{"check.open-brace", Severity::error, "this brace is never closed",
                   "Close it after the expression, or write {{ for a literal brace.", R"(<group id="dig">
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <message text="Mined {turn«»→«}»."/>
    </effects>
  </group>)",
                   ExampleFrame::body},
    DiagnosticSpec{"check.per-owner-reads-target", Severity::error,
                   "with per=\"owner\", the amount applies once for each owner and cannot read a target",
                   "Write per=\"object\", or read Source only.", R"(<group id="dig">
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <modify-stockpile resource="Minerals" amount="«Target»→«Source».id" per="owner"/>
    </effects>
  </group>)",
                   ExampleFrame::body},
    DiagnosticSpec{"check.prerequisite-cycle", Severity::warning, "the prerequisites of these techs form a cycle: {0}",
                   "Remove one of the prerequisites.", R"(<class id="TEC_LENS" type="tech">
  <prerequisite tech="TEC_GLASS"/>
</class>
<class id="TEC_GLASS" type="tech"«>
  <prerequisite tech="TEC_LENS"/>
</class»→«/»>)"},
    DiagnosticSpec{"check.reads-target", Severity::error,
                   "'{0}' is not numeric, so it may read only the source, not the target",
                   "Write a constant, or a property of Source.", R"(<set-planet-size size="«Target»→«Source».size"/>)",
                   ExampleFrame::effects},
    DiagnosticSpec{"check.repeated", Severity::warning, "'{0}' is already listed here", "Remove the duplicate.",
                   R"(<class id="BLD_MINE" type="building">
«  <property name="build_cost" value="20"/>
»→«»  <property name="build_cost" value="30"/>
</class>)"},
    DiagnosticSpec{"check.same-chance-key", Severity::warning, "the chance key '{0}' is already in use here",
                   "Give one of them another chance key. Otherwise both draw the same random numbers.",
                   R"(<class id="BLD_MINE" type="building">
</class>
<class id="BLD_PIT" type="building" chance-key="«BLD_MINE»→«BLD_OLD_PIT»">
</class>)"},
    DiagnosticSpec{"check.sets-nothing", Severity::error, "<{0}> does not set anything",
                   "Add owner, or add meter, resource or property together with a value.",
                   R"(<set object="World"«»→« size="huge"»/>)", ExampleFrame::world},
    DiagnosticSpec{"check.stacking-another-meter", Severity::error,
                   "the policy {1} of '{0}' compares effects on one meter; this adds to {2}, another to {3}",
                   "Give one of them another stacking name.", R"(<vocabulary>
  <stacking name="DIG" policy="largest"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1" stacking="DIG"/>
      <modify-max-meter meter="«Industry»→«Mining»" amount="2" stacking="DIG"/>
    </effects>
  </group>
</class>)"},
    DiagnosticSpec{"check.stacking-another-priority", Severity::error,
                   "the policy {1} of '{0}' compares effects of one priority; this has {2}, another has {3}",
                   "Give both the same priority, or one of them another stacking name.", R"(<vocabulary>
  <stacking name="DIG" policy="largest"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1" stacking="DIG"/>
      <modify-max-meter meter="Mining" amount="2" «priority="9" »→«»stacking="DIG"/>
    </effects>
  </group>
</class>)"},
    DiagnosticSpec{"check.stacking-not-an-addition", Severity::error,
                   "<{0}> does not add to a meter, so the policy {2} of '{1}' cannot compare it",
                   "Only modify-meter and modify-max-meter can be compared; give this another stacking name.",
                   R"(<vocabulary>
  <stacking name="DIG" policy="largest"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <«set-max-meter meter="Mining" value»→«modify-max-meter meter="Mining" amount»="2" stacking="DIG"/>
    </effects>
  </group>
</class>)"},
    DiagnosticSpec{"check.stacking-number", Severity::warning,
                   "'{0}' is not a whole number, so it is treated as a word", "Write a whole number, or a word.",
                   R"(<modify-max-meter meter="Mining" amount="1" stacking="«1.5»→«15»"/>)", ExampleFrame::effects},
    DiagnosticSpec{"check.stacking-of-nothing", Severity::error,
                   "0 is not a stacking name: effects with 0 never compete", "Write a word, or another number.",
                   R"(<stacking name="«0»→«DIG»" policy="largest"/>)", ExampleFrame::vocabulary},
    DiagnosticSpec{"check.strict-activation", Severity::error,
                   "strict rules (E6.2): the activation of a group that changes meters must not depend on {0}",
                   "Use the maximum, or rules=\"extended\".", R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <activation><«meter-value meter="Detection" at-least="1»→«turn-range from="3»"/></activation>
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1"/>
    </effects>
  </group>
</class>
=== orrery.xml
<project format="1" rules="strict"/>)"},
    DiagnosticSpec{
        "check.strict-condition", Severity::error,
        "strict rules (E7.3): a condition may use meter values only if no effect of its group changes a meter",
        "Write constants, or use rules=\"extended\".", R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><chance probability="«Detection»→«0.5»"/></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1"/>
    </effects>
  </group>
</class>
=== orrery.xml
<project format="1" rules="strict"/>)"},
    DiagnosticSpec{"check.strict-effect-and-condition", Severity::error,
                   "strict rules (E7.3): <{0}> may use meter values only if no condition of its group does",
                   "Use meter values in only one of the two places, or use rules=\"extended\".",
                   R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><chance probability="«Detection»→«0.5»"/></include>
    </scope>
    <effects>
      <modify-stockpile resource="Food" amount="Source.Detection"/>
    </effects>
  </group>
</class>
=== orrery.xml
<project format="1" rules="strict"/>)"},
    DiagnosticSpec{"check.strict-meter-effect", Severity::error,
                   "strict rules (E7.3): the amount of <{0}> may not use meter values",
                   "Write constants, or use rules=\"extended\".", R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="«Source.Detection»→«2»"/>
    </effects>
  </group>
</class>
=== orrery.xml
<project format="1" rules="strict"/>)"},
    DiagnosticSpec{"check.type-lacks", Severity::error, "{0} have no {1} '{2}'",
                   "Add it to the type in the vocabulary, or remove this line.",
                   R"(<class id="BLD_MINE" type="building">
  <property name="«star_colour" value="red»→«build_cost" value="20»"/>
</class>)"},
    DiagnosticSpec{"check.unbuilt-maximum", Severity::warning,
                   "{0} is rebuilt each turn, but no effect with a priority below {1} builds it, so this reads 0",
                   "Give this a higher priority than the effects that build it, or read last({0}).",
                   R"(<modify-max-meter meter="Mining" amount="«MaxIndustry»→«Industry» / 2"/>)",
                   ExampleFrame::effects},
    DiagnosticSpec{"check.unknown-condition", Severity::error, "there is no condition <{0}>",
                   "The reference lists all conditions.", "<«slef»→«self»/>", ExampleFrame::conditions},
    DiagnosticSpec{"check.unknown-effect", Severity::error, "there is no effect <{0}>",
                   "The reference lists all effects.", R"(<modify-max-«metre»→«meter» meter="Mining" amount="1"/>)",
                   ExampleFrame::effects},
    DiagnosticSpec{"check.unknown-empire", Severity::warning, "no scenario has an empire '{0}'",
                   "Write source, none, or the id of an empire of a scenario.", R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><empire-affiliation empire="«Teranns»→«Terrans»"/></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1"/>
    </effects>
  </group>
</class>
<scenario id="first">
  <empire id="Terrans" capital="Sol III"/>
  <system name="Sun" x="0" y="0"/>
  <planet name="Sol III" system="Sun" owner="Terrans"/>
</scenario>)"},
    DiagnosticSpec{"check.unknown-name", Severity::error, "there is no {0} '{1}'",
                   "Correct the spelling, or define it in any file of the project.",
                   R"(<unlocks class="«BLD_MIEN_2»→«BLD_MINE_2»"/>
</class>
<class id="BLD_MINE_2" type="building">)",
                   ExampleFrame::body},
    DiagnosticSpec{"check.unknown-order", Severity::error, "there is no order '{0}'",
                   "The reference lists the orders."},
    DiagnosticSpec{"check.unnamed-chance", Severity::hint,
                   "the random results of <{0}> change when you add or remove groups before this one",
                   "Give the group an id: random results depend on it.", R"(<group«»→« id="dig"»>
    <scope>
      <include><and><self/><chance probability="0.5"/></and></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>)",
                   ExampleFrame::body},
    DiagnosticSpec{"check.wrong-type", Severity::error, "'{0}' is of type '{1}', but type '{2}' is required here",
                   "Use a class of the required type.", R"(<class id="BLD_MINE" type="building">
  <prerequisite tech="«BLD_PIT»→«TEC_PIT»"/>
</class>
<class id="«BLD_PIT" type="building»→«TEC_PIT" type="tech»"/>)"},
    DiagnosticSpec{"expr.strict", Severity::error, "strict rules do not allow '{0}': {1}",
                   "Or use rules=\"extended\" in the project.", R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="«max(1, 2)»→«2»"/>
    </effects>
  </group>
</class>
=== orrery.xml
<project format="1" rules="strict"/>)"},
});

} // namespace orrery::engine
