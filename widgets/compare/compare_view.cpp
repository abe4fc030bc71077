// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/compare_view.h"

#include "widgets/base/elided_button.h"
#include "widgets/base/filter_keys.h"
#include "widgets/base/list_views.h"
#include "widgets/compare/compare_model.h"
#include "widgets/compare/revision_content.h"
#include "widgets/compare/revision_field.h"
#include "widgets/compare/run_comparison.h"
#include "widgets/compare/seeds_view.h"
#include "widgets/sandbox/run_branches.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace orrery::widgets {

namespace {

constexpr int busyAfterMs = 200;
constexpr int mostExpanded = 300; ///< rows that are visible at first; the user expands more causes

/// Short names of the earlier runs, for the heading of a column.
constexpr std::array shortNames{QT_TRANSLATE_NOOP("CompareView", "Before"), QT_TRANSLATE_NOOP("CompareView", "Saved"),
                                QT_TRANSLATE_NOOP("CompareView", "Opened"), QT_TRANSLATE_NOOP("CompareView", "Pinned")};

constexpr int branchRole = Qt::UserRole + 1;

QString text(const std::string& name) {
    return QString::fromStdString(name);
}

} // namespace

QStringList compareBaseNames() {
    return {CompareView::tr("Before the last edit"), CompareView::tr("Last saved"),
            CompareView::tr("When the project was opened"), CompareView::tr("Pinned"), CompareView::tr("Git revision")};
}

QString compareBaseShortName(const RunComparison& comparison) {
    constexpr std::size_t longest = 20; // of a name in the heading of a column
    if (comparison.base() == CompareBase::revision) {
        return text(comparison.baseName().size() <= longest ? comparison.baseName()
                                                            : comparison.revision().commit().shortHash);
    }
    if (comparison.base() != CompareBase::branch) {
        return QCoreApplication::translate("CompareView", shortNames[static_cast<std::size_t>(comparison.base())]);
    }
    return comparison.baseName().empty() ? CompareView::tr("Main run") : text(comparison.baseName());
}

namespace {

/// Returns the name of the earlier run for a sentence; empty for the run before the last edit, which is the usual one.
QString baseNameOf(const RunComparison& comparison) {
    switch (comparison.base()) {
    case CompareBase::beforeEdit:
        return {};
    case CompareBase::branch:
        return comparison.baseName().empty() ? CompareView::tr("Main run")
                                             : CompareView::tr("The what-if “%1”").arg(text(comparison.baseName()));
    case CompareBase::revision:
        return CompareView::tr("Git revision %1").arg(text(comparison.baseName()));
    default:
        return compareBaseNames()[static_cast<int>(comparison.base())];
    }
}

QString changesOf(const Comparison& comparison) {
    const Comparison* const found = &comparison;
    if (found->first) {
        const ComparedValue& value = found->values[found->first->value];
        const QString changed =
            CompareView::tr("%n values changed from turn %1 on", nullptr, static_cast<int>(found->values.size()))
                .arg(std::ranges::min(found->values, {}, &ComparedValue::first).first);
        if (found->kinds[value.kind].isPresence) {
            const QString& object = found->objects[value.object].name;
            return found->first->texts.right
                       ? CompareView::tr("%1; first: %2: did not exist, exists now").arg(changed, object)
                       : CompareView::tr("%1; first: %2: existed, does not exist now").arg(changed, object);
        }
        return CompareView::tr("%1; first: %2 %3 %4 → %5")
            .arg(changed, found->objects[value.object].name, engineText(found->kinds[value.kind].label),
                 found->firstLeft(), found->firstRight());
    }
    return found->lanesFrom ? CompareView::tr("The starlanes changed from turn %1 on").arg(*found->lanesFrom)
                            : CompareView::tr("No values changed");
}

} // namespace

QString comparisonSentence(const RunComparison& comparison) {
    if (comparison.comparison() == nullptr) {
        return {};
    }
    const QString changes = changesOf(*comparison.comparison());
    const QString base = baseNameOf(comparison);
    //: The earlier run and the changes since: "Last saved: No values changed"
    return base.isEmpty() ? changes : CompareView::tr("%1: %2").arg(base, changes);
}

