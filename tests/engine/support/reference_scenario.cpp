// SPDX-License-Identifier: GPL-3.0-or-later
// The tests of scenario conditions (S1 to S7, S9 to S14).
#include "tests/engine/support/reference_turn_time.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace orrery::engine::turn_oracle {

namespace {

constexpr std::size_t deepestCheck = 1000; ///< T16
/// In ascending order (S11).
constexpr std::array<std::string_view, 8> zooms{"2:1", "1:1", "1:2", "1:4", "1:16", "foe", "object", "all"};

double zoomOf(std::string_view text) {
    return static_cast<double>(std::ranges::find(zooms, text) - zooms.begin());
}

bool compares(double observed, WatchOperator comparison, double wanted) {
    switch (comparison) {
    case WatchOperator::eq:
        return observed == wanted;
    case WatchOperator::ne:
        return observed != wanted;
    case WatchOperator::lt:
        return observed < wanted;
    case WatchOperator::gt:
        return observed > wanted;
    case WatchOperator::le:
        return observed <= wanted;
    case WatchOperator::ge:
        return observed >= wanted;
    }
    return false;
}

const char* nameOf(WatchOperator comparison) {
    constexpr std::array names{"eq", "ne", "lt", "gt", "le", "ge"};
    return names[static_cast<std::size_t>(comparison)];
}

std::size_t placeOf(const ScenarioWatch& watch, std::string_view name) {
    for (std::size_t i = 0; i < watch.arguments.size(); ++i) {
        if (watch.arguments[i].spec->name == name) {
            return i;
        }
    }
    std::fprintf(stderr, "no parameter %s\n", std::string(name).c_str());
    std::abort();
}

} // namespace

/// Returns a property that conditions of scenarios read; none if the vocabulary does not have it.
double ReferenceTurn::scenarioProperty(Id id, std::string_view property) const {
    const auto index = m_model.vocabulary.findProperty(property);
    return index && at(id).properties.contains(*index) ? at(id).properties.at(*index) : noneValue;
}

/// Returns the object on which expressions are evaluated, even if it is destroyed.
Id ReferenceTurn::gameObject() const {
    for (Id id = 0; id < static_cast<Id>(things.size()); ++id) {
        if (isType(id, "game")) {
            return id;
        }
    }
    return nobody;
}

/// Returns the object that a reference refers to (S3). @return nobody: it does not exist
Id ReferenceTurn::referredTo(const ObjectReference& reference, const ScenarioCondition& condition) const {
    const auto ofEmpire = [&](std::string_view property) {
        const Id empire = empireNamed(reference.name);
        const Id id = empire == nobody ? nobody : static_cast<Id>(scenarioProperty(empire, property));
        return isIn(id) ? id : nobody;
    };
    Id id = nobody;
    switch (reference.kind) {
    case ReferenceKind::nothing:
        break;
    case ReferenceKind::subject:
        id = referredTo(condition.subject, condition);
        break;
    case ReferenceKind::direct:
        id = referredTo(condition.direct, condition);
        break;
    case ReferenceKind::initial:
        id = memory.initials[reference.number];
        break;
    case ReferenceKind::named:
        for (Id other = 0; other < memory.setUp; ++other) {
            id = isIn(other) && at(other).name == reference.name ? other : id;
        }
        break;
    case ReferenceKind::number:
        id = static_cast<Id>(reference.number);
        break;
    case ReferenceKind::flagship:
        return ofEmpire("flagship");
    case ReferenceKind::controlled:
        return ofEmpire("controlled");
    case ReferenceKind::target:
        id = ofEmpire("controlled");
        id = id == nobody ? nobody : at(id).target;
        break;
    }
    return isIn(id) ? id : nobody;
}

