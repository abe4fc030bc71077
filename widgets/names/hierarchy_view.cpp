// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/names/hierarchy_view.h"

#include "widgets/base/background.h"
#include "widgets/base/list_views.h"
#include "widgets/names/usages_model.h"
#include "widgets/project/analyzer.h"
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
/// The maximum number of places of a name for which the GUI thread computes the hierarchy. For more places, another
/// thread computes it.
constexpr std::size_t foundAtOnce = 1000;

} // namespace

/// A row of the tree. The row makes its text only when the tree shows it, because there can be thousands of rows
/// (P3.5).
class HierarchyView::Item : public QTreeWidgetItem {
public:
    Item(const HierarchyView& of, std::size_t number) : m_view(of), m_number(number) {
        if (row().asksWithin || row().next) {
            setChildIndicatorPolicy(ShowIndicator);
        } else {
            setFlags(flags() | Qt::ItemNeverHasChildren);
        }
    }

    QVariant data(int column, int role) const override {
        switch (role) {
        case Qt::DisplayRole:
            return column == 0 ? textOf(row()) : row().priority != 0 ? QString::number(row().priority) : QString();
        case Qt::TextAlignmentRole:
            return column == 1 ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
        case Qt::ToolTipRole:
            return QString::fromStdString(m_view.m_analysis->project.placeText(row().where));
        case numberRole:
            return static_cast<int>(m_number);
        default:
            return QTreeWidgetItem::data(column, role);
        }
    }

private:
    const HierarchyRow& row() const { return m_view.m_rows[m_number]; }

    const HierarchyView& m_view;
    std::size_t m_number;
};

HierarchyView::HierarchyView(Analyzer& analyzer, QWidget* parent)
    : QWidget(parent), m_analyzer(analyzer), m_title(new QLabel(this)), m_question(new QComboBox(this)),
      m_tree(new QTreeWidget(this)), m_empty(addEmptyLabel(*m_tree)) {
    m_title->setTextFormat(Qt::PlainText);
    m_question->setAccessibleName(tr("Question"));
    m_question->addItem(tr("Modified by"));
    m_question->addItem(tr("Affected values and their readers"));
    m_question->addItem(tr("Triggered by"));
    m_tree->setColumnCount(2);
    m_tree->setHeaderLabels({tr("Element"), tr("Priority")});
    m_tree->setUniformRowHeights(true);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    constexpr int rowsMeasured = 60; // in addition to the visible rows; measuring a thousand rows takes too long (P3.5)
    m_tree->header()->setResizeContentsPrecision(rowsMeasured);
    m_tree->setAccessibleName(tr("Hierarchy"));
    auto* const bar = new QHBoxLayout;
    bar->addWidget(m_title, 1);
    bar->addWidget(m_question);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addLayout(bar);
    layout->addWidget(m_tree, 1);
    setFocusProxy(m_tree);
    const auto open = [this](QTreeWidgetItem* item) {
        const auto number = static_cast<std::size_t>(item->data(0, numberRole).toInt());
        const bool hasPlace = number < m_rows.size() && m_rows[number].where.file.isValid();
        if (hasPlace) {
            emit placeWanted(m_rows[number].where);
        }
        return hasPlace;
    };
    connect(m_tree, &QTreeWidget::itemClicked, this, open);
    connect(m_tree, &QTreeWidget::itemActivated, this, [this, open](QTreeWidgetItem* item) {
        if (open(item)) {
            emit editingWanted();
        }
    });
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
        refresh();
    }
}

void HierarchyView::refresh() {
    m_isDue = false;
    const quint64 asked = ++m_asked; // the view drops results with an older number
    const AnalysisPtr analysis = m_analyzer.latest();
    if (!analysis || !m_key || !engine::canAsk(m_kind, m_key->kind)) {
        showRows(analysis, {});
        return;
    }
    const auto name = analysis->names->find(*m_key);
    if (!name || analysis->names->placesOf(*name).size() <= foundAtOnce) {
        showRows(analysis, engine::hierarchyOf(analysis->project, *analysis->model, *analysis->names, m_kind, *m_key));
        return;
    }
    // Computing the hierarchy over a thousand classes takes longer than the window may block (P3.5). The tree keeps its
    // present rows until the result arrives.
    inBackground([self = QPointer(this), analysis, names = analysis->names, kind = m_kind, key = *m_key, asked] {
        auto rows = std::make_shared<std::vector<HierarchyRow>>(
            engine::hierarchyOf(analysis->project, *analysis->model, *names, kind, key));
        QMetaObject::invokeMethod(
            qApp,
            [self, analysis, asked, rows] {
                if (self && self->m_asked == asked) {
                    self->showRows(analysis, std::move(*rows));
                }
            },
            Qt::QueuedConnection);
    });
}

bool HierarchyView::isShown(const std::vector<HierarchyRow>& rows) const {
    return std::ranges::equal(rows, m_rows, [](const HierarchyRow& a, const HierarchyRow& b) {
        return a.role == b.role && a.label == b.label && a.detail == b.detail && a.priority == b.priority &&
               a.next == b.next && a.asksWithin == b.asksWithin;
    });
}

void HierarchyView::showRows(const AnalysisPtr& analysis, std::vector<HierarchyRow> rows) {
    if (m_analysis && analysis && isShown(rows)) {
        m_analysis = analysis; // the new rows differ only in their places
        m_rows = std::move(rows);
    } else {
        m_tree->clear();
        m_analysis = analysis;
        m_rows.clear();
        fill(nullptr, std::move(rows));
    }
    m_question->setCurrentIndex(static_cast<int>(std::ranges::find(kinds, m_kind) - kinds.begin()));
    m_question->setEnabled(m_key.has_value());
    m_title->setText(m_key ? tr("%1 ‘%2’").arg(nameKindText(m_key->kind), QString::fromStdString(m_key->id))
                           : QString());
    const bool canAsk = m_key && engine::canAsk(m_kind, m_key->kind);
    m_empty->setVisible(m_rows.empty());
    m_empty->setText(
        !m_key   ? tr("Put the cursor on a meter, property, resource, variable or group, then press Ctrl+Alt+H.")
        : canAsk ? tr("Nothing found in the project.")
                 : tr("This question does not apply to this kind of name."));
}

void HierarchyView::fill(QTreeWidgetItem* parent, std::vector<HierarchyRow> rows) {
    QList<QTreeWidgetItem*> items;
    items.reserve(static_cast<qsizetype>(rows.size()));
    for (HierarchyRow& row : rows) {
        m_rows.push_back(std::move(row));
        items << new Item(*this, m_rows.size() - 1);
    }
    parent != nullptr ? parent->addChildren(items) : m_tree->addTopLevelItems(items);
}

void HierarchyView::unfold(QTreeWidgetItem* item) {
    if (item->childCount() > 0 || !m_analysis) {
        return;
    }
    const HierarchyRow row = m_rows[static_cast<std::size_t>(item->data(0, numberRole).toInt())];
    auto rows = engine::below(m_analysis->project, *m_analysis->model, *m_analysis->names, m_kind, row);
    if (rows.empty()) {
        item->setChildIndicatorPolicy(QTreeWidgetItem::DontShowIndicator);
    }
    fill(item, std::move(rows));
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
        return tr("growth each turn — %1").arg(detail);
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
        return tr("acts once a turn, at %1").arg(label);
    }
    return label;
}

} // namespace orrery::widgets
