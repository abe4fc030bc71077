// SPDX-License-Identifier: GPL-3.0-or-later
// The events of proposals and the responses to them: how they are found and resolved. No group fires here.
#include "engine/turn/event_applying.h"
#include "engine/turn/event_finder.h"
#include "engine/turn/occurrences.h"
#include "engine/turn/payment_forecast.h"
#include "engine/turn/response_finder.h"
#include "tests/engine/support/step_fixture.h"
#include "tests/engine/support/timing_fixture.h"

#include <QTest>

#include <functional>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

using Play = std::function<void()>;

const Cause byEffect{.kind = CauseKind::effect, .firing = 0};

RowListRef rowsOf(const Step& step, std::initializer_list<const char*> names) {
    RowList rows;
    for (const char* const name : names) {
        rows.push_back(step.find(name));
    }
    return std::make_shared<const RowList>(std::move(rows));
}

/// Returns a proposal that adds `amount` to the Minerals of the Terrans, with its event.
ProposedEvents gainOf(Step& step, double amount) {
    Proposal proposal(byEffect);
    proposal.add(step.column("Minerals"), step.find("Terrans"), amount, 0.0);
    ProposedEvents events(std::move(proposal));
    events.add(step.run(), {.kind = kindOf(ShippedOccurrence::stockpileGain),
                            .subject = step.find("Terrans"),
                            .change = 0,
                            .amount = amount,
                            .base = step.at("Minerals", "Terrans")});
    return events;
}

/// Returns a proposal that sets the sizes of Mars and the Belt, with two events each.
ProposedEvents sizesOf(Step& step) {
    Proposal proposal(byEffect);
    proposal.set(step.column("size"), rowsOf(step, {"Mars", "Belt"}), std::vector{3.0, 4.0});
    ProposedEvents events(std::move(proposal));
    for (const std::uint32_t element : {0u, 1u}) {
        for (const auto kind : {ShippedOccurrence::propertyChanged, ShippedOccurrence::sizeChanged}) {
            events.add(step.run(), {.kind = kindOf(kind),
                                    .subject = step.find(element == 0 ? "Mars" : "Belt"),
                                    .change = 0,
                                    .element = element});
        }
    }
    return events;
}

std::vector<bool> liveOf(const ProposedEvents& events) {
    std::vector<bool> live;
    for (const PendingEvent& event : events.events()) {
        live.push_back(event.isLive);
    }
    return live;
}

/// The finders of a step, and the objects that they need.
struct Finders {
    explicit Finders(Step& of)
        : step(of), events(step.run(), pending), responses(step.run(), pending), policy(step.run()),
          forecast(step.run(), events, responses, policy) {
        pending.find(step.run());
    }

    ProposedEvents eventsOf(Proposal proposal) {
        ProposedEvents ofProposal(std::move(proposal));
        events.find(ofProposal);
        return ofProposal;
    }
    /// Returns the ids of the groups that respond to an event of Mars, in the order of the policy.
    std::string groupsAt(std::string_view kind, Timing timing, TimingStep in) {
        mars = {.kind = step.event(kind), .subject = step.find("Mars"), .change = 0};
        const std::span<const PendingEvent> all(&mars, 1);
        step.log().occurrences.resize(1);
        responses.find({.events = all, .line = {.timing = timing, .step = in}}, last, found);
        policy.sort({found, all, timing, in});
        std::string ids;
        for (const Response& response : found) {
            ids += (ids.empty() ? "" : " ") + step.run().program.checkedGroup(response.group).id;
        }
        return ids;
    }

    Step& step;
    PendingIndex pending;
    EventFinder events;
    ResponseFinder responses;
    DecisionPolicy policy;
    PaymentForecast forecast;
    LastKnown last;
    PendingEvent mars;
    std::deque<Response> found;
};

} // namespace

Q_DECLARE_METATYPE(Play)

