// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <memory>

namespace orrery::engine {

/// Gives the calling thread a stack for signal handlers during the lifetime of the object. Without it, no handler can
/// run after the thread's own stack has overflowed (R5.1).
class AlternateStack {
public:
    AlternateStack();
    ~AlternateStack();
    AlternateStack(const AlternateStack&) = delete;
    AlternateStack& operator=(const AlternateStack&) = delete;

private:
    std::unique_ptr<char[]> m_bytes;
    stack_t m_before{};
    bool m_isSet = false;
};

} // namespace orrery::engine
