// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/turn_hash.h"

#include "engine/turn/group_identity.h"
#include "engine/turn/stable_mix.h"
#include "engine/universe/set_columns.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <numeric>

namespace orrery::engine {

TurnHasher::TurnHasher(const Program& program) {
    const CheckedModel& model = *program.model;
    for (std::uint32_t group = 0; group < program.groups.size(); ++group) {
        m_groups.push_back(stableIdentity(model, program.groupAsRead(group)));
    }
    for (const auto& objectClass : model.classes.asRead()) {
        m_classes.push_back(stableHash(objectClass->stableName()));
    }
    for (const Type& type : model.vocabulary.types()) {
        m_types.push_back(stableHash(type.id));
    }
    const ColumnLayout& layout = model.layout;
    for (const ColumnSpec& column : layout.columns()) {
        m_columns.push_back(stableHash(column.name));
        m_meanings.push_back(setOf(column) == SetOf::rows                    ? Meaning::owners
                             : setOf(column) == SetOf::classes               ? Meaning::classes
                             : column.format.kind == FormatKind::text        ? Meaning::text
                             : column.format.kind == FormatKind::classList   ? Meaning::text
                             : column.format.kind == FormatKind::objectClass ? Meaning::objectClass
                             : column.format.kind == FormatKind::objectType  ? Meaning::objectType
                                                                             : Meaning::plain);
    }
    for (OccurrenceKind kind = 0; kind < model.vocabulary.occurrenceCount(); ++kind) {
        m_occurrences.push_back(stableHash(model.vocabulary.occurrenceId(kind)));
    }
    m_known.resize(layout.size());
}

void TurnHasher::begin() {
    m_firings = m_runs = m_skips = m_faults = {};
    m_rows.fill({});
}

std::uint64_t TurnHasher::meaning(Meaning kind, double value, const View& view) {
    if (value < 0.0) {
        return std::bit_cast<std::uint64_t>(value); // missing value
    }
    const auto index = static_cast<std::size_t>(value);
    switch (kind) {
    case Meaning::objectClass:
        return m_classes[index];
    case Meaning::objectType:
        return m_types[index];
    case Meaning::text:
        while (m_texts.size() <= index) {
            m_texts.push_back(stableHash((*view.texts)[static_cast<std::uint32_t>(m_texts.size())]));
        }
        return m_texts[index];
    case Meaning::owners:
        while (m_owners.size() <= index) {
            const std::vector<Row>& empires = (*view.ownerSets)[static_cast<std::uint32_t>(m_owners.size())];
            m_owners.push_back(std::accumulate(empires.begin(), empires.end(), std::uint64_t{empires.size()},
                                               [](std::uint64_t hash, Row row) { return mixed(hash, row); }));
        }
        return m_owners[index];
    case Meaning::classes:
        return classSetHash(index, view);
    case Meaning::plain:
        break;
    }
    return std::bit_cast<std::uint64_t>(value);
}

/// Returns the hash of a set of classes. Hashes the ids in their order, because the order of the indices depends on
/// other classes.
std::uint64_t TurnHasher::classSetHash(std::size_t index, const View& view) {
    if (m_classSets.size() <= index) {
        m_classSets.resize(index + 1);
    }
    std::optional<std::uint64_t>& known = m_classSets[index];
    if (!known) {
        std::vector<std::uint64_t> ids;
        for (const Row objectClass : (*view.ownerSets)[static_cast<std::uint32_t>(index)]) {
            ids.push_back(m_classes[objectClass]);
        }
        std::ranges::sort(ids);
        known = std::accumulate(ids.begin(), ids.end(), std::uint64_t{ids.size()}, mixed);
    }
    return *known;
}

std::uint64_t TurnHasher::valuesHash(ColumnId column, std::span<const double> values, const View& view) {
    const Meaning kind = m_meanings[column.value];
    if (kind == Meaning::plain) {
        return hashOfValues(values);
    }
    WordHash hash;
    for (const double value : values) {
        hash.add(meaning(kind, value, view));
    }
    return hash.value();
}

std::uint64_t TurnHasher::rowsHash(const RowListRef& rows) {
    const RowList* const list = rows.get();
    const auto address = reinterpret_cast<std::uintptr_t>(list);
    KnownRows& known = m_rows[(address >> 4) % m_rows.size()];
    if (known.rows != list) {
        WordHash hash;
        std::size_t i = 0;
        for (; i + 2 <= list->size(); i += 2) {
            hash.add((std::uint64_t{(*list)[i]} << 32) | (*list)[i + 1]);
        }
        if (i < list->size()) {
            hash.add((*list)[i]);
        }
        known = {list, mixed(hash.value(), list->size())};
    }
    return known.hash;
}

std::uint64_t TurnHasher::firingHash(const TurnLog& log, std::uint32_t firing) const {
    if (firing >= log.firings.size()) {
        return firing; // no firing, or a statement of the scenario
    }
    const Firing& fired = log.firings[firing];
    return mixed(mixed(m_groups[fired.group], fired.holder), fired.source);
}

void TurnHasher::absorb(const TurnLog& log, const View& view) {
    for (; m_firings.count < log.firings.size(); ++m_firings.count) {
        const auto index = static_cast<std::uint32_t>(m_firings.count);
        m_firings.hash = mixed(mixed(m_firings.hash, firingHash(log, index)), rowsHash(log.firings[index].scope));
        if (const Firing& firing = log.firings[index]; firing.occurrence != noOccurrence) {
            m_firings.hash =
                mixed(mixed(m_firings.hash, firing.occurrence),
                      (static_cast<std::uint64_t>(firing.timing) << 8) | static_cast<std::uint64_t>(firing.step));
        }
    }
    for (; m_runs.count < log.runs.size(); ++m_runs.count) {
        const Run& run = log.runs[m_runs.count];
        const Moment* const moment = run.moment < log.moments.size() ? &log.moments[run.moment] : nullptr;
        const bool isStatement = run.cause == CauseKind::setup || (moment != nullptr && moment->stage == Stage::setup);
        std::uint64_t hash = m_runs.hash;
        hash = mixed(hash, (std::uint64_t{run.effect} << 8) | static_cast<std::uint64_t>(run.cause));
        hash = mixed(hash, isStatement || !isByGroup(run) ? run.firing : firingHash(log, run.firing));
        hash = mixed(hash, m_columns[run.column.value]);
        hash = mixed(hash, rowsHash(run.rows));
        m_runs.hash = mixed(hash, valuesHash(run.column, {log.values.data() + run.firstValue, run.rows->size()}, view));
    }
    for (; m_skips.count < log.skips.size(); ++m_skips.count) {
        const Skip& skip = log.skips[m_skips.count];
        const std::uint64_t what = (std::uint64_t{skip.effect} << 8) | static_cast<std::uint64_t>(skip.reason);
        m_skips.hash = mixed(mixed(mixed(m_skips.hash, what), firingHash(log, skip.firing)), rowsHash(skip.rows));
    }
    for (; m_faults.count < log.faults.size(); ++m_faults.count) {
        const RunFault& fault = log.faults[m_faults.count];
        m_faults.hash = mixed(mixed(m_faults.hash, stableHash(fault.spec->code)), firingHash(log, fault.firing));
        m_faults.hash = mixed(m_faults.hash, fault.row);
    }
}

void TurnHasher::findExisting(const Universe& universe) {
    const ColumnId exists = universe.model().layout.builtin(Builtin::exists);
    if (m_existingCells != universe.cellStamp(exists)) {
        m_existing.clear();
        m_existingHash = {};
        m_existingCells = universe.cellStamp(exists);
        m_existingRows = 0;
    }
    const double* const values = universe.values(exists);
    for (; m_existingRows < universe.rowCount(); ++m_existingRows) {
        const Row row = m_existingRows;
        if (values[row] == 0.0) {
            continue;
        }
        m_existingHash.add(row);
        if (m_existing.empty() || m_existing.back().end != row) {
            m_existing.push_back({row, row});
        }
        m_existing.back().end = row + 1;
    }
}

std::uint64_t TurnHasher::columnHash(ColumnId column, const Universe& universe, const View& view) {
    const std::uint64_t existsStamp = view.stamps[static_cast<std::size_t>(Builtin::exists)];
    ColumnHash& known = m_known[column.value];
    if (known.stamp == view.stamps[column.value] && known.existsStamp == existsStamp) {
        return known.hash;
    }
    if (known.cells != universe.cellStamp(column) || known.existsCells != m_existingCells) {
        known = {};
    }
    const double* const values = view.columns[column.value];
    const Meaning kind = m_meanings[column.value];
    const auto next = std::ranges::upper_bound(m_existing, known.rows, {}, &Stretch::end);
    for (auto stretch = next; stretch != m_existing.end(); ++stretch) {
        const Row first = std::max(stretch->first, known.rows);
        if (kind == Meaning::plain) {
            known.plain.add({values + first, values + stretch->end});
            continue;
        }
        for (Row row = first; row < stretch->end; ++row) {
            // The cell of an object without the column is 0. As an index, 0 would mean the first class.
            const bool isNone = kind == Meaning::objectClass && !view.has(row, column);
            known.meanings.add(meaning(kind, isNone ? noneValue : values[row], view));
        }
    }
    known.stamp = view.stamps[column.value];
    known.existsStamp = existsStamp;
    known.cells = universe.cellStamp(column);
    known.existsCells = m_existingCells;
    known.rows = static_cast<Row>(view.rowCount);
    known.hash = kind == Meaning::plain ? known.plain.value() : known.meanings.value();
    return known.hash;
}

/// Returns the hash of events, responses, missing responses, orders and messages. Returns 0 if there are none.
std::uint64_t TurnHasher::eventsHash(const TurnLog& log) const {
    std::uint64_t hash = 0;
    const auto add = [&](std::uint64_t word) { hash = mixed(hash, word); };
    const auto addNumber = [&](double value) { add(std::bit_cast<std::uint64_t>(value)); };
    for (const OccurrenceRecord& record : log.occurrences) {
        add(m_occurrences[record.kind]);
        add((std::uint64_t{record.subject} << 32) | static_cast<std::uint64_t>(record.end));
        addNumber(record.amount);
        addNumber(record.applied);
        add(firingHash(log, record.firing));
        add(firingHash(log, record.endedBy));
    }
    for (const UnansweredTrigger& unanswered : log.unanswered) {
        add(m_groups[unanswered.group]);
        add((std::uint64_t{unanswered.holder} << 32) | unanswered.occurrence);
        add((static_cast<std::uint64_t>(unanswered.timing) << 8) | static_cast<std::uint64_t>(unanswered.reason));
    }
    for (const Conflict& conflict : log.conflicts) {
        add((std::uint64_t{conflict.decider} << 32) | (static_cast<std::uint64_t>(conflict.timing) << 8) |
            static_cast<std::uint64_t>(conflict.step));
        for (const Conflict::Contender& contender : conflict.order) {
            add(m_groups[contender.group]);
            add((std::uint64_t{contender.holder} << 32) | contender.occurrence);
        }
    }
    for (const OrderRecord& order : log.orders) {
        add((std::uint64_t{order.order} << 32) | order.empire);
        add(stableHash(order.refusal.english()));
    }
    for (const MessageRecord& message : log.messages) {
        add((std::uint64_t{message.empire} << 32) | message.about);
        for (const std::string& page : message.pages) {
            add(stableHash(page));
        }
    }
    for (const VictoryRecord& victory : log.victories) {
        add((std::uint64_t{victory.empire} << 32) | (victory.isWon ? 1 : 0));
        add(stableHash(victory.reason));
    }
    for (const ScenarioRecord& record : log.scenario) {
        add((std::uint64_t{record.condition} << 32) | static_cast<std::uint32_t>(record.action));
        add((record.isTrue ? 1 : 0) | (record.pauses ? 2 : 0));
        addNumber(record.observed);
        addNumber(record.wanted);
        add(stableHash(record.detail.english()));
    }
    return hash;
}

/// Returns the hash of pending effects and the agenda. Returns 0 if both are empty.
std::uint64_t TurnHasher::agendaHash(const Agenda& agenda, const PendingState& state) {
    std::uint64_t hash = 0;
    const auto add = [&](std::uint64_t word) { hash = mixed(hash, word); };
    state.effects.forEach([&](const PendingEffects& pending) {
        add(m_groups[pending.group]);
        add((std::uint64_t{pending.holder} << 32) | pending.effect);
        add((std::uint64_t{pending.due} << 32) | pending.until);
        add(rowsHash(pending.rows));
    });
    for (const PendingAction& action : agenda.actions) {
        add((std::uint64_t{action.condition} << 32) | action.action);
        add(action.due);
    }
    for (const bool isEnabled : agenda.enabled) {
        add(isEnabled ? 1 : 0);
    }
    for (const auto& [name, count] : agenda.counters) {
        add(stableHash(name));
        add(std::bit_cast<std::uint64_t>(count));
    }
    state.answered.forEach([&](const FirstAnswer& answer) {
        add(m_groups[answer.group]);
        add((std::uint64_t{answer.holder} << 32) | answer.turn);
    });
    return hash;
}

std::uint64_t TurnHasher::finish(const TurnLog& log, const Universe& universe) {
    const View view = universe.view();
    absorb(log, view);
    findExisting(universe);
    std::uint64_t hash = view.turn;
    for (const Trail& trail : {m_firings, m_runs, m_skips, m_faults}) {
        hash = mixed(mixed(hash, trail.count), trail.hash);
    }
    for (std::uint16_t column = 0; column < view.layout->size(); ++column) {
        hash = mixed(mixed(hash, m_columns[column]), columnHash({column}, universe, view));
    }
    WordHash lanes;
    for (const auto& [from, to] : view.lanes->lanes) {
        lanes.add((std::uint64_t{from} << 32) | to);
    }
    hash = mixed(mixed(hash, m_existingHash.value()), lanes.value());
    // Adds parts that are empty in most turns to the hash only if they are not empty.
    if (const std::uint64_t events = eventsHash(log); events != 0) {
        hash = mixed(hash, events);
    }
    if (const std::uint64_t agenda = agendaHash(*view.agenda, *view.pending); agenda != 0) {
        hash = mixed(hash, agenda);
    }
    return hash;
}

} // namespace orrery::engine
