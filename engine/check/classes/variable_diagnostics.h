// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic_table.h"

namespace orrery::engine {

/// Diagnostics of variables, channels and modifiers (V).
inline constexpr DiagnosticTable variableDiagnostics({
    DiagnosticSpec{
        "check.addresses-no-class", Severity::warning, "no class of the type '{0}' belongs to the grouping '{1}'",
        "Add the grouping to a class, or correct the name.", R"(<variable scope="ship" name="Reach" format="number"/>
<class id="SHP_PATROL" type="ship">
  <groupings>Warship</groupings>
</class>
<class id="TEC_LENS" type="tech">
  <modify-other type="ship" grouping="«Warsip»→«Warship»" variable="Reach" add="1"/>
</class>)"},
    DiagnosticSpec{
        "check.addresses-no-object", Severity::warning, "no scenario has a {0} '{1}', and nothing creates one",
        "Place one in a scenario, or correct the name.", R"(<variable scope="planet" name="Reach" format="number"/>
<class id="TEC_LENS" type="tech">
  <modify-other type="planet" object="«Wordl»→«World»" variable="Reach" add="1"/>
</class>
<scenario id="first">
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
</scenario>)"},
    DiagnosticSpec{"check.channel-format", Severity::error, "'{0}' is a {1}, but '{2}' is a {3}",
                   "Bind values of the same format.",
                   R"(<variable scope="planet" name="Works" format="«boolean»→«number»"/>
<channel variable="Works" meter="MaxMining" direction="out"/>)"},
    DiagnosticSpec{"check.channel-nowhere", Severity::error, "'{0}' cannot be bound to a meter or property: {1}",
                   "Bind a variable of the type that has the meter or property.", R"(<«vocabulary>
  <scope id="ship.weapon"/>
</vocabulary>
<variable scope="ship.weapon»→«variable scope="planet»" name="Works" format="number"/>
<channel variable="Works" meter="MaxMining" direction="out"/>)"},
    DiagnosticSpec{"check.channel-scope", Severity::error, "several variables are named '{0}': those of {1}",
                   "Add the scope of the variable: scope=\"…\".",
                   R"(<variable scope="planet" name="Works" format="number"/>
<variable scope="ship" name="Works" format="number"/>
<channel variable="Works" «»→«scope="planet" »meter="MaxMining" direction="out"/>)"},
    DiagnosticSpec{"check.channel-twice", Severity::error, "'{0}' already has a channel",
                   "Remove one of the channels: a variable has at most one.",
                   R"(<variable scope="planet" name="Works" format="number"/>
<channel variable="Works" meter="MaxMining" direction="out"/>«
<channel variable="Works" meter="MaxIndustry" direction="out"/>»→«»)"},
    DiagnosticSpec{"check.constant-only", Severity::error, "'{0}' takes a constant, but this is a formula",
                   "Write a constant."},
    DiagnosticSpec{"check.duplicate-part", Severity::error, "this class already has a part {0}",
                   "Give one of them another number.", R"(<vocabulary>
  <scope id="ship.weapon"/>
</vocabulary>
<variable scope="ship.weapon" name="Reach" format="number"/>
<class id="SHP_AXE" type="ship">
  <part number="1" scope="ship.weapon"><modify variable="Reach" set="3"/></part>
  <part number="«1»→«2»" scope="ship.weapon"><modify variable="Reach" set="3"/></part>
</class>)"},
    DiagnosticSpec{"check.modifier-formats", Severity::error, "'{0}' is ambiguous: a {1} of {2} and a {3} of {4}",
                   "Give one of the variables another name.", R"(<vocabulary>
  <type id="pod" class="POD" attached-to="planet ship"/>
</vocabulary>
<class id="POD" type="pod"/>
<variable scope="planet" name="Works" format="number"/>
<variable scope="ship" name="Works" format="boolean"/>
<global-modifiers>
  <modify-other type="«pod»→«planet»" variable="Works" set="1"/>
</global-modifiers>)"},
    DiagnosticSpec{"check.modifies-no-object", Severity::error,
                   "'{0}' belongs to {1}, but a global <modify> has no object",
                   "Use <modify-other type=\"…\"> to select the objects.",
                   R"(<variable scope="planet" name="Works" format="number"/>
<global-modifiers>
  <modify«»→«-other type="planet"» variable="Works" set="2"/>
</global-modifiers>)"},
    DiagnosticSpec{"check.numbers-only", Severity::error, "'{0}' modifies only a NUMBER, but '{1}' is a {2}",
                   "Use 'set' instead.", R"(<variable scope="planet" name="Open" format="boolean"/>
<global-modifiers>
  <modify-other type="planet" variable="Open" «add="1»→«set="true»"/>
</global-modifiers>)"},
    DiagnosticSpec{"check.part-elsewhere", Severity::error,
                   "'part' is allowed only in a <modify> directly inside a class", "Remove it.",
                   R"(<variable scope="global" name="Luck" format="number"/>
<global-modifiers>
  <modify variable="Luck" «part="1" »→«»set="2"/>
</global-modifiers>)"},
    DiagnosticSpec{"check.part-scope", Severity::error, "'{0}' is not a sub-scope of the type '{1}'",
                   "Use a sub-scope that a vocabulary declares: <scope id=\"{1}.…\"/>.", R"(<vocabulary>
  <scope id="ship.weapon"/>
</vocabulary>
<variable scope="ship.weapon" name="Reach" format="number"/>
<class id="SHP_AXE" type="ship">
  <part number="1" scope="ship.weapon"><modify variable="Reach" set="3"/></part>
«  <part number="2" scope="planet"/>
»→«»</class>)"},
    DiagnosticSpec{"check.several-addresses", Severity::error, "'{0}' and '{1}' both select the objects",
                   "Keep only one of them.", R"(<variable scope="planet" name="Works" format="number"/>
<global-modifiers>
  <modify-other type="planet" grouping="Wonder" «object="World" »→«»variable="Works" set="2"/>
</global-modifiers>
<class id="PLN_OLD" type="planet" groupings="Wonder"/>)"},
    DiagnosticSpec{"check.several-operations", Severity::error, "'{0}' and '{1}' are two operations in one element",
                   "Write one element for each operation.", R"(<variable scope="planet" name="Works" format="number"/>
<global-modifiers>
  <modify-other type="planet" variable="Works" «set="2" »→«»add="1"/>
</global-modifiers>)"},
    DiagnosticSpec{"check.spreads-nowhere", Severity::error, "'{0}' cannot have a spread: {1}",
                   "Give the spread to a variable of a type, and read that variable.", R"(<«vocabulary>
  <scope id="ship.weapon"/>
</vocabulary>
<variable scope="ship.weapon»→«variable scope="ship»" name="Reach" format="number" spread="1"/>)"},
    DiagnosticSpec{"check.too-many-variables", Severity::error,
                   "there are more than {0} variables; the rest is ignored",
                   "Check whether a tool or script generated this content by mistake.",
                   R"(«⟨65001 × <variable scope="global" name="Luck#" format="number"/>
⟩»→«<table id="Luck" key="number" match="exact">
  <column id="value" format="number"/>
  ⟨9 × <row key="#" value="1"/>⟩
</table>»)"},
    DiagnosticSpec{"check.two-spreads", Severity::error, "'{0}' already gets its start value elsewhere",
                   "Keep only one start value.",
                   R"(<variable scope="planet" name="Works" format="number"« spread="1"»→«»/>
<channel variable="Works" meter="MaxMining" direction="in"/>)"},
    DiagnosticSpec{"check.unknown-part", Severity::error, "this class has no part {0}",
                   "Declare it: <part number=\"{0}\" scope=\"…\"/>.", R"(<vocabulary>
  <scope id="ship.weapon"/>
</vocabulary>
<variable scope="ship.weapon" name="Reach" format="number"/>
<class id="SHP_AXE" type="ship">
  <part number="1" scope="ship.weapon"><modify variable="Reach" set="3"/></part>
«  <modify variable="Reach" part="2" set="3"/>
»→«»</class>)"},
    DiagnosticSpec{"check.variable-clash", Severity::error, "'{0}' is already used in expressions as {1}",
                   "Give it another name.", R"(<variable scope="planet" name="«Mining»→«Works»" format="number"/>)"},
    DiagnosticSpec{"check.variable-cycle", Severity::error, "these variables depend on each other in a cycle: {0}",
                   "Remove one of the references. value() returns the value so far.",
                   R"(<variable scope="planet" name="Works" format="number"/>
<variable scope="planet" name="Hands" format="number"/>
<global-modifiers>
  <modify-other type="planet" variable="Works" add="Hands"/>
  <modify-other type="planet" variable="Hands" add="«Works»→«1»"/>
</global-modifiers>)"},
    DiagnosticSpec{"check.variable-depth", Severity::error, "'{0}' depends on a chain of more than {1} variables",
                   "Shorten the chain.", R"(<variable scope="global" name="Luck0" format="number"/>
⟨«1001»→«9» × <variable scope="global" name="Luck#+" format="number"/>
⟩<global-modifiers>
⟨«1001»→«9» × <modify variable="Luck#+" set="Luck#"/>
⟩</global-modifiers>)"},
    DiagnosticSpec{"check.variable-format-left-out", Severity::hint, "'{0}' has no format and is a NUMBER by default",
                   "Add format=\"number\".", R"(<variable name="Luck" scope="global"«»→« format="number"»/>)"},
    DiagnosticSpec{"check.variable-formats", Severity::error,
                   "'{0}' is a {1} here and a {2} elsewhere in the same scope",
                   "Use the same format in both declarations, or rename one of the variables.",
                   R"(<variable scope="planet" name="Works" format="number"/>«
<variable scope="planet" name="Works" format="boolean"/>»→«»)"},
    DiagnosticSpec{"check.variable-no-default", Severity::error, "'{0}' is a {1}, but this format has no default",
                   "Declare a default in a vocabulary: <default format=\"…\" value=\"…\"/>.",
                   R"(<variable scope="planet" name="«Friend" format="type»→«Works" format="number»"/>)"},
    DiagnosticSpec{"check.variable-not-visible", Severity::error, "'{0}' is not visible from {1}: it belongs to {2}",
                   "Modify it from its own scope instead, with a variable that is visible from both scopes.",
                   R"(<variable scope="ship" name="Reach" format="number"/>
<global-modifiers>
  <modify-other type="«planet»→«ship»" variable="Reach" add="1"/>
</global-modifiers>)"},
    DiagnosticSpec{"check.variable-overlap", Severity::error,
                   "'{0}' of {1} and '{0}' of {2} are visible from the same place", "Give one of them another name.",
                   R"(<vocabulary>
  <scope id="ship.weapon"/>
</vocabulary>
<variable scope="ship" name="Reach" format="number"/>
<variable scope="ship.weapon" name="«Reach»→«Range»" format="number"/>)"},
    DiagnosticSpec{"check.variable-scope-left-out", Severity::hint, "'{0}' has no scope and is global by default",
                   "Add scope=\"global\".", R"(<variable name="Luck" «»→«scope="global" »format="number"/>)"},
    DiagnosticSpec{"check.write-operation", Severity::hint, "this reads the value so far and {0}; '{1}' is shorter",
                   "The modifier then applies together with others of the same operation.",
                   R"(<variable scope="planet" name="Works" format="number"/>
<global-modifiers>
  <modify-other type="planet" variable="Works" «set="value() + »→«add="»2"/>
</global-modifiers>)"},
});

} // namespace orrery::engine
