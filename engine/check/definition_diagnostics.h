// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

namespace orrery::engine::diag {

// Problems of defines, functions, tables and aggregates of the content (X1.4, X3.3, V6.1).
inline constexpr DiagnosticSpec takenName{"check.taken-name", Severity::error, "'{0}' is already the name of {1}",
                                          "Give one of them another id."};
inline constexpr DiagnosticSpec unknownFormat{"check.unknown-format", Severity::error, "there is no format '{0}'",
                                              "The reference lists all formats; enumerations go by their id."};
inline constexpr DiagnosticSpec definitionCircle{"check.definition-circle", Severity::error,
                                                 "these need one another, so none can be worked out: {0}",
                                                 "Take one of them out of another."};
inline constexpr DiagnosticSpec notConstant{"check.not-constant", Severity::error, "'{0}' is not constant",
                                            "A define is made of constants and other defines."};
inline constexpr DiagnosticSpec unusedParameter{"check.unused-parameter", Severity::hint,
                                                "the value of '{0}' does not use its parameter '{1}'",
                                                "Use it, or take it out."};
inline constexpr DiagnosticSpec functionsTooDeep{"check.functions-too-deep", Severity::error,
                                                 "'{0}' calls functions that call others, {1} deep; {2} is the most",
                                                 "Work out more of it in one function."};
inline constexpr DiagnosticSpec functionTooLarge{"check.function-too-large", Severity::error,
                                                 "'{0}' takes more than {1} steps with all that it calls",
                                                 "Call less in it."};

inline constexpr DiagnosticSpec keyOfFormat{"check.table-key", Severity::error, "{0} cannot be a key{1}",
                                            "Keys are numbers, texts, or values of an enumeration."};
inline constexpr DiagnosticSpec noTableFile{"check.table-file", Severity::error,
                                            "there is no CSV file '{0}' in the project's folder",
                                            "Paths are relative to the folder, with '/', and end in .csv."};
inline constexpr DiagnosticSpec noCsvColumn{"check.table-column", Severity::error,
                                            "the first line of '{0}' names no column '{1}'",
                                            "Name it there, or take the column out."};
inline constexpr DiagnosticSpec unknownCsvColumn{"check.table-unknown-column", Severity::warning,
                                                 "the table declares no column '{0}'",
                                                 "Add a <column>, or take it out: it is not read."};
inline constexpr DiagnosticSpec csvCells{"check.table-cells", Severity::error,
                                         "this row has {0} cells, and the first line {1}", "Add or take out a comma."};
inline constexpr DiagnosticSpec csvTooLong{"check.table-too-long", Severity::error,
                                           "the table has more than {0} cells; the rest is not read",
                                           "Split it into several tables."};
inline constexpr DiagnosticSpec csvQuote{"check.table-quote", Severity::error, "{0}",
                                         "A quote within a quoted cell is written twice."};
inline constexpr DiagnosticSpec missingCell{"check.table-missing-cell", Severity::error,
                                            "the row has no value for the column '{0}'", "Add it."};
inline constexpr DiagnosticSpec badCell{"check.table-bad-cell", Severity::error, "'{0}' is no {1}",
                                        "Write a constant in the column's format."};
inline constexpr DiagnosticSpec keyTwice{"check.table-key-twice", Severity::error, "there is a row '{0}' already",
                                         "Keep one of them."};
inline constexpr DiagnosticSpec emptyTable{"check.empty-table", Severity::warning, "the table '{0}' has no rows",
                                           "Add a <row>, or name a file."};
inline constexpr DiagnosticSpec noColumns{"check.table-without-columns", Severity::error,
                                          "the table '{0}' has no columns", "Add a <column>."};

} // namespace orrery::engine::diag
