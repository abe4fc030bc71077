// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/make_small.h"

#include "engine/lab/shrink_project.h"
#include "engine/lab/shrink_reasons.h"
#include "engine/rules/shipped_rows.h"
#include "engine/runfile/run_extraction.h"
#include "engine/text/machine_memory.h"
#include "widgets/sandbox/run_saving.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <array>
#include <optional>
#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

struct SmallText {
    Q_DECLARE_TR_FUNCTIONS(orrery::ide::SmallText)
};

/// Returns the content without the texts of the session, such as the statements of the sandbox.
engine::ParsedProject savedContent(const Analysis& content) {
    engine::FolderContents files = engine::ownFiles(content.project);
    for (const engine::FileId file : content.sessionFiles) {
        if (file.isValid()) {
            files.files.erase(content.project.sources.files[file.value].text->path());
        }
    }
    return engine::withFiles(content.project, files);
}

QString progressText(const engine::ShrinkProgress& progress) {
    const auto count = [&](engine::PartKind kind) { return progress.parts[static_cast<std::size_t>(kind)]; };
    return SmallText::tr("Tries: %1. Still there: objects %2, classes %3, statements %4.")
        .arg(progress.runs)
        .arg(count(engine::PartKind::object))
        .arg(count(engine::PartKind::objectClass))
        .arg(count(engine::PartKind::statement));
}

QString resultText(const engine::RunSize& before, const engine::RunSize& after, const engine::ShrunkContent& small) {
    const QString sizes = SmallText::tr("Objects: %1 → %2, turns: %3 → %4, classes: %5 → %6.")
                              .arg(before.objects)
                              .arg(after.objects)
                              .arg(before.turns)
                              .arg(after.turns)
                              .arg(before.classes)
                              .arg(after.classes);
    return small.isAtLimit ? sizes + QLatin1Char(' ') +
                                 SmallText::tr("Ended after %1 tries: the run may still be large.").arg(small.runs)
                           : sizes;
}

/// The limits of the runs. The user can stop them.
engine::ShrinkRuns runsOf(const BackgroundFile::Task& task) {
    engine::ShrinkRuns runs{.rows = engine::shippedRows(), .stop = &task.stop};
    runs.limits.memory = engine::defaultMemoryLimit() / 2;
    return runs;
}

/// Makes the content small. Returns nullopt if the user stops this.
std::optional<engine::ShrunkContent> shrink(engine::ShrinkReason& reason, BackgroundFile::Task& task) {
    engine::ShrunkContent small = engine::shrinkFor(
        reason, {.rows = engine::shippedRows(),
                 .stop = &task.stop,
                 .tell = [&](const engine::ShrinkProgress& progress) { task.tell(progressText(progress)); }});
    return small.isStopped ? std::nullopt : std::optional(std::move(small));
}

/// Returns the bytes of a run's file. If there are none, the task has the problem.
std::optional<std::string> bytesOf(const engine::Session& run, const engine::ParsedProject& content,
                                   BackgroundFile::Task& task) {
    const auto file = engine::makeRunFile(run, content, QCoreApplication::applicationVersion().toStdString());
    const auto* const made = std::get_if<engine::RunFile>(&file);
    auto bytes = made != nullptr ? engine::writeRunFile(*made)
                                 : engine::RunFileResult<std::string>(std::get<engine::RunFileError>(file));
    if (const auto* const why = std::get_if<engine::RunFileError>(&bytes)) {
        task.problem = engineText(why->message);
        return std::nullopt;
    }
    return std::get<std::string>(std::move(bytes));
}

/// A run of the sandbox as content whose scenario has the statements of the run.
struct Side {
    engine::ParsedProject project;
    engine::ShrinkScenario scenario;
};

/// Returns a run as content. If it cannot be made, the task has the problem.
std::optional<Side> sideOf(const RunInputs& inputs, const engine::ParsedProject& project, std::uint32_t turns,
                           BackgroundFile::Task& task) {
    const std::uint64_t seed = seedOf(inputs);
    const auto file = runFileOf(inputs, project.sources, TurnsToSave{seed, 0, {}},
                                QCoreApplication::applicationVersion().toStdString());
    const auto* const made = std::get_if<engine::RunFile>(&file);
    const auto contents = made != nullptr
                              ? engine::projectOf(*made)
                              : engine::RunFileResult<engine::FolderContents>(std::get<engine::RunFileError>(file));
    if (const auto* const why = std::get_if<engine::RunFileError>(&contents)) {
        task.problem = engineText(why->message);
        return std::nullopt;
    }
    return Side{engine::withFiles(project, std::get<engine::FolderContents>(contents)),
                {.id = made->run.scenario, .seed = seed, .turns = turns}};
}

} // namespace

bool writeSmallRun(const Analysis& content, const std::string& test, const BackgroundFile::Sink& sink,
                   BackgroundFile::Task& task) {
    const engine::ParsedProject project = savedContent(content);
    const std::array<const engine::ParsedProject*, 1> versions{&project};
    const engine::FoundReason found = engine::failedTest(versions, test, runsOf(task));
    if (const auto* const why = std::get_if<engine::Phrase>(&found)) {
        task.problem = engineText(*why);
        return false;
    }
    engine::ShrinkReason& reason = *std::get<0>(found);
    const engine::RunSize before = reason.fact().size;
    const auto small = shrink(reason, task);
    const auto bytes = small ? bytesOf(*reason.run(), small->versions.back().project, task) : std::nullopt;
    if (!bytes) {
        return false;
    }
    task.result = resultText(before, reason.fact().size, *small);
    return sink(*bytes);
}

bool writeSmallRuns(const RunDifference& difference, const Analysis& content, const QString& earlier,
                    const BackgroundFile::Sink& sink, BackgroundFile::Task& task) {
    const auto left = sideOf(difference.left, content.project, difference.turns, task);
    const auto right = left ? sideOf(difference.right, content.project, difference.turns, task) : std::nullopt;
    if (!right) {
        return false;
    }
    const std::array<const engine::ParsedProject*, 2> versions{&left->project, &right->project};
    const engine::ShrinkRuns runs = runsOf(task);
    const engine::FoundReason found =
        engine::differingRuns(versions, {left->scenario, right->scenario}, difference.object, difference.value, runs);
    if (const auto* const why = std::get_if<engine::Phrase>(&found)) {
        task.problem = engineText(*why);
        return false;
    }
    engine::ShrinkReason& reason = *std::get<0>(found);
    const engine::RunSize before = reason.fact().size;
    const auto small = shrink(reason, task);
    if (!small) {
        return false;
    }
    const engine::TriedContent& first = small->versions.front(); // the reason has only the last run
    const auto run = engine::Session::start(first.program, *first.model->findScenario(left->scenario.id),
                                            left->scenario.seed, true, runs.limits);
    run->goTo(reason.run()->turn(), &task.stop);
    const auto ofLeft = bytesOf(*run, first.project, task);
    const auto ofRight = ofLeft ? bytesOf(*reason.run(), small->versions.back().project, task) : std::nullopt;
    if (!ofRight || !sink(*ofRight)) {
        return false;
    }
    const auto written = engine::writeFileWhole(earlier.toStdString(), *ofLeft);
    if (const auto* const why = std::get_if<engine::FileError>(&written)) {
        task.problem = engineText(why->message);
        return false;
    }
    task.result = resultText(before, reason.fact().size, *small) + QLatin1Char(' ') +
                  SmallText::tr("The earlier run is in %1.").arg(QFileInfo(earlier).fileName());
    return true;
}

} // namespace orrery::ide
