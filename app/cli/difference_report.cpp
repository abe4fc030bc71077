// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/difference_report.h"

#include "app/cli/report_words.h"

#include "engine/lab/origins.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

namespace orrery::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t mostRows = 50; ///< rows for each cause in Markdown

/// Returns the place of a cause: "a.xml:3:5", or "a.xml:3:5, b.xml:7:5" if it moved.
std::string placeOf(const engine::DifferenceOrigin& origin) {
    const std::string& left = origin.left.place;
    const std::string& right = origin.right.place;
    return left.empty() || left == right ? right : right.empty() ? left : left + ", " + right;
}

/// Returns the labels of the edits that a cause follows from.
std::vector<std::string> rootLabels(const engine::DifferenceOrigin& origin, const engine::RootFinder& roots) {
    std::vector<std::string> labels;
    for (const std::uint32_t root : origin.roots) {
        labels.push_back(roots.edits()[root].label);
    }
    return labels;
}

/// Returns the note after a cause.
std::string noteOf(const engine::DifferenceOrigin& origin, const engine::RootFinder& roots) {
    std::string follows;
    for (const std::string& label : rootLabels(origin, roots)) {
        follows += (follows.empty() ? ", follows from " : " and ") + label;
    }
    if (origin.isEdited && origin.roots.size() == 1) {
        follows.clear(); // the edit is in the cause itself
    }
    const bool isOneSided = origin.left.isThere != origin.right.isThere;
    const std::string_view side = !isOneSided ? "" : origin.left.isThere ? ", only on the left" : ", only on the right";
    return std::string(origin.isEdited ? ", edited" : "") + std::string(side) + follows;
}

std::vector<std::string> columnsOf(const engine::RunComparer& comparer, bool ofLeft) {
    std::vector<std::string> names;
    for (const engine::ComparedColumn& column : comparer.columns()) {
        if ((ofLeft ? column.left : column.right) && !(ofLeft ? column.right : column.left)) {
            names.push_back(column.name);
        }
    }
    return names;
}

/// Returns the turn at which both runs have ended although one could go on; nullopt if neither has ended early.
std::optional<std::uint32_t> endedApart(const engine::RunComparer& comparer) {
    const bool isLeftOver = comparer.left().isOver() && comparer.left().last() < comparer.right().last();
    const bool isRightOver = comparer.right().isOver() && comparer.right().last() < comparer.left().last();
    return isLeftOver    ? std::optional(comparer.left().last())
           : isRightOver ? std::optional(comparer.right().last())
                         : std::nullopt;
}

/// Returns the turn whose values a report shows for a difference.
std::uint32_t shownTurn(const engine::ValueDifference& difference, std::optional<std::uint32_t> turn) {
    return turn.value_or(difference.first);
}

/// Returns one side of a difference, "exists" and "does not exist" for the existence of an object.
std::string sideText(const engine::RunComparer& comparer, const engine::ValueDifference& difference, bool ofLeft,
                     std::optional<std::uint32_t> turn) {
    const std::uint32_t shown = shownTurn(difference, turn);
    const auto text = ofLeft ? comparer.leftText(difference, shown) : comparer.rightText(difference, shown);
    if (comparer.isPresence(difference)) {
        return text ? "exists" : "does not exist";
    }
    return text.value_or("none");
}

/// Returns the causes with the differences that a report lists.
std::vector<engine::DifferenceOrigin> shownOrigins(const engine::RunComparer& comparer, const engine::RootFinder& roots,
                                                   std::optional<std::uint32_t> turn) {
    std::vector<engine::DifferenceOrigin> origins = engine::originsOf(comparer, roots);
    if (turn) {
        for (engine::DifferenceOrigin& origin : origins) {
            std::erase_if(origin.differences,
                          [&](std::uint32_t index) { return comparer.differences()[index].last != *turn; });
        }
        std::erase_if(origins, [](const engine::DifferenceOrigin& origin) { return origin.differences.empty(); });
    }
    return origins;
}

std::string summaryOf(const engine::RunComparer& comparer, std::optional<std::uint32_t> turn) {
    if (!isDifferent(comparer)) {
        return "No differences in " + counted(comparer.next() - 1, "turn", "turns") + ".";
    }
    const std::size_t all = comparer.differences().size();
    if (turn) {
        const std::size_t shown = comparer.countAt(*turn);
        return counted(shown, "value differs", "values differ") + " at turn " + std::to_string(*turn) +
               (shown < all ? ", and " + std::to_string(all - shown) + " only before." : ".");
    }
    std::string text = counted(all, "value differs", "values differ");
    if (all != 0) {
        text += ", from turn " + std::to_string(comparer.differences().front().first) + " on";
    }
    return text + ".";
}

