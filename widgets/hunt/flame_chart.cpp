// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/hunt/flame_chart.h"

#include "widgets/hunt/profile_model.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace orrery::widgets {

namespace {

constexpr double narrowest = 0.5; ///< pixels; narrower bars are not drawn
constexpr int padding = 4;

QColor mixed(const QColor& a, const QColor& b, double share) {
    const auto mix = [share](double one, double other) { return one * share + other * (1.0 - share); };
    return QColor::fromRgbF(static_cast<float>(mix(a.redF(), b.redF())),
                            static_cast<float>(mix(a.greenF(), b.greenF())),
                            static_cast<float>(mix(a.blueF(), b.blueF())));
}

} // namespace

FlameChart::FlameChart(QWidget* parent) : QAbstractScrollArea(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Flame chart"));
    viewport()->setMouseTracking(true);
}

void FlameChart::show(ProfilePtr profile) {
    if (profile != m_profile) {
        m_profile = std::move(profile);
        m_frame.reset();
        showAll();
    }
}

void FlameChart::showAll() {
    m_start = 0.0;
    m_length = m_profile && !m_profile->frames.empty() ? m_profile->frames.front().length : 0.0;
    fitBar();
    viewport()->update();
}

void FlameChart::zoomIn() {
    if (m_frame) {
        m_start = m_profile->frames[*m_frame].start;
        m_length = m_profile->frames[*m_frame].length;
        viewport()->update();
    }
}

int FlameChart::barHeight() const {
    return fontMetrics().height() + padding;
}

/// Adapts the scroll bar to the number of levels.
void FlameChart::fitBar() {
    const int levels =
        m_profile && !m_profile->frames.empty() ? static_cast<int>(m_profile->frames.back().depth) + 1 : 0;
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(barHeight());
    verticalScrollBar()->setRange(0, std::max(0, levels * barHeight() - viewport()->height()));
}

QRectF FlameChart::barOf(std::size_t frame) const {
    const engine::ProfileFrame& one = m_profile->frames[frame];
    const double scale = m_length > 0.0 ? viewport()->width() / m_length : 0.0;
    return {(one.start - m_start) * scale,
            static_cast<double>(static_cast<int>(one.depth) * barHeight() - verticalScrollBar()->value()),
            one.length * scale, static_cast<double>(barHeight())};
}

std::optional<std::size_t> FlameChart::frameAt(QPointF at) const {
    for (std::size_t frame = 0; m_profile && frame < m_profile->frames.size(); ++frame) {
        if (barOf(frame).contains(at)) {
            return frame;
        }
    }
    return std::nullopt;
}

std::optional<std::uint32_t> FlameChart::row() const {
    return m_frame ? std::optional(m_profile->frames[*m_frame].row) : std::nullopt;
}

void FlameChart::setRow(std::uint32_t row) {
    if (m_profile == nullptr || this->row() == row) {
        return;
    }
    std::optional<std::size_t> longest;
    for (std::size_t frame = 0; frame < m_profile->frames.size(); ++frame) {
        const engine::ProfileFrame& one = m_profile->frames[frame];
        if (one.row == row && (!longest || one.length > m_profile->frames[*longest].length)) {
            longest = frame;
        }
    }
    m_frame = longest;
    viewport()->update();
}

/// Makes a bar the current one, tells it to screen readers, and scrolls to it.
void FlameChart::choose(std::optional<std::size_t> frame) {
    if (!frame || frame == m_frame) {
        return;
    }
    m_frame = frame;
    const QRectF bar = barOf(*frame);
    QScrollBar& scroll = *verticalScrollBar();
    if (bar.top() < 0.0 || bar.bottom() > viewport()->height()) {
        scroll.setValue(scroll.value() + static_cast<int>(bar.top()) - viewport()->height() / 2);
    }
    setAccessibleDescription(profileWords(*m_profile, m_profile->frames[*frame].row));
    viewport()->update();
    emit rowChosen(m_profile->frames[*frame].row);
}

