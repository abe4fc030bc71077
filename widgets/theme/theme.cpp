// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/theme.h"

#include "widgets/theme/icon.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCommandLinkButton>
#include <QEvent>
#include <QFontDatabase>
#include <QFontInfo>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>
#include <QVariant>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace orrery::widgets {

namespace {

struct StarRow {
    QStringView name;
    QRgb onLight;
    QRgb onDark;
};

constexpr std::array starRows = {
    StarRow{.name = u"black", .onLight = 0xff2b2b33, .onDark = 0xff6a6a78},
    StarRow{.name = u"blue", .onLight = 0xff2f6fd6, .onDark = 0xff7fb2ff},
    StarRow{.name = u"neutron", .onLight = 0xff7a4fc4, .onDark = 0xffc3a5ff},
    StarRow{.name = u"orange", .onLight = 0xffd97a1c, .onDark = 0xffffae57},
    StarRow{.name = u"red", .onLight = 0xffc93636, .onDark = 0xffff7b72},
    StarRow{.name = u"white", .onLight = 0xff8d98a8, .onDark = 0xfff3f5fa},
    StarRow{.name = u"yellow", .onLight = 0xffb99500, .onDark = 0xfff5da5f},
};
static_assert(std::ranges::is_sorted(starRows, {}, [](const StarRow& row) { return row.name.front(); }));

Theme lightTheme() {
    return {
        .kind = ThemeKind::light,
        .window = 0xf1f2f4,
        .base = 0xffffff,
        .alternateBase = 0xf6f7f9,
        .text = 0x1f2329,
        .dimText = 0x5b636e,
        .border = 0xc9cdd4,
        .fieldBorder = 0x808791,
        .button = 0xf7f8fa,
        .accent = 0x1f66c1,
        .accentText = 0xffffff,
        .selection = 0xd0e3fb,
        .link = 0x1457a8,
        .error = 0xbf221b,
        .warning = 0x8c5800,
        .hint = 0x2665a5,
        .good = 0x1a7137,
        .ghost = 0x5d656f,
        .gridLine = 0xe1e4e9,
        .syntax = {.bracket = 0x57606d,
                   .tag = 0x0f4f9e,
                   .attribute = 0x7b4a06,
                   .value = 0x2b6a30,
                   .entity = 0xa0431a,
                   .comment = 0x58606b,
                   .instruction = 0x58606b,
                   .number = 0xa8430a,
                   .string = 0x2b6a30,
                   .keyword = 0x7b2aa6,
                   .function = 0x006277,
                   .root = 0xa31556,
                   .operation = 0x3d4450,
                   .caretLine = 0xf3f6fb,
                   .matchedTag = 0x1f66c1,
                   .found = 0xf2b600},
        .categorical = {0x0072b2, 0xe69f00, 0x009e73, 0xd55e00, 0xcc79a7, 0x56b4e9, 0xf0e442, 0xff000000},
    };
}

Theme darkTheme() {
    return {
        .kind = ThemeKind::dark,
        .window = 0x26292f,
        .base = 0x1b1e23,
        .alternateBase = 0x20242a,
        .text = 0xdde1e7,
        .dimText = 0x9ea7b4,
        .border = 0x3d424b,
        .fieldBorder = 0x707885,
        .button = 0x31353d,
        .accent = 0x4a94f0,
        .accentText = 0x0b1420,
        .selection = 0x263c5a,
        .link = 0x7ab5ff,
        .error = 0xff8177,
        .warning = 0xe8b04a,
        .hint = 0x74b4f2,
        .good = 0x6fce8a,
        .ghost = 0x9fa7b3,
        .gridLine = 0x343942,
        .syntax = {.bracket = 0x9fa8b7,
                   .tag = 0x6fb3f5,
                   .attribute = 0xdab274,
                   .value = 0xa3cc8c,
                   .entity = 0xe79b72,
                   .comment = 0x9ea8b6,
                   .instruction = 0x9ea8b6,
                   .number = 0xeaa66e,
                   .string = 0xa3cc8c,
                   .keyword = 0xcda1ee,
                   .function = 0x74d3c8,
                   .root = 0xf497ba,
                   .operation = 0xc3cad5,
                   .caretLine = 0x22262d,
                   .matchedTag = 0x6fb3f5,
                   .found = 0xd9a400},
        .categorical = {0x3f9bd6, 0xe69f00, 0x1fb98b, 0xe8702a, 0xd98fb8, 0x7cc7f2, 0xf0e442, 0xd6d6d6},
    };
}

constexpr auto codeFontProperty = "orreryCodeFont";

/// The differences from the style Fusion. Buttons of dialogs have no icons, because a desktop has icons for only some
/// of them. A click on a slider goes to the clicked value. Lists and links show the keyboard focus by a frame (I6.7).
/// Frames of fields, the front tab and the arrow of a tool bar without room have enough contrast (I5.4).
class OrreryStyle : public QProxyStyle {
public:
    using QProxyStyle::QProxyStyle;

    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* result) const override {
        switch (hint) {
        case SH_DialogButtonBox_ButtonsHaveIcons:
            return 0;
        case SH_Slider_AbsoluteSetButtons:
            return Qt::LeftButton;
        default:
            return QProxyStyle::styleHint(hint, option, widget, result);
        }
    }

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        if (element == PE_FrameLineEdit) {
            drawFieldFrame(*option, option->rect, *painter);
        }
    }

    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override {
        const auto* const button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        if (button != nullptr && widget != nullptr && widget->objectName() == QLatin1String("qt_toolbar_ext_button")) {
            QStyleOptionToolButton shown = *button; // Qt's own arrow is black
            shown.icon = icon(QStringLiteral("chevron-right"), themeOf(option->palette));
            QProxyStyle::drawComplexControl(control, &shown, painter, widget);
            return;
        }
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        const auto* const spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
        if (control == CC_SpinBox && spin != nullptr && spin->frame) {
            drawFieldFrame(*option, option->rect.adjusted(0, 1, 0, -1), *painter);
        }
    }

    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override {
        QProxyStyle::drawControl(element, option, painter, widget);
        const auto* const tab = qstyleoption_cast<const QStyleOptionTab*>(option);
        if (element == CE_TabBarTabShape && tab != nullptr && (tab->state & State_Selected) != 0) {
            drawFrontTab(*tab, *painter);
        }
        const bool isList = element == CE_ShapedFrame && qobject_cast<const QAbstractItemView*>(widget) != nullptr &&
                            !widget->isWindow(); // lists of completions have the focus of their fields
        const bool isLink = element == CE_PushButton && qobject_cast<const QCommandLinkButton*>(widget) != nullptr;
        if ((isList || isLink) && (option->state & State_HasFocus) != 0) {
            painter->save();
            painter->setPen(option->palette.color(QPalette::Highlight));
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
            painter->restore();
        }
    }

