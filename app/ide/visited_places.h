// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace orrery::ide {

/// A place in a file of the project; offsets are bytes.
struct Visit {
    QString path;
    int begin = 0;
    int end = 0;

    bool operator==(const Visit&) const = default;
};

/// The places that the user has visited, for the commands "back" and "forward".
class VisitedPlaces {
public:
    /// Adds a place after the current one, and removes the places that followed.
    /// @param from the user's previous place. "Back" returns to it, even if the user reached it without a command.
    void add(const Visit& place, const std::optional<Visit>& from);
    /// Moves to the previous place, and returns it. Without an open editor, returns the current place.
    std::optional<Visit> back(bool hasEditor);
    std::optional<Visit> forward();
    bool canGoBack(bool hasEditor) const { return m_now > (hasEditor ? 1u : 0u); }
    bool canGoForward() const { return m_now < m_places.size(); }
    void renameFile(const QString& old, const QString& path);
    void clear();

private:
    std::vector<Visit> m_places;
    std::size_t m_now = 0; ///< number of places up to the current one
};

} // namespace orrery::ide
