// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic_table.h"

namespace orrery::engine {

/// Diagnostics of sweeps (I4.14).
inline constexpr DiagnosticTable sweepDiagnostics({
    DiagnosticSpec{"check.bad-values", Severity::error, "'{0}' is no list of numbers",
                   "Write numbers separated by spaces, such as 10 20 30. At most 1,000 numbers are possible.",
                   R"(<scenario id="first"/>
<vocabulary><define id="GRAVITY" value="9"/></vocabulary>
<sweep id="pull">
  <vary constant="GRAVITY" values="«9, 10»→«9 10»"/>
  <measure id="worlds" value="count(planets) + 0"/>
</sweep>)"},
    DiagnosticSpec{"check.duplicate-sweep", Severity::error, "there is already a sweep '{0}'",
                   "Give one of them another id.", R"(<scenario id="first"/>
<vocabulary><define id="GRAVITY" value="9"/></vocabulary>
<sweep id="pull">
  <vary constant="GRAVITY" values="9 10"/>
  <measure id="worlds" value="count(planets) + 0"/>
</sweep>
<sweep id="«pull»→«push»">
  <vary constant="GRAVITY" values="11 12"/>
  <measure id="worlds" value="count(planets) + 0"/>
</sweep>)"},
    DiagnosticSpec{"check.half-a-range", Severity::error, "the range has no '{0}'",
                   "Write 'from', 'to' and 'values-count' together, or list the numbers in 'values'.",
                   R"(<scenario id="first"/>
<vocabulary><define id="GRAVITY" value="9"/></vocabulary>
<sweep id="pull">
  <«vary»→«vary» constant="GRAVITY" from="8" to="11"«»→« values-count="4"»/>
  <measure id="worlds" value="count(planets) + 0"/>
</sweep>)"},
    DiagnosticSpec{"check.measures-nothing", Severity::error, "this sweep measures nothing", "Add a <measure>.",
                   R"(<scenario id="first"/>
<vocabulary><define id="GRAVITY" value="9"/></vocabulary>
<sweep id="pull">
  <vary constant="GRAVITY" values="9 10"/>«»→«
  <measure id="worlds" value="count(planets) + 0"/>»
</sweep>)"},
    DiagnosticSpec{"check.no-number", Severity::error, "the constant '{0}' is no number, so it cannot vary",
                   "Vary a constant whose value is a number.", R"(<scenario id="first"/>
<vocabulary>
  <define id="GRAVITY" value="9"/>
  <define id="FESTIVAL" value="2d4"/>
</vocabulary>
<sweep id="pull">
  <vary constant="«FESTIVAL»→«GRAVITY»" values="9 10"/>
  <measure id="worlds" value="count(planets) + 0"/>
</sweep>)"},
    DiagnosticSpec{"check.no-samples", Severity::warning, "'samples' has no effect in the design '{0}'",
                   "Remove the attribute, or choose the design latin-hypercube or morris.", R"(<scenario id="first"/>
<vocabulary><define id="GRAVITY" value="9"/></vocabulary>
<sweep id="pull" design="grid"« samples="20"»→«»>
  <vary constant="GRAVITY" values="9 10"/>
  <measure id="worlds" value="count(planets) + 0"/>
</sweep>)"},
    DiagnosticSpec{"check.one-value", Severity::error, "the design morris needs at least two values",
                   "Add a second number.", R"(<scenario id="first"/>
<vocabulary><define id="GRAVITY" value="9"/></vocabulary>
<sweep id="pull" design="morris">
  <vary constant="GRAVITY" values="«9»→«9 10»"/>
  <measure id="worlds" value="count(planets) + 0"/>
</sweep>)"},
    DiagnosticSpec{"check.too-many-variants", Severity::error, "the sweep has more than {0} variants",
                   "Try fewer values, or choose the design latin-hypercube.", R"(<scenario id="first"/>
<vocabulary><define id="GRAVITY" value="9"/><define id="LIGHT" value="1"/></vocabulary>
<«sweep»→«sweep» id="pull"«»→« design="latin-hypercube"»>
  <vary constant="GRAVITY" from="1" to="2" values-count="1000"/>
  <vary constant="LIGHT" from="1" to="2" values-count="1000"/>
  <measure id="worlds" value="count(planets) + 0"/>
</sweep>)"},
    DiagnosticSpec{"check.varied-twice", Severity::error, "{0} varies twice", "Remove one of the two lines.",
                   R"(<scenario id="first"/>
<vocabulary><define id="GRAVITY" value="9"/></vocabulary>
<sweep id="pull">
  <vary constant="GRAVITY" values="9 10"/>«
  <vary constant="GRAVITY" values="11 12"/>»→«»
  <measure id="worlds" value="count(planets) + 0"/>
</sweep>)"},
    DiagnosticSpec{"check.varies-nothing", Severity::error, "this sweep varies nothing", "Add a <vary>.",
                   R"(<scenario id="first"/>
<vocabulary><define id="GRAVITY" value="9"/></vocabulary>
<sweep id="pull">«»→«
  <vary constant="GRAVITY" values="9 10"/>»
  <measure id="worlds" value="count(planets) + 0"/>
</sweep>)"},
});

} // namespace orrery::engine
