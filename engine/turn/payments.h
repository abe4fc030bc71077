// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/stepper.h"

namespace orrery::engine {

struct PaymentDue {
    ResourceIndex resource = 0;
    double amount = 0.0;
};

/// A payment that an empire will make.
struct Payment {
    Row payer = noRow;
    PaymentDue due{};
    Cause cause{};
};

/// Returns whether the empire can pay the amount now: its stockpile covers it, or its resource allows debt.
bool canAfford(const View& view, Row empire, ResourceIndex resource, double amount);

/// Returns the cost of a group for one source. The cost is never negative. Missing meters count as 0 (E7.2).
double costOf(StepRun& run, const CompiledCost& cost, const View& view, Row source);

/// Returns whether the group has effects that add to the stockpile of the resource. Such a group's response to a
/// payment is a production (T20).
bool isProducer(const Program& program, std::uint32_t group, ResourceIndex resource);

} // namespace orrery::engine
