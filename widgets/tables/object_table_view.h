// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/own_event.h"
#include "widgets/tables/object_table.h"

#include <QVariantMap>
#include <QWidget>

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QLineEdit;
class QTableView;

namespace orrery::widgets {

class Analyzer;
class ExpressionField;
class ObjectTableModel;
class ObjectTotalsModel;
class Probe;
class Sandbox;

/// The objects of the run as a table (I4.3): columns of the user's own expressions for each object of the turn shown,
/// a filter by an expression, and totals. Another thread evaluates the expressions in a copy of the state, and only
/// while the table is visible (P3.5).
class ObjectTableView : public QWidget {
    Q_OBJECT
    /// The columns and the filter, for the session.
    Q_PROPERTY(QVariantMap kept READ kept WRITE setKept NOTIFY keptChanged USER true)

public:
    ObjectTableView(Sandbox& sandbox, Analyzer& analyzer, QWidget* parent = nullptr);
    ~ObjectTableView() override;

    QTableView& table() { return *m_table; }
    QTableView& totals() { return *m_totals; }
    ObjectTableModel& model() { return *m_model; }
    ExpressionField& columnField() { return *m_column; }
    ExpressionField& whereField() { return *m_where; }
    QLineEdit& filterLine() { return *m_words; }
    QLabel& stateLabel() { return *m_state; }
    /// Makes an object the current one. Emits no signal.
    void select(std::uint32_t object);
    const QStringList& expressions() const { return m_wish.expressions; }
    void setExpressions(const QStringList& expressions);
    void sortBy(int column, bool isDescending);
    /// Returns the selected rows, or all rows, as CSV with headings.
    QString csv() const;
    /// Copies the selected rows for a spreadsheet.
    void copy(bool hasHeadings) const;
    /// Waits until the table shows the present turn. For tests and screenshots.
    void waitUntilRead();

    QVariantMap kept() const;
    void setKept(const QVariantMap& kept);

signals:
    void keptChanged();
    void objectWanted(std::uint32_t object);
    /// Emitted after the user asks for a file with the table.
    void exportWanted();

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectParts();
    void refresh();
    void read();
    void take(const ObjectsTablePtr& table, quint64 number);
    void showState();
    void showTotals();
    void addColumn();
    void openHeaderMenu(const QPoint& at);
    void openMenu(const QPoint& at);
    void changeExpression(int column);
    std::vector<int> chosenRows() const;
    std::vector<QStringList> lines(const std::vector<int>& rows, bool hasHeadings) const;

    Sandbox& m_sandbox;
    Analyzer& m_analyzer;
    Probe* m_probe;
    ObjectTableModel* m_model;
    ObjectTotalsModel* m_sums;
    QLineEdit* m_words;
    ExpressionField* m_where;
    ExpressionField* m_column;
    QTableView* m_table;
    QTableView* m_totals;
    QLabel* m_empty;
    QLabel* m_state;
    ObjectsWish m_wish;
    int m_changed = -1;                     ///< own column that the text of the column field replaces; -1: it adds one
    std::uint32_t m_object = engine::noRow; ///< the object that the user has chosen in any view
    bool m_isReading = false;
    std::optional<engine::State> m_copy; ///< values of the present turn
    OwnEvent m_read{[this] { read(); }};
    bool m_isDue = false;
    quint64 m_number = 0; ///< number of the newest reading
    std::shared_ptr<std::atomic<bool>> m_stop =
        std::make_shared<std::atomic<bool>>(false); ///< stops the newest reading
};

} // namespace orrery::widgets
