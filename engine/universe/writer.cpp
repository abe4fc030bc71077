// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/writer.h"

#include "engine/universe/universe_diagnostics.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstring>

#include <sys/mman.h>

namespace orrery::engine {

namespace {

constexpr std::uint64_t exponentBits = 0x7FF0'0000'0000'0000;
constexpr std::uint64_t exponentStep = 0x0010'0000'0000'0000;

/// Returns whether one of the values is NaN or infinite. Such a value has a full exponent, and adding one to it carries
/// into the sign. The compiler vectorises this loop over integers; it would not vectorise a test of each double.
bool hasNonFinite(std::span<const double> values) {
    std::uint64_t carried = 0;
    for (const double value : values) {
        carried |= (std::bit_cast<std::uint64_t>(value) & exponentBits) + exponentStep;
    }
    return (carried >> 63) != 0;
}

bool isContiguous(const RowList& rows) {
    return rows.back() - rows.front() + 1 == rows.size();
}

double rowValue(Row row) {
    return row == noRow ? noneValue : static_cast<double>(row);
}

ColumnId columnOf(Builtin which) {
    return {static_cast<std::uint16_t>(which)};
}

/// Advises the system to use large pages for memory that the caller is about to fill. They save a fifth of the time of
/// a turn that writes 100 MB (P2.3).
void adviseLargePages([[maybe_unused]] void* memory, [[maybe_unused]] std::size_t bytes) {
#ifdef MADV_HUGEPAGE
    constexpr std::uintptr_t page = std::uintptr_t{2} << 20;
    const auto first = reinterpret_cast<std::uintptr_t>(memory);
    const std::uintptr_t begin = (first + page - 1) / page * page;
    const std::uintptr_t end = (first + bytes) / page * page;
    if (begin < end) {
        madvise(reinterpret_cast<void*>(begin), end - begin, MADV_HUGEPAGE);
    }
#endif
}

} // namespace

Writer::Writer(Universe& universe, TurnLog& log)
    : m_universe(universe), m_log(log), m_systemOwners(universe.model().vocabulary),
      m_attachments(universe.model().vocabulary) {
    if (log.runs.empty()) {
        log.rowsBefore = static_cast<std::uint32_t>(universe.rowCount());
        log.turn = universe.turn();
        // A turn is similar to the previous one, so reserving room at once is cheaper than growing.
        const auto expected = [](std::size_t count) { return count + count / 16; };
        log.runs.reserve(expected(universe.m_expectedRuns));
        log.firings.reserve(expected(universe.m_expectedFirings));
        log.values.reserve(expected(universe.m_expectedValues));
        adviseLargePages(log.values.data(), log.values.capacity() * sizeof(double));
    }
    const Vocabulary& vocabulary = universe.model().vocabulary;
    m_systemType = vocabulary.findType("system");
    m_empireType = vocabulary.findType("empire");
}

std::uint32_t Writer::openMoment(Stage stage, int priority, Side side) {
    refreshDerived();
    m_log.moments.push_back(
        {.stage = stage, .priority = priority, .runs = static_cast<std::uint32_t>(m_log.runs.size()), .side = side});
    return static_cast<std::uint32_t>(m_log.moments.size() - 1);
}

std::uint32_t Writer::addFiring(Firing firing) {
    m_log.namedBytes += firing.scope ? firing.scope->size() * sizeof(Row) : 0;
    m_log.firings.push_back(std::move(firing));
    return static_cast<std::uint32_t>(m_log.firings.size() - 1);
}

void Writer::addSkip(Skip skip) {
    m_log.namedBytes += skip.rows ? skip.rows->size() * sizeof(Row) : 0;
    m_log.skips.push_back(std::move(skip));
}

void Writer::addFault(RunFault fault) {
    m_log.faults.push_back(std::move(fault));
}

RowListRef Writer::single(Row row) {
    if (!m_single || m_single->front() != row) {
        m_single = std::make_shared<const RowList>(1, row);
    }
    return m_single;
}

std::uint32_t Writer::openRun(ColumnId column, RowListRef rows, Cause cause) {
    assert(!m_isRunOpen);
    assert(rows && (rows->empty() || rows->back() < m_universe.m_rowCount));
    const std::size_t first = m_log.values.size();
    m_log.namedBytes += rows->size() * sizeof(Row);
    m_log.values.resize(first + rows->size());
    m_log.runs.push_back({.cause = cause.kind,
                          .column = column,
                          .effect = cause.effect,
                          .firing = cause.firing,
                          .moment = cause.moment,
                          .firstValue = first,
                          .rows = std::move(rows)});
    return static_cast<std::uint32_t>(m_log.runs.size() - 1);
}

/// Replaces the values of pinned cells by the pinned values, so the log contains these too (X6.1).
void Writer::keepPinned(ColumnId column, const RowList& rows, std::span<double> values) const {
    const std::vector<PinnedCell>& pins = m_universe.m_pins;
    auto pin = std::ranges::lower_bound(pins, column, {}, &PinnedCell::column);
    for (; pin != pins.end() && pin->column == column; ++pin) {
        const auto at = std::lower_bound(rows.begin(), rows.end(), pin->row);
        if (at != rows.end() && *at == pin->row) {
            values[static_cast<std::size_t>(at - rows.begin())] = pin->value;
        }
    }
}

/// Writes the values of a run to its rows. A column keeps its stamp if every bit stays the same, so caches of it stay
/// valid.
void Writer::store(ColumnId column, const RowListRef& list, std::span<double> values) {
    const RowList& rows = *list;
    if (rows.empty()) {
        return;
    }
    if (hasNonFinite(values)) {
        std::replace_if(
            values.begin(), values.end(), [](double value) { return !std::isfinite(value); }, 0.0);
    }
    if (!m_universe.m_pins.empty()) {
        keepPinned(column, rows, values);
    }
    if (static_cast<Builtin>(column.value) == Builtin::attachedTo) {
        m_attachments.note(m_universe, rows, values);
    }
    double* const cells = m_universe.m_columns[column.value].data();
    bool isChanged = true;
    if (isContiguous(rows)) {
        double* const first = cells + rows.front();
        isChanged = std::memcmp(first, values.data(), values.size_bytes()) != 0;
        if (isChanged) {
            std::memcpy(first, values.data(), values.size_bytes());
        }
    } else {
        std::uint64_t differences = 0;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            double& cell = cells[rows[i]];
            differences |= std::bit_cast<std::uint64_t>(cell) ^ std::bit_cast<std::uint64_t>(values[i]);
            cell = values[i];
        }
        isChanged = differences != 0;
    }
    if (isChanged) {
        m_universe.noteCells(column);
        noteChanged(column, list);
        if (static_cast<Builtin>(column.value) == Builtin::target) {
            for (std::size_t i = 0; i < rows.size(); ++i) {
                m_lostTargets.noteTarget(m_universe, rows[i], values[i]);
            }
        }
    }
}

