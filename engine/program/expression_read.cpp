// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/expression_read.h"

#include "engine/universe/scenario.h"
#include "engine/universe/universe.h"

#include <algorithm>

namespace orrery::engine {

namespace {

/// Climbs the attachment tree to the first row that `found` accepts. Limits the height, because content may write
/// attachments in a cycle.
template <typename Found>
Row climb(const View& view, Row row, Found&& found) {
    for (int height = 0; row != noRow && height < 64; ++height) {
        if (found(row)) {
            return row;
        }
        Row up = view.parent(row);
        if (up == noRow) {
            up = rowOf(view.builtin(Builtin::system, row), view);
        }
        if (up == row) { // a system is in itself
            return noRow;
        }
        row = up;
    }
    return noRow;
}

double soleOwner(const View& view, Row row) {
    const auto& owners = (*view.ownerSets)[static_cast<std::uint32_t>(view.builtin(Builtin::owners, row))];
    return owners.size() == 1 ? static_cast<double>(owners.front()) : noneValue;
}

Row stockpileHolder(const TypedNode& member, const View& view, Row row) {
    if (view.has(row, member.column)) {
        return row;
    }
    const Row owner = rowOf(soleOwner(view, row), view);
    return owner != noRow && view.exists(owner) && view.has(owner, member.column) ? owner : noRow;
}

/// Returns the value that an object's class gives for a property of classes; null if it gives none.
const CheckedPropertyValue* givenByClass(const View& view, Row row, PropertyIndex property) {
    const auto objectClass = static_cast<std::size_t>(view.builtin(Builtin::objectClass, row));
    const std::vector<CheckedPropertyValue>& values = view.model->classes[objectClass].properties;
    const auto given = std::ranges::find(values, property, &CheckedPropertyValue::property);
    return given == values.end() ? nullptr : &*given;
}

/// Reads a property of classes: the class's value, otherwise the vocabulary's default (E7.4). An object has the
/// property if its class gives it or its type declares it.
double readClassProperty(const TypedNode& member, const View& view, Row row) {
    const Vocabulary& vocabulary = view.model->vocabulary;
    const Row holder = climb(view, row, [&](Row at) {
        return vocabulary.types()[view.typeOf(at)].hasProperty(member.index) || givenByClass(view, at, member.index);
    });
    if (holder == noRow) {
        return missingValue;
    }
    const Property& property = vocabulary.properties()[member.index];
    if (const CheckedPropertyValue* const given = givenByClass(view, holder, member.index)) {
        return isText(property.format)
                   ? view.texts->find(view.model->texts[static_cast<std::size_t>(given->value)]).value_or(0)
                   : given->value;
    }
    if (property.format == classListFormat) {
        return view.texts->find(property.defaultText).value_or(0);
    }
    return property.defaultText.empty() || property.format == textFormat ? missingValue : property.defaultValue;
}

/// Returns what a look-up that finds nothing gives under rules without missing values: 0, an empty text, or none
/// (G6.3).
double emptyValue(Format format) {
    const bool isPlain = format == numberFormat || format == booleanFormat || isText(format);
    return isPlain ? 0.0 : noneValue; // an empty text is 0, too
}

bool isOfMeter(Access access) {
    return access == Access::meter || access == Access::running || access == Access::lastMax;
}

} // namespace

Row rowOf(double value, const View& view) {
    return value >= 0.0 && value < static_cast<double>(view.rowCount) ? static_cast<Row>(value) : noRow;
}

double readMember(const TypedNode& member, const View& view, Row row, bool missingAsZero) {
    const bool isStockpile = member.access == Access::stockpile && // options have the same access, but may not be
                                                                   // numbers
                             (*view.layout)[member.column].role == ColumnRole::stockpile;
    const double nothing = view.model != nullptr && view.model->rules.missingIsZero     ? emptyValue(member.format)
                           : missingAsZero && (isOfMeter(member.access) || isStockpile) ? 0.0
                                                                                        : missingValue;
    if (row >= view.rowCount) {
        return nothing;
    }
    switch (member.access) {
    case Access::column:
        return view.at(member.column, row);
    case Access::row:
        return static_cast<double>(row);
    case Access::soleOwner:
        return soleOwner(view, row);
    case Access::position:
        return view.builtin(Builtin::positioned, row) != 0.0 ? view.at(member.column, row) : nothing;
    case Access::planet: {
        const Row planet = climb(view, row, [&](Row at) { return view.typeOf(at) == member.index; });
        return planet == noRow ? noneValue : static_cast<double>(planet);
    }
    case Access::age:
        return static_cast<double>(view.turn) - view.builtin(Builtin::created, row);
    case Access::meter:
        return view.has(row, member.column) ? view.at(member.column, row) : nothing;
    case Access::running: {
        const auto& columns = view.running.empty() ? view.columns : view.running;
        return view.has(row, member.column) ? columns[member.column.value][row] : nothing;
    }
    case Access::stockpile: {
        const Row holder = stockpileHolder(member, view, row);
        return holder == noRow ? nothing : view.at(member.column, holder);
    }
    case Access::property: {
        const Row holder = view.holderOf(row, member.column);
        return holder == noRow ? nothing : view.at(member.column, holder);
    }
    case Access::runtime: {
        const Row holder = view.holderOf(row, member.column);
        const double value = holder == noRow ? notGivenValue : view.at(member.column, holder);
        return value == notGivenValue ? missingValue : value;
    }
    case Access::classProperty:
        return readClassProperty(member, view, row);
    case Access::lastMax:
        return view.has(row, member.column) && member.index < view.lastMax.size() ? view.lastMax[member.index][row]
                                                                                  : nothing;
    }
    return nothing;
}

Row holderOfMember(const TypedNode& member, const View& view, Row row) {
    if (row >= view.rowCount) {
        return noRow;
    }
    switch (member.access) {
    case Access::column:
        return row;
    case Access::position:
        return view.builtin(Builtin::positioned, row) != 0.0 ? row : noRow;
    case Access::meter:
    case Access::running:
        return view.has(row, member.column) ? row : noRow;
    case Access::stockpile:
        return stockpileHolder(member, view, row);
    case Access::property:
    case Access::runtime:
        return view.holderOf(row, member.column);
    default:
        return noRow;
    }
}

double readOwnedBy(const View& view, double object, double empire) {
    const Row row = rowOf(object, view);
    if (row == noRow) {
        return missingValue;
    }
    const Row owner = rowOf(empire, view);
    const auto owners = static_cast<std::uint32_t>(view.builtin(Builtin::owners, row));
    return owner != noRow && view.exists(owner) && view.ownerSets->contains(owners, owner) ? 1.0 : 0.0;
}

double namedObject(const TypedNode& node, const View& view) {
    const std::optional<Row> row = findObject(view, node.text());
    return row ? static_cast<double>(*row) : noneValue;
}

double literalText(const TypedNode& node, const View& view) {
    const std::optional<std::uint32_t> index = view.texts->find(node.text());
    return index ? static_cast<double>(*index) : firstLiteral - node.index;
}

} // namespace orrery::engine
