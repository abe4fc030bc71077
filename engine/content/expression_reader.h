// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element.h"
#include "engine/content/expression_elements.h"
#include "engine/content/expression_pieces.h"
#include "engine/vocabulary/near_names.h"
#include "engine/vocabulary/rows.h"

#include <array>
#include <span>
#include <vector>

namespace orrery::engine {

/// Reads elements of expressions as text. A problem in one place does not hide problems in other places (X7.3).
class ExpressionReader {
public:
    explicit ExpressionReader(std::vector<Diagnostic>& diagnostics) : m_diagnostics(diagnostics) {}

    /// Reads an element that has a row. @param common attributes that it may have in addition to those of the row
    ExpressionPiece element(Element element, const ExpressionElement& row, std::span<const ParameterSpec> common = {});
    /// Reads the content of an element: text, or one element.
    ExpressionPiece inside(Element holder);

private:
    ExpressionPiece infix(Element element, const ExpressionElement& row);
    ExpressionPiece prefix(Element element, const ExpressionElement& row);
    ExpressionPiece call(Element element, const ExpressionElement& row);
    ExpressionPiece aggregate(Element element, const ExpressionElement& row);
    ExpressionPiece has(Element element, const ExpressionElement& row);
    ExpressionPiece member(Element element, const ExpressionElement& row);
    ExpressionPiece value(Element element, const ExpressionElement& row);
    ExpressionPiece givenInPlay(Element holder);
    using Form = ExpressionPiece (ExpressionReader::*)(Element, const ExpressionElement&);
    static const std::array<Form, static_cast<std::size_t>(ExpressionForm::count_)> forms;

    /// The children of an element. `named` are its parts other than operands (Within, Of …).
    struct Parts {
        std::vector<Element> named;
        std::vector<ExpressionPiece> operands;
        const Element* find(std::string_view tag) const;
    };
    /// Reads the children of an element. @param beside the tags of parts that may stand beside operands, once each
    Parts parts(Element element, std::initializer_list<std::string_view> beside = {});
    bool checkCount(Element element, const ExpressionElement& row, std::size_t count);
    /// Reads the attribute that names the function or member. Returns a bad piece if the attribute holds no name.
    ExpressionPiece name(Element element, std::string_view attribute);
    /// Reads the text of an element as such a name.
    ExpressionPiece nameInside(Element element);
    ExpressionPiece checkedName(ExpressionPiece piece, Location where);
    /// Reads the words of a selection, and inserts the number of `within` at its place.
    ExpressionPiece words(Element element, const Element* within);
    bool isSelection(Element element, const DecodedText& over);
    ExpressionPiece leaf(Element element, const DecodedText& text);

    ExpressionPiece begun(Element element) const;
    ExpressionPiece& report(ExpressionPiece& piece, const DiagnosticSpec& spec, Location where,
                            std::vector<Phrase> args);
    void checkLength(Element element, ExpressionPiece& piece);

    std::vector<Diagnostic>& m_diagnostics;
    NearSearches m_nearSearches; ///< the near-name searches of this expression
};

} // namespace orrery::engine
