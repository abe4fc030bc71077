// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

namespace orrery::engine::diag {

// Diagnostics about foreign content (F5). Each one carries a note with a suggestion.
inline constexpr DiagnosticSpec importNoFiles{"import.no-files", Severity::error,
                                              "'{0}' contains no FreeOrion techs, buildings or specials",
                                              "Choose the folder that contains techs.xml and buildings.xml."};
inline constexpr DiagnosticSpec importNoStrings{"import.no-string-table", Severity::error,
                                                "there is no string table in this folder",
                                                "Put eng_stringtable.txt beside the XML files."};
inline constexpr DiagnosticSpec importBadString{"import.bad-string", Severity::error, "{0}",
                                                "Write each string as two lines: first its name, then its text."};
inline constexpr DiagnosticSpec importMissingString{"import.missing-string", Severity::error,
                                                    "no string table contains '{0}'", "Add it to the table."};
inline constexpr DiagnosticSpec importUnknownElement{"import.unknown-element", Severity::error,
                                                     "<{0}> is not allowed in <{1}>",
                                                     "Correct its name, or move it. The import keeps it as a comment."};
inline constexpr DiagnosticSpec importMissingElement{"import.missing-element", Severity::error, "<{0}> has no <{1}>",
                                                     "Add it."};
inline constexpr DiagnosticSpec importRepeated{"import.repeated-element", Severity::error, "<{0}> has a second <{1}>",
                                               "Remove one of them. The import uses the first one."};
inline constexpr DiagnosticSpec importUnknownCondition{"import.unknown-condition", Severity::error,
                                                       "there is no condition '{0}'", "Correct its name."};
inline constexpr DiagnosticSpec importUnknownEffect{"import.unknown-effect", Severity::error,
                                                    "there is no effect '{0}'", "Correct its name."};
inline constexpr DiagnosticSpec importConditionCount{
    "import.condition-count", Severity::error, "<{0}> contains {1} conditions instead of one",
    "Combine several conditions with Condition::And or Condition::Or."};
inline constexpr DiagnosticSpec importUnknownValue{"import.unknown-value", Severity::error, "'{0}' is not a valid {1}",
                                                   "Correct it."};
inline constexpr DiagnosticSpec importUndefined{"import.undefined", Severity::error, "no file defines the {0} '{1}'",
                                                "Define it, or correct the name."};
inline constexpr DiagnosticSpec importDuplicate{"import.duplicate", Severity::error, "the {0} '{1}' is defined twice",
                                                "Rename one of them. The import uses the first one."};
inline constexpr DiagnosticSpec importBadName{"import.bad-name", Severity::error, "'{0}' is not a valid name",
                                              "Use letters, digits and underscores."};
inline constexpr DiagnosticSpec importExpression{
    "import.expression", Severity::error, "{0}",
    "Write Source or Target, a dot and a name, such as Source.MaxIndustry."};
inline constexpr DiagnosticSpec importUnqualified{"import.unqualified", Severity::error,
                                                  "the object of '{0}' is missing", "Write Target.{0} or Source.{0}."};
inline constexpr DiagnosticSpec importStrayText{"import.stray-text", Severity::error,
                                                "unexpected text between the elements of <{0}>", "Remove the text."};
inline constexpr DiagnosticSpec importAttribute{"import.attribute", Severity::error, "<{0}> cannot have attributes",
                                                "Write each value as an element. FreeOrion content has no attributes."};
inline constexpr DiagnosticSpec importWrongRoot{"import.wrong-root", Severity::error,
                                                "the root element is <{0}> instead of <XMLDoc>", "Rename it."};

} // namespace orrery::engine::diag
