// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/timeline.h"

#include "widgets/theme/theme.h"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace orrery::widgets {

namespace {
constexpr int margin = 6;
constexpr int markWidth = 5;
constexpr std::size_t mostLanesInSight = 3;
constexpr int nearPixels = 6; ///< a click this near to a mark means the mark
} // namespace

Timeline::Timeline(QWidget* parent)
    : QWidget(parent), m_rangeButton(new QToolButton(this)), m_scroll(new QScrollBar(Qt::Vertical, this)) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_rangeButton->setObjectName(QStringLiteral("range"));
    m_rangeButton->setFocusPolicy(Qt::NoFocus); // Escape does the same
    m_rangeButton->hide();
    connect(m_scroll, &QScrollBar::valueChanged, this, qOverload<>(&QWidget::update));
    connect(m_rangeButton, &QToolButton::clicked, this, [this] { choose(std::nullopt); });
    fitScroll();
    describe();
}

QString Timeline::laneName(TurnLane lane) {
    switch (lane) {
    case TurnLane::events:
        return tr("Events");
    case TurnLane::group:
        return tr("Group");
    case TurnLane::breakpoints:
        return tr("Breakpoints");
    case TurnLane::differences:
        return tr("Differences");
    case TurnLane::edits:
        return tr("Edits");
    case TurnLane::answers:
        return tr("Answers");
    case TurnLane::tests:
        return tr("Tests");
    case TurnLane::count_:
        break;
    }
    return {};
}

void Timeline::setTurns(std::uint32_t last, std::uint32_t present) {
    m_last = last;
    m_present = present;
    describe();
    update();
}

void Timeline::setMarks(TurnLane lane, std::vector<TurnMark> marks, const QString& meaning) {
    Lane& one = m_lanes[static_cast<std::size_t>(lane)];
    if (one.marks == marks && one.meaning == meaning) {
        return;
    }
    const bool changesHeight = one.marks.empty() != marks.empty();
    one.marks = std::move(marks);
    one.meaning = meaning;
    if (changesHeight) {
        fitScroll();
    }
    describe();
    update();
    if (changesHeight) {
        updateGeometry();
        emit lanesChanged();
    }
}

void Timeline::setRange(std::optional<TurnRange> range) {
    if (m_range != range) {
        m_range = range;
        if (!range) {
            m_anchor.reset();
        }
        describe();
        update();
    }
}

void Timeline::choose(std::optional<TurnRange> range) {
    if (m_range != range) {
        setRange(range);
        emit rangeChanged(m_range);
    }
}

std::vector<TurnLane> Timeline::shownLanes() const {
    std::vector<TurnLane> shown;
    for (std::size_t i = 0; i < m_lanes.size(); ++i) {
        if (!m_lanes[i].marks.empty()) {
            shown.push_back(static_cast<TurnLane>(i));
        }
    }
    return shown;
}

TurnLane Timeline::currentLane() const {
    const std::vector<TurnLane> shown = shownLanes();
    return std::ranges::find(shown, m_current) != shown.end() || shown.empty() ? m_current : shown.front();
}

int Timeline::laneHeight() const {
    return fontMetrics().height() + 1;
}

/// Returns the top of the first lane; above the widget if the lanes are scrolled.
int Timeline::firstTop() const {
    return margin / 2 - m_scroll->value();
}

QSize Timeline::sizeHint() const {
    const std::size_t inSight = std::clamp<std::size_t>(shownLanes().size(), 1, mostLanesInSight);
    return {400, static_cast<int>(inSight) * laneHeight() + margin};
}

/// Gives the scroll bar its place and its range.
void Timeline::fitScroll() {
    const int all = static_cast<int>(shownLanes().size()) * laneHeight() + margin;
    const int inSight = sizeHint().height();
    m_scroll->setRange(0, all - inSight);
    m_scroll->setPageStep(inSight);
    m_scroll->setSingleStep(laneHeight());
    m_scroll->setVisible(all > inSight);
    const int wide = m_scroll->sizeHint().width();
    m_scroll->setGeometry(width() - wide, 0, wide, height());
}

int Timeline::trackLeft() const {
    int widest = 0;
    for (std::size_t i = 0; i < m_lanes.size(); ++i) {
        widest = std::max(widest, fontMetrics().horizontalAdvance(laneName(static_cast<TurnLane>(i))));
    }
    return widest + 3 * margin;
}

int Timeline::trackRight() const {
    return width() - 2 * margin - (m_scroll->isHidden() ? 0 : m_scroll->width()) -
           (m_rangeButton->isHidden() ? 0 : m_rangeButton->width() + margin);
}

