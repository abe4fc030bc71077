// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/object_values.h"

#include "engine/check/model/model.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <unordered_map>
#include <utility>

namespace orrery::engine {

namespace {

constexpr double missing = std::numeric_limits<double>::quiet_NaN();

bool isOnMap(const View& view, Row row) {
    return view.model->classes[static_cast<ClassIndex>(view.builtin(Builtin::objectClass, row))].visible &&
           (view.builtin(Builtin::system, row) >= 0.0 || view.builtin(Builtin::positioned, row) != 0.0 ||
            view.model->vocabulary.types()[view.typeOf(row)].id == "system");
}

/// The expression and the objects of one run.
struct Asked {
    Phrase problem;
    std::optional<RunExpression> expression;
    std::vector<Row> objects;
    std::vector<double> values;     ///< by index of `objects`
    std::vector<std::string> texts; ///< of names, by index of `objects`

    bool isNames() const { return expression->format() != numberFormat && expression->format() != booleanFormat; }
};

bool canShow(Format format) {
    switch (format.kind) {
    case FormatKind::number:
    case FormatKind::boolean:
    case FormatKind::enumeration:
    case FormatKind::objectClass:
    case FormatKind::objectType:
    case FormatKind::object:
    case FormatKind::text:
    case FormatKind::classList:
        return true;
    default:
        return false;
    }
}

Asked askAll(const Session& run, const View& view, const ObjectValuesRequest& request) {
    Asked asked;
    const auto group = findGroup(*run.program().model, request.group);
    if (!group) {
        asked.problem = noSuchGroup(request.group);
        return asked;
    }
    asked.expression.emplace(run, request.expression, badFormat, group->type);
    if (asked.expression->isGood() && !canShow(asked.expression->format())) {
        asked.expression.emplace(run, request.expression, numberFormat, group->type); // reports the format
    }
    asked.problem = asked.expression->problem();
    if (!asked.problem.empty()) {
        return asked;
    }
    asked.objects = objectsIn(view, group->type, group->objectClass);
    std::erase_if(asked.objects, [&view](Row row) { return !isOnMap(view, row); });
    asked.values = asked.expression->values(view, asked.objects, asked.isNames() ? &asked.texts : nullptr);
    return asked;
}

/// Gives each different text an index, the most frequent first. @param areObjects true: the values are objects
void nameTexts(const std::vector<Row>& objects, const std::vector<std::string>& texts, std::span<const double> given,
               bool areObjects, ObjectValues& result) {
    std::map<std::string, std::size_t> counts;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        counts[texts[i]] += isMissing(given[i]) ? 0 : 1;
    }
    std::vector<std::pair<std::string, std::size_t>> sorted(counts.begin(), counts.end());
    std::erase_if(sorted, [](const auto& one) { return one.second == 0; });
    std::ranges::stable_sort(sorted, std::ranges::greater(), &std::pair<std::string, std::size_t>::second);
    std::map<std::string, double> indices;
    for (const auto& [text, count] : sorted) {
        indices.emplace(text, static_cast<double>(result.names.size()));
        result.names.push_back(text == "none" ? phrase("none") : Phrase(text));
    }
    result.objects.assign(areObjects ? result.names.size() : 0, noRow);
    for (std::size_t i = 0; i < objects.size(); ++i) {
        if (!isMissing(given[i])) {
            const double index = indices[texts[i]];
            result.values[objects[i]] = index;
            if (areObjects && given[i] >= 0.0) {
                result.objects[static_cast<std::size_t>(index)] = static_cast<Row>(given[i]);
            }
        }
    }
}

/// Sets the differences of the objects that both runs have.
void setDifferences(const View& view, const Asked& present, const View& otherView, const Asked& other,
                    ObjectValues& result) {
    std::unordered_map<std::uint64_t, std::size_t> known; // by birth key: index in `other`
    known.reserve(other.objects.size());
    for (std::size_t i = 0; i < other.objects.size(); ++i) {
        known.emplace(otherView.birthKeys[other.objects[i]], i);
    }
    const bool isNumber = present.expression->format() == numberFormat;
    const bool isTruth = present.expression->format() == booleanFormat;
    enum Change : std::uint8_t { same, changed, becameTrue, becameFalse };
    for (std::size_t i = 0; i < present.objects.size(); ++i) {
        const auto found = known.find(view.birthKeys[present.objects[i]]);
        if (found == known.end() || isMissing(present.values[i]) || isMissing(other.values[found->second])) {
            continue;
        }
        const double before = other.values[found->second];
        double& value = result.values[present.objects[i]];
        if (isNumber) {
            value = present.values[i] == before ? 0.0 : present.values[i] - before;
        } else if (isTruth) {
            value = present.values[i] == before ? same : present.values[i] != 0.0 ? becameTrue : becameFalse;
        } else {
            value = present.texts[i] == other.texts[found->second] ? same : changed;
        }
    }
    if (isNumber) {
        result.kind = ObjectValueKind::difference;
        return;
    }
    result.kind = ObjectValueKind::name;
    result.names = {phrase("as in the other run"), phrase("different"), phrase("true only in this run"),
                    phrase("true only in the other run")};
}

/// Gives each system without a value of its own that of its objects.
void gatherIntoSystems(const View& view, const std::vector<Row>& objects, ObjectValues& result) {
    std::map<Row, std::vector<double>> inSystem;
    for (const Row row : objects) {
        const double system = view.builtin(Builtin::system, row);
        if (!isMissing(result.values[row]) && system >= 0.0 && system != row) {
            inSystem[static_cast<Row>(system)].push_back(result.values[row]);
        }
    }
    for (const auto& [system, values] : inSystem) {
        if (isMissing(result.values[system])) {
            result.values[system] = gathered(values, result.gather, result.kind);
            result.isGathered[system] = true;
        }
    }
}

void measure(ObjectValues& result) {
    bool isFirst = true;
    for (const double value : result.values) {
        if (std::isfinite(value)) {
            result.low = isFirst ? value : std::min(result.low, value);
            result.high = isFirst ? value : std::max(result.high, value);
            isFirst = false;
        }
    }
}

} // namespace

