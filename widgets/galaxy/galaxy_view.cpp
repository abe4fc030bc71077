// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/galaxy_view.h"

#include "widgets/base/background.h"
#include "widgets/galaxy/map_background.h"
#include "widgets/galaxy/map_foreground.h"
#include "widgets/galaxy/map_hit.h"
#include "widgets/galaxy/map_layers_menu.h"
#include "widgets/galaxy/map_layout.h"
#include "widgets/galaxy/map_words.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace orrery::widgets {

GalaxyView::GalaxyView(QWidget* parent)
    : QWidget(parent), m_chart(std::make_shared<const MapChart>(GalaxyMap())), m_layersButton(new QToolButton(this)),
      m_valuesButton(new QToolButton(this)), m_layersMenu(new MapLayersMenu(this)),
      m_start(new QPushButton(tr("New galaxy…"), this)) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAutoFillBackground(false);
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(m_start, &QPushButton::clicked, this, &GalaxyView::startWanted);
    m_layersButton->setText(tr("Layers"));
    m_layersButton->setToolTip(tr("Choose what the map shows"));
    m_layersButton->setAccessibleName(tr("Layers of the map"));
    m_layersButton->setPopupMode(QToolButton::InstantPopup);
    m_layersButton->setMenu(m_layersMenu);
    m_layersButton->setFocusPolicy(Qt::NoFocus); // Tab walks the objects; the menu View has the layers, too
    m_layersButton->hide();
    m_valuesButton->setToolTip(tr("Choose a layer of values (V)"));
    m_valuesButton->setPopupMode(QToolButton::InstantPopup);
    m_valuesButton->setFocusPolicy(Qt::NoFocus);
    m_valuesButton->hide();
    connect(m_layersMenu, &MapLayersMenu::layersChanged, this, &GalaxyView::setLayers);
    setEmptyText(tr("No galaxy yet. Open a scenario or create a new galaxy."));
    updateDescription();
}

MapScene GalaxyView::scene() const {
    return {*m_chart, m_camera, m_layers, QRectF(rect()), themeOf(palette()), m_values.get()};
}

MapPicture GalaxyView::picture() const {
    MapCamera camera = m_camera;
    QSizeF shown = size();
    if (shown.width() < 400.0 || shown.height() < 300.0) { // hidden, or too small for a picture
        shown = {1200.0, 900.0};
        camera = cameraOfAll(*m_chart, shown, m_layers.areas);
    }
    return {.chart = m_chart,
            .camera = camera,
            .layers = m_layers,
            .size = shown,
            .values = m_values,
            .marks = m_marks,
            .legend = m_legend,
            .selected = m_selected ? m_chart->find(*m_selected) : std::nullopt,
            .fan = m_fan,
            .colours = &themeOf(palette()),
            .font = font(),
            .dpi = logicalDpiX()};
}

/// Paints everything again. After a change of the selection, the mouse or marks alone, update() is enough.
void GalaxyView::redraw() {
    m_background = {};
    update();
}

void GalaxyView::setMap(GalaxyMap map) {
    setChart(std::make_shared<const MapChart>(std::move(map)));
}

void GalaxyView::setChart(MapChartPtr chart) {
    const bool wasEmpty = m_chart->systemCount() == 0; // otherwise the user's view stays where it is
    m_drag.cancel();
    m_chart = endingElsewhere(std::move(chart)); // a large galaxy has 100,000 texts
    m_hovered.reset();
    m_fan.reset();
    if (m_selected && !m_chart->find(*m_selected)) {
        m_selected.reset();
    }
    if (wasEmpty) {
        fit();
    }
    m_layersMenu->setMeters(map().meters);
    m_start->setVisible(m_chart->systemCount() == 0);
    m_layersButton->setVisible(m_chart->systemCount() > 0);
    placeButtons();
    updateDescription();
    follow(std::nullopt);
    redraw();
}

void GalaxyView::setLayers(const MapLayers& layers) {
    m_layersMenu->setLayers(layers);
    if (m_layers != layers) {
        m_layers = layers;
        follow(std::nullopt); // the mouse may be on an item that is now hidden
        redraw();
        emit layersChanged(layers);
    }
}

void GalaxyView::setMarks(QHash<std::uint32_t, MapMark> marks, MapLegend legend) {
    m_marks = std::move(marks);
    m_legend = std::move(legend);
    updateDescription();
    update();
}

void GalaxyView::setValues(MapValuesPtr values) {
    if (values != m_values) {
        m_values = endingElsewhere(std::move(values));
        placeButtons();
        updateDescription();
        redraw();
    }
}

void GalaxyView::setValuesMenu(QMenu* menu) {
    m_valuesButton->setMenu(menu);
    placeButtons();
}

void GalaxyView::setEmptyText(const QString& text) {
    m_emptyText = text;
    update();
}

