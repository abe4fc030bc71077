// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/orders_view.h"

#include "engine/turn/order_call.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/words/engine_text.h"
#include "widgets/words/shown_name.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace orrery::widgets {

namespace {

enum Column { empire, order, state, columnCount };

/// Returns an order in words, such as "Move Scout, Vega".
QString wordsOf(const engine::CheckedOrder& order, const engine::View& view) {
    QStringList values;
    for (const engine::CheckedArgument& argument : order.arguments) {
        if (!argument.text.empty()) {
            values << shownValue(view, argument.text, argument.spec);
        }
    }
    return engineText(order.spec->label) + QLatin1Char(' ') + values.join(QStringLiteral(", "));
}

} // namespace

OrdersView::OrdersView(Sandbox& sandbox, QWidget* parent)
    : QWidget(parent), m_sandbox(sandbox), m_empty(new QLabel(this)), m_list(new QTreeWidget(this)),
      m_give(new QPushButton(tr("Give an &order…"), this)), m_withdraw(new QPushButton(tr("&Withdraw"), this)) {
    setAccessibleName(tr("Orders of the turn"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_list->setHeaderLabels({tr("Empire"), tr("Order"), tr("In the next step")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setAccessibleName(tr("Orders of the turn"));
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* const remove = new QAction(m_list);
    remove->setShortcut(QKeySequence::Delete);
    remove->setShortcutContext(Qt::WidgetShortcut);
    m_list->addAction(remove);
    auto* const buttons = new QHBoxLayout;
    buttons->addWidget(m_give);
    buttons->addWidget(m_withdraw);
    buttons->addStretch(1);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);

    connect(m_give, &QPushButton::clicked, this, &OrdersView::begin);
    connect(m_withdraw, &QPushButton::clicked, this, &OrdersView::withdraw);
    connect(remove, &QAction::triggered, this, &OrdersView::withdraw);
    connect(m_list, &QTreeWidget::itemActivated, this, &OrdersView::open);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &OrdersView::refreshButtons);
    connect(&m_sandbox, &Sandbox::changed, this, &OrdersView::refresh);
    connect(&m_sandbox, &Sandbox::busyChanged, this, &OrdersView::refreshButtons);
    connect(&m_sandbox, &Sandbox::started, this, [this] {
        m_object = engine::noRow; // rows are other objects
        dropForm();
    });
    connect(&m_sandbox, &Sandbox::changed, this, [this] {
        if (!m_sandbox.hasRun()) {
            dropForm();
        }
    });
    refresh();
}

void OrdersView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_isStale) {
        refresh();
    }
}

const engine::CheckedOrder* OrdersView::chosen() const {
    const int at = m_list->indexOfTopLevelItem(m_list->currentItem());
    return at < 0 ? nullptr : &m_orders[static_cast<std::size_t>(at)];
}

void OrdersView::refresh() {
    m_isStale = !isVisible();
    const engine::Session* const session = m_sandbox.session();
    if (m_isStale || (session == nullptr && m_sandbox.hasRun())) {
        return; // not visible, or a job is changing the run
    }
    const int present = m_list->indexOfTopLevelItem(m_list->currentItem());
    m_list->clear();
    m_orders.clear();
    if (session != nullptr) {
        const engine::View view = session->state().view();
        std::ranges::copy_if(session->scenario().orders, std::back_inserter(m_orders),
                             [&](const engine::CheckedOrder& one) { return one.turn == session->turn(); });
        for (const engine::CheckedOrder& one : m_orders) {
            const engine::Phrase refusal = engine::orderRefusal(one, session->evaluator(), view);
            auto* const item = new QTreeWidgetItem(m_list);
            item->setText(empire, QString::fromStdString(one.empire));
            item->setText(order, wordsOf(one, view));
            item->setText(state, refusal.empty() ? tr("takes effect") : tr("refused: %1").arg(engineText(refusal)));
            if (!m_sandbox.isOwn(one)) {
                item->setToolTip(order, m_sandbox.branch().empty()
                                            ? tr("The scenario gives this order.")
                                            : tr("The scenario or the main run gives this order."));
            }
        }
        m_list->setCurrentItem(m_list->topLevelItem(std::min(std::max(0, present), m_list->topLevelItemCount() - 1)));
        m_empty->setText(tr("No orders in turn %1.").arg(session->turn()));
    } else {
        m_empty->setText(tr("Open a scenario or create a new galaxy to give orders."));
    }
    m_empty->setVisible(m_orders.empty());
    m_list->setVisible(!m_orders.empty());
    refreshButtons();
}

void OrdersView::refreshButtons() {
    const engine::CheckedOrder* const order = chosen();
    m_withdraw->setEnabled(order != nullptr && !m_sandbox.isBusy() && m_sandbox.hasRun() && m_sandbox.isOwn(*order));
    m_give->setEnabled(m_sandbox.hasRun() && m_form == nullptr);
}

void OrdersView::begin() {
    if (m_form == nullptr && m_sandbox.session() != nullptr) {
        m_form = new OrderDialog(m_sandbox, m_object, this);
        m_form->setWindowFlags(Qt::Widget); // a part of the pane, not a window
        m_form->setAttribute(Qt::WA_DeleteOnClose, false);
        connect(m_form, &QDialog::finished, this, &OrdersView::endForm);
        layout()->addWidget(m_form);
        m_form->show();
        refreshButtons();
    }
    if (m_form != nullptr) {
        m_form->setFocus();
        m_form->focusFirst();
    }
}

void OrdersView::endForm() {
    m_form->hide();
    std::exchange(m_form, nullptr)->deleteLater();
    refreshButtons();
    m_give->setFocus();
}

/// Removes the form when its run ends. Its draft stays, and comes back with the next form of the project.
void OrdersView::dropForm() {
    delete std::exchange(m_form, nullptr);
    refreshButtons();
}

void OrdersView::withdraw() {
    const engine::CheckedOrder* const order = chosen();
    if (order != nullptr && m_sandbox.session() != nullptr && m_sandbox.isOwn(*order)) {
        m_sandbox.withdraw(engine::CheckedOrder(*order)); // a copy: the list changes
    }
}

void OrdersView::open() {
    if (const engine::CheckedOrder* const order = chosen(); order != nullptr && order->where.file.isValid()) {
        emit placeWanted(order->where);
    }
}

} // namespace orrery::widgets
