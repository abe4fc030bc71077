// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/completion.h"

#include <algorithm>

namespace orrery::engine {

namespace {

constexpr char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool beginsWith(std::string_view text, std::string_view typed) {
    return text.size() >= typed.size() &&
           std::equal(typed.begin(), typed.end(), text.begin(), [](char a, char b) { return lower(a) == lower(b); });
}

/// Returns whether a word of the label begins here. Words begin after a separator, or with a capital letter after a
/// small one.
bool beginsWord(std::string_view label, std::size_t at) {
    const char before = label[at - 1];
    const bool isBreak = before == '-' || before == '_' || before == '.' || before == '/' || before == ' ';
    const bool isCapital = label[at] >= 'A' && label[at] <= 'Z' && before >= 'a' && before <= 'z';
    return isBreak || isCapital;
}

bool hasLetters(std::string_view label, std::string_view typed) {
    std::size_t at = 0;
    for (const char c : label) {
        at += at < typed.size() && lower(c) == lower(typed[at]) ? 1u : 0u;
    }
    return at == typed.size();
}

/// Returns the rank of a label. 0 is the best rank, and noFit means that the label does not match.
constexpr int noFit = 7;
int fit(const CompletionItem& item, std::string_view typed) {
    const std::string_view label = item.label;
    if (typed.empty()) {
        return 0;
    }
    if (label == typed) {
        return 0;
    }
    if (beginsWith(label, typed)) {
        return item.isUnlikely ? 3 : label.starts_with(typed) ? 1 : 2;
    }
    for (std::size_t at = 1; at < label.size(); ++at) {
        if (beginsWord(label, at) && beginsWith(label.substr(at), typed)) {
            return 4;
        }
    }
    for (std::size_t at = 1; at + typed.size() <= label.size(); ++at) {
        if (beginsWith(label.substr(at), typed)) {
            return 5;
        }
    }
    // The label contains the letters in order. One or two typed letters would match nearly every label.
    return typed.size() > 2 && lower(label[0]) == lower(typed[0]) && hasLetters(label, typed) ? 6 : noFit;
}

} // namespace

std::vector<std::uint32_t> fitting(const Completion& completion, std::string_view typed, std::size_t most) {
    std::vector<std::uint32_t> ranked[noFit];
    for (std::size_t i = 0; i < completion.size(); ++i) {
        const int rank = completion[i].label.empty() ? noFit : fit(completion[i], typed);
        if (rank < noFit && ranked[rank].size() < most) {
            ranked[rank].push_back(static_cast<std::uint32_t>(i));
        }
    }
    std::vector<std::uint32_t> all;
    for (const auto& one : ranked) {
        all.insert(all.end(), one.begin(), one.end());
    }
    all.resize(std::min(all.size(), most));
    return all;
}

} // namespace orrery::engine
