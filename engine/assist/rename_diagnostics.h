// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic_table.h"

namespace orrery::engine {

/// Reasons against a rename (I3.6).
inline constexpr DiagnosticTable renameDiagnostics({
    DiagnosticSpec{"rename.breaks", Severity::error, "the new name causes a problem: {0}",
                   "Choose another name, or fix that place first.",
                   R"(<!-- rename variable Joy to «Population»→«Bliss» -->
<variable scope="planet" name="Joy" format="number"/>)"},
    DiagnosticSpec{"rename.implied", Severity::error,
                   "the string '{0}' takes its name from the id of the element that it describes",
                   "Rename that element instead. The string is renamed with it.",
                   R"(<!-- rename «string BLD_MINE to MINE»→«class BLD_MINE to BLD_PIT» -->
<strings language="en">
  <string id="BLD_MINE">Mine</string>
</strings>
<class id="BLD_MINE" type="building">
</class>)"},
    DiagnosticSpec{"rename.means", Severity::error, "the new name changes the meaning of '{0}' here",
                   "Choose a name that has no other meaning.", R"(<!-- rename parameter a to «Joy»→«b» -->
<variable scope="global" name="Joy" format="number"/>
<function id="twice" value="Joy + a">
  <parameter name="a"/>
</function>)"},
    DiagnosticSpec{"rename.no-id", Severity::error, "'{0}' is not a valid name for the {1}",
                   "Use letters, digits and underscores, and do not start with a digit. Groups, scenarios and texts "
                   "may also contain '-' and '.'.",
                   R"(<!-- rename class BLD_MINE to «BLD MINE»→«BLD_PIT» -->
<class id="BLD_MINE" type="building"/>)"},
    DiagnosticSpec{"rename.same", Severity::error, "the name is already '{0}'", "Enter a different name.",
                   R"(<!-- rename class BLD_MINE to «BLD_MINE»→«BLD_PIT» -->
<class id="BLD_MINE" type="building"/>)"},
    DiagnosticSpec{"rename.shipped", Severity::error,
                   "the {1} '{0}' belongs to the shipped vocabulary, which cannot be changed",
                   "Declare your own, or only give it another label.", R"(<!-- rename meter «Population to People -->
<class id="BLD_MINE" type="building">
  <available if="count(planets where Population &gt; 3) &gt; 1"/>
</class»→«Faith to Belief -->
<vocabulary>
  <meter id="Faith"/>
</vocabulary»>)"},
    DiagnosticSpec{"rename.taken", Severity::error, "the {1} '{0}' already exists", "Choose a name that is not in use.",
                   R"(<!-- rename class BLD_MINE to «BLD_PIT»→«BLD_QUARRY» -->
<class id="BLD_MINE" type="building"/>
<class id="BLD_PIT" type="building"/>)"},
    DiagnosticSpec{"rename.undefined", Severity::error, "the project does not define the {1} '{0}'",
                   "The names that are built into the program cannot be changed.",
                   R"(<!-- rename «event destroyed to gone»→«group dig to collapse» -->
<class id="BLD_MINE" type="building">
  <group id="dig">
    <trigger after="destroyed" of="other"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>
</class>)"},
});

} // namespace orrery::engine