void GalaxyView::placeButtons() {
    const QSize size = m_start->sizeHint();
    m_start->setGeometry(QRect(QPoint((width() - size.width()) / 2, height() / 2 + fontMetrics().height() * 2), size));
    const QSize layers = m_layersButton->sizeHint();
    m_layersButton->setGeometry(QRect(QPoint(width() - layers.width() - 8, 8), layers));
    const int widest = std::max(80, width() / 2 - layers.width());
    const QString name = m_values ? m_values->name : QString();
    m_valuesButton->setAccessibleName(name.isEmpty() ? tr("Layer of values") : tr("Layer of values: %1").arg(name));
    m_valuesButton->setText(
        name.isEmpty() ? tr("Values") : fontMetrics().elidedText(tr("Values: %1").arg(name), Qt::ElideRight, widest));
    const QSize values = m_valuesButton->sizeHint();
    m_valuesButton->setGeometry(QRect(QPoint(width() - layers.width() - values.width() - 12, 8), values));
    m_valuesButton->setVisible(m_valuesButton->menu() != nullptr && m_chart->systemCount() > 0);
}

void GalaxyView::fit() {
    m_camera = cameraOfAll(*m_chart, size(), m_layers.areas);
    m_isFitted = true;
    m_fittedSize = size();
    follow(std::nullopt);
    redraw();
}

void GalaxyView::zoomBy(double factor, QPointF around) {
    // Further out there is nothing more to see, and further in there is at most one system.
    MapCamera whole;
    whole.fit(m_chart->bounds(), QRectF(rect()));
    const double nearest = std::max(whole.scale, 4000.0 / m_chart->spacing());
    const double wanted = std::clamp(m_camera.scale * factor, std::min(whole.scale * 0.25, m_camera.scale),
                                     std::max(nearest, m_camera.scale));
    m_camera.zoom(wanted / m_camera.scale, around);
    m_isFitted = false;
    follow(underMouse() ? std::optional(QPointF(mapFromGlobal(QCursor::pos()))) : std::nullopt);
    redraw();
}

QPointF GalaxyView::pointOf(std::uint32_t row) const {
    const auto place = m_chart->find(row);
    return place ? widgets::pointOf(scene(), *place, m_fan) : QPointF();
}

std::optional<std::uint32_t> GalaxyView::objectAt(QPointF point) const {
    const auto place = placeAt(scene(), point, m_fan, m_selected ? m_chart->find(*m_selected) : std::nullopt);
    if (!place) {
        return std::nullopt;
    }
    const MapSystem& system = m_chart->system(place->system);
    return place->object < 0 ? system.row : system.objects[static_cast<std::size_t>(place->object)].row;
}

void GalaxyView::select(std::uint32_t row) {
    if (!m_chart->find(row)) {
        return;
    }
    m_selected = row;
    bringIntoSight(pointOf(row));
    follow(std::nullopt);
    updateDescription();
    update();
}

void GalaxyView::clearSelection() {
    m_selected.reset();
    follow(std::nullopt);
    updateDescription();
    update();
}

/// Spreads the objects of the item under the mouse; away from items, those of the item with the selected object.
void GalaxyView::follow(std::optional<QPointF> mouse) {
    const MapScene now = scene();
    const auto selected = m_selected ? m_chart->find(*m_selected) : std::nullopt;
    const std::optional<MapPlace> hovered = mouse ? placeAt(now, *mouse, m_fan, selected) : std::nullopt;
    std::optional<MapItemPlace> fan = groupOf(now, hovered);
    if (!fan) {
        fan = groupOf(now, selected);
    }
    if (mouse && m_fan && isInFan(now, *m_fan, selected, *mouse)) {
        fan = m_fan; // the mouse may cross gaps between its objects
    }
    if (hovered != m_hovered || fan != m_fan) {
        m_hovered = hovered;
        m_fan = fan;
        update();
    }
}

void GalaxyView::leaveEvent(QEvent* event) {
    follow(std::nullopt);
    QWidget::leaveEvent(event);
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
        redraw();
    }
}

