// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic_table.h"

namespace orrery::engine {

/// Diagnostics of a project's files and of the form of its content.
inline constexpr DiagnosticTable contentDiagnostics({
    DiagnosticSpec{"content.bad-name", Severity::error, "'{0}' is not valid as {1}",
                   "Use letters, digits and underscores, and do not start with a digit.",
                   R"(<class id="«BLD MINE»→«BLD_MINE»" type="building"/>)"},
    DiagnosticSpec{"content.duplicate-string", Severity::warning,
                   "the string '{0}' is already defined in this language; the later one is used", "Keep one of them.",
                   R"(<strings language="en">
  <string id="BLD_MINE">Mine</string>
«  <string id="BLD_MINE">Pit</string>
»→«»</strings>
<class id="BLD_MINE" type="building">
</class>)"},
    DiagnosticSpec{"content.file-too-large", Severity::error, "'{0}' has {1} bytes; the limit is {2}",
                   "Split it into several files."},
    DiagnosticSpec{"content.file-twice", Severity::warning, "'{0}' is already listed",
                   "Remove this entry. A file loads once, at its first entry.",
                   R"(<class id="BLD_MINE" type="building"/>
=== orrery.xml
<project format="1"><file path="a.xml"/><«file path="a.xml"/><»→«»/project>)"},
    DiagnosticSpec{"content.linked-folder", Severity::warning,
                   "'{0}' is a link to a folder; links to folders are not followed",
                   "Replace the link with a copy of the folder, or remove it."},
    DiagnosticSpec{"content.missing-any-of", Severity::error, "<{0}> needs at least one of {1}", "Add one of them.",
                   R"(<meter-value meter="Mining"«»→« at-least="3"»/>)", ExampleFrame::conditions},
    DiagnosticSpec{"content.missing-attribute", Severity::error, "<{0}> needs the attribute '{1}'", "Add it.",
                   R"(<class id="BLD_MINE"«»→« type="building"»/>)"},
    DiagnosticSpec{"content.missing-file", Severity::error, "there is no '{0}' in the project folder",
                   "Write the path of an XML file, relative to the project folder, with '/' as the separator.",
                   R"(<class id="BLD_MINE" type="building"/>
=== orrery.xml
<project format="1"><file path="«buildings»→«a».xml"/></project>)"},
    DiagnosticSpec{"content.no-manifest", Severity::error, "there is no {0} in this folder",
                   "Choose a project folder, or add a manifest that begins with <project format=\"1\">.",
                   R"(«»→«=== orrery.xml
<project format="1"/>
»=== a.xml
<orrery format="1">
  <class id="BLD_MINE" type="building"/>
</orrery>)"},
    DiagnosticSpec{"content.not-a-choice", Severity::error, "'{0}' is not one of {1}", "Write one of them.",
                   R"( enabled="«yes»→«true»">)", ExampleFrame::group},
    DiagnosticSpec{"content.not-a-number", Severity::error, "'{0}' is not a number",
                   "Write a number such as 5, -1 or 0.25.", R"(<system name="Sun" x="«left»→«0»" y="0"/>)",
                   ExampleFrame::run},
    DiagnosticSpec{"content.not-a-whole-number", Severity::error, "'{0}' is not a whole number",
                   "Write a number without a decimal point.",
                   R"(<class id="BLD_MINE" type="building" duration="2«.5»→«»"/>)"},
    DiagnosticSpec{"content.out-of-range", Severity::error, "'{0}' is {1}, but must be {2}",
                   "Write a number within these bounds.",
                   R"(<class id="BLD_MINE" type="building" duration="«-»→«»1"/>)"},
    DiagnosticSpec{"content.outside-project", Severity::error, "'{0}' is outside the project folder",
                   "Copy the file into the project folder.", R"(<class id="BLD_MINE" type="building"/>
=== orrery.xml
<project format="1"><file path="«../»→«»a.xml"/></project>)"},
    DiagnosticSpec{"content.stray-text", Severity::warning, "unexpected text in <{0}>",
                   "Turn it into a comment, or remove it.", R"(<class id="BLD_MINE" type="building"«>
  Digs for minerals.
</class»→« description="Digs for minerals."/»>)"},
    DiagnosticSpec{"content.too-many-files", Severity::error, "the folder contains more than {0}; the rest is ignored",
                   "Check that this is the folder of a single project."},
    DiagnosticSpec{"content.unknown-attribute", Severity::error, "<{0}> has no attribute '{1}'",
                   "See the reference for the attributes of each element.",
                   R"(<class id="BLD_MINE" type="building" «durration»→«duration»="3"/>)"},
    DiagnosticSpec{"content.unknown-element", Severity::error, "<{0}> is not allowed in <{1}>",
                   "See the reference for the elements allowed here.", R"(<«grup id="dig"/»→«group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1"/>
    </effects>
  </group»>)",
                   ExampleFrame::body},
    DiagnosticSpec{"content.unreadable-file", Severity::error, "'{0}' cannot be read: {1}",
                   "Check its permissions, or remove it from the folder."},
    DiagnosticSpec{"content.written-twice", Severity::error, "'{0}' is already given in {1}", "Keep one of the two.",
                   R"(<modify-max-meter meter="Mining" amount="1"«><amount>2</amount></modify-max-meter»→«/»>)",
                   ExampleFrame::effects},
    DiagnosticSpec{"content.wrong-root", Severity::error, "the root element is <{0}>, but must be <{1}>",
                   "Correct the root element, or move the file out of the project folder.", R"(=== orrery.xml
<project format="1"/>
=== a.xml
<«content»→«orrery» format="1">
</«content»→«orrery»>)"},
});

} // namespace orrery::engine
