// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/override_options.h"

#include "app/cli/command.h"
#include "engine/trace/enabled_by.h"

#include <utility>
#include <variant>

namespace orrery::cli {

void OverrideOptions::declare(OptionList& list, const char* empireHelp) {
    list.repeated("--add", added, "Gives an empire an object: its type, a colon, and its class").shown("TYPE:CLASS");
    list.text("--empire", empire, empireHelp != nullptr ? empireHelp : "The empire that gets the objects of --add")
        .shown("EMPIRE");
    list.repeated("--set", settings,
                  "Gives an object a value or another owner, or removes it from the state: "
                  "'Sol III.size=huge', 'Sol III.owner=none', 'Sol III=gone'")
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
            failure(empire.empty() ? "--add needs --empire, the empire that gets the object"
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
