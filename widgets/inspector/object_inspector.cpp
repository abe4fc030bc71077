// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/object_inspector.h"

#include "engine/trace/explain_variable.h"
#include "widgets/base/elided_button.h"
#include "widgets/base/list_views.h"
#include "widgets/inspector/cause_delegate.h"
#include "widgets/inspector/inspector_model.h"
#include "widgets/inspector/ledger_model.h"
#include "widgets/inspector/numbers.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/words/engine_text.h"
#include "widgets/words/shown_name.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>

namespace orrery::widgets {

using engine::Builtin;

ObjectInspector::ObjectInspector(Sandbox& sandbox, QWidget* parent)
    : QWidget(parent), m_sandbox(sandbox), m_valuesModel(new InspectorModel(this)),
      m_ledgerModel(new LedgerModel(this)), m_title(new QLabel(this)), m_subtitle(new QLabel(this)),
      m_ledgerTitle(new QLabel(this)), m_ghosts(new ElidedButton(this)), m_values(new QTableView(this)),
      m_ledger(new QTreeView(this)) {
    QFont big = m_title->font();
    big.setBold(true);
    big.setPointSizeF(big.pointSizeF() * 1.2);
    m_title->setFont(big);
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_title->setWordWrap(true); // content can give names of any length
    m_ledgerTitle->setWordWrap(true);
    m_subtitle->setForegroundRole(QPalette::PlaceholderText);
    m_subtitle->setWordWrap(true);

    setUpValues();
    setUpLedger();
    auto* const ledgerHead = new QHBoxLayout;
    ledgerHead->addWidget(m_ledgerTitle, 1);
    ledgerHead->addWidget(m_ghosts);
    auto* const lower = new QWidget(this);
    auto* const lowerLayout = new QVBoxLayout(lower);
    lowerLayout->setContentsMargins(0, 0, 0, 0);
    lowerLayout->addLayout(ledgerHead);
    lowerLayout->addWidget(m_ledger, 1);
    auto* const splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_values);
    splitter->addWidget(lower);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 4);
    splitter->setChildrenCollapsible(false);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(m_title);
    layout->addWidget(m_subtitle);
    layout->addWidget(splitter, 1);

    connect(&m_sandbox, &Sandbox::changed, this, &ObjectInspector::refresh);
    connect(&m_sandbox, &Sandbox::turnMarked, this, &ObjectInspector::refresh);
    connect(&m_sandbox, &Sandbox::started, this, [this] {
        m_object.reset();
        refresh();
    });
    refresh();
}

void ObjectInspector::setUpValues() {
    m_values->setModel(m_valuesModel);
    m_values->setAccessibleName(tr("Values of the object"));
    setUpTable(*m_values);
    m_values->setAlternatingRowColors(true);
    m_values->setWordWrap(false);
    m_values->horizontalHeader()->setSectionResizeMode(InspectorModel::name, QHeaderView::Stretch);
    // A list of names must not hide the other columns. The tooltip shows the whole text.
    m_values->horizontalHeader()->setMaximumSectionSize(fontMetrics().averageCharWidth() * 24);
    connect(m_values, &QTableView::customContextMenuRequested, this, [this](QPoint at) {
        if (m_values->indexAt(at).isValid()) {
            emit valueMenuWanted(m_values->viewport()->mapToGlobal(at));
        }
    });
    connect(m_values->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        const QVariant column = index.data(InspectorModel::UniverseColumnRole);
        if (column.isValid() && column.toInt() >= 0) {
            m_column = engine::ColumnId{static_cast<std::uint16_t>(column.toInt())};
            m_variable.reset();
            refreshLedger();
        } else if (const auto cell = m_valuesModel->variableAt(index)) {
            m_variable = cell;
            m_column.reset();
            refreshLedger();
        }
    });
    connect(m_values, &QTableView::activated, this, [this](const QModelIndex& index) {
        const bool isPlace = index.data(InspectorModel::FileRole).isValid();
        openValue(index);
        if (isPlace) {
            emit editingWanted();
        }
    });
    connect(m_values, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (index.column() == InspectorModel::current) {
            openValue(index);
        }
    });
}

