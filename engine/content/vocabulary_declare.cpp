// SPDX-License-Identifier: GPL-3.0-or-later
// The declarations of a vocabulary, each by itself.
#include "engine/content/expression_text.h"
#include "engine/content/vocabulary_load.h"
#include "engine/content/vocabulary_loader.h"

namespace orrery::engine {

double VocabularyLoader::number(Element element, std::string_view attribute, double fallback) const {
    return element.has(attribute) ? parseNumber(element.value(attribute)).value_or(fallback) : fallback;
}

void VocabularyLoader::declareEnumeration(Element element) {
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
        m_diagnostics.push_back({&diag::emptyEnumeration, element.head(), {enumeration.id}, {}, {}});
    }
    add(m_out.editEnumerations(), element, "enumerations", std::move(enumeration));
}

void VocabularyLoader::declareValue(Enumeration& enumeration, Element element) {
    Enumerator value{element.value("id"), {}, labelOf(element), element.flag("off", false), element.head()};
    if (!isName(value.id)) {
        if (!value.id.empty()) {
            m_diagnostics.push_back(
                {&diag::badName, element.valueWhere("id"), {value.id, phrase("the id of a value")}, {}, {}});
        }
        return;
    }
    if (isLanguageWord(value.id)) {
        finding(diag::nameClash, element.valueWhere("id"), {value.id, phrase("a reserved word")});
        return;
    }
    if (enumeration.values.size() >= declarationLimit) {
        return;
    }
    if (const auto earlier = enumeration.find(value.id)) {
        m_diagnostics.push_back({&diag::duplicateDeclaration,
                                 element.valueWhere("id"),
                                 {phrase("value"), value.id},
                                 {{enumeration.values[*earlier].where, phrase("declared here")}},
                                 {}});
        return;
    }
    for (std::string& alias : wordsOf(element, "alias")) {
        if (const auto earlier = enumeration.find(alias); earlier || alias == value.id) {
            m_diagnostics.push_back({&diag::repeatedReference, element.valueWhere("alias"), {alias}, {}, {}});
        } else {
            value.aliases.push_back(std::move(alias));
        }
    }
    enumeration.add(std::move(value));
}

void VocabularyLoader::declareMeter(Element element) {
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
    std::vector<Diagnostic> findings; // reported when the checker reads the growth
    if (const auto growth = writtenExpression(element, "growth", findings)) {
        meter.growth = growth->text.value_or(DecodedText{}).text;
        meter.growthWhere = growth->where;
    }
    meter.where = element.head();
    if (meter.minimum > meter.maximum) {
        m_diagnostics.push_back({&diag::badBounds,
                                 element.valueWhere(element.has("minimum") ? "minimum" : "maximum"),
                                 {phrase("the minimum {0} is above the maximum {1}",
                                         {numberText(meter.minimum), numberText(meter.maximum)})},
                                 {},
                                 {}});
        meter.maximum = meter.minimum;
    } else if (meter.initial < meter.minimum || meter.initial > meter.maximum) {
        m_diagnostics.push_back(
            {&diag::badBounds,
             element.valueWhere("initial"),
             {phrase("the initial value {0} is not between {1} and {2}",
                     {numberText(meter.initial), numberText(meter.minimum), numberText(meter.maximum)})},
             {},
             {}});
    }
    meter.initial = std::clamp(meter.initial, meter.minimum, meter.maximum);
    add(m_out.editMeters(), element, "meters", std::move(meter));
}

void VocabularyLoader::declareProperty(Element element) {
    Property property;
    property.id = element.value("id");
    property.aliases = wordsOf(element, "alias");
    property.label = labelOf(element);
    property.help = element.value("help");
    property.defaultText = element.value("default");
    property.ofClass = element.value("of") == "class";
    property.isRuntime = element.flag("runtime", false);
    property.where = element.head();
    if (const auto index = add(m_out.editProperties(), element, "properties", std::move(property))) {
        m_properties.emplace_back(*index, element);
    }
}

void VocabularyLoader::declareResource(Element element) {
    Resource resource{.id = element.value("id"),
                      .label = labelOf(element),
                      .help = element.value("help"),
                      .initial = number(element, "initial", 0.0),
                      .debt = element.flag("debt", false),
                      .income = {},
                      .incomeWhere = {},
                      .where = element.head()};
    std::vector<Diagnostic> findings; // reported when the checker reads the income
    if (const auto income = writtenExpression(element, "income", findings)) {
        resource.income = income->text.value_or(DecodedText{}).text;
        resource.incomeWhere = income->where;
    }
    add(m_out.editResources(), element, "resources", std::move(resource));
}

/// Declares a kind of event. Shipped kinds keep their names, because the program raises them itself.
void VocabularyLoader::declareOccurrence(Element element) {
    const std::string id = element.value("id");
    if (std::ranges::find(m_out.shippedOccurrences(), id, &OccurrenceSpec::id) != m_out.shippedOccurrences().end()) {
        m_diagnostics.push_back({&diag::occurrenceTaken, element.valueWhere("id"), {id}, {}, {}});
        return;
    }
    add(m_out.editOccurrences(), element, "occurrences", Occurrence{id, labelOf(element), element.head()});
}

void VocabularyLoader::declareType(Element element) {
    const std::string id = element.value("id");
    if (element.flag("extend", false)) {
        const DeclaredIds& known = m_ids["types"];
        if (const auto found = known.find(id); found != known.end()) {
            m_types.add(found->second, element);
            return;
        }
        m_diagnostics.push_back(
            {&diag::nothingToReplace, element.valueWhere("id"), {phrase("type"), id, phrase("extend")}, {}, {}});
    }
    Type type;
    type.id = id;
    if (isLanguageWord(id)) {
        finding(diag::nameClash, element.valueWhere("id"), {id, phrase("a reserved word")});
    }
    type.label = labelOf(element);
    type.where = element.head();
    if (const auto index = add(m_out.editTypes(), element, "types", std::move(type))) {
        m_types.begin(*index, element);
    }
}

} // namespace orrery::engine
