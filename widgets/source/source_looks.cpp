// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/source/source_looks.h"

#include "widgets/source/scintilla.h"
#include "widgets/source/source_breaks.h"
#include "widgets/theme/theme.h"

#include <algorithm>

namespace orrery::widgets {

using Base = QsciScintillaBase;

SourceLooks::SourceLooks(QsciScintillaBase& view) : m_view(view) {
    send(view, Base::SCI_SETMARGINTYPEN, breakMargin, Base::SC_MARGIN_SYMBOL);
    send(view, Base::SCI_SETMARGINMASKN, breakMargin, SourceBreaks::markerMask);
    send(view, Base::SCI_SETMARGINWIDTHN, breakMargin, 14);
    send(view, Base::SCI_SETMARGINTYPEN, markMargin, Base::SC_MARGIN_SYMBOL);
    send(view, Base::SCI_SETMARGINMASKN, markMargin, SourceMarks::markerMask);
    send(view, Base::SCI_SETMARGINWIDTHN, markMargin, 18);
    send(view, Base::SCI_SETMARGINTYPEN, numberMargin, Base::SC_MARGIN_NUMBER);
    send(view, Base::SCI_SETMARGINMASKN, numberMargin, 0);
    send(view, Base::SCI_SETMARGINTYPEN, foldMargin, Base::SC_MARGIN_SYMBOL);
    send(view, Base::SCI_SETMARGINMASKN, foldMargin, static_cast<long>(Base::SC_MASK_FOLDERS));
    send(view, Base::SCI_SETMARGINWIDTHN, foldMargin, 16);
    for (int margin = 0; margin < marginCount; ++margin)
        send(view, Base::SCI_SETMARGINSENSITIVEN, margin, 1);
    send(view, Base::SCI_SETMARGINLEFT, 0, 4);
    send(view, Base::SCI_SETEXTRAASCENT, 1);
    send(view, Base::SCI_SETEXTRADESCENT, 1);
    send(view, Base::SCI_SETAUTOMATICFOLD,
         Base::SC_AUTOMATICFOLD_SHOW | Base::SC_AUTOMATICFOLD_CLICK | Base::SC_AUTOMATICFOLD_CHANGE);
    send(view, Base::SCI_SETFOLDFLAGS, Base::SC_FOLDFLAG_LINEAFTER_CONTRACTED);
    for (const auto& [marker, symbol] : {std::pair<int, int>{Base::SC_MARKNUM_FOLDEROPEN, Base::SC_MARK_ARROWDOWN},
                                         {Base::SC_MARKNUM_FOLDEROPENMID, Base::SC_MARK_ARROWDOWN},
                                         {Base::SC_MARKNUM_FOLDER, Base::SC_MARK_ARROW},
                                         {Base::SC_MARKNUM_FOLDEREND, Base::SC_MARK_ARROW},
                                         {Base::SC_MARKNUM_FOLDERSUB, Base::SC_MARK_EMPTY},
                                         {Base::SC_MARKNUM_FOLDERTAIL, Base::SC_MARK_EMPTY},
                                         {Base::SC_MARKNUM_FOLDERMIDTAIL, Base::SC_MARK_EMPTY}})
        send(view, Base::SCI_MARKERDEFINE, marker, symbol);
    view.SendScintilla(Base::SCI_SETREPRESENTATION, "\xEF\xBB\xBF", "BOM");
    send(view, Base::SCI_INDICSETSTYLE, stopIndicator, Base::INDIC_DOTBOX);
    send(view, Base::SCI_INDICSETUNDER, stopIndicator, 1);
    send(view, Base::SCI_INDICSETSTYLE, foundIndicator, Base::INDIC_STRAIGHTBOX);
    send(view, Base::SCI_INDICSETUNDER, foundIndicator, 1);
    send(view, Base::SCI_INDICSETALPHA, foundIndicator, 70);
    send(view, Base::SCI_INDICSETOUTLINEALPHA, foundIndicator, 150);
}

void SourceLooks::setColour(unsigned message, long index, const QColor& colour) {
    m_view.SendScintilla(message, static_cast<unsigned long>(index), colour);
}

void SourceLooks::setTheme(const Theme& theme) {
    setColour(Base::SCI_STYLESETFORE, Base::STYLE_LINENUMBER, theme.dimText);
    setColour(Base::SCI_STYLESETBACK, Base::STYLE_LINENUMBER, theme.base);
    setColour(Base::SCI_STYLESETFORE, Base::STYLE_CONTROLCHAR, theme.warning);
    setColour(Base::SCI_SETFOLDMARGINCOLOUR, 1, theme.base);
    setColour(Base::SCI_SETFOLDMARGINHICOLOUR, 1, theme.base);
    for (const auto& [marker, colour] : {std::pair<int, QColor>{Base::SC_MARKNUM_FOLDER, theme.dimText},
                                         {Base::SC_MARKNUM_FOLDEREND, theme.dimText},
                                         {Base::SC_MARKNUM_FOLDEROPEN, theme.ghost},
                                         {Base::SC_MARKNUM_FOLDEROPENMID, theme.ghost}}) {
        setColour(Base::SCI_MARKERSETFORE, marker, colour);
        setColour(Base::SCI_MARKERSETBACK, marker, colour);
    }
    // The margins use the default style. The background of markers must match the text.
    setColour(Base::SCI_SETMARGINBACKN, breakMargin, theme.base);
    setColour(Base::SCI_SETMARGINBACKN, markMargin, theme.base);
    m_view.SendScintilla(Base::SCI_SETCARETFORE, theme.text);
    m_view.SendScintilla(Base::SCI_SETADDITIONALCARETFORE, theme.accent);
    m_view.SendScintilla(Base::SCI_SETCARETLINEBACK, theme.syntax.caretLine);
    send(m_view, Base::SCI_SETCARETLINEVISIBLE, 1);
    send(m_view, Base::SCI_SETCARETLINEVISIBLEALWAYS, 1);
    send(m_view, Base::SCI_SETCARETWIDTH, 2);
    send(m_view, Base::SCI_SETSELFORE, 0, 0); // selected text keeps its colours
    setColour(Base::SCI_SETSELBACK, 1, theme.selection);
    m_view.SendScintilla(Base::SCI_SETADDITIONALSELBACK, theme.selection);
    setColour(Base::SCI_INDICSETFORE, foundIndicator, theme.syntax.found);
    setColour(Base::SCI_INDICSETFORE, stopIndicator, theme.accent);
    m_lineNumbers = {};
}

bool SourceLooks::fitLineNumbers(bool areHidden) {
    const auto digitsOf = [](long number) { return static_cast<int>(QByteArray::number(qlonglong{number}).size()); };
    const std::pair wanted(areHidden ? -1 : std::max(3, digitsOf(send(m_view, Base::SCI_GETLINECOUNT))),
                           send(m_view, Base::SCI_GETZOOM));
    if (std::exchange(m_lineNumbers, wanted) == wanted)
        return false;
    long width = 0;
    if (!areHidden)
        width = 12 + m_view.SendScintilla(Base::SCI_TEXTWIDTH, static_cast<unsigned long>(Base::STYLE_LINENUMBER),
                                          QByteArray(wanted.first, '9').constData());
    send(m_view, Base::SCI_SETMARGINWIDTHN, numberMargin, width);
    return true;
}

int marginWidthOf(const QsciScintillaBase& view) {
    long width = 0;
    for (int margin = 0; margin < SourceLooks::marginCount; ++margin)
        width += send(view, Base::SCI_GETMARGINWIDTHN, margin);
    return static_cast<int>(width);
}

} // namespace orrery::widgets
