// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/function_usage.h"

namespace orrery::engine {

std::string usageOf(const CheckedFunction& function, const Vocabulary& vocabulary) {
    std::string usage = function.id + "(";
    for (const CheckedFunction::Parameter& parameter : function.parameters) {
        usage += (usage.back() == '(' ? "" : ", ") + parameter.name + ": " + vocabulary.formatName(parameter.format);
    }
    return usage + ")";
}

std::string usageOf(const CheckedAggregate& aggregate) {
    return aggregate.id + "(planets, Population)";
}

} // namespace orrery::engine
