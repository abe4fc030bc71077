// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace orrery::engine {

/// Counts the searches for near names of one reading. A search reads all known names, so that many mistakes in a large
/// project would take the product of both (R2.6): those behind the limit get no near names.
class NearSearches {
public:
    static constexpr int limit = 200;

    /// Whether one more search may be made; counts it.
    bool start() { return m_count++ < limit; }
    int count() const { return m_count; }
    /// Goes on as if so many searches had been asked for.
    void add(int searches) { m_count += searches; }

private:
    int m_count = 0;
};

/// The names among which a near one is searched: made only where the search is made.
using KnownNames = std::function<std::vector<std::string>()>;

} // namespace orrery::engine
