// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/vocabulary_declarations.h"

#include "engine/content/expression_text.h"
#include "engine/content/vocabulary_load.h"

#include <algorithm>

namespace orrery::engine {

namespace {

double number(Element element, std::string_view attribute, double fallback) {
    return element.has(attribute) ? parseNumber(element.value(attribute)).value_or(fallback) : fallback;
}

} // namespace

void VocabularyDeclarations::declare(Element section) {
    for (const Element element : section.children()) {
        const std::string_view tag = element.tag();
        if (tag == "enumeration") {
            declareEnumeration(element);
        } else if (tag == "meter") {
            declareMeter(element);
        } else if (tag == "property") {
            declareProperty(element);
        } else if (tag == "resource") {
            declareResource(element);
        } else if (tag == "type") {
            declareType(element);
        } else if (tag == "occurrence") {
            declareOccurrence(element);
        } else if (tag == "scope") {
            m_elements.scopes.push_back(element);
        } else if (tag == "default") {
            m_elements.defaults.push_back(element);
        } else if (tag == "rules") {
            declareRules(element);
        } else if (tag == "define") {
            declareDefine(element);
        } else if (tag == "option") {
            declareOption(element);
        } else if (tag == "kind") {
            declareKind(element);
        } else if (tag == "priority") {
            declarePriority(element);
        }
    }
}

void VocabularyDeclarations::declareEnumeration(Element element) {
    Enumeration enumeration;
    enumeration.id = element.value("id");
    enumeration.label = labelOf(element);
    enumeration.where = element.head();
    const std::string order = element.value("order");
    enumeration.order = order == "scale"   ? EnumerationOrder::scale
                        : order == "wheel" ? EnumerationOrder::wheel
                                           : EnumerationOrder::none;
    for (const Element value : element.children()) {
        if (value.tag() == "value") {
            declareValue(enumeration, value);
        }
    }
    if (enumeration.values.empty() && !element.isBroken()) {
        m_reports.finding(vocabularyDiagnostics["vocabulary.empty-enumeration"], element.head(), {enumeration.id});
    }
    add(m_out.editEnumerations(), element, "enumerations", std::move(enumeration));
}

void VocabularyDeclarations::declareValue(Enumeration& enumeration, Element element) {
    Enumerator value{element.value("id"), {}, labelOf(element), element.flag("off", false), element.head()};
    if (!isName(value.id)) {
        if (!value.id.empty()) {
            m_reports.finding(contentDiagnostics["content.bad-name"], element.valueWhere("id"),
                              {value.id, phrase("the id of a value")});
        }
        return;
    }
    if (isLanguageWord(value.id)) {
        m_reports.finding(vocabularyDiagnostics["vocabulary.name-clash"], element.valueWhere("id"),
                          {value.id, phrase("a reserved word")});
        return;
    }
    if (enumeration.values.size() >= declarationLimit) {
        return;
    }
    if (const auto earlier = enumeration.find(value.id)) {
        m_reports
            .finding(vocabularyDiagnostics["vocabulary.duplicate"], element.valueWhere("id"),
                     {phrase("value"), value.id})
            .notes.push_back({enumeration.values[*earlier].where, phrase("declared here")});
        return;
    }
    for (std::string& alias : wordsOf(element, "alias")) {
        if (const auto earlier = enumeration.find(alias); earlier || alias == value.id) {
            m_reports.finding(vocabularyDiagnostics["vocabulary.repeated"], element.valueWhere("alias"), {alias});
        } else {
            value.aliases.push_back(std::move(alias));
        }
    }
    enumeration.add(std::move(value));
}

void VocabularyDeclarations::declareMeter(Element element) {
    Meter meter;
    meter.id = element.value("id");
    meter.label = labelOf(element);
    meter.help = element.value("help");
    meter.minimum = number(element, "minimum", meter.minimum);
    meter.maximum = number(element, "maximum", meter.maximum);
    meter.initial =
        number(element, "initial",
               std::clamp(0.0, std::min(meter.minimum, meter.maximum), std::max(meter.minimum, meter.maximum)));
    meter.rebuilt = element.flag("rebuilt", true);
    meter.single = element.flag("single", false);
    std::vector<Diagnostic> findings; // the checker reports these when it checks the growth
    if (const auto growth = writtenExpression(element, "growth", findings)) {
        meter.growth = growth->text.value_or(DecodedText{}).text;
        meter.growthWhere = growth->where;
    }
    meter.where = element.head();
    if (meter.minimum > meter.maximum) {
        m_reports.finding(vocabularyDiagnostics["vocabulary.bad-bounds"],
                          element.valueWhere(element.has("minimum") ? "minimum" : "maximum"),
                          {phrase("the minimum {0} is above the maximum {1}",
                                  {numberText(meter.minimum), numberText(meter.maximum)})});
        meter.maximum = meter.minimum;
    } else if (meter.initial < meter.minimum || meter.initial > meter.maximum) {
        m_reports.finding(vocabularyDiagnostics["vocabulary.bad-bounds"], element.valueWhere("initial"),
                          {phrase("the initial value {0} is not between {1} and {2}",
                                  {numberText(meter.initial), numberText(meter.minimum), numberText(meter.maximum)})});
    }
    meter.initial = std::clamp(meter.initial, meter.minimum, meter.maximum);
    add(m_out.editMeters(), element, "meters", std::move(meter));
}

void VocabularyDeclarations::declareRules(Element element) {
    for (const RuleProperty& property : ruleProperties) {
        const std::string word = element.value(property.name);
        if (const auto at = std::ranges::find(property.words, word); at != property.words.end()) {
            m_out.setRule(property, at != property.words.begin());
        }
    }
}

void VocabularyDeclarations::declareProperty(Element element) {
    Property property;
    property.id = element.value("id");
    property.aliases = wordsOf(element, "alias");
    property.label = labelOf(element);
    property.help = element.value("help");
    property.defaultText = element.value("default");
    property.ofClass = element.value("of") == "class";
    property.isNumber = element.flag("numbers", false);
    property.isRuntime = element.flag("runtime", false);
    property.where = element.head();
    if (const auto index = add(m_out.editProperties(), element, "properties", std::move(property))) {
        m_elements.properties.emplace_back(*index, element);
    }
}

void VocabularyDeclarations::declareResource(Element element) {
    Resource resource{.id = element.value("id"),
                      .label = labelOf(element),
                      .help = element.value("help"),
                      .initial = number(element, "initial", 0.0),
                      .debt = element.flag("debt", false),
                      .income = {},
                      .incomeWhere = {},
                      .where = element.head()};
    std::vector<Diagnostic> findings; // the checker reports these when it checks the income
    if (const auto income = writtenExpression(element, "income", findings)) {
        resource.income = income->text.value_or(DecodedText{}).text;
        resource.incomeWhere = income->where;
    }
    add(m_out.editResources(), element, "resources", std::move(resource));
}

/// Declares a kind of event. Reports an id of a kind that ships with the program, because the engine itself raises
/// events of those kinds.
void VocabularyDeclarations::declareOccurrence(Element element) {
    const std::string id = element.value("id");
    if (std::ranges::find(m_out.shippedOccurrences(), id, &OccurrenceSpec::id) != m_out.shippedOccurrences().end()) {
        m_reports.finding(vocabularyDiagnostics["vocabulary.occurrence-taken"], element.valueWhere("id"), {id});
        return;
    }
    add(m_out.editOccurrences(), element, "occurrences", Occurrence{id, labelOf(element), element.head()});
}

void VocabularyDeclarations::declarePriority(Element element) {
    const double value = std::clamp(number(element, "value", 0.0), -1e6, 1e6);
    add(m_out.editPriorities(), element, "priorities",
        PriorityName{element.value("id"), static_cast<int>(value), element.head()});
}

void VocabularyDeclarations::declareType(Element element) {
    const std::string id = element.value("id");
    if (element.flag("extend", false)) {
        const DeclaredIds& known = m_ids["types"];
        if (const auto found = known.find(id); found != known.end()) {
            m_elements.types.add(found->second, element);
            return;
        }
        m_reports.finding(vocabularyDiagnostics["vocabulary.nothing-to-replace"], element.valueWhere("id"),
                          {phrase("type"), id, phrase("extend")});
    }
    Type type;
    type.id = id;
    if (isLanguageWord(id)) {
        m_reports.finding(vocabularyDiagnostics["vocabulary.name-clash"], element.valueWhere("id"),
                          {id, phrase("a reserved word")});
    }
    type.label = labelOf(element);
    type.where = element.head();
    if (const auto index = add(m_out.editTypes(), element, "types", std::move(type))) {
        m_elements.types.begin(*index, element);
    }
}

void VocabularyDeclarations::declareOption(Element element) {
    Property option;
    option.id = element.value("id");
    option.label = labelOf(element);
    option.help = element.value("help");
    option.defaultText = element.value("default");
    option.isOption = true;
    option.where = element.head();
    if (const auto index = add(m_out.editProperties(), element, "options", std::move(option))) {
        m_elements.properties.emplace_back(*index, element);
        m_elements.options.emplace_back(*index, element);
    }
}

void VocabularyDeclarations::declareDefine(Element element) {
    Define define;
    define.id = element.value("id");
    define.help = element.value("help");
    define.text = element.tree->value(element.index, "value");
    define.textWhere = element.valueWhere("value");
    define.format = element.value("format");
    define.where = element.head();
    add(m_out.editDefines(), element, "defines", std::move(define));
}

void VocabularyDeclarations::declareKind(Element element) {
    HasKind kind;
    kind.id = element.value("id");
    kind.aliases = wordsOf(element, "alias");
    kind.label = labelOf(element);
    kind.help = element.value("help");
    kind.where = element.head();
    if (const auto index = add(m_out.editKinds(), element, "kinds", std::move(kind))) {
        m_elements.kinds.begin(*index, element);
    }
}

} // namespace orrery::engine
