// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/phrase.h"

#include <array>
#include <string_view>

namespace orrery::engine {

/// A reason why a part of a script has no equivalent in the project (G2.6).
struct FreeOrionReason {
    std::string_view id;   ///< in the report
    std::string_view text; ///< in the report and in the comment of a disabled group
};

/// The reasons. The rows of the writer refer to them by id.
inline constexpr std::array freeOrionReasons{
    FreeOrionReason{"class-flag", inPhrase("an expression cannot read a flag of a species")},
    FreeOrionReason{"diplomacy", inPhrase("Orrery has no such relation between empires")},
    FreeOrionReason{"distance", inPhrase("Orrery has no function for distances between objects")},
    FreeOrionReason{"empire-history", inPhrase("Orrery does not count what an empire did in the past")},
    FreeOrionReason{"empire-meter", inPhrase("Orrery has no meters of empires")},
    FreeOrionReason{"list-effect", inPhrase("an effect cannot change the techs of this empire")},
    FreeOrionReason{"location", inPhrase("an expression cannot refer to the location of another class")},
    FreeOrionReason{"meter-of-new-object", inPhrase("an effect cannot set a meter of the object that it creates")},
    FreeOrionReason{"number", inPhrase("a number of FreeOrion cannot stand for an object, an empire or a design here")},
    FreeOrionReason{"orders", inPhrase("Orrery knows orders to bombard of the source only")},
    FreeOrionReason{"orbit", inPhrase("Orrery has no orbit around an object")},
    FreeOrionReason{"outer-candidate", inPhrase("an inner condition cannot refer to the outermost candidate here")},
    FreeOrionReason{"picture", inPhrase("the effect only changes a picture")},
    FreeOrionReason{"property", inPhrase("Orrery has no equivalent of this property")},
    FreeOrionReason{"queue", inPhrase("Orrery does not know the queues of empires")},
    FreeOrionReason{"reader",
                    inPhrase("Orrery sends a message to the owners of its target or of its source, or to everybody")},
    FreeOrionReason{"starlanes", inPhrase("Orrery does not test whether a starlane could be added")},
    FreeOrionReason{"supply", inPhrase("an expression cannot test a supply network through other objects")},
    FreeOrionReason{"text-condition", inPhrase("this condition cannot stand in an expression")},
    FreeOrionReason{"undefined", inPhrase("no script defines this name")},
    FreeOrionReason{"value", inPhrase("this value cannot stand at this place")},
    FreeOrionReason{"visibility", inPhrase("Orrery does not have this level of visibility, or this observer")},
};

/// Returns the reason with that id, which must be in the table.
constexpr const FreeOrionReason& freeOrionReason(std::string_view id) {
    for (const FreeOrionReason& reason : freeOrionReasons) {
        if (reason.id == id) {
            return reason;
        }
    }
    return freeOrionReasons.back();
}

} // namespace orrery::engine
