// SPDX-License-Identifier: GPL-3.0-or-later
// Tells the thread sanitizer of the order that Qt's event queues and thread pools give. Qt itself is not compiled for
// the sanitizer, which so takes each event from another thread, and each job, for a race. An event or a job is
// allocated once all that it hands over is written, and delivered or run later: each allocation is a release, each
// delivery and each start of a job an acquire.
#include <QtCore/qcoreapplication.h>
#include <QtCore/qnamespace.h>
#include <QtCore/qrunnable.h>
#include <QtCore/qthreadpool.h>

#include <cstdlib>
#include <functional>
#include <new>
#include <utility>

extern "C" {
void __tsan_acquire(void* address);
void __tsan_release(void* address);
}

namespace {

char queue;

bool acquire(void**) {
    __tsan_acquire(&queue);
    return false; // the event is delivered
}

class Job final : public QRunnable {
public:
    explicit Job(std::function<void()> job) : m_job(std::move(job)) {}
    void run() override {
        __tsan_acquire(&queue);
        m_job();
    }

private:
    std::function<void()> m_job;
};

[[maybe_unused]] const bool isRegistered = QInternal::registerCallback(QInternal::EventNotifyCallback, acquire);

} // namespace

void QThreadPool::start(std::function<void()> job, int priority) {
    auto* const runnable = new Job(std::move(job));
    __tsan_release(&queue); // its content was written after it was allocated
    start(runnable, priority);
}

void* operator new(std::size_t size) {
    __tsan_release(&queue);
    if (void* const memory = std::malloc(size == 0 ? 1 : size)) {
        return memory;
    }
    throw std::bad_alloc();
}

void operator delete(void* memory) noexcept {
    std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
