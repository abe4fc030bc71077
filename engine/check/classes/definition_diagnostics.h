// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

namespace orrery::engine::diag {

// Problems of defines, functions, tables and aggregates of the content (X1.4, X3.3, V6.1).
inline constexpr DiagnosticSpec takenName{"check.taken-name", Severity::error, "'{0}' is already the name of {1}",
                                          "Give one of them another id."};
inline constexpr DiagnosticSpec unknownFormat{
    "check.unknown-format", Severity::error, "there is no format '{0}'",
    "The reference lists all formats. Write the id of an enumeration as its format."};
inline constexpr DiagnosticSpec definitionCircle{"check.definition-circle", Severity::error,
                                                 "these definitions form a cycle: {0}",
                                                 "Remove one of these references."};
inline constexpr DiagnosticSpec notConstant{"check.not-constant", Severity::error, "'{0}' is not constant",
                                            "Use only constants and other defines in a define."};
inline constexpr DiagnosticSpec unusedParameter{"check.unused-parameter", Severity::hint,
                                                "the value of '{0}' does not use its parameter '{1}'",
                                                "Use it, or remove it."};
inline constexpr DiagnosticSpec functionsTooDeep{"check.functions-too-deep", Severity::error,
                                                 "function calls in '{0}' are nested {1} deep; the limit is {2}",
                                                 "Combine some of these functions into one."};
inline constexpr DiagnosticSpec functionTooLarge{"check.function-too-large", Severity::error,
                                                 "'{0}' and the functions it calls take more than {1} steps",
                                                 "Call fewer functions in it."};

inline constexpr DiagnosticSpec keyOfFormat{
    "check.table-key", Severity::error, "{0} cannot be a key{1}",
    "Use numbers, texts or enumeration values as keys; match=\"below\" needs numbers."};
inline constexpr DiagnosticSpec noTableFile{
    "check.table-file", Severity::error, "there is no CSV file '{0}' in the project's folder",
    "Write the path relative to the project's folder, with '/' and the extension .csv."};
inline constexpr DiagnosticSpec noCsvColumn{"check.table-column", Severity::error,
                                            "the first line of '{0}' has no column '{1}'",
                                            "Add it to the first line, or remove the column from the table."};
inline constexpr DiagnosticSpec unknownCsvColumn{"check.table-unknown-column", Severity::warning,
                                                 "the table declares no column '{0}'",
                                                 "Add a <column> for it, or remove it: it is not read."};
inline constexpr DiagnosticSpec csvCells{"check.table-cells", Severity::error,
                                         "this row has {0} cells, but the first line has {1}",
                                         "Add or remove a comma."};
inline constexpr DiagnosticSpec csvTooLong{"check.table-too-long", Severity::error,
                                           "the table has more than {0} cells; the rest is not read",
                                           "Split it into several tables."};
inline constexpr DiagnosticSpec csvQuote{"check.table-quote", Severity::error, "{0}",
                                         "Write a quote inside a quoted cell twice."};
inline constexpr DiagnosticSpec missingCell{"check.table-missing-cell", Severity::error,
                                            "the row has no value for the column '{0}'", "Add it."};
inline constexpr DiagnosticSpec badCell{"check.table-bad-cell", Severity::error, "'{0}' is not a valid {1}",
                                        "Write a constant in the column's format."};
inline constexpr DiagnosticSpec keyTwice{"check.table-key-twice", Severity::error, "a row '{0}' already exists",
                                         "Keep one of them."};
inline constexpr DiagnosticSpec emptyTable{"check.empty-table", Severity::warning, "the table '{0}' has no rows",
                                           "Add a <row>, or name a file."};
inline constexpr DiagnosticSpec noColumns{"check.table-without-columns", Severity::error,
                                          "the table '{0}' has no columns", "Add a <column>."};

} // namespace orrery::engine::diag
