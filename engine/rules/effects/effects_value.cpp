// SPDX-License-Identifier: GPL-3.0-or-later
// Effects on the properties and the targets of objects.
#include "engine/rules/effects/effect_blocks.h"
#include "engine/rules/effects/effect_rows.h"
#include "engine/turn/effect_arguments.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace orrery::engine {

namespace {

constexpr std::array<std::string_view, 2> focusChoices{"primary", "secondary"};

constexpr std::array focusParameters{
    ParameterSpec{.name = "focus",
                  .kind = ParameterKind::enumerator,
                  .of = "Focus",
                  .required = true,
                  .label = "Focus",
                  .help = "The new focus: a value of the vocabulary, or a property of the source."},
    ParameterSpec{.name = "which",
                  .kind = ParameterKind::choice,
                  .choices = focusChoices,
                  .fallback = "primary",
                  .label = "Which",
                  .help = "The focus to set: the primary or the secondary one."},
};
constexpr std::array<std::string_view, 3> holderChoices{"object", "owners", "source"};

constexpr std::array propertyParameters{
    ParameterSpec{.name = "property",
                  .kind = ParameterKind::property,
                  .required = true,
                  .label = "Property",
                  .help = "The property to set. Properties of classes cannot be set."},
    ParameterSpec{.name = "value",
                  .kind = ParameterKind::propertyValue,
                  .of = "property",
                  .required = true,
                  .label = "Value",
                  .help = "The new value. Number and boolean properties take an expression. Other properties take a "
                          "constant or a property of the source."},
    ParameterSpec{.name = "whose",
                  .kind = ParameterKind::choice,
                  .choices = holderChoices,
                  .fallback = "object",
                  .label = "Applies to",
                  .help = "The objects whose property is set: the object itself, its owners, or the owners of the "
                          "source. If several objects in scope set a property of one owner, the last one counts."},
};
constexpr std::array whichBlocks{
    BlockSpec{
        .tag = "which",
        .content = BlockContent::conditions,
        .required = true,
        .label = "Which",
        .help =
            "Conditions that the new target must match. Target is the object that the effect fires on. If several "
            "objects match, the nearest one counts, then the one with the lowest id. The object itself can match too.",
        .sentence = "that matches:"},
};

std::optional<ColumnId> focusColumn(const EffectCall& call) {
    return propertyColumn(call.view, argumentOf(call, "which").constant == 0.0 ? "focus" : "secondary_focus");
}

PhraseView lacksFocus(const EffectCall& call, Row target) {
    const auto column = focusColumn(call);
    return column && call.view.has(target, *column) ? std::string_view() : inPhrase("has no such focus");
}

void setFocus(const EffectCall& call) {
    const auto column = focusColumn(call);
    if (const auto focus = indexOf(call, argumentOf(call, "focus")); focus && column) {
        call.proposal->set(*column, call.rows, std::vector<double>(call.rows->size(), *focus));
    }
}

/// Returns the column that the parameter `property` names; nullopt for properties of classes.
std::optional<ColumnId> namedColumn(const EffectCall& call) {
    const auto property = static_cast<PropertyIndex>(argumentOf(call, "property").constant);
    return call.view.layout->hasColumn(property) ? std::optional(call.view.layout->property(property)) : std::nullopt;
}

/// Returns the objects whose property the effect sets for an object in its scope.
std::vector<Row> holdersOf(const EffectCall& call, Row target) {
    const std::string_view whose = holderChoices[static_cast<std::size_t>(argumentOf(call, "whose").constant)];
    return whose == "object" ? std::vector<Row>{target}
                             : empiresReached(call, whose == "owners" ? target : call.source);
}

PhraseView lacksProperty(const EffectCall& call, Row target) {
    const auto column = namedColumn(call);
    if (!column) {
        return inPhrase("the property belongs to the class and cannot be set");
    }
    const std::vector<Row> holders = holdersOf(call, target);
    const auto has = [&](Row holder) { return call.view.has(holder, *column); };
    return holders.empty()                     ? PhraseView(inPhrase("has no owner"))
           : std::ranges::all_of(holders, has) ? PhraseView()
                                               : (*call.view.layout)[*column].absence();
}

/// Returns the number of a text in the run's own table. The value may refer to another table.
double textValue(const EffectCall& call, const CompiledArgument& argument, double value) {
    if (argument.isConstant) {
        return call.writer->internText(argument.checked->text);
    }
    return isMissing(value) ? value : call.writer->internText(call.evaluator.world().textOf(call.reads, value));
}

void setProperty(const EffectCall& call) {
    const auto column = namedColumn(call);
    if (!column) {
        return;
    }
    const CompiledArgument& argument = argumentOf(call, "value");
    const Format format = (*call.view.layout)[*column].format;
    std::vector<double> values;
    if (format == numberFormat || format == booleanFormat) {
        values = amountsOf(call, argument, *call.rows);
    } else {
        values.resize(call.rows->size());
        call.evaluator.numbers(argument, call.reads, call.source, noRow, *call.rows, values);
    }
    std::vector<std::pair<Row, double>> byHolder;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double value = isText(format) ? textValue(call, argument, values[i]) : values[i];
        if (!isMissing(value)) { // a missing value has already reported a fault
            for (const Row holder : holdersOf(call, (*call.rows)[i])) {
                byHolder.emplace_back(holder, value);
            }
        }
    }
    std::ranges::stable_sort(byHolder, {}, &std::pair<Row, double>::first);
    RowList rows;
    std::vector<double> given;
    for (const auto& [holder, value] : byHolder) {
        if (!rows.empty() && rows.back() == holder) {
            given.back() = value; // of several values for one owner, the last one counts
        } else {
            rows.push_back(holder);
            given.push_back(value);
        }
    }
    if (!rows.empty()) {
        const bool isAll = rows == *call.rows;
        call.proposal->set(*column, isAll ? call.rows : std::make_shared<const RowList>(std::move(rows)), given);
    }
}

