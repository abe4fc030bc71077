// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/column_layout.h"
#include "engine/vocabulary/rows.h"

#include <array>

// Conditions on an object's type, class and owners, and on the objects that it or its owners have.
namespace orrery::engine::conditions {

Truth affiliationOne(const ConditionCall& call, Row candidate, Verdict* why);
void affiliationSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth hasSpecialOne(const ConditionCall& call, Row candidate, Verdict* why);
void hasSpecialSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth objectClassOne(const ConditionCall& call, Row candidate, Verdict* why);
void objectClassSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth objectTypeOne(const ConditionCall& call, Row candidate, Verdict* why);
void objectTypeSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth ownedByOne(const ConditionCall& call, Row candidate, Verdict* why);
void ownedBySet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth ownerCanBuildOne(const ConditionCall& call, Row candidate, Verdict* why);
void ownerCanBuildSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth ownerHasTechOne(const ConditionCall& call, Row candidate, Verdict* why);
void ownerHasTechSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);

inline constexpr std::array<std::string_view, 6> affiliationModes{"empire-inclusive",  "empire-exclusive",
                                                                  "enemies-inclusive", "enemies-exclusive",
                                                                  "allies-inclusive",  "allies-exclusive"};

inline constexpr std::array affiliationParameters{
    ParameterSpec{
        .name = "empire",
        .kind = ParameterKind::empire,
        .fallback = "source",
        .label = "Empire",
        .help = "The empire to compare with. `source` means all owners of the source, `none` means no one. Other "
                "values are the id of an empire, or an expression for an empire or an object. For an object, its "
                "owners are compared.",
    },
    ParameterSpec{
        .name = "mode",
        .kind = ParameterKind::choice,
        .choices = affiliationModes,
        .fallback = "empire-inclusive",
        .label = "Mode",
        .help = "The inclusive modes require one matching owner. The exclusive modes require an owner, and all owners "
                "must match. With `none` or an unowned source, the empire and allies modes match unowned objects. The "
                "enemies modes then match owned objects.",
    },
};

inline constexpr std::array<std::string_view, 2> ownedModes{"active", "inactive"};

inline constexpr std::array ownedByParameters{
    ParameterSpec{
        .name = "empire",
        .kind = ParameterKind::empire,
        .required = true,
        .label = "Empire",
        .help = "The empire, usually one that is set during the run, as in `runtime(patron)`. While it is not set, the "
                "result is missing.",
    },
    ParameterSpec{
        .name = "mode",
        .kind = ParameterKind::choice,
        .choices = ownedModes,
        .fallback = "active",
        .label = "Mode",
        .help = "`active` matches the objects that the empire owns, alone or with others. `inactive` matches all other "
                "objects.",
    },
};

inline constexpr std::array hasSpecialParameters{
    ParameterSpec{
        .name = "special",
        .kind = ParameterKind::objectClass,
        .of = "special",
        .required = true,
        .label = "Special",
        .help = "The class of the special.",
    },
};

inline constexpr std::array objectClassParameters{
    ParameterSpec{
        .name = "class",
        .kind = ParameterKind::objectClass,
        .fallback = "Source.class",
        .label = "Class",
        .help = "The class of the object. Default: the class of the source.",
    },
};

inline constexpr std::array objectTypeParameters{
    ParameterSpec{
        .name = "type",
        .kind = ParameterKind::objectType,
        .fallback = "Source.type",
        .label = "Type",
        .help = "The type of the object. Default: the type of the source.",
    },
};

inline constexpr std::array ownerCanBuildParameters{
    ParameterSpec{
        .name = "class",
        .kind = ParameterKind::objectClass,
        .required = true,
        .label = "Class",
        .help = "The class to build.",
    },
};

inline constexpr std::array ownerHasTechParameters{
    ParameterSpec{
        .name = "tech",
        .kind = ParameterKind::objectClass,
        .of = "tech",
        .required = true,
        .label = "Tech",
        .help = "The tech that the owner must have.",
    },
};

inline constexpr std::array affiliationReads{Builtin::owners, Builtin::attachedTo};
inline constexpr std::array attachedClassReads{Builtin::attachedTo, Builtin::objectClass};
inline constexpr std::array ownedClassReads{Builtin::owners, Builtin::attachedTo, Builtin::objectClass,
                                            Builtin::objectType};
