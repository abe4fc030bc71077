// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/choices.h"
#include "widgets/form/form_model.h"

#include <QString>

#include <vector>

namespace orrery::widgets {

/// Returns the sentence of a line, with labels in place of ids.
QString wordsOf(const FormLine& line, FormChoices& choices);

/// The words that filter the lines of a form (I6.3). A line matches if its sentence, tag or id contains them. The
/// filter reads each line once, and again only after a change of the line. It reads in parts, because a form can have
/// mostFormLines lines (P3.5).
class FormFilter {
public:
    /// The number of lines to read between two events, which takes some milliseconds (P3.5).
    static constexpr std::size_t linesAtOnce = 200;

    /// @param choices lists with the labels in the sentences
    explicit FormFilter(FormChoices& choices) : m_choices(choices) {}

    /// Sets the words; empty: no filter. Spaces around them do not count.
    void setWords(const QString& words);
    bool isOn() const { return !m_words.isEmpty(); }
    /// Returns whether the filter knows the texts of all lines, or has known them before some of the lines changed.
    bool isReady() const { return m_isReady; }
    /// Keeps a line visible, because an edit must not hide its line; empty: none. New words end this.
    void keep(const FormPath& path) { m_kept = path; }
    /// Prepares for other lines. Keeps the texts of lines that stay the same.
    void exchange(const std::vector<FormLine>& before, const std::vector<FormLine>& now);
    /// Notes that a line has another value.
    void forget(std::size_t line);
    /// Returns whether a line is left to read.
    bool isDue() const { return isOn() && m_next < m_texts.size(); }
    /// Reads the next lines.
    /// @param most maximum number of lines to read in this call
    /// @return whether no line is left to read
    bool read(const std::vector<FormLine>& lines, std::size_t most);
    /// Returns whether a line matches. A line that is not read yet matches by its earlier text.
    bool matches(const std::vector<FormLine>& lines, std::size_t line) const;

private:
    /// The text of one line that the words are searched in.
    struct Text {
        QString text;
        bool isPresent = false; ///< false if the line has changed since
    };

    FormChoices& m_choices;
    QString m_words;
    FormPath m_kept;
    std::vector<Text> m_texts; ///< by the index of the line
    std::size_t m_next = 0;    ///< first line that can need reading
    bool m_isReady = false;
};

} // namespace orrery::widgets
