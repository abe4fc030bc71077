// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/plug_ins/plug_ins.h"

#include <array>

namespace orrery::plug_ins {

using namespace engine;

namespace {

constexpr std::array table{OccurrenceSpec{.id = "eclipse",
                                          .label = "Eclipse",
                                          .help = "The embedding program darkens an object.",
                                          .requirement = "T1",
                                          .example = R"(<trigger after="eclipse"/>)"}};

} // namespace

std::span<const OccurrenceSpec> occurrences() {
    return table;
}

} // namespace orrery::plug_ins
