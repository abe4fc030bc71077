// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/row_place.h"
#include "engine/content/element.h"
#include "engine/content/element_rows.h"
#include "engine/content/schema.h"
#include "engine/text/diagnostic.h"
#include "engine/vocabulary/vocabulary.h"
#include "widgets/form/expression_sites.h"

#include <compare>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace orrery::widgets {

/// One step from a parent down to an element: the tag, index and id of the element. The index counts the siblings with
/// that tag from 0. An element without an id has an empty id.
struct FormStep {
    std::string tag;
    std::uint32_t number = 0;
    std::string id;
    friend auto operator<=>(const FormStep&, const FormStep&) = default;
};

/// The path of an element of a file, from its root down. Unlike a span, a path stays valid while the text elsewhere
/// changes.
using FormPath = std::vector<FormStep>;

FormPath formPathOf(engine::Element element);

/// Computes the paths of many elements of one tree. Looks up each step only once.
class FormPaths {
public:
    explicit FormPaths(const engine::XmlTree& tree) : m_tree(tree) {}
    const FormPath& of(std::uint32_t element);

private:
    const engine::XmlTree& m_tree;
    std::unordered_map<std::uint32_t, FormPath> m_known;
};

/// Returns whether both paths have the same tags and indexes. Ignores ids, because a renamed element is still the same.
bool leadsSameWay(const FormPath& a, const FormPath& b);
/// Returns whether a path leads to the element at another path, or into it. Ignores ids.
bool leadsInto(const FormPath& path, const FormPath& around);
/// Gives the element at a path another id in each path that leads through it. Returns whether `other` is one.
bool renameStep(FormPath& other, const FormPath& path, const std::string& id);
/// Returns the element at a path. Returns no element if tags or ids on the path have changed.
engine::Element findElement(const engine::XmlTree& tree, const FormPath& path);

/// One attribute of a line, or the text of an element. The spec of a text has no name.
struct FormField {
    engine::ParameterSpec spec;
    std::string text;     ///< decoded text from the file; empty if the file does not contain the attribute
    bool isGiven = false; ///< true if the file contains the attribute or text
    bool isExpression = false;
    engine::RowPlace place = engine::RowPlace::scope; ///< place of an expression
    bool isNested = false;
    bool mayReadSubject = false;          ///< true in a response, where an expression can read the event's subject (T1)
    std::optional<std::uint32_t> group{}; ///< number of the effects group around the element, from 0
    SiteMaker site{};                     ///< names for an expression outside the tables
    bool isRare = false;                  ///< true if most elements do not have the attribute
    bool isTold = false;                  ///< true if the value chooses the sentence of the line
    std::vector<const engine::Diagnostic*> findings;

    bool isOfText() const { return spec.name.empty(); }
    /// Returns whether the only values are true and false, and one of them is the default.
    bool isYesNo() const;
    /// Returns whether the field is the check box in front of the line, which disables the element.
    bool isSwitch() const;
    /// Returns whether the line can hide the field: the field has no diagnostic, and is empty or is told by the
    /// sentence itself.
    bool mayFold() const { return (isTold || (isRare && !isGiven)) && findings.empty(); }
};

/// The first content to add to an element without content.
enum class FormFirst : std::uint8_t { nothing, condition, effect, group, other };

/// One element of a form: the content of a line.
struct FormLine {
    int depth = 0;
    std::string tag;
    std::string label;
    std::string help;
    std::string sentence; ///< pattern of the row's sentence; empty: the label
    FormPath path;
    engine::Location where; ///< location of the whole element
    engine::Location head;  ///< location of the element's name
    std::vector<FormField> fields;
    std::vector<const engine::Diagnostic*> findings; ///< diagnostics of the element that belong to none of its fields
    int unlisted = 0;                                ///< number of further diagnostics of the element and its fields
    bool isBroken = false;  ///< true if a tag of the element has an XML error: the form cannot edit the element (I2.3)
    bool isSection = false; ///< true if the line is a heading of other lines
    engine::RowFamily family = engine::RowFamily::unknown; ///< table that contains the element's row
    bool holdsElements = false;                            ///< true if the user can add elements inside
    FormFirst wantsFirst = FormFirst::nothing;             ///< first content of an element without content
    bool sharesRow = false;     ///< true if the element is short, so several of them share one row
    bool isSwitchedOff = false; ///< true if the element or an element around it is not enabled
};

/// The maximum number of lines. With more lines, each event of the window takes too long (P3.5, R2.6). A scenario of
/// 10,000 planets has fewer lines.
inline constexpr std::size_t mostFormLines = 12'000;

/// An element and everything inside it as lines, according to the rows of the format and the vocabulary. A new row
/// needs no change in the code of the form (I2.1).
struct Form {
    std::vector<FormLine> lines;
    std::size_t unlisted = 0;      ///< number of further lines that the form does not list
    std::deque<std::string> words; ///< owner of the texts of rows that come from the vocabulary's properties

    /// Returns whether the same widgets can show another form. Compares the lines and fields, but not their values.
    bool hasSameShape(const Form& other) const;
    /// Does the same for one line of each form.
    static bool hasSameShape(const FormLine& a, const FormLine& b);
    /// Takes over the diagnostics of lines that have not changed, until the next analysis.
    void keepFindings(const Form& before);
    /// Returns the innermost line at an offset of the file; nullopt outside the form.
    std::optional<std::size_t> lineAt(std::uint32_t offset) const;
};

/// Returns the element for the form of a file. This is the element below the root that contains an offset, or the root
/// of a manifest. Between elements, returns the one before the offset, otherwise the first one.
engine::Element formElementAt(const engine::XmlTree& tree, std::uint32_t offset);

/// Returns the form of an element.
/// @param top result of formElementAt()
/// @param findings diagnostics of the file, sorted; they and the vocabulary must outlive the form
Form formOf(engine::Element top, const engine::Vocabulary& vocabulary, std::span<const engine::Diagnostic> findings);

} // namespace orrery::widgets
