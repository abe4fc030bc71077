// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/conditions/conditions_place.h"

#include "engine/rules/conditions/condition_tools.h"
#include "engine/universe/object_phrase.h"

#include <algorithm>
#include <cmath>

namespace orrery::engine::conditions {

namespace {

using Place = PlaceMap::Place;

/// The maximum height of a climb: content may write attachments in a cycle.
constexpr int highestTree = 64;

/// Returns whether a host of the object, at any height, is one of the rows.
bool isBelow(const View& view, Row row, const Bitmap& rows) {
    Row up = view.parent(row);
    for (int height = 0; up != noRow && height < highestTree; ++height) {
        if (rows.test(up)) {
            return true;
        }
        up = view.parent(up);
    }
    return false;
}

/// Returns whether an attached object, at any depth, is one of the rows.
bool isAbove(const ConditionCall& call, Row row, const Bitmap& rows, int height = 0) {
    const std::span<const Row> attached = call.evaluator.attached(call.view, row);
    return height < highestTree && std::any_of(attached.begin(), attached.end(), [&](Row child) {
               return rows.test(child) || isAbove(call, child, rows, height + 1);
           });
}

bool isOn(const View& view, Row row, const Bitmap& rows) {
    const Row parent = view.parent(row);
    return parent != noRow && rows.test(parent);
}

bool has(const RowList& few, Row row) {
    return std::ranges::find(few, row) != few.end();
}

/// Variants of isOn(), isBelow() and isAbove() for a short list of rows.
bool isOn(const View& view, Row row, const RowList& few) {
    const Row parent = view.parent(row);
    return parent != noRow && has(few, parent);
}

bool isBelow(const View& view, Row row, const RowList& few) {
    Row up = view.parent(row);
    for (int height = 0; up != noRow && height < highestTree; ++height, up = view.parent(up)) {
        if (has(few, up)) {
            return true;
        }
    }
    return false;
}

bool isAbove(const ConditionCall& call, Row row, const RowList& few) {
    const View& view = call.view;
    return std::ranges::any_of(few, [&](Row below) {
        Row up = view.parent(below);
        for (int height = 0; up != noRow && up != row && height < highestTree; ++height) {
            up = view.parent(up);
        }
        return up == row && view.exists(below);
    });
}

/// Returns all hosts of the rows of a short list, at any height, ascending.
RowList allAbove(const ConditionCall& call, const RowList& few) {
    const View& view = call.view;
    RowList above = call.evaluator.roomForFew();
    for (const Row row : few) {
        for (Row up = view.parent(row); up != noRow && !has(above, up); up = view.parent(up)) {
            above.push_back(up);
        }
    }
    std::erase_if(above, [&](Row row) { return !view.exists(row); });
    std::ranges::sort(above);
    return above;
}

/// Returns all rows attached to the rows of a short list, ascending: at any depth, or only directly.
RowList allBelow(const ConditionCall& call, const RowList& few, bool isDirect) {
    RowList below = call.evaluator.roomForFew();
    const auto add = [&](Row host) {
        const std::span<const Row> rows = call.evaluator.attached(call.view, host);
        below.insert(below.end(), rows.begin(), rows.end());
    };
    std::ranges::for_each(few, add);
    // The limit on the height ends a climb in a cycle of attachments.
    std::size_t first = 0;
    for (int height = 1; !isDirect && height < highestTree && first < below.size(); ++height) {
        for (const std::size_t last = below.size(); first < last; ++first) {
            add(below[first]);
        }
    }
    std::ranges::sort(below);
    below.erase(std::unique(below.begin(), below.end()), below.end());
    return below;
}

/// Returns a text for the matches of a nested condition: "Foundry", "any of the 3 objects that match".
Phrase matchesText(const View& view, const Bitmap& rows) {
    const std::size_t count = rows.count();
    return count == 0   ? phrase("an object that matches the inner condition (there is none)")
           : count == 1 ? objectPhrase(view, rows.rows().front())
                        : phrase("any of the {0} objects that match the inner condition", {std::to_string(count)});
}

/// Texts for contains, contained-by and attached-to.
struct Relation {
    std::string_view holds;
    std::string_view fails;
    std::string_view wanted;
};
constexpr Relation attachedTo{inPhrase("is attached to {0}"), inPhrase("is not attached to {0}"),
                              inPhrase("attached to a match of the inner condition")};
constexpr Relation containedBy{inPhrase("is contained by {0}"), inPhrase("is not contained by {0}"),
                               inPhrase("contained by a match of the inner condition")};
constexpr Relation contains{inPhrase("contains {0}"), inPhrase("does not contain {0}"),
                            inPhrase("containing a match of the inner condition")};

/// Evaluates one candidate for one of these conditions, and explains the verdict.
template <typename Relate>
Truth relateOne(const ConditionCall& call, Row candidate, Verdict* why, const Relation& relation, Relate&& relate) {
    if (why == nullptr) {
        if (const RowList* const few = fewOfInner(call)) {
            return truthOf(relate(*few));
        }
    }
    TruthSet own;
    const Bitmap* inner = innerOf(call, candidate, own);
    if (!inner) {
        return say(why, Truth::missing, phrase("there is no inner condition"), phrase("an inner condition"));
    }
    const Truth answer = truthOf(relate(*inner));
    return why ? say(why, answer,
                     phrase(answer == Truth::yes ? relation.holds : relation.fails, {matchesText(call.view, *inner)}),
                     phrase(relation.wanted))
               : answer;
}

/// The objects to which a place condition measures.
enum class Goal : std::uint8_t { source, objectClass, inner };

/// The form of a place condition: its measure, its goal, and the index of the parameter with the limit.
struct Reach {
    Measure measure;
    Goal goal;
    std::size_t limit() const { return goal == Goal::objectClass ? 1 : 0; }
};

/// Finds the places to measure to, each once. Returns false if there are none. Reasons are a missing value, a source
/// without position, or a condition without a nested one.
bool findGoals(const ConditionCall& call, Reach reach, Row candidate, std::vector<Place>& out) {
    const PlaceMap& map = call.evaluator.places(call.view);
    out.clear();
    if (reach.goal == Goal::source) {
        out.push_back(map.placeOf(call.source));
        return out.front() != PlaceMap::none;
    }
    TruthSet own;
    const Bitmap* rows = nullptr;
    if (reach.goal == Goal::objectClass) {
        const double wanted = call.number(0);
        rows = isMissing(wanted)
                   ? nullptr
                   : &call.evaluator.equal(call.view, {static_cast<std::uint16_t>(Builtin::objectClass)}, wanted);
    } else {
        rows = innerOf(call, candidate, own);
    }
    if (!rows) {
        return false;
    }
    rows->forEach([&](Row row) { out.push_back(map.placeOf(row)); });
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    if (!out.empty() && out.back() == PlaceMap::none) {
        out.pop_back();
    }
    return true;
}

Phrase wantedText(const ConditionCall& call, Reach reach, double limit) {
    const Phrase goal = reach.goal == Goal::source        ? phrase("the source")
                        : reach.goal == Goal::objectClass ? classText(call.view, call.number(0))
                                                          : phrase("a match of the inner condition");
    return phrase(reach.measure == Measure::distance ? inPhrase("at most {0} from {1}")
                  : limit == 1.0                     ? inPhrase("at most {0} jump from {1}")
                                                     : inPhrase("at most {0} jumps from {1}"),
                  {formatNumber(limit), goal});
}

Truth sayReach(const ConditionCall& call, Reach reach, Row candidate, Truth answer, std::span<const Place> goals,
               Verdict* why) {
    const double limit = call.number(reach.limit(), candidate);
    if (isMissing(limit)) {
        return sayMissing(why, call, reach.limit());
    }
    const PlaceMap& map = call.evaluator.places(call.view);
    const Place place = map.placeOf(candidate);
    Phrase wanted = wantedText(call, reach, limit);
    if (answer == Truth::missing) {
        return say(why, answer,
                   place == PlaceMap::none      ? phrase("has no position")
                   : reach.goal == Goal::source ? phrase("the source has no position")
                                                : phrase("there is no object to measure to"),
                   std::move(wanted));
    }
    const double far = map.nearest(place, goals, reach.measure);
    if (std::isinf(far)) {
        return say(why, answer,
                   goals.empty() ? phrase("no matching object is on the map") : phrase("there is no route"),
                   std::move(wanted));
    }
    return say(why, answer,
               phrase(reach.measure == Measure::distance ? inPhrase("is {0} away")
                      : far == 1.0                       ? inPhrase("is {0} jump away")
                                                         : inPhrase("is {0} jumps away"),
                      {formatNumber(far)}),
               std::move(wanted), answer == Truth::no ? far - limit : 0.0, far);
}

/// Evaluates one candidate. If many candidates share the result, reads the verdict from the cached set.
Truth reachOne(const ConditionCall& call, Reach reach, Row candidate, Verdict* why) {
    const bool isShared = reach.goal != Goal::source && !call.condition.readsTarget && call.isFixed(reach.limit());
    if (!why && isShared) {
        const TruthSet& answer = call.evaluator.matching(call.condition, call.view, call.source);
        return answer.yes.test(candidate) ? Truth::yes : answer.missing.test(candidate) ? Truth::missing : Truth::no;
    }
    const double limit = call.number(reach.limit(), candidate);
    const PlaceMap& map = call.evaluator.places(call.view);
    const Place place = map.placeOf(candidate);
    if (reach.goal == Goal::source && !why) {
        const Place goal = map.placeOf(call.source);
        return place == PlaceMap::none || goal == PlaceMap::none || isMissing(limit)
                   ? Truth::missing
                   : truthOf(map.isWithin(place, {&goal, 1}, reach.measure, limit));
    }
    std::vector<Place> goals;
    const bool hasGoals = findGoals(call, reach, candidate, goals);
    const Truth answer = !hasGoals || place == PlaceMap::none || isMissing(limit)
                             ? Truth::missing
                             : truthOf(map.isWithin(place, goals, reach.measure, limit));
    return why ? sayReach(call, reach, candidate, answer, hasGoals ? goals : std::vector<Place>{}, why) : answer;
}

void reachSet(const ConditionCall& call, Reach reach, const Bitmap& among, TruthSet& out) {
    const PlaceMap& map = call.evaluator.places(call.view);
    std::vector<Place> goals;
    if (!isInnerShared(call)) {
        askEach(among, out, [&](Row row) { return reachOne(call, reach, row, nullptr); });
        return;
    }
    if (!findGoals(call, reach, noRow, goals)) {
        out.missing = among;
        return;
    }
    if (!call.isFixed(reach.limit())) {
        const RowList rows = among.rows();
        std::vector<double> limits(rows.size());
        call.evaluator.numbers(call.argument(reach.limit()), call.view, call.source, call.target, rows, limits);
        std::size_t next = 0;
        askEach(among, out, [&](Row row) {
            const double limit = limits[next++];
            const Place place = map.placeOf(row);
            return place == PlaceMap::none || isMissing(limit)
                       ? Truth::missing
                       : truthOf(map.isWithin(place, goals, reach.measure, limit));
        });
        return;
    }
    const double limit = call.number(reach.limit());
    if (isMissing(limit)) {
        out.missing = among;
        return;
    }
    std::vector<Place> reached;
    map.reach(goals, reach.measure, limit, reached);
    std::vector<bool> isReached(map.size());
    for (const Place place : reached) {
        isReached[place] = true;
    }
    askEach(among, out, [&](Row row) {
        const Place place = map.placeOf(row);
        return place == PlaceMap::none ? Truth::missing : truthOf(isReached[place]);
    });
}

const std::vector<Row>* reachFew(const ConditionCall& call, Measure measure) {
    if (!call.isFixed(0) || isMissing(call.number(0))) {
        return nullptr;
    }
    const std::span<const Row> near = call.evaluator.near(call.view, call.source, measure, call.number(0));
    RowList rows = call.evaluator.roomForFew();
    rows.assign(near.begin(), near.end());
    return call.evaluator.keepFew(std::move(rows));
}

constexpr Reach distanceToClass{Measure::distance, Goal::objectClass};
constexpr Reach distanceToSource{Measure::distance, Goal::source};
constexpr Reach jumpsToClass{Measure::jumps, Goal::objectClass};
constexpr Reach jumpsToSource{Measure::jumps, Goal::source};
constexpr Reach withinDistance{Measure::distance, Goal::inner};
constexpr Reach withinJumps{Measure::jumps, Goal::inner};

} // namespace

Truth attachedToOne(const ConditionCall& call, Row candidate, Verdict* why) {
    return relateOne(call, candidate, why, attachedTo,
                     [&](const auto& inner) { return isOn(call.view, candidate, inner); });
}

void attachedToSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    askInner(call, among, out, [&](Row row, const Bitmap& inner) { return truthOf(isOn(call.view, row, inner)); });
}

