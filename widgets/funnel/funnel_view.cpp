// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/funnel/funnel_view.h"

#include "engine/check/model/model.h"
#include "widgets/funnel/scope_funnel.h"
#include "widgets/project/analyzer.h"
#include "widgets/theme/theme.h"
#include "widgets/words/shown_name.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

using engine::FunnelNode;
using engine::Row;

namespace {

/// Draws a bar below the counts. The outline shows the candidates before the condition, the filled part those after it.
class BarDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyledItemDelegate::paint(painter, option, index);
        const QVariant before = index.data(FunnelModel::BeforeRole);
        if (!before.isValid()) {
            return;
        }
        const Theme& theme = themeOf(option.palette);
        const double room = option.rect.width() - 12.0;
        const auto bar = [&](double share) {
            return QRectF(option.rect.right() - 5.5 - room * share, option.rect.bottom() - 4.5, room * share, 3.0);
        };
        painter->save();
        painter->setPen(QPen(theme.ghost, 1.0));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(bar(before.toDouble()));
        painter->fillRect(bar(index.data(FunnelModel::AfterRole).toDouble()), theme.accent);
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(12, barRoom);
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.data(FunnelModel::BeforeRole).isValid()) {
            option->displayAlignment = (option->displayAlignment & Qt::AlignHorizontal_Mask) | Qt::AlignTop;
        }
    }

private:
    static constexpr int barRoom = 6; ///< height of the bar with its distance from the counts
};

} // namespace

FunnelView::FunnelView(ScopeFunnel& funnel, Analyzer& analyzer, QWidget* parent)
    : QWidget(parent), m_funnel(funnel), m_analyzer(analyzer), m_model(new FunnelModel(this)),
      m_groups(new ChoiceBox(tr("Group"), this)), m_sources(new ChoiceBox(tr("Source"), this)),
      m_note(new QLabel(this)), m_tree(new QTreeView(this)), m_details(new QLabel(this)),
      m_stepThrough(new QPushButton(tr("Evaluate step by step"), this)) {
    setAccessibleName(tr("Scope funnel"));
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_details->setWordWrap(true);
    m_details->setTextFormat(Qt::PlainText);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_details->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_details->setContentsMargins(6, 2, 0, 0);
    m_details->setMinimumWidth(fontMetrics().averageCharWidth() * 24);
    m_details->setAccessibleName(tr("Details of the chosen condition"));
    setUpTree();
    auto* const picks = new QHBoxLayout;
    for (const auto& [name, picker] : {std::pair(tr("G&roup"), m_groups), std::pair(tr("S&ource"), m_sources)}) {
        auto* const label = new QLabel(name, this);
        label->setBuddy(picker);
        picks->addWidget(label);
        picks->addWidget(picker, 1);
    }
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addLayout(picks);
    layout->addWidget(m_note);
    auto* const aside = new QWidget(this);
    auto* const asideLayout = new QVBoxLayout(aside);
    asideLayout->setContentsMargins({});
    asideLayout->addWidget(m_details, 1);
    asideLayout->addWidget(m_stepThrough, 0, Qt::AlignLeft);
    auto* const below = new QSplitter(this); // the columns need the whole width in a narrow pane
    below->addWidget(m_tree);
    below->addWidget(aside);
    below->setCollapsible(0, false);
    below->setStretchFactor(0, 4);
    below->setStretchFactor(1, 1);
    layout->addWidget(below, 1);

    connect(m_groups, &QComboBox::activated, this, &FunnelView::pickGroup);
    connect(m_sources, &QComboBox::activated, this, [this](int index) {
        if (index == 0) {
            m_funnel.pickHolder(std::nullopt);
        } else if (index > 0 && index <= static_cast<int>(m_funnel.holders().size())) {
            const FunnelHolder holder = m_funnel.holders()[static_cast<std::size_t>(index) - 1];
            m_funnel.pickHolder(holder);
            emit objectWanted(holder.source);
        }
    });
    connect(m_stepThrough, &QPushButton::clicked, this, &FunnelView::stepThrough);
    connect(&m_funnel, &ScopeFunnel::changed, this, &FunnelView::refresh);
    connect(&m_analyzer, &Analyzer::analysed, this, &FunnelView::listGroups);
    refresh();
}

void FunnelView::setUpTree() {
    m_tree->setModel(m_model);
    m_tree->setItemDelegateForColumn(FunnelModel::Left, new BarDelegate(m_tree));
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setAlternatingRowColors(true);
    m_tree->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_tree->setAccessibleName(tr("Conditions with their counts"));
    m_tree->setIndentation(fontMetrics().averageCharWidth() * 2);
    m_tree->header()->setStretchLastSection(true);
    m_tree->header()->setMaximumSectionSize(fontMetrics().averageCharWidth() * 45);
    m_tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_tree->setMinimumHeight(fontMetrics().height() * 9);
    m_tree->installEventFilter(this);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (!m_isShowing) {
            m_isLit = true;
            light();
        }
        showDetails();
    });
    connect(m_tree, &QTreeView::activated, this, &FunnelView::openCurrent);
}

