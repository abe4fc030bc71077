// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/availability.h"
#include "engine/turn/session.h"

#include <QAbstractTableModel>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace orrery::widgets {

class Sandbox;

/// The classes of a run, by id, and whether an empire can have each of them (X6.3). The model evaluates only classes
/// that a view shows. It evaluates an unknown result after the view has drawn the row, for a few milliseconds at a
/// time.
class AvailabilityModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { answer, name, type, columns };
    static constexpr int WordsRole = Qt::UserRole + 1; ///< text for filters

    explicit AvailabilityModel(const Sandbox& sandbox, QObject* parent = nullptr);

    /// Lists the classes of a program. Excludes classes that the content does not define itself.
    void show(std::shared_ptr<const engine::Program> program);
    /// Drops the results, and evaluates for another empire. If the place is noRow, does not evaluate whether the empire
    /// can place a class there.
    void askAbout(engine::Row empire, engine::Row place);
    engine::ClassIndex classAt(int row) const { return m_lines[static_cast<std::size_t>(row)].objectClass; }
    QString labelAt(int row) const { return m_lines[static_cast<std::size_t>(row)].label; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Line {
        engine::ClassIndex objectClass = 0;
        QString label;
        QString type;
        std::optional<engine::Truth> truth;
        bool isWanted = false; ///< true if m_wanted contains the line
    };

    void want(int row) const;
    void askSome();

    const Sandbox& m_sandbox;
    std::shared_ptr<const engine::Program> m_program;
    engine::Row m_empire = engine::noRow;
    engine::Row m_place = engine::noRow;
    mutable std::vector<Line> m_lines;
    mutable std::vector<int> m_wanted; ///< lines drawn without a result; the model starts with the last one
    mutable QTimer m_timer;
};

} // namespace orrery::widgets
