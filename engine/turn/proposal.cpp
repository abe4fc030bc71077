// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/proposal.h"

#include <algorithm>

namespace orrery::engine {

namespace {

RowListRef listOf(Row row) {
    return std::make_shared<const RowList>(1, row);
}

/// One value of a column for each row that is still in the game.
void writeColumn(const Change& change, Writer& writer, const Cause& cause) {
    const View view = writer.universe().view();
    const auto valueOf = [&](std::size_t i) {
        const double given = change.values[i];
        return change.kind == Change::Kind::set
                   ? given
                   : std::max(view.at(change.column, (*change.rows)[i]) + given, change.floor);
    };
    const bool isWhole = std::ranges::all_of(*change.rows, [&](Row row) { return view.exists(row); });
    if (isWhole && change.kind == Change::Kind::set) {
        writer.write(change.column, change.rows, change.values, cause);
        return;
    }
    RowList rows;
    std::vector<double> values;
    for (std::size_t i = 0; i < change.rows->size(); ++i) {
        if (isWhole || view.exists((*change.rows)[i])) {
            rows.push_back((*change.rows)[i]);
            values.push_back(valueOf(i));
        }
    }
    if (!rows.empty()) {
        writer.write(change.column, isWhole ? change.rows : std::make_shared<const RowList>(std::move(rows)), values,
                     cause);
    }
}

/// All that is attached to something goes where it goes.
void moveTo(Row moved, const Place& place, Writer& writer, const Cause& cause) {
    const View before = writer.universe().view();
    if (!before.exists(moved)) {
        return;
    }
    RowList rows;
    for (Row row = 0; row < before.rowCount; ++row) {
        Row above = row;
        for (int height = 0; above != noRow && above != moved && height < 64; ++height) {
            above = before.parent(above);
        }
        if (before.exists(row) && above == moved) {
            rows.push_back(row);
        }
    }
    const auto shared = std::make_shared<const RowList>(std::move(rows));
    const ColumnLayout& layout = *before.layout;
    const auto rowValue = [](Row row) { return row == noRow ? noneValue : static_cast<double>(row); };
    const auto put = [&](Builtin which, double value) {
        writer.write(layout.builtin(which), shared, std::vector<double>(shared->size(), value), cause);
    };
    put(Builtin::positioned, 1.0);
    put(Builtin::x, place.x);
    put(Builtin::y, place.y);
    put(Builtin::system, rowValue(place.system));
    writer.write(layout.builtin(Builtin::heading), moved, rowValue(place.heading), cause);
    const View after = writer.universe().view();
    const auto systemType = after.model->vocabulary.findType("system");
    const Row host = after.parent(moved);
    const bool wasInSystem = host != noRow && systemType == after.typeOf(host);
    const auto& hosts = after.model->vocabulary.types()[after.typeOf(moved)].attachedTo;
    const bool attachesToSystems = systemType && std::ranges::find(hosts, *systemType) != hosts.end();
    if (wasInSystem || (host == noRow && attachesToSystems && place.system != noRow)) {
        writer.write(layout.builtin(Builtin::attachedTo), moved, rowValue(place.system), cause);
    }
}

} // namespace

void Proposal::set(ColumnId column, RowListRef rows, std::span<const double> values) {
    Change change{.kind = Change::Kind::set, .column = column, .rows = std::move(rows)};
    change.values.assign(values.begin(), values.end());
    m_changes.push_back(std::move(change));
}

void Proposal::set(ColumnId column, Row row, double value) {
    set(column, listOf(row), {&value, 1});
}

void Proposal::add(ColumnId column, RowListRef rows, std::span<const double> amounts, double floor) {
    Change change{.kind = Change::Kind::add, .column = column, .rows = std::move(rows), .floor = floor};
    change.values.assign(amounts.begin(), amounts.end());
    m_changes.push_back(std::move(change));
}

void Proposal::add(ColumnId column, Row row, double amount, double floor) {
    add(column, listOf(row), {&amount, 1}, floor);
}

void Proposal::create(Writer::NewObject object, Row target) {
    Change change{.kind = Change::Kind::create, .object = std::move(object)};
    if (target != noRow) {
        change.rows = listOf(target);
    }
    m_changes.push_back(std::move(change));
    ++m_creations;
}

void Proposal::destroy(Row row) {
    m_changes.push_back({.kind = Change::Kind::destroy, .rows = listOf(row)});
}

void Proposal::move(Row row, Place place) {
    m_changes.push_back({.kind = Change::Kind::move, .rows = listOf(row), .place = place});
}

void Proposal::addLane(Row from, Row to) {
    m_changes.push_back({.kind = Change::Kind::addLane, .lane = {from, to}});
}

void Proposal::removeLane(Row from, Row to) {
    m_changes.push_back({.kind = Change::Kind::removeLane, .lane = {from, to}});
}

Row applyChange(const Change& change, Writer& writer, const Cause& cause) {
    const auto lanesWithout = [&] {
        auto lanes = writer.universe().lanes().lanes;
        std::erase_if(lanes, [&](const auto& lane) {
            return lane == change.lane || lane == std::pair(change.lane.second, change.lane.first);
        });
        return lanes;
    };
    switch (change.kind) {
    case Change::Kind::set:
    case Change::Kind::add:
        writeColumn(change, writer, cause);
        return noRow;
    case Change::Kind::create:
        return writer.create(change.object, cause);
    case Change::Kind::destroy:
        writer.destroy(change.rows->front(), cause); // gone with something it was attached to: nothing happens
        return noRow;
    case Change::Kind::move:
        moveTo(change.rows->front(), change.place, writer, cause);
        return noRow;
    case Change::Kind::removeLane:
        writer.setLanes(lanesWithout());
        return noRow;
    case Change::Kind::addLane: {
        auto lanes = lanesWithout();
        lanes.push_back(change.lane);
        writer.setLanes(std::move(lanes));
        return noRow;
    }
    }
    return noRow;
}

} // namespace orrery::engine
