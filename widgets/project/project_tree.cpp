// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/project/project_tree.h"

#include "widgets/document/document_store.h"
#include "widgets/project/analyzer.h"
#include "widgets/project/background.h"
#include "widgets/project/filter_keys.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <QThreadPool>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace orrery::widgets {

namespace {

using Kind = ProjectTreeModel::Kind;

constexpr int smallTree = 400; ///< so many entries unfold at once when they are found by the filter
/// With more classes the entries are made on another thread.
constexpr std::size_t madeAtOnce = 500;

/// An entry: its kind as an icon, its label, its name dimmed, and at the right how much is wrong with it.
class EntryDelegate : public QStyledItemDelegate {
public:
    EntryDelegate(const ProjectTreeModel& model, QObject* parent) : QStyledItemDelegate(parent), m_model(model) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& given, const QModelIndex& index) const override {
        QStyleOptionViewItem option = given;
        initStyleOption(&option, index);
        const Theme& theme = themeOf(option.palette);
        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        const QColor text = isSelected ? theme.accentText : theme.text;
        const QColor dim = isSelected ? theme.accentText : theme.dimText;
        option.text.clear();
        option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &option, painter, option.widget);

        painter->save();
        QRect room = option.rect.adjusted(4, 0, -6, 0);
        room.setRight(badge(painter, option, room, index.data(ProjectTreeModel::WarningsRole).toInt(), "warning",
                            isSelected           ? theme.accentText
                            : m_model.isBehind() ? theme.ghost
                                                 : theme.warning));
        room.setRight(badge(painter, option, room, index.data(ProjectTreeModel::ErrorsRole).toInt(), "error",
                            isSelected           ? theme.accentText
                            : m_model.isBehind() ? theme.ghost
                                                 : theme.error));
        const int size = option.fontMetrics.height();
        const QString name = iconName(static_cast<Kind>(index.data(ProjectTreeModel::KindRole).toInt()));
        icon(name, dim).paint(painter, QRect(room.left(), room.center().y() - size / 2 + 1, size, size));
        room.setLeft(room.left() + size + 6);
        const QString label = option.fontMetrics.elidedText(index.data().toString(), Qt::ElideMiddle, room.width());
        painter->setPen(text);
        painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter, label);
        room.setLeft(room.left() + option.fontMetrics.horizontalAdvance(label) + 8);
        const QString detail = index.data(ProjectTreeModel::DetailRole).toString();
        if (!detail.isEmpty() && room.width() > option.fontMetrics.averageCharWidth() * 4) {
            painter->setPen(dim);
            painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                              option.fontMetrics.elidedText(detail, Qt::ElideRight, room.width()));
        }
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
        return {option.fontMetrics.averageCharWidth() * 24, option.fontMetrics.height() + 7};
    }

private:
    static QString iconName(Kind kind) {
        switch (kind) {
        case Kind::file:
            return QStringLiteral("file");
        case Kind::type:
            return QStringLiteral("folder");
        case Kind::section:
            return QStringLiteral("scenario");
        case Kind::objectClass:
            return QStringLiteral("class");
        case Kind::group:
            break;
        }
        return QStringLiteral("group");
    }

    /// Draws a count at the right of the room. @return where the room ends then.
    static int badge(QPainter* painter, const QStyleOptionViewItem& option, const QRect& room, int count,
                     const char* name, const QColor& colour) {
        if (count == 0) {
            return room.right();
        }
        const QString words = QString::number(count);
        const int size = option.fontMetrics.height() - 2;
        const int width = option.fontMetrics.horizontalAdvance(words);
        painter->setPen(colour);
        painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter, words);
        const QRect shape(room.right() - width - size - 3, room.center().y() - size / 2 + 1, size, size);
        icon(QString::fromLatin1(name), colour).paint(painter, shape);
        return shape.left() - 6;
    }

    const ProjectTreeModel& m_model;
};

/// Entries whose label or name holds all words; with them what they stand in, and what stands in them. All are looked
/// at in one go: the recursive filter of the base class would ask for each again and again (P3.5).
class EntryFilter : public QSortFilterProxyModel {
public:
    EntryFilter(const ProjectTreeModel& model, QObject* parent) : QSortFilterProxyModel(parent), m_model(model) {}

    void setWords(const QString& words) {
        m_words = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        m_versionSeen = 0;
        invalidateFilter();
    }
    /// The model shows other entries: what shows one row may be another.
    void lookAgain() {
        if (!m_words.isEmpty()) {
            invalidateFilter();
        }
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
        if (m_words.isEmpty()) {
            return true;
        }
        if (m_versionSeen != m_model.version()) {
            m_versionSeen = m_model.version();
            lookAtAll();
        }
        return m_isShown[m_model.index(row, 0, parent).internalId()];
    }

private:
    bool hasWords(const ProjectTreeModel::Entry& entry) const {
        return std::all_of(m_words.begin(), m_words.end(), [&](const QString& word) {
            return entry.label.contains(word, Qt::CaseInsensitive) || entry.detail.contains(word, Qt::CaseInsensitive);
        });
    }

