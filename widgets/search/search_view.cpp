// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/search/search_view.h"

#include "widgets/base/kept_fields.h"
#include "widgets/document/document_store.h"
#include "widgets/search/hit_delegate.h"
#include "widgets/search/search_model.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>
#include <QUndoStack>

#include <initializer_list>
#include <utility>

namespace orrery::widgets {

namespace {
constexpr int renewAfterMs = 200;
}

SearchView::SearchView(DocumentStore& store, QWidget* parent)
    : QWidget(parent), m_store(store), m_search(new ProjectSearch(this)), m_results(new SearchModel(store, this)) {
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->setSpacing(4);
    auto* const grid = new QGridLayout;
    grid->setHorizontalSpacing(4);
    grid->setVerticalSpacing(4);
    buildQuery(*grid);
    layout->addLayout(grid);
    chainTabs();
    m_state = new QLabel;
    m_state->setWordWrap(true);
    layout->addWidget(m_state);
    m_list = new QTreeView;
    m_list->setModel(m_results);
    m_list->setItemDelegate(new HitDelegate(m_list));
    m_list->setHeaderHidden(true);
    m_list->setUniformRowHeights(true);
    m_list->setAccessibleName(tr("Search results"));
    m_list->installEventFilter(this);
    layout->addWidget(m_list, 1);

    m_busySoon.setSingleShot(true);
    m_busySoon.setInterval(200);
    connect(&m_busySoon, &QTimer::timeout, this, &SearchView::showState);
    m_stateSoon.setSingleShot(true);
    m_stateSoon.setInterval(0);
    connect(&m_stateSoon, &QTimer::timeout, this, &SearchView::showState);
    connect(m_search, &ProjectSearch::found, this, [this](const QVector<ProjectHit>& hits) {
        const bool isFirst = m_results->hitCount() == 0;
        if (!m_results->add(hits)) {
            m_missesEdits = true;
            return;
        }
        m_list->expand(m_results->index(m_results->rowCount() - 1, 0));
        if (isFirst && m_results->rowCount() > 0) {
            m_list->setCurrentIndex(m_results->index(0, 0, m_results->index(0, 0)));
        }
    });
    connect(m_search, &ProjectSearch::finished, this, [this](const QString& problem, bool isCut) {
        m_problem = problem;
        m_isCut = isCut;
        m_busySoon.stop();
        if (m_missesEdits) {
            m_renewSoon.start();
        }
        showState();
    });
    m_renewSoon.setSingleShot(true);
    m_renewSoon.setInterval(renewAfterMs);
    connect(&m_renewSoon, &QTimer::timeout, this, &SearchView::search);
    connect(&store.history(), &QUndoStack::indexChanged, this, &SearchView::followHistory);
    connect(m_results, &SearchModel::countChanged, &m_stateSoon, qOverload<>(&QTimer::start));
    connect(m_list, &QTreeView::activated, this, [this](const QModelIndex& index) { want(index, true); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        if (m_list->hasFocus()) {
            want(index, false);
        }
    });
    applyTheme();
    modeChanged();
}

QToolButton* SearchView::addOption(const QString& label, const QString& help) {
    auto* const button = new QToolButton;
    button->setText(label);
    button->setToolTip(help);
    button->setAccessibleName(help);
    button->setAutoRaise(true);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void SearchView::buildQuery(QGridLayout& grid) {
    const auto line = [this](const QString& name, void (SearchView::*enter)() = &SearchView::search) {
        auto* const field = new QLineEdit;
        field->setPlaceholderText(name);
        field->setAccessibleName(name);
        field->setClearButtonEnabled(true);
        field->installEventFilter(this);
        connect(field, &QLineEdit::returnPressed, this, enter);
        connect(field, &QLineEdit::textChanged, this, &SearchView::queryEdited);
        return field;
    };
    m_pattern = line(tr("Find in the project"));
    m_replacement = line(tr("Replace with"), &SearchView::goToHits);
    m_files = line(tr("In all files"));
    m_files->setToolTip(tr("Only in these files, for example techs*.xml. Separate several patterns with spaces."));
    m_elements = line(tr("In all elements"));
    m_elements->setToolTip(
        tr("Only inside these elements, for example effects scope. Separate several names with spaces."));
    m_caseSensitive = addOption(tr("Aa"), tr("Match case"));
    m_wholeWords = addOption(tr("W"), tr("Match whole words"));
    m_regularExpression = addOption(tr(".*"), tr("Regular expression"));
    m_xpath = addOption(tr("XPath"), tr("Find elements by an XPath expression, such as //class[@type='tech']"));
    m_replaceMode = addOption({}, tr("Replace"));
    m_start = new QPushButton(tr("Sea&rch"));
    m_replace = new QPushButton(tr("Rep&lace"));
    auto* const options = new QHBoxLayout;
    options->setSpacing(2);
    for (QToolButton* option : {m_caseSensitive, m_wholeWords, m_regularExpression, m_xpath, m_replaceMode}) {
        options->addWidget(option);
        connect(option, &QToolButton::toggled, this, &SearchView::modeChanged);
    }
    grid.addWidget(m_pattern, 0, 0, 1, 2);
    grid.addLayout(options, 0, 2);
    grid.addWidget(m_start, 0, 3);
    grid.addWidget(m_replacement, 1, 0, 1, 2);
    grid.addWidget(m_replace, 1, 3);
    grid.addWidget(m_files, 2, 0);
    grid.addWidget(m_elements, 2, 1);
    grid.setColumnStretch(0, 1);
    grid.setColumnStretch(1, 1);
    connect(m_start, &QPushButton::clicked, this, [this] { isRunning() ? cancel() : search(); });
    connect(m_replace, &QPushButton::clicked, this, &SearchView::replaceChosen);
    setFocusProxy(m_pattern);
    for (const auto& [field, name] : {std::pair<QWidget*, const char*>(m_pattern, "search.pattern"),
                                      {m_replacement, "search.replacement"},
                                      {m_files, "search.files"},
                                      {m_elements, "search.elements"},
                                      {m_caseSensitive, "search.case"},
                                      {m_wholeWords, "search.words"},
                                      {m_regularExpression, "search.expression"},
                                      {m_xpath, "search.xpath"}}) {
        keepWithSession(*field, name);
    }
}

/// Lets Tab go from the text to its replacement, and only then to the options between them.
void SearchView::chainTabs() {
    QWidget* before = m_pattern;
    for (QWidget* const next :
         std::initializer_list<QWidget*>{m_replacement, m_caseSensitive, m_wholeWords, m_regularExpression, m_xpath,
                                         m_replaceMode, m_start, m_replace, m_files, m_elements}) {
        setTabOrder(before, next);
        before = next;
    }
}

void SearchView::applyTheme() {
    m_replaceMode->setIcon(icon(QStringLiteral("replace"), themeOf(palette())));
}

void SearchView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        applyTheme();
    }
}

