// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/rows.h"

#include <array>

// Parameters that several types of condition or several actions share.
namespace orrery::engine {

inline constexpr std::array<std::string_view, 2> falseTrue{"false", "true"};
inline constexpr std::array<std::string_view, 1> noneOnly{"none"};

inline constexpr ParameterSpec playerParameter{.name = "player",
                                               .kind = ParameterKind::empire,
                                               .required = true,
                                               .label = "Empire",
                                               .help = "The id of an empire."};
inline constexpr ParameterSpec truthParameter{.name = "value",
                                              .kind = ParameterKind::choice,
                                              .choices = falseTrue,
                                              .required = true,
                                              .label = "Value",
                                              .help = "The value to compare with: true or false."};
inline constexpr ParameterSpec valueParameter{.name = "value",
                                              .kind = ParameterKind::number,
                                              .required = true,
                                              .label = "Value",
                                              .help = "The number to compare with, or an expression."};
inline constexpr ParameterSpec objectParameter{.name = "object",
                                               .kind = ParameterKind::objectName,
                                               .required = true,
                                               .label = "Object",
                                               .help = "The object, by name or another reference."};
inline constexpr ParameterSpec subjectParameter{.name = "object",
                                                .kind = ParameterKind::objectName,
                                                .fallback = "subject",
                                                .label = "Object",
                                                .help = "The object. Default: the subject of the condition."};

} // namespace orrery::engine
