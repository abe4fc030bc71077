// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/project/project_tree.h"

#include "engine/import/saved_game_file.h"
#include "widgets/base/background.h"
#include "widgets/base/filter_keys.h"
#include "widgets/base/list_views.h"
#include "widgets/document/document_store.h"
#include "widgets/project/analyzer.h"
#include "widgets/project/entry_delegate.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QThreadPool>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace orrery::widgets {

namespace {

constexpr int smallTree = 400; ///< maximum number of entries for which the filter expands all matches
/// The maximum number of entries that the GUI thread makes itself. A background thread makes larger trees.
constexpr std::size_t madeAtOnce = 1'000;
/// The maximum number of visible rows in which firstInSight() looks for an entry that stays. A window shows fewer rows.
constexpr int rowsInSight = 100;

/// Returns whether the tree of an analysis has few entries. Entries are classes, their groups, and other elements of
/// files.
bool isSmall(const Analysis& analysis) {
    const engine::ClassTable& classes = analysis.model->classes;
    std::size_t entries = classes.size();
    for (engine::ClassIndex i = 0; i < classes.size() && entries <= madeAtOnce; ++i) {
        entries += classes.asRead(i).groups.size();
    }
    for (std::size_t file = 0; file < analysis.project.trees.size() && entries <= madeAtOnce; ++file) {
        const engine::XmlTree& tree = *analysis.project.trees[file];
        if (analysis.project.sources.files[file].isShipped || tree.root() == engine::XmlTree::none) {
            continue;
        }
        const engine::XmlChildren elements = tree.elements(tree.root());
        for (auto one = elements.begin(); one != elements.end() && entries <= madeAtOnce; ++one) {
            ++entries; // classes with equal ids are entries too
        }
    }
    return entries <= madeAtOnce;
}

} // namespace

/// A tree view with a public function that schedules its layout. Several expansions then need one layout.
class EntryView : public QTreeView {
public:
    using QTreeView::QTreeView;
    using QTreeView::scheduleDelayedItemsLayout;
};

ProjectTree::ProjectTree(DocumentStore& store, Analyzer& analyzer, QWidget* parent)
    : QWidget(parent), m_store(store), m_analyzer(analyzer), m_model(new ProjectTreeModel(this)),
      m_grouping(new QComboBox(this)), m_words(new QLineEdit(this)), m_view(new EntryView(this)),
      m_empty(addEmptyLabel(*m_view)), m_steps(new QWidget(this)) {
    m_grouping->addItems({tr("By file"), tr("By type")}); // in the order of TreeGrouping
    m_grouping->setAccessibleName(tr("Grouping of the project tree"));
    setUpFilter(*m_words, tr("Filter classes and groups"), "project.filter");
    m_view->setModel(m_model);
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
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_grouping);
    layout->addWidget(m_words);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_steps);

    connect(m_grouping, &QComboBox::currentIndexChanged, this, &ProjectTree::refresh);
    connect(m_words, &QLineEdit::textChanged, this, &ProjectTree::refresh);
    connect(m_view, &QTreeView::clicked, this, &ProjectTree::open);
    connect(m_view, &QTreeView::activated, this, &ProjectTree::open);
    walkFromFilter(*m_words, *m_view);
    m_words->installEventFilter(this); // this filter gets events before the earlier filters
    setFocusProxy(m_view);
    connect(&m_analyzer, &Analyzer::analysed, this, &ProjectTree::refreshSoon);
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &ProjectTree::refresh);
    connect(&m_analyzer, &Analyzer::forgotten, this, &ProjectTree::refresh);
    connect(&m_analyzer, &Analyzer::behindChanged, this, [this](bool behind) {
        m_model->setBehind(behind);
        m_view->viewport()->update();
    });
    connect(&m_store.list(), &DocumentList::documentsChanged, this, &ProjectTree::showEmpty);
    refresh();
}

QTreeView& ProjectTree::view() {
    return *m_view;
}

