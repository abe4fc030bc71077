// SPDX-License-Identifier: GPL-3.0-or-later
// The classes that resolve, respond and fire, each without the others. The test plays the timeline, which takes their
// frames from the stack.
#include "engine/turn/group_firing.h"
#include "engine/turn/occurrences.h"
#include "engine/turn/resolver.h"
#include "engine/turn/responder.h"
#include "tests/engine/support/step_fixture.h"
#include "tests/engine/support/timing_fixture.h"

#include <QTest>

#include <functional>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

using Play = std::function<void()>;

constexpr ScriptLine afterB{.timing = Timing::after, .step = TimingStep::b};
constexpr ScriptLine afterC{.timing = Timing::after, .step = TimingStep::c};

const std::string festival = R"xml(<vocabulary><occurrence id="festival"/></vocabulary>)xml";
const std::string ear = place("EAR", "Sol III", "ear", R"(owner="Terrans")");

/// The shared state and the finders, which all three classes use.
struct Common {
    explicit Common(Step& of)
        : step(of), events(step.run(), state.pending), finder(step.run(), state.pending), policy(step.run()),
          forecast(step.run(), events, finder, policy), responder(step.run(), state, finder, forecast, policy) {
        state.pending.find(step.run());
        state.order.beginTurn(step.view(), std::vector{step.find("Terrans"), step.find("Vegans")}, {});
    }

    /// Puts a frame on the stack that resolves a festival of Mars.
    ResolvingFrame& festivalOfMars() {
        ResolvingFrame frame{ProposedEvents(Proposal({}))};
        frame.events.add(step.run(), {.kind = step.event("festival"), .subject = step.find("Mars")});
        return std::get<ResolvingFrame>(state.stack.emplace_back(std::move(frame)));
    }
    /// Ends the firing on top of the stack and returns its group; empty if there is none.
    std::string endFiring() {
        const auto* const firing = std::get_if<FiringFrame>(&state.stack.back());
        if (firing == nullptr) {
            return {};
        }
        std::string id = step.run().program.checkedGroup(firing->group).id;
        std::get<ResolvingFrame>(state.stack[firing->answers])
            .order.push_back({firing->group, firing->holder, 0}); // as a firing does
        state.stack.pop_back();
        state.chain.end();
        return id;
    }
    /// Returns the groups that the responder fires at a line, in order.
    std::string respond(ResolvingFrame& frame, const ScriptLine& line) {
        std::string ids;
        while (responder.respond(frame, line)) {
            ids += (ids.empty() ? "" : " ") + endFiring();
        }
        frame.isGathered = false;
        frame.passes = 0;
        return ids;
    }

    Step& step;
    TimelineState state;
    EventFinder events;
    ResponseFinder finder;
    DecisionPolicy policy;
    PaymentForecast forecast;
    Responder responder;
};

/// A firing of a group of the EAR, and the class that continues it.
struct Fired {
    Fired(Step& step, const std::string& group)
        : common(step), firing(step.run(), common.state, common.events), frame{.group = step.group("EAR", group),
                                                                               .holder = step.find("ear"),
                                                                               .source = step.find("ear")} {}

    /// Makes the firing a response before a festival of Mars.
    ResolvingFrame& respondToFestival() {
        ResolvingFrame& about = common.festivalOfMars();
        frame.answers = 0;
        frame.timing = Timing::before;
        return about;
    }
    bool isOver() { return std::holds_alternative<std::monostate>(firing.advance(frame)); }

    Common common;
    GroupFiring firing;
    FiringFrame frame;
};

std::string words(Step& step) {
    std::string all;
    for (const MessageRecord& message : step.log().messages) {
        all += message.pages.front();
    }
    return all;
}

std::string minerals(int amount) {
    return "<modify-stockpile resource=\"Minerals\" amount=\"" + std::to_string(amount) + "\"/>";
}

} // namespace

Q_DECLARE_METATYPE(Play)

class TimelineFramesTest : public QObject {
    Q_OBJECT

private slots:
    void play_data();
    void play() {
        QFETCH(Play, run);
        run();
    }

private:
    void responder();
    void resolver();
    void choices();
    void firing();
    void timedEffects();
};

void TimelineFramesTest::play_data() {
    QTest::addColumn<Play>("run");
    responder();
    resolver();
    choices();
    firing();
    timedEffects();
}

