// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/what_if.h"

#include "engine/universe/chance.h"
#include "engine/universe/first_values.h"

#include <algorithm>

namespace orrery::engine {

namespace {

bool isOfType(const View& view, Row row, std::optional<TypeIndex> type) {
    return type && view.typeOf(row) == *type;
}

bool mayStandOn(const View& view, ClassIndex objectClass, Row host) {
    const auto& hosts = view.model->vocabulary.types()[view.model->classes[objectClass].type].attachedTo;
    return view.exists(host) && std::ranges::find(hosts, view.typeOf(host)) != hosts.end();
}

/// Returns the rows that are destroyed together with the first row. These are attached objects at any depth, and the
/// contents of a system (E3.8).
std::vector<bool> goneWith(const View& view, Row first) {
    const auto systemType = view.model->vocabulary.findType("system");
    std::vector<bool> isGone(view.rowCount);
    isGone[first] = true;
    for (bool isMore = true; isMore;) {
        isMore = false;
        for (Row row = 0; row < view.rowCount; ++row) {
            if (isGone[row] || !view.exists(row)) {
                continue;
            }
            const Row host = view.parent(row);
            const double system = view.builtin(Builtin::system, row);
            const bool isLost = system >= 0.0 && isGone[static_cast<Row>(system)] &&
                                isOfType(view, static_cast<Row>(system), systemType);
            if ((host != noRow && isGone[host]) || isLost) {
                isGone[row] = isMore = true;
            }
        }
    }
    return isGone;
}

} // namespace

std::optional<GivenObject> givenObject(const View& view, const Override& given) {
    if (!view.exists(given.row) || given.objectClass >= view.model->classes.size() ||
        !view.model->classes[given.objectClass].hasType) {
        return std::nullopt;
    }
    for (Row row = 0; row < view.rowCount; ++row) {
        if (view.builtin(Builtin::objectClass, row) == given.objectClass && view.exists(row) &&
            (view.parent(row) == given.row ||
             view.ownerSets->contains(static_cast<std::uint32_t>(view.builtin(Builtin::owners, row)), given.row))) {
            return std::nullopt;
        }
    }
    GivenObject object{.objectClass = given.objectClass, .empire = given.row};
    const double capital = view.builtin(Builtin::capital, given.row);
    for (const Row host : {given.row, capital < 0.0 ? noRow : static_cast<Row>(capital)}) {
        if (object.attachedTo == noRow && mayStandOn(view, given.objectClass, host)) {
            object.attachedTo = host;
        }
    }
    object.birthKey =
        joinKeys(view.birthKeys[given.row], stableHash(view.model->classes[given.objectClass].stableName()));
    return object;
}

WhatIf::WhatIf(const View& base, std::span<const Override> overrides)
    : m_view(base), m_pointers(base.columns.begin(), base.columns.end()),
      m_stamps(base.stamps.begin(), base.stamps.end()), m_copies(base.columns.size()),
      m_lastPointers(base.lastMax.begin(), base.lastMax.end()) {
    refresh();
    for (const Override& one : overrides) {
        if (one.kind == Override::Kind::given) {
            if (const auto given = givenObject(m_view, one)) {
                give(*given);
            }
        }
    }
    for (const Override& one : overrides) {
        if (one.kind == Override::Kind::gone && m_view.exists(one.row)) {
            remove(one.row);
        }
    }
    for (const Override& one : overrides) {
        if (one.kind == Override::Kind::value) {
            set(one);
        }
    }
    if (m_ownersChanged) {
        deriveOwners();
        for (const Override& one : overrides) { // an override of a system's owners takes precedence
            if (one.kind == Override::Kind::value && one.column == m_view.layout->builtin(Builtin::owners)) {
                set(one);
            }
        }
    }
}

std::size_t WhatIf::copiedColumns() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(m_copies, [](const auto& column) { return !column.empty(); }));
}

