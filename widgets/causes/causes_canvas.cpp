// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/causes/causes_canvas.h"

#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QBuffer>
#include <QContextMenuEvent>
#include <QGraphicsItem>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QSvgGenerator>

#include <algorithm>
#include <array>
#include <cmath>

namespace orrery::widgets {

namespace {

constexpr double padding = 7.0;
constexpr double mostTextWidth = 260.0;
constexpr double arrowLength = 8.0;
constexpr double arrowWidth = 3.5;
constexpr double margin = 24.0;
constexpr double smallestZoom = 0.05;
constexpr double readableZoom = 0.7; ///< the smallest zoom that a new graph gets
constexpr double largestZoom = 4.0;
constexpr double tint = 0.22; ///< part of the kind's colour in a box

/// The look of a kind of box. Shape and colour differ, so that nobody needs the colours.
struct KindLook {
    int colour;    ///< index in Theme::categorical
    double corner; ///< radius of the corners, in parts of the height
    Qt::PenStyle line;
};
constexpr std::array<KindLook, static_cast<std::size_t>(engine::CausalKind::count_)> looks{{
    {6, 0.0, Qt::DashLine},
    {0, 0.5, Qt::SolidLine},
    {4, 0.22, Qt::SolidLine},
    {1, 0.0, Qt::SolidLine},
    {2, 0.0, Qt::SolidLine},
}};

QString wordsOf(const engine::CausalBox& box) {
    return QString::fromStdString(
        engine::textOf(box, [](const engine::Phrase& phrase) { return engineText(phrase).toStdString(); }));
}

QColor mixed(const QColor& a, const QColor& b, double part) {
    return QColor::fromRgbF(static_cast<float>(a.redF() * part + b.redF() * (1.0 - part)),
                            static_cast<float>(a.greenF() * part + b.greenF() * (1.0 - part)),
                            static_cast<float>(a.blueF() * part + b.blueF() * (1.0 - part)));
}

/// Paints graphs in one font and theme.
struct GraphPainter {
    const LaidOutCauses& causes;
    const Theme& theme;
    QFont font;
    std::optional<std::size_t> current{};

    QRectF rectOf(std::size_t box) const {
        QRectF rect(QPointF(), causes.sizes[box]);
        rect.moveCenter(causes.layout.boxes[box]);
        return rect;
    }

    void paintBox(QPainter& painter, std::size_t index) const {
        const engine::CausalBox& box = causes.picture.boxes[index];
        const KindLook& look = looks[static_cast<std::size_t>(box.kind)];
        const QColor colour = theme.categoricalColour(look.colour);
        const QRectF rect = rectOf(index);
        const bool isCurrent = index == current;
        painter.setPen(QPen(isCurrent ? theme.accent : outlineOf(colour, theme.base, theme), isCurrent ? 3.0 : 1.2,
                            isCurrent ? Qt::SolidLine : look.line));
        painter.setBrush(mixed(colour, theme.base, tint));
        const double corner = look.corner * rect.height();
        painter.drawRoundedRect(rect, corner, corner);
        painter.setFont(font);
        painter.setPen(theme.text);
        const QFontMetricsF metrics(font);
        QStringList lines = wordsOf(box).split(QLatin1Char('\n'));
        for (QString& line : lines) {
            line = metrics.elidedText(line, Qt::ElideMiddle, mostTextWidth);
        }
        double top = rect.center().y() - metrics.lineSpacing() * static_cast<double>(lines.size()) / 2.0;
        for (const QString& line : lines) { // at points: so the texts of an SVG stay texts
            painter.drawText(QPointF(rect.center().x() - metrics.horizontalAdvance(line) / 2.0, top + metrics.ascent()),
                             line);
            top += metrics.lineSpacing();
        }
    }

