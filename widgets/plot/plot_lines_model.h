// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/run_plots.h"

#include <QAbstractTableModel>
#include <QPalette>
#include <QSet>

#include <optional>
#include <vector>

namespace orrery::widgets {

/// The legend of the plots: each line with its look, its name and its value at the crosshair. A check box hides
/// a line. Entries without lines follow, with the reason (I4.10).
class PlotLinesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { name, value, columnCount_ };

    using QAbstractTableModel::QAbstractTableModel;

    void show(PlotsPtr plots);
    void setCursor(std::uint32_t turn);
    void setPalette(const QPalette& palette);

    /// Returns the line of a row; nullopt for an entry without lines.
    std::optional<std::size_t> lineAt(const QModelIndex& index) const;
    /// Returns the entry of a row; nullopt for an invalid index.
    std::optional<std::size_t> entryAt(const QModelIndex& index) const;
    /// Returns the value of a line at the crosshair, for people. @param isExact with all digits, and the range of a
    /// band
    QString valueText(std::size_t line, bool isExact) const;
    /// Returns the name of a line, for people.
    QString lineName(std::size_t line) const;

    /// Returns the names of the lines that the user has hidden.
    const QSet<QString>& hiddenNames() const { return m_hidden; }
    void setHiddenNames(const QSet<QString>& names);
    /// Returns by line whether it is hidden.
    std::vector<bool> hidden() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& state, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    /// Emitted after the user hides or shows a line.
    void hiddenChanged();

private:
    QString faultText(const PlotFault& fault) const;

    PlotsPtr m_plots = std::make_shared<const Plots>();
    std::vector<QString> m_names; ///< by line
    QSet<QString> m_hidden;
    QPalette m_palette;
    std::uint32_t m_cursor = 0;
};

/// Returns the name of an entry for people: "Sol III: Industry".
QString entryName(const PlotEntry& entry);

} // namespace orrery::widgets
