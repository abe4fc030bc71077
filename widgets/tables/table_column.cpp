// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/table_column.h"

#include <QJsonArray>

#include <algorithm>
#include <span>

namespace orrery::widgets {

namespace {

using engine::Element;

/// Returns the element number `left` that matches the steps; counts `left` down for each earlier one.
Element find(Element around, std::span<const ColumnStep> steps, std::uint32_t& left) {
    for (const std::uint32_t index : around.tree->elements(around.index)) {
        const Element child{around.tree, index};
        if (!steps.front().matches(child)) {
            continue;
        }
        if (steps.size() > 1) {
            if (const Element found = find(child, steps.subspan(1), left); found.tree != nullptr) {
                return found;
            }
        } else if (left-- == 0) {
            return child;
        }
    }
    return {};
}

} // namespace

bool ColumnStep::matches(Element element) const {
    if (element.tag() != tag) {
        return false;
    }
    if (key.empty()) {
        return true;
    }
    const engine::XmlAttribute* const given = element.tree->attribute(element.index, key);
    if (given == nullptr) {
        return false;
    }
    // Most values need no decoding. A table of ten thousand classes compares millions of them (P3.5).
    const std::string_view raw = element.tree->slice(given->value);
    const auto isOne = [&](std::string_view one) {
        return one == value || std::ranges::find(aliases, one) != aliases.end();
    };
    return isOne(raw) || (raw.find_first_of("& \t\r\n") != std::string_view::npos && isOne(element.value(key)));
}

bool TableColumn::isProperty() const {
    return steps.size() == 1 && steps.front().tag == "property" && steps.front().key == "name" && number == 0 &&
           attribute == "value";
}

QJsonObject TableColumn::toJson() const {
    QJsonArray way;
    for (const ColumnStep& step : steps) {
        way.append(QJsonArray{QString::fromStdString(step.tag), QString::fromStdString(step.key),
                              QString::fromStdString(step.value)});
    }
    return {{QStringLiteral("steps"), way},
            {QStringLiteral("number"), static_cast<int>(number)},
            {QStringLiteral("attribute"), QString::fromStdString(attribute)}};
}

std::optional<TableColumn> TableColumn::fromJson(const QJsonObject& json) {
    TableColumn column;
    for (const QJsonValue& one : json.value(QStringLiteral("steps")).toArray()) {
        const QJsonArray step = one.toArray();
        column.steps.push_back({step.at(0).toString().toStdString(), step.at(1).toString().toStdString(),
                                step.at(2).toString().toStdString()});
        if (column.steps.back().tag.empty()) {
            return std::nullopt;
        }
    }
    column.number = static_cast<std::uint32_t>(std::max(0, json.value(QStringLiteral("number")).toInt()));
    column.attribute = json.value(QStringLiteral("attribute")).toString().toStdString();
    return column.steps.empty() && column.attribute.empty() ? std::nullopt : std::optional(std::move(column));
}

TableColumn attributeColumn(std::string_view attribute) {
    return {{}, 0, std::string(attribute)};
}

TableColumn propertyColumn(std::string_view property) {
    return {{{"property", "name", std::string(property)}}, 0, "value"};
}

Element cellElement(Element row, const TableColumn& column) {
    std::uint32_t left = column.number;
    return column.steps.empty() ? row : find(row, column.steps, left);
}

std::optional<std::string> cellText(Element element, const TableColumn& column) {
    if (element.tree == nullptr) {
        return std::nullopt;
    }
    if (!column.attribute.empty()) {
        return element.has(column.attribute) ? std::optional(element.tree->value(element.index, column.attribute))
                                             : std::nullopt;
    }
    std::string text = element.tree->text(element.index);
    return text.empty() ? std::nullopt : std::optional(std::move(text));
}

} // namespace orrery::widgets
