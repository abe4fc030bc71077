// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/source/source_breaks.h"

#include "widgets/source/scintilla.h"
#include "widgets/theme/theme.h"

#include <map>

namespace orrery::widgets {

using Base = QsciScintillaBase;

void SourceBreaks::setTheme(const Theme& theme) {
    for (const bool isEnabled : {true, false}) {
        const auto number = static_cast<unsigned long>(isEnabled ? marker : marker + 1);
        send(m_view, Base::SCI_MARKERDEFINE, static_cast<long>(number), Base::SC_MARK_CIRCLE);
        m_view.SendScintilla(Base::SCI_MARKERSETFORE, number, theme.error);
        m_view.SendScintilla(Base::SCI_MARKERSETBACK, number, isEnabled ? theme.error : theme.base);
    }
}

void SourceBreaks::set(const QVector<SourceBreak>& breaks) {
    std::map<long, int> wanted; // line → marker
    for (const SourceBreak& one : breaks) {
        const long line = lineOf(m_view, one.offset);
        if (one.isEnabled || !wanted.contains(line)) {
            wanted[line] = one.isEnabled ? marker : marker + 1;
        }
    }
    std::map<long, int> shown;
    for (long line = -1; (line = send(m_view, Base::SCI_MARKERNEXT, line + 1, markerMask)) >= 0;) {
        shown[line] = (send(m_view, Base::SCI_MARKERGET, line) & markerMask) == 1L << marker ? marker : marker + 1;
    }
    if (wanted == shown) {
        return;
    }
    send(m_view, Base::SCI_MARKERDELETEALL, marker);
    send(m_view, Base::SCI_MARKERDELETEALL, marker + 1);
    for (const auto& [line, number] : wanted) {
        send(m_view, Base::SCI_MARKERADD, line, number);
    }
}

std::vector<int> SourceBreaks::lines() const {
    std::vector<int> lines;
    for (long line = -1; (line = send(m_view, Base::SCI_MARKERNEXT, line + 1, markerMask)) >= 0;) {
        lines.push_back(static_cast<int>(line));
    }
    return lines;
}

} // namespace orrery::widgets