/// Updates the view's pointers after a change of its parts.
void WhatIf::refresh() {
    m_view.columns = m_pointers;
    m_view.stamps = m_stamps;
    m_view.lastMax = m_lastPointers;
}

double* WhatIf::own(ColumnId column) {
    std::vector<double>& copy = m_copies[column.value];
    if (copy.empty()) {
        const std::size_t held = m_view.rowCount - m_added.size() + m_spare;
        copy.assign(m_pointers[column.value], m_pointers[column.value] + held);
        copy.resize(std::max(held, m_view.rowCount + spareRows));
        m_pointers[column.value] = copy.data();
        m_stamps[column.value] = nextStamp();
        refresh();
    }
    return copy.data();
}

void WhatIf::put(ColumnId column, Row row, double value) {
    if (m_pointers[column.value][row] != value) {
        own(column)[row] = value;
    }
}

std::uint32_t WhatIf::internOwners(std::vector<Row> empires) {
    if (!m_ownerSets) {
        m_ownerSets = std::make_unique<OwnerSets>(*m_view.ownerSets);
        m_view.ownerSets = m_ownerSets.get();
    }
    return m_ownerSets->intern(std::move(empires));
}

std::uint32_t WhatIf::internText(std::string_view text) {
    if (const auto known = m_view.texts->find(text)) {
        return *known;
    }
    if (!m_texts) {
        m_texts = std::make_unique<TextTable>(*m_view.texts);
        m_view.texts = m_texts.get();
    }
    return m_texts->intern(text);
}

/// Adds a new object in the spare rows, with the values that Writer::create would set.
void WhatIf::give(const GivenObject& given) {
    if (m_added.size() == m_spare) { // no free row is left, so it copies everything
        for (std::uint16_t column = 0; column < m_pointers.size(); ++column) {
            std::vector<double>& copy = m_copies[column];
            own({column});
            copy.resize(m_view.rowCount + spareRows);
            m_pointers[column] = copy.data();
        }
        m_lastCopies.resize(m_lastPointers.size());
        for (std::size_t meter = 0; meter < m_lastPointers.size(); ++meter) {
            m_lastCopies[meter].assign(m_lastPointers[meter], m_lastPointers[meter] + m_view.rowCount);
            m_lastCopies[meter].resize(m_view.rowCount + spareRows);
            m_lastPointers[meter] = m_lastCopies[meter].data();
        }
        m_spare += spareRows;
    }
    if (m_added.empty()) {
        m_birthKeys.assign(m_view.birthKeys.begin(), m_view.birthKeys.end());
        m_birthKeys.resize(m_view.rowCount); // the base may also have the keys of later objects
    }
    m_birthKeys.push_back(given.birthKey);
    const auto row = static_cast<Row>(m_view.rowCount++);
    m_added.push_back(row);
    m_view.birthKeys = m_birthKeys;

    const CheckedModel& model = *m_view.model;
    const CheckedClass& made = model.classes[given.objectClass];
    const Row host = given.attachedTo;
    put(Builtin::exists, row, 1.0);
    put(Builtin::objectType, row, made.type);
    put(Builtin::objectClass, row, given.objectClass);
    put(Builtin::attachedTo, row, host == noRow ? noneValue : host);
    put(Builtin::owners, row, internOwners({given.empire}));
    put(Builtin::name, row, internText(""));
    for (const Builtin which : {Builtin::positioned, Builtin::x, Builtin::y, Builtin::system}) {
        const double none = which == Builtin::system ? noneValue : 0.0;
        put(which, row, host == noRow ? none : m_view.builtin(which, host));
    }
    put(Builtin::created, row, m_view.turn);
    put(Builtin::remaining, row, made.duration);
    put(Builtin::capital, row, noneValue);
    put(Builtin::target, row, noneValue);
    put(Builtin::destination, row, noneValue);
    put(Builtin::heading, row, noneValue);
    put(Builtin::creator, row, noneValue);
    put(Builtin::homeworld, row, noneValue);
    for (const Universe::FirstValue& first :
         firstValuesOf(model, given.objectClass, [this](std::string_view text) { return internText(text); })) {
        put(first.column, row, first.value);
    }
    m_ownersChanged = true;
    for (std::uint64_t& stamp : m_stamps) { // the length of every column changed, so every column needs a new stamp
        stamp = nextStamp();
    }
    refresh();
}

