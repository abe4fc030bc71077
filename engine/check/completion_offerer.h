// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/completion.h"
#include "engine/check/completion_place.h"

#include <array>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace orrery::engine {

/// Collects the completions for one caret.
class Offerer {
public:
    Offerer(std::string_view text, const CaretPlace& place, const CheckedModel& model, const ExpressionContext& context)
        : m_text(text), m_place(place), m_model(model), m_vocabulary(*context.vocabulary), m_context(context) {}

    /// Limits the number of classes for each way to match a word.
    void limitClasses(std::string_view word, std::size_t most) {
        m_typed = word;
        m_mostClasses = most;
    }
    std::vector<Offer> run(Format wanted);

private:
    void offer(Format wanted);
    std::string_view slice(Span span) const { return m_text.substr(span.begin, span.size()); }
    std::string_view called() const { return slice(m_place.innermost().called); }
    std::string_view word(const ExprToken& token) const { return slice(token.span); }

    void add(std::string_view name, OfferKind kind, std::string_view detail, std::string_view help,
             bool takesArguments = false);
    void keyword(std::string_view name) { add(name, OfferKind::keyword, {}, {}); }
    std::string format(Format format) const { return m_vocabulary.formatName(format); }

    void addClass(std::string_view id, const CheckedClass& objectClass);
    void members(bool isBare);
    void variables(bool isBare);
    void words();
    void functions();
    void aggregates();
    void values(Format wanted);
    void names(Format wanted);
    void operators();
    void types();
    void selection(const std::vector<ExprToken>& argument, bool mayBeValue);
    void scopes();
    void kinds();
    void idsOf(const HasKind& kind);
    void options();
    void tables(std::size_t argument);
    bool special();

    Format comparedWith() const;
    Format wantedHere(Format wanted) const;
    const CheckedTable* table() const;
    std::string_view earlierWord() const;
    bool isAggregate(std::string_view name) const;

    std::string_view m_text;
    const CaretPlace& m_place;
    const CheckedModel& m_model;
    const Vocabulary& m_vocabulary;
    const ExpressionContext& m_context;
    std::string_view m_typed;
    std::size_t m_mostClasses = allClasses;
    std::array<std::size_t, 4> m_classes{}; ///< number of collected classes, by the way they match
    std::deque<Offer> m_offers;             ///< a deque, because m_seen refers to their names
    std::unordered_set<std::string_view> m_seen;
};

} // namespace orrery::engine
