// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "engine/lab/profile.h"
#include "engine/text/phrase.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>
#include <limits>
#include <numeric>

namespace orrery::cli {

namespace {

using Json = nlohmann::ordered_json;
using engine::Profile;
using engine::ProfileRow;

struct Options {
    PlayOptions play;
    std::uint32_t from = 1;
    std::uint32_t turns = 10;
    std::string sort = "time";
    std::uint32_t rows = 40;
    bool json = false;
};

/// A column by which the rows can be sorted, the largest value first.
struct SortRow {
    std::string_view name;
    double (*value)(const ProfileRow& row);
};

constexpr std::array sortRows{
    SortRow{"time", [](const ProfileRow& row) { return row.total; }},
    SortRow{"own", [](const ProfileRow& row) { return row.own; }},
    SortRow{"per-object", [](const ProfileRow& row) { return row.perObject().value_or(-1.0); }},
    SortRow{"evaluations", [](const ProfileRow& row) { return static_cast<double>(row.evaluations); }},
    SortRow{"in", [](const ProfileRow& row) { return static_cast<double>(row.in); }},
    SortRow{"firings", [](const ProfileRow& row) { return static_cast<double>(row.firings); }},
    SortRow{"changes", [](const ProfileRow& row) { return static_cast<double>(row.changes); }},
};

std::string milliseconds(double seconds) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.3f", seconds * 1e3);
    return text.data();
}

std::string columnsOf(const std::array<std::string, 8>& cells, const std::string& last) {
    constexpr std::array widths{10, 10, 10, 12, 12, 10, 10, 12};
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const auto width = static_cast<std::size_t>(widths[i]);
        line += std::string(width - std::min(width, cells[i].size()), ' ') + cells[i];
    }
    return line + "  " + last + "\n";
}

std::string countOf(std::uint64_t count) {
    return count == 0 ? "-" : std::to_string(count);
}

/// Returns the rows with the largest values, and the totals.
std::string textOf(const Profile& profile, const Options& options) {
    const auto* const column = std::ranges::find(sortRows, options.sort, &SortRow::name);
    std::vector<std::size_t> order(profile.rows.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater<>(),
                             [&](std::size_t row) { return column->value(profile.rows[row]); });
    std::string text =
        columnsOf({"ms", "own ms", "us/object", "evaluations", "in", "out", "firings", "changes"}, "part");
    const std::size_t shown = options.rows == 0 ? order.size() : std::min<std::size_t>(options.rows, order.size());
    for (std::size_t i = 0; i < shown; ++i) {
        const ProfileRow& row = profile.rows[order[i]];
        const auto perObject = row.perObject();
        const std::string users = row.users.empty() ? "" : " (shared by " + std::to_string(row.users.size()) + ")";
        const std::string outer =
            row.parent == engine::noProfileRow ? "" : profile.rows[row.parent].text.english() + " > ";
        text += columnsOf({milliseconds(row.total), milliseconds(row.own),
                           perObject ? milliseconds(*perObject * 1e3) : "-", countOf(row.evaluations), countOf(row.in),
                           countOf(row.out), countOf(row.firings), countOf(row.changes)},
                          outer + row.text.english() + users);
    }
    if (shown < order.size()) {
        text += "and " + std::to_string(order.size() - shown) + " more rows (--rows 0 lists all)\n";
    }
    return text + "\nturns " + std::to_string(profile.first) + " to " + std::to_string(profile.last) + ": " +
           milliseconds(profile.seconds) + " ms; sum of the rows: " + milliseconds(profile.sum()) + " ms\n";
}

std::string jsonOf(const Profile& profile, const engine::CheckedModel& model) {
    Json json{{"first", profile.first}, {"last", profile.last}, {"seconds", profile.seconds}, {"sum", profile.sum()}};
    json["hashes"] = Json::array();
    for (const std::uint64_t hash : profile.hashes) {
        std::array<char, 20> text{};
        std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(hash));
        json["hashes"].push_back(text.data());
    }
    json["rows"] = Json::array();
    for (const ProfileRow& row : profile.rows) {
        Json one{{"id", row.id},
                 {"kind", profileKindName(row.kind)},
                 {"text", row.text.english()},
                 {"parent", row.parent == engine::noProfileRow ? Json() : Json(profile.rows[row.parent].id)},
                 {"place", row.where.file.isValid() ? Json(model.placeText(row.where)) : Json()},
                 {"seconds", row.total},
                 {"own", row.own},
                 {"evaluations", row.evaluations},
                 {"in", row.in},
                 {"out", row.out},
                 {"firings", row.firings},
                 {"changes", row.changes},
                 {"objects", row.objects}};
        if (row.kind == engine::ProfileKind::shared) {
            one["users"] = Json::array();
            for (const std::uint32_t user : row.users) {
                one["users"].push_back(profile.rows[user].id);
            }
        }
        json["rows"].push_back(std::move(one));
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

int run(const Options& options) {
    if (std::ranges::find(sortRows, options.sort, &SortRow::name) == sortRows.end()) {
        std::string names;
        for (const SortRow& row : sortRows) {
            names += (names.empty() ? "" : ", ") + std::string(row.name);
        }
        return failure("rows cannot be sorted by '" + options.sort + "'. Choose one of: " + names + ".");
    }
    if (options.from == 0 || options.from > options.turns) {
        return failure("there is no step from turn " + std::to_string(options.from) + " to turn " +
                       std::to_string(options.turns) + ". The first step leads to turn 1.");
    }
    auto played = play(options.play);
    if (!played || !stepTo(*played, options.turns)) {
        return status::failed;
    }
    const engine::Session& session = *played->session;
    const auto profile = profileTurns(session, options.from, options.turns, &stopped(), [](std::uint32_t turn) {
        writeProgress("measuring turn " + std::to_string(turn));
    });
    writeProgress("");
    if (!profile) {
        return status::failed;
    }
    if (!profile->problem.empty()) {
        return failure(profile->problem.english());
    }
    const std::string text = options.json ? jsonOf(*profile, *session.program().model) : textOf(*profile, options);
    return writeData(text) ? playedStatus(*played) : status::failed;
}

} // namespace

std::function<int()> declareProfile(OptionList& list) {
    auto options = std::make_shared<Options>();
    options->play.declare(list);
    list.turn("--from", options->from, "The first turn to measure");
    list.turn("--turns", options->turns, "The last turn to measure");
    list.text("--sort", options->sort, "Sorts by time, own, per-object, evaluations, in, firings or changes")
        .shown("COLUMN");
    list.turn("--rows", options->rows, "Lists this many rows; 0: all");
    list.flag("--json", options->json, "Writes every row as JSON to standard output");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
