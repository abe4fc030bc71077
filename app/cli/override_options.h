// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options.h"
#include "engine/universe/what_if.h"

#include <optional>
#include <string>
#include <vector>

namespace orrery::cli {

/// The overrides of a command (X6.1, X6.4). All commands with overrides have the same options.
struct OverrideOptions {
    std::vector<std::string> added;
    std::vector<std::string> settings;
    std::string empire;

    /// @param empireHelp an additional meaning of --empire; null: the option only names the empire that gets the added
    /// items.
    void declare(OptionList& list, const char* empireHelp = nullptr);
    bool isEmpty() const { return added.empty() && settings.empty(); }
    /// Returns the overrides for a state. Reports an invalid override on standard error and returns nullopt.
    std::optional<std::vector<engine::Override>> read(const engine::View& view) const;
};

} // namespace orrery::cli
