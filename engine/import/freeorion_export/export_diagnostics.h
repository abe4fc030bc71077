// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic_table.h"

namespace orrery::engine {

/// Diagnostics of the way back to FreeOrion (G9). Their places are in the project, those of their notes in the folder.
inline constexpr DiagnosticTable exportDiagnostics({
    DiagnosticSpec{"export.changed-file", Severity::error, "'{0}' changed since the import",
                   "Import the folder again, or choose to use its changed files."},
    DiagnosticSpec{"export.changed-macro", Severity::warning, "the macro '{0}' changes {1} other definitions",
                   "Nothing to do. The notes list these definitions, which the project has with their former values."},
    DiagnosticSpec{"export.damaged-origins", Severity::error, "line {0} of '{1}' is not valid",
                   "Import the folder again. The import writes this file."},
    DiagnosticSpec{"export.follows", Severity::warning, "'{0}' also changes in FreeOrion",
                   "Nothing to do. In FreeOrion, it follows from another edit. Make the same edit in the project."},
    DiagnosticSpec{"export.macro", Severity::error, "the macro '{0}' also makes {1} other definitions",
                   "Choose to change the macro for all of them, or to write its text out at this place only."},
    DiagnosticSpec{"export.new-class", Severity::error, "the class '{0}' is new, and has no file",
                   "Name a file for new classes, such as scripting/techs/MINE.focs.txt."},
    DiagnosticSpec{"export.no-origins", Severity::error, "the project has no '{0}'",
                   "Export only projects that an import of FreeOrion's folder wrote, or import the folder again."},
    DiagnosticSpec{"export.not-written", Severity::error, "the edit of '{0}' cannot be written back: {1}",
                   "Undo this edit, or make it in FreeOrion's scripts and import them again."},
    DiagnosticSpec{"export.own-macro", Severity::error, "the macro '{0}' also makes another part of '{1}'",
                   "Choose to change the macro for all parts, or to write its text out at this place only."},
    DiagnosticSpec{"export.unshared-macro", Severity::hint, "the macro '{0}' changes no other definition",
                   "Nothing to do. You can also choose to write its text out at this place only."},
    DiagnosticSpec{"export.unused-choice", Severity::warning, "no edit needs the choice for '{0}'",
                   "Name a macro, or the place of an edit in the project, such as techs.xml:24."},
    DiagnosticSpec{"export.written-out", Severity::hint, "the text of the macro '{0}' is written out, only here",
                   "Nothing to do. The macro and the other definitions stay as they are."},
});

} // namespace orrery::engine
