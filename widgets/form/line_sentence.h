// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/form_model.h"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace orrery::widgets {

/// One piece of a line's sentence (I6.1): words, or a field.
struct LinePiece {
    QString words{};                    ///< empty: a field
    std::optional<std::size_t> field{}; ///< index of the field in FormLine::fields
    int part = -1;                      ///< index of the optional part that contains the piece; -1: none
};

/// Returns the pieces of a line in their order, in the language of the window. First comes the sentence of the row.
/// Each field that the sentence does not name follows after its label, as an optional part of its own. Excludes the
/// switch of the line.
std::vector<LinePiece> linePieces(const FormLine& line);

/// Returns whether a line shows a piece: it is in no optional part, or a field of its part is shown.
bool isPieceShown(const std::vector<LinePiece>& pieces, const LinePiece& piece,
                  const std::function<bool(std::size_t field)>& isFieldShown);

/// Returns the shown sentence of a line as text. @param valueOf returns the shown text of a field
QString sentenceText(const std::vector<LinePiece>& pieces, const std::function<bool(std::size_t field)>& isFieldShown,
                     const std::function<QString(std::size_t field)>& valueOf);
/// Returns the sentence of a line without hidden fields.
QString sentenceText(const FormLine& line, const std::function<QString(const FormField&)>& valueOf);

} // namespace orrery::widgets
