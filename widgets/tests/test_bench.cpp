// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tests/test_bench.h"

#include "engine/lab/asserted_test.h"
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

/// Returns the tests of a project without results. Reads no expectation, because every change of the content lists the
/// tests anew.
std::vector<BenchTest> testsIn(const Analysis& analysis) {
    std::vector<BenchTest> tests;
    for (const engine::Element element : analysis.project.topLevel("test")) {
        const std::string id = element.value("id");
        const std::string name = element.value("name");
        const std::string* const text = analysis.model->findString(name);
        BenchTest& test = tests.emplace_back();
        test.id = QString::fromStdString(id);
        test.name = QString::fromStdString(text != nullptr ? *text : name.empty() ? id : name);
        test.where = element.where();
        test.head = element.head();
    }
    return tests;
}

BenchTest shownOf(const engine::ParsedProject& project, const engine::CheckedTest& test,
                  const engine::TestResult& result) {
    BenchTest shown;
    shown.id = QString::fromStdString(test.id);
    shown.name = QString::fromStdString(test.name);
    shown.scenario = QString::fromStdString(test.scenario);
    shown.outcome = result.outcome;
    shown.problem = sentenceText(result.problem);
    shown.seed = test.seeds.empty() ? std::nullopt : std::optional<quint64>(result.seed);
    for (std::size_t i = 0; i < result.expectations.size(); ++i) {
        const engine::ExpectationResult& one = result.expectations[i];
        BenchTest::Line& line = shown.lines.emplace_back();
        line.sentence = sentenceText(one.sentence);
        line.isMet = one.isMet;
        line.where = one.where;
        line.newValue = engine::newValueOf(project, test, result, i);
        line.turn = one.turn;
        line.object = one.object;
        line.column = one.column;
    }
    for (const engine::MeasureResult& one : result.measures) {
        BenchTest::Line& line = shown.lines.emplace_back();
        line.sentence = sentenceText(one.sentence);
        line.isMet = one.isAsAccepted;
        line.where = test.measures[one.measure].where;
        line.isMeasure = true;
        line.newValue = engine::newMeasureOf(project, test, one);
        line.turn = one.turn;
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
        m_places.clear();
        m_wantedLater.reset();
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
    const auto found = std::ranges::find_if(m_tests, [&](const BenchTest& test) {
        return test.where.file == where.file && test.where.span.covers(where.span);
    });
    return found == m_tests.end() ? QString() : found->id;
}

QString TestBench::nextAssertedId() const {
    const auto prefix = QString::fromUtf8(engine::assertedPrefix.data(), qsizetype(engine::assertedPrefix.size()));
    for (int number = 1;; ++number) {
        QString id = prefix + QString::number(number);
        if (std::ranges::find(m_tests, id, &BenchTest::id) == m_tests.end()) {
            return id;
        }
    }
}

/// Lists the tests of a newer analysis, on another thread.
void TestBench::take(const AnalysisPtr& analysis) {
    inBackground([analysis, self = QPointer(this)] {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [generation = analysis->generation, self, tests = testsIn(*analysis)]() mutable {
                if (self) {
                    self->list(generation, std::move(tests));
                }
            },
            Qt::QueuedConnection);
    });
}

void TestBench::list(quint64 generation, std::vector<BenchTest> tests) {
    if (generation < m_generation || m_analyzer.latest() == nullptr) {
        return; // a newer list came first, or the project was closed
    }
    m_generation = generation;
    QHash<QString, std::size_t> places;
    for (std::size_t i = 0; i < tests.size(); ++i) {
        const auto known = m_places.constFind(tests[i].id);
        if (known != m_places.cend() && m_tests[*known].outcome) {
            const BenchTest& before = m_tests[*known];
            tests[i].outcome = before.outcome;
            tests[i].problem = before.problem;
            tests[i].lines = before.lines;
            tests[i].scenario = before.scenario;
            tests[i].seed = before.seed;
            tests[i].isStale = true;
        }
        places.insert(tests[i].id, i);
    }
    m_tests = std::move(tests);
    m_places = std::move(places);
    m_isListed = true;
    if (m_wantedLater || m_playsOnChange) {
        play(m_wantedLater.value_or(QStringList()));
    } else {
        emit changed();
    }
}

void TestBench::play(const QStringList& ids) {
    stop();
    const AnalysisPtr analysis = m_analyzer.latest();
    const bool isCurrent = analysis && analysis->program && analysis->generation == m_generation;
    if (!isCurrent || m_analyzer.isBehind()) {
        m_wantedLater = ids; // list() plays them
        return;
    }
    m_wantedLater.reset();
    if (m_tests.empty()) {
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
        goBehind();                               // so do the threads that it starts
        std::vector<engine::Diagnostic> reported; // the check has reported them
        std::vector<engine::CheckedTest> tests = engine::readTests(analysis->project, *analysis->model, reported);
        std::erase_if(tests, [&](const engine::CheckedTest& test) {
            return !ids.isEmpty() && !ids.contains(QString::fromStdString(test.id));
        });
        std::vector<engine::Diagnostic> diagnostics = analysis->diagnostics;
        if (engine::needLint(tests)) {
            engine::lint(analysis->project, *analysis->model, diagnostics);
        }
        const auto jobs = static_cast<unsigned>(std::max(1, QThread::idealThreadCount() - 1)); // one for the window
        engine::TestedContent content{.program = analysis->program, .diagnostics = diagnostics};
        content.limits.memory = engine::defaultMemoryLimit() / (2 * std::uint64_t{jobs});
        engine::OrderedWork<BenchTest> work(tests.size(), jobs, [&](std::size_t index) -> std::optional<BenchTest> {
            const engine::TestResult result = engine::runTest(content, tests[index], stop.get());
            return result.outcome == engine::TestOutcome::stopped
                       ? std::nullopt
                       : std::optional(shownOf(analysis->project, tests[index], result));
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
    if (const auto place = m_places.constFind(result.id); place != m_places.cend()) {
        result.where = m_tests[*place].where;
        result.head = m_tests[*place].head;
        result.isStale = generation != m_generation;
        m_tests[*place] = std::move(result);
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
