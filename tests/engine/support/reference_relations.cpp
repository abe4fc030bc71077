// SPDX-License-Identifier: GPL-3.0-or-later
// Related objects and aggregates over them (X3), found by testing every object.
#include "engine/check/model/model.h"
#include "engine/universe/universe.h"
#include "tests/engine/support/reference_evaluator.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace orrery::engine::fixture {

namespace {

/// A place on the map: a system, or (noRow) a point between systems.
struct Spot {
    Row system = noRow;
    double x = 0.0;
    double y = 0.0;
    friend auto operator<=>(const Spot&, const Spot&) = default;
};

std::optional<Spot> spotOf(const View& view, Row row) {
    if (!view.exists(row) || view.builtin(Builtin::positioned, row) == 0.0) {
        return std::nullopt;
    }
    const double system = view.builtin(Builtin::system, row);
    if (system >= 0.0) {
        const Row in = static_cast<Row>(system);
        return Spot{in, view.builtin(Builtin::x, in), view.builtin(Builtin::y, in)};
    }
    return Spot{noRow, view.builtin(Builtin::x, row), view.builtin(Builtin::y, row)};
}

/// Returns whether a point is on the lane between two systems.
bool isOnLane(const Spot& point, const Spot& a, const Spot& b) {
    const double dx = b.x - a.x;
    const double dy = b.y - a.y;
    const double px = point.x - a.x;
    const double py = point.y - a.y;
    const double along = px * dx + py * dy;
    const double length = dx * dx + dy * dy;
    return std::abs(px * dy - py * dx) <= 1e-6 * length && along >= 0.0 && along <= length;
}

/// Returns the places one jump away (E5.16).
std::set<Spot> neighbours(const View& view, const Spot& from) {
    std::set<Spot> found;
    for (const auto& [first, second] : view.lanes->lanes) {
        const std::optional<Spot> a = spotOf(view, first);
        const std::optional<Spot> b = spotOf(view, second);
        if (!a || !b) {
            continue;
        }
        if (from.system == noRow) {
            if (isOnLane(from, *a, *b)) {
                found.insert({*a, *b});
            }
            continue;
        }
        if (from == *a) {
            found.insert(*b);
        }
        if (from == *b) {
            found.insert(*a);
        }
        for (Row row = 0; row < view.rowCount && (from == *a || from == *b); ++row) {
            const std::optional<Spot> point = spotOf(view, row);
            if (point && point->system == noRow && isOnLane(*point, *a, *b)) {
                found.insert(*point);
            }
        }
    }
    return found;
}

/// Returns the places at most `jumps` jumps away.
std::set<Spot> reach(const View& view, const Spot& from, double jumps) {
    std::set<Spot> reached{from};
    std::set<Spot> edge{from};
    for (double step = 1.0; step <= jumps && !edge.empty(); step += 1.0) {
        std::set<Spot> next;
        for (const Spot& spot : edge) {
            for (const Spot& other : neighbours(view, spot)) {
                if (reached.insert(other).second) {
                    next.insert(other);
                }
            }
        }
        edge = std::move(next);
    }
    return reached;
}

} // namespace

bool ReferenceEvaluator::isWithinJumps(Row from, Row other, double jumps) const {
    const std::optional<Spot> a = spotOf(m_view, from);
    const std::optional<Spot> b = spotOf(m_view, other);
    return a && b && reach(m_view, *a, jumps).contains(*b);
}

/// Returns whether lanes connect the two objects' systems through systems that the first object's sole owner owns,
/// alone or with others.
bool ReferenceEvaluator::isConnected(Row from, Row other) const {
    const Row empire = soleOwner(from);
    const Row begin = rowAt(Builtin::system, from);
    const Row end = rowAt(Builtin::system, other);
    const auto isOwned = [&](Row system) {
        const std::vector<Row>& owners = ownersOf(system);
        return m_view.exists(system) && std::ranges::find(owners, empire) != owners.end();
    };
    if (empire == noRow || begin == noRow || end == noRow || !isOwned(begin)) {
        return false;
    }
    std::set<Row> reached{begin};
    for (bool isMore = true; isMore;) {
        isMore = false;
        for (const auto& [a, b] : m_view.lanes->lanes) {
            for (const auto& [here, there] : {std::pair(a, b), std::pair(b, a)}) {
                const bool isNext = reached.contains(here) && isOwned(there);
                isMore = (isNext && reached.insert(there).second) || isMore;
            }
        }
    }
    return reached.contains(end);
}