void GalaxyView::paintEvent(QPaintEvent*) {
    const Theme& colours = themeOf(palette());
    QPainter painter(this);
    if (m_chart->systemCount() == 0) {
        painter.fillRect(rect(), colours.base);
        painter.setPen(colours.dimText);
        painter.drawText(rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
        m_shown = {};
        return;
    }
    const MapScene now = scene();
    const double ratio = painter.device()->devicePixelRatioF();
    if (m_background.isNull() || m_background.devicePixelRatioF() != ratio) {
        m_background = QImage((QSizeF(size()) * ratio).toSize(), QImage::Format_RGB32);
        m_background.setDevicePixelRatio(ratio);
        paintBackground(m_background, now, m_pictures.symbols);
    }
    painter.drawImage(QPointF(0, 0), m_background);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto selected = m_selected ? m_chart->find(*m_selected) : std::nullopt;
    m_shown = paintForeground(painter, now, {m_marks, m_legend, selected, m_hovered, m_fan}, m_pictures);
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

/// Returns whether the view has lost only a little of its height, and still shows all objects. A strip that appears
/// beside the map then moves nothing under the mouse. It may cut an area.
bool GalaxyView::stillFits() const {
    constexpr int most = 60;
    constexpr double edge = 8.0;
    const int lost = m_fittedSize.height() - height();
    const QRectF shown = MapLayout(*m_chart, m_camera).drawnBounds(false);
    return width() == m_fittedSize.width() && lost >= 0 && lost <= most &&
           QRectF(rect()).adjusted(edge, edge, -edge, -edge).contains(shown);
}

void GalaxyView::resizeEvent(QResizeEvent* event) {
    redraw();
    if (m_isFitted && !stillFits()) {
        fit();
    }
    placeButtons();
    QWidget::resizeEvent(event);
}

void GalaxyView::wheelEvent(QWheelEvent* event) {
    zoomBy(std::pow(1.0015, event->angleDelta().y()), event->position());
    event->accept();
}

/// Folds the legend to its title, or shows all of it.
void GalaxyView::toggleLegend() {
    MapLayers layers = m_layers;
    layers.legend = !layers.legend;
    setLayers(layers);
}

void GalaxyView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && m_shown.key.contains(event->position())) {
        toggleLegend();
        return;
    }
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
    if (!m_dragFrom && m_shown.key.contains(event->position())) {
        follow(std::nullopt);
        setCursor(Qt::PointingHandCursor);
        return;
    }
    if (!m_dragFrom) {
        follow(event->position());
        setCursor(m_hovered ? Qt::PointingHandCursor : Qt::ArrowCursor);
        return;
    }
    const QPoint way = event->pos() - *m_dragFrom;
    if (m_isDragging || way.manhattanLength() >= QApplication::startDragDistance()) {
        m_isDragging = true;
        setCursor(Qt::ClosedHandCursor);
        m_camera.offset += way;
        m_dragFrom = event->pos();
        m_isFitted = false;
        redraw();
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
    } else if (m_chart->systemCount() > 0) {
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
    const auto place = m_selected ? m_chart->find(*m_selected) : std::nullopt;
    if (!place) {
        return false;
    }
    const MapSystem& system = m_chart->system(place->system);
    const int to = place->object + step;
    if (to < (system.isSpace ? 0 : -1) || to >= static_cast<int>(system.objects.size())) {
        return false;
    }
    choose(to < 0 ? system.row : system.objects[static_cast<std::size_t>(to)].row);
    return true;
}

void GalaxyView::keyPressEvent(QKeyEvent* event) {
    static const QHash<int, QPointF> directions = {
        {Qt::Key_Left, {-1, 0}}, {Qt::Key_Right, {1, 0}}, {Qt::Key_Up, {0, -1}}, {Qt::Key_Down, {0, 1}}};
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    if (plain && directions.contains(event->key()) && m_chart->systemCount() > 0) {
        if (!m_selected) {
            choose(m_chart->rowOf(m_chart->mostImportant()));
            return;
        }
        const int from = m_chart->find(*m_selected)->system;
        const int to = systemTowards(map(), from, directions.value(event->key()));
        if (to >= 0) {
            choose(m_chart->rowOf(to));
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
    case Qt::Key_Home:
        if (plain) {
            fit();
            return;
        }
        break;
    case Qt::Key_V:
        if (plain && !m_valuesButton->isHidden()) {
            m_valuesButton->showMenu();
            return;
        }
        break;
    case Qt::Key_L:
        if (plain && !m_shown.key.isEmpty()) {
            toggleLegend();
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

/// Lets screen readers say the selection, and the legend of marks.
void GalaxyView::updateDescription() {
    const auto place = m_selected ? m_chart->find(*m_selected) : std::nullopt;
    const QString chosen = place ? MapWords(*m_chart).summary(*place) : QString();
    setAccessibleName(place ? tr("Galaxy map, selected: %1").arg(chosen) : tr("Galaxy map"));
    QStringList words{place ? chosen : tr("%n system(s)", nullptr, m_chart->starCount())};
    for (const auto& [mark, meaning] : m_legend) {
        words << meaning;
    }
    words << (m_values ? m_values->words() : QStringList());
    setAccessibleDescription(words.join(QStringLiteral("; ")));
}

bool GalaxyView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* const help = static_cast<QHelpEvent*>(event);
        const auto row = objectAt(help->pos());
        if (m_shown.key.contains(help->pos())) {
            QToolTip::showText(
                help->globalPos(),
                m_layers.legend ? tr("A click folds the legend (L)") : tr("A click shows the legend (L)"), this);
        } else if (row) {
            QToolTip::showText(help->globalPos(), MapWords(*m_chart).details(*m_chart->find(*row), m_values.get()),
                               this);
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    if (event->type() == QEvent::PaletteChange) {
        m_pictures.clear();
        redraw();
    } else if (event->type() == QEvent::FontChange) {
        m_pictures.clear();
        placeButtons();
        update();
    }
    return QWidget::event(event);
}

} // namespace orrery::widgets
