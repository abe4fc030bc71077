// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/history.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <iterator>

namespace orrery::engine {

namespace {

using Chunk = Snapshot::Chunk;
using Chunks = std::vector<Chunk>;

bool isEqual(const Chunk& chunk, const double* values, std::size_t count) {
    return chunk && chunk->size() == count && std::memcmp(chunk->data(), values, count * sizeof(double)) == 0;
}

/// Returns a chunk of zeros. Most columns hold 0 for most objects.
const Chunk& zeros() {
    static const Chunk chunk = std::make_shared<const std::vector<double>>(chunkRows, 0.0);
    return chunk;
}

/// Cuts a column into chunks. Shares a chunk with the previous snapshot, or with the twin, if it has the same bits.
/// @param twin chunks of the same turn in another history; may be null
/// @param same number of rows with values known to be unchanged. @param bytes grows by the size of the new chunks
Chunks cut(const std::vector<double>& column, std::size_t rows, const Chunks* before, const Chunks* twin,
           std::size_t same, std::size_t& bytes) {
    Chunks chunks;
    chunks.reserve((rows + chunkRows - 1) / chunkRows);
    if (before != nullptr) {
        chunks.assign(before->begin(), before->begin() + static_cast<std::ptrdiff_t>(same / chunkRows));
    }
    for (std::size_t first = chunks.size() * chunkRows; first < rows; first += chunkRows) {
        const double* const values = column.data() + first;
        const std::size_t count = std::min(chunkRows, rows - first);
        const std::size_t place = chunks.size();
        const bool isSame = before != nullptr && place < before->size() && isEqual((*before)[place], values, count);
        if (isSame || isEqual(zeros(), values, count)) {
            chunks.push_back(isSame ? (*before)[place] : zeros());
            continue;
        }
        if (twin != nullptr && place < twin->size() && isEqual((*twin)[place], values, count)) {
            chunks.push_back((*twin)[place]);
            continue;
        }
        chunks.push_back(std::make_shared<const std::vector<double>>(values, values + count));
        bytes += sizeof(std::vector<double>) + count * sizeof(double);
    }
    bytes += chunks.capacity() * sizeof(Chunk);
    return chunks;
}

void join(const Chunks& chunks, double* out) {
    for (const Chunk& chunk : chunks) {
        out = std::copy(chunk->begin(), chunk->end(), out);
    }
}

std::vector<const double*> pointersTo(const std::vector<ValueStore>& columns) {
    std::vector<const double*> pointers;
    pointers.reserve(columns.size());
    for (const ValueStore& column : columns) {
        pointers.push_back(column.data());
    }
    return pointers;
}

} // namespace

State::State(const State& other)
    : m_universe(other.m_universe), m_own(other.m_own), m_turn(other.m_turn), m_rowCount(other.m_rowCount),
      m_columns(other.m_columns), m_lastMax(other.m_lastMax), m_stamps(other.m_stamps), m_lanes(other.m_lanes),
      m_agenda(other.m_agenda), m_pending(other.m_pending), m_pendingChanges(other.m_pendingChanges) {
    link();
}

State& State::operator=(const State& other) {
    return *this = State(other);
}

void State::link() {
    m_pointers = pointersTo(m_columns);
    m_lastPointers = pointersTo(m_lastMax);
}

View State::view() const {
    View view = m_own ? m_own->view : m_universe->view();
    view.rowCount = m_rowCount;
    view.turn = m_turn;
    view.columns = m_pointers;
    view.stamps = m_stamps;
    view.lastMax = m_lastPointers;
    view.birthKeys = view.birthKeys.first(std::min(m_rowCount, view.birthKeys.size()));
    view.lanes = m_lanes.get();
    view.agenda = m_agenda.get();
    view.pending = m_pending.get();
    view.journal = nullptr; // a past state has no journal; its universe may belong to another thread
    return view;
}

std::shared_ptr<const State::OwnPart> State::OwnPart::of(const Universe& universe) {
    auto own = std::make_shared<OwnPart>(OwnPart{universe.sharedModel(), universe.grown(), universe.view()});
    own->view.ownerSets = &own->grown.ownerSets;
    own->view.texts = &own->grown.texts;
    own->view.birthKeys = own->grown.birthKeys;
    return own;
}

State State::of(const Universe& universe) {
    State state;
    state.m_own = OwnPart::of(universe);
    state.m_turn = universe.m_turn;
    state.m_rowCount = universe.m_rowCount;
    state.m_stamps = universe.m_stamps;
    state.m_lanes = universe.m_lanes;
    state.m_agenda = universe.m_agenda;
    state.m_pending = std::make_shared<const PendingState>(universe.m_pending.shared());
    const auto copy = [&](const std::vector<std::vector<double>>& from, std::vector<ValueStore>& to) {
        for (const std::vector<double>& column : from) {
            to.emplace_back(column.begin(), column.begin() + static_cast<std::ptrdiff_t>(state.m_rowCount + spareRows));
        }
    };
    copy(universe.m_columns, state.m_columns);
    copy(universe.m_last, state.m_lastMax);
    state.link();
    return state;
}

State State::detached() const& {
    return State(*this).detached();
}

State State::detached() && {
    if (!m_own) {
        m_own = OwnPart::of(*m_universe);
        m_universe = nullptr;
    }
    return std::move(*this);
}

/// Copies a snapshot. The columns have room for `capacity` rows; rows beyond the snapshot's own are zero.
void State::load(const Universe& universe, const Snapshot& snapshot, std::size_t capacity) {
    m_universe = &universe;
    m_turn = snapshot.turn;
    m_rowCount = snapshot.rowCount;
    m_stamps = snapshot.stamps;
    m_lanes = snapshot.lanes;
    m_agenda = snapshot.agenda;
    m_pending = snapshot.pending;
    m_pendingChanges = 0;
    const auto fill = [&](const std::vector<Chunks>& from, std::vector<ValueStore>& to) {
        to.resize(from.size());
        for (std::size_t c = 0; c < from.size(); ++c) {
            to[c].resize(capacity + spareRows);
            join(from[c], to[c].data());
            std::fill(to[c].begin() + static_cast<std::ptrdiff_t>(m_rowCount), to[c].end(), 0.0);
        }
    };
    fill(snapshot.columns, m_columns);
    fill(snapshot.lastMax, m_lastMax);
    link();
}

/// Applies a range of a log's runs to the state. Columns must have room for all objects that the log creates.
void State::replay(const TurnLog& log, std::uint32_t from, std::uint32_t to) {
    const std::size_t rowsBefore = m_rowCount;
    std::vector<bool> isTouched(m_columns.size());
    for (std::uint32_t i = from; i < to; ++i) {
        const Run& run = log.runs[i];
        const RowList& rows = *run.rows;
        if (rows.empty()) {
            continue;
        }
        const double* const values = log.values.data() + run.firstValue;
        double* const cells = m_columns[run.column.value].data();
        if (rows.back() - rows.front() + 1 == rows.size()) {
            std::copy(values, values + rows.size(), cells + rows.front());
        } else {
            for (std::size_t at = 0; at < rows.size(); ++at) {
                cells[rows[at]] = values[at];
            }
        }
        isTouched[run.column.value] = true;
        m_rowCount = std::max<std::size_t>(m_rowCount, rows.back() + 1);
    }
    for (std::size_t c = 0; c < m_columns.size(); ++c) {
        if (isTouched[c] || m_rowCount != rowsBefore) {
            m_stamps[c] = nextStamp();
        }
    }
    for (const LaneChange& change : log.lanes) {
        if (change.runs <= to) {
            m_lanes = change.lanes;
        }
    }
    for (const AgendaChange& change : log.agendas) {
        if (change.runs <= to) {
            m_agenda = change.agenda;
        }
    }
    const auto isInIt = [&](std::size_t at) { return at < log.pendings.size() && log.pendings[at].runs <= to; };
    if (isInIt(m_pendingChanges)) {
        auto pending = std::make_shared<PendingState>(*m_pending);
        for (; isInIt(m_pendingChanges); ++m_pendingChanges) {
            log.pendings[m_pendingChanges].applyTo(*pending);
        }
        m_pending = std::move(pending);
    }
}

namespace {

/// Returns the bytes of a log, without the lists that others may hold too. @param shared receives these lists
std::size_t bytesOf(const TurnLog& log, std::vector<const RowList*>& shared) {
    std::size_t bytes = sizeof(TurnLog) + log.values.capacity() * sizeof(double) + log.runs.capacity() * sizeof(Run) +
                        log.firings.capacity() * sizeof(Firing) + log.moments.capacity() * sizeof(Moment) +
                        log.skips.capacity() * sizeof(Skip) + log.faults.capacity() * sizeof(RunFault) +
                        log.occurrences.capacity() * sizeof(OccurrenceRecord) +
                        log.unanswered.capacity() * sizeof(UnansweredTrigger) +
                        log.pendings.capacity() * sizeof(PendingChange) + log.conflicts.capacity() * sizeof(Conflict) +
                        log.messages.capacity() * sizeof(MessageRecord) + log.departures.capacity() * sizeof(Departure);
    const RowList* last = nullptr; // consecutive runs usually share a list
    const auto add = [&](const RowListRef& rows) {
        if (rows && rows.get() != last) {
            shared.push_back(rows.get());
            last = rows.get();
        }
    };
    for (const Run& run : log.runs) {
        add(run.rows);
    }
    for (const Firing& firing : log.firings) {
        add(firing.scope);
    }
    for (const Skip& skip : log.skips) {
        add(skip.rows);
    }
    for (const Departure& departure : log.departures) {
        add(departure.rows);
    }
    for (const PendingChange& change : log.pendings) {
        if (const auto* const added = std::get_if<PendingEffects>(&change.what)) {
            add(added->rows);
        }
    }
    for (const MessageRecord& message : log.messages) {
        for (const std::string& page : message.pages) {
            bytes += sizeof(std::string) + page.capacity();
        }
    }
    for (const Conflict& conflict : log.conflicts) {
        bytes += conflict.order.capacity() * sizeof(Conflict::Contender);
    }
    return bytes;
}

/// Sums bytesOf(item) over a list of pointers, counting each item once.
template <typename Item, typename BytesOf>
std::size_t bytesOnce(std::vector<const Item*>& items, BytesOf bytesOf) {
    std::ranges::sort(items);
    items.erase(std::unique(items.begin(), items.end()), items.end());
    std::size_t bytes = 0;
    for (const Item* const item : items) {
        bytes += bytesOf(*item);
    }
    return bytes;
}

std::size_t bytesOfRows(const RowList& rows) {
    return sizeof(RowList) + rows.capacity() * sizeof(Row);
}

} // namespace

std::size_t mostBytesOf(const TurnLog& log) {
    std::size_t bytes = static_cast<std::size_t>(log.namedBytes);
    std::size_t largest = 0;
    const auto add = [&](const auto& list) {
        const std::size_t held = list.capacity() * sizeof(list[0]);
        bytes += held;
        largest = std::max(largest, held);
    };
    add(log.values);
    add(log.runs);
    add(log.firings);
    add(log.moments);
    add(log.skips);
    add(log.faults);
    add(log.occurrences);
    add(log.unanswered);
    add(log.conflicts);
    add(log.messages);
    add(log.pendings);
    add(log.departures);
    return bytes + 2 * largest; // a growing list exists twice for a while, the second time with twice the length
}

std::size_t bytesOf(const TurnLog& log) {
    std::vector<const RowList*> shared;
    const std::size_t own = bytesOf(log, shared);
    return own + bytesOnce(shared, bytesOfRows);
}

void History::record(const Universe& universe, TurnLog log) {
    auto taken = std::make_shared<Snapshot>();
    taken->turn = universe.m_turn;
    taken->rowCount = universe.m_rowCount;
    taken->lanes = universe.m_lanes;
    taken->agenda = universe.m_agenda;
    taken->stamps = universe.m_stamps;
    taken->cellStamps = universe.m_cellStamps;
    const Snapshot* const before = m_snapshots.empty() ? nullptr : m_snapshots.back().get();
    const auto twin = m_snapshots.size() < m_twins.size() ? m_twins[m_snapshots.size()].lock() : nullptr;
    std::size_t bytes = m_snapshotBytes.empty() ? 0 : m_snapshotBytes.back();
    bytes += sizeof(Snapshot) + taken->stamps.size() * sizeof(std::uint64_t);
    bytes += before != nullptr && before->pending->stamp == universe.m_pending.stamp ? 0 : universe.m_pending.bytes();
    taken->pending = before != nullptr && before->pending->stamp == universe.m_pending.stamp
                         ? before->pending
                         : std::make_shared<const PendingState>(universe.m_pending.shared());
    for (std::size_t c = 0; c < universe.m_columns.size(); ++c) {
        const bool isSame = before != nullptr && before->stamps[c] == taken->stamps[c];
        const bool areCellsSame = before != nullptr && before->cellStamps[c] == taken->cellStamps[c];
        taken->columns.push_back(
            isSame ? before->columns[c]
                   : cut(universe.m_columns[c], universe.m_rowCount, before != nullptr ? &before->columns[c] : nullptr,
                         twin != nullptr ? &twin->columns[c] : nullptr, areCellsSame ? before->rowCount : 0, bytes));
    }
    const ColumnLayout& layout = universe.model().layout;
    for (MeterIndex meter = 0; meter < universe.m_last.size(); ++meter) {
        const std::size_t column = layout.meter(meter, true).value;
        const bool isClosed = universe.m_lastStamps[meter] == universe.m_stamps[column]; // they have equal values
        taken->lastMax.push_back(isClosed ? taken->columns[column]
                                          : cut(universe.m_last[meter], universe.m_rowCount,
                                                before != nullptr ? &before->lastMax[meter] : nullptr,
                                                twin != nullptr ? &twin->lastMax[meter] : nullptr, 0, bytes));
    }
    const auto cutToSize = [](auto& list) { // frees the room that a larger earlier turn needed, because histories keep
                                            // logs for long
        if (list.capacity() / 2 > list.size()) {
            list.shrink_to_fit();
        }
    };
    cutToSize(log.values);
    cutToSize(log.runs);
    cutToSize(log.firings);
    auto kept = std::make_shared<const TurnLog>(std::move(log));
    const std::size_t logBytes = bytesOf(*kept);
    // Records a turn completely or not at all, even if memory runs out.
    const auto reserve = [](auto& list) {
        if (list.size() == list.capacity()) {
            list.reserve(2 * list.size() + 8);
        }
    };
    reserve(m_snapshots);
    reserve(m_hashes);
    reserve(m_logs);
    reserve(m_logBytes);
    reserve(m_snapshotBytes);
    m_snapshots.push_back(std::move(taken));
    m_hashes.push_back(kept->hash);
    m_logs.push_back(std::move(kept));
    m_logBytes.push_back(logBytes);
    m_snapshotBytes.push_back(bytes);
    dropLogs();
}

History History::branch() const {
    History copy; // without rebuilt logs, which readers of this history change
    copy.m_snapshots = m_snapshots;
    copy.m_twins.assign(m_snapshots.begin(), m_snapshots.end());
    copy.m_logs = m_logs;
    copy.m_logBytes = m_logBytes;
    copy.m_snapshotBytes = m_snapshotBytes;
    copy.m_keptLogBytes = m_keptLogBytes;
    copy.m_hashes = m_hashes;
    copy.m_logLimit = m_logLimit;
    return copy;
}

void History::limitLogs(std::size_t bytes, Rebuild rebuild) {
    m_logLimit = bytes;
    m_rebuild = std::move(rebuild);
    dropLogs();
}

void History::dropLogs() {
    std::size_t kept = 0;
    for (std::size_t turn = m_logs.size(); turn-- > 0;) {
        if (!m_logs[turn]) {
            continue;
        }
        kept += m_logBytes[turn];
        if (kept > m_logLimit && turn + 1 < m_logs.size()) {
            m_logs[turn].reset();
            kept -= m_logBytes[turn];
        }
    }
    m_keptLogBytes = kept;
}

std::size_t History::bytesToRecord(const Universe& universe) const {
    const Snapshot& before = *m_snapshots.back();
    std::size_t columns = 0;
    for (std::size_t c = 0; c < universe.m_columns.size(); ++c) {
        columns += before.stamps[c] == universe.m_stamps[c] ? 0 : 1;
    }
    return columns * universe.m_rowCount * sizeof(double) + universe.m_pending.bytes();
}

std::shared_ptr<const TurnLog> History::sharedLog(std::uint32_t turn) const {
    if (m_logs[turn]) {
        return m_logs[turn];
    }
    constexpr std::size_t keptAtOnce = 3;
    auto known = std::ranges::find(m_rebuilt, turn, &decltype(m_rebuilt)::value_type::first);
    if (known == m_rebuilt.end()) {
        if (m_rebuilt.size() == keptAtOnce) {
            m_rebuilt.erase(m_rebuilt.begin());
        }
        m_rebuilt.emplace_back(turn, std::make_shared<const TurnLog>(m_rebuild(turn)));
    } else {
        std::rotate(known, known + 1, m_rebuilt.end());
    }
    return m_rebuilt.back().second;
}

double History::at(std::uint32_t turn, ColumnId column, Row row) const {
    const Snapshot& of = snapshot(turn);
    return row < of.rowCount ? (*of.columns[column.value][row / chunkRows])[row % chunkRows] : 0.0;
}

State History::state(const Universe& universe, std::uint32_t turn) const {
    State state;
    state.load(universe, snapshot(turn), snapshot(turn).rowCount);
    return state;
}

State History::stateAt(const Universe& universe, std::uint32_t turn, std::uint32_t runs) const {
    State state;
    if (turn > 0) {
        state.load(universe, snapshot(turn - 1), snapshot(turn).rowCount);
    } else {
        Snapshot nothing;
        nothing.columns.resize(universe.m_columns.size());
        nothing.lastMax.resize(universe.m_last.size());
        for (std::size_t c = 0; c < universe.m_columns.size(); ++c) {
            nothing.stamps.push_back(nextStamp());
        }
        nothing.lanes = std::make_shared<const LaneMap>(LaneMap{.lanes = {}, .stamp = nextStamp()});
        nothing.agenda = std::make_shared<const Agenda>();
        nothing.pending = std::make_shared<const PendingState>();
        state.load(universe, nothing, snapshot(0).rowCount);
    }
    state.m_turn = snapshot(turn).turn;
    carryOn(state, turn, 0, runs);
    return state;
}

void History::carryOn(State& state, std::uint32_t turn, std::uint32_t from, std::uint32_t to) const {
    const TurnLog& steps = log(turn);
    state.replay(steps, from, std::min(to, static_cast<std::uint32_t>(steps.runs.size())));
}

void History::load(Universe& universe, std::uint32_t turn) const {
    const Snapshot& to = snapshot(turn);
    const auto put = [&](const Chunks& chunks, std::vector<double>& column) {
        join(chunks, column.data());
        if (universe.m_rowCount > to.rowCount) {
            std::fill(column.begin() + static_cast<std::ptrdiff_t>(to.rowCount),
                      column.begin() + static_cast<std::ptrdiff_t>(universe.m_rowCount), 0.0);
        }
    };
    if (universe.m_capacity < to.rowCount) {
        universe.setCapacity(to.rowCount);
    }
    const ColumnLayout& layout = universe.model().layout;
    for (std::size_t c = 0; c < universe.m_columns.size(); ++c) {
        if (universe.m_stamps[c] != to.stamps[c]) {
            put(to.columns[c], universe.m_columns[c]);
            universe.m_stamps[c] = to.stamps[c];
        }
    }
    for (MeterIndex meter = 0; meter < universe.m_last.size(); ++meter) {
        put(to.lastMax[meter], universe.m_last[meter]);
        const std::size_t column = layout.meter(meter, true).value;
        const bool isClosed = to.lastMax[meter] == to.columns[column];
        universe.m_lastStamps[meter] = isClosed ? to.stamps[column] : 0;
    }
    for (std::uint64_t& stamp : universe.m_cellStamps) {
        stamp = nextStamp(); // rows that are created again may have other values
    }
    universe.m_journal.restart();
    universe.m_rowCount = to.rowCount;
    universe.m_birthKeys.resize(to.rowCount);
    universe.m_turn = to.turn;
    universe.m_lanes = to.lanes;
    universe.m_agenda = to.agenda;
    universe.m_pending = *to.pending;
}

void History::restore(Universe& universe, std::uint32_t turn) {
    load(universe, turn);
    m_snapshots.resize(turn + 1);
    m_logs.resize(turn + 1);
    m_logBytes.resize(turn + 1);
    m_snapshotBytes.resize(turn + 1);
    m_hashes.resize(turn + 1);
    dropLogs();
    std::erase_if(m_rebuilt, [&](const auto& log) { return log.first > turn; });
}

History::Memory History::memory() const {
    const History* const alone = this;
    return memoryOf({&alone, 1});
}

History::Memory History::memoryOf(std::span<const History* const> histories) {
    Memory total;
    std::vector<const Snapshot*> snapshots;
    std::vector<const TurnLog*> logs;
    for (const History* const history : histories) {
        std::ranges::transform(history->m_snapshots, std::back_inserter(snapshots),
                               &std::shared_ptr<const Snapshot>::get);
        for (const auto& log : history->m_logs) {
            logs.push_back(log.get());
        }
        for (const auto& [turn, log] : history->m_rebuilt) {
            logs.push_back(log.get());
        }
    }
    std::erase(logs, nullptr);
    std::vector<const std::vector<double>*> chunks;
    std::vector<const RowList*> shared;
    const auto bytesOfColumns = [&](const std::vector<Chunks>& columns) {
        std::size_t bytes = 0;
        for (const Chunks& column : columns) {
            bytes += column.capacity() * sizeof(Chunk);
            std::ranges::transform(column, std::back_inserter(chunks), &Chunk::get);
        }
        return bytes;
    };
    total.snapshots = bytesOnce(snapshots, [&](const Snapshot& snapshot) {
        return sizeof(Snapshot) + snapshot.stamps.capacity() * sizeof(std::uint64_t) +
               bytesOfColumns(snapshot.columns) + bytesOfColumns(snapshot.lastMax);
    });
    total.logs = bytesOnce(logs, [&](const TurnLog& log) { return bytesOf(log, shared); });
    total.logs += bytesOnce(shared, bytesOfRows);
    total.snapshots += bytesOnce(
        chunks, [](const std::vector<double>& chunk) { return sizeof(chunk) + chunk.capacity() * sizeof(double); });
    return total;
}

} // namespace orrery::engine
