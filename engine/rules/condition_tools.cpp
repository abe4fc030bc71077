// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/condition_tools.h"

#include <algorithm>

namespace orrery::engine {

Truth sayMissing(Verdict* why, const ConditionCall& call, std::size_t parameter) {
    const std::string name(call.condition.spec->parameters[parameter].name);
    return say(why, Truth::missing, "there is no value for '" + name + "'", "a value for '" + name + "'");
}

std::string ownersText(const View& view, const std::vector<Row>& owners) {
    std::string text;
    for (std::size_t i = 0; i < owners.size(); ++i) {
        text += i == 0 ? "" : i + 1 == owners.size() ? " and " : ", ";
        text += view.nameOf(owners[i]);
    }
    return text.empty() ? "no one" : text;
}

std::string classText(const View& view, double objectClass) {
    const auto& classes = view.model->classes;
    return objectClass >= 0.0 && objectClass < static_cast<double>(classes.size())
               ? classes[static_cast<std::size_t>(objectClass)].id
               : "no class";
}

std::string typeText(const View& view, double type) {
    const auto& types = view.model->vocabulary.types();
    return type >= 0.0 && type < static_cast<double>(types.size()) ? types[static_cast<std::size_t>(type)].id
                                                                   : "no type";
}

std::string columnText(const View& view, ColumnId column) {
    const ColumnSpec& spec = (*view.layout)[column];
    return spec.label.empty() ? spec.name : spec.label;
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

std::string Bounds::text() const {
    std::string words;
    const auto add = [&words](bool has, const char* word, double value) {
        if (has) {
            words += (words.empty() ? "" : " and ") + std::string(word) + " " + formatNumber(value);
        }
    };
    add(hasAtLeast, "at least", atLeast);
    add(hasAtMost, "at most", atMost);
    add(hasBelow, "below", below);
    return words.empty() ? "any value" : words;
}

bool isInnerShared(const ConditionCall& call) {
    return call.condition.children.empty() || !call.condition.children.front().readsTarget || call.target != noRow;
}

const Bitmap* innerOf(const ConditionCall& call, Row candidate, TruthSet& own) {
    if (call.condition.children.empty()) {
        return nullptr;
    }
    const CompiledCondition& inner = call.condition.children.front();
    if (!inner.readsTarget) {
        return &call.evaluator.matching(inner, call.view, call.source).yes;
    }
    // `Target` is the outermost candidate, at any depth: the answer is this candidate's alone.
    if (!call.evaluator.pay(inner, call.view.rowCount)) {
        return nullptr;
    }
    const Bitmap& among = call.evaluator.existing(call.view);
    const Row target = call.target != noRow ? call.target : candidate;
    call.evaluator.set(inner, call.view, call.source, among, own, target);
    return &own.yes;
}

} // namespace orrery::engine
