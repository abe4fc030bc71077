// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/alternate_stack.h"

#include <cstddef>
#include <new>

namespace orrery::engine {

namespace {
constexpr std::size_t stackBytes = 64 * 1024;
}

AlternateStack::AlternateStack() : m_bytes(new (std::nothrow) char[stackBytes]) {
    if (m_bytes != nullptr) {
        stack_t stack{};
        stack.ss_sp = m_bytes.get();
        stack.ss_size = stackBytes;
        m_isSet = ::sigaltstack(&stack, &m_before) == 0;
    }
}

AlternateStack::~AlternateStack() {
    if (m_isSet) {
        ::sigaltstack(&m_before, nullptr);
    }
}

} // namespace orrery::engine
