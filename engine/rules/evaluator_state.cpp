// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/evaluator_caches.h"
#include "engine/universe/scenario.h"

#include <bit>
#include <limits>

// What conditions ask of a state again and again, each made once and kept as long as the columns it reads.
namespace orrery::engine {

namespace {

constexpr ColumnId columnOf(Builtin builtin) {
    return {static_cast<std::uint16_t>(builtin)};
}

/// Takes out the rows that have another value. A word at a time: this is done anew whenever an object comes or goes.
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
constexpr std::array attachedColumns{columnOf(Builtin::exists), columnOf(Builtin::attachedTo)};
constexpr std::array placeColumns{columnOf(Builtin::exists), columnOf(Builtin::positioned), columnOf(Builtin::x),
                                  columnOf(Builtin::y), columnOf(Builtin::system)};
constexpr std::array nameColumns{columnOf(Builtin::exists), columnOf(Builtin::name), columnOf(Builtin::objectType)};

} // namespace

const Bitmap& Evaluator::existing(const View& view) {
    const EvaluatorCall guard(*this, view);
    auto& known = m_caches->existing;
    if (!known.mark.agrees(view, existsColumns)) {
        known.value = Bitmap(view.rowCount, true);
        keepEqual(known.value, view.columns[static_cast<std::size_t>(Builtin::exists)], 1.0);
    }
    return known.value;
}

const Bitmap& Evaluator::equal(const View& view, ColumnId column, double value) {
    const EvaluatorCall guard(*this, view);
    Caches::OfColumn& of = m_caches->columns[column.value];
    const std::array columns{columnOf(Builtin::exists), column};
    if (!of.equalMark.agrees(view, columns)) {
        of.equal.clear();
    }
    const auto [known, isNew] = of.equal.try_emplace(std::bit_cast<std::uint64_t>(value));
    if (isNew) {
        Bitmap& rows = known->second;
        rows = existing(view);
        keepEqual(rows, view.columns[column.value], value);
        m_caches->bytes += rows.words().size() * sizeof(std::uint64_t) + 64;
    }
    return known->second;
}

const std::vector<double>& Evaluator::effective(const View& view, ColumnId column) {
    const EvaluatorCall guard(*this, view);
    auto& known = m_caches->columns[column.value].effective;
    const std::array columns{columnOf(Builtin::exists), columnOf(Builtin::attachedTo), columnOf(Builtin::system),
                             columnOf(Builtin::objectType), column};
    if (!known.mark.agrees(view, columns)) {
        known.value.resize(view.rowCount);
        for (Row row = 0; row < view.rowCount; ++row) {
            const Row holder = view.holderOf(row, column);
            known.value[row] = holder == noRow ? std::numeric_limits<double>::quiet_NaN() : view.at(column, holder);
        }
    }
    return known.value;
}

std::span<const Row> Evaluator::attached(const View& view, Row row) {
    const EvaluatorCall guard(*this, view);
    auto& known = m_caches->attached;
    auto& first = m_caches->firstAttached;
    if (!known.mark.agrees(view, attachedColumns)) {
        first.assign(view.rowCount + 1, 0);
        const auto parentOf = [&view](Row child) { return view.exists(child) ? view.parent(child) : noRow; };
        for (Row child = 0; child < view.rowCount; ++child) {
            if (const Row parent = parentOf(child); parent != noRow) {
                ++first[parent + 1];
            }
        }
        for (std::size_t i = 1; i < first.size(); ++i) {
            first[i] += first[i - 1];
        }
        known.value.resize(first.back());
        std::vector<std::uint32_t> next(first.begin(), first.end() - 1);
        for (Row child = 0; child < view.rowCount; ++child) {
            if (const Row parent = parentOf(child); parent != noRow) {
                known.value[next[parent]++] = child;
            }
        }
    }
    return std::span(known.value).subspan(first[row], first[row + 1] - first[row]);
}

const PlaceMap& Evaluator::places(const View& view) {
    const EvaluatorCall guard(*this, view);
    auto& known = m_caches->places;
    if (!known.mark.agrees(view, placeColumns, true)) {
        known.value.emplace(view);
        m_caches->near.clear();
    }
    return *known.value;
}

const RowList& Evaluator::near(const View& view, Row from, Measure measure, double limit) {
    const EvaluatorCall guard(*this, view);
    const PlaceMap& map = places(view);
    const PlaceMap::Place place = map.placeOf(from);
    const auto [known, isNew] = m_caches->near.try_emplace({place, measure, limit});
    if (isNew && place != PlaceMap::none) {
        std::vector<PlaceMap::Place>& reached = m_caches->reached;
        map.reach({&place, 1}, measure, limit, reached);
        Bitmap& rows = m_caches->reachedRows;
        rows.resize(view.rowCount);
        for (const PlaceMap::Place at : reached) {
            for (const Row row : map.rowsAt(at)) {
                rows.set(row);
            }
        }
        known->second = rows.rows();
        rows.fill(false);
        m_caches->bytes += known->second.size() * sizeof(Row) + 64;
    }
    return known->second;
}

const RowList& Evaluator::single(Row row) {
    m_single.assign(1, row);
    return m_single;
}

Row Evaluator::named(const View& view, const std::string& name) {
    const EvaluatorCall guard(*this, view);
    auto& known = m_caches->named;
    if (!known.mark.agrees(view, nameColumns)) {
        known.value.clear();
    }
    const auto [found, isNew] = known.value.try_emplace(name, noRow);
    if (isNew) {
        found->second = findObject(view, name).value_or(noRow);
    }
    return found->second;
}

bool Evaluator::empireHas(const View& view, Row empire, ClassIndex objectClass) {
    bool has = false;
    equal(view, columnOf(Builtin::objectClass), objectClass).forEach([&](Row row) {
        if (!has) {
            const auto& owners = (*view.ownerSets)[static_cast<std::uint32_t>(view.builtin(Builtin::owners, row))];
            has = view.parent(row) == empire || std::binary_search(owners.begin(), owners.end(), empire);
        }
    });
    return has;
}

bool Evaluator::empireCanBuild(const View& view, Row empire, ClassIndex objectClass) {
    if (objectClass >= m_program.model->classes.size()) {
        return false;
    }
    const auto has = [&](ClassIndex one) { return empireHas(view, empire, one); };
    const std::vector<ClassIndex>& needs = m_program.model->classes[objectClass].prerequisites;
    const std::vector<ClassIndex>& unlockedBy = m_program.unlockedBy[objectClass];
    if (needs.empty()) {
        return unlockedBy.empty() || std::any_of(unlockedBy.begin(), unlockedBy.end(), has);
    }
    return std::all_of(needs.begin(), needs.end(), has) || std::any_of(unlockedBy.begin(), unlockedBy.end(), has);
}

} // namespace orrery::engine
