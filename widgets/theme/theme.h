// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QStringView>

#include <array>
#include <cstdint>

class QApplication;

namespace orrery::widgets {

enum class ThemeKind : std::uint8_t { light, dark };

/// The colours of XML and of the expressions in it, as the source editor and the expression fields show them.
struct SyntaxColours {
    QColor bracket;
    QColor tag;
    QColor attribute;
    QColor value;
    QColor entity;
    QColor comment;
    QColor instruction;
    QColor number;
    QColor string;
    QColor keyword;
    QColor function;
    QColor root; ///< Source, Target and the other places where a reference begins.
    QColor operation;
    QColor caretLine;
    QColor matchedTag;
    QColor found; ///< behind a match of the find bar
};

/// Every colour that a view may use, by what it means (I1.4). A plain value; views take it from themeOf(palette()).
struct Theme {
    ThemeKind kind = ThemeKind::light;
    QColor window;        ///< behind docks, bars and forms
    QColor base;          ///< behind text, lists and canvases
    QColor alternateBase; ///< every second row
    QColor text;
    QColor dimText; ///< secondary text, line numbers, placeholders
    QColor border;  ///< frames and splitters
    QColor button;
    QColor accent;     ///< the one accent: selection, focus, the current thing
    QColor accentText; ///< on accent
    QColor selection;  ///< behind selected text that keeps its colours
    QColor link;
    QColor error;
    QColor warning;
    QColor hint;
    QColor good;     ///< passed, matched, up
    QColor ghost;    ///< what did not happen; findings that are being recomputed
    QColor gridLine; ///< plots, tables, the galaxy's grid
    SyntaxColours syntax;
    /// Okabe and Ito's colours, told apart by colour-blind people, in the order of use for empires and plot lines.
    /// The eighth is black on light, light grey on dark.
    std::array<QColor, 8> categorical;

    /// The colour of empire or plot line number @p index, counted from 0; wraps around.
    QColor categoricalColour(int index) const;
    /// The colour of a star by the vocabulary's name ("white", "blue", …); dimText for a name that is not a colour.
    QColor starColour(QStringView name) const;
    /// All roles as a palette for QApplication.
    QPalette palette() const;
};

/// The theme of a kind; lives as long as the program.
const Theme& theme(ThemeKind kind);
/// Dark when text is lighter than what is behind it. Qt 6.4 cannot be asked for the desktop's colour scheme.
ThemeKind themeKindOf(const QPalette& palette);
/// The theme that suits a palette: how a widget finds its colours, again on each PaletteChange.
const Theme& themeOf(const QPalette& palette);
/// Gives the application the Fusion style and the theme's palette.
/// To follow the desktop pass themeKindOf(app.palette()) before the first call.
void applyTheme(QApplication& app, ThemeKind kind);
/// The font of source and expressions: the desktop's fixed font, else DejaVu Sans Mono.
QFont codeFont();

} // namespace orrery::widgets
