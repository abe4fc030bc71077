// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/icon.h"

#include "widgets/theme/theme.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace orrery::widgets {

namespace {

const QString folder = QStringLiteral(":/orrery/icons/");

/// Paints one SVG at any size. The strokes and fills of the SVG use currentColor.
class SvgIconEngine final : public QIconEngine {
public:
    struct Colours {
        QColor normal;
        QColor disabled;
        QColor selected;
    };

    SvgIconEngine(QString name, QByteArray svg, Colours colours)
        : m_name(std::move(name)), m_svg(std::move(svg)), m_colours(std::move(colours)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const int side = qMin(rect.width(), rect.height());
        QRect square(0, 0, side, side);
        square.moveCenter(rect.center());
        if (painter->transform().type() > QTransform::TxTranslate) {
            QByteArray svg = m_svg; // this transformation would blur a pixmap
            QSvgRenderer(svg.replace("currentColor", colourIn(mode).name().toUtf8())).render(painter, square);
            return;
        }
        painter->drawPixmap(square, drawn(side, painter->device()->devicePixelRatioF(), colourIn(mode)));
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
    const QColor& colourIn(QIcon::Mode mode) const {
        return mode == QIcon::Disabled   ? m_colours.disabled
               : mode == QIcon::Selected ? m_colours.selected
                                         : m_colours.normal;
    }

    /// Returns a cached pixmap. Lists paint the same few icons again and again, so the cache saves repeated rendering
    /// (P3.5).
    QPixmap drawn(int side, qreal ratio, const QColor& colour) const {
        const QString key = QStringLiteral("orrery-icon %1 %2 %3 %4").arg(m_name, colour.name()).arg(side).arg(ratio);
        QPixmap result;
        if (!QPixmapCache::find(key, &result)) {
            result = QPixmap((QSizeF(side, side) * ratio).toSize());
            result.setDevicePixelRatio(ratio);
            result.fill(Qt::transparent);
            QByteArray svg = m_svg;
            QPainter painter(&result);
            QSvgRenderer(svg.replace("currentColor", colour.name().toUtf8()))
                .render(&painter, QRectF(0, 0, side, side));
            painter.end();
            QPixmapCache::insert(key, result);
        }
        return result;
    }

    QString m_name;
    QByteArray m_svg;
    Colours m_colours;
};

/// Returns the SVG of an icon; empty if there is no such icon.
QByteArray svgOf(const QString& name) {
    static QHash<QString, QByteArray> known;
    const auto found = known.constFind(name);
    if (found != known.constEnd()) {
        return *found;
    }
    QFile file(folder + name + QStringLiteral(".svg"));
    return *known.insert(name, file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
}

QIcon load(const QString& name, SvgIconEngine::Colours colours) {
    const QByteArray svg = svgOf(name);
    return svg.isEmpty() ? QIcon() : QIcon(new SvgIconEngine(name, svg, std::move(colours)));
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
