// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/freeorion_export/content_tree.h"
#include "engine/import/freeorion_export/inverse_expressions.h"

#include <optional>
#include <string>
#include <string_view>

namespace orrery::engine {

/// Stands for the present text of a script inside a text that replaces it.
inline constexpr char focsKept = '\x01';

/// Writes elements of a project as FreeOrion's scripts. The tables have a row for each element; other elements give
/// nullopt. The importer is the judge of the result.
class FocsInverse {
public:
    using Text = std::optional<std::string>;

    /// @param isLocation true for the places and costs of a class, where Source is an empire
    explicit FocsInverse(const FreeOrionNames& names, bool isLocation = false)
        : m_names(names), m_isLocation(isLocation) {}
    /// Writes focsKept in place of an element that is equal to this one.
    void keep(const ContentNode& node) { m_kept = &node; }

    Text value(std::string_view expression) const { return focsValue(expression, m_names, m_isLocation); }
    Text test(std::string_view expression) const { return focsTest(expression, m_names, m_isLocation); }
    /// @param indent white space at the beginning of the line
    Text condition(const ContentNode& node, const std::string& indent) const;
    Text effect(const ContentNode& node, const std::string& indent) const;
    Text group(const ContentNode& node, const std::string& indent) const;
    /// Returns the definition of a class.
    Text definition(const ContentNode& node) const;
    /// Returns the item of a list `unlock`.
    Text item(std::string_view id) const;
    /// Returns the first element, property or type that had no text.
    const std::string& missing() const { return m_missing; }

private:
    friend struct InverseConditions;
    friend struct InverseEffects;

    Text onlyCondition(const ContentNode& parent, const std::string& indent) const;
    Text effectList(const ContentNode& parent, const std::string& indent) const;
    Text classProperty(const ContentNode& property, std::string_view field) const;
    /// Notes the name of an element without a text.
    Text noted(Text text, std::string_view name) const;

    const FreeOrionNames& m_names;
    bool m_isLocation;
    const ContentNode* m_kept = nullptr;
    mutable std::string m_missing;
};

} // namespace orrery::engine