const std::vector<Row>* attachedToFew(const ConditionCall& call) {
    const RowList* const inner = fewOfInner(call);
    return inner == nullptr ? nullptr : call.evaluator.keepFew(allBelow(call, *inner, true));
}

Truth containedByOne(const ConditionCall& call, Row candidate, Verdict* why) {
    return relateOne(call, candidate, why, containedBy,
                     [&](const auto& inner) { return isBelow(call.view, candidate, inner); });
}

void containedBySet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    askInner(call, among, out, [&](Row row, const Bitmap& inner) { return truthOf(isBelow(call.view, row, inner)); });
}

const std::vector<Row>* containedByFew(const ConditionCall& call) {
    const RowList* const inner = fewOfInner(call);
    return inner == nullptr ? nullptr : call.evaluator.keepFew(allBelow(call, *inner, false));
}

Truth containsOne(const ConditionCall& call, Row candidate, Verdict* why) {
    return relateOne(call, candidate, why, contains,
                     [&](const auto& inner) { return isAbove(call, candidate, inner); });
}

void containsSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    if (!isInnerShared(call)) {
        askInner(call, among, out, [&](Row row, const Bitmap& inner) { return truthOf(isAbove(call, row, inner)); });
        return;
    }
    TruthSet own;
    const Bitmap* inner = innerOf(call, noRow, own);
    if (!inner) {
        out.missing = among;
        return;
    }
    Bitmap above(among.size());
    inner->forEach([&](Row row) {
        for (Row up = call.view.parent(row); up != noRow && !above.test(up); up = call.view.parent(up)) {
            above.set(up);
        }
    });
    out.yes = among;
    out.yes &= above;
}