private:
    /// Draws the frame of a field without the focus. Fusion draws that of a field with the focus.
    static void drawFieldFrame(const QStyleOption& option, QRect frame, QPainter& painter) {
        if ((option.state & State_HasFocus) != 0 && (option.state & State_Enabled) != 0) {
            return;
        }
        const Theme& theme = themeOf(option.palette);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen((option.state & State_Enabled) != 0 ? theme.fieldBorder : theme.border);
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(frame).adjusted(0.5, 0.5, -0.5, -0.5), 2.0, 2.0);
        painter.restore();
    }

    /// Draws a line along the outer edge of the front tab.
    static void drawFrontTab(const QStyleOptionTab& tab, QPainter& painter) {
        constexpr int thick = 2;
        QRect line = tab.rect;
        switch (tab.shape) {
        case QTabBar::RoundedSouth:
        case QTabBar::TriangularSouth:
            line.setTop(line.bottom() - thick + 1);
            break;
        case QTabBar::RoundedWest:
        case QTabBar::TriangularWest:
            line.setWidth(thick);
            break;
        case QTabBar::RoundedEast:
        case QTabBar::TriangularEast:
            line.setLeft(line.right() - thick + 1);
            break;
        default:
            line.setHeight(thick);
        }
        painter.fillRect(line, tab.palette.color(QPalette::Highlight));
    }
};

} // namespace

QColor Theme::categoricalColour(int index) const {
    const int count = static_cast<int>(categorical.size());
    return categorical[static_cast<std::size_t>((index % count + count) % count)];
}

