// SPDX-License-Identifier: GPL-3.0-or-later
// The effects (E3), and the objects that cannot take them (E2.5).
#include "tests/engine/support/reference_turn.h"
#include "tests/engine/support/reference_turn_firing.h"
#include "tests/engine/support/reference_turn_time.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace orrery::engine::turn_oracle {

/// Returns a parameter that is no amount: a constant, or a property of the source.
ReferenceTurn::Number ReferenceTurn::constant(const Firing& firing, const CheckedEffect& effect,
                                              std::string_view name) {
    return number(*effect.argument(name), {firing.source, firing.source, firing.source});
}

/// Returns the property that a set-focus effect changes (E3.19).
std::string_view ReferenceTurn::focusOf(const CheckedEffect& effect) const {
    return *effect.argument("which")->constant == 1.0 ? "secondary_focus" : "focus";
}

bool ReferenceTurn::isAble(const Firing& firing, const CheckedEffect& effect, Id object) {
    const std::string_view tag = effect.spec->tag;
    if (effect.spec->timeline != TimelineWork::none) {
        return true;
    }
    if (effect.spec->operation != MeterOperation::none) { // S8
        return at(object).meters.contains(meterOf(effect));
    }
    const auto hasProperty = [&](std::string_view id) {
        return at(object).properties.contains(*m_model.vocabulary.findProperty(id));
    };
    if (tag == "modify-stockpile" || tag == "set-stockpile") {
        return !stockpileHolders(object, static_cast<ResourceIndex>(*effect.argument("resource")->constant)).empty();
    }
    if (tag == "set-planet-size") {
        return hasProperty("size");
    }
    if (tag == "modify-planet-size") {
        return hasProperty("size") && at(object).properties.at(*m_model.vocabulary.findProperty("size")) >= 0.0;
    }
    if (tag == "set-planet-environment") {
        return hasProperty("environment");
    }
    if (tag == "set-star-colour") {
        return hasProperty("star_colour");
    }
    if (tag == "set-focus") {
        return hasProperty(focusOf(effect));
    }
    if (tag == "set-property") {
        return at(object).properties.contains(static_cast<PropertyIndex>(*effect.argument("property")->constant));
    }
    if (tag == "set-owner" || tag == "add-owner" || tag == "remove-owner") {
        return !isType(object, "system"); // a system's owners are derived (E5.3)
    }
    if (tag == "set-target") {
        return nearest(effect.conditions[0], firing.source, object) != nobody;
    }
    if (tag == "add-starlane" || tag == "remove-starlane") {
        return at(object).system != nobody && nearest(effect.conditions[0], firing.source, object) != nobody;
    }
    if (isMove(effect)) {
        return canMove(firing, effect, object);
    }
    if (tag == "set-visibility") {
        return true;
    }
    if (tag == "create-object" || tag == "destroy-object") {
        return true;
    }
    const Number which = constant(firing, effect, effect.spec->parameters[0].name);
    if (!which || *which < 0.0) {
        return false;
    }
    const auto kind = static_cast<ClassIndex>(*which);
    if (tag == "add-special") {
        const auto& hosts = m_model.vocabulary.types()[m_model.classes[kind].type].attachedTo;
        return std::ranges::find(hosts, at(object).type) != hosts.end() && specialsOn(object, kind).empty();
    }
    if (tag == "remove-special") {
        return !specialsOn(object, kind).empty();
    }
    const Ids empires = empiresAt(object);
    if (tag.ends_with("-availability")) {
        return !empires.empty();
    }
    if (tag == "give-tech") {
        return std::ranges::any_of(empires, [&](Id empire) { return !knows(empire, kind); });
    }
    if (tag == "take-tech") {
        return std::ranges::any_of(empires, [&](Id empire) { return knows(empire, kind); });
    }
    std::fprintf(stderr, "the reference of turns does not know the effect %s\n", std::string(tag).c_str());
    std::abort();
}

