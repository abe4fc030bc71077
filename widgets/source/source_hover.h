// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QPoint;
class QsciScintillaBase;

namespace orrery::widgets {

class SourceCoverage;
class SourceMarks;
class SourceMirror;

/// The tool tip of a source view: the messages of the marks at a place, its coverage, and its help (I3.4, I4.13).
class SourceHover {
public:
    SourceHover(QsciScintillaBase& view, const SourceMarks& marks, const SourceCoverage& coverage,
                const SourceMirror& mirror)
        : m_view(view), m_marks(marks), m_coverage(coverage), m_mirror(mirror) {}

    /// Sets a function that returns the help for a byte of the text, as plain or rich text.
    void setHelp(std::function<QString(int offset)> help) { m_help = std::move(help); }
    /// Returns messages and help for a byte of the text, as plain text.
    QString textAt(int offset) const;
    /// Shows the tool tip for a position of the view; -1: no position. Over a margin, shows it for the line at @p
    /// point.
    void show(int position, QPoint point) const;

private:
    struct Texts {
        QString messages;
        QString help;
    };
    Texts textsAt(int position) const;

    QsciScintillaBase& m_view;
    const SourceMarks& m_marks;
    const SourceCoverage& m_coverage;
    const SourceMirror& m_mirror;
    std::function<QString(int)> m_help;
};

} // namespace orrery::widgets
