// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/column_info.h"

#include "engine/content/expression_text.h"
#include "widgets/tables/csv_sheet.h"
#include "widgets/words/engine_text.h"

#include <array>

namespace orrery::widgets {

namespace {

using engine::Element;
using engine::ElementRow;
using engine::FormatKind;
using engine::ParameterKind;
using engine::ParameterSpec;
using engine::RowFamily;

constexpr std::array<std::string_view, 2> yesNo{"true", "false"};
bool takesNumbers(ParameterKind kind) {
    return kind == ParameterKind::number || kind == ParameterKind::integer;
}

/// Returns whether an attribute holds an expression. In rows of the format only truth values and some texts do.
bool isExpression(const ElementRow& row, const ParameterSpec& spec) {
    return row.family == RowFamily::format ? spec.kind == ParameterKind::boolean ||
                                                 (spec.kind == ParameterKind::text && spec.of == engine::expressionText)
                                           : engine::isFreeExpression(spec.kind);
}

} // namespace

ColumnInfo attributeInfo(const ElementRow& row, const ParameterSpec& spec) {
    ColumnInfo info;
    info.spec = spec;
    info.isKnown = true;
    info.isExpression = isExpression(row, spec);
    info.isNumber = takesNumbers(spec.kind) || (info.isExpression && spec.kind == ParameterKind::value);
    return info;
}

ColumnInfo propertyInfo(const engine::Vocabulary& vocabulary, std::string_view id) {
    ColumnInfo info;
    const auto index = vocabulary.findProperty(id);
    if (!index) {
        info.spec = {.kind = ParameterKind::text};
        return info;
    }
    const engine::Property& property = vocabulary.properties()[*index];
    info.spec = {.name = "value",
                 .kind = ParameterKind::text,
                 .fallback = property.defaultText,
                 .label = property.label.empty() ? property.id : property.label,
                 .help = property.help};
    info.isKnown = true;
    switch (property.format.kind) {
    case FormatKind::number:
        info.spec.kind = ParameterKind::number;
        info.isNumber = true;
        break;
    case FormatKind::boolean:
        info.spec.kind = ParameterKind::choice;
        info.spec.choices = yesNo;
        break;
    case FormatKind::enumeration:
        info.spec.kind = ParameterKind::enumerator;
        info.spec.of = vocabulary.enumerations()[property.format.enumeration].id;
        break;
    case FormatKind::objectClass:
        info.spec.kind = ParameterKind::objectClass;
        break;
    case FormatKind::classList:
        info.spec.kind = ParameterKind::objectClass;
        info.spec.isList = true;
        break;
    case FormatKind::objectType:
        info.spec.kind = ParameterKind::objectType;
        break;
    default:
        break;
    }
    return info;
}

ColumnInfo columnInfo(const engine::Vocabulary& vocabulary, Element sample, const TableColumn& column) {
    const ElementRow row = engine::rowOf(sample, vocabulary);
    ColumnInfo info;
    if (column.attribute.empty()) {
        info.spec = {.kind = row.isHolder() ? ParameterKind::value : ParameterKind::text, .help = row.help};
        info.isExpression = row.isHolder() || row.expression != nullptr;
        info.isNumber = info.isExpression;
        info.isKnown = row.isKnown();
    } else {
        const engine::ElementAttributes attributes = engine::attributesOf(sample, row, vocabulary);
        if (const ParameterSpec* const spec = attributes.find(column.attribute)) {
            info = attributeInfo(row, *spec);
        } else {
            info.spec = {.kind = ParameterKind::text};
        }
        info.words = attributes.words;
    }
    if (!column.steps.empty()) {
        info.element = row.isKnown() ? row.label : sample.tag();
    }
    return info;
}

ColumnInfo csvInfo(const CsvSheet& sheet, Element table, std::size_t column) {
    ColumnInfo info;
    info.spec = {.kind = ParameterKind::text};
    if (column >= sheet.columnCount()) {
        return info; // the file has lost the column
    }
    info.spec.label = sheet.heading(column);
    info.isKnown = true;
    std::string format = column == 0 && table.tree != nullptr ? table.value("key") : std::string();
    for (const Element one : table.tree != nullptr && column > 0 ? table.children() : std::vector<Element>()) {
        if (one.tag() == "column" && one.value("id") == info.spec.label) {
            format = one.value("format");
        }
    }
    info.isNumber = format == "number";
    info.spec.kind = info.isNumber ? ParameterKind::number : ParameterKind::text;
    return info;
}

void addAliases(const engine::Vocabulary& vocabulary, TableColumn& column) {
    if (!column.isProperty()) {
        return;
    }
    if (const auto index = vocabulary.findProperty(column.steps.front().value)) {
        const engine::Property& property = vocabulary.properties()[*index];
        column.steps.front().aliases = property.aliases;
        column.steps.front().aliases.push_back(property.id);
    }
}

QString columnTitle(const TableColumn& column, const ColumnInfo& info) {
    const QString label =
        info.spec.label.empty() ? QString::fromStdString(column.attribute) : engineText(info.spec.label);
    if (column.steps.empty() || info.element.empty()) {
        return column.isProperty() && info.spec.label.empty() ? QString::fromStdString(column.steps.front().value)
                                                              : label;
    }
    QStringList parts;
    for (const ColumnStep& step : column.steps) {
        if (step.tag == "group" && !step.value.empty() && &step != &column.steps.back()) {
            parts << QString::fromStdString(step.value);
        }
    }
    parts << engineText(info.element);
    if (const std::string& subject = column.steps.back().value; !subject.empty()) {
        parts.back() += QLatin1Char(' ') + QString::fromStdString(subject);
    }
    if (!label.isEmpty()) {
        parts << label;
    }
    QString title = parts.join(QStringLiteral(" · "));
    return column.number == 0 ? title : title + QStringLiteral(" (%1)").arg(column.number + 1);
}

QString columnWay(const TableColumn& column) {
    QStringList way;
    for (const ColumnStep& step : column.steps) {
        way << QString::fromStdString(step.value.empty() ? step.tag : step.tag + ' ' + step.value);
    }
    const QString element = way.join(QLatin1Char('/'));
    const QString attribute = QString::fromStdString(column.attribute);
    return element.isEmpty() ? attribute : attribute.isEmpty() ? element : element + QStringLiteral(" · ") + attribute;
}

} // namespace orrery::widgets
