// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/focs/focs_tree.h"
#include "engine/import/freeorion_names.h"
#include "engine/import/freeorion_reasons.h"
#include "engine/import/markup.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The first part of a tree that has no equivalent in the project.
struct FreeOrionObstacle {
    const FreeOrionReason* reason = nullptr;
    Span where{};       ///< in the text of the nodes
    std::string detail; ///< keyword or name
};

/// The place of a condition or a value.
enum class FreeOrionPlace : unsigned char {
    activation,
    scope,
    effect,  ///< value of an effect
    location ///< condition or cost of a class: the source is an empire
};

/// A value of a script, as an expression.
struct FreeOrionValue {
    std::string text;
    FreeOrionFormat format = FreeOrionFormat::number;
    std::string_view enumeration{}; ///< also "empire", for an object that is an empire
    int strength = 3;               ///< 0: sum, 1: product, 2: power, 3: no brackets needed
    bool isWord = false;            ///< a name or a text whose format the other side of a comparison decides
    bool isItself = false;          ///< the local candidate itself: it has no name in expressions
};

/// Writes conditions, effects and values of FreeOrion's scripts in Orrery's format. One table for each role has a row
/// for each keyword. After the first obstacle, the results have no meaning.
class FreeOrionWriter {
public:
    FreeOrionWriter(const FreeOrionNames& names, const FocsStore& store) : m_names(names), m_store(store) {}

    /// Begins a tree.
    /// @param holder class with the group
    void begin(const FocsNodes& nodes, std::string_view holder);
    void setPlace(FreeOrionPlace place);
    /// Until the next tree, the effects that set no meter become comments.
    void keepMetersOnly() { m_keepsMetersOnly = true; }

    FreeOrionValue value(std::uint32_t node);
    /// Returns a number as an expression.
    std::string number(std::uint32_t node) { return valueAs(node, FreeOrionFormat::number); }
    Markup condition(std::uint32_t node);
    /// Returns the condition of a location, and the same as an expression. The place is FreeOrionPlace::location.
    Markup placeCondition(std::uint32_t node);
    std::string placeTest(std::uint32_t node);
    /// Returns a condition as an expression of the candidate.
    std::string test(std::uint32_t node);
    /// Appends the effects of a list.
    void effects(std::uint32_t list, std::vector<Markup>& out);

    const std::optional<FreeOrionObstacle>& obstacle() const { return m_obstacle; }
    /// Returns the effects that only change a picture. They became comments.
    const std::vector<Span>& pictures() const { return m_pictures; }
    bool hasMeterEffect() const { return m_hasMeterEffect; }
    bool readsHolder() const { return m_readsHolder; } ///< whether the result depends on the class

private:
    friend struct FreeOrionConditionRows;
    friend struct FreeOrionEffectRows;
    friend struct FreeOrionValueRows;

    /// The candidate that bare names refer to.
    struct Candidate {
        std::string self;                ///< prefix of its members: "", "Source.", "Target."
        std::optional<std::string> root; ///< prefix of the outermost candidate; nothing: it has no name here
        bool isInside = false;           ///< whether a condition is around
    };
    /// Enters a condition for the duration of its life.
    class Entering;

    std::string fail(std::string_view reason, std::uint32_t node, std::string_view detail = {});
    std::string_view written(std::uint32_t node) const { return m_store.text((*m_nodes)[node].text); }
    const FocsNode& at(std::uint32_t node) const { return (*m_nodes)[node]; }
    bool is(std::uint32_t node, std::string_view row) const {
        return node != 0 && at(node).row != nullptr && at(node).row->name == row;
    }
    /// Returns whether an effect is, or holds under a condition, an effect on a meter.
    bool setsMeter(std::uint32_t node) const;
    std::vector<std::uint32_t> childrenOf(std::uint32_t node) const;
    /// Returns the elements of a list, or of the only list inside an element.
    std::vector<std::uint32_t> elementsOf(std::uint32_t node) const;
    std::uint32_t field(std::uint32_t element, std::string_view name) const {
        return focsField(*m_nodes, element, name);
    }
    bool hasFlag(std::uint32_t element, std::string_view name) const;

