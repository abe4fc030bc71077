// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/roots.h"

#include "engine/check/expression/expression.h"
#include "engine/check/expression/expression_node.h"
#include "engine/content/constants.h"
#include "engine/trace/replay.h"
#include "engine/turn/group_identity.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <set>
#include <string_view>

namespace orrery::engine {

namespace {

void unite(std::vector<bool>& into, const std::vector<bool>& more) {
    for (std::size_t i = 0; i < more.size(); ++i) {
        into[i] = into[i] || more[i];
    }
}

bool isEmpty(const std::vector<bool>& set) {
    return std::ranges::find(set, true) == set.end();
}

bool contains(Location outer, Location inner) {
    return outer.file == inner.file && outer.file.isValid() && outer.span.begin <= inner.span.begin &&
           inner.span.end <= outer.span.end;
}

/// Returns the words of a text that can be names.
std::set<std::string_view> wordsOf(std::string_view text) {
    std::set<std::string_view> words;
    const auto isWordByte = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
    for (std::size_t begin = 0; begin < text.size();) {
        std::size_t end = begin;
        while (end < text.size() && isWordByte(text[end])) {
            ++end;
        }
        if (end > begin) {
            words.insert(text.substr(begin, end - begin));
        }
        begin = end + 1;
    }
    return words;
}

/// Returns whether the expression reads only members of `Source`, `Target` and the candidate themselves.
bool readsOwnMembersOnly(const TypedNode& node) {
    using Kind = TypedNode::Kind;
    switch (node.kind) {
    case Kind::constant:
    case Kind::text:
    case Kind::turn:
    case Kind::object:
        return true;
    case Kind::member:
        return node.operands.size() == 1 && node.operands.front().kind == Kind::object;
    case Kind::operation:
    case Kind::choice:
        return std::ranges::all_of(node.operands, readsOwnMembersOnly);
    default:
        return false;
    }
}

} // namespace

/// What the groups of one run can read.
class RootFinder::Reads {
public:
    struct OfGroup {
        std::set<std::uint32_t> columns; ///< indices into RunComparer::columns()
        std::set<std::string_view> words;
        std::set<StackingIndex> stackings;
        bool readsVariables = false; ///< variables, or functions of the content
        bool readsOthers = false;    ///< objects that are neither the source nor the candidate
    };

    Reads(const RunComparer& comparer, bool isLeft)
        : session(isLeft ? comparer.left() : comparer.right()), m_model(*session.program().model) {
        m_index.resize(m_model.layout.size(), 0);
        for (std::uint32_t i = 0; i < comparer.columns().size(); ++i) {
            const ComparedColumn& column = comparer.columns()[i];
            if (const auto id = isLeft ? column.left : column.right) {
                m_index[id->value] = i;
            }
        }
    }

    const OfGroup& of(std::uint32_t group) {
        const auto [known, isNew] = m_known.try_emplace(group);
        if (isNew) {
            collect(session.program().groups[group], known->second);
        }
        return known->second;
    }

    /// Returns the groups that share a stacking name with a group, and the group itself.
    std::vector<std::uint32_t> rivalsOf(std::uint32_t group) {
        std::vector<std::uint32_t> rivals{group};
        const OfGroup& own = of(group);
        for (std::uint32_t other = 0; !own.stackings.empty() && other < session.program().groups.size(); ++other) {
            const std::set<StackingIndex>& theirs = of(other).stackings;
            if (other != group &&
                std::ranges::any_of(theirs, [&](StackingIndex name) { return own.stackings.contains(name); })) {
                rivals.push_back(other);
            }
        }
        return rivals;
    }

    /// Returns the columns that an expression reads; including those of its variables.
    std::set<std::uint32_t> columnsOf(const TypedExpression& expression) const {
        std::set<std::uint32_t> columns;
        addExpression(expression, columns);
        return columns;
    }

    std::uint32_t index(ColumnId column) const { return m_index[column.value]; }
    const CheckedModel& model() const { return m_model; }

    const Session& session;

private:
    void add(const std::vector<ColumnId>& from, std::set<std::uint32_t>& to) const {
        for (const ColumnId column : from) {
            to.insert(m_index[column.value]);
        }
    }

