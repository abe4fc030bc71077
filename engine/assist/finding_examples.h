// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace orrery::engine {

/// The content around the text of an example: most examples are about one place in a group or a scenario.
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

/// Wrong and correct content for a diagnostic. A test checks that each wrong one raises only its code, and that each
/// correct one raises nothing.
struct FindingExampleRow {
    std::string_view code;
    ExampleFrame frame = ExampleFrame::whole;
    std::string_view wrong;
    std::string_view right;
};

// Each list is in the order of its codes.
std::span<const FindingExampleRow> checkExamplesAToF();
std::span<const FindingExampleRow> checkExamplesGToO();
std::span<const FindingExampleRow> checkExamplesPToS();
std::span<const FindingExampleRow> checkExamplesTToZ();
std::span<const FindingExampleRow> expressionExamplesAToM();
std::span<const FindingExampleRow> expressionExamplesNToZ();
std::span<const FindingExampleRow> fileExamples();

} // namespace orrery::engine