    FreeOrionValue path(std::uint32_t node);
    FreeOrionValue valueOfElement(std::uint32_t node);
    FreeOrionValue property(std::uint32_t node, const std::string& prefix, std::string_view name);
    FreeOrionValue word(std::uint32_t node);
    FreeOrionValue infix(std::uint32_t node);
    std::string compare(std::uint32_t node);
    /// Returns a value in a format that the place needs.
    std::string as(std::uint32_t node, const FreeOrionValue& value, FreeOrionFormat format,
                   std::string_view enumeration = {});
    std::string valueAs(std::uint32_t node, FreeOrionFormat format, std::string_view enumeration = {});
    std::string idOf(const FreeOrionValue& object) const; ///< for comparisons of objects only
    /// Returns the number that an object or an empire has in the saved game, -1 for none.
    std::string numberOf(const FreeOrionValue& object) const;
    /// Returns the test whether an object is the one that a value means: another object, or a number of FreeOrion's.
    std::string isSame(const FreeOrionValue& object, std::uint32_t node);
    static bool isNegative(const FreeOrionValue& number) { return number.text.starts_with('-'); }
    std::string objectAt(std::uint32_t node) { return valueAs(node, FreeOrionFormat::object); }
    /// Returns the class that a value names. A name that no script defines becomes a class without groups, if its type
    /// is given: nothing matches it.
    std::string classAt(std::uint32_t node, std::string_view type = {}) {
        return valueAs(node, FreeOrionFormat::objectClass, type);
    }
    std::string compareTwo(std::uint32_t left, std::string_view sign, std::uint32_t right);
    /// Returns the name of a class, for a place that allows no expression.
    std::string nameAt(std::uint32_t node, std::string_view type);
    /// Returns the same for a condition or a value. A name that no script defines becomes a class without groups.
    std::string askedNameAt(std::uint32_t node, std::string_view type);
    std::string self();   ///< prefix of the candidate
    std::string ofSelf(); ///< " of Source", or nothing for bare names
    std::string both(std::uint32_t low, std::uint32_t high, const std::string& value);

    /// The type that a condition selects: planet, or an empty text.
    std::string_view typeOf(std::uint32_t node) const;
    bool isPlainType(std::uint32_t node) const;
    /// Returns the words and the test of an aggregate: {"planets below", "owner == none"}.
    std::pair<std::string, std::string> selection(std::uint32_t condition, std::string_view relation);
    std::string any(std::uint32_t condition, std::string_view relation);
    std::string statistic(std::uint32_t node);
    std::string joined(const std::vector<std::uint32_t>& parts, std::string_view word);

    const FreeOrionNames& m_names;
    const FocsStore& m_store;
    const FocsNodes* m_nodes = nullptr;
    std::string m_holder;
    FreeOrionPlace m_place = FreeOrionPlace::scope;
    Candidate m_candidate;
    std::string_view m_type{}; ///< type of the candidate, if a condition around says so
    std::optional<FreeOrionObstacle> m_obstacle;
    std::vector<Span> m_pictures;
    std::vector<Markup> m_before; ///< further effects of the present one, which stand before it
    bool m_hasMeterEffect = false;
    bool m_keepsMetersOnly = false;
    bool m_readsHolder = false;
    bool m_readsCandidate = false;
};

class FreeOrionWriter::Entering {
public:
    /// @param self prefix of the candidate's members
    Entering(FreeOrionWriter& writer, std::string self, bool isNew = true)
        : m_writer(writer), m_before(writer.m_candidate), m_type(writer.m_type),
          m_readsCandidate(writer.m_readsCandidate) {
        Candidate& now = writer.m_candidate;
        if (!now.isInside) {
            now.root = self;
        } else if (now.root && now.root->empty()) {
            now.root = std::nullopt; // a bare name now refers to the inner candidate
        }
        now.self = std::move(self);
        now.isInside = true;
        writer.m_type = isNew ? std::string_view{} : m_type;
        writer.m_readsCandidate = false;
    }
    Entering(const Entering&) = delete;
    Entering& operator=(const Entering&) = delete;
    ~Entering() {
        m_writer.m_candidate = std::move(m_before);
        m_writer.m_type = m_type;
        m_writer.m_readsCandidate = m_readsCandidate;
    }

private:
    FreeOrionWriter& m_writer;
    Candidate m_before;
    std::string_view m_type;
    bool m_readsCandidate;
};

/// Returns a text in round brackets, unless it needs none.
std::string bracketed(std::string text);
/// Returns a piece of XML.
Markup freeOrionElement(std::string_view tag, std::vector<std::pair<std::string, std::string>> attributes = {},
                        std::vector<Markup> children = {});

/// Returns the rule that multiplies the capacity or the second number of a part's class. Returns an empty text if there
/// is none.
std::string_view freeOrionPartRule(std::string_view partClass, bool isSecondary);

} // namespace orrery::engine
