// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/table_commands.h"

#include "widgets/base/background.h"
#include "widgets/document/document_store.h"
#include "widgets/project/analyzer.h"
#include "widgets/tables/element_table_model.h"
#include "widgets/tables/spreadsheet_text.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QPointer>
#include <QTableView>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace orrery::widgets {

namespace {

/// The maximum number of cells that the GUI thread changes itself. Another thread prepares the edits of more cells.
constexpr std::size_t changedAtOnce = 500;
/// The maximum number of edits in one step, unless it has more files. Each edit moves the text after it, and all views
/// of the text follow.
constexpr std::size_t mostEdits = 250;
/// The maximum number of cells that a preview reads.
constexpr std::size_t previewedCells = 2000;
constexpr std::size_t shownExamples = 4;

QString text(const std::string& bytes) {
    return QString::fromStdString(bytes);
}

} // namespace

TableCommands::Prepared::Prepared(const TableContent& table, TableEdit edit, std::size_t values)
    : count(values), refused(edit.refused) {
    std::map<std::uint32_t, std::vector<engine::TextEdit>> texts;
    for (engine::TextEdit& one : edit.edits) {
        texts[one.file.value].push_back(std::move(one));
    }
    const std::size_t most = std::max<std::size_t>(1, mostEdits / std::max<std::size_t>(1, texts.size()));
    for (auto& [file, own] : texts) {
        std::optional<std::vector<engine::TextEdit>> apart = separate(std::move(own));
        if (!apart) {
            isApart = false;
            return;
        }
        const std::string_view bytes = table.analysis->project.sources.files[file].text->bytes();
        for (const engine::TextEdit& one : gathered(bytes, std::move(*apart), most)) {
            const std::string_view removed = bytes.substr(one.span.begin, one.span.size());
            byFile[file].push_back({nullptr, one.span, QByteArray::fromStdString(one.text),
                                    QByteArray(removed.data(), static_cast<qsizetype>(removed.size()))});
        }
    }
}

TableCommands::TableCommands(DocumentStore& store, Analyzer& analyzer, ElementTableModel& model, QTableView& table,
                             QObject* parent)
    : QObject(parent), m_store(store), m_analyzer(analyzer), m_model(model), m_table(table) {
    connect(&store, &DocumentStore::aboutToClear, this, [this] { m_pending.clear(); });
}

bool TableCommands::isCurrent() const {
    return m_model.content() != nullptr && !m_analyzer.isBehind() && m_model.content()->analysis == m_analyzer.latest();
}

void TableCommands::whenCurrent(Job job) {
    m_store.finishTyping();
    m_pending.push_back({std::move(job), m_table.selectionModel()->selection(), m_table.currentIndex()});
    runPending();
}

void TableCommands::runPending() {
    // Each command changes the texts. The next one then waits for their check.
    while (isCurrent() && !m_pending.empty()) {
        const Pending next = std::move(m_pending.front());
        m_pending.erase(m_pending.begin());
        next.job(next.selection, next.current);
    }
}

/// Returns the ranges of a selection as rectangles. The ranges of an earlier table are not valid, and select nothing.
std::vector<QRect> TableCommands::rangesOf(const QItemSelection& selection) {
    std::vector<QRect> ranges;
    for (const QItemSelectionRange& range : selection) {
        if (range.isValid()) {
            ranges.emplace_back(QPoint(range.left(), range.top()), QPoint(range.right(), range.bottom()));
        }
    }
    return ranges;
}

/// Returns the cells of ranges, column by column.
std::vector<ShownCell> TableCommands::cellsOf(const std::vector<QRect>& selected) {
    std::map<int, std::vector<std::pair<int, int>>> columns; // ranges of rows by column
    for (const QRect& range : selected) {
        for (int column = range.left(); column <= range.right(); ++column) {
            columns[column].emplace_back(range.top(), range.bottom());
        }
    }
    std::vector<ShownCell> cells;
    for (auto& [column, ranges] : columns) {
        std::ranges::sort(ranges);
        int next = 0;
        for (const auto& [top, bottom] : ranges) {
            for (int row = std::max(top, next); row <= bottom; ++row) {
                cells.push_back({row, column});
            }
            next = std::max(next, bottom + 1);
        }
    }
    return cells;
}

std::vector<ShownCell> TableCommands::chosenCells() const {
    return cellsOf(rangesOf(m_table.selectionModel()->selection()));
}

/// Returns the first cell of a selection; without one, the current cell.
ShownCell TableCommands::firstOf(const QItemSelection& selection, const QModelIndex& current) {
    ShownCell first{current.row(), current.column()};
    for (const QItemSelectionRange& range : selection) {
        first = {std::min(first.row, range.top()), std::min(first.column, range.left())};
    }
    return first;
}

std::size_t TableCommands::chosenCount() const {
    std::size_t count = 0;
    for (const QItemSelectionRange& range : m_table.selectionModel()->selection()) {
        count += static_cast<std::size_t>(range.width()) * static_cast<std::size_t>(range.height());
    }
    return count;
}