QColor Theme::starColour(QStringView name) const {
    const auto row = std::ranges::find(starRows, name, &StarRow::name);
    if (row == starRows.end())
        return dimText;
    return QColor::fromRgb(kind == ThemeKind::dark ? row->onDark : row->onLight);
}

QPalette Theme::palette() const {
    QPalette result(button, window);
    const std::array roles = {
        std::pair{QPalette::Window, window},
        std::pair{QPalette::WindowText, text},
        std::pair{QPalette::Base, base},
        std::pair{QPalette::AlternateBase, alternateBase},
        std::pair{QPalette::Text, text},
        std::pair{QPalette::PlaceholderText, dimText},
        std::pair{QPalette::Button, button},
        std::pair{QPalette::ButtonText, text},
        std::pair{QPalette::BrightText, error},
        std::pair{QPalette::Highlight, accent},
        std::pair{QPalette::HighlightedText, accentText},
        std::pair{QPalette::Link, link},
        std::pair{QPalette::LinkVisited, link},
        std::pair{QPalette::ToolTipBase, button},
        std::pair{QPalette::ToolTipText, text},
        std::pair{QPalette::Light, button.lighter(kind == ThemeKind::dark ? 115 : 102)},
        std::pair{QPalette::Midlight, button},
        std::pair{QPalette::Mid, border},
        std::pair{QPalette::Dark, border.darker(kind == ThemeKind::dark ? 130 : 115)},
        std::pair{QPalette::Shadow, QColor(0, 0, 0)},
    };
    for (const auto& [role, colour] : roles)
        result.setColor(role, colour);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        result.setColor(QPalette::Disabled, role, ghost);
    result.setColor(QPalette::Disabled, QPalette::Highlight, border);
    result.setColor(QPalette::Disabled, QPalette::HighlightedText, text);
    return result;
}

const Theme& theme(ThemeKind kind) {
    static const Theme light = lightTheme();
    static const Theme dark = darkTheme();
    return kind == ThemeKind::dark ? dark : light;
}

ThemeKind themeKindOf(const QPalette& palette) {
    const int text = palette.color(QPalette::Active, QPalette::WindowText).lightness();
    const int behind = palette.color(QPalette::Active, QPalette::Window).lightness();
    return text > behind ? ThemeKind::dark : ThemeKind::light;
}

const Theme& themeOf(const QPalette& palette) {
    return theme(themeKindOf(palette));
}

namespace {

/// Returns the relative luminance of a colour: 0 (black) to 1 (white).
double luminance(const QColor& colour) {
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

} // namespace

double contrast(const QColor& a, const QColor& b) {
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

QColor outlineOf(const QColor& colour, const QColor& background, const Theme& theme) {
    return contrast(colour, background) < 3.0 ? theme.dimText : colour;
}

void applyTheme(QApplication& app, ThemeKind kind) {
    if (QStyle* fusion = QStyleFactory::create(QStringLiteral("Fusion")))
        app.setStyle(new OrreryStyle(fusion));
    app.setPalette(theme(kind).palette());
}

QFont codeFont() {
    if (const QVariant chosen = qApp->property(codeFontProperty); chosen.isValid()) {
        return chosen.value<QFont>();
    }
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    // Without a desktop theme, Qt returns a family that does not exist, or one that is not monospaced.
    if (!QFontInfo(font).fixedPitch() || !QFontInfo(font).exactMatch())
        font = QFont(QStringLiteral("DejaVu Sans Mono"), font.pointSize() > 0 ? font.pointSize() : 10);
    font.setStyleHint(QFont::Monospace, QFont::PreferAntialias);
    return font;
}

void setCodeFont(const QString& family, int size) {
    const QFont before = codeFont();
    qApp->setProperty(codeFontProperty, QVariant());
    QFont font = codeFont();
    if (!family.isEmpty()) {
        font.setFamily(family);
    }
    if (size > 0) {
        font.setPointSize(size);
    }
    qApp->setProperty(codeFontProperty, font);
    if (font == before) {
        return;
    }
    for (QWidget* const widget : QApplication::allWidgets()) {
        QEvent change(QEvent::PaletteChange);
        QCoreApplication::sendEvent(widget, &change);
    }
}

} // namespace orrery::widgets
