// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/functions/table_calls.h"

#include "engine/check/expression/reading_diagnostics.h"
#include "engine/content/vocabulary_load.h"
#include "engine/program/function_call.h"

namespace orrery::engine::calls {

namespace {

using Kind = TypedNode::Kind;

/// Returns the table with a name. Reports a diagnostic and returns null if there is none.
const CheckedTable* findTable(const CallSite& call, std::string_view name) {
    const Language* language = call.tools.context.language;
    if (language != nullptr) {
        if (const auto found = language->tableNames.find(name); found != language->tableNames.end()) {
            call.tools.names.add(NameKind::table, call.argument(0), found->second);
            return &language->tables[found->second];
        }
    }
    call.tools.problems.reportUnknown(readingDiagnostics["expr.unknown-table"], call.argument(0), [&] {
        std::vector<std::string> known;
        for (std::size_t i = 0; language != nullptr && i < language->tables.size(); ++i) {
            known.push_back(language->tables[i].id);
        }
        return known;
    });
    return nullptr;
}

/// Returns the column with a name. Reports a diagnostic and returns nullopt if there is none.
std::optional<std::size_t> findColumn(const CallSite& call, const CheckedTable& table, std::string_view name) {
    const auto column = table.findColumn(name);
    if (!column) {
        call.tools.problems.reportUnknown(readingDiagnostics["expr.unknown-column"], call.argument(2), [&] {
            std::vector<std::string> known;
            for (const CheckedTable::Column& other : table.columns) {
                known.push_back(other.id);
            }
            return known;
        });
    }
    return column;
}

/// Returns the value of lookup() for a key without a row.
TypedNode defaultNode(const CallSite& call, Format format) {
    const FormatDefault* fallback = defaultOf(*call.tools.context.vocabulary, format);
    if (isText(format)) {
        return call.tools.texts.make(call.node, format, fallback != nullptr ? fallback->text : std::string());
    }
    return constantNode(call.node, format,
                        fallback != nullptr                                 ? fallback->value
                        : format == numberFormat || format == booleanFormat ? 0.0
                                                                            : noneValue);
}

/// Looks up cells of one table and one column.
class Lookup {
public:
    explicit Lookup(const FunctionCall& call)
        : m_call(call), m_view(call.context.view), m_table(m_view.model->language.tables[call.node.index]),
          m_isText(isText(call.node.format)), m_isNoFault(m_view.model->rules.missingIsZero) {}

    /// Returns the cell of a row. If the table has no such row, returns the default of the format (V6.1).
    double operator()(double key) {
        if (key != m_key) { // successive candidates often have the same key
            m_value = isMissing(key) ? missingValue : valueOf(key);
            m_key = key;
        }
        return m_value;
    }

private:
    double valueOf(double key) {
        if (isText(m_table.key)) {
            key = m_table.keyOf(m_call.context.world().textOf(m_view, key));
        }
        const std::optional<std::size_t> row = m_table.find(key);
        if (!row) {
            if (!m_isNoFault) {
                m_call.fault = EvaluationFault::Kind::noTableRow;
            }
            return fallback();
        }
        const double cell = m_table.cells[*row * m_table.columns.size() + m_call.node.column.value];
        return m_isText ? textValue(m_table.texts[static_cast<std::size_t>(cell)]) : cell;
    }

    double fallback() {
        const Format format = m_call.node.format;
        if (const FormatDefault* const found = defaultOf(m_view.model->vocabulary, format)) {
            return m_isText ? textValue(found->text) : found->value;
        }
        const bool isPlain = format == numberFormat || format == booleanFormat;
        return !m_isNoFault ? missingValue : isPlain ? 0.0 : noneValue;
    }

    double textValue(const std::string& text) { return m_call.context.world().textValue(m_view, text); }

    const FunctionCall& m_call;
    const View& m_view;
    const CheckedTable& m_table;
    bool m_isText;
    bool m_isNoFault; ///< rules without missing values report no missing row (G6.3)
    double m_key = missingValue;
    double m_value = missingValue;
};

} // namespace

TypedNode checkLookup(const CallSite& call) {
    if (call.tools.context.isConstant) {
        return call.unavailable();
    }
    const auto tableName = call.parts.word(call.argument(0), inPhrase("table"));
    const auto columnName = call.parts.word(call.argument(2), inPhrase("table column"));
    const CheckedTable* const table = tableName ? findTable(call, *tableName) : nullptr;
    TypedNode key = call.parts.check(call.arguments[1], table != nullptr ? table->key : badFormat);
    if (table == nullptr || !columnName) {
        return call.bad();
    }
    call.tools.problems.require(key, table->key);
    const auto column = findColumn(call, *table, *columnName);
    if (!column) {
        return call.bad();
    }
    const auto index = static_cast<TableIndex>(table - call.tools.context.language->tables.data());
    call.tools.names.add(NameKind::column, call.argument(2), *column, index);
    const Format format = table->columns[*column].format;
    if (key.isBad() || table->key.isBad() || format.isBad()) {
        return call.bad();
    }
    std::optional<double> known = key.constant;
    if (key.kind == Kind::text) {
        known = table->keyOf(key.text());
    }
    if (!known) {
        TypedNode out = makeNode(Kind::function, call.node, format);
        out.index = index;
        out.column = {static_cast<std::uint16_t>(*column)};
        out.operands.push_back(std::move(key));
        return out;
    }
    const auto row = table->find(*known);
    if (!row) {
        call.tools.problems.report(readingDiagnostics["expr.no-row"], key.written,
                                   {table->id, call.tools.problems.written(key.written)});
        return defaultNode(call, format);
    }
    const double value = table->cells[*row * table->columns.size() + *column];
    return isText(format) ? call.tools.texts.make(call.node, format, table->texts[static_cast<std::size_t>(value)])
                          : constantNode(call.node, format, value);
}

void evaluateLookup(const FunctionCall& call) {
    Lookup lookup(call);
    call.forEachLane([&](std::size_t lane) { return lookup(call.operands[0][lane]); });
}

} // namespace orrery::engine::calls
