// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/condition_lines.h"

#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QTreeWidget>

namespace orrery::widgets {

namespace {

constexpr int placeRole = Qt::UserRole;
enum Column { asked, found, wanted, columnCount };

QString tr(const char* text) {
    return QCoreApplication::translate("orrery::widgets", text);
}

} // namespace

QString truthMark(engine::Truth truth) {
    switch (truth) {
    case engine::Truth::yes:
        return QStringLiteral("✓");
    case engine::Truth::no:
        return QStringLiteral("✗");
    case engine::Truth::missing:
        break;
    }
    return QStringLiteral("?");
}

void prepareConditionTree(QTreeWidget& tree) {
    tree.setHeaderLabels({tr("Condition"), tr("Actual"), tr("Required")});
    tree.header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    tree.setAccessibleName(tr("Conditions"));
}

QTreeWidgetItem* addConditionLines(QTreeWidgetItem& parent, const std::vector<engine::ConditionVerdict>& verdicts) {
    QTreeWidgetItem* firstDecisive = nullptr;
    std::vector<QTreeWidgetItem*> open; // ancestors of the next line, by depth
    for (const engine::ConditionVerdict& verdict : verdicts) {
        open.resize(verdict.depth);
        auto* const item = new QTreeWidgetItem(open.empty() ? &parent : open.back());
        item->setText(asked, QStringLiteral("%1 %2%3").arg(truthMark(verdict.verdict.truth),
                                                           verdict.isExclude ? tr("exclude: ") : QString(),
                                                           engineText(verdict.condition->spec->label)));
        item->setText(found, engineText(verdict.verdict.observed));
        item->setText(wanted, engineText(verdict.verdict.wanted));
        for (int column = 0; column < columnCount; ++column) {
            item->setToolTip(column, item->text(column)); // the column may show a long text only in part
        }
        setPlace(*item, verdict.condition->checked->head);
        if (verdict.isDecisive) {
            QFont bold = item->font(asked);
            bold.setBold(true);
            for (int column = 0; column < columnCount; ++column) {
                item->setFont(column, bold);
            }
            firstDecisive = firstDecisive == nullptr ? item : firstDecisive;
        }
        open.push_back(item);
    }
    return firstDecisive;
}

std::optional<engine::Location> placeOf(const QTreeWidgetItem& item) {
    const QVariant place = item.data(0, placeRole);
    return place.isValid() ? std::optional(place.value<engine::Location>()) : std::nullopt;
}

void setPlace(QTreeWidgetItem& item, engine::Location where) {
    item.setData(0, placeRole, QVariant::fromValue(where));
}

} // namespace orrery::widgets
