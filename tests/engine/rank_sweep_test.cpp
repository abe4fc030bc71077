// SPDX-License-Identifier: GPL-3.0-or-later
// Sweeps on several ranks (I4.14). Here the ranks are threads; sweep_mpi_test has processes.
#include "engine/sweep/rank_messages.h"
#include "engine/sweep/rank_sweep.h"
#include "tests/engine/sweep_fixture.h"
#include "tests/support/named_test.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <random>
#include <thread>

using namespace orrery::engine;
using namespace orrery::tests;

namespace {

/// The letter boxes of ranks that are threads.
class Boxes {
public:
    explicit Boxes(int ranks) : m_boxes(static_cast<std::size_t>(ranks)) {}
    int size() const { return static_cast<int>(m_boxes.size()); }

    void put(int to, RankMessage message) {
        const std::lock_guard lock(m_mutex);
        m_boxes[static_cast<std::size_t>(to)].push_back(std::move(message));
        m_changed.notify_all();
    }
    std::optional<RankMessage> take(int rank, std::chrono::milliseconds patience) {
        std::unique_lock lock(m_mutex);
        auto& box = m_boxes[static_cast<std::size_t>(rank)];
        if (!m_changed.wait_for(lock, patience, [&] { return !box.empty(); })) {
            return std::nullopt;
        }
        RankMessage message = std::move(box.front());
        box.pop_front();
        return message;
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::vector<std::deque<RankMessage>> m_boxes;
};

class ThreadLink : public RankLink {
public:
    ThreadLink(Boxes& boxes, int rank) : m_boxes(boxes), m_rank(rank) {}
    int rank() const override { return m_rank; }
    int size() const override { return m_boxes.size(); }
    void send(int to, std::string_view bytes) override { m_boxes.put(to, {m_rank, std::string(bytes)}); }
    std::optional<RankMessage> receive(std::chrono::milliseconds patience) override {
        return m_boxes.take(m_rank, patience);
    }

private:
    Boxes& m_boxes;
    int m_rank;
};

SweepRequest requestOf(const Planned& planned) {
    return {.project = planned.project.parsed,
            .diagnostics = planned.project.diagnostics,
            .rows = shippedRows(),
            .plan = planned.plan,
            .limits = planned.limits,
            .jobs = 1};
}

/// Plays a sweep on several ranks, and returns what rank 0 reports.
SweepProgress playOn(int ranks, const Planned& planned, ResultFile& results, const std::atomic<bool>* stop = nullptr) {
    Boxes boxes(ranks);
    std::vector<std::jthread> others;
    for (int rank = 1; rank < ranks; ++rank) {
        others.emplace_back([&, rank] {
            ThreadLink link(boxes, rank);
            helpSweep(requestOf(planned), link);
        });
    }
    ThreadLink link(boxes, 0);
    return leadSweep(requestOf(planned), results, link, stop);
}

std::string manyRuns(const std::string& vary = varyBonus) {
    return sweepText(seedsText(8), vary + varyShare + std::string(measureMining) + measureResearch);
}

} // namespace

class RankSweepTest : public QObject {
    Q_OBJECT

private slots:
    void equal_data() {
        QTest::addColumn<int>("ranks");
        for (const int ranks : {1, 2, 4}) {
            QTest::addRow("I4.14 a sweep has the same table on %d ranks", ranks) << ranks;
        }
    }
    void equal() {
        QFETCH(int, ranks);
        const Planned planned(manyRuns());
        const auto results = planned.open();
        const SweepProgress end = playOn(ranks, planned, *results);
        QCOMPARE(end.done, end.all);
        QCOMPARE(end.all, std::size_t{3 * 5 * 8});
        QCOMPARE(planned.csv(*results), planned.played());
    }

    NAMED_TEST(shared, "I4.14 rank 0 plays, too, and the other ranks play most of the rest") {
        const Planned planned(manyRuns());
        const auto results = planned.open();
        const SweepProgress end = playOn(2, planned, *results);
        QVERIFY(end.played > 0);
        QVERIFY(end.played < end.all);
    }

    NAMED_TEST(broken, "I4.14 a variant with an error is reported once, and its runs count as done") {
        const Planned planned(manyRuns(R"(<vary at="BLD_DICE" attribute="duration" values="-1 7"/>)"));
        const auto results = planned.open();
        const SweepProgress end = playOn(3, planned, *results);
        QCOMPARE(end.done, end.all);
        const auto alone = planned.open();
        planned.play(*alone);
        QCOMPARE(results->variantErrors().size(), std::size_t{5});
        QCOMPARE(results->variantErrors().size(), alone->variantErrors().size());
        for (const VariantError& error : results->variantErrors()) {
            QCOMPARE(error.runs, std::size_t{8});
        }
        QCOMPARE(planned.csv(*results), planned.csv(*alone));
    }