QString FunnelView::details() const {
    return m_details->text();
}

QString FunnelView::note() const {
    return m_note->text();
}

void FunnelView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    QTimer::singleShot(0, this, &FunnelView::listGroups); // later: the whole perspective may become visible now (P3.5)
}

/// Lists the groups while the view is visible. Each key in the source calls this, and a project can have ten thousand
/// groups.
void FunnelView::listGroups() {
    if (!isVisible()) {
        return;
    }
    const AnalysisPtr analysis = m_analyzer.latest();
    const quint64 generation = analysis ? analysis->generation : 0;
    if (std::exchange(m_listedOf, generation) == generation) {
        return;
    }
    QStringList names;
    QStringList otherNames;
    int at = -1;
    const QString present = m_funnel.classId() + QLatin1Char('/') + m_funnel.groupId();
    if (analysis) {
        for (const auto& objectClass : analysis->model->classes.asRead()) {
            for (const engine::CheckedGroup& group : objectClass->groups) {
                if (!objectClass->isGenerated) {
                    names << QString::fromStdString(objectClass->id + "/" + group.id);
                    otherNames << groupWords(*analysis->model, group);
                    at = names.last() == present ? static_cast<int>(names.size()) - 1 : at;
                }
            }
        }
    }
    m_groups->showItems(names, at, otherNames);
}

void FunnelView::pickGroup(int index) {
    const QString name = m_groups->itemText(index);
    const qsizetype slash = name.indexOf(QLatin1Char('/'));
    if (slash > 0) {
        m_funnel.showGroup(name.left(slash), name.mid(slash + 1));
    }
}

void FunnelView::refresh() {
    const QScopedValueRollback showing(m_isShowing, true);
    const QString present = m_funnel.classId() + QLatin1Char('/') + m_funnel.groupId();
    if (m_groups->itemText(m_groups->currentIndex()) != present) {
        m_groups->setCurrentIndex(m_groups->findText(present));
    }
    QStringList names{tr("(of the chosen object)")};
    for (const FunnelHolder& holder : m_funnel.holders()) {
        names << holder.name;
    }
    m_sources->showItems(m_funnel.answer() != nullptr ? names : QStringList(), m_funnel.holderAt() + 1);
    m_sources->setEnabled(m_funnel.answer() != nullptr);
    m_note->setText(m_funnel.reason());
    m_note->setVisible(!m_note->text().isEmpty());
    if (m_model->answer() != m_funnel.answer()) {
        const bool wasHere = m_tree->currentIndex().isValid();
        // Measures the columns once for all lines. Otherwise each changed line would measure all lines (P3.5).
        m_tree->header()->setSectionResizeMode(QHeaderView::Fixed);
        m_model->show(m_funnel.answer());
        m_tree->expandAll();
        m_tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
        if (wasHere && !m_tree->currentIndex().isValid() && m_model->answer() == nullptr) {
            clearLights();
        }
    }
    m_model->setStale(m_funnel.isStale());
    if (m_isLit) {
        light();
    }
    showDetails();
}

void FunnelView::showDetails() {
    const QModelIndex index = m_tree->currentIndex();
    m_details->setText(
        index.isValid() ? m_model->sentences(index)
        : m_model->answer() != nullptr
            ? tr("Choose a condition to highlight its objects on the map. Press Down or F11 to go to the next.")
            : QString());
    m_stepThrough->setVisible(isExpression(index));
}

bool FunnelView::isExpression(const QModelIndex& index) const {
    const FunnelNode* const node = m_model->answer() != nullptr ? m_model->nodeAt(index) : nullptr;
    return node != nullptr && node->condition->spec->tag == "expression";
}

/// Steps through the expression for the object chosen on the map, otherwise for the first evaluated candidate.
void FunnelView::stepThrough() {
    if (!isExpression(m_tree->currentIndex())) {
        return;
    }
    const FunnelNode& node = *m_model->nodeAt(m_tree->currentIndex());
    const engine::FunnelQuestion& question = m_model->answer()->request.question;
    const engine::RowList asked = node.asked.rows();
    const Row candidate = question.object != engine::noRow ? question.object
                          : asked.empty()                  ? question.source
                                                           : asked.front();
    emit steppingWanted(QString::fromStdString(node.condition->checked->arguments.front().text), question.source,
                        candidate);
}

