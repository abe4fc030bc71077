// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/universe.h"

#include <optional>
#include <span>
#include <vector>

namespace orrery::engine {

/// The objects that are attached to each object, as linked lists in ascending order. Builds the lists on first use, and
/// again after many attachments changed.
class AttachmentTree {
public:
    explicit AttachmentTree(const Vocabulary& vocabulary) : m_systemType(vocabulary.findType("system")) {}

    /// Notes that the rows get these hosts. Call it while the universe still has the old hosts.
    void note(const Universe& universe, const RowList& rows, std::span<const double> hosts) {
        if (m_linkedRows != 0) { // otherwise learn() visits all rows anyway
            relink(universe, rows, hosts);
        }
    }
    /// Returns an existing object and all its contents: attached objects, and the objects in a system. Hosts come
    /// before the objects on them, level by level. Returns an empty list if the object does not exist.
    std::vector<Row> withContents(const Universe& universe, Row row);

private:
    void learn(const Universe& universe);
    void link(Row parent, Row child);
    void unlink(Row parent, Row child);
    void relink(const Universe& universe, const RowList& rows, std::span<const double> hosts);
    bool isSystem(const Universe& universe, Row row) const;
    void appendContents(const Universe& universe, Row row, std::vector<Row>& out);

    std::optional<TypeIndex> m_systemType;
    std::vector<Row> m_firstChild;
    std::vector<Row> m_lastChild;
    std::vector<Row> m_nextChild;
    Bitmap m_found; ///< scratch; empty between uses
    std::size_t m_linkedRows = 0;
};

} // namespace orrery::engine
