// SPDX-License-Identifier: GPL-3.0-or-later
// Moves objects with a journey: along lanes, as far as their Speed allows (E8.6).
#include "engine/turn/effect_arguments.h"
#include "engine/turn/lane_routes.h"
#include "engine/turn/stepper.h"
#include "engine/turn/timeline.h"
#include "engine/turn/turn_diagnostics.h"
#include "engine/universe/object_phrase.h"

#include <cmath>
#include <limits>
#include <map>

namespace orrery::engine {

namespace {

/// Maximum share of a lane that counts as a rounding error. The last whole turn also covers a remaining way below this
/// share.
constexpr double rounding = 1e-9;

/// The way of one object in one turn.
struct Journey {
    Phrase stop; ///< reason why the object stops, now or for good; empty: it does not stop
    bool moves = false;
    Place place;
};

Row rowOf(double value) {
    return value < 0.0 ? noRow : static_cast<Row>(value);
}

class Movement {
public:
    explicit Movement(const View& view) : m_view(view), m_graph(view) {}

    Journey journey(Row row, Row destination, double speed) {
        Journey out;
        if (!m_view.exists(destination)) {
            out.stop = phrase("its destination no longer exists");
            return out;
        }
        const LaneRoutes& routes = routesTo(destination);
        Row at = rowOf(m_view.builtin(Builtin::system, row));
        double x = m_view.builtin(Builtin::x, row);
        double y = m_view.builtin(Builtin::y, row);
        Row next = noRow;
        if (at == noRow) {
            next = nearestEnd(row, x, y, routes);
        } else if (at != destination) {
            next = routes.next(at);
        }
        if (next == noRow && at != destination) {
            out.stop =
                phrase(at == noRow ? inPhrase("its starlane no longer exists or no longer leads to the destination")
                                   : inPhrase("no route leads to the destination any more"));
            return out;
        }
        double left = speed;
        while (next != noRow && left > 0.0) {
            const double ahead = m_graph.distance(x, y, next);
            out.moves = true;
            if (left < ahead - rounding * ahead) {
                const double part = left / ahead;
                x = x + (m_view.builtin(Builtin::x, next) - x) * part;
                y = y + (m_view.builtin(Builtin::y, next) - y) * part;
                at = noRow;
                break;
            }
            left = left - ahead;
            at = next;
            x = m_view.builtin(Builtin::x, at);
            y = m_view.builtin(Builtin::y, at);
            next = routes.next(at);
        }
        out.place = {.x = x, .y = y, .system = at, .heading = at == noRow ? next : noRow};
        out.place.endsJourney = at == destination;
        return out;
    }

private:
    const LaneRoutes& routesTo(Row destination) {
        return m_routes.try_emplace(destination, m_graph, destination).first->second;
    }

    /// Returns the end of the lane with the shorter way. If the ways are equally short, returns the lower id.
    Row nearestEnd(Row row, double x, double y, const LaneRoutes& routes) const {
        Row best = noRow;
        double shortest = std::numeric_limits<double>::infinity();
        for (const Row end : m_graph.endsAt(x, y, rowOf(m_view.builtin(Builtin::heading, row)))) {
            const double length = m_graph.distance(x, y, end) + routes.length(end);
            if (length < shortest) {
                best = end;
                shortest = length;
            }
        }
        return best;
    }

    const View& m_view;
    LaneGraph m_graph;
    std::map<Row, LaneRoutes> m_routes; ///< routes by destination
};

} // namespace

bool moveObjects(StepRun& run) {
    const std::uint32_t moment = run.writer.openMoment(Stage::movement, 0);
    const View view = run.view();
    const auto speed = view.model->vocabulary.findMeter("Speed");
    const double* const destinations = view.columns[static_cast<std::size_t>(Builtin::destination)];
    RowList travellers;
    for (Row row = 0; row < view.rowCount; ++row) {
        if (destinations[row] >= 0.0 && view.exists(row)) {
            travellers.push_back(row);
        }
    }
    if (travellers.empty()) {
        return true;
    }
    Movement movement(view);
    Proposal proposal(Cause{.kind = CauseKind::movement, .moment = moment});
    RowList ended; // objects whose journey ends without a move: no way leads on, or they are already there
    for (const Row row : travellers) {
        const bool canMove = speed && view.has(row, view.layout->meter(*speed, false));
        const double reach = canMove ? view.at(view.layout->meter(*speed, false), row) : 0.0;
        const Journey journey = movement.journey(row, rowOf(destinations[row]), reach);
        if (!journey.stop.empty()) {
            logFault(run.writer, turnDiagnostics["run.move-stopped"], {}, noFiring, row,
                     {objectPhrase(view, row), journey.stop});
            ended.push_back(row);
        } else if (journey.moves) {
            proposal.move(row, journey.place);
        } else if (journey.place.endsJourney) {
            ended.push_back(row);
        }
    }
    if (!ended.empty()) {
        const std::vector<double> nowhere(ended.size(), noneValue);
        proposal.set(view.layout->builtin(Builtin::destination), std::make_shared<const RowList>(std::move(ended)),
                     nowhere);
    }
    if (!proposal.changes().empty()) {
        run.timeline->apply(std::move(proposal));
    }
    return !run.isStopped();
}

} // namespace orrery::engine
