// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/conditions/condition_tools.h"
#include "engine/universe/object_phrase.h"

#include <algorithm>

namespace orrery::engine {

Truth sayMissing(Verdict* why, const ConditionCall& call, std::size_t parameter) {
    const std::string name(call.condition.spec->parameters[parameter].name);
    return say(why, Truth::missing, phrase("the value for '{0}' is missing", {name}),
               phrase("a value for '{0}'", {name}));
}

Phrase ownersText(const View& view, const std::vector<Row>& owners) {
    Phrase text;
    for (std::size_t i = 0; i < owners.size(); ++i) {
        Phrase name = objectPhrase(view, owners[i]);
        text = i == 0 ? std::move(name)
                      : phrase(i + 1 == owners.size() ? inPhrase("{0} and {1}") : inPhrase("{0}, {1}"),
                               {std::move(text), std::move(name)});
    }
    return text.empty() ? phrase("no one") : text;
}

Phrase classText(const View& view, double objectClass) {
    const auto& classes = view.model->classes;
    return objectClass >= 0.0 && objectClass < static_cast<double>(classes.size())
               ? Phrase(classes[static_cast<std::size_t>(objectClass)].id)
               : phrase("no class");
}

Phrase typeText(const View& view, double type) {
    const auto& types = view.model->vocabulary.types();
    return type >= 0.0 && type < static_cast<double>(types.size()) ? Phrase(types[static_cast<std::size_t>(type)].id)
                                                                   : phrase("no type");
}

Phrase columnText(const View& view, ColumnId column) {
    const ColumnSpec& spec = (*view.layout)[column];
    return Phrase::said(spec.label.empty() ? spec.name : spec.label);
}

double Bounds::distance(double value) const {
    double off = 0.0;
    if (hasAtLeast) {
        off = std::max(off, atLeast - value);
    }
    if (hasAtMost) {
        off = std::max(off, value - atMost);
    }
    if (hasBelow) {
        off = std::max(off, value - below);
    }
    return off;
}

Phrase Bounds::text() const {
    Phrase words;
    const auto add = [&words](bool has, std::string_view pattern, double value) {
        if (has) {
            Phrase one = phrase(pattern, {formatNumber(value)});
            words = words.empty() ? std::move(one) : phrase("{0} and {1}", {std::move(words), std::move(one)});
        }
    };
    add(hasAtLeast, inPhrase("at least {0}"), atLeast);
    add(hasAtMost, inPhrase("at most {0}"), atMost);
    add(hasBelow, inPhrase("below {0}"), below);
    return words.empty() ? phrase("any value") : words;
}

bool isInnerShared(const ConditionCall& call) {
    return call.condition.children.empty() || !call.condition.children.front().readsTarget || call.target != noRow;
}

const RowList* fewOfInner(const ConditionCall& call) {
    constexpr std::size_t mostRows = 64; // for longer lists, a shared set is faster
    if (call.condition.children.empty() || !isInnerShared(call)) {
        return nullptr;
    }
    const CompiledCondition& inner = call.condition.children.front();
    const RowList* const rows = inner.spec->few == nullptr
                                    ? nullptr
                                    : inner.spec->few({inner, call.view, call.source, call.target, call.evaluator});
    return rows != nullptr && rows->size() <= mostRows ? rows : nullptr;
}

const Bitmap* innerOf(const ConditionCall& call, Row candidate, TruthSet& own) {
    if (call.condition.children.empty()) {
        return nullptr;
    }
    const CompiledCondition& inner = call.condition.children.front();
    if (!inner.readsTarget) {
        return &call.evaluator.matching(inner, call.view, call.source).yes;
    }
    // `Target` is the outermost candidate at any depth, so the result depends on that candidate.
    if (!call.evaluator.pay(inner, call.view.rowCount)) {
        return nullptr;
    }
    const Bitmap& among = call.evaluator.existing(call.view);
    const Row target = call.target != noRow ? call.target : candidate;
    call.evaluator.set(inner, call.view, call.source, among, own, target);
    return &own.yes;
}

} // namespace orrery::engine
