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
/// The maximum number of cells that a preview reads.
constexpr std::size_t previewedCells = 2000;
constexpr std::size_t shownExamples = 4;

QString text(const std::string& bytes) {
    return QString::fromStdString(bytes);
}

} // namespace

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
    m_pending.push_back(std::move(job));
    runPending();
}

void TableCommands::runPending() {
    // Each command changes the texts. The next one then waits for their check.
    while (isCurrent() && !m_pending.empty()) {
        const Job job = std::move(m_pending.front());
        m_pending.erase(m_pending.begin());
        job();
    }
}

void TableCommands::forChosen(const std::function<void(int, int)>& visit) const {
    std::map<int, std::vector<std::pair<int, int>>> columns; // ranges of rows by column
    for (const QItemSelectionRange& range : m_table.selectionModel()->selection()) {
        for (int column = range.left(); column <= range.right(); ++column) {
            columns[column].emplace_back(range.top(), range.bottom());
        }
    }
    for (auto& [column, ranges] : columns) {
        std::ranges::sort(ranges);
        int next = 0;
        for (const auto& [top, bottom] : ranges) {
            for (int row = std::max(top, next); row <= bottom; ++row) {
                visit(row, column);
            }
            next = std::max(next, bottom + 1);
        }
    }
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
    forChosen([&](int row, int column) {
        rows.insert(row);
        columns.insert(column);
        cells.emplace(row, column);
    });
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
    whenCurrent([this] {
        std::vector<CellChange> changes;
        forChosen([&](int row, int column) {
            if (m_model.cellAt(m_model.index(row, column)).state == CellState::given) {
                changes.push_back({m_model.contentRow(row), static_cast<std::size_t>(column), std::nullopt});
            }
        });
        apply(tr("Clear %n cell(s)", nullptr, static_cast<int>(changes.size())), std::move(changes));
    });
}

void TableCommands::paste() {
    std::vector<QStringList> values = readSpreadsheet(QGuiApplication::clipboard()->text());
    if (values.empty()) {
        return;
    }
    whenCurrent([this, values = std::move(values)] { pasteCells(values); });
}

void TableCommands::pasteCells(const std::vector<QStringList>& values) {
    std::vector<CellChange> changes;
    std::vector<std::vector<NewCell>> added;
    std::size_t outside = 0;
    const auto add = [&](int row, std::size_t column, const QString& value) {
        if (!canAddTo(*m_model.content(), column)) {
            ++outside;
            return;
        }
        added.resize(std::max(added.size(), static_cast<std::size_t>(row - m_model.rowCount() + 1)));
        added[static_cast<std::size_t>(row - m_model.rowCount())].push_back(
            {column, pastedValue(value, m_model.infoOf(static_cast<int>(column)))});
    };
    const auto put = [&](int row, int column, const QString& value) {
        if (row >= m_model.rowCount()) {
            return add(row, static_cast<std::size_t>(column), value);
        }
        if (column >= m_model.columnCount()) {
            ++outside;
            return;
        }
        const CellText cell = m_model.cellAt(m_model.index(row, column));
        std::string written = pastedValue(value, m_model.infoOf(column));
        // A copied default stays a default.
        if (written == cell.text || (written.empty() && cell.state != CellState::given)) {
            return;
        }
        changes.push_back({m_model.contentRow(row), static_cast<std::size_t>(column),
                           written.empty() ? std::nullopt : std::optional(std::move(written))});
    };
    const bool isSingle = values.size() == 1 && values.front().size() == 1;
    if (isSingle && chosenCount() > 1) {
        forChosen([&](int row, int column) { put(row, column, values.front().front()); });
    } else {
        int top = m_table.currentIndex().row();
        int left = m_table.currentIndex().column();
        for (const QItemSelectionRange& range : m_table.selectionModel()->selection()) {
            top = std::min(top, range.top());
            left = std::min(left, range.left());
        }
        if (top < 0 || left < 0) {
            return;
        }
        for (std::size_t row = 0; row < values.size(); ++row) {
            for (qsizetype column = 0; column < values[row].size(); ++column) {
                put(top + static_cast<int>(row), left + static_cast<int>(column), values[row][column]);
            }
        }
    }
    if (outside > 0) {
        emit said(tr("%n value(s) did not fit into the table.", nullptr, static_cast<int>(outside)));
    }
    std::size_t cells = changes.size();
    for (const std::vector<NewCell>& row : added) {
        cells += row.size();
    }
    apply(tr("Paste %n cell(s)", nullptr, static_cast<int>(cells)), std::move(changes), std::move(added));
}

void TableCommands::removeRows() {
    whenCurrent([this] {
        std::set<std::size_t> rows;
        forChosen([&](int row, int) { rows.insert(m_model.contentRow(row)); });
        const QString name = tr("Remove %n row(s)", nullptr, static_cast<int>(rows.size()));
        applyEdit(name, orrery::widgets::removeRows(*m_model.content(), {rows.begin(), rows.end()}), {});
    });
}

void TableCommands::duplicateRow() {
    whenCurrent([this] {
        if (const QModelIndex current = m_table.currentIndex(); current.isValid()) {
            applyEdit(tr("Duplicate a row"),
                      orrery::widgets::duplicateRow(*m_model.content(), m_model.contentRow(current.row())), {});
        }
    });
}

