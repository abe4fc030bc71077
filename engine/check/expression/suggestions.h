// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression.h"

#include <string>
#include <vector>

namespace orrery::engine {

/// The known names in a context, for suggestions in place of an unknown name. Each list takes time in proportion to the
/// content.
class Suggestions {
public:
    explicit Suggestions(const ExpressionContext& context) : m_context(context) {}

    /// Returns the members of objects, except variables.
    std::vector<std::string> members() const;
    /// Returns the members of objects, and all names that content defines.
    std::vector<std::string> membersAndOwn() const;
    /// Returns the words for the values of a format.
    std::vector<std::string> values(Format format) const;
    /// Returns every bare name.
    std::vector<std::string> bareNames() const;
    std::vector<std::string> aggregates() const;
    /// Returns functions and aggregates.
    std::vector<std::string> calls() const;
    /// Returns the types and relations of selections.
    std::vector<std::string> selectionWords() const;

private:
    const ExpressionContext& m_context;
};

} // namespace orrery::engine