inline constexpr std::array openClassReads{Builtin::owners,     Builtin::attachedTo, Builtin::objectClass,
                                           Builtin::objectType, Builtin::allowed,    Builtin::forbidden};
inline constexpr std::array classReads{Builtin::objectClass};
inline constexpr std::array ownerReads{Builtin::owners, Builtin::objectType};
inline constexpr std::array typeReads{Builtin::objectType};

inline constexpr std::array objectRows{
    ConditionSpec{
        .tag = "empire-affiliation",
        .label = "Empire affiliation",
        .help = "Matches objects by their owners, seen from an empire: its own objects, its enemies' or its allies'. "
                "Every other empire is an enemy. Allies are the empires of one team, including the empire itself. A "
                "system belongs to every empire that owns a planet in it.",
        .sentence = "owner is {empire}[, {mode}]",
        .requirement = "E5.3",
        .example = "<empire-affiliation empire=\"source\" mode=\"enemies-inclusive\"/>",
        .parameters = affiliationParameters,
        .builtins = affiliationReads,
        .set = affiliationSet,
        .one = affiliationOne,
    },
    ConditionSpec{
        .tag = "has-special",
        .label = "Has special",
        .help = "Matches objects that have a special of the class attached.",
        .sentence = "has special {special}",
        .requirement = "E5.26",
        .example = "<has-special special=\"SPC_RUINS\"/>",
        .parameters = hasSpecialParameters,
        .builtins = attachedClassReads,
        .set = hasSpecialSet,
        .one = hasSpecialOne,
    },
    ConditionSpec{
        .tag = "object-class",
        .label = "Class",
        .help = "Matches objects of one class, such as one kind of building.",
        .sentence = "class is {class}",
        .requirement = "E5.5",
        .example = "<object-class class=\"BLD_MEGALITH\"/>",
        .parameters = objectClassParameters,
        .builtins = classReads,
        .set = objectClassSet,
        .one = objectClassOne,
    },
    ConditionSpec{
        .tag = "object-type",
        .label = "Type",
        .help = "Matches objects of one type: planets, ships, empires.",
        .sentence = "type is {type}",
        .requirement = "E5.4",
        .example = "<object-type type=\"planet\"/>",
        .parameters = objectTypeParameters,
        .builtins = typeReads,
        .set = objectTypeSet,
        .one = objectTypeOne,
    },
    ConditionSpec{
        .tag = "owned-by-specific-empire",
        .label = "Owned by a specific empire",
        .help = "Matches the objects that one empire owns, or the objects that it does not own. In an activation, the "
                "group is active or inactive while the empire owns the source.",
        .sentence = "owned by empire {empire}[, {mode}]",
        .requirement = "E6.3",
        .example = "<owned-by-specific-empire empire=\"Terrans\" mode=\"inactive\"/>",
        .parameters = ownedByParameters,
        .builtins = ownerReads,
        .set = ownedBySet,
        .one = ownedByOne,
    },
    ConditionSpec{
        .tag = "owner-can-build",
        .label = "Owner can build",
        .help = "Matches objects with an owner that can build a class. The owner must have all prerequisites of the "
                "class, or anything that unlocks it. A class with neither is available to every owner. Effects that "
                "allow or forbid the class take precedence. For an empire, the empire itself is tested.",
        .sentence = "owner can build {class}",
        .requirement = "E5.25",
        .example = "<owner-can-build class=\"BLD_MEGALITH\"/>",
        .parameters = ownerCanBuildParameters,
        .builtins = openClassReads,
        .set = ownerCanBuildSet,
        .one = ownerCanBuildOne,
    },
    ConditionSpec{
        .tag = "owner-has-tech",
        .label = "Owner has tech",
        .help = "Matches objects with an owner that has a tech, and empires that have it themselves.",
        .sentence = "owner has tech {tech}",
        .requirement = "E5.25",
        .example = "<owner-has-tech tech=\"CON_CONC_CAMP\"/>",
        .parameters = ownerHasTechParameters,
        .builtins = ownedClassReads,
        .set = ownerHasTechSet,
        .one = ownerHasTechOne,
    },
};

} // namespace orrery::engine::conditions