CompareView::CompareView(RunComparison& comparison, SeedsRun& seeds, Sandbox& sandbox, QWidget* parent)
    : QWidget(parent), m_comparison(comparison), m_model(new CompareModel(this)), m_base(new QComboBox(this)),
      m_revision(new RevisionField(this)), m_pin(new ElidedButton(this)), m_many(new ElidedButton(this)),
      m_words(new QLineEdit(this)), m_seeds(new SeedsView(comparison, seeds, sandbox, this)),
      m_single(new QWidget(this)), m_note(new QLabel(m_single)), m_problems(new QToolButton(m_single)),
      m_progress(new QProgressBar(m_single)), m_stop(new QToolButton(m_single)), m_tree(new QTreeView(m_single)),
      m_empty(new QLabel(m_single)) {
    auto* const with = new QLabel(tr("Compare &with:"), this);
    with->setBuddy(m_base);
    m_base->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_base->setMinimumContentsLength(10); // in a narrow pane
    m_base->setMaximumWidth(fontMetrics().averageCharWidth() * 40);
    listBases();
    m_base->setAccessibleName(tr("Run to compare with"));
    m_pin->setText(tr("Pin this run"));
    m_pin->setToolTip(tr("Keeps the present run, and compares later runs with it"));
    m_pin->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_pin->setAutoRaise(true);
    m_many->setText(tr("Many seeds"));
    m_many->setToolTip(tr("Plays both runs with many seeds, and shows which differences are more than chance"));
    m_many->setCheckable(true);
    m_seeds->hide();
    setUpFilter(*m_words, tr("Filter differences"), "compare.filter");
    m_words->setPlaceholderText(tr("Filter: object, value, or size of the change, for example: sol industry > 5"));
    m_note->setWordWrap(true);
    m_problems->setText(tr("Show problems"));
    m_problems->setAutoRaise(true);
    m_progress->setTextVisible(true);
    m_progress->setAccessibleName(tr("Progress of the earlier run"));
    m_stop->setAutoRaise(true);
    m_tree->setModel(m_model);
    setUpSortedTree(*m_tree);
    m_tree->setAccessibleName(tr("Differences"));
    m_empty->setObjectName(QStringLiteral("empty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setForegroundRole(QPalette::PlaceholderText);

    auto* const top = new QHBoxLayout;
    top->addWidget(with);
    top->addWidget(m_base);
    top->addWidget(m_revision);
    top->addWidget(m_pin);
    top->addWidget(m_many);
    top->addWidget(m_words, 1);
    auto* const state = new QHBoxLayout;
    state->addWidget(m_note, 1);
    state->addWidget(m_problems);
    state->addWidget(m_progress);
    state->addWidget(m_stop);
    auto* const single = new QVBoxLayout(m_single);
    single->setContentsMargins(0, 0, 0, 0);
    single->addLayout(state);
    single->addWidget(m_tree, 1);
    single->addWidget(m_empty, 1);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addLayout(top);
    layout->addWidget(m_single, 1);
    layout->addWidget(m_seeds, 1);

    connect(m_base, &QComboBox::activated, this, [this](int index) {
        const QVariant branch = m_base->itemData(index, branchRole);
        if (branch.isValid()) {
            m_comparison.setBase(CompareBase::branch, branch.toString().toStdString());
        } else if (index == static_cast<int>(CompareBase::revision)) {
            const QString name = m_revision->currentText().trimmed();
            m_comparison.setBase(CompareBase::revision, name.isEmpty() ? "HEAD" : name.toStdString());
        } else {
            m_comparison.setBase(static_cast<CompareBase>(index));
        }
    });
    connect(m_revision, &RevisionField::chosen, this,
            [this](const QString& name) { m_comparison.setBase(CompareBase::revision, name.toStdString()); });
    connect(m_revision, &RevisionField::listWanted, &m_comparison, &RunComparison::listRevisions);
    connect(&m_comparison, &RunComparison::revisionsListed, this,
            [this] { m_revision->offer(m_comparison.revision().recent(), m_comparison.revision().listProblem()); });
    connect(m_pin, &QToolButton::clicked, this, &CompareView::pinWanted);
    connect(m_many, &QToolButton::toggled, this, [this](bool isMany) {
        m_single->setVisible(!isMany);
        m_seeds->setVisible(isMany);
        if (isMany) {
            m_seeds->startIfNeeded();
        }
    });
    connect(m_seeds, &SeedsView::valueWanted, this, &CompareView::valueWanted);
    connect(m_seeds, &SeedsView::said, this, &CompareView::said);
    connect(m_problems, &QToolButton::clicked, this, &CompareView::problemsWanted);
    connect(m_stop, &QToolButton::clicked, this, [this] {
        if (m_comparison.state() == RunComparison::State::stopped) {
            m_comparison.resume();
        } else {
            m_comparison.stop();
        }
    });
    connect(m_words, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_model->setFilter(CompareFilter(text));
        m_seeds->setFilter(CompareFilter(text));
        expand();
        showState();
    });
    walkFromFilter(*m_words, *m_tree);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_tree, &QTreeView::customContextMenuRequested, this, [this](QPoint at) {
        m_tree->setCurrentIndex(m_tree->indexAt(at));
        if (const auto value = chosenValue()) {
            QMenu menu(this);
            menu.addAction(tr("Show its breakdown"), this, [this] { open(m_tree->currentIndex()); });
            menu.addAction(tr("Which edit did this?"), this, [this, value] { emit editWanted(*value); });
            menu.addAction(tr("Assert this value"), this, [this, value] { emit assertWanted(*value); });
            menu.addAction(tr("Make it small…"), this, [this, value] { emit smallWanted(*value); });
            menu.exec(m_tree->viewport()->mapToGlobal(at));
        }
    });
    connect(m_tree, &QTreeView::activated, this, &CompareView::open);
    connect(m_tree, &QTreeView::clicked, this, &CompareView::open);
    connect(m_tree->header(), &QHeaderView::sortIndicatorChanged, this, &CompareView::expand);
    const auto noteFold = [this](const QModelIndex& index, bool isCollapsed) {
        const engine::DifferenceOrigin* const origin = m_isFilling ? nullptr : m_model->originAt(index);
        if (origin != nullptr && isCollapsed) {
            m_collapsed.insert(engineText(origin->label));
        } else if (origin != nullptr) {
            m_collapsed.remove(engineText(origin->label));
        }
    };
    connect(m_tree, &QTreeView::collapsed, this, [noteFold](const QModelIndex& index) { noteFold(index, true); });
    connect(m_tree, &QTreeView::expanded, this, [noteFold](const QModelIndex& index) { noteFold(index, false); });
    m_busySoon.setSingleShot(true);
    m_busySoon.setInterval(busyAfterMs);
    connect(&m_busySoon, &QTimer::timeout, this, &CompareView::showProgress);
    connect(&m_comparison, &RunComparison::changed, this, &CompareView::refresh);
    connect(&m_comparison, &RunComparison::progressed, this, [this] {
        if (m_progress->isVisible()) {
            showProgress();
        }
    });
    m_pin->setIcon(icon(QStringLiteral("pin"), themeOf(palette())));
    const int letter = fontMetrics().averageCharWidth();
    const std::array widths{34, 24, 10, 18, 18};
    for (std::size_t i = 0; i < widths.size(); ++i) {
        m_tree->setColumnWidth(static_cast<int>(i), widths[i] * letter);
    }
    showRows();
    showState();
}

