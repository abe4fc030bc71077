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
#include "widgets/tables/cell_typing.h"
#include "widgets/tables/column_chooser.h"
#include "widgets/tables/element_table_model.h"
#include "widgets/tables/table_commands.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QEventLoop>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace orrery::widgets {

namespace {

/// The maximum number of selected cells whose sum the window calculates.
constexpr int summedCells = 5000;

QString sourceWord(const char* word) {
    return QCoreApplication::translate("RowSources", word);
}

QString nameOf(const RowSource& source) {
    return QString::fromUtf8(source.name.data(), static_cast<qsizetype>(source.name.size()));
}

} // namespace

/// One reading of the table on another thread: what to read, and the result.
struct ElementTableView::Reading {
    AnalysisPtr analysis{};
    const RowSource* source = nullptr;
    std::string set{};
    QString wantedSet{};       ///< the set that the user wanted at the start
    bool mayChangeSet = false; ///< true: if the set does not exist, read the largest one
    std::optional<std::vector<TableColumn>> columns{};
    QHash<QString, std::vector<TableColumn>> columnsOf{}; ///< columns if the set changes
    TableWish wish{};
    bool isNewOrder = false;
    ShownTable before{};

    std::vector<RowSet> sets{};
    ShownTable shown{};

    void read() {
        sets = source->sets(*analysis);
        if (mayChangeSet && !sets.empty() && std::ranges::find(sets, set, &RowSet::id) == sets.end()) {
            set = std::ranges::max_element(sets, {}, &RowSet::count)->id;
            const QString key = nameOf(*source) + QLatin1Char('/') + QString::fromStdString(set);
            columns = columnsOf.contains(key) ? std::optional(columnsOf.value(key)) : std::nullopt;
        }
        TableContentPtr content = endingElsewhere(readTable(analysis, *source, set, columns));
        shown = isNewOrder ? arranged(std::move(content), wish) : followed(before, std::move(content), wish);
        if (before.content != nullptr) {
            shown.places = rowsNow(before, shown);
        }
    }
};

ElementTableView::ElementTableView(DocumentStore& store, Analyzer& analyzer, QWidget* parent)
    : QWidget(parent), m_store(store), m_analyzer(analyzer), m_model(new ElementTableModel(this)),
      m_typing(new CellTyping(store, analyzer, this)), m_sources(new QComboBox(this)), m_sets(new PickBox(this)),
      m_words(new QLineEdit(this)), m_gaps(new QCheckBox(tr("Only &gaps"), this)),
      m_columnsButton(new QToolButton(this)), m_table(new QTableView(this)), m_empty(addEmptyLabel(*m_table)),
      m_commands(new TableCommands(store, analyzer, *m_model, *m_table, this)), m_bar(new CalculationBar(this)),
      m_chooser(new ColumnChooser(this)), m_state(new QLabel(this)), m_sum(new QLabel(this)),
      m_source(&rowSources().front()) {
    m_table->setModel(m_model);
    m_table->setItemDelegate(m_typing);
    m_table->setAccessibleName(tr("Class table"));
    m_table->setWordWrap(false);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                             QAbstractItemView::AnyKeyPressed);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->installEventFilter(this);
    m_words->installEventFilter(this);
    QHeaderView& rows = *m_table->verticalHeader();
    rows.setSectionResizeMode(QHeaderView::Fixed);
    rows.setDefaultSectionSize(fontMetrics().height() + 6);
    rows.setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    QHeaderView& columns = *m_table->horizontalHeader();
    columns.setSectionsClickable(true);
    columns.setSortIndicatorShown(true);
    columns.setSortIndicatorClearable(true);
    columns.setSortIndicator(-1, Qt::AscendingOrder);
    columns.setContextMenuPolicy(Qt::CustomContextMenu);
    columns.setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    columns.setTextElideMode(Qt::ElideMiddle);
    columns.setResizeContentsPrecision(60);
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

ElementTableView::~ElementTableView() {
    m_table->setItemDelegate(nullptr); // closes an open cell while all parts still exist
}

