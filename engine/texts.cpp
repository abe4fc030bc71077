// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/texts.h"

#include "engine/assist/choice_labels.h"
#include "engine/assist/snippets.h"
#include "engine/check/expression/expression_members.h"
#include "engine/content/element_rows.h"
#include "engine/content/expression_elements.h"
#include "engine/explanations.h"
#include "engine/vocabulary/functions.h"

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
    /// Adds all texts of a row, and those of its parameters and blocks.
    template <typename Row>
    void addRow(const Row& row) {
        if constexpr (requires { row.label; }) {
            add(row.label);
        }
        if constexpr (requires { row.help; }) {
            add(row.help);
        }
        if constexpr (requires { row.sentence; }) {
            add(row.sentence);
        }
        if constexpr (requires { row.strict; }) {
            add(row.strict);
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

/// The words of messages for declared items: names of elements, and ids of the shipped vocabulary.
constexpr auto kindWords = std::to_array<std::string_view>({
    "building", "class",    "default",  "define",     "defines",  "enumeration", "enumerations",
    "group",    "kind",     "kinds",    "meter",      "meters",   "occurrence",  "occurrences",
    "option",   "options",  "property", "properties", "resource", "resources",   "scope",
    "special",  "stacking", "string",   "tech",       "type",     "types",
});

/// Adds an element with its attributes and all elements that it can contain, each once.
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

ShownTable elements(const Vocabulary& vocabulary) {
    Table table("elements");
    std::set<const ElementSpec*> done;
    addElements(table, projectElement(), done);
    addElements(table, orreryElement(), done);
    for (const StatementSpec& statement : vocabulary.statements()) {
        addElements(table, *statement.element, done);
    }
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

ShownTable kinds() {
    Table table("kinds of things");
    std::ranges::for_each(kindWords, [&](std::string_view word) { table.add(word); });
    return table.take();
}

ShownTable findings() {
    Table table("findings");
    for (const DiagnosticSpec* const row : allDiagnostics()) {
        table.add(row->message);
        table.add(row->advice);
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
            tableOf("functions", vocabulary.functions()),
            tableOf("members", memberRows()),
            tableOf("words", wordRows()),
            tableOf("elements of expressions", expressionElements()),
            elements(vocabulary),
            tableOf("snippets", shippedSnippets()),
            declared(vocabulary),
            columns(shipped.layout),
            findings(),
            tableOf("choices", choiceLabels()),
            kinds()};
}

} // namespace orrery::engine
