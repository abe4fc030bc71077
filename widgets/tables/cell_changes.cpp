// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/cell_changes.h"

#include "engine/program/evaluate.h"

#include <QLocale>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace orrery::widgets {

namespace {

std::optional<double> numberOf(std::string_view text) {
    double value = 0.0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isWhole = fault == std::errc() && end == text.data() + text.size();
    return isWhole && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

/// Returns a number without the rounding errors of binary fractions: 0.1 * 3 is 0.3.
std::string written(double value, bool isRounded) {
    constexpr int digits = 12;
    const std::string shortened = QString::number(isRounded ? std::round(value) : value, 'g', digits).toStdString();
    return engine::formatNumber(std::strtod(shortened.c_str(), nullptr) + 0.0);
}

CellText textOf(const ShownTable& table, ShownCell cell) {
    return table.content->cell(table.rows[static_cast<std::size_t>(cell.row)], static_cast<std::size_t>(cell.column));
}

const ColumnInfo& infoOf(const ShownTable& table, int column) {
    return table.content->infos[static_cast<std::size_t>(column)];
}

CellChange changeOf(const ShownTable& table, ShownCell cell, std::optional<std::string> value) {
    return {table.rows[static_cast<std::size_t>(cell.row)], static_cast<std::size_t>(cell.column), std::move(value)};
}

} // namespace

std::size_t TableChange::count() const {
    std::size_t count = cells.size();
    for (const std::vector<NewCell>& row : rows) {
        count += row.size();
    }
    return count;
}

bool CellCalculation::isValid() const {
    return kind == Kind::set || numberOf(operand).has_value();
}

std::optional<std::string> calculated(const CellText& cell, const ColumnInfo& info,
                                      const CellCalculation& calculation) {
    if (cell.state == CellState::absent || !calculation.isValid()) {
        return std::nullopt;
    }
    if (calculation.kind == CellCalculation::Kind::set) {
        return calculation.operand;
    }
    const bool isProduct = calculation.kind == CellCalculation::Kind::multiply;
    const double operand = *numberOf(calculation.operand);
    if (const auto number = numberOf(cell.text)) {
        const double result = isProduct ? *number * operand : *number + operand;
        return std::isfinite(result) ? std::optional(written(result, calculation.isRounded)) : std::nullopt;
    }
    if (!info.isExpression || !info.isNumber || cell.text.empty()) {
        return std::nullopt;
    }
    std::string expression = isProduct     ? "(" + cell.text + ") * " + calculation.operand
                             : operand < 0 ? "(" + cell.text + ") - " + calculation.operand.substr(1)
                                           : "(" + cell.text + ") + " + calculation.operand;
    return calculation.isRounded ? "round(" + expression + ")" : expression;
}

std::string pastedValue(const QString& text, const ColumnInfo& info) {
    const QString trimmed = text.trimmed();
    if (info.isNumber && QLocale().decimalPoint() == QLatin1String(",") && !numberOf(trimmed.toStdString())) {
        bool isNumber = false;
        const double number = QLocale().toDouble(trimmed, &isNumber);
        if (isNumber) {
            return engine::formatNumber(number);
        }
    }
    return trimmed.toStdString();
}

TableChange clearedCells(const ShownTable& table, std::span<const ShownCell> chosen) {
    TableChange change;
    for (const ShownCell cell : chosen) {
        if (textOf(table, cell).state == CellState::given) {
            change.cells.push_back(changeOf(table, cell, std::nullopt));
        }
    }
    return change;
}

TableChange filledDown(const ShownTable& table, std::span<const ShownCell> chosen) {
    TableChange change;
    for (std::size_t begin = 0; begin < chosen.size();) {
        std::size_t end = begin;
        while (end < chosen.size() && chosen[end].column == chosen[begin].column) {
            ++end;
        }
        const ShownCell first = chosen[begin];
        const bool isSingle = end == begin + 1;
        if (!isSingle || first.row > 0) {
            const CellText source = textOf(table, isSingle ? ShownCell{first.row - 1, first.column} : first);
            const std::optional<std::string> value =
                source.state == CellState::given ? std::optional(source.text) : std::nullopt;
            for (std::size_t i = isSingle ? begin : begin + 1; i < end && source.state != CellState::absent; ++i) {
                const CellText present = textOf(table, chosen[i]);
                const bool isSame =
                    (present.state == CellState::given) == value.has_value() && (!value || present.text == *value);
                if (present.state != CellState::absent && !isSame) {
                    change.cells.push_back(changeOf(table, chosen[i], value));
                }
            }
        }
        begin = end;
    }
    return change;
}

TableChange calculatedCells(const ShownTable& table, std::span<const ShownCell> chosen,
                            const CellCalculation& calculation) {
    TableChange change;
    for (const ShownCell at : chosen) {
        const CellText cell = textOf(table, at);
        std::optional<std::string> result = calculated(cell, infoOf(table, at.column), calculation);
        if (result && (cell.state == CellState::open || *result != cell.text)) {
            change.cells.push_back(changeOf(table, at, result->empty() ? std::nullopt : std::move(result)));
        }
    }
    return change;
}

TableChange pastedCells(const ShownTable& table, std::span<const ShownCell> chosen, ShownCell first,
                        const std::vector<QStringList>& values) {
    TableChange change;
    const auto rowCount = static_cast<int>(table.rows.size());
    const auto columnCount = static_cast<int>(table.content->columns.size());
    const auto put = [&](ShownCell at, const QString& value) {
        const bool isNewRow = at.row >= rowCount;
        if (at.column >= columnCount || (isNewRow && !canAddTo(*table.content, static_cast<std::size_t>(at.column)))) {
            ++change.outside;
            return;
        }
        std::string written = pastedValue(value, infoOf(table, at.column));
        if (isNewRow) {
            const auto row = static_cast<std::size_t>(at.row - rowCount);
            change.rows.resize(std::max(change.rows.size(), row + 1));
            change.rows[row].push_back({static_cast<std::size_t>(at.column), std::move(written)});
            return;
        }
        // A copied default stays a default.
        const CellText cell = textOf(table, at);
        if (written != cell.text && (!written.empty() || cell.state == CellState::given)) {
            change.cells.push_back(
                changeOf(table, at, written.empty() ? std::nullopt : std::optional(std::move(written))));
        }
    };
    const bool isSingle = values.size() == 1 && values.front().size() == 1;
    if (isSingle && chosen.size() > 1) {
        for (const ShownCell cell : chosen) {
            put(cell, values.front().front());
        }
        return change;
    }
    for (std::size_t row = 0; row < values.size(); ++row) {
        for (qsizetype column = 0; column < values[row].size(); ++column) {
            put({first.row + static_cast<int>(row), first.column + static_cast<int>(column)}, values[row][column]);
        }
    }
    return change;
}

std::optional<ShownCell> nextGap(const ShownTable& table, ShownCell from) {
    const auto columns = static_cast<qint64>(table.content->columns.size());
    const qint64 all = static_cast<qint64>(table.rows.size()) * columns;
    const qint64 start = qint64{from.row} * columns + from.column;
    for (qint64 step = 1; step <= all; ++step) {
        const qint64 at = (start + step) % all;
        const ShownCell cell{static_cast<int>(at / columns), static_cast<int>(at % columns)};
        if (textOf(table, cell).state == CellState::open) {
            return cell;
        }
    }
    return std::nullopt;
}

} // namespace orrery::widgets
