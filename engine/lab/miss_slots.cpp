// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/miss_slots.h"

#include "engine/check/expression/expression_node.h"
#include "engine/content/constants.h"
#include "engine/lab/miss_tree.h"

#include <algorithm>
#include <memory>

namespace orrery::engine {

namespace {

constexpr std::size_t mostClasses = 200; ///< maximum number of classes to offer, except for those that have objects

/// Collects the slots of one condition and of the conditions inside it.
class SlotReader {
public:
    SlotReader(const CheckedModel& model, std::vector<MissSlot>& out) : m_model(model), m_out(out) {}

    void read(const CheckedCondition& condition) {
        for (std::size_t i = 0; i < condition.arguments.size(); ++i) {
            readArgument(condition.arguments[i], i);
        }
        for (std::size_t i = 0; i < condition.children.size(); ++i) {
            m_path.push_back(i);
            read(condition.children[i]);
            m_path.pop_back();
        }
    }

private:
    void readArgument(const CheckedArgument& argument, std::size_t index) {
        if (!argument.isGiven || argument.spec == nullptr || argument.spec->isList || !argument.where.file.isValid()) {
            return;
        }
        MissSlot slot;
        slot.path = m_path;
        slot.argument = index;
        if (argument.expression != nullptr && argument.expression->root && !argument.expression->constant) {
            if (isWrittenAsText(*argument.expression, m_model)) {
                slot.isInExpression = true;
                readNode(*argument.expression, *argument.expression->root, slot);
            }
            return;
        }
        slot.where = argument.where;
        slot.text = std::string(m_model.files[slot.where.file.value]->slice(slot.where.span));
        if (slot.text != argument.text) {
            return; // in elements, or with escapes
        }
        slot.spec = argument.spec;
        slot.value = argument.constant.value_or(noneValue);
        if (isReplaceable(argument, slot)) {
            m_out.push_back(std::move(slot));
        }
    }

    /// Returns whether a constant can be replaced, and completes its slot.
    bool isReplaceable(const CheckedArgument& argument, MissSlot& slot) const {
        switch (argument.spec->kind) {
        case ParameterKind::number:
        case ParameterKind::integer:
            slot.isNumber = true;
            slot.isInteger = argument.spec->kind == ParameterKind::integer;
            slot.least = argument.spec->minimum;
            slot.most = argument.spec->maximum;
            return argument.constant && parseNumber(slot.text).has_value();
        case ParameterKind::enumerator: {
            const auto index = m_model.vocabulary.findEnumeration(argument.spec->of);
            slot.format = {FormatKind::enumeration, index.value_or(0)};
            return index && argument.constant;
        }
        case ParameterKind::objectClass:
            slot.format = classFormat;
            return argument.constant.has_value();
        case ParameterKind::objectType:
            slot.format = typeFormat;
            return argument.constant.has_value();
        case ParameterKind::meter:
        case ParameterKind::resource:
            return argument.constant.has_value();
        case ParameterKind::choice:
            return std::ranges::find(argument.spec->choices, slot.text) != argument.spec->choices.end();
        case ParameterKind::empire:
            return argument.expression == nullptr;
        default:
            return false;
        }
    }

    void readNode(const TypedExpression& whole, const TypedNode& node, MissSlot& slot) {
        const std::string_view written = std::string_view(whole.text).substr(node.written.begin, node.written.size());
        if (node.constant && !node.written.isEmpty()) {
            const Format format = node.format;
            const auto is = [&](const auto& found) { return found && static_cast<double>(*found) == *node.constant; };
            const bool isNumber = format == numberFormat && parseNumber(written).has_value();
            const bool isWord = (format.kind == FormatKind::enumeration &&
                                 is(m_model.vocabulary.enumerations()[format.enumeration].find(written))) ||
                                (format == classFormat && is(m_model.findClass(written))) ||
                                (format == typeFormat && is(m_model.vocabulary.findType(written)));
            if (isNumber || isWord) {
                MissSlot found = slot;
                found.isNumber = isNumber;
                found.format = format;
                found.value = *node.constant;
                found.text = std::string(written);
                found.where = whole.placeOf(node);
                m_out.push_back(std::move(found));
                return;
            }
        }
        if (node.kind == TypedNode::Kind::operation || node.kind == TypedNode::Kind::choice ||
            node.kind == TypedNode::Kind::aggregate || node.kind == TypedNode::Kind::context) {
            for (std::size_t i = 0; i < node.operands.size(); ++i) {
                slot.nodes.push_back(i);
                readNode(whole, node.operands[i], slot);
                slot.nodes.pop_back();
            }
        }
    }

