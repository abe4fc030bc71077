// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/miss_changes.h"

#include "engine/content/constants.h"
#include "engine/lab/miss_slots.h"
#include "engine/program/evaluate.h"
#include "engine/syntax/xml_edit.h"
#include "engine/trace/funnel.h"
#include "engine/universe/object_phrase.h"
#include "engine/universe/scenario.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <utility>

namespace orrery::engine {

namespace {

constexpr double farthest = 1e6; ///< maximum distance of a number from the present one, except for hints

/// Returns a number rounded to decimals, away from another number.
double roundedAway(double value, double from, int decimals) {
    const double scale = std::pow(10.0, decimals);
    const double scaled = value * scale;
    return (value < from ? std::floor(scaled) : std::ceil(scaled)) / scale;
}

bool isWhole(double value) {
    return value == std::floor(value);
}

/// Returns the number with few decimals on the far side of a bound.
double shortNumber(double bound, double from, bool areWhole, const std::function<bool(double)>& isMet) {
    for (int decimals = 0; decimals <= 2; ++decimals) {
        const double rounded = roundedAway(bound, from, decimals);
        if (std::abs(rounded - bound) <= 1e-9 * std::max(1.0, std::abs(bound)) && isMet(rounded)) {
            return rounded;
        }
    }
    for (const int decimals : {areWhole ? 0 : 2, 2, 4, 6, 9}) {
        const double rounded = roundedAway(bound, from, decimals);
        const double wanted = std::abs(bound - from);
        const double extra = std::abs(rounded - bound);
        const bool isNear = extra <= 0.5 * wanted || extra <= 0.01 || (areWhole && decimals == 0);
        if (isNear && isMet(rounded)) {
            return rounded;
        }
    }
    return bound;
}

/// Returns whether a text has as many opening brackets as closing ones, so that its deletion leaves pairs.
bool isBalanced(std::string_view text) {
    return std::ranges::count(text, '(') == std::ranges::count(text, ')');
}

/// Returns the numbers that a condition compares, which may be bounds.
std::vector<double> comparedNumbers(const TestedCondition& condition, const MissState& state, const View& view,
                                    Row candidate) {
    std::vector<double> numbers;
    const auto add = [&](double value) {
        if (std::isfinite(value)) {
            numbers.push_back(value);
        }
    };
    Verdict verdict;
    state.evaluator.one(condition.compiled(), view, state.source, candidate, noRow, &verdict);
    add(verdict.compared);
    for (const CompiledArgument& argument : condition.compiled().arguments) {
        if (argument.checked == nullptr || !argument.isGiven) {
            continue;
        }
        if (argument.checked->expression != nullptr) {
            const ExpressionComparison comparison = comparisonOf(*argument.checked->expression);
            for (const auto& side : comparison.sides) {
                if (side != nullptr && side->format == numberFormat) {
                    add(evaluateOne(*compileExpression(*side), view, state.evaluator.bindingsOf(state.source, noRow),
                                    candidate));
                }
            }
        }
        if (argument.checked->spec != nullptr && argument.checked->spec->kind == ParameterKind::number) {
            add(argument.isConstant ? argument.constant
                                    : state.evaluator.number(argument, view, state.source, candidate));
        }
    }
    state.evaluator.faults().clear();
    return numbers;
}

/// Returns the verdicts that would be another one.
std::vector<Truth> otherTruths(Truth truth) {
    return truth == Truth::yes  ? std::vector{Truth::no}
           : truth == Truth::no ? std::vector{Truth::yes}
                                : std::vector{Truth::yes, Truth::no};
}

Phrase changeSentence(const std::string& before, const std::string& after, const CheckedCondition& condition) {
    return phrase("change {0} to {1} in '{2}'", {before, after, conditionText(condition)});
}

/// Returns the objects and columns that an override can change for a condition.
std::set<std::pair<Row, ColumnId>> cellsOf(const CompiledCondition& condition, const MissState& state, const View& view,
                                           Row candidate) {
    std::set<std::pair<Row, ColumnId>> cells;
    std::vector<ColumnId> columns = condition.columns;
    for (const auto& subject : {condition.subject, condition.secondSubject}) {
        if (subject) {
            columns.push_back(*subject);
        }
    }
    for (const ColumnId column : columns) {
        const ColumnSpec& spec = (*view.layout)[column];
        const bool isOwner = column == view.layout->builtin(Builtin::owners);
        const bool isValue = spec.role == ColumnRole::meterCurrent || spec.role == ColumnRole::meterMax ||
                             spec.role == ColumnRole::stockpile || spec.role == ColumnRole::property;
        for (const Row row : {state.source, candidate}) {
            if ((isOwner || isValue) && view.exists(row) && view.has(row, column)) {
                cells.emplace(row, column);
            }
        }
    }
    return cells;
}

} // namespace

std::optional<double> nearestNumber(double from, double least, double most, bool isInteger,
                                    const std::vector<double>& hints, const std::function<bool(double)>& isMet) {
    const bool areWhole = isInteger || (isWhole(from) && !hints.empty() && std::ranges::all_of(hints, isWhole));
    std::optional<double> best;
    const auto consider = [&](double value) {
        const double rounded = isInteger ? roundedAway(value, from, 0) : value;
        const bool isNearer = !best || std::abs(rounded - from) < std::abs(*best - from);
        if (isNearer && rounded >= least && rounded <= most && rounded != from && isMet(rounded)) {
            best = rounded;
        }
    };
    const double step = areWhole ? 1.0 : 0.01;
    for (const double hint : hints) {
        consider(hint);
        consider(hint - step);
        consider(hint + step);
    }
    for (const double direction : {-1.0, 1.0}) {
        double before = from;
        for (double distance = areWhole ? 1.0 : 0.25; distance <= farthest; distance *= 2.0) {
            if (best && std::abs(*best - from) <= std::abs(before - from)) {
                break;
            }
            const double tried = std::clamp(from + direction * distance, least, most);
            if (tried == before) {
                break;
            }
            if (!isMet(tried)) {
                before = tried;
                continue;
            }
            double met = tried;
            double unmet = before;
            for (int i = 0; i < 60 && std::abs(met - unmet) > 1e-10 * std::max(1.0, std::abs(met)); ++i) {
                const double middle = unmet + (met - unmet) / 2.0;
                (isMet(middle) ? met : unmet) = middle;
            }
            consider(met);
            break;
        }
    }
    if (best && !isInteger) {
        const double rounded = shortNumber(*best, from, areWhole, isMet);
        best = rounded >= least && rounded <= most ? rounded : *best;
    }
    return best;
}

double relativeSize(double before, double after) {
    return std::abs(after - before) / std::max(std::abs(before), 1.0);
}

std::uint32_t elementAt(const XmlTree& tree, std::uint32_t offset) {
    std::uint32_t at = tree.nodeAt(offset);
    while (at != XmlTree::none && at != XmlTree::document && !tree.isElement(at)) {
        at = tree.node(at).parent;
    }
    return at == XmlTree::document ? XmlTree::none : at;
}

std::vector<LeafChange> MissChanges::ofLeaf(std::size_t index, const View& view) const {
    const MissNode& node = m_tree.nodes[index];
    const TestedCondition present(node.condition, m_model);
    const Truth truth = truthOf(present, m_state, view, node.candidate);
    const std::vector<double> hints = comparedNumbers(present, m_state, view, node.candidate);
    std::vector<LeafChange> changes;
    const auto add = [&](const MissSlot& slot, MissChangeKind kind, double value, const std::string& text) {
        LeafChange& added = changes.emplace_back();
        added.node = index;
        added.condition = std::make_unique<TestedCondition>(withSlot(node.condition, slot, value, text), m_model);
        added.change = {.kind = kind,
                        .where = slot.where,
                        .before = slot.text,
                        .after = text,
                        .size = kind == MissChangeKind::number ? relativeSize(slot.value, value) : 0.0,
                        .sentence = changeSentence(slot.text, text, node.condition),
                        .edits = {{slot.where.file, slot.where.span, text}}};
    };
    for (const MissSlot& slot : missSlots(node.condition, m_model)) {
        const auto truthAt = [&](double value, const std::string& text) {
            return truthOf(TestedCondition(withSlot(node.condition, slot, value, text), m_model), m_state, view,
                           node.candidate);
        };
        if (slot.isNumber) {
            for (const Truth wanted : otherTruths(truth)) {
                const auto found =
                    nearestNumber(slot.value, slot.least, slot.most, slot.isInteger, hints,
                                  [&](double value) { return truthAt(value, numberText(value)) == wanted; });
                if (found) {
                    add(slot, MissChangeKind::number, *found, numberText(*found));
                }
            }
            continue;
        }
        for (const auto& [value, text] : missWords(slot, m_model, view)) {
            const Truth changed = truthAt(value, text);
            if (changed != truth && changed != Truth::missing) {
                add(slot, MissChangeKind::word, value, text);
            }
        }
    }
    return changes;
}

std::optional<MissChange> MissChanges::removal(std::size_t index) const {
    const MissNode& node = m_tree.nodes[index];
    MissChange change{.kind = MissChangeKind::switchedOff,
                      .where = node.where,
                      .before = conditionText(node.condition).english(),
                      .sentence = phrase("switch off the condition '{0}'", {conditionText(node.condition)})};
    if (node.site == MissSite::none || !node.where.file.isValid()) {
        return std::nullopt;
    }
    const XmlTree& tree = *m_project.trees[node.where.file.value];
    if (node.site == MissSite::part) {
        const MissNode& outer = m_tree.nodes[node.parent];
        if (outer.children.size() != 2) {
            return std::nullopt;
        }
        const bool isFirst = outer.children.front() == index;
        const Span own = node.where.span;
        const Span other = m_tree.nodes[outer.children[isFirst ? 1 : 0]].where.span;
        const Span whole = isFirst ? Span{own.begin, other.begin} : Span{other.end, own.end};
        if (whole.begin >= whole.end || !isBalanced(tree.slice(whole))) {
            return std::nullopt;
        }
        change.edits = {{node.where.file, whole, {}}};
        return change;
    }
    const std::uint32_t element = elementAt(tree, node.where.span.begin);
    if (element == XmlTree::none) {
        return std::nullopt;
    }
    std::optional<TextEdit> edit;
    if (node.site == MissSite::element) {
        edit = setAttribute(tree, element, "enabled", "false");
    } else {
        const auto* const attribute =
            std::find_if(tree.attributesBegin(element), tree.attributesEnd(element),
                         [&](const XmlAttribute& one) { return one.whole().covers(node.where.span); });
        edit = attribute == tree.attributesEnd(element) ? std::nullopt : removeAttribute(tree, element, *attribute);
    }
    if (!edit) {
        return std::nullopt;
    }
    change.edits = {std::move(*edit)};
    return change;
}

std::optional<MissChange> MissChanges::reversal(std::size_t index) const {
    const MissNode& node = m_tree.nodes[index];
    if (node.site == MissSite::none || !node.where.file.isValid()) {
        return std::nullopt;
    }
    MissChange change{.kind = MissChangeKind::negated,
                      .where = node.where,
                      .before = conditionText(node.condition).english(),
                      .sentence = phrase("negate the condition '{0}'", {conditionText(node.condition)})};
    const FileId file = node.where.file;
    const Span whole = node.where.span;
    const auto at = [&](std::uint32_t offset, std::string text) {
        change.edits.push_back({file, {offset, offset}, std::move(text)});
    };
    const XmlTree& tree = *m_project.trees[file.value];
    if (node.site == MissSite::element) {
        const std::uint32_t element = elementAt(tree, whole.begin);
        if (element == XmlTree::none || tree.node(element).isBroken) {
            return std::nullopt;
        }
        if (node.kind == MissNode::Kind::opposite && tree.node(element).close.size() > 0) {
            change.edits = {{file, tree.node(element).tag, {}}, {file, tree.node(element).close, {}}};
        } else {
            at(whole.begin, "<not>");
            at(whole.end, "</not>");
        }
        return change;
    }
    if (node.kind == MissNode::Kind::opposite) {
        const Span before{whole.begin, m_tree.nodes[node.children.front()].where.span.begin};
        const Span after{m_tree.nodes[node.children.front()].where.span.end, whole.end};
        if (isBalanced(tree.slice(before)) && after.isEmpty()) {
            change.edits = {{file, before, {}}};
            return change;
        }
    }
    at(whole.begin, "not (");
    at(whole.end, ")");
    return change;
}

std::vector<ValueChange> MissChanges::values(std::size_t index, const View& view) const {
    const MissNode& node = m_tree.nodes[index];
    const TestedCondition condition(node.condition, m_model);
    const Truth truth = truthOf(condition, m_state, view, node.candidate);
    std::vector<ValueChange> changes;
    const auto isBecoming = [&](const Override& one, Truth wanted) {
        const WhatIf world(view, std::span(&one, 1));
        return truthOf(condition, m_state, world.view(), node.candidate) == wanted;
    };
    const auto add = [&](Override one, const std::string& before, const std::string& after, double size) {
        const ColumnSpec& spec = m_model.layout[one.column];
        MissChange change{.kind = MissChangeKind::value,
                          .where = node.where,
                          .before = before,
                          .after = after,
                          .size = size,
                          .sentence = phrase("set {0} of {1} to {2} instead of {3}",
                                             {spec.label.empty() ? Phrase(spec.name) : Phrase::said(spec.label),
                                              objectPhrase(view, one.row), after, before}),
                          .setting = objectReference(view, one.row) + "." + spec.name + "=" + after};
        change.override = std::move(one);
        changes.push_back({std::move(change), index});
    };
    for (const auto& [row, column] : cellsOf(condition.compiled(), m_state, view, node.candidate)) {
        const Format format = m_model.layout[column].format;
        const double present = view.at(column, row);
        Override one;
        one.row = row;
        one.column = column;
        if (column == view.layout->builtin(Builtin::owners)) {
            std::vector<std::string> names;
            for (const Row owner : view.ownersOf(row)) {
                names.push_back(view.nameOf(owner));
            }
            std::string before;
            for (const std::string& name : names) {
                before += (before.empty() ? "" : ", ") + name;
            }
            std::vector<Row> empires{noRow};
            const auto type = m_model.vocabulary.findType("empire");
            for (Row other = 0; type && other < view.rowCount && empires.size() < 32; ++other) {
                if (view.exists(other) && view.typeOf(other) == *type) {
                    empires.push_back(other);
                }
            }
            for (const Row empire : empires) {
                one.owners = empire == noRow ? std::vector<Row>() : std::vector{empire};
                if (one.owners == view.ownersOf(row)) {
                    continue;
                }
                for (const Truth wanted : otherTruths(truth)) {
                    if (isBecoming(one, wanted)) {
                        add(one, before.empty() ? "none" : before, empire == noRow ? "none" : view.nameOf(empire), 0.0);
                    }
                }
            }
            continue;
        }
        if (format == numberFormat) {
            const double from = present == notGivenValue ? 0.0 : present;
            const std::vector<double> hints = comparedNumbers(condition, m_state, view, node.candidate);
            for (const Truth wanted : otherTruths(truth)) {
                const auto found = nearestNumber(from, -1e15, 1e15, false, hints, [&](double value) {
                    one.value = value;
                    return isBecoming(one, wanted);
                });
                if (found) {
                    one.value = *found;
                    add(one, formatValue(present, format, view), numberText(*found), relativeSize(from, *found));
                }
            }
            continue;
        }
        const std::size_t count = format == booleanFormat ? 2
                                  : format.kind == FormatKind::enumeration
                                      ? m_model.vocabulary.enumerations()[format.enumeration].values.size()
                                      : 0;
        for (std::size_t value = 0; value < count; ++value) {
            one.value = static_cast<double>(value);
            for (const Truth wanted : otherTruths(truth)) {
                if (one.value != present && isBecoming(one, wanted)) {
                    add(one, formatValue(present, format, view), formatValue(one.value, format, view), 0.0);
                }
            }
        }
    }
    return changes;
}

} // namespace orrery::engine
