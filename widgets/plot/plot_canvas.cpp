// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/plot_canvas.h"

#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QApplication>
#include <QAreaSeries>
#include <QCategoryAxis>
#include <QChart>
#include <QChartView>
#include <QElapsedTimer>
#include <QGraphicsLayout>
#include <QKeyEvent>
#include <QLineSeries>
#include <QMouseEvent>
#include <QPainter>
#include <QScatterSeries>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace orrery::widgets {

namespace {

constexpr std::size_t buckets = 400;   ///< parts of a line with many turns
constexpr std::size_t mostPieces = 60; ///< stretches of a line; a line with more gaps is drawn as dots
constexpr double zoomStep = 1.5;
constexpr int dotSize = 6;
constexpr double bandOpacity = 0.18;
constexpr std::size_t mostWithCommonAxis = 3; ///< charts that share the labels of the turns
constexpr std::size_t ticksOfSmallChart = 4;  ///< labels of values that have room in one of several charts

} // namespace

engine::PlotStyle styleOf(const Plots& plots, std::size_t line) {
    const PlotLine& one = plots.lines[line];
    return one.isEarlier ? engine::earlierStyle(one.counterpart.value_or(line)) : engine::plotStyle(line);
}

QColor plotColour(const engine::PlotStyle& style, const QPalette& palette) {
    const std::string_view colour = themeKindOf(palette) == ThemeKind::dark ? style.dark : style.light;
    return QColor(QString::fromLatin1(colour.data(), static_cast<qsizetype>(colour.size())));
}

QPen plotPen(const engine::PlotStyle& style, const QPalette& palette) {
    QPen pen(plotColour(style, palette), 2.0);
    pen.setJoinStyle(Qt::RoundJoin);
    QList<qreal> dashes;
    for (const char digit : style.dashes) {
        if (digit != ' ') {
            dashes << digit - '0';
        }
    }
    if (!dashes.isEmpty()) {
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern(dashes);
    }
    return pen;
}

/// One chart of the canvas.
class PlotCanvas::Panel : public QChartView {
public:
    /// The axis of turns. A few charts share the labels of the last one. More charts do not fit, so each needs its own.
    enum class Turns : std::uint8_t { hidden, labelled, titled };

    /// The series of Qt Charts for one line.
    struct Drawn {
        std::vector<QLineSeries*> pieces;
        QScatterSeries* dots = nullptr;
        std::vector<QAreaSeries*> bands;
    };

    explicit Panel(PlotCanvas& canvas) : m_canvas(canvas), m_x(new QCategoryAxis), m_y(new QCategoryAxis) {
        chart()->legend()->hide();
        chart()->setAnimationOptions(QChart::NoAnimation);
        chart()->setBackgroundVisible(false);
        chart()->layout()->setContentsMargins(0, 0, 0, 0);
        chart()->addAxis(m_x, Qt::AlignBottom);
        chart()->addAxis(m_y, Qt::AlignLeft);
        for (QCategoryAxis* const axis : {m_x, m_y}) {
            axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
            axis->setTruncateLabels(false);
        }
        setRenderHint(QPainter::Antialiasing);
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
        viewport()->setMouseTracking(true);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    }

    void show(const engine::PlotPanel& panel, const engine::PlotScale& turns, Turns labels) {
        m_panel = panel;
        setLook();
        setAxis(*m_x, turns, {});
        setAxis(*m_y, panel.scale,
                panel.isTruth ? QStringList{engineText(engine::phrase("false")), engineText(engine::phrase("true"))}
                              : QStringList());
        m_x->setLabelsVisible(labels != Turns::hidden);
        m_labels = labels;
        setMinimumHeight(QFontMetrics(font()).height() * 6 + heightOf(labels));
        drawLines();
    }

