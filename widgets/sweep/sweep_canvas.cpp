// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sweep/sweep_canvas.h"

#include "widgets/base/number_text.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QBuffer>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace orrery::widgets {

namespace {

using engine::SweepChart;
using engine::SweepMark;
using engine::SweepPlot;
using MarkShape = SweepMark::Shape;

constexpr double dotRadius = 2.5;
constexpr double reach = 8.0; ///< distance from a shape at which the mouse finds it, in pixels

QColor colourOf(std::size_t index, const QPalette& palette) {
    const engine::PlotStyle style = engine::plotStyle(index);
    const std::string_view name = themeOf(palette).kind == ThemeKind::dark ? style.dark : style.light;
    return QColor(QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())));
}

} // namespace

SweepCanvas::SweepCanvas(QWidget* parent) : QAbstractScrollArea(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Picture of the sweep"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setMouseTracking(true);
    viewport()->setBackgroundRole(QPalette::Base);
}

void SweepCanvas::show(std::shared_ptr<const SweepPicture> picture) {
    const auto run = currentRun();
    const bool isSame = picture && m_picture && picture->plot == m_picture->plot && picture->at == m_picture->at &&
                        picture->table == m_picture->table;
    m_picture = std::move(picture);
    m_current.reset();
    if (isSame && run) {
        const auto found = std::ranges::find(m_picture->chart.marks, *run, &SweepMark::run);
        if (found != m_picture->chart.marks.end()) {
            m_current = static_cast<std::size_t>(found - m_picture->chart.marks.begin());
        }
    }
    layOut();
    emit currentChanged();
}

std::optional<std::size_t> SweepCanvas::currentRun() const {
    return m_picture && m_current ? std::optional(m_picture->chart.marks[*m_current].run) : std::nullopt;
}

QString SweepCanvas::readout() const {
    if (!m_picture || !m_current) {
        return {};
    }
    const SweepMark& mark = m_picture->chart.marks[*m_current];
    const engine::SweepTable& table = *m_picture->table;
    const QString variant = engineText(engine::variantLabel(*table.plan, mark.variant));
    if (mark.count > 0) {
        return tr("%1: %n run(s) from %2 to %3", nullptr, static_cast<int>(mark.count))
            .arg(variant, shortNumber(mark.x0), shortNumber(mark.x1));
    }
    return tr("%1, seed %2: %3")
        .arg(variant)
        .arg(table.runs[mark.run].seed)
        .arg(shortNumber(table.values[m_picture->at][mark.run]));
}

int SweepCanvas::rowHeight() const {
    return fontMetrics().height() * (m_picture->plot == SweepPlot::histograms ? 3 : 2);
}

/// Computes the place of the picture between its axes, and the range of the scroll bar.
void SweepCanvas::layOut() {
    m_pixels = {};
    viewport()->update();
    if (!m_picture || !m_picture->chart.problem.empty()) {
        verticalScrollBar()->setRange(0, 0);
        return;
    }
    const SweepChart& chart = m_picture->chart;
    const QFontMetrics& metrics = fontMetrics();
    const int gap = metrics.height() / 2;
    int left = 0;
    if (hasRows()) {
        constexpr std::size_t measuredRows = 200;
        for (std::size_t i = 0; i < std::min(chart.rows.size(), measuredRows); ++i) {
            left = std::max(left, metrics.horizontalAdvance(engineText(chart.rows[i])));
        }
        left = std::min(left, viewport()->width() * 2 / 5);
    } else {
        for (const std::string& text : chart.y->texts) {
            left = std::max(left, metrics.horizontalAdvance(QString::fromStdString(text)));
        }
    }
    const int top = hasRows() ? gap / 2 : gap + metrics.height();
    const int bottom = 2 * metrics.height() + gap;
    const int lastText =
        chart.x.texts.empty() ? 0 : metrics.horizontalAdvance(QString::fromStdString(chart.x.texts.back()));
    const int width = viewport()->width() - left - 2 * gap - std::max(gap, lastText / 2);
    m_area = QRectF(left + 2 * gap, top, std::max(20, width), std::max(20, viewport()->height() - top - bottom));
    const int all = hasRows() ? rowHeight() * static_cast<int>(chart.rows.size()) : 0;
    verticalScrollBar()->setRange(0, std::max(0, all - static_cast<int>(m_area.height())));
    verticalScrollBar()->setPageStep(static_cast<int>(m_area.height()));
    verticalScrollBar()->setSingleStep(rowHeight());
}

