// SPDX-License-Identifier: GPL-3.0-or-later
// Variables (V2 to V5): each cell collects all modifiers of all objects, sorts and applies them.
#include "engine/check/model/model.h"
#include "engine/universe/universe.h"
#include "tests/engine/support/reference_evaluator.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace orrery::engine::fixture {

namespace {

/// Returns the inherent priority of an operation (V4.2).
int inherent(const std::string& operation) {
    static const std::map<std::string, int> order{{"set", 0}, {"multiply", 1}, {"divide", 2},
                                                  {"add", 3}, {"max", 4},      {"min", 5}};
    return order.at(operation);
}

bool isScopeOf(const std::string& scope, const std::string& type) {
    return scope == type;
}

/// Returns whether a scope has the variables of another one: "ship.weapon.head" has those of "ship.weapon" and "ship".
bool isWithin(const std::string& scope, const std::string& outer) {
    return scope == outer || scope.starts_with(outer + ".");
}

} // namespace

std::optional<ReferenceEvaluator::Cell> ReferenceEvaluator::cellOf(const std::string& name, Row row, int part) const {
    const auto at = [&](Row on, int number) -> std::optional<Cell> {
        const std::string& objectClass =
            m_view.model->classes[static_cast<std::size_t>(this->at(Builtin::objectClass, on))].id;
        for (const MadeContent::Variable& variable : m_content.variables) {
            if (variable.name != name || variable.scope.empty()) {
                continue;
            }
            if (number == 0 && isScopeOf(variable.scope, typeOf(on).id)) {
                return Cell{name, variable.scope, on, 0};
            }
            for (const MadeContent::Part& own : m_content.parts) {
                if (number != 0 && own.carrier == objectClass && own.number == number &&
                    isWithin(own.scope, variable.scope) && variable.scope.find('.') != std::string::npos) {
                    return Cell{name, variable.scope, on, number};
                }
            }
        }
        return std::nullopt;
    };
    for (const MadeContent::Variable& variable : m_content.variables) {
        if (variable.name == name && variable.scope.empty()) {
            return Cell{name, {}, noRow, 0};
        }
    }
    if (row >= m_view.rowCount) {
        return std::nullopt;
    }
    if (part != 0) {
        if (const auto found = at(row, part)) {
            return found;
        }
    }
    for (const Row up : upwards(row)) {
        if (const auto found = at(up, 0)) {
            return found;
        }
    }
    const Row owner = soleOwner(row);
    return owner != noRow && m_view.exists(owner) ? at(owner, 0) : std::nullopt;
}

/// Returns the object that `Source` refers to in the groups that an object carries (E2.8).
Row ReferenceEvaluator::sourceOf(Row carrier) const {
    switch (typeOf(carrier).source) {
    case SourceRule::self:
        return carrier;
    case SourceRule::host:
        return rowAt(Builtin::attachedTo, carrier);
    case SourceRule::capital: {
        const Row owner = soleOwner(carrier);
        return owner == noRow ? noRow : rowAt(Builtin::capital, owner);
    }
    }
    return noRow;
}

const MadeContent::Variable& ReferenceEvaluator::variableOf(const Cell& cell) const {
    return *std::ranges::find_if(m_content.variables, [&](const MadeContent::Variable& one) {
        return one.name == cell.variable && one.scope == cell.scope;
    });
}

double ReferenceEvaluator::spreadOf(const Cell& cell) {
    RefPlace place{.candidate = cell.row, .missingAsZero = true};
    place.value = valueOf(cell).number;
    const RefValue value = evaluate(*variableOf(cell).spread, place);
    return value.isMissing || !std::isfinite(value.number) ? 0.0 : value.number;
}

