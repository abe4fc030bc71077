// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/knowledge/index.h"

#include "engine/knowledge/index_builder.h"
#include "engine/text/work.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace orrery::engine {

namespace {

auto orderOf(const NamePlace& place) {
    return std::tuple(place.where.file.value, place.where.span.begin, place.where.span.end, place.name, place.form,
                      !place.isDefinition);
}

} // namespace

bool isFreeWord(NameKind kind) {
    return kind == NameKind::stacking || kind == NameKind::grouping || kind == NameKind::counter;
}

std::optional<NameId> NameIndex::find(const NameKey& key) const {
    const auto found = std::ranges::lower_bound(m_names, key);
    return found != m_names.end() && *found == key ? std::optional(static_cast<NameId>(found - m_names.begin()))
                                                   : std::nullopt;
}

std::span<const std::uint32_t> NameIndex::placesOf(NameId name) const {
    return std::span(m_byName).subspan(m_first[name], m_first[name + 1] - m_first[name]);
}

std::optional<std::uint32_t> NameIndex::at(FileId file, std::uint32_t offset) const {
    const auto isBefore = [](const NamePlace& place, const std::pair<FileId, std::uint32_t>& end) {
        return std::pair(place.where.file, place.where.span.begin) <= end;
    };
    const auto end = std::lower_bound(m_places.begin(), m_places.end(), std::pair(file, offset), isBefore);
    std::optional<std::uint32_t> best;
    for (auto it = end; it != m_places.begin();) {
        --it;
        if (it->where.file != file || it->where.span.begin + 4096 < offset) {
            break;
        }
        if (it->form == PlaceForm::implied || it->where.span.end < offset) {
            continue;
        }
        const auto narrower = [&](const NamePlace& other) {
            const bool touches = other.where.span.end == offset;
            const bool isInside = it->where.span.end > offset;
            return touches == isInside ? isInside : it->where.span.size() < other.where.span.size();
        };
        if (!best || narrower(m_places[*best])) {
            best = static_cast<std::uint32_t>(it - m_places.begin());
        }
    }
    return best;
}

std::vector<Location> NameIndex::definitionsOf(NameId name) const {
    std::vector<Location> all;
    for (const std::uint32_t place : placesOf(name)) {
        if (m_places[place].isDefinition) {
            all.push_back(m_places[place].where);
        }
    }
    return all;
}

NameId NameIndexBuilder::idOf(NameKind kind, std::string_view owner, std::string_view id) {
    std::string key(1, static_cast<char>(kind));
    key.append(owner).append(1, '\n').append(id);
    const auto [entry, isNew] = m_ids.try_emplace(std::move(key), static_cast<NameId>(m_keys.size()));
    if (isNew) {
        m_keys.push_back({kind, std::string(owner), std::string(id)});
    }
    return entry->second;
}

void NameIndexBuilder::add(NameKind kind, std::string_view owner, std::string_view id, Location where,
                           bool isDefinition, PlaceForm form) {
    countWork();
    if (!id.empty() && where.file.isValid()) {
        m_places.push_back({idOf(kind, owner, id), where, isDefinition, form});
    }
}

NameKey NameIndexBuilder::keyOf(const NameUse& use, const NameUses& of) const {
    const auto idIn = [&](const auto& table) { return NameKey{use.kind, {}, table[use.index].id}; };
    const Language& language = m_model.language;
    switch (use.kind) {
    case NameKind::objectClass:
        return idIn(m_model.classes);
    case NameKind::type:
        return idIn(m_vocabulary.types());
    case NameKind::scope:
        return idIn(m_vocabulary.scopes());
    case NameKind::meter:
        return idIn(m_vocabulary.meters());
    case NameKind::property:
        return idIn(m_vocabulary.properties());
    case NameKind::resource:
        return idIn(m_vocabulary.resources());
    case NameKind::hasKind:
        return idIn(m_vocabulary.kinds());
    case NameKind::define:
        return idIn(language.defines);
    case NameKind::function:
        return idIn(language.functions);
    case NameKind::aggregate:
        return idIn(language.aggregates);
    case NameKind::table:
        return idIn(language.tables);
    case NameKind::enumerator: {
        const Enumeration& enumeration = m_vocabulary.enumerations()[use.owner];
        return {use.kind, enumeration.id, enumeration.values[use.index].id};
    }
    case NameKind::column: {
        const CheckedTable& table = language.tables[use.owner];
        return {use.kind, table.id, table.columns[use.index].id};
    }
    case NameKind::parameter: {
        const auto holds = [&](const auto& function) {
            return function.first.file == use.where.file && function.first.span.covers(use.where.span);
        };
        const auto found = std::ranges::find_if(m_functions, holds);
        const auto place =
            found == m_functions.end() ? language.functionNames.end() : language.functionNames.find(found->second);
        if (place == language.functionNames.end()) {
            return {}; // `total` and `value` of an aggregate
        }
        const auto& parameters = language.functions[place->second].parameters;
        return {use.kind, found->second, use.index < parameters.size() ? parameters[use.index].name : std::string()};
    }
    default: // words
        return {use.kind, {}, of.words[use.index]};
    }
}

