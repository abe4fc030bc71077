// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/support/game_fixture.h"

#include <string>

// Short ways to write and play triggers in tests of timing (T).
namespace orrery::engine::fixture {

/// Returns a condition that matches one object.
inline std::string named(const std::string& object) {
    return "<expression if='name == \"" + object + "\"'/>";
}

/// Returns a group on the objects that `include` matches.
inline std::string group(const std::string& id, const std::string& inside, const std::string& include,
                         const std::string& effects, const std::string& attributes = {}) {
    return "<group id=\"" + id + "\" " + attributes + ">" + inside + "<scope><include>" + include +
           "</include></scope><effects>" + effects + "</effects></group>";
}

/// Returns an effect that sends a word to everybody. The messages show which groups fired, and in which order.
inline std::string say(const std::string& word) {
    return "<message text=\"" + word + "\" to=\"everybody\"/>";
}

/// Returns a triggered group that acts on Sol, which always exists.
inline std::string answer(const std::string& id, const std::string& trigger, const std::string& effects,
                          const std::string& attributes = {}, const std::string& inside = {}) {
    return group(id, "<trigger " + trigger + "/>" + inside, named("Sol"), effects, attributes);
}

inline std::string building(const std::string& id, const std::string& groups, const std::string& attributes = {}) {
    return "<class id=\"" + id + "\" type=\"building\" " + attributes + ">" + groups + "</class>";
}

inline std::string place(const std::string& objectClass, const std::string& on, const std::string& name = {},
                         const std::string& more = {}) {
    return "<place class=\"" + objectClass + "\" on=\"" + on + "\" name=\"" + name + "\" " + more + "/>";
}

/// Returns the messages of the current turn, in order, with blanks between.
inline std::string said(const Game& game) {
    std::string words;
    for (const MessageRecord& message : game.log().messages) {
        for (const std::string& page : message.pages) {
            words += (words.empty() ? "" : " ") + page;
        }
    }
    return words;
}

/// Returns the codes and texts of the current turn's faults.
inline std::string faults(const Game& game) {
    std::string all;
    for (const RunFault& fault : game.log().faults) {
        all += std::string(fault.spec->code) + " " + phrase(fault.spec->message, fault.args).english() + "\n";
    }
    return all;
}

/// Returns the ends of the current turn's events of a kind.
inline std::vector<OccurrenceEnd> ends(const Game& game, std::string_view kind) {
    std::vector<OccurrenceEnd> all;
    for (const OccurrenceRecord& record : game.log().occurrences) {
        if (game.session().program().model->vocabulary.occurrenceId(record.kind) == kind) {
            all.push_back(record.end);
        }
    }
    return all;
}

/// Returns the reasons why groups did not respond in the current turn, in order.
inline std::vector<NoAnswer> unanswered(const Game& game) {
    std::vector<NoAnswer> all;
    for (const UnansweredTrigger& one : game.log().unanswered) {
        all.push_back(one.reason);
    }
    return all;
}

} // namespace orrery::engine::fixture
