// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sweep/sweep_cache.h"

#include "engine/sweep/sweep_identity.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>

#include <algorithm>
#include <vector>

namespace orrery::widgets {

namespace {

constexpr qsizetype mostFiles = 100;

QDir sweepFolder() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::CacheLocation)).filePath(QStringLiteral("sweeps"));
}

/// Returns the hash of everything on which the results depend. The texts of the session are no part of it.
std::string identityOf(const Analysis& analysis, const engine::SweepPlan& plan, const engine::RunLimits& limits) {
    engine::ParsedProject content = analysis.project;
    engine::CheckedSweep sweep = plan.sweep;
    std::vector<engine::FileId> apart = analysis.sessionFiles;
    std::ranges::sort(apart, std::ranges::greater(), &engine::FileId::value);
    for (const engine::FileId file : apart) {
        if (!file.isValid()) {
            continue;
        }
        const auto at = static_cast<std::ptrdiff_t>(file.value);
        content.sources.files.erase(content.sources.files.begin() + at);
        content.trees.erase(content.trees.begin() + at);
        content.outlines.erase(content.outlines.begin() + at);
        sweep.where.file.value -= sweep.where.file.value > file.value ? 1 : 0;
    }
    const std::string program = "orrery-cli " + QCoreApplication::applicationVersion().toStdString();
    return engine::sweepIdentity(content, sweep, plan.seeds, limits, program);
}

} // namespace

std::shared_ptr<const engine::SweepPlan> sweepPlanOf(const Analysis& analysis, const QString& id,
                                                     const engine::RunLimits& limits) {
    std::vector<engine::Diagnostic> reported; // the check has reported them
    auto sweeps = engine::readSweeps(analysis.project, *analysis.model, reported, id.toStdString());
    if (sweeps.empty() || !sweeps.front().isRunnable) {
        return nullptr;
    }
    auto plan = std::make_shared<engine::SweepPlan>();
    plan->project = analysis.model->projectName;
    plan->sweep = std::move(sweeps.front());
    plan->variants = engine::variantsOf(plan->sweep);
    plan->seeds = engine::seedsOf(plan->sweep, *analysis.model);
    plan->identity = identityOf(analysis, *plan, limits);
    return plan;
}

QString sweepFileOf(const engine::SweepPlan& plan) {
    return sweepFolder().filePath(QString::fromStdString(plan.identity) + QStringLiteral(".sqlite"));
}

void tidySweepFiles() {
    const QDir folder = sweepFolder();
    folder.mkpath(QStringLiteral("."));
    const QFileInfoList files =
        folder.entryInfoList({QStringLiteral("*.sqlite")}, QDir::Files, QDir::Time); // the newest first
    for (qsizetype i = mostFiles; i < files.size(); ++i) {
        QFile::remove(files[i].filePath());
        QFile::remove(files[i].filePath() + QStringLiteral("-journal"));
    }
}

} // namespace orrery::widgets