    /// Returns the room below the plot.
    int heightOf(Turns labels) const {
        const int line = QFontMetrics(font()).height();
        return labels == Turns::titled ? line * 2 + 10 : labels == Turns::labelled ? line + 10 : line / 2 + 4;
    }

    /// Drops the lines until show() follows, because their indices change.
    void forget() {
        m_panel.series.clear();
        m_drawn.clear();
    }

    /// Draws the area of the plot at a place that all panels share.
    /// @param left room for the labels of the values
    void placePlot(int left) {
        const QFontMetrics metrics(font());
        const int right = metrics.averageCharWidth() * 3;
        const int top = metrics.height() + 10;
        const int bottom = heightOf(m_labels);
        const QRectF area(left, top, std::max(20, width() - left - right), std::max(20, height() - top - bottom));
        if (area != m_area) {
            m_area = area;
            chart()->setPlotArea(area);
            chart()->layout()->invalidate(); // otherwise the axes keep their places
            chart()->layout()->activate();
        }
    }
    int labelWidth() const {
        const QFontMetrics metrics(font());
        int widest = 0;
        const QStringList labels = m_y->categoriesLabels();
        for (const QString& label : labels) {
            widest = std::max(widest, metrics.horizontalAdvance(label));
        }
        return widest;
    }

    const engine::PlotPanel& panel() const { return m_panel; }
    QCategoryAxis& axis(Qt::Orientation orientation) const { return orientation == Qt::Horizontal ? *m_x : *m_y; }
    const std::vector<Drawn>& drawn() const { return m_drawn; }
    QPointF placeOf(double turn, double value) const {
        const QRectF area = chart()->plotArea();
        const double width = m_x->max() - m_x->min();
        const double height = m_y->max() / 2.0 - m_y->min() / 2.0; // halved: the range of huge numbers is infinite
        return {area.left() + (turn - m_x->min()) / width * area.width(),
                area.bottom() - (value / 2.0 - m_y->min() / 2.0) / height * area.height()};
    }
    double turnAt(double x) const {
        const QRectF area = chart()->plotArea();
        return m_x->min() + (x - area.left()) / area.width() * (m_x->max() - m_x->min());
    }

protected:
    void drawForeground(QPainter* painter, const QRectF& /*rect*/) override;
    void mousePressEvent(QMouseEvent* event) override {
        m_pressedAt = event->position();
        m_isDragging = false;
        event->setAccepted(event->button() == Qt::LeftButton);
        m_canvas.setFocus(Qt::MouseFocusReason);
    }
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override {
        QChartView::resizeEvent(event);
        placePlot(m_canvas.m_left);
    }

private:
    void setLook() {
        const Theme& theme = themeOf(palette());
        setBackgroundBrush(theme.base);
        for (QCategoryAxis* const axis : {m_x, m_y}) {
            axis->setLabelsColor(theme.text);
            axis->setLabelsFont(font());
            axis->setGridLinePen(QPen(theme.gridLine));
            axis->setLinePen(QPen(theme.border));
        }
    }

    static void setAxis(QCategoryAxis& axis, const engine::PlotScale& scale, const QStringList& words) {
        QStringList texts = words;
        for (std::size_t i = 0; words.isEmpty() && i < scale.texts.size(); ++i) {
            texts << QString::fromStdString(scale.texts[i]);
        }
        bool isSame = texts == axis.categoriesLabels();
        for (qsizetype i = 0; isSame && i < texts.size(); ++i) {
            isSame = axis.endValue(texts[i]) == scale.ticks[static_cast<std::size_t>(i)];
        }
        if (!isSame) {
            const QStringList old = axis.categoriesLabels();
            for (const QString& label : old) {
                axis.remove(label);
            }
            axis.setStartValue(scale.low);
            for (qsizetype i = 0; i < texts.size(); ++i) {
                axis.append(texts[i], scale.ticks[static_cast<std::size_t>(i)]);
            }
        }
        axis.setRange(scale.low, scale.high);
    }