void CompareView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void CompareView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        m_pin->setIcon(icon(QStringLiteral("pin"), themeOf(palette())));
    }
    QWidget::changeEvent(event);
}

/// Shows the newest comparison. While the pane is not visible, it waits.
void CompareView::refresh() {
    if (!isVisible()) {
        return;
    }
    if (m_model->comparison() != m_comparison.comparison()) {
        showRows();
    }
    showState();
}

/// Shows other rows. The chosen row stays chosen if there is still such a difference.
void CompareView::showRows() {
    const QModelIndex at = m_tree->currentIndex();
    const ComparedValue* const chosen = m_model->valueAt(at);
    const bool isHeading = at.isValid() && chosen == nullptr;
    const QString object = chosen != nullptr ? m_model->comparison()->objects[chosen->object].name : QString();
    const std::string kind = chosen != nullptr ? m_model->comparison()->kinds[chosen->kind].label : std::string();
    const int heading = isHeading ? (at.parent().isValid() ? at.parent().row() : at.row()) : -1;
    const int scrolled = m_tree->verticalScrollBar()->value();
    m_model->show(m_comparison.comparison(), compareBaseShortName(m_comparison));
    expand();
    const QModelIndex again = isHeading ? m_model->index(heading, 0) : m_model->indexOf(object, kind);
    if (again.isValid() && at.isValid()) {
        m_tree->setCurrentIndex(again);
    }
    m_tree->verticalScrollBar()->setValue(scrolled);
}