void NameIndexBuilder::addExpressionNames() {
    const auto add = [this](const NameUse& use, const NameUses& of, Location where) {
        const NameKey key = keyOf(use, of);
        this->add(key.kind, key.owner, key.id, where, false, use.isWord ? PlaceForm::word : PlaceForm::plain);
    };
    for (const NameUse& use : m_model.uses.all) {
        add(use, m_model.uses, use.where);
    }
    for (const ClassUses& ofClass : m_model.usesOfClasses) {
        for (const NameUse& use : ofClass.uses->all) {
            add(use, *ofClass.uses, ofClass.placeOf(use));
        }
    }
}

std::shared_ptr<NameIndex> NameIndexBuilder::finish() {
    auto index = std::make_shared<NameIndex>();
    std::vector<NameId> order(m_keys.size());
    std::iota(order.begin(), order.end(), NameId{0});
    std::ranges::sort(order, [&](NameId a, NameId b) { return m_keys[a] < m_keys[b]; });
    std::vector<NameId> placeOfKey(m_keys.size());
    index->m_names.reserve(m_keys.size());
    for (NameId i = 0; i < order.size(); ++i) {
        placeOfKey[order[i]] = i;
        index->m_names.push_back(std::move(m_keys[order[i]]));
    }
    for (NamePlace& place : m_places) {
        place.name = placeOfKey[place.name];
    }
    std::ranges::sort(m_places, {}, orderOf);
    const auto same = [](const NamePlace& a, const NamePlace& b) {
        return a.name == b.name && a.where == b.where && a.form == b.form;
    };
    m_places.erase(std::unique(m_places.begin(), m_places.end(), same), m_places.end());
    m_places.shrink_to_fit(); // an index is kept for long (P3.3)
    index->m_places = std::move(m_places);
    index->m_byName.resize(index->m_places.size());
    std::iota(index->m_byName.begin(), index->m_byName.end(), 0u);
    const auto nameOf = [&](std::uint32_t place) { return index->m_places[place].name; };
    std::ranges::stable_sort(index->m_byName, {}, nameOf);
    index->m_first.resize(index->m_names.size() + 1, 0);
    for (const NamePlace& place : index->m_places) {
        ++index->m_first[place.name + 1];
    }
    std::partial_sum(index->m_first.begin(), index->m_first.end(), index->m_first.begin());
    return index;
}

std::shared_ptr<const NameIndex> NameIndexBuilder::build() {
    for (const Element table : m_project.topLevel("strings")) {
        for (const Element entry : table.children()) {
            m_strings.insert(entry.value("id"));
        }
    }
    for (const Element scenario : m_project.topLevel("scenario")) {
        for (const Element child : scenario.children()) {
            if (child.tag() == "empire") {
                m_empires.insert(child.value("id"));
            }
        }
    }
    for (std::uint32_t file = 0; file < m_project.trees.size(); ++file) {
        const XmlTree& tree = *m_project.trees[file];
        if (tree.root() != XmlTree::none) {
            readFile(tree, m_project.sources.manifestFile == FileId{file});
        }
    }
    addExpressionNames();
    return finish();
}

std::shared_ptr<const NameIndex> indexNames(const ParsedProject& project, const CheckedModel& model) {
    return NameIndexBuilder(project, model).build();
}

} // namespace orrery::engine
