// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/element_table_view.h"

#include "widgets/base/background.h"
#include "widgets/base/filter_keys.h"
#include "widgets/base/kept_fields.h"
#include "widgets/base/list_views.h"
#include "widgets/document/document_store.h"
#include "widgets/form/field_editors.h"
#include "widgets/project/analyzer.h"
#include "widgets/tables/calculation_bar.h"
#include "widgets/tables/column_chooser.h"
#include "widgets/tables/element_table_model.h"
#include "widgets/tables/table_commands.h"
#include "widgets/tables/table_grid.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QEventLoop>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

QString sourceWord(const char* word) {
    return QCoreApplication::translate("RowSources", word);
}

QString nameOf(const RowSource& source) {
    return QString::fromUtf8(source.name.data(), static_cast<qsizetype>(source.name.size()));
}

} // namespace

ElementTableView::ElementTableView(DocumentStore& store, Analyzer& analyzer, QWidget* parent)
    : QWidget(parent), m_store(store), m_analyzer(analyzer), m_model(new ElementTableModel(this)),
      m_sources(new QComboBox(this)), m_sets(new PickBox(this)), m_words(new QLineEdit(this)),
      m_gaps(new QCheckBox(tr("O&nly gaps"), this)), m_columnsButton(new QToolButton(this)),
      m_table(new TableGrid(store, analyzer, *m_model, this)), m_empty(addEmptyLabel(*m_table)),
      m_bar(new CalculationBar(this)), m_chooser(new ColumnChooser(this)), m_state(new QLabel(this)),
      m_sum(new QLabel(this)) {
    m_table->setAccessibleName(tr("Class table"));
    m_words->installEventFilter(this);
    m_state->setForegroundRole(QPalette::PlaceholderText);
    m_sum->setForegroundRole(QPalette::PlaceholderText);
    auto* const top = new QHBoxLayout;
    buildTop(*top);
    auto* const bottom = new QHBoxLayout;
    bottom->addWidget(m_state, 1);
    bottom->addWidget(m_sum);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addLayout(top);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_bar);
    layout->addLayout(bottom);
    connectParts();
    keepWithSession(*this, "table.columns");
    showState();
}

void ElementTableView::buildTop(QBoxLayout& layout) {
    for (const RowSource& source : rowSources()) {
        m_sources->addItem(sourceWord(source.label), nameOf(source));
    }
    m_sources->setAccessibleName(tr("Kind of table"));
    m_sets->setMinimumWidth(150);
    nameSets();
    setUpFilter(*m_words, tr("Filter rows"), "table.filter");
    m_words->setPlaceholderText(tr("Filter: fort, build_cost > 30 and build_time != 5"));
    m_words->setToolTip(
        tr("Words that a row must contain, and comparisons with columns: =, !=, <, <=, >, >=, combined by "
           "and, or, not and parentheses.\nPut quotes around names and values with blanks."));
    m_gaps->setToolTip(tr("Show only rows with a cell that has no value"));
    m_columnsButton->setText(tr("C&olumns…"));
    m_columnsButton->setToolTip(tr("Choose the columns of the table"));
    auto* const calculation = new QToolButton(this);
    calculation->setText(tr("&Calculate…"));
    calculation->setToolTip(tr("Multiply the selected cells, add to them, or set them"));
    connect(m_columnsButton, &QToolButton::clicked, this, &ElementTableView::chooseColumns);
    connect(calculation, &QToolButton::clicked, this, &ElementTableView::openCalculation);
    layout.addWidget(m_sources);
    layout.addWidget(m_sets);
    layout.addWidget(m_words, 1);
    layout.addWidget(m_gaps);
    layout.addWidget(m_columnsButton);
    layout.addWidget(calculation);
}

