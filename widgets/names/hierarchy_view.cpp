// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/names/hierarchy_view.h"

#include "widgets/names/usages_model.h"
#include "widgets/project/analyzer.h"
#include "widgets/project/background.h"
#include "widgets/words/engine_text.h"

#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPointer>
#include <QThreadPool>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace orrery::widgets {

using engine::HierarchyKind;
using engine::HierarchyRow;

namespace {

constexpr std::array kinds{HierarchyKind::modifiers, HierarchyKind::touches, HierarchyKind::triggers};
constexpr int numberRole = Qt::UserRole;

} // namespace

HierarchyView::HierarchyView(Analyzer& analyzer, QWidget* parent)
    : QWidget(parent), m_analyzer(analyzer), m_title(new QLabel(this)), m_question(new QComboBox(this)),
      m_tree(new QTreeWidget(this)), m_empty(new QLabel) {
    m_title->setTextFormat(Qt::PlainText);
    m_question->setAccessibleName(tr("Question"));
    m_question->addItem(tr("What modifies it"));
    m_question->addItem(tr("What it touches, and who reads that"));
    m_question->addItem(tr("What sets it off"));
    m_tree->setColumnCount(2);
    m_tree->setHeaderLabels({tr("What"), tr("Priority")});
    m_tree->setUniformRowHeights(true);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_tree->setAccessibleName(tr("Hierarchy"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    auto* const bar = new QHBoxLayout;
    bar->addWidget(m_title, 1);
    bar->addWidget(m_question);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addLayout(bar);
    layout->addWidget(m_tree, 1);
    auto* const over = new QVBoxLayout(m_tree->viewport());
    over->addWidget(m_empty);
    setFocusProxy(m_tree);
    const auto open = [this](QTreeWidgetItem* item) {
        const auto number = static_cast<std::size_t>(item->data(0, numberRole).toInt());
        if (number < m_rows.size() && m_rows[number].where.file.isValid()) {
            emit placeWanted(m_rows[number].where);
        }
    };
    connect(m_tree, &QTreeWidget::itemClicked, this, open);
    connect(m_tree, &QTreeWidget::itemActivated, this, open);
    connect(m_tree, &QTreeWidget::itemExpanded, this, &HierarchyView::unfold);
    connect(m_question, &QComboBox::activated, this,
            [this](int chosen) { setKind(kinds[static_cast<std::size_t>(chosen)]); });
    connect(&m_analyzer, &Analyzer::indexed, this, &HierarchyView::refreshIfSeen);
    connect(&m_analyzer, &Analyzer::behindChanged, m_tree, [this](bool isBehind) { m_tree->setEnabled(!isBehind); });
    refresh();
}

QString HierarchyView::title() const {
    return m_title->text();
}

void HierarchyView::showName(const engine::NameKey& key) {
    m_key = key;
    for (const HierarchyKind kind : kinds) {
        if (!engine::canAsk(m_kind, key.kind) && engine::canAsk(kind, key.kind)) {
            m_kind = kind;
        }
    }
    refresh();
}

void HierarchyView::setKind(HierarchyKind kind) {
    m_kind = kind;
    refresh();
}

void HierarchyView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_isDue) {
        refresh();
    }
}

void HierarchyView::refreshIfSeen() {
    m_isDue = true;
    if (isVisible()) {
        refreshElsewhere();
    }
}

/// What holds for a thousand classes takes longer to find than the window may stand still with each key (P3.5). What
/// is shown stays until then.
void HierarchyView::refreshElsewhere() {
    const AnalysisPtr analysis = m_analyzer.latest();
    if (!analysis || !m_key || !engine::canAsk(m_kind, m_key->kind)) {
        refresh();
        return;
    }
    m_isDue = false;
    const QPointer<HierarchyView> self(this);
    backgroundThreads().start(
        [self, analysis, names = analysis->names, kind = m_kind, key = *m_key, asked = ++m_asked] {
            auto rows = engine::hierarchyOf(analysis->project, *analysis->model, *names, kind, key);
            QMetaObject::invokeMethod(
                qApp,
                [self, analysis, asked, rows = std::move(rows)] {
                    if (self && self->m_asked == asked) {
                        self->showRows(analysis, rows);
                    }
                },
                Qt::QueuedConnection);
        });
}

