// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/row_source.h"

#include <QHash>
#include <QVariantMap>

#include <optional>
#include <string>
#include <vector>

namespace orrery::widgets {

/// The tables that the user has chosen: the kind of table, the set of each kind, and the columns of each table.
class TableChoices {
public:
    const RowSource& source() const { return *m_source; }
    /// Returns the chosen set of a kind of table; empty if there is none.
    std::string setOf(const RowSource& source) const;
    std::string set() const { return setOf(*m_source); }
    void choose(const RowSource& source, const std::string& set);
    /// Returns the columns of the chosen table; nullopt before anyone knows them.
    std::optional<std::vector<TableColumn>> columns() const;
    /// Sets the columns that the user has chosen for the chosen table.
    void setColumns(std::vector<TableColumn> columns);
    /// Sets the columns of the chosen table, unless the user has chosen some. The session does not keep them.
    void setFirstColumns(const std::vector<TableColumn>& columns);
    /// Drops the columns that the user has not chosen. A new property can belong to them.
    void forgetFirstColumns() { m_firstColumnsOf.clear(); }

    QVariantMap toMap() const;
    void takeMap(const QVariantMap& map);

private:
    QString key() const;

    const RowSource* m_source = &rowSources().front();
    QHash<QString, QString> m_setOf; ///< by the name of the kind
    QHash<QString, std::vector<TableColumn>> m_columnsOf;
    QHash<QString, std::vector<TableColumn>> m_firstColumnsOf;
};

} // namespace orrery::widgets
