// SPDX-License-Identifier: GPL-3.0-or-later
// Informs the thread sanitizer about the order that Qt's event queues and thread pools guarantee. Qt itself is not
// compiled with the sanitizer, so events from other threads and jobs would look like races. An event or a job is
// allocated after its data is written, and delivered or run later. So each allocation is a release, and each delivery
// and each start of a job an acquire.
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
    return false; // false: deliver the event
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
    __tsan_release(&queue); // its content was written after its allocation
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