    void addExpression(const TypedExpression& expression, std::set<std::uint32_t>& to) const {
        add(expression.columns, to);
        for (const VariableIndex variable : expression.variables) {
            add(m_model.language.variables[variable].reads.columns, to);
        }
    }

    void collect(const std::vector<CompiledCondition>& conditions, OfGroup& out) const {
        for (const CompiledCondition& condition : conditions) {
            add(condition.columns, out.columns);
            out.readsOthers = out.readsOthers || condition.depends.readsLanes ||
                              (!condition.children.empty() && !condition.spec->asksSameObject);
            collect(condition.arguments, out);
            collect(condition.children, out);
        }
    }

    void collect(const std::vector<CompiledArgument>& arguments, OfGroup& out) const {
        for (const CompiledArgument& argument : arguments) {
            if (argument.sourceColumn) {
                out.columns.insert(m_index[argument.sourceColumn->value]);
            }
            if (argument.checked != nullptr && argument.checked->expression != nullptr) {
                const TypedExpression& expression = *argument.checked->expression;
                addExpression(expression, out.columns);
                out.readsVariables = out.readsVariables || !expression.variables.empty();
                out.readsOthers = out.readsOthers || !readsOwnMembersOnly(*expression.root);
            }
        }
    }

    void collect(const CompiledGroup& group, OfGroup& out) const {
        for (const std::vector<CompiledCondition>* list : {&group.activation, &group.include, &group.exclude}) {
            collect(*list, out);
        }
        for (const CompiledTrigger& trigger : group.triggers) {
            collect(trigger.conditions, out);
        }
        for (const CompiledCost& cost : group.costs) {
            collect(std::vector{cost.amount}, out);
        }
        out.stackings.insert(group.checked->stacking);
        for (const CompiledEffect& effect : group.effects) {
            collect(effect.arguments, out);
            collect(effect.active, out);
            for (const CompiledEffect::Block& block : effect.blocks) {
                collect(block.conditions, out);
            }
            for (const CompiledTrigger& awaited : effect.awaits) {
                collect(awaited.conditions, out);
            }
            out.stackings.insert(effect.checked->stacking);
        }
        out.stackings.erase(0);
        const Location where = group.checked->where;
        if (where.file.isValid()) {
            out.words = wordsOf(m_model.files[where.file.value]->slice(where.span));
        }
        const Language& language = m_model.language;
        out.readsVariables = out.readsVariables || std::ranges::any_of(out.words, [&](std::string_view word) {
                                 return language.functionNames.contains(word) ||
                                        language.aggregateNames.contains(word) || language.tableNames.contains(word) ||
                                        language.variableNames.contains(word);
                             });
        for (const Builtin always : {Builtin::attachedTo, Builtin::owners, Builtin::capital, Builtin::objectClass}) {
            out.columns.insert(m_index[static_cast<std::size_t>(always)]);
        }
    }

