// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/hunt/edit_hunt.h"

#include "engine/check/check.h"
#include "engine/content/parsed_project.h"
#include "engine/lab/edit_search.h"
#include "engine/lab/line_edits.h"
#include "engine/lab/revision.h"
#include "engine/lab/test_run.h"
#include "engine/lint/lint.h"
#include "engine/rules/shipped_rows.h"
#include "engine/text/machine_memory.h"
#include "widgets/base/background.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>
#include <variant>

namespace orrery::widgets {

namespace {

/// Returns the project's own files of a program. @param ofSession paths of texts that belong to the session
engine::FolderContents contentsOf(const engine::Program& program, const engine::FolderContents& shipped,
                                  const std::vector<std::string>& ofSession) {
    engine::FolderContents contents;
    for (const auto& file : program.model->files) {
        const bool isShipped = std::ranges::any_of(shipped.files, [&](const auto& one) { return one.second == file; });
        if (!isShipped && std::ranges::find(ofSession, file->path()) == ofSession.end()) {
            contents.files.emplace(file->path(), file);
        }
    }
    return contents;
}

engine::FolderContents contentsOf(const RunInputs& inputs, const engine::FolderContents& shipped) {
    return contentsOf(*inputs.program, shipped,
                      inputs.text != nullptr ? std::vector{inputs.text->path()} : std::vector<std::string>());
}

/// The value of one version, or the result of its test; nullopt if there is none.
struct Outcome {
    std::optional<QString> shown;
    QString why{};
    bool hasTest = true; ///< false: the version does not have the test
};

/// A version of the content without errors.
struct Version {
    engine::ParsedProject project;
    std::vector<engine::Diagnostic> diagnostics{};
    std::shared_ptr<const engine::CheckedModel> model{};
};

/// Returns the value of a version, which plays the right run.
Outcome outcomeOf(const HuntedValue& value, const Version& version, const std::atomic<bool>& stop) {
    RunInputs inputs = value.right;
    inputs.program = engine::compile(version.model);
    const RunPlayed played = playRun(inputs, value.turn, stop);
    if (!played.session) {
        return {{}, EditHunt::tr("The search was stopped.")};
    }
    const engine::View view = played.session->universe().view();
    const auto column = view.layout->find(value.column);
    const auto found = std::ranges::find(view.birthKeys, value.birthKey);
    const auto row = static_cast<engine::Row>(found - view.birthKeys.begin());
    if (found == view.birthKeys.end() || !view.exists(row)) {
        return {EditHunt::tr("no object")};
    }
    if (value.column.empty()) {
        return {EditHunt::tr("exists")};
    }
    if (!column) {
        return {{}, EditHunt::tr("A version has no such value.")};
    }
    return {QString::fromStdString(engine::formatValue(view.at(*column, row), (*view.layout)[*column].format, view))};
}

QString passedWords() {
    return EditHunt::tr("passed");
}

/// Returns passedWords(), or what the test of a version shows instead.
Outcome outcomeOf(const HuntedTest& hunted, const Version& version, const std::atomic<bool>& stop) {
    std::vector<engine::Diagnostic> reported; // the test is then broken
    const auto tests = engine::readTests(version.project, *version.model, reported, hunted.id);
    if (tests.empty()) {
        return {{}, EditHunt::tr("A version has no such test."), false};
    }
    std::vector<engine::Diagnostic> diagnostics = version.diagnostics;
    if (engine::needLint(tests)) {
        engine::lint(version.project, *version.model, diagnostics);
    }
    engine::TestedContent content{.program = engine::compile(version.model), .diagnostics = diagnostics};
    content.limits.memory = engine::defaultMemoryLimit() / 2;
    const engine::TestResult result = engine::runTest(content, tests.front(), &stop);
    if (result.outcome == engine::TestOutcome::passed) {
        return {passedWords()};
    }
    if (result.outcome != engine::TestOutcome::failed) {
        return {{}, sentenceText(result.problem)};
    }
    const engine::ExpectationResult* const failure = result.firstFailure();
    return {EditHunt::tr("failed (%1)").arg(sentenceText(failure != nullptr ? failure->sentence : result.problem))};
}

QStringList linesOf(std::string_view text, std::uint32_t first, std::uint32_t count, engine::Span* span = nullptr) {
    QStringList lines;
    std::uint32_t at = 0;
    std::uint32_t line = 0;
    while (at < text.size() && line < first + count) {
        const auto end = static_cast<std::uint32_t>(std::min(text.find('\n', at), text.size() - 1) + 1);
        if (line == first && span != nullptr) {
            *span = {at, at};
        }
        if (line >= first) {
            std::string_view one = text.substr(at, end - at);
            while (one.ends_with('\n') || one.ends_with('\r')) {
                one.remove_suffix(1);
            }
            lines << QString::fromUtf8(one.data(), static_cast<qsizetype>(one.size()));
            if (span != nullptr) {
                span->end = at + static_cast<std::uint32_t>(one.size());
            }
        }
        at = end;
        ++line;
    }
    return lines;
}

HuntedEdit editOf(const engine::LineEdit& edit, const engine::FolderContents& left,
                  const engine::FolderContents& right) {
    HuntedEdit hunted;
    hunted.path = QString::fromStdString(edit.path);
    hunted.line = static_cast<int>(edit.rightLine) + 1;
    if (const auto file = left.files.find(edit.path); file != left.files.end()) {
        hunted.before = linesOf(file->second->bytes(), edit.leftLine, edit.isOldFile ? ~0u / 2 : edit.leftCount);
    }
    if (const auto file = right.files.find(edit.path); file != right.files.end()) {
        hunted.after = linesOf(file->second->bytes(), edit.rightLine,
                               std::max(1u, static_cast<std::uint32_t>(edit.lines.size())), &hunted.span);
    }
    if (edit.lines.empty()) {
        hunted.after.clear();
    }
    return hunted;
}

} // namespace

/// The results of a search so far.
struct EditHunt::Result {
    State state = State::searching;
    int runs = 0;
    std::size_t count = 0;
    QString before;
    QString after;
    QString problem;
    std::vector<HuntedEdit> edits;
};

namespace {

/// A search on a thread in the background.
class Search {
public:
    /// Judges a version.
    using Judge = std::function<Outcome(const Version& version)>;

