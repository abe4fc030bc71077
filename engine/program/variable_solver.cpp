// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/variable_solver.h"

#include "engine/program/expression_read.h"
#include "engine/program/world_caches.h"
#include "engine/universe/bitmap.h"
#include "engine/universe/source.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>
#include <utility>

namespace orrery::engine {

namespace {

/// The maximum height of a climb: content may write attachments in a cycle.
constexpr int highestTree = 64;

/// The cost of applying one modifier. The world's budget pays it (R2.4).
constexpr std::size_t applicationSteps = 64;

constexpr std::array addressColumns{columnOf(Builtin::exists),     columnOf(Builtin::objectClass),
                                    columnOf(Builtin::attachedTo), columnOf(Builtin::system),
                                    columnOf(Builtin::owners),     columnOf(Builtin::name)};

static_assert(sizeof(VariableIndex) == 2 && sizeof(Row) == 4 && sizeof(PartNumber) == 2);

std::uint64_t keyOf(const VariableCell& cell) {
    return (std::uint64_t{cell.variable} << 48) | (std::uint64_t{cell.row} << 16) | cell.part;
}

VariableCell cellOf(std::uint64_t key) {
    return {static_cast<VariableIndex>(key >> 48), static_cast<Row>(key >> 16), static_cast<PartNumber>(key)};
}

void addOnce(std::vector<SolvingFault>& to, const SolvingFault& fault) {
    if (std::ranges::find(to, fault) == to.end()) {
        to.push_back(fault);
    }
}

Row hostOf(const View& view, Row row) {
    const Row up = view.parent(row);
    return up != noRow ? up : rowOf(view.builtin(Builtin::system, row), view);
}

} // namespace

struct VariableSolver::Solved {
    double value = 0.0;
    std::vector<SolvingFault> faults;    ///< faults of solving it, with those of values that it read
    std::uint64_t work = 0;              ///< work of solving it, without that of values that it read
    std::shared_ptr<UsedVariables> used; ///< variables that it read; null: none
    std::uint32_t countedIn = 0;         ///< see UsedVariables::countedIn
};

struct VariableSolver::Caches {
    /// The solved cells of one variable. Most cells belong to whole objects, and callers read them in the order of
    /// their rows. So the cells lie one after another. Entries keep their address.
    class SolvedCells {
    public:
        Solved* find(const VariableCell& cell) {
            if (!isOfObject(cell)) {
                const auto known = m_others.find(keyOf(cell));
                return known != m_others.end() ? &known->second : nullptr;
            }
            const bool isKnown = cell.row < m_places.size() && m_places[cell.row] < m_rows.size() &&
                                 m_rows[m_places[cell.row]] == cell.row;
            return isKnown ? &at(m_places[cell.row]) : nullptr;
        }
        Solved& add(const View& view, const VariableCell& cell, Solved solved) {
            if (!isOfObject(cell)) {
                return m_others.emplace(keyOf(cell), std::move(solved)).first->second;
            }
            if (cell.row >= m_places.size()) {
                m_places.resize(std::max<std::size_t>(view.rowCount, cell.row + std::size_t{1}));
            }
            const std::size_t place = m_rows.size();
            if (place == m_blocks.size() * blockSize) {
                m_blocks.push_back(std::make_unique<Block>());
            }
            m_places[cell.row] = static_cast<std::uint32_t>(place);
            m_rows.push_back(cell.row);
            return at(place) = std::move(solved);
        }
        /// Removes all cells, but keeps the memory for the next cells.
        void clear() {
            m_rows.clear();
            m_others.clear();
        }

    private:
        static constexpr std::size_t blockSize = 128;
        using Block = std::array<Solved, blockSize>;
        static bool isOfObject(const VariableCell& cell) { return cell.part == 0 && cell.row != noRow; }
        Solved& at(std::size_t place) { return (*m_blocks[place / blockSize])[place % blockSize]; }