bool ReferenceEvaluator::isRelated(const std::string& relation, Row from, Row other, double number,
                                   bool inJumps) const {
    const auto climbs = [&](Row low, Row high) { // whether `low` is attached to `high`, directly or indirectly
        std::size_t height = 0;
        for (Row up = rowAt(Builtin::attachedTo, low); up != noRow && height < 64; ++height) {
            if (up == high) {
                return true;
            }
            up = rowAt(Builtin::attachedTo, up);
        }
        return false;
    };
    if (relation.empty()) {
        return true;
    }
    if (relation == "attached") {
        return rowAt(Builtin::attachedTo, other) == from;
    }
    if (relation == "below") {
        return climbs(other, from);
    }
    if (relation == "above") {
        return climbs(from, other);
    }
    if (relation == "owned") {
        const std::vector<Row>& owners = ownersOf(other);
        const Row empire = typeOf(from).id == "empire" ? from : soleOwner(from);
        return empire != noRow && std::ranges::find(owners, empire) != owners.end();
    }
    if (relation == "connected") {
        return isConnected(from, other);
    }
    if (relation == "targeted") {
        return rowAt(Builtin::target, from) == other;
    }
    const std::optional<Spot> a = spotOf(m_view, from);
    const std::optional<Spot> b = spotOf(m_view, other);
    if (!a || !b) {
        return false;
    }
    if (relation == "here") {
        return *a == *b;
    }
    if (from == other) {
        return false; // an object is not near itself
    }
    if (inJumps) {
        return isWithinJumps(from, other, number);
    }
    const double dx = a->x - b->x;
    const double dy = a->y - b->y;
    return dx * dx + dy * dy <= number * number;
}

std::vector<Row> ReferenceEvaluator::related(const Term& term, const RefPlace& place, Row from) {
    double number = 0.0;
    if (term.selection.hasNumber) {
        const RefValue given = evaluate(term.operands[term.selection.hasOf ? 1 : 0], place);
        if (given.isMissing || given.number < 0.0) {
            return {};
        }
        number = given.number;
    }
    std::vector<Row> found;
    for (Row row = 0; row < m_view.rowCount; ++row) {
        const bool isType = term.selection.type.empty() || typeOf(row).id == term.selection.type;
        if (m_view.exists(row) && isType &&
            isRelated(term.selection.relation, from, row, number, term.selection.inJumps)) {
            found.push_back(row);
        }
    }
    return found;
}

RefValue ReferenceEvaluator::aggregate(const Term& term, const RefPlace& place) {
    const Term::Selection& selection = term.selection;
    Row from = place.candidate;
    if (selection.hasOf) {
        bool isRoot = false;
        from = objectOf(term.operands[0], place, isRoot);
    }
    const bool needsFrom = !selection.relation.empty();
    if (needsFrom && (from == noRow || !m_view.exists(from))) {
        return {.isMissing = true};
    }
    if (selection.hasNumber && evaluate(term.operands[selection.hasOf ? 1 : 0], place).isMissing) {
        return {.isMissing = true};
    }
    const std::vector<Row> rows = related(term, place, from);
    const std::size_t where = (selection.hasOf ? 1u : 0u) + (selection.hasNumber ? 1u : 0u);
    const std::size_t value = where + (selection.hasWhere ? 1u : 0u);
    std::vector<double> values;
    for (const Row row : rows) {
        RefPlace inner = place;
        inner.target = place.target != noRow ? place.target : place.candidate;
        inner.candidate = row;
        inner.part = 0;
        inner.missingAsZero = false; // an object without a value does not count
        if (selection.hasWhere) {
            const RefValue counts = evaluate(term.operands[where], inner);
            if (counts.isMissing || counts.number != 1.0) {
                continue;
            }
        }
        const RefValue own = selection.hasValue ? evaluate(term.operands[value], inner) : RefValue{.number = 1.0};
        if (!own.isMissing) {
            values.push_back(own.number);
        }
    }
    return reduce(term.word, values);
}

RefValue ReferenceEvaluator::reduce(const std::string& name, const std::vector<double>& values) {
    const auto sum = [&] {
        double total = 0.0;
        for (const double value : values) {
            total += value;
        }
        return total;
    };
    const auto holds = [](double value) { return value == 1.0; };
    if (name == "all") {
        return {.number = std::ranges::all_of(values, holds) ? 1.0 : 0.0};
    }
    if (name == "any") {
        return {.number = std::ranges::any_of(values, holds) ? 1.0 : 0.0};
    }
    if (name == "count") {
        return {.number = static_cast<double>(values.size())};
    }
    if (name == "sum") {
        return checked(sum(), false);
    }
    const auto own = std::ranges::find(m_content.aggregates, name, &MadeContent::Aggregate::id);
    if (own != m_content.aggregates.end()) {
        std::map<std::string, RefValue> parameters{{"total", {.number = own->start}}};
        for (const double value : values) {
            parameters["value"] = {.number = value};
            parameters["total"] = evaluate(own->step, {.parameters = &parameters});
        }
        if (values.empty()) {
            return {.number = own->empty};
        }
        parameters.erase("value");
        parameters["count"] = {.number = static_cast<double>(values.size())};
        return own->finish ? evaluate(*own->finish, {.parameters = &parameters}) : parameters["total"];
    }
    if (values.empty()) {
        return {};
    }
    if (name == "mean") {
        return checked(sum() / static_cast<double>(values.size()), false);
    }
    return {.number = name == "min" ? *std::ranges::min_element(values) : *std::ranges::max_element(values)};
}

} // namespace orrery::engine::fixture
