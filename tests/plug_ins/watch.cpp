// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/watch_call.h"
#include "tests/plug_ins/plug_ins.h"

#include <array>

namespace orrery::plug_ins {

using namespace engine;

namespace {

constexpr std::array parameters{ParameterSpec{.name = "value",
                                              .kind = ParameterKind::number,
                                              .required = true,
                                              .label = "Value",
                                              .help = "The number to compare with."}};

double objects(const WatchCall& call) {
    ++calls("objects");
    return static_cast<double>(call.view.rowCount);
}

double value(const WatchCall& call) {
    return call.number("value");
}

constexpr std::array table{WatchSpec{.type = "objects",
                                     .label = "Objects",
                                     .help = "Compares the number of objects that ever existed.",
                                     .requirement = "S5",
                                     .example = R"(<condition id="many" type="objects" value="3" op="gt"/>)",
                                     .parameters = parameters,
                                     .isOrdered = true,
                                     .observed = objects,
                                     .wanted = value}};

} // namespace

std::span<const WatchSpec> watches() {
    return table;
}

} // namespace orrery::plug_ins