double SweepCanvas::across(double x) const {
    const engine::PlotScale& scale = m_picture->chart.x;
    return m_area.left() + (x - scale.low) / (scale.high - scale.low) * m_area.width();
}

double SweepCanvas::down(double y) const {
    if (hasRows()) {
        return m_area.top() + y * rowHeight() - verticalScrollBar()->value();
    }
    const engine::PlotScale& scale = *m_picture->chart.y;
    return m_area.bottom() - (y - scale.low) / (scale.high - scale.low) * m_area.height();
}

QPointF SweepCanvas::centreOf(const SweepMark& mark) const {
    return mark.shape == MarkShape::bar
               ? QPointF((across(mark.x0) + across(mark.x1)) / 2, (down(mark.y0) + down(mark.y1)) / 2)
               : QPointF(across(mark.x0), down(mark.y0));
}

QByteArray SweepCanvas::svg() const {
    if (!m_picture || !m_picture->chart.problem.empty()) {
        return {};
    }
    constexpr QSize least(1000, 500);
    SweepCanvas whole;
    whole.setPalette(theme(ThemeKind::light).palette());
    whole.setFont(font());
    const int rows = hasRows() ? static_cast<int>(m_picture->chart.rows.size()) * rowHeight() : 0;
    whole.viewport()->resize(least.width(), std::max(least.height(), rows + 4 * fontMetrics().height()));
    whole.show(m_picture);
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(logicalDpiX()); // so that texts have the size for which the picture has room
    generator.setSize(whole.viewport()->size());
    generator.setViewBox(whole.viewport()->rect());
    generator.setTitle(accessibleName());
    QPainter painter(&generator);
    painter.setFont(font());
    painter.fillRect(whole.viewport()->rect(), whole.palette().color(QPalette::Base));
    whole.drawAll(painter);
    painter.end();
    return buffer.data();
}

QPoint SweepCanvas::placeOf(std::size_t mark) const {
    return centreOf(m_picture->chart.marks[mark]).toPoint();
}

/// Returns the marks of the rows that are visible, or all: indices of the first one, and of the one after the last.
std::pair<std::size_t, std::size_t> SweepCanvas::visibleMarks() const {
    const auto& marks = m_picture->chart.marks;
    if (!hasRows()) {
        return {0, marks.size()};
    }
    const int scrolled = verticalScrollBar()->value();
    const double firstRow = scrolled / rowHeight();
    const double lastRow = (scrolled + m_area.height()) / rowHeight() + 1;
    const auto begin = std::ranges::partition_point(marks, [&](const SweepMark& one) { return one.y0 < firstRow; });
    const auto end =
        std::ranges::partition_point(marks, [&](const SweepMark& one) { return std::floor(one.y0) < lastRow; });
    return {static_cast<std::size_t>(begin - marks.begin()), static_cast<std::size_t>(end - marks.begin())};
}

std::optional<std::size_t> SweepCanvas::markAt(QPointF place) const {
    std::optional<std::size_t> best;
    double bestDistance = reach;
    const auto [first, last] = visibleMarks();
    for (std::size_t i = first; i < last; ++i) {
        const SweepMark& mark = m_picture->chart.marks[i];
        if (mark.run == SweepMark::none) {
            continue;
        }
        const QRectF box = QRectF(QPointF(across(mark.x0), down(mark.y0)), QPointF(across(mark.x1), down(mark.y1)));
        const QPointF away = centreOf(mark) - place;
        const double distance = mark.shape != MarkShape::bar ? std::hypot(away.x(), away.y())
                                : box.contains(place)        ? 0.0
                                                             : reach;
        if (distance < bestDistance) {
            bestDistance = distance;
            best = i;
        }
    }
    return best;
}

void SweepCanvas::select(std::optional<std::size_t> mark) {
    if (mark == m_current) {
        return;
    }
    m_current = mark;
    viewport()->update();
    setAccessibleDescription(readout());
    emit currentChanged();
}

