// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic_table.h"

namespace orrery::engine {

/// Diagnostics of triggers, and of effects that depend on them (T).
inline constexpr DiagnosticTable triggerDiagnostics({
    DiagnosticSpec{"check.class-detail", Severity::error,
                   "the property '{0}' belongs to classes and never changes in play", "Name a property of objects.",
                   R"(<group id="dig">
    <trigger after="property-changed" property="«build_cost»→«size»"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>)",
                   ExampleFrame::body},
    DiagnosticSpec{"check.detail-not-constant", Severity::error, "'{0}' narrows down a trigger and must be a constant",
                   "Write an id, and test everything else in a condition."},
    DiagnosticSpec{"check.empty-block", Severity::hint, "<{0}> is empty", "Add content, or remove the element.",
                   R"(<delay turns="2"><then«/»→«><destroy-object/></then»></delay>)", ExampleFrame::effects},
    DiagnosticSpec{
        "check.meter-effect-in-block", Severity::error,
        "<{0}> changes a meter and is allowed only in a group or in <conditional>, not in <{1}>",
        "Set a property or a special here, and read it in a separate group.",
        R"(<«delay turns="2"><then><modify-max-meter meter="Mining" amount="1"/></then></delay»→«modify-max-meter meter="Mining" amount="1"/»>)",
        ExampleFrame::effects},
    DiagnosticSpec{"check.missing-block", Severity::error, "<{0}> needs <{1}>", "Add the missing element inside.",
                   R"(<group id="dig">
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <set-target«/»→«><which><capital/></which></set-target»>
    </effects>
  </group>)",
                   ExampleFrame::body},
    DiagnosticSpec{"check.needs-trigger", Severity::error,
                   "{0} works only in triggered groups, but this group has no trigger",
                   "Add a <trigger>, or remove it.", R"(<group id="dig" reaction="true">
«»→«    <trigger after="created" of="self"/>
»    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>)",
                   ExampleFrame::body},
    DiagnosticSpec{"check.no-amount", Severity::error, "'{0}' has no amount, so <{1}> has nothing to change",
                   "Respond to stockpile-gain, stockpile-loss or payment instead.", R"(<group id="dig">
    <trigger before="«created" of="self»→«stockpile-gain»"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <change-amount amount="1"/>
    </effects>
  </group>)",
                   ExampleFrame::body},
    DiagnosticSpec{"check.occurrence-of-engine", Severity::error, "'{0}' is a built-in event and cannot be raised",
                   "Declare your own <occurrence> in the vocabulary, and raise it.", R"(<vocabulary>
  <occurrence id="festival"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <raise occurrence="«created»→«festival»"/>
    </effects>
  </group>
</class>)"},
    DiagnosticSpec{"check.outside-answer", Severity::error,
                   "<{0}> needs an event to respond to, but there is none here",
                   "Use it in a group with a <trigger>, or in a <next-time>.", R"(<group id="dig">
«»→«    <trigger before="destroyed" of="self"/>
»    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <prevent/>
    </effects>
  </group>)",
                   ExampleFrame::body},
    DiagnosticSpec{"check.point-conditions", Severity::error,
                   "'{0}' is a point of the turn and happens to no object, so there is nothing to test",
                   "Test the source in <activation> instead.", R"(<group id="dig">
    <trigger before="growth"« if="turn &gt; 2"»→«»/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>)",
                   ExampleFrame::body},
    DiagnosticSpec{"check.point-subject", Severity::error,
                   "'{0}' is a point of the turn and happens to no object, so 'of' does not apply", "Remove 'of'.",
                   R"(<group id="dig">
    <trigger before="growth"« of="self"»→«»/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>)",
                   ExampleFrame::body},
    DiagnosticSpec{"check.prevents-fixed", Severity::error, "<{1}> cannot prevent '{0}'", "Respond to another event."},
    DiagnosticSpec{"check.prevents-point", Severity::error, "'{0}' is a point of the turn, which <{1}> cannot prevent",
                   "Respond to an event that happens to objects.", R"(<group id="dig">
    <trigger before="«growth»→«destroyed" of="self»"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <prevent/>
    </effects>
  </group>)",
                   ExampleFrame::body},
    DiagnosticSpec{"check.several-timings", Severity::error,
                   "<{0}> has both '{1}' and '{2}', but a response has only one timing", "Keep one of them.",
                   R"(<group id="dig">
    <trigger «before="created" »→«»after="created" of="self"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>)",
                   ExampleFrame::body},
    DiagnosticSpec{"check.stage-of-meters", Severity::error,
                   "the group changes meters, which happens only in the meter stage",
                   "Remove 'stage', or use 'priority'.", R"(« stage="before-growth"»→«»>)", ExampleFrame::group},
    DiagnosticSpec{"check.stage-of-triggered", Severity::error,
                   "a triggered group acts when an event happens, not at a stage", "Remove 'stage'.",
                   R"(<group id="dig"« stage="before-growth"»→«»>
    <trigger after="created" of="self"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>)",
                   ExampleFrame::body},
    DiagnosticSpec{"check.too-late", Severity::error, "<{1}> comes too late: '{0}' has already happened by then",
                   "Name the event in the attribute '{2}' instead.", R"(<group id="dig">
    <trigger «after»→«before»="destroyed" of="self"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <prevent/>
    </effects>
  </group>)",
                   ExampleFrame::body},
    DiagnosticSpec{
        "check.too-many-effects", Severity::error, "the group has more than {0} effects; the rest is ignored",
        "Check whether a tool or script generated this content by mistake.",
        R"(«⟨10001 × <modify-max-meter meter="Mining" amount="1"/>⟩»→«<modify-max-meter meter="Mining" amount="10001"/>»)",
        ExampleFrame::effects},
    DiagnosticSpec{"check.triggered-meters", Severity::error,
                   "<{0}> changes a meter, but a triggered group cannot: meters are built once a turn",
                   "Set a property or a special here, and let a group without a trigger read it.", R"(>«
    <trigger after="created" of="self"/>»→«»)",
                   ExampleFrame::group},
});

} // namespace orrery::engine
