// SPDX-License-Identifier: GPL-3.0-or-later
// Objects and their members (X1.4, X1.6, E4.4, X4), found by visiting every object.
#include "engine/check/expression/expression_members.h"
#include "engine/check/model/model.h"
#include "engine/universe/universe.h"
#include "tests/engine/support/reference_evaluator.h"

#include <algorithm>

namespace orrery::engine::fixture {

namespace {

using Kind = Term::Kind;

RefValue missing() {
    return {.isMissing = true};
}

/// The limit for climbing, because content can contain a circle of attachments.
constexpr std::size_t highestTree = 64;

} // namespace

Row ReferenceEvaluator::rowAt(Builtin column, Row row) const {
    const double value = at(column, row);
    return value >= 0.0 && value < static_cast<double>(m_view.rowCount) ? static_cast<Row>(value) : noRow;
}

const std::vector<Row>& ReferenceEvaluator::ownersOf(Row row) const {
    return (*m_view.ownerSets)[static_cast<std::uint32_t>(at(Builtin::owners, row))];
}

Row ReferenceEvaluator::soleOwner(Row row) const {
    const std::vector<Row>& owners = ownersOf(row);
    return owners.size() == 1 ? owners[0] : noRow;
}

const Type& ReferenceEvaluator::typeOf(Row row) const {
    return m_view.model->vocabulary.types()[static_cast<std::size_t>(at(Builtin::objectType, row))];
}

std::vector<Row> ReferenceEvaluator::upwards(Row row) const {
    std::vector<Row> way;
    while (row != noRow && way.size() < highestTree) {
        way.push_back(row);
        const Row parent = rowAt(Builtin::attachedTo, row);
        const Row up = parent != noRow ? parent : rowAt(Builtin::system, row);
        row = up == row ? noRow : up;
    }
    return way;
}

Row ReferenceEvaluator::objectOf(const Term& term, const RefPlace& place, bool& isRoot) {
    isRoot = true;
    switch (term.kind) {
    case Kind::source:
        return place.source;
    case Kind::target:
        return place.target != noRow ? place.target : place.candidate;
    case Kind::bare:
        return place.candidate;
    case Kind::game:
        isRoot = false;
        for (Row row = 0; row < m_view.rowCount; ++row) {
            if (m_view.exists(row) && typeOf(row).id == "game") {
                return row;
            }
        }
        return noRow;
    default:
        break;
    }
    isRoot = false;
    const RefValue value = evaluate(term, place);
    const bool isRow = !value.isMissing && value.number >= 0.0 && value.number < static_cast<double>(m_view.rowCount);
    return isRow ? static_cast<Row>(value.number) : noRow;
}

/// Returns the oldest object of that name; "#5" is the object with the id 5.
RefValue ReferenceEvaluator::named(const std::string& name) const {
    for (Row row = 0; row < m_view.rowCount; ++row) {
        const std::string& own = (*m_view.texts)[static_cast<std::uint32_t>(at(Builtin::name, row))];
        if (m_view.exists(row) && !name.empty() && own == name) {
            return {.number = static_cast<double>(row)};
        }
    }
    for (Row row = 0; row < m_view.rowCount; ++row) {
        if (m_view.exists(row) && name == "#" + std::to_string(row)) {
            return {.number = static_cast<double>(row)};
        }
    }
    return {.number = noneValue};
}

RefValue ReferenceEvaluator::member(const Term& term, const RefPlace& place) {
    bool isRoot = false;
    Row row = objectOf(term.operands[0], place, isRoot);
    if (row != noRow && !isRoot && !m_view.exists(row)) {
        row = noRow; // destroyed, and reached through another object
    }
    for (const MadeContent::Variable& variable : m_content.variables) {
        if (variable.name == term.word) {
            const bool isBare = term.operands[0].kind == Kind::bare;
            const std::optional<Cell> cell = row == noRow && !variable.scope.empty()
                                                 ? std::nullopt
                                                 : cellOf(term.word, row, isBare ? place.part : 0);
            return cell ? valueOf(*cell) : missing();
        }
    }
    return read(term.word, row, place.missingAsZero);
}

RefValue ReferenceEvaluator::cell(Format format, double value) const {
    if (format == textFormat || format == pairFormat || format == diceFormat) {
        return {.text = (*m_view.texts)[static_cast<std::uint32_t>(value)]};
    }
    return {.number = value};
}

std::optional<RefValue> ReferenceEvaluator::readBuiltin(const std::string& name, Row row) const {
    const auto object = [](Row which) { return RefValue{.number = which == noRow ? noneValue : which * 1.0}; };
    if (name == "age") {
        return RefValue{.number = static_cast<double>(m_view.turn) - at(Builtin::created, row)};
    }
    if (name == "id") {
        return object(row);
    }
    if (name == "owner") {
        return object(soleOwner(row));
    }
    if (name == "planet" || name == "team") {
        const std::vector<Row> way = upwards(row);
        const auto found = std::ranges::find_if(way, [&](Row up) { return typeOf(up).id == name; });
        return object(found == way.end() ? noRow : *found);
    }
    if (name == "x" || name == "y") {
        return at(Builtin::positioned, row) == 0.0 ? missing()
                                                   : RefValue{.number = at(name == "x" ? Builtin::x : Builtin::y, row)};
    }
    const MemberRow* const other = findMember(name);
    return other == nullptr ? std::nullopt : std::optional(cell(other->format, at(other->column, row)));
}

RefValue ReferenceEvaluator::read(const std::string& name, Row row, bool missingAsZero) const {
    const Vocabulary& vocabulary = m_view.model->vocabulary;
    const ColumnLayout& layout = *m_view.layout;
    const bool isMax = name.starts_with("Max") && vocabulary.findMeter(name.substr(3));
    const bool isCurrent = name.starts_with("Current") && vocabulary.findMeter(name.substr(7));
    const auto meter = vocabulary.findMeter(isMax ? name.substr(3) : isCurrent ? name.substr(7) : name);
    const auto resource = vocabulary.findResource(name);
    if (row >= m_view.rowCount) {
        return missingAsZero && (meter || resource) ? RefValue{} : missing();
    }
    if (meter) {
        return typeOf(row).hasMeter(*meter) ? RefValue{.number = m_view.at(layout.meter(*meter, isMax), row)}
               : missingAsZero              ? RefValue{}
                                            : missing();
    }
    if (const auto property = vocabulary.findProperty(name)) {
        const Property& declared = vocabulary.properties()[*property];
        for (const Row up : upwards(row)) {
            const CheckedClass& objectClass =
                m_view.model->classes[static_cast<std::size_t>(at(Builtin::objectClass, up))];
            const auto given = std::ranges::find(objectClass.properties, *property, &CheckedPropertyValue::property);
            if (!declared.ofClass) {
                if (typeOf(up).hasProperty(*property)) {
                    return cell(declared.format, m_view.at(layout.property(*property), up));
                }
            } else if (given != objectClass.properties.end()) {
                return declared.format == textFormat
                           ? RefValue{.text = m_view.model->texts[static_cast<std::size_t>(given->value)]}
                           : RefValue{.number = given->value};
            } else if (typeOf(up).hasProperty(*property)) {
                return declared.defaultText.empty() ? missing() : RefValue{.number = declared.defaultValue};
            }
        }
        return missing();
    }
    if (const std::optional<RefValue> builtin = readBuiltin(name, row)) {
        return *builtin;
    }
    const Row owner = soleOwner(row);
    const Row holder = typeOf(row).hasResource(*resource)                                               ? row
                       : owner != noRow && m_view.exists(owner) && typeOf(owner).hasResource(*resource) ? owner
                                                                                                        : noRow;
    return holder != noRow ? RefValue{.number = m_view.at(layout.stockpile(*resource), holder)}
           : missingAsZero ? RefValue{}
                           : missing();
}

/// Returns whether an object itself is of the kind (X4.1).
bool ReferenceEvaluator::isOfKind(const std::string& kindId, const std::string& id, Row row) const {
    const Vocabulary& vocabulary = m_view.model->vocabulary;
    const HasKind& kind = *vocabulary.findKind(kindId);
    const CheckedClass& objectClass = m_view.model->classes[static_cast<std::size_t>(at(Builtin::objectClass, row))];
    const auto isIn = [&](const std::string& grouping) {
        return std::ranges::find(objectClass.groupings, grouping) != objectClass.groupings.end();
    };
    if (kind.property) {
        const Property& property = vocabulary.properties()[*kind.property];
        const auto value = vocabulary.enumerations()[property.format.enumeration].find(id);
        return typeOf(row).hasProperty(*kind.property) &&
               m_view.at(m_view.layout->property(*kind.property), row) == static_cast<double>(*value);
    }
    if (kind.anyGrouping) {
        return isIn(id);
    }
    return objectClass.id == id;
}

/// Returns an option of empires: the empire's own, that of any empire of a team, else the sole owner's.
RefValue ReferenceEvaluator::hasOption(const std::string& id, Row row) const {
    if (typeOf(row).id != "team") {
        const Row empire = typeOf(row).id == "empire" ? row : soleOwner(row);
        return empire == noRow ? RefValue{.isMissing = true} : read(id, empire, false);
    }
    for (Row empire = 0; empire < m_view.rowCount; ++empire) {
        if (m_view.exists(empire) && typeOf(empire).id == "empire" && rowAt(Builtin::attachedTo, empire) == row &&
            read(id, empire, false).number == 1.0) {
            return {.number = 1.0};
        }
    }
    return {};
}

/// Returns whether the object is of the kind itself, or else an object of the kind belongs to it (X4.1). A tech also
/// belongs to the objects of its owners. A team has everything that one of its empires has.
bool ReferenceEvaluator::has(const std::string& kindId, const std::string& id, Row row) const {
    if (typeOf(row).id == "team") {
        for (Row empire = 0; empire < m_view.rowCount; ++empire) {
            if (m_view.exists(empire) && typeOf(empire).id == "empire" && rowAt(Builtin::attachedTo, empire) == row &&
                has(kindId, id, empire)) {
                return true;
            }
        }
    }
    const HasKind& kind = *m_view.model->vocabulary.findKind(kindId);
    const CheckedClass& own = m_view.model->classes[static_cast<std::size_t>(at(Builtin::objectClass, row))];
    const bool isItself =
        (kind.type && m_view.typeOf(row) == *kind.type) || (kind.property && typeOf(row).hasProperty(*kind.property)) ||
        (!kind.grouping.empty() && std::ranges::find(own.groupings, kind.grouping) != own.groupings.end());
    if (isItself) {
        return isOfKind(kindId, id, row);
    }
    for (Row other = 0; other < m_view.rowCount; ++other) {
        if (!m_view.exists(other) || !isOfKind(kindId, id, other)) {
            continue;
        }
        std::vector<Row> holders; // its hosts, and their owners
        for (Row up = other; up != noRow && holders.size() < highestTree; up = rowAt(Builtin::attachedTo, up)) {
            holders.push_back(up);
            if (typeOf(up).id != "system") {
                holders.insert(holders.end(), ownersOf(up).begin(), ownersOf(up).end());
            }
        }
        const auto isHolder = [&](Row which) { return std::ranges::find(holders, which) != holders.end(); };
        if (isHolder(row) || (typeOf(other).id == "tech" && std::ranges::any_of(ownersOf(row), isHolder))) {
            return true;
        }
    }
    return false;
}

} // namespace orrery::engine::fixture