/// Notes the change in the journal, and for the derived owners of systems.
void Writer::noteChanged(ColumnId column, const RowListRef& rows) {
    m_universe.m_journal.noteWritten(column, rows);
    const auto which = static_cast<Builtin>(column.value);
    if (which == Builtin::exists || which == Builtin::attachedTo || which == Builtin::owners) {
        m_systemOwners.note(*rows);
    }
}

std::span<double> Writer::beginRun(ColumnId column, RowListRef rows, Cause cause) {
    const std::uint32_t run = openRun(column, std::move(rows), cause);
    m_isRunOpen = true;
    return {m_log.values.data() + m_log.runs[run].firstValue, m_log.runs[run].rows->size()};
}

std::uint32_t Writer::commitRun() {
    assert(m_isRunOpen);
    m_isRunOpen = false;
    const Run& run = m_log.runs.back();
    store(run.column, run.rows, {m_log.values.data() + run.firstValue, run.rows->size()});
    return static_cast<std::uint32_t>(m_log.runs.size() - 1);
}

double* Writer::openCells() {
    assert(m_isRunOpen);
    const ColumnId column = m_log.runs.back().column;
    const bool isPlain = m_universe.m_pins.empty() && static_cast<Builtin>(column.value) >= Builtin::count_;
    return isPlain ? m_universe.m_columns[column.value].data() : nullptr;
}

