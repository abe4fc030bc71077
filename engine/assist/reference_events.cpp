// SPDX-License-Identifier: GPL-3.0-or-later
// Pages of the reference about the events of a turn and the parts of scenarios: occurrences, statements, orders,
// watches, actions.
#include "engine/assist/reference_rows.h"

#include "engine/content/element_rows.h"

namespace orrery::engine {

namespace {

std::string text(std::string_view words) {
    return std::string(words);
}

ReferenceEntry entryOf(std::string_view name, std::string usage, std::string_view label, std::string_view help,
                       std::string_view example) {
    return {text(name), std::move(usage), phrase(label), phrase(help), text(example), {}, {}};
}

void addParameters(ReferenceEntry& entry, std::span<const ParameterSpec> parameters) {
    for (const ParameterSpec& parameter : parameters) {
        entry.parts.emplace_back(parameter.name, parameterWords(parameter));
    }
}

} // namespace

Phrase parameterWords(const ParameterSpec& parameter) {
    Phrase out = phrase(parameter.help.empty() ? parameter.label : parameter.help);
    if (!parameter.choices.empty()) {
        std::string choices;
        for (const std::string_view choice : parameter.choices) {
            choices += (choices.empty() ? "" : ", ") + text(choice);
        }
        out = phrase("{0}: {1}", {std::move(out), choices});
    }
    if (!parameter.fallback.empty()) {
        out = phrase("{0} (default: {1})", {std::move(out), text(parameter.fallback)});
    }
    return out;
}

Phrase blockWords(const BlockSpec& block) {
    const bool holdsConditions = block.content == BlockContent::conditions;
    return phrase(block.required
                      ? (holdsConditions ? inPhrase("{0} Contains conditions.") : inPhrase("{0} Contains effects."))
                  : holdsConditions ? inPhrase("{0} Contains conditions. Optional.")
                                    : inPhrase("{0} Contains effects. Optional."),
                  {phrase(block.help.empty() ? block.label : block.help)});
}

std::vector<ReferenceEntry> occurrenceEntries(const Vocabulary& vocabulary, bool arePoints) {
    std::vector<ReferenceEntry> entries;
    for (const OccurrenceSpec& row : vocabulary.shippedOccurrences()) {
        if (row.isPoint != arePoints) {
            continue;
        }
        ReferenceEntry entry = entryOf(row.id, text(row.id), row.label, row.help, row.example);
        if (row.detail != nullptr) {
            addParameters(entry, {row.detail, 1});
        }
        if (row.hasAmount) {
            entry.parts.emplace_back("amount()",
                                     phrase("The amount of the change. Responses before the event can change it."));
        }
        if (row.isChoice) {
            entry.parts.emplace_back("when", phrase("Happens after the choice and before its outcome."));
        }
        if (!row.isPoint && !row.canBePrevented) {
            entry.parts.emplace_back("prevent", phrase("This event cannot be prevented."));
        }
        entries.push_back(std::move(entry));
    }
    if (!arePoints) {
        for (const Occurrence& own : vocabulary.occurrences()) {
            entries.push_back({own.id,
                               own.id,
                               Phrase::said(own.label),
                               phrase("An event that the vocabulary declares. The effect raise triggers it."),
                               {},
                               {},
                               {}});
        }
    }
    return entries;
}

std::vector<ReferenceEntry> orderEntries(const Vocabulary& vocabulary) {
    std::vector<ReferenceEntry> entries;
    for (const OrderSpec& row : vocabulary.orders()) {
        ReferenceEntry entry = entryOf(row.tag, "<" + text(row.tag) + ">", row.label, row.help, row.example);
        addParameters(entry, row.parameters);
        entries.push_back(std::move(entry));
    }
    return entries;
}

std::vector<ReferenceEntry> statementEntries(const Vocabulary& vocabulary) {
    std::vector<ReferenceEntry> entries;
    for (const StatementSpec& row : vocabulary.statements()) {
        ReferenceEntry entry =
            entryOf(row.tag, "<" + text(row.tag) + ">", row.element->label, row.element->help, row.example);
        addParameters(entry, row.element->attributes);
        entries.push_back(std::move(entry));
    }
    return entries;
}

std::vector<ReferenceEntry> watchEntries(const Vocabulary& vocabulary) {
    std::vector<ReferenceEntry> entries;
    for (const WatchSpec& row : vocabulary.watches()) {
        ReferenceEntry entry = entryOf(row.type, "type=\"" + text(row.type) + "\"", row.label, row.help, row.example);
        entry.parts.emplace_back("op", Phrase(std::string(row.isOrdered ? "eq, ne, lt, gt, le, ge" : "eq, ne")));
        addParameters(entry, row.parameters);
        if (row.holdsConditions) {
            entry.parts.emplace_back("of", phrase("The inner conditions, each in its own element."));
        }
        if (row.readsView) {
            entry.parts.emplace_back(
                "view",
                phrase("Reads the local player's view, so it does not suit scenarios with several human players."));
        }
        entries.push_back(std::move(entry));
    }
    return entries;
}

std::vector<ReferenceEntry> actionEntries(const Vocabulary& vocabulary) {
    std::vector<ReferenceEntry> entries;
    for (const ActionSpec& row : vocabulary.actions()) {
        ReferenceEntry entry = entryOf(row.tag, "<" + text(row.tag) + ">", row.label, row.help, row.example);
        addParameters(entry, row.parameters);
        if (row.holdsEffects) {
            entry.parts.emplace_back("effects", phrase("The action may contain effects."));
        }
        entries.push_back(std::move(entry));
    }
    return entries;
}

} // namespace orrery::engine