        std::vector<std::uint32_t> m_places; ///< index in m_rows, by row; valid if the entry there is this row
        std::vector<Row> m_rows;             ///< row of each place
        std::vector<std::unique_ptr<Block>> m_blocks;
        std::unordered_map<std::uint64_t, Solved> m_others; ///< cells of parts and of the whole run, by keyOf()
    };

    /// Returns an empty list for the modifiers of one tier; solve() returns the list to tierRoom. Solving a cell may
    /// solve other cells, which need lists of their own.
    std::vector<ModifierInstance> takeTier() {
        std::vector<ModifierInstance> tier;
        if (!tierRoom.empty()) {
            tier = std::move(tierRoom.back());
            tierRoom.pop_back();
            tier.clear();
        }
        return tier;
    }

    struct OfVariable {
        StateMark mark;
        std::shared_ptr<UsedVariables> used; ///< variables that the last solved cell used; many cells use the same
        SolvedCells cells;
    };
    /// An object that a modifier addresses, and the cell to modify for it.
    struct Addressed {
        VariableCell cell;
        Row row = noRow;
        friend auto operator<=>(const Addressed&, const Addressed&) = default;
    };
    struct OfModifier {
        StateMark mark;
        std::vector<Addressed> addressed;      ///< addressed objects, sorted
        std::vector<std::uint32_t> firstOfRow; ///< first entry in `addressed`, by row of a cell; noRow: none
        /// The rows of the cells, if the modifier addresses each object for its own cell of one variable; otherwise
        /// empty. In a large galaxy, one bit for each row stays in the processor's caches; the lists above do not
        /// (P2.3).
        Bitmap ownRows;
    };

