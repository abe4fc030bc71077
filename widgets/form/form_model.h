// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/row_place.h"
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

/// One step down to an element: the n-th of that tag below its parent, from 0, and its id where it has one.
struct FormStep {
    std::string tag;
    std::uint32_t number = 0;
    std::string id;
    friend bool operator==(const FormStep&, const FormStep&) = default;
};

/// Which element of a file, from its root down. It stays true while text is edited elsewhere, as no span would.
using FormPath = std::vector<FormStep>;

FormPath formPathOf(engine::Element element);

/// The paths of many elements of one tree, each step of which is looked up once.
class FormPaths {
public:
    explicit FormPaths(const engine::XmlTree& tree) : m_tree(tree) {}
    const FormPath& of(std::uint32_t element);

private:
    const engine::XmlTree& m_tree;
    std::unordered_map<std::uint32_t, FormPath> m_known;
};

/// Whether both lead the same way, whatever ids the elements have on it: a renamed one is still there.
bool leadsSameWay(const FormPath& a, const FormPath& b);
/// The element at a path; none where tags or ids on the way are others by now.
engine::Element findElement(const engine::XmlTree& tree, const FormPath& path);

/// One attribute of a line, or the text of an element (then the row has no name).
struct FormField {
    engine::ParameterSpec spec;
    std::string text;     ///< as written, decoded; empty where it is left out
    bool isGiven = false; ///< whether it is written at all
    bool isExpression = false;
    engine::RowPlace place = engine::RowPlace::scope; ///< of an expression: where it stands
    bool isNested = false;
    bool mayReadSubject = false; ///< what stands there answers an occurrence (T1)
    SiteMaker site{};            ///< of an expression that stands in no row: what it may speak of
    bool isRare = false;         ///< of the row: what most elements leave out
    std::vector<const engine::Diagnostic*> findings;

    bool isOfText() const { return spec.name.empty(); }
    /// Whether it may stay out of sight: nothing is written there, and nothing is to be said of it.
    bool mayFold() const { return isRare && !isGiven && findings.empty(); }
};

/// What one begins with where nothing stands in an element yet.
enum class FormFirst : std::uint8_t { nothing, condition, effect, group, other };

/// One element of a form: what stands in a line.
struct FormLine {
    int depth = 0;
    std::string tag;
    std::string label;
    std::string help;
    FormPath path;
    engine::Location where; ///< the whole element
    engine::Location head;  ///< its name
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

/// More lines make each event of the window too long (P3.5, R2.6); a scenario of 10,000 planets has fewer.
inline constexpr std::size_t mostFormLines = 12'000;

/// An element and all that stands in it, laid out as lines by the rows of the format and of the vocabulary: a new row
/// is in the form without anyone knowing it (I2.1).
struct Form {
    std::vector<FormLine> lines;
    std::size_t unlisted = 0;      ///< so many more there are, behind these
    std::deque<std::string> words; ///< what rows made of the vocabulary's properties speak with

    /// Whether the same widgets can show it: lines and fields are the same, whatever is written in them.
    bool hasSameShape(const Form& other) const;
    /// The same of one line each.
    static bool hasSameShape(const FormLine& a, const FormLine& b);
    /// The innermost line at an offset of the file; nullopt outside of the form.
    std::optional<std::size_t> lineAt(std::uint32_t offset) const;
};

/// What a file's form can be of: the element that stands at an offset below the root, or the root of a manifest.
/// Between elements: the one before, else the first.
engine::Element formElementAt(const engine::XmlTree& tree, std::uint32_t offset);

/// @param top what formElementAt() gives. @param findings of its file, sorted; they must outlive the form, as must the
/// vocabulary.
Form formOf(engine::Element top, const engine::Vocabulary& vocabulary, std::span<const engine::Diagnostic> findings);

} // namespace orrery::widgets
