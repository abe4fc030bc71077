// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/parsed_project.h"
#include "engine/lab/test_run.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace orrery::engine {

/// A value that a test showed instead of the expected one, and that a designer can accept (I4.15, I4.22).
struct NewValue {
    std::string test;       ///< id
    std::string measure{};  ///< id; empty: an expectation
    std::uint32_t turn = 0; ///< turn of a measure
    Location place{};       ///< text of the present value; if hasPlace
    bool hasPlace = false;  ///< false: no value of the measure is accepted yet
    std::string before{};   ///< the present value; empty: none
    std::string text;       ///< the new value
};

/// Returns the values of a test that can be accepted: those of measures that are not as accepted, and those of
/// expectations that are equal to a constant. In the order of the results: expectations, then measures.
std::vector<NewValue> newValuesOf(const ParsedProject& project, const CheckedTest& test, const TestResult& result);
/// Returns the value that would make an expectation be met; nullopt if it expects no single value.
std::optional<NewValue> newValueOf(const ParsedProject& project, const CheckedTest& test, const TestResult& result,
                                   std::size_t expectation);
/// Returns the value of a measure to accept; nullopt if it has none, or is as accepted.
std::optional<NewValue> newMeasureOf(const ParsedProject& project, const CheckedTest& test,
                                     const MeasureResult& result);

/// The name of the file for the first accepted values of a project.
inline constexpr std::string_view acceptedFile = "accepted.xml";

/// Returns the new texts of the files that change when values are accepted, by path: those of expectations, and of
/// accepted values (I4.22). Each value of a measure stands on a line of its own, so that version control shows it well.
/// @return nullopt if accepted.xml is wanted for the first values, but is no content file
std::optional<std::map<std::string, std::string>> acceptedTexts(const ParsedProject& project,
                                                                std::span<const NewValue> values);

} // namespace orrery::engine
