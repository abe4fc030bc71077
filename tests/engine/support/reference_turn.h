// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/support/reference_turn_state.h"

#include "engine/check/expression/expression_node.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

/// Plays turns in the slow and obvious way, object by object. It follows only the requirements (E, T). It takes the
/// checked model and the state of turn 0, and keeps everything in its own data model. It shares nothing with the
/// engine's evaluators (R3.2).
namespace orrery::engine::turn_oracle {

/// The objects and values on which an expression or a condition is evaluated.
struct Asked {
    Id source = nobody;
    Id target = nobody; ///< the scope's candidate
    Id candidate = nobody;
    double value = 0.0;
    bool isAmount = false; ///< a meter that the object does not have reads as 0 (E7.2)
};

class ReferenceTurn {
public:
    explicit ReferenceTurn(const CheckedModel& model) : m_model(model) {}

    std::vector<Thing> things;
    std::set<Lane> lanes;
    std::uint32_t turn = 0;
    std::uint64_t seed = 0;
    bool looks = false;                        ///< some content tests who sees what
    const CheckedScenario* scenario = nullptr; ///< the scenario with the orders
    ScenarioSettings settings{};               ///< the policy for the order of responses (T7, T24)
    std::size_t chainLimit = 0;                ///< the limit for nested responses (T16)
    ScenarioMemory memory{};                   ///< the state of the scenario's conditions (S)

    /// Plays the step to the next turn.
    Story step();

    using Number = std::optional<double>; ///< nullopt: missing (E4.5)

private:
    struct Deed;
    struct Deeds;
    struct Happening;
    struct Contender;
    struct Answers;
    struct Answering;
    struct Rivals;
    struct FirstEvent;
    struct Firing;
    /// Objects as they were just before some of them were destroyed (T15).
    struct Ghosts {
        std::map<Id, Thing> left{};
        std::map<Id, Thing> hosts{}; ///< their hosts, and their systems
        bool contains(Id id) const { return left.contains(id); }
    };
    class Recalling;
    /// A pending effect: its block is delayed, or waits for an event (T13, T23).
    struct Waiting {
        const CheckedGroup* group = nullptr;
        std::size_t effect = 0;
        Id holder = nobody;
        Id source = nobody;
        std::vector<Id> objects{};
        std::uint32_t due = 0;   ///< for a delay: the turn in which it fires
        std::uint32_t until = 0; ///< for one that waits for an event: the last turn
        std::uint64_t serial = 0;
        bool isAwaiting = false;
    };

    // Expressions (reference_turn_values.cpp).
    Number evaluate(const TypedNode& node, const Asked& asked);
    Number operation(const TypedNode& node, const Asked& asked);
    Number member(const TypedNode& node, const Asked& asked);
    Number number(const CheckedArgument& argument, const Asked& asked);
    double amount(const CheckedArgument& argument, Id source, Id target, double value);

    // Conditions (reference_turn_conditions.cpp, reference_turn_places.cpp).
    Truth ask(const CheckedCondition& condition, const Asked& asked);
    Truth askValue(const CheckedCondition& condition, const Asked& asked);
    Truth askFocus(const CheckedCondition& condition, const Asked& asked);
    Truth askOwners(const CheckedCondition& condition, const Asked& asked);
    Truth askBounds(const CheckedCondition& condition, const Asked& asked, Number value);
    Truth askPlace(const CheckedCondition& condition, const Asked& asked);
    Truth askTree(const CheckedCondition& condition, const Asked& asked);
    Truth askChance(const CheckedCondition& condition, const Asked& asked);
    bool missesProperty(const CheckedCondition& condition, const Asked& asked);
    static bool readsTarget(const CheckedCondition& condition);
    Ids matching(const CheckedCondition& condition, const Asked& outer);
    bool holdAll(const std::vector<CheckedCondition>& conditions, Id source, Id candidate);
    std::vector<Id> scopeOf(const CheckedGroup& group, Id source);
    std::map<Id, double> jumpsFrom(Id system) const;

