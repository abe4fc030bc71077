// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/order_call.h"
#include "tests/plug_ins/plug_ins.h"

#include <array>

namespace orrery::plug_ins {

using namespace engine;

namespace {

constexpr std::array parameters{ParameterSpec{.name = "object",
                                              .kind = ParameterKind::objectName,
                                              .required = true,
                                              .label = "Object",
                                              .help = "The name of an object."}};

Phrase refusal(const OrderCall& call) {
    return call.object("object") == noRow ? Phrase(std::string("nothing has that name")) : Phrase();
}

void salute(const OrderCall&) {
    ++calls("salute-order");
}

constexpr std::array table{OrderSpec{.tag = "salute-order",
                                     .label = "Salute",
                                     .help = "Changes nothing.",
                                     .requirement = "E8.6",
                                     .example = R"(<salute-order empire="Terrans" object="Sol III"/>)",
                                     .parameters = parameters,
                                     .refusal = refusal,
                                     .carryOut = salute}};

} // namespace

std::span<const OrderSpec> orders() {
    return table;
}

} // namespace orrery::plug_ins
