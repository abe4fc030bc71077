// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/start_page.h"

#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"

#include <QAction>
#include <QCommandLinkButton>
#include <QDir>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace orrery::ide {

namespace {

/// A label with one link. Tab marks the link at once; in other labels, only a second Tab does.
class LinkLabel : public QLabel {
public:
    using QLabel::QLabel;

protected:
    void focusInEvent(QFocusEvent* event) override {
        QLabel::focusInEvent(event);
        const bool isBackwards = event->reason() == Qt::BacktabFocusReason;
        if (isBackwards || event->reason() == Qt::TabFocusReason) {
            focusNextPrevChild(!isBackwards);
        }
    }
};

} // namespace

StartPage::StartPage(const QList<QAction*>& actions, QWidget* parent) : QWidget(parent), m_recent(new QVBoxLayout) {
    auto* const title = new QLabel(QStringLiteral("Orrery"), this);
    QFont big = title->font();
    big.setPointSizeF(big.pointSizeF() * 2.2);
    big.setBold(true);
    title->setFont(big);
    auto* const words =
        new QLabel(tr("Write game rules as XML, run them turn by turn, and see what changed and why."), this);
    words->setForegroundRole(QPalette::PlaceholderText);
    words->setWordWrap(true);
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
        if (focusProxy() == nullptr) {
            setFocusProxy(button);
        }
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

void StartPage::setRecent(const std::vector<RecentProject>& projects) {
    if (m_list != nullptr) {
        // Deletes the list later, because one of its buttons may be the caller.
        m_list->hide();
        m_list->deleteLater();
        m_list = nullptr;
    }
    if (projects.empty()) {
        return;
    }
    m_list = new QWidget(this);
    auto* const rows = new QVBoxLayout(m_list);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(2);
    auto* const heading = new QLabel(tr("Recent projects"), m_list);
    heading->setForegroundRole(QPalette::PlaceholderText);
    rows->addWidget(heading);
    m_recent->addWidget(m_list);
    for (const RecentProject& project : projects) {
        addRecent(project);
    }
}

void StartPage::addRecent(const RecentProject& project) {
    const widgets::Theme& theme = widgets::themeOf(palette());
    const QString shown = QDir::toNativeSeparators(project.folder);
    auto* const row = new QWidget(m_list);
    auto* const across = new QHBoxLayout(row);
    across->setContentsMargins(0, 0, 0, 0);
    auto* const link = project.isThere ? new LinkLabel(row) : new QLabel(row);
    if (project.isThere) {
        link->setText(
            QStringLiteral("<a href=\"%1\">%2</a>").arg(project.folder.toHtmlEscaped(), shown.toHtmlEscaped()));
        link->setTextInteractionFlags(Qt::TextBrowserInteraction);
        connect(link, &QLabel::linkActivated, this, &StartPage::projectWanted);
    } else {
        link->setText(tr("%1 (no longer exists)").arg(shown));
        link->setForegroundRole(QPalette::PlaceholderText);
    }
    link->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    link->setToolTip(shown);
    const auto button = [&](const QString& icon, const QString& words) {
        auto* const made = new QToolButton(row);
        made->setIcon(widgets::icon(icon, theme));
        made->setAutoRaise(true);
        made->setFocusPolicy(Qt::StrongFocus);
        made->setToolTip(words);
        made->setAccessibleName(words);
        across->addWidget(made);
        return made;
    };
    across->addWidget(link, 1);
    auto* const pin =
        button(QStringLiteral("pin"), project.isPinned ? tr("Unpin %1").arg(shown) : tr("Pin %1").arg(shown));
    pin->setCheckable(true);
    pin->setChecked(project.isPinned);
    connect(pin, &QToolButton::toggled, this,
            [this, folder = project.folder](bool isPinned) { emit pinWanted(folder, isPinned); });
    auto* const forget = button(QStringLiteral("close"), tr("Remove %1 from this list").arg(shown));
    connect(forget, &QToolButton::clicked, this, [this, folder = project.folder] { emit forgetWanted(folder); });
    m_list->layout()->addWidget(row);
}

} // namespace orrery::ide