void TimelineFramesTest::responder() {
    const std::string ears =
        festival + building("EAR", answer("one", R"(after="festival")", say("1")) +
                                       answer("two", R"(after="festival")", say("2")) +
                                       answer("react", R"(after="festival")", say("3"), R"(reaction="true")"));
    QTest::newRow("T7 each response comes once, and those that came together are a conflict") << Play([=] {
        Step step(ears, ear);
        Common common(step);
        ResolvingFrame& frame = common.festivalOfMars();
        QCOMPARE(common.respond(frame, afterB), "one two");
        QVERIFY(frame.waiting.empty());
        QCOMPARE(step.log().conflicts.size(), std::size_t{1});
        QCOMPARE(step.log().conflicts[0].order.size(), std::size_t{2});
        QCOMPARE(step.log().conflicts[0].decider, step.find("Terrans"));
    });
    QTest::newRow("T24 reactions are taken, or passed, by the empires that own them") << Play([=] {
        Step step(ears, ear);
        Common common(step);
        QCOMPARE(common.respond(common.festivalOfMars(), afterC), "react");
        Step passing(ears, ear + R"(<policy reactions="pass"/>)");
        Common ofPassing(passing);
        QCOMPARE(ofPassing.respond(ofPassing.festivalOfMars(), afterC), "");
        QCOMPARE(passing.log().unanswered.front().reason, NoAnswer::passed);
    });
    QTest::newRow("T8 a response silences the later ones, if it cancels the event") << Play([=] {
        Step step(ears, ear);
        Common common(step);
        ResolvingFrame& frame = common.festivalOfMars();
        QVERIFY(common.responder.respond(frame, afterB));
        QCOMPARE(common.endFiring(), "one");
        frame.events.cancel(step.run(), frame.events[0], OccurrenceEnd::prevented, noFiring);
        QVERIFY(!common.responder.respond(frame, afterB));
        QCOMPARE(step.log().unanswered.back().reason, NoAnswer::notAnymore);
        QCOMPARE(step.log().conflicts[0].order.size(), std::size_t{2}); // the silenced response is part of the conflict
        common.responder.logSilenced(frame);
        QCOMPARE(step.log().unanswered.size(), std::size_t{3}); // the reaction, and the first group at another line
    });
    QTest::newRow("T16 where the chain is too long, no response comes any more") << Play([=] {
        RunLimits limits;
        limits.chain = 0;
        Step step(ears, ear, limits);
        Common common(step);
        QCOMPARE(common.respond(common.festivalOfMars(), afterB), "");
        QVERIFY(common.state.chain.isCut());
        QCOMPARE(step.log().unanswered.size(), std::size_t{2});
        QCOMPARE(step.log().unanswered.back().reason, NoAnswer::cut);
    });
    QTest::newRow("T13 pending effects that respond are pending no longer") << Play([=] {
        Step step(festival + building("EAR", group("wait", "", named("Sol"),
                                                   R"(<next-time after="festival"><then>)" + say("x") +
                                                       "</then></next-time>")),
                  ear);
        Common common(step);
        const RowListRef sol = std::make_shared<const RowList>(1, step.find("Sol"));
        common.state.pending.delay(
            step.run(),
            {.group = step.group("EAR", "wait"), .holder = step.find("ear"), .source = step.find("ear"), .rows = sol},
            {});
        ResolvingFrame& frame = common.festivalOfMars();
        QVERIFY(common.responder.respond(frame, afterB));
        const FiringFrame& fired = std::get<FiringFrame>(common.state.stack.back());
        QCOMPARE(fired.block, std::uint16_t{0});
        QVERIFY(fired.rows == sol);
        QVERIFY(step.run().writer.universe().pending().effects.empty());
    });
    QTest::newRow("T18 producers respond until the payment is covered") << Play([=] {
        const auto producer = [](const std::string& id) {
            return group(id, R"(<trigger when="payment" of="owned" resource="Minerals"/>)", named("Terrans"),
                         minerals(5));
        };
        Step step(building("EAR", producer("one") + producer("two")), ear);
        Common common(step);
        Proposal proposal({.kind = CauseKind::payment});
        proposal.add(step.column("Minerals"), step.find("Terrans"), -12.0, 0.0);
        ResolvingFrame paying{ProposedEvents(std::move(proposal),
                                             {*step.run().program.model->vocabulary.findResource("Minerals"), 12.0})};
        paying.events.add(step.run(), {.kind = kindOf(ShippedOccurrence::payment),
                                       .subject = step.find("Terrans"),
                                       .detail = static_cast<double>(step.column("Minerals").value),
                                       .change = 0,
                                       .amount = 12.0});
        auto& frame = std::get<ResolvingFrame>(common.state.stack.emplace_back(std::move(paying)));
        QVERIFY(common.responder.produce(frame));
        QCOMPARE(common.endFiring(), "one");
        step.run().writer.write(step.column("Minerals"), step.find("Terrans"), 15.0, {});
        QVERIFY(!common.responder.produce(frame));
        QCOMPARE(step.log().unanswered.back().reason, NoAnswer::covered);
    });
}

