// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/analysis.h"

#include <QAbstractListModel>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace orrery::widgets {

/// Groups of objects to choose from: items of the owner, then the types and the classes of the content, by id. Reads
/// the ids of classes only when they are painted, because there can be ten thousand.
class GroupChoices : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// Shows the types and classes of a content; null: none.
    void show(const AnalysisPtr& analysis);
    /// Sets the items before the types.
    void setFirst(const QStringList& first);

    bool isGroup(int row) const { return row >= firstType(); }
    /// Returns the id of the type or class; empty for an item of the owner.
    std::string groupAt(int row) const;
    /// Returns the type of the objects in the group; nullopt for an item of the owner.
    std::optional<engine::TypeIndex> typeAt(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    int firstType() const { return static_cast<int>(m_first.size()); }
    int firstClass() const;
    const engine::CheckedClass& classAt(int row) const;

    QStringList m_first;
    AnalysisPtr m_analysis;
    std::vector<std::size_t> m_classes; ///< indices of the classes of the content
};

} // namespace orrery::widgets
