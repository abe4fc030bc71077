// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element_rows.h"
#include "engine/vocabulary/vocabulary.h"
#include "tests/engine/support/markup.h"

#include <cstdint>
#include <initializer_list>
#include <map>
#include <random>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace orrery::engine::fixture {

/// Random content from the rows of elements, conditions, effects, orders and scenarios. Most of it follows the rows,
/// some deviates (R2.3). It refers to the shipped vocabulary and to madeProjectBase(). The same seed makes the same
/// content on every machine.
class MadeProject {
public:
    /// @param vocabulary the shipped one, and the base.
    MadeProject(std::uint32_t seed, const Vocabulary& vocabulary);

    /// A row if the name is empty, else its parameter or block of that name. Common attributes of conditions and
    /// effects belong to their own table.
    using Part = std::pair<const void*, std::string_view>;

    /// Returns one file, as its `<orrery>`, with a scenario "made".
    Markup content();
    /// Returns the manifest, `<project>`, with the rules.
    Markup manifest(bool isStrict);
    /// Returns the rows and parameters used so far, except in parts that are wrong on purpose.
    const std::set<Part>& used() const { return m_used; }

private:
    std::uint32_t below(std::size_t bound) { return static_cast<std::uint32_t>(m_engine() % bound); }
    bool chance(std::uint32_t percent) { return below(100) < percent; }
    std::string one(std::initializer_list<const char*> all) { return *(all.begin() + below(all.size())); }
    std::string idOf(std::span<const std::string> ids) { return ids.empty() ? "none" : ids[below(ids.size())]; }
    template <typename Row>
    const Row& next(std::span<const Row> rows) {
        return rows[m_cursors[rows.data()]++ % rows.size()];
    }

    std::string number(int depth);
    std::string truth(int depth);
    std::string word(std::string_view name);
    std::string junk();
    std::string value(const ParameterSpec& spec, const Markup& at, bool isConstant);
    std::string constant(const ParameterSpec& spec);
    void give(Markup& to, const void* row, std::span<const ParameterSpec> specs, std::uint32_t optional,
              bool areConstants = false, std::span<const std::string_view> without = {});
    void giveProperties(Markup& to);
    void addRow(Markup& to, bool isCondition, int depth);
    Markup condition(int depth);
    Markup effect(int depth);
    bool suits(const EffectSpec& row) const;
    Markup element(const ElementSpec& spec, int depth);
    static Markup scenario(Markup made);
    Markup watch(const ElementSpec& spec, int depth);

    std::mt19937 m_engine;
    const Vocabulary& m_vocabulary;
    std::size_t m_left = 0;    ///< the number of elements that can still be made
    std::uint32_t m_wrong = 0; ///< the percentage of parts that are wrong on purpose
    enum class GroupKind : std::uint8_t { meters, others, triggered };
    GroupKind m_group = GroupKind::others; ///< the kind of the present group
    std::map<const void*, std::size_t> m_cursors;
    std::set<Part> m_used;
    std::vector<std::string> m_meters, m_properties, m_resources, m_types;
};

/// Returns the classes, variables and texts to which made content refers, with a scenario "base".
std::string_view madeProjectBase();

} // namespace orrery::engine::fixture
