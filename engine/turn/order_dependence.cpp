// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/order_dependence.h"

#include "engine/turn/occurrences.h"
#include "engine/turn/stable_mix.h"
#include "engine/turn/turn_diagnostics.h"
#include "engine/universe/chance.h"
#include "engine/universe/object_phrase.h"

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>
#include <set>

namespace orrery::engine {

namespace {

constexpr std::size_t permutedContenders = 4;
constexpr std::size_t toldDifferences = 8;

using Places = std::vector<std::size_t>;

/// Returns the number of pairs that are in reverse order.
std::size_t inversions(const Places& places) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        count += static_cast<std::size_t>(std::count_if(places.begin() + static_cast<std::ptrdiff_t>(i), places.end(),
                                                        [&](std::size_t later) { return later < places[i]; }));
    }
    return count;
}

/// Returns the other orders of this number of contenders. Orders with the fewest swaps come first.
std::vector<Places> otherOrders(std::size_t contenders) {
    Places places(contenders);
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::vector<Places> orders;
    if (contenders <= permutedContenders) {
        while (std::next_permutation(places.begin(), places.end())) {
            orders.push_back(places);
        }
        std::ranges::stable_sort(orders, {}, inversions);
        return orders;
    }
    for (std::size_t distance = 1; distance < contenders; ++distance) {
        for (std::size_t i = 0; i + distance < contenders; ++i) {
            Places swapped = places;
            std::swap(swapped[i], swapped[i + distance]);
            orders.push_back(std::move(swapped));
        }
    }
    return orders;
}

/// Returns the meaning of one value. The meaning is the same in any run of the same steps. It never depends on the
/// index of a text or of a set.
std::uint64_t meaningOf(ColumnId column, Row row, const View& view) {
    const double value = view.at(column, row);
    const ColumnSpec& spec = (*view.layout)[column];
    if (isText(spec.format) && value >= 0.0) {
        return stableHash((*view.texts)[static_cast<std::uint32_t>(value)]);
    }
    const auto which = static_cast<Builtin>(spec.of);
    const bool isSet = spec.role == ColumnRole::builtin &&
                       (which == Builtin::owners || which == Builtin::seenBy || which == Builtin::shownTo ||
                        which == Builtin::hiddenFrom || which == Builtin::allowed || which == Builtin::forbidden);
    if (!isSet) {
        return std::bit_cast<std::uint64_t>(value);
    }
    std::uint64_t hash = 1;
    for (const Row member : (*view.ownerSets)[static_cast<std::uint32_t>(value)]) {
        hash = mixed(hash, member);
    }
    return hash;
}

std::uint64_t stateHash(const View& view) {
    std::uint64_t hash = view.rowCount;
    for (Row row = 0; row < view.rowCount; ++row) {
        if (!view.exists(row)) {
            continue;
        }
        hash = mixed(hash, row);
        for (std::uint16_t column = 0; column < view.layout->size(); ++column) {
            hash = mixed(hash, meaningOf({column}, row, view));
        }
    }
    for (const auto& [from, to] : view.lanes->lanes) {
        hash = mixed(hash, (std::uint64_t{from} << 32) | to);
    }
    return hash;
}

std::vector<OrderDifference> differencesOf(const View& was, const View& other) {
    std::vector<OrderDifference> found;
    const auto rows = static_cast<Row>(std::max(was.rowCount, other.rowCount));
    for (Row row = 0; row < rows && found.size() < toldDifferences; ++row) {
        if (was.exists(row) != other.exists(row)) {
            found.push_back({row, "exists", was.exists(row) ? "true" : "false", other.exists(row) ? "true" : "false"});
            continue;
        }
        for (std::uint16_t at = 0; was.exists(row) && at < was.layout->size(); ++at) {
            const ColumnId column{at};
            if (found.size() < toldDifferences && meaningOf(column, row, was) != meaningOf(column, row, other)) {
                const ColumnSpec& spec = (*was.layout)[column];
                found.push_back({row, spec.name, formatValue(was.at(column, row), spec.format, was),
                                 formatValue(other.at(column, row), spec.format, other)});
            }
        }
    }
    return found;
}

