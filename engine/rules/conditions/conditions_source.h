// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/column_layout.h"
#include "engine/vocabulary/rows.h"

#include <array>

// Conditions on the relation of an object to the source.
namespace orrery::engine::conditions {

Truth attachedWithOne(const ConditionCall& call, Row candidate, Verdict* why);
void attachedWithSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
const std::vector<Row>* attachedWithFew(const ConditionCall& call);
Truth createdByOne(const ConditionCall& call, Row candidate, Verdict* why);
void createdBySet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth sameOwnerOne(const ConditionCall& call, Row candidate, Verdict* why);
void sameOwnerSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth sameNetworkOne(const ConditionCall& call, Row candidate, Verdict* why);
void sameNetworkSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth targetedOne(const ConditionCall& call, Row candidate, Verdict* why);
void targetedSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
const std::vector<Row>* targetedFew(const ConditionCall& call);

inline constexpr std::array attachmentOfBoth{Builtin::attachedTo};
inline constexpr std::array creatorReads{Builtin::creator};
inline constexpr std::array ownersOfBoth{Builtin::owners};
inline constexpr std::array networkReads{Builtin::owners, Builtin::system, Builtin::positioned, Builtin::objectType};
inline constexpr std::array networkOfSource{Builtin::owners, Builtin::system, Builtin::positioned};
inline constexpr std::array targetOfSource{Builtin::target};

inline constexpr std::array sourceRows{
    ConditionSpec{
        .tag = "attached-with-source",
        .label = "Attached with source",
        .help = "Matches objects attached to the same object as the source, such as the other buildings on its planet. "
                "The source itself matches too. If the source is attached to nothing, nothing matches.",
        .sentence = "attached to the same object as the source",
        .requirement = "E5.33",
        .example = "<attached-with-source/>",
        .sourceBuiltins = attachmentOfBoth,
        .builtins = attachmentOfBoth,
        .set = attachedWithSet,
        .few = attachedWithFew,
        .one = attachedWithOne,
    },
    ConditionSpec{
        .tag = "created-by-source",
        .label = "Created by source",
        .help = "Matches objects that an effect of the source created, in this turn or an earlier one. Objects placed "
                "by the scenario have no creator.",
        .sentence = "created by the source",
        .requirement = "E5.33",
        .example = "<created-by-source/>",
        .sourceUse = SourceUse::identity,
        .builtins = creatorReads,
        .set = createdBySet,
        .one = createdByOne,
    },
    ConditionSpec{
        .tag = "same-owner-as-source",
        .label = "Same owner as source",
        .help = "Matches objects that share an owner with the source, including the source itself. If the source has "
                "no owner, nothing matches.",
        .sentence = "shares an owner with the source",
        .requirement = "E5.33",
        .example = "<same-owner-as-source/>",
        .sourceBuiltins = ownersOfBoth,
        .builtins = ownersOfBoth,
        .set = sameOwnerSet,
        .one = sameOwnerOne,
    },
    ConditionSpec{
        .tag = "same-supply-network",
        .label = "Same supply network",
        .help = "Matches objects in systems that starlanes connect to the source's system. An empire that owns both "
                "objects must have a planet in each system on the way, including both ends. Objects between systems "
                "never match. If the source is between systems, nothing matches.",
        .sentence = "in the supply network of the source",
        .requirement = "E5.31",
        .example = "<same-supply-network/>",
        .sourceBuiltins = networkOfSource,
        .builtins = networkReads,
        .readsLanes = true,
        .set = sameNetworkSet,
        .one = sameNetworkOne,
    },
    ConditionSpec{
        .tag = "targeted",
        .label = "Targeted",
        .help = "Matches the object that the source aims at. If the source aims at nothing, nothing matches.",
        .sentence = "is the target of the source",
        .requirement = "E5.19",
        .example = "<targeted/>",
        .sourceBuiltins = targetOfSource,
        .set = targetedSet,
        .few = targetedFew,
        .one = targetedOne,
    },
};

} // namespace orrery::engine::conditions
