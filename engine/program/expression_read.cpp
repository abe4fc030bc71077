// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/expression_read.h"

#include "engine/universe/scenario.h"
#include "engine/universe/universe.h"

#include <algorithm>
#include <array>
#include <optional>

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
        Row up = rowOf(view.builtin(Builtin::attachedTo, row), view);
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
/// property if its class gives it or its type declares it. Remembers the values of some classes: many candidates have
/// the same class.
class ClassPropertyReader {
public:
    ClassPropertyReader(const TypedNode& member, const View& view) : m_member(member), m_view(view) {}

    double operator()(Row row) {
        std::optional<double> value;
        climb(m_view, row, [&](Row at) { return (value = knownAt(at)).has_value(); });
        return value.value_or(missingValue);
    }

private:
    struct Known {
        double objectClass = noneValue;
        double type = noneValue;
        std::optional<double> value;
    };

    /// Returns the value that the object itself has; nullopt if it does not have the property.
    std::optional<double> knownAt(Row row) {
        const double objectClass = m_view.builtin(Builtin::objectClass, row);
        const double type = m_view.builtin(Builtin::objectType, row);
        Known& known = m_known[static_cast<ClassIndex>(objectClass) % m_known.size()];
        if (known.objectClass != objectClass || known.type != type) {
            known = {objectClass, type, valueAt(row)};
        }
        return known.value;
    }

    std::optional<double> valueAt(Row row) const {
        const Vocabulary& vocabulary = m_view.model->vocabulary;
        const Property& property = vocabulary.properties()[m_member.index];
        if (const CheckedPropertyValue* const given = givenByClass(m_view, row, m_member.index)) {
            return isText(property.format) ? textValue(m_view.model->texts[static_cast<std::size_t>(given->value)])
                                           : given->value;
        }
        if (!vocabulary.types()[m_view.typeOf(row)].hasProperty(m_member.index)) {
            return std::nullopt;
        }
        if (property.format == classListFormat) {
            return textValue(property.defaultText);
        }
        return property.defaultText.empty() || property.format == textFormat ? missingValue : property.defaultValue;
    }

    double textValue(const std::string& text) const { return m_view.texts->find(text).value_or(0); }

    const TypedNode& m_member;
    const View& m_view;
    std::array<Known, 16> m_known{};
};

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

void readMembers(const TypedNode& member, const View& view, std::span<const Row> rows, bool missingAsZero,
                 double* out) {
    const bool isStockpile = member.access == Access::stockpile && // options have the same access, but may not be
                                                                   // numbers
                             (*view.layout)[member.column].role == ColumnRole::stockpile;
    const double nothing = view.model != nullptr && view.model->rules.missingIsZero     ? emptyValue(member.format)
                           : missingAsZero && (isOfMeter(member.access) || isStockpile) ? 0.0
                                                                                        : missingValue;
    const ColumnId column = member.column;
    const auto each = [&](auto&& read) {
        for (const Row row : rows) {
            *out++ = row < view.rowCount ? read(row) : nothing;
        }
    };
    const auto eachWith = [&](const double* values) {
        each([&](Row row) { return view.has(row, column) ? values[row] : nothing; });
    };
    const auto hasColumn = [&](Row row) { return view.has(row, column); };
    const auto holderOf = [&](Row row) { return hasColumn(row) ? row : climb(view, row, hasColumn); };
    switch (member.access) {
    case Access::column:
        return each([values = view.columns[column.value]](Row row) { return values[row]; });
    case Access::row:
        return each([](Row row) { return static_cast<double>(row); });
    case Access::soleOwner:
        return each([&, known = 0.0, owner = noneValue](Row row) mutable { // candidates often have the same owner
            if (const double owners = view.builtin(Builtin::owners, row); owners != known) {
                known = owners;
                owner = soleOwner(view, row);
            }
            return owner;
        });
    case Access::position:
        return each(
            [&](Row row) { return view.builtin(Builtin::positioned, row) != 0.0 ? view.at(column, row) : nothing; });
    case Access::planet:
        return each([&](Row row) {
            const Row planet = climb(view, row, [&](Row at) { return view.typeOf(at) == member.index; });
            return planet == noRow ? noneValue : static_cast<double>(planet);
        });
    case Access::age:
        return each([&](Row row) { return static_cast<double>(view.turn) - view.builtin(Builtin::created, row); });
    case Access::meter:
        return eachWith(view.columns[column.value]);
    case Access::running:
        return eachWith((view.running.empty() ? view.columns : view.running)[column.value]);
    case Access::stockpile:
        return each([&](Row row) {
            const Row holder = stockpileHolder(member, view, row);
            return holder == noRow ? nothing : view.at(column, holder);
        });
    case Access::property:
        return each([&](Row row) {
            const Row holder = holderOf(row);
            return holder == noRow ? nothing : view.at(column, holder);
        });
    case Access::runtime:
        return each([&](Row row) {
            const Row holder = holderOf(row);
            const double value = holder == noRow ? notGivenValue : view.at(column, holder);
            return value == notGivenValue ? missingValue : value;
        });
    case Access::classProperty:
        return each(ClassPropertyReader(member, view));
    case Access::lastMax:
        return member.index < view.lastMax.size() ? eachWith(view.lastMax[member.index])
                                                  : each([&](Row /*row*/) { return nothing; });
    }
}

double readMember(const TypedNode& member, const View& view, Row row, bool missingAsZero) {
    double value = missingValue;
    readMembers(member, view, {&row, 1}, missingAsZero, &value);
    return value;
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
