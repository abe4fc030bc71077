// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/shortcuts_page.h"

#include "app/ide/actions.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace orrery::ide {

namespace {

constexpr int idRole = Qt::UserRole;

QString nameOf(const QAction& action) {
    return action.text().remove(QLatin1Char('&'));
}

QString shownKeys(const QList<QKeySequence>& keys) {
    QStringList shown;
    for (const QKeySequence& one : keys) {
        shown << one.toString(QKeySequence::NativeText);
    }
    return shown.join(QStringLiteral(", "));
}

} // namespace

ShortcutsPage::ShortcutsPage(Actions& actions, QWidget* parent)
    : QWidget(parent), m_actions(actions), m_words(new QLineEdit(this)), m_tree(new QTreeWidget(this)),
      m_recorder(new QKeySequenceEdit(this)), m_remark(new QLabel(this)) {
    m_words->setPlaceholderText(tr("Filter by command or key…"));
    m_words->setClearButtonEnabled(true);
    m_words->setAccessibleName(tr("Filter commands"));
    m_tree->setHeaderLabels({tr("Command"), tr("Keys")});
    m_tree->setAccessibleName(tr("Commands"));
    m_tree->setUniformRowHeights(true);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_tree->header()->setStretchLastSection(false);
    m_recorder->setAccessibleName(tr("Press the new keys"));
    m_remark->setWordWrap(true);
    m_remark->setMinimumHeight(2 * fontMetrics().lineSpacing());
    const auto button = [this](const QString& words, void (ShortcutsPage::*slot)()) {
        auto* const made = new QPushButton(words, this);
        made->setAutoDefault(false);
        connect(made, &QPushButton::clicked, this, slot);
        return made;
    };
    m_set = button(tr("&Set"), &ShortcutsPage::set);
    m_add = button(tr("A&dd"), &ShortcutsPage::add);
    m_clear = button(tr("Re&move keys"), &ShortcutsPage::clear);
    m_reset = button(tr("&Reset to default"), &ShortcutsPage::reset);
    auto* const label = new QLabel(tr("New &keys:"), this);
    label->setBuddy(m_recorder);
    auto* const row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(m_recorder, 1);
    for (QPushButton* const one : {m_set, m_add, m_clear, m_reset}) {
        row->addWidget(one);
    }
    QPushButton* const all = button(tr("Reset &all to defaults"), &ShortcutsPage::resetAll);
    auto* const layout = new QVBoxLayout(this);
    layout->addWidget(m_words);
    layout->addWidget(m_tree, 1);
    layout->addLayout(row);
    layout->addWidget(m_remark);
    layout->addWidget(all, 0, Qt::AlignLeft);
    layout->setContentsMargins({});
    for (const QAction* const action : m_actions.all()) {
        m_keys.insert(action->objectName(), action->shortcuts());
    }
    fill();
    connect(m_words, &QLineEdit::textChanged, this, &ShortcutsPage::filter);
    connect(m_recorder, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutsPage::refresh);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this] {
        m_recorder->clear();
        refresh();
    });
    setFocusProxy(m_words);
    refresh();
}

ShortcutsPage::~ShortcutsPage() {
    m_recorder->disconnect(this); // it reports its keys when it loses the focus, even during the destruction
}

void ShortcutsPage::fill() {
    QHash<QByteArray, QTreeWidgetItem*> menus;
    for (const ActionRow& row : actionRows()) {
        if (row.text[0] == '\0' || m_actions[row.id].menu() != nullptr) {
            continue;
        }
        QTreeWidgetItem*& menu = menus[row.menu];
        if (menu == nullptr) {
            menu =
                new QTreeWidgetItem(m_tree, {QCoreApplication::translate("Menus", row.menu).remove(QLatin1Char('&'))});
            menu->setFlags(Qt::ItemIsEnabled);
            menu->setExpanded(true);
        }
        auto* const item = new QTreeWidgetItem(menu, {nameOf(m_actions[row.id])});
        item->setData(0, idRole, QString::fromLatin1(row.id));
    }
}

QString ShortcutsPage::chosen() const {
    const QTreeWidgetItem* const item = m_tree->currentItem();
    return item != nullptr ? item->data(0, idRole).toString() : QString();
}

void ShortcutsPage::choose(const QString& id) {
    for (QTreeWidgetItemIterator at(m_tree); *at != nullptr; ++at) {
        if ((*at)->data(0, idRole).toString() == id) {
            m_tree->setCurrentItem(*at);
            return;
        }
    }
}

QList<QString> ShortcutsPage::ownersOf(const QKeySequence& keys, const QString& besides) const {
    QList<QString> owners;
    for (const QAction* const action : m_actions.all()) {
        const QString id = action->objectName();
        const QList<QKeySequence>& own = *m_keys.constFind(id);
        // A key that begins a sequence is also a conflict: "Ctrl+K" makes "Ctrl+K, Ctrl+F" unreachable.
        const bool isShared = std::any_of(own.begin(), own.end(), [&](const QKeySequence& one) {
            return one.matches(keys) != QKeySequence::NoMatch || keys.matches(one) != QKeySequence::NoMatch;
        });
        if (id != besides && isShared) {
            owners << id;
        }
    }
    return owners;
}

