// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/icon.h"

#include "widgets/theme/theme.h"

#include <QDir>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

namespace orrery::widgets {

namespace {

const QString folder = QStringLiteral(":/orrery/icons/");

/// Paints one SVG whose strokes and fills say currentColor, at whatever size is asked for.
class SvgIconEngine final : public QIconEngine {
public:
    struct Colours {
        QColor normal;
        QColor disabled;
        QColor selected;
    };

    SvgIconEngine(QByteArray svg, Colours colours) : m_svg(std::move(svg)), m_colours(std::move(colours)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const QColor& colour = mode == QIcon::Disabled   ? m_colours.disabled
                               : mode == QIcon::Selected ? m_colours.selected
                                                         : m_colours.normal;
        QByteArray svg = m_svg;
        QSvgRenderer renderer(svg.replace("currentColor", colour.name().toUtf8()));
        const int side = qMin(rect.width(), rect.height());
        QRect square(0, 0, side, side);
        square.moveCenter(rect.center());
        renderer.render(painter, square);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap result(size);
        result.fill(Qt::transparent);
        QPainter painter(&result);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return result;
    }

    QIconEngine* clone() const override { return new SvgIconEngine(*this); }

private:
    QByteArray m_svg;
    Colours m_colours;
};

QIcon load(const QString& name, SvgIconEngine::Colours colours) {
    QFile file(folder + name + QStringLiteral(".svg"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new SvgIconEngine(file.readAll(), std::move(colours)));
}

} // namespace

QIcon icon(const QString& name, const Theme& theme) {
    return load(name, {.normal = theme.text, .disabled = theme.ghost, .selected = theme.accentText});
}

QIcon icon(const QString& name, const QColor& colour) {
    return load(name, {.normal = colour, .disabled = colour, .selected = colour});
}

QStringList iconNames() {
    QStringList names;
    for (const QString& file : QDir(folder).entryList({QStringLiteral("*.svg")}, QDir::Files, QDir::Name))
        names << file.chopped(4);
    return names;
}

} // namespace orrery::widgets