    void moveCursor(double x);
    void drawLines();
    void drawLine(const engine::PlotSeries& series, std::size_t line, Drawn& out);
    void drawBand(const engine::PlotSeries& series, std::size_t line, Drawn& out);
    void put(QXYSeries& series, const QList<QPointF>& points) {
        series.replace(points);
        chart()->addSeries(&series);
        series.attachAxis(m_x);
        series.attachAxis(m_y);
    }

    PlotCanvas& m_canvas;
    QCategoryAxis* m_x;
    QCategoryAxis* m_y;
    engine::PlotPanel m_panel;
    std::vector<Drawn> m_drawn; ///< by line of the panel
    QPointF m_pressedAt;
    bool m_isDragging = false;
    QRectF m_area;
    Turns m_labels = Turns::titled;
};

void PlotCanvas::Panel::drawLines() {
    chart()->removeAllSeries();
    m_drawn.clear();
    for (const std::size_t index : m_panel.series) {
        const std::size_t line = m_canvas.m_visible[index];
        const engine::PlotSeries& series = m_canvas.m_plots->lines[line].series;
        m_drawn.emplace_back();
        drawBand(series, line, m_drawn.back());
        drawLine(series, line, m_drawn.back());
    }
}

/// Draws a line in one piece for each stretch without a gap. A value between two gaps is a dot.
void PlotCanvas::Panel::drawLine(const engine::PlotSeries& series, std::size_t line, Drawn& out) {
    std::vector<QList<QPointF>> stretches(1);
    for (const std::uint32_t turn :
         engine::drawnTurns(series.values, m_canvas.m_chart.first, m_canvas.m_chart.last, buckets)) {
        if (std::isfinite(series.values[turn])) {
            stretches.back().append({static_cast<double>(turn), series.values[turn]});
        } else if (!stretches.back().isEmpty()) {
            stretches.emplace_back();
        }
    }
    QList<QPointF> dots;
    for (const QList<QPointF>& points : stretches) {
        if (points.size() < 2 || stretches.size() > mostPieces) {
            dots += points;
            continue;
        }
        auto* const piece = new QLineSeries;
        piece->setPen(plotPen(styleOf(*m_canvas.m_plots, line), palette()));
        put(*piece, points);
        out.pieces.push_back(piece);
    }
    if (!dots.isEmpty()) {
        out.dots = new QScatterSeries;
        out.dots->setColor(plotColour(styleOf(*m_canvas.m_plots, line), palette()));
        out.dots->setBorderColor(Qt::transparent);
        out.dots->setMarkerSize(dotSize);
        put(*out.dots, dots);
    }
}

/// Draws the range between the smallest and the largest value.
void PlotCanvas::Panel::drawBand(const engine::PlotSeries& series, std::size_t line, Drawn& out) {
    std::vector<std::pair<QList<QPointF>, QList<QPointF>>> stretches(1);
    const std::vector<double>& values = series.low.empty() ? series.low : series.values;
    for (const std::uint32_t turn :
         engine::drawnTurns(values, m_canvas.m_chart.first, m_canvas.m_chart.last, buckets)) {
        const auto x = static_cast<double>(turn);
        if (std::isfinite(series.low[turn]) && std::isfinite(series.high[turn])) {
            stretches.back().first.append({x, series.high[turn]});
            stretches.back().second.append({x, series.low[turn]});
        } else if (!stretches.back().first.isEmpty()) {
            stretches.emplace_back();
        }
    }
    QColor colour = plotColour(styleOf(*m_canvas.m_plots, line), palette());
    colour.setAlphaF(static_cast<float>(bandOpacity));
    for (const auto& [high, low] : stretches) {
        if (high.size() < 2 || stretches.size() > mostPieces) {
            continue;
        }
        auto* const upper = new QLineSeries;
        auto* const lower = new QLineSeries;
        upper->replace(high);
        lower->replace(low);
        auto* const area = new QAreaSeries(upper, lower);
        upper->setParent(area);
        lower->setParent(area);
        area->setBrush(colour);
        area->setPen(Qt::NoPen);
        chart()->addSeries(area);
        area->attachAxis(m_x);
        area->attachAxis(m_y);
        out.bands.push_back(area);
    }
}

