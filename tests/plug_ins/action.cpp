// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/watch_call.h"
#include "tests/plug_ins/plug_ins.h"

#include <array>

namespace orrery::plug_ins {

using namespace engine;

namespace {

constexpr std::array parameters{
    ParameterSpec{.name = "tune", .kind = ParameterKind::text, .label = "Tune", .help = "Has no effect."}};

void play(const ActionCall&) {
    ++calls("play-music");
}

constexpr std::array table{
    ActionSpec{.tag = "play-music",
               .label = "Play music",
               .help = "Changes nothing.",
               .requirement = "S8",
               .example = R"(<condition id="song" when="turn == 1"><play-music tune="anthem"/></condition>)",
               .parameters = parameters,
               .act = play}};

} // namespace

std::span<const ActionSpec> actions() {
    return table;
}

} // namespace orrery::plug_ins
