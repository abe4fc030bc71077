// SPDX-License-Identifier: GPL-3.0-or-later
// Whole turns against a slow reference that was written from the requirements alone. State, firings, skips and changes
// are the same to the last bit, for random content in random galaxies. ORRERY_CASES=n takes n cases a row,
// ORRERY_SEED=n takes the case with that seed. Both together take n cases from that seed on.
#include "engine/check/check.h"
#include "engine/content/parsed_project.h"
#include "engine/rules/scenario/scenario_rows.h"
#include "engine/rules/shipped_rows.h"
#include "engine/turn/limit_diagnostics.h"
#include "engine/turn/session.h"
#include "engine/turn/watch_call.h"
#include "tests/engine/support/turn_comparison.h"
#include "tests/engine/support/turn_content.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>

using namespace orrery::engine;
using namespace orrery::engine::turn_oracle;
using orrery::engine::fixture::Markup;

namespace {

constexpr std::uint32_t lastTurn = 3;
constexpr std::size_t chainLimit = 5;

/// The limit for content that creates ever more objects: the reference evaluates each of them for each other one.
constexpr std::size_t mostObjects = 2000;
/// The limits for content whose events raise ever more events. The engine stops there, but the reference does not.
constexpr RunLimits limits{.chain = chainLimit, .answers = 20'000, .events = 20'000};

#ifdef NDEBUG
constexpr std::size_t usualCases = 520;
#else
constexpr std::size_t usualCases = 40;
#endif

/// In this number of cases, everything happens that can happen.
constexpr std::size_t enoughCases = 400;

std::size_t numberFrom(const char* variable, std::size_t usual) {
    const char* const given = std::getenv(variable);
    return given != nullptr ? std::strtoull(given, nullptr, 10) : usual;
}

/// The result of one case.
struct Outcome {
    std::string difference; ///< empty: none
    std::vector<std::string> errors;
    std::size_t firings = 0;
    std::size_t changes = 0;
    std::size_t skips = 0;
    std::map<std::string, std::size_t> seen; ///< events and their counts
};

/// Counts the events of a turn, under names that people can read.
void countWhatHappened(const Story& story, std::map<std::string, std::size_t>& seen) {
    constexpr std::array timings{"before", "when", "after"};
    constexpr std::array steps{"A", "B", "C"};
    for (const FiringNote& one : story.firings) {
        if (one.side == Side::after && one.stage == Stage::movement && one.answered.kind.empty()) {
            ++seen["after movement"]; // without a trigger (E8.8)
        }
        if (!one.answered.kind.empty()) {
            ++seen[std::string(timings[static_cast<std::size_t>(one.answered.timing)]) + " " +
                   steps[static_cast<std::size_t>(one.answered.step)]];
        }
    }
    for (const auto& [order, isCarriedOut] : story.orders) {
        ++seen[isCarriedOut ? "carried out" : "refused"];
    }
    seen["journeys"] += story.journeys;
    seen["sightings"] += story.sightings;
    seen["shown"] += story.shown;
    seen["seen"] += story.seen;
    seen["unseen"] += story.unseen;
    seen["stops"] += story.stops.size();
    seen["incomes"] += story.incomes;
    seen["lanes"] += story.lanes;
    for (const auto& [what, times] : story.counted) {
        seen[what] += times;
    }
    for (const OccurrenceNote& one : story.occurrences) {
        ++seen[one.kind];
        ++seen["end " + std::to_string(static_cast<int>(one.end))];
    }
    seen["checks cut"] += story.scenario.cuts;
    for (const SilenceNote& one : story.silences) {
        ++seen["silence " + std::to_string(static_cast<int>(one.reason))];
    }
}

/// Returns what must happen in the cases with triggers. Without it they would test nothing.
std::vector<std::string> whatMustHappen() {
    std::vector<std::string> all{"before A",
                                 "before B",
                                 "before C",
                                 "when B",
                                 "when C",
                                 "after B",
                                 "after C",
                                 "created",
                                 "destroyed",
                                 "owner-changed",
                                 "size-changed",
                                 "environment-changed",
                                 "star-colour-changed",
                                 "focus-changed",
                                 "property-changed",
                                 "stockpile-gain",
                                 "stockpile-loss",
                                 "duration-ran-out",
                                 "festival",
                                 "target-set",
                                 "after movement",
                                 "effects",
                                 "growth",
                                 "turn",
                                 "conflicts"};
    for (const OccurrenceEnd end : {OccurrenceEnd::happened, OccurrenceEnd::noChange, OccurrenceEnd::prevented,
                                    OccurrenceEnd::substituted, OccurrenceEnd::reduced, OccurrenceEnd::gone}) {
        all.push_back("end " + std::to_string(static_cast<int>(end)));
    }
    for (const NoAnswer reason : {NoAnswer::notAnymore, NoAnswer::passed, NoAnswer::usedUp, NoAnswer::inactive,
                                  NoAnswer::cut, NoAnswer::gone}) {
        all.push_back("silence " + std::to_string(static_cast<int>(reason)));
    }
    return all;
}

/// Returns the same for costs, payments, and responses to orders and movement.
std::vector<std::string> whatPaymentsComeTo() {
    std::vector<std::string> all{"payment",
                                 "ordered",
                                 "departs",
                                 "arrives",
                                 "by list",
                                 "known meanwhile",
                                 "waits for its place",
                                 "produced for a payment",
                                 "availability-changed"};
    all.push_back("end " + std::to_string(static_cast<int>(OccurrenceEnd::unpaid)));
    all.push_back("silence " + std::to_string(static_cast<int>(NoAnswer::cannotPay)));
    all.push_back("silence " + std::to_string(static_cast<int>(NoAnswer::covered)));
    return all;
}

/// Returns what must happen with scenario conditions: every type is met, and fails if it can. Every action runs (S5,
/// S8).
std::vector<std::string> whatMustBeWatched() {
    std::vector<std::string> all{"over", "checks cut", "when expression true", "when expression false"};
    for (const WatchSpec& spec : watchRows()) {
        for (const char* const answer : {" true", " false", " fails"}) {
            if (answer != std::string_view(" fails") || (spec.precondition != nullptr && spec.type != "cash")) {
                all.push_back("when " + std::string(spec.type) + answer);
            }
        }
        for (const char* const comparison : {" eq", " ne", " lt", " gt", " le", " ge"}) {
            if (spec.isOrdered || comparison == std::string_view(" eq") || comparison == std::string_view(" ne")) {
                all.push_back("when " + std::string(spec.type) + comparison);
            }
        }
    }
    for (const ActionSpec& spec : actionRows()) {
        all.push_back("action " + std::string(spec.tag));
    }
    return all;
}

std::shared_ptr<const SourceText> file(std::string path, std::string text) {
    return std::make_shared<const SourceText>(std::move(path), std::move(text));
}

/// Plays content with the engine and the reference until they differ.
Outcome play(const Markup& content, const ContentOptions& options) {
    FolderContents folder{.name = "oracle", .files = {}, .diagnostics = {}};
    folder.files["orrery.xml"] =
        file("orrery.xml", std::string(R"(<project format="1" name="T" vocabulary="own" rules=")") +
                               (options.isStrict ? "strict" : "extended") + R"(" scenario="s"/>)");
    folder.files["a.xml"] = file("a.xml", std::string(turnVocabulary()));
    folder.files["b.xml"] = file("b.xml", written(content));
    const ParsedProject project = parseProject(arrangeSources(folder, {}));
    std::vector<Diagnostic> diagnostics;
    const auto model = check(project, shippedRows(), diagnostics);
    Outcome outcome;
    for (const Diagnostic& diagnostic : diagnostics) {
        if (diagnostic.severity() == Severity::error) {
            outcome.errors.push_back(model->placeText(diagnostic.where) + " " + diagnostic.message());
        }
    }
    const CheckedScenario* const scenario = model->findScenario("s");
    if (scenario == nullptr) {
        return outcome;
    }
    const auto session = Session::start(compile(model), *scenario);
    ReferenceTurn reference(*model);
    std::vector<Thing> things = thingsOf(session->state().view());
    reference.things = things;
    reference.lanes = lanesOf(session->state().view());
    reference.seed = session->seed();
    reference.looks = session->program().readsVisibility;
    reference.scenario = scenario;
    reference.settings = scenario->settings;
    reference.chainLimit = chainLimit;
    reference.memory = memoryOf(session->state().view());
    session->setLimits(limits);
    for (std::uint32_t turn = 1; turn <= lastTurn && outcome.difference.empty(); ++turn) {
        if (reference.memory.isOver) { // no turn follows (S8)
            outcome.difference = session->step() ? "\nthe run goes on though it is over" : "";
            ++outcome.seen["over"];
            break;
        }
        session->step();
        const View view = session->state().view();
        const std::vector<RunFault>& faults = session->history().log(turn).faults;
        const bool isStopped = std::ranges::any_of(faults, [](const RunFault& fault) {
            return fault.spec == &limitDiagnostics["run.too-many-answers"] ||
                   fault.spec == &limitDiagnostics["run.too-many-events"];
        });
        if (isStopped || view.rowCount > mostObjects) {
            ++outcome.seen["grew too large"];
            break;
        }
        const Story wanted = reference.step();
        const Story found = storyOf(session->history().log(turn), session->program(), view, things);
        outcome.firings += wanted.firings.size();
        outcome.changes += wanted.changes.size();
        outcome.skips += wanted.skips.size();
        countWhatHappened(wanted, outcome.seen);
        std::string difference = differenceOf(wanted, found, view);
        difference += differenceOf(reference.things, thingsOf(view), view);
        difference += reference.lanes == lanesOf(view) ? "" : "\n  other lanes";
        difference += differenceOf(reference.memory, memoryOf(view));
        for (std::size_t i = 0; i < std::min(reference.things.size(), view.rowCount); ++i) {
            if (reference.things[i].birthKey != view.birthKeys[i]) { // the key of random draws (E5.10)
                difference += "\n  another birth key of " + std::to_string(i);
            }
        }
        if (difference.empty() && !differenceOf(things, thingsOf(view), view).empty()) {
            difference = "\n  the log does not lead to the state:" + differenceOf(things, thingsOf(view), view);
        }
        if (!difference.empty()) {
            outcome.difference = "\nturn " + std::to_string(turn) + difference;
        }
    }
    return outcome;
}

/// Removes as much as possible while engine and reference still differ and the content has no more errors than before.
void shrink(Markup& content, Markup& part, const ContentOptions& options, std::size_t errors, int& tries) {
    const auto isAgreed = [&] {
        const Outcome outcome = play(content, options);
        return outcome.difference.empty() || outcome.errors.size() > errors;
    };
    for (std::size_t i = part.children.size(); i-- > 0 && tries > 0;) {
        if (part.children[i].tag == "vocabulary") {
            continue; // removing it would only cause other errors
        }
        Markup gone = part.children[i];
        part.children.erase(part.children.begin() + static_cast<std::ptrdiff_t>(i));
        --tries;
        if (isAgreed()) {
            part.children.insert(part.children.begin() + static_cast<std::ptrdiff_t>(i), std::move(gone));
            shrink(content, part.children[i], options, errors, tries);
        }
    }
    for (std::size_t i = part.attributes.size(); i-- > 0 && tries > 0;) {
        const auto gone = part.attributes[i];
        if (part.tag == "system" || (part.tag == "class" && gone.first != "duration")) {
            continue; // likewise
        }
        part.attributes.erase(part.attributes.begin() + static_cast<std::ptrdiff_t>(i));
        --tries;
        if (isAgreed()) {
            part.attributes.insert(part.attributes.begin() + static_cast<std::ptrdiff_t>(i), gone);
        }
    }
}

} // namespace