/// Refreshes the tree. In a large project, waits for a pause in typing, because typing needs the processor (P3.1).
void ProjectTree::refreshSoon() {
    constexpr qint64 unnoticed = 1, shortest = 100, longest = 1000; // ms
    if (m_took <= unnoticed) {
        refresh();
    } else {
        m_soon.start(static_cast<int>(std::clamp(3 * m_took, shortest, longest)));
    }
}

void ProjectTree::refresh() {
    m_soon.stop();
    Question question;
    question.analysis = m_store.documents().empty() ? nullptr : m_analyzer.latest();
    question.grouping = static_cast<TreeGrouping>(m_grouping->currentIndex());
    question.words = m_words->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    question.shown = m_model->entries();
    if (m_shownOf == question.analysis && m_shownGrouping == question.grouping) {
        question.all = m_all;
    }
    const quint64 asked = ++*m_asked;
    if (!question.analysis || isSmall(*question.analysis)) {
        m_answered = asked;
        m_took = 0;
        take(question, answer(question));
        return;
    }
    // With ten thousand classes, the work would block the window too long (P3.5).
    inBackground([self = QPointer<ProjectTree>(this), question, asked, newest = m_asked] {
        if (*newest != asked) {
            return;
        }
        QElapsedTimer timer;
        timer.start();
        auto answered = std::make_shared<Answer>(answer(question));
        QMetaObject::invokeMethod(
            qApp,
            [self, question, answered, asked, took = timer.elapsed()] {
                if (self && *self->m_asked == asked) {
                    self->m_answered = asked;
                    self->m_took = took;
                    self->take(question, *answered);
                }
            },
            Qt::QueuedConnection);
    });
}

ProjectTree::Answer ProjectTree::answer(const Question& question) {
    const auto shared = [](TreeEntries entries) {
        return endingElsewhere<TreeEntries>(std::make_shared<const TreeEntries>(std::move(entries)));
    };
    Answer answer;
    answer.all = question.all ? question.all : shared(treeEntriesOf(question.analysis, question.grouping));
    answer.shown = question.words.isEmpty() ? answer.all : shared(entriesWith(question.words, *answer.all));
    answer.difference = differenceOf(*question.shown, *answer.shown);
    return answer;
}

void ProjectTree::take(const Question& question, const Answer& answer) {
    const bool isAnother = question.grouping != m_shownGrouping || question.words != m_shownWords ||
                           question.shown->all.empty() || answer.shown->all.empty();
    const bool isSameShape = answer.difference.isSameShape;
    if (isAnother && m_shownWords.isEmpty()) {
        rememberFolds();
    }
    const QPersistentModelIndex first = isSameShape ? QModelIndex() : firstInSight(answer.difference);
    leaveGone(answer.difference);
    m_shownOf = question.analysis;
    m_all = answer.all;
    m_shownGrouping = question.grouping;
    m_shownWords = question.words;
    m_model->show(answer.shown, answer.difference);
    if (isAnother) {
        question.words.isEmpty() ? restoreFolds() : unfoldFound();
        for (QModelIndex above = m_view->currentIndex().parent(); above.isValid(); above = above.parent()) {
            m_view->expand(above);
        }
        m_view->scrollTo(m_view->currentIndex());
    } else if (first.isValid()) {
        m_view->scrollTo(first, QAbstractItemView::PositionAtTop);
    }
    if (m_wanted) {
        choose(*m_wanted);
    }
    showEmpty();
    showSteps();
    for (const int key : std::exchange(m_keys, {})) {
        QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier);
        QCoreApplication::sendEvent(m_words, &press);
    }
}

/// Moves the selection from a removed entry to the nearest entry that stays. If there is none, moves it to the parent.
void ProjectTree::leaveGone(const TreeDifference& difference) {
    const QModelIndex current = m_view->currentIndex();
    const auto stays = [&](const QModelIndex& index) {
        return index.isValid() && difference.placeNow[index.internalId()] >= 0;
    };
    if (!current.isValid() || stays(current)) {
        return;
    }
    for (QModelIndex at = current; at.isValid(); at = at.parent()) {
        for (const int step : {1, -1}) {
            for (QModelIndex next = at; next.isValid(); next = next.siblingAtRow(next.row() + step)) {
                if (stays(next)) {
                    m_view->setCurrentIndex(next);
                    return;
                }
            }
        }
    }
    m_view->setCurrentIndex({});
}

