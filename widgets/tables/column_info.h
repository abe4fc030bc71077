// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/schema.h"
#include "engine/vocabulary/vocabulary.h"
#include "widgets/tables/table_column.h"

#include <QString>

#include <deque>
#include <memory>
#include <string>
#include <string_view>

namespace orrery::widgets {

class CsvSheet;

/// The values that a column accepts, and the words for its heading.
struct ColumnInfo {
    engine::ParameterSpec spec{};
    std::shared_ptr<const std::deque<std::string>> words{}; ///< owner of texts in `spec` that content defines
    std::string_view element{}; ///< label of the element that has the value; empty: the element of the row itself
    bool isExpression = false;  ///< true if any expression is valid
    bool isNumber = false;      ///< true if the values are numbers, or expressions that give numbers
    bool isKnown = false;       ///< false if the format does not know the attribute
};

/// Describes the values of an attribute of an element. @param row row of the element
ColumnInfo attributeInfo(const engine::ElementRow& row, const engine::ParameterSpec& spec);
/// Describes the values of a property of a class.
ColumnInfo propertyInfo(const engine::Vocabulary& vocabulary, std::string_view id);
/// Describes a column by an element that has it.
ColumnInfo columnInfo(const engine::Vocabulary& vocabulary, engine::Element sample, const TableColumn& column);
/// Describes a column of a CSV file. @param table declaration of the lookup table
ColumnInfo csvInfo(const CsvSheet& sheet, engine::Element table, std::size_t column);
/// Adds the aliases of a property to its column, because classes may use them.
void addAliases(const engine::Vocabulary& vocabulary, TableColumn& column);

/// Returns the heading of a column, in the language of the window. Any thread may call this.
QString columnTitle(const TableColumn& column, const ColumnInfo& info);
/// Returns the way to the value, as a designer reads it in the text: "group/effects/raise-max-meter · to".
QString columnWay(const TableColumn& column);

} // namespace orrery::widgets
