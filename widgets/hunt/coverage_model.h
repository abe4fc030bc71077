// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/hunt/run_coverage.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace orrery::widgets {

/// The coverage of the run as a table: a row for each element, the never active ones first (I4.13). A large table is
/// filtered and sorted in the background.
class CoverageModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { objectClass, group, kind, element, state, turns, times, changed_, undone, suppressed, columnCount_ };

    /// The rows that the table lists.
    struct Filter {
        QStringList words{}; ///< all of them are in the class, the group or the element
        std::optional<engine::CoverageKind> kind{};
        std::optional<engine::CoverageState> state{};
        friend bool operator==(const Filter&, const Filter&) = default;
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Shows a coverage; null: nothing.
    void show(CoveragePtr coverage);
    void setFilter(Filter filter);
    const CoveragePtr& coverage() const { return m_shown; }
    /// Returns the item of a row; nullopt for an invalid index.
    std::optional<std::uint32_t> itemAt(const QModelIndex& index) const;
    /// Returns the row of an item; -1 if the table does not list it.
    int rowOf(std::uint32_t item) const;
    /// Returns whether the table shows the newest coverage and filter.
    bool isCurrent() const { return m_answered == *m_asked; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order) override;

signals:
    /// Emitted before and after the rows change.
    void aboutToList();
    void listed();

private:
    struct Question {
        CoveragePtr coverage;
        Filter filter{};
        int column = -1;
        Qt::SortOrder order = Qt::AscendingOrder;
    };
    using Rows = std::shared_ptr<const std::vector<std::uint32_t>>;

    static Rows answer(const Question& question);
    void ask();
    void take(const Question& question, Rows rows);
    QString textOf(std::uint32_t item, int column) const;

    Question m_question;
    CoveragePtr m_shown; ///< coverage of m_rows
    Rows m_rows = std::make_shared<const std::vector<std::uint32_t>>();
    /// Number of the newest request. The table shows only its result.
    std::shared_ptr<std::atomic<quint64>> m_asked = std::make_shared<std::atomic<quint64>>(0);
    quint64 m_answered = 0;
};

} // namespace orrery::widgets