    // Access to the state.
    const Thing& at(Id id) const { return things[static_cast<std::size_t>(id)]; }
    Thing& at(Id id) { return things[static_cast<std::size_t>(id)]; }
    bool isIn(Id id) const {
        return id >= 0 && id < static_cast<Id>(things.size()) && (at(id).isInGame || m_ghosts.contains(id));
    }
    /// Returns whether the object exists now, even where responses read its past state (T15).
    bool isInNow(Id id) const {
        const auto host = m_ghosts.hosts.find(id);
        return host == m_ghosts.hosts.end() ? at(id).isInGame : host->second.isInGame;
    }
    std::vector<Id> everyone() const;
    const Type& typeOf(Id id) const { return m_model.vocabulary.types()[at(id).type]; }
    bool isType(Id id, std::string_view type) const { return typeOf(id).id == type; }
    Id sourceFor(Id holder) const;
    Id soleOwner(Id id) const;
    Id empireNamed(const std::string& id) const;
    Id holderOf(Id id, PropertyIndex property) const;
    bool knows(Id empire, ClassIndex kind) const;
    bool hasAtHand(Id empire, ClassIndex kind) const;
    Ids knowers(Id id) const;
    const Enumeration& enumerationOf(PropertyIndex property) const;
    const CheckedArgument& argument(const std::vector<CheckedArgument>& arguments, std::string_view name) const;

    // Writing.
    void change(Id id, ColumnId column, const Cell& after, const Doer& doer, bool isFirst = false);
    void changeBuiltin(Id id, Builtin which, double after, const Doer& doer);
    void changeOwners(Id id, const Ids& owners, const Doer& doer);
    void changeProperty(Id id, std::string_view property, double after, Deeds& deeds) const;
    void findSystemOwners();

    // The turn (reference_turn.cpp, reference_turn_meters.cpp).
    void resetMaxima();
    void playMeters();
    void playLevel(int level);
    struct MeterItem;
    void decideMeterGroups(int level);
    StackingPolicy policyOf(StackingIndex name) const;
    void noteSkip(const MeterItem& item, Id object, SkipReason reason);
    void claimMeters(std::vector<MeterItem>& items, Id object);
    void compareContenders(std::vector<MeterItem>& items, Id object);
    void applyMeters(std::vector<MeterItem>& items, Id object);
    bool takesBranch(const CheckedGroup& group, std::size_t effect, Id source, Id object);
    bool isOn(const CheckedGroup& group, std::size_t effect) const;
    bool isPlayed(const CheckedGroup& group) const;
    bool isRun(const CheckedGroup& group) const;
    void grow();
    void cap();
    void playOtherGroups(std::string_view place);
    void endDurations();

    // Other groups (reference_turn_groups.cpp, reference_turn_effects.cpp, reference_turn_objects.cpp).
    void consider(const CheckedGroup& group, Id holder);
    void noteFiring(const Firing& firing);
    void begin(Firing firing);
    void fireBlock(const Firing& firing, std::size_t effect, std::string_view block, const std::vector<Id>& objects);
    bool influence(const Firing& firing, std::size_t effect, const std::vector<Id>& objects);
    void putOff(const Firing& firing, std::size_t effect, const std::vector<Id>& objects);
    void fire(const Firing& firing, std::size_t effect, const std::vector<Id>& scope);
    void branch(const Firing& firing, std::size_t effect, const std::vector<Id>& objects);
    bool isAble(const Firing& firing, const CheckedEffect& effect, Id object);
    void propose(const Firing& firing, const CheckedEffect& effect, const std::vector<Id>& objects, Deeds& deeds);
    void proposeStockpile(const Firing& firing, const CheckedEffect& effect, const std::vector<Id>& objects,
                          Deeds& deeds);
    void proposeBelonging(const Firing& firing, const CheckedEffect& effect, const std::vector<Id>& objects,
                          Deeds& deeds);
    void noteSkip(const Firing& firing, std::size_t effect, const std::vector<Id>& objects, SkipReason reason);
    Number constant(const Firing& firing, const CheckedEffect& effect, std::string_view name);
    Ids stockpileHolders(Id object, ResourceIndex resource);
    Ids ownersNow(Id object);
    std::string_view focusOf(const CheckedEffect& effect) const;
    void changeSize(Id planet, double by, Deeds& deeds);
    double propertyOf(Id id, std::string_view property) const;
    double environmentCalled(std::string_view id) const;
    void setSize(Id planet, double size, Deeds& deeds, bool isMeantEnvironment = false);
    void setEnvironment(Id planet, double environment, Deeds& deeds);
    std::optional<Ids> empiresMeant(const Firing& firing, const CheckedEffect& effect);
    Ids empiresAt(Id object);
    Ids ownersOfWhat(Id id) const;
    Id nearest(const std::vector<CheckedCondition>& conditions, Id source, Id object);
    std::vector<Id> specialsOn(Id carrier, ClassIndex kind) const;
    void create(const Firing& firing, ClassIndex kind, Id where, const Ids& owners, std::string_view name, Deeds& deeds,
                std::string_view aim = {});
    Id bear(Thing thing, const Doer& doer);
    void destroy(Id id, const Doer& doer);
    void remove(Id id, const Doer& doer, const Doer& cascade);