void SearchView::modeChanged() {
    const bool isXPath = m_xpath->isChecked();
    for (QToolButton* option : {m_caseSensitive, m_wholeWords, m_regularExpression, m_replaceMode}) {
        option->setEnabled(!isXPath);
    }
    const bool isReplacing = m_replaceMode->isChecked() && !isXPath;
    m_replacement->setVisible(isReplacing);
    m_replace->setVisible(isReplacing);
    m_results->setReplacing(isReplacing);
    queryEdited();
}

/// Starts a new search if the query finds other places. A new replacement only updates the previews.
void SearchView::queryEdited() {
    m_results->setReplacement(query());
    if (m_hasSearched && !m_searched.findsSame(query())) {
        m_renewSoon.start();
    }
    showState();
}

bool SearchView::isUpToDate() const {
    return m_hasSearched && !isRunning() && !m_renewSoon.isActive() && m_searched.findsSame(query());
}

void SearchView::open(Mode mode, const QString& pattern) {
    m_replaceMode->setChecked(mode == Mode::replace);
    if (mode == Mode::replace) {
        m_xpath->setChecked(false);
    }
    if (!pattern.isEmpty() && !pattern.contains(QLatin1Char('\n'))) {
        m_pattern->setText(pattern);
    }
    m_pattern->setFocus(Qt::ShortcutFocusReason);
    m_pattern->selectAll();
}

ProjectQuery SearchView::query() const {
    return {.text = {.pattern = m_pattern->text(),
                     .isRegularExpression = m_regularExpression->isChecked(),
                     .isCaseSensitive = m_caseSensitive->isChecked(),
                     .isWholeWords = m_wholeWords->isChecked()},
            .isXPath = m_xpath->isChecked(),
            .files = m_files->text(),
            .elements = m_elements->text(),
            .replacement = m_replacement->text()};
}

void SearchView::setQuery(const ProjectQuery& query) {
    m_pattern->setText(query.text.pattern);
    m_regularExpression->setChecked(query.text.isRegularExpression);
    m_caseSensitive->setChecked(query.text.isCaseSensitive);
    m_wholeWords->setChecked(query.text.isWholeWords);
    m_xpath->setChecked(query.isXPath);
    m_files->setText(query.files);
    m_elements->setText(query.elements);
    m_replacement->setText(query.replacement);
    search();
}

void SearchView::search() {
    m_renewSoon.stop();
    m_search->cancel();
    m_results->clear();
    m_problem.clear();
    m_isCut = false;
    m_missesEdits = false;
    m_hasSearched = !m_pattern->text().isEmpty();
    if (m_hasSearched) {
        m_store.finishTyping();
        m_searched = query();
        m_search->start(m_store, m_searched);
        m_busySoon.start();
    }
    showState();
}

/// Goes to the matches. Enter in the replacement replaces nothing, because the user may not have seen them yet.
void SearchView::goToHits() {
    if (isUpToDate() && m_results->hitCount() > 0) {
        m_list->setFocus(Qt::TabFocusReason);
    } else {
        search();
    }
}