void PlotCanvas::Panel::drawForeground(QPainter* painter, const QRectF& /*rect*/) {
    const Theme& theme = themeOf(palette());
    const QRectF area = chart()->plotArea();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(font());
    painter->setPen(theme.text);
    const QFontMetrics metrics(font());
    const QString unit = engineText(m_panel.unit);
    painter->drawText(QRectF(4, 2, width() - 8, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(unit, Qt::ElideMiddle, width() - 8));
    if (m_labels == Turns::titled) {
        painter->drawText(QRectF(area.left(), height() - metrics.height() - 2, area.width(), metrics.height()),
                          Qt::AlignHCenter | Qt::AlignVCenter, engineText(engine::phrase("turn")));
    }
    const auto isIn = [this](std::uint32_t turn) { return turn >= m_x->min() && turn <= m_x->max(); };
    const auto drawTurn = [&](std::uint32_t turn, const QPen& pen) {
        const double x = placeOf(turn, m_y->min()).x();
        painter->setPen(pen);
        painter->drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    };
    if (isIn(m_canvas.m_presentTurn)) {
        drawTurn(m_canvas.m_presentTurn, QPen(theme.accent, 1.5));
    }
    const std::uint32_t cursor = m_canvas.m_cursor;
    if (!isIn(cursor)) {
        return;
    }
    drawTurn(cursor, QPen(theme.dimText, 1, Qt::DashLine));
    for (const std::size_t index : m_panel.series) {
        const std::size_t line = m_canvas.m_visible[index];
        const std::vector<double>& values = m_canvas.m_plots->lines[line].series.values;
        if (cursor >= values.size() || !std::isfinite(values[cursor])) {
            continue;
        }
        const bool isSelected = m_canvas.m_selected == line;
        const QPointF at = placeOf(cursor, values[cursor]);
        painter->setPen(isSelected ? QPen(m_canvas.hasFocus() ? theme.accent : theme.text, 2) : QPen(Qt::NoPen));
        painter->setBrush(plotColour(styleOf(*m_canvas.m_plots, line), palette()));
        const double radius = isSelected ? 5.0 : 3.5;
        painter->drawEllipse(at, radius, radius);
    }
}

void PlotCanvas::Panel::mouseMoveEvent(QMouseEvent* event) {
    const QPointF at = event->position();
    if ((event->buttons() & Qt::LeftButton) != 0 &&
        (m_isDragging || std::abs(at.x() - m_pressedAt.x()) >= QApplication::startDragDistance())) {
        const double turns = turnAt(m_pressedAt.x()) - turnAt(at.x());
        m_isDragging = true;
        if (m_canvas.isZoomed() && std::abs(turns) >= 1.0) {
            m_pressedAt = at;
            m_canvas.follow(m_canvas.m_turns.pan(std::round(turns)));
        }
        return;
    }
    moveCursor(at.x());
}

/// Moves the crosshair to the turn that is nearest to a place.
void PlotCanvas::Panel::moveCursor(double x) {
    const double turn = std::clamp(std::round(turnAt(x)), static_cast<double>(m_canvas.m_chart.first),
                                   static_cast<double>(m_canvas.m_chart.last));
    m_canvas.moveTo(static_cast<std::uint32_t>(turn));
}

void PlotCanvas::Panel::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || std::exchange(m_isDragging, false)) {
        return;
    }
    moveCursor(event->position().x());
    if (const auto line = m_canvas.nearest(*this, m_canvas.m_cursor, event->position().y())) {
        m_canvas.select(line);
        emit m_canvas.activated(*line, m_canvas.m_cursor);
    }
}

