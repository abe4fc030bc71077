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

/// Returns the labels of some edits.
std::vector<std::string> labelsOf(const std::vector<std::uint32_t>& edits, const engine::RootFinder& roots) {
    std::vector<std::string> labels;
    for (const std::uint32_t edit : edits) {
        labels.push_back(roots.edits()[edit].label);
    }
    return labels;
}

/// Returns a list for the note after a cause: ", masks A and B".
std::string listed(std::string_view words, const std::vector<std::string>& labels) {
    std::string list;
    for (const std::string& label : labels) {
        list += (list.empty() ? ", " + std::string(words) + " " : " and ") + label;
    }
    return list;
}

/// Returns the note after a cause.
std::string noteOf(const engine::DifferenceOrigin& origin, const ReportedDifferences& report) {
    std::string follows = listed("follows from", labelsOf(origin.roots, report.roots));
    if (origin.isEdited && origin.roots.size() == 1) {
        follows.clear(); // the edit is in the cause itself
    }
    const bool isOneSided = origin.left.isThere != origin.right.isThere;
    const std::string_view side = !isOneSided ? "" : origin.left.isThere ? ", only on the left" : ", only on the right";
    const std::vector<std::uint32_t> masked =
        report.masked != nullptr ? report.masked->of(origin.differences) : std::vector<std::uint32_t>();
    return std::string(origin.isEdited ? ", edited" : "") + (origin.isChance ? ", only chance" : "") +
           std::string(side) + follows + listed("masks", labelsOf(masked, report.roots));
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

/// Returns a difference that is no value: "Message of Terrans", "Counter Score".
std::string otherName(const engine::RunComparer& comparer, const engine::OtherDifference& one) {
    const std::string object = comparer.nameOf(one);
    return std::string(engine::labelOf(one.kind)) + (one.what.empty() ? "" : " " + one.what) +
           (object.empty() ? "" : " of " + object);
}

std::string otherSide(const engine::Phrase& side) {
    return side.empty() ? "none" : side.english();
}

/// Returns the causes with the differences that a report lists.
std::vector<engine::DifferenceOrigin> shownOrigins(const ReportedDifferences& report) {
    std::vector<engine::DifferenceOrigin> origins = engine::allOriginsOf(report.comparer, report.roots);
    if (report.turn) {
        for (engine::DifferenceOrigin& origin : origins) {
            std::erase_if(origin.differences, [&](std::uint32_t index) {
                return report.comparer.differences()[index].last != *report.turn;
            });
            std::erase_if(origin.others,
                          [&](std::uint32_t index) { return report.comparer.others()[index].last != *report.turn; });
        }
        std::erase_if(origins, [](const engine::DifferenceOrigin& origin) {
            return origin.differences.empty() && origin.others.empty();
        });
    }
    return origins;
}

/// Returns the number of differences of a cause: "3 values", "1 value and 2 others".
std::string countOf(const engine::DifferenceOrigin& origin) {
    const std::string values = origin.differences.empty() ? "" : counted(origin.differences.size(), "value", "values");
    const std::string others = origin.others.empty()        ? ""
                               : origin.differences.empty() ? counted(origin.others.size(), "difference", "differences")
                                                            : counted(origin.others.size(), "other", "others");
    return values + (values.empty() || others.empty() ? "" : " and ") + others;
}

/// Returns whether a cause is the first that is only chance. Such causes come last, apart from the others.
bool beginsChance(const std::vector<engine::DifferenceOrigin>& origins, std::size_t index) {
    return origins[index].isChance && (index == 0 || !origins[index - 1].isChance);
}

/// Returns the heading of the causes that are only chance.
std::string chanceHeading(const std::vector<engine::DifferenceOrigin>& origins) {
    std::size_t values = 0;
    for (const engine::DifferenceOrigin& origin : origins) {
        values += origin.isChance ? origin.differences.size() : 0;
    }
    return "Only chance: " + counted(values, "value differs", "values differ") + " only because of other draws";
}

/// Returns the sentence about masked edits; empty if the report does not know them.
std::string maskSentence(const engine::MaskedEdits* masked) {
    if (masked == nullptr) {
        return {};
    }
    if (masked->checked + masked->unchecked == 0) {
        return "No edit can be masked: each value follows from all edits.\n";
    }
    const std::string checked = "Checked " + counted(masked->checked, "value", "values") +
                                " without the edits that they follow from, in " + counted(masked->runs, "run", "runs") +
                                ": ";
    const std::string rest =
        masked->unchecked == 0 ? "" : " " + counted(masked->unchecked, "value", "values") + " could not be checked.";
    return checked +
           (masked->masked == 0
                ? "no edit is masked."
                : counted(masked->masked, "value differs", "values differ") + " then by edits that are masked now.") +
           rest + "\n";
}

std::string summaryOf(const engine::RunComparer& comparer, std::optional<std::uint32_t> turn) {
    if (!isDifferent(comparer)) {
        return "No differences in " + counted(comparer.next() - 1, "turn", "turns") + ".";
    }
    const std::size_t all = comparer.differences().size();
    if (turn) {
        const std::size_t shown = comparer.countAt(*turn);
        const std::size_t others = comparer.othersAt(*turn);
        return counted(shown, "value differs", "values differ") +
               (others == 0 ? "" : ", and " + counted(others, "other difference", "other differences") + ",") +
               " at turn " + std::to_string(*turn) +
               (shown < all ? ", and " + std::to_string(all - shown) + " only before." : ".");
    }
    std::string text = counted(all, "value differs", "values differ");
    if (all != 0) {
        text += ", from turn " + std::to_string(comparer.differences().front().first) + " on";
    }
    if (!comparer.others().empty()) {
        text += ", and " + counted(comparer.others().size(), "other difference", "other differences") + ", from turn " +
                std::to_string(comparer.others().front().first) + " on";
    }
    return text + ".";
}

/// Returns the lines about both runs as wholes.
std::vector<std::string> wholeLines(const engine::RunComparer& comparer) {
    std::vector<std::string> lines;
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
    return !comparer.differences().empty() || !comparer.others().empty() || !wholeLines(comparer).empty();
}

std::string differencesText(const ReportedDifferences& report) {
    const engine::RunComparer& comparer = report.comparer;
    const std::optional<std::uint32_t> turn = report.turn;
    std::string text = summaryOf(comparer, turn) + "\n";
    for (const std::string& line : wholeLines(comparer)) {
        text += line + "\n";
    }
    text += maskSentence(report.masked);
    const auto origins = shownOrigins(report);
    for (std::size_t cause = 0; cause < origins.size(); ++cause) {
        const engine::DifferenceOrigin& origin = origins[cause];
        const std::string place = placeOf(origin);
        text += beginsChance(origins, cause) ? "\n" + chanceHeading(origins) + ".\n" : "";
        text += "\n" + origin.label.english() + (place.empty() ? "" : " (" + place + ")") + noteOf(origin, report) +
                ": " + countOf(origin) + "\n";
        for (const std::uint32_t index : origin.differences) {
            const engine::ValueDifference& one = comparer.differences()[index];
            text += "  " + comparer.nameOf(one) + " " + comparer.columns()[one.column].name + " turn " +
                    std::to_string(shownTurn(one, turn)) + ": " + sideText(comparer, one, true, turn) + " → " +
                    sideText(comparer, one, false, turn) + (turn ? ", since turn " + std::to_string(one.first) : "") +
                    "\n";
        }
        for (const std::uint32_t index : origin.others) {
            const engine::OtherDifference& one = comparer.others()[index];
            text += "  " + otherName(comparer, one) + " turn " + std::to_string(one.first) + ": " +
                    otherSide(one.left) + " → " + otherSide(one.right) + "\n";
        }
    }
    return text;
}

std::string differencesMarkdown(const ReportedDifferences& report) {
    const engine::RunComparer& comparer = report.comparer;
    const std::optional<std::uint32_t> turn = report.turn;
    std::string text = summaryOf(comparer, turn) + "\n";
    for (const std::string& line : wholeLines(comparer)) {
        text += "\n" + line + "\n";
    }
    text += report.masked != nullptr ? "\n" + maskSentence(report.masked) : "";
    const auto origins = shownOrigins(report);
    const bool hasChance = !origins.empty() && origins.back().isChance;
    for (std::size_t cause = 0; cause < origins.size(); ++cause) {
        const engine::DifferenceOrigin& origin = origins[cause];
        const std::string place = placeOf(origin);
        text += beginsChance(origins, cause) ? "\n<details><summary>" + chanceHeading(origins) + "</summary>\n" : "";
        text += "\n### " + origin.label.english() + (place.empty() ? "" : " (" + place + ")") + noteOf(origin, report) +
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
        const std::size_t others = std::min(origin.others.size(), mostRows - shown);
        for (std::size_t i = 0; i < others; ++i) {
            const engine::OtherDifference& one = comparer.others()[origin.others[i]];
            text += "| " + markdownCell(comparer.nameOf(one)) + " | " +
                    markdownCell(std::string(engine::labelOf(one.kind)) + (one.what.empty() ? "" : " " + one.what)) +
                    " | " + std::to_string(one.first) + " | " + markdownCell(otherSide(one.left)) + " | " +
                    markdownCell(otherSide(one.right)) + " |\n";
        }
        if (others < origin.others.size()) {
            text += "\n" + counted(origin.others.size() - others, "more difference", "more differences") + ".\n";
        }
        if (shown < origin.differences.size()) {
            text += "\n" + counted(origin.differences.size() - shown, "more value", "more values") + ".\n";
        }
    }
    text += hasChance ? "\n</details>\n" : "";
    return text;
}

std::string differencesJson(const ReportedDifferences& report) {
    const engine::RunComparer& comparer = report.comparer;
    const std::optional<std::uint32_t> turn = report.turn;
    const auto sideJson = [](const engine::OriginSide& side) {
        return !side.isThere ? Json() : side.place.empty() ? Json("") : Json(side.place);
    };
    Json json{{"turns", comparer.next() - 1},
              {"count", turn ? comparer.countAt(*turn) : comparer.differences().size()}};
    if (turn) {
        json["turn"] = *turn;
    }
    json["lanesFrom"] = comparer.lanesDifferFrom() ? Json(*comparer.lanesDifferFrom()) : Json();
    json["others"] = turn ? comparer.othersAt(*turn) : comparer.others().size();
    json["endedAt"] = endedApart(comparer) ? Json(*endedApart(comparer)) : Json();
    json["onlyLeft"] = columnsOf(comparer, true);
    json["onlyRight"] = columnsOf(comparer, false);
    if (report.masked != nullptr) {
        json["masked"] = Json{{"checked", report.masked->checked},
                              {"masked", report.masked->masked},
                              {"unchecked", report.masked->unchecked},
                              {"runs", report.masked->runs}};
    }
    json["causes"] = Json::array();
    for (const engine::DifferenceOrigin& origin : shownOrigins(report)) {
        Json cause{{"cause", origin.label.english()}, {"edited", origin.isEdited},
                   {"chance", origin.isChance},       {"roots", labelsOf(origin.roots, report.roots)},
                   {"left", sideJson(origin.left)},   {"right", sideJson(origin.right)},
                   {"differences", Json::array()}};
        for (const std::uint32_t index : origin.differences) {
            const engine::ValueDifference& one = comparer.differences()[index];
            Json& added = cause["differences"].emplace_back(Json{{"object", comparer.nameOf(one)},
                                                                 {"value", comparer.columns()[one.column].name},
                                                                 {"first", one.first},
                                                                 {"last", one.last},
                                                                 {"left", sideText(comparer, one, true, turn)},
                                                                 {"right", sideText(comparer, one, false, turn)}});
            if (report.masked != nullptr) {
                added["masks"] = labelsOf(report.masked->ofDifference[index], report.roots);
            }
        }
        cause["others"] = Json::array();
        for (const std::uint32_t index : origin.others) {
            const engine::OtherDifference& one = comparer.others()[index];
            cause["others"].push_back(Json{{"kind", engine::labelOf(one.kind)},
                                           {"what", one.what},
                                           {"object", comparer.nameOf(one)},
                                           {"first", one.first},
                                           {"last", one.last},
                                           {"left", otherSide(one.left)},
                                           {"right", otherSide(one.right)}});
        }
        json["causes"].push_back(std::move(cause));
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace orrery::cli
