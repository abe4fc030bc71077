// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/object_table_view.h"

#include "engine/turn/session.h"
#include "widgets/base/background.h"
#include "widgets/base/filter_keys.h"
#include "widgets/base/kept_fields.h"
#include "widgets/base/list_views.h"
#include "widgets/expression/expression_field.h"
#include "widgets/expression/probe.h"
#include "widgets/project/analyzer.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/tables/object_table_model.h"
#include "widgets/tables/spreadsheet_text.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QEventLoop>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

constexpr int firstOwn = 2; // after the name and the class

} // namespace

ObjectTableView::ObjectTableView(Sandbox& sandbox, Analyzer& analyzer, QWidget* parent)
    : QWidget(parent), m_sandbox(sandbox), m_analyzer(analyzer), m_probe(new Probe(sandbox, this)),
      m_model(new ObjectTableModel(this)), m_sums(new ObjectTotalsModel(this)), m_words(new QLineEdit(this)),
      m_where(new ExpressionField(m_probe, this)), m_column(new ExpressionField(m_probe, this)),
      m_table(new QTableView(this)), m_totals(new QTableView(this)), m_empty(addEmptyLabel(*m_table)),
      m_state(new QLabel(this)) {
    setUpFilter(*m_words, tr("Filter the table of objects"));
    m_where->setPlaceholderText(tr("Only where: Industry > 5"));
    m_where->setAccessibleName(tr("Only objects for which this expression is true"));
    m_column->setPlaceholderText(tr("Add a column: Industry / Population"));
    m_column->setAccessibleName(tr("Expression of a new column"));
    auto* const add = new QPushButton(tr("&Add"), this);
    auto* const exporting = new QPushButton(tr("E&xport…"), this);
    exporting->setToolTip(tr("Write the selected rows, or all rows, to a CSV file"));
    connect(add, &QPushButton::clicked, this, &ObjectTableView::addColumn);
    connect(exporting, &QPushButton::clicked, this, &ObjectTableView::exportWanted);
    m_table->setModel(m_model);
    setUpTable(*m_table);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setAccessibleName(tr("Objects"));
    m_table->setShowGrid(true);
    m_table->installEventFilter(this);
    QHeaderView& header = *m_table->horizontalHeader();
    header.setSectionResizeMode(QHeaderView::Interactive);
    header.setSectionsClickable(true);
    header.setSortIndicatorShown(true);
    header.setSortIndicator(-1, Qt::AscendingOrder);
    header.setContextMenuPolicy(Qt::CustomContextMenu);
    header.setResizeContentsPrecision(60);
    m_totals->setModel(m_sums);
    setUpTable(*m_totals);
    m_totals->horizontalHeader()->hide();
    m_totals->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    m_totals->setAccessibleName(tr("Totals"));
    m_totals->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_totals->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_totals->setFixedHeight(4 * m_totals->verticalHeader()->defaultSectionSize() + 4);
    m_state->setForegroundRole(QPalette::PlaceholderText);
    m_state->setWordWrap(true);
    auto* const top = new QGridLayout;
    top->addWidget(m_words, 0, 0);
    top->addWidget(m_where, 1, 0);
    top->addWidget(exporting, 0, 1);
    top->addWidget(m_column, 2, 0);
    top->addWidget(add, 2, 1);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(top);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_totals);
    layout->addWidget(m_state);
    connectParts();
    keepWithSession(*this, "objects.table");
    showState();
    showTotals();
}

ObjectTableView::~ObjectTableView() {
    *m_stop = true;
}

