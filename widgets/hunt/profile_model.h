// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/hunt/run_profile.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <optional>
#include <vector>

namespace orrery::widgets {

/// A profile of turns as a table (I4.12), the rows with the most time first.
class ProfileModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { part, kind, total, own, perObject, evaluations, in, out, firings, changes, objects, columnCount_ };

    /// The rows that the table lists.
    struct Filter {
        QStringList words{}; ///< all of them are in the part, or in the part around it
        std::optional<engine::ProfileKind> kind{};
        friend bool operator==(const Filter&, const Filter&) = default;
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Shows a profile; null: nothing.
    void show(ProfilePtr profile);
    void setFilter(Filter filter);
    const ProfilePtr& profile() const { return m_profile; }
    /// Returns the row of the profile; nullopt for an invalid index.
    std::optional<std::uint32_t> rowAt(const QModelIndex& index) const;
    /// Returns the index of a row of the profile; invalid if the table does not list it.
    QModelIndex indexOf(std::uint32_t row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    void list();
    void order();

    ProfilePtr m_profile;
    QStringList m_paths; ///< by row of the profile
    QStringList m_keys;  ///< the same for searching and sorting
    Filter m_filter;
    int m_column = total;
    Qt::SortOrder m_order = Qt::DescendingOrder;
    std::vector<std::uint32_t> m_rows;
};

/// Returns a part with the parts around it: "BLD_MINE/dig › Modify meter".
QString profilePath(const engine::Profile& profile, std::uint32_t row);
/// Returns the words of a row: its path, its times and counts, and for a shared result its users.
QString profileWords(const engine::Profile& profile, std::uint32_t row);
/// Returns a time as "1.25 ms".
QString profileTime(double seconds);
QString profileKindWords(engine::ProfileKind kind);

} // namespace orrery::widgets