MeterIndex ReferenceTurn::meterOf(const CheckedEffect& effect) const {
    return *m_model.vocabulary.findMeter(effect.argument("meter")->text);
}

/// Changes current meters for an action of the scenario: at once, within the meter's bounds and maximum (S8).
void ReferenceTurn::changeMeters(const Firing& firing, std::size_t effect, const std::vector<Id>& objects) {
    const CheckedEffect& checked = firing.group.effects[effect];
    const MeterIndex meter = meterOf(checked);
    const Meter& spec = m_model.vocabulary.meters()[meter];
    std::map<Id, double> results;
    for (const Id object : objects) {
        const MeterPair pair = at(object).meters.at(meter);
        const double by = amount(*checked.argument(checked.spec->amount), firing.source, object, pair.current);
        double after = pair.current;
        switch (checked.spec->operation) {
        case MeterOperation::set:
            after = by;
            break;
        case MeterOperation::add:
            after += by;
            break;
        case MeterOperation::multiply:
            after *= by;
            break;
        case MeterOperation::divide:
            after /= by;
            break;
        case MeterOperation::raise:
            after = std::max(after, by);
            break;
        case MeterOperation::lower:
            after = std::min(after, by);
            break;
        case MeterOperation::none:
            break;
        }
        after = std::isfinite(after) ? after : 0.0;
        after = after > pair.maximum ? pair.maximum : after;
        results[object] = after < spec.minimum ? spec.minimum : after;
    }
    const Doer doer{CauseKind::effect, firing.name(), firing.holder, static_cast<int>(effect)};
    for (const auto& [object, after] : results) {
        change(object, m_model.layout.meter(meter, false), {.number = after}, doer);
        ++m_story.counted["meters changed by actions"];
    }
}

/// Returns the stockpiles that an effect on an object reaches: its own, or else those of its owners (E3.14).
Ids ReferenceTurn::stockpileHolders(Id object, ResourceIndex resource) {
    if (at(object).stockpiles.contains(resource)) {
        return isIn(object) ? Ids{object} : Ids{};
    }
    Ids holders = ownersNow(object);
    std::erase_if(holders, [&](Id owner) { return !at(owner).stockpiles.contains(resource); });
    return holders;
}

/// Returns whether an effect acts on empires, and so reaches the last owners of destroyed objects (T15).
bool ReferenceTurn::reachesLastOwners(const CheckedEffect& effect) const {
    static const std::set<std::string_view> tags{
        "modify-stockpile", "set-stockpile", "give-tech", "take-tech", "win", "lose", "message"};
    return tags.contains(effect.spec->tag) || effect.spec->tag.ends_with("-availability") ||
           effect.spec->timeline == TimelineWork::branch;
}

/// Proposes all changes of a firing to one stockpile as a single change, clamped to 0 once (E3.3, E3.14, E3.17).
void ReferenceTurn::proposeStockpile(const Firing& firing, const CheckedEffect& effect, const std::vector<Id>& objects,
                                     Deeds& deeds) {
    const auto resource = static_cast<ResourceIndex>(*effect.argument("resource")->constant);
    const bool isPerObject = *effect.argument("per")->constant == 1.0;
    const bool isSet = effect.spec->tag == "set-stockpile";
    std::map<Id, double> sums; // for set-stockpile: the last value
    for (const Id object : objects) {
        for (const Id empire : stockpileHolders(object, resource)) {
            const bool isFirst = sums.try_emplace(empire, 0.0).second;
            if (isFirst || isPerObject) {
                const Id target = isPerObject ? object : empire;
                const double by = amount(*effect.argument(effect.spec->amount), firing.source, target, 0.0);
                sums[empire] = isSet ? by : sums[empire] + by;
            }
        }
    }
    for (const auto& [empire, sum] : sums) {
        const ColumnId column = m_model.layout.stockpile(resource);
        const bool mayOwe = m_model.vocabulary.resources()[resource].debt;
        if (isSet) {
            deeds.set(empire, column, {.number = !std::isfinite(sum) ? 0.0 : mayOwe || sum >= 0.0 ? sum : 0.0});
        } else {
            deeds.add(empire, column, sum);
        }
    }
}

