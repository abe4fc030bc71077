// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic_table.h"

namespace orrery::engine {

/// Diagnostics of foreign content (F5). Each one has a note with a suggestion.
inline constexpr DiagnosticTable importDiagnostics({
    DiagnosticSpec{"import.attribute", Severity::error, "<{0}> cannot have attributes",
                   "Write each value as an element. FreeOrion content has no attributes.",
                   R"(<Effect::Destroy« now="1"»→«»/>)", ExampleFrame::imported},
    DiagnosticSpec{"import.bad-name", Severity::error, "'{0}' is not a valid name",
                   "Use letters, digits and underscores.", R"(=== specials.xml
<XMLDoc>
<Special>
  <name>«BLD MINE»→«BLD_MINE»</name>
  <description>BLD_MINE</description>
  <graphic/>
</Special>
</XMLDoc>)",
                   ExampleFrame::importedFile},
    DiagnosticSpec{"import.bad-string", Severity::error, "{0}",
                   "Write each string as two lines: first its name, then its text.", R"(=== eng_stringtable.txt
en
BLD_MINE
«'''»→«»Mine)"},
    DiagnosticSpec{"import.condition-count", Severity::error, "<{0}> contains {1} conditions instead of one",
                   "Combine several conditions with Condition::And or Condition::Or.",
                   "<Condition::«All/><Condition::Self/»→«And><Condition::All/><Condition::Self/></Condition::And»>",
                   ExampleFrame::importedScope},
    DiagnosticSpec{"import.duplicate", Severity::error, "the {0} '{1}' is defined twice",
                   "Rename one of them. The import uses the first one.", R"(=== specials.xml
<XMLDoc>
<Special>
  <name>BLD_MINE</name>
  <description>BLD_MINE</description>
  <graphic/>
</Special>
«<Special>
  <name>BLD_MINE</name>
  <description>BLD_MINE</description>
  <graphic/>
</Special>
»→«»</XMLDoc>)",
                   ExampleFrame::importedFile},
    DiagnosticSpec{"import.expression", Severity::error, "{0}",
                   "Write Source or Target, a dot and a name, such as Source.MaxIndustry.",
                   "<Effect::SetMeter><meter>METER_TRADE</meter><value>Target.«MaxTrad»→«MaxTrade»+1</value><max>1</"
                   "max></Effect::SetMeter>",
                   ExampleFrame::imported},
    DiagnosticSpec{"import.missing-element", Severity::error, "<{0}> has no <{1}>", "Add it.",
                   "<Effect::SetMeter><meter>METER_TRADE</meter><value>1</value><«»→«max>1</max><»/Effect::SetMeter>",
                   ExampleFrame::imported},
    DiagnosticSpec{"import.missing-string", Severity::error, "no string table contains '{0}'", "Add it to the table.",
                   R"(=== specials.xml
<XMLDoc>
<Special>
  <name>SPC_ORE</name>
  <description>SPC_ORE_DESC</description>
  <graphic/>
</Special>
</XMLDoc>
=== eng_stringtable.txt
en
SPC_ORE
Ore«»→«
SPC_ORE_DESC
Rich in ore.»)"},
    DiagnosticSpec{"import.no-string-table", Severity::error, "there is no string table in this folder",
                   "Put eng_stringtable.txt beside the XML files.", R"(=== specials.xml
<XMLDoc>
<Special>
  <name>SPC_ORE</name>
  <description>SPC_ORE</description>
  <graphic/>
</Special>
</XMLDoc>«»→«
=== eng_stringtable.txt
en
SPC_ORE
Ore»)"},
    DiagnosticSpec{"import.repeated-element", Severity::error, "<{0}> has a second <{1}>",
                   "Remove one of them. The import uses the first one.",
                   "<Effect::SetMeter><meter>METER_TRADE</meter><value>1</value><«value>2</value><»→«»max>1</max></"
                   "Effect::SetMeter>",
                   ExampleFrame::imported},
    DiagnosticSpec{"import.stray-text", Severity::error, "unexpected text between the elements of <{0}>",
                   "Remove the text.", "«now »→«<!-- now -->»<Effect::Destroy/>", ExampleFrame::imported},
    DiagnosticSpec{"import.undefined", Severity::error, "no file defines the {0} '{1}'",
                   "Define it, or correct the name.",
                   "<Condition::Building>«BLD_MIEN»→«BLD_MINE»</Condition::Building>", ExampleFrame::importedScope},
    DiagnosticSpec{"import.unknown-condition", Severity::error, "there is no condition '{0}'", "Correct its name.",
                   "<Condition::«Contain><Condition::Self/></Condition::Contain»→«Contains><Condition::Self/></"
                   "Condition::Contains»>",
                   ExampleFrame::importedScope},
    DiagnosticSpec{"import.unknown-effect", Severity::error, "there is no effect '{0}'", "Correct its name.",
                   "<Effect::«Destory»→«Destroy»/>", ExampleFrame::imported},
    DiagnosticSpec{"import.unknown-element", Severity::error, "<{0}> is not allowed in <{1}>",
                   "Correct its name, or move it. The import keeps it as a comment.",
                   "<Condition::WithinStarlaneJumps><jumps>1</jumps><«hops>2</hops><»→«»condition><Condition::Self/></"
                   "condition></Condition::WithinStarlaneJumps>",
                   ExampleFrame::importedScope},
    DiagnosticSpec{
        "import.unknown-value", Severity::error, "'{0}' is not a valid {1}", "Correct it.",
        "<Effect::SetMeter><meter>«METER_TRAED»→«METER_TRADE»</meter><value>1</value><max>1</max></Effect::SetMeter>",
        ExampleFrame::imported},
    DiagnosticSpec{"import.unqualified", Severity::error, "the object of '{0}' is missing",
                   "Write Target.{0} or Source.{0}.",
                   "<Effect::SetMeter><meter>METER_TRADE</meter><value>«»→«Target.»MaxPopulation+1</value><max>1</"
                   "max></Effect::SetMeter>",
                   ExampleFrame::imported},
    DiagnosticSpec{"import.wrong-root", Severity::error, "the root element is <{0}> instead of <XMLDoc>", "Rename it.",
                   R"(=== specials.xml
<«XML»→«XMLDoc»>
<Special>
  <name>BLD_MINE</name>
  <description>BLD_MINE</description>
  <graphic/>
</Special>
</«XML»→«XMLDoc»>)",
                   ExampleFrame::importedFile},
});

} // namespace orrery::engine
