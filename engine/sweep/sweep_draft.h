// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/scenario/sweeps.h"

#include <optional>
#include <string>
#include <vector>

namespace orrery::engine {

/// A sweep that a user is entering. All fields are as the user typed them; an empty one is not written.
struct SweepDraft {
    struct Vary {
        std::string number; ///< name of a number, as ContentNumber::name
        std::string values{};
        std::string from{};
        std::string to{};
        std::string count{};
    };
    struct Measure {
        std::string id;
        std::string object{};
        std::string value;
    };

    std::string id;
    std::string scenario{};
    std::string seeds{};
    std::string turns{};
    std::vector<Vary> varied{};
    std::vector<Measure> measures{};
};

/// Returns the XML of a draft, without a line end at the end.
std::string sweepXml(const SweepDraft& draft);

/// A draft as a part of the content.
struct TriedSweep {
    ParsedProject project;               ///< with the draft in a file of its own at the end
    std::optional<CheckedSweep> sweep{}; ///< nullopt: the draft has errors
    std::vector<Diagnostic> problems{};  ///< of the draft
};

/// Checks a draft as if it were in a file of the project.
TriedSweep trySweep(const ParsedProject& project, const CheckedModel& model, const SweepDraft& draft);

} // namespace orrery::engine
