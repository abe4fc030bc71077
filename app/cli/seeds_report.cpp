// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/seeds_report.h"

#include "app/cli/report_words.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <span>
#include <vector>

namespace orrery::cli {

namespace {

using Json = nlohmann::ordered_json;
using Row = engine::SeedsRow;

constexpr std::size_t mostRows = 50; ///< rows of each table in Markdown

/// Returns a number with four significant digits.
std::string rounded(double value, bool hasSign) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), hasSign ? "%+.4g" : "%.4g", value);
    return text.data();
}

/// Returns the object of a row, with a mark if the name is right with the first seed only.
std::string objectOf(const Row& row) {
    return row.object + (row.hasOneName ? "" : "*");
}

/// Returns "+3.1 (2.4 to 3.9)", or the most frequent change, "Terrans → Basalt".
std::string changeOf(const Row& row) {
    return row.isNumber
               ? rounded(row.mean, true) + " (" + rounded(row.low, false) + " to " + rounded(row.high, false) + ")"
               : row.left + " → " + row.right;
}

/// Returns "up in 40, down in 2 of 50", or "in 12 of 50, the reverse in 1, other in 3".
std::string shareOf(const Row& row) {
    const std::string all = " of " + std::to_string(row.seeds);
    const std::uint32_t others = row.differs - std::min(row.differs, row.up + row.down);
    std::string text;
    if (row.isNumber) {
        text = row.up > 0 ? "up in " + std::to_string(row.up) : "";
        text += row.down > 0 ? std::string(row.up > 0 ? ", " : "") + "down in " + std::to_string(row.down) : "";
        text += (text.empty() ? "in 0" : "") + all;
        return text + (others > 0 ? ", missing on one side in " + std::to_string(others) : "");
    }
    text = "in " + std::to_string(row.up) + all;
    text += row.down > 0 ? ", the reverse in " + std::to_string(row.down) : "";
    return text + (others > 0 ? ", other changes in " + std::to_string(others) : "");
}

/// A part of the report.
struct Part {
    std::string title;
    std::vector<const Row*> rows{};
};

/// Returns the parts that have rows, those with chance last.
std::vector<Part> partsOf(const engine::SeedsComparison& comparison) {
    std::vector<Part> parts(3);
    parts[0].title = "Totals over all objects of a type";
    parts[1].title = "Values of objects";
    parts[2].title = "Perhaps only chance";
    std::size_t part = 0;
    for (const auto* const rows : {&comparison.totals, &comparison.rows}) {
        for (const Row& row : *rows) {
            parts[row.isChance ? 2 : part].rows.push_back(&row);
        }
        ++part;
    }
    std::erase_if(parts, [](const Part& one) { return one.rows.empty(); });
    return parts;
}

/// Returns the lines about the runs as wholes; the first is the summary.
std::vector<std::string> wholeLines(const engine::SeedsComparison& comparison) {
    const auto ofSeeds = [&](std::uint32_t count) {
        return std::to_string(count) + " of " + counted(comparison.seeds, "seed", "seeds");
    };
    std::vector<std::string> lines;
    if (!comparison.isDifferent()) {
        lines.push_back("No differences with " + counted(comparison.seeds, "seed", "seeds") + " in " +
                        counted(comparison.turn, "turn", "turns") + ".");
    } else {
        const auto isSure = [](const Row& row) { return !row.isChance; };
        const auto sure = static_cast<std::size_t>(std::ranges::count_if(comparison.rows, isSure));
        lines.push_back("At turn " + std::to_string(comparison.turn) + " with " +
                        counted(comparison.seeds, "seed", "seeds") + ": " +
                        counted(sure, "value of an object differs", "values of objects differ") + ", and " +
                        std::to_string(comparison.rows.size() - sure) + " perhaps only by chance.");
        lines.push_back("Each number is the mean change, with the 10 % and 90 % quantiles.");
        if (comparison.rows.empty() && comparison.totals.empty() && comparison.seedsThatDiffer > 0) {
            lines.push_back("Values differ only before that turn, with " + ofSeeds(comparison.seedsThatDiffer) + ".");
        }
    }
    if (comparison.objectsInSome > 0) {
        lines.push_back(counted(comparison.objectsInSome, "object exists", "objects exist") +
                        " only with some of the seeds, and only the totals include " +
                        (comparison.objectsInSome == 1 ? "it" : "them") + "; " +
                        counted(comparison.objectsInAll, "object exists", "objects exist") + " with all seeds.");
    }
    if (!std::ranges::all_of(comparison.rows, &Row::hasOneName)) {
        lines.push_back("Names with * are those of the first seed; other seeds give other names.");
    }
    if (comparison.lanesDiffer > 0) {
        lines.push_back("The starlanes differ with " + ofSeeds(comparison.lanesDiffer) + ".");
    }
    if (comparison.endedEarly > 0) {
        lines.push_back("A run ends before the turn with " + ofSeeds(comparison.endedEarly) + ".");
    }
    for (const std::string& name : comparison.onlyLeft) {
        lines.push_back("Only on the left: " + name + ".");
    }
    for (const std::string& name : comparison.onlyRight) {
        lines.push_back("Only on the right: " + name + ".");
    }
    return lines;
}

