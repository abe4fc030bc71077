// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

namespace orrery::engine::diag {

// Reasons against a rename (I3.6).
inline constexpr DiagnosticSpec renameSame{"rename.same", Severity::error, "'{0}' is its name already",
                                           "Write another one."};
inline constexpr DiagnosticSpec renameNoId{
    "rename.no-id", Severity::error, "'{0}' cannot be the name of a {1}",
    "Use letters, digits and underscores, not beginning with a digit; groups, scenarios and texts take '-' and '.' "
    "as well."};
inline constexpr DiagnosticSpec renameTaken{"rename.taken", Severity::error, "there is a {1} '{0}' already",
                                            "Choose a name that nothing has yet."};
inline constexpr DiagnosticSpec renameShipped{
    "rename.shipped", Severity::error, "the {1} '{0}' belongs to the shipped vocabulary, which cannot be changed",
    "Declare one of your own, or give it a label."};
inline constexpr DiagnosticSpec renameUndefined{"rename.undefined", Severity::error,
                                                "the {1} '{0}' is defined nowhere in the project",
                                                "Names that the program itself brings along cannot be changed."};
inline constexpr DiagnosticSpec renameImplied{"rename.implied", Severity::error,
                                              "the string '{0}' is found by the id of what it names",
                                              "Rename that: the string goes along."};
inline constexpr DiagnosticSpec renameBreaks{"rename.breaks", Severity::error,
                                             "with the new name something would be wrong: {0}",
                                             "Choose another name, or mend that place first."};
inline constexpr DiagnosticSpec renameMeans{"rename.means", Severity::error,
                                            "with the new name, '{0}' would mean something else here",
                                            "Choose a name that means nothing else."};

} // namespace orrery::engine::diag
