// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/run_expression.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The turns and objects that a question about a run looks for (I4.19).
enum class RunWish : std::uint8_t {
    isTrue,     ///< every turn in which the expression is true
    becameTrue, ///< every turn in which it is true, and was not at the end of the turn before
    largest,    ///< the largest values of a number
    smallest,
};

/// A question about all turns of a run.
struct RunQuestion {
    std::string expression; ///< bare names are those of the object
    RunWish wish = RunWish::isTrue;
    std::optional<TypeIndex> type{};         ///< asks only about objects of this type
    std::optional<ClassIndex> objectClass{}; ///< asks only about objects of this class
    std::size_t most = 1000; ///< keeps at most this number of hits: the first, or the largest or smallest
};

/// An object in one turn.
struct RunHit {
    std::uint32_t turn = 0;
    Row object = noRow;
    double value = 0.0; ///< value of the expression
};

/// Evaluates an expression for the objects of a run, turn by turn (I4.19).
class RunAsker {
public:
    /// Checks the expression. @param session must outlive the asker
    RunAsker(const Session& session, RunQuestion question);

    /// Returns the problems of the expression. If there is an error, there will be no hits.
    const std::vector<Diagnostic>& diagnostics() const { return m_expression.diagnostics(); }
    bool isGood() const { return m_expression.isGood(); }
    /// Evaluates the turn next(). @pre isGood(), and the session has computed the turn
    void askNext();
    std::uint32_t next() const { return m_next; }

    /// Returns the hits so far: by turn and object, or the largest or smallest first. With equal values, the earliest
    /// first.
    std::vector<RunHit> hits() const;
    /// Returns the number of hits so far, including those that are not kept.
    std::size_t count() const { return m_count; }
    /// Returns a hit's value for people.
    std::string textOf(const RunHit& hit) const;

private:
    void keep(const RunHit& hit);

    const Session& m_session;
    RunQuestion m_question;
    RunExpression m_expression;
    std::vector<RunHit> m_hits;
    std::vector<bool> m_wasTrue; ///< by row: the expression was true at the end of the turn before
    std::size_t m_count = 0;
    std::uint32_t m_next = 0;
};

} // namespace orrery::engine
