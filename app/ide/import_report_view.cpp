// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/import_report_view.h"

#include "widgets/words/engine_text.h"

#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

enum Column { name, reason, original };

} // namespace

ImportReportView::ImportReportView(QWidget* parent)
    : QWidget(parent), m_summary(new QLabel(this)), m_tree(new QTreeWidget(this)) {
    m_summary->setWordWrap(true);
    m_summary->setText(tr("Import content of another game to see the report here."));
    m_tree->setHeaderLabels({tr("Part"), tr("Reason"), tr("In the game's files")});
    m_tree->setAccessibleName(tr("Parts of the import that need attention"));
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->header()->resizeSection(name, fontMetrics().averageCharWidth() * 40);
    m_tree->header()->resizeSection(reason, fontMetrics().averageCharWidth() * 60);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(m_summary);
    layout->addWidget(m_tree, 1);
    connect(m_tree, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) {
        if (item->parent() != nullptr) {
            emit placeWanted(item->text(name), item->text(original));
        }
    });
}

QString ImportReportView::summary() const {
    return m_summary->text();
}

QString ImportReportView::placeText(const engine::Location& where) const {
    if (where.file.value >= m_imported->sources.size()) {
        return {};
    }
    const engine::SourceText& text = *m_imported->sources[where.file.value];
    return QStringLiteral("%1:%2")
        .arg(QString::fromStdString(std::string(text.path())))
        .arg(text.position(where.span.begin).line);
}

QTreeWidgetItem* ImportReportView::addSection(const QString& title, std::size_t count) {
    auto* const item = new QTreeWidgetItem(m_tree, {QStringLiteral("%1 (%2)").arg(title).arg(count)});
    QFont bold = item->font(name);
    bold.setBold(true);
    item->setFont(name, bold);
    item->setFirstColumnSpanned(true); // the other columns are empty
    return item;
}

void ImportReportView::addNote(QTreeWidgetItem& section, const QString& what, const QString& why,
                               const engine::Location& where) {
    auto* const item = new QTreeWidgetItem(&section, {what, why, placeText(where)});
    item->setToolTip(name, what);
    item->setToolTip(reason, why);
}

void ImportReportView::show(std::shared_ptr<const engine::ImportedProject> imported) {
    m_imported = std::move(imported);
    m_tree->clear();
    QStringList words;
    for (const engine::Phrase& sentence : m_imported->summary) {
        words << sentenceText(sentence) + QLatin1Char('.');
    }
    if (!m_imported->faults.empty()) {
        QTreeWidgetItem* const section = addSection(tr("Errors of the original"), m_imported->faults.size());
        for (const engine::Diagnostic& fault : m_imported->faults) {
            addNote(*section, {}, problemText(fault), fault.where);
        }
    }
    for (const engine::ImportSection& section : m_imported->sections) {
        QTreeWidgetItem* const item = addSection(sentenceText(section.title), section.notes.size());
        for (const engine::ImportNote& note : section.notes) {
            addNote(*item, engineText(note.what), sentenceText(note.why), note.where);
        }
    }
    if (m_tree->topLevelItemCount() == 0) {
        words << tr("Nothing needs attention.");
    } else {
        m_tree->topLevelItem(0)->setExpanded(true);
        m_tree->setCurrentItem(m_tree->topLevelItem(0));
    }
    m_summary->setText(words.join(QLatin1Char(' ')));
}

} // namespace orrery::ide