    Search(const engine::FolderContents& shipped, Judge judge, const std::atomic<bool>& stop, EditHunt::Report report)
        : m_shipped(shipped), m_judge(std::move(judge)), m_stop(stop), m_report(std::move(report)) {}

    bool isStopped() const { return m_stop; }
    Outcome play(const engine::FolderContents& contents);
    void fail(const QString& why);
    /// Searches the edits between two versions. @param before outcome of the left one
    void find(const engine::FolderContents& left, const Outcome& before, const engine::FolderContents& right);

private:
    Outcome outcome(const engine::FolderContents& contents) const;

    const engine::FolderContents& m_shipped;
    Judge m_judge;
    const std::atomic<bool>& m_stop;
    EditHunt::Report m_report;
    EditHunt::Result m_result;
};

Outcome Search::outcome(const engine::FolderContents& contents) const {
    Version version{engine::parseProject(engine::arrangeSources(contents, m_shipped))};
    version.model = engine::check(version.project, engine::shippedRows(), version.diagnostics);
    for (const engine::Diagnostic& diagnostic : version.diagnostics) {
        if (diagnostic.severity() == engine::Severity::error) {
            return {{}, findingText(diagnostic)};
        }
    }
    return m_judge(version);
}

Outcome Search::play(const engine::FolderContents& contents) {
    Outcome played = outcome(contents);
    ++m_result.runs;
    m_report(m_result);
    return played;
}

void Search::fail(const QString& why) {
    m_result.problem = why;
    m_result.state = EditHunt::State::problem;
    m_report(m_result);
}

void Search::find(const engine::FolderContents& left, const Outcome& before, const engine::FolderContents& right) {
    const Outcome after = before.shown && !isStopped() ? play(right) : Outcome{};
    if (isStopped()) {
        return; // stop() has told so
    }
    if (!before.shown || !after.shown) {
        return fail(before.shown ? after.why : before.why);
    }
    const std::vector<engine::LineEdit> edits = engine::lineEdits(left, right);
    m_result.before = *before.shown;
    m_result.after = *after.shown;
    m_result.count = edits.size();
    const engine::FoundEdits found = engine::findEdits(
        edits.size(),
        [&](const std::vector<bool>& chosen) {
            const Outcome outcome =
                std::ranges::count(chosen, false) == 0 ? after : play(engine::withLineEdits(left, edits, chosen));
            return !outcome.shown                  ? engine::TrialOutcome::unresolved
                   : outcome.shown == before.shown ? engine::TrialOutcome::same
                                                   : engine::TrialOutcome::different;
        },
        &m_stop);
    if (isStopped()) {
        return;
    }
    for (const std::uint32_t index : found.edits) {
        m_result.edits.push_back(editOf(edits[index], left, right));
    }
    m_result.state = EditHunt::State::found;
    m_report(m_result);
}

} // namespace

EditHunt::EditHunt(QObject* parent) : QObject(parent) {}

EditHunt::~EditHunt() {
    if (m_stop) {
        *m_stop = true;
    }
}

void EditHunt::stop() {
    if (m_state == State::searching) {
        *m_stop = true;
        ++m_number;
        m_state = State::stopped;
        emit changed();
    }
}

void EditHunt::clear() {
    stop();
    m_state = State::none;
    m_edits.clear();
    m_words.clear();
    emit changed();
}

void EditHunt::take(quint64 number, const Result& result) {
    if (number != m_number) {
        return;
    }
    m_state = result.state;
    m_runs = result.runs;
    m_editCount = result.count;
    m_before = result.before;
    m_after = result.after;
    m_problem = result.problem;
    m_edits = result.edits;
    emit changed();
}

/// Begins a search. @param work works on a thread in the background
void EditHunt::begin(const QString& words,
                     std::function<void(const Report& report, const std::atomic<bool>& stop)> work) {
    stop();
    m_words = words;
    m_stop = std::make_shared<std::atomic<bool>>(false);
    const quint64 number = ++m_number;
    take(number, {});
    const auto report = [self = QPointer(this), number](const Result& result) {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, number, result] {
                if (self) {
                    self->take(number, result);
                }
            },
            Qt::QueuedConnection);
    };
    inBackground([work = std::move(work), stop = m_stop, report] { work(report, *stop); });
}