class TimelineEventsTest : public QObject {
    Q_OBJECT

private slots:
    void play_data();
    void play() {
        QFETCH(Play, run);
        run();
    }

private:
    void proposedEvents();
    void applying();
    void finding();
    void responses();
    void forecasts();
};

void TimelineEventsTest::play_data() {
    QTest::addColumn<Play>("run");
    proposedEvents();
    applying();
    finding();
    responses();
    forecasts();
}

void TimelineEventsTest::proposedEvents() {
    QTest::newRow("T10 adjustments are summed, and clamped once: 1 - 2 + 1 is no change") << Play([] {
        Step step;
        ProposedEvents events = gainOf(step, 1.0);
        events[0].adjustment = -2.0;
        QCOMPARE(amountOf(events[0], step.run().program.model->vocabulary), 0.0);
        events[0].adjustment += 1.0;
        events.settle(step.run());
        QVERIFY(!events[0].isLive && events.isExcluded(0, 0));
        QCOMPARE(step.log().occurrences[0].end, OccurrenceEnd::reduced);
        QCOMPARE(step.log().skips.back().reason, SkipReason::reduced);
    });
    QTest::newRow("T10 what is left of an amount is applied") << Play([] {
        Step step;
        ProposedEvents events = gainOf(step, 5.0);
        events[0].adjustment = -2.0;
        events.settle(step.run());
        QVERIFY(events[0].isLive && events[0].isAdjusted);
        QCOMPARE(step.log().occurrences[0].applied, 3.0);
        events[0].adjustment = -9.0;
        events.settle(step.run());
        QVERIFY(!events[0].isLive && events[0].amount == 0.0); // a reduced gain is no loss
    });
    QTest::newRow("T8 an event is cancelled with all others of its object, and those of other objects stay")
        << Play([] {
               Step step;
               ProposedEvents events = sizesOf(step);
               events.cancel(step.run(), events[1], OccurrenceEnd::prevented, 7);
               QCOMPARE(liveOf(events), (std::vector{false, false, true, true}));
               QVERIFY(events.isExcluded(0) && events.isExcluded(0, 0) && !events.isExcluded(0, 1));
               QCOMPARE(step.log().occurrences[0].end, OccurrenceEnd::prevented);
               QCOMPARE(step.log().occurrences[0].endedBy, 7u);
               QCOMPARE(step.log().occurrences[2].end, OccurrenceEnd::happened);
               QCOMPARE(*step.log().skips.back().rows, *rowsOf(step, {"Mars"}));
           });
    QTest::newRow("T8 events of destroyed objects are cancelled") << Play([] {
        Step step;
        ProposedEvents events = sizesOf(step);
        events.cancelOfDestroyed(step.run());
        QCOMPARE(liveOf(events), (std::vector{true, true, true, true}));
        step.run().writer.destroy(step.find("Belt"), {});
        events.cancelOfDestroyed(step.run());
        QCOMPARE(liveOf(events), (std::vector{true, true, false, false}));
        QCOMPARE(step.log().occurrences[3].end, OccurrenceEnd::gone);
    });
    QTest::newRow("T9 an event that is no change is not applied, and is nobody's doing") << Play([] {
        Step step;
        ProposedEvents events = sizesOf(step);
        events.markUnchanged(step.run(), events[2]);
        QVERIFY(events.isExcluded(0, 1) && !events.isExcluded(0, 0));
        QCOMPARE(step.log().occurrences[2].end, OccurrenceEnd::noChange);
        QVERIFY(step.log().skips.empty());
    });
}