void ShortcutsPage::give(const QString& id, QList<QKeySequence> keys) {
    if (id.isEmpty()) {
        return;
    }
    for (const QKeySequence& one : keys) {
        for (const QString& owner : ownersOf(one, id)) {
            m_keys[owner].removeIf([&](const QKeySequence& other) {
                return other.matches(one) != QKeySequence::NoMatch || one.matches(other) != QKeySequence::NoMatch;
            });
        }
    }
    m_keys[id] = std::move(keys);
    m_recorder->clear();
    apply();
}

void ShortcutsPage::set() {
    if (!m_recorder->keySequence().isEmpty()) {
        give(chosen(), {m_recorder->keySequence()});
    }
}

void ShortcutsPage::add() {
    const QString id = chosen();
    QList<QKeySequence> keys = m_keys.value(id);
    if (!m_recorder->keySequence().isEmpty() && !keys.contains(m_recorder->keySequence())) {
        keys << m_recorder->keySequence();
        give(id, keys);
    }
}

void ShortcutsPage::clear() {
    give(chosen(), {});
}

void ShortcutsPage::reset() {
    if (const QString id = chosen(); !id.isEmpty()) {
        give(id, m_actions.defaultShortcuts(id));
    }
}

void ShortcutsPage::resetAll() {
    for (auto keys = m_keys.begin(); keys != m_keys.end(); ++keys) {
        *keys = m_actions.defaultShortcuts(keys.key());
    }
    apply();
}

QString ShortcutsPage::remark() const {
    return m_remark->text();
}

void ShortcutsPage::refresh() {
    const widgets::Theme& theme = widgets::themeOf(palette());
    for (QTreeWidgetItemIterator at(m_tree); *at != nullptr; ++at) {
        const QString id = (*at)->data(0, idRole).toString();
        if (id.isEmpty()) {
            continue;
        }
        const QList<QKeySequence>& keys = m_keys[id];
        bool isShared = false;
        for (const QKeySequence& one : keys) {
            isShared = isShared || !ownersOf(one, id).isEmpty();
        }
        (*at)->setText(1, shownKeys(keys));
        (*at)->setIcon(1, isShared ? widgets::icon(QStringLiteral("warning"), theme.warning) : QIcon());
        (*at)->setToolTip(1, isShared ? tr("Another command has these keys too.") : QString());
        QFont font = m_tree->font();
        font.setBold(keys != m_actions.defaultShortcuts(id));
        (*at)->setFont(1, font);
    }
    const QString id = chosen();
    const QKeySequence recorded = m_recorder->keySequence();
    QStringList names;
    for (const QString& owner : recorded.isEmpty() ? QList<QString>() : ownersOf(recorded, id)) {
        names << tr("'%1'").arg(nameOf(m_actions[owner.toLatin1().constData()]));
    }
    m_remark->setText(id.isEmpty()         ? tr("Choose a command, then press its new keys.")
                      : recorded.isEmpty() ? QString()
                      : names.isEmpty()
                          ? tr("No other command has %1.").arg(recorded.toString(QKeySequence::NativeText))
                          : tr("%1 is assigned to %2. Assigning it here removes it there.")
                                .arg(recorded.toString(QKeySequence::NativeText), names.join(QStringLiteral(", "))));
    m_recorder->setEnabled(!id.isEmpty());
    m_set->setEnabled(!id.isEmpty() && !recorded.isEmpty());
    m_add->setEnabled(!id.isEmpty() && !recorded.isEmpty());
    m_clear->setEnabled(!m_keys.value(id).isEmpty());
    m_reset->setEnabled(!id.isEmpty() && m_keys.value(id) != m_actions.defaultShortcuts(id));
}

void ShortcutsPage::filter() {
    const QString words = m_words->text();
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem& menu = *m_tree->topLevelItem(i);
        bool hasAny = false;
        for (int j = 0; j < menu.childCount(); ++j) {
            QTreeWidgetItem& item = *menu.child(j);
            const bool fits =
                item.text(0).contains(words, Qt::CaseInsensitive) || item.text(1).contains(words, Qt::CaseInsensitive);
            item.setHidden(!fits);
            hasAny = hasAny || fits;
        }
        menu.setHidden(!hasAny);
    }
}

bool ShortcutsPage::hasAny() const {
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        if (!m_tree->topLevelItem(i)->isHidden()) {
            return true;
        }
    }
    return false;
}

/// Gives the commands their keys, and stores those that changed.
void ShortcutsPage::apply() {
    for (const QAction* const action : m_actions.all()) {
        if (const auto& keys = *m_keys.constFind(action->objectName()); keys != action->shortcuts()) {
            m_actions.setShortcuts(action->objectName(), keys);
        }
    }
    refresh();
}

} // namespace orrery::ide
