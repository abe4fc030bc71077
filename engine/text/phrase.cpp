// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/phrase.h"

namespace orrery::engine {

Phrase::Phrase() noexcept = default;
Phrase::Phrase(const Phrase& other) = default;
Phrase::Phrase(Phrase&& other) noexcept = default;
Phrase& Phrase::operator=(const Phrase& other) = default;
Phrase& Phrase::operator=(Phrase&& other) noexcept = default;
Phrase::~Phrase() = default;

Phrase::Phrase(std::string words) : m_words(std::move(words)) {}

Phrase phrase(std::string_view pattern, std::vector<Phrase> args) {
    Phrase made;
    made.m_pattern = pattern;
    made.m_args = std::move(args);
    return made;
}

Phrase quoted(std::string name) {
    return phrase("'{0}'", {std::move(name)});
}

Phrase joined(std::span<const Phrase> entries, std::string_view pattern) {
    if (entries.size() < 2) {
        return entries.empty() ? Phrase() : entries.front();
    }
    // Splits the list in halves, because a deep phrase would need deep recursion.
    const std::size_t half = entries.size() / 2;
    return phrase(pattern, {joined(entries.first(half), pattern), joined(entries.subspan(half), pattern)});
}

Phrase counted(std::uint64_t count, CountWords words) {
    return phrase(count == 1 ? words.one : words.many, {std::to_string(count)});
}

Phrase Phrase::said(std::string words) {
    Phrase made(std::move(words));
    made.m_isOfProgram = true;
    return made;
}

std::string Phrase::english() const {
    if (m_pattern.empty()) {
        return m_words;
    }
    std::string out;
    out.reserve(m_pattern.size() + 32);
    for (std::size_t i = 0; i < m_pattern.size(); ++i) {
        const bool isSlot = m_pattern[i] == '{' && i + 2 < m_pattern.size() && m_pattern[i + 2] == '}' &&
                            m_pattern[i + 1] >= '0' && m_pattern[i + 1] <= '9';
        const auto slot = isSlot ? static_cast<std::size_t>(m_pattern[i + 1] - '0') : m_args.size();
        if (slot < m_args.size()) {
            out += m_args[slot].english();
            i += 2;
        } else {
            out += m_pattern[i];
        }
    }
    return out;
}

} // namespace orrery::engine
