// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic_table.h"

namespace orrery::engine {

/// Diagnostics of XML (R2.1).
inline constexpr DiagnosticTable xmlDiagnostics({
    DiagnosticSpec{"xml.attribute-too-long", Severity::error, "the value of '{0}' is longer than 1 MB",
                   "Put long data in a separate file.",
                   R"(<class id="BLD_MINE" type="building" description="«⟨1100000 × x⟩»→«Digs for minerals.»"/>)"},
    DiagnosticSpec{"xml.bad-declaration", Severity::error, "the XML declaration is malformed",
                   "Write <?xml version=\"1.0\" encoding=\"UTF-8\"?> or remove it.", R"(=== orrery.xml
<?xml «»→«version="1.0" »encoding="UTF-8"?>
<project format="1"/>)"},
    DiagnosticSpec{"xml.bad-instruction", Severity::error, "a processing instruction needs a name right after '<?'",
                   "Give it a name followed by a space, or remove it.", R"(«<? sort?>
»→«»<class id="BLD_MINE" type="building"/>)"},
    DiagnosticSpec{"xml.bad-markup", Severity::error, "'<!' is not followed by a comment", "Write <!-- text -->.",
                   "<groupings><!-«Big»→«-Big-»-></groupings>", ExampleFrame::body},
    DiagnosticSpec{"xml.bad-name", Severity::error, "'{0}' is not allowed in a name",
                   "Use letters, digits, '-', '_' and '.'.", R"(<class id="BLD_MINE" type="building"/>
<?sort«×»→«» by="name"?>)"},
    DiagnosticSpec{"xml.bad-reference", Severity::error, "'{0}' is not a valid XML character", "Remove the reference.",
                   R"(<class id="BLD_MINE" type="building" name="Mine&#«0»→«160»;1"/>)"},
    DiagnosticSpec{"xml.bare-ampersand", Severity::error, "'&' is not followed by an entity",
                   "Write &amp; for a literal '&'.",
                   R"(<class id="BLD_MINE" type="building" name="Ore &«»→«amp;» more"/>)"},
    DiagnosticSpec{"xml.cdata-end-in-text", Severity::error, "']]>' is not allowed outside a CDATA section",
                   "Write ]]&gt; instead.", "<groupings>Wonder«]]>»→«»</groupings>", ExampleFrame::body},
    DiagnosticSpec{"xml.control-character", Severity::error, "the control character {0} is not allowed in XML",
                   "Remove it.", R"(<class id="BLD_MINE" type="building" name="Mine«⟨01⟩»→«»"/>)"},
    DiagnosticSpec{"xml.doctype", Severity::error, "a DOCTYPE is not supported",
                   "Remove it, and write out the entities that it defines.", R"(«<!DOCTYPE orrery>
»→«»<class id="BLD_MINE" type="building"/>)"},
    DiagnosticSpec{"xml.double-ampersand", Severity::error, "'&&' is not allowed in XML, because '&' begins an entity",
                   "Write and, or &amp;&amp; for a literal '&&'.", "Population &gt; 1 «&&»→«and» Population &lt; 9",
                   ExampleFrame::when},
    DiagnosticSpec{"xml.double-hyphen", Severity::error, "'--' is not allowed inside a comment",
                   "Put a space between the hyphens.", R"(<!-- deep «-- »→«»and dark -->
<class id="BLD_MINE" type="building"/>)"},
    DiagnosticSpec{"xml.duplicate-attribute", Severity::error, "'{0}' already has a value in this tag",
                   "Keep one of the two.", R"(<class id="BLD_MINE" type="building"« type="building"»→«»/>)"},
    DiagnosticSpec{"xml.encoding", Severity::error, "the file is {0}, not UTF-8", "Save the file as UTF-8.",
                   R"(=== orrery.xml
«⟨FF⟩⟨FE⟩<⟨00⟩p⟨00⟩/⟨00⟩>⟨00⟩»→«<project format="1"/>»)"},
    DiagnosticSpec{"xml.file-too-large", Severity::error, "the file is larger than 64 MB",
                   "Split the file into smaller ones."},
    DiagnosticSpec{"xml.invalid-utf8", Severity::error, "these bytes are not UTF-8", "Save the file as UTF-8.",
                   R"(<class id="BLD_MINE" type="building" name="«M⟨FC⟩hle»→«Mühle»"/>)"},
    DiagnosticSpec{"xml.late-declaration", Severity::error, "the XML declaration is not at the start of the file",
                   "Remove it, or remove everything before it.", R"(«<?xml version="1.0"?>
»→«»<class id="BLD_MINE" type="building"/>)"},
    DiagnosticSpec{"xml.less-than-in-value", Severity::error, "'<' is not allowed in the value of '{0}'",
                   "Write &lt; for a literal '<'.", "Population «<»→«&lt;» 3", ExampleFrame::when},
    DiagnosticSpec{"xml.missing-equals", Severity::error, "'{0}' has no '='", "Write name=\"value\".",
                   R"(<class id="BLD_MINE" type« »→«=»"building"/>)"},
    DiagnosticSpec{"xml.missing-less-than", Severity::error, "a tag of '{0}' has no '<'", "Add '<' before it.",
                   R"(«»→«<»class id="BLD_MINE" type="building">
</class>)"},
    DiagnosticSpec{"xml.missing-quotes", Severity::error, "the value of '{0}' is not in quotes",
                   "Put quotes around it.", R"(<class id=«BLD_MINE»→«"BLD_MINE"» type="building"/>)"},
    DiagnosticSpec{"xml.missing-semicolon", Severity::error, "';' is missing after '{0}'",
                   "Add it, or write &amp; for a literal '&'.",
                   R"(<class id="BLD_MINE" type="building" name="Ore &amp«»→«;» more"/>)"},
    DiagnosticSpec{"xml.missing-slash", Severity::error, "'<{0}>' must be '</{0}>' to close the tag in line {1}",
                   "Add the slash.", "<groupings>Wonder<«»→«/»groupings>", ExampleFrame::body},
    DiagnosticSpec{"xml.missing-space", Severity::error, "a space is missing before '{0}'", "Insert it.",
                   R"(<class id="BLD_MINE"«»→« »type="building"/>)"},
    DiagnosticSpec{"xml.misspelt-close", Severity::error, "'</{0}>' does not match '<{1}>' in line {2}",
                   "Give both tags the same name.", R"(<class id="BLD_MINE" type="building">
</«clas»→«class»>)"},
    DiagnosticSpec{"xml.no-root", Severity::error, "the file has no root element",
                   "Add one root element that contains everything else.", R"(=== orrery.xml
<project format="1"/>
=== a.xml
<«!-- nothing yet --»→«orrery format="1">
</orrery»>)"},
    DiagnosticSpec{"xml.not-an-attribute", Severity::error, "'{0}' is not allowed in a tag", "Remove it.",
                   R"(<class id="BLD_MINE" type="building"«,»→«» duration="3"/>)"},
    DiagnosticSpec{"xml.nul", Severity::error, "the file contains a zero byte", "Remove it. The file may be damaged.",
                   R"(<class id="BLD_MINE" type="building" name="Mine«⟨00⟩»→«»"/>)"},
    DiagnosticSpec{"xml.second-root", Severity::error, "'<{0}>' is after the root element, which begins in line {1}",
                   "Move it into the root element, or remove a surplus close tag before it.",
                   R"(<class id="BLD_MINE" type="building"/>
«</orrery>
<orrery format="1">
»→«»<class id="BLD_PIT" type="building"/>)"},
    DiagnosticSpec{"xml.stray-close", Severity::error, "'</{0}>' has no open tag", "Remove it, or add its open tag.",
                   R"(<class id="BLD_MINE" type="building"/>«
</group>»→«»)"},
    DiagnosticSpec{"xml.stray-less-than", Severity::error, "'<' does not begin a tag here",
                   "Write &lt; for a literal '<'.", "<groupings>Wonder «< »→«»Big</groupings>", ExampleFrame::body},
    DiagnosticSpec{"xml.text-like-tag", Severity::warning, "the text '{0}' looks like a tag without its '<'",
                   "Add '<' before it.", "<groupings>Wonder«/>»→«»</groupings>", ExampleFrame::body},
    DiagnosticSpec{"xml.text-outside-root", Severity::error, "text is outside the root element",
                   "Move it into the root element, or remove it.", R"(=== orrery.xml
«My first project»→«<!-- My first project -->»
<project format="1"/>)"},
    DiagnosticSpec{"xml.too-deep", Severity::error, "'<{0}>' is nested more than 256 elements deep",
                   "Reduce the nesting. Deeper elements are not read.", R"(«<!-- orrery-ignore check.no-conditions -->
»→«»<class id="BLD_MINE" type="building">
  <available>«⟨260 × <and><self/>⟩⟨260 × </and>⟩»→«<and><self/></and>»</available>
</class>)"},
    DiagnosticSpec{"xml.too-many-faults", Severity::error, "{0} more problems", "Fix the problems above first.",
                   R"(<«!-- orrery-ignore xml.bare-ampersand -->
<class id="BLD_MINE" type="building" name="Ore ⟨1001 × & more ⟩»→«class id="BLD_MINE" type="building" name="Ore &amp; more»"/>)"},
    DiagnosticSpec{"xml.unclosed", Severity::error, "'<{0}>' in line {1} is never closed",
                   "Write its close tag, or close the tag itself with '/>'.",
                   "<include><contains><self/></contains>«»→«</include>»", ExampleFrame::scope},
    DiagnosticSpec{"xml.unfinished-cdata", Severity::error, "the CDATA section is never closed",
                   "Write ]]> at its end.", R"(<groupings><![CDATA[Wonder]]«»→«>»
  </groupings>)",
                   ExampleFrame::body},
    DiagnosticSpec{"xml.unfinished-close", Severity::error, "the close tag '</{0}' has no '>'", "Add '>' at its end.",
                   "<groupings>Wonder</groupings«»→«>»", ExampleFrame::body},
    DiagnosticSpec{"xml.unfinished-comment", Severity::error, "the comment is never closed", "Write --> at its end.",
                   R"(<class id="BLD_MINE" type="building"/>
<!-- not yet«»→« -->»)"},
    DiagnosticSpec{"xml.unfinished-instruction", Severity::error, "the processing instruction is never closed",
                   "Write ?> at its end.", R"(<class id="BLD_MINE" type="building"/>
<?sort by="name"«»→«?>»)"},
    DiagnosticSpec{"xml.unfinished-quote", Severity::error, "the value of '{0}' has no closing quote", "Insert it.",
                   R"(<class id="BLD_MINE" type="building«»→«"»/>)"},
    DiagnosticSpec{"xml.unfinished-tag", Severity::error, "the tag '<{0}' has no '>'", "Add '>' at its end.",
                   R"(<class id="BLD_MINE" type="building"«»→«/>»
<class id="BLD_MINE_2" type="building"/>)"},
    DiagnosticSpec{"xml.unknown-entity", Severity::error, "'{0}' is not a known entity",
                   "Use one of the entities of XML: &amp; &lt; &gt; &quot; &apos;",
                   R"(<class id="BLD_MINE" type="building" name="Mine&«nbsp»→«#160»;1"/>)"},
});

} // namespace orrery::engine
