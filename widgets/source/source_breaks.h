// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVector>

#include <vector>

class QsciScintillaBase;

namespace orrery::widgets {

struct Theme;

/// A breakpoint that a source view shows (I4.7).
struct SourceBreak {
    int offset = 0;        ///< a byte of its line
    bool isEnabled = true; ///< false: a hollow mark
    friend bool operator==(const SourceBreak&, const SourceBreak&) = default;
};

/// The marks of breakpoints in the margin of one source view. They move with the text.
class SourceBreaks {
public:
    static constexpr int marker = 6; ///< Scintilla's marker of an enabled breakpoint; the next one is for disabled ones
    static constexpr int markerMask = 0b11000000;

    explicit SourceBreaks(QsciScintillaBase& view) : m_view(view) {}

    void setTheme(const Theme& theme);
    /// Replaces the marks. @param breaks their offsets are positions of the view
    void set(const QVector<SourceBreak>& breaks);
    /// Returns the present lines of the marks, ascending.
    std::vector<int> lines() const;

private:
    QsciScintillaBase& m_view;
};

} // namespace orrery::widgets
