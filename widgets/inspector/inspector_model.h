// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/knowledge/index.h"
#include "engine/program/world.h"
#include "engine/turn/session.h"

#include <QAbstractTableModel>
#include <QString>

#include <optional>
#include <vector>

namespace orrery::widgets {

/// Every property, meter, stockpile and variable of one object, with its change in the last step (I4.3); the variables
/// of the whole run stand last. Plain values taken from a session; each cell with a value knows its column of the
/// universe, or its variable, so that it can be explained.
class InspectorModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { name, current, maximum, change, columnCount_ };
    /// The universe's column behind a cell, as int; -1 where there is none.
    static constexpr int UniverseColumnRole = Qt::UserRole;
    /// Where a value leads: the row of the object that it names, or the class's place as FileRole, BeginRole, EndRole.
    static constexpr int ObjectRole = Qt::UserRole + 1;
    static constexpr int FileRole = Qt::UserRole + 2;
    static constexpr int BeginRole = Qt::UserRole + 3;
    static constexpr int EndRole = Qt::UserRole + 4;
    /// The variable behind a line, as int; -1 where there is none. And the number of the object's part that has it.
    static constexpr int VariableRole = Qt::UserRole + 5;
    static constexpr int PartRole = Qt::UserRole + 6;

    using QAbstractTableModel::QAbstractTableModel;

    /// Reads the object at the turn looked at. An object that is not there empties the model.
    void show(const engine::Session& session, engine::Row row);
    void clear();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// The cell that shows a column of the universe; invalid where none does.
    QModelIndex indexOf(engine::ColumnId column) const;
    /// The cell that shows a variable, of the object or of one of its parts.
    QModelIndex indexOf(engine::VariableIndex variable, engine::PartNumber part) const;
    /// The variable that a cell shows.
    std::optional<engine::VariableCell> variableAt(const QModelIndex& index) const;
    /// What a row shows, by its name in the content (I3.5); nullopt of what only the program knows.
    std::optional<engine::NameKey> nameAt(const QModelIndex& index) const;

private:
    struct Line {
        QString name;
        QString help;
        QString current;
        QString maximum;
        double change = 0.0;
        bool isNumber = false;
        std::optional<engine::Row> object; ///< that the value names
        engine::Location where;            ///< of the class that the value names
        bool isLink() const { return object || where.file.isValid(); }
        std::optional<engine::ColumnId> currentColumn;
        std::optional<engine::ColumnId> maximumColumn;
        std::optional<engine::VariableCell> variable;
        std::optional<engine::NameKey> key{};
    };

    void addVariables(const engine::Session& session, engine::Row row);
    static void addLink(Line& line, const engine::View& view, engine::Row row);

    std::vector<Line> m_lines;
};

} // namespace orrery::widgets
