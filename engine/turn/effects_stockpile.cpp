// SPDX-License-Identifier: GPL-3.0-or-later
// Effects on stockpiles. An empire is reached directly or through what it owns (E3.14); a firing's changes to one
// stockpile are made at once: summed, then held at 0 where the resource allows no debt (E3.3).
#include "engine/rules/run_diagnostics.h"
#include "engine/turn/effect_arguments.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace orrery::engine {

namespace {

constexpr std::array<std::string_view, 2> perChoices{"owner", "object"};
constexpr double perObjectChoice = 1.0; // its place among them

constexpr ParameterSpec resourceParameter{.name = "resource",
                                          .kind = ParameterKind::resource,
                                          .required = true,
                                          .label = "Resource",
                                          .help = "Which stockpile is changed."};
constexpr ParameterSpec perParameter{
    .name = "per",
    .kind = ParameterKind::choice,
    .choices = perChoices,
    .fallback = "owner",
    .label = "Per",
    .help = "'owner': once to each owner of anything in scope; the amount cannot read the target. 'object': once for "
            "each object in scope, whose values the amount may read."};

constexpr std::array amountParameters{
    resourceParameter,
    ParameterSpec{.name = "amount",
                  .kind = ParameterKind::number,
                  .required = true,
                  .label = "Amount",
                  .help = "What is added; a negative amount takes away."},
    perParameter,
};

constexpr std::array valueParameters{
    resourceParameter,
    ParameterSpec{.name = "value",
                  .kind = ParameterKind::number,
                  .required = true,
                  .label = "Value",
                  .help = "What the stockpile is set to."},
    perParameter,
};

std::string_view reachesNoStockpile(const EffectCall& call, Row target) {
    const ColumnId column = call.effect.column;
    if (call.view.has(target, column)) {
        return {};
    }
    const std::vector<Row>& owners = ownersOf(call.view, target);
    if (owners.empty()) {
        return "has no owner";
    }
    const bool reaches =
        std::any_of(owners.begin(), owners.end(), [&](Row owner) { return call.view.has(owner, column); });
    return reaches ? std::string_view{} : std::string_view((*call.view.layout)[column].absence);
}

/// The new value of each stockpile that the firing reaches. With per="owner" each empire is reached once; with
/// per="object" once for each object, in the order of the objects.
template <typename Change>
void changeStockpiles(const EffectCall& call, Change change) {
    const ColumnId column = call.effect.column;
    const CompiledArgument& amount = call.effect.arguments[static_cast<std::size_t>(call.effect.amount)];
    const bool perObject = argumentOf(call, "per").constant == perObjectChoice;
    std::map<Row, double> after; // ordered: the run's rows ascend
    if (perObject) {
        const std::vector<double> amounts = amountsOf(call, amount, *call.rows);
        for (std::size_t i = 0; i < amounts.size(); ++i) {
            for (const Row empire : empiresOf(call.view, (*call.rows)[i], column)) {
                const auto [entry, isFirst] = after.try_emplace(empire, call.view.at(column, empire));
                entry->second = change(entry->second, amounts[i]);
            }
        }
    } else {
        for (const Row row : *call.rows) {
            for (const Row empire : empiresOf(call.view, row, column)) {
                after.try_emplace(empire, call.view.at(column, empire));
            }
        }
        RowList empires;
        for (const auto& [empire, value] : after) {
            empires.push_back(empire);
        }
        const std::vector<double> amounts = amountsOf(call, amount, empires);
        for (std::size_t i = 0; i < empires.size(); ++i) {
            double& value = after[empires[i]];
            value = change(value, amounts[i]);
        }
    }
    const Resource& resource = call.view.model->vocabulary.resources()[(*call.view.layout)[column].of];
    RowList rows;
    std::vector<double> values;
    bool isReported = false;
    for (const auto& [empire, value] : after) {
        if (!std::isfinite(value) && !isReported) {
            isReported = true;
            logFault(*call.writer, diag::runOverflow, amount.checked->where, call.cause.firing, empire);
        }
        rows.push_back(empire);
        values.push_back(!std::isfinite(value) ? 0.0 : resource.debt ? value : std::max(value, 0.0));
    }
    call.proposal->set(column, std::make_shared<const RowList>(std::move(rows)), values);
}

void modifyStockpile(const EffectCall& call) {
    changeStockpiles(call, [](double before, double amount) { return before + amount; });
}

void setStockpile(const EffectCall& call) {
    changeStockpiles(call, [](double, double value) { return value; });
}

constexpr std::array table{
    EffectSpec{.tag = "modify-stockpile",
               .label = "Modify stockpile",
               .help = "Adds to the stockpile of an empire: that of an empire in scope, or those of the owners of "
                       "other objects in scope. It never falls below 0 unless the resource allows debt.",
               .requirement = "E3.3",
               .example = R"(<modify-stockpile resource="Minerals" amount="-5"/>)",
               .parameters = amountParameters,
               .amount = "amount",
               .unable = reachesNoStockpile,
               .fire = modifyStockpile},
    EffectSpec{.tag = "set-stockpile",
               .label = "Set stockpile",
               .help = "Gives the stockpile of an empire a value: that of an empire in scope, or those of the owners "
                       "of other objects in scope. With per=\"object\" the last object's value stands.",
               .requirement = "E3.17",
               .example = R"(<set-stockpile resource="Minerals" value="100"/>)",
               .parameters = valueParameters,
               .amount = "value",
               .unable = reachesNoStockpile,
               .fire = setStockpile},
};
static_assert(areProperRows(table));

} // namespace

std::span<const EffectSpec> stockpileEffects() {
    return table;
}

} // namespace orrery::engine
