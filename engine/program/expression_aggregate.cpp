// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/model/model.h"
#include "engine/program/expression_context.h"
#include "engine/program/expression_walk.h"
#include "engine/universe/universe.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <iterator>
#include <utility>

// Combines the values of many related objects into one (X3).
namespace orrery::engine {

namespace {

/// The maximum number of faults that one aggregate reports.
constexpr std::size_t maxAggregateFaults = 4;

/// Copies the rows of the type to `out`; all rows if no type is given.
void keepType(const View& view, std::optional<TypeIndex> type, std::span<const Row> rows, std::vector<Row>& out) {
    if (!type) {
        out.assign(rows.begin(), rows.end());
        return;
    }
    out.clear();
    const double* const types = view.columns[static_cast<std::size_t>(Builtin::objectType)];
    std::ranges::copy_if(rows, std::back_inserter(out),
                         [&](Row row) { return types[row] == static_cast<double>(*type); });
}

class Aggregation {
public:
    Aggregation(const EvaluationContext& context, const TypedNode& node, Row target, AggregateMemo::Room& room,
                Aggregated& out)
        : m_context(context), m_node(node), m_call(*node.aggregate()), m_inner(contextOfRelated(context, target)),
          m_values(room.values), m_kept(room.kept), m_out(out) {}

    /// Aggregates over the related objects, in ascending order.
    void run(std::span<const Row> rows, bool withObjects) {
        if (!pays(rows.size())) {
            return;
        }
        rows = find(rows);
        if (withObjects) {
            for (std::size_t i = 0; i < rows.size(); ++i) {
                if (!isMissing(m_values[i])) {
                    m_out.objects.push_back(rows[i]);
                }
            }
        }
        std::erase_if(m_values, [](double value) { return isMissing(value); });
        conclude();
    }

    /// Aggregates over a list that several objects share. Each object excludes itself. Evaluates the list once for all
    /// these objects.
    void runWithout(Row itself, std::span<const Row> list, AggregateMemo::Shared& shared) {
        if (shared.node != &m_node || shared.list.data() != list.data() || shared.list.size() != list.size()) {
            shared.node = &m_node;
            shared.list = list;
            shared.isFound = false;
            keepType(m_context.view, m_call.type, list, shared.typed);
        }
        const bool isIn = std::ranges::binary_search(shared.typed, itself);
        if (!pays(shared.typed.size() - (isIn ? 1 : 0))) {
            return;
        }
        if (!std::exchange(shared.isFound, true)) {
            findShared(shared);
        }
        if (shared.hasFaults) {
            std::vector<Row> rows;
            std::ranges::remove_copy(shared.typed, std::back_inserter(rows), itself);
            find(rows);
            std::erase_if(m_values, [](double value) { return isMissing(value); });
        } else {
            m_values = shared.values;
            const auto own = std::ranges::lower_bound(shared.counting, itself);
            if (own != shared.counting.end() && *own == itself) {
                m_values.erase(m_values.begin() + (own - shared.counting.begin()));
            }
        }
        conclude();
    }

private:
    bool pays(std::size_t rows) {
        if (m_context.world().pay(rows + 1)) {
            return true;
        }
        fault(EvaluationFault::Kind::tooMuchWork);
        m_out.value = missingValue;
        return false;
    }

    /// Stores the contribution of each row in m_values; missing if a row has none. @return the rows that match `where`
    std::span<const Row> find(std::span<const Row> rows) {
        ++m_context.world().counts().aggregations;
        if (m_call.hasWhere) {
            rows = keepThose(rows);
        }
        m_values.assign(rows.size(), 1.0);
        if (m_call.hasValue) {
            evaluateInner(m_node.operands[m_call.valueAt()], rows, m_values);
        }
        return rows;
    }