/// Expands the causes up to a number of rows, except those that the user has collapsed.
void CompareView::expand() {
    const QScopedValueRollback filling(m_isFilling, true);
    int rows = 0;
    for (int i = 0; i < m_model->rowCount(); ++i) {
        const QModelIndex heading = m_model->index(i, 0);
        m_tree->setFirstColumnSpanned(i, {}, true);
        const int below = m_model->rowCount(heading);
        const bool isOpen = (rows == 0 || rows + below <= mostExpanded) &&
                            !m_collapsed.contains(engineText(m_model->originAt(heading)->label));
        m_tree->setExpanded(heading, isOpen);
        rows += isOpen ? below : 0;
        if (below > 0 && m_model->valueAt(m_model->index(below - 1, 0, heading)) == nullptr) {
            m_tree->setFirstColumnSpanned(below - 1, heading, true);
        }
    }
}

/// Lists the earlier runs. The run itself and its branches appear when there are branches.
void CompareView::listBases() {
    QStringList names = compareBaseNames();
    std::vector<std::string> branches{{}};
    for (const RunBranch& branch : m_comparison.branches()) {
        branches.push_back(branch.name);
    }
    if (m_comparison.base() == CompareBase::branch &&
        std::ranges::find(branches, m_comparison.baseName()) == branches.end()) {
        branches.push_back(m_comparison.baseName()); // deleted
    }
    if (branches.size() > 1 || m_comparison.base() == CompareBase::branch) {
        names << tr("Main run");
        for (std::size_t i = 1; i < branches.size(); ++i) {
            names << tr("The what-if “%1”").arg(text(branches[i]));
        }
    } else {
        branches.clear();
    }
    QStringList shown;
    for (int i = 0; i < m_base->count(); ++i) {
        shown << m_base->itemText(i);
    }
    if (shown != names) {
        m_base->clear();
        m_base->addItems(names);
        const int fixed = static_cast<int>(names.size() - static_cast<qsizetype>(branches.size()));
        for (std::size_t i = 0; i < branches.size(); ++i) {
            m_base->setItemData(fixed + static_cast<int>(i), text(branches[i]), branchRole);
        }
    }
    const bool isBranch = m_comparison.base() == CompareBase::branch;
    m_base->setCurrentIndex(isBranch ? m_base->findData(text(m_comparison.baseName()), branchRole)
                                     : static_cast<int>(m_comparison.base()));
}

QString CompareView::emptyText() const {
    return m_empty->isVisibleTo(this) ? m_empty->text() : QString();
}

QString CompareView::note() const {
    return m_note->isVisibleTo(this) ? m_note->text() : QString();
}

std::optional<std::size_t> CompareView::chosenValue() const {
    const ComparedValue* const value = m_model->valueAt(m_tree->currentIndex());
    return value != nullptr ? std::optional(static_cast<std::size_t>(value - m_model->comparison()->values.data()))
                            : std::nullopt;
}

void CompareView::showTurns(std::optional<TurnRange> turns) {
    m_model->setTurns(turns);
    expand();
    showState();
}

void CompareView::focusRows() {
    if (m_many->isChecked()) {
        m_seeds->focusRows();
    } else if (m_tree->isVisibleTo(this)) {
        if (!m_tree->currentIndex().isValid()) {
            m_tree->setCurrentIndex(m_model->index(0, 0));
        }
        m_tree->setFocus(Qt::ShortcutFocusReason);
    } else {
        m_base->setFocus(Qt::ShortcutFocusReason);
    }
}

