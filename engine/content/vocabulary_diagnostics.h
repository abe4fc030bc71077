// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic_table.h"

namespace orrery::engine {

/// Diagnostics of vocabularies.
inline constexpr DiagnosticTable vocabularyDiagnostics({
    DiagnosticSpec{"vocabulary.bad-bounds", Severity::error, "{0}",
                   "Keep the minimum at or below the maximum, and the initial value between them.",
                   R"(<meter id="Faith" minimum="«5" maximum="1»→«1" maximum="5»"/>)", ExampleFrame::vocabulary},
    DiagnosticSpec{"vocabulary.bad-default", Severity::error, "'{0}' is not a valid {1}",
                   "Write a default in the format of the property.",
                   R"(<property id="wealth" format="number" default="«much»→«3»"/>)", ExampleFrame::vocabulary},
    DiagnosticSpec{"vocabulary.bad-format-default", Severity::error, "'{0}' is not a valid {1}",
                   "Write a constant of this format, or 'none' for a reference.",
                   R"(<default format="PlanetSize" value="«blue»→«huge" replace="true»"/>)", ExampleFrame::vocabulary},
    DiagnosticSpec{"vocabulary.bad-reset", Severity::error, "'{0}' is not a value to reset a meter to",
                   "Write a number, or 'none' to keep the value.",
                   R"(<type id="rock"><has meter="Mining" reset="«low»→«0»"/></type>)", ExampleFrame::vocabulary},
    DiagnosticSpec{"vocabulary.bad-scope", Severity::error, "'{0}' is not a valid id of a sub-scope",
                   "Write the id of a type or scope, a dot, and a name: ship.weapon.", R"(<scope id="«»→«ship.»gun"/>)",
                   ExampleFrame::vocabulary},
    DiagnosticSpec{"vocabulary.default-twice", Severity::error, "the default of {0} is '{1}' here and '{2}' elsewhere",
                   "Remove one of the two defaults, or let one replace the other with replace=\"true\".",
                   R"(<default format="number" value="1"«/>
  <default format="number" value="2"»→«» replace="true"/>)",
                   ExampleFrame::vocabulary},
    DiagnosticSpec{"vocabulary.duplicate", Severity::error, "the {0} '{1}' is already declared",
                   "Rename it, or replace the earlier declaration.", R"(<vocabulary>
  <meter id="Faith"/>
«  <meter id="Faith"/>
»→«»</vocabulary>)"},
    DiagnosticSpec{"vocabulary.empty-enumeration", Severity::error, "the enumeration '{0}' has no values",
                   "Add a <value>.", R"(<vocabulary>
  <enumeration id="Mood"«/»→«>
    <value id="calm"/>
  </enumeration»>
</vocabulary>)"},
    DiagnosticSpec{"vocabulary.kind-of-classes", Severity::error, "'{0}' is a property of classes, not of objects",
                   "Read it with getFact, or declare a kind with a grouping.",
                   R"(<kind id="PRICE" property="«build_cost»→«size»"/>)", ExampleFrame::vocabulary},
    DiagnosticSpec{"vocabulary.kind-of-two", Severity::error,
                   "the kind '{0}' has more than one of type, property, grouping, option and any",
                   "Keep exactly one of these attributes.",
                   R"(<kind id="WONDER" «type="building" »→«»grouping="Wonder"/>)", ExampleFrame::vocabulary},
    DiagnosticSpec{"vocabulary.lends-two-sources", Severity::error,
                   "the groups that are lent to objects of the type '{0}' have two sources",
                   "Give all <lends> of the type the same source.", R"(<property id="sailors" format="class"/>
  <property id="trade_union" format="class"/>
  <property id="command_ship" format="object"/>
  <type id="barge" class="BARGE">
    <lends property="sailors"/>
    <lends property="trade_union"« source="command_ship"»→«»/>
  </type>)",
                   ExampleFrame::vocabulary},
    DiagnosticSpec{"vocabulary.name-clash", Severity::error, "'{0}' is already used in expressions as {1}",
                   "Give one of them another name.", R"(<resource id="«Mining»→«Ore»"/>)", ExampleFrame::vocabulary},
    DiagnosticSpec{"vocabulary.no-number", Severity::error, "the property '{0}' cannot number objects",
                   "One property of a project can do this. It has the format number and belongs to objects.",
                   R"(<property id="serial" numbers="true"« of="class"»→«»/>)", ExampleFrame::vocabulary},
    DiagnosticSpec{"vocabulary.nothing-to-replace", Severity::warning, "there is no earlier {0} '{1}' to {2}",
                   "Correct the id, or load the other file first. Files load in the manifest's order, then by path.",
                   R"(<meter id="Faith"« replace="true"»→«»/>)", ExampleFrame::vocabulary},
    DiagnosticSpec{"vocabulary.occurrence-taken", Severity::error, "'{0}' is already an event of the engine",
                   "Choose another id. Triggers can respond to '{0}' without a declaration.",
                   R"(<occurrence id="«created»→«festival»"/>)", ExampleFrame::vocabulary},
    DiagnosticSpec{"vocabulary.parts-without-type", Severity::error,
                   "the property '{0}' does not state the type of its classes",
                   "Give the property an attribute 'type'. There is one meter for each class of this type.",
                   R"(<property id="guns" format="classes"«»→« type="building"»/>
  <type id="barge" class="BARGE">
    <has meter="Mining" per="guns"/>
  </type>)",
                   ExampleFrame::vocabulary},
    DiagnosticSpec{"vocabulary.repeated", Severity::warning, "'{0}' is already listed here", "Remove the duplicate.",
                   R"(<type id="barge" class="BARGE">
    <has meter="Mining"/>
«    <has meter="Mining"/>
»→«»  </type>)",
                   ExampleFrame::vocabulary},
    DiagnosticSpec{"vocabulary.runtime-fixed", Severity::error, "the run-time property '{0}' cannot have '{1}'",
                   "Remove one of the two attributes. A run-time property starts without a value.",
                   R"(<property id="bonus" runtime="true"« default="3"»→«»/>)", ExampleFrame::vocabulary},
    DiagnosticSpec{"vocabulary.too-many", Severity::error, "there are more than {0} {1}; the rest is skipped",
                   "Check whether a tool or script generated this content by mistake.",
                   R"(«⟨65000 × <meter id="Faith#"/>
⟩»→«<meter id="Faith"/>»)",
                   ExampleFrame::vocabulary},
    DiagnosticSpec{"vocabulary.type-without-classes", Severity::error, "the values of '{0}' are not classes",
                   "Remove the attribute 'type', or give the property the format class or classes.",
                   R"(<property id="faith"« type="building"»→«»/>)", ExampleFrame::vocabulary},
    DiagnosticSpec{"vocabulary.unknown-reference", Severity::error, "there is no {0} '{1}'",
                   "Declare it in any file of the project.", R"(<vocabulary>
«»→«  <enumeration id="Mood">
    <value id="calm"/>
  </enumeration>
»  <property id="mood" format="Mood"/>
</vocabulary>)"},
    DiagnosticSpec{"vocabulary.wrong-format", Severity::error, "the property '{0}' has the format {1}, not {2}",
                   "Name a property with the format that is needed here, or change its format.",
                   R"(<property id="crew"«»→« format="class"»/>
  <type id="barge" class="BARGE">
    <lends property="crew"/>
  </type>)",
                   ExampleFrame::vocabulary},
});

} // namespace orrery::engine