void TimelineFramesTest::resolver() {
    QTest::newRow("T6 a proposal that nothing responds to is applied at its line, and leaves the stack") << Play([] {
        Step step(building("EAR", answer("o", R"(after="owner-changed")", say("x"))), ear);
        Common common(step);
        Resolver resolver(step.run(), common.state, common.events, common.responder);
        Proposal proposal({});
        proposal.set(step.column("size"), step.find("Mars"), 4.0);
        resolver.resolve(std::move(proposal));
        QVERIFY(step.run().heldByFrames > 0);
        std::size_t steps = 0;
        while (!common.state.stack.empty() && ++steps < 100) {
            resolver.advance(std::get<ResolvingFrame>(common.state.stack.back()));
        }
        QCOMPARE(step.at("size", "Mars"), 4.0);
        QCOMPARE(step.run().heldByFrames, std::size_t{0});
    });
    QTest::newRow("T6 responses before it come before it is applied, those after it afterwards") << Play([] {
        Step step(building("EAR", answer("before", R"(before="property-changed")", say("x")) +
                                      answer("after", R"(after="property-changed")", say("x"))),
                  ear);
        Common common(step);
        Resolver resolver(step.run(), common.state, common.events, common.responder);
        Proposal proposal({});
        const double size = step.at("size", "Mars");
        proposal.set(step.column("size"), step.find("Mars"), 4.0);
        resolver.resolve(std::move(proposal));
        const auto untilFiring = [&] {
            while (auto* const frame = std::get_if<ResolvingFrame>(&common.state.stack.back())) {
                resolver.advance(*frame);
            }
        };
        untilFiring();
        QCOMPARE(step.at("size", "Mars"), size);
        QCOMPARE(common.endFiring(), "before");
        untilFiring();
        QCOMPARE(step.at("size", "Mars"), 4.0);
        QCOMPARE(common.endFiring(), "after");
    });
    QTest::newRow("T20 a payment says whether it was made, and how much it came to") << Play([] {
        Step step;
        Common common(step);
        Resolver resolver(step.run(), common.state, common.events, common.responder);
        const ResourceIndex resource = *step.run().program.model->vocabulary.findResource("Minerals");
        const auto pay = [&](double amount) {
            resolver.pay({step.find("Terrans"), {resource, amount}, {.kind = CauseKind::payment}});
            while (!common.state.stack.empty()) {
                resolver.advance(std::get<ResolvingFrame>(common.state.stack.back()));
            }
            return common.state.resolved.isPaid;
        };
        QVERIFY(!pay(11.0));
        QVERIFY(pay(7.0));
        QCOMPARE(common.state.paid, 7.0);
        QCOMPARE(step.at("Minerals", "Terrans"), 3.0);
    });
    QTest::newRow("T2 a point of the turn has its event, though nothing changes") << Play([] {
        Step step(building("EAR", answer("g", R"(after="growth")", say("x"))), ear);
        Common common(step);
        Resolver resolver(step.run(), common.state, common.events, common.responder);
        common.state.place = {Stage::growth, Side::after};
        resolver.reach(kindOf(ShippedOccurrence::growth), Timing::after);
        resolver.advance(std::get<ResolvingFrame>(common.state.stack.back()));
        QCOMPARE(common.endFiring(), "g");
        QCOMPARE(step.log().moments.back().stage, Stage::growth);
        QCOMPARE(step.log().moments.back().side, Side::after);
    });
}

