// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options.h"
#include "engine/universe/what_if.h"

#include <optional>
#include <string>
#include <vector>

namespace orrery::cli {

/// The overrides of a command (X6.1, X6.4): every command that has them reads the same options.
struct OverrideOptions {
    std::vector<std::string> added;
    std::vector<std::string> settings;
    std::string empire;

    /// @param empireHelp what else --empire says; null: it only says who has what is added.
    void declare(OptionList& list, const char* empireHelp = nullptr);
    bool isEmpty() const { return added.empty() && settings.empty(); }
    /// The overrides, for a state; nullopt where one of them cannot be read, which is said on standard error.
    std::optional<std::vector<engine::Override>> read(const engine::View& view) const;
};

} // namespace orrery::cli