// Sizes: asteroids below tiny, gas giant above huge. Each of these ends has its own environment (E3.4, E3.5).

void ReferenceTurn::changeSize(Id planet, double by, Deeds& deeds) {
    const double largest =
        static_cast<double>(enumerationOf(*m_model.vocabulary.findProperty("size")).values.size()) - 1.0;
    const double before = propertyOf(planet, "size");
    setSize(planet, std::clamp(before + by, 0.0, largest), deeds);
}

double ReferenceTurn::propertyOf(Id id, std::string_view property) const {
    return at(id).properties.at(*m_model.vocabulary.findProperty(property));
}

double ReferenceTurn::environmentCalled(std::string_view id) const {
    return *enumerationOf(*m_model.vocabulary.findProperty("environment")).find(id);
}

/// Changes the size step by step. At an end, the old environment is stored; on leaving the end, it is restored.
void ReferenceTurn::setSize(Id planet, double size, Deeds& deeds, bool isMeantEnvironment) {
    const double largest =
        static_cast<double>(enumerationOf(*m_model.vocabulary.findProperty("size")).values.size()) - 1.0;
    const double before = propertyOf(planet, "size");
    const double asteroids = environmentCalled("asteroids");
    const double giant = environmentCalled("gas_giant");
    double now = before;
    double environment = propertyOf(planet, "environment");
    double remembered = propertyOf(planet, "original_environment");
    if (now < 0.0) { // without a size: it comes from outside the scale
        now = size == 0.0 ? 1.0 : size == largest ? largest - 1.0 : size;
    }
    while (now != size) {
        const double next = now < size ? now + 1.0 : now - 1.0;
        if (now == 0.0 || now == largest) {
            const bool isKnown = remembered >= 0.0 && remembered != asteroids && remembered != giant;
            environment = isKnown ? remembered : environmentCalled(now == 0.0 ? "barren" : "toxic");
            remembered = noneValue;
        }
        if (next == 0.0 || next == largest) {
            remembered = environment;
            environment = next == 0.0 ? asteroids : giant;
        }
        now = next;
    }
    if (size == 0.0 || size == largest) { // whatever its environment was
        environment = size == 0.0 ? asteroids : giant;
    }
    if (!isMeantEnvironment || size != before) {
        changeProperty(planet, "size", size, deeds);
    }
    if (isMeantEnvironment ||
        environment != propertyOf(planet, "environment")) { // the environment was set, or changes with the size
        changeProperty(planet, "environment", environment, deeds);
    }
    if (remembered != propertyOf(planet, "original_environment")) {
        changeProperty(planet, "original_environment", remembered, deeds);
    }
}

/// Sets an environment: that of an end also sets the size, any other moves the size away from the ends (E3.6, E3.4).
void ReferenceTurn::setEnvironment(Id planet, double environment, Deeds& deeds) {
    const double largest =
        static_cast<double>(enumerationOf(*m_model.vocabulary.findProperty("size")).values.size()) - 1.0;
    if (environment == environmentCalled("asteroids") || environment == environmentCalled("gas_giant")) {
        setSize(planet, environment == environmentCalled("asteroids") ? 0.0 : largest, deeds, true);
        return;
    }
    const double size = propertyOf(planet, "size");
    if (size == 0.0 || size == largest) {
        changeProperty(planet, "size", size == 0.0 ? 1.0 : largest - 1.0, deeds);
        if (propertyOf(planet, "original_environment") != noneValue) {
            changeProperty(planet, "original_environment", noneValue, deeds);
        }
    }
    changeProperty(planet, "environment", environment, deeds);
}

} // namespace orrery::engine::turn_oracle
