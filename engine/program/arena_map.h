// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <memory_resource>
#include <span>
#include <unordered_map>

namespace orrery::engine {

/// A map of many small entries, which clear() drops together. Entries lie one after another in a few large blocks.
/// Separate heap blocks would be several times slower once the entries exceed the processor's caches. Key may be a
/// container of std::pmr; its memory then lies in these blocks too. Entries keep their address.
template <typename Key, typename Value, typename Hash, typename Equal = std::equal_to<Key>>
class ArenaMap {
public:
    using Map = std::pmr::unordered_map<Key, Value, Hash, Equal>;

    Map& entries() { return content().map; }
    /// Returns the memory resource for a key of std::pmr.
    std::pmr::memory_resource* memory() { return &content().arena; }
    /// Copies items into the blocks. The copy lives as long as the entries.
    template <typename Item>
    std::span<const Item> keep(std::span<const Item> items) {
        auto* const room = static_cast<Item*>(memory()->allocate(items.size_bytes(), alignof(Item)));
        std::ranges::copy(items, room);
        return {room, items.size()};
    }
    void clear() { m_content.reset(); }

private:
    struct Content {
        std::pmr::monotonic_buffer_resource arena;
        Map map{&arena};
    };
    Content& content() {
        if (!m_content) {
            m_content = std::make_unique<Content>();
        }
        return *m_content;
    }

    std::unique_ptr<Content> m_content; ///< the memory and the map; null until first use
};

} // namespace orrery::engine
