// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element_rows_common.h"

#include <array>

// Functions, tables and aggregates that content defines (V6.1, X3.3).
namespace orrery::engine::rows {

inline constexpr std::array<std::string_view, 2> matches{"exact", "below"};

inline constexpr ParameterSpec languageFormatAttribute{.name = "format",
                                                       .kind = Kind::format,
                                                       .fallback = "number",
                                                       .label = "Format",
                                                       .help =
                                                           "The format of the value: number, boolean, text, pair, "
                                                           "dice, object, class, type, or the id of an enumeration."};

inline constexpr std::array functionParameterAttributes{
    ParameterSpec{.name = "name",
                  .kind = Kind::name,
                  .required = true,
                  .label = "Name",
                  .help = "The name of the parameter in the function's expression."},
    languageFormatAttribute, helpAttribute};
inline constexpr ElementSpec functionParameterElement{.tag = "parameter",
                                                      .label = "Parameter",
                                                      .help = "A value passed to the function.",
                                                      .sentence = "parameter {name} · {format}",
                                                      .attributes = functionParameterAttributes,
                                                      .defines = NameKind::parameter};
inline constexpr std::array functionAttributes{
    idAttribute,
    ParameterSpec{.name = "result",
                  .kind = Kind::format,
                  .label = "Result",
                  .help = "The format of the result. Default: the format of the value."},
    ParameterSpec{.name = "value",
                  .kind = Kind::text,
                  .of = "expression",
                  .required = true,
                  .label = "Value",
                  .help = "The result, as an expression of the parameters."},
    helpAttribute};
inline constexpr std::array<const ElementSpec*, 1> functionChildren{&functionParameterElement};
inline constexpr ElementSpec functionElement{.tag = "function",
                                             .label = "Function",
                                             .help = "A function that every expression can call by its id.",
                                             .sentence = "function {id} = {value}[ · result {result}]",
                                             .attributes = functionAttributes,
                                             .children = functionChildren,
                                             .defines = NameKind::function};

inline constexpr std::array columnAttributes{idAttribute, languageFormatAttribute, helpAttribute};
inline constexpr ElementSpec columnElement{.tag = "column",
                                           .label = "Column",
                                           .help = "One value of each row.",
                                           .sentence = "column {id} · {format}",
                                           .attributes = columnAttributes,
                                           .defines = NameKind::column};
inline constexpr std::array rowAttributes{ParameterSpec{.name = "key",
                                                        .kind = Kind::text,
                                                        .required = true,
                                                        .label = "Key",
                                                        .help = "The key that lookup uses to find the row."}};
inline constexpr ElementSpec rowElement{.tag = "row",
                                        .label = "Row",
                                        .help = "One row: its key, and a value for each column.",
                                        .sentence = "row {key}",
                                        .attributes = rowAttributes,
                                        .takesColumns = true};
inline constexpr std::array tableAttributes{
    idAttribute,
    ParameterSpec{.name = "file",
                  .kind = Kind::tableFile,
                  .label = "File",
                  .help = "A CSV file of the project. Its first line names the columns. Its first column is the key."},
    ParameterSpec{.name = "key",
                  .kind = Kind::format,
                  .fallback = "number",
                  .label = "Key",
                  .help = "The format of the key: number, text, or the id of an enumeration."},
    ParameterSpec{.name = "match",
                  .kind = Kind::choice,
                  .choices = matches,
                  .fallback = "exact",
                  .label = "Match",
                  .help = "exact: the row with the requested key. below: the last row whose key is at most the "
                          "requested key, for numbers only."},
    helpAttribute};
inline constexpr std::array<const ElementSpec*, 2> tableChildren{&columnElement, &rowElement};
inline constexpr ElementSpec tableElement{.tag = "table",
                                          .label = "Table",
                                          .help = "Rows of values that lookup finds by their key.",
                                          .sentence = "table {id}[ from {file}][ · key {key}][ · match {match}]",
                                          .attributes = tableAttributes,
                                          .children = tableChildren,
                                          .defines = NameKind::table};

inline constexpr std::array aggregateAttributes{
    idAttribute,
    ParameterSpec{.name = "start",
                  .kind = Kind::number,
                  .fallback = "0",
                  .label = "Start",
                  .help = "The total before the first value."},
    ParameterSpec{.name = "step",
                  .kind = Kind::text,
                  .of = "expression",
                  .required = true,
                  .label = "Step",
                  .help = "The new total, computed from total and value."},
    ParameterSpec{.name = "finish",
                  .kind = Kind::text,
                  .of = "expression",
                  .label = "Finish",
                  .help = "The result, computed from total and count. Default: the total."},
    ParameterSpec{.name = "empty",
                  .kind = Kind::number,
                  .fallback = "0",
                  .label = "Empty",
                  .help = "The result if there are no values."},
    helpAttribute};
inline constexpr ElementSpec aggregateElement{
    .tag = "aggregate",
    .label = "Aggregate",
    .help = "A function that combines the numbers of many objects into one number.",
    .sentence = "aggregate {id} · step {step}[ · start {start}][ · finish {finish}][ · if empty {empty}]",
    .attributes = aggregateAttributes,
    .defines = NameKind::aggregate};

} // namespace orrery::engine::rows
