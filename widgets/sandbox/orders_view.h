// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"
#include "widgets/sandbox/order_dialog.h"

#include <QPointer>
#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace orrery::widgets {

class Sandbox;

/// Lists the orders of the current turn, and says of each whether the next step will accept it (E8.6). Gives new orders
/// by form, and withdraws those given in the sandbox.
class OrdersView : public QWidget {
    Q_OBJECT

public:
    explicit OrdersView(Sandbox& sandbox, QWidget* parent = nullptr);

    /// Uses an object for the fields of the next form.
    void showObject(engine::Row object) { m_object = object; }
    /// Opens the form for a new order of the chosen object, below the list.
    void begin();

    QTreeWidget& list() { return *m_list; }
    OrderDialog* form() const { return m_form; }

signals:
    void placeWanted(orrery::engine::Location where);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void refreshButtons();
    void withdraw();
    void open();
    void endForm();
    void dropForm();
    const engine::CheckedOrder* chosen() const;

    Sandbox& m_sandbox;
    engine::Row m_object = engine::noRow;
    std::vector<engine::CheckedOrder> m_orders;
    QLabel* m_empty;
    QTreeWidget* m_list;
    QPushButton* m_give;
    QPushButton* m_withdraw;
    QPointer<OrderDialog> m_form; ///< the open form; it keeps its own draft
    bool m_isStale = true;        ///< true if the run changed while the pane was not visible
};

} // namespace orrery::widgets