double gathered(std::span<const double> values, ValueGather gather, ObjectValueKind kind) {
    if (kind == ObjectValueKind::name) {
        std::map<double, std::size_t> counts;
        for (const double value : values) {
            if (!isMissing(value)) {
                ++counts[value];
            }
        }
        const auto most = std::ranges::max_element(counts, {}, [](const auto& one) { return one.second; });
        return most == counts.end() ? missing : most->first;
    }
    double result = missing;
    std::size_t count = 0;
    for (const double value : values) {
        if (isMissing(value)) {
            continue;
        }
        const bool isSum = gather == ValueGather::sum || gather == ValueGather::mean;
        result = count == 0                        ? value
                 : isSum                           ? result + value
                 : gather == ValueGather::smallest ? std::min(result, value)
                                                   : std::max(result, value);
        ++count;
    }
    return gather == ValueGather::mean && count > 0 ? result / static_cast<double>(count) : result;
}

ObjectValues objectValues(const Session& run, const ObjectValuesRequest& request, const Session* other) {
    ObjectValues result;
    result.gather = request.gather;
    if (request.isDifference && other == nullptr) {
        result.problem = phrase("there is no other run to compare with");
        return result;
    }
    if (request.isDifference && other->last() < run.turn()) {
        result.problem = phrase("the other run ends before this turn");
        return result;
    }
    std::optional<State> end; // a difference inside a turn is that of its end
    if (request.isDifference && run.inside()) {
        end = run.history().state(run.universe(), run.turn());
    }
    const View view = end ? end->view() : run.state().view();
    const Asked present = askAll(run, view, request);
    result.problem = present.problem;
    if (!result.problem.empty()) {
        return result;
    }
    result.label = present.expression->label(*run.program().model);
    result.values.assign(view.rowCount, missing);
    result.isGathered.assign(view.rowCount, false);
    if (request.isDifference) {
        const State otherState = other->history().state(other->universe(), run.turn());
        const Asked before = askAll(*other, otherState.view(), request);
        if (!before.problem.empty()) {
            result.problem = phrase("in the other run, {0}", {before.problem});
            return result;
        }
        if (before.isNames() != present.isNames()) {
            result.problem = phrase("the value is of another kind in the other run");
            return result;
        }
        setDifferences(view, present, otherState.view(), before, result);
    } else if (present.isNames()) {
        result.kind = ObjectValueKind::name;
        nameTexts(present.objects, present.texts, present.values,
                  present.expression->format().kind == FormatKind::object, result);
    } else {
        result.kind = present.expression->format() == booleanFormat ? ObjectValueKind::truth : ObjectValueKind::number;
        for (std::size_t i = 0; i < present.objects.size(); ++i) {
            result.values[present.objects[i]] = present.values[i];
        }
    }
    result.count = static_cast<std::size_t>(
        std::ranges::count_if(present.objects, [&](Row row) { return !isMissing(result.values[row]); }));
    gatherIntoSystems(view, present.objects, result);
    measure(result);
    return result;
}

} // namespace orrery::engine