RefValue ReferenceEvaluator::valueOf(const Cell& cell) {
    if (const auto known = m_values.find(cell); known != m_values.end()) {
        return known->second;
    }
    const MadeContent::Variable& variable = variableOf(cell);
    RefValue value = nothingOf(variable.format);
    if (!variable.channel.empty()) {
        value = read(variable.channel, cell.row, false);
    } else if (variable.spread) {
        const auto& all = m_view.model->language.variables;
        const auto known = std::ranges::find(all, variable.name, &CheckedVariable::name);
        value.number = m_view.at(known->spreadColumn, cell.row);
    }

    struct Instance {
        const MadeContent::Modifier* modifier = nullptr;
        std::size_t order = 0;
        Row carrier = noRow;
        Row candidate = noRow;
    };
    std::vector<Instance> instances;
    for (std::size_t order = 0; order < m_content.modifiers.size(); ++order) {
        const MadeContent::Modifier& modifier = m_content.modifiers[order];
        std::vector<Row> carriers;
        for (Row row = 0; row < m_view.rowCount && !modifier.carrier.empty(); ++row) {
            const auto objectClass = static_cast<std::size_t>(at(Builtin::objectClass, row));
            if (m_view.exists(row) && m_view.model->classes[objectClass].id == modifier.carrier) {
                carriers.push_back(row);
            }
        }
        if (modifier.carrier.empty()) {
            carriers.push_back(noRow);
        }
        for (const Row carrier : carriers) {
            if (modifier.address == MadeContent::Modifier::Address::own) {
                if (cellOf(modifier.variable, carrier, modifier.part) == cell) {
                    instances.push_back({&modifier, order, carrier, carrier});
                }
                continue;
            }
            for (Row row = 0; row < m_view.rowCount; ++row) {
                const CheckedClass& objectClass =
                    m_view.model->classes[static_cast<std::size_t>(at(Builtin::objectClass, row))];
                const auto& groupings = objectClass.groupings;
                bool isMeant = m_view.exists(row) && typeOf(row).id == modifier.type;
                if (modifier.address == MadeContent::Modifier::Address::grouping) {
                    isMeant = isMeant && std::ranges::find(groupings, modifier.addressed) != groupings.end();
                } else if (modifier.address == MadeContent::Modifier::Address::ofClass) {
                    isMeant = isMeant && objectClass.id == modifier.addressed;
                } else if (modifier.address == MadeContent::Modifier::Address::object) {
                    isMeant = isMeant && named(modifier.addressed).number == static_cast<double>(row);
                }
                if (isMeant && cellOf(modifier.variable, row, 0) == cell) {
                    instances.push_back({&modifier, order, carrier, row});
                }
            }
        }
    }
    const auto key = [](const Instance& instance) {
        const std::int64_t source = instance.carrier == noRow ? -1 : static_cast<std::int64_t>(instance.carrier);
        return std::tuple(instance.modifier->priority, inherent(instance.modifier->operation), source, instance.order);
    };
    std::ranges::stable_sort(instances, {}, key);

    for (const Instance& instance : instances) {
        RefPlace place;
        place.candidate = instance.candidate;
        place.value = value.number;
        place.part = instance.candidate == instance.carrier ? instance.modifier->part : 0;
        if (instance.carrier != noRow) {
            place.source = sourceOf(instance.carrier);
            if (place.source == noRow || !m_view.exists(place.source)) {
                continue;
            }
        }
        if (instance.modifier->active) {
            RefPlace asked = place; // evaluated on the source (X5.2)
            // A modifier without a carrier tests each object that it changes.
            const bool isGlobal = instance.carrier == noRow;
            asked.candidate = isGlobal ? instance.candidate : place.source;
            asked.part = instance.modifier->part;
            const RefValue active = evaluate(*instance.modifier->active, asked);
            if (active.isMissing || active.number != 1.0) {
                continue;
            }
        }
        place.missingAsZero = true; // an amount (E7.2)
        const RefValue given = evaluate(instance.modifier->value, place);
        if (given.isMissing) {
            continue;
        }
        const std::string& operation = instance.modifier->operation;
        if (operation == "set") {
            value = given;
        } else {
            static const std::map<std::string, std::string> operators{
                {"multiply", "*"}, {"divide", "/"}, {"add", "+"}, {"max", "max"}, {"min", "min"}};
            value = arithmetic(operators.at(operation), value, given);
        }
    }
    m_values[cell] = value;
    return value;
}

} // namespace orrery::engine::fixture
