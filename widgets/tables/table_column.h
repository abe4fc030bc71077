// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element.h"

#include <QJsonObject>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::widgets {

/// One step from an element down to the element of a cell: a tag, and perhaps the value of one attribute.
struct ColumnStep {
    std::string tag;
    std::string key{};                  ///< name of the attribute that selects the element; empty: any element
    std::string value{};                ///< value of that attribute
    std::vector<std::string> aliases{}; ///< other spellings of that value

    bool matches(engine::Element element) const;
    friend bool operator==(const ColumnStep& a, const ColumnStep& b) {
        return a.tag == b.tag && a.key == b.key && a.value == b.value;
    }
};

/// A column of a table of elements: the way from the element of a row to a value (I6.1). Each row of the table is an
/// element, and the same column leads to one value in each of them.
struct TableColumn {
    std::vector<ColumnStep> steps{}; ///< empty: the value belongs to the element of the row itself
    std::uint32_t number = 0;        ///< number of elements in the row that also match the steps and come before
    std::string attribute{};         ///< name of the attribute; empty: the text of the element

    /// Returns whether the column is the value of a property of a class. A class without that element can get it.
    bool isProperty() const;
    QJsonObject toJson() const;
    /// Returns nullopt if the object is no column.
    static std::optional<TableColumn> fromJson(const QJsonObject& json);
    friend bool operator==(const TableColumn&, const TableColumn&) = default;
};

/// Returns the column of an attribute of the row's element.
TableColumn attributeColumn(std::string_view attribute);
/// Returns the column of a property of a class.
TableColumn propertyColumn(std::string_view property);

/// Returns the element of a cell. Returns no element if the row does not have it.
engine::Element cellElement(engine::Element row, const TableColumn& column);
/// Returns the decoded text of a cell; nullopt if the text does not contain the attribute.
/// @param element result of cellElement(), or no element
std::optional<std::string> cellText(engine::Element element, const TableColumn& column);

} // namespace orrery::widgets
