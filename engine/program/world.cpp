// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/world.h"

#include "engine/program/evaluate.h"
#include "engine/program/variable_solver.h"
#include "engine/program/world_caches.h"
#include "engine/universe/scenario.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

// Frequent queries about a state. Each result is made once, and kept as long as the columns that it reads stay the
// same.
namespace orrery::engine {

namespace {

/// The caches start again beyond this size.
constexpr std::size_t cacheLimit = std::size_t{256} << 20;

/// Drops the rows that have another value. Works a word at a time: it runs whenever an object is created or destroyed.
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

/// Texts that no object has are numbered downwards from here.
constexpr double firstForeignText = noneValue - 1.0;

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
    const auto type = view.model->vocabulary.findType("game");
    const std::span<const Row> games = type ? ofType(view, *type) : std::span<const Row>();
    return games.empty() ? noRow : games.front();
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

double World::currentText(const View& view, double value) {
    return value <= firstForeignText ? textValue(view, textOf(view, value)) : value;
}

} // namespace orrery::engine
