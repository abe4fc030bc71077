// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/classes/group_reading.h"
#include "engine/check/model/check_diagnostics.h"
#include "engine/syntax/xml_edit.h"
#include "engine/text/text_edit.h"

#include <algorithm>

namespace orrery::engine {

namespace {

/// The kinds of columns that an effect alters, including the effects inside a conditional.
struct Alters {
    bool meters = false;
    bool others = false;
    bool isBoth() const { return meters && others; }
};

Alters altersOf(const Checker& checker, Element effect) {
    const EffectSpec* spec = checker.model.vocabulary.effect(effect.tag());
    if (spec == nullptr || !isConditional(*spec)) {
        const bool isOfMeter = spec != nullptr && spec->operation != MeterOperation::none;
        return {isOfMeter, !isOfMeter};
    }
    Alters all;
    for (const Element block : effect.children()) {
        const auto row = std::ranges::find(spec->blocks, block.tag(), &BlockSpec::tag);
        if (row == spec->blocks.end() || row->content != BlockContent::effects) {
            continue;
        }
        for (const Element inner : block.children()) {
            const Alters alters = altersOf(checker, inner);
            all.meters |= alters.meters;
            all.others |= alters.others;
        }
    }
    return all;
}

/// Returns whether a split can separate the group's effects. Returns false if a conditional contains effects of both
/// kinds.
bool canBeSplit(const Checker& checker, Element group) {
    for (const Element effects : group.children()) {
        for (const Element effect : effects.tag() == "effects" ? effects.children() : std::vector<Element>()) {
            if (altersOf(checker, effect).isBoth()) {
                return false;
            }
        }
    }
    return true;
}

/// Returns the edits that remove effects of one kind from a group, with the white space before them. @param ofMeter
/// true: removes the effects that alter meters
std::vector<TextEdit> withoutEffects(const Checker& checker, Element group, bool ofMeter) {
    std::vector<TextEdit> edits;
    const std::string_view bytes = group.tree->source()->bytes();
    for (const Element effects : group.children()) {
        if (effects.tag() != "effects") {
            continue;
        }
        for (const Element effect : effects.children()) {
            if (altersOf(checker, effect).meters != ofMeter) {
                continue;
            }
            Span span = effect.where().span;
            while (span.begin > 0 &&
                   std::string_view(" \t\r\n").find(bytes[span.begin - 1]) != std::string_view::npos) {
                --span.begin;
            }
            edits.push_back({group.tree->file(), span, {}});
        }
    }
    return edits;
}

/// Adds a suffix to the value of an attribute, if it has one.
void addSuffix(Element group, std::string_view attribute, std::vector<TextEdit>& edits) {
    const std::string value = group.value(attribute);
    if (value.empty() || value == "0") {
        return;
    }
    if (auto edit = setAttribute(*group.tree, group.index, attribute, value + "-2")) {
        edits.push_back(std::move(*edit));
    }
}

/// Returns the white space between the start of the line and the group. Returns an empty text if there is other text.
std::string indentation(Element group) {
    const std::string_view bytes = group.tree->source()->bytes();
    const std::uint32_t end = group.where().span.begin;
    std::uint32_t begin = end;
    while (begin > 0 && (bytes[begin - 1] == ' ' || bytes[begin - 1] == '\t')) {
        --begin;
    }
    const bool isLineStart = begin == 0 || bytes[begin - 1] == '\n';
    return isLineStart ? std::string(bytes.substr(begin, end - begin)) : std::string();
}

/// Returns the fix that splits a group. The first group keeps the effects that alter meters; the copy after it gets the
/// other effects. The copy gets its own stacking name, because otherwise the first group suppresses it (E7.6).
Fix split(const Checker& checker, Element group) {
    std::vector<TextEdit> inCopy = withoutEffects(checker, group, true);
    addSuffix(group, "id", inCopy);
    addSuffix(group, "stacking", inCopy);
    const Span whole = group.where().span;
    for (TextEdit& edit : inCopy) {
        edit.span.begin -= whole.begin;
        edit.span.end -= whole.begin;
    }
    const std::string copy = applyEdits(group.tree->slice(whole), std::move(inCopy));

    Fix fix{phrase("split into two groups"), withoutEffects(checker, group, false)};
    fix.edits.push_back({group.tree->file(), {whole.end, whole.end}, "\n" + indentation(group) + copy});
    return fix;
}

} // namespace

void checkHasMaximum(Checker& checker, const CheckedArgument* meter) {
    const std::vector<Meter>& meters = checker.model.vocabulary.meters();
    const auto index = meter != nullptr ? static_cast<std::size_t>(meter->constant.value_or(-1.0)) : meters.size();
    if (index < meters.size() && meters[index].single) {
        checker.report(checkDiagnostics["check.no-maximum"], meter->where, {meters[index].id});
    }
}

void checkMixture(Checker& checker, Element group, CheckedGroup& checked) {
    if (checker.model.rules.mixes) { // G6.6
        return;
    }
    // The first effect that alters no meter, and the first effect that alters a meter.
    const CheckedEffect* first[2] = {nullptr, nullptr};
    for (const CheckedEffect* effect : decidingEffects(checked)) {
        const CheckedEffect*& slot = first[effect->spec->operation != MeterOperation::none ? 1 : 0];
        slot = slot == nullptr ? effect : slot;
    }
    if (first[0] == nullptr || first[1] == nullptr) {
        return;
    }
    // Reports the effect of the kind that comes second.
    const bool meterIsSecond = first[0]->where.span.begin < first[1]->where.span.begin;
    const CheckedEffect& second = *first[meterIsSecond ? 1 : 0];
    const CheckedEffect& earlier = *first[meterIsSecond ? 0 : 1];
    Diagnostic& diagnostic = checker.report(checkDiagnostics["check.mixed-group"], second.head,
                                            {std::string(first[1]->spec->tag), std::string(first[0]->spec->tag)});
    diagnostic.notes.push_back({earlier.head, phrase("the other one is here")});
    if (!group.isBroken() && canBeSplit(checker, group)) {
        diagnostic.fixes.push_back(split(checker, group));
    }
    checked.isRunnable = false;
}

} // namespace orrery::engine