const std::vector<Row>* containsFew(const ConditionCall& call) {
    const RowList* const inner = fewOfInner(call);
    return inner == nullptr ? nullptr : call.evaluator.keepFew(allAbove(call, *inner));
}

Truth distanceToClassOne(const ConditionCall& call, Row candidate, Verdict* why) {
    return reachOne(call, distanceToClass, candidate, why);
}
void distanceToClassSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    reachSet(call, distanceToClass, among, out);
}

Truth distanceToSourceOne(const ConditionCall& call, Row candidate, Verdict* why) {
    return reachOne(call, distanceToSource, candidate, why);
}
void distanceToSourceSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    reachSet(call, distanceToSource, among, out);
}
const std::vector<Row>* distanceToSourceFew(const ConditionCall& call) {
    return reachFew(call, Measure::distance);
}

Truth jumpsToClassOne(const ConditionCall& call, Row candidate, Verdict* why) {
    return reachOne(call, jumpsToClass, candidate, why);
}
void jumpsToClassSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    reachSet(call, jumpsToClass, among, out);
}

Truth jumpsToSourceOne(const ConditionCall& call, Row candidate, Verdict* why) {
    return reachOne(call, jumpsToSource, candidate, why);
}
void jumpsToSourceSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    reachSet(call, jumpsToSource, among, out);
}
const std::vector<Row>* jumpsToSourceFew(const ConditionCall& call) {
    return reachFew(call, Measure::jumps);
}

Truth withinDistanceOne(const ConditionCall& call, Row candidate, Verdict* why) {
    return reachOne(call, withinDistance, candidate, why);
}
void withinDistanceSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    reachSet(call, withinDistance, among, out);
}

Truth withinJumpsOne(const ConditionCall& call, Row candidate, Verdict* why) {
    return reachOne(call, withinJumps, candidate, why);
}
void withinJumpsSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    reachSet(call, withinJumps, among, out);
}

} // namespace orrery::engine::conditions