void EditHunt::search(HuntedValue value, engine::FolderContents shipped) {
    const QString words = value.words;
    begin(words, [value = std::move(value), shipped = std::move(shipped)](const Report& report,
                                                                          const std::atomic<bool>& stop) {
        const auto judge = [&](const Version& version) { return outcomeOf(value, version, stop); };
        Search search(shipped, judge, stop, report);
        const engine::FolderContents left = contentsOf(value.left, shipped);
        search.find(left, search.play(left), contentsOf(value.right, shipped));
    });
}

void EditHunt::search(HuntedTest test, engine::FolderContents shipped) {
    const QString words = test.words;
    begin(words, [test = std::move(test), shipped = std::move(shipped)](const Report& report,
                                                                        const std::atomic<bool>& stop) {
        const auto judge = [&](const Version& version) { return outcomeOf(test, version, stop); };
        Search search(shipped, judge, stop, report);
        const engine::FolderContents right = contentsOf(*test.right, shipped, test.ofSession);
        // Returns whether the search is over: the test passes with this content.
        const auto searchFrom = [&](engine::FolderContents left) {
            Outcome before = search.play(left);
            if (const auto file = right.files.find(test.file); !before.hasTest && file != right.files.end()) {
                left.files[test.file] = file->second;
                before = search.play(left);
            }
            if (before.shown == passedWords()) {
                search.find(left, before, right);
            }
            return search.isStopped() || before.shown == passedWords();
        };
        for (const auto& program : test.left) {
            if (program != test.right && searchFrom(contentsOf(*program, shipped, test.ofSession))) {
                return;
            }
        }
        const auto head = engine::readRevision({test.folder, "HEAD"});
        const auto* const committed = std::get_if<engine::FolderContents>(&head);
        if (committed == nullptr || !searchFrom(*committed)) {
            search.fail(tr("No earlier version passes the test: neither that of Compare, nor the last saved one, nor "
                           "the last git revision."));
        }
    });
}

} // namespace orrery::widgets