QString CompareView::emptySentence() const {
    using State = RunComparison::State;
    const ComparisonPtr& found = m_comparison.comparison();
    if (m_comparison.state() == State::noRun) {
        return tr("No run yet. Create a new galaxy or open a scenario; edits then show their differences here.");
    }
    if (m_comparison.state() == State::noBase) {
        return baseSentence();
    }
    if (found == nullptr) {
        return m_comparison.state() == State::stopped ? tr("Stopped.")
               : m_comparison.isOfOlderContent()
                   ? tr("The content has errors. The differences follow when you have fixed them.")
                   : tr("Comparing…");
    }
    if (m_comparison.base() == CompareBase::branch && m_comparison.baseName() == m_comparison.presentBranch()) {
        return tr("This run is the present one. Choose a run to compare with, or switch to another what-if.");
    }
    if (const auto& turns = m_model->turns(); turns && m_model->matching() == 0 && !found->values.empty()) {
        return m_words->text().isEmpty()
                   ? tr("No difference begins in turns %1 to %2.").arg(turns->first).arg(turns->last)
                   : tr("No difference that begins in turns %1 to %2 matches the filter.")
                         .arg(turns->first)
                         .arg(turns->last);
    }
    return found->hasDifferences() && m_model->matching() == 0 && !found->values.empty()
               ? tr("No difference matches the filter.")
           : found->hasDifferences()
               ? tr("All values that both runs have are the same in turns 0 to %1.").arg(found->last)
               : tr("No differences: all values are the same in turns 0 to %1.").arg(found->last);
}

/// Returns why there is no run to compare with.
QString CompareView::baseSentence() const {
    switch (m_comparison.base()) {
    case CompareBase::beforeEdit:
        return tr("No edit yet. After an edit, this pane shows all values that come out different, and since which "
                  "turn.");
    case CompareBase::saved:
        return tr("The saved content is not known, or has errors. Save all files to compare with them.");
    case CompareBase::opened:
        return tr("The content at the opening of the project is not known yet.");
    case CompareBase::revision: {
        const RevisionContent& revision = m_comparison.revision();
        return revision.state() == RevisionContent::State::problem ? revision.problem()
               : revision.state() == RevisionContent::State::ready
                   ? tr("The revision “%1” does not have the scenario of this run. Choose another revision, or "
                        "another scenario.")
                         .arg(text(m_comparison.baseName()))
                   : tr("Reading the revision “%1”…").arg(text(m_comparison.baseName()));
    }
    case CompareBase::branch:
        return tr("This what-if no longer exists. Choose another run to compare with.");
    case CompareBase::pinned:
    case CompareBase::count_:
        return tr("No run is pinned. “Pin this run” keeps the present run, and compares later runs with it.");
    }
    return {};
}

/// Returns what the table cannot show: errors, and differences that belong to no object.
QString CompareView::noteText() const {
    QStringList notes;
    const ComparisonPtr& found = m_comparison.comparison();
    if (found != nullptr && m_comparison.isOfOlderContent()) {
        notes << tr("The content has errors. This is the last comparison without errors.");
    }
    if (m_comparison.state() == RunComparison::State::stopped) {
        notes << tr("Stopped. These differences may be out of date.");
    }
    if (found != nullptr) {
        if (m_comparison.base() == CompareBase::revision &&
            m_comparison.revision().state() == RevisionContent::State::ready) {
            notes << tr("Compared with %1.").arg(revisionWords(m_comparison.revision().commit()));
        }
        if (found->lanesFrom) {
            notes << tr("The starlanes differ from turn %1 on.").arg(*found->lanesFrom);
        }
        if (!found->onlyLeft.isEmpty()) {
            notes << tr("Only in the earlier run: %1.").arg(found->onlyLeft.join(QStringLiteral(", ")));
        }
        if (!found->onlyRight.isEmpty()) {
            notes << tr("Only now: %1.").arg(found->onlyRight.join(QStringLiteral(", ")));
        }
        if (m_comparison.isCutByMemory()) {
            notes << tr("Both runs together need more than the memory of a run. Compared up to turn %1.")
                         .arg(found->last);
        } else if (found->isLeftShort) {
            notes << tr("The earlier run ends with turn %1.").arg(found->last);
        } else if (found->isRightShort) {
            notes << tr("The present run ends with turn %1.").arg(found->last);
        }
    }
    return notes.join(QLatin1Char(' '));
}

