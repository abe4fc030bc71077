// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/index.h"
#include "engine/program/world.h"
#include "engine/turn/session.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace orrery::widgets {

/// The values of an object in an earlier run, with which the present one is compared (I4.9).
struct EarlierValues {
    QString run;                ///< short name of the earlier run
    QHash<int, QString> values; ///< by column of the universe: texts of the values that differ
    bool exists = true;         ///< false: the earlier run does not have the object
    bool isKnown = true;        ///< false: the present turn is not compared yet, so the column is empty
};

/// A value of an object in a saved game of another program (G4.5).
struct SavedValue {
    double value = 0.0;
    bool isEqual = true; ///< the run has the same value, within the tolerance of the comparison
};
/// The saved values of an object, by column of the universe.
using SavedValues = QHash<int, SavedValue>;

/// Every property, meter, stockpile and variable of one object, with its change in the last step (I4.3). The variables
/// of the whole run come last. The model contains plain values from a session. Each cell with a value also has its
/// column of the universe, or its variable, for the breakdown.
class InspectorModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { name, current, maximum, change, sinceMark, earlier, saved, columnCount_ };
    /// The column of the universe for a cell, as int; -1 if there is none.
    static constexpr int UniverseColumnRole = Qt::UserRole;
    /// The destination of a value that is a link. Either this is the row of an object, or the next three roles are the
    /// place of a class.
    static constexpr int ObjectRole = Qt::UserRole + 1;
    static constexpr int FileRole = Qt::UserRole + 2;
    static constexpr int BeginRole = Qt::UserRole + 3;
    static constexpr int EndRole = Qt::UserRole + 4;
    /// The variable of a line, as int (-1 if there is none), and the number of the part that has it.
    static constexpr int VariableRole = Qt::UserRole + 5;
    static constexpr int PartRole = Qt::UserRole + 6;

    using QAbstractTableModel::QAbstractTableModel;

    /// Reads an object at the session's turn. If the universe has no such row, the model is empty.
    /// @param markedTurn a computed turn: the column sinceMark has the changes since the end of this turn; nullopt: the
    /// model does not have this column
    void show(const engine::Session& session, engine::Row row, std::optional<std::uint32_t> markedTurn = std::nullopt);
    /// Does the same, but without the changes of variables. They need the whole state of an earlier turn.
    void showWithoutChanges(const engine::Session& session, engine::Row row, std::optional<std::uint32_t> markedTurn);
    /// Adds a part of these changes: first since the last turn, then since the marked turn. Takes only a few
    /// milliseconds. The session must be at the same turn as before. Returns whether more are missing.
    bool addChangesOfVariables(const engine::Session& session);
    void clear();
    /// Sets the values of the column `earlier`. The model has this column if it shows an object while they are set.
    void setEarlier(std::optional<EarlierValues> values);
    bool hasEarlier() const { return m_earlierValues.has_value(); }
    /// Returns the text of a value in the earlier run; nullopt if it is the same there, or not known.
    std::optional<QString> earlierText(engine::ColumnId column) const;
    /// Sets the values of the column `saved`, for the next object that is shown; nullopt: the model does not have this
    /// column.
    void setSaved(std::optional<SavedValues> values) { m_nextSaved = std::move(values); }
    bool hasSaved() const { return m_saved.has_value(); }
    /// Returns the saved value of a column; nullopt if there is none.
    std::optional<SavedValue> savedValue(engine::ColumnId column) const;
    /// Returns the text of a saved value. A value that differs has as many digits as it takes to see that.
    QString savedText(const SavedValue& value, engine::ColumnId column) const;
    /// Returns the short name of the earlier run; empty if there is none.
    QString earlierRun() const { return m_earlierValues ? m_earlierValues->run : QString(); }

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
    /// Returns the name in the content for a line (I3.5); nullopt if the program defines the name.
    std::optional<engine::NameKey> nameAt(const QModelIndex& index) const;

private:
    struct Line {
        QString name;
        QString help;
        QString current;
        QString maximum;
        double change = 0.0;
        double sinceMark = 0.0;
        bool isNumber = false;
        std::optional<engine::Row> object; ///< object to which the value refers
        engine::Location where;            ///< place of the class to which the value refers
        bool isLink() const { return object || where.file.isValid(); }
        std::optional<engine::ColumnId> currentColumn;
        std::optional<engine::ColumnId> maximumColumn;
        std::optional<engine::VariableCell> variable;
        std::optional<engine::NameKey> key{};
    };

    QString earlierTextOf(const Line& line) const;
    QString savedTextOf(const Line& line, bool hasSign) const;
    bool isAsSaved(const Line& line) const;
    void forgetMissing();
    void addVariables(const engine::Session& session, engine::Row row);
    static void addLink(Line& line, const engine::View& view, engine::Row row);

    /// A column of changes of variables that is still missing.
    struct Missing {
        std::uint32_t turn = 0; ///< turn to compare with
        double Line::*member = nullptr;
        Column column = change;
        std::size_t line = 0; ///< next line
    };

    std::vector<Line> m_lines;
    std::vector<Missing> m_missing;
    std::optional<engine::State> m_earlier; ///< state at the turn of the first of them
    std::optional<std::uint32_t> m_markedTurn;
    std::optional<EarlierValues> m_earlierValues;
    std::optional<SavedValues> m_saved;
    std::optional<SavedValues> m_nextSaved; ///< becomes m_saved with the next object
};

} // namespace orrery::widgets
