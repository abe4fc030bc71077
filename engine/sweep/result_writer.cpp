// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sweep/result_writer.h"

#include <chrono>
#include <utility>

namespace orrery::engine {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds timeBetweenCommits{500};
constexpr std::chrono::milliseconds timeBetweenLooks{100};
constexpr std::size_t mostWaiting = 1'000;

} // namespace

ResultWriter::ResultWriter(ResultFile& file, const std::atomic<bool>* stop, std::function<void(std::size_t)> progress)
    : m_file(file), m_stopOfCaller(stop), m_progress(std::move(progress)), m_stop(stop != nullptr && stop->load()),
      m_thread([this] { work(); }) {}

ResultWriter::~ResultWriter() {
    finish();
}

void ResultWriter::add(Result result) {
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_results.size() < mostWaiting || m_stop.load(); });
    m_results.push_back(std::move(result));
    m_changed.notify_all();
}

void ResultWriter::finish() {
    {
        const std::lock_guard lock(m_mutex);
        m_isEnding = true;
        m_changed.notify_all();
    }
    if (m_thread.joinable()) {
        m_thread.join();
    }
}

/// Waits a moment for results, and returns all that are there.
std::deque<ResultWriter::Result> ResultWriter::takeAll(bool& isEnding) {
    std::unique_lock lock(m_mutex);
    m_changed.wait_for(lock, timeBetweenLooks, [this] { return m_isEnding; });
    isEnding = m_isEnding;
    m_changed.notify_all();
    return std::exchange(m_results, {});
}

bool ResultWriter::write(const Result& result) {
    const auto* const run = std::get_if<SweepRun>(&result);
    if (run != nullptr) {
        ++m_written;
        return m_file.add(*run);
    }
    const auto& error = std::get<VariantError>(result);
    m_written += error.runs;
    return m_file.add(error);
}

void ResultWriter::work() {
    bool isEnding = false;
    bool isOpen = false; // a transaction
    Clock::time_point opened;
    while (!isEnding) {
        const std::deque<Result> results = takeAll(isEnding);
        bool isGood = !m_file.error();
        if (isGood && !results.empty() && !isOpen) {
            isGood = m_file.begin();
            isOpen = isGood;
            opened = Clock::now();
        }
        for (const Result& result : results) {
            isGood = isGood && write(result);
        }
        if (isGood && isOpen && (isEnding || Clock::now() - opened >= timeBetweenCommits)) {
            isGood = m_file.commit();
            isOpen = false;
        }
        if (!isGood || (m_stopOfCaller != nullptr && m_stopOfCaller->load())) {
            const std::lock_guard lock(m_mutex);
            m_stop.store(true);
            m_changed.notify_all();
        }
        if (m_progress && isGood) {
            m_progress(m_written);
        }
    }
}

} // namespace orrery::engine
