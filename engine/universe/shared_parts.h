// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/stamp.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

namespace orrery::engine {

/// Entries sorted by key, stored in parts that copies share. A change copies only the affected part, once for each
/// copy. So neither a copy nor a change costs as much as copying all entries.
template <typename Entry, auto keyOf>
class SharedParts {
public:
    using Key = std::decay_t<std::invoke_result_t<decltype(keyOf), const Entry&>>;

    SharedParts() = default;
    /// Changes of the copy do not affect `other`. Call share() on `other` before changing it again.
    SharedParts(const SharedParts& other) : m_parts(other.m_parts), m_size(other.m_size) {}
    SharedParts& operator=(const SharedParts& other) {
        m_parts = other.m_parts;
        m_size = other.m_size;
        share();
        return *this;
    }
    SharedParts(SharedParts&&) = default;
    SharedParts& operator=(SharedParts&&) = default;
    ~SharedParts() = default;

    bool empty() const { return m_size == 0; }
    std::size_t size() const { return m_size; }
    /// Protects all copies made so far from later changes.
    void share() const { m_owner = nextStamp(); }

    const Entry* find(const Key& key) const {
        const std::size_t place = placeOf(key);
        if (place == m_parts.size()) {
            return nullptr;
        }
        const std::vector<Entry>& entries = m_parts[place]->entries;
        const auto entry = std::ranges::lower_bound(entries, key, {}, keyOf);
        return entry != entries.end() && std::invoke(keyOf, *entry) == key ? &*entry : nullptr;
    }
    /// Adds the entry, or replaces the entry with the same key.
    void put(Entry entry) {
        const Key key = std::invoke(keyOf, entry);
        std::size_t place = placeOf(key);
        if (place == m_parts.size()) {
            m_parts.push_back(std::make_shared<Part>(Part{m_owner, {}}));
        }
        const bool isLast = place + 1 >= m_parts.size();
        if (isLast && m_parts[place]->entries.size() >= mostEntries &&
            std::invoke(keyOf, m_parts[place]->entries.back()) < key) {
            m_parts.push_back(std::make_shared<Part>(Part{m_owner, {}})); // entries usually arrive in key order
            ++place;
        }
        std::vector<Entry>& entries = owned(place);
        const auto at = std::ranges::lower_bound(entries, key, {}, keyOf);
        if (at != entries.end() && std::invoke(keyOf, *at) == key) {
            *at = std::move(entry);
            return;
        }
        entries.insert(at, std::move(entry));
        ++m_size;
        if (entries.size() > mostEntries) {
            split(place);
        }
    }
    /// Removes the entry with the key, if there is one.
    void erase(const Key& key) {
        if (find(key) == nullptr) {
            return;
        }
        const std::size_t place = placeOf(key);
        std::vector<Entry>& entries = owned(place);
        entries.erase(std::ranges::lower_bound(entries, key, {}, keyOf));
        --m_size;
        if (entries.empty()) {
            m_parts.erase(m_parts.begin() + static_cast<std::ptrdiff_t>(place));
        }
    }
    /// Calls visit(entry) for each entry, in key order. Do not change the entries meanwhile.
    template <typename Visit>
    void forEach(Visit&& visit) const {
        for (const auto& part : m_parts) {
            for (const Entry& entry : part->entries) {
                visit(entry);
            }
        }
    }

private:
    static constexpr std::size_t mostEntries = 256;
    struct Part {
        std::uint64_t owner = 0; ///< m_owner of the only copy that may change this part in place
        std::vector<Entry> entries;
    };

    /// Returns the index of the part for the key; the number of parts if there are none.
    std::size_t placeOf(const Key& key) const {
        const auto after = std::upper_bound(m_parts.begin(), m_parts.end(), key, [](const Key& one, const auto& part) {
            return one < std::invoke(keyOf, part->entries.front());
        });
        return static_cast<std::size_t>(after == m_parts.begin() ? 0 : after - m_parts.begin() - 1);
    }
    std::vector<Entry>& owned(std::size_t place) {
        std::shared_ptr<Part>& part = m_parts[place];
        if (part->owner != m_owner) {
            part = std::make_shared<Part>(Part{m_owner, part->entries});
        }
        return part->entries;
    }
    void split(std::size_t place) {
        std::vector<Entry>& entries = m_parts[place]->entries;
        const auto middle = entries.begin() + static_cast<std::ptrdiff_t>(entries.size() / 2);
        auto upper = std::make_shared<Part>(Part{m_owner, {middle, entries.end()}});
        entries.erase(middle, entries.end());
        m_parts.insert(m_parts.begin() + static_cast<std::ptrdiff_t>(place) + 1, std::move(upper));
    }

    std::vector<std::shared_ptr<Part>> m_parts; ///< parts in key order; no part is empty
    std::size_t m_size = 0;
    mutable std::uint64_t m_owner = nextStamp();
};

} // namespace orrery::engine
