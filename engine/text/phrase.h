// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// Words for people that can still be said in another language: a pattern of the program with its arguments, or words
/// of content, which are the same in every language. Reads as English wherever a text is wanted.
class Phrase {
public:
    Phrase() = default;
    /// Words of content: an id, a number, what somebody wrote.
    Phrase(std::string words) : m_words(std::move(words)) {}
    Phrase(const char* words) : m_words(words) {}

    /// English, with {0}, {1} … for the arguments; empty: the words are of content.
    std::string_view pattern() const { return m_pattern; }
    const std::vector<Phrase>& args() const { return m_args; }
    bool empty() const { return m_pattern.empty() && m_words.empty(); }
    /// Of content; empty where there is a pattern.
    const std::string& words() const { return m_words; }
    std::string english() const;
    operator std::string() const { return english(); }

    /// Words of the program that were put together earlier: said in another language where they are known as a whole.
    static Phrase said(std::string words);
    bool isOfProgram() const { return m_isOfProgram; }

    friend bool operator==(const Phrase&, const Phrase&) = default;
    /// Whether it reads so in English.
    friend bool operator==(const Phrase& a, const std::string& english) { return a.english() == english; }
    friend bool operator==(const Phrase& a, const char* english) { return a.english() == english; }
    friend Phrase phrase(std::string_view pattern, std::vector<Phrase> args);

private:
    std::string_view m_pattern; ///< of the program: lives for ever
    std::string m_words;
    bool m_isOfProgram = false; ///< the words
    std::vector<Phrase> m_args;
};

/// @param pattern English, of the program: the text of a row, or a literal, which translators then find. With {0},
/// {1} … for the arguments.
Phrase phrase(std::string_view pattern, std::vector<Phrase> args = {});

/// Marks a literal that is made a phrase elsewhere, so that translators find it.
constexpr std::string_view inPhrase(std::string_view pattern) {
    return pattern;
}

} // namespace orrery::engine
