// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/world.h"

#include "engine/program/evaluate.h"
#include "engine/program/expression_read.h"
#include "engine/program/has_call.h"
#include "engine/program/variable_solver.h"
#include "engine/program/world_caches.h"
#include "engine/universe/class_right.h"
#include "engine/universe/scenario.h"

#include <algorithm>
#include <array>
#include <bit>
#include <iterator>
#include <limits>
#include <string_view>

// Answers frequent queries about a state. Makes each result once, and keeps it as long as the columns that it reads
// stay the same.
namespace orrery::engine {

namespace {

/// The size in bytes beyond which the world empties its caches.
constexpr std::size_t cacheLimit = std::size_t{256} << 20;

/// Removes the rows that have another value. Works a word at a time, because it runs whenever an object is created or
/// destroyed.
void keepEqual(Bitmap& rows, const double* values, double value) {
    for (std::size_t word = 0; word < rows.words().size(); ++word) {
        std::uint64_t bits = 0;
        const std::size_t first = word * 64;
        const std::size_t count = std::min<std::size_t>(64, rows.size() - first);
        for (std::size_t i = 0; i < count; ++i) {
            bits |= static_cast<std::uint64_t>(values[first + i] == value) << i;
        }
        rows.words()[word] &= bits;
    }
}

constexpr std::array existsColumns{columnOf(Builtin::exists)};
constexpr std::array nameColumns{columnOf(Builtin::exists), columnOf(Builtin::name), columnOf(Builtin::objectType)};

constexpr std::array attachedColumns{columnOf(Builtin::exists), columnOf(Builtin::attachedTo)};
constexpr std::array classColumns{columnOf(Builtin::exists), columnOf(Builtin::objectClass)};
constexpr std::array typeColumns{columnOf(Builtin::exists), columnOf(Builtin::objectType)};
constexpr std::array ownerColumns{columnOf(Builtin::exists), columnOf(Builtin::owners)};
constexpr std::array placeColumns{columnOf(Builtin::exists), columnOf(Builtin::positioned), columnOf(Builtin::x),
                                  columnOf(Builtin::y), columnOf(Builtin::system)};
constexpr std::array connectionColumns{columnOf(Builtin::exists), columnOf(Builtin::owners), columnOf(Builtin::system),
                                       columnOf(Builtin::objectType)};
constexpr std::array belongingColumns{columnOf(Builtin::exists), columnOf(Builtin::objectClass),
                                      columnOf(Builtin::objectType), columnOf(Builtin::attachedTo),
                                      columnOf(Builtin::owners)};

/// The number of the first text that no object has. The numbers of further texts count down from it.
constexpr double firstForeignText = noneValue - 1.0;

using Token = FollowedGroups::Token;

/// Returns the only group of a token: the token is the group's key.
std::span<const std::uint32_t> itself(const Token& token) {
    return {&token, 1};
}

/// Groups the existing rows by the value of a column.
std::size_t groupByColumn(const View& view, std::span<const ColumnId> columns, Builtin column, std::size_t keys,
                          FollowedGroups& groups) {
    return groups.refresh(
        view, columns, keys,
        [&](Row row) {
            return view.exists(row) ? static_cast<Token>(view.builtin(column, row)) : FollowedGroups::inNone;
        },
        itself);
}

} // namespace

TurnWork& turnWork(World& world) {
    return WorldCall::work(world);
}

World::World(const CheckedModel& model, bool useCaches)
    : m_caches(std::make_unique<Caches>(Caches{.model = model, .useCaches = useCaches})) {
    renewBudget();
}

World::~World() = default;

WorldCall::WorldCall(World& world, const View& view) : m_world(world) {
    World::Caches& caches = *world.m_caches;
    if (caches.depth++ > 0) {
        return;
    }
    const bool isOtherRun = caches.run != view.ownerSets || caches.seed != view.seed;
    if (isOtherRun) {
        caches.run = view.ownerSets;
        caches.seed = view.seed;
        caches.texts = {};
        caches.solver.reset();
    }
    if (isOtherRun || !caches.useCaches || caches.state.bytes > cacheLimit) {
        world.forget();
    }
    caches.state.columns.resize(view.layout->size());
    world.renewBudget();
}

WorldCall::~WorldCall() {
    --m_world.m_caches->depth;
}

std::size_t World::cacheBytes() const {
    return m_caches->state.bytes;
}

const CheckedModel& World::model() const {
    return m_caches->model;
}

const WorldCounts& World::counts() const {
    return m_caches->counts;
}

WorldCounts& World::counts() {
    return m_caches->counts;
}

bool World::pay(std::size_t steps) {
    std::uint64_t& budget = m_caches->budget;
    TurnWork& turn = m_caches->work;
    const std::uint64_t asked = work::object * std::min<std::uint64_t>(steps, stepLimit);
    turn.done += asked;
    turn.made += asked;
    const bool canPay = steps < budget && turn.made <= turn.most;
    budget = canPay ? budget - steps : 0;
    return canPay;
}

void World::renewBudget() {
    m_caches->budget = stepLimit;
}

void World::forget() {
    m_caches->state = {};
    if (m_caches->solver) {
        m_caches->solver->clear();
    }
}

const ExpressionProgram& World::compiled(const TypedExpression& expression) {
    auto& known = m_caches->programs[&expression];
    if (!known) {
        known = compileExpression(expression);
    }
    return *known;
}

const Bitmap& World::existing(const View& view) {
    const WorldCall guard(*this, view);
    WorldState& state = m_caches->state;
    const FollowedMark::Found found = state.existingMark.follow(view, existsColumns, state.changed);
    if (found == FollowedMark::Found::anything) {
        m_caches->counts.visits += view.rowCount;
        state.existing = Bitmap(view.rowCount, true);
        keepEqual(state.existing, view.columns[static_cast<std::size_t>(Builtin::exists)], 1.0);
    } else if (found == FollowedMark::Found::changedRows) {
        m_caches->counts.visits += state.changed.size();
        state.existing.resize(view.rowCount);
        for (const Row row : state.changed) {
            state.existing.put(row, view.exists(row));
        }
    }
    return state.existing;
}

const Bitmap& World::equal(const View& view, ColumnId column, double value) {
    const WorldCall guard(*this, view);
    WorldState& state = m_caches->state;
    WorldState::OfColumn& of = state.columns[column.value];
    const std::array columns{columnOf(Builtin::exists), column};
    const FollowedMark::Found found = of.equalMark.follow(view, columns, state.changed);
    if (found == FollowedMark::Found::anything) {
        of.equal.clear();
    } else if (found == FollowedMark::Found::changedRows) {
        m_caches->counts.visits += of.equal.size() * state.changed.size();
        for (auto& [bits, rows] : of.equal) {
            rows.resize(view.rowCount);
            for (const Row row : state.changed) {
                rows.put(row, view.exists(row) && view.at(column, row) == std::bit_cast<double>(bits));
            }
        }
    }
    const auto [known, isNew] = of.equal.try_emplace(std::bit_cast<std::uint64_t>(value));
    if (isNew) {
        m_caches->counts.visits += view.rowCount;
        Bitmap& rows = known->second;
        rows = existing(view);
        keepEqual(rows, view.columns[column.value], value);
        state.bytes += rows.words().size() * sizeof(std::uint64_t) + 64;
    }
    return known->second;
}

const std::vector<double>& World::effective(const View& view, ColumnId column) {
    const WorldCall guard(*this, view);
    auto& known = m_caches->state.columns[column.value].effective;
    const std::array columns{columnOf(Builtin::exists), columnOf(Builtin::attachedTo), columnOf(Builtin::system),
                             columnOf(Builtin::objectType), column};
    if (!known.mark.agrees(view, columns)) {
        m_caches->counts.visits += view.rowCount;
        known.value.resize(view.rowCount);
        for (Row row = 0; row < view.rowCount; ++row) {
            const Row holder = view.holderOf(row, column);
            known.value[row] = holder == noRow ? std::numeric_limits<double>::quiet_NaN() : view.at(column, holder);
        }
    }
    return known.value;
}

std::span<const Row> World::attached(const View& view, Row row) {
    const WorldCall guard(*this, view);
    FollowedGroups& groups = m_caches->state.attached;
    m_caches->counts.noteList(groups.refresh(
        view, attachedColumns, view.rowCount,
        [&](Row child) { return view.exists(child) ? view.parent(child) : noRow; }, itself));
    return groups.of(row);
}

std::span<const Row> World::ofClass(const View& view, ClassIndex objectClass) {
    const WorldCall guard(*this, view);
    FollowedGroups& groups = m_caches->state.ofClass;
    m_caches->counts.noteList(
        groupByColumn(view, classColumns, Builtin::objectClass, view.model->classes.size(), groups));
    return groups.of(objectClass);
}

std::span<const Row> World::ofType(const View& view, TypeIndex type) {
    const WorldCall guard(*this, view);
    FollowedGroups& groups = m_caches->state.ofType;
    m_caches->counts.noteList(
        groupByColumn(view, typeColumns, Builtin::objectType, view.model->vocabulary.types().size(), groups));
    return groups.of(type);
}

std::span<const Row> World::ownedBy(const View& view, Row empire) {
    const WorldCall guard(*this, view);
    FollowedGroups& groups = m_caches->state.owned;
    m_caches->counts.noteList(groups.refresh(
        view, ownerColumns, view.rowCount,
        [&](Row row) {
            return view.exists(row) ? static_cast<Token>(view.builtin(Builtin::owners, row)) : FollowedGroups::inNone;
        },
        [&](Token owners) -> std::span<const std::uint32_t> { return (*view.ownerSets)[owners]; }));
    return groups.of(empire);
}

const PlaceMap& World::places(const View& view) {
    const WorldCall guard(*this, view);
    auto& known = m_caches->state.places;
    if (!known.mark.agrees(view, placeColumns, true)) {
        known.value.emplace(view);
        m_caches->counts.visits += known.value->visits();
        m_caches->state.near.clear();
    }
    return *known.value;
}

std::span<const Row> World::near(const View& view, Row from, Measure measure, double limit,
                                 std::optional<TypeIndex> type) {
    const WorldCall guard(*this, view);
    const PlaceMap& map = places(view);
    const PlaceMap::Place place = map.placeOf(from);
    WorldState& state = m_caches->state;
    const auto [known, isNew] =
        state.near.entries().try_emplace({place == PlaceMap::none ? place : map.orderOf(place), measure, limit, type});
    if (isNew && place != PlaceMap::none) {
        ++m_caches->counts.relationLists;
        std::vector<PlaceMap::Place>& reached = state.reached;
        map.reach({&place, 1}, measure, limit, reached);
        RowList& rows = state.nearRows;
        rows.clear();
        std::size_t visited = reached.size();
        const Bitmap* const ofType =
            type ? &equal(view, columnOf(Builtin::objectType), static_cast<double>(*type)) : nullptr;
        for (const PlaceMap::Place at : reached) { // no row is at two places, so there are no duplicates
            const std::span<const Row> here = map.rowsAt(at);
            visited += here.size();
            for (const Row row : here) {
                if (ofType == nullptr || ofType->test(row)) {
                    rows.push_back(row);
                }
            }
        }
        std::ranges::sort(rows);
        known->second = state.near.keep(std::span<const Row>(rows));
        m_caches->counts.visits += visited;
        state.bytes += rows.size() * sizeof(Row) + 64;
    }
    return known->second;
}

std::span<const Row> World::connectedSystems(const View& view, Row from) {
    const WorldCall guard(*this, view);
    return m_caches->connections(view).systemsOf(view, from);
}

std::span<const Row> World::connected(const View& view, Row from) {
    const WorldCall guard(*this, view);
    return m_caches->connections(view).rowsOf(view, from);
}

bool World::areConnected(const View& view, Row a, Row b) {
    const WorldCall guard(*this, view);
    const Row from = rowOf(view.builtin(Builtin::system, a), view);
    const Row to = rowOf(view.builtin(Builtin::system, b), view);
    return from != noRow && to != noRow && m_caches->connections(view).areConnected(view, a, from, b, to);
}

const Bitmap& World::having(const View& view, const HasCall& call) {
    const std::uint64_t wanted = call.objectClass ? *call.objectClass + 1u : 0u;
    const std::uint64_t column = call.column ? call.column->value + 1u : 0u;
    const WorldState::HasKey<std::string_view> key{wanted, call.grouping, column,
                                                   std::bit_cast<std::uint64_t>(call.value)};
    auto found = m_caches->state.having.find(key);
    if (found == m_caches->state.having.end()) {
        found = m_caches->state.having.try_emplace(WorldState::HasKey<std::string>(key)).first;
        std::vector<ColumnId>& columns = found->second.columns;
        columns.assign(belongingColumns.begin(), belongingColumns.end());
        if (!call.grouping.empty()) {
            std::ranges::copy(lendingColumns(*view.model), std::back_inserter(columns));
        }
        if (call.column) {
            columns.push_back(*call.column);
        }
    }
    auto& [columns, known] = found->second;
    if (known.mark.agrees(view, columns)) {
        return known.value;
    }
    known.value = holdersOf(*this, view, call);
    m_caches->state.bytes += known.value.words().size() * sizeof(std::uint64_t) + 128;
    return known.value;
}

void World::has(const View& view, const HasCall& call, std::span<const double> rows, double* out) {
    const WorldCall guard(*this, view);
    evaluateHas(view, call, having(view, call), rows, m_caches->lists, out);
}

Row World::named(const View& view, const std::string& name) {
    const WorldCall guard(*this, view);
    auto& known = m_caches->state.named;
    if (!known.mark.agrees(view, nameColumns)) {
        known.value.clear();
    }
    const auto [found, isNew] = known.value.try_emplace(name, noRow);
    if (isNew) {
        found->second = findObject(view, name).value_or(noRow);
    }
    return found->second;
}

Row World::game(const View& view) {
    const std::optional<TypeIndex>& type = m_caches->gameType;
    const std::span<const Row> games = type ? ofType(view, *type) : std::span<const Row>();
    return games.empty() ? noRow : games.front();
}

bool World::empireHas(const View& view, Row empire, ClassIndex objectClass) {
    const WorldCall guard(*this, view);
    return std::ranges::any_of(ofClass(view, objectClass), [&](Row row) {
        const auto owners = static_cast<std::uint32_t>(view.builtin(Builtin::owners, row));
        return view.parent(row) == empire || view.ownerSets->contains(owners, empire);
    });
}

bool World::empireCanBuild(const View& view, Row empire, ClassIndex objectClass) {
    if (objectClass >= view.model->classes.size()) {
        return false;
    }
    switch (rightTo(view, empire, objectClass)) {
    case ClassRight::allowed:
        return true;
    case ClassRight::forbidden:
        return false;
    case ClassRight::unchanged:
        break;
    }
    const WorldCall guard(*this, view);
    const std::vector<ClassIndex>& needed = view.model->classes[objectClass].prerequisites;
    const std::vector<ClassIndex>& unlockers = m_caches->unlockersOf(objectClass);
    const auto isOwned = [&](ClassIndex other) { return empireHas(view, empire, other); };
    return (needed.empty() ? unlockers.empty() : std::ranges::all_of(needed, isOwned)) ||
           std::ranges::any_of(unlockers, isOwned);
}

bool World::empireCanHave(const View& view, Row empire, ClassIndex objectClass) {
    const ClassTable& classes = view.model->classes;
    const bool isOff = objectClass < classes.size() && classes[objectClass].availability.flag >= 0;
    return (!isOff || rightTo(view, empire, objectClass) == ClassRight::allowed) &&
           empireCanBuild(view, empire, objectClass);
}

double World::canHave(const View& view, double object, double objectClass) {
    const Row row = rowOf(object, view);
    if (row == noRow || isMissing(objectClass)) {
        return missingValue;
    }
    const auto can = [&](Row empire) {
        return objectClass >= 0.0 && empireCanHave(view, empire, static_cast<ClassIndex>(objectClass));
    };
    if (view.model->vocabulary.findType("empire") == view.typeOf(row)) {
        return can(row) ? 1.0 : 0.0;
    }
    const auto owners = static_cast<std::uint32_t>(view.builtin(Builtin::owners, row));
    return std::ranges::any_of((*view.ownerSets)[owners], can) ? 1.0 : 0.0;
}

const Connections& World::Caches::connections(const View& view) {
    auto& known = state.connections;
    if (!known.mark.agrees(view, connectionColumns, true)) {
        ++counts.relationLists;
        known.value.find(view);
    }
    return known.value;
}

const std::vector<ClassIndex>& World::Caches::unlockersOf(ClassIndex objectClass) {
    if (unlockers.empty()) {
        unlockers.resize(model.classes.size());
        for (ClassIndex index = 0; index < model.classes.size(); ++index) {
            for (const ClassIndex unlocked : model.classes[index].unlocks) {
                if (unlocked < unlockers.size()) {
                    unlockers[unlocked].push_back(index);
                }
            }
        }
    }
    return unlockers[objectClass];
}

VariableSolver& World::variables() {
    if (!m_caches->solver) {
        m_caches->solver = std::make_shared<VariableSolver>(m_caches->model, *this, m_caches->counts);
    }
    return *m_caches->solver;
}

std::optional<VariableCell> World::cellOf(const View& view, std::span<const VariableIndex> variables, Row row,
                                          PartNumber part) {
    const WorldCall guard(*this, view);
    return this->variables().cellOf(view, variables, row, part);
}

double World::value(const View& view, const VariableCell& cell) {
    const WorldCall guard(*this, view);
    return variables().value(view, cell);
}

double World::textValue(const View& view, std::string_view text) {
    if (const auto known = view.texts->find(text)) {
        return static_cast<double>(*known);
    }
    return firstForeignText - static_cast<double>(m_caches->texts.intern(text));
}

std::string World::textOf(const View& view, double value) const {
    if (value >= 0.0 && value < static_cast<double>(view.texts->size())) {
        return (*view.texts)[static_cast<std::uint32_t>(value)];
    }
    const double foreign = firstForeignText - value;
    return foreign >= 0.0 && foreign < static_cast<double>(m_caches->texts.size())
               ? m_caches->texts[static_cast<std::uint32_t>(foreign)]
               : std::string();
}

const ClassList& World::classesOf(const View& view, double value) {
    static const ClassList none;
    if (value >= 0.0 && value < static_cast<double>(view.texts->size())) {
        return m_caches->lists.of(*view.model, *view.texts, static_cast<std::uint32_t>(value));
    }
    const double foreign = firstForeignText - value;
    return foreign >= 0.0 && foreign < static_cast<double>(m_caches->texts.size())
               ? m_caches->foreignLists.of(*view.model, m_caches->texts, static_cast<std::uint32_t>(foreign))
               : none;
}

ClassLists& World::classLists() {
    return m_caches->lists;
}

double World::currentText(const View& view, double value) {
    return value <= firstForeignText ? textValue(view, textOf(view, value)) : value;
}

} // namespace orrery::engine
