// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace orrery::widgets {

/// The lists before the user removed items from them, so that Ctrl+Z in the list can bring the items back. For lists
/// that belong to the session: the history of the content does not know them.
template <typename Item>
class Removals {
public:
    /// Notes the list before a removal.
    void note(std::vector<Item> before) { m_before.push_back(std::move(before)); }
    void clear() { m_before.clear(); }
    bool isEmpty() const { return m_before.empty(); }
    /// Returns the present list with the items of the last removal, at their earlier places; nullopt: there are none.
    /// Items that the user has added again meanwhile need no removal.
    template <typename Key>
    std::optional<std::vector<Item>> takeBack(const std::vector<Item>& present, Key key) {
        while (!m_before.empty()) {
            std::vector<Item> list = present;
            const std::vector<Item> before = std::move(m_before.back());
            m_before.pop_back();
            for (std::size_t i = 0; i < before.size(); ++i) {
                if (std::ranges::find(list, std::invoke(key, before[i]), key) == list.end()) {
                    list.insert(list.begin() + static_cast<std::ptrdiff_t>(std::min(i, list.size())), before[i]);
                }
            }
            if (list.size() > present.size()) {
                return list;
            }
        }
        return std::nullopt;
    }

private:
    std::vector<std::vector<Item>> m_before;
};

} // namespace orrery::widgets