int Timeline::xOf(std::uint32_t turn) const {
    const int room = std::max(1, trackRight() - trackLeft());
    return m_last == 0
               ? trackLeft()
               : trackLeft() + static_cast<int>(static_cast<double>(room) * std::min(turn, m_last) / m_last + 0.5);
}

std::uint32_t Timeline::turnAt(int x) const {
    const double room = std::max(1, trackRight() - trackLeft());
    const double share = std::clamp((x - trackLeft()) / room, 0.0, 1.0);
    return static_cast<std::uint32_t>(share * m_last + 0.5);
}

QPoint Timeline::placeOf(TurnLane lane, std::uint32_t turn) const {
    const std::vector<TurnLane> shown = shownLanes();
    const auto at = static_cast<int>(std::ranges::find(shown, lane) - shown.begin());
    return {xOf(turn), firstTop() + at * laneHeight() + laneHeight() / 2};
}

/// Returns the mark at a point, in the lane there; null if none is near.
const TurnMark* Timeline::markNear(QPoint point) const {
    const std::vector<TurnLane> shown = shownLanes();
    const int at = (point.y() - firstTop()) / laneHeight();
    if (at < 0 || at >= static_cast<int>(shown.size())) {
        return nullptr;
    }
    const TurnMark* nearest = nullptr;
    int distance = nearPixels + 1;
    for (const TurnMark& mark : laneOf(shown[static_cast<std::size_t>(at)]).marks) {
        if (const int away = std::abs(xOf(mark.turn) - point.x()); mark.turn <= m_last && away < distance) {
            distance = away;
            nearest = &mark;
        }
    }
    return nearest;
}

QString Timeline::wordsAt(QPoint point) const {
    const TurnMark* const mark = markNear(point);
    return mark != nullptr ? tr("Turn %1: %2").arg(mark->turn).arg(mark->words) : QString();
}

void Timeline::describe() {
    setAccessibleName(tr("Timeline, turn %1 of %2").arg(m_present).arg(m_last));
    QStringList lines;
    for (const TurnLane lane : shownLanes()) {
        const QString& meaning = laneOf(lane).meaning;
        lines << (meaning.isEmpty() ? tr("%1: %n marked turns", nullptr, static_cast<int>(laneOf(lane).marks.size()))
                                          .arg(laneName(lane))
                                    : meaning);
    }
    m_rangeButton->setVisible(m_range.has_value());
    if (m_range) {
        const QString words = tr("Only turns %1 to %2").arg(m_range->first).arg(m_range->last);
        lines << words;
        m_rangeButton->setText(words + QStringLiteral("  ✕"));
        m_rangeButton->setAccessibleName(tr("%1: show all turns").arg(words));
        m_rangeButton->setToolTip(tr("The panes list only these turns. A click shows all turns again (Escape)."));
        m_rangeButton->resize(m_rangeButton->sizeHint().width(),
                              std::min(m_rangeButton->sizeHint().height(), height()));
        m_rangeButton->move(trackRight() + 2 * margin, (height() - m_rangeButton->height()) / 2);
    }
    setAccessibleDescription(lines.join(QLatin1Char('\n')));
}

void Timeline::wheelEvent(QWheelEvent* event) {
    QCoreApplication::sendEvent(m_scroll, event);
}

void Timeline::resizeEvent(QResizeEvent* event) {
    fitScroll();
    describe();
    QWidget::resizeEvent(event);
}

void Timeline::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fitScroll();
        updateGeometry();
    }
    update();
    QWidget::changeEvent(event);
}

