// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/column_offers.h"

#include <QAbstractListModel>
#include <QFrame>

#include <memory>
#include <vector>

class QLabel;
class QLineEdit;
class QListView;

namespace orrery::widgets {

/// The columns that a table can show, with a check for each that it shows. Filters them as the user types.
class ColumnChoices : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void show(std::vector<OfferedColumn> offered, std::vector<TableColumn> chosen);
    void filter(const QString& words);
    const std::vector<TableColumn>& chosen() const { return m_chosen; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    void chosenChanged();

private:
    QString titleOf(const OfferedColumn& offered) const;

    std::vector<OfferedColumn> m_offered;
    std::vector<std::size_t> m_shown; ///< indices of the offers with all words of the filter
    std::vector<TableColumn> m_chosen;
    QString m_words;
};

/// A popup with the columns that a table can show. Each check changes the table at once.
class ColumnChooser : public QFrame {
    Q_OBJECT

public:
    explicit ColumnChooser(QWidget* parent = nullptr);

    /// Opens the popup below a widget. It says that it is reading until offer() brings the columns.
    void open(const QWidget& below);
    /// @param keeps owner of the names in the offers
    void offer(std::vector<OfferedColumn> offered, std::vector<TableColumn> chosen, std::shared_ptr<const void> keeps);
    ColumnChoices& choices() { return *m_choices; }
    QLineEdit& filterLine() { return *m_words; }
    QListView& list() { return *m_list; }

signals:
    void chosen(const std::vector<orrery::widgets::TableColumn>& columns);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::shared_ptr<const void> m_keeps; ///< owner of the names in the offers
    ColumnChoices* m_choices;
    QLineEdit* m_words;
    QListView* m_list;
    QLabel* m_state;
};

} // namespace orrery::widgets
