// SPDX-License-Identifier: GPL-3.0-or-later
// The triggers of groups, and the possible responses to events.
#include "engine/check/classes/group_reading.h"
#include "engine/check/classes/trigger_diagnostics.h"
#include "engine/check/model/check_diagnostics.h"
#include "engine/content/constants.h"
#include "engine/content/element_rows_triggers.h"
#include "engine/content/occurrence_details.h"
#include "engine/content/structure.h"
#include "engine/syntax/xml_edit.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

constexpr std::string_view ofAttribute = "of";
constexpr std::string_view targetSubject = "target";

/// Returns the place of a word in an attribute. If escapes change the text, returns the place of the whole value.
Location wordLocation(Element element, std::string_view attribute, std::string_view word) {
    const Location whole = element.valueWhere(attribute);
    const std::string_view raw = element.tree->slice(whole.span);
    const std::size_t at = raw.find(word);
    if (at == std::string_view::npos) {
        return whole;
    }
    const std::uint32_t begin = whole.span.begin + static_cast<std::uint32_t>(at);
    return {whole.file, {begin, begin + static_cast<std::uint32_t>(word.size())}};
}

std::vector<std::string> occurrenceNames(const Vocabulary& vocabulary) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < vocabulary.occurrenceCount(); ++i) {
        names.emplace_back(vocabulary.occurrenceId(static_cast<OccurrenceKind>(i)));
    }
    return names;
}

void addRemoval(Diagnostic& diagnostic, Element element, std::string_view attribute) {
    if (auto edit = removeAttribute(*element.tree, element.index, attribute)) {
        diagnostic.fixes.push_back({phrase("remove '{0}'", {std::string(attribute)}), {std::move(*edit)}});
    }
}

/// Reads the events that one element names.
class OccurrenceReader {
public:
    OccurrenceReader(Checker& checker, Element element, std::span<const ParameterSpec> parameters)
        : m_checker(checker), m_vocabulary(checker.model.vocabulary), m_element(element), m_parameters(parameters) {}

    void read(std::vector<CheckedTrigger>& out) {
        const auto timing = findTiming();
        if (!timing) {
            return;
        }
        const std::string_view attribute = timingNames[static_cast<std::size_t>(*timing)];
        const std::string written = m_element.value(attribute);
        if (written.empty()) {
            m_checker.report(checkDiagnostics["check.empty-value"], m_element.valueWhere(attribute),
                             {std::string(attribute)});
        }
        for (const std::string_view word : splitWords(written)) {
            CheckedTrigger trigger;
            trigger.timing = *timing;
            trigger.where = m_element.where();
            trigger.head = wordLocation(m_element, attribute, word);
            const auto kind = m_vocabulary.findOccurrence(word);
            if (!kind) {
                m_checker.reportUnknown(phrase("event"), word, trigger.head,
                                        [&] { return occurrenceNames(m_vocabulary); });
                continue;
            }
            trigger.kind = *kind;
            readSubject(trigger);
            readDetail(trigger);
            out.push_back(std::move(trigger));
        }
    }

private:
    /// Returns the timing; nullopt if there is none. Other code reports a missing timing if the element requires one.
    std::optional<Timing> findTiming() {
        std::optional<std::size_t> first;
        for (std::size_t i = 0; i < timingNames.size(); ++i) {
            if (!m_element.has(timingNames[i])) {
                continue;
            }
            if (!first) {
                first = i;
                continue;
            }
            Diagnostic& diagnostic = m_checker.report(
                triggerDiagnostics["check.several-timings"], m_element.valueWhere(timingNames[i]),
                {std::string(m_element.tag()), std::string(timingNames[*first]), std::string(timingNames[i])});
            diagnostic.notes.push_back({m_element.valueWhere(timingNames[*first]), phrase("the other one is here")});
            addRemoval(diagnostic, m_element, timingNames[i]);
            addRemoval(diagnostic, m_element, timingNames[*first]);
        }
        return first ? std::optional(static_cast<Timing>(*first)) : std::nullopt;
    }

    bool isPoint(OccurrenceKind kind) const {
        const OccurrenceSpec* row = m_vocabulary.occurrence(kind);
        return row != nullptr && row->isPoint;
    }

    void readSubject(CheckedTrigger& trigger) {
        if (isPoint(trigger.kind)) {
            if (m_element.has(ofAttribute)) {
                Diagnostic& diagnostic =
                    m_checker.report(triggerDiagnostics["check.point-subject"], m_element.valueWhere(ofAttribute),
                                     {std::string(m_vocabulary.occurrenceId(trigger.kind))});
                addRemoval(diagnostic, m_element, ofAttribute);
            }
            return;
        }
        const auto spec = std::ranges::find(m_parameters, ofAttribute, &ParameterSpec::name);
        const std::string word = m_element.has(ofAttribute)   ? m_element.value(ofAttribute)
                                 : spec == m_parameters.end() ? std::string()
                                                              : std::string(spec->fallback);
        const auto found = std::ranges::find(rows::triggerSubjects, word);
        if (word == targetSubject) {
            trigger.subject = TriggerSubject::target;
        } else if (found != rows::triggerSubjects.end()) { // the check of the parameter reports other words
            trigger.subject = static_cast<TriggerSubject>(found - rows::triggerSubjects.begin());
        }
    }