std::string groupName(const Program& program, std::uint32_t group) {
    const CompiledGroup& compiled = program.groups[group];
    return program.model->classes[compiled.objectClass].id + "/" + compiled.checked->id;
}

/// Two contenders, by their places in the original order. With a smaller pair (isSmaller), users see more easily that
/// its order matters.
struct SwappedPair {
    std::size_t first = 0;
    std::size_t second = 0;
    bool isExchange = true; ///< true if all other contenders keep their places
    std::size_t distance() const { return second - first; }
};

/// Returns the two contenders that change places in an order. Returns nullopt if more than two move.
std::optional<SwappedPair> exchangeIn(const Places& order) {
    Places moved;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (order[i] != i) {
            moved.push_back(i);
        }
    }
    return moved.size() == 2 ? std::optional(SwappedPair{moved[0], moved[1]}) : std::nullopt;
}

/// Returns the pair whose swap leads from an order with the original outcome to this order. The two contenders are
/// neighbours in this order, but reversed.
/// @param isAsItWas function that returns whether an earlier order has the original outcome
template <typename IsAsItWas>
std::optional<SwappedPair> lastSwapIn(const Places& order, IsAsItWas isAsItWas) {
    std::optional<SwappedPair> found;
    for (std::size_t i = 0; i + 1 < order.size(); ++i) {
        Places before = order;
        std::swap(before[i], before[i + 1]);
        const SwappedPair pair{order[i + 1], order[i], false};
        if (order[i] > order[i + 1] && isAsItWas(before) && (!found || pair.distance() < found->distance())) {
            found = pair;
        }
    }
    return found;
}

/// Returns whether one pair is easier to understand than another. A pure exchange comes before a swap among other
/// moves. Among equals, the pair with the smaller distance comes first.
bool isSmaller(const SwappedPair& one, const SwappedPair& other) {
    return std::pair(!one.isExchange, one.distance()) < std::pair(!other.isExchange, other.distance());
}

OrderPair pairOf(const Conflict& conflict, const SwappedPair& pair, const TurnLog& log) {
    const Conflict::Contender& first = conflict.order[pair.first];
    return {.first = first,
            .second = conflict.order[pair.second],
            .occurrence = log.occurrences[first.occurrence],
            .timing = conflict.timing,
            .step = conflict.step,
            .differences = {}};
}

} // namespace

OrderDependence findOrderDependence(Session& session, std::uint32_t turn, std::size_t maxTries,
                                    const std::atomic<bool>* stop) {
    OrderDependence found{.turn = turn, .pair = {}};
    const std::uint32_t lookedAt = session.turn();
    if (turn == 0 || turn > session.last()) {
        return found;
    }
    const TurnLog log = session.history().log(turn);
    found.conflicts = log.conflicts.size();
    if (log.conflicts.empty()) {
        return found;
    }
    session.goTo(turn - 1);
    const std::optional<WhatIfTurn> was = session.stepTrying({}, stop);
    const auto isStopped = [&] { return stop != nullptr && stop->load(std::memory_order_relaxed); };
    const std::uint64_t asItWas = was ? stateHash(was->state.view()) : 0;
    std::set<std::uint64_t> outcomes{asItWas};
    std::optional<SwappedPair> smallest;
    for (const Conflict& conflict : log.conflicts) {
        Places asItStood(conflict.order.size());
        std::iota(asItStood.begin(), asItStood.end(), std::size_t{0});
        std::map<Places, std::uint64_t> outcomeOf{{asItStood, asItWas}};
        for (const Places& order : otherOrders(conflict.order.size())) {
            found.isStopped = !was || isStopped();
            found.isBounded = found.isBounded || found.tries >= maxTries;
            if (found.isStopped || found.isBounded) {
                break;
            }
            Conflict tried = conflict;
            std::ranges::transform(order, tried.order.begin(),
                                   [&](std::size_t place) { return conflict.order[place]; });
            const std::optional<WhatIfTurn> other = session.stepTrying({tried}, stop);
            if (!other) {
                continue;
            }
            ++found.tries;
            const std::uint64_t hash = stateHash(other->state.view());
            outcomes.insert(hash);
            outcomeOf.emplace(order, hash);
            if (hash == asItWas) {
                continue;
            }
            std::optional<SwappedPair> pair = exchangeIn(order);
            if (!pair) {
                pair = lastSwapIn(order, [&](const Places& before) {
                    const auto known = outcomeOf.find(before);
                    return known == outcomeOf.end() || known->second == asItWas;
                });
            }
            if (pair && (!smallest || isSmaller(*pair, *smallest))) {
                smallest = pair;
                found.pair = pairOf(conflict, *pair, log);
                found.pair->differences = differencesOf(was->state.view(), other->state.view());
            }
        }
    }
    found.outcomes = outcomes.size();
    session.goTo(lookedAt);
    return found;
}

