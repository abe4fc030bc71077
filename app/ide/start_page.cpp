// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/start_page.h"

#include <QAction>
#include <QCommandLinkButton>
#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace orrery::ide {

StartPage::StartPage(const QList<QAction*>& actions, QWidget* parent) : QWidget(parent), m_recent(new QVBoxLayout) {
    auto* const title = new QLabel(QStringLiteral("Orrery"), this);
    QFont big = title->font();
    big.setPointSizeF(big.pointSizeF() * 2.2);
    big.setBold(true);
    title->setFont(big);
    auto* const words = new QLabel(tr("Write game rules as XML, turn the crank, and see what moved, and why."), this);
    words->setForegroundRole(QPalette::PlaceholderText);
    auto* const column = new QVBoxLayout;
    column->setSpacing(4);
    column->addWidget(title);
    column->addWidget(words);
    column->addSpacing(16);
    for (QAction* const action : actions) {
        auto* const button = new QCommandLinkButton(action->text().remove(QLatin1Char('&')), action->toolTip(), this);
        button->setDescription(action->statusTip());
        button->setIcon(action->icon());
        connect(action, &QAction::changed, button, [action, button] { button->setIcon(action->icon()); });
        connect(button, &QCommandLinkButton::clicked, action, &QAction::trigger);
        column->addWidget(button);
    }
    column->addSpacing(12);
    column->addLayout(m_recent);
    auto* const middle = new QWidget(this);
    middle->setLayout(column);
    middle->setMaximumWidth(560);
    auto* const across = new QHBoxLayout;
    across->addStretch(1);
    across->addWidget(middle, 4);
    across->addStretch(1);
    auto* const layout = new QVBoxLayout(this);
    layout->addStretch(2);
    layout->addLayout(across);
    layout->addStretch(3);
}

void StartPage::setRecent(const QStringList& folders) {
    while (QLayoutItem* const item = m_recent->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (folders.isEmpty()) {
        return;
    }
    auto* const heading = new QLabel(tr("Opened lately"), this);
    heading->setForegroundRole(QPalette::PlaceholderText);
    m_recent->addWidget(heading);
    for (const QString& folder : folders) {
        const QString path = QDir::toNativeSeparators(folder).toHtmlEscaped();
        auto* const link = new QLabel(QStringLiteral("<a href=\"%1\">%2</a>").arg(folder.toHtmlEscaped(), path), this);
        link->setTextInteractionFlags(Qt::TextBrowserInteraction);
        connect(link, &QLabel::linkActivated, this, &StartPage::projectWanted);
        m_recent->addWidget(link);
    }
}

} // namespace orrery::ide