    void findShared(AggregateMemo::Shared& shared) {
        AggregateMemo::Added& added = m_context.memo.added;
        if (added.node != &m_node) {
            added = {.node = &m_node, .found = 0, .values = {}, .isKnown = {}, .unknown = {}};
        }
        shared.counting.clear();
        shared.values.clear();
        const auto count = [&](Row row, double value) {
            if (!isMissing(value)) {
                shared.counting.push_back(row);
                shared.values.push_back(value);
            }
        };
        // Keeping values for all rows pays off once a good part of the rows is evaluated.
        constexpr std::size_t part = 8;
        added.found += shared.typed.size();
        if (added.found < m_context.view.rowCount / part) {
            const std::span<const Row> rows = find(shared.typed);
            for (std::size_t i = 0; i < rows.size(); ++i) {
                count(rows[i], m_values[i]);
            }
        } else {
            findAdded(added, shared.typed);
            for (const Row row : shared.typed) {
                count(row, added.values[row]);
            }
        }
        shared.hasFaults = !m_out.faults.empty();
        m_out.faults.clear();
    }

    /// Evaluates the rows whose values are not known yet. After a fault, evaluates these rows again next time.
    void findAdded(AggregateMemo::Added& added, std::span<const Row> rows) {
        added.values.resize(m_context.view.rowCount);
        added.isKnown.resize(m_context.view.rowCount);
        std::vector<Row>& unknown = added.unknown;
        unknown.clear();
        std::ranges::copy_if(rows, std::back_inserter(unknown), [&](Row row) { return !added.isKnown[row]; });
        if (unknown.empty()) {
            return;
        }
        const std::span<const Row> counting = find(unknown);
        for (const Row row : unknown) {
            added.values[row] = missingValue;
            added.isKnown[row] = m_out.faults.empty();
        }
        for (std::size_t i = 0; i < counting.size(); ++i) {
            added.values[counting[i]] = m_values[i];
        }
    }

    void conclude() {
        m_out.count = m_values.size();
        m_out.value = m_call.row != nullptr ? reduce(*m_call.row) : fold();
    }

    std::span<const Row> keepThose(std::span<const Row> rows) {
        m_values.resize(rows.size());
        evaluateInner(m_node.operands[m_call.whereAt()], rows, m_values);
        m_kept.clear();
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (m_values[i] == 1.0) {
                m_kept.push_back(rows[i]);
            }
        }
        return m_kept;
    }

    void evaluateInner(const TypedNode& operand, std::span<const Row> rows, std::span<double> out) {
        if (rows.empty()) {
            return;
        }
        EvaluationCounts ignored;
        std::vector<EvaluationFault> faults;
        evaluateLanes(m_inner, operand, m_context.program.inner(operand).code, rows, {}, out, &faults, ignored);
        for (const EvaluationFault& one : faults) {
            add(one);
        }
    }

    double reduce(const AggregateSpec& row) {
        if (m_values.empty()) {
            return row.empty;
        }
        const double result = row.reduce(m_values);
        if (std::isfinite(result)) {
            return result;
        }
        fault(std::isnan(result) ? EvaluationFault::Kind::notANumber : EvaluationFault::Kind::overflow);
        return 0.0;
    }

    /// Evaluates an aggregate that content defines: updates `total` object by object (X3.3).
    double fold() {
        const CheckedAggregate& defined = m_context.view.model->language.aggregates[*m_call.defined];
        if (m_values.empty()) {
            return defined.empty;
        }
        if (!defined.step) {
            return missingValue;
        }
        double total = defined.start;
        for (const double value : m_values) {
            total = step(*defined.step, total, value);
        }
        return defined.finish ? step(*defined.finish, total, static_cast<double>(m_values.size())) : total;
    }

    double step(const TypedExpression& expression, double total, double second) {
        const std::array parameters{total, second};
        EvaluationContext context{.program = m_context.world().compiled(expression),
                                  .view = m_context.view,
                                  .bindings = {.world = m_context.bindings.world, .parameters = parameters},
                                  .memo = m_context.memo,
                                  .isInner = true,
                                  .depth = m_context.depth + 1};
        ExpressionWalker walker(context);
        std::vector<EvaluationFault> faults;
        walker.reportTo(&faults);
        const double result = walker.walk(*expression.root);
        for (const EvaluationFault& one : faults) {
            add(one);
        }
        return result;
    }

    void fault(EvaluationFault::Kind kind) { add({0, m_context.program.expression().placeOf(m_node), kind}); }