Json rowsJson(std::span<const Row> rows) {
    Json list = Json::array();
    for (const Row& row : rows) {
        Json one{{"object", row.object}, {"sameName", row.hasOneName}, {"value", row.value},
                 {"seeds", row.seeds},   {"differs", row.differs},     {"chance", row.isChance}};
        if (row.isNumber) {
            one.update({{"mean", row.mean}, {"low", row.low}, {"high", row.high}, {"up", row.up}, {"down", row.down}});
        } else {
            one.update({{"left", row.left}, {"right", row.right}, {"same", row.up}, {"reverse", row.down}});
        }
        list.push_back(std::move(one));
    }
    return list;
}

} // namespace

std::string seedsText(const engine::SeedsComparison& comparison) {
    std::string text;
    for (const std::string& line : wholeLines(comparison)) {
        text += line + "\n";
    }
    for (const Part& part : partsOf(comparison)) {
        text += "\n" + part.title + "\n";
        for (const Row* const row : part.rows) {
            text += "  " + objectOf(*row) + " " + row->value + " " + changeOf(*row) + ", " + shareOf(*row) + "\n";
        }
    }
    return text;
}

std::string seedsMarkdown(const engine::SeedsComparison& comparison) {
    std::string text;
    for (const std::string& line : wholeLines(comparison)) {
        text += (text.empty() ? "" : "\n") + line + "\n";
    }
    for (const Part& part : partsOf(comparison)) {
        text += "\n### " + part.title + "\n\n| object | value | change | seeds |\n| --- | --- | --- | --- |\n";
        const std::size_t shown = std::min(part.rows.size(), mostRows);
        for (std::size_t i = 0; i < shown; ++i) {
            const Row& row = *part.rows[i];
            text += "| " + markdownCell(objectOf(row)) + " | " + markdownCell(row.value) + " | " +
                    markdownCell(changeOf(row)) + " | " + shareOf(row) + " |\n";
        }
        if (shown < part.rows.size()) {
            text += "\n" + counted(part.rows.size() - shown, "more value", "more values") + ".\n";
        }
    }
    return text;
}

std::string seedsJson(const engine::SeedsComparison& comparison) {
    const Json json{{"seeds", comparison.seeds},
                    {"turn", comparison.turn},
                    {"seedsThatDiffer", comparison.seedsThatDiffer},
                    {"objectsInAll", comparison.objectsInAll},
                    {"objectsInSome", comparison.objectsInSome},
                    {"lanesDiffer", comparison.lanesDiffer},
                    {"endedEarly", comparison.endedEarly},
                    {"onlyLeft", comparison.onlyLeft},
                    {"onlyRight", comparison.onlyRight},
                    {"totals", rowsJson(comparison.totals)},
                    {"values", rowsJson(comparison.rows)}};
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace orrery::cli
