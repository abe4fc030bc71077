// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/object_table.h"

#include "engine/check/expression/row_place.h"
#include "engine/evaluation/condition_call.h"
#include "engine/program/evaluate.h"
#include "engine/program/world.h"
#include "engine/trace/ask.h"
#include "widgets/expression/verdict.h"
#include "widgets/words/shown_name.h"

#include <QCollator>
#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace orrery::widgets {

namespace {

using engine::Row;

/// The number of objects that are evaluated at once. Between them, the user can stop the evaluation.
constexpr std::size_t evaluatedAtOnce = 2048;

/// Evaluates expressions for the objects of one state.
class ObjectEvaluator {
public:
    ObjectEvaluator(const engine::CheckedModel& model, const engine::View& view, const std::atomic<bool>& stop)
        : m_model(model), m_view(view), m_world(model), m_stop(stop) {}

    /// Fills the format, the values and the problem of a column. @return false after a stop
    bool evaluate(ObjectColumn& column, engine::Format wanted, const std::vector<Row>& objects) {
        const std::string text = column.expression.toStdString();
        engine::ExpressionQuestion question;
        question.text = text;
        question.wanted = wanted;
        question.context = engine::expressionContext(engine::RowPlace::scope, false, m_model);
        const engine::Answer answer = engine::ask(question, m_model);
        if (!answer.isGood()) {
            column.problem = answer.diagnostics.empty()
                                 ? QCoreApplication::translate("ObjectTable", "not a valid expression")
                                 : expressionProblemText(answer.diagnostics.front());
            return true;
        }
        if (answer.typed.readsSource) {
            column.problem = QCoreApplication::translate("ObjectTable",
                                                         "here is no Source: the names refer to the object of the row");
            return true;
        }
        if (answer.typed.readsValue) {
            column.problem =
                QCoreApplication::translate("ObjectTable", "value() is known only while effects are applied");
            return true;
        }
        column.format = answer.typed.format;
        return fill(column, answer.typed, objects);
    }

private:
    bool fill(ObjectColumn& column, const engine::TypedExpression& typed, const std::vector<Row>& objects) {
        const auto program = engine::compileExpression(typed);
        engine::Bindings bindings;
        bindings.world = &m_world;
        column.values.resize(objects.size());
        std::vector<engine::EvaluationFault> faults;
        for (std::size_t begin = 0; begin < objects.size(); begin += evaluatedAtOnce) {
            if (m_stop) {
                return false;
            }
            const std::size_t count = std::min(evaluatedAtOnce, objects.size() - begin);
            engine::evaluate(*program, m_view, bindings, std::span(objects).subspan(begin, count), {},
                             std::span(column.values).subspan(begin, count), &faults);
        }
        if (!faults.empty()) {
            column.problem = expressionProblemText({&engine::diagnosticOf(faults.front().kind), faults.front().where});
        }
        if (column.isNumber()) {
            return true;
        }
        column.texts.reserve(objects.size());
        for (const double value : column.values) {
            column.texts.push_back(
                std::isnan(value) ? QString()
                : column.format.kind == engine::FormatKind::object && value >= 0.0
                    ? shownName(m_view, static_cast<Row>(value))
                    : QString::fromStdString(engine::formatValue(value, column.format, m_view, typed, &m_world)));
        }
        return !m_stop;
    }

    const engine::CheckedModel& m_model;
    const engine::View& m_view;
    engine::World m_world;
    const std::atomic<bool>& m_stop;
};

bool hasWords(const QStringList& words, const QString& name, const QString& objectClass) {
    return std::ranges::all_of(words, [&](const QString& word) {
        return name.contains(word, Qt::CaseInsensitive) || objectClass.contains(word, Qt::CaseInsensitive);
    });
}

/// Moves the elements of a vector to a new order.
template <typename Value>
void reorder(std::vector<Value>& values, const std::vector<std::size_t>& order) {
    if (values.empty()) {
        return;
    }
    std::vector<Value> sorted;
    sorted.reserve(order.size());
    for (const std::size_t from : order) {
        sorted.push_back(std::move(values[from]));
    }
    values = std::move(sorted);
}

void reorder(ObjectsTable& table, const std::vector<std::size_t>& order) {
    reorder(table.objects, order);
    reorder(table.names, order);
    reorder(table.classes, order);
    for (ObjectColumn& column : table.columns) {
        reorder(column.values, order);
        reorder(column.texts, order);
    }
}

/// Sorts the rows. Objects without a value come last in both directions.
void sort(ObjectsTable& table, int by, bool isDescending) {
    std::vector<std::size_t> order(table.objects.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const ObjectColumn* const own = by >= 2 ? &table.columns[static_cast<std::size_t>(by - 2)] : nullptr;
    if (own != nullptr && own->values.empty()) {
        return;
    }
    if (own != nullptr && own->isNumber()) {
        std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
            const double left = own->values[a];
            const double right = own->values[b];
            if (std::isnan(left) || std::isnan(right)) {
                return !std::isnan(left);
            }
            return isDescending ? right < left : left < right;
        });
    } else {
        QCollator collator;
        collator.setNumericMode(true);
        collator.setCaseSensitivity(Qt::CaseInsensitive);
        std::vector<QCollatorSortKey> keys; // comparing keys is much faster than comparing texts
        keys.reserve(order.size());
        const auto textAt = [&](std::size_t row) -> const QString& {
            return by == 0 ? table.names[row] : by == 1 ? table.classes[row] : own->texts[row];
        };
        for (std::size_t row = 0; row < order.size(); ++row) {
            keys.push_back(collator.sortKey(textAt(row)));
        }
        std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
            if (textAt(a).isEmpty() || textAt(b).isEmpty()) {
                return !textAt(a).isEmpty() && textAt(b).isEmpty();
            }
            return isDescending ? keys[b] < keys[a] : keys[a] < keys[b];
        });
    }
    reorder(table, order);
}

} // namespace