void TableCommands::copy() const {
    // A selection with gaps becomes the rectangle around it, as spreadsheets do.
    std::set<int> rows;
    std::set<int> columns;
    std::set<std::pair<int, int>> cells;
    for (const ShownCell cell : chosenCells()) {
        rows.insert(cell.row);
        columns.insert(cell.column);
        cells.emplace(cell.row, cell.column);
    }
    std::vector<QStringList> values;
    for (const int row : rows) {
        QStringList& line = values.emplace_back();
        for (const int column : columns) {
            line << (cells.contains({row, column}) ? m_model.index(row, column).data().toString() : QString());
        }
    }
    if (!values.empty()) {
        QGuiApplication::clipboard()->setText(writeSpreadsheet(values));
    }
}

void TableCommands::cut() {
    copy();
    clear();
}

void TableCommands::clear() {
    change([](int cells) { return tr("Clear %n cell(s)", nullptr, cells); }, chosenCount(),
           [](const ShownTable& table, std::span<const ShownCell> chosen, ShownCell) {
               return clearedCells(table, chosen);
           });
}

void TableCommands::paste() {
    const std::vector<QStringList> values = readSpreadsheet(QGuiApplication::clipboard()->text());
    if (values.empty() || !m_table.currentIndex().isValid()) {
        return;
    }
    std::size_t cells = chosenCount();
    for (const QStringList& row : values) {
        cells += static_cast<std::size_t>(row.size());
    }
    change([](int pasted) { return tr("Paste %n cell(s)", nullptr, pasted); }, cells,
           [values](const ShownTable& table, std::span<const ShownCell> chosen, ShownCell first) {
               return first.row < 0 ? TableChange() : pastedCells(table, chosen, first, values);
           });
}

void TableCommands::fillDown() {
    change([](int cells) { return tr("Fill %n cell(s)", nullptr, cells); }, chosenCount(),
           [](const ShownTable& table, std::span<const ShownCell> chosen, ShownCell) {
               return filledDown(table, chosen);
           });
}

void TableCommands::calculate(const CellCalculation& calculation) {
    change([](int cells) { return tr("Calculate %n cell(s)", nullptr, cells); }, chosenCount(),
           [calculation](const ShownTable& table, std::span<const ShownCell> chosen, ShownCell) {
               return calculatedCells(table, chosen, calculation);
           });
}

void TableCommands::removeRows() {
    prepare([](int rows) { return tr("Remove %n row(s)", nullptr, rows); }, chosenCount(),
            [](const ShownTable& table, std::span<const ShownCell> chosen, ShownCell) {
                std::set<std::size_t> rows;
                for (const ShownCell cell : chosen) {
                    rows.insert(table.rows[static_cast<std::size_t>(cell.row)]);
                }
                return Prepared(*table.content, orrery::widgets::removeRows(*table.content, {rows.begin(), rows.end()}),
                                rows.size());
            });
}

void TableCommands::duplicateRow() {
    whenCurrent([this](const QItemSelection&, const QModelIndex& current) {
        if (current.isValid()) {
            const TableContent& table = *m_model.content();
            apply(tr("Duplicate a row"),
                  Prepared(table, orrery::widgets::duplicateRow(table, m_model.contentRow(current.row())), 1));
        }
    });
}

std::pair<QString, bool> TableCommands::preview(const CellCalculation& calculation) const {
    if (!calculation.isValid()) {
        return {calculation.operand.empty() ? tr("Type a number.")
                                            : tr("'%1' is not a number.").arg(text(calculation.operand)),
                false};
    }
    std::size_t read = 0;
    std::size_t changes = 0;
    std::size_t skipped = 0;
    QStringList examples;
    for (const ShownCell at : chosenCells()) {
        if (++read > previewedCells) {
            continue;
        }
        const CellText& cell = m_model.cellAt(m_model.index(at.row, at.column));
        const std::optional<std::string> result = calculated(cell, m_model.infoOf(at.column), calculation);
        if (!result) {
            skipped += cell.state == CellState::absent ? 0u : 1u;
            continue;
        }
        if (cell.state == CellState::open || *result != cell.text) {
            ++changes;
            const QString example = tr("%1 → %2").arg(text(cell.text), text(*result));
            if (!examples.contains(example) && static_cast<std::size_t>(examples.size()) <= shownExamples) {
                examples << example;
            }
        }
    }
    if (read == 0) {
        return {tr("Select the cells to change."), false};
    }
    if (changes == 0) {
        return {tr("No selected cell would change."), read > previewedCells};
    }
    QString words = read > previewedCells ? tr("Changes up to %n cell(s):", nullptr, static_cast<int>(read))
                                          : tr("Changes %n cell(s):", nullptr, static_cast<int>(changes));
    const bool hasMore = static_cast<std::size_t>(examples.size()) > shownExamples;
    words += QLatin1Char(' ') + examples.mid(0, shownExamples).join(QStringLiteral(", "));
    words += hasMore || read > previewedCells ? QStringLiteral(" …") : QString();
    if (skipped > 0 && read <= previewedCells) {
        words += QLatin1Char(' ') + tr("Skips %n cell(s) without a number.", nullptr, static_cast<int>(skipped));
    }
    return {words, true};
}

