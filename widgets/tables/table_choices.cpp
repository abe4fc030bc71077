// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/table_choices.h"

#include <QJsonArray>

#include <utility>

namespace orrery::widgets {

namespace {

QString nameOf(const RowSource& source) {
    return QString::fromUtf8(source.name.data(), static_cast<qsizetype>(source.name.size()));
}

} // namespace

QString TableChoices::key() const {
    return nameOf(*m_source) + QLatin1Char('/') + m_setOf.value(nameOf(*m_source));
}

std::string TableChoices::setOf(const RowSource& source) const {
    return m_setOf.value(nameOf(source)).toStdString();
}

void TableChoices::choose(const RowSource& source, const std::string& set) {
    m_source = &source;
    m_setOf[nameOf(source)] = QString::fromStdString(set);
}

std::optional<std::vector<TableColumn>> TableChoices::columns() const {
    for (const auto* const columns : {&m_columnsOf, &m_firstColumnsOf}) {
        if (const auto found = columns->constFind(key()); found != columns->constEnd()) {
            return *found;
        }
    }
    return std::nullopt;
}

void TableChoices::setColumns(std::vector<TableColumn> columns) {
    m_columnsOf[key()] = std::move(columns);
}

void TableChoices::setFirstColumns(const std::vector<TableColumn>& columns) {
    m_firstColumnsOf[key()] = columns;
}

QVariantMap TableChoices::toMap() const {
    QVariantMap sets;
    for (auto one = m_setOf.begin(); one != m_setOf.end(); ++one) {
        sets.insert(one.key(), one.value());
    }
    QVariantMap columns;
    for (auto one = m_columnsOf.begin(); one != m_columnsOf.end(); ++one) {
        QJsonArray list;
        for (const TableColumn& column : one.value()) {
            list.append(column.toJson());
        }
        columns.insert(one.key(), list.toVariantList());
    }
    return {{QStringLiteral("source"), nameOf(*m_source)},
            {QStringLiteral("sets"), sets},
            {QStringLiteral("columns"), columns}};
}

void TableChoices::takeMap(const QVariantMap& map) {
    m_source = &rowSource(map.value(QStringLiteral("source")).toString().toStdString());
    m_setOf.clear();
    const QVariantMap sets = map.value(QStringLiteral("sets")).toMap();
    for (auto one = sets.begin(); one != sets.end(); ++one) {
        m_setOf.insert(one.key(), one.value().toString());
    }
    m_columnsOf.clear();
    const QVariantMap columns = map.value(QStringLiteral("columns")).toMap();
    for (auto one = columns.begin(); one != columns.end(); ++one) {
        std::vector<TableColumn> list;
        for (const QJsonValue& json : QJsonArray::fromVariantList(one.value().toList())) {
            if (auto column = TableColumn::fromJson(json.toObject())) {
                list.push_back(std::move(*column));
            }
        }
        m_columnsOf.insert(one.key(), std::move(list));
    }
}

} // namespace orrery::widgets