void TimelineEventsTest::applying() {
    QTest::newRow("T6 everything that was not cancelled is applied") << Play([] {
        Step step;
        LastKnown last;
        ProposedEvents events = sizesOf(step);
        events.cancel(step.run(), events[0], OccurrenceEnd::prevented, noFiring);
        const double before = step.at("size", "Mars");
        applyEvents(step.run(), events, last);
        QCOMPARE(step.at("size", "Mars"), before);
        QCOMPARE(step.at("size", "Belt"), 4.0);
    });
    QTest::newRow("T10 amounts are applied as responses left them") << Play([] {
        Step step;
        LastKnown last;
        ProposedEvents events = gainOf(step, 5.0);
        events[0].adjustment = -2.0;
        events.settle(step.run());
        applyEvents(step.run(), events, last);
        QCOMPARE(step.at("Minerals", "Terrans"), 13.0);
        QCOMPARE(step.log().occurrences[0].applied, 3.0);
    });
    QTest::newRow("T15 objects that are destroyed are remembered, with those attached to them") << Play([] {
        Step step(building("HUT", ""), place("HUT", "Mars", "hut"));
        LastKnown last;
        const Row hut = step.find("hut");
        Proposal proposal(byEffect);
        proposal.destroy(step.find("Mars"));
        ProposedEvents events(std::move(proposal));
        applyEvents(step.run(), events, last);
        QVERIFY(!step.view().exists(hut));
        QVERIFY(last.hasLeft(hut) && last.view(step.view()).exists(hut));
        QCOMPARE(step.log().departures.size(), std::size_t{1});
    });
    QTest::newRow("T20 a payment is made whole, or not at all") << Play([] {
        Step step;
        LastKnown last;
        const auto pay = [&](double amount) {
            Proposal proposal({.kind = CauseKind::payment});
            proposal.add(step.column("Minerals"), step.find("Terrans"), -amount, 0.0);
            ProposedEvents events(std::move(proposal),
                                  {*step.run().program.model->vocabulary.findResource("Minerals"), amount});
            events.add(step.run(), {.kind = kindOf(ShippedOccurrence::payment),
                                    .subject = step.find("Terrans"),
                                    .change = 0,
                                    .amount = amount});
            return applyEvents(step.run(), events, last).isPaid;
        };
        QVERIFY(!pay(11.0));
        QCOMPARE(step.log().occurrences.back().end, OccurrenceEnd::unpaid);
        QCOMPARE(step.at("Minerals", "Terrans"), 10.0);
        QVERIFY(pay(4.0));
        QCOMPARE(step.at("Minerals", "Terrans"), 6.0);
        QVERIFY(pay(0.0)); // a payment of 0 always succeeds
    });
}

void TimelineEventsTest::finding() {
    const std::string witness = building("WITNESS", answer("d", R"(after="destroyed")", say("d")) +
                                                        answer("p", R"(after="property-changed")", say("p")) +
                                                        answer("a", R"(after="arrives")", say("a")));
    const std::string placed = place("WITNESS", "Sol III", "witness") + place("WITNESS", "Mars", "other");
    QTest::newRow("T28 kinds of events without listeners cost nothing") << Play([=] {
        Step step(witness, placed);
        Finders finders(step);
        QVERIFY(finders.events.hears(ShippedOccurrence::destroyed));
        QVERIFY(!finders.events.hears(ShippedOccurrence::ownerChanged));
        Proposal proposal(byEffect);
        proposal.set(step.column("owner"), step.find("Mars"), -1.0);
        QVERIFY(!finders.events.hears(proposal));
        QVERIFY(finders.eventsOf(proposal).events().empty());
        QVERIFY(step.log().occurrences.empty());
    });
    QTest::newRow("T9 a property that stays as it is, is no change") << Play([=] {
        Step step(witness, placed);
        Finders finders(step);
        Proposal proposal(byEffect);
        proposal.set(step.column("size"), rowsOf(step, {"Mars", "Belt"}), std::vector{step.at("size", "Mars"), 4.0});
        QVERIFY(finders.events.hears(proposal));
        QCOMPARE(liveOf(finders.eventsOf(std::move(proposal))), (std::vector{false, true}));
        QCOMPARE(step.log().skips.back().reason, SkipReason::noChange);
    });
    QTest::newRow("T6 an object that is destroyed twice has one event, and goes along with nothing") << Play([=] {
        Step step(witness, placed);
        Finders finders(step);
        Proposal proposal(byEffect);
        proposal.destroy(step.find("Mars"));
        const ProposedEvents along = finders.eventsOf(proposal);
        QCOMPARE(along.events().size(), std::size_t{2});
        QVERIFY(!along[0].goesAlong && along[1].goesAlong);
        proposal.destroy(step.find("other"));
        const ProposedEvents both = finders.eventsOf(std::move(proposal));
        QCOMPARE(both.events().size(), std::size_t{2});
        QVERIFY(!both[1].goesAlong);
        QCOMPARE(both[1].change, 1u);
    });
    QTest::newRow("T6 a move to where the object is, is none") << Play([=] {
        Step step(witness, placed);
        Finders finders(step);
        const auto eventsTo = [&](const char* system) {
            Proposal proposal(byEffect);
            proposal.move(step.find("Mars"), {.system = step.find(system)});
            return finders.eventsOf(std::move(proposal)).events().size();
        };
        QCOMPARE(eventsTo("Sol"), std::size_t{0});
        QCOMPARE(eventsTo("Vega"), std::size_t{1}); // nobody listens to departures
    });
}