    const CheckedModel& m_model;
    std::vector<std::uint32_t> m_index; ///< by ColumnId
    std::map<std::uint32_t, OfGroup> m_known;
};

RootFinder::RootFinder(const RunComparer& comparer)
    : m_comparer(comparer), m_edits(contentEdits(*comparer.left().program().model, *comparer.right().program().model)) {
    for (const bool isLeft : {true, false}) {
        m_reads[isLeft ? 0 : 1] = std::make_unique<Reads>(comparer, isLeft);
    }
    // Statements of other scenarios are not part of the runs.
    std::erase_if(m_edits, [&](const ContentEdit& edit) {
        return edit.kind == EditKind::statement && edit.scenario != comparer.left().scenario().id &&
               edit.scenario != comparer.right().scenario().id;
    });
    m_ofColumn.resize(comparer.columns().size(), Set(m_edits.size()));
}

RootFinder::~RootFinder() = default;

std::vector<std::uint32_t> RootFinder::rootsOf(std::uint32_t difference) const {
    std::vector<std::uint32_t> roots;
    for (std::uint32_t i = 0; difference < m_roots.size() && i < m_edits.size(); ++i) {
        if (m_roots[difference][i]) {
            roots.push_back(i);
        }
    }
    return roots;
}

void RootFinder::addTurn() {
    const auto& differences = m_comparer.differences();
    for (auto i = static_cast<std::uint32_t>(m_roots.size()); i < differences.size(); ++i) {
        m_roots.emplace_back(m_edits.size());
        m_cells[{differences[i].object, differences[i].column}] = i;
    }
    // A change can only read what an earlier one wrote, so the order of the changes in the logs is that of the roots.
    struct Item {
        std::uint32_t order = 0;
        std::uint32_t difference = 0;
        std::pair<std::uint32_t, std::uint32_t> runs;
    };
    std::vector<Item> items;
    for (const CellChanges& cell : m_comparer.lastChanges()) {
        for (const auto& runs : cell.runs) {
            items.push_back({std::min(runs.first, runs.second), cell.difference, runs});
        }
    }
    std::ranges::stable_sort(items, {}, &Item::order);
    for (const Item& item : items) {
        const ValueDifference& cell = differences[item.difference];
        unite(m_roots[item.difference], ofChange(cell, item.runs.first, item.runs.second));
        unite(m_ofColumn[cell.column], m_roots[item.difference]);
    }
    for (const CellChanges& cell : m_comparer.lastChanges()) {
        if (isEmpty(m_roots[cell.difference])) { // a cause that the log does not name
            m_roots[cell.difference].assign(m_edits.size(), true);
            unite(m_ofColumn[differences[cell.difference].column], m_roots[cell.difference]);
        }
    }
}

RootFinder::Set RootFinder::ofChange(const ValueDifference& cell, std::uint32_t leftRun, std::uint32_t rightRun) {
    Set roots(m_edits.size());
    const bool isInBoth = leftRun != noRun && rightRun != noRun;
    if (leftRun != noRun) {
        addRun(cell, true, leftRun, isInBoth, roots);
    }
    if (rightRun != noRun) {
        addRun(cell, false, rightRun, isInBoth, roots);
    }
    if (isEmpty(roots)) {
        for (const Set& column : m_ofColumn) {
            unite(roots, column);
        }
        for (std::size_t i = 0; i < m_edits.size(); ++i) {
            roots[i] = roots[i] || m_edits[i].kind != EditKind::group;
        }
    }
    return roots;
}

void RootFinder::addColumn(std::uint32_t column, Set& out) const {
    unite(out, m_ofColumn[column]);
}

void RootFinder::addRun(const ValueDifference& cell, bool isLeft, std::uint32_t runIndex, bool isInBoth, Set& out) {
    Reads& reads = *m_reads[isLeft ? 0 : 1];
    const Session& session = reads.session;
    const std::uint32_t turn = m_comparer.next() - 1;
    const auto log = session.history().sharedLog(turn);
    const Run& run = log->runs[runIndex];
    const ComparedObject& object = m_comparer.objects()[cell.object];
    const Row row = isLeft ? object.left : object.right;
    const auto addCell = [&](Row of, std::uint32_t column) {
        const auto found = m_cells.find({m_comparer.objectOf(isLeft, of), column});
        if (found != m_cells.end()) {
            unite(out, m_roots[found->second]);
        }
    };
    addDirect(isLeft, run, *log, out);
    addCell(row, reads.index(m_comparer.left().universe().model().layout.builtin(Builtin::exists)));
    if (isByStatement(*log, run)) {
        return;
    }
    if (run.cause == CauseKind::growth || run.cause == CauseKind::cap || run.cause == CauseKind::reset) {
        const ColumnSpec& spec = reads.model().layout[run.column];
        for (const bool ofMax : {false, true}) {
            addCell(row, reads.index(reads.model().layout.meter(spec.of, ofMax)));
        }
        const auto& growth = reads.model().growth[spec.of];
        if (run.cause == CauseKind::growth && growth != nullptr) {
            for (const std::uint32_t column : reads.columnsOf(*growth)) {
                addColumn(column, out);
            }
        }
        return;
    }
    if (!isByGroup(run)) {
        for (const Set& column : m_ofColumn) { // production, payments, movement and the like can read anything
            unite(out, column);
        }
        return;
    }
    const Firing& firing = log->firings[run.firing];
    const CompiledGroup& group = session.program().groups[firing.group];
    const CompiledEffect* const effect = run.cause == CauseKind::effect ? &group.effects[run.effect] : nullptr;
    const TypedExpression* const amount =
        effect != nullptr && effect->amount >= 0
            ? effect->arguments[static_cast<std::size_t>(effect->amount)].checked->expression.get()
            : nullptr;
    if (isInBoth && amount != nullptr && readsOwnMembersOnly(*amount->root)) {
        const View view = session.universe().view();
        for (const std::uint32_t column : reads.columnsOf(*amount)) {
            for (Row of : {firing.holder, firing.source, row}) {
                for (; of != noRow; of = view.parent(of)) { // a member may belong to a host
                    addCell(of, column);
                }
            }
        }
        return;
    }
    addCell(firing.holder, reads.index(m_comparer.left().universe().model().layout.builtin(Builtin::exists)));
    for (const std::uint32_t rival : reads.rivalsOf(firing.group)) {
        const Reads::OfGroup& ofGroup = reads.of(rival);
        for (const std::uint32_t column : ofGroup.columns) {
            addColumn(column, out);
        }
        if (ofGroup.readsOthers || rival != firing.group) {
            addColumn(reads.index(m_comparer.left().universe().model().layout.builtin(Builtin::exists)), out);
        }
    }
}

/// Adds the edits of the XML that makes a change, or of definitions that this XML uses.
void RootFinder::addDirect(bool isLeft, const Run& run, const TurnLog& log, Set& out) {
    Reads& reads = *m_reads[isLeft ? 0 : 1];
    const auto addWhere = [&](const auto& isMeant) {
        for (std::size_t i = 0; i < m_edits.size(); ++i) {
            out[i] = out[i] || isMeant(m_edits[i]);
        }
    };
    const auto placeOf = [isLeft](const ContentEdit& edit) { return isLeft ? edit.left : edit.right; };
    if (isByStatement(log, run)) {
        const auto& statements = reads.session.scenario().statements;
        const Location where = run.firing < statements.size() ? statements[run.firing].where : Location{};
        const bool isGenerated = run.firing >= statements.size();
        addWhere([&](const ContentEdit& edit) {
            return contains(placeOf(edit), where) ||
                   (isGenerated && (edit.label == "galaxy" || edit.kind == EditKind::definition));
        });
        return;
    }
    if (run.cause == CauseKind::scenario || run.cause == CauseKind::order) {
        addWhere([&](const ContentEdit& edit) { return edit.kind == EditKind::statement; });
        return;
    }
    const ColumnSpec& column = reads.model().layout[run.column];
    const bool isOfMeter = column.role == ColumnRole::meterCurrent || column.role == ColumnRole::meterMax;
    const std::string meter = isOfMeter ? reads.model().vocabulary.meters()[column.of].id : std::string();
    addWhere([&](const ContentEdit& edit) {
        return edit.kind == EditKind::definition && edit.id == meter && !meter.empty();
    });
    if (!isByGroup(run)) {
        return;
    }
    for (const std::uint32_t group : reads.rivalsOf(log.firings[run.firing].group)) {
        const CheckedGroup& checked = reads.session.program().checkedGroup(group);
        const std::uint64_t identity = stableIdentity(reads.model(), checked);
        const std::string& owner = reads.model().classes.asRead(checked.owner).stableName();
        const Reads::OfGroup& ofGroup = reads.of(group);
        addWhere([&](const ContentEdit& edit) {
            switch (edit.kind) {
            case EditKind::group:
                return edit.groupIdentity == identity;
            case EditKind::classHead:
                return edit.owner == owner || ofGroup.readsVariables || ofGroup.words.contains(edit.id);
            case EditKind::definition:
                return ofGroup.readsVariables || (!edit.id.empty() && ofGroup.words.contains(edit.id));
            case EditKind::statement: // an action of the scenario fires the group
                return log.firings[run.firing].action != noFiring;
            }
            return false;
        });
    }
}

} // namespace orrery::engine
