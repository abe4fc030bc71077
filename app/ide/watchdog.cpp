// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/watchdog.h"

#include <QAbstractEventDispatcher>
#include <QDebug>
#include <QMetaEnum>

#include <algorithm>

namespace orrery::ide {

namespace {
constexpr double nanosecondsPerMillisecond = 1e6;
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
    m_frames.push_back({m_clock.nsecsElapsed(), 0, 0});
}

void Watchdog::end(const QString& receiver, QEvent::Type event) {
    const Frame frame = m_frames.back();
    m_frames.pop_back();
    const qint64 took = std::max(frame.longest, m_clock.nsecsElapsed() - frame.begin - frame.noted);
    const double milliseconds = static_cast<double>(took) / nanosecondsPerMillisecond;
    qint64 noted = frame.noted;
    if (milliseconds > limit) {
        noted += took;
        const QMetaEnum names = QMetaEnum::fromType<QEvent::Type>();
        const char* const name = names.valueToKey(event);
        const QString what =
            receiver + QLatin1Char(' ') + (name != nullptr ? QString::fromLatin1(name) : QString::number(event));
        m_stalls.push_back({milliseconds, what});
        if (m_isTelling) {
            qWarning("%.0f ms in one event: %s", milliseconds, qPrintable(what));
        }
    }
    if (!m_frames.empty()) {
        m_frames.back().noted += noted;
    }
}

Stall Watchdog::longest() const {
    const auto found = std::ranges::max_element(m_stalls, {}, &Stall::milliseconds);
    return found == m_stalls.end() ? Stall() : *found;
}

void Watchdog::rest() {
    for (Frame& frame : m_frames) {
        frame.longest = std::max(frame.longest, m_clock.nsecsElapsed() - frame.begin - frame.noted);
    }
}

void Watchdog::wake() {
    for (Frame& frame : m_frames) {
        frame.begin = m_clock.nsecsElapsed();
        frame.noted = 0;
    }
}

} // namespace orrery::ide