    // Orders, movement, income (reference_turn_orders.cpp).
    Id objectNamed(const std::string& name) const;
    void playOrders();
    bool carryOut(const CheckedOrder& order);
    std::optional<Deeds> outcomeOf(const CheckedOrder& order);
    std::optional<Deeds> outcomeOfMove(const CheckedOrder& order, Id object);
    bool hasSpeed(Id id) const;
    std::map<Id, double> waysTo(Id destination) const;
    std::pair<Id, double> wayFrom(Id id, const std::map<Id, double>& ways, const Ids& passed = {}) const;
    void moveAll();
    void travel(Id id, Deeds& deeds);
    double jumpsBetween(Id one, Id other) const;
    void addIncome();
    std::map<ResourceIndex, const TypedNode*> incomes() const;
    std::set<Lane> lanesMeant(const Firing& firing, const CheckedEffect& effect, const std::vector<Id>& objects);
    bool isMatch(const std::vector<CheckedCondition>& conditions, Id source, Id object, Id other);
    void changeLanes(const Firing& firing, const CheckedEffect& effect, const std::vector<Id>& objects);

    // Places of objects (reference_turn_moves.cpp).
    std::set<Lane> lanesUnder(const Thing& thing) const;
    void put(Id id, const Thing& there, const Doer& doer);
    Id hostIn(Id id, Id system) const;
    static bool isMove(const CheckedEffect& effect);
    bool canMove(const Firing& firing, const CheckedEffect& effect, Id object);
    bool canStandOn(Id id, Id host) const;
    bool goesAlong(Id object, Id other) const;
    Thing pointAt(Id moved, double x, double y) const;
    void proposeMoves(const Firing& firing, const CheckedEffect& effect, const std::vector<Id>& objects, Deeds& deeds);

    // Availability of classes (reference_turn_availability.cpp).
    bool hasNeeds(Id empire, ClassIndex kind);
    bool canBuild(Id empire, ClassIndex kind);
    bool canHave(Id empire, ClassIndex kind);
    bool isAvailable(Id empire, ClassIndex kind, Id place);
    Truth askBuildable(const CheckedCondition& condition, const Asked& asked);
    Number asksRight(const TypedNode& node, const Asked& asked);
    bool isSaid(Id empire, ClassIndex kind, bool isAllowed) const;
    void giveRight(Id empire, ClassIndex kind, bool isAllowed, const Doer& doer);
    void proposeRights(const Firing& firing, const CheckedEffect& effect, const std::vector<Id>& objects, Deeds& deeds);

    // Production and research (reference_turn_economy.cpp).
    struct Price;
    Price priceOf(ClassIndex kind) const;
    double ofClass(ClassIndex kind, std::string_view property) const;
    std::string textOfClass(ClassIndex kind, std::string_view property) const;
    bool isTech(ClassIndex kind) const;
    ClassIndex productOf(Id project) const;
    Id hostFor(ClassIndex kind, Id where) const;
    std::vector<Id> projectsFor(Id empire, ClassIndex kind) const;
    std::optional<Deeds> outcomeOfProject(const CheckedOrder& order, Id empire);
    std::optional<Deeds> outcomeOfCancel(const CheckedOrder& order, Id empire);
    Thing madeAt(ClassIndex kind, Id place, Id host, const Ids& owners) const;
    void playProjects(bool ofTechs);
    bool progress(Id project, bool ofTech);
    bool pay(Id empire, ResourceIndex resource, double due);
    void finish(const std::vector<Id>& projects, bool ofTechs);