QString ObjectColumn::text(std::size_t row, bool isExact) const {
    if (values.empty() || std::isnan(values[row])) {
        return {};
    }
    if (!isNumber()) {
        return texts[row];
    }
    const double value = values[row];
    const bool isShort = !isExact && std::abs(value) < 1e12;
    return QString::fromStdString(engine::formatNumber(isShort ? std::round(value * 100.0) / 100.0 : value));
}

QString ObjectsTable::heading(int column) const {
    return column == 0   ? QCoreApplication::translate("ObjectTable", "Object")
           : column == 1 ? QCoreApplication::translate("ObjectTable", "Class")
                         : columns[static_cast<std::size_t>(column - 2)].expression;
}

QString ObjectsTable::text(std::size_t row, int column, bool isExact) const {
    return column == 0   ? names[row]
           : column == 1 ? classes[row]
                         : columns[static_cast<std::size_t>(column - 2)].text(row, isExact);
}

ObjectsTablePtr readObjects(const engine::Program& program, const engine::State& state, const ObjectsWish& wish,
                            const std::atomic<bool>& stop) {
    auto table = std::make_shared<ObjectsTable>();
    const engine::View view = state.view();
    const engine::CheckedModel& model = *program.model;
    table->turn = view.turn;
    const QStringList words = wish.words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (Row row = 0; row < view.rowCount; ++row) {
        if (!view.exists(row)) {
            continue;
        }
        ++table->all;
        const auto& objectClass =
            model.classes.asRead(static_cast<engine::ClassIndex>(view.builtin(engine::Builtin::objectClass, row)));
        QString name = shownName(view, row);
        QString shownClass = QString::fromStdString(
            objectClass.isGenerated ? model.vocabulary.types()[view.typeOf(row)].id : objectClass.id);
        if (hasWords(words, name, shownClass)) {
            table->objects.push_back(row);
            table->names.push_back(std::move(name));
            table->classes.push_back(std::move(shownClass));
        }
    }
    ObjectEvaluator evaluator(model, view, stop);
    if (!wish.where.trimmed().isEmpty()) {
        ObjectColumn where{wish.where};
        if (!evaluator.evaluate(where, engine::booleanFormat, table->objects)) {
            return nullptr;
        }
        table->whereProblem = where.problem;
        if (!where.values.empty()) {
            std::vector<std::size_t> kept;
            for (std::size_t row = 0; row < where.values.size(); ++row) {
                if (where.values[row] == 1.0) {
                    kept.push_back(row);
                }
            }
            reorder(*table, kept);
            if (kept.empty()) {
                table->objects.clear();
            }
        }
    }
    for (const QString& expression : wish.expressions) {
        ObjectColumn& column = table->columns.emplace_back();
        column.expression = expression;
        if (!evaluator.evaluate(column, engine::badFormat, table->objects)) {
            return nullptr;
        }
        column.totals = totalsOf(column, nullptr);
    }
    if (wish.sortColumn >= 0 && wish.sortColumn < table->columnCount()) {
        sort(*table, wish.sortColumn, wish.isDescending);
    }
    return table;
}

std::optional<ColumnTotals> totalsOf(const ObjectColumn& column, const std::vector<int>* rows) {
    ColumnTotals totals;
    const auto add = [&](double value) {
        if (!std::isnan(value)) {
            totals.sum += value;
            totals.least = totals.count == 0 ? value : std::min(totals.least, value);
            totals.most = totals.count == 0 ? value : std::max(totals.most, value);
            ++totals.count;
        }
    };
    if (!column.isNumber() || column.values.empty()) {
        return std::nullopt;
    }
    if (rows == nullptr) {
        std::ranges::for_each(column.values, add);
    } else {
        for (const int row : *rows) {
            add(column.values[static_cast<std::size_t>(row)]);
        }
    }
    totals.mean = totals.count == 0 ? 0.0 : totals.sum / static_cast<double>(totals.count);
    return totals.count == 0 ? std::nullopt : std::optional(totals);
}

} // namespace orrery::widgets
