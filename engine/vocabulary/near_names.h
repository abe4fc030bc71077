// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace orrery::engine {

/// Counts the searches for near names during one reading of a project. A search reads all known names, so that many
/// mistakes in a large project would cost the product of both (R2.6). Mistakes beyond the limit get no near names.
class NearSearches {
public:
    static constexpr int limit = 200;

    /// Counts a search. Returns whether it may be made.
    bool start() { return m_count++ < limit; }
    int count() const { return m_count; }
    /// Counts searches as if they had been made here.
    void add(int searches) { m_count += searches; }

private:
    int m_count = 0;
};

/// Returns the names to search for a near one. Called only if a search is made.
using KnownNames = std::function<std::vector<std::string>()>;

} // namespace orrery::engine
