// SPDX-License-Identifier: GPL-3.0-or-later
// Tells the thread sanitizer of the order that Qt's event queues give. Qt itself is not compiled for the sanitizer,
// which so takes each event from another thread for a race. An event is allocated once all that it hands over is
// written, and delivered later: each allocation is a release, each delivery an acquire.
#include <QtCore/qcoreapplication.h>
#include <QtCore/qnamespace.h>

#include <cstdlib>
#include <new>

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

[[maybe_unused]] const bool isRegistered = QInternal::registerCallback(QInternal::EventNotifyCallback, acquire);

} // namespace

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
