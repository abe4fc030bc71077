// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// Words for people that can still be said in another language: a pattern of the program with its arguments, or words
/// of content, which are the same in every language. Becomes a text by english(), and in the window's language by
/// engineText() of the widgets; by nothing else, so that no sentence is left in English by mistake (I5.3).
class Phrase {
public:
    Phrase() = default;
    /// Words of content: an id, a number, what somebody wrote.
    Phrase(std::string words) : m_words(std::move(words)) {}
    /// A literal is of the program, a phrase(). What is the same in every language is a std::string.
    Phrase(const char* words) = delete;

    /// English, with {0}, {1} … for the arguments; empty: the words are of content.
    std::string_view pattern() const { return m_pattern; }
    const std::vector<Phrase>& args() const { return m_args; }
    bool empty() const { return m_pattern.empty() && m_words.empty(); }
    /// Of content; empty where there is a pattern.
    const std::string& words() const { return m_words; }
    std::string english() const;

    /// Words of the vocabulary, which ships with the program and which content adds to: said in another language where
    /// they are known as a whole.
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
/// {1} … for the arguments; a number without an argument stays as it is.
Phrase phrase(std::string_view pattern, std::vector<Phrase> args = {});

/// A phrase that costs nothing to make, with one argument or none: both live as long as what it speaks of.
struct PhraseView {
    std::string_view pattern{}; ///< empty: nothing is said
    std::string_view arg{};     ///< of content

    constexpr PhraseView() = default;
    constexpr PhraseView(std::string_view said, std::string_view named = {}) : pattern(said), arg(named) {}
    constexpr bool empty() const { return pattern.empty(); }
    Phrase whole() const { return phrase(pattern, {std::string(arg)}); }
    friend constexpr bool operator==(const PhraseView&, const PhraseView&) = default;
};

/// A name of content in the quotes of the language.
Phrase quoted(std::string name);

/// A list: `pattern` joins two of its entries, or what was joined already. Empty: an empty phrase.
Phrase joined(std::span<const Phrase> entries, std::string_view pattern = "{0}, {1}");

/// Marks a literal that is made a phrase elsewhere, so that translators find it.
constexpr std::string_view inPhrase(std::string_view pattern) {
    return pattern;
}

} // namespace orrery::engine