void TableCommands::fillDown() {
    whenCurrent([this] {
        std::vector<CellChange> changes;
        int columnNow = -1;
        int rows = 0;
        int firstRow = 0;
        CellText source;
        const auto fill = [&](int row, int column) {
            if (m_model.cellAt(m_model.index(row, column)).state != CellState::absent &&
                source.state != CellState::absent) {
                changes.push_back({m_model.contentRow(row), static_cast<std::size_t>(column),
                                   source.state == CellState::given ? std::optional(source.text) : std::nullopt});
            }
        };
        const auto endColumn = [&] {
            if (rows == 1 && firstRow > 0) { // a single cell gets the value above it
                source = m_model.cellAt(m_model.index(firstRow - 1, columnNow));
                fill(firstRow, columnNow);
            }
        };
        forChosen([&](int row, int column) {
            if (column != columnNow) {
                endColumn();
                columnNow = column;
                rows = 1;
                firstRow = row;
                source = m_model.cellAt(m_model.index(row, column));
                return;
            }
            ++rows;
            fill(row, column);
        });
        endColumn();
        apply(tr("Fill %n cell(s)", nullptr, static_cast<int>(changes.size())), std::move(changes));
    });
}

void TableCommands::calculate(const CellCalculation& calculation) {
    whenCurrent([this, calculation] {
        std::vector<CellChange> changes;
        forChosen([&](int row, int column) {
            const CellText& cell = m_model.cellAt(m_model.index(row, column));
            std::optional<std::string> result = calculated(cell, m_model.infoOf(column), calculation);
            if (result && (cell.state == CellState::open || *result != cell.text)) {
                changes.push_back({m_model.contentRow(row), static_cast<std::size_t>(column),
                                   result->empty() ? std::nullopt : std::move(result)});
            }
        });
        apply(tr("Calculate %n cell(s)", nullptr, static_cast<int>(changes.size())), std::move(changes));
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
    forChosen([&](int row, int column) {
        if (++read > previewedCells) {
            return;
        }
        const CellText& cell = m_model.cellAt(m_model.index(row, column));
        const std::optional<std::string> result = calculated(cell, m_model.infoOf(column), calculation);
        if (!result) {
            skipped += cell.state == CellState::absent ? 0u : 1u;
            return;
        }
        if (cell.state == CellState::open || *result != cell.text) {
            ++changes;
            const QString example = tr("%1 → %2").arg(text(cell.text), text(*result));
            if (!examples.contains(example) && static_cast<std::size_t>(examples.size()) <= shownExamples) {
                examples << example;
            }
        }
    });
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

bool TableCommands::goToGap() {
    const int rows = m_model.rowCount();
    const int columns = m_model.columnCount();
    const QModelIndex current = m_table.currentIndex();
    const qint64 all = qint64{rows} * columns;
    const qint64 from = current.isValid() ? qint64{current.row()} * columns + current.column() : -1;
    for (qint64 step = 1; step <= all; ++step) {
        const qint64 at = (from + step) % all;
        const QModelIndex index = m_model.index(static_cast<int>(at / columns), static_cast<int>(at % columns));
        if (m_model.cellAt(index).state == CellState::open) {
            // The keys of the command would extend the selection.
            m_table.selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
            m_table.scrollTo(index);
            return true;
        }
    }
    emit said(tr("No cell is empty."));
    return false;
}

void TableCommands::apply(const QString& name, std::vector<CellChange> changes,
                          std::vector<std::vector<NewCell>> rows) {
    if (changes.empty() && rows.empty()) {
        return;
    }
    const TableContentPtr content = m_model.shown().content;
    const auto prepare = [content, rows = std::move(rows)](const std::vector<CellChange>& cells) {
        TableEdit edit = editCells(*content, cells);
        TableEdit more = addRows(*content, rows);
        std::ranges::move(more.edits, std::back_inserter(edit.edits));
        edit.changed += more.changed;
        edit.refused += more.refused;
        return edit;
    };
    if (changes.size() <= changedAtOnce) {
        applyEdit(name, prepare(changes), changes);
        return;
    }
    inBackground([self = QPointer(this), name, content, prepare, changes = std::move(changes)] {
        auto edit = std::make_shared<TableEdit>(prepare(changes));
        QMetaObject::invokeMethod(
            qApp,
            [self, name, content, changes, edit] {
                if (self == nullptr) {
                    return;
                }
                if (!self->isCurrent() || self->m_model.shown().content != content) {
                    emit self->said(tr("The content has changed meanwhile. Nothing was changed here."));
                    return;
                }
                self->applyEdit(name, *edit, changes);
            },
            Qt::QueuedConnection);
    });
}

void TableCommands::applyEdit(const QString& name, const TableEdit& edit, const std::vector<CellChange>& changes) {
    std::map<std::uint32_t, std::vector<engine::TextEdit>> byFile;
    for (const engine::TextEdit& one : edit.edits) {
        byFile[one.file.value].push_back(one);
    }
    std::vector<DocumentEdit> edits;
    QStringList paths;
    for (auto& [file, own] : byFile) {
        const QString path = m_model.content()->analysis->pathOf({file});
        Document* const document = m_store.find(path);
        if (document == nullptr) {
            continue;
        }
        std::ranges::stable_sort(own, {}, [](const engine::TextEdit& one) { return one.span.begin; });
        for (engine::TextEdit& one : gathered(viewOf(document->bytes()), std::move(own))) {
            edits.push_back({document, one.span, QByteArray::fromStdString(one.text)});
        }
        paths << path;
    }
    if (!edits.empty()) {
        if (!m_store.apply(name, std::move(edits))) {
            emit said(tr("The edits do not fit together. Nothing was changed."));
            return;
        }
        std::vector<CellChange> shown;
        std::ranges::copy_if(changes, std::back_inserter(shown), [this](const CellChange& change) {
            return m_model.content()->cell(change.row, change.column).state != CellState::absent;
        });
        m_model.showTyped(shown);
        emit changed(paths);
    }
    if (edit.refused > 0) {
        emit said(tr("%n cell(s) cannot have a value: the row lacks the element, or its XML is malformed.", nullptr,
                     static_cast<int>(edit.refused)));
    }
}

} // namespace orrery::widgets