/// Moves the mark with the arrow keys: to the left and to the right by value, up and down by rows.
void SweepCanvas::step(int key) {
    const auto& marks = m_picture->chart.marks;
    const auto rowOf = [&](std::size_t i) { return hasRows() ? std::floor(marks[i].y0) : 0.0; };
    const bool isUpright = key == Qt::Key_Up || key == Qt::Key_Down;
    const double sign = key == Qt::Key_Left || key == Qt::Key_Up ? -1.0 : 1.0;
    std::optional<std::size_t> best;
    double bestDistance = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (marks[i].run == SweepMark::none || i == m_current) {
            continue;
        }
        double distance = static_cast<double>(i); // the first one, if there is no mark yet
        if (m_current) {
            const SweepMark& from = marks[*m_current];
            const double right = (across(marks[i].x0) - across(from.x0)) * (isUpright ? 1.0 : sign);
            const double below = hasRows() && !isUpright ? rowOf(i) - rowOf(*m_current)
                                 : hasRows()             ? (rowOf(i) - rowOf(*m_current)) * sign
                                             : (down(marks[i].y0) - down(from.y0)) * (isUpright ? sign : 1.0);
            // Runs with equal values follow one after the other.
            const bool isNext = sign > 0 ? i > *m_current : i < *m_current;
            if (isUpright ? !(below > 0) : !(right > 0 || (right == 0 && isNext)) || (hasRows() && below != 0)) {
                continue;
            }
            const double tie = right == 0 ? std::abs(double(i) - double(*m_current)) * 1e-9 : 0.0;
            distance =
                isUpright ? below * (hasRows() ? 1e6 : 1.0) + std::abs(right) : right + std::abs(below) * 0.1 + tie;
        }
        if (distance < bestDistance) {
            bestDistance = distance;
            best = i;
        }
    }
    if (best) {
        select(best);
        if (hasRows()) {
            const int top = static_cast<int>(rowOf(*best)) * rowHeight();
            const int scrolled = verticalScrollBar()->value();
            const int least = top + rowHeight() - static_cast<int>(m_area.height());
            verticalScrollBar()->setValue(top < scrolled ? top : std::max(scrolled, least));
        }
    }
}

void SweepCanvas::keyPressEvent(QKeyEvent* event) {
    const bool isShown = m_picture && m_picture->chart.problem.empty();
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (isShown) {
            step(event->key());
        }
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (const auto run = currentRun()) {
            emit runWanted(*run);
        }
        return;
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void SweepCanvas::mousePressEvent(QMouseEvent* event) {
    mouseMoveEvent(event);
    if (const auto run = currentRun(); run && event->button() == Qt::LeftButton) {
        emit runWanted(*run);
    }
}

void SweepCanvas::mouseMoveEvent(QMouseEvent* event) {
    if (m_picture && m_picture->chart.problem.empty()) {
        select(markAt(event->position()));
        viewport()->setCursor(m_current ? Qt::PointingHandCursor : Qt::ArrowCursor);
    }
}

void SweepCanvas::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void SweepCanvas::focusOutEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void SweepCanvas::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        layOut();
    }
    QAbstractScrollArea::changeEvent(event);
}

void SweepCanvas::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

void SweepCanvas::scrollContentsBy(int /*dx*/, int /*dy*/) {
    m_pixels = {};
    viewport()->update();
}

void SweepCanvas::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(viewport());
    if (!m_picture) {
        return;
    }
    if (!m_picture->chart.problem.empty()) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(viewport()->rect().adjusted(8, 8, -8, -8), Qt::AlignCenter | Qt::TextWordWrap,
                         sentenceText(m_picture->chart.problem) + QLatin1Char('.'));
        return;
    }
    if (m_pixels.isNull()) {
        const qreal ratio = devicePixelRatioF();
        m_pixels = QPixmap(viewport()->size() * ratio);
        m_pixels.setDevicePixelRatio(ratio);
        m_pixels.fill(palette().color(QPalette::Base));
        QPainter all(&m_pixels);
        all.setFont(font());
        drawAll(all);
    }
    painter.drawPixmap(0, 0, m_pixels);
    if (m_current) {
        painter.setClipRect(m_area.adjusted(-6, -6, 6, 6));
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor colour = hasFocus() ? palette().color(QPalette::Highlight) : palette().color(QPalette::Text);
        painter.setPen(QPen(colour, 2));
        const SweepMark& mark = m_picture->chart.marks[*m_current];
        if (mark.shape == MarkShape::bar) {
            painter.drawRect(QRectF(QPointF(across(mark.x0), down(mark.y0)), QPointF(across(mark.x1), down(mark.y1))));
        } else {
            painter.drawEllipse(centreOf(mark), 2 * dotRadius, 2 * dotRadius);
        }
    }
}

