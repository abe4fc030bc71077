// SPDX-License-Identifier: GPL-3.0-or-later
// Declarations of variables and channels (V1, V2, V6.4).
#include "engine/check/classes/variables.h"

#include "engine/check/classes/variable_diagnostics.h"
#include "engine/check/expression/expression_members.h"
#include "engine/check/model/check_diagnostics.h"
#include "engine/check/model/visible_scopes.h"
#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/expression_text.h"
#include "engine/content/vocabulary_load.h"
#include "engine/syntax/xml_edit.h"
#include "engine/text/work.h"

#include <algorithm>
#include <limits>
#include <map>

namespace orrery::engine {

namespace {

constexpr std::size_t mostVariables = 50'000; ///< limit on variables and their columns, because indices have 16 bits
constexpr std::string_view globalWord = "global";
constexpr std::string_view numberWord = "number";

/// Returns the place for a diagnostic about a missing attribute.
Location placeOf(Element element, std::string_view attribute) {
    return element.has(attribute) ? element.valueWhere(attribute) : element.valueWhere("name");
}

class VariableReader {
public:
    explicit VariableReader(Checker& checker)
        : m_checker(checker), m_model(checker.model), m_vocabulary(checker.model.vocabulary),
          m_language(checker.model.language) {}

    void readVariables() {
        for (const Element element : m_checker.project.topLevel("variable")) {
            readVariable(element);
        }
        findOverlaps();
    }

    void readChannels() {
        for (const Element element : m_checker.project.topLevel("channel")) {
            readChannel(element);
        }
    }

private:
    void readVariable(Element element) {
        CheckedVariable variable;
        variable.name = element.value("name");
        variable.where = element.valueWhere("name");
        variable.explanation = element.value("explanation");
        if (variable.name.empty()) {
            if (element.has("name")) {
                m_checker.report(checkDiagnostics["check.empty-value"], variable.where, {std::string("name")});
            }
            return;
        }
        if (!isName(variable.name)) {
            m_checker.report(contentDiagnostics["content.bad-name"], variable.where,
                             {variable.name, phrase("the name of a variable")});
            return;
        }
        const auto scope = readScope(element, variable.name);
        const auto format = readFormat(element, variable.name);
        if (!scope || !format || !isFree(variable)) {
            return;
        }
        variable.scope = *scope;
        variable.format = *format;
        if (!joinEarlier(element, variable) && giveDefault(element, variable)) {
            add(element, std::move(variable));
        }
    }

    std::optional<ScopeIndex> readScope(Element element, const std::string& name) {
        const std::string id = element.value("scope");
        if (id.empty()) {
            hint(variableDiagnostics["check.variable-scope-left-out"], element, name, "scope", globalWord);
            return globalScope;
        }
        return findScope(element, id);
    }

    std::optional<ScopeIndex> findScope(Element element, const std::string& id) {
        const auto scope = m_vocabulary.findScope(id);
        if (scope || id == globalWord) {
            return scope.value_or(globalScope);
        }
        m_checker.reportUnknown(phrase("scope"), id, element.valueWhere("scope"), [&] {
            std::vector<std::string> known{std::string(globalWord)};
            for (const VariableScope& one : m_vocabulary.scopes()) {
                if (!one.id.empty()) {
                    known.push_back(one.id);
                }
            }
            return known;
        });
        return std::nullopt;
    }

    std::optional<Format> readFormat(Element element, const std::string& name) {
        const std::string id = element.value("format");
        if (id.empty()) {
            hint(variableDiagnostics["check.variable-format-left-out"], element, name, "format", numberWord);
            return numberFormat;
        }
        if (const auto format = formatCalled(m_vocabulary, id)) {
            return format;
        }
        m_checker.reportUnknown(phrase("format or enumeration"), id, element.valueWhere("format"),
                                [&] { return formatNames(m_vocabulary); });
        return std::nullopt;
    }

    void hint(const DiagnosticSpec& spec, Element element, const std::string& name, std::string_view attribute,
              std::string_view value) {
        Diagnostic& diagnostic = m_checker.report(spec, element.valueWhere("name"), {name});
        if (auto edit = setAttribute(*element.tree, element.index, attribute, value)) {
            diagnostic.fixes.push_back(
                {phrase("add {0}", {std::string(attribute) + "=\"" + std::string(value) + "\""}), {std::move(*edit)}});
        }
    }

