// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/make_small.h"

#include "engine/lab/shrink_project.h"
#include "engine/lab/shrink_reasons.h"
#include "engine/rules/shipped_rows.h"
#include "engine/runfile/run_file.h"
#include "engine/text/machine_memory.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>

#include <array>
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

} // namespace

bool writeSmallRun(const Analysis& content, const std::string& test, const BackgroundFile::Sink& sink,
                   BackgroundFile::Task& task) {
    const engine::ParsedProject project = savedContent(content);
    const std::array<const engine::ParsedProject*, 1> versions{&project};
    engine::ShrinkRuns runs{.rows = engine::shippedRows(), .stop = &task.stop};
    runs.limits.memory = engine::defaultMemoryLimit() / 2;
    const engine::FoundReason found = engine::failedTest(versions, test, runs);
    if (const auto* const why = std::get_if<engine::Phrase>(&found)) {
        task.problem = engineText(*why);
        return false;
    }
    engine::ShrinkReason& reason = *std::get<0>(found);
    const engine::RunSize before = engine::sizeOf(*reason.run());
    const engine::ShrunkContent small = engine::shrinkFor(
        reason, {.rows = runs.rows, .stop = runs.stop, .tell = [&](const engine::ShrinkProgress& progress) {
                     task.tell(progressText(progress));
                 }});
    if (small.isStopped) {
        return false;
    }
    const auto file = engine::makeRunFile(*reason.run(), small.versions.back().project,
                                          QCoreApplication::applicationVersion().toStdString());
    const auto* const run = std::get_if<engine::RunFile>(&file);
    const auto bytes = run != nullptr ? engine::writeRunFile(*run)
                                      : engine::RunFileResult<std::string>(std::get<engine::RunFileError>(file));
    if (const auto* const why = std::get_if<engine::RunFileError>(&bytes)) {
        task.problem = engineText(why->message);
        return false;
    }
    task.result = resultText(before, engine::sizeOf(*reason.run()), small);
    return sink(std::get<std::string>(bytes));
}

} // namespace orrery::ide