    /// Adds a fault only once, even if many objects have it.
    void add(const EvaluationFault& fault) {
        const auto same = [&](const EvaluationFault& known) {
            return known.where == fault.where && known.kind == fault.kind;
        };
        if (m_out.faults.size() < maxAggregateFaults && std::ranges::none_of(m_out.faults, same)) {
            m_out.faults.push_back(fault);
        }
    }

    const EvaluationContext& m_context;
    const TypedNode& m_node;
    const AggregateCall& m_call;
    EvaluationContext m_inner;
    std::vector<double>& m_values;
    std::vector<Row>& m_kept;
    Aggregated& m_out;
};

/// Returns the related objects, before the filter by type (RelationSpec::related).
std::span<const Row> relatedTo(const EvaluationContext& context, const AggregateCall& call, Row from, double number,
                               std::vector<Row>& scratch) {
    World& world = context.world();
    if (call.relation->word.empty() && call.type) {
        return world.ofType(context.view, *call.type);
    }
    return call.relation->related({.view = context.view,
                                   .world = world,
                                   .from = from,
                                   .number = number,
                                   .inJumps = call.inJumps,
                                   .type = call.type},
                                  scratch);
}

} // namespace

EvaluationContext contextOfRelated(const EvaluationContext& context, Row target) {
    EvaluationContext inner = context;
    inner.bindings.target = target;
    inner.bindings.missingAsZero = false; // related objects without a value do not count
    inner.bindings.part = 0;
    inner.isInner = true;
    ++inner.depth;
    return inner;
}

const Aggregated& aggregate(const EvaluationContext& context, const TypedNode& node, double from, double number,
                            Row target, Aggregated& own, bool withObjects) {
    own = {};
    own.value = missingValue;
    const AggregateCall& call = *node.aggregate();
    if (call.relation == nullptr || context.depth >= maxNesting) {
        return own;
    }
    const bool isOfAll = call.relation->word.empty();
    const Row row = isOfAll ? noRow : rowOf(from, context.view);
    if ((!isOfAll && !context.view.exists(row)) || (call.hasNumber && isMissing(number))) {
        return own;
    }
    AggregateMemo::Room& room = context.memo.rooms[context.depth];
    room.related.clear();
    std::span<const Row> rows;
    if (!call.hasNumber || number >= 0.0) { // nothing is within a negative distance
        rows = relatedTo(context, call, row, number, room.related);
    }
    const auto readsTarget = [&](const TypedNode& operand) { return context.program.inner(operand).readsTarget; };
    const bool asksTarget = (call.hasWhere && readsTarget(node.operands[call.whereAt()])) ||
                            (call.hasValue && readsTarget(node.operands[call.valueAt()]));
    const bool isList = rows.data() != room.related.data();
    const Row itself = isList && !room.related.empty() ? room.related.front() : noRow;
    const bool isShared = isList && itself == noRow;
    const AggregateMemo::Key key{&node,
                                 isShared ? rows.data() : nullptr,
                                 isShared ? rows.size() : 0,
                                 isShared ? noRow : row,
                                 isShared ? 0 : std::bit_cast<std::uint64_t>(number),
                                 asksTarget ? target : noRow};
    if (!withObjects) {
        if (const auto known = context.memo.known.find(key); known != context.memo.known.end()) {
            return known->second;
        }
    }
    Aggregation aggregation(context, node, target, room, own);
    if (itself != noRow && !withObjects && !asksTarget) {
        aggregation.runWithout(itself, rows, room.shared);
    } else {
        if (itself != noRow || (call.type && !isOfAll)) {
            keepType(context.view, call.type, rows, room.typed);
            std::erase(room.typed, itself);
            rows = room.typed;
        }
        aggregation.run(rows, withObjects);
    }
    // Keeps a result that another candidate may need: candidates share the list, or start from the same object.
    const TypedNode& object = node.operands[0];
    const bool isOwn = object.kind == TypedNode::Kind::object && object.root == ExpressionRoot::candidate;
    return withObjects || (!isShared && isOwn) ? own : context.memo.known.emplace(key, std::move(own)).first->second;
}

} // namespace orrery::engine
