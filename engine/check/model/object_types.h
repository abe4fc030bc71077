// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/tables.h"

#include <cstddef>
#include <set>
#include <string_view>

namespace orrery::engine {

/// Finds the types of the objects that a name can refer to, so that `object("Axe").Score` reads the variable of ships.
class ObjectTypes {
public:
    virtual ~ObjectTypes() = default;

    /// Returns the types; empty where no object of that name is known.
    std::set<TypeIndex> typesOf(std::string_view name) {
        ++m_reads;
        return find(name);
    }
    /// Returns how often typesOf() was called: if it was, the check depends on more than the text.
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
