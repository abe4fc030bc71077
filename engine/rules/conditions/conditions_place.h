// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/column_layout.h"
#include "engine/vocabulary/rows.h"

#include <array>

// Conditions on the position of objects: their distance to other objects, and their hosts.
namespace orrery::engine::conditions {

Truth attachedToOne(const ConditionCall& call, Row candidate, Verdict* why);
void attachedToSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
const std::vector<Row>* attachedToFew(const ConditionCall& call);
Truth containedByOne(const ConditionCall& call, Row candidate, Verdict* why);
void containedBySet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
const std::vector<Row>* containedByFew(const ConditionCall& call);
Truth containsOne(const ConditionCall& call, Row candidate, Verdict* why);
void containsSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
const std::vector<Row>* containsFew(const ConditionCall& call);

Truth distanceToClassOne(const ConditionCall& call, Row candidate, Verdict* why);
void distanceToClassSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth distanceToSourceOne(const ConditionCall& call, Row candidate, Verdict* why);
void distanceToSourceSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
const std::vector<Row>* distanceToSourceFew(const ConditionCall& call);
Truth jumpsToClassOne(const ConditionCall& call, Row candidate, Verdict* why);
void jumpsToClassSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth jumpsToSourceOne(const ConditionCall& call, Row candidate, Verdict* why);
void jumpsToSourceSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
const std::vector<Row>* jumpsToSourceFew(const ConditionCall& call);
Truth withinDistanceOne(const ConditionCall& call, Row candidate, Verdict* why);
void withinDistanceSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth withinJumpsOne(const ConditionCall& call, Row candidate, Verdict* why);
void withinJumpsSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);

inline constexpr ParameterSpec distanceParameter{
    .name = "at-most",
    .kind = ParameterKind::number,
    .required = true,
    .minimum = 0.0,
    .label = "At most",
    .help = "The maximum distance in a straight line. 0 means the same place.",
};

inline constexpr ParameterSpec jumpsParameter{
    .name = "at-most",
    .kind = ParameterKind::number,
    .required = true,
    .minimum = 0.0,
    .label = "At most",
    .help = "The maximum number of starlane jumps on the shortest route. 0 means the same place.",
};

inline constexpr ParameterSpec nearClassParameter{
    .name = "class",
    .kind = ParameterKind::objectClass,
    .required = true,
    .label = "Class",
    .help = "The class of the objects to measure to.",
};

inline constexpr std::array distanceParameters{distanceParameter};
inline constexpr std::array jumpsParameters{jumpsParameter};
inline constexpr std::array distanceToClassParameters{nearClassParameter, distanceParameter};
inline constexpr std::array jumpsToClassParameters{nearClassParameter, jumpsParameter};

inline constexpr std::array attachmentReads{Builtin::attachedTo};
inline constexpr std::array placeReads{Builtin::positioned, Builtin::x, Builtin::y, Builtin::system};
inline constexpr std::array classPlaceReads{Builtin::positioned, Builtin::x, Builtin::y, Builtin::system,
                                            Builtin::objectClass};