void TimelineFramesTest::choices() {
    const std::string ears = festival + building("EAR", answer("before", R"(before="festival")", say("x")) +
                                                            answer("after", R"(after="festival")", say("x")));
    const auto advance = [](Common& common, Resolver& resolver) {
        std::string fired;
        while (!common.state.stack.empty()) {
            if (auto* const frame = std::get_if<ResolvingFrame>(&common.state.stack.back())) {
                resolver.advance(*frame);
            } else {
                fired += common.endFiring();
            }
        }
        return fired;
    };
    QTest::newRow("T19 the responses after a choice wait for its outcome") << Play([=] {
        Step step(ears, ear);
        Common common(step);
        Resolver resolver(step.run(), common.state, common.events, common.responder);
        resolver.choose(step.event("festival"), step.find("Mars"), noneValue, {});
        QCOMPARE(advance(common, resolver), "before");
        QVERIFY(resolver.isChosen());
        QVERIFY(resolver.closeChoice());
        QCOMPARE(advance(common, resolver), "after");
        QVERIFY(!resolver.closeChoice());
    });
    QTest::newRow("T19 a choice that was cancelled has no outcome") << Play([=] {
        Step step(ears, ear);
        Common common(step);
        Resolver resolver(step.run(), common.state, common.events, common.responder);
        resolver.choose(step.event("festival"), step.find("Mars"), noneValue, {});
        auto& frame = std::get<ResolvingFrame>(common.state.stack.back());
        frame.events.cancel(step.run(), frame.events[0], OccurrenceEnd::prevented, noFiring);
        QCOMPARE(advance(common, resolver), "");
        QVERIFY(!resolver.isChosen());
        QVERIFY(!resolver.closeChoice());
        QCOMPARE(step.log().unanswered.size(), std::size_t{2}); // both groups are silenced (T8)
    });
}

void TimelineFramesTest::firing() {
    QTest::newRow("T5 effects follow as listed, without a pause where nothing responds") << Play([=] {
        Step step(building("EAR", group("g", "", named("Mars"), say("a") + minerals(3) + say("b"))), ear);
        Fired fired(step, "g");
        QVERIFY(fired.isOver());
        QCOMPARE(words(step), "ab");
        QCOMPARE(step.at("Minerals", "Terrans"), 13.0);
        QCOMPARE(step.log().firings.size(), std::size_t{1});
    });
    QTest::newRow("T5 a proposal that something may respond to is handed out, and the firing goes on after it")
        << Play([=] {
               Step step(building("EAR", group("g", "", named("Mars"), say("a") + minerals(3) + say("b")) +
                                             answer("o", R"(after="stockpile-gain")", say("x"))),
                         ear);
               Fired fired(step, "g");
               const FiringPause pause = fired.firing.advance(fired.frame);
               QVERIFY(std::holds_alternative<Proposal>(pause));
               QCOMPARE(std::get<Proposal>(pause).changes().size(), std::size_t{1});
               QCOMPARE(words(step), "a");
               QCOMPARE(step.at("Minerals", "Terrans"), 10.0); // the firing does not apply it
               QVERIFY(fired.isOver());
               QCOMPARE(words(step), "ab");
           });
    const std::string dear = festival + building("EAR", group("g",
                                                              R"(<trigger before="festival"/>)"
                                                              R"(<cost resource="Minerals" amount="3"/>)"
                                                              R"(<cost resource="Favour" amount="2"/>)",
                                                              named("Mars"), say("x")));
    QTest::newRow("T21 a response pays its costs one after the other, then its effects fire") << Play([=] {
        Step step(dear, ear);
        Fired fired(step, "g");
        fired.frame.source = step.find("Sol III");
        const ResolvingFrame& about = fired.respondToFestival();
        for (const double due : {3.0, 2.0}) {
            const FiringPause pause = fired.firing.advance(fired.frame);
            QVERIFY(std::holds_alternative<Payment>(pause));
            QCOMPARE(std::get<Payment>(pause).due.amount, due);
            QCOMPARE(std::get<Payment>(pause).payer, step.find("Terrans"));
            fired.common.state.resolved.isPaid = true;
            fired.common.state.paid = due;
        }
        QCOMPARE(words(step), "");
        QVERIFY(fired.isOver());
        QCOMPARE(words(step), "x");
        QCOMPARE(about.order.size(), std::size_t{1});
    });
    QTest::newRow("T21 a response that cannot pay gives back the costs that it paid, and does not fire") << Play([=] {
        Step step(dear, ear);
        Fired fired(step, "g");
        fired.frame.source = step.find("Sol III");
        fired.respondToFestival();
        fired.firing.advance(fired.frame);
        fired.common.state.resolved.isPaid = true;
        fired.common.state.paid = 3.0;
        fired.firing.advance(fired.frame);
        fired.common.state.resolved.isPaid = false;
        fired.common.state.paid = 0.0;
        QVERIFY(fired.isOver());
        QCOMPARE(words(step), "");
        QCOMPARE(step.at("Minerals", "Terrans"), 13.0); // the test only claimed that they were paid
        QCOMPARE(step.log().unanswered.back().reason, NoAnswer::cannotPay);
        QVERIFY(step.log().firings.empty());
    });
}

