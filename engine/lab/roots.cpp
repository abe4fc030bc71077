// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/roots.h"

#include "engine/check/expression/expression.h"
#include "engine/check/scenario/decisions.h"
#include "engine/check/scenario/orders.h"
#include "engine/check/scenario/statements.h"
#include "engine/turn/group_identity.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

namespace orrery::engine {

namespace {

/// A statement, order or decision of a run.
struct Action {
    std::string xml;
    Location where;
    std::string label;
    std::optional<std::uint32_t> statement{}; ///< index in CheckedScenario::statements
};

std::vector<Action> actionsOf(const CheckedScenario& scenario) {
    std::vector<Action> actions;
    for (std::uint32_t i = 0; i < scenario.statements.size(); ++i) {
        const CheckedStatement& one = scenario.statements[i];
        std::string label(one.spec->tag);
        for (const std::string_view name :
             {"id", "name", "class", "object", "meter", "which", "property", "resource", "value"}) {
            const bool isShown = one.argument(name) != nullptr && one.text(name) != "current";
            label += isShown ? " " + one.text(name) : "";
        }
        for (const std::string_view name : {"owner", "target"}) {
            label += one.argument(name) != nullptr ? " " + std::string(name) + " " + one.text(name) : "";
        }
        for (const GivenValue& value : one.values) {
            label += value.attribute.empty() ? "" : " " + std::string(value.attribute) + " " + value.text;
        }
        actions.push_back({statementXml(one), one.where, std::move(label), i});
    }
    for (const CheckedOrder& one : scenario.orders) {
        actions.push_back({orderXml(one), one.where, std::string(one.spec->tag)});
    }
    for (const CheckedDecision& one : scenario.decisions) {
        actions.push_back({decisionXml(one), one.where, "decision"});
    }
    return actions;
}

/// Adds an edit for each action that only one run has. Two versions of content can write one action in two ways, so
/// their own actions are only those that contentEdits() finds.
void addActions(const RunComparer& comparer, std::map<std::pair<bool, std::uint32_t>, std::size_t>& ofStatement,
                std::vector<ContentEdit>& edits) {
    const std::array sides{actionsOf(comparer.left().scenario()), actionsOf(comparer.right().scenario())};
    const bool isSameContent = &comparer.left().program() == &comparer.right().program();
    std::map<std::string, int> times; // for names of actions that are written the same
    for (const bool isLeft : {true, false}) {
        std::map<std::string_view, std::size_t> others; // the number of equal actions of the other run
        for (const Action& other : sides[isLeft ? 1 : 0]) {
            ++others[other.xml];
        }
        for (const Action& one : sides[isLeft ? 0 : 1]) {
            const auto same = others.find(one.xml);
            if (same != others.end() && same->second > 0) {
                --same->second;
                continue;
            }
            if (!isSameContent && one.where.file.isValid()) {
                continue;
            }
            if (one.statement) {
                ofStatement.emplace(std::pair(isLeft, *one.statement), edits.size());
            }
            ContentEdit edit{.kind = EditKind::statement, .label = one.label};
            edit.part = "run:" + one.xml + "#" + std::to_string(times[one.xml]++);
            edit.isOfRun = true;
            (isLeft ? edit.left : edit.right) = one.where;
            edits.push_back(std::move(edit));
        }
    }
}

/// Returns the edits between the contents of two runs. Statements of other scenarios are not part of the runs.
std::vector<ContentEdit> editsOf(const RunComparer& comparer,
                                 std::map<std::pair<bool, std::uint32_t>, std::size_t>& ofStatement) {
    std::vector<ContentEdit> edits = contentEdits(*comparer.left().program().model, *comparer.right().program().model);
    std::erase_if(edits, [&](const ContentEdit& edit) {
        return edit.kind == EditKind::statement && edit.scenario != comparer.left().scenario().id &&
               edit.scenario != comparer.right().scenario().id;
    });
    addActions(comparer, ofStatement, edits);
    const std::uint64_t left = comparer.left().seed();
    const std::uint64_t right = comparer.right().seed();
    if (left != right) {
        edits.push_back({.kind = EditKind::draw,
                         .part = "seed",
                         .label = "seed=" + std::to_string(left) + " → " + std::to_string(right)});
    }
    return edits;
}

} // namespace

RootFinder::RootFinder(const RunComparer& comparer)
    : m_comparer(comparer), m_edits(editsOf(comparer, m_ofStatement)),
      m_seed(comparer.left().seed() != comparer.right().seed() ? std::optional(m_edits.size() - 1) : std::nullopt),
      m_reads{RunReads(comparer, true), RunReads(comparer, false)}, m_table(comparer, m_edits.size()) {}

std::vector<std::uint32_t> RootFinder::listOf(const EditSet& set) const {
    std::vector<std::uint32_t> list;
    for (std::uint32_t i = 0; i < set.size(); ++i) {
        if (set[i]) {
            list.push_back(i);
        }
    }
    return list;
}

std::vector<std::uint32_t> RootFinder::rootsOf(std::uint32_t difference) const {
    return difference < m_table.size() ? listOf(m_table.of(difference)) : std::vector<std::uint32_t>();
}

std::vector<std::uint32_t> RootFinder::rootsOfOther(std::uint32_t difference) const {
    return difference < m_ofOthers.size() ? listOf(m_ofOthers[difference]) : std::vector<std::uint32_t>();
}

bool RootFinder::isChance(const std::vector<std::uint32_t>& roots) const {
    return !roots.empty() &&
           std::ranges::all_of(roots, [&](std::uint32_t root) { return m_edits[root].kind == EditKind::draw; });
}

void RootFinder::addTurn() {
    while (m_table.size() < m_comparer.differences().size()) {
        m_table.append();
    }
    // A change can only read what an earlier one wrote, so the order of the changes in the logs is that of the roots.
    struct Item {
        std::uint32_t order = 0;
        std::uint32_t difference = 0;
        std::pair<std::uint32_t, std::uint32_t> runs;
    };
    std::vector<Item> items;
    for (const CellChanges& cell : m_comparer.lastChanges()) {
        std::uint32_t order = 0; // the logs may have different lengths, but the changes of one value keep their order
        for (const auto& runs : cell.runs) {
            for (const std::uint32_t run : {runs.first, runs.second}) {
                order = run == noRun ? order : std::max(order, run);
            }
            items.push_back({order, cell.difference, runs});
        }
    }
    std::ranges::stable_sort(items, {}, &Item::order);
    for (const Item& item : items) {
        m_table.add(item.difference, ofChange(item.difference, item.runs.first, item.runs.second));
    }
    for (const CellChanges& cell : m_comparer.lastChanges()) {
        if (isEmpty(m_table.of(cell.difference))) { // a cause that the log does not name
            m_table.add(cell.difference, EditSet(m_edits.size(), true));
        }
    }
    m_ofOthers.resize(m_comparer.others().size(), EditSet(m_edits.size()));
    for (const std::uint32_t index : m_comparer.lastOthers()) {
        const OtherDifference& difference = m_comparer.others()[index];
        unite(m_ofOthers[index], ofOther(difference));
        m_table.addOther(difference.group, m_ofOthers[index]);
    }
}

/// Returns the roots of a difference that is no value, as they are in the compared turn.
EditSet RootFinder::ofOther(const OtherDifference& difference) {
    EditSet roots(m_edits.size());
    if (difference.kind == OtherKind::lanes) { // no log tells which group made a starlane
        return EditSet(m_edits.size(), true);
    }
    for (const bool isLeft : {true, false}) {
        if (const auto group = difference.groups[isLeft ? 0 : 1]) {
            unite(roots, editsOfGroup(isLeft, *group, false));
            addReads(isLeft, *group, roots);
        }
    }
    if (difference.group == 0) { // the scenario can read anything
        m_table.addAll(roots);
        for (std::size_t i = 0; i < m_edits.size(); ++i) {
            roots[i] = roots[i] || m_edits[i].kind == EditKind::statement || m_seed == i;
        }
    }
    if (isEmpty(roots)) {
        m_table.addAll(roots);
    }
    return isEmpty(roots) ? EditSet(m_edits.size(), true) : roots;
}

/// Adds the roots of all values that a group can read for any object.
void RootFinder::addReads(bool isLeft, std::uint32_t group, EditSet& out) {
    for (const std::uint32_t rival : readsOf(isLeft).rivalsOf(group)) {
        const GroupReads& ofGroup = readsOf(isLeft).of(rival);
        addColumns(ofGroup.columns, out);
        addColumns(ofGroup.ownColumns, out);
        m_table.addColumn(m_table.exists(), out);
    }
    const CheckedGroup& checked = readsOf(isLeft).session().program().groupAsRead(group);
    m_table.addGroup(stableIdentity(readsOf(isLeft).model(), checked), out);
}

EditSet RootFinder::ofChange(std::uint32_t difference, std::uint32_t leftRun, std::uint32_t rightRun) {
    const bool isInBoth = leftRun != noRun && rightRun != noRun;
    const ComparedObject& object = m_comparer.objects()[m_comparer.differences()[difference].object];
    // The operation of both may read the value, which an earlier change made different.
    EditSet roots = isInBoth ? m_table.of(difference) : EditSet(m_edits.size());
    for (const bool isLeft : {true, false}) {
        const std::uint32_t run = isLeft ? leftRun : rightRun;
        if (run != noRun) {
            const auto log = readsOf(isLeft).session().history().sharedLog(m_comparer.next() - 1);
            addEntry({isLeft, *log, log->runs[run], isLeft ? object.left : object.right}, isInBoth, roots);
        }
    }
    if (isEmpty(roots)) {
        m_table.addAll(roots);
        for (std::size_t i = 0; i < m_edits.size(); ++i) {
            roots[i] = roots[i] || m_edits[i].kind != EditKind::group;
        }
    }
    return roots;
}

void RootFinder::addEntry(const Entry& entry, bool isInBoth, EditSet& out) {
    addOwnXml(entry, out);
    m_table.addCell(m_comparer.objectOf(entry.isLeft, entry.row), m_table.exists(), out);
    if (isByStatement(entry.log, entry.run)) {
        return;
    }
    isByGroup(entry.run) ? addGroup(entry, isInBoth, out) : addRules(entry, out);
}

/// Adds the edits of the XML that makes a change, or of definitions that this XML uses.
void RootFinder::addOwnXml(const Entry& entry, EditSet& out) {
    RunReads& reads = readsOf(entry.isLeft);
    const Run& run = entry.run;
    const auto addWhere = [&](const auto& isMeant) {
        for (std::size_t i = 0; i < m_edits.size(); ++i) {
            out[i] = out[i] || isMeant(m_edits[i]);
        }
    };
    if (isByStatement(entry.log, run)) {
        if (const auto known = m_ofStatement.find({entry.isLeft, run.firing}); known != m_ofStatement.end()) {
            out[known->second] = true;
            return;
        }
        const auto& statements = reads.session().scenario().statements;
        const bool isGenerated = run.firing >= statements.size();
        const Location where = isGenerated ? Location{} : statements[run.firing].where;
        if (isGenerated && m_seed) {
            out[*m_seed] = true;
        }
        return addWhere([&](const ContentEdit& edit) {
            return isWithin(where, entry.isLeft ? edit.left : edit.right) ||
                   (isGenerated && (edit.label == "galaxy" || edit.kind == EditKind::definition));
        });
    }
    if (run.cause == CauseKind::scenario || run.cause == CauseKind::order) {
        if (m_seed) { // the condition, or an effect of its actions, may draw
            out[*m_seed] = true;
        }
        return addWhere([](const ContentEdit& edit) { return edit.kind == EditKind::statement; });
    }
    const ColumnSpec& column = reads.model().layout[run.column];
    if (column.role == ColumnRole::meterCurrent || column.role == ColumnRole::meterMax) {
        const std::string& meter = reads.model().vocabulary.meters()[column.of].id;
        addWhere([&](const ContentEdit& edit) { return edit.kind == EditKind::definition && edit.id == meter; });
    }
    if (!isByGroup(run)) {
        return;
    }
    const Firing& firing = entry.log.firings[run.firing];
    unite(out, editsOfGroup(entry.isLeft, firing.group, firing.action != noFiring));
}

/// Returns the edits of a group, of the groups that share a stacking name with it, and of definitions that they use.
/// @param isCalled true if an action of the scenario fires it
const EditSet& RootFinder::editsOfGroup(bool isLeft, std::uint32_t asked, bool isCalled) {
    const auto [known, isNew] = m_ofGroup.try_emplace({isLeft, asked, isCalled}, m_edits.size());
    if (!isNew) {
        return known->second;
    }
    RunReads& reads = readsOf(isLeft);
    for (const std::uint32_t group : reads.rivalsOf(asked)) {
        const CheckedGroup& checked = reads.session().program().checkedGroup(group);
        const std::uint64_t identity = stableIdentity(reads.model(), checked);
        const std::string& owner = reads.model().classes.asRead(checked.owner).stableName();
        const GroupReads& ofGroup = reads.of(group);
        if (m_seed && ofGroup.readsChance) {
            known->second[*m_seed] = true;
        }
        const auto isMeant = [&](const ContentEdit& edit) {
            switch (edit.kind) {
            case EditKind::group:
            case EditKind::draw:
                return edit.groupIdentity == identity || edit.newIdentity == identity;
            case EditKind::classHead:
                return edit.owner == owner || ofGroup.readsVariables || ofGroup.words.contains(edit.id);
            case EditKind::definition:
                return ofGroup.readsVariables || ofGroup.words.contains(edit.id);
            case EditKind::statement:
                return isCalled;
            }
            return false;
        };
        for (std::size_t i = 0; i < m_edits.size(); ++i) {
            known->second[i] = known->second[i] || isMeant(m_edits[i]);
        }
    }
    return known->second;
}

/// Adds the roots of the values that a rule of the engine reads: growth, visibility, payments …
void RootFinder::addRules(const Entry& entry, EditSet& out) {
    RunReads& reads = readsOf(entry.isLeft);
    const auto addBuiltins = [&](std::initializer_list<Builtin> columns) {
        for (const Builtin column : columns) {
            m_table.addColumn(reads.index(column), out);
        }
    };
    const ColumnSpec& written = reads.model().layout[entry.run.column];
    switch (entry.run.cause) {
    case CauseKind::reset:
    case CauseKind::cap:
    case CauseKind::growth: {
        for (const bool ofMax : {false, true}) {
            m_table.addCell(m_comparer.objectOf(entry.isLeft, entry.row),
                            reads.index(reads.model().layout.meter(written.of, ofMax)), out);
        }
        const auto& growth = reads.model().growth[written.of];
        if (entry.run.cause == CauseKind::growth && growth != nullptr) {
            addDraws(entry.isLeft, *growth, out);
            const std::set<std::uint32_t> columns = reads.columnsOf(*growth);
            readsOwnMembersOnly(*growth->root) ? addOwn(entry.isLeft, entry.row, columns, out)
                                               : addColumns(columns, out);
        }
        return;
    }
    case CauseKind::spread: {
        const auto& spread = reads.model().language.variables[written.of].spread;
        m_table.addColumn(reads.index(entry.run.column), out);
        if (spread != nullptr) {
            addColumns(reads.columnsOf(*spread), out);
            addDraws(entry.isLeft, *spread, out);
        }
        return;
    }
    case CauseKind::visibility:
        addBuiltins({Builtin::exists, Builtin::owners, Builtin::attachedTo, Builtin::system, Builtin::x, Builtin::y,
                     Builtin::shownTo, Builtin::hiddenFrom});
        if (const auto detection = reads.model().vocabulary.findMeter("Detection")) { // the ranges of detectors (E5.13)
            m_table.addColumn(reads.index(reads.model().layout.meter(*detection, false)), out);
        }
        return;
    case CauseKind::derived:
        return addBuiltins({Builtin::exists, Builtin::owners, Builtin::attachedTo, Builtin::system});
    default:
        if (m_seed && entry.run.cause == CauseKind::channel) { // its variable may draw
            out[*m_seed] = true;
        }
        return m_table.addAll(out); // production, payments, movement and the like can read anything
    }
}

void RootFinder::addDraws(bool isLeft, const TypedExpression& expression, EditSet& out) {
    if (m_seed && readsOf(isLeft).drawsIn(expression)) {
        out[*m_seed] = true;
    }
}

/// Adds the roots of the values that decide if a group acts, and how.
void RootFinder::addGroup(const Entry& entry, bool isInBoth, EditSet& out) {
    RunReads& reads = readsOf(entry.isLeft);
    const Firing& firing = entry.log.firings[entry.run.firing];
    m_table.addGroup(stableIdentity(reads.model(), reads.session().program().groupAsRead(firing.group)), out);
    // The object of the scope for which the effect wrote the value. The empire of a stockpile is none.
    Row target = entry.row;
    if (entry.run.cause == CauseKind::create && !placeIn(*firing.scope, target)) {
        target = hostOf(entry.isLeft, entry.row);
    }
    const bool isOfTarget = target != noRow && placeIn(*firing.scope, target);
    if (isInBoth && isOfTarget && entry.run.cause == CauseKind::effect) {
        const CompiledEffect& effect = reads.session().program().groups[firing.group].effects[entry.run.effect];
        const TypedExpression* const amount =
            effect.amount < 0 ? nullptr
                              : effect.arguments[static_cast<std::size_t>(effect.amount)].checked->expression.get();
        if (amount != nullptr && readsOwnMembersOnly(*amount->root)) { // only the amount can make it different
            for (const Row of : {firing.holder, firing.source, entry.row}) {
                addOwn(entry.isLeft, of, reads.columnsOf(*amount), out);
            }
            return;
        }
    }
    if (!isInBoth && isOfTarget && addRejection(entry.isLeft, firing, target, out)) {
        return;
    }
    m_table.addCell(m_comparer.objectOf(entry.isLeft, firing.holder), m_table.exists(), out);
    for (const std::uint32_t rival : reads.rivalsOf(firing.group)) {
        const GroupReads& ofGroup = reads.of(rival);
        addColumns(ofGroup.columns, out);
        addPresences(entry.isLeft, ofGroup, out);
        if (rival != firing.group) { // its sources are not known
            addColumns(ofGroup.ownColumns, out);
            m_table.addColumn(m_table.exists(), out);
            continue;
        }
        for (const Row of : {firing.holder, firing.source, entry.row}) {
            addOwn(entry.isLeft, of, ofGroup.ownColumns, out);
        }
        for (const Row of : isOfTarget ? RowList() : *firing.scope) {
            addOwn(entry.isLeft, of, ofGroup.ownColumns, out);
        }
    }
}

/// A group affects an object in this run, but not in the other one. Adds the roots of the reason. Returns false if the
/// reason is neither a missing object nor a condition.
bool RootFinder::addRejection(bool isLeft, const Firing& firing, Row row, EditSet& out) {
    RunReads& other = readsOf(!isLeft);
    const std::uint32_t turn = m_comparer.next() - 1;
    const auto group = other.groupOf(
        stableIdentity(readsOf(isLeft).model(), readsOf(isLeft).session().program().groupAsRead(firing.group)));
    if (!group || turn == 0) {
        return false;
    }
    const History& history = other.session().history();
    std::vector<Row> there;
    for (const Row needed : {firing.holder, row}) {
        const std::uint32_t object = m_comparer.objectOf(isLeft, needed);
        const ComparedObject& pair = m_comparer.objects()[object];
        there.push_back(isLeft ? pair.right : pair.left);
        const bool exists = there.back() != noRow &&
                            history.at(turn - 1, other.model().layout.builtin(Builtin::exists), there.back()) != 0.0;
        if (!exists && m_table.isPresenceKnown(object)) {
            m_table.addCell(object, m_table.exists(), out);
            return true;
        }
    }
    const std::size_t rows = history.snapshot(turn).rowCount;
    const auto answer = there.front() < rows && there.back() < rows
                            ? other.whyNot(turn, *group, there.front(), there.back())
                            : std::nullopt;
    if (!answer || (answer->stage != WhyNotStage::activation && answer->stage != WhyNotStage::scope)) {
        return false;
    }
    addConditions(!isLeft, *answer, there.front(), there.back(), out);
    return true;
}

/// Adds the roots of the values that the rejecting conditions read.
void RootFinder::addConditions(bool isLeft, const WhyNot& answer, Row holder, Row object, EditSet& out) {
    std::vector<bool> isNegated{false}; // by depth
    for (const ConditionVerdict& one : answer.conditions) {
        isNegated.resize(one.depth + 2);
        isNegated[one.depth + 1] = isNegated[one.depth] != (one.condition->spec->tag == "not");
        const bool isOuter = !one.condition->children.empty() && one.condition->spec->asksSameObject;
        const bool matches = (one.verdict.truth == Truth::yes) != (one.isExclude != isNegated[one.depth]);
        if (isOuter || (matches && one.verdict.truth != Truth::missing)) {
            continue; // its children decide, or it does not reject the object
        }
        const GroupReads ofCondition = readsOf(isLeft).of(*one.condition);
        addColumns(ofCondition.columns, out);
        addPresences(isLeft, ofCondition, out);
        for (const Row of : {holder, answer.source, object}) {
            addOwn(isLeft, of, ofCondition.ownColumns, out);
        }
    }
}

/// Adds the roots of values of an object, of its hosts and of their owners, as they are at the end of the compared
/// turn.
void RootFinder::addOwn(bool isLeft, Row of, const std::set<std::uint32_t>& columns, EditSet& out) {
    const Session& session = readsOf(isLeft).session();
    const std::uint32_t turn = m_comparer.next() - 1;
    const std::size_t rows = session.history().snapshot(turn).rowCount;
    const ColumnLayout& layout = session.universe().model().layout;
    const OwnerSets& sets = session.universe().ownerSets();
    for (std::size_t height = 0; of < rows && height < rows; ++height) {
        const double owners = session.history().at(turn, layout.builtin(Builtin::owners), of);
        for (const std::uint32_t column : columns) {
            m_table.addCell(m_comparer.objectOf(isLeft, of), column, out);
            for (const Row owner : sets[static_cast<std::uint32_t>(owners)]) {
                m_table.addCell(m_comparer.objectOf(isLeft, owner), column, out);
            }
        }
        of = hostOf(isLeft, of);
    }
}

/// Returns the host of an object at the end of the compared turn, or noRow.
Row RootFinder::hostOf(bool isLeft, Row row) {
    const Session& session = readsOf(isLeft).session();
    const ColumnId column = session.universe().model().layout.builtin(Builtin::attachedTo);
    const double host = session.history().at(m_comparer.next() - 1, column, row);
    return host < 0.0 ? noRow : static_cast<Row>(host);
}

void RootFinder::addColumns(const std::set<std::uint32_t>& columns, EditSet& out) const {
    for (const std::uint32_t column : columns) {
        m_table.addColumn(column, out);
    }
}

/// Adds the roots of the existence of objects that conditions or amounts find.
void RootFinder::addPresences(bool isLeft, const GroupReads& ofGroup, EditSet& out) {
    if (ofGroup.readsOthers) {
        return m_table.addColumn(m_table.exists(), out);
    }
    const auto& classes = readsOf(isLeft).model().classNames;
    for (const auto& [objectClass, roots] : m_table.ofClasses()) {
        if (ofGroup.readsNamed && (!classes.contains(objectClass) || ofGroup.words.contains(objectClass))) {
            unite(out, roots);
        }
    }
}

} // namespace orrery::engine