    void lookAtAll() const {
        const ProjectTreeModel::Entries& entries = m_model.entries();
        std::vector<bool> found(entries.size()); // by itself, or by what it stands in
        m_isShown.assign(entries.size(), false);
        for (std::size_t i = 0; i < entries.size(); ++i) { // entries stand before their children
            const int parent = entries[i].parent;
            found[i] = (parent >= 0 && found[static_cast<std::size_t>(parent)]) || hasWords(entries[i]);
            for (int at = static_cast<int>(i); found[i] && at >= 0 && !m_isShown[static_cast<std::size_t>(at)];
                 at = entries[static_cast<std::size_t>(at)].parent) {
                m_isShown[static_cast<std::size_t>(at)] = true;
            }
        }
    }

    const ProjectTreeModel& m_model;
    QStringList m_words;
    mutable std::vector<bool> m_isShown; ///< by place in the list of entries
    mutable quint64 m_versionSeen = 0;   ///< of the entries that were looked at; 0: none
};

} // namespace

ProjectTree::ProjectTree(DocumentStore& store, Analyzer& analyzer, QWidget* parent)
    : QWidget(parent), m_store(store), m_analyzer(analyzer), m_model(new ProjectTreeModel(this)),
      m_filter(new EntryFilter(*m_model, this)), m_grouping(new QComboBox(this)), m_words(new QLineEdit(this)),
      m_view(new QTreeView(this)), m_empty(new QLabel(m_view)), m_steps(new QWidget(this)) {
    m_grouping->addItems({tr("By file"), tr("By type")}); // in the order of TreeGrouping
    m_grouping->setAccessibleName(tr("Order of the project tree"));
    m_words->setPlaceholderText(tr("Filter…"));
    m_words->setClearButtonEnabled(true);
    m_words->setAccessibleName(tr("Filter classes and groups"));
    m_filter->setSourceModel(m_model);
    m_view->setModel(m_filter);
    m_view->setItemDelegate(new EntryDelegate(*m_model, m_view));
    m_view->setHeaderHidden(true);
    m_view->setUniformRowHeights(true);
    m_view->setAccessibleName(tr("Project"));
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setExpandsOnDoubleClick(true);
    m_view->setDragEnabled(true);
    m_view->setAcceptDrops(true);
    m_view->setDropIndicatorShown(true);
    m_view->setDragDropMode(QAbstractItemView::DragDrop);
    m_view->setDefaultDropAction(Qt::MoveAction);
    m_steps->setVisible(false);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    auto* const over = new QVBoxLayout(m_view->viewport());
    over->addWidget(m_empty);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_grouping);
    layout->addWidget(m_words);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_steps);

    connect(m_grouping, &QComboBox::currentIndexChanged, this, &ProjectTree::refresh);
    connect(m_words, &QLineEdit::textChanged, this, &ProjectTree::filter);
    connect(m_view, &QTreeView::clicked, this, &ProjectTree::open);
    connect(m_view, &QTreeView::activated, this, &ProjectTree::open);
    walkFromFilter(*m_words, *m_view);
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, &ProjectTree::rememberPlaces);
    connect(m_filter, &QAbstractItemModel::modelReset, this, &ProjectTree::restorePlaces);
    connect(&m_analyzer, &Analyzer::analysed, this, &ProjectTree::refresh);
    connect(&m_analyzer, &Analyzer::forgotten, this, &ProjectTree::refresh);
    connect(&m_analyzer, &Analyzer::behindChanged, this, [this](bool behind) {
        m_model->setBehind(behind);
        m_view->viewport()->update();
    });
    connect(&m_store, &DocumentStore::documentsChanged, this, &ProjectTree::showEmpty);
    refresh();
}

void ProjectTree::refresh() {
    const AnalysisPtr analysis = m_store.documents().empty() ? nullptr : m_analyzer.latest();
    const auto grouping = static_cast<TreeGrouping>(m_grouping->currentIndex());
    const quint64 asked = ++m_asked;
    if (!analysis || analysis->model->classes.size() <= madeAtOnce) {
        showEntries(ProjectTreeModel::entriesOf(analysis, grouping));
        return;
    }
    // The entries of ten thousand classes take longer than the window may stand still (P3.5).
    const QPointer<ProjectTree> self(this);
    backgroundThreads().start([self, analysis, grouping, asked] {
        auto entries = std::make_shared<ProjectTreeModel::Entries>(ProjectTreeModel::entriesOf(analysis, grouping));
        QMetaObject::invokeMethod(
            qApp,
            [self, entries, asked] {
                if (self && self->m_asked == asked) {
                    self->showEntries(std::move(*entries));
                }
            },
            Qt::QueuedConnection);
    });
}

void ProjectTree::showEntries(ProjectTreeModel::Entries entries) {
    m_model->show(std::move(entries));
    static_cast<EntryFilter*>(m_filter)->lookAgain();
    showEmpty();
    showSteps();
}