void HierarchyView::refresh() {
    m_isDue = false;
    ++m_asked; // what is being found elsewhere is of an older question
    const AnalysisPtr analysis = m_analyzer.latest();
    std::vector<HierarchyRow> rows;
    if (analysis && m_key && engine::canAsk(m_kind, m_key->kind)) {
        rows = engine::hierarchyOf(analysis->project, *analysis->model, *analysis->names, m_kind, *m_key);
    }
    showRows(analysis, rows);
}

void HierarchyView::showRows(const AnalysisPtr& analysis, const std::vector<HierarchyRow>& rows) {
    m_analysis = analysis;
    m_tree->clear();
    m_rows.clear();
    m_question->setCurrentIndex(static_cast<int>(std::ranges::find(kinds, m_kind) - kinds.begin()));
    m_question->setEnabled(m_key.has_value());
    fill(nullptr, rows);
    m_title->setText(m_key ? tr("%1 ‘%2’").arg(nameKindText(m_key->kind), QString::fromStdString(m_key->id))
                           : QString());
    const bool canAsk = m_key && engine::canAsk(m_kind, m_key->kind);
    m_empty->setVisible(m_rows.empty());
    m_empty->setText(!m_key   ? tr("Put the caret on a meter, a property, a resource, a variable or a group, and ask "
                                     "for its hierarchy (Ctrl+Alt+H).")
                     : canAsk ? tr("Nothing in the project does.")
                              : tr("This question is asked of other kinds of names."));
}

void HierarchyView::fill(QTreeWidgetItem* parent, const std::vector<HierarchyRow>& rows) {
    QList<QTreeWidgetItem*> items;
    for (const HierarchyRow& row : rows) {
        auto* const item =
            new QTreeWidgetItem({textOf(row), row.priority != 0 ? QString::number(row.priority) : QString()});
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setData(0, numberRole, static_cast<int>(m_rows.size()));
        item->setToolTip(0, QString::fromStdString(m_analysis->project.placeText(row.where)));
        if (row.asksWithin || row.next) {
            item->setChildIndicatorPolicy(QTreeWidgetItem::ShowIndicator);
        }
        m_rows.push_back(row);
        items << item;
    }
    parent != nullptr ? parent->addChildren(items) : m_tree->addTopLevelItems(items);
}

void HierarchyView::unfold(QTreeWidgetItem* item) {
    if (item->childCount() > 0 || !m_analysis) {
        return;
    }
    const HierarchyRow row = m_rows[static_cast<std::size_t>(item->data(0, numberRole).toInt())];
    const auto rows = engine::below(m_analysis->project, *m_analysis->model, *m_analysis->names, m_kind, row);
    if (rows.empty()) {
        item->setChildIndicatorPolicy(QTreeWidgetItem::DontShowIndicator);
    }
    fill(item, rows);
}

QString HierarchyView::textOf(const HierarchyRow& row) {
    const QString label = QString::fromStdString(row.label);
    const QString detail = engineText(row.detail);
    switch (row.role) {
    case HierarchyRow::Role::effect:
        return tr("%1 — %2").arg(label, detail);
    case HierarchyRow::Role::modifier:
        return label.isEmpty() ? tr("global modifier — %1").arg(detail) : tr("modifier of %1 — %2").arg(label, detail);
    case HierarchyRow::Role::channel:
        return tr("channel from %1").arg(label);
    case HierarchyRow::Role::growth:
        return tr("by itself, each turn — %1").arg(detail);
    case HierarchyRow::Role::cost:
        return tr("%1 — pays %2").arg(label, detail);
    case HierarchyRow::Role::scenario:
        return tr("scenario %1").arg(label);
    case HierarchyRow::Role::name:
        return tr("reads %1").arg(label);
    case HierarchyRow::Role::reader:
        return tr("%1 reads it").arg(label);
    case HierarchyRow::Role::trigger:
        return QStringLiteral("%1 %2").arg(detail, label);
    case HierarchyRow::Role::everyTurn:
        return tr("fires once a turn, at %1").arg(label);
    }
    return label;
}

} // namespace orrery::widgets
