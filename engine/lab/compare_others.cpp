// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/compare_others.h"

#include "engine/lab/compare.h"
#include "engine/program/evaluate.h"
#include "engine/trace/replay.h"
#include "engine/turn/group_identity.h"

#include <algorithm>
#include <iterator>

namespace orrery::engine {

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(OtherKind::count_)> labels{
    inPhrase("Starlanes"),      inPhrase("Counter"),       inPhrase("Scenario condition"),
    inPhrase("Delayed action"), inPhrase("Player's view"), inPhrase("Pending effect"),
    inPhrase("First response"), inPhrase("Message"),       inPhrase("End of the game")};

/// Returns the name of an action of a condition: "FESTIVAL/2".
std::string actionName(const std::string& condition, std::uint32_t action) {
    return condition + "/" + std::to_string(action + 1);
}

} // namespace

std::string_view labelOf(OtherKind kind) {
    return labels[static_cast<std::size_t>(kind)];
}

/// Reads the facts of one run.
class OtherComparer::Reader {
public:
    Reader(const OtherComparer& of, bool isLeft, std::uint32_t turn)
        : m_comparer(of.m_comparer), m_isLeft(isLeft), m_session(isLeft ? m_comparer.left() : m_comparer.right()),
          m_turn(turn), m_snapshot(m_session.history().snapshot(turn)) {}

    Facts read() {
        readAgenda();
        m_snapshot.pending->effects.forEach([this](const PendingEffects& one) { addPending(one); });
        m_snapshot.pending->answered.forEach([this](const FirstAnswer& one) {
            addGroup(OtherKind::answered, one.group, one.holder, {}, std::to_string(one.turn), phrase("has responded"));
        });
        const auto log = m_session.history().sharedLog(m_turn);
        for (const MessageRecord& message : log->messages) {
            addMessage(*log, message);
        }
        for (const VictoryRecord& victory : log->victories) {
            Fact& fact = add({OtherKind::victory, objectOf(victory.empire), {}}, victory.isWon ? "won" : "lost",
                             victory.isWon ? phrase("wins") : phrase("loses"));
            if (victory.firing < log->firings.size()) {
                setGroup(fact, log->firings[victory.firing].group);
            }
        }
        return std::move(m_facts);
    }

private:
    std::uint32_t objectOf(Row row) const {
        return row < m_snapshot.rowCount ? m_comparer.objectOf(m_isLeft, row) : noObject;
    }
    const ScenarioCondition* condition(std::uint32_t index) const {
        const auto& all = m_session.scenario().conditions;
        return index < all.size() ? &all[index] : nullptr;
    }

    /// Adds a fact, or one more value to the fact with this key.
    Fact& add(Key key, const std::string& value, Phrase text) {
        const auto [known, isNew] = m_facts.try_emplace(std::move(key));
        Fact& fact = known->second;
        fact.value += value + '\n';
        fact.text = isNew ? std::move(text) : phrase("{0}; {1}", {std::move(fact.text), std::move(text)});
        return fact;
    }

    void setGroup(Fact& fact, std::uint32_t group) const {
        const Program& program = m_session.program();
        fact.group = group;
        fact.identity = stableIdentity(*program.model, program.groupAsRead(group));
    }

    /// Adds a fact of a group and an object. @param part behind the group's name, such as "/2" for an effect
    Fact& addGroup(OtherKind kind, std::uint32_t group, Row object, const std::string& part, const std::string& value,
                   Phrase text) {
        const Program& program = m_session.program();
        const CheckedGroup& checked = program.groupAsRead(group);
        const std::string name = std::to_string(stableIdentity(*program.model, checked)) + part;
        Fact& fact = add({kind, objectOf(object), name}, value, std::move(text));
        fact.what = groupLabel(*program.model, checked) + part;
        setGroup(fact, group);
        return fact;
    }