void FunnelView::light() {
    const QModelIndex index = m_tree->currentIndex();
    QHash<std::uint32_t, MapMark> marks;
    MapLegend legend;
    if (!index.isValid() || m_model->answer() == nullptr) {
        emit lightsChanged(marks, legend);
        return;
    }
    const FunnelNode* const node = m_model->nodeAt(index);
    const engine::FunnelSection& section = *m_model->sectionAt(index);
    const auto mark = [&](const engine::Bitmap& rows, MapMark how, const QString& words) {
        rows.forEach([&](Row row) { marks.insert(row, how); });
        legend.push_back({how, QStringLiteral("%1: %2").arg(words).arg(rows.count())});
    };
    const int column = index.column();
    if (node != nullptr && column == FunnelModel::Matched) {
        mark(node->yes, MapMark::inScope, tr("matched"));
    } else if (node != nullptr && column == FunnelModel::Unmatched) {
        mark(node->no(), MapMark::letDown, tr("unmatched"));
    } else if (node != nullptr && column == FunnelModel::Lacking) {
        mark(node->missing, MapMark::letDown, tr("missing value"));
    } else if (node != nullptr && column == FunnelModel::Skipped) {
        mark(node->skipped, MapMark::letDown, tr("not evaluated"));
    } else if (node != nullptr && column == FunnelModel::More && node->threshold) {
        mark(node->after, MapMark::inScope, tr("passed"));
        engine::Bitmap more(node->after.size());
        const double nearest = node->threshold->nearest();
        for (const auto& [value, row] : node->threshold->values) {
            if (node->threshold->sign == "≥" ? value >= nearest : value <= nearest) {
                more.set(row);
            }
        }
        mark(more, MapMark::changed, tr("would match"));
    } else {
        engine::Bitmap gone = node != nullptr ? node->before : section.candidates;
        const engine::Bitmap& left = node != nullptr ? node->after : section.result;
        mark(left, MapMark::inScope, tr("passed"));
        mark(gone.andNot(left), MapMark::letDown, tr("rejected"));
    }
    const Row source = m_model->answer()->request.question.source;
    marks.insert(source, MapMark::source);
    legend.push_back({MapMark::source, tr("source: %1").arg(m_funnel.nameOf(source))});
    emit lightsChanged(marks, legend);
}

void FunnelView::clearLights() {
    m_isLit = false;
    emit lightsChanged({}, {});
}

void FunnelView::stepBy(int step) {
    const std::vector<QModelIndex> all = m_model->inOrder();
    if (all.empty()) {
        return;
    }
    const QModelIndex here = m_tree->currentIndex();
    const auto found = std::ranges::find(all, here.isValid() ? here.siblingAtColumn(0) : QModelIndex());
    const auto at = found == all.end() ? (step > 0 ? -1 : 0) : found - all.begin();
    const auto to = std::clamp<std::ptrdiff_t>(at + step, 0, static_cast<std::ptrdiff_t>(all.size()) - 1);
    m_tree->setCurrentIndex(all[static_cast<std::size_t>(to)]);
}

void FunnelView::stepOut() {
    const QModelIndex above = m_tree->currentIndex().parent();
    if (above.isValid()) {
        m_tree->setCurrentIndex(above.siblingAtColumn(0));
    }
}

void FunnelView::openCurrent() {
    const FunnelNode* const node = m_model->nodeAt(m_tree->currentIndex());
    const engine::FunnelSection* const section = m_model->sectionAt(m_tree->currentIndex());
    // The places of the conditions refer to the text of the funnel's analysis.
    if (section != nullptr && m_funnel.analysis() == m_analyzer.latest() && !m_analyzer.isBehind()) {
        emit placeWanted(node != nullptr ? node->condition->checked->head : section->where);
    }
}

bool FunnelView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
        const auto* const key = static_cast<QKeyEvent*>(event);
        const bool isStep =
            key->key() == Qt::Key_F11 && (key->modifiers() == Qt::NoModifier || key->modifiers() == Qt::ShiftModifier ||
                                          key->modifiers() == Qt::AltModifier);
        const bool isClear = key->key() == Qt::Key_Escape && m_isLit;
        // Left and Right fold the tree. Ctrl+Left and Ctrl+Right choose the count to highlight.
        const bool isColumn =
            (key->key() == Qt::Key_Left || key->key() == Qt::Key_Right) && key->modifiers() == Qt::ControlModifier;
        if (isStep || isClear || isColumn) {
            if (event->type() == QEvent::ShortcutOverride) {
                event->accept(); // the window uses these keys for the run
            } else if (isClear) {
                clearLights();
            } else if (isColumn) {
                const QModelIndex here = m_tree->currentIndex();
                const int to = here.column() + (key->key() == Qt::Key_Left ? -1 : 1);
                if (here.isValid() && to >= 0 && to < FunnelModel::columnCount_) {
                    m_tree->setCurrentIndex(here.siblingAtColumn(to));
                }
            } else if (key->modifiers() == Qt::ShiftModifier) {
                stepOut();
            } else {
                stepBy(key->modifiers() == Qt::AltModifier ? -1 : 1);
            }
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace orrery::widgets
