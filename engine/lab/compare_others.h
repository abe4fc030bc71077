// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace orrery::engine {

class RunComparer;

inline constexpr std::uint32_t noObject = std::numeric_limits<std::uint32_t>::max();

/// The parts of a run that are no values of objects.
enum class OtherKind : std::uint8_t {
    lanes,     ///< the starlanes
    counter,   ///< a counter of the scenario (S8)
    condition, ///< a condition of the scenario that is enabled or not
    delayed,   ///< a delayed action of a condition
    view,      ///< a part of the local player's view (S7)
    pending,   ///< a delayed effect, or one that waits for an event (T13, T23)
    answered,  ///< a group that responds only to the first event, and has responded (T13)
    message,   ///< a message of the turn (E3.28)
    victory,   ///< an empire that wins or loses in the turn (E3.27)
    count_
};

/// Returns the label of a kind: "Message", "Pending effect".
std::string_view labelOf(OtherKind kind);

/// A difference between two runs that no value of an object shows.
struct OtherDifference {
    OtherKind kind = OtherKind::lanes;
    std::string what{};              ///< "Score", "BLD_FORUM/order/2"; empty: the kind says it all
    std::uint32_t object = noObject; ///< index into RunComparer::objects(): who has the effect, or gets the message
    std::uint32_t first = 0;         ///< first turn at whose end it differs
    std::uint32_t last = 0;          ///< last compared turn at whose end it differs
    /// Both sides at the turn `first`; empty: this run does not have it.
    Phrase left{};
    Phrase right{};
    /// The group behind it in each run, as index into Program::groups; nullopt: none, or not in this run.
    std::array<std::optional<std::uint32_t>, 2> groups{};
    std::uint64_t group = 0; ///< stableIdentity() of the group; 0: the scenario is behind it
};

/// Compares those parts of two runs turn by turn, by meaning: objects by birth key, groups and conditions by their
/// stable names, and messages with the new names of renamed objects.
class OtherComparer {
public:
    /// @param comparer compares the values of the same runs, and knows their objects. It must outlive this one.
    explicit OtherComparer(const RunComparer& comparer) : m_comparer(comparer) {}

    /// Compares a turn. @pre the comparer has paired the objects of this turn
    void compare(std::uint32_t turn);
    /// Notes that a turn has no differences.
    void skip() { m_last.clear(); }
    const std::vector<OtherDifference>& differences() const { return m_differences; }
    /// Returns the differences at the end of the last compared turn, as indices.
    const std::vector<std::uint32_t>& last() const { return m_last; }

private:
    using Key = std::tuple<OtherKind, std::uint32_t, std::string>; ///< kind, object, and name by meaning
    /// A fact of one run in one turn.
    struct Fact {
        std::string value; ///< by meaning
        std::string what;
        Phrase text;
        std::optional<std::uint32_t> group{};
        std::uint64_t identity = 0;
    };
    using Facts = std::map<Key, Fact>;
    class Reader;

    bool areLanesEqual(const Snapshot& left, const Snapshot& right) const;
    bool isSame(OtherKind kind, const Fact& left, const Fact& right);
    void readNames();
    bool hasSameWords(const std::string& left, const std::string& right);
    void note(std::uint32_t turn, const Key& key, const Fact* left, const Fact* right);

    const RunComparer& m_comparer;
    std::vector<OtherDifference> m_differences;
    std::map<Key, std::uint32_t> m_known;
    std::vector<std::uint32_t> m_last;
    /// The names of renamed objects and classes that both runs have; nullopt: not read for this turn yet.
    std::optional<std::set<std::pair<std::string, std::string>>> m_renamed;
};

} // namespace orrery::engine
