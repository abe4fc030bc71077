// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_events.h"

#include "engine/content/constants.h"
#include "engine/content/element_rows_watches.h"

#include <algorithm>

namespace orrery::cli {

namespace {

/// Returns the place of a condition: "lost (watches.xml:12:3)".
std::string placeOf(const engine::Session& session, std::uint32_t condition) {
    const auto& conditions = session.scenario().conditions;
    if (condition >= conditions.size()) {
        return "#" + std::to_string(condition + 1);
    }
    return conditions[condition].id + " (" + session.program().model->placeText(conditions[condition].head) + ")";
}

std::string nameOf(const engine::Session& session, engine::Row row) {
    return row == engine::noRow ? std::string("everybody") : session.state().view().nameOf(row);
}

/// Joins the pages of a message into one line, with separators between pages and between lines of a page.
std::string onOneLine(const std::vector<std::string>& pages) {
    std::string text;
    for (const std::string& page : pages) {
        text += text.empty() ? "" : " / ";
        for (const std::string_view word : engine::splitWords(page)) {
            text += (text.empty() || text.ends_with(' ') ? "" : " ") + std::string(word);
        }
    }
    return text;
}

} // namespace

std::string eventsText(const engine::Session& session, std::uint32_t turn) {
    const engine::TurnLog& log = session.history().log(turn);
    std::string text;
    for (const engine::MessageRecord& message : log.messages) {
        text += "message to " + nameOf(session, message.empire) + ": " + onOneLine(message.pages) + "\n";
    }
    for (const engine::VictoryRecord& victory : log.victories) {
        text += nameOf(session, victory.empire) + (victory.isWon ? " wins" : " loses") + " at turn " +
                std::to_string(turn) + (victory.reason.empty() ? "" : ": " + victory.reason) + "\n";
    }
    for (const engine::ScenarioRecord& record : log.scenario) {
        if (record.pauses) {
            text +=
                "paused at turn " + std::to_string(turn) + " by condition " + placeOf(session, record.condition) + "\n";
        }
    }
    return text;
}

std::string countersText(const engine::Session& session) {
    std::string text;
    for (const auto& [name, value] : session.state().view().agenda->counters) {
        text += "counter " + name + " " + engine::numberText(value) + "\n";
    }
    return text;
}

std::string readView(const std::string& text, engine::LocalView& view) {
    std::string rest = text;
    while (!rest.empty()) {
        const std::size_t comma = std::min(rest.find(','), rest.size());
        const std::string part = rest.substr(0, comma);
        rest.erase(0, comma + 1);
        const std::size_t equals = part.find('=');
        const std::string name = part.substr(0, equals);
        const std::string value = equals == std::string::npos ? std::string() : part.substr(equals + 1);
        const auto number = engine::parseInteger(value);
        const bool isCount = number && *number >= 0 && *number <= 1'000'000;
        const auto isOne = [&](const auto& words) { return std::ranges::find(words, value) != words.end(); };
        if (name == "screen" && isOne(engine::rows::screens)) {
            view.screen = value;
        } else if (name == "zoom" && isOne(engine::rows::zooms)) {
            view.zoom = value;
        } else if (name == "line" && isCount) {
            view.line = static_cast<int>(*number);
        } else if (name == "message" && isCount) {
            view.message = static_cast<int>(*number);
        } else if (name == "page" && isCount) {
            view.page = static_cast<int>(*number);
        } else {
            return "'" + part +
                   "' is not part of a view; write screen=main, line=2, message=1, page=0 or zoom=1:4, separated by "
                   "commas";
        }
    }
    return {};
}

} // namespace orrery::cli