    void readAgenda() {
        const Agenda& agenda = *m_snapshot.agenda;
        for (const auto& [name, count] : agenda.counters) {
            if (count != 0.0) { // a counter that nobody has used is 0, too
                const std::string number = formatNumber(count);
                add({OtherKind::counter, noObject, name}, number, number).what = name;
            }
        }
        for (std::uint32_t i = 0; i < agenda.enabled.size(); ++i) {
            if (const ScenarioCondition* const one = condition(i)) {
                add({OtherKind::condition, noObject, one->stableName()}, agenda.enabled[i] ? "on" : "off",
                    agenda.enabled[i] ? phrase("enabled") : phrase("disabled"))
                    .what = one->id;
            }
        }
        for (const PendingAction& action : agenda.actions) {
            if (const ScenarioCondition* const one = condition(action.condition)) {
                const std::string due = std::to_string(action.due);
                add({OtherKind::delayed, noObject, actionName(one->stableName(), action.action)}, due,
                    phrase("due in turn {0}", {due}))
                    .what = actionName(one->id, action.action);
            }
        }
        const LocalView& view = agenda.view;
        const auto addView = [&](const char* part, const std::string& value) {
            add({OtherKind::view, noObject, part}, value, value).what = part;
        };
        addView("screen", view.screen);
        addView("line", std::to_string(view.line));
        addView("message", std::to_string(view.message));
        addView("page", std::to_string(view.page));
        addView("zoom", view.zoom);
        addView("selected", view.selected);
    }

    void addPending(const PendingEffects& one) {
        std::vector<std::uint32_t> objects;
        std::vector<Phrase> names;
        for (const Row row : *one.rows) {
            objects.push_back(objectOf(row));
            names.emplace_back(m_session.universe().view().nameOf(row));
        }
        std::ranges::sort(objects);
        std::string value = std::to_string(one.due) + " " + std::to_string(one.until);
        for (const std::uint32_t object : objects) {
            value += " " + std::to_string(object);
        }
        constexpr std::size_t mostNames = 5;
        const std::size_t more = names.size() - std::min(names.size(), mostNames);
        names.resize(names.size() - more);
        Phrase list = joined(names);
        if (more > 0) {
            list = phrase("{0} and {1} more", {std::move(list), std::to_string(more)});
        }
        // An effect that waits for an event has no due turn.
        Phrase text = one.due > 0 ? phrase("due in turn {0}, for {1}", {std::to_string(one.due), std::move(list)})
                                  : phrase("waits for an event, for {0}", {std::move(list)});
        addGroup(OtherKind::pending, one.group, one.holder, "/" + std::to_string(one.effect + 1), value,
                 std::move(text));
    }

    void addMessage(const TurnLog& log, const MessageRecord& message) {
        std::string pages;
        for (const std::string& page : message.pages) {
            pages += (pages.empty() ? "" : " / ") + page;
        }
        const std::string about = std::to_string(objectOf(message.about));
        if (message.firing < log.firings.size()) {
            const Firing& firing = log.firings[message.firing];
            const std::string holder = std::to_string(objectOf(firing.holder));
            const Program& program = m_session.program();
            const CheckedGroup& group = program.groupAsRead(firing.group);
            const std::string name = std::to_string(stableIdentity(*program.model, group)) + " " + holder + " " + about;
            Fact& fact = add({OtherKind::message, objectOf(message.empire), name}, pages, pages);
            fact.what = groupLabel(*program.model, group);
            setGroup(fact, firing.group);
            return;
        }
        std::string name;
        std::string what;
        if (message.scenario < log.scenario.size()) {
            const ScenarioRecord& record = log.scenario[message.scenario];
            if (const ScenarioCondition* const one = condition(record.condition)) {
                const auto action = static_cast<std::uint32_t>(std::max(record.action, 0));
                name = actionName(one->stableName(), action);
                what = one->id;
            }
        }
        add({OtherKind::message, objectOf(message.empire), name + " " + about}, pages, pages).what = what;
    }

    const RunComparer& m_comparer;
    bool m_isLeft;
    const Session& m_session;
    std::uint32_t m_turn;
    const Snapshot& m_snapshot;
    Facts m_facts;
};

void OtherComparer::compare(std::uint32_t turn) {
    m_last.clear();
    m_renamed.reset();
    const Snapshot& left = m_comparer.left().history().snapshot(turn);
    const Snapshot& right = m_comparer.right().history().snapshot(turn);
    if (!areLanesEqual(left, right)) {
        constexpr CountWords words{inPhrase("{0} starlane"), inPhrase("{0} starlanes")};
        const Fact lanes{"", "", counted(left.lanes->lanes.size(), words)};
        const Fact others{"", "", counted(right.lanes->lanes.size(), words)};
        note(turn, {OtherKind::lanes, noObject, {}}, &lanes, &others);
    }
    const Facts ofLeft = Reader(*this, true, turn).read();
    const Facts ofRight = Reader(*this, false, turn).read();
    for (const auto& [key, fact] : ofLeft) {
        const auto other = ofRight.find(key);
        if (other == ofRight.end() || !isSame(std::get<OtherKind>(key), fact, other->second)) {
            note(turn, key, &fact, other == ofRight.end() ? nullptr : &other->second);
        }
    }
    for (const auto& [key, fact] : ofRight) {
        if (!ofLeft.contains(key)) {
            note(turn, key, nullptr, &fact);
        }
    }
}

