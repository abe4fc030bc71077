// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/coverage.h"
#include "engine/lab/test_run.h"

#include <atomic>
#include <memory>
#include <optional>

namespace orrery::engine {

/// Plays a test with each of its seeds, and returns what its runs cover (I4.13). A test that is disabled or has errors
/// covers nothing. Returns nullopt if stopped. Calls for the same program may run in parallel.
/// @param items the items of the program's model
std::optional<Coverage> coverageOf(const std::shared_ptr<const CoverageItems>& items, const TestedContent& content,
                                   const CheckedTest& test, const std::atomic<bool>* stop = nullptr);

} // namespace orrery::engine