Q_DECLARE_METATYPE(ContentOptions)

class TurnOracleTest : public QObject {
    Q_OBJECT
private slots:
    void agrees_data();
    void agrees();
    void seesAllThatHappens();

private:
    std::size_t m_rowsWithTriggers = 0; ///< rows with enough cases
    std::map<std::string, std::size_t> m_answered{};
};

void TurnOracleTest::agrees_data() {
    QTest::addColumn<ContentOptions>("options");
    const auto row = [](const char* name, ContentOptions options) { QTest::newRow(name) << options; };
    row("E8.4 meter stage", {});
    row("E4.5 meter stage, strict", {.isStrict = true});
    row("E5.15 meter stage, with the map", {.readsMap = true});
    row("E2.4 other groups", {.hasMeters = false, .hasOthers = true});
    row("E8.1 all groups", {.hasOthers = true, .readsMap = true});
    row("E7.3 all groups, strict", {.isStrict = true, .hasOthers = true, .readsMap = true});
    row("E8.6 orders, ways along lanes, lanes that change, incomes",
        {.hasOthers = true, .readsMap = true, .hasOrders = true});
    row("E5.13 E5.14 who sees whom, with detectors on their way",
        {.hasOthers = true, .hasOrders = true, .hasSight = true});
    row("E3.9 X6.3 E8.6 what empires can have, produce and research",
        {.hasMeters = false, .hasOthers = true, .hasOrders = true, .hasEconomy = true});
    row("T18 T20 T21 costs and payments, answers to orders and movement",
        {.hasMeters = false, .hasOthers = true, .hasTriggers = true, .hasOrders = true, .hasEconomy = true});
    row("E3.21 objects that effects move, with the map",
        {.hasMeters = false, .hasOthers = true, .readsMap = true, .hasOrders = true, .hasMoves = true});
    row("E3.21 moves that groups answer", {.hasMeters = false,
                                           .hasOthers = true,
                                           .hasTriggers = true,
                                           .hasOrders = true,
                                           .hasEconomy = true,
                                           .hasMoves = true});
    row("S1 conditions that watch a scenario, and act", {.hasOthers = true, .hasScenario = true});
    row("S8 actions that groups answer",
        {.hasMeters = false, .hasOthers = true, .hasTriggers = true, .hasScenario = true});
    row("E7.9 parameters and owners that are given in play", {.hasOthers = true, .hasGiven = true});
    row("T6 groups that answer what happens", {.hasMeters = false, .hasOthers = true, .hasTriggers = true});
}

