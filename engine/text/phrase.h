// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// A text for the user that the window can translate: a pattern of the program with its arguments, or words of content.
/// Words of content are the same in every language. Only english() and the widgets' engineText() turn a phrase into a
/// text. So no sentence stays in English by mistake (I5.3).
class Phrase {
public:
    // Not inline: hundreds of source files create and destroy phrases, and each would repeat the code.
    Phrase() noexcept;
    Phrase(const Phrase& other);
    Phrase(Phrase&& other) noexcept;
    Phrase& operator=(const Phrase& other);
    Phrase& operator=(Phrase&& other) noexcept;
    ~Phrase();
    /// Makes a phrase of words of content: an id, a number, or a text that a user wrote.
    Phrase(std::string words);
    /// Literals belong to the program: use phrase(). Pass words that are the same in every language as a std::string.
    Phrase(const char* words) = delete;

    /// Returns the English pattern, with {0}, {1} … for the arguments; empty for words of content.
    std::string_view pattern() const { return m_pattern; }
    const std::vector<Phrase>& args() const { return m_args; }
    bool empty() const { return m_pattern.empty() && m_words.empty(); }
    /// Returns the words of content; empty if there is a pattern.
    const std::string& words() const { return m_words; }
    std::string english() const;

    /// Makes a phrase from words of the vocabulary, such as a label. The window translates it if its table of texts
    /// contains the whole phrase. The table has the words of the shipped vocabulary, but not those that content adds.
    static Phrase said(std::string words);
    bool isOfProgram() const { return m_isOfProgram; }

    friend bool operator==(const Phrase&, const Phrase&) = default;
    /// Compares with the English text.
    friend bool operator==(const Phrase& a, const std::string& english) { return a.english() == english; }
    friend bool operator==(const Phrase& a, const char* english) { return a.english() == english; }
    friend Phrase phrase(std::string_view pattern, std::vector<Phrase> args);

private:
    std::string_view m_pattern; ///< text of the program, in static storage
    std::string m_words;
    bool m_isOfProgram = false; ///< true if the window may translate m_words, see said()
    std::vector<Phrase> m_args;
};

/// Makes a phrase.
/// @param pattern English text of the program, from a row or a literal that translators find. {0}, {1} … stand for the
/// arguments; a number without an argument stays as it is.
Phrase phrase(std::string_view pattern, std::vector<Phrase> args = {});

/// A view of a phrase with one argument or none, which is cheap to create. The pattern and the argument must outlive
/// it.
struct PhraseView {
    std::string_view pattern{}; ///< empty: no phrase
    std::string_view arg{};     ///< words of content

    constexpr PhraseView() = default;
    constexpr PhraseView(std::string_view said, std::string_view named = {}) : pattern(said), arg(named) {}
    constexpr bool empty() const { return pattern.empty(); }
    Phrase whole() const { return phrase(pattern, {std::string(arg)}); }
    friend constexpr bool operator==(const PhraseView&, const PhraseView&) = default;
};

/// Returns a name of content in the quotation marks of the language.
Phrase quoted(std::string name);

/// Joins a list to one phrase. `pattern` joins two entries, or two parts of the list. An empty list gives an empty
/// phrase.
Phrase joined(std::span<const Phrase> entries, std::string_view pattern = "{0}, {1}");

/// Patterns for a number: for one, and for zero or many. {0} stands for the number.
struct CountWords {
    std::string_view one;
    std::string_view many;
};
/// Makes a phrase of a number with its words.
Phrase counted(std::uint64_t count, CountWords words);

/// Marks a literal that becomes a phrase elsewhere, so that translators find it.
constexpr std::string_view inPhrase(std::string_view pattern) {
    return pattern;
}

} // namespace orrery::engine
