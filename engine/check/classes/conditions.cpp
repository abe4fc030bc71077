// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/classes/checker.h"
#include "engine/check/model/check_diagnostics.h"
#include "engine/content/element_rows_common.h"
#include "engine/content/expression_elements.h"
#include "engine/content/expression_text.h"
#include "engine/content/structure.h"
#include "engine/text/stable_hash.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

/// Returns a hash extended by a text. Random draws use such hashes as keys (E5.10).
std::uint64_t mixed(std::uint64_t hash, std::string_view text) {
    return stableHash("\xff", stableHash(text, hash)); // no text contains this byte: "ab","c" differs from "a","bc"
}

/// The expression elements that act as conditions if they contain conditions. They may then contain conditions of all
/// kinds (X5.1).
struct Connective {
    std::string_view element;
    std::string_view condition;
};
constexpr std::array connectives{Connective{"And", "and"}, Connective{"Or", "or"}, Connective{"Not", "not"}};

std::string_view conditionTag(Element element) {
    const auto found = std::ranges::find(connectives, element.tag(), &Connective::element);
    return found == connectives.end() || element.children().empty() ? element.tag() : found->condition;
}

/// Gives the conditions of one list their identities (E5.10). An identity contains the index of the condition among
/// those of the same row. So conditions of other rows do not change it. An `and` shares the identities of the list
/// around it, so a condition keeps its draws when a designer puts it into an `and`.
class ConditionPath {
public:
    explicit ConditionPath(std::uint64_t list) : m_list(list) {}

    std::uint64_t identityOf(Element element) {
        std::string_view tag = conditionTag(element);
        if (findExpressionElement(tag) != nullptr) {
            tag = "expression"; // an expression in elements has the draws of its text (X5)
        }
        return mixed(mixed(m_list, tag), std::to_string(m_counts[tag]++));
    }

private:
    std::uint64_t m_list;
    std::map<std::string_view, int> m_counts;
};

/// Reads the conditions of one list, or the children of one condition.
class ConditionReader {
public:
    ConditionReader(Checker& checker, RowPlace place) : m_checker(checker), m_place(place) {}

    /// @param attributes the parent's attributes; child elements may contain their expressions
    bool readList(Element parent, std::span<const ParameterSpec> attributes, ConditionPath& path, bool isNested,
                  std::vector<CheckedCondition>& out) {
        bool isWell = true;
        for (const Element element : parent.children()) {
            if (isWrittenChild(element, attributes)) {
                continue;
            }
            const Checker::Mark before = m_checker.mark();
            CheckedCondition condition;
            const bool isKnown = readCondition(element, parent, path, isNested, condition);
            if (!element.flag("enabled", true)) {
                continue; // a disabled condition reports diagnostics, but does not make the group invalid
            }
            isWell = isWell && isKnown && !m_checker.hasErrorsSince(before);
            if (isKnown) {
                out.push_back(std::move(condition));
            }
        }
        out.shrink_to_fit(); // saves memory, because models live long (P3.3)
        return isWell;
    }

private:
    bool readCondition(Element element, Element parent, ConditionPath& path, bool isNested, CheckedCondition& out) {
        const Vocabulary& vocabulary = m_checker.model.vocabulary;
        out.where = element.where();
        out.head = element.head();
        out.identity = path.identityOf(element);
        out.spec = vocabulary.condition(conditionTag(element));
        if (out.spec == nullptr && findExpressionElement(element.tag()) != nullptr) {
            return readExpression(element, parent, isNested, out);
        }
        if (out.spec == nullptr) {
            reportUnknown(element, parent);
            return false;
        }
        checkUnknownAttributes(element, out.spec->parameters, conditionAttributes(), m_checker.diagnostics,
                               &m_checker.nearSearches());
        checkEnabled(element);
        out.arguments = checkArguments(m_checker, element, out.spec->parameters, m_place, isNested);
        if (element.value("which") == "max") {
            checkHasMaximum(m_checker, out.argument("meter"));
        }
        checkNoText(element, m_checker.diagnostics);
        readChildren(element, path, isNested, out);
        return true;
    }

    /// Reads an expression in the form of elements as a condition of its own.
    bool readExpression(Element element, Element parent, bool isNested, CheckedCondition& out) {
        out.spec = m_checker.model.vocabulary.condition("expression");
        if (out.spec == nullptr || out.spec->parameters.size() != 1) {
            reportUnknown(element, parent);
            return false;
        }
        checkEnabled(element);
        out.arguments.push_back(checkWritten(m_checker, element, writtenCondition(element, m_checker.diagnostics),
                                             out.spec->parameters[0], m_place, isNested));
        return true;
    }

