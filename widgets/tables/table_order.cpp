// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/table_order.h"

#include "widgets/tables/row_filter.h"

#include <QCollator>

#include <algorithm>
#include <charconv>
#include <numeric>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace orrery::widgets {

namespace {

std::optional<double> numberOf(const std::string& text) {
    double value = 0.0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    return fault == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

bool hasGap(const TableContent& table, std::size_t row) {
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        if (table.cell(row, column).state == CellState::open) {
            return true;
        }
    }
    return false;
}

bool isWanted(const TableContent& table, std::size_t row, const RowFilter& filter, bool onlyGaps) {
    return (!onlyGaps || hasGap(table, row)) && filter.matches(row);
}

/// The sort key of a row: numbers first, then texts. Rows without a value come last in both directions.
struct SortKey {
    int kind = 2; ///< 0: a number, 1: a text, 2: no value
    double number = 0.0;
    QString text{};
};

SortKey keyOf(const TableContent& table, std::size_t row, int column) {
    if (column == TableWish::byTitle) {
        return {1, 0.0, QString::fromStdString(table.rows[row].title)};
    }
    const CellText cell = table.cell(row, static_cast<std::size_t>(column));
    if (cell.state == CellState::absent || cell.text.empty()) {
        return {};
    }
    if (const auto number = numberOf(cell.text)) {
        return {0, *number, {}};
    }
    return {1, 0.0, QString::fromStdString(cell.text)};
}

void sort(const TableContent& table, const TableWish& wish, std::vector<std::uint32_t>& rows) {
    std::vector<SortKey> keys(table.rows.size());
    for (const std::uint32_t row : rows) {
        keys[row] = keyOf(table, row, wish.sortColumn);
    }
    QCollator collator;
    collator.setNumericMode(true);
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    std::ranges::stable_sort(rows, [&](std::uint32_t left, std::uint32_t right) {
        const SortKey& a = keys[left];
        const SortKey& b = keys[right];
        if (a.kind == 2 || b.kind == 2) {
            return a.kind < b.kind;
        }
        const SortKey& first = wish.isDescending ? b : a;
        const SortKey& second = wish.isDescending ? a : b;
        if (first.kind != second.kind) {
            return first.kind < second.kind;
        }
        return first.kind == 0 ? first.number < second.number : collator.compare(first.text, second.text) < 0;
    });
}

bool isSorted(const TableContent& table, const TableWish& wish) {
    return wish.sortColumn != TableWish::unsorted && wish.sortColumn < static_cast<int>(table.columns.size());
}

/// Returns the key of a row without its number among equal keys.
std::string_view rawKey(const TableContent::Row& row) {
    const std::string_view key = row.key;
    return key.substr(0, key.find('\n'));
}

/// Returns the index in `now` of each row of `before`; none if it no longer exists. Rows at the front and at the back
/// stay at their places, because rows with equal keys have no other identity. Renamed rows are the same rows: as many
/// rows then come as go.
constexpr std::uint32_t none = ~0u;
std::vector<std::uint32_t> sameRows(const TableContent& before, const TableContent& now) {
    const std::size_t least = std::min(before.rows.size(), now.rows.size());
    std::size_t front = 0;
    while (front < least && rawKey(before.rows[front]) == rawKey(now.rows[front])) {
        ++front;
    }
    std::size_t back = 0;
    while (back < least - front &&
           rawKey(before.rows[before.rows.size() - 1 - back]) == rawKey(now.rows[now.rows.size() - 1 - back])) {
        ++back;
    }
    std::vector<std::uint32_t> same(before.rows.size(), none);
    std::vector<bool> isTaken(now.rows.size());
    const auto keep = [&](std::size_t from, std::size_t to) {
        same[from] = static_cast<std::uint32_t>(to);
        isTaken[to] = true;
    };
    for (std::size_t i = 0; i < front; ++i) {
        keep(i, i);
    }
    for (std::size_t i = 1; i <= back; ++i) {
        keep(before.rows.size() - i, now.rows.size() - i);
    }
    std::unordered_map<std::string_view, std::uint32_t> known;
    for (std::size_t row = front; row < now.rows.size() - back; ++row) {
        known.emplace(now.rows[row].key, static_cast<std::uint32_t>(row));
    }
    std::vector<std::uint32_t> gone;
    for (auto row = static_cast<std::uint32_t>(front); row < before.rows.size() - back; ++row) {
        if (const auto found = known.find(before.rows[row].key); found != known.end()) {
            same[row] = found->second;
            isTaken[found->second] = true;
        } else {
            gone.push_back(row);
        }
    }
    std::vector<std::uint32_t> added;
    for (std::uint32_t row = 0; row < now.rows.size(); ++row) {
        if (!isTaken[row]) {
            added.push_back(row);
        }
    }
    if (gone.size() == added.size()) {
        for (std::size_t i = 0; i < gone.size(); ++i) {
            same[gone[i]] = added[i];
        }
    }
    return same;
}

bool isSameTable(const ShownTable& before, const TableContentPtr& now) {
    return before.content != nullptr && now != nullptr && before.content->source == now->source &&
           before.content->set == now->set;
}

} // namespace

ShownTable arranged(TableContentPtr content, const TableWish& wish) {
    ShownTable shown{std::move(content), {}};
    const RowFilter filter(*shown.content, wish.filter);
    shown.filterProblem = filter.problem();
    for (std::uint32_t row = 0; row < shown.content->rows.size(); ++row) {
        if (isWanted(*shown.content, row, filter, wish.onlyGaps)) {
            shown.rows.push_back(row);
        }
    }
    if (isSorted(*shown.content, wish)) {
        sort(*shown.content, wish, shown.rows);
    }
    return shown;
}

ShownTable followed(const ShownTable& before, TableContentPtr content, const TableWish& wish) {
    if (!isSameTable(before, content)) {
        return arranged(std::move(content), wish);
    }
    const std::vector<std::uint32_t> same = sameRows(*before.content, *content);
    std::vector<bool> isKnown(content->rows.size());
    for (const std::uint32_t row : same) {
        if (row != none) {
            isKnown[row] = true;
        }
    }
    ShownTable shown{std::move(content), {}};
    for (const std::uint32_t row : before.rows) {
        if (same[row] != none) {
            shown.rows.push_back(same[row]);
        }
    }
    const RowFilter filter(*shown.content, wish.filter);
    shown.filterProblem = filter.problem();
    for (std::uint32_t row = 0; row < isKnown.size(); ++row) {
        if (!isKnown[row] && isWanted(*shown.content, row, filter, wish.onlyGaps)) {
            shown.rows.push_back(row);
        }
    }
    if (!isSorted(*shown.content, wish)) {
        std::ranges::sort(shown.rows);
    }
    return shown;
}

std::vector<int> rowsNow(const ShownTable& before, const ShownTable& now) {
    std::vector<int> places(before.rows.size(), -1);
    if (!isSameTable(before, now.content)) {
        return places;
    }
    std::vector<int> placeOf(now.content->rows.size(), -1);
    for (std::size_t place = 0; place < now.rows.size(); ++place) {
        placeOf[now.rows[place]] = static_cast<int>(place);
    }
    const std::vector<std::uint32_t> same = sameRows(*before.content, *now.content);
    for (std::size_t place = 0; place < places.size(); ++place) {
        if (const std::uint32_t row = same[before.rows[place]]; row != none) {
            places[place] = placeOf[row];
        }
    }
    return places;
}

} // namespace orrery::widgets
