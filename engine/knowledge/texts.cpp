// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/knowledge/texts.h"

#include "engine/check/expression_functions.h"
#include "engine/check/expression_members.h"
#include "engine/check/orders.h"
#include "engine/content/element_rows.h"
#include "engine/content/expression_elements.h"
#include "engine/knowledge/explanations.h"
#include "engine/knowledge/snippets.h"

#include <algorithm>
#include <array>
#include <set>

namespace orrery::engine {

namespace {

class Table {
public:
    explicit Table(std::string name) { m_table.name = std::move(name); }

    void add(std::string_view text) {
        if (!text.empty()) {
            m_table.texts.emplace_back(text);
        }
    }
    /// Whatever words a row has, and those of its parameters and blocks.
    template <typename Row>
    void addRow(const Row& row) {
        if constexpr (requires { row.label; }) {
            add(row.label);
        }
        if constexpr (requires { row.help; }) {
            add(row.help);
        }
        if constexpr (requires { row.parameters; }) {
            addAll(row.parameters);
        }
        if constexpr (requires { row.blocks; }) {
            addAll(row.blocks);
        }
        if constexpr (requires { row.detail->help; }) {
            if (row.detail != nullptr) {
                addRow(*row.detail);
            }
        }
    }
    template <typename Rows>
    void addAll(const Rows& rows) {
        for (const auto& row : rows) {
            addRow(row);
        }
    }
    ShownTable take() { return std::move(m_table); }

private:
    ShownTable m_table;
};

template <typename Rows>
ShownTable tableOf(std::string name, const Rows& rows) {
    Table table(std::move(name));
    table.addAll(rows);
    return table.take();
}

/// What findings are made of beside their own rows: arguments that are words of the program, notes, labels of fixes.
/// {0} stands for the rest, which is content.
constexpr auto findingWords = std::to_array<std::string_view>({
    "; did you mean {0}",
    "; near it: {0}",
    "a column",
    "a constant of the project",
    "a function",
    "a function of the language",
    "a selection",
    "a selection and one value",
    "a selection of objects",
    "a table",
    "a word of its own",
    "add 'op'",
    "add {0}",
    "adds to it",
    "aggregate",
    "an aggregate",
    "an aggregate of the language",
    "another column",
    "another parameter",
    "building",
    "class",
    "close it at the end of the line",
    "close the tag with '/>'",
    "column",
    "column of a table",
    "condition",
    "counter",
    "declare UTF-8",
    "declared here",
    "define",
    "defined here",
    "divides it",
    "empire",
    "enumeration",
    "extend",
    "false",
    "file",
    "first given here",
    "format or enumeration",
    "function",
    "game or empire",
    "group",
    "grouping",
    "here",
    "in a condition of a scenario",
    "in a define",
    "in a function",
    "in a modifier",
    "in a modifier of other objects",
    "in a scope",
    "in an activation",
    "in an aggregate of the content",
    "in an effect",
    "in the growth of a meter",
    "in the income of a resource",
    "in what a variable spreads from",
    "insert a space",
    "insert the closing quote",
    "insert the opening quote",
    "insert {0}",
    "inside an aggregate or another context",
    "it belongs to no single empire, or stands nowhere",
    "it cannot stand there",
    "it did not come to be",
    "it is no folder",
    "it is not active",
    "kind",
    "marker",
    "meter",
    "multiplies it",
    "no message is being read",
    "no value",
    "no way leads there any more",
    "nobody can produce or research it",
    "nothing",
    "nothing in the game has the group",
    "object",
    "object of the scenario",
    "occurrence",
    "opened here",
    "option",
    "parameter",
    "part",
    "parts of objects hold no meters or properties",
    "property",
    "put it in brackets",
    "put quotes around it",
    "reading failed",
    "remove it",
    "remove the DOCTYPE",
    "remove the declaration",
    "remove the reference",
    "remove them from the baseline",
    "remove this group",
    "remove {0}",
    "rename to {0}",
    "replace",
    "replace the earlier one",
    "replace with {0}",
    "resource",
    "scenario",
    "set {0}",
    "something else",
    "something of every object",
    "special",
    "specials are neither produced nor researched",
    "split into two groups",
    "stacking name",
    "stockpile",
    "string",
    "table",
    "takes from it",
    "tech",
    "text",
    "the file's one element",
    "the id of a class",
    "the id of a condition",
    "the id of a group",
    "the id of a scenario",
    "the id of a value",
    "the id of an empire",
    "the key",
    "the lane that it was on is gone, or leads there no more",
    "the name of a parameter",
    "the name of a variable",
    "the other default",
    "the other one",
    "the owners of a system are those of its planets",
    "the policy",
    "the whole run",
    "this closes an element around it",
    "this condition uses one",
    "this effect changes a meter",
    "true",
    "type",
    "type of condition",
    "type or scope",
    "value",
    "variable",
    "what answers it had it otherwise",
    "what is answered",
    "what is compared has no value",
    "what is included",
    "what sets the group off",
    "where a modifier says when it is active",
    "where it was going is gone",
    "write the '&' as '&amp;'",
    "write {0}",
});

/// An element with its attributes and what may stand inside it, each once.
void addElements(Table& table, const ElementSpec& spec, std::set<const ElementSpec*>& done) {
    if (!done.insert(&spec).second) {
        return;
    }
    table.addRow(spec);
    table.addAll(spec.attributes);
    for (const ElementSpec* const child : spec.children) {
        addElements(table, *child, done);
    }
}

ShownTable elements() {
    Table table("elements");
    std::set<const ElementSpec*> done;
    addElements(table, projectElement(), done);
    addElements(table, orreryElement(), done);
    table.addAll(conditionAttributes());
    table.addAll(effectAttributes(true));
    table.addAll(orderAttributes());
    return table.take();
}

ShownTable declared(const Vocabulary& vocabulary) {
    Table table("vocabulary");
    table.addAll(vocabulary.types());
    table.addAll(vocabulary.meters());
    table.addAll(vocabulary.properties());
    table.addAll(vocabulary.resources());
    table.addAll(vocabulary.kinds());
    table.addAll(vocabulary.scopes());
    table.addAll(vocabulary.occurrences());
    table.addAll(vocabulary.defines());
    for (const Enumeration& enumeration : vocabulary.enumerations()) {
        table.addRow(enumeration);
        table.addAll(enumeration.values);
    }
    return table.take();
}

ShownTable columns(const ColumnLayout& layout) {
    Table table("columns");
    for (std::uint16_t i = 0; i < layout.size(); ++i) {
        table.add(layout[ColumnId{i}].label);
    }
    return table.take();
}

ShownTable words() {
    Table table("words of findings");
    std::ranges::for_each(findingWords, [&](std::string_view word) { table.add(word); });
    return table.take();
}

ShownTable findings() {
    Table table("findings");
    for (const DiagnosticSpec& row : findingRows()) {
        table.add(row.message);
        table.add(row.advice);
    }
    return table.take();
}

} // namespace

std::vector<ShownTable> shownTexts(const CheckedModel& shipped) {
    const Vocabulary& vocabulary = shipped.vocabulary;
    return {tableOf("conditions", vocabulary.conditions()),
            tableOf("effects", vocabulary.effects()),
            tableOf("occurrences", vocabulary.shippedOccurrences()),
            tableOf("orders", vocabulary.orders()),
            tableOf("conditions of scenarios", vocabulary.watches()),
            tableOf("actions of scenarios", vocabulary.actions()),
            tableOf("relations", vocabulary.relations()),
            tableOf("aggregates", vocabulary.aggregates()),
            tableOf("modifiers", vocabulary.modifiers()),
            tableOf("functions", functionRows()),
            tableOf("members", memberRows()),
            tableOf("words", wordRows()),
            tableOf("elements of expressions", expressionElements()),
            elements(),
            tableOf("snippets", shippedSnippets()),
            declared(vocabulary),
            columns(shipped.layout),
            findings(),
            words()};
}

} // namespace orrery::engine
