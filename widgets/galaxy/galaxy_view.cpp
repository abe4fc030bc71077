// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/galaxy_view.h"

#include "widgets/galaxy/galaxy_painter.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

namespace orrery::widgets {

namespace {
constexpr double reach = 10.0; ///< maximum distance of a click from its object, in pixels
} // namespace

GalaxyView::GalaxyView(QWidget* parent) : QWidget(parent), m_start(new QPushButton(tr("New galaxy…"), this)) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAutoFillBackground(false);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Galaxy map"));
    connect(m_start, &QPushButton::clicked, this, &GalaxyView::startWanted);
    setEmptyText(tr("No galaxy yet. Open a scenario or create a new galaxy."));
}

void GalaxyView::setMap(GalaxyMap map) {
    const bool wasEmpty = m_map.systems.empty(); // otherwise the user's view stays where it is
    m_drag.cancel();
    m_map = std::move(map);
    m_places.clear();
    for (std::size_t s = 0; s < m_map.systems.size(); ++s) {
        m_places.insert(m_map.systems[s].row, {static_cast<int>(s), -1});
        for (std::size_t o = 0; o < m_map.systems[s].objects.size(); ++o) {
            m_places.insert(m_map.systems[s].objects[o].row, {static_cast<int>(s), static_cast<int>(o)});
        }
    }
    if (m_selected && !m_places.contains(*m_selected)) {
        m_selected.reset();
    }
    if (wasEmpty) {
        fit();
    }
    m_start->setVisible(m_map.systems.empty());
    updateDescription();
    update();
}

void GalaxyView::setMarks(QHash<std::uint32_t, MapMark> marks, MapLegend legend) {
    m_marks = std::move(marks);
    m_legend = std::move(legend);
    updateDescription();
    update();
}

void GalaxyView::setEmptyText(const QString& text) {
    m_emptyText = text;
    update();
}

void GalaxyView::placeStart() {
    const QSize size = m_start->sizeHint();
    m_start->setGeometry(QRect(QPoint((width() - size.width()) / 2, height() / 2 + fontMetrics().height() * 2), size));
}

void GalaxyView::fit() {
    m_camera.fit(m_map.bounds(), QRectF(rect()));
    m_isFitted = true;
    update();
}

void GalaxyView::zoomBy(double factor, QPointF around) {
    m_camera.zoom(factor, around);
    m_isFitted = false;
    update();
}

QPointF GalaxyView::pointOf(std::uint32_t row) const {
    const auto place = m_places.constFind(row);
    if (place == m_places.constEnd()) {
        return {};
    }
    const MapSystem& system = m_map.systems[static_cast<std::size_t>(place->system)];
    if (place->object < 0 || !m_camera.showsObjects(m_map)) {
        return m_camera.toScreen(system.position);
    }
    return m_camera.objectPoint(system, static_cast<std::size_t>(place->object));
}

std::optional<std::uint32_t> GalaxyView::objectAt(QPointF point) const {
    std::optional<std::uint32_t> found;
    double nearest = reach * reach;
    const auto offer = [&](std::uint32_t row, QPointF at) {
        const QPointF way = at - point;
        const double distance = QPointF::dotProduct(way, way);
        if (distance < nearest) {
            nearest = distance;
            found = row;
        }
    };
    const bool objects = m_camera.showsObjects(m_map);
    for (const MapSystem& system : m_map.systems) {
        const QPointF centre = m_camera.toScreen(system.position);
        offer(system.row, centre);
        const QPointF way = centre - point;
        if (!objects || std::abs(way.x()) > 120 || std::abs(way.y()) > 120) {
            continue;
        }
        for (std::size_t o = 0; o < system.objects.size(); ++o) {
            offer(system.objects[o].row, m_camera.objectPoint(system, o));
        }
    }
    return found;
}

void GalaxyView::select(std::uint32_t row) {
    if (!m_places.contains(row)) {
        return;
    }
    m_selected = row;
    bringIntoSight(pointOf(row));
    updateDescription();
    update();
}

void GalaxyView::clearSelection() {
    m_selected.reset();
    update();
}

void GalaxyView::choose(std::uint32_t row) {
    select(row);
    emit selectionChanged(row);
}

