// SPDX-License-Identifier: GPL-3.0-or-later
// Effects on stockpiles. An effect reaches an empire directly, or through an object that the empire owns (E3.14). A
// firing sums its changes to one stockpile and makes them at once. It then clamps the stockpile at 0 if the resource
// allows no debt (E3.3).
#include "engine/evaluation/run_diagnostics.h"
#include "engine/rules/effects/effect_rows.h"
#include "engine/turn/effect_arguments.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <map>

namespace orrery::engine {

namespace {

constexpr std::array<std::string_view, 2> perChoices{"owner", "object"};
constexpr double perObjectChoice = 1.0; // index of "object" in `perChoices`

constexpr ParameterSpec resourceParameter{.name = "resource",
                                          .kind = ParameterKind::resource,
                                          .required = true,
                                          .label = "Resource",
                                          .help = "The resource of the stockpile to change."};
constexpr ParameterSpec perParameter{
    .name = "per",
    .kind = ParameterKind::choice,
    .choices = perChoices,
    .fallback = "owner",
    .label = "Per",
    .help = "'owner': fires once for each owner of the objects in scope; the amount cannot read the target. 'object': "
            "fires once for each object in scope; the amount can read its values."};

constexpr std::array amountParameters{
    resourceParameter,
    ParameterSpec{.name = "amount",
                  .kind = ParameterKind::number,
                  .required = true,
                  .label = "Amount",
                  .help = "The number to add. A negative number subtracts."},
    perParameter,
};

constexpr std::array valueParameters{
    resourceParameter,
    ParameterSpec{.name = "value",
                  .kind = ParameterKind::number,
                  .required = true,
                  .label = "Value",
                  .help = "The new value of the stockpile."},
    perParameter,
};

PhraseView reachesNoStockpile(const EffectCall& call, Row target) {
    const ColumnId column = call.effect.column;
    if (call.view.has(target, column)) {
        return call.view.exists(target) ? PhraseView() : PhraseView(inPhrase("is not in the game"));
    }
    const std::vector<Row>& owners = call.reads.ownersOf(target);
    if (owners.empty()) {
        return inPhrase("has no owner");
    }
    const bool reaches = !empiresOf(call, target, column).empty();
    return reaches ? PhraseView() : (*call.view.layout)[column].absence();
}

/// Returns the amount that the firing gives to each stockpile that it reaches. With per="owner", it reaches each empire
/// once. With per="object", it reaches an empire once for each object, in their order; `join` then combines two
/// amounts.
template <typename Join>
std::map<Row, double> amountsByEmpire(const EffectCall& call, Join join) {
    const ColumnId column = call.effect.column;
    const CompiledArgument& amount = call.effect.arguments[static_cast<std::size_t>(call.effect.amount)];
    std::map<Row, double> given; // sorted, because the rows of a run ascend
    if (argumentOf(call, "per").constant == perObjectChoice) {
        const std::vector<double> amounts = amountsOf(call, amount, *call.rows);
        for (std::size_t i = 0; i < amounts.size(); ++i) {
            for (const Row empire : empiresOf(call, (*call.rows)[i], column)) {
                const auto [entry, isFirst] = given.try_emplace(empire, amounts[i]);
                entry->second = isFirst ? amounts[i] : join(entry->second, amounts[i]);
            }
        }
        return given;
    }
    // Most objects in scope have the same owners as the object before them.
    constexpr double nobody = noneValue;
    double ownersBefore = nobody;
    for (const Row row : *call.rows) {
        const bool isItself = call.view.has(row, column);
        const double owners = isItself ? nobody : call.reads.builtin(Builtin::owners, row);
        if (isItself || owners != ownersBefore) {
            for (const Row empire : empiresOf(call, row, column)) {
                given.try_emplace(empire, 0.0);
            }
            ownersBefore = owners;
        }
    }
    RowList empires;
    for (const auto& [empire, value] : given) {
        empires.push_back(empire);
    }
    const std::vector<double> amounts = amountsOf(call, amount, empires);
    for (std::size_t i = 0; i < empires.size(); ++i) {
        given[empires[i]] = amounts[i];
    }
    return given;
}

const Resource& resourceOf(const EffectCall& call) {
    return call.view.model->vocabulary.resources()[(*call.view.layout)[call.effect.column].of];
}

void modifyStockpile(const EffectCall& call) {
    const ColumnId column = call.effect.column;
    RowList rows;
    std::vector<double> amounts;
    bool isReported = false;
    for (const auto& [empire, amount] : amountsByEmpire(call, std::plus<>())) {
        const double before = call.view.at(column, empire);
        const bool isFinite = std::isfinite(before + amount);
        if (!isFinite && !isReported) {
            isReported = true;
            logFault(*call.writer, runDiagnostics["run.overflow"],
                     call.effect.arguments[static_cast<std::size_t>(call.effect.amount)].checked->where,
                     call.cause.firing, empire);
        }
        rows.push_back(empire);
        amounts.push_back(isFinite ? amount : -before);
    }
    const double floor = resourceOf(call).debt ? -std::numeric_limits<double>::infinity() : 0.0;
    call.proposal->add(column, std::make_shared<const RowList>(std::move(rows)), amounts, floor);
}

void setStockpile(const EffectCall& call) {
    const bool hasDebt = resourceOf(call).debt;
    RowList rows;
    std::vector<double> values;
    for (const auto& [empire, value] : amountsByEmpire(call, [](double, double last) { return last; })) {
        rows.push_back(empire);
        values.push_back(hasDebt ? value : std::max(value, 0.0));
    }
    call.proposal->set(call.effect.column, std::make_shared<const RowList>(std::move(rows)), values);
}

constexpr std::array table{
    EffectSpec{.tag = "modify-stockpile",
               .label = "Modify stockpile",
               .help = "Adds an amount to the stockpile of an empire in scope, or of the owners of other objects in "
                       "scope. The stockpile never falls below 0 unless the resource allows debt.",
               .sentence = "add {amount} to the stockpile of {resource}[, once per {per}]",
               .requirement = "E3.3",
               .example = R"(<modify-stockpile resource="Minerals" amount="-5"/>)",
               .parameters = amountParameters,
               .amount = "amount",
               .reachesOwners = true,
               .unable = reachesNoStockpile,
               .fire = modifyStockpile},
    EffectSpec{.tag = "set-stockpile",
               .label = "Set stockpile",
               .help = "Sets the stockpile of an empire in scope, or of the owners of other objects in scope. With "
                       "per=\"object\", the value of the last object counts.",
               .sentence = "set the stockpile of {resource} to {value}[, once per {per}]",
               .requirement = "E3.17",
               .example = R"(<set-stockpile resource="Minerals" value="100"/>)",
               .parameters = valueParameters,
               .amount = "value",
               .reachesOwners = true,
               .unable = reachesNoStockpile,
               .fire = setStockpile},
};
static_assert(areProperEffects(table));

} // namespace

std::span<const EffectSpec> stockpileEffects() {
    return table;
}

} // namespace orrery::engine
