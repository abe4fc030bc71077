// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/runfile/crash_note.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace orrery::engine {

namespace {

constexpr std::size_t mostPlaces = 64;
constexpr std::size_t mostBytes = 200; // of a value; content can use long names

/// Returns a value with characters that XML allows. The crash may have damaged the memory that the value comes from.
std::string cleaned(std::string_view value) {
    std::string clean(value.substr(0, mostBytes));
    std::ranges::replace_if(
        clean, [](char c) { return c < ' ' || c > '~'; }, '?');
    return clean;
}

} // namespace

CrashNote readCrashNote(std::string_view lines) {
    CrashNote note;
    const std::array<std::pair<std::string_view, std::string*>, 5> texts{{{"cause", &note.cause},
                                                                          {"exception", &note.exception},
                                                                          {"group", &note.group},
                                                                          {"build", &note.build},
                                                                          {"address", &note.address}}};
    for (std::size_t end = lines.find('\n'); end != std::string_view::npos; end = lines.find('\n')) {
        const std::string_view line = lines.substr(0, end);
        lines.remove_prefix(end + 1);
        const std::size_t blank = std::min(line.find(' '), line.size());
        const std::string_view word = line.substr(0, blank);
        const std::string_view value = line.substr(std::min(blank + 1, line.size()));
        const auto text = std::ranges::find(texts, word, [](const auto& one) { return one.first; });
        if (text != texts.end()) {
            *text->second = cleaned(value);
        } else if (word == "turn") {
            std::uint32_t turn = 0;
            const auto [rest, error] = std::from_chars(value.data(), value.data() + value.size(), turn);
            note.turn = error == std::errc() ? std::optional(turn) : std::nullopt;
        } else if (word == "at" && note.places.size() < mostPlaces) {
            note.places.push_back(cleaned(value));
        }
    }
    return note;
}

} // namespace orrery::engine
