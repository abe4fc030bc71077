// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/watchdog.h"

#include <QAbstractEventDispatcher>
#include <QDebug>
#include <QMetaEnum>
#include <QThread>

#include <algorithm>
#include <ctime>

namespace orrery::ide {

namespace {
constexpr qint64 nanosecondsPerSecond = 1'000'000'000;

double inMilliseconds(qint64 nanoseconds) {
    return static_cast<double>(nanoseconds) / 1e6;
}
} // namespace

Watchdog::Watchdog(bool isTelling, QObject* parent) : QObject(parent), m_isTelling(isTelling) {
    m_clock.start();
}

void Watchdog::begin() {
    if (!m_isListening) {
        if (QAbstractEventDispatcher* const loop = QAbstractEventDispatcher::instance()) {
            connect(loop, &QAbstractEventDispatcher::aboutToBlock, this, &Watchdog::rest);
            connect(loop, &QAbstractEventDispatcher::awake, this, &Watchdog::wake);
            m_isListening = true;
        }
    }
    const int level = thread()->loopLevel();
    if (!m_frames.empty() && m_frames.back().level < level) {
        rest();
    }
    m_frames.push_back({level, false, now(), {}, {}});
}

void Watchdog::end(const char* kind, const QString& receiver, QEvent::Type event) {
    const Frame frame = m_frames.back();
    m_frames.pop_back();
    const Times took = frame.tookAt(now());
    const double milliseconds = inMilliseconds(took.wall);
    Times noted = frame.noted;
    if (milliseconds > limit) {
        noted += took;
        const QMetaEnum names = QMetaEnum::fromType<QEvent::Type>();
        const char* const name = names.valueToKey(event);
        const QString what = QString::fromLatin1(kind) +
                             (receiver.isEmpty() ? QString() : QStringLiteral(" '%1'").arg(receiver)) +
                             QLatin1Char(' ') + (name != nullptr ? QString::fromLatin1(name) : QString::number(event));
        m_stalls.push_back({milliseconds, inMilliseconds(took.work), what});
        if (m_isTelling) {
            qWarning("%.0f ms in one event, %.0f of them at work: %s", milliseconds, inMilliseconds(took.work),
                     qPrintable(what));
        }
    }
    if (!m_frames.empty() && m_frames.back().level < frame.level) {
        wake();
    } else if (!m_frames.empty()) {
        m_frames.back().noted += noted;
    }
}

Stall Watchdog::longest() const {
    const auto found = std::ranges::max_element(m_stalls, {}, &Stall::milliseconds);
    return found == m_stalls.end() ? Stall() : *found;
}

Stall Watchdog::busiest() const {
    const auto found = std::ranges::max_element(m_stalls, {}, &Stall::work);
    return found == m_stalls.end() ? Stall() : *found;
}

Watchdog::Times& Watchdog::Times::operator+=(const Times& more) {
    wall += more.wall;
    work += more.work;
    return *this;
}

Watchdog::Times Watchdog::Frame::tookAt(const Times& now) const {
    if (isResting) {
        return longest;
    }
    const Times since{now.wall - begin.wall - noted.wall, now.work - begin.work - noted.work};
    return since.wall > longest.wall ? since : longest;
}

/// Reads both clocks. Shortly after the last reading, does not read the work time, because this takes longer than many
/// events. Assumes instead that the thread has worked since then. The error is at most this short time.
Watchdog::Times Watchdog::now() {
    constexpr qint64 shortTime = 50'000; // ns
    const qint64 wall = m_clock.nsecsElapsed();
    if (wall - m_read.wall < shortTime) {
        return {wall, m_read.work + (wall - m_read.wall)};
    }
    timespec work{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &work);
    m_read = {wall, qint64{work.tv_sec} * nanosecondsPerSecond + work.tv_nsec};
    return m_read;
}

void Watchdog::rest() {
    for (Frame& frame : m_frames) {
        frame.longest = frame.tookAt(now());
        frame.isResting = true;
    }
}

void Watchdog::wake() {
    for (Frame& frame : m_frames) {
        frame.isResting = false;
        frame.begin = now();
        frame.noted = {};
    }
}

} // namespace orrery::ide