void ElementTableView::buildTop(QBoxLayout& layout) {
    for (const RowSource& source : rowSources()) {
        m_sources->addItem(sourceWord(source.label), nameOf(source));
    }
    m_sources->setAccessibleName(tr("Kind of table"));
    m_sets->setMinimumWidth(150);
    nameSets();
    setUpFilter(*m_words, tr("Filter rows"), "table.filter");
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
        showTable(source, m_setOf.value(nameOf(source)).toStdString());
    });
    const auto chooseSet = [this] {
        const QString set = m_sets->written();
        if (!set.isEmpty() && set != m_setOf.value(nameOf(*m_source))) {
            showTable(*m_source, set.toStdString());
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
    connect(m_table->verticalHeader(), &QHeaderView::sectionDoubleClicked, this, [this](int row) {
        m_table->setCurrentIndex(m_model->index(row, std::max(0, m_table->currentIndex().column())));
        goToRow();
    });
    connect(m_table, &QWidget::customContextMenuRequested, this, &ElementTableView::openCellMenu);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ElementTableView::showSelection);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &ElementTableView::showSelection);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ElementTableView::setWidths);
    connect(m_typing, &CellTyping::typed, this, [this](const QString& path) { m_changed.insert(path); });
    connect(m_typing, &CellTyping::refused, this, &ElementTableView::said);
    connect(m_typing, &CellTyping::entered, this, [this] {
        const QModelIndex at = m_table->currentIndex();
        if (at.isValid() && at.row() + 1 < m_model->rowCount()) {
            m_table->selectionModel()->setCurrentIndex(at.siblingAtRow(at.row() + 1),
                                                       QItemSelectionModel::ClearAndSelect);
        }
    });
    connect(m_commands, &TableCommands::said, this, &ElementTableView::said);
    connect(m_commands, &TableCommands::changed, this, [this](const QStringList& paths) {
        for (const QString& path : paths) {
            m_changed.insert(path);
        }
    });
    connect(m_bar, &CalculationBar::changed, this, &ElementTableView::showPreview);
    connect(m_bar, &CalculationBar::applyWanted, this, [this] { m_commands->calculate(m_bar->calculation()); });
    connect(m_bar, &CalculationBar::closed, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_chooser, &ColumnChooser::chosen, this, &ElementTableView::setColumns);
    connect(&m_analyzer, &Analyzer::analysed, this, [this] { refresh(false); });
    connect(&m_analyzer, &Analyzer::linted, this, [this] { m_table->viewport()->update(); });
    connect(&m_store, &DocumentStore::aboutToClear, this, [this] {
        m_typing->finish();
        m_hasRead = false;
        m_firstColumnsOf.clear();
        m_model->show({});
        m_changed.clear();
        showState();
    });
}

QString ElementTableView::tableKey() const {
    const QString source = nameOf(*m_source);
    return source + QLatin1Char('/') + m_setOf.value(source);
}

const std::vector<TableColumn>& ElementTableView::columns() const {
    static const std::vector<TableColumn> none;
    return m_model->content() != nullptr ? m_model->content()->columns : none;
}

