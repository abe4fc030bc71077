// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/table_grid.h"

#include "widgets/tables/cell_typing.h"
#include "widgets/tables/element_table_model.h"
#include "widgets/tables/table_commands.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>
#include <cmath>

namespace orrery::widgets {

namespace {

/// The maximum number of selected cells whose sum the window calculates.
constexpr int summedCells = 5000;

} // namespace

TableGrid::TableGrid(DocumentStore& store, Analyzer& analyzer, ElementTableModel& model, QWidget* parent)
    : QTableView(parent), m_model(model), m_typing(new CellTyping(store, analyzer, this)),
      m_commands(new TableCommands(store, analyzer, model, *this, this)) {
    setModel(&model);
    setItemDelegate(m_typing);
    setWordWrap(false);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    setHorizontalScrollMode(ScrollPerPixel);
    QHeaderView& rows = *verticalHeader();
    rows.setSectionResizeMode(QHeaderView::Fixed);
    rows.setDefaultSectionSize(fontMetrics().height() + 6);
    rows.setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    QHeaderView& columns = *horizontalHeader();
    columns.setSectionsClickable(true);
    columns.setSortIndicatorShown(true);
    columns.setSortIndicatorClearable(true);
    columns.setSortIndicator(-1, Qt::AscendingOrder);
    columns.setContextMenuPolicy(Qt::CustomContextMenu);
    columns.setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    columns.setTextElideMode(Qt::ElideMiddle);
    columns.setResizeContentsPrecision(60);
    connect(verticalHeader(), &QHeaderView::sectionDoubleClicked, this, [this](int row) {
        goTo(row, std::max(0, currentIndex().column()));
        emit textWanted();
    });
    connect(&model, &QAbstractItemModel::modelReset, this, &TableGrid::fitColumns);
    connect(m_typing, &CellTyping::typed, this, &TableGrid::typed);
    connect(m_typing, &CellTyping::refused, this, &TableGrid::said);
    connect(m_typing, &CellTyping::entered, this, [this] {
        if (currentIndex().isValid() && currentIndex().row() + 1 < m_model.rowCount()) {
            goTo(currentIndex().row() + 1, currentIndex().column());
        }
    });
    connect(m_commands, &TableCommands::said, this, &TableGrid::said);
}

TableGrid::~TableGrid() {
    setItemDelegate(nullptr); // closes an open cell while all parts still exist
}

void TableGrid::finishTyping() {
    m_typing->finish();
}

void TableGrid::goTo(int row, int column) {
    // The modifiers of a key that goes here would extend the selection.
    const QModelIndex index = m_model.index(row, column);
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    scrollTo(index);
}

void TableGrid::fitColumns() {
    constexpr int slack = 16; // rows farther down have longer values
    constexpr int least = 64;
    constexpr int most = 280;
    resizeColumnsToContents();
    for (int column = 0; column < m_model.columnCount(); ++column) {
        setColumnWidth(column, std::clamp(columnWidth(column) + slack, least, most));
    }
    if (!currentIndex().isValid() && m_model.rowCount() > 0 && m_model.columnCount() > 0) {
        goTo(0, 0);
    }
}

QString TableGrid::totals() const {
    int cells = 0;
    int numbers = 0;
    double sum = 0.0;
    double least = 0.0;
    double most = 0.0;
    for (const QItemSelectionRange& range : selectionModel()->selection()) {
        cells += range.width() * range.height();
        for (int row = range.top(); row <= range.bottom() && cells <= summedCells; ++row) {
            for (int column = range.left(); column <= range.right(); ++column) {
                bool isNumber = false;
                const double number = m_model.index(row, column).data().toString().toDouble(&isNumber);
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
        return tr("%n cell(s) selected", nullptr, cells);
    }
    const auto shown = [](double number) { return QString::number(number, 'g', 8); };
    return numbers < 2 ? QString()
                       : tr("%n number(s): sum %1, mean %2, smallest %3, largest %4", nullptr, numbers)
                             .arg(shown(sum), shown(sum / numbers), shown(least), shown(most));
}

void TableGrid::contextMenuEvent(QContextMenuEvent* event) {
    auto* const menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Go to the text"), this, &TableGrid::textWanted);
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
    menu->addAction(tr("C&alculate…"), this, &TableGrid::calculationWanted);
    menu->addAction(tr("&Next gap"), m_commands, &TableCommands::goToGap);
    menu->popup(event->globalPos());
}

/// Returns false if the table view itself handles a key.
bool TableGrid::handleKey(const QKeyEvent& key) {
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
        emit textWanted();
    } else if (isEnter && key.modifiers() == Qt::NoModifier && currentIndex().isValid()) {
        edit(currentIndex());
    } else {
        return false;
    }
    return true;
}

bool TableGrid::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
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
    return QTableView::event(event);
}

void TableGrid::keyPressEvent(QKeyEvent* event) {
    if (!handleKey(*event)) {
        QTableView::keyPressEvent(event);
    }
}

} // namespace orrery::widgets