/// Returns the lines about both runs as wholes.
std::vector<std::string> wholeLines(const engine::RunComparer& comparer) {
    std::vector<std::string> lines;
    for (const auto& [name, from] : comparer.countersDifferFrom()) {
        lines.push_back("The counter " + name + " differs from turn " + std::to_string(from) + " on.");
    }
    if (const auto from = comparer.victoriesDifferFrom()) {
        lines.push_back("Other empires win or lose in turn " + std::to_string(*from) + ".");
    }
    if (const auto from = comparer.lanesDifferFrom()) {
        lines.push_back("The starlanes differ from turn " + std::to_string(*from) + " on.");
    }
    if (const auto turn = endedApart(comparer)) {
        lines.push_back("One run is over after turn " + std::to_string(*turn) + ".");
    }
    for (const bool ofLeft : {true, false}) {
        for (const std::string& name : columnsOf(comparer, ofLeft)) {
            lines.push_back(std::string("Only on the ") + (ofLeft ? "left" : "right") + ": " + name + ".");
        }
    }
    return lines;
}

} // namespace

bool isDifferent(const engine::RunComparer& comparer) {
    return !comparer.differences().empty() || !wholeLines(comparer).empty();
}

std::string differencesText(const engine::RunComparer& comparer, const engine::RootFinder& roots,
                            std::optional<std::uint32_t> turn) {
    std::string text = summaryOf(comparer, turn) + "\n";
    for (const std::string& line : wholeLines(comparer)) {
        text += line + "\n";
    }
    for (const engine::DifferenceOrigin& origin : shownOrigins(comparer, roots, turn)) {
        const std::string place = placeOf(origin);
        text += "\n" + origin.label.english() + (place.empty() ? "" : " (" + place + ")") + noteOf(origin, roots) +
                ": " + counted(origin.differences.size(), "value", "values") + "\n";
        for (const std::uint32_t index : origin.differences) {
            const engine::ValueDifference& one = comparer.differences()[index];
            text += "  " + comparer.nameOf(one) + " " + comparer.columns()[one.column].name + " turn " +
                    std::to_string(shownTurn(one, turn)) + ": " + sideText(comparer, one, true, turn) + " → " +
                    sideText(comparer, one, false, turn) + (turn ? ", since turn " + std::to_string(one.first) : "") +
                    "\n";
        }
    }
    return text;
}

std::string differencesMarkdown(const engine::RunComparer& comparer, const engine::RootFinder& roots,
                                std::optional<std::uint32_t> turn) {
    std::string text = summaryOf(comparer, turn) + "\n";
    for (const std::string& line : wholeLines(comparer)) {
        text += "\n" + line + "\n";
    }
    for (const engine::DifferenceOrigin& origin : shownOrigins(comparer, roots, turn)) {
        const std::string place = placeOf(origin);
        text += "\n### " + origin.label.english() + (place.empty() ? "" : " (" + place + ")") + noteOf(origin, roots) +
                "\n\n";
        text += "| object | value | turn | left | right |\n| --- | --- | --- | --- | --- |\n";
        const std::size_t shown = std::min(origin.differences.size(), mostRows);
        for (std::size_t i = 0; i < shown; ++i) {
            const engine::ValueDifference& one = comparer.differences()[origin.differences[i]];
            text += "| " + markdownCell(comparer.nameOf(one)) + " | " +
                    markdownCell(comparer.columns()[one.column].name) + " | " + std::to_string(shownTurn(one, turn)) +
                    " | " + markdownCell(sideText(comparer, one, true, turn)) + " | " +
                    markdownCell(sideText(comparer, one, false, turn)) + " |\n";
        }
        if (shown < origin.differences.size()) {
            text += "\n" + counted(origin.differences.size() - shown, "more value", "more values") + ".\n";
        }
    }
    return text;
}

std::string differencesJson(const engine::RunComparer& comparer, const engine::RootFinder& roots,
                            std::optional<std::uint32_t> turn) {
    const auto sideJson = [](const engine::OriginSide& side) {
        return !side.isThere ? Json() : side.place.empty() ? Json("") : Json(side.place);
    };
    Json json{{"turns", comparer.next() - 1},
              {"count", turn ? comparer.countAt(*turn) : comparer.differences().size()}};
    if (turn) {
        json["turn"] = *turn;
    }
    json["lanesFrom"] = comparer.lanesDifferFrom() ? Json(*comparer.lanesDifferFrom()) : Json();
    json["counters"] = comparer.countersDifferFrom();
    json["victoriesFrom"] = comparer.victoriesDifferFrom() ? Json(*comparer.victoriesDifferFrom()) : Json();
    json["endedAt"] = endedApart(comparer) ? Json(*endedApart(comparer)) : Json();
    json["onlyLeft"] = columnsOf(comparer, true);
    json["onlyRight"] = columnsOf(comparer, false);
    json["causes"] = Json::array();
    for (const engine::DifferenceOrigin& origin : shownOrigins(comparer, roots, turn)) {
        Json cause{{"cause", origin.label.english()},    {"edited", origin.isEdited},
                   {"roots", rootLabels(origin, roots)}, {"left", sideJson(origin.left)},
                   {"right", sideJson(origin.right)},    {"differences", Json::array()}};
        for (const std::uint32_t index : origin.differences) {
            const engine::ValueDifference& one = comparer.differences()[index];
            cause["differences"].push_back(Json{{"object", comparer.nameOf(one)},
                                                {"value", comparer.columns()[one.column].name},
                                                {"first", one.first},
                                                {"last", one.last},
                                                {"left", sideText(comparer, one, true, turn)},
                                                {"right", sideText(comparer, one, false, turn)}});
        }
        json["causes"].push_back(std::move(cause));
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace orrery::cli