void PlotCanvas::Panel::wheelEvent(QWheelEvent* event) {
    // Without a key, the wheel scrolls through panels that need more room than there is.
    const QScrollBar* const bar = m_canvas.m_area->verticalScrollBar();
    const bool isScrolling = bar->maximum() > 0 && (event->modifiers() & Qt::ControlModifier) == 0;
    if (isScrolling || event->angleDelta().y() == 0) {
        event->ignore();
        return;
    }
    m_canvas.follow(
        m_canvas.m_turns.zoom(event->angleDelta().y() > 0 ? 1.0 / zoomStep : zoomStep, turnAt(event->position().x())));
    event->accept();
}

PlotCanvas::PlotCanvas(QWidget* parent) : QWidget(parent), m_area(new QScrollArea(this)) {
    auto* const content = new QWidget;
    auto* const column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_area->setWidget(content);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_area);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Plot"));
    m_more.setSingleShot(true);
    m_more.setInterval(0);
    connect(&m_more, &QTimer::timeout, this, &PlotCanvas::arrangeMore);
    m_scroll.setSingleShot(true);
    m_scroll.setInterval(0);
    connect(&m_scroll, &QTimer::timeout, this, &PlotCanvas::scrollToSelected);
}

PlotCanvas::~PlotCanvas() = default;

void PlotCanvas::show(PlotsPtr plots, std::vector<bool> hidden, bool isTogether, std::uint32_t presentTurn) {
    const std::uint32_t before = m_plots->last;
    const bool wasEmpty = m_plots->lines.empty();
    m_plots = std::move(plots);
    m_isTogether = isTogether;
    m_presentTurn = presentTurn;
    m_visible.clear();
    for (std::size_t i = 0; i < m_plots->lines.size(); ++i) {
        if (i >= hidden.size() || !hidden[i]) {
            m_visible.push_back(i);
        }
    }
    m_turns.setEnd(m_plots->last);
    if (wasEmpty || m_cursor > m_plots->last || m_cursor == before) {
        m_cursor = wasEmpty ? presentTurn : m_plots->last;
    }
    if (m_selected && std::ranges::find(m_visible, *m_selected) == m_visible.end()) {
        m_selected.reset();
    }
    if (!m_selected && !m_visible.empty()) {
        m_selected = m_visible.front();
    }
    arrange();
    emit cursorMoved(m_cursor);
}

/// Makes the charts show the lines and the visible turns.
void PlotCanvas::arrange() {
    std::vector<const engine::PlotSeries*> series;
    for (const std::size_t line : m_visible) {
        series.push_back(&m_plots->lines[line].series);
    }
    engine::PlotWishes wishes{.turns = m_turns.range(), .isTogether = m_isTogether};
    m_chart = engine::chartOf(series, wishes);
    if (m_chart.panels.size() > 1) {
        wishes.valueTicks = ticksOfSmallChart;
        m_chart = engine::chartOf(series, wishes);
    }
    m_panels.resize(std::min(m_panels.size(), m_chart.panels.size()));
    for (const auto& panel : m_panels) {
        panel->forget();
    }
    m_arranged = 0;
    if (m_panels.empty()) {
        m_more.start(); // the first chart takes ten milliseconds
    } else {
        arrangeMore();
    }
}

/// Makes the next charts show their lines. Many new charts take several events, so that none blocks the window.
void PlotCanvas::arrangeMore() {
    constexpr int mostMs = 6;
    QElapsedTimer clock;
    clock.start();
    while (!isArranged() && (m_arranged == 0 || clock.elapsed() < mostMs)) {
        if (m_arranged == m_panels.size()) {
            m_panels.push_back(std::make_unique<Panel>(*this));
            m_area->widget()->layout()->addWidget(m_panels.back().get());
        }
        const std::size_t i = m_arranged++;
        const bool isLast = i + 1 == m_chart.panels.size();
        m_panels[i]->show(m_chart.panels[i], m_chart.turns,
                          isLast                                       ? Panel::Turns::titled
                          : m_chart.panels.size() > mostWithCommonAxis ? Panel::Turns::labelled
                                                                       : Panel::Turns::hidden);
    }
    layOut();
    if (!isArranged()) {
        m_more.start();
    } else {
        m_scroll.start(); // after the layout of new charts
    }
}

