// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element.h"
#include "engine/import/classic_expression.h"
#include "engine/import/import_report.h"
#include "engine/import/markup.h"

#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

using ClassicIds = std::set<std::string, std::less<>>;

/// The ids that the files define.
struct ClassicDefinitions {
    ClassicIds techs;
    ClassicIds buildings;
    ClassicIds specials;
    ClassicIds categories;
};

/// The state that all readers of the import share: the diagnostics, the report, and the current owner.
struct ClassicContext {
    const ClassicDefinitions& defined;
    std::vector<Diagnostic>& faults;
    ImportReport& report;
    std::string owner; ///< "BLD_MEGALITH/group-1", for notes

    void fault(const DiagnosticSpec& spec, Location where, std::vector<Phrase> args, Phrase suggestion);
    /// Adds a fault that suggests the nearest of the known names, if one is near.
    void faultOfName(const DiagnosticSpec& spec, Location where, std::vector<Phrase> args, std::string_view name,
                     const std::vector<std::string>& known, Phrase otherwise);
    void note(std::vector<ImportNote>& list, Location where, Phrase why) const;
    /// Keeps an element as a comment, and lists it in the report (F1).
    Markup leaveOut(Element element, Phrase why);
    /// Reads the expression of an element's text. nullopt if it has a fault, which is then reported, or if the engine
    /// lacks a part of it. `why` then names that part, and is empty for faults.
    std::optional<ClassicExpression> expression(Element element, Phrase& why);
    /// Returns whether a class is defined; adds a fault if not. @param kind "tech", "building", "special", for the
    /// message
    bool requireDefined(Element element, const std::string& id, std::string_view kind);
};

/// Returns an element's own text, decoded and trimmed; below, its place.
std::string classicText(Element element);
Location classicTextWhere(Element element);
/// Returns the words of a comment.
std::string_view commentWords(Element element);
/// Parses "0" and "1".
std::optional<bool> classicFlag(std::string_view text);

/// The children of an element that has at most one of each name. Unknown and repeated ones are faults.
class ClassicFields {
public:
    /// @param known the valid names. Names that begin with `except` are left to the caller.
    ClassicFields(ClassicContext& context, Element parent, std::span<const std::string_view> known,
                  std::string_view except = {});

    /// Returns the child of that name, or null.
    const Element* find(std::string_view name) const;
    /// Does the same, but adds a fault if there is none, unless broken XML there has been reported already.
    const Element* need(std::string_view name);
    std::vector<Markup> takeComments() { return std::move(m_comments); } ///< the excluded elements

private:
    ClassicContext& m_context;
    Element m_parent;
    std::vector<Element> m_fields;
    std::vector<Markup> m_comments;
};

} // namespace orrery::engine