void ObjectTableView::connectParts() {
    connect(m_words, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_wish.words = words;
        refresh();
    });
    connect(m_where, &QLineEdit::textChanged, this, [this](const QString& where) {
        m_wish.where = where;
        emit keptChanged();
        refresh();
    });
    connect(m_column, &QLineEdit::returnPressed, this, &ObjectTableView::addColumn);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionClicked, this, [this](int column) {
        const bool isSame = m_wish.sortColumn == column;
        sortBy(isSame && m_wish.isDescending ? ObjectsWish::unsorted : column, isSame && !m_wish.isDescending);
    });
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, this,
            [this](int column, int, int width) { m_totals->setColumnWidth(column, width); });
    connect(m_table->horizontalScrollBar(), &QScrollBar::valueChanged, m_totals->horizontalScrollBar(),
            &QScrollBar::setValue);
    connect(m_table->horizontalHeader(), &QWidget::customContextMenuRequested, this, &ObjectTableView::openHeaderMenu);
    connect(m_table, &QWidget::customContextMenuRequested, this, &ObjectTableView::openMenu);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& index) {
        if (index.isValid() && m_object != m_model->objectAt(index.row())) {
            m_object = m_model->objectAt(index.row());
            m_probe->pickTarget(m_object);
            emit objectWanted(m_object);
        }
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ObjectTableView::showTotals);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        constexpr int most = 220;
        m_table->resizeColumnsToContents();
        for (int column = 0; column < m_model->columnCount(); ++column) {
            const int width = std::min(m_table->columnWidth(column) + 16, most);
            m_table->setColumnWidth(column, width);
            m_totals->setColumnWidth(column, width);
        }
    });
    const auto takeAnalysis = [this](const AnalysisPtr& analysis) {
        m_column->setPlace({engine::RowPlace::scope, false, engine::badFormat}, analysis);
        m_where->setPlace({engine::RowPlace::scope, false, engine::booleanFormat}, analysis);
    };
    connect(&m_analyzer, &Analyzer::analysed, this, takeAnalysis);
    if (m_analyzer.latest() != nullptr) {
        takeAnalysis(m_analyzer.latest());
    }
    connect(&m_sandbox, &Sandbox::changed, this, &ObjectTableView::refresh);
}

void ObjectTableView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void ObjectTableView::refresh() {
    m_isDue = true;
    const engine::Session* const session = m_sandbox.session();
    if (session == nullptr && !m_sandbox.hasRun()) {
        *m_stop = true;
        m_isDue = false;
        ++m_number;
        m_isReading = false;
        m_model->show(nullptr);
        showState();
        showTotals();
        return;
    }
    if (session == nullptr || !isVisible()) {
        return; // the sandbox emits changed() after its job
    }
    m_copy.reset();
    m_read.request(session->state().view().rowCount);
}

/// Reads the present turn on another thread.
void ObjectTableView::read() {
    const engine::Session* const session = m_sandbox.session();
    if (session == nullptr || !isVisible()) {
        return; // refresh() follows
    }
    const std::size_t objects = session->state().view().rowCount;
    if (!m_copy) { // copying all values and copying all texts are one event each
        m_copy.emplace(session->state());
        m_read.request(objects);
        return;
    }
    *m_stop = true; // an older wish or turn is no longer needed
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_isDue = false;
    m_isReading = true;
    auto state = std::make_shared<const engine::State>(std::move(*m_copy).detached());
    m_copy.reset();
    inBackground([self = QPointer(this), program = session->sharedProgram(), state = std::move(state), wish = m_wish,
                  stop = m_stop, number = ++m_number] {
        const ObjectsTablePtr read = readObjects(*program, *state, wish, *stop);
        const ObjectsTablePtr table = read != nullptr ? endingElsewhere(read) : nullptr;
        QMetaObject::invokeMethod(
            qApp,
            [self, table, number] {
                if (self) {
                    self->take(table, number);
                }
            },
            Qt::QueuedConnection);
    });
}

void ObjectTableView::take(const ObjectsTablePtr& table, quint64 number) {
    if (number != m_number || table == nullptr) {
        return;
    }
    m_isReading = false;
    m_model->show(table);
    if (m_model->rowOf(m_object) >= 0 && !m_table->currentIndex().isValid()) {
        select(m_object);
    }
    m_table->horizontalHeader()->setSortIndicator(m_wish.sortColumn,
                                                  m_wish.isDescending ? Qt::DescendingOrder : Qt::AscendingOrder);
    showState();
    showTotals();
}