    /// Checks that the name of the variable is not yet a bare word with another meaning.
    bool isFree(const CheckedVariable& variable) {
        const std::string& name = variable.name;
        Phrase meaning;
        if (findMember(name) != nullptr) {
            meaning = phrase("a member of every object");
        } else if (findWord(name) != nullptr || isReservedWord(name)) {
            meaning = phrase("a reserved word");
        } else if (m_vocabulary.findDefine(name) != nullptr) {
            meaning = phrase("a constant of the project");
        } else if (const auto property = m_vocabulary.findProperty(name)) {
            meaning = phrase("the property '{0}'", {m_vocabulary.properties()[*property].id});
        } else if (const auto column = m_model.layout.find(name)) {
            meaning = phrase("'{0}'", {Phrase::said(m_model.layout[*column].label)});
        } else {
            return true;
        }
        m_checker.report(variableDiagnostics["check.variable-clash"], variable.where, {name, meaning});
        return false;
    }

    /// Merges an equal declaration: it adds only its explanation (V2.3).
    bool joinEarlier(Element element, const CheckedVariable& variable) {
        const auto [first, last] = m_language.variableNames.equal_range(variable.name);
        for (auto it = first; it != last; ++it) {
            CheckedVariable& earlier = m_language.variables[it->second];
            if (earlier.scope != variable.scope) {
                continue;
            }
            if (earlier.format != variable.format) {
                reportFormats(element, variable, it->second);
                return true;
            }
            if (!variable.explanation.empty()) {
                earlier.explanation = variable.explanation;
            }
            readSpread(element, it->second);
            return true;
        }
        return false;
    }

    void reportFormats(Element element, const CheckedVariable& variable, VariableIndex of) {
        const CheckedVariable& earlier = m_language.variables[of];
        const std::string here = m_vocabulary.formatName(variable.format);
        const std::string there = m_vocabulary.formatName(earlier.format);
        const auto tell = [&](Element at, const std::string& is, const std::string& other, Location otherWhere) {
            Diagnostic& diagnostic = m_checker.report(variableDiagnostics["check.variable-formats"],
                                                      placeOf(at, "format"), {variable.name, is, other});
            diagnostic.notes.push_back({otherWhere, phrase("the other one is here")});
        };
        tell(element, here, there, earlier.where);
        tell(m_elements[of], there, here, variable.where);
    }

    /// Sets the initial value from the default of the format (V1.1).
    bool giveDefault(Element element, CheckedVariable& variable) {
        const FormatDefault* const found = defaultOf(m_vocabulary, variable.format);
        if (found == nullptr) {
            m_checker.report(variableDiagnostics["check.variable-no-default"], placeOf(element, "format"),
                             {variable.name, m_vocabulary.formatName(variable.format)});
            return false;
        }
        variable.initial = found->value;
        if (isText(variable.format)) {
            variable.initialText = found->text;
        }
        return true;
    }

    void add(Element element, CheckedVariable variable) {
        if (m_language.variables.size() >= mostVariables) {
            if (m_language.variables.size() == mostVariables && !m_isFull) {
                m_checker.report(variableDiagnostics["check.too-many-variables"], variable.where,
                                 {std::to_string(mostVariables)});
                m_isFull = true;
            }
            return;
        }
        const auto index = static_cast<VariableIndex>(m_language.variables.size());
        m_language.variableNames.emplace(variable.name, index);
        m_language.variables.push_back(std::move(variable));
        m_elements.push_back(element);
        readSpread(element, index);
    }