    void readChildren(Element element, ConditionPath& around, bool isNested, CheckedCondition& out) {
        if (out.spec->children == ChildRule::none) {
            for (const Element child : element.children()) {
                if (!isWrittenChild(child, out.spec->parameters)) {
                    reportUnknownElement(child, element.tag(), {}, m_checker.diagnostics);
                }
            }
            return;
        }
        const Checker::Mark before = m_checker.mark();
        ConditionPath own(out.identity);
        readList(element, out.spec->parameters, out.spec->tag == "and" ? around : own,
                 isNested || !out.spec->asksSameObject, out.children);
        if (m_checker.hasErrorsSince(before) || element.isBroken()) {
            return; // the element may contain an unreadable child
        }
        if (out.spec->children == ChildRule::one && out.children.size() != 1) {
            m_checker.report(checkDiagnostics["check.one-condition"], out.head,
                             {std::string(element.tag()), std::to_string(out.children.size())});
        } else if (out.spec->children == ChildRule::many && out.children.empty()) {
            m_checker.report(checkDiagnostics["check.no-conditions"], out.head, {std::string(element.tag())});
        }
    }

    void reportUnknown(Element element, Element parent) {
        const Vocabulary& vocabulary = m_checker.model.vocabulary;
        std::vector<std::string> known;
        for (const ConditionSpec& row : vocabulary.conditions()) {
            known.emplace_back(row.tag);
        }
        for (const ExpressionElement& row : expressionElements()) {
            known.emplace_back(row.tag);
        }
        const std::size_t at = m_checker.diagnostics.size();
        reportUnknownElement(element, parent.tag(), known, m_checker.diagnostics, &m_checker.nearSearches());
        Diagnostic& diagnostic = m_checker.diagnostics[at];
        if (vocabulary.effect(element.tag()) == nullptr) {
            diagnostic.spec = &checkDiagnostics["check.unknown-condition"];
            diagnostic.args.resize(1);
        }
    }

    void checkEnabled(Element element) {
        for (const ParameterSpec& spec : conditionAttributes()) {
            if (element.has(spec.name)) {
                checkConstant(element, spec, element.value(spec.name), m_checker.diagnostics,
                              &m_checker.nearSearches());
            }
        }
    }

    Checker& m_checker;
    RowPlace m_place;
};

} // namespace

bool checkConditions(Checker& checker, Element list, RowPlace place, std::uint64_t identity,
                     std::vector<CheckedCondition>& out) {
    bool isWell = true;
    const ConditionSpec* row = checker.model.vocabulary.condition("expression");
    const auto attributes = row != nullptr ? row->parameters : std::span<const ParameterSpec>();
    if (row == nullptr && list.has("if")) {
        checker.report(checkDiagnostics["check.unknown-condition"], list.valueWhere("if"), {std::string("expression")});
        isWell = false;
    } else if (std::ranges::any_of(attributes, [&](const ParameterSpec& spec) { return isWritten(list, spec); })) {
        const Checker::Mark before = checker.mark();
        CheckedCondition condition;
        condition.spec = row;
        condition.identity = mixed(identity, "if");
        for (const ParameterSpec& spec : attributes) {
            condition.arguments.push_back(checkArgument(checker, list, spec, place, false));
        }
        condition.where = condition.head = condition.arguments.front().where;
        out.push_back(std::move(condition));
        isWell = !checker.hasErrorsSince(before);
    }
    ConditionPath path(identity);
    return ConditionReader(checker, place).readList(list, attributes, path, false, out) && isWell;
}

bool checkActive(Checker& checker, Element element, std::uint64_t identity, std::vector<CheckedCondition>& out) {
    const ConditionSpec* row = checker.model.vocabulary.condition("expression");
    if (!isWritten(element, rows::activeAttribute)) {
        return true;
    }
    if (row == nullptr || row->parameters.size() != 1) {
        checker.report(checkDiagnostics["check.unknown-condition"], element.valueWhere(rows::activeAttribute.name),
                       {std::string("expression")});
        return false;
    }
    const Checker::Mark before = checker.mark();
    CheckedCondition condition;
    condition.spec = row;
    condition.identity = mixed(identity, "active");
    condition.arguments.push_back(checkArgument(checker, element, rows::activeAttribute, RowPlace::activation, false));
    condition.where = condition.head = condition.arguments.front().where;
    condition.arguments.front().spec = row->parameters.data();
    out.push_back(std::move(condition));
    return !checker.hasErrorsSince(before);
}

void ChanceKeys::note(Element element, std::string_view id) {
    const std::string_view attribute = rows::chanceKeyAttribute.name;
    const bool isGiven = !element.value(attribute).empty();
    const std::string_view from = isGiven ? attribute : id;
    const std::string key = element.value(from);
    if (key.empty()) {
        return;
    }
    const auto [earlier, isNew] = m_known.emplace(key, Earlier{element.valueWhere(from), isGiven});
    if (!isNew && (isGiven || earlier->second.isGiven)) {
        m_checker.report(checkDiagnostics["check.same-chance-key"], element.valueWhere(from), {key})
            .notes.push_back({earlier->second.where, phrase("the other one is here")});
    }
}

std::uint64_t conditionIdentity(std::string_view objectClass, std::string_view group, std::string_view list) {
    return mixed(mixed(mixed(stableHash({}), objectClass), group), list);
}

} // namespace orrery::engine