void ProjectTree::setFirstSteps(QAction* newClass, QAction* newScenario) {
    auto* const layout = new QVBoxLayout(m_steps);
    layout->setContentsMargins(0, 4, 0, 0);
    auto* const words = new QLabel(tr("First steps:"), m_steps);
    words->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(words);
    const auto button = [&](QAction* action) {
        auto* const made = new QPushButton(action->icon(), action->text(), m_steps);
        connect(made, &QPushButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::changed, made, [made, action] { made->setIcon(action->icon()); });
        layout->addWidget(made);
        return made;
    };
    m_classStep = button(newClass);
    m_scenarioStep = button(newScenario);
    showSteps();
}

void ProjectTree::showSteps() {
    const AnalysisPtr analysis = m_store.documents().empty() ? nullptr : m_analyzer.latest();
    if (m_classStep == nullptr || (analysis && m_analyzer.isBehind())) {
        return;
    }
    if (!analysis) {
        m_steps->hide();
        return;
    }
    const bool hasClass =
        std::ranges::any_of(analysis->model->classes.asRead(), [](const auto& one) { return !one->isGenerated; });
    const bool hasScenario = !analysis->model->scenarios.empty();
    m_classStep->setVisible(!hasClass);
    m_scenarioStep->setVisible(!hasScenario);
    m_steps->setVisible(!hasClass || !hasScenario);
}

void ProjectTree::rememberPlaces() {
    // What is unfolded and chosen stays so, by id; also what the filter hides now, or another order does not have.
    const auto visit = [&](const auto& self, const QModelIndex& parent) -> void {
        for (int row = 0; row < m_filter->rowCount(parent); ++row) {
            const QModelIndex index = m_filter->index(row, 0, parent);
            if (m_view->isExpanded(index)) {
                m_unfolded.insert(index.data(ProjectTreeModel::IdRole).toString());
                self(self, index);
            } else {
                m_unfolded.remove(index.data(ProjectTreeModel::IdRole).toString());
            }
        }
    };
    visit(visit, {});
    m_current = m_view->currentIndex().data(ProjectTreeModel::IdRole).toString();
}

void ProjectTree::restorePlaces() {
    const auto visit = [&](const auto& self, const QModelIndex& parent) -> void {
        for (int row = 0; row < m_filter->rowCount(parent); ++row) {
            const QModelIndex index = m_filter->index(row, 0, parent);
            if (m_unfolded.contains(index.data(ProjectTreeModel::IdRole).toString())) {
                m_view->setExpanded(index, true);
                self(self, index);
            }
        }
    };
    visit(visit, {});
    if (m_isFirst && m_filter->rowCount() > 0) {
        // The first look shows the classes, where they are few enough to look at.
        m_isFirst = false;
        for (int row = 0; row < m_filter->rowCount(); ++row) {
            const QModelIndex index = m_filter->index(row, 0);
            m_view->setExpanded(index, m_filter->rowCount(index) <= smallTree);
        }
    }
    if (!m_current.isEmpty()) {
        const QModelIndex index = m_filter->mapFromSource(m_model->indexOf(m_current));
        if (index.isValid()) {
            m_view->setCurrentIndex(index);
        }
    }
}

void ProjectTree::filter() {
    static_cast<EntryFilter*>(m_filter)->setWords(m_words->text());
    if (!m_words->text().isEmpty()) {
        int found = 0;
        for (int row = 0; row < m_filter->rowCount(); ++row) {
            found += m_filter->rowCount(m_filter->index(row, 0));
        }
        if (found <= smallTree) {
            m_view->expandAll();
        } else {
            m_view->expandToDepth(0);
        }
    }
    showEmpty();
}

void ProjectTree::open(const QModelIndex& index) {
    if (const QVariant path = index.data(ProjectTreeModel::PathRole); path.isValid()) {
        emit fileWanted(path.toString());
    } else if (const QVariant file = index.data(ProjectTreeModel::FileRole); file.isValid()) {
        emit placeWanted(
            {{file.toUInt()},
             {index.data(ProjectTreeModel::BeginRole).toUInt(), index.data(ProjectTreeModel::EndRole).toUInt()}});
    }
}

QString ProjectTree::emptyText() const {
    return m_empty->isHidden() ? QString() : m_empty->text();
}

void ProjectTree::showEmpty() {
    QString words;
    if (m_store.folder().isEmpty() && m_store.documents().empty()) {
        words = tr("Open or create a project: its files and classes stand here.");
    } else if (m_store.documents().empty()) {
        words = tr("The project has no files yet.");
    } else if (m_analyzer.latest() == nullptr) {
        words = tr("The content is being read…");
    } else if (m_filter->rowCount() == 0) {
        words = m_model->rowCount() == 0 ? tr("There is no class yet. Write one in a file of the project.")
                                         : tr("No class or group fits the filter.");
    }
    m_empty->setText(words);
    m_empty->setVisible(!words.isEmpty());
}

void ProjectTree::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        m_view->viewport()->update();
    }
}

} // namespace orrery::widgets