void TableCommands::goToGap() {
    const ShownTable table = m_model.shown();
    if (table.content == nullptr) {
        return;
    }
    const ShownCell from{m_table.currentIndex().row(), m_table.currentIndex().column()};
    const auto go = [this](const std::optional<ShownCell>& gap) {
        if (!gap) {
            emit said(tr("No cell is empty."));
            return;
        }
        // The keys of the command would extend the selection.
        const QModelIndex index = m_model.index(gap->row, gap->column);
        m_table.selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
        m_table.scrollTo(index);
    };
    if (table.rows.size() * table.content->columns.size() <= changedAtOnce) {
        return go(nextGap(table, from));
    }
    inBackground([self = QPointer(this), table, from, go] {
        const std::optional<ShownCell> gap = nextGap(table, from);
        QMetaObject::invokeMethod(
            qApp,
            [self, content = table.content, gap, go] {
                if (self && self->m_model.shown().content == content) {
                    go(gap);
                }
            },
            Qt::QueuedConnection);
    });
}

/// Changes the values of cells. @param cells number of cells that the change reads
void TableCommands::change(Name name, std::size_t cells, Make make) {
    prepare(name, cells,
            [make = std::move(make)](const ShownTable& table, std::span<const ShownCell> chosen, ShownCell first) {
                TableChange change = make(table, chosen, first);
                TableEdit edit = editCells(*table.content, change.cells);
                TableEdit more = addRows(*table.content, change.rows);
                std::ranges::move(more.edits, std::back_inserter(edit.edits));
                edit.refused += more.refused;
                Prepared prepared(*table.content, std::move(edit), change.count());
                prepared.outside = change.outside;
                std::erase_if(change.cells, [&](const CellChange& cell) {
                    return table.content->cell(cell.row, cell.column).state == CellState::absent;
                });
                prepared.shown = std::move(change.cells);
                return prepared;
            });
}

/// Prepares the edits of a command and applies them. Another thread prepares the edits of many cells.
void TableCommands::prepare(Name name, std::size_t cells, Preparation preparation) {
    whenCurrent([this, name, cells, preparation = std::move(preparation)](const QItemSelection& selection,
                                                                          const QModelIndex& current) {
        const auto made = [table = m_model.shown(), chosen = rangesOf(selection), first = firstOf(selection, current),
                           preparation] { return preparation(table, cellsOf(chosen), first); };
        if (cells <= changedAtOnce) {
            return finish(name, made());
        }
        inBackground([self = QPointer(this), name, content = m_model.shown().content, made] {
            auto prepared = std::make_shared<const Prepared>(made());
            QMetaObject::invokeMethod(
                qApp,
                [self, name, content, prepared] {
                    if (self == nullptr) {
                        return;
                    }
                    if (self->isCurrent() && self->m_model.shown().content == content) {
                        self->finish(name, *prepared);
                    } else {
                        emit self->said(tr("The content has changed meanwhile. Nothing was changed here."));
                    }
                },
                Qt::QueuedConnection);
        });
    });
}

void TableCommands::finish(Name name, const Prepared& prepared) {
    if (prepared.outside > 0) {
        emit said(tr("%n value(s) did not fit into the table.", nullptr, static_cast<int>(prepared.outside)));
    }
    if (prepared.count > 0 || prepared.refused > 0) {
        apply(name(static_cast<int>(prepared.count)), prepared);
    }
}

void TableCommands::apply(const QString& name, const Prepared& prepared) {
    if (!prepared.isApart) {
        emit said(tr("The edits do not fit together. Nothing was changed."));
        return;
    }
    std::vector<DocumentEdit> edits;
    QStringList paths;
    for (const auto& [file, own] : prepared.byFile) {
        const QString path = m_model.content()->analysis->pathOf({file});
        Document* const document = openForTable(m_store, *m_model.content(), path);
        if (document == nullptr) {
            emit said(tr("The file is no longer in the project. Nothing was changed."));
            return;
        }
        for (DocumentEdit one : own) {
            one.document = document;
            edits.push_back(std::move(one));
        }
        paths << path;
    }
    if (!edits.empty()) {
        if (!m_store.apply(name, std::move(edits))) {
            emit said(tr("The edits do not fit together. Nothing was changed."));
            return;
        }
        m_model.showTyped(prepared.shown);
        emit changed(paths);
    }
    if (prepared.refused > 0) {
        emit said(tr("%n cell(s) cannot have a value: the row lacks the element, or its XML is malformed.", nullptr,
                     static_cast<int>(prepared.refused)));
    }
}

} // namespace orrery::widgets
