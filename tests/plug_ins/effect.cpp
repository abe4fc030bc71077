// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/effect_call.h"
#include "tests/plug_ins/plug_ins.h"

#include <array>

namespace orrery::plug_ins {

using namespace engine;

namespace {

constexpr std::array parameters{ParameterSpec{
    .name = "volume", .kind = ParameterKind::number, .fallback = "1", .label = "Volume", .help = "Has no effect."}};

void applaud(const EffectCall&) {
    ++calls("applaud");
}

constexpr std::array table{EffectSpec{.tag = "applaud",
                                      .label = "Applaud",
                                      .help = "Changes nothing.",
                                      .requirement = "E3",
                                      .example = R"(<applaud volume="2"/>)",
                                      .parameters = parameters,
                                      .fire = applaud}};

} // namespace

std::span<const EffectSpec> effects() {
    return table;
}

} // namespace orrery::plug_ins
