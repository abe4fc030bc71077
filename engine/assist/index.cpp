// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/index.h"

#include "engine/assist/index_builder.h"

#include <algorithm>

namespace orrery::engine {

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

std::shared_ptr<const NameIndex> indexNames(const ParsedProject& project, const CheckedModel& model) {
    return NameIndexBuilder(project, model).build();
}

} // namespace orrery::engine