void ObjectTableView::showState() {
    const ObjectsTable* const table = m_model->table();
    m_empty->setVisible(m_model->rowCount() == 0);
    if (table == nullptr) {
        m_empty->setText(m_sandbox.hasRun() ? tr("Evaluating…") : tr("Start a run to see its objects here."));
        m_state->clear();
        return;
    }
    m_empty->setText(tr("No object matches the filter."));
    QStringList words{tr("Turn %1, objects: %2, shown: %3").arg(table->turn).arg(table->all).arg(m_model->rowCount())};
    if (!table->whereProblem.isEmpty()) {
        words << tr("Filter: %1").arg(table->whereProblem);
    }
    for (const ObjectColumn& column : table->columns) {
        if (!column.problem.isEmpty()) {
            words << tr("%1: %2").arg(column.expression, column.problem);
        }
    }
    m_state->setText(words.join(QLatin1Char('\n')));
}

std::vector<int> ObjectTableView::chosenRows() const {
    std::vector<int> rows;
    for (const QItemSelectionRange& range : m_table->selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row) {
            rows.push_back(row);
        }
    }
    std::ranges::sort(rows);
    const auto repeated = std::ranges::unique(rows);
    rows.erase(repeated.begin(), repeated.end());
    return rows;
}

void ObjectTableView::showTotals() {
    m_sums->show(m_model->table(), chosenRows());
    for (int column = 0; column < m_model->columnCount(); ++column) {
        m_totals->setColumnWidth(column, m_table->columnWidth(column));
    }
    m_totals->setVisible(m_sums->rowCount() > 0);
    m_totals->horizontalScrollBar()->setValue(m_table->horizontalScrollBar()->value());
}