void SweepCanvas::drawAll(QPainter& painter) const {
    drawAxes(painter);
    drawLabels(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(m_area.adjusted(-4, hasRows() ? 0 : -4, 4, 4));
    const auto [first, last] = visibleMarks();
    for (std::size_t i = first; i < last; ++i) {
        drawMark(painter, m_picture->chart.marks[i]);
    }
}

void SweepCanvas::drawAxes(QPainter& painter) const {
    const SweepChart& chart = m_picture->chart;
    const Theme& theme = themeOf(palette());
    const int height = fontMetrics().height();
    for (std::size_t i = 0; i < chart.x.ticks.size(); ++i) {
        const double x = across(chart.x.ticks[i]);
        painter.setPen(theme.gridLine);
        painter.drawLine(QPointF(x, m_area.top()), QPointF(x, m_area.bottom()));
        painter.setPen(theme.text);
        painter.drawText(QRectF(x - 60, m_area.bottom() + 2, 120, height), Qt::AlignCenter,
                         QString::fromStdString(chart.x.texts[i]));
    }
    const QString title = engineText(chart.xTitle);
    const QRectF below(0, m_area.bottom() + 2 + height, viewport()->width() - 4.0, height);
    painter.setPen(theme.dimText);
    painter.drawText(below, Qt::AlignRight | Qt::AlignVCenter,
                     fontMetrics().elidedText(title, Qt::ElideMiddle, static_cast<int>(below.width())));
    if (chart.y) {
        for (std::size_t i = 0; i < chart.y->ticks.size(); ++i) {
            const double y = down(chart.y->ticks[i]);
            painter.setPen(theme.gridLine);
            painter.drawLine(QPointF(m_area.left(), y), QPointF(m_area.right(), y));
            painter.setPen(theme.text);
            painter.drawText(QRectF(0, y - height / 2.0, m_area.left() - 6, height), Qt::AlignRight | Qt::AlignVCenter,
                             QString::fromStdString(chart.y->texts[i]));
        }
        painter.setPen(theme.dimText);
        painter.drawText(QRectF(4, 0, viewport()->width() - 8.0, height), Qt::AlignLeft | Qt::AlignVCenter,
                         engineText(chart.yTitle));
    }
}

void SweepCanvas::drawLabels(QPainter& painter) const {
    const SweepChart& chart = m_picture->chart;
    if (!hasRows()) {
        return;
    }
    painter.save();
    painter.setClipRect(QRectF(0, m_area.top(), viewport()->width(), m_area.height()));
    painter.setPen(themeOf(palette()).text);
    const int width = static_cast<int>(m_area.left()) - 8;
    for (auto row = static_cast<std::size_t>(verticalScrollBar()->value() / rowHeight()); row < chart.rows.size();
         ++row) {
        const double top = down(static_cast<double>(row));
        if (top > m_area.bottom()) {
            break;
        }
        painter.drawText(QRectF(4, top, width - 4.0, rowHeight()), Qt::AlignRight | Qt::AlignVCenter,
                         fontMetrics().elidedText(engineText(chart.rows[row]), Qt::ElideMiddle, width - 4));
    }
    painter.restore();
}

void SweepCanvas::drawMark(QPainter& painter, const SweepMark& mark) const {
    const QColor colour = colourOf(hasRows() || mark.variant == SweepMark::none ? 0 : mark.variant, palette());
    QColor fill = colour;
    fill.setAlpha(mark.shape == MarkShape::band ? 40 : 110);
    const QPointF first(across(mark.x0), down(mark.y0));
    const QPointF second(across(mark.x1), down(mark.y1));
    switch (mark.shape) {
    case MarkShape::bar:
        painter.setPen(colour);
        painter.setBrush(fill);
        painter.drawRect(QRectF(first, second));
        break;
    case MarkShape::line:
        painter.setPen(QPen(colour, hasRows() ? 2 : 1.5));
        painter.drawLine(first, second);
        break;
    case MarkShape::dot:
        painter.setPen(Qt::NoPen);
        painter.setBrush(hasRows() ? themeOf(palette()).text : colour);
        painter.drawEllipse(first, dotRadius, dotRadius);
        break;
    case MarkShape::band: {
        painter.setPen(Qt::NoPen);
        painter.setBrush(fill);
        const std::array<QPointF, 4> corners{first, second, QPointF(second.x(), down(mark.y3)),
                                             QPointF(first.x(), down(mark.y2))};
        painter.drawConvexPolygon(corners.data(), static_cast<int>(corners.size()));
        break;
    }
    }
}

} // namespace orrery::widgets