    /// Marks a variable that spreads, and adds its column. A later step reads the expression, because it needs all
    /// names.
    void readSpread(Element element, VariableIndex index) {
        if (!isWritten(element, {.name = "spread", .of = expressionText})) {
            return;
        }
        CheckedVariable& variable = m_language.variables[index];
        const Location where = element.valueWhere("spread");
        const auto type = holderType(variable, variableDiagnostics["check.spreads-nowhere"], where);
        if (!type) {
            return;
        }
        const Element first = m_elements[index];
        if (m_spreads[index]) {
            if (first.value("spread") != element.value("spread")) {
                m_checker.report(variableDiagnostics["check.two-spreads"], where, {variable.name})
                    .notes.push_back({variable.where, phrase("the other one is here")});
            }
            return;
        }
        if (m_model.layout.size() >= mostVariables) {
            m_checker.report(variableDiagnostics["check.too-many-variables"], where, {std::to_string(mostVariables)});
            return;
        }
        m_spreads[index] = true;
        m_elements[index] = element;
        const std::string scope = m_vocabulary.scopes()[variable.scope].id;
        variable.spreadColumn = m_model.layout.addVariable(
            index, scope.empty() ? variable.name : scope + "." + variable.name, variable.format, *type);
        m_checker.spreads.push_back({index, element});
    }

    /// Returns the type of the objects that hold the value of a variable. Reports a diagnostic if no object can hold
    /// it.
    std::optional<TypeIndex> holderType(const CheckedVariable& variable, const DiagnosticSpec& spec, Location where) {
        const VariableScope& scope = m_vocabulary.scopes()[variable.scope];
        Phrase why;
        std::optional<TypeIndex> type = scope.type;
        if (variable.scope == globalScope) {
            type = m_vocabulary.findType("game");
            why = type ? Phrase() : phrase("the vocabulary has no type 'game', which holds global values");
        } else if (scope.parent) {
            why = phrase("parts of objects have no meters or properties");
        }
        if (why.empty() && isText(variable.format)) {
            why = phrase("it is a {0}", {m_vocabulary.formatName(variable.format)});
        }
        if (why.empty()) {
            return type;
        }
        m_checker.report(spec, where, {variable.name, why});
        return std::nullopt;
    }

    /// Reports names that refer to two variables at one place, in any format (V2.3).
    void findOverlaps() {
        constexpr std::size_t mostOverlaps = 8; // maximum for each variable and scope, because the total grows as n²
        const auto& names = m_language.variableNames;
        for (auto first = names.begin(); first != names.end();) {
            const auto last = names.upper_bound(first->first);
            std::multimap<ScopeIndex, VariableIndex> ofScope;
            for (auto one = first; one != last; ++one) {
                ofScope.emplace(m_language.variables[one->second].scope, one->second);
            }
            for (auto a = first; a != last; ++a) {
                std::vector<VariableIndex> seen;
                for (const ScopeIndex scope : visibleScopes(m_vocabulary, m_language.variables[a->second].scope)) {
                    const auto [from, to] = ofScope.equal_range(scope);
                    std::size_t left = mostOverlaps;
                    for (auto one = from; one != to && left > 0; ++one, --left) {
                        countWork();
                        seen.push_back(one->second);
                    }
                }
                std::ranges::sort(seen);
                for (const VariableIndex b : seen) {
                    if (a->second != b) {
                        reportOverlap(a->second, b);
                    }
                }
            }
            first = last;
        }
    }

    void reportOverlap(VariableIndex a, VariableIndex b) {
        const CheckedVariable& later = m_language.variables[std::max(a, b)];
        const CheckedVariable& earlier = m_language.variables[std::min(a, b)];
        Diagnostic& diagnostic = m_checker.report(
            variableDiagnostics["check.variable-overlap"], later.where,
            {later.name, scopeName(m_vocabulary, later.scope), scopeName(m_vocabulary, earlier.scope)});
        diagnostic.notes.push_back({earlier.where, phrase("the other one is here")});
    }

