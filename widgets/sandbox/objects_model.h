// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <QAbstractItemModel>
#include <QString>

#include <cstdint>
#include <vector>

namespace orrery::widgets {

/// The grouping of the list of objects.
enum class ObjectGrouping : std::uint8_t { bySystem, byOwner, byClass };

/// The objects of the sandbox as a tree of two levels: systems, owners or classes, and the objects below them.
class ObjectsModel : public QAbstractItemModel {
    Q_OBJECT

public:
    static constexpr int ObjectRole = Qt::UserRole;      ///< the object's row; absent for a heading that is no object
    static constexpr int HeadingRole = Qt::UserRole + 1; ///< the name of a heading, without its count

    using QAbstractItemModel::QAbstractItemModel;

    /// Shows the objects of the current turn. Resets nothing if they are the same as before.
    void show(const engine::Session& session, ObjectGrouping grouping);
    void clear();
    QModelIndex indexOf(engine::Row row) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    struct Entry {
        QString name;
        QString detail;
        engine::Row row = engine::noRow;
        bool operator==(const Entry&) const = default;
    };
    struct Heading {
        Entry entry;
        std::vector<Entry> objects;
        bool operator==(const Heading&) const = default;
    };

    static std::vector<Heading> headingsOf(const engine::Session& session, ObjectGrouping grouping);
    const Entry& entryOf(const QModelIndex& index) const;

    std::vector<Heading> m_headings;
};

} // namespace orrery::widgets
