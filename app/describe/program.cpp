// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/describe/program.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

namespace orrery::describe {

namespace {

struct OfferedWord {
    std::string_view word;
    Offer offer;
};

constexpr std::array offeredWords{OfferedWord{"FILE", Offer::files}, OfferedWord{"FOLDER", Offer::folders},
                                  OfferedWord{"PROJECT", Offer::folders}, OfferedWord{"DIR", Offer::folders}};

std::string upperCase(std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return text;
}

} // namespace

Offer offerOf(const Option& option) {
    if (!option.choices.empty()) {
        return Offer::choices;
    }
    if (option.value.empty() && !option.isArgument()) {
        return Offer::nothing;
    }
    const std::string names = upperCase(option.names.back() + " " + option.value);
    const auto* const found = std::ranges::find_if(
        offeredWords, [&](const OfferedWord& one) { return names.find(one.word) != std::string::npos; });
    return found == offeredWords.end() ? Offer::nothing : found->offer;
}

} // namespace orrery::describe