void WhatIf::remove(Row gone) {
    const std::vector<bool> isGone = goneWith(m_view, gone);
    const auto isLost = [&](double row) { return row >= 0.0 && isGone[static_cast<Row>(row)]; };
    const auto systemType = m_view.model->vocabulary.findType("system");
    for (Row row = 0; row < m_view.rowCount; ++row) {
        if (isGone[row]) {
            put(Builtin::exists, row, 0.0);
            continue;
        }
        for (const Builtin which : {Builtin::capital, Builtin::target}) {
            if (m_view.exists(row) && isLost(m_view.builtin(which, row))) {
                put(which, row, noneValue);
            }
        }
    }
    leaveOwners(isGone);
    if (isOfType(m_view, gone, systemType)) {
        m_lanes = std::make_unique<LaneMap>(*m_view.lanes);
        std::erase_if(m_lanes->lanes, [&](const auto& lane) { return isLost(lane.first) || isLost(lane.second); });
        m_lanes->stamp = nextStamp();
        m_view.lanes = m_lanes.get();
    }
    m_ownersChanged = true;
}

/// Removes destroyed empires from the owner sets of all objects.
void WhatIf::leaveOwners(const std::vector<bool>& isGone) {
    const auto empireType = m_view.model->vocabulary.findType("empire");
    for (Row row = 0; row < m_view.rowCount; ++row) {
        std::vector<Row> rest = m_view.ownersOf(row);
        const auto isLost = [&](Row owner) { return isGone[owner] && isOfType(m_view, owner, empireType); };
        if (std::erase_if(rest, isLost) > 0 && m_view.exists(row)) {
            put(Builtin::owners, row, internOwners(std::move(rest)));
        }
    }
}

void WhatIf::set(const Override& value) {
    const ColumnLayout& layout = *m_view.layout;
    if (value.row >= m_view.rowCount || value.column.value >= layout.size() || !m_view.has(value.row, value.column)) {
        return;
    }
    if (value.column == layout.builtin(Builtin::owners)) {
        put(value.column, value.row, internOwners(value.owners));
        m_ownersChanged = true;
        return;
    }
    put(value.column, value.row, value.text ? internText(*value.text) : value.value);
    m_ownersChanged |=
        value.column == layout.builtin(Builtin::exists) || value.column == layout.builtin(Builtin::attachedTo);
}

void WhatIf::deriveOwners() {
    const Vocabulary& vocabulary = m_view.model->vocabulary;
    const auto systemType = vocabulary.findType("system");
    const auto planetType = vocabulary.findType("planet");
    std::vector<std::vector<Row>> owners(m_view.rowCount);
    for (Row row = 0; row < m_view.rowCount; ++row) {
        const Row host = m_view.parent(row);
        if (host != noRow && isOfType(m_view, row, planetType) && m_view.exists(row)) {
            const std::vector<Row>& ofPlanet = m_view.ownersOf(row);
            owners[host].insert(owners[host].end(), ofPlanet.begin(), ofPlanet.end());
        }
    }
    for (Row row = 0; row < m_view.rowCount; ++row) {
        if (isOfType(m_view, row, systemType) && m_view.exists(row)) {
            std::vector<Row>& all = owners[row];
            std::ranges::sort(all);
            all.erase(std::unique(all.begin(), all.end()), all.end());
            if (all != m_view.ownersOf(row)) {
                put(Builtin::owners, row, internOwners(std::move(all)));
            }
        }
    }
}

} // namespace orrery::engine