void TurnOracleTest::agrees() {
    QFETCH(ContentOptions, options);
    const std::size_t first = numberFrom("ORRERY_SEED", 0);
    const std::size_t cases = numberFrom("ORRERY_CASES", first != 0 ? 1 : usualCases);
    const bool isOne = cases == 1;
    std::size_t played = 0;
    std::size_t changed = 0;
    std::size_t skipped = 0;
    std::size_t wrong = 0;
    std::map<std::string, std::size_t> seen;
    for (std::size_t i = 0; i < cases; ++i) {
        const auto seed = static_cast<std::uint32_t>(std::max<std::size_t>(first, 1) + i);
        Markup content = randomContent(seed, options);
        Outcome outcome = play(content, options);
        if (!outcome.difference.empty()) {
            int tries = 3000;
            shrink(content, content, options, outcome.errors.size(), tries);
            outcome = play(content, options);
            for (const std::string& error : outcome.errors) {
                qWarning("%s", error.c_str());
            }
            QFAIL(("seed " + std::to_string(seed) + outcome.difference + "\n" + written(content)).c_str());
        }
        if (std::getenv("ORRERY_ERRORS") != nullptr) {
            for (const std::string& error : outcome.errors) {
                qWarning("%s", error.c_str());
            }
        }
        wrong += outcome.errors.size();
        played += outcome.firings;
        changed += outcome.changes;
        skipped += outcome.skips;
        for (const auto& [what, times] : outcome.seen) {
            seen[what] += times;
        }
    }
    const std::string counts = std::to_string(played) + " firings, " + std::to_string(changed) + " changes, " +
                               std::to_string(skipped) + " skips, " + std::to_string(wrong) + " errors";
    const bool isEnough = played > 5 * cases && changed > 10 * cases && skipped > cases && wrong < cases &&
                          20 * seen["grew too large"] < cases;
    QVERIFY2(isOne || isEnough, counts.c_str());
    if (options.hasTriggers && cases >= enoughCases) {
        ++m_rowsWithTriggers;
        for (const auto& [what, times] : seen) {
            m_answered[what] += times;
        }
    }
    for (const char* const what : {"allowed", "forbidden", "available", "unavailable", "can build", "cannot build",
                                   "can have", "cannot have", "produce-order", "research-order", "give-order",
                                   "cancel-order", "paid", "unpaid", "made", "researched", "waits for payment"}) {
        QVERIFY2(!options.hasEconomy || isOne || seen[what] > 0, what);
    }
    const bool hasPayments = options.hasEconomy && options.hasTriggers && cases >= enoughCases;
    for (const std::string& what : hasPayments ? whatPaymentsComeTo() : std::vector<std::string>{}) {
        QVERIFY2(seen[what] > 0, ("never: " + what).c_str());
    }
    for (const std::string& what : options.hasScenario && !options.hasTriggers && cases >= enoughCases
                                       ? whatMustBeWatched()
                                       : std::vector<std::string>{}) {
        QVERIFY2(seen[what] > 0, ("never: " + what).c_str());
    }
    for (const char* const what : {"when count true", "when destroyed false", "when time true", "when target false",
                                   "action set-owner", "action fire", "action reveal", "action delay"}) {
        QVERIFY2(!options.hasScenario || isOne || seen[what] > 0, what);
    }
    for (const char* const what : {"given", "not given", "owned by true", "owned by false", "not owned by true"}) {
        QVERIFY2(!options.hasGiven || isOne || seen[what] > 0, what);
    }
    for (const char* const what : {"carried out", "refused", "journeys", "stops", "incomes", "lanes"}) {
        const bool isSeldom = options.hasMoves && cases < enoughCases; // effects often move ships first
        QVERIFY2(!options.hasOrders || isOne || isSeldom || seen[what] > 0, what);
    }
    QVERIFY2(!options.hasMoves || isOne || seen["moved by effects"] > 0, "nothing was moved");
    for (const char* const what : {"sightings", "shown", "seen", "unseen"}) {
        QVERIFY2(!options.hasSight || isOne || seen[what] > 0, what);
    }
    if (std::getenv("ORRERY_COUNTS") != nullptr) {
        for (const auto& [what, times] : seen) {
            qInfo("%s: %zu", what.c_str(), times);
        }
    }
}

/// Checks that every event occurs in at least one row. Each row is another stream of random content.
void TurnOracleTest::seesAllThatHappens() {
    for (const std::string& what : m_rowsWithTriggers >= 4 ? whatMustHappen() : std::vector<std::string>{}) {
        QVERIFY2(m_answered[what] > 0, ("never: " + what).c_str());
    }
}

QTEST_APPLESS_MAIN(TurnOracleTest)
#include "turn_oracle_test.moc"
