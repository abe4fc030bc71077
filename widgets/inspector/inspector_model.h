// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/index.h"
#include "engine/program/world.h"
#include "engine/turn/session.h"

#include <QAbstractTableModel>
#include <QString>

#include <optional>
#include <vector>

namespace orrery::widgets {

/// Every property, meter, stockpile and variable of one object, with its change in the last step (I4.3). The variables
/// of the whole run come last. The model holds plain values from a session. Each cell with a value has its column of
/// the universe, or its variable, so that the value can be explained.
class InspectorModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { name, current, maximum, change, columnCount_ };
    /// The universe's column of a cell, as int; -1 if there is none.
    static constexpr int UniverseColumnRole = Qt::UserRole;
    /// The target of a value: the row of the object that it refers to, or the class's place as FileRole, BeginRole,
    /// EndRole.
    static constexpr int ObjectRole = Qt::UserRole + 1;
    static constexpr int FileRole = Qt::UserRole + 2;
    static constexpr int BeginRole = Qt::UserRole + 3;
    static constexpr int EndRole = Qt::UserRole + 4;
    /// The variable of a line, as int (-1 if there is none), and the number of the object's part that has it.
    static constexpr int VariableRole = Qt::UserRole + 5;
    static constexpr int PartRole = Qt::UserRole + 6;

    using QAbstractTableModel::QAbstractTableModel;

    /// Reads the object at the turn shown. If the object does not exist, the model is empty.
    void show(const engine::Session& session, engine::Row row);
    void clear();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// Returns the cell of a column of the universe; invalid if there is none.
    QModelIndex indexOf(engine::ColumnId column) const;
    /// Returns the cell of a variable of the object or of one of its parts.
    QModelIndex indexOf(engine::VariableIndex variable, engine::PartNumber part) const;
    /// Returns the variable of a cell.
    std::optional<engine::VariableCell> variableAt(const QModelIndex& index) const;
    /// Returns the content's name for a row (I3.5); nullopt for a row that only the program defines.
    std::optional<engine::NameKey> nameAt(const QModelIndex& index) const;

private:
    struct Line {
        QString name;
        QString help;
        QString current;
        QString maximum;
        double change = 0.0;
        bool isNumber = false;
        std::optional<engine::Row> object; ///< the object that the value refers to
        engine::Location where;            ///< the place of the class that the value refers to
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
