// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/mutants.h"

#include "engine/content/constants.h"
#include "engine/content/schema.h"
#include "engine/content/structure.h"
#include "engine/syntax/expr_lexer.h"
#include "engine/syntax/xml_edit.h"
#include "engine/syntax/xml_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

namespace orrery::engine {

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(MutantKind::count_)> kindNames{
    "no-group", "no-effect",  "no-condition", "negated",     "bound",    "scaled",
    "zeroed",   "enumerator", "meter-side",   "no-stacking", "priority", "swapped"};

/// Lists the mutants of one class.
class ClassMutants {
public:
    ClassMutants(const Vocabulary& vocabulary, std::vector<Mutant>& out) : m_vocabulary(vocabulary), m_out(out) {}

    void read(Element objectClass) {
        m_class = objectClass.value("id");
        m_place = m_class;
        readInside(objectClass, rowOf(objectClass, m_vocabulary));
    }

private:
    void readInside(Element element, const ElementRow& row) {
        std::vector<Element> effects;
        int groups = 0;
        for (const Element child : element.children()) {
            if (child.value("enabled") == "false") {
                continue;
            }
            const ElementRow inside = rowInside(row, element, child.tag(), child, m_vocabulary);
            const bool isGroup = inside.format != nullptr && inside.tag == "group";
            if (isGroup) {
                ++groups;
                m_place = m_class + "/" + (child.has("id") ? child.value("id") : "#" + std::to_string(groups));
                readGroup(child);
            } else if (inside.effect != nullptr) {
                readEffect(child, inside);
                effects.push_back(child);
            } else if (inside.condition != nullptr && inside.expression == nullptr) {
                readCondition(child, inside);
            } else if (inside.format != nullptr && inside.format->content == ElementContent::conditions) {
                readIf(child);
            }
            readInside(child, inside);
            if (isGroup) {
                m_place = m_class;
            }
        }
        for (std::size_t i = 0; i + 1 < effects.size(); ++i) {
            swap(effects[i], effects[i + 1]);
        }
    }

    void add(MutantKind kind, Element element, Phrase sentence, std::vector<TextEdit> edits) {
        m_out.push_back({kind, element.where(), m_place, std::move(sentence), std::move(edits)});
    }
    void add(MutantKind kind, Element element, Phrase sentence, std::optional<TextEdit> edit) {
        if (edit) {
            add(kind, element, std::move(sentence), std::vector{std::move(*edit)});
        }
    }

    static std::optional<TextEdit> switchedOff(Element element) {
        return setAttribute(*element.tree, element.index, "enabled", "false");
    }

    void readGroup(Element group) {
        add(MutantKind::groupOff, group, phrase("the group never fires"), switchedOff(group));
        readStacking(group);
        readPriority(group);
    }

    void readStacking(Element element) {
        if (element.has("stacking")) {
            add(MutantKind::stackingOff, element,
                phrase("the stacking name {0} is removed", {element.value("stacking")}),
                removeAttribute(*element.tree, element.index, "stacking"));
        }
    }

    void readPriority(Element element) {
        if (const auto priority = parseInteger(element.value("priority"))) {
            const std::string later = std::to_string(*priority + 100);
            add(MutantKind::priority, element,
                phrase("the priority is {0} instead of {1}", {later, std::to_string(*priority)}),
                setAttribute(*element.tree, element.index, "priority", later));
        }
    }

    void readEffect(Element effect, const ElementRow& row) {
        const std::string tag(effect.tag());
        add(MutantKind::effectOff, effect, phrase("the effect {0} never acts", {tag}), switchedOff(effect));
        readStacking(effect);
        readPriority(effect);
        for (const ParameterSpec& spec : row.effect->parameters) {
            if (spec.kind == ParameterKind::number || spec.kind == ParameterKind::integer) {
                eachNumber(effect, spec.name, [&](double number, const DecodedText& text, Span span) {
                    if (number == 0.0) {
                        return;
                    }
                    replaceNumber(MutantKind::scaled, effect, text, span, number,
                                  spec.kind == ParameterKind::integer ? number + 1.0 : aTenthMore(number));
                    replaceNumber(MutantKind::zeroed, effect, text, span, number, 0.0);
                });
            }
            readWord(effect, spec);
        }
        const std::size_t max = tag.find("-max-meter");
        const std::size_t current = tag.find("-meter");
        if (row.effect->operation != MeterOperation::none && current != std::string::npos) {
            std::string other = tag;
            max != std::string::npos ? other.erase(max, 4) : other.insert(current, "-max");
            std::vector<TextEdit> edits;
            for (const Location& place : tagPlaces(effect)) {
                edits.push_back({place.file, place.span, other});
            }
            add(MutantKind::meterSide, effect, phrase("{0} instead of {1}", {other, tag}), std::move(edits));
        }
    }

    void readCondition(Element condition, const ElementRow& row) {
        const std::string tag(condition.tag());
        add(MutantKind::conditionOff, condition, phrase("the condition {0} is removed", {tag}), switchedOff(condition));
        const Location where = condition.where();
        add(MutantKind::negated, condition, phrase("the condition {0} is negated", {tag}),
            std::vector<TextEdit>{{where.file, {where.span.begin, where.span.begin}, "<not>"},
                                  {where.file, {where.span.end, where.span.end}, "</not>"}});
        for (const ParameterSpec& spec : row.condition->parameters) {
            if (spec.kind == ParameterKind::number || spec.kind == ParameterKind::integer) {
                readBounds(condition, spec.name, spec.maximum <= 1.0);
            }
            readWord(condition, spec);
        }
        readIf(condition);
    }

