// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tests/test_bench.h"

#include "engine/lab/ordered_work.h"
#include "engine/lint/lint.h"
#include "engine/text/machine_memory.h"
#include "widgets/base/background.h"
#include "widgets/project/analyzer.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThread>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

std::vector<engine::CheckedTest> readTestsOf(const Analysis& analysis) {
    std::vector<engine::Diagnostic> reported; // the check has reported them
    return engine::readTests(analysis.project, *analysis.model, reported);
}

BenchTest newTest(const engine::CheckedTest& test) {
    BenchTest shown;
    shown.id = QString::fromStdString(test.id);
    shown.name = QString::fromStdString(test.name);
    shown.where = test.head;
    return shown;
}

BenchTest shownOf(const engine::CheckedTest& test, const engine::TestResult& result) {
    BenchTest shown = newTest(test);
    shown.outcome = result.outcome;
    shown.problem = sentenceText(result.problem);
    for (const engine::ExpectationResult& one : result.expectations) {
        shown.lines.push_back({sentenceText(one.sentence), one.isMet, one.where});
    }
    return shown;
}

} // namespace

TestBench::TestBench(Analyzer& analyzer, QObject* parent) : QObject(parent), m_analyzer(analyzer) {
    m_thread.setMaxThreadCount(1);
    connect(&analyzer, &Analyzer::compiled, this, &TestBench::take);
    connect(&analyzer, &Analyzer::forgotten, this, [this] {
        stop();
        ++m_number;
        m_tests.clear();
        m_isListed = false;
        emit changed();
    });
    if (analyzer.latest() && analyzer.latest()->program) {
        take(analyzer.latest());
    }
}

TestBench::~TestBench() {
    if (m_stop) {
        *m_stop = true;
    }
}

int TestBench::count(engine::TestOutcome outcome) const {
    return static_cast<int>(std::ranges::count(m_tests, std::optional(outcome), &BenchTest::outcome));
}

QString TestBench::testAt(engine::Location where) const {
    QString found; // the last test that begins before the place
    std::uint32_t begin = 0;
    for (const BenchTest& test : m_tests) {
        if (test.where.file == where.file && test.where.span.begin <= where.span.begin + 1 &&
            test.where.span.begin >= begin) {
            found = test.id;
            begin = test.where.span.begin;
        }
    }
    return found;
}

/// Lists the tests of a newer analysis, on another thread.
void TestBench::take(const AnalysisPtr& analysis) {
    inBackground([analysis, self = QPointer(this)] {
        std::vector<BenchTest> tests;
        for (const engine::CheckedTest& test : readTestsOf(*analysis)) {
            tests.push_back(newTest(test));
        }
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [analysis, self, tests = std::move(tests)]() mutable {
                if (self) {
                    self->list(analysis, std::move(tests));
                }
            },
            Qt::QueuedConnection);
    });
}

void TestBench::list(const AnalysisPtr& analysis, std::vector<BenchTest> tests) {
    if (analysis->generation < m_generation || m_analyzer.latest() == nullptr) {
        return; // a newer list came first, or the project was closed
    }
    m_generation = analysis->generation;
    for (BenchTest& test : tests) {
        const auto known = std::ranges::find(m_tests, test.id, &BenchTest::id);
        if (known != m_tests.end() && known->outcome) {
            const engine::Location where = test.where;
            test = std::move(*known);
            test.where = where;
            test.isStale = true;
        }
    }
    m_tests = std::move(tests);
    m_isListed = true;
    if (m_playsOnChange) {
        play();
    } else {
        emit changed();
    }
}

void TestBench::play(const QStringList& ids) {
    stop();
    const AnalysisPtr analysis = m_analyzer.latest();
    if (!analysis || !analysis->program || m_tests.empty()) {
        emit changed();
        return;
    }
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_done = 0;
    m_wanted = ids.isEmpty() ? static_cast<int>(m_tests.size()) : static_cast<int>(ids.size());
    const quint64 number = ++m_number;
    const auto tell = [self = QPointer(this), number](auto call) {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, number, call = std::move(call)]() mutable {
                if (self && self->m_number == number) {
                    call(*self);
                }
            },
            Qt::QueuedConnection);
    };
    m_thread.start([analysis, ids, stop = m_stop, tell, number] {
        goBehind(); // so do the threads that it starts
        std::vector<engine::CheckedTest> tests = readTestsOf(*analysis);
        std::erase_if(tests, [&](const engine::CheckedTest& test) {
            return !ids.isEmpty() && !ids.contains(QString::fromStdString(test.id));
        });
        std::vector<engine::Diagnostic> diagnostics = analysis->diagnostics;
        const bool wantsLint = std::ranges::any_of(tests, [](const engine::CheckedTest& test) {
            return std::ranges::any_of(test.expectations, [](const engine::CheckedExpectation& expected) {
                return expected.code.starts_with("lint.");
            });
        });
        if (wantsLint) {
            engine::lint(analysis->project, *analysis->model, diagnostics);
        }
        const auto jobs = static_cast<unsigned>(std::max(1, QThread::idealThreadCount() - 1)); // one for the window
        engine::TestedContent content{.program = analysis->program, .diagnostics = diagnostics};
        content.limits.memory = engine::defaultMemoryLimit() / (2 * std::uint64_t{jobs});
        engine::OrderedWork<BenchTest> work(tests.size(), jobs, [&](std::size_t index) -> std::optional<BenchTest> {
            const engine::TestResult result = engine::runTest(content, tests[index], stop.get());
            return result.outcome == engine::TestOutcome::stopped ? std::nullopt
                                                                  : std::optional(shownOf(tests[index], result));
        });
        for (std::size_t i = 0; i < tests.size(); ++i) {
            auto result = work.take();
            if (!result) {
                return; // stop() has told so
            }
            tell([result = std::move(*result), generation = analysis->generation](TestBench& self) mutable {
                self.put(std::move(result), generation);
            });
        }
        tell([number](TestBench& self) { self.end(number); });
    });
    emit changed();
}

void TestBench::put(BenchTest result, quint64 generation) {
    ++m_done;
    const auto found = std::ranges::find(m_tests, result.id, &BenchTest::id);
    if (found != m_tests.end()) {
        result.where = found->where;
        result.isStale = generation != m_generation;
        *found = std::move(result);
    }
    emit changed();
}

void TestBench::end(quint64 number) {
    if (number == m_number) {
        m_stop.reset();
        emit changed();
    }
}

void TestBench::stop() {
    if (m_stop) {
        *m_stop = true;
        m_stop.reset();
        ++m_number;
        emit changed();
    }
}

void TestBench::setPlaysOnChange(bool plays) {
    if (plays != std::exchange(m_playsOnChange, plays)) {
        plays ? play() : emit changed();
    }
}

} // namespace orrery::widgets
