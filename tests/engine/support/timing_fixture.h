// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/support/game_fixture.h"

#include <string>

// How triggers are written and played in tests of timing (T).
namespace orrery::engine::fixture {

/// Conditions that match one object.
inline std::string named(const std::string& object) {
    return "<expression if='name == \"" + object + "\"'/>";
}

/// A group on the objects that `include` matches.
inline std::string group(const std::string& id, const std::string& inside, const std::string& include,
                         const std::string& effects, const std::string& attributes = {}) {
    return "<group id=\"" + id + "\" " + attributes + ">" + inside + "<scope><include>" + include +
           "</include></scope><effects>" + effects + "</effects></group>";
}

/// Says a word, to everybody: what is said shows what fired, and in which order.
inline std::string say(const std::string& word) {
    return "<message text=\"" + word + "\" to=\"everybody\"/>";
}

/// A triggered group that acts on Sol, which is always there.
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

/// What was said in the turn that is looked at, in order, with blanks between.
inline std::string said(const Game& game) {
    std::string words;
    for (const MessageRecord& message : game.log().messages) {
        for (const std::string& page : message.pages) {
            words += (words.empty() ? "" : " ") + page;
        }
    }
    return words;
}

/// Codes and texts of what went wrong in the turn that is looked at.
inline std::string faults(const Game& game) {
    std::string all;
    for (const RunFault& fault : game.log().faults) {
        all += std::string(fault.spec->code) + " " + phrase(fault.spec->message, fault.args).english() + "\n";
    }
    return all;
}

/// What became of the occurrences of a kind in the turn that is looked at.
inline std::vector<OccurrenceEnd> ends(const Game& game, std::string_view kind) {
    std::vector<OccurrenceEnd> all;
    for (const OccurrenceRecord& record : game.log().occurrences) {
        if (game.session().program().model->vocabulary.occurrenceId(record.kind) == kind) {
            all.push_back(record.end);
        }
    }
    return all;
}

/// Why groups did not answer in the turn that is looked at, in order.
inline std::vector<NoAnswer> unanswered(const Game& game) {
    std::vector<NoAnswer> all;
    for (const UnansweredTrigger& one : game.log().unanswered) {
        all.push_back(one.reason);
    }
    return all;
}

} // namespace orrery::engine::fixture
