// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/override_options.h"

#include "app/cli/command.h"
#include "engine/trace/enabled_by.h"

#include <utility>
#include <variant>

namespace orrery::cli {

void OverrideOptions::declare(OptionList& list, const char* empireHelp) {
    list.repeated("--add", added, "What an empire is taken to have: a class, its type in front").shown("TYPE:CLASS");
    list.text("--empire", empire, empireHelp != nullptr ? empireHelp : "Which empire has what --add gives")
        .shown("EMPIRE");
    list.repeated("--set", settings,
                  "A value that an object is taken to have, or that it is taken to be gone: 'Sol III.size=huge', "
                  "'Sol III.owner=none', 'Sol III=gone'")
        .shown("OBJECT.VALUE=CONSTANT");
}

std::optional<std::vector<engine::Override>> OverrideOptions::read(const engine::View& view) const {
    std::vector<engine::Override> overrides;
    const auto take = [&](std::variant<engine::Override, engine::Phrase> one) {
        if (const auto* why = std::get_if<engine::Phrase>(&one)) {
            failure(why->english());
            return false;
        }
        overrides.push_back(std::move(std::get<engine::Override>(one)));
        return true;
    };
    if (!added.empty()) {
        const auto row = engine::findEmpire(view, empire);
        if (!row) {
            failure(empire.empty() ? "--add needs an --empire that it is given to"
                                   : "there is no empire '" + empire + "'");
            return std::nullopt;
        }
        for (const std::string& text : added) {
            if (!take(engine::parseGiven(view, text, *row))) {
                return std::nullopt;
            }
        }
    }
    for (const std::string& text : settings) {
        if (!take(engine::parseSetting(view, text))) {
            return std::nullopt;
        }
    }
    return overrides;
}

} // namespace orrery::cli