void ElementTableView::connectParts() {
    connect(m_sources, &QComboBox::activated, this, [this](int index) {
        const RowSource& source = rowSources()[static_cast<std::size_t>(index)];
        showTable(source, m_choices.setOf(source));
    });
    const auto chooseSet = [this] {
        const std::string set = m_sets->written().toStdString();
        if (!set.empty() && set != m_choices.set()) {
            showTable(m_choices.source(), set);
        }
    };
    connect(m_sets, &QComboBox::activated, this, chooseSet);
    connect(m_sets->lineEdit(), &QLineEdit::editingFinished, this, chooseSet);
    const auto newWish = [this] {
        m_wish.filter = m_words->text();
        m_wish.onlyGaps = m_gaps->isChecked();
        refresh(true);
    };
    connect(m_words, &QLineEdit::textChanged, this, newWish);
    connect(m_gaps, &QCheckBox::toggled, this, newWish);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionClicked, this, &ElementTableView::cycleSort);
    connect(m_table->horizontalHeader(), &QWidget::customContextMenuRequested, this, &ElementTableView::openHeaderMenu);
    connect(m_table, &TableGrid::textWanted, this, &ElementTableView::goToRow);
    connect(m_table, &TableGrid::calculationWanted, this, &ElementTableView::openCalculation);
    connect(m_table, &TableGrid::said, this, &ElementTableView::said);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, &m_selectionSoon,
            qOverload<>(&QTimer::start));
    connect(m_model, &QAbstractItemModel::dataChanged, &m_selectionSoon, qOverload<>(&QTimer::start));
    // A command on many cells changes the table several times (P3.5).
    m_selectionSoon.setSingleShot(true);
    m_selectionSoon.setInterval(0);
    connect(&m_selectionSoon, &QTimer::timeout, this, &ElementTableView::showSelection);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ElementTableView::showSort);
    connect(m_table, &TableGrid::typed, this, [this](const QString& path) { m_changed.insert(path); });
    connect(&commands(), &TableCommands::changed, this, [this](const QStringList& paths) {
        for (const QString& path : paths) {
            m_changed.insert(path);
        }
    });
    connect(m_bar, &CalculationBar::changed, this, &ElementTableView::showPreview);
    connect(m_bar, &CalculationBar::applyWanted, this, [this] { commands().calculate(m_bar->calculation()); });
    connect(m_bar, &CalculationBar::closed, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_chooser, &ColumnChooser::chosen, this, &ElementTableView::setColumns);
    connect(&m_analyzer, &Analyzer::analysed, this, [this] { refresh(false); });
    connect(&m_analyzer, &Analyzer::linted, this, [this] { m_table->viewport()->update(); });
    connect(&m_store, &DocumentStore::aboutToClear, this, [this] {
        m_table->finishTyping();
        m_hasRead = false;
        m_choices.forgetFirstColumns();
        m_model->show({});
        m_changed.clear();
        showState();
    });
}

const std::vector<TableColumn>& ElementTableView::columns() const {
    static const std::vector<TableColumn> none;
    return m_model->content() != nullptr ? m_model->content()->columns : none;
}

void ElementTableView::showTable(const RowSource& source, const std::string& set) {
    m_choices.choose(source, set);
    m_choices.forgetFirstColumns();
    m_sources->setCurrentIndex(static_cast<int>(&source - rowSources().data()));
    m_hasRead = false;
    m_wish.sortColumn = TableWish::unsorted;
    showSort();
    emit keptChanged();
    refresh(true);
}

bool ElementTableView::showPlace(engine::Location where) {
    const AnalysisPtr analysis = m_analyzer.latest();
    if (analysis == nullptr || where.file.value >= analysis->project.trees.size()) {
        return false;
    }
    const TableAt found = tableAt(*analysis->project.trees[where.file.value], where.span.begin);
    if (found.source == nullptr) {
        return false;
    }
    m_words->clear();
    m_gaps->setChecked(false);
    m_wantedPlace = where;
    const TableContent* const content = m_model->content();
    const bool isShown = content != nullptr && content->source == found.source && content->set == found.set;
    if (isShown) {
        refresh(false);
    } else {
        showTable(*found.source, found.set);
    }
    return true;
}

/// Selects the row that showPlace() wants, in the column of the current cell.
void ElementTableView::selectWanted() {
    const engine::Location wanted = *std::exchange(m_wantedPlace, std::nullopt);
    const ShownTable& shown = m_model->shown();
    for (std::size_t row = 0; row < shown.rows.size(); ++row) {
        const engine::Location where = shown.content->sheet != nullptr
                                           ? shown.content->rowPlace(shown.rows[row])
                                           : shown.content->rows[shown.rows[row]].element.where();
        if (where.file == wanted.file && where.span.contains(wanted.span.begin) && m_model->columnCount() > 0) {
            return m_table->goTo(static_cast<int>(row), std::max(0, m_table->currentIndex().column()));
        }
    }
}

void ElementTableView::setColumns(std::vector<TableColumn> columns) {
    // The sort column keeps its values, even at another place.
    const std::vector<TableColumn>& before = this->columns();
    if (m_wish.sortColumn >= 0 && m_wish.sortColumn < static_cast<int>(before.size())) {
        const auto at = std::ranges::find(columns, before[static_cast<std::size_t>(m_wish.sortColumn)]);
        m_wish.sortColumn = at == columns.end() ? TableWish::unsorted : static_cast<int>(at - columns.begin());
    }
    m_choices.setColumns(std::move(columns));
    emit keptChanged();
    refresh(true);
}