std::uint32_t Writer::commitWritten(bool changes) {
    assert(m_isRunOpen);
    m_isRunOpen = false;
    if (changes) {
        m_universe.noteCells(m_log.runs.back().column);
    }
    return static_cast<std::uint32_t>(m_log.runs.size() - 1);
}

std::uint32_t Writer::write(ColumnId column, const RowListRef& rows, std::span<const double> after, Cause cause) {
    assert(rows->size() == after.size());
    const std::span<double> values = beginRun(column, rows, cause);
    std::copy(after.begin(), after.end(), values.begin());
    return commitRun();
}

std::uint32_t Writer::write(ColumnId column, Row row, double after, Cause cause) {
    return write(column, single(row), {&after, 1}, cause);
}

Row Writer::create(const NewObject& object, Cause cause) {
    assert(!m_isRunOpen);
    const CheckedModel& model = m_universe.model();
    const CheckedClass& made = model.classes[object.objectClass];
    if (m_universe.rowCount() >= m_universe.objectCap()) {
        if (!m_capIsReported) { // once per step, because content that reaches the limit keeps trying
            m_capIsReported = true;
            const bool isOfScenario = cause.kind == CauseKind::setup || cause.kind == CauseKind::hold;
            addFault({.spec = &universeDiagnostics["run.too-many-objects"],
                      .where = made.head,
                      .firing = hasOwnPlace(cause) || isOfScenario ? noFiring : cause.firing,
                      .row = object.attachedTo,
                      .args = {made.id, std::to_string(m_universe.objectCap())}});
            if (isOfScenario) { // the stepper names the groups of a turn
                m_log.faults.back().args.push_back(phrase("the scenario"));
            }
        }
        return noRow;
    }

    const std::vector<Universe::FirstValue>& others = m_universe.firstValues(object.objectClass);
    const Row row = m_universe.addRow(object.birthKey);
    const RowListRef rows = single(row);
    cause.kind = hasOwnPlace(cause) ? cause.kind : CauseKind::create;
    const auto put = [&](ColumnId column, double value) {
        if (!std::isfinite(value)) {
            value = 0.0;
        }
        const std::uint32_t run = openRun(column, rows, cause);
        m_log.values[m_log.runs[run].firstValue] = value;
        m_universe.m_columns[column.value][row] = value;
    };

    const Row host = object.attachedTo;
    const auto ofHost = [&](Builtin which, double none) {
        return host == noRow ? none : m_universe.at(columnOf(which), host);
    };
    const bool isPlaced = object.position.has_value();
    const bool isSystem = m_systemType && made.type == *m_systemType;
    const double system = isSystem                 ? static_cast<double>(row)
                          : object.system != noRow ? static_cast<double>(object.system)
                                                   : ofHost(Builtin::system, noneValue);
    put(columnOf(Builtin::exists), 1.0);
    put(columnOf(Builtin::objectType), made.type);
    put(columnOf(Builtin::objectClass), object.objectClass);
    put(columnOf(Builtin::attachedTo), rowValue(host));
    put(columnOf(Builtin::owners), object.owners);
    put(columnOf(Builtin::name), m_universe.m_texts.intern(object.name));
    put(columnOf(Builtin::positioned), isPlaced ? 1.0 : ofHost(Builtin::positioned, 0.0));
    put(columnOf(Builtin::x), isPlaced ? object.position->first : ofHost(Builtin::x, 0.0));
    put(columnOf(Builtin::y), isPlaced ? object.position->second : ofHost(Builtin::y, 0.0));
    put(columnOf(Builtin::system), system);
    put(columnOf(Builtin::created), m_universe.turn());
    put(columnOf(Builtin::remaining), made.duration);
    put(columnOf(Builtin::capital), noneValue);
    put(columnOf(Builtin::target), rowValue(object.target));
    put(columnOf(Builtin::destination), noneValue);
    put(columnOf(Builtin::heading), noneValue);
    put(columnOf(Builtin::creator), rowValue(object.creator));
    put(columnOf(Builtin::homeworld), noneValue);
    for (const Builtin ofSets :
         {Builtin::seenBy, Builtin::shownTo, Builtin::hiddenFrom, Builtin::allowed, Builtin::forbidden}) {
        put(columnOf(ofSets), 0.0); // the empty set
    }
    for (const Universe::FirstValue& first : others) {
        const auto given = std::ranges::find(object.given, first.column, &std::pair<ColumnId, double>::first);
        put(first.column, given != object.given.end() ? given->second : first.value);
    }
    m_universe.renewStamps();
    m_universe.m_journal.noteCreated(row);
    noteChanged(columnOf(Builtin::exists), rows);
    m_lostTargets.noteTarget(m_universe, row, rowValue(object.target));
    return row;
}