    void paintEdge(QPainter& painter, std::size_t index) const {
        const std::vector<QPointF>& points = causes.layout.edges[index];
        if (points.size() < 4) {
            return;
        }
        const engine::CausalEdge& edge = causes.picture.edges[index];
        const bool isCurrent = current && (edge.from == *current || edge.to == *current);
        const QColor colour = isCurrent ? theme.accent : theme.dimText;
        QPainterPath path(points.front());
        for (std::size_t i = 1; i + 2 < points.size(); i += 3) {
            path.cubicTo(points[i], points[i + 1], points[i + 2]);
        }
        painter.setPen(QPen(colour, isCurrent ? 2.0 : 1.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(path);
        const QPointF tip = path.currentPosition();
        const QPointF way = tip - path.pointAtPercent(path.percentAtLength(std::max(0.0, path.length() - 12.0)));
        const double length = std::hypot(way.x(), way.y());
        if (length > 0.0) {
            const QPointF along = way / length * arrowLength;
            const QPointF across = QPointF(-way.y(), way.x()) / length * arrowWidth;
            painter.setBrush(colour);
            painter.drawPolygon(QPolygonF({tip, tip - along + across, tip - along - across}));
        }
    }
};

/// The whole graph as one item: a few hundred boxes and edges are painted faster so.
class GraphItem : public QGraphicsItem {
public:
    GraphItem(const CausesCanvas& canvas, QRectF area) : m_canvas(canvas), m_area(area) {
        setFlag(ItemUsesExtendedStyleOption); // for exposedRect
    }
    QRectF boundingRect() const override { return m_area; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    const CausesCanvas& m_canvas;
    QRectF m_area;
};

void GraphItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const CausesPtr& causes = m_canvas.causes();
    if (causes == nullptr) {
        return;
    }
    const GraphPainter graph{*causes, themeOf(m_canvas.palette()), m_canvas.font(), m_canvas.current()};
    for (std::size_t i = 0; i < causes->picture.edges.size(); ++i) {
        graph.paintEdge(*painter, i);
    }
    for (std::size_t i = 0; i < causes->picture.boxes.size(); ++i) {
        graph.paintBox(*painter, i);
    }
}

} // namespace

CausesCanvas::CausesCanvas(QWidget* parent) : QGraphicsView(parent) {
    setScene(&m_scene);
    setRenderHint(QPainter::Antialiasing);
    setDragMode(ScrollHandDrag);
    setFrameShape(NoFrame);
    setTransformationAnchor(AnchorUnderMouse);
    setAccessibleName(tr("Causes"));
    paintAgain();
}

QSizeF CausesCanvas::sizeOf(const engine::CausalBox& box) const {
    const QFontMetricsF metrics(font());
    const QStringList lines = wordsOf(box).split(QLatin1Char('\n'));
    double width = 0.0;
    for (const QString& line : lines) {
        width = std::max(width, std::min(metrics.horizontalAdvance(line), mostTextWidth));
    }
    const double round = box.kind == engine::CausalKind::event ? 2.0 : 1.0; // its ends are half circles
    return {width + 2.0 * padding * round + 4.0, metrics.lineSpacing() * static_cast<double>(lines.size()) + padding};
}

void CausesCanvas::show(CausesPtr causes) {
    std::optional<engine::CausalQuery::Record> kept;
    if (m_causes && m_current) {
        kept = m_causes->picture.boxes[*m_current].record;
    }
    m_scene.clear();
    m_causes = std::move(causes);
    m_current.reset();
    if (m_causes == nullptr || m_causes->picture.boxes.empty()) {
        emit currentChanged();
        return;
    }
    const QRectF area = m_causes->layout.area.adjusted(-margin, -margin, margin, margin);
    m_scene.setSceneRect(area);
    m_scene.addItem(new GraphItem(*this, area));
    const auto& boxes = m_causes->picture.boxes;
    const auto same =
        std::ranges::find_if(boxes, [&](const engine::CausalBox& box) { return kept && box.record == *kept; });
    m_fittedZoom = readableZoom;
    fit();
    setCurrent(same == boxes.end() ? 0 : static_cast<std::size_t>(same - boxes.begin()));
}

void CausesCanvas::setCurrent(std::optional<std::size_t> box) {
    m_current = box;
    if (m_current) {
        QRectF rect(QPointF(), m_causes->sizes[*m_current]);
        rect.moveCenter(m_causes->layout.boxes[*m_current]);
        ensureVisible(rect, 20, 20);
        setAccessibleDescription(wordsOf(m_causes->picture.boxes[*m_current]));
    }
    viewport()->update();
    emit currentChanged();
}

QPoint CausesCanvas::placeOf(std::size_t box) const {
    return mapFromScene(m_causes->layout.boxes[box]);
}

void CausesCanvas::zoomToFit() {
    m_fittedZoom = smallestZoom;
    fit();
}

/// Shows the whole graph, if no smaller zoom than the fitted one is needed.
void CausesCanvas::fit() {
    resetTransform();
    const QRectF area = sceneRect();
    const double factor = std::min(viewport()->width() / area.width(), viewport()->height() / area.height());
    const double wanted = std::clamp(factor, *m_fittedZoom, 1.0);
    scale(wanted, wanted);
    centerOn(area.center());
}

void CausesCanvas::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    if (m_fittedZoom && m_causes != nullptr && !m_causes->picture.boxes.empty()) {
        fit();
        setCurrent(m_current);
    }
}

void CausesCanvas::zoomBy(double factor) {
    m_fittedZoom.reset();
    const double wanted = std::clamp(zoom() * factor, smallestZoom, largestZoom);
    scale(wanted / zoom(), wanted / zoom());
}

QByteArray CausesCanvas::svg() const {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (m_causes != nullptr) {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        const QRectF area = m_causes->layout.area.adjusted(-margin, -margin, margin, margin);
        generator.setSize(area.size().toSize());
        generator.setViewBox(area);
        generator.setTitle(accessibleName());
        QPainter painter(&generator);
        const Theme& light = theme(ThemeKind::light);
        painter.fillRect(area, light.base);
        const GraphPainter graph{*m_causes, light, font()};
        for (std::size_t i = 0; i < m_causes->picture.edges.size(); ++i) {
            graph.paintEdge(painter, i);
        }
        for (std::size_t i = 0; i < m_causes->picture.boxes.size(); ++i) {
            graph.paintBox(painter, i);
        }
    }
    return buffer.data();
}

std::optional<std::size_t> CausesCanvas::boxAt(QPoint at) const {
    if (m_causes == nullptr) {
        return std::nullopt;
    }
    const QPointF place = mapToScene(at);
    for (std::size_t i = 0; i < m_causes->sizes.size(); ++i) {
        QRectF rect(QPointF(), m_causes->sizes[i]);
        rect.moveCenter(m_causes->layout.boxes[i]);
        if (rect.contains(place)) {
            return i;
        }
    }
    return std::nullopt;
}

/// Returns the uppermost result or cause of the current box.
std::optional<std::size_t> CausesCanvas::along(bool isForward) const {
    std::optional<std::size_t> best;
    for (const engine::CausalEdge& edge : m_causes->picture.edges) {
        const std::size_t other = isForward ? edge.to : edge.from;
        const bool isNearer = !best || m_causes->layout.boxes[other].y() < m_causes->layout.boxes[*best].y();
        if ((isForward ? edge.from : edge.to) == *m_current && isNearer) {
            best = other;
        }
    }
    return best;
}

/// Returns the next box above or below the current one, as near to its column as possible.
std::optional<std::size_t> CausesCanvas::beside(bool isDown) const {
    const QPointF from = m_causes->layout.boxes[*m_current];
    std::optional<std::size_t> best;
    double shortest = 0.0;
    for (std::size_t i = 0; i < m_causes->layout.boxes.size(); ++i) {
        const QPointF way = m_causes->layout.boxes[i] - from;
        const double length = std::abs(way.y()) + 3.0 * std::abs(way.x());
        if ((isDown ? way.y() > 0.5 : way.y() < -0.5) && (!best || length < shortest)) {
            best = i;
            shortest = length;
        }
    }
    return best;
}

void CausesCanvas::keyPressEvent(QKeyEvent* event) {
    const bool isPlain = (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    if (m_causes == nullptr || !m_current || !isPlain) {
        QGraphicsView::keyPressEvent(event);
        return;
    }
    std::optional<std::size_t> next = m_current;
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Left:
        next = along(event->key() == Qt::Key_Right);
        break;
    case Qt::Key_Down:
    case Qt::Key_Up:
        next = beside(event->key() == Qt::Key_Down);
        break;
    case Qt::Key_Home:
        next = 0;
        break;
    case Qt::Key_End:
        next = m_causes->picture.boxes.size() - 1;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit activated(*m_current);
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn();
        return;
    case Qt::Key_Minus:
        zoomOut();
        return;
    case Qt::Key_0:
        zoomToFit();
        return;
    default:
        QGraphicsView::keyPressEvent(event);
        return;
    }
    if (next && next != m_current) {
        setCurrent(next);
    }
}

void CausesCanvas::wheelEvent(QWheelEvent* event) {
    if (event->angleDelta().y() != 0) {
        zoomBy(std::pow(zoomStep, event->angleDelta().y() / 120.0));
        event->accept();
    }
}

void CausesCanvas::mousePressEvent(QMouseEvent* event) {
    if (const auto box = boxAt(event->pos())) {
        setCurrent(box);
    }
    QGraphicsView::mousePressEvent(event);
}

void CausesCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    if (const auto box = boxAt(event->pos()); box && event->button() == Qt::LeftButton) {
        emit activated(*box);
    }
}

void CausesCanvas::contextMenuEvent(QContextMenuEvent* event) {
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    const auto box = isByKey ? m_current : boxAt(event->pos());
    if (box) {
        setCurrent(box);
        emit menuWanted(*box, isByKey ? viewport()->mapToGlobal(placeOf(*box)) : event->globalPos());
    }
}

void CausesCanvas::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        paintAgain();
    }
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        emit sizesChanged();
    }
}

void CausesCanvas::paintAgain() {
    setBackgroundBrush(themeOf(palette()).base);
    viewport()->update();
}

} // namespace orrery::widgets