    /// Reads the condition in an attribute `if`.
    void readIf(Element element) {
        const XmlAttribute* const found = element.tree->attribute(element.index, "if");
        if (found == nullptr) {
            return;
        }
        const DecodedText text = decodeAttribute(element.tree->slice(found->value), found->value.begin);
        add(MutantKind::conditionOff, element, phrase("the condition {0} is removed", {quoted(text.text)}),
            removeAttribute(*element.tree, element.index, "if"));
        std::string negated = "not (";
        negated += text.text + ")";
        add(MutantKind::negated, element, phrase("the condition {0} is negated", {quoted(text.text)}),
            setAttribute(*element.tree, element.index, "if", negated));
        readBounds(element, "if", false);
    }

    void readBounds(Element element, std::string_view attribute, bool isShare) {
        eachNumber(element, attribute, [&](double number, const DecodedText& text, Span span) {
            if (isShare) { // a probability
                replaceNumber(MutantKind::bound, element, text, span, number, number > 0.5 ? 0.0 : 1.0);
                return;
            }
            replaceNumber(MutantKind::bound, element, text, span, number, number + 1.0);
            if (number >= 1.0) {
                replaceNumber(MutantKind::bound, element, text, span, number, number - 1.0);
            }
        });
    }

    template <typename Call>
    void eachNumber(Element element, std::string_view attribute, const Call& call) {
        const XmlAttribute* const found = element.tree->attribute(element.index, attribute);
        if (found == nullptr) {
            return;
        }
        const DecodedText text = decodeAttribute(element.tree->slice(found->value), found->value.begin);
        for (const ExprToken& token : lexExpression(text.text)) {
            if (token.kind != ExprTokenKind::number || token.isBroken) {
                continue;
            }
            if (const auto number =
                    parseNumber(std::string_view(text.text).substr(token.span.begin, token.span.size()))) {
                call(*number, text, token.span);
            }
        }
    }

    void replaceNumber(MutantKind kind, Element element, const DecodedText& text, Span span, double before,
                       double after) {
        add(kind, element, phrase("{0} instead of {1}", {numberText(after), numberText(before)}),
            std::vector<TextEdit>{{element.where().file, text.rawSpan(span), numberText(after)}});
    }

    /// Replaces an enumerator or another word of a closed list by the next one.
    void readWord(Element element, const ParameterSpec& spec) {
        const std::string word = element.value(spec.name);
        std::vector<std::string> words;
        if (spec.kind == ParameterKind::choice) {
            words.assign(spec.choices.begin(), spec.choices.end());
        } else if (spec.kind == ParameterKind::enumerator) {
            if (const auto enumeration = m_vocabulary.findEnumeration(spec.of)) {
                for (const auto& value : m_vocabulary.enumerations()[*enumeration].values) {
                    words.push_back(value.id);
                }
            }
        }
        const auto found = std::ranges::find(words, word);
        if (found == words.end() || words.size() < 2) {
            return;
        }
        const std::string next = found + 1 == words.end() ? words.front() : *(found + 1);
        add(MutantKind::enumerator, element, phrase("{0} instead of {1}", {next, word}),
            setAttribute(*element.tree, element.index, spec.name, next));
    }

    void swap(Element first, Element second) {
        const Location a = first.where();
        const Location b = second.where();
        const std::string textA(first.tree->slice(a.span));
        const std::string textB(second.tree->slice(b.span));
        if (textA != textB) {
            add(MutantKind::swapped, first,
                phrase("{0} acts after {1}", {std::string(first.tag()), std::string(second.tag())}),
                std::vector<TextEdit>{{a.file, a.span, textB}, {b.file, b.span, textA}});
        }
    }

    const Vocabulary& m_vocabulary;
    std::vector<Mutant>& m_out;
    std::string m_class;
    std::string m_place;
};

} // namespace

std::string_view mutantKindName(MutantKind kind) {
    return kindNames[static_cast<std::size_t>(kind)];
}

std::vector<Mutant> mutantsOf(const ParsedProject& project, const Vocabulary& vocabulary) {
    std::vector<Mutant> mutants;
    for (const Element objectClass : project.topLevel("class")) {
        if (!project.sources.files[objectClass.where().file.value].isShipped && !objectClass.isBroken()) {
            ClassMutants(vocabulary, mutants).read(objectClass);
        }
    }
    return mutants;
}

double aTenthMore(double number) {
    constexpr int digits = 12;
    std::array<char, 40> buffer{};
    const double more = number * 1.1;
    const auto written =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), more, std::chars_format::general, digits);
    return parseNumber({buffer.data(), written.ptr}).value_or(more);
}

void keepMutantsOf(std::vector<Mutant>& mutants, std::string_view name) {
    const auto isExact = [&](const Mutant& one) {
        return one.group == name || one.group.substr(0, one.group.find('/')) == name;
    };
    if (name.ends_with('/')) {
        std::erase_if(mutants, [&](const Mutant& one) { return !one.group.starts_with(name); });
        return;
    }
    const bool hasExact = std::ranges::any_of(mutants, isExact);
    std::erase_if(mutants, [&](const Mutant& one) {
        return hasExact ? !isExact(one) : one.group.find(name) == std::string::npos;
    });
}

} // namespace orrery::engine
