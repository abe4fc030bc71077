// SPDX-License-Identifier: GPL-3.0-or-later
// The stage that carries out or refuses the orders of empires (E8.6).
#include "engine/turn/effect_arguments.h"
#include "engine/turn/occurrences.h"
#include "engine/turn/order_call.h"
#include "engine/turn/stepper.h"
#include "engine/turn/timeline.h"
#include "engine/turn/turn_diagnostics.h"
#include "engine/universe/scenario.h"

namespace orrery::engine {

namespace {

/// Returns the subject of an order: the first object that the order names, otherwise the empire itself.
Row subjectOf(const CheckedOrder& order, const View& view, Row empire) {
    for (const CheckedArgument& argument : order.arguments) {
        if (argument.spec->kind == ParameterKind::objectName && argument.isGiven) {
            return findObject(view, argument.text).value_or(empire);
        }
    }
    return empire;
}

/// Carries out an allowed order. @return the reason of a late refusal; empty if the order was carried out
Phrase outcome(StepRun& run, const CheckedOrder& order, Row empire, const Cause& cause) {
    const Row subject = subjectOf(order, run.view(), empire);
    if (!run.timeline->choose(kindOf(ShippedOccurrence::ordered), subject, orderDetail(order.spec->tag), cause)) {
        return phrase("a response to the order prevented or replaced it");
    }
    // A response may have made the order impossible.
    const View view = run.view();
    if (Phrase refusal = orderRefusal(order, run.evaluator, view); !refusal.empty()) {
        return refusal;
    }
    Proposal proposal(cause);
    order.spec->carryOut({.order = order,
                          .view = view,
                          .empire = empire,
                          .evaluator = run.evaluator,
                          .writer = &run.writer,
                          .proposal = &proposal});
    run.timeline->apply(std::move(proposal));
    return {};
}

/// Carries out one order, with all responses to it. @return the reason of a refusal; empty if the order was carried out
Phrase carryOut(StepRun& run, const CheckedOrder& order, Row empire, const Cause& cause) {
    if (Phrase refusal = orderRefusal(order, run.evaluator, run.view()); !refusal.empty()) {
        return refusal;
    }
    Phrase refusal = outcome(run, order, empire, cause);
    run.timeline->endChoice();
    return refusal;
}

} // namespace

Row OrderCall::object(std::string_view parameter) const {
    return findObject(view, argument(parameter).text).value_or(noRow);
}

std::optional<std::uint32_t> OrderCall::index(std::string_view parameter) const {
    const auto& constant = argument(parameter).constant;
    return constant && *constant >= 0.0 ? std::optional(static_cast<std::uint32_t>(*constant)) : std::nullopt;
}

Phrase orderRefusal(const CheckedOrder& order, Evaluator& evaluator, const View& view) {
    const auto empire = findEmpire(view, order.empire);
    if (!empire) {
        return phrase("no empire in the game is named '{0}'", {order.empire});
    }
    return order.spec->refusal({.order = order, .view = view, .empire = *empire, .evaluator = evaluator});
}

bool carryOutOrders(StepRun& run) {
    const std::uint32_t moment = run.writer.openMoment(Stage::orders, 0);
    if (run.scenario == nullptr) {
        return true;
    }
    const std::uint32_t given = run.view().turn - 1; // the step from turn N to N + 1 carries out the orders of turn N
    for (std::uint32_t i = 0; i < run.scenario->orders.size(); ++i) {
        const CheckedOrder& order = run.scenario->orders[i];
        if (order.turn != given) {
            continue;
        }
        if (run.isStopped()) {
            return false;
        }
        const auto record = static_cast<std::uint32_t>(run.writer.log().orders.size());
        const Row empire = findEmpire(run.view(), order.empire).value_or(noRow);
        run.writer.log().orders.push_back({.order = i, .empire = empire, .refusal = {}});
        const Cause cause{.kind = CauseKind::order, .firing = record, .moment = moment};
        Phrase refusal = carryOut(run, order, empire, cause);
        if (!refusal.empty()) {
            logFault(run.writer, turnDiagnostics["run.order-refused"], order.head, noFiring, empire,
                     {order.empire, refusal});
            run.writer.log().orders[record].refusal = std::move(refusal);
        }
    }
    return !run.isStopped();
}

} // namespace orrery::engine
