// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/line_sentence.h"

#include "engine/vocabulary/sentence.h"
#include "widgets/words/engine_text.h"

#include <algorithm>

namespace orrery::widgets {

namespace {

QString text(std::string_view bytes) {
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

} // namespace

std::vector<LinePiece> linePieces(const FormLine& line) {
    std::vector<LinePiece> pieces;
    std::vector<bool> isNamed(line.fields.size(), false);
    const QByteArray pattern = engineText(line.sentence.empty() ? line.label : line.sentence).toUtf8();
    int parts = 0;
    for (const engine::SentencePiece& piece :
         engine::sentencePieces({pattern.constData(), static_cast<std::size_t>(pattern.size())})) {
        parts = std::max(parts, piece.part + 1);
        if (!piece.isSlot) {
            pieces.push_back({text(piece.text), std::nullopt, piece.part});
            continue;
        }
        const auto field =
            std::ranges::find(line.fields, piece.text, [](const FormField& one) { return one.spec.name; });
        if (field == line.fields.end()) {
            // The value is an element inside, and has a line of its own.
            pieces.push_back({QStringLiteral("…"), std::nullopt, piece.part});
            continue;
        }
        const auto index = static_cast<std::size_t>(field - line.fields.begin());
        isNamed[index] = true;
        pieces.push_back({{}, index, piece.part});
    }
    for (std::size_t i = 0; i < line.fields.size(); ++i) {
        const FormField& field = line.fields[i];
        if (isNamed[i] || field.isSwitch()) {
            continue;
        }
        const int part = field.isTold || field.isRare ? parts++ : -1;
        const QString label = field.spec.label.empty() ? text(field.spec.name) : engineText(field.spec.label);
        // A check box has its label itself, and a text needs none.
        pieces.push_back({field.isOfText()  ? QStringLiteral(" ")
                          : field.isYesNo() ? QStringLiteral(" · ")
                                            : QStringLiteral(" · %1 ").arg(label),
                          std::nullopt, part});
        pieces.push_back({{}, i, part});
    }
    return pieces;
}

bool isPieceShown(const std::vector<LinePiece>& pieces, const LinePiece& piece,
                  const std::function<bool(std::size_t)>& isFieldShown) {
    return piece.part < 0 || std::ranges::any_of(pieces, [&](const LinePiece& other) {
               return other.part == piece.part && other.field && isFieldShown(*other.field);
           });
}

QString sentenceText(const std::vector<LinePiece>& pieces, const std::function<bool(std::size_t)>& isFieldShown,
                     const std::function<QString(std::size_t)>& valueOf) {
    QString words;
    for (const LinePiece& piece : pieces) {
        if (isPieceShown(pieces, piece, isFieldShown)) {
            words += piece.field ? valueOf(*piece.field) : piece.words;
        }
    }
    return words.simplified();
}

QString sentenceText(const FormLine& line, const std::function<QString(const FormField&)>& valueOf) {
    return sentenceText(
        linePieces(line), [&](std::size_t field) { return !line.fields[field].mayFold(); },
        [&](std::size_t field) { return valueOf(line.fields[field]); });
}

} // namespace orrery::widgets