/// Aligns the areas of the plots.
void PlotCanvas::layOut() {
    int widest = fontMetrics().averageCharWidth() * 4;
    for (const auto& panel : m_panels) {
        widest = std::max(widest, panel->labelWidth());
    }
    m_left = widest + 16;
    for (const auto& panel : m_panels) {
        panel->placePlot(m_left);
    }
    repaintPanels();
}

void PlotCanvas::repaintPanels() {
    for (const auto& panel : m_panels) {
        panel->viewport()->update();
    }
}

void PlotCanvas::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOut();
    m_isScrollDue = true; // the chart of the chosen line stays in view
    m_scroll.start();
}

void PlotCanvas::setPresentTurn(std::uint32_t turn) {
    m_presentTurn = turn;
    repaintPanels();
}

void PlotCanvas::setCursor(std::uint32_t turn) {
    turn = std::min(turn, m_plots->last);
    follow(m_turns.include(turn));
    moveTo(turn);
}

void PlotCanvas::moveTo(std::uint32_t turn) {
    if (turn != m_cursor) {
        m_cursor = turn;
        repaintPanels();
        emit cursorMoved(turn);
    }
}

void PlotCanvas::select(std::optional<std::size_t> line) {
    if (line != m_selected) {
        m_selected = line;
        repaintPanels();
        m_isScrollDue = true;
        m_scroll.start();
        if (line) {
            emit selectionChanged(*line);
        }
    }
}

/// Scrolls to the chart of a line that was selected since the last call.
void PlotCanvas::scrollToSelected() {
    if (!m_selected || !isArranged() || !std::exchange(m_isScrollDue, false)) {
        return; // arrangeMore() starts the timer again
    }
    QCoreApplication::sendPostedEvents(m_area->widget(), QEvent::LayoutRequest); // new charts get their places
    for (const auto& panel : m_panels) {
        if (std::ranges::any_of(panel->panel().series, [&](std::size_t i) { return m_visible[i] == *m_selected; })) {
            // ensureWidgetVisible() would only show the upper left corner, where a graphics view has its text cursor.
            m_area->ensureVisible(0, panel->geometry().bottom(), 0, 0);
            m_area->ensureVisible(0, panel->geometry().top(), 0, 0);
        }
    }
}

void PlotCanvas::selectNext(int step) {
    if (m_visible.empty()) {
        return;
    }
    const auto at = std::ranges::find(m_visible, m_selected.value_or(0));
    const auto count = static_cast<std::ptrdiff_t>(m_visible.size());
    const std::ptrdiff_t index = at == m_visible.end() ? 0 : (at - m_visible.begin() + step + count) % count;
    select(m_visible[static_cast<std::size_t>(index)]);
}

/// Returns the line of a panel whose value in a turn is nearest to a height.
std::optional<std::size_t> PlotCanvas::nearest(const Panel& panel, std::uint32_t turn, double y) const {
    std::optional<std::size_t> best;
    double distance = 0.0;
    for (const std::size_t index : panel.panel().series) {
        const std::vector<double>& values = m_plots->lines[m_visible[index]].series.values;
        if (turn >= values.size() || !std::isfinite(values[turn])) {
            continue;
        }
        const double away = std::abs(panel.placeOf(turn, values[turn]).y() - y);
        if (!best || away < distance) {
            best = m_visible[index];
            distance = away;
        }
    }
    return best;
}

void PlotCanvas::zoomIn() {
    follow(m_turns.zoom(1.0 / zoomStep, m_cursor));
}

