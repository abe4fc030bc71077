// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"
#include "widgets/base/two_level_model.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace orrery::widgets {

/// The grouping of the list of objects.
enum class ObjectGrouping : std::uint8_t { bySystem, byOwner, byClass };

/// The objects of the sandbox as a tree of two levels: systems, owners or classes, and the objects below them.
class ObjectsModel : public TwoLevelModel {
    Q_OBJECT

public:
    static constexpr int ObjectRole = Qt::UserRole; ///< row of the object; missing for a heading that is not an object
    static constexpr int HeadingRole = Qt::UserRole + 1; ///< name of a heading, without its count

    using TwoLevelModel::TwoLevelModel;

    /// Shows the objects of the current turn. Resets nothing if the objects are the same as before.
    void show(const engine::Session& session, ObjectGrouping grouping);
    void clear();
    QModelIndex indexOf(engine::Row row) const;

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

    std::size_t headingCount() const override { return m_headings.size(); }
    std::size_t countBelow(std::size_t heading) const override { return m_headings[heading].objects.size(); }
    static std::vector<Heading> headingsOf(const engine::Session& session, ObjectGrouping grouping);
    const Entry& entryOf(const QModelIndex& index) const;

    std::vector<Heading> m_headings;
};

} // namespace orrery::widgets