void ElementTableView::showTable(const RowSource& source, const std::string& set) {
    m_source = &source;
    m_sources->setCurrentIndex(static_cast<int>(&source - rowSources().data()));
    m_setOf[nameOf(source)] = QString::fromStdString(set);
    m_hasRead = false;
    m_firstColumnsOf.clear();
    m_wish.sortColumn = TableWish::unsorted;
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
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
    const bool isShown =
        m_source == found.source && m_model->content() != nullptr && m_model->content()->set == found.set;
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
        const engine::Location where = shown.content->rows[shown.rows[row]].element.where();
        if (where.file == wanted.file && where.span.contains(wanted.span.begin) && m_model->columnCount() > 0) {
            const int column = std::max(0, m_table->currentIndex().column());
            const QModelIndex index = m_model->index(static_cast<int>(row), column);
            m_table->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
            m_table->scrollTo(index);
            return;
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
    m_columnsOf[tableKey()] = std::move(columns);
    emit keptChanged();
    refresh(true);
}

void ElementTableView::sortBy(int column, bool isDescending) {
    m_wish.sortColumn = column;
    m_wish.isDescending = isDescending;
    m_table->horizontalHeader()->setSortIndicator(std::max(-1, column),
                                                  isDescending ? Qt::DescendingOrder : Qt::AscendingOrder);
    refresh(true);
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
                    self->m_chooser->offer(std::move(*offered), self->columns());
                }
            },
            Qt::QueuedConnection);
    });
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
    Reading reading;
    reading.analysis = analysis;
    reading.source = m_source;
    reading.wantedSet = m_setOf.value(nameOf(*m_source));
    reading.set = reading.wantedSet.toStdString();
    reading.mayChangeSet = !m_hasRead;
    reading.columnsOf = m_columnsOf;
    if (const QString key = tableKey(); m_columnsOf.contains(key)) {
        reading.columns = m_columnsOf.value(key);
    } else if (m_firstColumnsOf.contains(key)) {
        reading.columns = m_firstColumnsOf.value(key);
    }
    reading.wish = m_wish;
    reading.isNewOrder = std::exchange(m_isNewOrder, false);
    reading.before = m_model->shown();
    inBackground([self = QPointer(this), reading = std::make_shared<Reading>(std::move(reading))] {
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

void ElementTableView::take(Reading reading) {
    m_isReading = false;
    const QString source = nameOf(*m_source);
    // The user can want another table meanwhile.
    if (m_analyzer.latest() == nullptr || reading.source != m_source || m_setOf.value(source) != reading.wantedSet) {
        refresh(reading.isNewOrder);
        return;
    }
    m_hasRead = true;
    m_setOf[source] = QString::fromStdString(reading.set);
    const QString key = tableKey();
    if (!m_columnsOf.contains(key) && !reading.shown.content->rows.empty()) {
        m_firstColumnsOf[key] = reading.shown.content->columns; // later readings need not find them again
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
    showSelection();
    if (m_isDue) {
        refresh(false);
    } else if (m_wantedPlace) {
        selectWanted();
    }
    m_commands->runPending();
}

void ElementTableView::nameSets() {
    const QString name = sourceWord(m_source->setLabel);
    m_sets->setAccessibleName(name);
    m_sets->lineEdit()->setAccessibleName(name);
    m_sets->setToolTip(name);
}

void ElementTableView::showSets(const std::vector<RowSet>& sets) {
    std::vector<FormChoice> choices;
    choices.reserve(sets.size());
    for (const RowSet& set : sets) {
        const QString id = QString::fromStdString(set.id);
        choices.push_back({id, id, QString::number(set.count)});
    }
    nameSets();
    m_sets->setChoices(std::make_shared<const FormChoiceList>([choices = std::move(choices)] { return choices; }));
    if (!m_sets->lineEdit()->hasFocus()) {
        m_sets->showWritten(m_setOf.value(nameOf(*m_source)));
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
    m_state->setText(tr("Rows: %1, shown: %2").arg(content->rows.size()).arg(m_model->rowCount()));
}

void ElementTableView::showSelection() {
    int cells = 0;
    int numbers = 0;
    double sum = 0.0;
    double least = 0.0;
    double most = 0.0;
    for (const QItemSelectionRange& range : m_table->selectionModel()->selection()) {
        cells += range.width() * range.height();
        for (int row = range.top(); row <= range.bottom() && cells <= summedCells; ++row) {
            for (int column = range.left(); column <= range.right(); ++column) {
                bool isNumber = false;
                const double number = m_model->index(row, column).data().toString().toDouble(&isNumber);
                if (isNumber && std::isfinite(number)) {
                    sum += number;
                    least = numbers == 0 ? number : std::min(least, number);
                    most = numbers == 0 ? number : std::max(most, number);
                    ++numbers;
                }
            }
        }
    }
    if (cells > summedCells) {
        m_sum->setText(tr("%n cell(s) selected", nullptr, cells));
    } else if (numbers > 1) {
        const auto shown = [](double number) { return QString::number(number, 'g', 8); };
        m_sum->setText(tr("%n number(s): sum %1, mean %2, smallest %3, largest %4", nullptr, numbers)
                           .arg(shown(sum), shown(sum / numbers), shown(least), shown(most)));
    } else {
        m_sum->clear();
    }
    showPreview();
}

void ElementTableView::showPreview() {
    if (m_bar->isVisible()) {
        const auto [words, isPossible] = m_commands->preview(m_bar->calculation());
        m_bar->setPreview(words, isPossible);
    }
}

void ElementTableView::setWidths() {
    constexpr int slack = 16; // rows farther down have longer values
    constexpr int least = 64;
    constexpr int most = 280;
    m_table->resizeColumnsToContents();
    for (int column = 0; column < m_model->columnCount(); ++column) {
        m_table->setColumnWidth(column, std::clamp(m_table->columnWidth(column) + slack, least, most));
    }
    m_table->horizontalHeader()->setSortIndicator(std::max(-1, m_wish.sortColumn),
                                                  m_wish.isDescending ? Qt::DescendingOrder : Qt::AscendingOrder);
    if (!m_table->currentIndex().isValid() && m_model->rowCount() > 0 && m_model->columnCount() > 0) {
        m_table->setCurrentIndex(m_model->index(0, 0));
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

void ElementTableView::openCellMenu(const QPoint& at) {
    auto* const menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Go to the text"), this, &ElementTableView::goToRow);
    menu->addSeparator();
    menu->addAction(tr("Cu&t"), m_commands, &TableCommands::cut);
    menu->addAction(tr("&Copy"), m_commands, &TableCommands::copy);
    menu->addAction(tr("&Paste"), m_commands, &TableCommands::paste);
    menu->addAction(tr("Clea&r"), m_commands, &TableCommands::clear);
    menu->addSeparator();
    menu->addAction(tr("D&uplicate row") + QStringLiteral("\tCtrl++"), m_commands, &TableCommands::duplicateRow);
    menu->addAction(tr("Remo&ve rows") + QStringLiteral("\tCtrl+-"), m_commands, &TableCommands::removeRows);
    menu->addSeparator();
    menu->addAction(tr("&Fill down"), m_commands, &TableCommands::fillDown);
    menu->addAction(tr("C&alculate…"), this, &ElementTableView::openCalculation);
    menu->addAction(tr("&Next gap"), m_commands, &TableCommands::goToGap);
    menu->popup(m_table->viewport()->mapToGlobal(at));
}

/// Handles a key of the table. Returns false if the table itself or a command of the window handles it.
bool ElementTableView::gridKey(const QKeyEvent& key) {
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    const bool isWithControl = (key.modifiers() & Qt::ControlModifier) != 0;
    if (key.matches(QKeySequence::Copy)) {
        m_commands->copy();
    } else if (key.matches(QKeySequence::Cut)) {
        m_commands->cut();
    } else if (key.matches(QKeySequence::Paste)) {
        m_commands->paste();
    } else if (key.matches(QKeySequence::Delete) || (key.key() == Qt::Key_Backspace && key.modifiers() == 0)) {
        m_commands->clear();
    } else if (isWithControl && (key.key() == Qt::Key_Plus || key.key() == Qt::Key_Equal)) {
        m_commands->duplicateRow();
    } else if (isWithControl && key.key() == Qt::Key_Minus) {
        m_commands->removeRows();
    } else if (key.key() == Qt::Key_F12 || (isEnter && key.modifiers() == Qt::ControlModifier)) {
        goToRow();
    } else if (isEnter && key.modifiers() == Qt::NoModifier && m_table->currentIndex().isValid()) {
        m_table->edit(m_table->currentIndex());
    } else {
        return false;
    }
    return true;
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
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        return gridKey(*static_cast<const QKeyEvent*>(event));
    }
    if (watched == m_table && event->type() == QEvent::ShortcutOverride) {
        // These keys mean something in a table, even if a command of the window has them as its shortcut.
        const auto& key = *static_cast<const QKeyEvent*>(event);
        const bool isOfTable = key.matches(QKeySequence::Copy) || key.matches(QKeySequence::Cut) ||
                               key.matches(QKeySequence::Paste) || key.matches(QKeySequence::SelectAll) ||
                               ((key.key() == Qt::Key_F2 || key.key() == Qt::Key_F12) && key.modifiers() == 0);
        if (isOfTable) {
            event->accept();
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

QVariantMap ElementTableView::kept() const {
    QVariantMap sets;
    for (auto one = m_setOf.begin(); one != m_setOf.end(); ++one) {
        sets.insert(one.key(), one.value());
    }
    QVariantMap columns;
    for (auto one = m_columnsOf.begin(); one != m_columnsOf.end(); ++one) {
        QJsonArray list;
        for (const TableColumn& column : one.value()) {
            list.append(column.toJson());
        }
        columns.insert(one.key(), list.toVariantList());
    }
    return {{QStringLiteral("source"), nameOf(*m_source)},
            {QStringLiteral("sets"), sets},
            {QStringLiteral("columns"), columns}};
}

void ElementTableView::setKept(const QVariantMap& kept) {
    m_source = &rowSource(kept.value(QStringLiteral("source")).toString().toStdString());
    m_sources->setCurrentIndex(static_cast<int>(m_source - rowSources().data()));
    m_setOf.clear();
    const QVariantMap sets = kept.value(QStringLiteral("sets")).toMap();
    for (auto one = sets.begin(); one != sets.end(); ++one) {
        m_setOf.insert(one.key(), one.value().toString());
    }
    m_columnsOf.clear();
    const QVariantMap columns = kept.value(QStringLiteral("columns")).toMap();
    for (auto one = columns.begin(); one != columns.end(); ++one) {
        std::vector<TableColumn> list;
        for (const QJsonValue& json : QJsonArray::fromVariantList(one.value().toList())) {
            if (auto column = TableColumn::fromJson(json.toObject())) {
                list.push_back(std::move(*column));
            }
        }
        m_columnsOf.insert(one.key(), std::move(list));
    }
    m_hasRead = false;
    refresh(true);
}

} // namespace orrery::widgets
