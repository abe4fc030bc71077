// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/classes/checker.h"

#include <cstddef>
#include <vector>

namespace orrery::engine {

/// The class bodies that the previous check read (P3.2). Reading a body has side effects: it reports diagnostics, and
/// numbers stacking names and texts. Reusing a body repeats these side effects.
class KnownClasses {
public:
    /// @param elements all class elements; their names and all definitions are already read
    KnownClasses(Checker& checker, std::vector<CheckMemory::Entry>& elements);

    /// Reuses the class of an element if the class cannot have changed. @return true if it reused the class
    bool takeOver(std::size_t at);

    /// Records the side effects of reading one body, during its lifetime.
    class Reading {
    public:
        Reading(KnownClasses& known, std::size_t at);
        ~Reading();
        Reading(const Reading&) = delete;
        Reading& operator=(const Reading&) = delete;

    private:
        KnownClasses& m_known;
        std::size_t m_at;
        std::size_t m_findings;
        std::size_t m_objectReads = 0; ///< ObjectTypes::reads() before the body
        std::shared_ptr<NameUses> m_uses;
        NameUses* m_outer; ///< receives the names outside of classes
        std::shared_ptr<ClassRecord> m_record;
    };

    /// Stores the memory for the next check.
    void leave();

private:
    bool areClassesSame() const;
    bool areStringsSame() const;
    bool canTakeOver(const CheckMemory::Entry& old, const CheckMemory::Entry& now) const;

    Checker& m_checker;
    std::vector<CheckMemory::Entry>& m_elements;
    CheckMemory::Surroundings m_surroundings;
    std::vector<std::uint64_t> m_changedStrings;
    bool m_isUsable = false;
    bool m_areStringsSame = false;
};

} // namespace orrery::engine
