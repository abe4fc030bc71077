// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/call_site.h"
#include "engine/program/function_call.h"
#include "tests/plug_ins/plug_ins.h"

#include <array>

namespace orrery::plug_ins {

using namespace engine;

namespace {

TypedNode checkInitial(const CallSite& call) {
    if (!call.allowsObjects()) {
        return call.bad();
    }
    TypedNode object = call.parts.require(call.arguments[0], objectFormat);
    if (object.isBad()) {
        return call.bad();
    }
    call.tools.reads.add({Builtin::exists});
    TypedNode out = makeNode(TypedNode::Kind::function, call.node, numberFormat);
    out.operands.push_back(std::move(object));
    return out;
}

void evaluateInitial(const FunctionCall& call) {
    ++calls("nameLength");
    call.forEachLane([&](std::size_t lane) {
        const Row row = rowOf(call.operands[0][lane], call.context.view);
        return row == noRow ? 0.0 : static_cast<double>(call.context.view.nameOf(row).size());
    });
}

constexpr std::array table{ExpressionFunction{.name = "nameLength",
                                              .signature = Signature::special,
                                              .least = 1,
                                              .most = 1,
                                              .usage = "nameLength(object)",
                                              .label = "Length of the name",
                                              .help = "The number of bytes in the name of an object.",
                                              .example = "nameLength(Source) > 3",
                                              .check = checkInitial,
                                              .evaluate = evaluateInitial,
                                              .arguments = {ArgumentKind::object}}};

} // namespace

std::span<const ExpressionFunction> functions() {
    return table;
}

} // namespace orrery::plug_ins