    std::vector<OfVariable> variables;
    std::vector<OfModifier> modifiers;
    std::vector<std::vector<ModifierInstance>> tierRoom;
};

VariableSolver::VariableSolver(const CheckedModel& model, World& world, WorldCounts& counts)
    : m_model(model), m_world(world), m_counts(counts), m_telling(&m_faults), m_caches(std::make_unique<Caches>()) {
    clear();
}

VariableSolver::~VariableSolver() = default;

void VariableSolver::clear() {
    m_caches->variables.clear();
    m_caches->variables.resize(m_model.language.variables.size());
    m_caches->modifiers.clear();
    m_caches->modifiers.resize(m_model.language.modifiers.size());
}

const CheckedPart* VariableSolver::part(ClassIndex objectClass, PartNumber number) const {
    const auto key = [](const CheckedPart& one) { return std::pair(one.carrier, one.number); };
    const auto found = std::ranges::lower_bound(m_model.language.parts, std::pair(objectClass, number), {}, key);
    return found != m_model.language.parts.end() && key(*found) == std::pair(objectClass, number) ? &*found : nullptr;
}

bool VariableSolver::isWithin(ScopeIndex scope, ScopeIndex outer) const {
    std::optional<ScopeIndex> at = scope;
    while (at && *at != outer) {
        at = m_model.vocabulary.scopes()[*at].parent;
    }
    return at.has_value();
}

/// Returns the variable's cell of the object itself or of its part; nullopt if there is none.
std::optional<VariableCell> VariableSolver::ownCell(const View& view, std::span<const VariableIndex> variables, Row row,
                                                    PartNumber number) const {
    const TypeIndex type = view.typeOf(row);
    for (const VariableIndex index : variables) {
        const ScopeIndex scope = m_model.language.variables[index].scope;
        const VariableScope& spec = m_model.vocabulary.scopes()[scope];
        if (spec.type != type) {
            continue;
        }
        if (!spec.parent) {
            return VariableCell{index, row, 0};
        }
        const auto objectClass = static_cast<ClassIndex>(view.builtin(Builtin::objectClass, row));
        const CheckedPart* const one = number == 0 ? nullptr : part(objectClass, number);
        if (one != nullptr && isWithin(one->scope, scope)) {
            return VariableCell{index, row, number};
        }
    }
    return std::nullopt;
}

std::optional<VariableCell> VariableSolver::cellOf(const View& view, std::span<const VariableIndex> variables, Row row,
                                                   PartNumber number) {
    const auto climb = [&](Row from) -> std::optional<VariableCell> {
        PartNumber at = number;
        for (int height = 0; from < view.rowCount && height < highestTree; ++height) {
            if (auto cell = ownCell(view, variables, from, at)) {
                return cell;
            }
            const Row up = hostOf(view, from);
            from = up == from ? noRow : up;
            at = 0;
        }
        return std::nullopt;
    };
    if (row < view.rowCount) {
        if (auto cell = climb(row)) {
            return cell;
        }
        const auto& owners = (*view.ownerSets)[static_cast<std::uint32_t>(view.builtin(Builtin::owners, row))];
        if (owners.size() == 1) {
            if (auto cell = climb(owners.front())) {
                return cell;
            }
        }
    }
    for (const VariableIndex index : variables) {
        if (m_model.language.variables[index].scope == globalScope) {
            return VariableCell{index, noRow, 0};
        }
    }
    return std::nullopt;
}

void VariableSolver::fault(const SolvingFault& what) {
    addOnce(*m_telling, what);
}

VariableSolver::Solved& VariableSolver::solved(const View& view, const VariableCell& cell) {
    const VariableReads& reads = m_model.language.variables[cell.variable].reads;
    Caches::OfVariable& of = m_caches->variables[cell.variable];
    if (!of.mark.agrees(view, reads.columns, reads.lanes, reads.turn || reads.chance)) {
        of.cells.clear();
        of.used.reset();
    }
    if (Solved* const known = of.cells.find(cell)) {
        return *known;
    }
    ++m_counts.solvedCells;
    World::Caches& caches = *m_world.m_caches;
    Solved solved;
    UsedVariables used;
    std::vector<SolvingFault>* const outer = std::exchange(m_telling, &solved.faults);
    UsedVariables* const outerUsing = std::exchange(m_using, &used);
    // A separate budget keeps the value independent of its first reader.
    const std::uint64_t outerBudget = std::exchange(caches.budget, stepLimit);
    const std::uint64_t outerWork = std::exchange(caches.work.done, 0);
    solved.value = solve(view, cell, nullptr);
    solved.work = std::exchange(caches.work.done, outerWork);
    caches.budget = outerBudget;
    m_using = outerUsing;
    m_telling = outer;
    if (!used.isEmpty()) {
        used.close();
        if (!of.used || of.used->cells != used.cells) {
            caches.state.bytes += used.cells.size() * sizeof(std::uint64_t);
            of.used = std::make_shared<UsedVariables>(std::move(used));
        }
        solved.used = of.used;
    }
    caches.state.bytes += sizeof(Solved) + 4 * sizeof(void*);
    return of.cells.add(view, cell, std::move(solved));
}

double VariableSolver::value(const View& view, const VariableCell& cell) {
    Solved& known = solved(view, cell);
    m_world.m_caches->work.done += work::question;
    if (m_using == nullptr) {
        count(view, known);
    } else if (m_using->cells.empty() || m_using->cells.back() != keyOf(cell)) {
        m_using->cells.push_back(keyOf(cell));
    }
    for (const SolvingFault& one : known.faults) {
        addOnce(*m_telling, one);
    }
    // Since then, an object may have got a text that no object had.
    return isText(m_model.language.variables[cell.variable].format) ? m_world.currentText(view, known.value)
                                                                    : known.value;
}

UsedVariables* VariableSolver::tellUses(UsedVariables* used) {
    return std::exchange(m_using, used);
}

void VariableSolver::use(const View& view, const std::shared_ptr<UsedVariables>& used) {
    if (used && m_using == nullptr) {
        count(view, *used);
    } else if (used && (m_using->answers.empty() || m_using->answers.back() != used)) {
        m_using->answers.push_back(used);
    }
}

void VariableSolver::count(const View& view, Solved& solved) {
    TurnWork& turn = m_world.m_caches->work;
    if (std::exchange(solved.countedIn, turn.turn + 1) != turn.turn + 1) {
        turn.done += solved.work;
        if (solved.used) {
            count(view, *solved.used);
        }
    }
}

/// Counts the work of used variables. Solves values again that no cache holds: their work is the same each time.
void VariableSolver::count(const View& view, UsedVariables& used) {
    const std::uint32_t turn = m_world.m_caches->work.turn + 1;
    if (std::exchange(used.countedIn, turn) == turn) {
        return;
    }
    for (const std::uint64_t key : used.cells) {
        count(view, solved(view, orrery::engine::cellOf(key)));
    }
    for (const auto& answer : used.answers) {
        count(view, *answer);
    }
}

double VariableSolver::opening(const View& view, const VariableCell& cell) {
    const CheckedVariable& variable = m_model.language.variables[cell.variable];
    const bool isIn = variable.channel == ChannelDirection::in;
    if (isIn || variable.spread) {
        const Row holder = variable.scope == globalScope ? m_world.game(view) : cell.row;
        if (holder < view.rowCount) {
            return view.at(isIn ? variable.channelColumn : variable.spreadColumn, holder);
        }
    }
    return isText(variable.format) ? m_world.textValue(view, variable.initialText) : variable.initial;
}

std::vector<Row> VariableSolver::targets(const View& view, const CheckedModifier& modifier) {
    std::span<const Row> all;
    switch (modifier.address) {
    case CheckedModifier::Address::own:
        all = m_world.ofClass(view, *modifier.carrier);
        return {all.begin(), all.end()};
    case CheckedModifier::Address::all:
        all = m_world.ofType(view, modifier.type);
        return {all.begin(), all.end()};
    case CheckedModifier::Address::ofClass:
        all = m_world.ofClass(view, modifier.addressed);
        return {all.begin(), all.end()};
    case CheckedModifier::Address::object: {
        const Row row = m_world.named(view, modifier.name);
        return view.exists(row) && view.typeOf(row) == modifier.type ? std::vector{row} : std::vector<Row>();
    }
    case CheckedModifier::Address::grouping:
        break;
    }
    std::vector<Row> rows;
    for (const Row row : m_world.ofType(view, modifier.type)) {
        const auto objectClass = static_cast<ClassIndex>(view.builtin(Builtin::objectClass, row));
        const std::vector<std::string>& groupings = m_model.classes[objectClass].groupings;
        if (std::ranges::find(groupings, modifier.name) != groupings.end()) {
            rows.push_back(row);
        }
    }
    return rows;
}

/// Lists the objects that a modifier addresses, each with the cell to modify for it. The cell belongs to the object, or
/// to an object that contains or owns it (V3.1).
void VariableSolver::findAddressed(const View& view, std::uint32_t index) {
    const CheckedModifier& modifier = m_model.language.modifiers[index];
    Caches::OfModifier& of = m_caches->modifiers[index];
    if (of.mark.agrees(view, addressColumns)) {
        return;
    }
    of.addressed.clear();
    of.ownRows = Bitmap();
    const bool isOwn = modifier.address == CheckedModifier::Address::own;
    if (isOwn && !modifier.carrier) {
        of.addressed.push_back({{modifier.variables.front(), noRow, 0}, noRow});
        return;
    }
    for (const Row row : targets(view, modifier)) {
        if (const auto cell = cellOf(view, modifier.variables, row, isOwn ? modifier.part : PartNumber{0})) {
            of.addressed.push_back({*cell, row});
        }
    }
    if (!std::ranges::is_sorted(of.addressed)) { // usually sorted, because the loop visits objects in order
        std::ranges::sort(of.addressed);
    }
    of.firstOfRow.assign(view.rowCount, noRow);
    for (std::size_t i = of.addressed.size(); i-- > 0;) {
        if (const Row row = of.addressed[i].cell.row; row != noRow) {
            of.firstOfRow[row] = static_cast<std::uint32_t>(i);
        }
    }
    const bool isEachItsOwn = modifier.variables.size() == 1 && std::ranges::all_of(of.addressed, [](const auto& one) {
                                  return one.cell.row == one.row && one.cell.part == 0;
                              });
    if (isEachItsOwn) {
        of.ownRows = Bitmap(view.rowCount);
        for (const Caches::Addressed& one : of.addressed) {
            of.ownRows.set(one.row);
        }
    }
}

void VariableSolver::findInstances(const View& view, const VariableCell& cell, std::uint32_t index,
                                   std::vector<ModifierInstance>& out) {
    const CheckedModifier& modifier = m_model.language.modifiers[index];
    findAddressed(view, index);
    Caches::OfModifier& of = m_caches->modifiers[index];
    const std::vector<Caches::Addressed>& addressed = of.addressed;
    const auto sourceFor = [&](Row carrier) {
        const TypeIndex type = m_model.classes[*modifier.carrier].type;
        return sourceOf(view, m_model.vocabulary.types()[type].source, carrier);
    };
    const auto add = [&](Row row) {
        if (!modifier.carrier) {
            out.push_back({index, noRow, noRow, row});
        } else if (modifier.address == CheckedModifier::Address::own) {
            out.push_back({index, row, sourceFor(row), row});
        } else {
            for (const Row carrier : m_world.ofClass(view, *modifier.carrier)) {
                out.push_back({index, carrier, sourceFor(carrier), row});
            }
        }
    };
    if (cell.row < of.ownRows.size()) {
        if (cell.part == 0 && of.ownRows.test(cell.row)) {
            add(cell.row);
        }
        return;
    }
    const bool isOfRow = cell.row < of.firstOfRow.size();
    if (isOfRow && of.firstOfRow[cell.row] == noRow) {
        return;
    }
    auto found = addressed.begin() + (isOfRow ? static_cast<std::ptrdiff_t>(of.firstOfRow[cell.row]) : 0);
    if (found != addressed.end() && found->cell != cell) { // the cell belongs to a part, or to the whole run
        found =
            std::lower_bound(found, addressed.end(), cell,
                             [](const Caches::Addressed& one, const VariableCell& other) { return one.cell < other; });
    }
    for (; found != addressed.end() && found->cell == cell; ++found) {
        add(found->row);
    }
}

std::vector<AppliedModifier> VariableSolver::account(const View& view, const VariableCell& cell) {
    const WorldCall guard(m_world, view);
    std::vector<AppliedModifier> account;
    std::vector<SolvingFault>* const outer = m_telling;
    std::vector<SolvingFault> apart;
    m_telling = &apart;
    solve(view, cell, &account);
    m_telling = outer;
    return account;
}

double VariableSolver::solve(const View& view, const VariableCell& cell, std::vector<AppliedModifier>* account) {
    const Language& language = m_model.language;
    const std::vector<std::uint32_t>& modifiers = language.variables[cell.variable].modifiers;
    double value = opening(view, cell);
    std::vector<ModifierInstance> tier = m_caches->takeTier();
    for (auto first = modifiers.begin(); first != modifiers.end();) {
        // A tier contains the modifiers of one priority and one operation. They apply by the id of their carrier, then
        // in file order (V4.2). Modifiers without a carrier come first.
        const auto rank = [&](std::uint32_t index) {
            return std::pair(language.modifiers[index].priority, language.modifiers[index].operation->inherent);
        };
        const auto last =
            std::find_if(first, modifiers.end(), [&](std::uint32_t index) { return rank(index) != rank(*first); });
        tier.clear();
        for (; first != last; ++first) {
            findInstances(view, cell, *first, tier);
            if (account != nullptr) {
                addAbsent(view, *first, *account);
            }
        }
        std::ranges::sort(tier, {}, [&](const ModifierInstance& one) {
            return std::tuple(static_cast<Row>(one.carrier + 1), language.modifiers[one.modifier].order, one.candidate);
        });
        for (const ModifierInstance& instance : tier) {
            AppliedModifier one;
            one.instance = instance;
            if (!m_world.pay(applicationSteps)) {
                fault({language.modifiers[instance.modifier].head, EvaluationFault::Kind::tooMuchWork, cell.row});
                return value;
            }
            value = apply(view, cell, value, one, account != nullptr);
            if (account != nullptr) {
                account->push_back(std::move(one));
            }
        }
    }
    m_caches->tierRoom.push_back(std::move(tier));
    return value;
}

/// Explains a modifier that modifies no cell because an object is missing.
void VariableSolver::addAbsent(const View& view, std::uint32_t index, std::vector<AppliedModifier>& account) {
    const CheckedModifier& modifier = m_model.language.modifiers[index];
    AppliedModifier one;
    one.instance.modifier = index;
    if (modifier.carrier && m_world.ofClass(view, *modifier.carrier).empty()) {
        one.state = AppliedModifier::State::noCarrier;
        account.push_back(std::move(one));
    } else if (modifier.address == CheckedModifier::Address::object && targets(view, modifier).empty()) {
        one.state = AppliedModifier::State::noObject;
        account.push_back(std::move(one));
    }
}

double VariableSolver::apply(const View& view, const VariableCell& cell, double value, AppliedModifier& one,
                             bool withTerms) {
    const CheckedModifier& modifier = m_model.language.modifiers[one.instance.modifier];
    one.before = one.after = value;
    if (modifier.carrier && one.instance.source == noRow) {
        one.state = AppliedModifier::State::noSource;
        return value;
    }
    std::vector<EvaluationFault> faults;
    const auto evaluated = [&](const TypedExpression& expression, const Bindings& bindings, Row candidate) {
        if (expression.root->constant && !withTerms) {
            return *expression.root->constant;
        }
        const double result = evaluateOne(m_world.compiled(expression), view, bindings, candidate, value, &faults,
                                          withTerms ? &one.terms : nullptr);
        for (const EvaluationFault& fault : faults) {
            const SolvingFault told{fault.where, fault.kind, cell.row};
            this->fault(told);
            addOnce(one.faults, told);
        }
        faults.clear();
        return result;
    };
    Bindings bindings{.source = one.instance.source, .target = noRow, .missingAsZero = true, .world = &m_world};
    bindings.part = modifier.part;
    if (modifier.active) {
        Bindings asked = bindings;
        asked.missingAsZero = false; // `active` is a test, not an amount (E4.5)
        const bool asksAddressed = !modifier.carrier && modifier.address != CheckedModifier::Address::own;
        const Row candidate = asksAddressed ? one.instance.candidate : one.instance.source;
        const bool isActive = evaluated(*modifier.active, asked, candidate) == 1.0;
        if (!isActive) {
            one.state = AppliedModifier::State::inactive;
            return value;
        }
        one.terms.clear();
    }
    const bool isOwn = modifier.address == CheckedModifier::Address::own;
    bindings.part = isOwn ? modifier.part : PartNumber{0};
    bindings.target = isOwn ? cell.row : noRow; // for other modifiers, the target is the object of bare names
    ++m_counts.appliedModifiers;
    one.parameter = evaluated(*modifier.value, bindings, one.instance.candidate);
    if (isMissing(one.parameter)) {
        one.state = AppliedModifier::State::noValue;
        return value;
    }
    one.after = modifier.operation->apply(value, one.parameter);
    if (!std::isfinite(one.after)) {
        const bool isDivided = modifier.operation->name == "divide" && one.parameter == 0.0;
        const SolvingFault told{modifier.head,
                                isDivided ? EvaluationFault::Kind::divisionByZero : EvaluationFault::Kind::overflow,
                                cell.row};
        fault(told);
        addOnce(one.faults, told);
        one.after = 0.0;
    }
    return one.after;
}

} // namespace orrery::engine
