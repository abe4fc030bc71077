// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/reference_turn.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdio>

namespace orrery::engine::turn_oracle {

namespace {

/// Returns the member that stores a built-in column; null if it is no set of objects.
Ids* setOf(Thing& thing, Builtin which) {
    switch (which) {
    case Builtin::owners:
        return &thing.owners;
    case Builtin::seenBy:
        return &thing.seenBy;
    case Builtin::shownTo:
        return &thing.shownTo;
    case Builtin::hiddenFrom:
        return &thing.hiddenFrom;
    case Builtin::allowed:
        return &thing.allowed;
    case Builtin::forbidden:
        return &thing.forbidden;
    default:
        return nullptr;
    }
}

/// Returns the same for columns that hold an object.
Id* idOf(Thing& thing, Builtin which) {
    switch (which) {
    case Builtin::attachedTo:
        return &thing.attachedTo;
    case Builtin::system:
        return &thing.system;
    case Builtin::capital:
        return &thing.capital;
    case Builtin::target:
        return &thing.target;
    case Builtin::destination:
        return &thing.destination;
    case Builtin::heading:
        return &thing.heading;
    case Builtin::creator:
        return &thing.creator;
    case Builtin::homeworld:
        return &thing.homeworld;
    default:
        return nullptr;
    }
}

/// Returns the same for columns that hold a number.
double* numberOf(Thing& thing, const ColumnSpec& column) {
    switch (column.role) {
    case ColumnRole::meterCurrent:
        return &thing.meters[column.of].current;
    case ColumnRole::meterMax:
        return &thing.meters[column.of].maximum;
    case ColumnRole::stockpile:
        return &thing.stockpiles[column.of];
    case ColumnRole::property:
        return &thing.properties[column.of];
    default:
        break;
    }
    switch (static_cast<Builtin>(column.of)) {
    case Builtin::x:
        return &thing.x;
    case Builtin::y:
        return &thing.y;
    case Builtin::created:
        return &thing.created;
    case Builtin::remaining:
        return &thing.remaining;
    default:
        return nullptr;
    }
}

} // namespace

bool Cell::isSameAs(const Cell& other) const {
    const bool isZero = number == 0.0 && other.number == 0.0; // designers cannot see the sign of 0
    return (isZero || std::bit_cast<std::uint64_t>(number) == std::bit_cast<std::uint64_t>(other.number)) &&
           set == other.set && text == other.text;
}

std::string Cell::shown() const {
    if (!text.empty()) {
        return "'" + text + "'";
    }
    if (!set.empty()) {
        std::string all;
        for (const Id id : set) {
            all += (all.empty() ? "{" : " ") + std::to_string(id);
        }
        return all + "}";
    }
    std::array<char, 40> out{};
    std::snprintf(out.data(), out.size(), "%.17g", number);
    return out.data();
}

Cell readCell(const Thing& thing, const ColumnSpec& column) {
    Thing& from = const_cast<Thing&>(thing); // reads and writes use the same members
    if (column.role == ColumnRole::builtin) {
        const auto which = static_cast<Builtin>(column.of);
        if (const Ids* const set = setOf(from, which)) {
            return {.set = *set};
        }
        if (const Id* const id = idOf(from, which)) {
            return {.number = static_cast<double>(*id)};
        }
        switch (which) {
        case Builtin::exists:
            return {.number = thing.isInGame ? 1.0 : 0.0};
        case Builtin::objectType:
            return {.number = static_cast<double>(thing.type)};
        case Builtin::objectClass:
            return {.number = static_cast<double>(thing.kind)};
        case Builtin::name:
            return {.text = thing.name};
        case Builtin::positioned:
            return {.number = thing.isPlaced ? 1.0 : 0.0};
        default:
            break;
        }
    }
    return {.number = *numberOf(from, column)};
}

void writeCell(Thing& thing, const ColumnSpec& column, const Cell& cell) {
    if (column.role == ColumnRole::builtin) {
        const auto which = static_cast<Builtin>(column.of);
        if (Ids* const set = setOf(thing, which)) {
            *set = cell.set;
            return;
        }
        if (Id* const id = idOf(thing, which)) {
            *id = static_cast<Id>(cell.number);
            return;
        }
        switch (which) {
        case Builtin::exists:
            thing.isInGame = cell.number != 0.0;
            return;
        case Builtin::objectType:
            thing.type = static_cast<TypeIndex>(cell.number);
            return;
        case Builtin::objectClass:
            thing.kind = static_cast<ClassIndex>(cell.number);
            return;
        case Builtin::name:
            thing.name = cell.text;
            return;
        case Builtin::positioned:
            thing.isPlaced = cell.number != 0.0;
            return;
        default:
            break;
        }
    }
    *numberOf(thing, column) = cell.number;
}

Thing newThing(const CheckedModel& model, ClassIndex kind) {
    const CheckedClass& made = model.classes[kind];
    const Vocabulary& vocabulary = model.vocabulary;
    const Type& type = vocabulary.types()[made.type];
    Thing thing{.type = made.type, .kind = kind, .remaining = static_cast<double>(made.duration)};
    for (const MeterIndex meter : type.meters) {
        const double initial = vocabulary.meters()[meter].initial;
        thing.meters[meter] = {.current = initial, .maximum = initial};
    }
    for (const ResourceIndex resource : type.resources) {
        thing.stockpiles[resource] = vocabulary.resources()[resource].initial;
    }
    for (const PropertyIndex property : type.properties) {
        if (!vocabulary.properties()[property].ofClass) {
            const Property& spec = vocabulary.properties()[property]; // starts without a value (E7.9)
            thing.properties[property] = spec.isRuntime ? notGivenValue : spec.defaultValue;
        }
    }
    for (const CheckedPropertyValue& given : made.properties) {
        if (thing.properties.contains(given.property)) {
            thing.properties[given.property] = given.value;
        }
    }
    return thing;
}

} // namespace orrery::engine::turn_oracle
