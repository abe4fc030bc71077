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

/// The state that all readers of the import share: diagnostics, report, and current owner.
struct ClassicContext {
    const ClassicDefinitions& defined;
    std::vector<Diagnostic>& faults;
    ImportReport& report;
    std::string owner; ///< current class or group, for notes: "BLD_MEGALITH/group-1"

    void fault(const DiagnosticSpec& spec, Location where, std::vector<Phrase> args, Phrase suggestion);
    /// Adds a diagnostic that suggests the most similar of the known names, if one is similar.
    void faultOfName(const DiagnosticSpec& spec, Location where, std::vector<Phrase> args, std::string_view name,
                     const std::vector<std::string>& known, Phrase otherwise);
    void note(std::vector<ImportNote>& list, Location where, Phrase why) const;
    /// Returns a comment with the element, and lists the element in the report (F1).
    Markup leaveOut(Element element, Phrase why);
    /// Reads the expression in the text of an element. Returns nullopt if the expression has an error, which the
    /// function reports. Also returns nullopt if the engine does not support a part of it; `why` then names that part.
    std::optional<ClassicExpression> expression(Element element, Phrase& why);
    /// Returns whether a file defines a class. Adds a diagnostic if not.
    /// @param kind "tech", "building" or "special", for the message
    bool requireDefined(Element element, const std::string& id, std::string_view kind);
};

/// Returns the text of an element, decoded and trimmed. classicTextWhere() returns its location.
std::string classicText(Element element);
Location classicTextWhere(Element element);
/// Returns the words of a comment.
std::string_view commentWords(Element element);
/// Returns the value of "0" or "1". Returns nullopt for other texts.
std::optional<bool> classicFlag(std::string_view text);

/// The children of an element that may have each name at most once. Reports unknown and repeated children.
class ClassicFields {
public:
    /// Reads the children.
    /// @param known valid names
    /// @param except prefix of names that the caller reads itself
    ClassicFields(ClassicContext& context, Element parent, std::span<const std::string_view> known,
                  std::string_view except = {});

    /// Returns the child with that name. Returns null if there is none.
    const Element* find(std::string_view name) const;
    /// Returns the child with that name. If there is none, adds a diagnostic and returns null. Does not add the
    /// diagnostic if the parser has already reported broken XML there.
    const Element* need(std::string_view name);
    std::vector<Markup> takeComments() { return std::move(m_comments); } ///< comments for the excluded elements

private:
    ClassicContext& m_context;
    Element m_parent;
    std::vector<Element> m_fields;
    std::vector<Markup> m_comments;
};

} // namespace orrery::engine
