// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/tables.h"

#include <cstddef>
#include <set>
#include <string_view>

namespace orrery::engine {

/// Finds the types of the objects to which a name can refer. With these types, `object("Axe").Score` reads the variable
/// of ships.
class ObjectTypes {
public:
    virtual ~ObjectTypes() = default;

    /// Returns the types of objects with this name; empty if no such object is known.
    std::set<TypeIndex> typesOf(std::string_view name) {
        ++m_reads;
        return find(name);
    }
    /// Returns the number of calls of typesOf(). After a call, the result of the check depends on more than the text.
    std::size_t reads() const { return m_reads; }

protected:
    ObjectTypes() = default;
    ObjectTypes(const ObjectTypes&) = default;
    ObjectTypes& operator=(const ObjectTypes&) = default;

private:
    virtual std::set<TypeIndex> find(std::string_view name) = 0;

    std::size_t m_reads = 0;
};

} // namespace orrery::engine
