// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

namespace orrery::engine::diag {

// Why something cannot be renamed (I3.6).
inline constexpr DiagnosticSpec renameSame{"rename.same", Severity::error, "the name is already '{0}'",
                                           "Enter a different name."};
inline constexpr DiagnosticSpec renameNoId{"rename.no-id", Severity::error, "'{0}' is not a valid name for the {1}",
                                           "Use letters, digits and underscores, and do not start with a digit. "
                                           "Groups, scenarios and texts may also contain '-' and '.'."};
inline constexpr DiagnosticSpec renameTaken{"rename.taken", Severity::error, "the {1} '{0}' already exists",
                                            "Choose a name that is not in use."};
inline constexpr DiagnosticSpec renameShipped{
    "rename.shipped", Severity::error, "the {1} '{0}' belongs to the shipped vocabulary, which cannot be changed",
    "Declare your own, or only give it another label."};
inline constexpr DiagnosticSpec renameUndefined{"rename.undefined", Severity::error,
                                                "the project does not define the {1} '{0}'",
                                                "The names that are built into the program cannot be changed."};
inline constexpr DiagnosticSpec renameImplied{
    "rename.implied", Severity::error, "the string '{0}' takes its name from the id of the element that it describes",
    "Rename that element instead. The string is renamed with it."};
inline constexpr DiagnosticSpec renameBreaks{"rename.breaks", Severity::error, "the new name causes a problem: {0}",
                                             "Choose another name, or fix that place first."};
inline constexpr DiagnosticSpec renameMeans{"rename.means", Severity::error,
                                            "the new name changes the meaning of '{0}' here",
                                            "Choose a name that has no other meaning."};

} // namespace orrery::engine::diag