void Timeline::paintEvent(QPaintEvent*) {
    const Theme& theme = themeOf(palette());
    QPainter painter(this);
    painter.fillRect(rect(), theme.window);
    const std::vector<TurnLane> shown = shownLanes();
    const int left = trackLeft();
    const int right = trackRight();
    painter.fillRect(QRect(left - markWidth, 0, right - left + 2 * markWidth, height()), theme.base);
    if (m_range) {
        const QRect chosen(xOf(m_range->first) - markWidth, 0, xOf(m_range->last) - xOf(m_range->first) + 2 * markWidth,
                           height());
        painter.fillRect(chosen, theme.selection);
        painter.setPen(theme.accent);
        painter.drawLine(chosen.topLeft(), chosen.bottomLeft());
        painter.drawLine(chosen.topRight(), chosen.bottomRight());
    }
    painter.fillRect(QRect(xOf(m_present), 0, 1, height()), theme.accent);
    const QFont plain = painter.font();
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const int top = firstTop() + static_cast<int>(i) * laneHeight();
        QFont font = plain;
        font.setBold(hasFocus() && shown[i] == currentLane());
        painter.setFont(font);
        painter.setPen(theme.text);
        painter.drawText(QRect(margin, top, left - 2 * margin, laneHeight()), Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(laneName(shown[i]), Qt::ElideRight, left - 2 * margin));
        painter.fillRect(QRect(left, top + laneHeight() / 2, right - left, 1), theme.gridLine);
        const QColor colour = theme.categoricalColour(static_cast<int>(shown[i]));
        int drawn = -markWidth;
        for (const TurnMark& mark : laneOf(shown[i]).marks) {
            const int x = xOf(mark.turn);
            if (mark.turn <= m_last && x != drawn) { // a long run has more marks than pixels
                painter.fillRect(QRect(x - markWidth / 2, top + 3, markWidth, laneHeight() - 6),
                                 outlineOf(colour, theme.base, theme));
                drawn = x;
            }
        }
    }
    if (hasFocus()) {
        painter.setPen(theme.accent);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

bool Timeline::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* const help = static_cast<QHelpEvent*>(event);
        const QString words = wordsAt(help->pos());
        if (words.isEmpty()) {
            QToolTip::showText(help->globalPos(), tr("Click: go to a turn. Shift and drag: list only some turns."),
                               this);
        } else {
            QToolTip::showText(help->globalPos(), words, this);
        }
        return true;
    }
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        update();
    }
    return QWidget::event(event);
}

void Timeline::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        return;
    }
    if (event->modifiers().testFlag(Qt::ShiftModifier)) {
        m_isBrushing = true;
        m_anchor = turnAt(event->pos().x());
        return;
    }
    const TurnMark* const mark = markNear(event->pos());
    emit turnWanted(mark != nullptr ? mark->turn : turnAt(event->pos().x()));
}

void Timeline::mouseMoveEvent(QMouseEvent* event) {
    if (m_isBrushing) {
        extendTo(turnAt(event->pos().x()));
    }
}

void Timeline::mouseReleaseEvent(QMouseEvent*) {
    m_isBrushing = false;
}

/// Chooses the turns between the fixed end of the range and a turn.
void Timeline::extendTo(std::uint32_t turn) {
    const std::uint32_t from = m_anchor.value_or(m_present);
    m_anchor = from;
    choose(TurnRange{std::min(from, turn), std::max(from, turn)});
}

/// Goes to the next mark of the current lane. Returns false if there is none.
bool Timeline::goToMark(bool isForward) {
    std::optional<std::uint32_t> found;
    for (const TurnMark& mark : laneOf(currentLane()).marks) {
        if (isForward && mark.turn > m_present && mark.turn <= m_last && !found) {
            found = mark.turn;
        } else if (!isForward && mark.turn < m_present) {
            found = mark.turn;
        }
    }
    if (found) {
        emit turnWanted(*found);
    }
    return found.has_value();
}

void Timeline::chooseLane(int step) {
    const std::vector<TurnLane> shown = shownLanes();
    const auto at = std::ranges::find(shown, currentLane()) - shown.begin() + step;
    if (at >= 0 && at < static_cast<std::ptrdiff_t>(shown.size())) {
        m_current = shown[static_cast<std::size_t>(at)];
        const int top = static_cast<int>(at) * laneHeight();
        m_scroll->setValue(std::clamp(m_scroll->value(), top + laneHeight() + margin - height(), top));
        update();
    }
}

void Timeline::keyPressEvent(QKeyEvent* event) {
    const bool isForward = event->key() == Qt::Key_Right || event->key() == Qt::Key_End;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right: {
        if (event->modifiers().testFlag(Qt::ControlModifier)) {
            goToMark(isForward);
            return;
        }
        const bool isRange = event->modifiers().testFlag(Qt::ShiftModifier);
        // The end of the range that moves is the one away from the fixed end.
        const std::uint32_t from = !isRange || !m_range || !m_anchor ? m_present
                                   : *m_anchor == m_range->first     ? m_range->last
                                                                     : m_range->first;
        const std::uint32_t to = isForward ? std::min(from + 1, m_last) : from - std::min(from, 1U);
        if (isRange) {
            extendTo(to);
        } else if (to != m_present) {
            emit turnWanted(to);
        }
        return;
    }
    case Qt::Key_Home:
    case Qt::Key_End:
        if (event->modifiers().testFlag(Qt::ShiftModifier)) {
            extendTo(isForward ? m_last : 0);
        } else {
            emit turnWanted(isForward ? m_last : 0);
        }
        return;
    case Qt::Key_Up:
    case Qt::Key_Down:
        chooseLane(event->key() == Qt::Key_Up ? -1 : 1);
        return;
    case Qt::Key_Escape:
        if (m_range) {
            choose(std::nullopt);
            return;
        }
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

} // namespace orrery::widgets
