// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic_table.h"

namespace orrery::engine {

/// Diagnostics of expressions that need no knowledge of the meaning of names (X7.2).
inline constexpr DiagnosticTable exprDiagnostics({
    DiagnosticSpec{"expr.bad-dice", Severity::error, "'{0}' is not a dice expression",
                   "Write the number of dice, 'd' and the number of sides, such as 2d6 or 2d6+1.",
                   R"(<variable scope="global" name="Luck" format="dice"/>
<global-modifiers>
  <modify variable="Luck" set="«2d»→«2d6»"/>
</global-modifiers>)"},
    DiagnosticSpec{"expr.bad-number", Severity::error, "'{0}' is not a number",
                   "Write a number with a decimal point, such as 12.5.", "«12abc»→«12»", ExampleFrame::amount},
    DiagnosticSpec{"expr.empty", Severity::error, "an expression is missing here", "Write an expression here.",
                   R"(<define id="DEPTH" value="«»→«9»"/>)", ExampleFrame::vocabulary},
    DiagnosticSpec{"expr.huge-number", Severity::error, "'{0}' is too large for a number",
                   "Use a smaller number: the largest is about 1.8e308.", "«1e999»→«1e9»", ExampleFrame::amount},
    DiagnosticSpec{"expr.incomplete-if", Severity::error, "this 'if' has no '{0}'",
                   "Write if(condition, value, other) or if condition then value else other.",
                   "if Source.Population &gt; 1 then 2«»→« else 3»", ExampleFrame::amount},
    DiagnosticSpec{"expr.incomplete-pair", Severity::error, "a pair needs two numbers, but this one has {0}",
                   "Write a pair as [3, -4].", R"(<variable scope="global" name="Spot" format="pair"/>
<global-modifiers>
  <modify variable="Spot" set="[3«»→«, -4»]"/>
</global-modifiers>)"},
    DiagnosticSpec{"expr.missing-comma", Severity::error, "a comma is missing before '{0}'",
                   "Write a comma before '{0}'.",
                   R"(<variable scope="global" name="Spot" format="pair"/>
<global-modifiers>
  <modify variable="Spot" set="[3«»→«,» 4]"/>
</global-modifiers>)"},
    DiagnosticSpec{"expr.missing-name", Severity::error, "a name is missing after '.'",
                   "Write a name after the '.', such as Source.Population.", "Source.«»→«Population»",
                   ExampleFrame::amount},
    DiagnosticSpec{"expr.missing-operator", Severity::error, "an operator is missing before '{0}'",
                   "Write an operator before '{0}', such as + or and.", "2 «»→«* »Source.Population",
                   ExampleFrame::amount},
    DiagnosticSpec{"expr.missing-value", Severity::error, "a value is missing {0}", "Write a value {0}.", "2 *«»→« 3»",
                   ExampleFrame::amount},
    DiagnosticSpec{"expr.misspelt-operator", Severity::error, "'{0}' must be written '{1}'",
                   "Write '{1}' instead of '{0}'.", "Population «=>»→«&gt;=» 3", ExampleFrame::when},
    DiagnosticSpec{"expr.second-clause", Severity::error, "this selection already has '{0}'",
                   "Keep one '{0}', and combine several conditions with 'and'.",
                   "count(planets here where size == small «where»→«or» size == large)", ExampleFrame::amount},
    DiagnosticSpec{"expr.selection-operator", Severity::error, "'{0}' cannot follow a selection",
                   "Put the computed value in parentheses: planets near (2 * Range) jumps.",
                   "count(planets here« + 1)»→«) + 1»", ExampleFrame::amount},
    DiagnosticSpec{"expr.too-deep", Severity::error, "the expression is nested deeper than {0} levels",
                   "Split it into several expressions.", "«⟨500 × (⟩1⟨500 × )⟩»→«(1)»", ExampleFrame::amount},
    DiagnosticSpec{"expr.too-long", Severity::error, "the expression is longer than {0} bytes",
                   "Split it into several expressions.", "1«⟨70000 ×  + 1⟩»→« + 1»", ExampleFrame::amount},
    DiagnosticSpec{"expr.unclosed-bracket", Severity::error, "this '(' has no ')'",
                   "Write ')' at the end of the part in brackets.", "2 * (3 + 1«»→«)»", ExampleFrame::amount},
    DiagnosticSpec{"expr.unclosed-pair", Severity::error, "this '[' has no ']'", "Write ']' after the second number.",
                   R"(<variable scope="global" name="Spot" format="pair"/>
<global-modifiers>
  <modify variable="Spot" set="[3, -4«»→«]»"/>
</global-modifiers>)"},
    DiagnosticSpec{"expr.unclosed-text", Severity::error, "this text has no closing {0}",
                   "Write {0} at the end of the text.", "name == 'Sol«»→«'»", ExampleFrame::when},
    DiagnosticSpec{"expr.unexpected", Severity::error, "unexpected '{0}'",
                   "Remove it, or complete the expression around it.", "2« )»→«»", ExampleFrame::amount},
    DiagnosticSpec{"expr.unknown-character", Severity::error, "'{0}' is not valid in an expression",
                   "Remove '{0}', or write it in a text in quotes.", "2 «?»→«*» 3", ExampleFrame::amount},
});

} // namespace orrery::engine
