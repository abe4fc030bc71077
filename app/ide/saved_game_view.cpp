// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/saved_game_view.h"

#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <string_view>

namespace orrery::ide {

namespace {

enum Column { object, value, saved, computed, columnCount };
constexpr int rowRole = Qt::UserRole;
constexpr int columnRole = Qt::UserRole + 1;

/// A part of a save that Orrery does not use, by its id in the report of an import.
struct UnusedRow {
    std::string_view what;
    const char* label;
};
constexpr UnusedRow unusedRows[]{
    {"ai-states", QT_TRANSLATE_NOOP("orrery::ide::SavedGameView", "States of AI players")},
    {"combat-logs", QT_TRANSLATE_NOOP("orrery::ide::SavedGameView", "Combat logs")},
    {"known-objects", QT_TRANSLATE_NOOP("orrery::ide::SavedGameView", "Objects as empires know them")},
    {"orders", QT_TRANSLATE_NOOP("orrery::ide::SavedGameView", "Orders")},
    {"production-queues", QT_TRANSLATE_NOOP("orrery::ide::SavedGameView", "Items of production queues")},
    {"research-progress", QT_TRANSLATE_NOOP("orrery::ide::SavedGameView", "Techs with research progress")},
    {"research-queues", QT_TRANSLATE_NOOP("orrery::ide::SavedGameView", "Techs of research queues")},
    {"shared-supply",
     QT_TRANSLATE_NOOP("orrery::ide::SavedGameView", "Systems in the supply networks of several empires")},
    {"situation-reports", QT_TRANSLATE_NOOP("orrery::ide::SavedGameView", "Situation reports")},
    {"stale-knowledge", QT_TRANSLATE_NOOP("orrery::ide::SavedGameView", "Outdated knowledge of empires")},
    {"statistics", QT_TRANSLATE_NOOP("orrery::ide::SavedGameView", "Statistics of earlier turns")},
    {"visibility-turns", QT_TRANSLATE_NOOP("orrery::ide::SavedGameView", "Turns of the last visibility")},
};

} // namespace

SavedGameView::SavedGameView(QWidget* parent)
    : QWidget(parent), m_summary(new QLabel(this)), m_tree(new QTreeWidget(this)) {
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText);
    m_tree->setHeaderLabels({tr("Object"), tr("Value"), tr("Saved"), tr("Computed")});
    m_tree->setAccessibleName(tr("Differences from the saved game"));
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setAlternatingRowColors(true);
    for (const Column column : {saved, computed}) {
        m_tree->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(object, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(value, QHeaderView::Stretch);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(m_summary);
    layout->addWidget(m_tree, 1);
    connect(m_tree, &QTreeWidget::itemActivated, this, &SavedGameView::open);
    connect(m_tree, &QTreeWidget::itemClicked, this, &SavedGameView::open);
    fill();
}

QString SavedGameView::summary() const {
    return m_summary->text();
}

QTreeWidgetItem* SavedGameView::addSection(const QString& title, int count) {
    auto* const item = new QTreeWidgetItem(m_tree, {QStringLiteral("%1 (%2)").arg(title).arg(count)});
    QFont bold = item->font(object);
    bold.setBold(true);
    item->setFont(object, bold);
    item->setFirstColumnSpanned(true); // the other columns are empty
    return item;
}

void SavedGameView::show(const SavedGameReport& report) {
    if (report != m_report) {
        m_report = report;
        fill();
    }
}

void SavedGameView::fill() {
    const SavedGameReport& report = m_report;
    m_tree->clear();
    m_summary->setText(report.summary.isEmpty()
                           ? tr("Open a saved game of FreeOrion to compare its values with the computed ones "
                                "(File ▸ Open saved game…).")
                           : QStringList{report.summary, report.note,
                                         tr("A step plays the effects of the content. It plays no orders, movement, "
                                            "combat, production, research, supply or visibility of FreeOrion.")}
                                 .join(QLatin1Char(' '))
                                 .simplified());
    m_tree->setVisible(report.differenceCount > 0 || !report.missing.empty() || !report.unused.empty());
    if (report.differenceCount > 0) {
        QTreeWidgetItem* const section = addSection(tr("Values that differ"), report.differenceCount);
        section->setDisabled(!report.note.isEmpty());
        QList<QTreeWidgetItem*> items;
        for (const SavedGameReport::Difference& one : report.differences) {
            auto* const item = new QTreeWidgetItem(
                {one.object, one.value, one.saved, one.computed.isEmpty() ? tr("no value") : one.computed});
            for (const Column column : {saved, computed}) {
                item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
            }
            item->setData(object, rowRole, one.row);
            item->setData(object, columnRole, one.column);
            items << item;
        }
        if (const int more = report.differenceCount - static_cast<int>(items.size()); more > 0) {
            items << new QTreeWidgetItem({tr("and %n more", nullptr, more)});
        }
        section->addChildren(items);
    }
    if (!report.missing.empty()) {
        QTreeWidgetItem* const section =
            addSection(tr("Problems of the save"), static_cast<int>(report.missing.size()));
        for (const SavedGameReport::MissingName& one : report.missing) {
            //: A place in the file of a saved game. %1 a sentence, %2 the number of a line
            auto* const item =
                new QTreeWidgetItem(section, {tr("%1 (line %2 of the save)").arg(one.sentence).arg(one.line)});
            item->setFirstColumnSpanned(true);
            item->setToolTip(object, item->text(object));
        }
    }
    int unusedCount = 0;
    for (const SavedGameReport::Unused& one : report.unused) {
        unusedCount += one.number;
    }
    if (unusedCount > 0) {
        QTreeWidgetItem* const section = addSection(tr("Not used from the save"), unusedCount);
        for (const SavedGameReport::Unused& one : report.unused) {
            const auto* const row = std::ranges::find(unusedRows, one.what, &UnusedRow::what);
            if (row != std::end(unusedRows) && one.number > 0) {
                section->addChild(new QTreeWidgetItem({tr(row->label), QString::number(one.number)}));
            }
        }
    }
    m_tree->expandAll();
    if (m_tree->topLevelItemCount() > 0) {
        m_tree->setCurrentItem(m_tree->topLevelItem(0));
    }
    for (const Column column : {saved, computed}) {
        m_tree->resizeColumnToContents(column);
    }
}

void SavedGameView::open(const QTreeWidgetItem* item) {
    if (const QVariant column = item->data(object, columnRole); column.isValid() && column.toInt() >= 0) {
        emit valueWanted(item->data(object, rowRole).toUInt(), column.toInt());
    }
}

} // namespace orrery::ide