    // Costs and payments (reference_turn_payments.cpp).
    Id payerOf(Id source) const;
    double costOf(const CheckedCost& cost, Id source);
    bool canPay(const Contender& one, const Answers& answers);
    double dueAfterReductions(Id payer, ResourceIndex resource, double due);
    double reductionBy(const Contender& one, std::uint16_t parent, const std::vector<Id>& scope, double due);
    void addReductions(const Contender& one, std::uint16_t parent, std::string_view block, const std::vector<Id>& scope,
                       double due, double& sum);
    bool payFor(const Contender& one, const Answers& answers);
    bool mayProduce(Id empire, ResourceIndex resource, double due);
    bool isCovered(const Deed& payment) const;
    bool addsTo(const CheckedGroup& group, std::uint16_t parent, ResourceIndex resource) const;
    bool produces(const Contender& one, const Answers& answers) const;
    void assemble(Answers& answers);
    void endUnpaid(Answers& answers);

    // Conditions of the scenario (reference_scenario.cpp), and their actions (reference_scenario_actions.cpp).
    void watchScenario();
    void checkConditions(std::size_t depth);
    void act(std::size_t index, std::size_t from, std::size_t depth);
    bool isMet(const ScenarioWatch& watch, const ScenarioCondition& condition, bool& isTold);
    std::optional<double> observed(const ScenarioWatch& watch, const ScenarioCondition& condition);
    Id gameObject() const;
    double scenarioProperty(Id id, std::string_view property) const;
    Id referredTo(const ObjectReference& reference, const ScenarioCondition& condition) const;
    bool carryOut(const ScenarioAction& action, const ScenarioCondition& condition);
    bool moveThere(Id id, Id to);
    std::optional<Id> place(ClassIndex kind, Id on, const Ids& owners, const std::string& name,
                            const std::vector<std::pair<ColumnId, double>>& properties, std::uint64_t birthKey);
    std::uint64_t keyOfCreated(const ScenarioAction& action, const ScenarioCondition& condition) const;
    bool reveal(const ObjectReference& reference, const ScenarioCondition& condition);
    bool fireAction(const ScenarioAction& action, const ScenarioCondition& condition);

    // Values that are given in play (reference_given.cpp).
    bool isGiven(const CheckedGroup& group, Id source);
    Truth askGivenEmpire(const CheckedCondition& condition, const Asked& asked);

    // Sight (reference_turn_sight.cpp).
    Ids viewersOf(Id id) const;
    Ids seersOf(Id id) const;
    void lookAround();
    bool sees(Id viewer, Id seen);
    void proposeSight(const Firing& firing, const CheckedEffect& effect, const std::vector<Id>& objects, Deeds& deeds);