namespace {

Phrase boundOf(const OrderDependence& found) {
    return found.isBounded ? phrase(" (stopped after {0} orders)", {std::to_string(found.tries)}) : Phrase();
}

Phrase differenceText(const View& view, const OrderDifference& one) {
    return phrase("{0}: {1} is {2}, or {3}", {objectPhrase(view, one.row), one.column, one.was, one.other});
}

} // namespace

std::vector<IndentedLine> orderDependenceLines(const Session& session, const OrderDependence& found) {
    const std::string turn = std::to_string(found.turn);
    const Phrase bound = boundOf(found);
    if (!found.pair) {
        return {{0, noOrderMatters(found).sentence()}};
    }
    const Program& program = session.program();
    const CheckedModel& model = *program.model;
    const View view = session.state().view();
    std::vector<IndentedLine> lines{
        {0, phrase("turn {0}: the order matters: {1} outcomes{2}", {turn, std::to_string(found.outcomes), bound})}};
    const OccurrenceRecord& occurrence = found.pair->occurrence;
    const Phrase moment = phrase("{0} {1}", {phrase(timingName(found.pair->timing)),
                                             std::string(model.vocabulary.occurrenceId(occurrence.kind))});
    lines.push_back({1, occurrence.subject == noRow
                            ? moment
                            : phrase("{0} of {1}", {moment, objectPhrase(view, occurrence.subject)})});
    for (const Conflict::Contender& one : {found.pair->first, found.pair->second}) {
        lines.push_back({1, phrase("{0} of {1}  {2}", {groupName(program, one.group), objectPhrase(view, one.holder),
                                                       model.placeText(program.checkedGroup(one.group).head)})});
    }
    for (const OrderDifference& one : found.pair->differences) {
        lines.push_back({2, differenceText(view, one)});
    }
    return lines;
}

Diagnostic noOrderMatters(const OrderDependence& found) {
    return {.spec = &turnDiagnostics["run.no-order-matters"],
            .where = {},
            .args = {std::to_string(found.turn), std::to_string(found.conflicts), std::to_string(found.tries),
                     boundOf(found)},
            .notes = {},
            .fixes = {}};
}

std::vector<Diagnostic> orderDependenceDiagnostics(const Session& session, const OrderDependence& found) {
    std::vector<Diagnostic> diagnostics;
    if (!found.pair) {
        return diagnostics;
    }
    const Program& program = session.program();
    const View view = session.state().view();
    for (const auto& [one, other] :
         {std::pair(found.pair->first, found.pair->second), std::pair(found.pair->second, found.pair->first)}) {
        const Location there = program.checkedGroup(other.group).head;
        diagnostics.push_back(
            {.spec = &turnDiagnostics["run.order-matters"],
             .where = program.checkedGroup(one.group).head,
             .args = {std::to_string(found.turn), groupName(program, other.group), std::to_string(found.outcomes)},
             .notes = {{there, phrase("the other one is here")}}});
        for (const OrderDifference& difference : found.pair->differences) {
            diagnostics.back().notes.push_back({there, differenceText(view, difference)});
        }
    }
    return diagnostics;
}

} // namespace orrery::engine
