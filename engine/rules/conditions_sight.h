// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/column_layout.h"
#include "engine/vocabulary/rows.h"

#include <array>

// Conditions on who sees whom (E5.13). They only read the result; visibility is determined at fixed points of the turn.
namespace orrery::engine::conditions {

Truth sourceVisibleOne(const ConditionCall& call, Row candidate, Verdict* why);
void sourceVisibleSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth visibleToSourceOne(const ConditionCall& call, Row candidate, Verdict* why);
void visibleToSourceSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);

inline constexpr std::array<std::string_view, 2> seenChoices{"true", "false"};

inline constexpr std::array sightParameters{
    ParameterSpec{
        .name = "seen",
        .kind = ParameterKind::choice,
        .choices = seenChoices,
        .fallback = "true",
        .label = "Seen",
        .help = "`false` asks for the contrary: what is not seen.",
    },
};

inline constexpr std::array seenReads{Builtin::seenBy};
inline constexpr std::array viewerReads{Builtin::owners};

inline constexpr std::array sightRows{
    ConditionSpec{
        .tag = "source-visible",
        .label = "Source is visible",
        .help = "Matches objects that see the source. An object sees with the eyes of its owners: all that they own, "
                "and all that is within the range of a detector of theirs, which is an object with the meter "
                "Detection. An object without an owner sees what it is in range of by itself. What is seen is fixed "
                "as the turn begins, and again after movement.",
        .requirement = "E5.14",
        .example = "<source-visible seen=\"false\"/>",
        .parameters = sightParameters,
        .sourceBuiltins = seenReads,
        .builtins = viewerReads,
        .readsVisibility = true,
        .set = sourceVisibleSet,
        .one = sourceVisibleOne,
    },
    ConditionSpec{
        .tag = "visible-to-source",
        .label = "Visible to source",
        .help = "Matches objects that the source sees, with the eyes of its owners: all that they own, and all that "
                "is within the range of a detector of theirs, which is an object with the meter Detection. A source "
                "without an owner sees what it is in range of by itself. What is seen is fixed as the turn begins, "
                "and again after movement; what was made since then is not seen yet. What has no position is seen by "
                "its owners only.",
        .requirement = "E5.13",
        .example = "<visible-to-source/>",
        .parameters = sightParameters,
        .sourceUse = SourceUse::viewers,
        .builtins = seenReads,
        .readsVisibility = true,
        .set = visibleToSourceSet,
        .one = visibleToSourceOne,
    },
};

} // namespace orrery::engine::conditions