void ElementTableView::sortBy(int column, bool isDescending) {
    m_wish.sortColumn = column;
    m_wish.isDescending = isDescending;
    showSort();
    refresh(true);
}

void ElementTableView::showSort() {
    m_table->horizontalHeader()->setSortIndicator(std::max(-1, m_wish.sortColumn),
                                                  m_wish.isDescending ? Qt::DescendingOrder : Qt::AscendingOrder);
}

/// Sorts by a column: first ascending, then descending, then in the order of the files again.
void ElementTableView::cycleSort(int column) {
    if (m_wish.sortColumn != column) {
        sortBy(column, false);
    } else if (!m_wish.isDescending) {
        sortBy(column, true);
    } else {
        sortBy(TableWish::unsorted, false);
    }
}

void ElementTableView::chooseColumns() {
    const TableContentPtr content = m_model->shown().content;
    if (content == nullptr) {
        return;
    }
    m_chooser->open(*m_columnsButton);
    inBackground([self = QPointer(this), content] {
        auto offered = std::make_shared<std::vector<OfferedColumn>>(offeredColumns(*content));
        QMetaObject::invokeMethod(
            qApp,
            [self, offered, content] {
                if (self) {
                    self->m_chooser->offer(std::move(*offered), self->columns(), content);
                }
            },
            Qt::QueuedConnection);
    });
}

TableCommands& ElementTableView::commands() {
    return m_table->commands();
}

void ElementTableView::openCalculation() {
    m_bar->open();
}

void ElementTableView::goToRow() {
    const QModelIndex index = m_table->currentIndex();
    if (!index.isValid()) {
        return;
    }
    if (m_model->content()->analysis != m_analyzer.latest() || m_analyzer.isBehind()) {
        emit said(tr("The content is being checked; try again in a moment."));
        return;
    }
    const bool hasCell = m_model->cellAt(index).state == CellState::given;
    emit placeWanted(hasCell ? m_model->cellPlace(index) : m_model->rowPlace(index.row()));
}

std::vector<Document*> ElementTableView::unsaved() const {
    std::vector<Document*> unsaved;
    for (const QString& path : m_changed) {
        if (Document* const document = m_store.find(path); document != nullptr && document->isModified()) {
            unsaved.push_back(document);
        }
    }
    return unsaved;
}

void ElementTableView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh(false);
}

void ElementTableView::refresh(bool isNewOrder) {
    m_isNewOrder = m_isNewOrder || isNewOrder;
    m_isDue = true;
    const AnalysisPtr analysis = m_analyzer.latest();
    if (m_isReading || !isVisible() || analysis == nullptr || analysis->model == nullptr) {
        return;
    }
    m_isReading = true;
    m_isDue = false;
    TableReading reading;
    reading.analysis = analysis;
    reading.choices = m_choices;
    reading.wantedSet = m_choices.set();
    reading.mayChangeSet = !m_hasRead;
    reading.wish = m_wish;
    reading.isNewOrder = std::exchange(m_isNewOrder, false);
    reading.before = m_model->shown();
    inBackground([self = QPointer(this), reading = std::make_shared<TableReading>(std::move(reading))] {
        reading->read();
        QMetaObject::invokeMethod(
            qApp,
            [self, reading] {
                if (self) {
                    self->take(std::move(*reading));
                }
            },
            Qt::QueuedConnection);
    });
}

void ElementTableView::take(TableReading reading) {
    m_isReading = false;
    // The user can want another table meanwhile.
    if (m_analyzer.latest() == nullptr || &reading.choices.source() != &m_choices.source() ||
        m_choices.set() != reading.wantedSet) {
        refresh(reading.isNewOrder);
        return;
    }
    m_hasRead = true;
    m_choices.choose(reading.choices.source(), reading.choices.set());
    if (const auto columns = reading.choices.columns()) {
        m_choices.setFirstColumns(*columns);
    }
    showSets(reading.sets);
    if (!m_analyzer.isBehind() && reading.analysis == m_analyzer.latest()) {
        m_model->forgetTyped();
    }
    m_model->show(std::move(reading.shown));
    if (reading.isNewOrder) {
        m_table->scrollToTop();
    }
    showState();
    m_selectionSoon.start();
    if (m_isDue) {
        refresh(false);
    } else if (m_wantedPlace) {
        selectWanted();
    }
    commands().runPending();
}

void ElementTableView::nameSets() {
    const QString name = sourceWord(m_choices.source().setLabel);
    m_sets->setAccessibleName(name);
    m_sets->lineEdit()->setAccessibleName(name);
    m_sets->setToolTip(name);
}

