// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/support/reference_turn.h"

namespace orrery::engine::turn_oracle {

/// One firing of a group, with the data that are fixed before its first effect (E2.4).
struct ReferenceTurn::Firing {
    const CheckedGroup& group;
    Id holder = nobody;
    Id source = nobody;
    std::vector<Id> scope;
    std::vector<std::size_t> effects{}; ///< the active effects that are in no block
    std::set<std::size_t> inactive{};   ///< effects whose `active` does not match (X5.2)
    bool isCalled = false;              ///< fired by an action, which gave the scope (S8)

    GroupName name() const { return {group.owner, group.order}; }
};

/// During its lifetime, the present effect reads the state to which its group responds (T15).
class ReferenceTurn::Recalling {
public:
    explicit Recalling(ReferenceTurn& turn) : m_turn(turn), m_isOutermost(turn.m_recalled != nullptr) {
        if (m_isOutermost) {
            m_recalled = std::exchange(m_turn.m_recalled, nullptr);
            m_outer = m_turn.conjure(*m_recalled);
        }
    }
    ~Recalling() {
        if (m_isOutermost) {
            m_turn.conjure(std::move(m_outer));
            m_turn.m_recalled = m_recalled;
        }
    }
    Recalling(const Recalling&) = delete;
    Recalling& operator=(const Recalling&) = delete;

private:
    ReferenceTurn& m_turn;
    bool m_isOutermost;
    const Ghosts* m_recalled = nullptr;
    Ghosts m_outer{};
};

} // namespace orrery::engine::turn_oracle