QModelIndex ProjectTree::firstInSight(const TreeDifference& difference) const {
    if (m_view->verticalScrollBar()->value() == 0) {
        return {};
    }
    QModelIndex at = m_view->indexAt(QPoint(0, 0));
    for (int i = 0; i < rowsInSight && at.isValid(); ++i, at = m_view->indexBelow(at)) {
        if (difference.placeNow[at.internalId()] >= 0) {
            return at;
        }
    }
    return {};
}

void ProjectTree::choose(engine::Location place) {
    const QModelIndex index = m_model->indexAt(place);
    m_wanted = index.isValid() || isCurrent() ? std::nullopt : std::optional(place);
    if (index.isValid()) {
        m_view->setCurrentIndex(index);
    }
}

/// Delays the keys Enter and Down in the filter until the matches are known.
bool ProjectTree::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_words && event->type() == QEvent::KeyPress && !isCurrent()) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            m_keys.push_back(key);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ProjectTree::setFirstSteps(QAction* newClass, QAction* newScenario, QAction* openSave) {
    auto* const layout = new QVBoxLayout(m_steps);
    layout->setContentsMargins(0, 4, 0, 0);
    auto* const words = new QLabel(tr("First steps:"), m_steps);
    words->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(words);
    const auto button = [&](QAction* action) {
        const QString text = action->text().remove(QLatin1Char('&')); // its letter is for the menu
        auto* const made = new QPushButton(action->icon(), text, m_steps);
        connect(made, &QPushButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::changed, made, [made, action] { made->setIcon(action->icon()); });
        layout->addWidget(made);
        return made;
    };
    m_classStep = button(newClass);
    m_saveStep = button(openSave);
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
    m_saveStep->setVisible(!hasScenario && engine::canPlaySaves(analysis->project));
    m_scenarioStep->setVisible(!hasScenario);
    m_steps->setVisible(!hasClass || !hasScenario);
}

void ProjectTree::rememberFolds() {
    for (const TreeEntry& entry : m_model->entries()->all) {
        if (entry.children.empty()) {
            continue; // skips the many entries without children, because only files and classes can be collapsed
        }
        if (m_view->isExpanded(m_model->indexOf(entry.id))) {
            m_unfolded.insert(entry.id);
        } else {
            m_unfolded.remove(entry.id);
        }
    }
}

void ProjectTree::restoreFolds() {
    QModelIndexList unfolded;
    if (m_isFirst && m_model->rowCount() > 0) {
        // The first time, expands files with few classes.
        m_isFirst = false;
        for (int row = 0; row < m_model->rowCount(); ++row) {
            if (const QModelIndex index = m_model->index(row, 0); m_model->rowCount(index) <= smallTree) {
                unfolded << index;
            }
        }
    }
    for (const QString& id : m_unfolded) {
        unfolded << m_model->indexOf(id);
    }
    unfoldOnly(unfolded);
}

void ProjectTree::unfoldFound() {
    int found = 0;
    QModelIndexList unfolded;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        unfolded << m_model->index(row, 0);
        found += m_model->rowCount(unfolded.back());
    }
    if (found <= smallTree) {
        m_view->expandAll();
    } else {
        unfoldOnly(unfolded);
    }
}

void ProjectTree::unfoldOnly(const QModelIndexList& entries) {
    m_view->collapseAll();
    m_view->scheduleDelayedItemsLayout();
    for (const QModelIndex& index : entries) {
        m_view->expand(index);
    }
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
        words = tr("Open or create a project to see its files and classes here.");
    } else if (m_store.documents().empty()) {
        words = tr("The project has no files yet.");
    } else if (m_analyzer.latest() == nullptr) {
        words = tr("Reading the content…");
    } else if (m_model->rowCount() == 0) {
        words = m_shownWords.isEmpty() ? tr("There is no class yet. Write one in a file of the project.")
                                       : tr("No class or group matches the filter.");
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
