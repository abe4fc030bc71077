// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace orrery::engine {

/// What stands around the words of an example: most are about one place in a group or a scenario.
enum class ExampleFrame : std::uint8_t {
    whole,
    body,
    group,
    scope,
    amount,
    when,
    effects,
    conditions,
    run,
    world,
    vocabulary
};

/// How a finding comes to be, and how nothing is wrong. A test checks that each wrong one raises its code and nothing
/// else, and each right one nothing at all.
struct FindingExampleRow {
    std::string_view code;
    ExampleFrame frame = ExampleFrame::whole;
    std::string_view wrong;
    std::string_view right;
};

// Each in the order of its codes.
std::span<const FindingExampleRow> checkExamplesAToF();
std::span<const FindingExampleRow> checkExamplesGToO();
std::span<const FindingExampleRow> checkExamplesPToS();
std::span<const FindingExampleRow> checkExamplesTToZ();
std::span<const FindingExampleRow> expressionExamplesAToM();
std::span<const FindingExampleRow> expressionExamplesNToZ();
std::span<const FindingExampleRow> fileExamples();

} // namespace orrery::engine
