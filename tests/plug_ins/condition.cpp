// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/conditions/condition_tools.h"
#include "tests/plug_ins/plug_ins.h"

#include <array>

namespace orrery::plug_ins {

using namespace engine;

namespace {

constexpr std::array parameters{ParameterSpec{.name = "least",
                                              .kind = ParameterKind::integer,
                                              .required = true,
                                              .label = "Shortest name",
                                              .help = "The number of bytes that the name has at least."}};

Truth hasLongName(const ConditionCall& call, Row candidate, Verdict*) {
    ++calls("long-name");
    return static_cast<double>(call.view.nameOf(candidate).size()) >= call.number(0) ? Truth::yes : Truth::no;
}

void haveLongNames(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    askEach(among, out, [&](Row row) { return hasLongName(call, row, nullptr); });
}

constexpr std::array table{ConditionSpec{.tag = "long-name",
                                         .label = "Long name",
                                         .help = "Matches objects with a long name.",
                                         .requirement = "E5",
                                         .example = R"(<long-name least="4"/>)",
                                         .parameters = parameters,
                                         .set = haveLongNames,
                                         .one = hasLongName}};

} // namespace

std::span<const ConditionSpec> conditions() {
    return table;
}

} // namespace orrery::plug_ins
