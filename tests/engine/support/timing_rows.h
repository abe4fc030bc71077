// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../check_support.h"

#include "engine/check/expression/expression.h"

#include <vector>

/// Rows of events, and of effects that respond to them or contain others, for tests of the front end.
namespace orrery::engine::test {

inline constexpr std::array<std::string_view, 2> orderKinds{"move-order", "focus-order"};
inline constexpr std::array<std::string_view, 3> awaitedSubjects{"any", "self", "target"};

inline constexpr ParameterSpec propertyDetail{.name = "property", .kind = Kind::property};
inline constexpr ParameterSpec resourceDetail{.name = "resource", .kind = Kind::resource};
inline constexpr ParameterSpec orderDetail{.name = "order", .kind = Kind::choice, .choices = orderKinds};
inline constexpr ParameterSpec sizeDetail{.name = "size", .kind = Kind::enumerator, .of = "PlanetSize"};

inline constexpr std::array occurrenceRows{
    OccurrenceSpec{.id = "created"},
    OccurrenceSpec{.id = "destroyed"},
    OccurrenceSpec{.id = "foreseen", .canBePrevented = false},
    OccurrenceSpec{.id = "grew-to", .detail = &sizeDetail},
    OccurrenceSpec{.id = "ordered", .detail = &orderDetail, .isChoice = true},
    OccurrenceSpec{.id = "property-changed", .detail = &propertyDetail},
    OccurrenceSpec{.id = "stockpile-gain", .detail = &resourceDetail, .hasAmount = true},
    OccurrenceSpec{.id = "turn", .isPoint = true, .canBePrevented = false},
};

inline constexpr std::array thenBlock{BlockSpec{.tag = "then", .content = BlockContent::effects, .required = true}};
inline constexpr std::array withBlock{BlockSpec{.tag = "with", .content = BlockContent::effects}};
inline constexpr std::array whichBlock{
    BlockSpec{.tag = "which", .content = BlockContent::conditions, .required = true}};
inline constexpr std::array conditionalBlocks{
    BlockSpec{.tag = "if", .content = BlockContent::conditions, .required = true},
    BlockSpec{.tag = "then", .content = BlockContent::effects, .required = true},
    BlockSpec{.tag = "else", .content = BlockContent::effects}};
inline constexpr std::array turnsParameter{
    ParameterSpec{.name = "turns", .kind = Kind::integer, .fallback = "1", .minimum = 1}};
inline constexpr std::array awaitParameters{
    ParameterSpec{.name = "before", .kind = Kind::text, .anyOf = "timing"},
    ParameterSpec{.name = "when", .kind = Kind::text, .anyOf = "timing"},
    ParameterSpec{.name = "after", .kind = Kind::text, .anyOf = "timing"},
    ParameterSpec{.name = "of", .kind = Kind::choice, .choices = awaitedSubjects, .fallback = "target"}};
inline constexpr std::array changeParameter{ParameterSpec{.name = "amount", .kind = Kind::number, .required = true}};
inline constexpr std::array messageParameter{ParameterSpec{.name = "text", .kind = Kind::message, .required = true}};
inline constexpr std::array setPropertyParameters{
    ParameterSpec{.name = "property", .kind = Kind::property, .required = true},
    ParameterSpec{.name = "value", .kind = Kind::propertyValue, .of = "property", .required = true}};
inline constexpr std::array raiseParameter{
    ParameterSpec{.name = "occurrence", .kind = Kind::occurrence, .required = true}};
inline constexpr std::array aimParameter{ParameterSpec{.name = "at", .kind = Kind::objectName, .required = true}};

inline constexpr std::array timingEffects{
    EffectSpec{.tag = "aim", .parameters = aimParameter},
    EffectSpec{.tag = "change-amount",
               .parameters = changeParameter,
               .amount = "amount",
               .ofResponse = true,
               .timeline = TimelineWork::changeAmount},
    EffectSpec{.tag = "conditional", .blocks = conditionalBlocks, .timeline = TimelineWork::branch},
    EffectSpec{.tag = "delay", .parameters = turnsParameter, .blocks = thenBlock, .timeline = TimelineWork::delay},
    EffectSpec{.tag = "make", .parameters = createParameters, .blocks = withBlock},
    EffectSpec{.tag = "message", .parameters = messageParameter},
    EffectSpec{.tag = "next-time", .parameters = awaitParameters, .blocks = thenBlock, .timeline = TimelineWork::await},
    EffectSpec{.tag = "prevent", .ofResponse = true, .isNegation = true, .timeline = TimelineWork::prevent},
    EffectSpec{.tag = "raise", .parameters = raiseParameter, .timeline = TimelineWork::raise},
    EffectSpec{.tag = "set-property", .parameters = setPropertyParameters},
    EffectSpec{.tag = "set-target", .blocks = whichBlock},
    EffectSpec{.tag = "substitute",
               .blocks = thenBlock,
               .ofResponse = true,
               .isNegation = true,
               .timeline = TimelineWork::substitute},
};

inline std::span<const EffectSpec> allEffects() {
    static const std::vector<EffectSpec> all = [] {
        std::vector<EffectSpec> both(effectRows.begin(), effectRows.end());
        both.insert(both.end(), timingEffects.begin(), timingEffects.end());
        return both;
    }();
    return all;
}

inline RowTables tablesInTime() {
    RowTables tables = rows;
    tables.effects = allEffects();
    tables.occurrences = occurrenceRows;
    return tables;
}

inline Checked checkedInTime(const std::string& content, const std::string& manifest = plainManifest) {
    Checked result;
    result.model = check(parsedContent(content, manifest), tablesInTime(), result.diagnostics);
    return result;
}

/// Returns a group of a building with the given content.
inline QByteArray groupOf(const QByteArray& inside, const QByteArray& attributes = "id=\"g\"") {
    return "<class id=\"B\" type=\"building\"><group " + attributes + ">" + inside + "</group></class>";
}
inline const QByteArray onSelf = "<scope><include><self/></include></scope>";
inline QByteArray effectsOf(const QByteArray& effects) {
    return "<effects>" + effects + "</effects>";
}

inline const CheckedGroup& firstGroup(const Checked& result) {
    return result.model->classes.front().groups.front();
}

} // namespace orrery::engine::test