void TimelineFramesTest::timedEffects() {
    const auto ears = [](const std::string& effects) {
        return festival + building("EAR", group("g", R"(<trigger before="festival"/>)", named("Mars"), effects));
    };
    QTest::newRow("T25 an event that is replaced does not happen, and the effects inside fire") << Play([=] {
        Step step(ears("<substitute><then>" + say("instead") + "</then></substitute>"), ear);
        Fired fired(step, "g");
        const ResolvingFrame& about = fired.respondToFestival();
        QVERIFY(fired.isOver());
        QVERIFY(!about.events[0].isLive);
        QCOMPARE(step.log().occurrences[0].end, OccurrenceEnd::substituted);
        QCOMPARE(words(step), "instead");
    });
    QTest::newRow("T8 an event that has happened cannot be cancelled any more") << Play([=] {
        Step step(ears("<prevent/>"), ear);
        Fired fired(step, "g");
        const ResolvingFrame& about = fired.respondToFestival();
        fired.frame.timing = Timing::after;
        QVERIFY(fired.isOver());
        QVERIFY(about.events[0].isLive);
        QCOMPARE(step.log().skips.back().detail, PhraseView("the event has already happened"));
    });
    const std::string less =
        festival + building("EAR", group("g", R"(<trigger before="stockpile-gain"/>)", "<object-type type='system'/>",
                                         R"(<change-amount amount="-1"/>)"));
    QTest::newRow("T23 a firing that responds to nothing, or to an event without an amount, changes none") << Play([=] {
        Step step(less, ear);
        Fired alone(step, "g");
        QVERIFY(alone.isOver());
        QCOMPARE(step.log().skips.back().detail, PhraseView("responds to no event"));
        Fired fired(step, "g");
        fired.respondToFestival();
        QVERIFY(fired.isOver());
        QCOMPARE(step.log().skips.back().detail, PhraseView("the event has no amount to change"));
    });
    QTest::newRow("T10 the amounts of a response are summed over its scope, and not in force yet") << Play([=] {
        Step step(less, ear);
        Fired fired(step, "g");
        ResolvingFrame& about = fired.respondToFestival();
        about.events[0].kind = kindOf(ShippedOccurrence::stockpileGain);
        about.events[0].amount = 5.0;
        QVERIFY(fired.isOver());
        QCOMPARE(about.events[0].adjustment, -2.0); // Sol and Vega
        QCOMPARE(about.events[0].amount, 5.0);
    });
    QTest::newRow("T13 effects that await their own event are pending for each object by itself") << Play([=] {
        const auto pendingOf = [](const std::string& of) {
            Step step(festival + building("EAR", group("g", "", "<object-type type='system'/>",
                                                       "<next-time after=\"festival\" of=\"" + of + "\"><then>" +
                                                           say("x") + "</then></next-time>")),
                      ear);
            Fired fired(step, "g");
            fired.isOver();
            std::size_t count = 0;
            step.run().writer.universe().pending().effects.forEach([&](const PendingEffects&) { ++count; });
            return count;
        };
        QCOMPARE(pendingOf("any"), std::size_t{1});
        QCOMPARE(pendingOf("target"), std::size_t{2});
    });
}

QTEST_APPLESS_MAIN(TimelineFramesTest)
#include "timeline_frames_test.moc"