void PlotCanvas::zoomOut() {
    follow(m_turns.zoom(zoomStep, m_cursor));
}

void PlotCanvas::zoomToFit() {
    follow(m_turns.showAll());
}

void PlotCanvas::showTurns(const std::optional<TurnRange>& turns) {
    if (!turns) {
        zoomToFit();
        return;
    }
    const double first = turns->first;
    const double last = turns->last;
    const bool isSingle = turns->first == turns->last;
    follow(m_turns.show(isSingle && last == m_plots->last ? first - 1.0 : first,
                        isSingle && last != m_plots->last ? last + 1.0 : last));
}

/// Shows the visible turns. @param isNew whether they are different now
void PlotCanvas::follow(bool isNew) {
    if (isNew) {
        arrange();
        emit rangeChanged();
    }
}

void PlotCanvas::keyPressEvent(QKeyEvent* event) {
    const bool isShift = (event->modifiers() & Qt::ShiftModifier) != 0;
    const bool isControl = (event->modifiers() & Qt::ControlModifier) != 0;
    const std::uint32_t visible = m_chart.last - m_chart.first;
    const std::uint32_t step = isControl ? std::max(1U, visible / 10) : 1U;
    switch (event->key()) {
    case Qt::Key_Left:
        isShift ? follow(m_turns.pan(-std::max(1.0, visible / 10.0))) : setCursor(m_cursor - std::min(step, m_cursor));
        return;
    case Qt::Key_Right:
        isShift ? follow(m_turns.pan(std::max(1.0, visible / 10.0))) : setCursor(m_cursor + step);
        return;
    case Qt::Key_Home:
        setCursor(0);
        return;
    case Qt::Key_End:
        setCursor(m_plots->last);
        return;
    case Qt::Key_Up:
        selectNext(-1);
        return;
    case Qt::Key_Down:
        selectNext(1);
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
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_selected) {
            emit activated(*m_selected, m_cursor);
        }
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void PlotCanvas::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    repaintPanels();
}

void PlotCanvas::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    repaintPanels();
}

void PlotCanvas::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::LanguageChange) {
        arrange();
    }
}

std::vector<QPointF> PlotCanvas::drawnPoints(std::size_t line) const {
    std::vector<QPointF> points;
    for (const auto& panel : m_panels) {
        for (std::size_t i = 0; i < panel->drawn().size(); ++i) {
            if (m_visible[panel->panel().series[i]] != line) {
                continue;
            }
            const Panel::Drawn& drawn = panel->drawn()[i];
            for (const QLineSeries* const piece : drawn.pieces) {
                const QList<QPointF> part = piece->points();
                points.insert(points.end(), part.begin(), part.end());
            }
            const QList<QPointF> dots = drawn.dots != nullptr ? drawn.dots->points() : QList<QPointF>();
            points.insert(points.end(), dots.begin(), dots.end());
        }
    }
    std::ranges::sort(points, {}, &QPointF::x);
    return points;
}

std::vector<std::pair<QString, double>> PlotCanvas::drawnTicks(std::size_t panel, Qt::Orientation orientation) const {
    std::vector<std::pair<QString, double>> ticks;
    QCategoryAxis& axis = m_panels[panel]->axis(orientation);
    const QStringList labels = axis.categoriesLabels();
    for (const QString& label : labels) {
        ticks.emplace_back(label, axis.endValue(label));
    }
    return ticks;
}

QPoint PlotCanvas::placeOf(std::size_t line, std::uint32_t turn) const {
    for (const auto& panel : m_panels) {
        for (const std::size_t index : panel->panel().series) {
            if (m_visible[index] == line) {
                const double value = m_plots->lines[line].series.values[turn];
                return panel->mapTo(this, panel->placeOf(turn, value).toPoint());
            }
        }
    }
    return {};
}

} // namespace orrery::widgets