    const CheckedModel& m_model;
    std::vector<MissSlot>& m_out;
    std::vector<std::size_t> m_path;
};

/// Returns the condition at a path of children.
CheckedCondition& conditionAt(CheckedCondition& root, const std::vector<std::size_t>& path) {
    CheckedCondition* at = &root;
    for (const std::size_t child : path) {
        at = &at->children[child];
    }
    return *at;
}

/// Returns the ids of a list with their indices.
template <typename List>
std::vector<std::pair<double, std::string>> idsOf(const List& list) {
    std::vector<std::pair<double, std::string>> ids;
    for (std::size_t i = 0; i < list.size(); ++i) {
        ids.emplace_back(static_cast<double>(i), list[i].id);
    }
    return ids;
}

std::vector<std::pair<double, std::string>> classesFor(const MissSlot& slot, const CheckedModel& model,
                                                       const View& view) {
    const auto type = slot.spec != nullptr ? model.vocabulary.findType(slot.spec->of) : std::nullopt;
    std::vector<bool> isInPlay(model.classes.size());
    for (Row row = 0; row < view.rowCount; ++row) {
        if (view.exists(row)) {
            isInPlay[static_cast<std::size_t>(view.builtin(Builtin::objectClass, row))] = true;
        }
    }
    std::vector<std::pair<double, std::string>> ids;
    for (ClassIndex index = 0; index < model.classes.size(); ++index) {
        const CheckedClass& one = model.classes.asRead(index);
        if (one.hasType && !one.isGenerated && (!type || one.type == *type) &&
            (isInPlay[index] || model.classes.size() <= mostClasses)) {
            ids.emplace_back(static_cast<double>(index), one.id);
        }
    }
    return ids;
}

std::vector<std::pair<double, std::string>> empiresIn(const CheckedModel& model, const View& view) {
    std::vector<std::pair<double, std::string>> names{{noneValue, "source"}, {noneValue, "none"}};
    const auto type = model.vocabulary.findType("empire");
    for (Row row = 0; type && row < view.rowCount; ++row) {
        if (view.exists(row) && view.typeOf(row) == *type) {
            names.emplace_back(static_cast<double>(row), view.nameOf(row));
        }
    }
    return names;
}

} // namespace

std::vector<MissSlot> missSlots(const CheckedCondition& condition, const CheckedModel& model) {
    std::vector<MissSlot> slots;
    SlotReader(model, slots).read(condition);
    return slots;
}

std::vector<std::pair<double, std::string>> missWords(const MissSlot& slot, const CheckedModel& model,
                                                      const View& view) {
    std::vector<std::pair<double, std::string>> words;
    if (slot.format.kind == FormatKind::enumeration) {
        words = idsOf(model.vocabulary.enumerations()[slot.format.enumeration].values);
    } else if (slot.format == classFormat) {
        words = classesFor(slot, model, view);
    } else if (slot.format == typeFormat) {
        words = idsOf(model.vocabulary.types());
    } else if (slot.spec != nullptr && slot.spec->kind == ParameterKind::meter) {
        words = idsOf(model.vocabulary.meters());
    } else if (slot.spec != nullptr && slot.spec->kind == ParameterKind::resource) {
        words = idsOf(model.vocabulary.resources());
    } else if (slot.spec != nullptr && slot.spec->kind == ParameterKind::empire) {
        words = empiresIn(model, view);
    } else if (slot.spec != nullptr) {
        for (const std::string_view choice : slot.spec->choices) {
            words.emplace_back(noneValue, choice);
        }
    }
    std::erase_if(words, [&](const auto& word) {
        const bool isSameValue = !slot.format.isBad() && word.first == slot.value;
        return isSameValue || word.second == slot.text;
    });
    return words;
}

CheckedCondition withSlot(const CheckedCondition& condition, const MissSlot& slot, double value,
                          const std::string& text) {
    CheckedCondition changed = condition;
    CheckedArgument& argument = conditionAt(changed, slot.path).arguments[slot.argument];
    if (!slot.isInExpression) {
        argument.text = text;
        argument.expression.reset();
        argument.constant = value == noneValue && !slot.isNumber ? std::nullopt : std::optional(value);
        return changed;
    }
    auto expression = std::make_shared<TypedExpression>(*argument.expression);
    auto root = std::make_shared<TypedNode>(*expression->root);
    TypedNode* at = root.get();
    for (const std::size_t operand : slot.nodes) {
        at->constant = {}; // folded with the present number
        at = &at->operands[operand];
    }
    at->kind = TypedNode::Kind::constant;
    at->constant = value;
    at->operands.clear();
    expression->root = std::move(root);
    argument.expression = std::move(expression);
    return changed;
}

} // namespace orrery::engine
