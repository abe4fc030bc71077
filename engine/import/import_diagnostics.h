// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

namespace orrery::engine::diag {

// Diagnostics about foreign content (F5). Each one carries a note with a suggestion.
inline constexpr DiagnosticSpec importNoFiles{"import.no-files", Severity::error,
                                              "'{0}' holds no techs, buildings or specials of FreeOrion",
                                              "Name the folder that techs.xml and buildings.xml stand in."};
inline constexpr DiagnosticSpec importNoStrings{"import.no-string-table", Severity::error,
                                                "there is no string table in this folder",
                                                "Put eng_stringtable.txt beside the XML files."};
inline constexpr DiagnosticSpec importBadString{"import.bad-string", Severity::error, "{0}",
                                                "A string is a line with its name and a line with its text."};
inline constexpr DiagnosticSpec importMissingString{"import.missing-string", Severity::error,
                                                    "no string table has '{0}'", "Add it to the table."};
inline constexpr DiagnosticSpec importUnknownElement{"import.unknown-element", Severity::error,
                                                     "<{0}> means nothing in <{1}>",
                                                     "It is kept as a comment; correct its name, or move it."};
inline constexpr DiagnosticSpec importMissingElement{"import.missing-element", Severity::error, "<{0}> has no <{1}>",
                                                     "Add it."};
inline constexpr DiagnosticSpec importRepeated{"import.repeated-element", Severity::error, "<{0}> has a second <{1}>",
                                               "The first one counts; take the other out."};
inline constexpr DiagnosticSpec importUnknownCondition{"import.unknown-condition", Severity::error,
                                                       "there is no condition '{0}'", "Correct its name."};
inline constexpr DiagnosticSpec importUnknownEffect{"import.unknown-effect", Severity::error,
                                                    "there is no effect '{0}'", "Correct its name."};
inline constexpr DiagnosticSpec importConditionCount{"import.condition-count", Severity::error,
                                                     "<{0}> holds {1} conditions instead of one",
                                                     "Put several into Condition::And or Condition::Or."};
inline constexpr DiagnosticSpec importUnknownValue{"import.unknown-value", Severity::error, "'{0}' is no {1}",
                                                   "Correct it."};
inline constexpr DiagnosticSpec importUndefined{"import.undefined", Severity::error, "no file defines the {0} '{1}'",
                                                "Define it, or correct the name."};
inline constexpr DiagnosticSpec importDuplicate{"import.duplicate", Severity::error, "the {0} '{1}' is defined twice",
                                                "The first one counts; rename the other."};
inline constexpr DiagnosticSpec importBadName{"import.bad-name", Severity::error, "'{0}' cannot be a name",
                                              "Names are letters, digits and underscores."};
inline constexpr DiagnosticSpec importExpression{"import.expression", Severity::error, "{0}",
                                                 "Write Source or Target, a dot, and what to read of it."};
inline constexpr DiagnosticSpec importUnqualified{"import.unqualified", Severity::error,
                                                  "'{0}' does not say whose it is", "Write Target.{0} or Source.{0}."};
inline constexpr DiagnosticSpec importStrayText{"import.stray-text", Severity::error,
                                                "text stands among the elements of <{0}>", "Take it out."};
inline constexpr DiagnosticSpec importAttribute{"import.attribute", Severity::error, "<{0}> takes no attributes",
                                                "Content of FreeOrion writes everything in elements."};
inline constexpr DiagnosticSpec importWrongRoot{"import.wrong-root", Severity::error,
                                                "the file's element is <{0}> instead of <XMLDoc>", "Rename it."};

} // namespace orrery::engine::diag
