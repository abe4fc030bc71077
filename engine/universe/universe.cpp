// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/universe.h"

#include "engine/universe/first_values.h"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <utility>

namespace orrery::engine {

std::uint64_t nextStamp(std::uint64_t count) {
    static std::atomic<std::uint64_t> last{0};
    return last.fetch_add(count, std::memory_order_relaxed) + 1;
}

namespace {

/// The bytes of a map node without its content.
constexpr std::size_t nodeBytes = 48;

} // namespace

std::uint32_t OwnerSets::intern(std::vector<Row> empires) {
    std::sort(empires.begin(), empires.end());
    empires.erase(std::unique(empires.begin(), empires.end()), empires.end());
    const auto [place, isNew] = m_index.try_emplace(std::move(empires), static_cast<std::uint32_t>(m_sets.size()));
    if (isNew) {
        m_sets.push_back(place->first);
        m_bytes += 2 * (sizeof(std::vector<Row>) + place->first.size() * sizeof(Row)) + nodeBytes;
    }
    return place->second;
}

std::uint32_t OwnerSets::unite(std::uint32_t a, std::uint32_t b) {
    if (a == b || b == 0) {
        return a;
    }
    std::vector<Row> both;
    std::set_union(m_sets[a].begin(), m_sets[a].end(), m_sets[b].begin(), m_sets[b].end(), std::back_inserter(both));
    return intern(std::move(both));
}

bool OwnerSets::contains(std::uint32_t index, Row empire) const {
    return std::binary_search(m_sets[index].begin(), m_sets[index].end(), empire);
}

std::uint32_t TextTable::intern(std::string_view text) {
    if (const auto known = m_index.find(text); known != m_index.end()) {
        return known->second;
    }
    const auto index = static_cast<std::uint32_t>(m_texts.size());
    m_texts.emplace_back(text);
    m_bytes += 2 * (sizeof(std::string) + text.size()) + nodeBytes;
    m_index.emplace(text, index);
    return index;
}

std::optional<std::uint32_t> TextTable::find(std::string_view text) const {
    const auto known = m_index.find(text);
    return known == m_index.end() ? std::nullopt : std::optional(known->second);
}

Universe::Universe(std::shared_ptr<const CheckedModel> model, std::uint64_t seed)
    : m_model(std::move(model)), m_seed(seed) {
    const std::size_t columns = m_model->layout.size();
    const std::size_t meters = m_model->vocabulary.meters().size();
    m_columns.resize(columns);
    m_stamps.resize(columns);
    m_pointers.resize(columns);
    m_last.resize(meters);
    m_lastStamps.resize(meters);
    m_lastPointers.resize(meters);
    m_firstValues.resize(m_model->classes.size());
    setCapacity(0);
    renewStamps();
    m_cellStamps = m_stamps;
    m_lanes = std::make_shared<const LaneMap>(LaneMap{.lanes = {}, .stamp = nextStamp()});
    m_agenda = std::make_shared<const Agenda>();
    for (const std::string& text : m_model->texts) {
        m_contentTexts.push_back(m_texts.intern(text));
    }
    m_texts.intern("");
}

void Universe::pinCell(const PinnedCell& cell) {
    const auto key = [](const PinnedCell& one) { return std::pair(one.column, one.row); };
    m_pins.insert(std::ranges::upper_bound(m_pins, key(cell), {}, key), cell); // the last of equal cells counts
}

void Universe::freeColumns() {
    for (auto* const columns : {&m_columns, &m_last}) {
        for (std::vector<double>& column : *columns) {
            std::vector<double>().swap(column);
        }
    }
    m_capacity = m_rowCount = 0;
    renewStamps();
}

View Universe::view() const {
    return {.model = m_model.get(),
            .layout = &m_model->layout,
            .rowCount = m_rowCount,
            .turn = m_turn,
            .seed = m_seed,
            .columns = m_pointers,
            .stamps = m_stamps,
            .lastMax = m_lastPointers,
            .birthKeys = m_birthKeys,
            .ownerSets = &m_ownerSets,
            .texts = &m_texts,
            .lanes = m_lanes.get(),
            .agenda = m_agenda.get(),
            .pending = &m_pending,
            .journal = &m_journal};
}

std::size_t Universe::bytes() const {
    return (m_capacity + spareRows) * (m_columns.size() + m_last.size()) * sizeof(double) +
           m_birthKeys.capacity() * sizeof(std::uint64_t) + m_ownerSets.bytes() + m_texts.bytes() +
           m_lanes->lanes.capacity() * sizeof(std::pair<Row, Row>) + m_pending.bytes();
}

Row Universe::addRow(std::uint64_t birthKey) {
    if (m_rowCount == m_capacity) {
        setCapacity(std::max(chunkRows, m_capacity + m_capacity / 2 / chunkRows * chunkRows + chunkRows));
    }
    m_birthKeys.push_back(birthKey);
    return static_cast<Row>(m_rowCount++);
}

void Universe::setCapacity(std::size_t rows) {
    for (std::size_t c = 0; c < m_columns.size(); ++c) {
        m_columns[c].resize(rows + spareRows);
        m_pointers[c] = m_columns[c].data();
    }
    for (std::size_t m = 0; m < m_last.size(); ++m) {
        m_last[m].resize(rows + spareRows);
        m_lastPointers[m] = m_last[m].data();
    }
    m_capacity = rows; // set last: if memory runs out before, every column has at least this many rows
}

void Universe::renewStamps() {
    std::uint64_t stamp = nextStamp(m_stamps.size());
    for (std::uint64_t& of : m_stamps) {
        of = stamp++;
    }
}

const std::vector<Universe::FirstValue>& Universe::firstValues(ClassIndex objectClass) {
    std::optional<std::vector<FirstValue>>& known = m_firstValues[objectClass];
    if (!known) {
        known = firstValuesOf(*m_model, objectClass, [this](std::string_view text) { return m_texts.intern(text); });
    }
    return *known;
}

} // namespace orrery::engine