void ObjectInspector::setUpLedger() {
    m_ledger->setModel(m_ledgerModel);
    m_ledger->setAccessibleName(tr("Breakdown"));
    m_ledger->setRootIsDecorated(true);
    m_ledger->setAlternatingRowColors(true);
    m_ledger->setContextMenuPolicy(Qt::CustomContextMenu);
    m_ledger->header()->setStretchLastSection(false);
    m_ledger->header()->setDefaultSectionSize(fontMetrics().averageCharWidth() * 10); // for an empty breakdown
    auto* const causes = new CauseDelegate(this);
    m_ledger->setItemDelegateForColumn(LedgerModel::group, causes);
    arrangeLedger();

    m_ghosts->setText(tr("Show effects that did not act"));
    m_ghosts->setToolTip(m_ghosts->text());
    m_ghosts->setCheckable(true);
    m_ghosts->setChecked(true);
    m_ghosts->setAutoRaise(true);
    connect(m_ghosts, &QToolButton::toggled, this, [this](bool shown) { m_ledgerModel->setGhostsShown(shown); });
    connect(m_ledger, &QTreeView::clicked, this, &ObjectInspector::openLedgerRow);
    connect(m_ledger, &QTreeView::activated, this, &ObjectInspector::editLedgerRow);
    connect(m_ledger, &QTreeView::expanded, this, &ObjectInspector::fitLedger);
    connect(m_ledger, &QTreeView::collapsed, this, &ObjectInspector::fitLedger);
    // Rows do not move below a button that is down: the click would miss its row.
    const auto fitRows = [causes] {
        if (QApplication::mouseButtons() == Qt::NoButton) {
            emit causes->sizeHintChanged({});
        }
    };
    connect(m_ledger->selectionModel(), &QItemSelectionModel::currentRowChanged, this, fitRows);
    connect(m_ledger, &QTreeView::clicked, this, fitRows, Qt::QueuedConnection);
    m_ledger->viewport()->installEventFilter(this); // see eventFilter()
    connect(m_ledger->header(), &QHeaderView::sectionResized, this, [causes](int column) {
        if (column == LedgerModel::group) { // the rows have other heights
            emit causes->sizeHintChanged({});
        }
    });
    connect(m_ledger, &QTreeView::customContextMenuRequested, this, &ObjectInspector::showLedgerMenu);
}

ObjectInspector::~ObjectInspector() = default;

void ObjectInspector::showObject(engine::Row row) {
    m_object = row;
    refresh();
}

void ObjectInspector::explain(engine::Row row, engine::ColumnId column) {
    m_object = row;
    m_column = column;
    m_variable.reset();
    refresh();
}

void ObjectInspector::explain(const engine::VariableCell& cell) {
    if (cell.row != engine::noRow) {
        m_object = cell.row;
    }
    m_variable = cell;
    m_column.reset();
    refresh();
}

std::optional<engine::NameKey> ObjectInspector::chosenName() const {
    return m_valuesModel->nameAt(m_values->currentIndex());
}

void ObjectInspector::showEarlier() {
    if (!m_object || m_sandbox.session() == nullptr) {
        return; // a refresh follows
    }
    auto values = m_earlierReader ? m_earlierReader(*m_object) : std::nullopt;
    if (values.has_value() != m_valuesModel->hasEarlier()) {
        return refresh(); // with another number of columns
    }
    m_valuesModel->setEarlier(std::move(values));
    if (m_ghosts->isVisibleTo(this)) { // a breakdown is shown
        showLedgerTitle();
    }
}

void ObjectInspector::setEarlierBreakdown(std::shared_ptr<const EarlierBreakdown> earlier) {
    m_earlierBreakdown = std::move(earlier);
    const engine::Session* const session = m_sandbox.session();
    if (session != nullptr && m_column && m_ghosts->isVisibleTo(this) && m_shownLedger.turn == session->turn()) {
        showLedger(*session);
    }
}

QString ObjectInspector::ledgerTitle() const {
    return m_ledgerTitle->text();
}

QModelIndex ObjectInspector::explainedIndex() const {
    return m_column     ? m_valuesModel->indexOf(*m_column)
           : m_variable ? m_valuesModel->indexOf(m_variable->variable, m_variable->part)
                        : QModelIndex();
}

void ObjectInspector::clear() {
    m_object.reset();
    refresh();
}

