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

/// A label with one link. The focus marks the link at once, so that Enter opens it; in other labels, only a second Tab
/// marks it.
class LinkLabel : public QLabel {
public:
    using QLabel::QLabel;

protected:
    void focusInEvent(QFocusEvent* event) override {
        QLabel::focusInEvent(event);
        const bool isBackwards = event->reason() == Qt::BacktabFocusReason;
        const bool isByTab = isBackwards || event->reason() == Qt::TabFocusReason;
        if (isByTab || (event->reason() != Qt::MouseFocusReason && !hasSelectedText())) {
            focusNextPrevChild(!isBackwards);
        }
    }
};

} // namespace

StartPage::StartPage(const QList<QAction*>& actions, QWidget* parent)
    : QWidget(parent), m_reason(new QLabel(this)), m_recent(new QVBoxLayout) {
    auto* const title = new QLabel(QStringLiteral("Orrery"), this);
    QFont big = title->font();
    big.setPointSizeF(big.pointSizeF() * 2.2);
    big.setBold(true);
    title->setFont(big);
    auto* const words =
        new QLabel(tr("Write game rules as XML, run them turn by turn, and see what changed and why."), this);
    words->setForegroundRole(QPalette::PlaceholderText);
    words->setWordWrap(true);
    m_reason->setTextFormat(Qt::PlainText);
    m_reason->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_reason->setWordWrap(true);
    m_reason->hide();
    auto* const column = new QVBoxLayout;
    column->setSpacing(4);
    column->addWidget(title);
    column->addWidget(words);
    column->addSpacing(16);
    column->addWidget(m_reason);
    column->addLayout(m_recent);
    for (QAction* const action : actions) {
        auto* const button = new QCommandLinkButton(action->text().remove(QLatin1Char('&')), action->toolTip(), this);
        button->setDescription(action->statusTip());
        button->setIcon(action->icon());
        connect(action, &QAction::changed, button, [action, button] { button->setIcon(action->icon()); });
        connect(button, &QCommandLinkButton::clicked, action, &QAction::trigger);
        column->addWidget(button);
        m_firstButton = m_firstButton != nullptr ? m_firstButton : button;
    }
    setFocusProxy(m_firstButton);
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

void StartPage::setReason(const QString& text) {
    m_reason->setText(text);
    m_reason->setVisible(!text.isEmpty());
}

void StartPage::setRecent(const std::vector<RecentProject>& projects) {
    if (m_list != nullptr) {
        // Deletes the list later, because one of its buttons may be the caller.
        m_list->hide();
        m_list->deleteLater();
        m_list = nullptr;
    }
    setFocusProxy(m_firstButton);
    if (projects.empty()) {
        return;
    }
    m_list = new QWidget(this);
    auto* const rows = new QVBoxLayout(m_list);
    rows->setContentsMargins(0, 0, 0, 16);
    rows->setSpacing(2);
    auto* const heading = new QLabel(tr("Recent projects"), m_list);
    heading->setForegroundRole(QPalette::PlaceholderText);
    rows->addWidget(heading);
    m_recent->addWidget(m_list);
    for (const RecentProject& project : projects) {
        addRecent(project);
    }
    QWidget* last = nullptr;
    for (QWidget* const one : m_list->findChildren<QWidget*>()) {
        if ((one->focusPolicy() & Qt::TabFocus) == 0) {
            continue;
        }
        if (last != nullptr) {
            setTabOrder(last, one);
        }
        last = one;
    }
    if (last != nullptr && m_firstButton != nullptr) {
        setTabOrder(last, m_firstButton);
    }
}

void StartPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    setFocus();
}

void StartPage::addRecent(const RecentProject& project) {
    const widgets::Theme& theme = widgets::themeOf(palette());
    const QString shown = QDir::toNativeSeparators(project.folder);
    const bool hasName = project.isThere && !project.name.isEmpty();
    auto* const row = new QWidget(m_list);
    auto* const across = new QHBoxLayout(row);
    across->setContentsMargins(0, 0, 0, 0);
    auto* const link = project.isThere ? new LinkLabel(row) : new QLabel(row);
    if (project.isThere) {
        link->setText(QStringLiteral("<a href=\"%1\">%2</a>")
                          .arg(project.folder.toHtmlEscaped(), (hasName ? project.name : shown).toHtmlEscaped()));
        link->setTextInteractionFlags(Qt::TextBrowserInteraction);
        if (focusProxy() == m_firstButton) {
            setFocusProxy(link); // Enter opens the first project
        }
        connect(link, &QLabel::linkActivated, this, &StartPage::projectWanted);
    } else {
        link->setText(tr("%1 (no longer exists)").arg(shown));
        link->setForegroundRole(QPalette::PlaceholderText);
    }
    link->setSizePolicy(hasName ? QSizePolicy::Maximum : QSizePolicy::Ignored, QSizePolicy::Preferred);
    link->setMinimumWidth(1); // a long name does not widen the window
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
    across->addWidget(link, hasName ? 0 : 1);
    if (hasName) {
        auto* const path = new QLabel(shown, row);
        path->setTextFormat(Qt::PlainText);
        path->setForegroundRole(QPalette::PlaceholderText);
        path->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        path->setToolTip(shown);
        across->addWidget(path, 1);
    }
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
