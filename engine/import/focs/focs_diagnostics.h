// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic_table.h"

namespace orrery::engine {

/// Diagnostics of FreeOrion's scripts (G1.4). A diagnostic in the text of a macro has a note for each insertion.
inline constexpr DiagnosticTable focsDiagnostics({
    DiagnosticSpec{"focs.bad-include", Severity::error, "the path of the include is not in quotation marks",
                   "Write #include \"PATH\" on a line of its own.",
                   R"(=== scripting/specials/ORE.focs.txt
Special
    name = "ORE"
    description = "ORE_DESC"
    graphic = "ore.png"
#include «ores.macros»→«"ores.macros"»
=== scripting/specials/ores.macros
// for later)"},
    DiagnosticSpec{"focs.bad-string-id", Severity::error, "this is not the id of a text",
                   "Write an id of letters, digits and underscores, and its text on the next line.",
                   R"(=== stringtables/en.txt
English
ORE
Ore«
Rich in ore.»→«»)"},
    DiagnosticSpec{"focs.duplicate-definition", Severity::error, "the {0} '{1}' is defined twice",
                   "Rename one of them, or remove it.", R"(=== scripting/specials/ORE.focs.txt
Special
    name = "ORE"
    description = "ORE_DESC"
    graphic = "ore.png"
Special
    name = "«ORE»→«ICE»"
    description = "ORE_DESC"
    graphic = "ore.png")"},
    DiagnosticSpec{"focs.duplicate-macro", Severity::error, "the macro '{0}' has two different texts",
                   "Rename one of them. The first one is used.", R"(=== scripting/specials/ORE.focs.txt
Special
    name = "ORE"
    description = "ORE_DESC"
    spawnrate = [[RATE]]
    graphic = "ore.png"
RATE
'''1'''
«RATE»→«FAST»
'''2''')"},
    DiagnosticSpec{"focs.duplicate-string", Severity::error, "'{0}' already has a text",
                   "Rename one of them, or remove it. The first one is used.", R"(=== stringtables/en.txt
English
ORE
Ore
«ORE»→«ICE»
Ice)"},
    DiagnosticSpec{"focs.expected", Severity::error, "expected {0} instead of '{1}'",
                   "Correct the text here, or a missing or surplus word or bracket before it.",
                   R"(=== scripting/specials/ORE.focs.txt
Special
    name = "ORE"
    description = "ORE_DESC"
    location = «Planett»→«Planet»
    graphic = "ore.png")"},
    DiagnosticSpec{"focs.expected-at-end", Severity::error, "expected {0} at the end of the file",
                   "Complete the last definition.", R"(=== scripting/specials/ORE.focs.txt
Special
    name = "ORE"
    description = "ORE_DESC"
    graphic =«»→« "ore.png"»)"},
    DiagnosticSpec{"focs.expected-in-macro", Severity::error, "expected {0} at the end of the macro's text",
                   "Complete the text of the macro.", R"(=== scripting/specials/ORE.focs.txt
Special
    name = "ORE"
    description = "ORE_DESC"
    [[RATE]]
    graphic = "ore.png"
RATE
'''spawnrate = 2 *«»→« 2»''')"},
    DiagnosticSpec{"focs.field-order", Severity::hint, "the field '{0}' of '{1}' is not at its usual place",
                   "Move it. FreeOrion may refuse this order.", R"(=== scripting/specials/ORE.focs.txt
Special
    name = "ORE"
    «graphic = "ore.png"
    description = "ORE_DESC"»→«description = "ORE_DESC"
    graphic = "ore.png"»)"},
    DiagnosticSpec{"focs.macro-circle", Severity::error, "the macro '{0}' inserts itself",
                   "Remove one of the insertions.", R"(=== scripting/specials/ORE.focs.txt
Special
    name = "ORE"
    description = "ORE_DESC"
    spawnrate = [[RATE]]
    graphic = "ore.png"
RATE
'''2 * «[[RATE]]»→«2»''')"},
    DiagnosticSpec{"focs.missing-field", Severity::error, "'{0}' has no field '{1}'", "Add it.",
                   R"(=== scripting/specials/ORE.focs.txt
Special
    name = "ORE"
    description = "ORE_DESC"«»→«
    graphic = "ore.png"»)"},
    DiagnosticSpec{"focs.missing-include", Severity::error, "no file matches '{0}'",
                   "Correct the path. It begins at the folder of this file, or with / at the folder above scripting.",
                   R"(=== scripting/specials/ORE.focs.txt
Special
    name = "ORE"
    description = "ORE_DESC"
    graphic = "ore.png"
#include "«ore.macros»→«ores.macros»"
=== scripting/specials/ores.macros
// for later)"},
    DiagnosticSpec{"focs.missing-parameter", Severity::error, "no value for parameter {0} of the macro '{1}'",
                   "Write the values in round brackets after the macro's name, with commas between them.",
                   R"(=== scripting/specials/ORE.focs.txt
Special
    name = "ORE"
    description = "ORE_DESC"
    spawnrate = [[RATE«»→«(2)»]]
    graphic = "ore.png"
RATE
'''2 * @1@''')"},
    DiagnosticSpec{"focs.no-string-text", Severity::error, "'{0}' has no text", "Write it on the next line.",
                   R"(=== stringtables/en.txt
English
ORE«»→«
Ore»)"},
    DiagnosticSpec{"focs.repeated-field", Severity::error, "the field '{0}' is given twice", "Remove one of them.",
                   R"(=== scripting/specials/ORE.focs.txt
Special
    name = "ORE"
    description = "ORE_DESC"
    graphic = "ore.png"«
    graphic = "ice.png"»→«»)"},
    DiagnosticSpec{"focs.stray-parameter", Severity::error, "parameter {0} is outside of a macro",
                   "Write the value itself, or move the text into a macro.", R"(=== scripting/specials/ORE.focs.txt
Special
    name = "ORE"
    description = "ORE_DESC"
    spawnrate = «@1@»→«1»
    graphic = "ore.png")"},
    DiagnosticSpec{"focs.too-deep", Severity::error, "the text is nested too deeply", "Simplify it.",
                   R"(=== scripting/specials/ORE.focs.txt
Special
    name = "ORE"
    description = "ORE_DESC"
    location = «⟨300 × Not ⟩»→«»Planet
    graphic = "ore.png")"},
    DiagnosticSpec{"focs.too-deep-include", Severity::error, "the files include each other too deeply",
                   "Include '{0}' in the script itself.", R"(=== scripting/specials/ORE.focs.txt
Special
    name = "ORE"
    description = "ORE_DESC"
    graphic = "ore.png"
«#include "a.macros"»→«»
=== scripting/specials/a.macros
#include "b.macros"
=== scripting/specials/b.macros
#include "c.macros"
=== scripting/specials/c.macros
#include "d.macros"
=== scripting/specials/d.macros
#include "e.macros"
=== scripting/specials/e.macros
#include "f.macros"
=== scripting/specials/f.macros
#include "g.macros"
=== scripting/specials/g.macros
#include "h.macros"
=== scripting/specials/h.macros
#include "i.macros"
=== scripting/specials/i.macros
#include "j.macros"
=== scripting/specials/j.macros
#include "k.macros"
=== scripting/specials/k.macros
#include "l.macros"
=== scripting/specials/l.macros
#include "m.macros"
=== scripting/specials/m.macros
#include "n.macros"
=== scripting/specials/n.macros
#include "o.macros"
=== scripting/specials/o.macros
#include "p.macros"
=== scripting/specials/p.macros
#include "q.macros"
=== scripting/specials/q.macros
// the last one)"},
    DiagnosticSpec{"focs.too-large", Severity::error, "the insertion of '{0}' makes the text too large",
                   "Insert fewer macros inside each other.", R"(=== scripting/specials/ORE.focs.txt
Special
    name = "ORE"
    description = "ORE_DESC"
    spawnrate = [[RATE]]
    graphic = "ore.png"
RATE
'''«⟨8 × [[A]] + ⟩»→«»1'''
A
'''⟨40 × [[B]] + ⟩1'''
B
'''⟨40 × [[C]] + ⟩1'''
C
'''⟨40 × [[D]] + ⟩1'''
D
'''1''')"},
    DiagnosticSpec{"focs.unclosed-bracket", Severity::error, "this '{0}' is not closed", "Add '{1}'.",
                   R"(=== scripting/specials/ORE.focs.txt
Special
    name = "ORE"
    description = "ORE_DESC"
    [[GROUPS]]
    graphic = "ore.png"
GROUPS
'''effectsgroups = [«»→« ]»''')"},
    DiagnosticSpec{"focs.unclosed-comment", Severity::error, "this comment is not closed", "Add */ at its end.",
                   R"(=== scripting/specials/ORE.focs.txt
Special
    name = "ORE"
    description = "ORE_DESC"
    graphic = "ore.png"
/* for later«»→« */»)"},
    DiagnosticSpec{"focs.unclosed-macro", Severity::error, "the text of the macro '{0}' is not closed",
                   "Write ''' at its end.", R"(=== scripting/specials/ORE.focs.txt
Special
    name = "ORE"
    description = "ORE_DESC"
    graphic = "ore.png"
RATE
'''2«»→«'''»)"},
    DiagnosticSpec{"focs.unclosed-string", Severity::error, "this text has no closing quotation mark",
                   "Add it on the same line.", R"(=== scripting/specials/ORE.focs.txt
Special
    name = "ORE«»→«"»
    description = "ORE_DESC"
    graphic = "ore.png")"},
    DiagnosticSpec{"focs.unclosed-string-text", Severity::error, "the text of '{0}' is not closed",
                   "Write ''' at its end.", R"(=== stringtables/en.txt
English
ORE
'''Ore«»→«'''»)"},
    DiagnosticSpec{"focs.unknown-field", Severity::error, "'{0}' is not a field of '{1}'", "Correct its name.",
                   R"(=== scripting/specials/ORE.focs.txt
Special
    name = "ORE"
    description = "ORE_DESC"
    «spawnrat»→«spawnrate» = 1
    graphic = "ore.png")"},
    DiagnosticSpec{"focs.unknown-macro", Severity::error, "no macro '{0}' is defined here",
                   "Correct its name, or include the file that defines it.", R"(=== scripting/specials/ORE.focs.txt
Special
    name = "ORE"
    description = "ORE_DESC"
    spawnrate = [[«RAET»→«RATE»]]
    graphic = "ore.png"
RATE
'''2''')"},
});

} // namespace orrery::engine
