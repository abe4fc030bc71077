// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic_table.h"

namespace orrery::engine {

/// Diagnostics of names, formats and constants in expressions.
inline constexpr DiagnosticTable expressionDiagnostics({
    DiagnosticSpec{"expr.ambiguous-name", Severity::error, "'{0}' is ambiguous: it is a value of {1} and of {2}",
                   "Compare it with a property; the property's enumeration then decides.", R"(«<vocabulary>
  <enumeration id="Mood">
    <value id="huge"/>
  </enumeration>
</vocabulary>
»→«»<class id="BLD_MINE" type="building">
«  <available if="huge == huge"/>
»→«»</class>)"},
    DiagnosticSpec{"expr.arity", Severity::error, "'{0}' expects {1}, but got {2}", "Write {1} in the parentheses.",
                   "min(Source.Population«»→«, 3»)", ExampleFrame::amount},
    DiagnosticSpec{
        "expr.chained-comparison", Severity::error, "'{0}' is already true or false and cannot be compared again",
        "Write a < b and b < c instead of a < b < c.", R"(<function id="between" value="1 &lt; a «»→«and a »&lt; 5">
  <parameter name="a"/>
</function>)"},
    DiagnosticSpec{"expr.different-formats", Severity::error,
                   "'{0}' has the format {1} and '{2}' has {3}: both need the same format",
                   "Replace one of them with a value in the format of the other.", "size == «3»→«large»",
                   ExampleFrame::when},
    DiagnosticSpec{"expr.division-by-zero", Severity::error, "'{0}' divides by zero",
                   "Divide by a number other than 0.", "1 / «0»→«2»", ExampleFrame::amount},
    DiagnosticSpec{"expr.kind-mismatch", Severity::error, "'{0}' is not a valid {1}",
                   "Name the kind of '{0}', or use an id of the kind {1}.", "has(«TECH»→«BUILDING», BLD_MINE)",
                   ExampleFrame::when},
    DiagnosticSpec{"expr.no-context", Severity::error, "'{0}' is not available {1}",
                   "Write the expression without '{0}', or move it to a place that has '{0}'.", R"(>
    <activation if="«Target»→«Source».Population &gt; 1"/>)",
                   ExampleFrame::group},
    DiagnosticSpec{"expr.no-object", Severity::error, "'{0}' needs an object, but {1} there is none",
                   "Name the object: Source.{0}", R"(<variable scope="global" name="Luck" format="number"/>
<global-modifiers>
  <modify variable="Luck" set="«Population»→«sum(planets, Population)»"/>
</global-modifiers>)"},
    DiagnosticSpec{"expr.no-sides", Severity::error, "dice need at least one side, but '{0}' has none",
                   "Write at least 1 after 'd', such as 2d6.",
                   R"(<variable scope="global" name="Luck" format="dice"/>
<global-modifiers>
  <modify variable="Luck" set="«2d0»→«2d6»"/>
</global-modifiers>)"},
    DiagnosticSpec{"expr.no-value", Severity::error, "'{0}' has no value",
                   "Use constants for which this operation has a result.", "«(-8)»→«8» ^ 0.5", ExampleFrame::amount},
    DiagnosticSpec{"expr.not-an-object", Severity::error, "'{0}' has the format {1}, but only an OBJECT has members",
                   "Read the member from an object, or remove it.", "Source.Population«.Mining»→«»",
                   ExampleFrame::amount},
    DiagnosticSpec{"expr.overflow", Severity::error, "'{0}' is too large for a number",
                   "Use smaller numbers: the largest is about 1.8e308.", "«1e308»→«1e3» * 10", ExampleFrame::amount},
    DiagnosticSpec{"expr.pair-not-constant", Severity::error, "'{0}' is not constant, but a pair needs constants",
                   "Write two constants, such as [3, -4].",
                   R"(<variable scope="global" name="Spot" format="pair"/>
<global-modifiers>
  <modify variable="Spot" set="[«turn»→«1», 0]"/>
</global-modifiers>)"},
    DiagnosticSpec{"expr.stray-selection", Severity::error,
                   "'{0}' is a selection of objects, which only an aggregate can use",
                   "Put count(…), sum(…, Population) or another aggregate around it.",
                   "min(«3, Population where Population &gt; 1»→«planets where Population &gt; 1, Population»)",
                   ExampleFrame::amount},
    DiagnosticSpec{"expr.too-many-dice", Severity::error, "the dice roll '{0}' is too large",
                   "Use at most 10000 dice with at most a million sides each, and add at most a million.",
                   R"(<variable scope="global" name="Luck" format="dice"/>
<global-modifiers>
  <modify variable="Luck" set="«99999999999d6»→«9d6»"/>
</global-modifiers>)"},
    DiagnosticSpec{"expr.unknown-function", Severity::error, "'{0}' is not a known function{1}",
                   "Correct the name, or define the function: <function id=\"{0}\" value=\"…\"/>.",
                   "«maximum»→«max»(2, 3)", ExampleFrame::amount},
    DiagnosticSpec{"expr.unknown-id", Severity::error, "unknown id '{0}'{1}",
                   "Correct the id, or define it in the project.", "has(BUILDING, «BLD_MIEN»→«BLD_MINE»)",
                   ExampleFrame::when},
    DiagnosticSpec{"expr.unknown-member", Severity::error, "objects have no member '{0}'{1}",
                   "Correct the name, or declare a property or variable with this name.",
                   "Source.«Populaton»→«Population»", ExampleFrame::amount},
    DiagnosticSpec{"expr.unknown-name", Severity::error, "'{0}' is not a known name{1}",
                   "Correct the name, or declare a property or variable with this name.",
                   "«Populaton»→«Population» &gt; 3", ExampleFrame::when},
    DiagnosticSpec{"expr.unknown-type", Severity::error, "there is no type '{0}'{1}",
                   "Correct the name, or declare the type in a vocabulary.",
                   "getFact('«BILDING»→«BUILDING»', 'BLD_MINE', 'build_cost')", ExampleFrame::amount},
    DiagnosticSpec{"expr.unused-branch", Severity::warning, "'{0}' is never used: the condition is always {1}",
                   "Correct the condition, or keep only the branch that is used.",
                   "if(«2»→«Source.Population» &gt; 1, 3, 4)", ExampleFrame::amount},
    DiagnosticSpec{"expr.wants-word", Severity::error, "'{0}' is not a valid {1}", "Write a name, or a text in quotes.",
                   "dropIntoContext(«2»→«planet», Source, Population)", ExampleFrame::amount},
    DiagnosticSpec{"expr.wrong-format", Severity::error, "'{0}' has the format {1}, but {2} is required",
                   "Replace it with an expression of the format {2}.", "Population«»→« &gt; 0»", ExampleFrame::when},
});

} // namespace orrery::engine
