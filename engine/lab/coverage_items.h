// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/program.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The kinds of elements that coverage counts (I4.13), in the order of reports.
enum class CoverageKind : std::uint8_t { objectClass, group, trigger, condition, effect, scenarioCondition, count_ };

inline constexpr std::uint32_t noCoverageItem = ~0u;

/// An element of the content that coverage counts.
struct CoverageItem {
    CoverageKind kind = CoverageKind::objectClass;
    std::uint32_t parent = noCoverageItem; ///< the class of a group, the group of an effect, the outer condition …
    std::uint32_t owner = 0;               ///< ClassIndex; for a condition of a scenario: the index of the scenario
    /// The index among the elements of the same kind: in its class, group or scenario. Conditions count through the
    /// whole group, outer ones first.
    std::uint32_t number = 0;
    const CheckedGroup* group = nullptr; ///< the group, or the one that contains the element
    const CheckedCondition* condition = nullptr;
    Location where{}; ///< present place of the whole element
    Location head{};  ///< present place of its start
};

/// The elements of a model that coverage counts: each class with its groups, and each condition of a scenario. A group
/// comes before its triggers, the conditions of its activation and scope, and its effects. Classes that the checker
/// generates have no items.
class CoverageItems {
public:
    explicit CoverageItems(std::shared_ptr<const CheckedModel> model);

    const CheckedModel& model() const { return *m_model; }
    const std::vector<CoverageItem>& all() const { return m_items; }
    std::size_t size() const { return m_items.size(); }
    const CoverageItem& operator[](std::size_t item) const { return m_items[item]; }

    /// The items of a group. They follow each other in this order.
    struct OfGroup {
        std::uint32_t group = noCoverageItem;
        std::uint32_t triggers = 0;   ///< the first trigger
        std::uint32_t conditions = 0; ///< the first condition
        std::uint32_t effects = 0;    ///< the first effect
        std::uint32_t end = 0;
    };
    /// Returns the items of a group of a class. OfGroup::group is noCoverageItem if it has none.
    OfGroup ofGroup(ClassIndex owner, std::uint32_t order) const;
    /// Returns the item of a class; noCoverageItem if it has none.
    std::uint32_t ofClass(ClassIndex objectClass) const { return m_classes[objectClass]; }
    /// Returns the item of the first condition of a scenario, which the others follow.
    std::uint32_t ofScenario(std::size_t scenario) const { return m_scenarios[scenario]; }

    /// Returns the class or scenario of an item.
    const std::string& ownerId(std::size_t item) const;
    /// Returns a name that stays the same while only other parts of the content change: "effect:BLD_MINE/dig/2".
    std::string id(std::size_t item) const;
    /// Returns the element in one line, without its class: "dig", "Meter value: Population ≥ 5".
    Phrase text(std::size_t item) const;

private:
    void addClass(ClassIndex index);
    void addGroup(ClassIndex owner, const CheckedGroup& group, std::uint32_t parent);
    void addConditions(std::span<const CheckedCondition> conditions, const CoverageItem& like, std::uint32_t& number);
    void addScenario(std::uint32_t index);
    std::uint32_t add(CoverageItem item);

    std::shared_ptr<const CheckedModel> m_model;
    std::vector<CoverageItem> m_items;
    std::vector<std::uint32_t> m_classes;     ///< by ClassIndex: item of the class
    std::vector<std::uint32_t> m_firstGroups; ///< by ClassIndex: index in m_groups
    std::vector<OfGroup> m_groups;            ///< by class, then by order in the class
    std::vector<std::uint32_t> m_scenarios;   ///< by scenario: item of its first condition
};

/// Returns the name of a kind in reports: "class", "scenario condition".
std::string_view coverageKindName(CoverageKind kind);

} // namespace orrery::engine
