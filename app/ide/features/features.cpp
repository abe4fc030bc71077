// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/feature.h"

#include "app/ide/features/appearance.h"
#include "app/ide/features/ask.h"
#include "app/ide/features/breakpoints.h"
#include "app/ide/features/causes.h"
#include "app/ide/features/compare.h"
#include "app/ide/features/content_tests.h"
#include "app/ide/features/coverage.h"
#include "app/ide/features/crash_reports.h"
#include "app/ide/features/cursor.h"
#include "app/ide/features/events.h"
#include "app/ide/features/exports.h"
#include "app/ide/features/faults.h"
#include "app/ide/features/findings.h"
#include "app/ide/features/funnel.h"
#include "app/ide/features/game_export.h"
#include "app/ide/features/help.h"
#include "app/ide/features/history.h"
#include "app/ide/features/map_edit.h"
#include "app/ide/features/map_layers.h"
#include "app/ide/features/map_values.h"
#include "app/ide/features/names.h"
#include "app/ide/features/outside_edits.h"
#include "app/ide/features/palette.h"
#include "app/ide/features/plots.h"
#include "app/ide/features/preferences.h"
#include "app/ide/features/profile.h"
#include "app/ide/features/projects.h"
#include "app/ide/features/questions.h"
#include "app/ide/features/ranking.h"
#include "app/ide/features/recovery.h"
#include "app/ide/features/run_files.h"
#include "app/ide/features/saved_games.h"
#include "app/ide/features/search.h"
#include "app/ide/features/session.h"
#include "app/ide/features/statements.h"
#include "app/ide/features/strings.h"
#include "app/ide/features/sweeps.h"
#include "app/ide/features/tables.h"
#include "app/ide/features/timeline.h"
#include "app/ide/features/tree_edit.h"
#include "app/ide/features/turns.h"
#include "app/ide/features/tutorial.h"
#include "app/ide/features/watches.h"
#include "app/ide/features/what_ifs.h"
#include "app/ide/features/writing.h"
#include "app/ide/main_window.h"

#include <QMessageBox>

#include <array>

namespace orrery::ide {

namespace {

template <class T>
Feature* make(MainWindow& window) {
    return new T(window);
}

constexpr std::array rows{
    FeatureRow{"appearance", make<AppearanceFeature>},
    FeatureRow{"palette", make<PaletteFeature>}, // before other features add to the palette, so commands come first
    FeatureRow{"preferences", make<PreferencesFeature>},
    FeatureRow{"projects", make<ProjectsFeature>},
    FeatureRow{"events", make<EventsFeature>},
    FeatureRow{"map-edit", make<MapEditFeature>},
    FeatureRow{"names", make<NamesFeature>},
    FeatureRow{"findings", make<FindingsFeature>},
    FeatureRow{"funnel", make<FunnelFeature>},
    FeatureRow{"questions", make<QuestionsFeature>},
    FeatureRow{"outside-edits", make<OutsideEditsFeature>},
    FeatureRow{"statements", make<StatementsFeature>}, // before recovery, which reads and discards the journal
    FeatureRow{"recovery", make<RecoveryFeature>},
    FeatureRow{"crash-reports", make<CrashReportsFeature>}, // before session, which restores the run
    FeatureRow{"strings", make<StringsFeature>},
    FeatureRow{"tables", make<TablesFeature>},
    FeatureRow{"help", make<HelpFeature>},
    FeatureRow{"session", make<SessionFeature>},
    FeatureRow{"map-layers", make<MapLayersFeature>}, // after session, which owns the kept fields
    FeatureRow{"turns", make<TurnsFeature>},
    FeatureRow{"compare", make<CompareFeature>},
    FeatureRow{"cursor", make<CursorFeature>},
    FeatureRow{"breakpoints", make<BreakpointsFeature>},
    FeatureRow{"watches", make<WatchesFeature>}, // after breakpoints, whose list it uses
    FeatureRow{"content-tests", make<ContentTestsFeature>},
    FeatureRow{"faults", make<FaultsFeature>}, // after content-tests, whose tests it uses
    FeatureRow{"sweeps", make<SweepsFeature>},
    FeatureRow{"ranking", make<RankingFeature>}, // after sweeps, whose measures it offers
    FeatureRow{"ask", make<AskFeature>},
    FeatureRow{"coverage", make<CoverageFeature>},
    FeatureRow{"profile", make<ProfileFeature>},
    FeatureRow{"causes", make<CausesFeature>},
    FeatureRow{"what-ifs", make<WhatIfFeature>},
    FeatureRow{"plots", make<PlotsFeature>},          // after compare, whose earlier run it shows
    FeatureRow{"map-values", make<MapValuesFeature>}, // after compare and session
    FeatureRow{"timeline", make<TimelineFeature>},    // after funnel and breakpoints
    FeatureRow{"run-files", make<RunFilesFeature>},   // after session, whose run it replaces
    FeatureRow{"saved-games", make<SavedGamesFeature>},
    FeatureRow{"exports", make<ExportsFeature>},
    FeatureRow{"game-export", make<GameExportFeature>},
    FeatureRow{"history", make<HistoryFeature>},
    FeatureRow{"tutorial", make<TutorialFeature>},
    FeatureRow{"writing", make<WritingFeature>},
    FeatureRow{"tree-edit", make<TreeEditFeature>},
    FeatureRow{"search", make<SearchFeature>},
};

} // namespace

Feature::Feature(MainWindow& window) : QObject(&window), m_window(window) {}

void Feature::showReason(const QString& text, const QString& details) {
    auto* const warning =
        new QMessageBox(QMessageBox::Warning, QStringLiteral("Orrery"), text, QMessageBox::Ok, &window());
    warning->setInformativeText(details);
    warning->setTextFormat(Qt::PlainText);
    warning->setAttribute(Qt::WA_DeleteOnClose);
    warning->open();
}

std::span<const FeatureRow> featureRows() {
    return rows;
}

} // namespace orrery::ide
