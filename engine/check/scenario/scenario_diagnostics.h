// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic_table.h"

namespace orrery::engine {

/// Diagnostics of conditions of scenarios and of their actions (S).
inline constexpr DiagnosticTable scenarioDiagnostics({
    DiagnosticSpec{"check.cannot-stand", Severity::error, "'{0}' of type {1} cannot be attached to '{2}' of type {3}",
                   "Check in the vocabulary what this type may be attached to.", R"(<system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <planet name="Moon" system="Sun"/>
  <condition id="found" when="turn == 3" subject="World">
    <create class="BLD_MINE" on="«Sun»→«Moon»"/>
  </condition>
</scenario>
<class id="BLD_MINE" type="building">
</class>
<scenario id="second">)",
                   ExampleFrame::run},
    DiagnosticSpec{"check.duplicate-condition", Severity::error, "the scenario already has a condition '{0}'",
                   "Give one of them another id.", R"(<condition id="late" when="turn &gt; 4">
    <pause/>
  </condition>
  <condition id="«late»→«later»" when="turn &gt; 4">
    <pause/>
  </condition>)",
                   ExampleFrame::world},
    DiagnosticSpec{"check.empty-message", Severity::warning, "the message is empty", "Write its text inside.",
                   R"(<condition id="late" when="turn &gt; 4">
    <message«/»→«>It is late.</message»>
  </condition>)",
                   ExampleFrame::world},
    DiagnosticSpec{"check.fires-meters", Severity::error, "'{0}' changes a maximum, which is rebuilt each turn",
                   "Change the current value, or create a marker that a group of the meter stage reads.",
                   R"(<system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <planet name="Moon" system="Sun"/>
  <condition id="found" when="turn == 3" subject="World">
    <fire><modify-«max-»→«»meter meter="Mining" amount="1"/></fire>
  </condition>)",
                   ExampleFrame::run},
    DiagnosticSpec{"check.fires-nothing", Severity::error, "this action names no group and contains no effects",
                   "Write group=\"CLASS/group\", or add effects inside.",
                   R"(<condition id="late" when="turn &gt; 4" subject="World">
    <fire«/»→«><destroy-object/></fire»>
  </condition>)",
                   ExampleFrame::world},
    DiagnosticSpec{"check.fires-twice", Severity::error, "this action names a group and also contains effects",
                   "Remove one of the two.", R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>
</class>
<scenario id="first">
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <condition id="late" when="turn &gt; 4" subject="World">
    <fire group="BLD_MINE/dig"«><destroy-object/></fire»→«/»>
  </condition>
</scenario>)"},
    DiagnosticSpec{"check.galaxy-twice", Severity::error, "the scenario already has a galaxy", "Remove one of them.",
                   R"(<galaxy«/>
  <galaxy»→«» seed="2"/>)",
                   ExampleFrame::run},
    DiagnosticSpec{"check.hidden-object", Severity::error, "'{0}' is hidden until a condition reveals it",
                   "Change it after a condition reveals it, or remove hidden=\"true\".",
                   R"(<system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <planet name="Moon" system="Sun" hidden="true"«/>
  <set object="Moon"»→«» focus="mining"/>
  <condition id="found" when="turn == 3" subject="World">
    <reveal object="Moon"/>
  </condition>)",
                   ExampleFrame::run},
    DiagnosticSpec{"check.made-in-play", Severity::error,
                   "'{0}' is created during play; conditions can refer only to objects of turn 0",
                   "Name an object of turn 0, or write flagship:, controlled: or target: with an empire.",
                   R"(<place class="BLD_MINE" on="World" name="Mine"« turn="3"»→«»/>
  <condition id="late" when="turn &gt; 4">
    <destroy object="Mine"/>
  </condition>
</scenario>
<class id="BLD_MINE" type="building">
</class>
<scenario id="second">)",
                   ExampleFrame::world},
    DiagnosticSpec{"check.moves-twice", Severity::error, "<move> names both a system and a position",
                   "Remove one of the two.", R"(<move object="World" x="5" y="5"« to="Sun"»→«»/>)",
                   ExampleFrame::world},
    DiagnosticSpec{"check.never-revealed", Severity::hint, "'{0}' is hidden, but no condition reveals it",
                   "Add a <reveal> to a condition, or remove hidden=\"true\".", R"(<system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <planet name="Moon" system="Sun" hidden="true"/>«»→«
  <condition id="found" when="turn == 3" subject="World">
    <reveal object="Moon"/>
  </condition>»)",
                   ExampleFrame::run},
    DiagnosticSpec{"check.no-actions", Severity::warning, "this condition has no actions", "Add an action to it.",
                   R"(<condition id="late" when="turn &gt; 4"«/»→«>
    <pause/>
  </condition»>)",
                   ExampleFrame::world},
    DiagnosticSpec{"check.no-initial", Severity::error,
                   "there is no '{0}': the number of initial objects is {1}, and they count from 0",
                   "Count the objects that planet and place create on turn 0, in the order written.",
                   R"(<condition id="late" when="turn &gt; 4" subject="initial:«3»→«0»">
    <destroy/>
  </condition>)",
                   ExampleFrame::world},
    DiagnosticSpec{"check.no-subject", Severity::error, "the condition has no attribute '{0}'",
                   "Add this attribute to the condition, or name the object here.",
                   R"(<condition id="late" when="turn &gt; 4"«»→« subject="World"»>
    <destroy/>
  </condition>)",
                   ExampleFrame::world},
    DiagnosticSpec{"check.no-watch", Severity::error, "<{0}> has neither a type nor an expression in when",
                   "Add a type with an operator, or an expression in when.",
                   R"(<condition id="late"«»→« when="turn &gt; 4"»>
    <pause/>
  </condition>)",
                   ExampleFrame::world},
    DiagnosticSpec{"check.not-hidden", Severity::warning, "'{0}' is not hidden",
                   "Write hidden=\"true\" where it is placed.", R"(<system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <planet name="Moon" system="Sun"«»→« hidden="true"»/>
  <condition id="found" when="turn == 3" subject="World">
    <reveal object="Moon"/>
  </condition>)",
                   ExampleFrame::run},
    DiagnosticSpec{"check.not-net-safe", Severity::warning,
                   "not network-safe: '{0}' depends on one player's view, but the scenario has {1} human players",
                   "Use it only in scenarios with one human player.",
                   R"(<empire id="Terrans" capital="World" human="true"/>
  <planet name="Moon" system="Sun"/>
  <empire id="Vegans" capital="Moon" human="«true»→«false»"/>
  <condition id="near" type="zoom" op="eq" value="1:1">
    <pause/>
  </condition>)",
                   ExampleFrame::world},
    DiagnosticSpec{"check.nothing-counted", Severity::error, "there is nothing to count",
                   "Put conditions inside, each in an <of>.",
                   R"(<condition id="all" type="count" op="eq" value="«0"»→«1">
    <of type="owner" op="eq" object="World" player="none"/»>
    <pause/>
  </condition>)",
                   ExampleFrame::world},
    DiagnosticSpec{"check.self-reference", Severity::error,
                   "'{0}' cannot be used here: this attribute must name an object", "Name an object.",
                   R"(<condition id="late" when="turn &gt; 4" subject="«subject»→«World»">
    <destroy/>
  </condition>)",
                   ExampleFrame::world},
    DiagnosticSpec{"check.two-watches", Severity::error, "<{0}> has both a type and an expression in when",
                   "Remove one of the two.",
                   R"(<condition id="late" when="turn &gt; 4"« type="zoom" op="eq" value="1:1"»→«»>
    <pause/>
  </condition>)",
                   ExampleFrame::world},
    DiagnosticSpec{"check.unknown-action", Severity::error, "there is no action <{0}>",
                   "The reference lists all actions of conditions.", R"(<condition id="late" when="turn &gt; 4">
    <«puase»→«pause»/>
  </condition>)",
                   ExampleFrame::world},
    DiagnosticSpec{"check.unsupported-operator", Severity::error,
                   "a condition of the type '{0}' does not take '{1}', only {2}", "Write one of these.",
                   R"(<condition id="lost" type="owner" op="«lt»→«eq»" object="World" player="none">
    <pause/>
  </condition>)",
                   ExampleFrame::world},
});

} // namespace orrery::engine