/// Goes to the next bar: left or right on the same level, up to the bar around it, or down to its longest part.
void FlameChart::move(int key) {
    if (m_profile == nullptr || m_profile->frames.empty()) {
        return;
    }
    if (!m_frame) {
        choose(0);
        return;
    }
    const engine::ProfileFrame& now = m_profile->frames[*m_frame];
    const double middle = now.start + now.length / 2;
    std::optional<std::size_t> best;
    for (std::size_t frame = 0; frame < m_profile->frames.size(); ++frame) {
        const engine::ProfileFrame& one = m_profile->frames[frame];
        const bool isPart = one.start >= now.start - 1e-12 && one.start + one.length <= now.start + now.length + 1e-12;
        const bool isBetter = !best                  ? true
                              : key == Qt::Key_Left  ? one.start > m_profile->frames[*best].start
                              : key == Qt::Key_Right ? one.start < m_profile->frames[*best].start
                                                     : one.length > m_profile->frames[*best].length;
        const bool isThere = key == Qt::Key_Left    ? one.depth == now.depth && one.start < now.start
                             : key == Qt::Key_Right ? one.depth == now.depth && one.start > now.start
                             : key == Qt::Key_Down  ? one.depth == now.depth + 1 && isPart
                                                    : one.depth + 1 == now.depth && one.start <= middle &&
                                                         one.start + one.length >= middle;
        if (isThere && isBetter) {
            best = frame;
        }
    }
    choose(best);
}

void FlameChart::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(viewport());
    const Theme& theme = themeOf(palette());
    painter.fillRect(viewport()->rect(), theme.base);
    if (m_profile == nullptr) {
        return;
    }
    for (std::size_t frame = 0; frame < m_profile->frames.size(); ++frame) {
        const QRectF whole = barOf(frame);
        const QRectF bar = whole.intersected(QRectF(viewport()->rect()).adjusted(0, -barHeight(), 0, barHeight()));
        if (bar.width() < narrowest || !bar.intersects(viewport()->rect())) {
            continue;
        }
        const engine::ProfileRow& row = m_profile->rows[m_profile->frames[frame].row];
        const bool isCurrent = frame == m_frame;
        const bool isWhole = m_profile->frames[frame].depth == 0; // its row has only the rest of the time
        const QColor colour =
            mixed(theme.categoricalColour(static_cast<int>(row.kind)), theme.base, isCurrent ? 0.6 : 0.3);
        painter.fillRect(bar.adjusted(0, 0, bar.width() > 3.0 ? -1 : 0, -1), colour);
        const QRectF room = bar.adjusted(padding, 0, -padding, -1);
        if (room.width() > 3 * fontMetrics().averageCharWidth()) {
            painter.setPen(theme.text);
            painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                             fontMetrics().elidedText(isWhole ? profileKindWords(row.kind) : engineText(row.text),
                                                      Qt::ElideRight, static_cast<int>(room.width())));
        }
        if (isCurrent) {
            painter.setPen(QPen(hasFocus() ? theme.accent : theme.dimText, 2));
            painter.drawRect(bar.adjusted(1, 1, -1, -2));
        }
    }
}

void FlameChart::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    fitBar();
}

void FlameChart::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        choose(frameAt(event->position()));
    }
}

void FlameChart::mouseDoubleClickEvent(QMouseEvent* event) {
    if (const auto frame = frameAt(event->position()); frame && event->button() == Qt::LeftButton) {
        emit rowWanted(m_profile->frames[*frame].row);
    }
}

void FlameChart::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        move(event->key());
        break;
    case Qt::Key_Space:
        zoomIn();
        break;
    case Qt::Key_Backspace:
        showAll();
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_frame) {
            emit rowWanted(*row());
        }
        break;
    default:
        QAbstractScrollArea::keyPressEvent(event);
        break;
    }
}

bool FlameChart::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto& help = static_cast<QHelpEvent&>(*event);
        if (const auto frame = frameAt(help.pos())) {
            QToolTip::showText(help.globalPos(), profileWords(*m_profile, m_profile->frames[*frame].row), viewport());
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace orrery::widgets
