// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/scenario/statement_moves.h"

#include "engine/check/scenario/scenario_diagnostics.h"
#include "engine/check/scenario/statements.h"
#include "engine/content/content_diagnostics.h"
#include "engine/turn/lane_routes.h"
#include "engine/turn/proposal.h"
#include "engine/universe/scenario.h"
#include "engine/universe/scenario_setting.h"
#include "engine/universe/universe_diagnostics.h"

#include <algorithm>

namespace orrery::engine {

namespace {

constexpr int highestTree = 64; // limits the climb, because content may write attachments in a cycle

Row rowOf(double value) {
    return value < 0.0 ? noRow : static_cast<Row>(value);
}

/// Applies a change at once, without events, as all statements do.
void applyNow(TableSetter& table, const Proposal& proposal) {
    for (const Change& change : proposal.changes()) {
        applyChange(change, table.writer(), table.cause());
    }
}

bool isWithin(const View& view, Row row, Row whole) {
    for (int height = 0; row != noRow && height < highestTree; ++height) {
        if (row == whole) {
            return true;
        }
        row = view.parent(row);
    }
    return false;
}

/// Returns the system at exactly this point, as for effects that move objects; the one with the lowest id of several.
Row systemAt(const TableSetter& table, double x, double y) {
    const View view = table.view();
    const auto type = table.model().vocabulary.findType("system");
    for (Row row = 0; type && row < view.rowCount; ++row) {
        if (view.typeOf(row) == *type && view.exists(row) && view.builtin(Builtin::x, row) == x &&
            view.builtin(Builtin::y, row) == y) {
            return row;
        }
    }
    return noRow;
}

/// Returns whether an object can be moved on its own into a system, or to a position. Reports the reason if it cannot.
/// @param to the system; noRow: a position outside of all systems
bool canMove(TableSetter& table, const CheckedStatement& statement, Row row, Row to) {
    const View view = table.view();
    const auto systemType = table.model().vocabulary.findType("system");
    const TypeIndex type = view.typeOf(row);
    if (systemType == type) {
        if (!statement.text("to").empty()) {
            table.report(universeDiagnostics["scenario.system-in-system"],
                         {statement.text("object"), statement.text("to")});
            return false;
        }
        return true;
    }
    const auto& hosts = table.model().vocabulary.types()[type].attachedTo;
    const bool standsInSystems = systemType && std::ranges::find(hosts, *systemType) != hosts.end();
    const Row host = view.parent(row);
    if (view.builtin(Builtin::positioned, row) == 0.0 && !standsInSystems) {
        table.report(universeDiagnostics["scenario.no-position"], {statement.text("object"), table.typeName(row)});
        return false;
    }
    const bool isBound = host != noRow && view.exists(host) && systemType != view.typeOf(host);
    if (isBound && !(to != noRow && standsInSystems)) {
        table.report(universeDiagnostics["scenario.attached-elsewhere"],
                     {statement.text("object"), objectReference(view, host)});
        return false;
    }
    return true;
}

/// Returns how far along a starlane from a system a point is: 0 at the system, 1 at the other end. Returns nullopt if
/// the point is not on the starlane. LaneGraph::endsAt() uses the same limit.
std::optional<double> shareOfLane(const View& view, Row from, Row to, double x, double y) {
    const double px = x - view.builtin(Builtin::x, from);
    const double py = y - view.builtin(Builtin::y, from);
    const double dx = view.builtin(Builtin::x, to) - view.builtin(Builtin::x, from);
    const double dy = view.builtin(Builtin::y, to) - view.builtin(Builtin::y, from);
    const double length2 = dx * dx + dy * dy;
    const double along = px * dx + py * dy;
    const double across = px * dy - py * dx;
    const bool isOn = length2 > 0.0 && std::abs(across) <= 1e-6 * length2 && along >= 0.0 && along <= length2;
    return isOn ? std::optional(along / length2) : std::nullopt;
}

/// Adds moves that keep objects on the starlanes of a system, after the system moves to another point. A fleet would
/// lose its starlane otherwise.
void followLanes(Proposal& proposal, const View& view, Row system, double toX, double toY) {
    const LaneGraph graph(view);
    const auto ways = graph.ways(system);
    for (Row row = 0; row < view.rowCount && !ways.empty(); ++row) {
        const bool isOutside = view.exists(row) && view.builtin(Builtin::positioned, row) != 0.0 &&
                               view.builtin(Builtin::system, row) < 0.0;
        const Row host = view.parent(row);
        if (!isOutside || (host != noRow && view.exists(host))) {
            continue; // attached objects follow their host
        }
        const Row heading = rowOf(view.builtin(Builtin::heading, row));
        for (const LaneGraph::Way& way : ways) {
            if (heading != noRow && heading != system && heading != way.to) {
                continue;
            }
            if (const auto share =
                    shareOfLane(view, system, way.to, view.builtin(Builtin::x, row), view.builtin(Builtin::y, row))) {
                proposal.move(row, {.x = toX + (view.builtin(Builtin::x, way.to) - toX) * *share,
                                    .y = toY + (view.builtin(Builtin::y, way.to) - toY) * *share,
                                    .heading = heading});
                break;
            }
        }
    }
}

/// Attaches an object to one that has no position, such as an empire or a map. Systems keep their own position.
void attachWithoutPlace(TableSetter& table, Row row, Row host) {
    Writer& writer = table.writer();
    table.write(row, Builtin::attachedTo, host);
    if (table.isOf(row, "system")) {
        return;
    }
    RowList rows = writer.leaving(row);
    std::ranges::sort(rows);
    const auto shared = std::make_shared<const RowList>(std::move(rows));
    for (const auto& [which, value] : {std::pair(Builtin::positioned, 0.0), std::pair(Builtin::x, 0.0),
                                       std::pair(Builtin::y, 0.0), std::pair(Builtin::system, noneValue)}) {
        writer.write(table.model().layout.builtin(which), shared, std::vector<double>(shared->size(), value),
                     table.cause());
    }
}

} // namespace

void removeObject(TableSetter& table, const CheckedStatement& statement) {
    const auto object = table.object(statement.text("object"));
    if (!object) {
        return;
    }
    if (table.isOf(*object, "game")) {
        table.report(universeDiagnostics["scenario.cannot-remove"], {statement.text("object")});
        return;
    }
    Proposal proposal(table.cause());
    proposal.destroy(*object);
    applyNow(table, proposal);
}

void readMove(StatementReading& reading) {
    const Element element = reading.element();
    const bool hasX = element.has("x");
    const bool hasY = element.has("y");
    if (element.has("to") && (hasX || hasY)) {
        reading.names().report(scenarioDiagnostics["check.moves-twice"], element.head(), {});
        return;
    }
    if (hasX != hasY && !element.isBroken()) {
        reading.names().report(contentDiagnostics["content.missing-attribute"], element.head(),
                               {std::string(element.tag()), std::string(hasX ? "y" : "x")});
    }
    if (element.has("to") || (hasX && hasY)) {
        reading.add(reading.whole());
    }
}

void moveObject(TableSetter& table, const CheckedStatement& statement) {
    const auto object = table.object(statement.text("object"));
    if (!object) {
        return;
    }
    double x = statement.number("x");
    double y = statement.number("y");
    Row system = noRow;
    if (!statement.text("to").empty()) {
        const auto to = table.system(statement.text("to"));
        if (!to) {
            return;
        }
        system = *to;
        x = table.view().builtin(Builtin::x, system);
        y = table.view().builtin(Builtin::y, system);
    } else {
        system = systemAt(table, x, y);
    }
    if (!canMove(table, statement, *object, system)) {
        return;
    }
    const View view = table.view();
    Proposal proposal(table.cause());
    if (table.isOf(*object, "system")) {
        followLanes(proposal, view, *object, x, y);
        proposal.move(*object, {.x = x, .y = y});
    } else {
        const bool standsThere = system != noRow && table.mayStandOn(view.typeOf(*object), system);
        proposal.move(*object, {.x = x, .y = y, .system = system, .host = standsThere ? system : noRow});
    }
    applyNow(table, proposal);
}

void attachObject(TableSetter& table, const CheckedStatement& statement) {
    const std::string& name = statement.text("object");
    const auto object = table.object(name);
    const auto host = table.object(statement.text("to"));
    if (!object || !host) {
        return;
    }
    const View view = table.view();
    if (isWithin(view, *host, *object)) {
        table.report(universeDiagnostics["scenario.attach-circle"],
                     {name, *host == *object ? phrase("itself")
                                             : phrase("'{0}', which is attached to it", {statement.text("to")})});
    } else if (!table.mayStandOn(view.typeOf(*object), *host)) {
        table.report(universeDiagnostics["scenario.cannot-attach"],
                     {name, table.typeName(*object), statement.text("to"), table.typeName(*host)});
    } else if (table.isOf(*object, "system") || view.builtin(Builtin::positioned, *host) == 0.0) {
        attachWithoutPlace(table, *object, *host);
    } else {
        Proposal proposal(table.cause());
        proposal.move(*object, {.x = view.builtin(Builtin::x, *host),
                                .y = view.builtin(Builtin::y, *host),
                                .system = rowOf(view.builtin(Builtin::system, *host)),
                                .host = *host,
                                .endsJourney = true});
        applyNow(table, proposal);
    }
}

void removeLane(TableSetter& table, const CheckedStatement& statement) {
    const auto from = table.system(statement.text("from"));
    const auto to = table.system(statement.text("to"));
    if (!from || !to) {
        return;
    }
    const auto& lanes = table.writer().universe().lanes().lanes; // sorted, as the writer keeps them
    const std::pair<Row, Row> lane = std::minmax(*from, *to);
    if (!std::ranges::binary_search(lanes, lane)) {
        table.report(universeDiagnostics["scenario.no-lane"], {statement.text("from"), statement.text("to")});
        return;
    }
    Proposal proposal(table.cause());
    proposal.removeLane(*from, *to);
    applyNow(table, proposal);
}

} // namespace orrery::engine