void GalaxyView::bringIntoSight(QPointF point) {
    const QRectF room = QRectF(rect()).adjusted(20, 20, -20, -20);
    if (room.isValid() && !room.contains(point)) {
        m_camera.offset += room.center() - point;
        m_isFitted = false;
    }
}

void GalaxyView::paintEvent(QPaintEvent*) {
    const Theme& colours = themeOf(palette());
    QPainter painter(this);
    painter.fillRect(rect(), colours.base);
    if (m_map.systems.empty()) {
        painter.setPen(colours.dimText);
        painter.drawText(rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    paintGalaxy(painter, {m_map, m_camera, m_marks, m_legend, m_selected, QRectF(rect()), colours, m_markPictures});
    if (m_drag.isMoving()) {
        m_drag.paint(painter, pointOf(m_drag.row()), colours);
    }
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(colours.accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void GalaxyView::resizeEvent(QResizeEvent* event) {
    if (m_isFitted) {
        fit();
    }
    placeStart();
    QWidget::resizeEvent(event);
}

void GalaxyView::wheelEvent(QWheelEvent* event) {
    zoomBy(std::pow(1.0015, event->angleDelta().y()), event->position());
    event->accept();
}

void GalaxyView::mousePressEvent(QMouseEvent* event) {
    const auto row = event->button() == Qt::LeftButton && m_drag.isPossible() ? objectAt(event->position())
                                                                              : std::optional<std::uint32_t>();
    if (row) {
        m_drag.press(event->modifiers().testFlag(Qt::ShiftModifier) ? DragKind::lane : DragKind::move, *row,
                     event->pos());
    } else if (event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton) {
        m_dragFrom = event->pos();
        m_isDragging = false;
    }
}

void GalaxyView::mouseMoveEvent(QMouseEvent* event) {
    if (m_drag.isPressed()) {
        if (m_drag.follow(event->pos(), dropPlaceAt(event->pos()))) {
            setCursor(m_drag.verdict().isAllowed ? Qt::DragMoveCursor : Qt::ForbiddenCursor);
            update();
        }
        return;
    }
    if (!m_dragFrom) {
        setCursor(objectAt(event->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
        return;
    }
    const QPoint way = event->pos() - *m_dragFrom;
    if (m_isDragging || way.manhattanLength() >= QApplication::startDragDistance()) {
        m_isDragging = true;
        setCursor(Qt::ClosedHandCursor);
        m_camera.offset += way;
        m_dragFrom = event->pos();
        m_isFitted = false;
        update();
    }
}

void GalaxyView::mouseReleaseEvent(QMouseEvent* event) {
    const bool isDrop = m_drag.isMoving();
    const bool isClick = m_drag.isPressed() || (m_dragFrom && !m_isDragging);
    if (const auto drop = m_drag.release()) {
        update();
        unsetCursor();
        emit dropped(*drop);
        return;
    }
    if (!isDrop && isClick && event->button() == Qt::LeftButton) {
        if (const auto row = objectAt(event->position())) {
            choose(*row);
        }
    }
    m_dragFrom.reset();
    m_isDragging = false;
    unsetCursor();
    update();
}

DropPlace GalaxyView::dropPlaceAt(QPoint point) const {
    const auto target = objectAt(point);
    return {.point = roundedToPixel((QPointF(point) - m_camera.offset) / m_camera.scale, m_camera.scale),
            .target = target && target != m_drag.row() ? target : std::nullopt};
}

void GalaxyView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (const auto row = objectAt(event->position())) {
        emit opened(*row);
    }
}

void GalaxyView::contextMenuEvent(QContextMenuEvent* event) {
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const auto row = byMouse ? objectAt(event->pos()) : m_selected;
    if (row) {
        choose(*row);
        emit contextMenuWanted(*row, byMouse ? event->globalPos() : mapToGlobal(pointOf(*row).toPoint()));
    } else if (!m_map.systems.empty()) {
        const QPoint at = byMouse ? event->pos() : rect().center();
        emit placeMenuWanted(roundedToPixel((QPointF(at) - m_camera.offset) / m_camera.scale, m_camera.scale),
                             mapToGlobal(at));
    }
}

bool GalaxyView::focusNextPrevChild(bool next) {
    // Tab selects the objects of the selected system one after another, and leaves the map after the last one.
    return walkObjects(next ? 1 : -1) || QWidget::focusNextPrevChild(next);
}

bool GalaxyView::walkObjects(int step) {
    const auto place = m_selected ? m_places.constFind(*m_selected) : m_places.constEnd();
    if (place == m_places.constEnd()) {
        return false;
    }
    const MapSystem& system = m_map.systems[static_cast<std::size_t>(place->system)];
    const int to = place->object + step;
    if (to < -1 || to >= static_cast<int>(system.objects.size())) {
        return false;
    }
    choose(to < 0 ? system.row : system.objects[static_cast<std::size_t>(to)].row);
    return true;
}

void GalaxyView::keyPressEvent(QKeyEvent* event) {
    static const QHash<int, QPointF> directions = {
        {Qt::Key_Left, {-1, 0}}, {Qt::Key_Right, {1, 0}}, {Qt::Key_Up, {0, -1}}, {Qt::Key_Down, {0, 1}}};
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    if (plain && directions.contains(event->key()) && !m_map.systems.empty()) {
        if (!m_selected) {
            choose(m_map.systems.front().row);
            return;
        }
        const int from = m_places.value(*m_selected).system;
        const int to = systemTowards(m_map, from, directions.value(event->key()));
        if (to >= 0) {
            choose(m_map.systems[static_cast<std::size_t>(to)].row);
        }
        return;
    }
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn();
        return;
    case Qt::Key_Minus:
        zoomOut();
        return;
    case Qt::Key_0:
    case Qt::Key_F:
        if (plain) {
            fit();
            return;
        }
        break;
    case Qt::Key_Delete:
        if (m_selected) {
            emit removalWanted(*m_selected);
            return;
        }
        break;
    case Qt::Key_Escape:
        if (m_drag.isPressed()) {
            m_drag.cancel();
            unsetCursor();
            update();
            return;
        }
        if (!m_marks.isEmpty()) {
            setMarks({});
            emit marksCleared();
            return;
        }
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_selected) {
            emit opened(*m_selected);
            return;
        }
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

QString GalaxyView::describe(std::uint32_t row) const {
    const auto place = m_places.constFind(row);
    if (place == m_places.constEnd()) {
        return {};
    }
    const MapSystem& system = m_map.systems[static_cast<std::size_t>(place->system)];
    const auto empire = [&](int index) {
        return index >= 0 && index < static_cast<int>(m_map.empireNames.size())
                   ? m_map.empireNames[static_cast<std::size_t>(index)]
                   : QString();
    };
    if (place->object < 0) {
        QStringList owners;
        for (const int owner : system.owners) {
            owners << empire(owner);
        }
        const QString objects = tr("%n object(s)", nullptr, static_cast<int>(system.objects.size()));
        return owners.isEmpty() ? tr("%1: %2").arg(system.name, objects)
                                : tr("%1 (%2): %3").arg(system.name, owners.join(QStringLiteral(", ")), objects);
    }
    const MapObject& object = system.objects[static_cast<std::size_t>(place->object)];
    const QString owner = empire(object.owner);
    return owner.isEmpty() ? tr("%1, %2").arg(object.name, object.kind)
                           : tr("%1, %2 of %3").arg(object.name, object.kind, owner);
}

void GalaxyView::updateDescription() {
    QStringList words{m_selected ? describe(*m_selected)
                                 : tr("%n system(s)", nullptr, static_cast<int>(m_map.systems.size()))};
    for (const auto& [mark, meaning] : m_legend) {
        words << meaning;
    }
    setAccessibleDescription(words.join(QStringLiteral("; ")));
}

bool GalaxyView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* const help = static_cast<QHelpEvent*>(event);
        const auto row = objectAt(help->pos());
        if (row) {
            QToolTip::showText(help->globalPos(), describe(*row), this);
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    if (event->type() == QEvent::PaletteChange) {
        m_markPictures.clear();
        update();
    }
    return QWidget::event(event);
}

} // namespace orrery::widgets