void ElementTableView::showSets(const std::vector<RowSet>& sets) {
    nameSets();
    const auto make = [sets] {
        std::vector<FormChoice> choices;
        choices.reserve(sets.size());
        for (const RowSet& set : sets) {
            const QString id = QString::fromStdString(set.id);
            choices.push_back({id, id, QString::number(set.count)});
        }
        return choices;
    };
    const auto isSet = [sets](const QString& id) {
        return std::ranges::find(sets, id.toStdString(), &RowSet::id) != sets.end();
    };
    m_sets->setChoices(std::make_shared<const FormChoiceList>(make, isSet));
    if (!m_sets->lineEdit()->hasFocus()) {
        m_sets->showWritten(QString::fromStdString(m_choices.set()));
    }
}

void ElementTableView::showState() {
    const TableContent* const content = m_model->content();
    const bool isOpen = !m_store.documents().empty();
    m_empty->setVisible(m_model->rowCount() == 0);
    if (content == nullptr) {
        m_empty->setText(isOpen ? tr("Reading the table…") : tr("Open a project to see its classes here."));
        m_state->clear();
        return;
    }
    m_empty->setText(content->rows.empty() ? tr("The project has no rows of this kind.")
                                           : tr("No row matches the filter."));
    const QString rows = tr("Rows: %1, shown: %2").arg(content->rows.size()).arg(m_model->rowCount());
    const QString& problem = m_model->shown().filterProblem;
    m_state->setText(problem.isEmpty() ? rows : tr("Filter not applied: %1").arg(problem) + QLatin1Char(' ') + rows);
    m_state->setForegroundRole(problem.isEmpty() ? QPalette::PlaceholderText : QPalette::WindowText);
    m_words->setAccessibleDescription(problem);
}

void ElementTableView::showSelection() {
    m_sum->setText(m_table->totals());
    showPreview();
}

void ElementTableView::showPreview() {
    if (m_bar->isVisible()) {
        const auto [words, isPossible] = commands().preview(m_bar->calculation());
        m_bar->setPreview(words, isPossible);
    }
}

void ElementTableView::moveColumn(int column, int by) {
    std::vector<TableColumn> columns = this->columns();
    const int to = column + by;
    if (to >= 0 && to < static_cast<int>(columns.size())) {
        std::swap(columns[static_cast<std::size_t>(column)], columns[static_cast<std::size_t>(to)]);
        setColumns(std::move(columns));
    }
}

void ElementTableView::openHeaderMenu(const QPoint& at) {
    const int column = m_table->horizontalHeader()->logicalIndexAt(at);
    auto* const menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (column >= 0) {
        menu->addAction(tr("Sort &ascending"), this, [this, column] { sortBy(column, false); });
        menu->addAction(tr("Sort &descending"), this, [this, column] { sortBy(column, true); });
    }
    menu->addAction(tr("Sort by &name"), this, [this] { sortBy(TableWish::byTitle, false); });
    menu->addAction(tr("Order of the &files"), this, [this] { sortBy(TableWish::unsorted, false); });
    menu->addSeparator();
    if (column >= 0) {
        menu->addAction(tr("Move &left"), this, [this, column] { moveColumn(column, -1); })->setEnabled(column > 0);
        menu->addAction(tr("Move &right"), this, [this, column] { moveColumn(column, 1); })
            ->setEnabled(column + 1 < m_model->columnCount());
        menu->addAction(tr("&Hide column"), this, [this, column] {
            std::vector<TableColumn> columns = this->columns();
            columns.erase(columns.begin() + column);
            setColumns(std::move(columns));
        });
    }
    menu->addAction(tr("Choose &columns…"), this, &ElementTableView::chooseColumns);
    menu->popup(m_table->horizontalHeader()->viewport()->mapToGlobal(at));
}

bool ElementTableView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_words && event->type() == QEvent::KeyPress) {
        const int key = static_cast<const QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape && !m_words->text().isEmpty()) {
            m_words->clear();
            return true;
        }
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            m_table->setFocus(Qt::ShortcutFocusReason);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ElementTableView::waitUntilRead() {
    m_analyzer.waitUntilCurrent();
    while (m_isReading || m_isDue || m_model->content() == nullptr ||
           m_model->content()->analysis != m_analyzer.latest()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
}

void ElementTableView::setKept(const QVariantMap& kept) {
    m_choices.takeMap(kept);
    m_sources->setCurrentIndex(static_cast<int>(&m_choices.source() - rowSources().data()));
    m_hasRead = false;
    refresh(true);
}

} // namespace orrery::widgets
