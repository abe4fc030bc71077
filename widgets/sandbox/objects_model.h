// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"
#include "widgets/base/two_level_model.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace orrery::widgets {

/// The grouping of the list of objects.
enum class ObjectGrouping : std::uint8_t { bySystem, byOwner, byClass };

/// Copies of the values of a session's current turn that the list of objects needs. Another thread can read them while
/// the run continues.
struct ObjectsState {
    std::shared_ptr<const engine::CheckedModel> model;
    std::vector<engine::Row> rows; ///< the existing objects
    std::vector<double> types;     ///< by object, as the next three
    std::vector<double> classes;
    std::vector<double> systems;
    std::vector<double> owners;     ///< indices into `ownerSets`
    std::vector<std::string> names; ///< by object; "#" and the number for an object without a name
    std::vector<QString> numbers;   ///< by object: shownNumber()
    /// By column of the format class, such as the class and the species: its values by object.
    std::vector<std::vector<double>> classValues;
    std::vector<QStringList> ownerSets;
    std::vector<engine::Row> firstOwners; ///< by owner set: its only owner, or noRow
};
ObjectsState objectsStateOf(const engine::Session& session);

/// The content of the list of objects.
struct ObjectsList {
    struct Entry {
        QString name;
        QString detail;
        QString number; ///< shownNumber()
        engine::Row row = engine::noRow;
        bool operator==(const Entry&) const = default;
        QString words() const;
    };
    struct Heading {
        Entry entry;
        std::vector<Entry> objects;
        std::size_t all = 0; ///< number of objects, including those that the filter excludes
        bool operator==(const Heading&) const = default;
        QString words() const;
    };
    std::vector<Heading> headings;
    bool operator==(const ObjectsList&) const = default;
};
using ObjectsListPtr = std::shared_ptr<const ObjectsList>;

/// Returns the list of the objects whose entry or heading contains some words, in any case. The name of their class
/// counts, and the names of classes in their properties (G1.5). Takes long for many objects, so call it on another
/// thread then.
ObjectsListPtr objectsListOf(const ObjectsState& state, ObjectGrouping grouping, const QString& words = {});

/// The objects of the sandbox as a tree of two levels: systems, owners or classes, and the objects below them.
class ObjectsModel : public TwoLevelModel {
    Q_OBJECT

public:
    static constexpr int ObjectRole = Qt::UserRole; ///< row of the object; missing for a heading that is not an object
    static constexpr int HeadingRole = Qt::UserRole + 1; ///< name of a heading, without its count

    using TwoLevelModel::TwoLevelModel;

    /// Shows a list; null: nothing. Resets nothing if the list is the same as before.
    void show(ObjectsListPtr list);
    const ObjectsListPtr& list() const { return m_list; }
    QModelIndex indexOf(engine::Row row) const;

    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    std::size_t headingCount() const override { return m_list->headings.size(); }
    std::size_t countBelow(std::size_t heading) const override { return m_list->headings[heading].objects.size(); }

    ObjectsListPtr m_list = std::make_shared<const ObjectsList>();
};

} // namespace orrery::widgets
