// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/map_objects.h"

#include "engine/check/model/model.h"
#include "engine/universe/scenario.h"
#include "widgets/words/shown_name.h"

#include <algorithm>
#include <charconv>
#include <memory>
#include <set>
#include <utility>

namespace orrery::widgets {

using engine::Builtin;
using engine::noRow;
using engine::Row;

namespace {

DropPlan refused(const QString& why) {
    return {.verdict = {.isAllowed = false, .text = why}};
}

} // namespace

std::string statementNumber(double value) {
    char buffer[64];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value + 0.0).ptr; // + 0.0: no "-0"
    return {buffer, end};
}

QString pointText(QPointF point) {
    return QStringLiteral("(%1, %2)")
        .arg(QString::fromStdString(statementNumber(point.x())), QString::fromStdString(statementNumber(point.y())));
}

bool MapObjects::isSystem(Row row) const {
    return m_view.model->vocabulary.findType("system") == m_view.typeOf(row);
}

Row MapObjects::systemOf(Row row) const {
    const double system = m_view.builtin(Builtin::system, row);
    return system < 0.0 ? noRow : static_cast<Row>(system);
}

QString MapObjects::nameOf(Row row) const {
    return shownName(m_view, row);
}

std::string MapObjects::reference(Row row) const {
    return engine::objectReference(m_view, row);
}

bool MapObjects::mayStandOn(Row row, Row host) const {
    const auto& hosts = m_view.model->vocabulary.types()[m_view.typeOf(row)].attachedTo;
    return std::find(hosts.begin(), hosts.end(), m_view.typeOf(host)) != hosts.end();
}

bool MapObjects::canFly(Row row) const {
    const engine::Vocabulary& vocabulary = m_view.model->vocabulary;
    const auto speed = vocabulary.findMeter("Speed");
    const Row host = m_view.parent(row);
    const bool isPart = host != noRow && m_view.exists(host) && !isSystem(host);
    return speed && vocabulary.types()[m_view.typeOf(row)].hasMeter(*speed) && !isPart;
}

bool MapObjects::isWithin(Row row, Row whole) const {
    constexpr int highestTree = 64; // limits the climb, because content may write attachments in a cycle
    for (int height = 0; row != noRow && height < highestTree; ++height) {
        if (row == whole) {
            return true;
        }
        row = m_view.parent(row);
    }
    return false;
}

std::vector<Row> MapObjects::withContents(Row row) const {
    const bool ofSystem = isSystem(row);
    std::vector<Row> found;
    for (Row one = 0; one < m_view.rowCount; ++one) {
        const bool isInside = ofSystem && m_view.builtin(Builtin::system, one) == static_cast<double>(row);
        if (m_view.exists(one) && (isInside || isWithin(one, row))) {
            found.push_back(one);
        }
    }
    return found;
}

RefersTo MapObjects::refersTo(const std::vector<Row>& rows) const {
    auto references = std::make_shared<std::set<std::string>>();
    for (const Row row : rows) {
        references->insert({reference(row), m_view.numberText(row)});
    }
    return [references](const std::string& text) { return references->contains(text); };
}

std::vector<Row> MapObjects::hostsFor(Row row) const {
    std::vector<Row> hosts;
    for (Row host = 0; host < m_view.rowCount; ++host) {
        if (m_view.exists(host) && host != m_view.parent(row) && mayStandOn(row, host) && !isWithin(host, row)) {
            hosts.push_back(host);
        }
    }
    return hosts;
}

bool MapObjects::hasLane(Row from, Row to) const {
    const auto& lanes = m_view.lanes->lanes;
    return std::binary_search(lanes.begin(), lanes.end(), std::pair<Row, Row>(std::minmax(from, to)));
}

DropPlan MapObjects::planOf(const MapDrop& drop) const {
    if (!exists(drop.row) || (drop.place.target && !exists(*drop.place.target))) {
        return {.verdict = {.isAllowed = false, .text = tr("The object does not exist in this turn")}};
    }
    return drop.kind == DragKind::lane ? planOfLane(drop.row, drop.place) : planOfMove(drop.row, drop.place);
}

DropPlan MapObjects::planOfLane(Row row, const DropPlace& place) const {
    const Row from = systemOf(row);
    const Row to = place.target ? systemOf(*place.target) : noRow;
    if (from == noRow || to == noRow || from == to) {
        return {.verdict = {.isAllowed = false, .text = tr("Starlane: drop on another system")}};
    }
    const QString text =
        hasLane(from, to) ? tr("Remove the starlane from %1 to %2") : tr("Add a starlane from %1 to %2");
    return {
        .act = DropAct::lane, .host = to, .verdict = {.isAllowed = true, .text = text.arg(nameOf(from), nameOf(to))}};
}

DropPlan MapObjects::planOfMove(Row row, const DropPlace& place) const {
    const DropPlan toPoint{
        .act = DropAct::move,
        .verdict = {.isAllowed = true, .text = tr("Move %1 to %2").arg(nameOf(row), pointText(place.point))}};
    if (isSystem(row)) {
        const bool isTaken = place.target && isSystem(*place.target);
        return isTaken ? refused(tr("%1 is already here").arg(nameOf(*place.target))) : toPoint;
    }
    if (!place.target) {
        return canFly(row) ? toPoint : refused(tr("Drop %1 on a system or on another object").arg(nameOf(row)));
    }
    const Row system = systemOf(*place.target);
    const Row host = mayStandOn(row, *place.target)               ? *place.target
                     : system != noRow && mayStandOn(row, system) ? system
                                                                  : noRow;
    if (isWithin(*place.target, row)) {
        return refused(tr("%1 is attached to %2").arg(nameOf(*place.target), nameOf(row)));
    }
    if (host == noRow) {
        return refused(tr("%1 cannot be attached to %2").arg(nameOf(row), nameOf(*place.target)));
    }
    const bool isThere = isSystem(host)
                             ? systemOf(row) == host && (m_view.parent(row) == host || m_view.parent(row) == noRow)
                             : m_view.parent(row) == host;
    if (isThere) {
        return refused(tr("%1 is there already").arg(nameOf(row)));
    }
    const QString text = isSystem(host) ? tr("Move %1 into %2") : tr("Attach %1 to %2");
    return {
        .act = DropAct::put, .host = host, .verdict = {.isAllowed = true, .text = text.arg(nameOf(row), nameOf(host))}};
}

} // namespace orrery::widgets