void TimelineEventsTest::responses() {
    const std::string ears =
        building("EAR", answer("no", R"(before="destroyed")", "<prevent/>") +
                            answer("first", R"(before="destroyed")", say("1")) +
                            answer("late", R"(before="destroyed")", say("2"), R"(reaction="true")") +
                            answer("after", R"(after="destroyed")", say("3")) +
                            answer("idle", R"(after="destroyed")", say("4"), {},
                                   R"(<trigger before="destroyed"/>)"
                                   R"(<activation><expression if="1 &gt; 2"/></activation>)"));
    const std::string ear = place("EAR", "Sol III", "ear", R"(owner="Terrans")");
    QTest::newRow("T6 responses that cancel are of step A, reactions of C, all others of B") << Play([=] {
        Step step(ears, ear);
        Finders finders(step);
        QCOMPARE(finders.groupsAt("destroyed", Timing::before, TimingStep::a), "no");
        QCOMPARE(finders.groupsAt("destroyed", Timing::before, TimingStep::b), "first idle");
        QCOMPARE(finders.groupsAt("destroyed", Timing::before, TimingStep::c), "late");
        QCOMPARE(finders.groupsAt("destroyed", Timing::after, TimingStep::b), "after idle");
        QCOMPARE(finders.groupsAt("created", Timing::after, TimingStep::b), "");
    });
    QTest::newRow("T11 a copy responds once, also if two of its triggers match") << Play([=] {
        Step step(building("EAR", answer("a", R"(after="destroyed")", say("1"), {}, R"(<trigger after="destroyed"/>)")),
                  ear);
        Finders finders(step);
        QCOMPARE(finders.groupsAt("destroyed", Timing::after, TimingStep::b), "a");
    });
    QTest::newRow("T8 why a response does not come") << Play([=] {
        Step step(ears, ear);
        Finders finders(step);
        finders.groupsAt("destroyed", Timing::after, TimingStep::b);
        const Response active = finders.found.front();
        const auto whyNot = [&](const Response& response, bool isSpent) {
            return finders.responses.whyNot(response, finders.mars, finders.last, isSpent);
        };
        QVERIFY(!whyNot(active, false));
        QCOMPARE(whyNot(active, true), NoAnswer::usedUp);
        QCOMPARE(whyNot(finders.found.back(), false), NoAnswer::inactive);
        QCOMPARE(whyNot({.group = active.group, .serial = 9}, false), NoAnswer::usedUp);
        step.run().writer.destroy(step.find("ear"), {});
        QCOMPARE(whyNot(active, true), NoAnswer::gone);
        finders.mars.isLive = false;
        QCOMPARE(whyNot(active, true), NoAnswer::notAnymore);
    });
    QTest::newRow("T13 pending effects respond to the event that they await") << Play([=] {
        Step step(building("EAR", group("wait", "", named("Sol"),
                                        R"(<next-time after="destroyed"><then>)" + say("x") + "</then></next-time>")),
                  ear);
        Finders finders(step);
        finders.pending.delay(step.run(),
                              {.group = step.group("EAR", "wait"),
                               .holder = step.find("ear"),
                               .source = step.find("ear"),
                               .rows = rowsOf(step, {"Sol"})},
                              {});
        QCOMPARE(finders.groupsAt("destroyed", Timing::after, TimingStep::b), "wait");
        QVERIFY(finders.found.front().serial != 0);
        QCOMPARE(finders.groupsAt("destroyed", Timing::before, TimingStep::b), "");
    });
    QTest::newRow("T8 groups that a cancelled event silenced are found once, and not those that are known")
        << Play([=] {
               Step step(ears, ear);
               Finders finders(step);
               finders.groupsAt("destroyed", Timing::after, TimingStep::b);
               const auto silenced = [&](std::span<const UnansweredTrigger> known) {
                   return finders.responses
                       .findSilenced({&finders.mars, 1}, finders.last, {}, known, step.run().view().rowCount)
                       .size();
               };
               QCOMPARE(silenced({}), std::size_t{0});
               finders.mars.isLive = false;
               step.log().occurrences[0].end = OccurrenceEnd::prevented;
               QCOMPARE(silenced({}), std::size_t{5});
               const UnansweredTrigger known{
                   .occurrence = 0, .group = step.group("EAR", "first"), .holder = step.find("ear")};
               QCOMPARE(silenced({&known, 1}), std::size_t{4});
           });
}