void CompareView::showState() {
    using State = RunComparison::State;
    if (!m_base->view()->isVisible()) { // an open list stays as it is
        listBases();
    }
    const bool hasRevision = m_comparison.base() == CompareBase::revision;
    if (hasRevision) {
        m_revision->setRevision(text(m_comparison.baseName()));
    }
    if (hasRevision != m_revision->isVisibleTo(this)) {
        m_revision->setVisible(hasRevision);
        if (hasRevision) {
            m_comparison.listRevisions();
        }
    }
    m_pin->setEnabled(m_comparison.state() != State::noRun);
    const bool hasErrors = m_comparison.isOfOlderContent() && m_comparison.comparison() != nullptr;
    m_model->setDimmed(hasErrors || m_comparison.state() == State::stopped);
    const bool hasBoth = m_comparison.state() != State::noRun && m_comparison.state() != State::noBase;
    m_seeds->setMissing(hasBoth ? QString() : emptySentence());
    const QString note = noteText();
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_problems->setVisible(hasErrors);
    const bool hasRows = m_model->rowCount() > 0;
    m_tree->setVisible(hasRows);
    m_empty->setText(hasRows ? QString() : emptySentence());
    m_empty->setVisible(!hasRows);
    if (m_comparison.state() != State::playing) {
        m_busySoon.stop();
        m_progress->hide();
        m_stop->setVisible(m_comparison.state() == State::stopped);
        m_stop->setText(tr("Continue"));
    } else if (!m_busySoon.isActive() && !m_progress->isVisible()) {
        m_stop->hide();
        m_busySoon.start();
    }
}

void CompareView::showProgress() {
    m_progress->setRange(0, static_cast<int>(m_comparison.target()));
    m_progress->setValue(static_cast<int>(m_comparison.reached()));
    m_progress->setFormat(tr("Earlier run: turn %1 of %2").arg(m_comparison.reached()).arg(m_comparison.target()));
    m_progress->show();
    m_stop->setText(tr("Cancel"));
    m_stop->show();
}

void CompareView::open(const QModelIndex& index) {
    const engine::DifferenceOrigin* const origin = m_model->originAt(index);
    if (origin == nullptr) {
        return;
    }
    if (const ComparedValue* const value = m_model->valueAt(index)) {
        const Comparison& all = *m_model->comparison();
        const ComparedThing& object = all.objects[value->object];
        const ComparedValueKind& kind = all.kinds[value->kind];
        if (object.right == engine::noRow || !kind.right) {
            emit turnWanted(value->first);
            emit said(tr("%1 exists only in the earlier run.").arg(object.name));
        } else {
            emit valueWanted(object.right, *kind.right, value->first);
        }
        return;
    }
    if (index.parent().isValid()) {
        m_words->setFocus(Qt::OtherFocusReason); // the row says how many more differences there are
        return;
    }
    if (origin->right.where.file.isValid()) {
        const QString place = QString::fromStdString(origin->right.place);
        emit placeWanted(place.section(QLatin1Char(':'), 0, -3), origin->right.where.span);
    } else if (const auto edit = std::ranges::find_if(
                   origin->roots,
                   [&](std::uint32_t root) { return !m_model->comparison()->edits[root].path.isEmpty(); });
               edit != origin->roots.end()) { // the edit from which it follows
        const ComparedEdit& root = m_model->comparison()->edits[*edit];
        emit placeWanted(root.path, root.span);
    } else if (origin->left.where.file.isValid()) {
        emit said(tr("This cause is only in the earlier content: %1").arg(QString::fromStdString(origin->left.place)));
    } else {
        emit said(tr("No XML makes this change: it is part of the rules of each turn."));
    }
}

} // namespace orrery::widgets