    void readDetail(CheckedTrigger& trigger) {
        const OccurrenceSpec* row = m_vocabulary.occurrence(trigger.kind);
        if (row == nullptr || row->detail == nullptr) {
            return;
        }
        checkPresence(m_element, {row->detail, 1}, m_checker.diagnostics);
        const CheckedArgument argument = checkArgument(m_checker, m_element, *row->detail, RowPlace::activation, false);
        if (argument.expression) {
            m_checker.report(triggerDiagnostics["check.detail-not-constant"], argument.where,
                             {std::string(row->detail->name)});
        } else if (argument.constant) {
            trigger.detail = detailValue(argument);
        }
    }

    /// Returns the detail in the form that events store: the index of a column, if there is one.
    std::optional<double> detailValue(const CheckedArgument& argument) {
        const ColumnLayout& layout = m_checker.model.layout;
        const auto index = static_cast<std::uint16_t>(*argument.constant);
        switch (argument.spec->kind) {
        case ParameterKind::property:
            if (!layout.hasColumn(index)) {
                m_checker.report(triggerDiagnostics["check.class-detail"], argument.where, {argument.text});
                return std::nullopt;
            }
            return layout.property(index).value;
        case ParameterKind::resource:
            return layout.stockpile(index).value;
        case ParameterKind::meter:
            return layout.meter(index, false).value;
        default:
            return argument.constant;
        }
    }

    Checker& m_checker;
    const Vocabulary& m_vocabulary;
    Element m_element;
    std::span<const ParameterSpec> m_parameters;
};

} // namespace

bool checkOccurrences(Checker& checker, Element element, std::span<const ParameterSpec> parameters,
                      std::vector<CheckedTrigger>& out) {
    const Checker::Mark before = checker.mark();
    OccurrenceReader(checker, element, parameters).read(out);
    return !checker.hasErrorsSince(before);
}

bool checkTrigger(Checker& checker, Element element, std::uint64_t identity, std::vector<CheckedTrigger>& out) {
    const Vocabulary& vocabulary = checker.model.vocabulary;
    const AnswerGuard guard(checker, true);
    bool isWell = checkUnknownAttributes(element, rows::triggerAttributes, detailParameters(vocabulary, element),
                                         checker.diagnostics, &checker.nearSearches());
    std::vector<CheckedTrigger> triggers;
    isWell = checkOccurrences(checker, element, rows::triggerAttributes, triggers) && isWell;
    const bool isNobodys =
        element.has(ofAttribute) &&
        std::ranges::find(rows::triggerSubjects, element.value(ofAttribute)) == rows::triggerSubjects.end();
    isWell = isWell && !triggers.empty() && !isNobodys; // otherwise the check of the structure reports the problem
    std::vector<CheckedCondition> conditions;
    isWell = checkConditions(checker, element, RowPlace::scope, identity, conditions) && isWell;
    for (CheckedTrigger& trigger : triggers) {
        const OccurrenceSpec* row = vocabulary.occurrence(trigger.kind);
        if (row != nullptr && row->isPoint && !conditions.empty()) {
            checker.report(triggerDiagnostics["check.point-conditions"], conditions.front().head,
                           {std::string(row->id)});
            isWell = false;
        }
        trigger.conditions = conditions;
        out.push_back(std::move(trigger));
    }
    return isWell && !element.isBroken();
}

bool checkResponse(Checker& checker, const CheckedEffect& effect, std::span<const CheckedTrigger> answers) {
    const std::string tag(effect.spec->tag);
    if (answers.empty()) {
        checker.report(triggerDiagnostics["check.outside-answer"], effect.head, {tag});
        return false;
    }
    for (const CheckedTrigger& answered : answers) {
        const OccurrenceSpec* row = checker.model.vocabulary.occurrence(answered.kind);
        const bool isPoint = row != nullptr && row->isPoint;
        const bool isChoice = row != nullptr && row->isChoice;
        const bool isFixed = row != nullptr && !row->canBePrevented;
        const bool isChange = !effect.spec->isNegation;
        const bool isLate = answered.timing != Timing::before && !(answered.timing == Timing::when && isChoice);
        const DiagnosticSpec* spec = isChange && (row == nullptr || !row->hasAmount)
                                         ? &triggerDiagnostics["check.no-amount"]
                                     : isPoint              ? &triggerDiagnostics["check.prevents-point"]
                                     : !isChange && isFixed ? &triggerDiagnostics["check.prevents-fixed"]
                                     : isLate               ? &triggerDiagnostics["check.too-late"]
                                                            : nullptr;
        if (spec != nullptr) {
            Diagnostic& diagnostic = checker.report(
                *spec, effect.head,
                {std::string(checker.model.vocabulary.occurrenceId(answered.kind)), tag, std::string("before")});
            diagnostic.notes.push_back({answered.head, phrase("the event to respond to")});
            return false;
        }
    }
    return true;
}

} // namespace orrery::engine
