// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/freeorion_groups.h"
#include "engine/import/freeorion_report.h"
#include "engine/import/freeorion_vocabulary.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// Returns the type of the classes that definitions of a kind become. Returns an empty text for rules and items.
std::string_view freeOrionType(std::string_view kind);

/// A species' suitability for each planet type, and similar facts that expressions look up in tables.
struct FreeOrionFacts {
    std::vector<Markup> suitabilities;
    std::vector<Markup> preferredFoci;
    std::vector<Markup> hulls;
};

/// Writes the classes of definitions.
class FreeOrionClasses {
public:
    FreeOrionClasses(const FreeOrionNames& names, const FocsContent& content, FreeOrionTally& tally,
                     FreeOrionOrigins& origins)
        : m_names(names), m_content(content), m_tally(tally), m_origins(origins), m_writer(names, content.store),
          m_groups(names, content) {}

    /// @param id id of the class
    /// @param text expanded text of the script
    Markup write(const FocsScript& script, const FocsDefinition& definition, const std::string& id,
                 std::string_view text);
    /// Returns the prerequisite, unlock or the like of an item: the element with the class, or a comment.
    Markup unlock(const FocsScript& script, std::uint32_t item);

    FreeOrionFacts& facts() { return m_facts; }

private:
    /// The definition that is written.
    struct Current {
        const FocsScript* script = nullptr;
        const FocsDefinition* definition = nullptr;
        std::string id;
        std::string_view type;
        std::string_view text; ///< expanded text of the script
        std::uint32_t node = 0;
        std::map<std::string_view, std::uint32_t> numbers; ///< fields of the definition by their property
    };

    std::uint32_t field(std::string_view name) const { return focsField(m_now.script->nodes, m_now.node, name); }
    std::string textAt(std::uint32_t node) const;
    std::vector<std::uint32_t> listAt(std::uint32_t node) const;
    /// Returns the span of a node with all its children.
    Span wholeSpan(std::uint32_t node) const;
    std::string focsText(std::uint32_t node) const;
    /// Returns the property that a field of the definition becomes; empty if it becomes none.
    std::string_view fieldProperty(std::string_view focs) const;
    void lose(const FreeOrionObstacle& obstacle, std::string what, Location where, bool isGroup);
    void addHead(Markup& out);
    void addFields(Markup& out);
    void addField(Markup& out, const FreeOrionField& row, std::uint32_t node, std::string_view property);
    void addNumber(Markup& out, std::string_view property, std::uint32_t node);
    void addNames(Markup& out);
    void addLocation(Markup& out);
    void addDesign(Markup& out);
    void addSpecies(Markup& out);
    void addGroups(Markup& out);
    void addImplicit(Markup& out);
    void keepText(Markup& out, std::string_view property, std::uint32_t node);

    const FreeOrionNames& m_names;
    const FocsContent& m_content;
    FreeOrionTally& m_tally;
    FreeOrionOrigins& m_origins;
    FreeOrionWriter m_writer;
    FreeOrionGroups m_groups;
    FreeOrionFacts m_facts;
    Current m_now;
};

} // namespace orrery::engine
