// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/world.h"
#include "tests/plug_ins/plug_ins.h"

#include <array>

namespace orrery::plug_ins {

using namespace engine;

namespace {

std::span<const Row> elder(const RelationCall& call, std::vector<Row>& scratch) {
    ++calls("elder");
    scratch.clear();
    for (Row row = 0; row < call.from; ++row) {
        if (call.view.exists(row)) {
            scratch.push_back(row);
        }
    }
    return scratch;
}

constexpr std::array builtins{Builtin::exists};
constexpr std::array table{RelationSpec{.word = "elder",
                                        .label = "Elder",
                                        .help = "Objects that were created before this one.",
                                        .example = "count(elder planets) > 0",
                                        .builtins = builtins,
                                        .related = elder}};

} // namespace

std::span<const RelationSpec> relations() {
    return table;
}

} // namespace orrery::plug_ins
