// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic_table.h"

namespace orrery::engine {

/// Diagnostics of expressions that are written as elements.
inline constexpr DiagnosticTable elementDiagnostics({
    DiagnosticSpec{"expr.element-empty", Severity::error, "<{0}> contains no expression",
                   "Write an expression inside, as text or as elements.", R"(<modify-max-meter meter="Mining">
        <amount><Plus><Value>1</Value><Negative«/»→«>2</Negative»></Plus></amount>
      </modify-max-meter>)",
                   ExampleFrame::effects},
    DiagnosticSpec{"expr.element-full", Severity::error, "<{0}> contains more than one expression",
                   "Combine them with an operator element, such as <And> or <Plus>.",
                   R"(<modify-max-meter meter="Mining">
        <amount><«Value>1</Value><Value>2</Value»→«Plus><Value>1</Value><Value>2</Value></Plus»></amount>
      </modify-max-meter>)",
                   ExampleFrame::effects},
    DiagnosticSpec{"expr.element-given", Severity::error, "<{0}> has both a run-time property and an expression",
                   "Remove one of the two.", R"(<modify-max-meter meter="Mining">«
        <amount runtime="bonus">2</amount>
      »→«<amount>2</amount>»</modify-max-meter>)",
                   ExampleFrame::effects},
    DiagnosticSpec{"expr.element-incomplete", Severity::error, "<{0}> needs a <{1}>", "Add <{1}> inside <{0}>.",
                   "<include><Has><«»→«GOMType>GOM_BUILDING</GOMType><»ID>BLD_MINE</ID></Has></include>",
                   ExampleFrame::scope},
    DiagnosticSpec{"expr.element-name", Severity::error, "'{0}' is not a valid name here",
                   "Use letters, digits and underscores, and do not start with a digit.",
                   R"(<modify-max-meter meter="Mining">
        <amount><Call function="«2»→«abs»"><Value>1</Value></Call></amount>
      </modify-max-meter>)",
                   ExampleFrame::effects},
    DiagnosticSpec{"expr.element-operands", Severity::error, "<{0}> contains {1} expressions instead of {2}",
                   "Add the missing expressions, or remove those that are too many.",
                   R"(<modify-max-meter meter="Mining">
        <amount><Minus><Value>3</Value><«»→«Value>2</Value><»/Minus></amount>
      </modify-max-meter>)",
                   ExampleFrame::effects},
    DiagnosticSpec{"expr.element-selection", Severity::error, "'{0}' is not a valid selection",
                   "Write a type and optionally a relation, as in over=\"owned planets\". Conditions go into <Where>, "
                   "objects into <Of>.",
                   R"(<modify-max-meter meter="Mining">
        <amount><Aggregate function="count" over="«2»→«planets here»"/></amount>
      </modify-max-meter>)",
                   ExampleFrame::effects},
    DiagnosticSpec{"expr.element-text", Severity::error, "text in <{0}> is not part of an expression",
                   "Write the text inside <Value>.", R"(<modify-max-meter meter="Mining">
        <amount><Plus>«1 and»→«»<Value>1</Value><Value>2</Value></Plus></amount>
      </modify-max-meter>)",
                   ExampleFrame::effects},
    DiagnosticSpec{"expr.element-twice", Severity::error, "<{0}> appears more than once in <{1}>", "Keep one of them.",
                   R"(<modify-max-meter meter="Mining">
        <amount>«
          <Aggregate function="count" over="planets here">
            <Where>Population &gt; 1</Where>
            <Where>Population &lt; 9</Where>
          </Aggregate>
        »→«<Aggregate function="count" over="planets here"><Where>Population &gt; 1</Where></Aggregate>»</amount>
      </modify-max-meter>)",
                   ExampleFrame::effects},
    DiagnosticSpec{"expr.not-for-xml", Severity::error, "the text contains characters that XML does not allow",
                   "Remove the control characters from the text."},
});

} // namespace orrery::engine
