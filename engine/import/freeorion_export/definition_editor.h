// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/freeorion_export/export_sources.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace orrery::engine {

/// The treatment of a value that a macro made (G9.2).
enum class FreeOrionMacros : unsigned char {
    ask,    ///< refuse the change of a macro if other definitions would change, too
    change, ///< change the macro
    here    ///< write the insertion out
};

/// The treatments of the values that macros made: those of single edits and macros, and the usual one.
struct MacroTreatments {
    struct Single {
        std::optional<Location> line; ///< line of the edit in the project; nullopt: all edits
        std::string macro;            ///< the macro, or one around it; empty: all macros
        FreeOrionMacros macros = FreeOrionMacros::ask;
        bool isUsed = false;
    };
    FreeOrionMacros usual = FreeOrionMacros::ask;
    std::vector<Single> single; ///< a later one replaces an earlier one
};

/// An edit of a value that a macro made.
struct MacroEdit {
    std::string macro;
    Location where;   ///< text of the macro, in the folder; none if the insertion was written out
    Location project; ///< the edit in the project
    FreeOrionMacros macros = FreeOrionMacros::ask; ///< the treatment
};

/// A difference, as a value that stays the same when other parts of the class change.
using DifferenceKey = std::tuple<const ContentNode*, const ContentNode*, std::string>;
DifferenceKey keyOf(const ContentDifference& difference);

/// Edits the text of one definition, so that the importer makes a class of the project from it. Keeps an edit only if
/// the class is then nearer to that of the project.
class DefinitionEditor {
public:
    /// @param macros marks the treatments that an edit used
    /// @param edits the differences to remove; the others follow from edits of macros
    /// @param ignored children that follow from others (contentKey)
    DefinitionEditor(ExportSources& sources, MacroTreatments& macros, DefinitionNow now, FileId script,
                     const ContentNode& target, std::set<DifferenceKey> edits, std::set<std::string> ignored);

    const std::vector<MacroEdit>& macroEdits() const { return m_macroEdits; }

protected:
    /// An element of a script: nodes, the beginning of their text, and the index of the node.
    struct Focs {
        const FocsNodes* nodes = nullptr;
        std::uint32_t begin = 0;
        std::uint32_t node = 0;

        const FocsNode& at() const { return (*nodes)[node]; }
        bool isFound() const { return node != 0; }
    };
    /// A word, number, text or operator of a script.
    struct Leaf {
        Span span;
        std::string text;
        bool isQuoted = false;
    };
    enum class Where : unsigned char { inPlace, before, after };

    const FocsDefinition& definition() const { return m_now.definition(); }
    Focs definitionFocs() const { return {&m_now.reading.nodes(), 0, definition().node}; }
    /// Returns the script's element of the last element with an origin.
    Focs focsOf(const std::vector<const ContentNode*>& path) const;
    Focs field(const Focs& element, std::string_view name) const;
    Span extentOf(const Focs& focs) const { return m_now.reading.extentOf(*focs.nodes, focs.node, focs.begin); }
    void addLeaves(const Focs& focs, std::vector<Leaf>& out) const;
    std::vector<std::string> spellingsOf(std::string_view token) const;

    /// Replaces words below an element, one by one, as the words of a value differ.
    bool substitute(const std::vector<Focs>& below, std::string_view before, std::string_view after);
    /// Writes, replaces or removes a field.
    bool setField(const Focs& element, std::string_view name, const std::optional<std::string>& text);
    bool setFlag(const Focs& element, std::string_view name, bool isOn);
    /// Adds and removes words of a list.
    bool setWords(const Focs& element, std::string_view name, std::string_view before, std::string_view after);
    std::string sourceOf(Span span) const;
    std::string indentAt(std::uint32_t offset) const;

    /// Edits the text that made a span. Returns whether the class is nearer to its target.
    /// @param isStructure prefers the removal of an insertion to a change of its macro
    bool edit(Span span, const std::string& text, Where where = Where::inPlace, bool isStructure = false);
    /// Replaces a place of a file.
    bool attempt(const SourcePlace& place, const std::string& text, Where where);

    ExportSources& m_sources;
    DefinitionNow m_now;
    const ContentNode& m_target;
    std::set<DifferenceKey> m_edits;
    std::string m_name;
    std::string m_id;
    std::vector<MacroEdit> m_macroEdits;
    std::optional<Phrase> m_reason; ///< why the last edit was not possible
    std::string m_ownMacro;         ///< macro of the last edit, if it also makes another part of the class
    Location m_place;               ///< the present edit in the project

private:
    /// Chooses the treatment of an edit of the expanded text, and the macro that it is about.
    void chooseTreatment(std::uint32_t offset);
    bool editAt(const std::vector<SourcePlace>& places, const std::string& text, Where where);
    /// Returns the number of tokens in the differences that the project wants to remove.
    std::size_t wantedDistance(const ContentNode& now) const;
    std::optional<DefinitionNow> reread() const;

    MacroTreatments& m_macros;
    FreeOrionMacros m_treatment = FreeOrionMacros::ask; ///< of the present edit
    std::string m_macro;                                ///< that made the edited text; empty: a script
    FileId m_script;
    const FocsRow& m_row;
    std::size_t m_damaged; ///< number of definitions with a fault in the script
    std::set<std::string> m_ignored;
    std::size_t m_distance;
};

} // namespace orrery::engine
