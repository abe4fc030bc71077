// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/column_layout.h"
#include "engine/vocabulary/rows.h"

#include <array>

// Conditions on properties of planets and stars. All of them read the property through the attachment tree (E4.4). A
// building uses the property of its planet, and a planet that of its star.
namespace orrery::engine::conditions {

Truth valueOne(const ConditionCall& call, Row candidate, Verdict* why);
void valueSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth focusOne(const ConditionCall& call, Row candidate, Verdict* why);
void focusSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);

inline constexpr ParameterSpec rangeParameter{
    .name = "range",
    .kind = ParameterKind::number,
    .fallback = "0",
    .minimum = 0.0,
    .label = "Range",
    .help = "The maximum number of steps away. 0 means exactly the same value. Default: 0.",
};

inline constexpr std::array environmentParameters{
    ParameterSpec{
        .name = "type",
        .kind = ParameterKind::enumerator,
        .of = "Environment",
        .required = true,
        .label = "Environment",
        .help = "The environment to compare with.",
    },
    rangeParameter,
};

inline constexpr std::array<std::string_view, 3> focusChoices{"primary", "secondary", "secondary-only"};

inline constexpr std::array focusParameters{
    ParameterSpec{
        .name = "focus",
        .kind = ParameterKind::enumerator,
        .of = "Focus",
        .required = true,
        .label = "Focus",
        .help = "The focus to compare with.",
    },
    ParameterSpec{
        .name = "which",
        .kind = ParameterKind::choice,
        .choices = focusChoices,
        .fallback = "primary",
        .label = "Which",
        .help = "`primary` tests the primary focus, `secondary-only` the secondary focus. `secondary` matches either "
                "of them.",
    },
};

inline constexpr std::array sizeParameters{
    ParameterSpec{
        .name = "size",
        .kind = ParameterKind::enumerator,
        .of = "PlanetSize",
        .required = true,
        .label = "Size",
        .help = "The size to compare with.",
    },
    rangeParameter,
};

inline constexpr std::array starColourParameters{
    ParameterSpec{
        .name = "colour",
        .kind = ParameterKind::enumerator,
        .of = "StarColour",
        .required = true,
        .label = "Colour",
        .help = "The colour of the star.",
    },
};

inline constexpr std::array planetRows{
    ConditionSpec{
        .tag = "planet-environment",
        .label = "Planet environment",
        .help = "Matches planets, and the objects on them, by environment. Environments form a wheel, so within a "
                "range the first and the last are neighbours. Environments off the wheel, such as asteroids, match "
                "only themselves.",
        .sentence = "environment is {type}[, within {range} steps]",
        .requirement = "E5.6",
        .example = "<planet-environment type=\"terran\" range=\"1\"/>",
        .parameters = environmentParameters,
        .property = "environment",
        .set = valueSet,
        .one = valueOne,
    },
    ConditionSpec{
        .tag = "planet-focus",
        .label = "Planet focus",
        .help = "Matches planets, and the objects on them, by the focus of the planet.",
        .sentence = "focus is {focus}[ ({which})]",
        .requirement = "E5.8",
        .example = "<planet-focus focus=\"industry\"/>",
        .parameters = focusParameters,
        .property = "focus",
        .secondProperty = "secondary_focus",
        .set = focusSet,
        .one = focusOne,
    },
    ConditionSpec{
        .tag = "planet-size",
        .label = "Planet size",
        .help = "Matches planets, and the objects on them, by size. Sizes form a scale. Sizes off the scale, such as "
                "gas giants, match only themselves.",
        .sentence = "size is {size}[, within {range} steps]",
        .requirement = "E5.7",
        .example = "<planet-size size=\"medium\" range=\"1\"/>",
        .parameters = sizeParameters,
        .property = "size",
        .set = valueSet,
        .one = valueOne,
    },
    ConditionSpec{
        .tag = "star-colour",
        .label = "Star colour",
        .help = "Matches systems, and all objects in them, by the colour of the star.",
        .sentence = "star colour is {colour}",
        .requirement = "E5.9",
        .example = "<star-colour colour=\"yellow\"/>",
        .parameters = starColourParameters,
        .property = "star_colour",
        .set = valueSet,
        .one = valueOne,
    },
};

} // namespace orrery::engine::conditions
