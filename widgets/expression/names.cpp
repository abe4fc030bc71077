// SPDX-License-Identifier: GPL-3.0-or-later
// Completions for a caret in an expression: the engine's offers in the language of the window.
#include "engine/assist/expression/expression_offers.h"
#include "engine/syntax/expr_lexer.h"
#include "widgets/expression/verdict.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace orrery::widgets {

namespace {

using engine::OfferKind;

/// The name of each kind of offer, in the order of OfferKind.
constexpr std::array<const char*, static_cast<std::size_t>(OfferKind::count_)> kindNames{
    QT_TRANSLATE_NOOP("ExpressionNames", "meter"),    QT_TRANSLATE_NOOP("ExpressionNames", "maximum of a meter"),
    QT_TRANSLATE_NOOP("ExpressionNames", "property"), QT_TRANSLATE_NOOP("ExpressionNames", "stockpile"),
    QT_TRANSLATE_NOOP("ExpressionNames", "member"),   QT_TRANSLATE_NOOP("ExpressionNames", "parameter"),
    QT_TRANSLATE_NOOP("ExpressionNames", "variable"), QT_TRANSLATE_NOOP("ExpressionNames", "constant"),
    QT_TRANSLATE_NOOP("ExpressionNames", "option"),   QT_TRANSLATE_NOOP("ExpressionNames", "built-in value"),
    QT_TRANSLATE_NOOP("ExpressionNames", "function"), QT_TRANSLATE_NOOP("ExpressionNames", "aggregate"),
    QT_TRANSLATE_NOOP("ExpressionNames", "type"),     QT_TRANSLATE_NOOP("ExpressionNames", "relation"),
    QT_TRANSLATE_NOOP("ExpressionNames", "value"),    QT_TRANSLATE_NOOP("ExpressionNames", "class"),
    QT_TRANSLATE_NOOP("ExpressionNames", "kind"),     QT_TRANSLATE_NOOP("ExpressionNames", "grouping"),
    QT_TRANSLATE_NOOP("ExpressionNames", "table"),    QT_TRANSLATE_NOOP("ExpressionNames", "column"),
    QT_TRANSLATE_NOOP("ExpressionNames", "scope"),    QT_TRANSLATE_NOOP("ExpressionNames", "keyword"),
};
static_assert(std::ranges::none_of(kindNames, [](const char* name) { return name == nullptr; }));

ExpressionName shown(const engine::Offer& offer) {
    const QString kind = offerKindName(offer.kind);
    const QString name = QString::fromStdString(offer.name);
    const QString detail = engineText(offer.detail);
    // Shows a usage without the kind. Omits a detail that only repeats the name.
    const bool isUsage = offer.takesArguments && !detail.isEmpty();
    const bool saysNothing =
        detail.isEmpty() || name.contains(QString::fromStdString(offer.detail), Qt::CaseInsensitive);
    return {name,
            isUsage       ? detail
            : saysNothing ? kind
                          : QStringLiteral("%1 · %2").arg(kind, detail),
            engineText(offer.help), offer.takesArguments};
}

constexpr int unfit = 5;
constexpr std::size_t mostNames = 200;

/// Returns the rank of an offer for the typed word; 0 is the best.
int rankOf(const engine::Offer& offer, const QString& word) {
    const QString name = QString::fromStdString(offer.name);
    if (name == word) {
        return 0;
    }
    if (name.startsWith(word, Qt::CaseInsensitive)) {
        return offer.isUnlikely ? 3 : name.startsWith(word) ? 1 : 2;
    }
    return name.contains(word, Qt::CaseInsensitive) ? 4 : unfit;
}

engine::ExpressionContext contextOf(const ExpressionPlace& place, const Analysis& analysis) {
    return place.context(*analysis.model);
}

std::uint32_t bytesBefore(const QString& text, int offset) {
    return static_cast<std::uint32_t>(text.left(offset).toUtf8().size());
}

} // namespace

QString offerKindName(OfferKind kind) {
    return QCoreApplication::translate("ExpressionNames", kindNames[static_cast<std::size_t>(kind)]);
}

std::vector<ExpressionName> expressionNamesAt(const QString& text, int caret, const ExpressionPlace& place,
                                              const AnalysisPtr& analysis, int& begin) {
    begin = caret;
    std::vector<ExpressionName> names;
    if (analysis == nullptr) {
        return names;
    }
    const std::string bytes = text.toStdString();
    const engine::Offers offers = engine::offersAt(bytes, bytesBefore(text, caret), *analysis->model,
                                                   contextOf(place, *analysis), place.wanted, mostNames);
    begin = static_cast<int>(QString::fromStdString(bytes.substr(0, offers.begin)).size());
    // Ranks all offers by their untranslated names. Translates only the shown ones.
    const QString word = text.mid(begin, caret - begin);
    std::vector<std::pair<int, const engine::Offer*>> ranked;
    for (const engine::Offer& offer : offers.all) {
        const int rank = rankOf(offer, word);
        if (rank < unfit) {
            ranked.emplace_back(rank, &offer);
        }
    }
    std::ranges::stable_sort(ranked, {}, &std::pair<int, const engine::Offer*>::first);
    ranked.resize(std::min(ranked.size(), mostNames));
    for (const auto& [rank, offer] : ranked) {
        names.push_back(shown(*offer));
    }
    return names;
}

std::optional<ExpressionName> expressionNameAt(const QString& text, int offset, const ExpressionPlace& place,
                                               const AnalysisPtr& analysis) {
    if (analysis == nullptr) {
        return std::nullopt;
    }
    const std::string bytes = text.toStdString();
    const std::uint32_t at = bytesBefore(text, offset);
    for (const engine::ExprToken& token : engine::lexExpression(bytes)) {
        if (token.span.begin > at || at >= token.span.end) {
            continue;
        }
        const std::string_view word = std::string_view(bytes).substr(token.span.begin, token.span.size());
        const engine::Offers offers =
            engine::offersAt(bytes, token.span.end, *analysis->model, contextOf(place, *analysis), place.wanted);
        const auto found = std::ranges::find(offers.all, word, &engine::Offer::name);
        return found == offers.all.end() ? std::nullopt : std::optional(shown(*found));
    }
    return std::nullopt;
}

ExpressionName expressionCallAt(const QString& text, int caret, const ExpressionPlace& place,
                                const AnalysisPtr& analysis) {
    if (analysis == nullptr) {
        return {};
    }
    const auto call = engine::callAt(text.toStdString(), bytesBefore(text, caret), contextOf(place, *analysis));
    return call ? ExpressionName{QString::fromStdString(call->usage), {}, engineText(call->help), true}
                : ExpressionName{};
}

} // namespace orrery::widgets
