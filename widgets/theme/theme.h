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

/// The colours of XML and of the expressions in it, in the source editor and the expression fields.
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
    QColor root; ///< Source, Target and other words that begin a reference
    QColor operation;
    QColor caretLine;
    QColor matchedTag;
    QColor found; ///< background of a match of the find bar
};

/// All colours that a view may use, by meaning (I1.4). A theme is a plain value. Views get it from themeOf(palette()).
struct Theme {
    ThemeKind kind = ThemeKind::light;
    QColor window;        ///< background of docks, bars and forms
    QColor base;          ///< background of text, lists and canvases
    QColor alternateBase; ///< background of every second row
    QColor text;
    QColor dimText;     ///< colour of secondary text, line numbers and placeholders
    QColor border;      ///< colour of frames and splitters
    QColor fieldBorder; ///< colour of the frames of fields, visible on the window and on `base`
    QColor button;
    QColor accent;     ///< selection, focus, the current item
    QColor accentText; ///< text on the accent colour
    QColor selection;  ///< background of selected text that keeps its colours
    QColor link;
    QColor error;
    QColor warning;
    QColor hint;
    QColor good;     ///< success, match, increase
    QColor ghost;    ///< events that did not happen; problems of an earlier text
    QColor gridLine; ///< grid of plots, tables and the galaxy
    SyntaxColours syntax;
    /// The colours of Okabe and Ito, which colour-blind people can tell apart. Empires use them in this order. The
    /// eighth colour is black in the light theme, and light grey in the dark theme.
    std::array<QColor, 8> categorical;

    /// Returns the colour of empire number @p index, counted from 0. Starts again after the last colour.
    QColor categoricalColour(int index) const;
    /// Returns the colour of a star by its name in the vocabulary ("white", "blue", …). Returns dimText for an unknown
    /// name.
    QColor starColour(QStringView name) const;
    /// Returns all roles as a palette for QApplication.
    QPalette palette() const;
};

/// Returns the theme of a kind. The theme lives as long as the program.
const Theme& theme(ThemeKind kind);
/// Returns dark if text is lighter than its background. Uses the palette because Qt 6.4 does not know the desktop's
/// colour scheme.
ThemeKind themeKindOf(const QPalette& palette);
/// Returns the theme that fits a palette. Widgets get their colours from this theme, and again on each PaletteChange.
const Theme& themeOf(const QPalette& palette);
/// Returns the contrast of two opaque colours: 1 (none) to 21 (black on white), as the WCAG 2 define it.
double contrast(const QColor& a, const QColor& b);
/// Returns the colour for the outline of a shape whose colour comes from content. This is the shape's own colour if its
/// contrast with the background is at least 3:1, otherwise the theme's dimText.
QColor outlineOf(const QColor& colour, const QColor& background, const Theme& theme);
/// Gives the application the Fusion style and the theme's palette.
/// To follow the desktop, pass themeKindOf(app.palette()) before the first call.
void applyTheme(QApplication& app, ThemeKind kind);
/// Returns the font of source and expressions: that of setCodeFont(), otherwise the desktop's monospaced font, or else
/// DejaVu Sans Mono.
QFont codeFont();
/// Sets the font of source and expressions for the whole program. Then sends a PaletteChange to all widgets, because
/// they read colours and this font again together. @param family empty: the default one. @param size in points; 0: the
/// default one
void setCodeFont(const QString& family, int size);

} // namespace orrery::widgets
