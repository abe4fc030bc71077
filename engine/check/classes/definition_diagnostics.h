// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic_table.h"

namespace orrery::engine {

/// Diagnostics of definitions: constants, functions and tables.
inline constexpr DiagnosticTable definitionDiagnostics({
    DiagnosticSpec{"check.definition-circle", Severity::error, "these definitions form a cycle: {0}",
                   "Remove one of these references.", R"xml(<function id="half" value="part(2)"/>
<function id="part" value="«half()»→«1» / a">
  <parameter name="a"/>
</function>)xml"},
    DiagnosticSpec{"check.empty-table", Severity::warning, "the table '{0}' has no rows",
                   "Add a <row>, or name a file.", R"(<table id="Costs" key="number" match="exact">
  <column id="food" format="number"/>
«»→«  <row key="1" food="10"/>
»</table>)"},
    DiagnosticSpec{"check.function-too-large", Severity::error,
                   "'{0}' and the functions it calls take more than {1} steps", "Call fewer functions in it.",
                   R"xml(<function id="f0" value="1"/>
⟨«15»→«5» × <function id="f#+" value="f#() + f#()"/>
⟩)xml"},
    DiagnosticSpec{"check.functions-too-deep", Severity::error,
                   "function calls in '{0}' are nested {1} deep; the limit is {2}",
                   "Combine some of these functions into one.", R"xml(<function id="f0" value="1"/>
⟨«64»→«5» × <function id="f#+" value="f#()"/>
⟩)xml"},
    DiagnosticSpec{"check.not-constant", Severity::error, "'{0}' is not constant",
                   "Use only constants and other defines in a define.",
                   R"(<define id="SAME" value="«'north' == 'south'»→«false»"/>)", ExampleFrame::vocabulary},
    DiagnosticSpec{"check.table-bad-cell", Severity::error, "'{0}' is not a valid {1}",
                   "Write a constant in the column's format.", R"(<table id="Costs" key="number" match="exact">
  <column id="food" format="number"/>
  <row key="1" food="«much»→«10»"/>
</table>)"},
    DiagnosticSpec{"check.table-cells", Severity::error, "this row has {0} cells, but the first line has {1}",
                   "Add or remove a comma.", R"(<table id="Costs" key="number" match="exact" file="costs.csv">
  <column id="food" format="number"/>
</table>
=== costs.csv
key,food
1,10«,3»→«»)"},
    DiagnosticSpec{"check.table-column", Severity::error, "the first line of '{0}' has no column '{1}'",
                   "Add it to the first line, or remove the column from the table.",
                   R"(<table id="Costs" key="number" match="exact" file="costs.csv">
  <column id="food" format="number"/>
  <column id="ore" format="number"/>
</table>
=== costs.csv
key,food«»→«,ore»
1,10«»→«,3»)"},
    DiagnosticSpec{"check.table-file", Severity::error, "there is no CSV file '{0}' in the project's folder",
                   "Write the path relative to the project's folder, with '/' and the extension .csv.",
                   R"(<table id="Costs" key="number" match="exact"« file="cost.csv"»→«»>
  <column id="food" format="number"/>
  <row key="1" food="10"/>
</table>)"},
    DiagnosticSpec{"check.table-key", Severity::error, "{0} cannot be a key{1}",
                   "Use numbers, texts or enumeration values as keys; match=\"below\" needs numbers.",
                   R"(<table id="Costs" key="«object»→«number»" match="exact">
  <column id="food" format="number"/>
  <row key="1" food="10"/>
</table>)"},
    DiagnosticSpec{"check.table-key-twice", Severity::error, "a row '{0}' already exists", "Keep one of them.",
                   R"(<table id="Costs" key="number" match="exact">
  <column id="food" format="number"/>
  <row key="1" food="10"/>
  <row key="«1»→«2»" food="20"/>
</table>)"},
    DiagnosticSpec{"check.table-missing-cell", Severity::error, "the row has no value for the column '{0}'", "Add it.",
                   R"(<table id="Costs" key="number" match="exact">
  <column id="food" format="number"/>
  <row key="1"«»→« food="10"»/>
</table>)"},
    DiagnosticSpec{"check.table-quote", Severity::error, "{0}", "Write a quote inside a quoted cell twice.",
                   R"(<table id="Costs" key="number" match="exact" file="costs.csv">
  <column id="food" format="text"/>
</table>
=== costs.csv
key,food
1,"ten«»→«"»)"},
    DiagnosticSpec{"check.table-too-long", Severity::error, "the table has more than {0} cells; the rest is not read",
                   "Split it into several tables.", R"(<table id="Costs" key="number" match="exact" file="costs.csv">
  <column id="food" format="number"/>
</table>
=== costs.csv
key,food
⟨«600000»→«600» × #,10
⟩)"},
    DiagnosticSpec{"check.table-unknown-column", Severity::warning, "the table declares no column '{0}'",
                   "Add a <column> for it, or remove it: it is not read.",
                   R"(<table id="Costs" key="number" match="exact">
  <column id="food" format="number"/>
  <row key="1" food="10"« ore="3"»→«»/>
</table>)"},
    DiagnosticSpec{"check.table-without-columns", Severity::error, "the table '{0}' has no columns", "Add a <column>.",
                   R"(<table id="Costs" key="number" match="exact">
  <«row key="1»→«column id="food" format="number"/>
  <row key="1" food="10»"/>
</table>)"},
    DiagnosticSpec{"check.taken-name", Severity::error, "'{0}' is already the name of {1}",
                   "Give one of them another id.", R"(<function id="«min»→«least»" value="1"/>)"},
    DiagnosticSpec{"check.unknown-format", Severity::error, "there is no format '{0}'",
                   "The reference lists all formats. Write the id of an enumeration as its format.",
                   R"(<function id="half" value="a / 2" result="«nubmer»→«number»">
  <parameter name="a"/>
</function>)"},
    DiagnosticSpec{"check.unused-parameter", Severity::hint, "the value of '{0}' does not use its parameter '{1}'",
                   "Use it, or remove it.", R"(<function id="half" value="«»→«a / »2">
  <parameter name="a"/>
</function>)"},
});

} // namespace orrery::engine
