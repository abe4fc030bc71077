// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression_node.h"
#include "engine/check/model.h"
#include "engine/universe/turn_log.h"

#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

/// Turns played the slow and obvious way, object by object, written from the requirements (E, T) alone: it takes the
/// checked model and the state of turn 0, keeps all that happens in a data model of its own, and shares nothing with
/// the engine's evaluators (R3.2).
namespace orrery::engine::turn_oracle {

using Id = int; ///< of an object: its place among all that were ever made
inline constexpr Id nobody = -1;
using Ids = std::set<Id>;

/// What a cell of an object holds: a number, a set of objects, or a text.
struct Cell {
    double number = 0.0;
    Ids set{};
    std::string text{};
    /// The same to the last bit.
    bool isSameAs(const Cell& other) const;
    std::string shown() const;
};

struct MeterPair {
    double current = 0.0;
    double maximum = 0.0;
    double lastMaximum = 0.0;
};

struct Thing {
    bool isInGame = true;
    TypeIndex type = 0;
    ClassIndex kind = 0;
    Id attachedTo = nobody;
    Ids owners{};
    std::string name{};
    bool isPlaced = false;
    double x = 0.0;
    double y = 0.0;
    Id system = nobody;
    double created = 0.0;
    double remaining = 0.0;
    Id capital = nobody;
    Id target = nobody;
    Id destination = nobody;
    Id heading = nobody;
    Id creator = nobody;
    Id homeworld = nobody;
    Ids seenBy{}, shownTo{}, hiddenFrom{}, allowed{}, forbidden{};
    std::map<MeterIndex, MeterPair> meters{};
    std::map<ResourceIndex, double> stockpiles{};
    std::map<PropertyIndex, double> properties{};
    std::uint64_t birthKey = 0;
};

/// A cell of an object, as the layout names its columns.
Cell readCell(const Thing& thing, const ColumnSpec& column);
void writeCell(Thing& thing, const ColumnSpec& column, const Cell& cell);
/// A new object of a class, with what its cells begin with.
Thing newThing(const CheckedModel& model, ClassIndex kind);

using Lane = std::pair<Id, Id>; ///< the smaller first

/// Which group of which class.
struct GroupName {
    ClassIndex kind = 0;
    std::uint32_t order = 0;
    friend auto operator<=>(const GroupName&, const GroupName&) = default;
};

/// A group fired for a holder.
struct FiringNote {
    Stage stage = Stage::effects;
    int priority = 0;
    GroupName group;
    Id holder = nobody;
    Id source = nobody;
    std::vector<Id> scope;
    friend auto operator<=>(const FiringNote&, const FiringNote&) = default;
};

/// An effect of a group of a holder did not fire on an object.
struct SkipNote {
    GroupName group;
    Id holder = nobody;
    int effect = 0;
    Id object = nobody;
    SkipReason reason = SkipReason::unable;
    friend auto operator<=>(const SkipNote&, const SkipNote&) = default;
};

/// A cell got another value, or its first.
struct ChangeNote {
    Id object = nobody;
    std::uint16_t column = 0;
    Cell after;
    CauseKind cause = CauseKind::effect;
    GroupName group; ///< of an effect
    Id holder = nobody;
    int effect = 0;
};

/// All that happened in one step.
struct Story {
    std::vector<FiringNote> firings;
    std::vector<SkipNote> skips;
    std::vector<ChangeNote> changes;
};

/// Who did it.
struct Doer {
    CauseKind cause = CauseKind::effect;
    GroupName group{};
    Id holder = nobody;
    int effect = 0;
};

/// What an expression or a condition is asked of.
struct Asked {
    Id source = nobody;
    Id target = nobody; ///< the scope's candidate
    Id candidate = nobody;
    double value = 0.0;
    bool isAmount = false; ///< a meter that the object lacks reads as 0 (E7.2)
};

class ReferenceTurn {
public:
    explicit ReferenceTurn(const CheckedModel& model) : m_model(model) {}

    std::vector<Thing> things;
    std::set<Lane> lanes;
    std::uint32_t turn = 0;
    std::uint64_t seed = 0;

    /// The step to the next turn.
    Story step();

    using Number = std::optional<double>; ///< nullopt: missing (E4.5)

private:
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

    // What the state says.
    const Thing& at(Id id) const { return things[static_cast<std::size_t>(id)]; }
    Thing& at(Id id) { return things[static_cast<std::size_t>(id)]; }
    bool isIn(Id id) const { return id >= 0 && id < static_cast<Id>(things.size()) && at(id).isInGame; }
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
    void changeProperty(Id id, std::string_view property, double after, const Doer& doer);
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
    void grow();
    void cap();
    void playOtherGroups();
    void endDurations();

    // Other groups (reference_turn_groups.cpp, reference_turn_effects.cpp, reference_turn_objects.cpp).
    struct Firing;
    void consider(const CheckedGroup& group, Id holder);
    void fire(const Firing& firing, std::size_t effect, const std::vector<Id>& scope);
    void branch(const Firing& firing, std::size_t effect, const std::vector<Id>& objects);
    bool isAble(const Firing& firing, const CheckedEffect& effect, Id object);
    void apply(const Firing& firing, const CheckedEffect& effect, const std::vector<Id>& objects, const Doer& doer);
    void applyStockpile(const Firing& firing, const CheckedEffect& effect, const std::vector<Id>& objects,
                        const Doer& doer);
    void applyBelonging(const Firing& firing, const CheckedEffect& effect, const std::vector<Id>& objects,
                        const Doer& doer);
    void noteSkip(const Firing& firing, std::size_t effect, const std::vector<Id>& objects, SkipReason reason);
    Number constant(const Firing& firing, const CheckedEffect& effect, std::string_view name);
    Ids stockpileHolders(Id object, ResourceIndex resource) const;
    std::string_view focusOf(const CheckedEffect& effect) const;
    void changeSize(Id planet, double by, const Doer& doer);
    double propertyOf(Id id, std::string_view property) const;
    double environmentCalled(std::string_view id) const;
    void setSize(Id planet, double size, const Doer& doer);
    void setEnvironment(Id planet, double environment, const Doer& doer);
    std::optional<Ids> empiresMeant(const Firing& firing, const CheckedEffect& effect);
    Ids empiresAt(Id object) const;
    Ids ownersOfWhat(Id id) const;
    std::vector<Id> specialsOn(Id carrier, ClassIndex kind) const;
    Id create(const Firing& firing, ClassIndex kind, Id where, const Ids& owners, std::string_view name,
              const Doer& doer);
    void destroy(Id id, const Doer& doer);
    void remove(Id id, const Doer& doer, const Doer& cascade);

    const CheckedModel& m_model;
    Story m_story;
    std::set<std::pair<StackingIndex, Id>> m_used; ///< stacking names used up on objects
    std::vector<MeterItem>* m_items = nullptr;     ///< of the meter stage
    std::vector<Thing> m_after;                    ///< of a level: what becomes of the objects
    /// Whether a group of a holder with a stacking name came first on an object.
    std::map<std::tuple<const CheckedGroup*, Id, Id>, bool> m_groupPassed;
    std::map<Id, std::uint64_t> m_ordinals; ///< of what one effect made, by target
    bool m_sawMissingProperty = false;
    /// What inner conditions match on the state as it is, by source and target.
    std::map<std::tuple<const CheckedCondition*, Id, Id>, Ids> m_matching;
};

} // namespace orrery::engine::turn_oracle
