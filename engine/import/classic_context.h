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

/// What the files define.
struct ClassicDefinitions {
    ClassicIds techs;
    ClassicIds buildings;
    ClassicIds specials;
    ClassicIds categories;
};

/// What all readers of the import share: where findings go, and what is being read.
struct ClassicContext {
    const ClassicDefinitions& defined;
    std::vector<Diagnostic>& faults;
    ImportReport& report;
    std::string owner; ///< "BLD_MEGALITH/group-1", for notes

    void fault(const DiagnosticSpec& spec, Location where, std::vector<Phrase> args, Phrase suggestion);
    /// A fault that proposes the nearest of the known names, where one is near.
    void faultOfName(const DiagnosticSpec& spec, Location where, std::vector<Phrase> args, std::string_view name,
                     const std::vector<std::string>& known, Phrase otherwise);
    void note(std::vector<ImportNote>& list, Location where, Phrase why) const;
    /// Keeps an element as a comment, and lists it (F1).
    Markup leaveOut(Element element, Phrase why);
    /// The expression of an element's text; nullopt where it is faulty or says what the engine has not: `why` then
    /// says what, and is empty for faults, which are reported.
    std::optional<ClassicExpression> expression(Element element, Phrase& why);
    /// Whether a class is defined; a fault where it is not. @param kind "tech", "building", "special", for the message
    bool requireDefined(Element element, const std::string& id, std::string_view kind);
};

/// An element's own text, decoded and trimmed, and where it stands.
std::string classicText(Element element);
Location classicTextWhere(Element element);
/// The words of a comment.
std::string_view commentWords(Element element);
/// "0" and "1".
std::optional<bool> classicFlag(std::string_view text);

/// The children of an element that has one of each at most. Unknown and repeated ones are faults.
class ClassicFields {
public:
    /// @param known the names that mean something; names that begin with `except` are left to the caller.
    ClassicFields(ClassicContext& context, Element parent, std::span<const std::string_view> known,
                  std::string_view except = {});

    /// The child of that name, or null.
    const Element* find(std::string_view name) const;
    /// The same; where there is none, a fault, unless the XML is broken there and it has been said already.
    const Element* need(std::string_view name);
    std::vector<Markup> takeComments() { return std::move(m_comments); } ///< what was left out

private:
    ClassicContext& m_context;
    Element m_parent;
    std::vector<Element> m_fields;
    std::vector<Markup> m_comments;
};

} // namespace orrery::engine
