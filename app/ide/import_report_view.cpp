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

enum Column { name, reason, original, columnCount };

/// A list of the report, with its title.
struct SectionRow {
    const char* title;
    std::vector<engine::ImportNote> engine::ImportReport::*notes;
};
constexpr SectionRow sections[] = {
    {QT_TRANSLATE_NOOP("orrery::ide::ImportReportView", "Skipped, kept as comments"), &engine::ImportReport::leftOut},
    {QT_TRANSLATE_NOOP("orrery::ide::ImportReportView", "Converted to another form"), &engine::ImportReport::changed},
    {QT_TRANSLATE_NOOP("orrery::ide::ImportReportView", "Brackets added"), &engine::ImportReport::regrouped},
    {QT_TRANSLATE_NOOP("orrery::ide::ImportReportView", "Never active"), &engine::ImportReport::neverActive},
    {QT_TRANSLATE_NOOP("orrery::ide::ImportReportView", "Never anything in scope"),
     &engine::ImportReport::neverInScope},
    {QT_TRANSLATE_NOOP("orrery::ide::ImportReportView", "Conditions that never match"),
     &engine::ImportReport::neverMatched},
    {QT_TRANSLATE_NOOP("orrery::ide::ImportReportView", "Conditions without an upper limit"),
     &engine::ImportReport::noUpperLimit},
    {QT_TRANSLATE_NOOP("orrery::ide::ImportReportView", "Other priorities"), &engine::ImportReport::priorities},
};

QString joined(const std::vector<std::string>& names) {
    QStringList all;
    for (const std::string& one : names) {
        all << QString::fromStdString(one);
    }
    return all.join(QStringLiteral(", "));
}

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
    const engine::ImportReport& report = m_imported->report;
    const auto counts = [](const engine::ImportCounts& all) {
        return tr("%1 techs, %2 buildings, %3 specials, %4 groups, %5 effects, %6 strings")
            .arg(all.techs)
            .arg(all.buildings)
            .arg(all.specials)
            .arg(all.groups)
            .arg(all.effects)
            .arg(all.strings);
    };
    QStringList words{
        tr("Read from %n file(s): %1.", nullptr, static_cast<int>(report.filesRead.size())).arg(counts(report.read)),
        tr("Written: %1.").arg(counts(report.written))};
    if (!report.filesIgnored.empty()) {
        words << tr("Without content: %1.").arg(joined(report.filesIgnored));
    }
    if (!m_imported->faults.empty()) {
        QTreeWidgetItem* const section = addSection(tr("Errors of the original"), m_imported->faults.size());
        for (const engine::Diagnostic& fault : m_imported->faults) {
            addNote(*section, {}, problemText(fault), fault.where);
        }
    }
    for (const SectionRow& row : sections) {
        const std::vector<engine::ImportNote>& notes = report.*row.notes;
        if (notes.empty()) {
            continue;
        }
        QTreeWidgetItem* const section = addSection(tr(row.title), notes.size());
        for (const engine::ImportNote& note : notes) {
            addNote(*section, engineText(note.what), sentenceText(note.why), note.where);
        }
    }
    if (!report.mixedMeters.empty()) {
        QTreeWidgetItem* const section =
            addSection(tr("Meters with several kinds of effects"), report.mixedMeters.size());
        for (const engine::MixedMeter& meter : report.mixedMeters) {
            addNote(*section, QString::fromStdString(meter.meter),
                    tr("Additions: %1. Multiplications: %2. Settings: %3.")
                        .arg(joined(meter.additions), joined(meter.multiplications), joined(meter.settings)),
                    {});
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