    // Events and the responses to them (reference_turn_time.cpp, reference_turn_answers.cpp).
    OccurrenceKind kindCalled(std::string_view id) const;
    bool listens(ClassIndex kind, OccurrenceKind occurrence) const;
    bool isHeard(OccurrenceKind kind) const;
    std::vector<Happening> happeningsOf(const Deed& deed, std::size_t place, const Doer& doer);
    Ids goingWith(Id id) const;
    Ghosts conjure(Ghosts ghosts);
    std::vector<Id> happen(Deeds deeds, bool* areDone = nullptr);
    static void end(std::vector<Happening>& all, const Happening& ended, OccurrenceEnd how, GroupName by, Id holder);
    void endGone(std::vector<Happening>& all);
    void tellOf(std::uint64_t happening, Id subject);
    void noteEnd(const Happening& one, const Doer& doer);
    void carryOut(Deed& deed, const Doer& doer);
    void point(std::string_view kind, Timing timing, Stage stage);
    bool isNamed(const CheckedTrigger& trigger, const Happening& happening, Timing timing, const Contender& who,
                 const std::vector<Id>& objects, double amount);
    std::pair<Id, double> spokenOf(Id subject, double amount);
    bool negates(const CheckedGroup& group, std::uint16_t parent) const;
    std::vector<Contender> contenders(const Answers& answers, Timing timing, TimingStep step);
    std::size_t placeInPolicy(const CheckedGroup& group) const;
    void sortByPolicy(std::vector<Contender>& contenders) const;
    void answer(Answers& answers, Timing timing);
    void inSteps(Answers& answers, Timing timing, TimingStep step);
    void noteSilenced(Answers& answers);
    ConflictNote::Contender noteOf(const Contender& one, const Answers& answers) const;
    void noteConflict(ConflictNote conflict, const std::vector<ConflictNote::Contender>& silenced);
    void silence(const Contender& one, Rivals& rivals, Timing timing, NoAnswer reason);
    void silence(const Contender& one, const Answers& answers, Timing timing, NoAnswer reason);
    void noteConflict(const Rivals& rivals, Timing timing, TimingStep step, Id decider);
    std::optional<NoAnswer> whyNot(const Contender& one, const Answers& answers);
    std::optional<NoAnswer> whyNotOffered(const Contender& one, const Answers& answers);
    void settleAmounts(std::vector<Happening>& all, std::vector<Deed>& deeds);
    std::vector<Id> rotated() const;
    std::vector<Id> inTurnOrder() const;
    void react(Answers& answers, Timing timing);
    std::uint32_t period() const;
    bool isUsedUp(Id holder, const CheckedGroup& group) const;
    bool reachesLastOwners(const CheckedEffect& effect) const;
    MeterIndex meterOf(const CheckedEffect& effect) const;
    void changeMeters(const Firing& firing, std::size_t effect, const std::vector<Id>& objects);
    void findFirsts(std::vector<Contender>& open, Rivals& rivals);
    static void useUp(const Contender& one, std::vector<Contender>& open);
    void forgetFirsts(const Rivals& rivals);
    bool respond(const Contender& one, Answering answering);
    void resume(Firing firing, std::size_t effect);

    const CheckedModel& m_model;
    Stage m_stage = Stage::setup;
    Side m_side = Side::within;
    bool m_hasEnded = false;      ///< the turn has ended
    std::vector<Id> m_rotation{}; ///< the empires of the turn, the active one first
    std::vector<Id> m_opening;    ///< the objects that existed at the start of the turn
    std::size_t m_openingSize = 0;
    std::vector<Waiting> m_waiting;
    std::uint64_t m_serials = 0;
    /// By holder and group: the last period with an event for it (T13).
    std::map<std::pair<Id, const CheckedGroup*>, std::uint32_t> m_answered;
    const Answering* m_answering = nullptr;
    Id m_subject = nobody;
    double m_amount = 0.0;
    double m_paid = 0.0; ///< the amount of the last payment
    std::size_t m_depth = 0;
    bool m_isCut = false;               ///< the present chain is cut (T16)
    bool m_isEndless = false;           ///< the checks of the scenario are stopped
    Ghosts m_ghosts;                    ///< destroyed objects that still exist for responses to their end (T15)
    const Ghosts* m_recalled = nullptr; ///< the past state that the present effect reads
    Story m_story;
    std::vector<std::uint64_t> m_firingsOf; ///< by firing of the story: the serial of the event it responded to, or 0
    std::vector<std::uint64_t> m_silencesOf;
    std::vector<std::vector<std::uint64_t>> m_conflictsOf;
    std::set<std::pair<StackingIndex, Id>> m_used; ///< stacking names that have acted on objects
    std::vector<MeterItem>* m_items = nullptr;     ///< of the meter stage
    std::vector<Thing> m_after;                    ///< of a level: the objects after it
    /// Whether a group of a holder was the first with its stacking name on an object.
    std::map<std::tuple<const CheckedGroup*, Id, Id>, bool> m_groupPassed;
    bool m_sawMissingProperty = false;
    /// The objects that inner conditions match in the present state, by source and target.
    std::map<std::tuple<const CheckedCondition*, Id, Id>, Ids> m_matching;
};

} // namespace orrery::engine::turn_oracle
