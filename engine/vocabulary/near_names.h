// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace orrery::engine {

/// Counts the searches for near names during one reading of a project. Each search reads all known names. Without a
/// limit, the time would grow with the number of mistakes times the number of names (R2.6). Mistakes beyond the limit
/// get no near names.
class NearSearches {
public:
    static constexpr int limit = 200;

    /// Counts a search. Returns whether the limit allows this search.
    bool start() { return m_count++ < limit; }
    int count() const { return m_count; }
    /// Adds a number of searches to the count.
    void add(int searches) { m_count += searches; }

private:
    int m_count = 0;
};

/// A function that returns the names to search. Callers call it only if the limit allows the search.
using KnownNames = std::function<std::vector<std::string>()>;

} // namespace orrery::engine