/// @return the observed value; nullopt: a precondition fails (S6)
std::optional<double> ReferenceTurn::observed(const ScenarioWatch& watch, const ScenarioCondition& condition) {
    const std::string type(watch.spec->type);
    const auto text = [&](std::string_view name) { return watch.arguments[placeOf(watch, name)].text; };
    const auto object = [&](std::string_view name) {
        return referredTo(watch.references[placeOf(watch, name)], condition);
    };
    const auto isAll = [](std::initializer_list<Id> ids) { return std::ranges::find(ids, nobody) == ids.end(); };
    const auto place = [&](Id id) -> std::optional<std::pair<double, double>> {
        const Thing& of = at(id).system != nobody ? at(at(id).system) : at(id);
        return at(id).isPlaced ? std::optional(std::pair(of.x, of.y)) : std::nullopt;
    };
    const auto meterOf = [&](Id id, std::string_view name) -> const MeterPair* {
        const auto meter = m_model.vocabulary.findMeter(name);
        return meter && at(id).meters.contains(*meter) ? &at(id).meters.at(*meter) : nullptr;
    };
    if (type == "autopilot" || type == "building" || type == "cash" || type == "ships") {
        const Id empire = empireNamed(text("player"));
        if (type == "ships") {
            return static_cast<double>(std::ranges::count_if(
                everyone(), [&](Id id) { return isType(id, "ship") && at(id).owners.contains(empire); }));
        }
        if (empire == nobody) {
            return std::nullopt;
        }
        if (type == "autopilot") {
            return scenarioProperty(empire, "human") == 1.0 ? std::optional(scenarioProperty(empire, "autopilot"))
                                                            : std::nullopt;
        }
        if (type == "building") { // random content with conditions produces nothing
            return isIn(static_cast<Id>(scenarioProperty(empire, "build_object"))) ? std::optional(0.0) : std::nullopt;
        }
        const auto resource = static_cast<ResourceIndex>(*watch.arguments[placeOf(watch, "resource")].constant);
        return at(empire).stockpiles.contains(resource) ? std::optional(at(empire).stockpiles.at(resource))
                                                        : std::nullopt;
    }
    if (type == "computer") { // a given line is compared, too (S11)
        const CheckedArgument& line = watch.arguments[placeOf(watch, "line")];
        const bool isLine = !line.isGiven || *line.constant == memory.view.line;
        return memory.view.screen == text("screen") && isLine ? 1.0 : 0.0;
    }
    if (type == "message") {
        if (memory.view.message < 0) {
            return std::nullopt;
        }
        const auto given = [&](std::string_view name) { return *watch.arguments[placeOf(watch, name)].constant; };
        return given("message") == memory.view.message && given("page") == memory.view.page ? 1.0 : 0.0;
    }
    if (type == "count") {
        return static_cast<double>(std::ranges::count_if(watch.of, [&](const ScenarioWatch& one) {
            bool isTold = false;
            return isMet(one, condition, isTold);
        }));
    }
    if (type == "score") {
        const auto counter = memory.counters.find(text("counter"));
        return counter == memory.counters.end() ? 0.0 : counter->second;
    }
    if (type == "time") { // S13
        const double start = settings.startTurn;
        const double now = turn;
        const CheckedArgument& own = watch.arguments[placeOf(watch, "legacy-start-time")];
        const bool isLegacy = own.text.empty() ? settings.legacyStartTime : own.text == "true";
        return !isLegacy ? now - start : now <= start ? now / 3.0 : start / 3.0 + (now - start);
    }
    if (type == "zoom") {
        return zoomOf(memory.view.zoom);
    }
    if (type == "destroyed") {
        return object("object") == nobody ? 1.0 : 0.0;
    }
    if (type == "distance") {
        const Id from = object("from");
        const Id to = object("to");
        if (!isAll({from, to}) || !place(from) || !place(to)) {
            return std::nullopt;
        }
        const double dx = place(to)->first - place(from)->first;
        const double dy = place(to)->second - place(from)->second;
        return std::sqrt(dx * dx + dy * dy);
    }
    if (type == "identity") {
        return isAll({object("a"), object("b")}) ? std::optional(object("a") == object("b") ? 1.0 : 0.0) : std::nullopt;
    }
    const Id id = object("object");
    if (type == "health") { // S12
        const MeterPair* const meter = id == nobody ? nullptr : meterOf(id, text("meter"));
        return id == nobody ? std::optional(0.0)
               : !meter     ? std::nullopt
                            : std::optional(meter->maximum > 0.0 ? meter->current / meter->maximum : 0.0);
    }
    if (id == nobody) {
        return std::nullopt;
    }
    if (type == "owner") { // whether it is one of them (S14)
        const std::string player = text("player");
        const bool isOwned = player == "none" ? at(id).owners.empty() : at(id).owners.contains(empireNamed(player));
        return isOwned ? 1.0 : 0.0;
    }
    if (type == "speed") {
        const MeterPair* const speed = meterOf(id, "Speed");
        return speed ? std::optional(speed->current) : std::nullopt;
    }
    if (type == "target") {
        const Id target = object("target");
        return target == nobody ? std::nullopt : std::optional(at(id).target == target ? 1.0 : 0.0);
    }
    std::fprintf(stderr, "the reference of turns does not know the condition %s\n", type.c_str());
    std::abort();
}