void ObjectInspector::refresh() {
    const engine::Session* const session = m_sandbox.session();
    if (session == nullptr && m_sandbox.hasRun()) {
        return; // a job is changing the run: keep the present values
    }
    const engine::View view = session != nullptr ? session->state().view() : engine::View{};
    if (session == nullptr || !m_object || *m_object >= view.rowCount) {
        m_title->setText(tr("No object chosen"));
        m_subtitle->setText(session == nullptr ? tr("Open a scenario or create a new galaxy to inspect objects.")
                                               : tr("Choose an object on the map or in the list to see its values. "
                                                    "Choose a value to see its breakdown."));
        m_valuesModel->clear();
        if (m_sandbox.program() == nullptr) { // the chosen value belongs to content that is closed
            m_column.reset();
            m_variable.reset();
        }
        refreshLedger();
        return;
    }
    const auto& type = view.model->vocabulary.types()[view.typeOf(*m_object)];
    const auto& objectClass =
        view.model->classes[static_cast<engine::ClassIndex>(view.builtin(Builtin::objectClass, *m_object))];
    m_title->setText(shownName(view, *m_object));
    QStringList facts{engineText(type.label.empty() ? type.id : type.label)};
    if (!objectClass.isGenerated) {
        facts << QString::fromStdString(objectClass.id);
    }
    if (const QString number = shownNumber(view, *m_object); !number.isEmpty()) {
        facts << number;
    }
    const QString owners =
        exactText(view.builtin(Builtin::owners, *m_object), view.layout->builtin(Builtin::owners), view);
    facts << (owners == QLatin1String("none") ? tr("no owner") : tr("owned by %1").arg(owners));
    facts << (session->inside() ? tr("inside turn %1").arg(session->turn()) : tr("turn %1").arg(session->turn()));
    if (!view.exists(*m_object)) {
        facts << tr("destroyed");
    }
    m_subtitle->setText(facts.join(QStringLiteral(" · ")));
    {
        const QSignalBlocker quiet(m_values->selectionModel());
        const int scrolled = m_values->verticalScrollBar()->value();
        m_valuesModel->setEarlier(m_earlierReader ? m_earlierReader(*m_object) : std::nullopt);
        m_valuesModel->setSaved(m_savedReader ? m_savedReader(*m_object) : std::nullopt);
        m_valuesModel->showWithoutChanges(*session, *m_object, m_sandbox.markedTurn());
        m_values->setColumnHidden(InspectorModel::sinceMark, !m_sandbox.markedTurn());
        m_values->setColumnHidden(InspectorModel::earlier, !m_valuesModel->hasEarlier());
        // Saved values belong to the first turn, which has no change: their column takes the place of that of changes.
        m_values->setColumnHidden(InspectorModel::change, m_valuesModel->hasSaved());
        if (m_valuesModel->hasSaved()) { // beside the computed values
            QHeaderView& heading = *m_values->horizontalHeader();
            heading.moveSection(heading.visualIndex(InspectorModel::saved), InspectorModel::change);
        }
        m_changes.request(view.rowCount);
        if (m_column || m_variable) {
            m_values->setCurrentIndex(explainedIndex());
        }
        m_values->verticalScrollBar()->setValue(scrolled);
    }
    refreshLedger();
}

void ObjectInspector::addChanges() {
    const engine::Session* const session = m_sandbox.session(); // null: refresh() follows
    if (session != nullptr && m_valuesModel->addChangesOfVariables(*session)) {
        m_changes.request(session->state().view().rowCount);
    }
}

void ObjectInspector::refreshLedger() {
    const engine::Session* const session = m_sandbox.session();
    const bool canExplain =
        session != nullptr && m_object && *m_object < session->state().view().rowCount && explainedIndex().isValid();
    m_ghosts->setVisible(canExplain);
    if (!canExplain) {
        m_ledgerModel->clear();
        arrangeLedger();
        m_ledgerTitle->setText(m_object ? tr("Choose a value above to see its breakdown.") : QString());
        return;
    }
    const engine::View view = session->state().view();
    const auto variable = m_column ? std::nullopt : m_valuesModel->variableAt(explainedIndex());
    engine::Ledger ledger = variable ? engine::explainVariable(*session, session->turn(), *variable)
                                     : engine::explain(*session, session->turn(), *m_object, *m_column);
    if (m_originReader) {
        m_originReader(ledger);
    }
    QString name = engineText(engine::ledgerName(ledger, *view.model));
    if (!variable && !(*view.layout)[*m_column].label.empty()) {
        name = engineText((*view.layout)[*m_column].label);
    }
    const QString value = variable ? valueText(ledger.value, engine::ledgerFormat(ledger, *view.model), view)
                                   : valueText(view.at(*m_column, *m_object), *m_column, view);
    m_ledgerHeading = tr("<b>%1</b> = %2").arg(name.toHtmlEscaped(), value.toHtmlEscaped());
    showLedgerTitle();
    const auto valueOf = [](const engine::Ledger& one) { return std::tuple(one.row, one.column.value, one.variable); };
    const bool isOther = valueOf(ledger) != valueOf(m_shownLedger);
    m_shownLedger = std::move(ledger);
    showLedger(*session);
    if (isOther) {
        m_ledger->scrollToTop();
        m_ledger->horizontalScrollBar()->setValue(0);
    }
    if (m_column) {
        emit ledgerShown();
    }
}

