// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/proposal.h"

#include <algorithm>

namespace orrery::engine {

namespace {

RowListRef listOf(Row row) {
    return std::make_shared<const RowList>(1, row);
}

/// Writes one value of a column for each row that still exists.
void writeColumn(const Change& change, Writer& writer, const Cause& cause) {
    const View view = writer.universe().view();
    const bool isTarget = change.column == view.layout->builtin(Builtin::target);
    const auto valueOf = [&](std::size_t i) {
        const double given = change.values[i];
        const bool aimsAtNothing = isTarget && given >= 0.0 && !view.exists(static_cast<Row>(given));
        return aimsAtNothing ? noneValue // another change destroyed the target (E9.1)
               : change.kind == Change::Kind::set
                   ? given
                   : std::max(view.at(change.column, (*change.rows)[i]) + given, change.floor);
    };
    const bool isWhole = std::ranges::all_of(*change.rows, [&](Row row) { return view.exists(row); });
    if (isWhole && change.kind == Change::Kind::set && !isTarget) {
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

/// Returns the host of the moved object at the place.
Row hostAt(const View& view, Row moved, const Place& place) {
    if (place.host != noRow) {
        return place.host;
    }
    const auto systemType = view.model->vocabulary.findType("system");
    const auto& hosts = view.model->vocabulary.types()[view.typeOf(moved)].attachedTo;
    const bool attachesToSystems = systemType && std::ranges::find(hosts, *systemType) != hosts.end();
    const Row host = view.parent(moved);
    const bool isInSystem = host != noRow && systemType == view.typeOf(host);
    return isInSystem || (host == noRow && attachesToSystems) ? place.system : host;
}

/// Moves an object, with all objects attached to it. A system carries along all objects in it.
void moveTo(Row moved, const Place& place, Writer& writer, const Cause& cause) {
    const View view = writer.universe().view();
    if (!view.exists(moved)) {
        return;
    }
    const double from = view.builtin(Builtin::system, moved);
    const bool isSystem = from == static_cast<double>(moved);
    RowList rows = writer.leaving(moved);
    std::erase_if(rows, [&](Row row) { return view.builtin(Builtin::system, row) != from; });
    std::ranges::sort(rows);
    const auto shared = std::make_shared<const RowList>(std::move(rows));
    const ColumnLayout& layout = *view.layout;
    const auto rowValue = [](Row row) { return row == noRow ? noneValue : static_cast<double>(row); };
    const double host = rowValue(hostAt(view, moved, place));
    const bool changesHost = !isSystem && host != rowValue(view.parent(moved));
    const auto put = [&](Builtin which, double value) {
        writer.write(layout.builtin(which), shared, std::vector<double>(shared->size(), value), cause);
    };
    const bool entersSystem = !isSystem && place.system != noRow && view.exists(place.system);
    put(Builtin::positioned, 1.0);
    put(Builtin::x, entersSystem ? view.builtin(Builtin::x, place.system) : place.x); // the system may have moved
    put(Builtin::y, entersSystem ? view.builtin(Builtin::y, place.system) : place.y);
    if (place.endsJourney) {
        writer.write(layout.builtin(Builtin::destination), moved, noneValue, cause);
    }
    if (isSystem) {
        return; // its objects stay in the system
    }
    put(Builtin::system, rowValue(place.system));
    writer.write(layout.builtin(Builtin::heading), moved, rowValue(place.heading), cause);
    if (changesHost) {
        writer.write(layout.builtin(Builtin::attachedTo), moved, host, cause);
    }
}

const std::vector<Row>& rightsOf(const View& view, Builtin which, Row empire) {
    return (*view.ownerSets)[static_cast<std::uint32_t>(view.builtin(which, empire))];
}

/// Adds the class to one of the empire's sets of classes, and removes it from the other.
void setRight(const Change& change, Writer& writer, const Cause& cause) {
    const View view = writer.universe().view();
    const Row empire = change.rows->front();
    if (!view.exists(empire)) {
        return;
    }
    const Row asRow = change.object.objectClass;
    for (const Builtin which : {Builtin::allowed, Builtin::forbidden}) {
        std::vector<Row> classes = rightsOf(view, which, empire);
        std::erase(classes, asRow);
        if ((which == Builtin::allowed) == change.isAllowed) {
            classes.push_back(asRow);
        }
        writer.write(view.layout->builtin(which), empire, writer.internOwners(std::move(classes)), cause);
    }
}

/// Creates an object. Places an attached object at the present place of its host. Creates nothing if the host or the
/// target was destroyed.
Row makeObject(const Change& change, Writer& writer, const Cause& cause) {
    const View view = writer.universe().view();
    const Writer::NewObject& object = change.object;
    const Row host = object.attachedTo;
    const auto isGone = [&](Row row) { return row != noRow && !view.exists(row); };
    if (isGone(host) || (change.rows && isGone(change.rows->front()))) {
        return noRow;
    }
    if (host == noRow || view.builtin(Builtin::positioned, host) == 0.0) {
        return writer.create(object, cause);
    }
    const double system = object.system == noRow ? noneValue : static_cast<double>(object.system);
    const std::pair there{view.builtin(Builtin::x, host), view.builtin(Builtin::y, host)};
    if (object.position == there && system == view.builtin(Builtin::system, host)) {
        return writer.create(object, cause);
    }
    Writer::NewObject moved = object;
    moved.position.reset();
    moved.system = noRow;
    return writer.create(moved, cause);
}

void changeLanes(const Change& change, Writer& writer) {
    std::vector<std::pair<Row, Row>> lanes = writer.universe().lanes().lanes; // sorted, as the writer keeps them
    std::vector<std::pair<Row, Row>> changed = change.lanes;
    std::ranges::sort(changed);
    if (change.kind == Change::Kind::removeLane) {
        std::erase_if(lanes, [&](const auto& lane) { return std::ranges::binary_search(changed, lane); });
    } else {
        const View view = writer.universe().view();
        std::erase_if(changed, [&](const auto& lane) { return !view.exists(lane.first) || !view.exists(lane.second); });
        lanes.insert(lanes.end(), changed.begin(), changed.end());
    }
    writer.setLanes(std::move(lanes));
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

void Proposal::changeLane(Change::Kind kind, Row from, Row to) {
    if (m_changes.empty() || m_changes.back().kind != kind) {
        m_changes.push_back({.kind = kind});
    }
    m_changes.back().lanes.push_back(std::minmax(from, to));
}

void Proposal::addLane(Row from, Row to) {
    changeLane(Change::Kind::addLane, from, to);
}

void Proposal::removeLane(Row from, Row to) {
    changeLane(Change::Kind::removeLane, from, to);
}

void Proposal::occur(OccurrenceKind occurrence, Row row) {
    m_changes.push_back({.kind = Change::Kind::occur, .rows = listOf(row), .occurrence = occurrence});
}

void Proposal::allow(Row empire, ClassIndex objectClass, bool isAllowed) {
    m_changes.push_back({.kind = Change::Kind::allow,
                         .rows = listOf(empire),
                         .object = {.objectClass = objectClass},
                         .isAllowed = isAllowed});
}

bool isAllowedSo(const View& view, const Change& change) {
    const auto& said = rightsOf(view, change.isAllowed ? Builtin::allowed : Builtin::forbidden, change.rows->front());
    const Row asRow = change.object.objectClass;
    return std::ranges::find(said, asRow) != said.end();
}

Row applyChange(const Change& change, Writer& writer, const Cause& cause) {
    switch (change.kind) {
    case Change::Kind::set:
    case Change::Kind::add:
        writeColumn(change, writer, cause);
        return noRow;
    case Change::Kind::create:
        return makeObject(change, writer, cause);
    case Change::Kind::destroy:
        writer.destroy(change.rows->front(), cause); // does nothing if the change of a host already destroyed the row
        return noRow;
    case Change::Kind::move:
        moveTo(change.rows->front(), change.place, writer, cause);
        return noRow;
    case Change::Kind::addLane:
    case Change::Kind::removeLane:
        changeLanes(change, writer);
        return noRow;
    case Change::Kind::allow:
        setRight(change, writer, cause);
        return noRow;
    case Change::Kind::occur:
        return noRow; // the event itself changes nothing
    }
    return noRow;
}

} // namespace orrery::engine