/// @param isTold becomes true if a precondition fails
bool ReferenceTurn::isMet(const ScenarioWatch& watch, const ScenarioCondition& condition, bool& isTold) {
    const Id game = gameObject();
    if (watch.spec == nullptr) { // S9
        const bool holds = holdAll(watch.expression, game, game);
        ++m_story.counted[std::string("when expression ") + (holds ? "true" : "false")];
        return holds;
    }
    const std::string type(watch.spec->type);
    const std::optional<double> found = observed(watch, condition);
    if (!found) {
        ++m_story.counted["when " + type + " fails"];
        isTold = true;
        return false;
    }
    constexpr std::array asYesNo{"computer", "message", "identity", "owner", "target"}; // compared with 1
    double wanted = 1.0;
    if (std::ranges::find(asYesNo, type) == asYesNo.end()) {
        const CheckedArgument& value = watch.arguments[placeOf(watch, type == "time" ? "duration" : "value")];
        wanted = type == "zoom" ? zoomOf(value.text) : number(value, {game, game, game}).value_or(std::nan(""));
    }
    const bool holds = compares(*found, watch.comparison, wanted);
    ++m_story.counted["when " + type + (holds ? " true" : " false")];
    ++m_story.counted["when " + type + " " + nameOf(watch.comparison)];
    return holds;
}

/// Applies due actions and checks all conditions, after everything else in the turn (S2).
void ReferenceTurn::watchScenario() {
    if (scenario == nullptr || scenario->conditions.empty() || memory.isOver) {
        return;
    }
    m_stage = Stage::scenario;
    m_side = Side::within;
    m_isEndless = false;
    std::vector<PutOffActions> due;
    std::erase_if(memory.putOff, [&](const PutOffActions& one) {
        if (one.due <= turn) {
            due.push_back(one);
        }
        return one.due <= turn;
    });
    for (const PutOffActions& one : due) {
        act(one.condition, one.action, 0);
    }
    checkConditions(1);
}

/// Checks all enabled conditions, in the order of the file. The actions of one precede the check of the next.
void ReferenceTurn::checkConditions(std::size_t depth) {
    const Id game = gameObject();
    for (std::size_t i = 0; i < scenario->conditions.size() && !memory.isOver && !m_isEndless; ++i) {
        const ScenarioCondition& condition = scenario->conditions[i];
        if (!condition.isRunnable || !memory.enabled[i]) {
            continue;
        }
        WatchNote note{.condition = i};
        note.isTold = !holdAll(condition.active, game, game);
        note.isTrue = !note.isTold && isMet(condition.when, condition, note.isTold);
        m_story.scenario.watches.push_back(note);
        if (note.isTrue) {
            memory.enabled[i] = condition.persistent; // S1
            act(i, 0, depth);
        }
    }
}

/// @param depth the number of nested checks
void ReferenceTurn::act(std::size_t index, std::size_t from, std::size_t depth) {
    const ScenarioCondition& condition = scenario->conditions[index];
    for (std::size_t a = from; a < condition.actions.size() && !memory.isOver && !m_isEndless; ++a) {
        const ScenarioAction& action = condition.actions[a];
        const std::string tag(action.spec->tag);
        const std::size_t note = m_story.scenario.watches.size();
        m_story.scenario.watches.push_back({.condition = index, .action = static_cast<int>(a)});
        const Id outer = std::exchange(m_subject, referredTo(condition.subject, condition));
        const bool isDone = carryOut(action, condition);
        m_subject = outer;
        m_story.scenario.watches[note].isTrue = isDone;
        m_story.scenario.watches[note].isTold = !isDone;
        m_story.scenario.watches[note].isPause = tag == "pause";
        ++m_story.counted["action " + tag + (isDone ? "" : " fails")];
        if (tag == "check" && depth >= deepestCheck) {
            m_isEndless = true;
            ++m_story.scenario.cuts;
        } else if (tag == "check") {
            checkConditions(depth + 1);
        } else if (tag == "delay" && *action.arguments[0].constant > 0.0) {
            if (a + 1 < condition.actions.size()) {
                memory.putOff.push_back(
                    {index, a + 1, turn + static_cast<std::uint32_t>(*action.arguments[0].constant)});
            }
            return;
        }
    }
}

} // namespace orrery::engine::turn_oracle
