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

/// Content made from the rows of elements, conditions, effects, orders and scenarios, by chance: mostly as the rows ask
/// for it, here and there not (R2.3). It speaks of the shipped vocabulary, and of what madeProjectBase() has. The same
/// seed makes the same on every machine.
class MadeProject {
public:
    /// @param vocabulary the shipped one, with the base.
    MadeProject(std::uint32_t seed, const Vocabulary& vocabulary);

    /// A row where the name is empty, else its parameter or block of the name. What all conditions, or all effects,
    /// take is of that table of attributes.
    using Part = std::pair<const void*, std::string_view>;

    /// One file, as its `<orrery>`, with a scenario "made".
    Markup content();
    /// The manifest, `<project>`, with the rules.
    Markup manifest(bool isStrict);
    /// What was written so far that was not meant to be wrong.
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
    std::size_t m_left = 0;    ///< elements that may still be made
    std::uint32_t m_wrong = 0; ///< so many of a hundred are meant to be wrong
    enum class GroupKind : std::uint8_t { meters, others, triggered };
    GroupKind m_group = GroupKind::others; ///< at hand
    std::map<const void*, std::size_t> m_cursors;
    std::set<Part> m_used;
    std::vector<std::string> m_meters, m_properties, m_resources, m_types;
};

/// Classes, variables and texts that made content speaks of, with a scenario "base".
std::string_view madeProjectBase();

} // namespace orrery::engine::fixture