    NAMED_TEST(resumed, "I4.14 what is committed is not played again on other ranks") {
        const QTemporaryDir folder;
        const std::string path = folder.filePath("s.sqlite").toStdString();
        const Planned planned(manyRuns());
        {
            const auto results = planned.open(path);
            QVERIFY(results->begin());
            QVERIFY(results->add({.variant = 4, .seed = 3, .turns = 4, .values = {777, 1, 2, 3, 4}}));
            QVERIFY(results->commit());
            const std::atomic<bool> stop{true};
            QCOMPARE(playOn(2, planned, *results, &stop).done, std::size_t{1});
        }
        const auto results = planned.open(path);
        const SweepProgress end = playOn(3, planned, *results);
        QCOMPARE(end.before, std::size_t{1});
        QCOMPARE(end.done, end.all);
        QCOMPARE(QString::fromStdString(planned.csv(*results)).count(",777"), 1);
    }

    NAMED_TEST(refused, "I4.14 a rank with other content is refused, and the others go on") {
        const Planned planned(manyRuns());
        const Planned other(manyRuns(R"(<vary constant="BONUS" values="1 5 8"/>)"));
        Boxes boxes(2);
        bool isAccepted = true;
        std::jthread stranger([&] {
            ThreadLink link(boxes, 1);
            isAccepted = helpSweep(requestOf(other), link);
        });
        const auto results = planned.open();
        ThreadLink link(boxes, 0);
        const SweepProgress end = leadSweep(requestOf(planned), *results, link);
        stranger.join();
        QVERIFY(!isAccepted);
        QCOMPARE(end.done, end.all);
        QCOMPARE(planned.csv(*results), planned.played());
    }

    NAMED_TEST(leaves, "I4.14 a rank that cannot play leaves, and rank 0 that cannot play sends the others away") {
        const Planned planned(manyRuns());
        Boxes boxes(2);
        {
            std::jthread other([&] {
                ThreadLink link(boxes, 1);
                leaveSweep(link);
            });
            const auto results = planned.open();
            ThreadLink link(boxes, 0);
            const SweepProgress end = leadSweep(requestOf(planned), *results, link);
            QCOMPARE(end.done, end.all);
        }
        bool isPlayed = false;
        std::jthread other([&] {
            ThreadLink link(boxes, 1);
            isPlayed = helpSweep(requestOf(planned), link);
        });
        ThreadLink link(boxes, 0);
        dismissRanks(link);
        other.join();
        QVERIFY(isPlayed); // quietly
        boxes.put(0, {1, "no message"});
        const auto results = planned.open();
        QCOMPARE(leadSweep(requestOf(planned), *results, link).played, std::size_t{120});
    }

    NAMED_TEST(queue, "I4.14 a rank stays with its variant, and helps with the largest one at the end") {
        const std::vector<std::uint64_t> seeds{1, 2, 3};
        std::vector<bool> done(9, false); // three variants
        done[0] = true;
        RankQueue queue(done, seeds);
        const auto taken = [&](int rank, std::size_t most) {
            const RunBlock block = queue.take(rank, most);
            QString text = QString::number(block.variant) + ":";
            for (const std::uint64_t seed : block.seeds) {
                text += " " + QString::number(seed);
            }
            return text;
        };
        QCOMPARE(taken(0, 1), "0: 2");
        QCOMPARE(taken(1, 1), "1: 1");
        QCOMPARE(taken(1, 1), "1: 2"); // though nobody has begun the third variant
        QCOMPARE(taken(0, 5), "0: 3");
        QCOMPARE(taken(0, 5), "2: 1 2 3");
        QCOMPARE(taken(0, 1), "1: 3"); // rank 1 has begun it
        QCOMPARE(queue.drop(1), std::size_t{3});
        QCOMPARE(queue.drop(1), std::size_t{0}); // it has been reported
        QVERIFY(queue.take(1, 5).seeds.empty());
    }

    NAMED_TEST(messages, "I4.14 messages between ranks arrive as they were sent, and broken ones are refused") {
        const SweepRun run{.variant = 3, .seed = ~0ull, .turns = 7, .problem = "a problem", .values = {1.5, -0.0}};
        const RunsWanted wanted{.identity = "id", .results = {run, VariantError{2, "bad", "a.xml:1:2", 9}}, .most = 4};
        const std::string bytes = bytesOf(wanted);
        const auto read = runsWantedIn(bytes);
        QVERIFY(read.has_value());
        QCOMPARE(bytesOf(*read), bytes);
        QCOMPARE(std::get<SweepRun>(read->results[0]).values, run.values);
        QCOMPARE(std::get<VariantError>(read->results[1]).place, std::string("a.xml:1:2"));
        const RunsGiven given{.block = {.variant = 5, .seeds = {3, 2}}, .isRefused = false};
        QCOMPARE(runsGivenIn(bytesOf(given))->block.seeds, given.block.seeds);
        for (std::size_t size = 0; size < bytes.size(); ++size) {
            QVERIFY(!runsWantedIn(bytes.substr(0, size)));
        }
        std::mt19937 random(1);
        for (int i = 0; i < 2'000; ++i) { // no fault in memory, and no endless allocation
            std::string changed = bytes;
            changed[random() % changed.size()] = static_cast<char>(random());
            runsWantedIn(changed);
            runsGivenIn(changed);
        }
    }
};

QTEST_GUILESS_MAIN(RankSweepTest)
#include "rank_sweep_test.moc"
