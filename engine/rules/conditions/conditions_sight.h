// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/column_layout.h"
#include "engine/vocabulary/rows.h"

#include <array>

// Conditions on visibility (E5.13). They only read visibility; a turn determines it at fixed points.
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
        .help = "`false` reverses the condition: the object must not be seen. Default: `true`.",
    },
};

inline constexpr std::array seenReads{Builtin::seenBy};
inline constexpr std::array viewerReads{Builtin::owners};

inline constexpr std::array sightRows{
    ConditionSpec{
        .tag = "source-visible",
        .label = "Source is visible",
        .help = "Matches objects that see the source. An object sees everything that its owners see. Owners see all "
                "objects that they own and all objects in range of their detectors. A detector is an object with the "
                "meter Detection. An object without an owner sees only objects in its own range. Visibility is "
                "computed at the start of the turn and again after movement.",
        .sentence = "sees the source",
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
        .help = "Matches objects that the source sees. The source sees everything that its owners see. Owners see all "
                "objects that they own and all objects in range of their detectors. A detector is an object with the "
                "meter Detection. A source without an owner sees only objects in its own range. Visibility is computed "
                "at the start of the turn and again after movement. Newer objects are not seen yet. Objects without a "
                "position are seen by their owners only.",
        .sentence = "visible to the source",
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
