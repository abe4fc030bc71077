// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/row_place.h"
#include "engine/content/element.h"
#include "engine/content/element_rows.h"
#include "engine/content/schema.h"
#include "engine/text/diagnostic.h"
#include "engine/vocabulary/vocabulary.h"
#include "widgets/form/expression_sites.h"

#include <deque>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace orrery::widgets {

/// One step down to an element: the n-th of that tag below its parent, counted from 0, and its id if it has one.
struct FormStep {
    std::string tag;
    std::uint32_t number = 0;
    std::string id;
    friend bool operator==(const FormStep&, const FormStep&) = default;
};

/// The path of an element of a file, from its root down. Unlike a span it stays valid while text elsewhere is edited.
using FormPath = std::vector<FormStep>;

FormPath formPathOf(engine::Element element);

/// Computes the paths of many elements of one tree. Looks up each step once.
class FormPaths {
public:
    explicit FormPaths(const engine::XmlTree& tree) : m_tree(tree) {}
    const FormPath& of(std::uint32_t element);

private:
    const engine::XmlTree& m_tree;
    std::unordered_map<std::uint32_t, FormPath> m_known;
};

/// Returns whether both paths have the same tags and numbers, ignoring ids: a renamed element is still the same.
bool leadsSameWay(const FormPath& a, const FormPath& b);
/// Returns the element at a path; none if tags or ids on the path have changed.
engine::Element findElement(const engine::XmlTree& tree, const FormPath& path);

/// One attribute of a line, or the text of an element (then the row has no name).
struct FormField {
    engine::ParameterSpec spec;
    std::string text;     ///< as written, decoded; empty if it is not written
    bool isGiven = false; ///< whether it is written at all
    bool isExpression = false;
    engine::RowPlace place = engine::RowPlace::scope; ///< for an expression: its place
    bool isNested = false;
    bool mayReadSubject = false; ///< whether it is in a response, so that it can read the event's subject (T1)
    SiteMaker site{};            ///< for an expression outside the tables: what it can refer to
    bool isRare = false;         ///< whether most elements do not have it
    std::vector<const engine::Diagnostic*> findings;

    bool isOfText() const { return spec.name.empty(); }
    /// Returns whether it may be folded: nothing is written in it, and there is no diagnostic about it.
    bool mayFold() const { return isRare && !isGiven && findings.empty(); }
};

/// The first thing to add to an element without content.
enum class FormFirst : std::uint8_t { nothing, condition, effect, group, other };

/// One element of a form: the content of a line.
struct FormLine {
    int depth = 0;
    std::string tag;
    std::string label;
    std::string help;
    FormPath path;
    engine::Location where; ///< the whole element
    engine::Location head;  ///< the name of the element
    std::vector<FormField> fields;
    std::vector<const engine::Diagnostic*> findings; ///< of the element itself, in none of its fields
    int unlisted = 0;                                ///< so many more there are, of the element and its fields
    bool isBroken = false;                           ///< a fault of XML stands in its tags: it cannot be edited (I2.3)
    bool isSection = false;                          ///< it holds other lines rather than saying something itself
    engine::RowFamily family = engine::RowFamily::unknown; ///< which table its row stands in
    bool holdsElements = false;                            ///< others may be added inside
    FormFirst wantsFirst = FormFirst::nothing;             ///< of what holds elements, and has none
    bool isSwitchedOff = false;                            ///< it, or what it stands in, is not enabled
};

/// With more lines each event of the window takes too long (P3.5, R2.6). A scenario of 10,000 planets has fewer.
inline constexpr std::size_t mostFormLines = 12'000;

/// An element and everything inside it, laid out as lines by the rows of the format and the vocabulary. A form shows a
/// new row without any change of its code (I2.1).
struct Form {
    std::vector<FormLine> lines;
    std::size_t unlisted = 0;      ///< number of further lines that are not listed
    std::deque<std::string> words; ///< owns the texts of rows made from the vocabulary's properties

    /// Returns whether the same widgets can show another form: the lines and fields are equal, whatever their values.
    bool hasSameShape(const Form& other) const;
    /// Compares one line of each form in the same way.
    static bool hasSameShape(const FormLine& a, const FormLine& b);
    /// Returns the innermost line at an offset of the file; nullopt outside the form.
    std::optional<std::size_t> lineAt(std::uint32_t offset) const;
};

/// Returns the element for a file's form: the element below the root at an offset, or the root of a manifest. Between
/// elements: the one before, otherwise the first.
engine::Element formElementAt(const engine::XmlTree& tree, std::uint32_t offset);

/// @param top the result of formElementAt().
/// @param findings diagnostics of its file, sorted. They must outlive the form, and so must the vocabulary.
Form formOf(engine::Element top, const engine::Vocabulary& vocabulary, std::span<const engine::Diagnostic> findings);

} // namespace orrery::widgets