PhraseView findsNoTarget(const EffectCall& call, Row target) {
    return matchesNothing(call, "which", target);
}

void setTarget(const EffectCall& call) {
    BlockMatches which(call, "which");
    RowList rows;
    RowList unmatched;
    std::vector<double> targets;
    for (const Row row : *call.rows) {
        if (const Row target = which.nearest(row); target != noRow) {
            rows.push_back(row);
            targets.push_back(target);
        } else {
            unmatched.push_back(row);
        }
    }
    logUnable(call, inPhrase("no object matches"), std::move(unmatched));
    if (!rows.empty()) {
        call.proposal->set(call.view.layout->builtin(Builtin::target), std::make_shared<const RowList>(std::move(rows)),
                           targets);
    }
}

constexpr std::array table{
    EffectSpec{.tag = "set-focus",
               .label = "Set focus",
               .help = "Sets the primary or secondary focus of a planet.",
               .sentence = "set {which} focus to {focus}",
               .requirement = "E3.19",
               .example = R"(<set-focus focus="industry" which="secondary"/>)",
               .parameters = focusParameters,
               .property = "focus",
               .unable = lacksFocus,
               .fire = setFocus},
    EffectSpec{.tag = "set-property",
               .label = "Set property",
               .help = "Sets a property of the object, or of owners. Related properties stay as they are. For sizes "
                       "and environments, use the effects made for them.",
               .sentence = "set property {property}[ of {whose}] to {value}",
               .requirement = "E3.20",
               .example = R"(<set-property property="environment" value="tundra"/>)",
               .parameters = propertyParameters,
               .unable = lacksProperty,
               .fire = setProperty},
    EffectSpec{
        .tag = "set-target",
        .label = "Set target",
        .help = "Sets the target of the object. The target stays until another one is set or the target is destroyed.",
        .sentence = "set target to the nearest object",
        .requirement = "E9.2",
        .example = R"(<set-target><which><object-type type="planet"/></which></set-target>)",
        .blocks = whichBlocks,
        .unable = findsNoTarget,
        .fire = setTarget},
};
static_assert(areProperEffects(table));

} // namespace

std::span<const EffectSpec> valueEffects() {
    return table;
}

} // namespace orrery::engine