void ObjectInspector::showLedgerTitle() {
    const auto earlier = m_column ? m_valuesModel->earlierText(*m_column) : std::nullopt;
    const auto saved = m_column ? m_valuesModel->savedValue(*m_column) : std::nullopt;
    QString title = m_ledgerHeading;
    if (saved) {
        title = saved->isEqual
                    //: Heading of a breakdown: "Troops = 5, as saved"
                    ? tr("%1, as saved").arg(title)
                    //: Heading of a breakdown: "Troops = 5 ≠ 6 (saved)"
                    : tr("%1 ≠ %2 (saved)").arg(title, m_valuesModel->savedText(*saved, *m_column).toHtmlEscaped());
    }
    m_ledgerTitle->setText(
        earlier ? tr("%1 (%2: %3)").arg(title, m_valuesModel->earlierRun().toHtmlEscaped(), earlier->toHtmlEscaped())
                : title);
}

/// Shows the breakdown, with that in the earlier run while runs are compared.
void ObjectInspector::showLedger(const engine::Session& session) {
    if (!m_column || !m_valuesModel->hasEarlier()) {
        m_ledgerModel->setEarlier(nullptr);
    } else if (m_earlierBreakdown && m_earlierBreakdown->row == m_shownLedger.row &&
               m_earlierBreakdown->column == m_shownLedger.column && m_earlierBreakdown->turn == m_shownLedger.turn &&
               m_earlierBreakdown->run == m_valuesModel->earlierRun() && !session.inside()) {
        m_ledgerModel->setEarlier(m_earlierBreakdown);
    } else {
        EarlierBreakdown unknown; // keeps its column, so that the table does not jump
        unknown.run = m_valuesModel->earlierRun();
        m_ledgerModel->setEarlier(std::make_shared<const EarlierBreakdown>(std::move(unknown)));
    }
    m_ledgerModel->show(session, m_shownLedger);
    const bool hasGhosts = m_ledgerModel->hasGhosts();
    m_ghosts->setEnabled(hasGhosts);
    m_ghosts->setText(hasGhosts ? tr("Show effects that did not act") : tr("Effects that did not act: none"));
    m_ghosts->setToolTip(m_ghosts->text());
    arrangeLedger();
}

/// Gives the columns of the breakdown their places. The cause has all room that the numbers leave, and its cells also
/// show the source and the reason.
void ObjectInspector::arrangeLedger() {
    QHeaderView& heading = *m_ledger->header();
    if (m_ledgerModel->columnCount() > LedgerModel::earlier) { // beside the present steps
        heading.moveSection(heading.visualIndex(LedgerModel::earlier), LedgerModel::group);
    }
    // The header keeps this by place. So it is wrong after a column has come or gone.
    for (int column = 0; column < m_ledgerModel->columnCount(); ++column) {
        const bool isCause = column == LedgerModel::group;
        heading.setSectionResizeMode(column, isCause ? QHeaderView::Stretch : QHeaderView::Interactive);
        heading.setSectionHidden(column, column == LedgerModel::source || column == LedgerModel::because);
    }
    fitLedger();
}

/// Fits the columns again when the pane has another width.
bool ObjectInspector::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_ledger->viewport() && event->type() == QEvent::Resize) {
        fitCauses();
    }
    return QWidget::eventFilter(watched, event);
}

/// Gives the causes the room that the numbers leave. In a narrow pane they keep a width at which they can be read, and
/// the view scrolls.
void ObjectInspector::fitCauses() {
    QHeaderView& heading = *m_ledger->header();
    const int room = m_ledger->viewport()->width() - (heading.length() - heading.sectionSize(LedgerModel::group));
    const int least = m_ledger->fontMetrics().averageCharWidth() * 18;
    const bool isNarrow = room < least;
    heading.setSectionResizeMode(LedgerModel::group, isNarrow ? QHeaderView::Fixed : QHeaderView::Stretch);
    if (isNarrow) {
        heading.resizeSection(LedgerModel::group, least);
    }
}

/// Fits the columns of numbers to their texts, up to a limit for names. The tooltip shows the whole text.
void ObjectInspector::fitLedger() {
    const int widest = m_ledger->fontMetrics().averageCharWidth() * 11;
    for (int column = 0; column < m_ledgerModel->columnCount(); ++column) {
        if (column <= LedgerModel::after || column == LedgerModel::earlier) {
            m_ledger->resizeColumnToContents(column);
            const int most = column == LedgerModel::before ? widest + 2 * m_ledger->indentation() : widest;
            m_ledger->setColumnWidth(column, std::min(m_ledger->columnWidth(column), most));
        }
    }
    fitCauses();
}