bool OtherComparer::areLanesEqual(const Snapshot& left, const Snapshot& right) const {
    if (left.lanes == right.lanes) {
        return true;
    }
    std::set<std::pair<std::uint32_t, std::uint32_t>> both[2];
    for (const bool isLeft : {true, false}) {
        for (const auto& [from, to] : (isLeft ? left : right).lanes->lanes) {
            both[isLeft ? 0 : 1].insert(
                std::minmax(m_comparer.objectOf(isLeft, from), m_comparer.objectOf(isLeft, to)));
        }
    }
    return both[0] == both[1];
}

bool OtherComparer::isSame(OtherKind kind, const Fact& left, const Fact& right) {
    const bool hasWords = kind == OtherKind::message || kind == OtherKind::view;
    return left.value == right.value || (hasWords && hasSameWords(left.value, right.value));
}

void OtherComparer::readNames() {
    m_renamed.emplace();
    std::map<std::string_view, std::string_view> ids; // by stable name
    for (const auto& one : m_comparer.right().universe().model().classes.asRead()) {
        ids.emplace(one->stableName(), one->id);
    }
    for (const auto& one : m_comparer.left().universe().model().classes.asRead()) {
        const auto now = ids.find(one->stableName());
        if (now != ids.end() && now->second != one->id) {
            m_renamed->emplace(one->id, now->second);
        }
    }
    const View left = m_comparer.left().universe().view();
    const View right = m_comparer.right().universe().view();
    for (const ComparedObject& object : m_comparer.objects()) {
        if (object.isInBoth() && left.nameOf(object.left) != right.nameOf(object.right) &&
            !left.nameOf(object.left).empty()) {
            m_renamed->emplace(left.nameOf(object.left), right.nameOf(object.right));
        }
    }
}

/// Returns whether two texts are the same but for the names of renamed objects and classes.
bool OtherComparer::hasSameWords(const std::string& left, const std::string& right) {
    if (!m_renamed) {
        readNames();
    }
    // All ways to read the texts side by side: a name of the left may begin another one.
    std::set<std::pair<std::size_t, std::size_t>> seen;
    std::vector<std::pair<std::size_t, std::size_t>> open{{0, 0}};
    while (!open.empty()) {
        const auto [l, r] = open.back();
        open.pop_back();
        if (l == left.size() && r == right.size()) {
            return true;
        }
        if (!seen.emplace(l, r).second) {
            continue;
        }
        for (const auto& [before, now] : *m_renamed) {
            if (left.compare(l, before.size(), before) == 0 && right.compare(r, now.size(), now) == 0) {
                open.emplace_back(l + before.size(), r + now.size());
            }
        }
        if (l < left.size() && r < right.size() && left[l] == right[r]) {
            open.emplace_back(l + 1, r + 1);
        }
    }
    return false;
}

void OtherComparer::note(std::uint32_t turn, const Key& key, const Fact* left, const Fact* right) {
    const OtherKind kind = std::get<OtherKind>(key);
    const bool isInOne = left == nullptr || right == nullptr;
    if (isInOne && kind == OtherKind::condition) {
        return; // content that only one side has; what it does is another difference
    }
    Key known = key;
    if (kind == OtherKind::message || kind == OtherKind::victory) {
        std::get<std::string>(known) += "@" + std::to_string(turn); // belongs to this turn only
    }
    constexpr std::size_t mostDifferences = 100'000; // a run can send 10,000 messages in each turn
    if (m_differences.size() == mostDifferences && !m_known.contains(known)) {
        return;
    }
    const auto [place, isNew] = m_known.try_emplace(std::move(known), static_cast<std::uint32_t>(m_differences.size()));
    if (isNew) {
        OtherDifference& added = m_differences.emplace_back();
        added.kind = kind;
        added.object = std::get<std::uint32_t>(key);
        added.first = turn;
        for (const Fact* const fact : {left, right}) {
            if (fact != nullptr) {
                added.what = fact->what;
                added.group = fact->identity;
                (fact == left ? added.left : added.right) = fact->text;
            }
        }
    }
    OtherDifference& difference = m_differences[place->second];
    difference.last = turn;
    for (const Fact* const fact : {left, right}) {
        if (fact != nullptr && fact->group) {
            difference.groups[fact == left ? 0 : 1] = fact->group;
        }
    }
    m_last.push_back(place->second);
}

} // namespace orrery::engine
