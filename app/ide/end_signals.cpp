// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/end_signals.h"

#include <QSocketNotifier>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace orrery::ide {

namespace {

constexpr std::array endingSignals{SIGTERM, SIGINT, SIGHUP};
constexpr unsigned mostSeconds = 10;

// This is global, because a signal handler can only access global data.
std::atomic<int> writeEnd = -1;
static_assert(std::atomic<int>::is_always_lock_free);

void handle(int number) {
    const int before = errno;
    const auto byte = static_cast<unsigned char>(number);
    // Ignores a full pipe: an earlier signal is then still unread, and one signal is enough.
    static_cast<void>(!::write(writeEnd, &byte, 1));
    errno = before;
}

} // namespace

EndSignals::EndSignals(std::function<void()> keep, QObject* parent) : QObject(parent), m_keep(std::move(keep)) {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) {
        return; // signals keep their default action; journals have nearly all work
    }
    writeEnd = ends[1];
    m_notifier = new QSocketNotifier(ends[0], QSocketNotifier::Read, this);
    connect(m_notifier, &QSocketNotifier::activated, this, &EndSignals::end);
    for (const int number : endingSignals) {
        struct sigaction old {};
        const bool isIgnored = ::sigaction(number, nullptr, &old) == 0 && old.sa_handler == SIG_IGN; // set under nohup
        if (!isIgnored) {
            struct sigaction action {};
            action.sa_handler = handle;
            action.sa_flags = static_cast<int>(SA_RESTART | SA_RESETHAND);
            ::sigaction(number, &action, nullptr);
        }
    }
}

EndSignals::~EndSignals() {
    if (m_notifier == nullptr) {
        return;
    }
    for (const int number : endingSignals) {
        struct sigaction old {};
        if (::sigaction(number, nullptr, &old) == 0 && old.sa_handler == handle) {
            ::signal(number, SIG_DFL);
        }
    }
    ::close(static_cast<int>(m_notifier->socket()));
    ::close(writeEnd.exchange(-1));
}

void EndSignals::end() {
    unsigned char number = 0;
    if (::read(static_cast<int>(m_notifier->socket()), &number, 1) != 1) {
        return;
    }
    ::signal(SIGALRM, SIG_DFL);
    ::alarm(mostSeconds); // ends the program if the disk does not respond
    m_keep();
    // With the default action, the exit status contains the signal.
    ::signal(number, SIG_DFL);
    ::raise(number);
}

} // namespace orrery::ide
