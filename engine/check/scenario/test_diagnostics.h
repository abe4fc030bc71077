// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic_table.h"

namespace orrery::engine {

/// Diagnostics of tests of the content (C4).
inline constexpr DiagnosticTable testDiagnostics({
    DiagnosticSpec{"check.accepted-twice", Severity::error, "the value of '{0}' at turn {1} is accepted twice",
                   "Remove one of the two lines.", R"(<scenario id="first"/>
<test id="empty">
  <measure id="worlds" value="count(planets) + 0"/>
</test>
<accepted test="empty">
  <measured measure="worlds" turn="10" value="0"/>
  «<measured measure="worlds" turn="10" value="1"/>»→«»
</accepted>)"},
    DiagnosticSpec{"check.after-the-test", Severity::error, "turn {0} comes after the last turn, {1}",
                   "Write an earlier turn, or play more turns.", R"(<scenario id="first"/>
<test id="short" turns="«3»→«5»">
  <expect if="count(planets) == 0" turn="5"/>
</test>)"},
    DiagnosticSpec{"check.bad-seeds", Severity::error, "'{0}' is no list of seeds",
                   "Write a range such as 1..50, or numbers separated by spaces. At most 10,000 seeds are possible.",
                   R"(<scenario id="first"/>
<test id="often" seeds="«1-50»→«1..50»">
  <expect if="count(planets) == 0"/>
</test>)"},
    DiagnosticSpec{"check.bad-share", Severity::error, "'{0}' is no share of the seeds",
                   "Write a percentage from 1% to 100%.", R"(<scenario id="first"/>
<test id="often" seeds="1..50" in-at-least="«many»→«95%»">
  <expect if="count(planets) == 0"/>
</test>)"},
    DiagnosticSpec{"check.bad-turns", Severity::error, "'{0}' is no list of turns",
                   "Write a turn such as 40, a range such as 1..40, or turns separated by spaces. At most 1,000 turns "
                   "are possible.",
                   R"(<scenario id="first"/>
<test id="empty">
  <measure id="worlds" value="count(planets) + 0" turn="«1, 5»→«1 5»"/>
</test>)"},
    DiagnosticSpec{"check.compares-nothing", Severity::error, "the value is compared with nothing",
                   "Add equals, at-least, at-most or changes-by.", R"(<scenario id="first"/>
<test id="empty">
  <expect value="2 * count(planets) + 0"«»→« equals="0"»/>
</test>)"},
    DiagnosticSpec{"check.duplicate-measure", Severity::error, "there is already a measure '{0}'",
                   "Give one of them another id.", R"(<scenario id="first"/>
<test id="empty">
  <measure id="worlds" value="count(planets) + 0"/>
  <measure id="«worlds»→«stars»" value="count(systems) + 0"/>
</test>)"},
    DiagnosticSpec{"check.duplicate-test", Severity::error, "there is already a test '{0}'",
                   "Give one of them another id.", R"(<scenario id="first"/>
<test id="empty">
  <expect if="count(planets) == 0"/>
</test>
<test id="«empty»→«quiet»">
  <expect if="count(systems) == 0"/>
</test>)"},
    DiagnosticSpec{"check.expects-nothing", Severity::warning, "this test expects nothing", "Add an <expect>.",
                   R"(<scenario id="first"/>
<test id="empty"«/»→«>
  <expect if="count(planets) == 0"/>
</test»>)"},
    DiagnosticSpec{"check.no-base", Severity::error, "the test has no <given>, so there is no base to compare with",
                   "Put the statements of the what-if into a <given>.", R"(<scenario id="first"/>
<test id="more" turns="1">
  «<»→«<given><»system name="Sun" x="0" y="0"/«>»→«></given>»
  <expect value="count(systems) + 0" at-least="1" compared-to="base"/>
</test>)"},
    DiagnosticSpec{"check.no-measure", Severity::warning, "the test '{0}' has no measure '{1}' at turn {2}",
                   "Remove the accepted value, or correct its names and its turn.", R"(<scenario id="first"/>
<test id="empty">
  <measure id="worlds" value="count(planets) + 0"/>
</test>
<accepted test="empty">
  <measured measure="«world»→«worlds»" turn="10" value="0"/>
</accepted>)"},
    DiagnosticSpec{"check.not-compared", Severity::error, "'{0}' has no effect here: the expectation is about {1}",
                   "Remove the attribute.", R"(<scenario id="first"/>
<test id="empty">
  <expect if="count(planets) == 0"« at-least="0"»→«»/>
</test>)"},
    DiagnosticSpec{"check.not-together", Severity::error, "'{0}' and '{1}' cannot be combined",
                   "Remove one of the two.",
                   R"(<scenario id="first"/>
<test id="empty">
  <expect if="count(planets) == 0" turn="2"« always="true"»→«»/>
</test>)"},
    DiagnosticSpec{"check.two-subjects", Severity::error, "the expectation has both '{0}' and '{1}'",
                   "Write an <expect> for each of them.", R"(<scenario id="first"/>
<test id="empty">
  <expect if="count(planets) == 0"« value="count(systems) + 0" equals="0"»→«»/>
</test>)"},
});

} // namespace orrery::engine