void SearchView::cancel() {
    m_search->cancel();
    m_renewSoon.stop();
    m_busySoon.stop();
    showState();
}

int SearchView::replaceChosen() {
    if (!m_replaceMode->isChecked() || m_xpath->isChecked() || !isUpToDate() || m_results->chosenCount() == 0) {
        return 0;
    }
    std::vector<DocumentEdit> edits;
    for (const ProjectHit& hit : m_results->takeChosen()) {
        edits.push_back({m_store.find(hit.path),
                         {static_cast<std::uint32_t>(hit.where.begin), static_cast<std::uint32_t>(hit.where.end)},
                         m_results->replacementOf(hit)});
    }
    m_list->expandAll();
    const int count = static_cast<int>(edits.size());
    if (!m_store.apply(tr("Replace %1 with %2").arg(m_pattern->text(), m_replacement->text()), std::move(edits))) {
        m_problem = tr("The texts have changed since the search. Search again.");
        showState();
        return 0;
    }
    m_problem = tr("%n match(es) replaced. One undo restores them.", nullptr, count);
    m_indexReplaced = m_store.history().index();
    m_replacementStep = m_store.history().command(m_indexReplaced - 1);
    // Clears the undo history of the fields. Undo in a field then first undoes later typing, then the replacement.
    for (QLineEdit* const field : {m_pattern, m_replacement, m_files, m_elements}) {
        const int caret = field->cursorPosition();
        field->setText(field->text());
        field->setCursorPosition(caret);
    }
    if (m_replace->hasFocus()) {
        m_replacement->setFocus(Qt::OtherFocusReason); // the button is now disabled
    }
    showState();
    return count;
}

/// Returns whether an undo or redo key in a field belongs to the replacement. The user has then typed nothing since.
bool SearchView::undoesReplacement(const QLineEdit& field, const QKeyEvent& key) const {
    const QUndoStack& history = m_store.history();
    return m_replacementStep != nullptr &&
           ((key.matches(QKeySequence::Undo) && !field.isUndoAvailable() && history.index() == m_indexReplaced) ||
            (key.matches(QKeySequence::Redo) && !field.isRedoAvailable() && history.index() == m_indexReplaced - 1));
}

/// Searches again after an undo of the replacement. Drops the replacement if another command is in its place.
void SearchView::followHistory() {
    const QUndoStack& history = m_store.history();
    if (m_replacementStep == nullptr) {
        return;
    }
    if (history.command(m_indexReplaced - 1) != m_replacementStep) {
        m_replacementStep = nullptr;
    } else if (history.index() == m_indexReplaced - 1) {
        m_renewSoon.start();
    }
}

QString SearchView::summary() const {
    return m_state->text();
}

void SearchView::showState() {
    const bool isBusy = isRunning();
    m_start->setText(isBusy && !m_busySoon.isActive() ? tr("&Cancel") : tr("Sea&rch"));
    m_replace->setEnabled(isUpToDate() && m_results->chosenCount() > 0);
    QStringList lines;
    if (!m_problem.isEmpty()) {
        lines << m_problem;
    }
    const int hits = m_results->hitCount();
    if (hits > 0) {
        const QString files = tr("%n file(s)", nullptr, m_results->fileCount());
        //: %1 "3 places", %2 "2 files"
        lines << tr("%1 in %2").arg(tr("%n match(es)", nullptr, hits), files);
        if (m_isCut) {
            lines << tr("There are more matches. Narrow the search to see them.");
        }
    } else if (isBusy) {
        lines << tr("Searching…");
    } else if (m_hasSearched && m_problem.isEmpty()) {
        lines << tr("No results.");
    } else if (!m_hasSearched && m_problem.isEmpty()) {
        lines << tr("Type a search text, then press Enter.");
    }
    m_state->setText(lines.join(QLatin1Char('\n')));
}

void SearchView::want(const QModelIndex& index, bool isFinal) {
    if (const ProjectHit* const hit = m_results->hit(index)) {
        emit placeWanted(hit->path, hit->where.begin, hit->where.end, isFinal);
    } else if (isFinal) {
        m_list->setExpanded(index, !m_list->isExpanded(index));
    }
}

bool SearchView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && watched != m_list) {
        if (undoesReplacement(*static_cast<QLineEdit*>(watched), *static_cast<QKeyEvent*>(event))) {
            event->ignore(); // the window's command handles the key
            return true;
        }
    }
    if (event->type() == QEvent::KeyPress) {
        const auto* const key = static_cast<QKeyEvent*>(event);
        const bool isField = watched != m_list;
        if (isField && key->key() == Qt::Key_Down && m_results->hitCount() > 0) {
            m_list->setFocus(Qt::TabFocusReason);
            return true;
        }
        const bool isAtTop =
            !isField && (!m_list->currentIndex().isValid() || m_list->currentIndex() == m_results->index(0, 0));
        if (isAtTop && key->key() == Qt::Key_Up) {
            m_pattern->setFocus(Qt::BacktabFocusReason);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void SearchView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && isRunning()) {
        cancel();
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace orrery::widgets