void TimelineEventsTest::forecasts() {
    const std::string festival = R"xml(<vocabulary><occurrence id="festival"/></vocabulary>)xml";
    const auto canPay = [=](const std::string& helper, std::uint32_t span = 1) {
        const std::string dear = building(
            "EAR", answer("dear", R"(after="festival")", say("x"), {}, R"(<cost resource="Minerals" amount="12"/>)"));
        Step step(festival + dear + building("HELPER", helper),
                  place("EAR", "Sol III", "ear") + place("HELPER", "Sol III", "helper"));
        Finders finders(step);
        const PendingEvent event{.kind = step.event("festival"), .subject = step.find("Mars")};
        const Response response{
            .group = step.group("EAR", "dear"), .holder = step.find("ear"), .source = step.find("Sol III")};
        const bool can = finders.forecast.canPay(response, event, finders.last, span);
        return can && step.at("Minerals", "Terrans") == 10.0 && step.log().occurrences.empty();
    };
    const auto reduction = [](int amount, const std::string& attributes = {}, const std::string& inside = {}) {
        return answer("less", R"(before="payment")", "<change-amount amount=\"" + std::to_string(amount) + "\"/>",
                      attributes, inside);
    };
    const std::string producer = group("more", R"(<trigger when="payment" of="owned" resource="Minerals"/>)",
                                       named("Terrans"), R"(<modify-stockpile resource="Minerals" amount="5"/>)");
    QTest::newRow("T21 what the stockpile does not cover cannot be paid") << Play([=] { QVERIFY(!canPay("")); });
    QTest::newRow("T21 reductions before the payment count") << Play([=] {
        QVERIFY(canPay(reduction(-2)));
        QVERIFY(!canPay(reduction(-1)));
        QVERIFY(canPay(reduction(-2, R"(reaction="true")")));
    });
    QTest::newRow("T21 reductions that cost something do not count")
        << Play([=] { QVERIFY(!canPay(reduction(-2, {}, R"(<cost resource="Minerals" amount="1"/>)"))); });
    QTest::newRow("T20 producers may cover it") << Play([=] { QVERIFY(canPay(producer)); });
}

QTEST_APPLESS_MAIN(TimelineEventsTest)
#include "timeline_events_test.moc"
