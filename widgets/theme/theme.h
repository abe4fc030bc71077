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
    QColor root; ///< Source, Target and other words that begin a reference.
    QColor operation;
    QColor caretLine;
    QColor matchedTag;
    QColor found; ///< behind a match of the find bar
};

/// All colours that a view may use, by meaning (I1.4). A plain value; views get it from themeOf(palette()).
struct Theme {
    ThemeKind kind = ThemeKind::light;
    QColor window;        ///< behind docks, bars and forms
    QColor base;          ///< behind text, lists and canvases
    QColor alternateBase; ///< every second row
    QColor text;
    QColor dimText; ///< secondary text, line numbers, placeholders
    QColor border;  ///< frames and splitters
    QColor button;
    QColor accent;     ///< the one accent: selection, focus, the current item
    QColor accentText; ///< on accent
    QColor selection;  ///< behind selected text that keeps its colours
    QColor link;
    QColor error;
    QColor warning;
    QColor hint;
    QColor good;     ///< passed, matched, up
    QColor ghost;    ///< events that did not happen; problems that are being recomputed
    QColor gridLine; ///< plots, tables, the galaxy's grid
    SyntaxColours syntax;
    /// Okabe and Ito's colours, which colour-blind people can tell apart, in their order of use for empires and plot
    /// lines. The eighth is black in the light theme, light grey in the dark one.
    std::array<QColor, 8> categorical;

    /// Returns the colour of empire or plot line number @p index, counted from 0; wraps around.
    QColor categoricalColour(int index) const;
    /// Returns the colour of a star by its name in the vocabulary ("white", "blue", …); dimText for an unknown name.
    QColor starColour(QStringView name) const;
    /// Returns all roles as a palette for QApplication.
    QPalette palette() const;
};

/// Returns the theme of a kind; it lives as long as the program.
const Theme& theme(ThemeKind kind);
/// Returns dark if text is lighter than its background. Qt 6.4 does not know the desktop's colour scheme.
ThemeKind themeKindOf(const QPalette& palette);
/// Returns the theme that suits a palette. Widgets get their colours from it, and again on each PaletteChange.
const Theme& themeOf(const QPalette& palette);
/// Gives the application the Fusion style and the theme's palette.
/// To follow the desktop, pass themeKindOf(app.palette()) before the first call.
void applyTheme(QApplication& app, ThemeKind kind);
/// Returns the font of source and expressions: the desktop's monospaced font, else DejaVu Sans Mono.
QFont codeFont();

} // namespace orrery::widgets