inline constexpr std::array placeRows{
    ConditionSpec{
        .tag = "attached-to",
        .label = "Attached to",
        .help = "Matches objects that are attached directly to a match of the inner condition. Examples: a building on "
                "its planet, a planet in its system.",
        .sentence = "attached directly to an object where:",
        .requirement = "E5.20",
        .example = "<attached-to><planet-size size=\"large\"/></attached-to>",
        .children = ChildRule::one,
        .builtins = attachmentReads,
        .set = attachedToSet,
        .few = attachedToFew,
        .one = attachedToOne,
    },
    ConditionSpec{
        .tag = "contained-by",
        .label = "Contained by",
        .help =
            "Matches objects that are attached to a match of the inner condition, directly or through other objects.",
        .sentence = "contained in an object where:",
        .requirement = "E5.20",
        .example = "<contained-by><star-colour colour=\"yellow\"/></contained-by>",
        .children = ChildRule::one,
        .builtins = attachmentReads,
        .set = containedBySet,
        .few = containedByFew,
        .one = containedByOne,
    },
    ConditionSpec{
        .tag = "contains",
        .label = "Contains",
        .help = "Matches objects that have a match of the inner condition attached, directly or through other objects.",
        .sentence = "contains an object where:",
        .requirement = "E5.20",
        .example = "<contains><object-class class=\"BLD_MEGALITH\"/></contains>",
        .children = ChildRule::one,
        .builtins = attachmentReads,
        .set = containsSet,
        .few = containsFew,
        .one = containsOne,
    },
    ConditionSpec{
        .tag = "distance-to-class",
        .label = "Distance to class",
        .help = "Matches objects within a distance of any object of a class. The objects of the class match too.",
        .sentence = "distance to the nearest {class} ≤ {at-most}",
        .requirement = "E5.17",
        .example = "<distance-to-class class=\"BLD_MEGALITH\" at-most=\"100\"/>",
        .parameters = distanceToClassParameters,
        .builtins = classPlaceReads,
        .set = distanceToClassSet,
        .one = distanceToClassOne,
    },
    ConditionSpec{
        .tag = "distance-to-source",
        .label = "Distance to source",
        .help = "Matches objects within a distance of the source, in a straight line. Objects without a position do "
                "not match.",
        .sentence = "distance to source ≤ {at-most}",
        .requirement = "E5.15",
        .example = "<distance-to-source at-most=\"100\"/>",
        .parameters = distanceParameters,
        .sourceUse = SourceUse::place,
        .builtins = placeReads,
        .set = distanceToSourceSet,
        .few = distanceToSourceFew,
        .one = distanceToSourceOne,
    },
    ConditionSpec{
        .tag = "starlane-jumps-to-class",
        .label = "Jumps to class",
        .help = "Matches objects within N starlane jumps of any object of a class. The objects of the class match too.",
        .sentence = "jumps to the nearest {class} ≤ {at-most}",
        .requirement = "E5.18",
        .example = "<starlane-jumps-to-class class=\"BLD_MEGALITH\" at-most=\"3\"/>",
        .parameters = jumpsToClassParameters,
        .builtins = classPlaceReads,
        .readsLanes = true,
        .set = jumpsToClassSet,
        .one = jumpsToClassOne,
    },
    ConditionSpec{
        .tag = "starlane-jumps-to-source",
        .label = "Jumps to source",
        .help = "Matches objects within N starlane jumps of the source. An object on a starlane is one jump from "
                "either end.",
        .sentence = "jumps to source ≤ {at-most}",
        .requirement = "E5.16",
        .example = "<starlane-jumps-to-source at-most=\"3\"/>",
        .parameters = jumpsParameters,
        .sourceUse = SourceUse::place,
        .builtins = placeReads,
        .readsLanes = true,
        .set = jumpsToSourceSet,
        .few = jumpsToSourceFew,
        .one = jumpsToSourceOne,
    },
    ConditionSpec{
        .tag = "within-distance",
        .label = "Within distance of",
        .help = "Matches objects within a distance of any object that matches the inner condition.",
        .sentence = "within distance {at-most} of an object where:",
        .requirement = "E5.21",
        .example = "<within-distance at-most=\"100\"><planet-size size=\"huge\"/></within-distance>",
        .parameters = distanceParameters,
        .children = ChildRule::one,
        .builtins = placeReads,
        .set = withinDistanceSet,
        .one = withinDistanceOne,
    },
    ConditionSpec{
        .tag = "within-jumps",
        .label = "Within jumps of",
        .help = "Matches objects within N starlane jumps of any object that matches the inner condition.",
        .sentence = "within {at-most} jumps of an object where:",
        .requirement = "E5.21",
        .example = "<within-jumps at-most=\"2\"><star-colour colour=\"blue\"/></within-jumps>",
        .parameters = jumpsParameters,
        .children = ChildRule::one,
        .builtins = placeReads,
        .readsLanes = true,
        .set = withinJumpsSet,
        .one = withinJumpsOne,
    },
};

} // namespace orrery::engine::conditions
