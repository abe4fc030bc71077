// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/checker.h"

#include <cstddef>
#include <vector>

namespace orrery::engine {

/// Bodies of classes that the check before this one has read (P3.2). Reading a body does a few things beside making the
/// class: it tells findings and numbers stacking names and texts. Taking it over does the same things.
class KnownClasses {
public:
    /// @param elements all class elements; their names and the definitions have been read.
    KnownClasses(Checker& checker, std::vector<CheckMemory::Entry>& elements);

    /// Takes over the class of an element where it can be nothing else than it was. @return whether it did.
    bool takeOver(std::size_t at);

    /// Notes what reading one body does, from its beginning to its end.
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
        std::size_t m_objectReads = 0; ///< ObjectTypes::reads() before
        std::shared_ptr<NameUses> m_uses;
        NameUses* m_outer; ///< where names are written down that stand in no class
        std::shared_ptr<ClassRecord> m_record;
    };

    /// Hands the memory on to the next check.
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
