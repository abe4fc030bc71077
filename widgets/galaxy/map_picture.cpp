// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/map_picture.h"

#include "widgets/galaxy/map_background.h"
#include "widgets/galaxy/map_foreground.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>

namespace orrery::widgets {

namespace {

constexpr double nameRoom = 44.0;       ///< pixels between systems that leave room for a short name
constexpr double longestSide = 4'000.0; ///< pixels
constexpr double sharpUpTo = 2'000.0;   ///< longer side, in pixels, up to which a PNG has twice the pixels

double longerSide(QSizeF size) {
    return std::max(size.width(), size.height());
}

MapScene sceneOf(const MapPicture& picture) {
    return {*picture.chart,   picture.camera,      picture.layers, QRectF(QPointF(0, 0), picture.size),
            *picture.colours, picture.values.get()};
}

void paintOver(QPainter& painter, const MapPicture& picture, const MapScene& scene, MapPictures& pictures) {
    painter.setFont(picture.font);
    painter.setRenderHint(QPainter::Antialiasing);
    paintForeground(painter, scene, {picture.marks, picture.legend, picture.selected, {}, picture.fan}, pictures);
}

} // namespace

MapPicture MapPicture::enlarged() const {
    const double wanted = nameRoom / std::max(chart->spacing() * camera.scale, 1e-9);
    const double factor = std::max(1.0, std::min(wanted, longestSide / std::max(longerSide(size), 1.0)));
    MapPicture large = *this;
    large.size = (size * factor).toSize();
    large.camera.zoom(factor, {0.0, 0.0});
    return large;
}

QByteArray pngOf(const MapPicture& picture) {
    const double ratio = longerSide(picture.size) <= sharpUpTo ? 2.0 : 1.0;
    QImage image((picture.size * ratio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    MapPictures pictures;
    const MapScene scene = sceneOf(picture);
    paintBackground(image, scene, pictures.symbols);
    {
        QPainter painter(&image);
        paintOver(painter, picture, scene, pictures);
    }
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

QByteArray svgOf(const MapPicture& picture) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(picture.dpi); // so that texts have the size for which the map has room
    generator.setSize(picture.size.toSize());
    generator.setViewBox(QRectF(QPointF(0, 0), picture.size));
    generator.setTitle(picture.title);
    {
        QPainter painter(&generator);
        MapPictures pictures;
        const MapScene scene = sceneOf(picture);
        paintBackground(painter, scene, pictures.symbols);
        paintOver(painter, picture, scene, pictures);
    }
    return buffer.data();
}

} // namespace orrery::widgets