void ObjectTableView::select(std::uint32_t object) {
    m_object = object;
    m_probe->pickTarget(object);
    const int row = m_model->rowOf(object);
    if (row >= 0 && m_table->currentIndex().row() != row) {
        m_table->selectionModel()->setCurrentIndex(m_model->index(row, 0),
                                                   QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        m_table->scrollTo(m_model->index(row, 0));
    }
}

void ObjectTableView::setExpressions(const QStringList& expressions) {
    m_wish.expressions = expressions;
    m_changed = -1;
    if (m_wish.sortColumn >= firstOwn + expressions.size()) {
        m_wish.sortColumn = ObjectsWish::unsorted;
    }
    emit keptChanged();
    refresh();
}

void ObjectTableView::sortBy(int column, bool isDescending) {
    m_wish.sortColumn = column;
    m_wish.isDescending = isDescending;
    m_table->horizontalHeader()->setSortIndicator(column, isDescending ? Qt::DescendingOrder : Qt::AscendingOrder);
    refresh();
}

/// Adds the expression of the column field as a column, or gives the changed column this expression.
void ObjectTableView::addColumn() {
    const QString expression = m_column->text().trimmed();
    if (expression.isEmpty()) {
        return;
    }
    QStringList expressions = m_wish.expressions;
    if (m_changed >= 0 && m_changed < expressions.size()) {
        expressions[m_changed] = expression;
    } else {
        expressions << expression;
    }
    m_column->clear();
    setExpressions(expressions);
}

void ObjectTableView::changeExpression(int column) {
    if (column >= firstOwn) {
        m_column->setText(m_wish.expressions.value(column - firstOwn));
        m_column->setFocus();
        m_column->selectAll();
        m_changed = column - firstOwn;
    }
}

void ObjectTableView::openHeaderMenu(const QPoint& at) {
    const int column = m_table->horizontalHeader()->logicalIndexAt(at);
    if (column < 0) {
        return;
    }
    auto* const menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Sort &ascending"), this, [this, column] { sortBy(column, false); });
    menu->addAction(tr("Sort &descending"), this, [this, column] { sortBy(column, true); });
    menu->addAction(tr("Order of &creation"), this, [this] { sortBy(ObjectsWish::unsorted, false); });
    if (column >= firstOwn) {
        // The header can show the columns of an earlier evaluation.
        const ObjectsTable* const table = m_model->table();
        const auto shown = static_cast<std::size_t>(column - firstOwn);
        if (table == nullptr || shown >= table->columns.size()) {
            return;
        }
        const QString expression = table->columns[shown].expression;
        const qsizetype own = m_wish.expressions.indexOf(expression);
        if (own < 0) {
            return;
        }
        menu->addSeparator();
        menu->addAction(tr("&Change expression…"), this,
                        [this, own] { changeExpression(firstOwn + static_cast<int>(own)); });
        const auto move = [this, expression](qsizetype by) {
            QStringList expressions = m_wish.expressions;
            const qsizetype from = expressions.indexOf(expression);
            if (from >= 0 && from + by >= 0 && from + by < expressions.size()) {
                expressions.move(from, from + by);
                setExpressions(expressions);
            }
        };
        menu->addAction(tr("Move &left"), this, [move] { move(-1); })->setEnabled(own > 0);
        menu->addAction(tr("Move &right"), this, [move] { move(1); })->setEnabled(own + 1 < m_wish.expressions.size());
        menu->addAction(tr("&Remove column"), this, [this, expression] {
            QStringList expressions = m_wish.expressions;
            if (expressions.removeOne(expression)) {
                setExpressions(expressions);
            }
        });
    }
    menu->popup(m_table->horizontalHeader()->viewport()->mapToGlobal(at));
}

void ObjectTableView::openMenu(const QPoint& at) {
    auto* const menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Copy"), this, [this] { copy(false); });
    menu->addAction(tr("Copy with &headings"), this, [this] { copy(true); });
    menu->addAction(tr("E&xport…"), this, &ObjectTableView::exportWanted);
    menu->popup(m_table->viewport()->mapToGlobal(at));
}

std::vector<QStringList> ObjectTableView::lines(const std::vector<int>& rows, bool hasHeadings) const {
    std::vector<QStringList> lines;
    const ObjectsTable* const table = m_model->table();
    if (table == nullptr) {
        return lines;
    }
    if (hasHeadings) {
        QStringList& line = lines.emplace_back();
        for (int column = 0; column < table->columnCount(); ++column) {
            line << table->heading(column);
        }
    }
    for (const int row : rows) {
        QStringList& line = lines.emplace_back();
        for (int column = 0; column < table->columnCount(); ++column) {
            line << table->text(static_cast<std::size_t>(row), column, true);
        }
    }
    return lines;
}

void ObjectTableView::copy(bool hasHeadings) const {
    const std::vector<QStringList> copied = lines(chosenRows(), hasHeadings);
    if (!copied.empty()) {
        QGuiApplication::clipboard()->setText(writeSpreadsheet(copied));
    }
}

QString ObjectTableView::csv() const {
    std::vector<int> rows = chosenRows();
    if (rows.size() < 2) {
        rows.clear();
        for (int row = 0; row < m_model->rowCount(); ++row) {
            rows.push_back(row);
        }
    }
    return writeSpreadsheet(lines(rows, true), QLatin1Char(','));
}

bool ObjectTableView::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched == m_table && isKey && static_cast<const QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        if (event->type() == QEvent::KeyPress) {
            copy(false);
        }
        event->accept();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ObjectTableView::waitUntilRead() {
    m_sandbox.waitUntilIdle();
    while (m_isReading || m_isDue) {
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
}

QVariantMap ObjectTableView::kept() const {
    return {{QStringLiteral("columns"), m_wish.expressions}, {QStringLiteral("where"), m_wish.where}};
}

void ObjectTableView::setKept(const QVariantMap& kept) {
    m_wish.expressions = kept.value(QStringLiteral("columns")).toStringList();
    m_where->setText(kept.value(QStringLiteral("where")).toString());
    refresh();
}

} // namespace orrery::widgets