    void readChannel(Element element) {
        const auto index = channelVariable(element);
        if (!index) {
            return;
        }
        CheckedVariable& variable = m_language.variables[*index];
        const auto type =
            holderType(variable, variableDiagnostics["check.channel-nowhere"], element.valueWhere("variable"));
        const auto column = type ? channelColumn(element, *type) : std::nullopt;
        if (!column) {
            return;
        }
        const ColumnSpec& spec = m_model.layout[*column];
        if (spec.format != variable.format) {
            m_checker.report(variableDiagnostics["check.channel-format"], element.valueWhere("variable"),
                             {variable.name, m_vocabulary.formatName(variable.format), spec.name,
                              m_vocabulary.formatName(spec.format)});
            return;
        }
        const bool isIn = element.value("direction") == "in";
        if (!isIn && element.value("direction") != "out") {
            return; // the check of the structure reports this
        }
        if (variable.channel != ChannelDirection::none) {
            m_checker
                .report(variableDiagnostics["check.channel-twice"], element.valueWhere("variable"), {variable.name})
                .notes.push_back({variable.channelWhere, phrase("the other one is here")});
            return;
        }
        if (isIn && m_spreads[*index]) {
            m_checker.report(variableDiagnostics["check.two-spreads"], element.valueWhere("variable"), {variable.name})
                .notes.push_back({m_elements[*index].valueWhere("spread"), phrase("the other one is here")});
            return;
        }
        variable.channel = isIn ? ChannelDirection::in : ChannelDirection::out;
        variable.channelColumn = *column;
        variable.channelWhere = element.head();
    }

    std::optional<VariableIndex> channelVariable(Element element) {
        const std::string name = element.value("variable");
        if (name.empty()) {
            return std::nullopt;
        }
        std::optional<ScopeIndex> scope;
        if (element.has("scope")) {
            scope = findScope(element, element.value("scope"));
            if (!scope) {
                return std::nullopt;
            }
        }
        std::vector<VariableIndex> found;
        const auto [first, last] = m_language.variableNames.equal_range(name);
        for (auto it = first; it != last; ++it) {
            if (!scope || m_language.variables[it->second].scope == *scope) {
                found.push_back(it->second);
            }
        }
        if (found.size() == 1) {
            return found.front();
        }
        if (found.empty()) {
            m_checker.reportUnknown(phrase("variable"), name, element.valueWhere("variable"),
                                    [&] { return variableNames(m_language); });
            return std::nullopt;
        }
        std::vector<Phrase> scopes;
        for (const VariableIndex one : found) {
            scopes.push_back(scopeName(m_vocabulary, m_language.variables[one].scope));
        }
        m_checker.report(variableDiagnostics["check.channel-scope"], element.valueWhere("variable"),
                         {name, joined(scopes)});
        return std::nullopt;
    }

    std::optional<ColumnId> channelColumn(Element element, TypeIndex type) {
        const bool isMeter = element.has("meter");
        const std::string_view attribute = isMeter ? "meter" : "property";
        const std::string name = element.value(attribute);
        if (name.empty()) {
            return std::nullopt;
        }
        const ColumnLayout& layout = m_model.layout;
        std::optional<ColumnId> column;
        if (isMeter) {
            column = layout.find(name);
            const bool isOne = column && (layout[*column].role == ColumnRole::meterCurrent ||
                                          layout[*column].role == ColumnRole::meterMax);
            column = isOne ? column : std::nullopt;
        } else if (const auto property = m_vocabulary.findProperty(name); property && layout.hasColumn(*property)) {
            column = layout.property(*property);
        }
        const Location where = element.valueWhere(attribute);
        if (!column) {
            m_checker.reportUnknown(Phrase::said(std::string(attribute)), name, where, [&] {
                std::vector<std::string> known;
                for (const ColumnSpec& spec : layout.columns()) {
                    const bool isOfMeter = spec.role == ColumnRole::meterCurrent || spec.role == ColumnRole::meterMax;
                    if (isMeter ? isOfMeter : spec.role == ColumnRole::property) {
                        known.push_back(spec.name);
                    }
                }
                return known;
            });
            return std::nullopt;
        }
        if (!layout.has(type, *column)) {
            m_checker.report(checkDiagnostics["check.type-lacks"], where,
                             {phrase("objects of the type '{0}'", {m_vocabulary.types()[type].id}),
                              Phrase::said(std::string(attribute)), name});
            return std::nullopt;
        }
        return column;
    }

    Checker& m_checker;
    CheckedModel& m_model;
    const Vocabulary& m_vocabulary;
    Language& m_language;
    std::vector<Element> m_elements;         ///< the declaration that counts, by VariableIndex
    std::map<VariableIndex, bool> m_spreads; ///< variables with a spread
    bool m_isFull = false;
};

} // namespace

void declareVariables(Checker& checker) {
    VariableReader reader(checker);
    reader.readVariables();
    reader.readChannels();
}

} // namespace orrery::engine
