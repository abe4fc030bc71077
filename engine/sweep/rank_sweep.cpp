// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sweep/rank_sweep.h"

#include "engine/sweep/parallel.h"
#include "engine/sweep/rank_messages.h"
#include "engine/sweep/result_writer.h"
#include "engine/sweep/variant_player.h"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <thread>
#include <utility>

namespace orrery::engine {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::duration<double> timeOfBlock{0.5}; ///< so much work a kill may cost
constexpr std::size_t mostInBlock = 4'096;
constexpr std::chrono::milliseconds patience{100};

/// Plays blocks of runs on the threads of this rank, and keeps the content of the last variant.
class BlockPlayer {
public:
    explicit BlockPlayer(const SweepRequest& request) : m_request(request), m_maker(request) {}

    /// Returns the number of runs that take about half a second.
    std::size_t wanted() const { return m_wanted; }
    std::size_t contents() const { return m_contents; }

    /// Plays a block. @return the results in no order; fewer if stopped
    std::vector<SweepResult> play(const RunBlock& block, const std::atomic<bool>& stop) {
        if (!m_player || m_player->variant() != block.variant) {
            m_player.reset(); // two contents at the same time need more memory
            m_player.emplace(m_maker.make(block.variant));
            ++m_contents;
        }
        if (!m_player->isPlayable()) {
            return {m_player->error(block.seeds.size())};
        }
        const Clock::time_point start = Clock::now();
        std::vector<SweepResult> results;
        std::mutex mutex;
        withThreads(m_request.jobs, [&] {
            eachInParallel(block.seeds.size(), Waiting::helpsAll, [&](std::size_t i) {
                if (auto run = m_player->play(block.seeds[i], stop)) {
                    const std::lock_guard lock(mutex);
                    results.emplace_back(std::move(*run));
                }
            });
        });
        const double share = (Clock::now() - start) / timeOfBlock;
        const double fitting = static_cast<double>(block.seeds.size()) / std::max(share, 1e-6);
        m_wanted = std::clamp<std::size_t>(static_cast<std::size_t>(std::min(fitting, 1e6)), m_request.jobs,
                                           std::max<std::size_t>(mostInBlock, m_request.jobs));
        return results;
    }

private:
    const SweepRequest& m_request;
    VariantMaker m_maker;
    std::optional<VariantPlayer> m_player;
    std::size_t m_wanted = m_request.jobs;
    std::size_t m_contents = 0;
};

/// Rank 0: hands out runs to the others on a thread of its own, and plays on its other threads.
class Leader {
public:
    Leader(const SweepRequest& request, const std::vector<bool>& done, ResultWriter& writer, RankLink& link)
        : m_request(request), m_queue(done, request.plan.seeds), m_writer(writer), m_link(link), m_player(request) {}

    void play() {
        std::jthread answering([this] { answerAll(); });
        while (true) {
            const RunBlock block = m_queue.take(0, m_player.wanted());
            if (block.seeds.empty() || m_writer.stop().load()) {
                break;
            }
            for (SweepResult& result : m_player.play(block, m_writer.stop())) {
                m_played += result.index() == 0 ? 1 : 0;
                add(std::move(result));
            }
        }
        answering.join();
    }
    std::size_t contents() const { return m_player.contents(); }
    std::size_t played() const { return m_played; }

private:
    /// Answers until all other ranks have ended.
    void answerAll() {
        for (int left = m_link.size() - 1; left > 0;) {
            if (m_writer.stop().load()) {
                m_queue.clear();
            }
            const auto message = m_link.receive(patience);
            if (!message) {
                continue;
            }
            auto wanted = runsWantedIn(message->bytes);
            RunsGiven given{.block = {}, .isRefused = !wanted || wanted->identity != m_request.plan.identity};
            if (!given.isRefused) {
                for (SweepResult& result : wanted->results) {
                    add(std::move(result));
                }
                given.block = wanted->most == 0 ? RunBlock() : m_queue.take(message->from, wanted->most);
            }
            left -= given.block.seeds.empty() ? 1 : 0;
            m_link.send(message->from, bytesOf(given));
        }
    }

    void add(SweepResult result) {
        if (auto* const error = std::get_if<VariantError>(&result)) {
            error->runs = m_queue.drop(error->variant);
            if (error->runs == 0) {
                return; // another rank has reported it
            }
        }
        m_writer.add(std::move(result));
    }

    const SweepRequest& m_request;
    RankQueue m_queue;
    ResultWriter& m_writer;
    RankLink& m_link;
    BlockPlayer m_player;
    std::size_t m_played = 0;
};

std::size_t countDone(const std::vector<bool>& done) {
    return static_cast<std::size_t>(std::ranges::count(done, true));
}

} // namespace

SweepProgress leadSweep(const SweepRequest& request, ResultFile& results, RankLink& link, const std::atomic<bool>* stop,
                        const std::function<void(const SweepProgress&)>& progress) {
    const std::vector<bool> done = results.done();
    const std::size_t before = countDone(done);
    SweepProgress state{.done = before, .before = before, .all = request.plan.runs()};
    const auto report = [&, now = state](std::size_t written) mutable {
        now.done = before + written;
        progress(now);
    };
    {
        ResultWriter writer(results, stop, progress ? std::function<void(std::size_t)>(report) : nullptr);
        Leader leader(request, done, writer, link);
        leader.play();
        writer.finish();
        state.contents = leader.contents();
        state.played = leader.played();
    }
    state.done = results.error() ? before : countDone(results.done());
    return state;
}

void dismissRanks(RankLink& link) {
    for (int left = link.size() - 1; left > 0;) {
        if (const auto message = link.receive(patience)) {
            link.send(message->from, bytesOf(RunsGiven()));
            --left;
        }
    }
}

void leaveSweep(RankLink& link) {
    link.send(0, bytesOf(RunsWanted()));
    while (!link.receive(patience)) {
    }
}

bool helpSweep(const SweepRequest& request, RankLink& link, const std::atomic<bool>* stop) {
    static constexpr std::atomic<bool> never{false};
    BlockPlayer player(request);
    RunsWanted message{.identity = request.plan.identity, .results = {}, .most = 0};
    while (true) {
        message.most = stop != nullptr && stop->load() ? 0 : player.wanted();
        link.send(0, bytesOf(message));
        std::optional<RankMessage> answer;
        while (!answer) {
            answer = link.receive(patience);
        }
        const auto given = runsGivenIn(answer->bytes);
        if (!given || given->isRefused) {
            return false;
        }
        if (given->block.seeds.empty()) {
            return true;
        }
        message.results = player.play(given->block, stop != nullptr ? *stop : never);
    }
}

} // namespace orrery::engine