bool Writer::isSystem(Row row) const {
    return m_universe.at(columnOf(Builtin::objectType), row) == m_systemType;
}

void Writer::learnEmpires() {
    for (; m_typedRows < m_universe.rowCount(); ++m_typedRows) {
        const auto row = static_cast<Row>(m_typedRows);
        if (m_universe.at(columnOf(Builtin::objectType), row) == m_empireType) {
            m_empires.push_back(row);
        }
    }
}

void Writer::destroy(Row row, Cause cause) {
    learnEmpires();
    const std::vector<Row> leaving = this->leaving(row);
    Cause cascade = cause;
    cascade.kind = hasOwnPlace(cause) ? cause.kind : CauseKind::cascade;
    for (std::size_t i = leaving.size(); i-- > 0;) { // backwards, so children come first
        remove(leaving[i], i == 0 ? cause : cascade, cascade);
    }
}

void Writer::remove(Row row, Cause cause, Cause cascade) {
    write(columnOf(Builtin::exists), row, 0.0, cause);
    m_lostTargets.noteDestroyed(row);
    m_lastCascade = cascade;
    for (const Row empire : m_empires) {
        if (m_universe.at(columnOf(Builtin::capital), empire) == row) {
            write(columnOf(Builtin::capital), empire, noneValue, cascade);
        }
    }
    if (m_universe.at(columnOf(Builtin::objectType), row) == m_empireType) {
        leaveOwners(row, cascade);
    }
    if (isSystem(row)) {
        std::vector<std::pair<Row, Row>> lanes = m_universe.lanes().lanes;
        std::erase_if(lanes, [&](const auto& lane) { return lane.first == row || lane.second == row; });
        setLanes(std::move(lanes));
    }
}

void Writer::leaveOwners(Row empire, Cause cause) {
    OwnerSets& sets = m_universe.m_ownerSets;
    std::vector<std::uint32_t> without(sets.size());
    for (std::uint32_t index = 0; index < without.size(); ++index) {
        without[index] = index;
        if (sets.contains(index, empire)) {
            std::vector<Row> rest = sets[index];
            std::erase(rest, empire);
            without[index] = sets.intern(std::move(rest));
        }
    }
    RowList rows;
    std::vector<double> values;
    for (Row row = 0; row < m_universe.rowCount(); ++row) {
        const auto owners = static_cast<std::uint32_t>(m_universe.at(columnOf(Builtin::owners), row));
        const bool isKept = without[owners] == owners || isSystem(row); // systems derive their owners
        if (!isKept && m_universe.at(columnOf(Builtin::exists), row) != 0.0) {
            rows.push_back(row);
            values.push_back(without[owners]);
        }
    }
    if (!rows.empty()) {
        write(columnOf(Builtin::owners), std::make_shared<const RowList>(std::move(rows)), values, cause);
    }
}

void Writer::setOwners(Row row, std::vector<Row> empires, Cause cause) {
    write(columnOf(Builtin::owners), row, internOwners(std::move(empires)), cause);
}

