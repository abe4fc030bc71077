// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/source/paint_direction.h"

#include <QApplication>
#include <QGraphicsEffect>
#include <QPainter>
#include <QPixmap>
#include <QWidget>

namespace orrery::widgets {

namespace {

/// Paints a widget with a painter whose direction it determines. The widget's own painter shares the state of this one.
class LeftToRight : public QGraphicsEffect {
public:
    using QGraphicsEffect::QGraphicsEffect;

protected:
    void draw(QPainter* painter) override {
        const QRect room = sourceBoundingRect().toAlignedRect();
        const qreal dots = painter->device()->devicePixelRatioF();
        QPixmap picture(room.size() * dots);
        picture.setDevicePixelRatio(dots);
        QPainter own(&picture);
        own.setLayoutDirection(Qt::LeftToRight);
        drawSource(&own);
        own.end();
        painter->drawPixmap(room.topLeft(), picture);
    }
};

} // namespace

void paintLeftToRight(QWidget& widget) {
    // The effect costs a second drawing, so only programs that read from right to left have it.
    const auto fit = [&widget] {
        const bool isTurned = QGuiApplication::layoutDirection() == Qt::RightToLeft;
        if (isTurned != (widget.graphicsEffect() != nullptr)) {
            widget.setGraphicsEffect(isTurned ? new LeftToRight(&widget) : nullptr);
        }
    };
    fit();
    QObject::connect(qApp, &QGuiApplication::layoutDirectionChanged, &widget, fit);
}

} // namespace orrery::widgets