void ObjectInspector::watch(engine::Row row, engine::ColumnId column) {
    if (const auto program = m_sandbox.program()) {
        emit watchWanted(row, QString::fromStdString(program->model->layout[column].name));
    }
}

void ObjectInspector::watch(const engine::VariableCell& cell) {
    if (const auto program = m_sandbox.program()) {
        emit watchWanted(cell.row, QString::fromStdString(program->model->language.variables[cell.variable].name));
    }
}

bool ObjectInspector::watchExplained() {
    if (m_object && m_column) {
        watch(*m_object, *m_column);
        return true;
    }
    if (m_variable && m_variable->part == 0) {
        watch(*m_variable);
        return true;
    }
    return false;
}

void ObjectInspector::openValue(const QModelIndex& index) {
    if (const QVariant object = index.data(InspectorModel::ObjectRole); object.isValid()) {
        emit objectOpened(object.toUInt());
    } else if (const QVariant file = index.data(InspectorModel::FileRole); file.isValid()) {
        emit placeWanted(
            {engine::FileId{file.toUInt()},
             {index.data(InspectorModel::BeginRole).toUInt(), index.data(InspectorModel::EndRole).toUInt()}});
    }
}

void ObjectInspector::openLedgerRow(const QModelIndex& index) {
    const QVariant file = index.data(LedgerModel::FileRole);
    if (file.isValid()) {
        emit placeWanted({engine::FileId{file.toUInt()},
                          {index.data(LedgerModel::BeginRole).toUInt(), index.data(LedgerModel::EndRole).toUInt()}});
    }
    if (const QVariant object = index.data(LedgerModel::ObjectRole); object.isValid()) {
        emit objectWanted(object.toUInt());
    }
}

/// Opens a row, and moves the keyboard focus to its XML.
void ObjectInspector::editLedgerRow(const QModelIndex& index) {
    const bool isPlace = index.data(LedgerModel::FileRole).isValid();
    openLedgerRow(index);
    if (isPlace) {
        emit editingWanted();
    }
}

void ObjectInspector::showLedgerMenu(QPoint at) {
    const QModelIndex index = m_ledger->indexAt(at);
    if (!index.isValid()) {
        return;
    }
    QMenu menu(this);
    const QVariant object = index.data(LedgerModel::ObjectRole);
    const QVariant operand = index.data(LedgerModel::OperandRole);
    const QVariant blocker = index.data(LedgerModel::BlockerRole);
    if (index.data(LedgerModel::FileRole).isValid()) {
        menu.addAction(tr("Open the XML"), this, [this, index] { editLedgerRow(index); });
    }
    if (const QVariant run = index.data(LedgerModel::RunRole); run.isValid()) {
        menu.addAction(tr("Go to this moment of the turn"), this, [this, run] {
            m_sandbox.goToPlace({m_sandbox.turn(), run.toUInt() + 1});
        });
    }
    if (object.isValid() && operand.isValid()) {
        const engine::ColumnId column{static_cast<std::uint16_t>(operand.toUInt())};
        menu.addAction(tr("Explain this value"), this, [this, object, column] { explain(object.toUInt(), column); });
        menu.addAction(tr("Watch this value"), this, [this, object, column] { watch(object.toUInt(), column); });
    }
    if (const QVariant variable = index.data(LedgerModel::VariableRole); variable.isValid()) {
        const engine::VariableCell cell{static_cast<engine::VariableIndex>(variable.toUInt()),
                                        object.isValid() ? object.toUInt() : engine::noRow,
                                        static_cast<engine::PartNumber>(index.data(LedgerModel::PartRole).toUInt())};
        menu.addAction(tr("Explain this variable"), this, [this, cell] { explain(cell); });
        if (cell.part == 0) {
            menu.addAction(tr("Watch this variable"), this, [this, cell] { watch(cell); });
        }
    }
    if (m_object && m_column && m_sandbox.program()) {
        const engine::ColumnSpec& column = m_sandbox.program()->model->layout[*m_column];
        const QString name = column.label.empty() ? QString::fromStdString(column.name) : engineText(column.label);
        menu.addAction(tr("Watch %1").arg(name), this, [this] { watchExplained(); });
    }
    if (object.isValid()) {
        menu.addAction(tr("Inspect the source"), this, [this, object] { emit objectOpened(object.toUInt()); });
    }
    if (blocker.isValid()) {
        menu.addAction(tr("Show the blocking object"), this, [this, blocker] { emit objectWanted(blocker.toUInt()); });
    }
    if (!menu.isEmpty()) {
        menu.exec(m_ledger->viewport()->mapToGlobal(at));
    }
}

} // namespace orrery::widgets