void Writer::setLanes(std::vector<std::pair<Row, Row>> lanes) {
    std::erase_if(lanes, [](const std::pair<Row, Row>& lane) { return lane.first == lane.second; });
    for (auto& [from, to] : lanes) {
        if (to < from) {
            std::swap(from, to);
        }
    }
    std::sort(lanes.begin(), lanes.end());
    lanes.erase(std::unique(lanes.begin(), lanes.end()), lanes.end());
    if (lanes == m_universe.m_lanes->lanes) {
        return;
    }
    m_universe.m_lanes = std::make_shared<const LaneMap>(LaneMap{.lanes = std::move(lanes), .stamp = nextStamp()});
    m_log.lanes.push_back({.runs = static_cast<std::uint32_t>(m_log.runs.size()), .lanes = m_universe.m_lanes});
}

void Writer::setAgenda(Agenda agenda) {
    m_universe.m_agenda = std::make_shared<const Agenda>(std::move(agenda));
    m_log.agendas.push_back({.runs = static_cast<std::uint32_t>(m_log.runs.size()), .agenda = m_universe.m_agenda});
}

void Writer::change(PendingChange change) {
    change.runs = static_cast<std::uint32_t>(m_log.runs.size());
    change.applyTo(m_universe.m_pending);
    m_log.pendings.push_back(std::move(change));
}

void Writer::addPending(PendingEffects effects) {
    effects.serial = m_universe.m_pending.nextSerial;
    m_log.namedBytes += effects.rows ? effects.rows->size() * sizeof(Row) : 0;
    change({.what = std::move(effects)});
}

void Writer::removePending(std::uint64_t serial) {
    change({.what = PendingChange::Removed{serial}});
}

void Writer::removePending(const std::function<bool(const PendingEffects&)>& matches) {
    std::vector<std::uint64_t> serials;
    m_universe.m_pending.effects.forEach([&](const PendingEffects& effects) {
        if (matches(effects)) {
            serials.push_back(effects.serial);
        }
    });
    for (const std::uint64_t serial : serials) {
        removePending(serial);
    }
}

void Writer::noteAnswer(Row holder, std::uint32_t group, std::optional<std::uint32_t> turn) {
    if (turn) {
        change({.what = FirstAnswer{holder, group, *turn}});
    } else {
        change({.what = PendingChange::Forgotten{{holder, group}}});
    }
}

void Writer::refreshDerived() {
    if (!m_lostTargets.isUpToDate()) { // objects lost their targets (E9.1)
        RowList rows = m_lostTargets.take(m_universe, m_universe.m_derivedVisits);
        if (!rows.empty()) {
            const std::vector<double> values(rows.size(), noneValue);
            write(columnOf(Builtin::target), std::make_shared<const RowList>(std::move(rows)), values, m_lastCascade);
        }
    }
    if (m_systemOwners.isUpToDate()) {
        return;
    }
    SystemOwners::Outdated outdated =
        m_systemOwners.refresh(m_universe, m_universe.m_ownerSets, m_universe.m_derivedVisits);
    if (!outdated.systems.empty()) {
        const std::size_t moments = m_log.moments.size();
        write(columnOf(Builtin::owners), std::make_shared<const RowList>(std::move(outdated.systems)), outdated.owners,
              {.kind = CauseKind::derived, .moment = static_cast<std::uint32_t>(moments == 0 ? 0 : moments - 1)});
        m_systemOwners.settle();
    }
}

void Writer::setTurn(std::uint32_t turn) {
    m_universe.m_turn = turn;
    m_log.turn = turn;
}

void Writer::closeTurn() {
    const ColumnLayout& layout = m_universe.model().layout;
    for (MeterIndex meter = 0; meter < m_universe.m_last.size(); ++meter) {
        const std::size_t column = layout.meter(meter, true).value;
        if (m_universe.m_lastStamps[meter] != m_universe.m_stamps[column]) {
            std::copy(m_universe.m_columns[column].begin(), m_universe.m_columns[column].end(),
                      m_universe.m_last[meter].begin());
            m_universe.m_lastStamps[meter] = m_universe.m_stamps[column];
        }
    }
    m_universe.m_expectedValues = m_log.values.size();
    m_universe.m_expectedRuns = m_log.runs.size();
    m_universe.m_expectedFirings = m_log.firings.size();
}

} // namespace orrery::engine
