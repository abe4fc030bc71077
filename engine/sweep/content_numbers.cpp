// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sweep/content_numbers.h"

#include "engine/content/constants.h"
#include "engine/content/expression_text.h"
#include "engine/content/schema.h"
#include "engine/syntax/xml_text.h"

#include <map>
#include <utility>

namespace orrery::engine {

namespace {

/// Returns whether an attribute can only be a number.
bool isNumber(const ParameterSpec& spec) {
    return spec.kind == ParameterKind::number || spec.kind == ParameterKind::integer;
}

/// Returns whether an attribute can be a number, but also something else.
bool mayBeNumber(const ParameterSpec& spec) {
    return spec.kind == ParameterKind::constant || spec.kind == ParameterKind::value ||
           spec.kind == ParameterKind::propertyValue || (spec.kind == ParameterKind::text && spec.of == expressionText);
}

/// Lists the numbers of classes.
class ClassNumbers {
public:
    ClassNumbers(const Vocabulary& vocabulary, std::vector<ContentNumber>& out)
        : m_vocabulary(vocabulary), m_out(out) {}

    void read(Element objectClass) {
        const ElementRow row = rowOf(objectClass, m_vocabulary);
        const std::string id = objectClass.value("id");
        if (id.empty() || !row.isKnown()) {
            return;
        }
        Outer own{id, {}};
        addOf(objectClass, row, id);
        readInside(objectClass, row, own, nullptr);
    }

private:
    /// A class or a group: its name, and the number of elements inside by tag.
    struct Outer {
        std::string name;
        std::map<std::string, int, std::less<>> counts;

        std::string nameOf(std::string_view tag) const {
            const int count = counts.find(tag)->second;
            return name + " " + std::string(tag) + (count == 1 ? "" : "[" + std::to_string(count) + "]");
        }
    };

    /// @param group the group around the element; null: none with an id
    void readInside(Element element, const ElementRow& row, Outer& own, Outer* group) {
        for (const Element child : element.children()) {
            const ElementRow inside = rowInside(row, element, child.tag(), child, m_vocabulary);
            ++own.counts[std::string(child.tag())];
            if (group != nullptr) {
                ++group->counts[std::string(child.tag())];
            }
            const std::string id =
                inside.format != nullptr && inside.tag == "group" ? child.value("id") : std::string();
            if (!inside.isKnown() || child.value("enabled") == "false") {
                skip(child, own, group); // it acts on nothing, but counts
            } else if (!id.empty() && group == nullptr) {
                Outer named{own.name + "/" + id, {}};
                addOf(child, inside, named.name);
                readInside(child, inside, own, &named);
            } else {
                addOf(child, inside, group != nullptr ? group->nameOf(child.tag()) : own.nameOf(child.tag()));
                readInside(child, inside, own, group);
            }
        }
    }

    static void skip(Element element, Outer& own, Outer* group) {
        for (const Element child : element.children()) {
            ++own.counts[std::string(child.tag())];
            if (group != nullptr) {
                ++group->counts[std::string(child.tag())];
            }
            skip(child, own, group);
        }
    }

    void addOf(Element element, const ElementRow& row, const std::string& name) {
        for (const ParameterSpec& spec : attributesOf(element, row, m_vocabulary).specs) {
            if (!isNumber(spec) && !mayBeNumber(spec)) {
                continue;
            }
            std::vector<Diagnostic> reported; // the check has reported them
            const auto written = writtenExpression(element, spec.name, reported);
            if (!written || !written->text) {
                continue;
            }
            std::string text(trimmed(written->text->text));
            const auto value = parseNumber(text);
            if (value || (isNumber(spec) && !text.empty())) {
                m_out.push_back(
                    {name + " " + std::string(spec.name), std::move(text), value, element.where(), written->where});
            }
        }
    }

    const Vocabulary& m_vocabulary;
    std::vector<ContentNumber>& m_out;
};

void addConstants(const ParsedProject& project, const CheckedModel& model, std::vector<ContentNumber>& out) {
    for (const CheckedDefine& define : model.language.defines) {
        const Location where = define.where;
        if (define.format != numberFormat || where.file.value >= project.trees.size() ||
            project.sources.files[where.file.value].isShipped) {
            continue;
        }
        const XmlTree& tree = *project.trees[where.file.value];
        const Element element{&tree, tree.nodeAt(where.span.begin)};
        std::vector<Diagnostic> reported;
        if (const auto written = writtenExpression(element, "value", reported); written && written->text) {
            std::string text(trimmed(written->text->text));
            const auto value = parseNumber(text);
            out.push_back({define.id, std::move(text), value, element.where(), written->where});
        }
    }
}

std::string attribute(std::string_view name, std::string_view value) {
    return value.empty() ? std::string() : " " + std::string(name) + "=\"" + escapeAttribute(value, '"') + "\"";
}

} // namespace

std::vector<ContentNumber> contentNumbers(const ParsedProject& project, const CheckedModel& model) {
    std::vector<ContentNumber> numbers;
    addConstants(project, model, numbers);
    ClassNumbers classes(model.vocabulary, numbers);
    for (const Element objectClass : project.topLevel("class")) {
        const bool isShipped = project.sources.files[objectClass.where().file.value].isShipped;
        if (!isShipped && objectClass.value("enabled") != "false") {
            classes.read(objectClass);
        }
    }
    return numbers;
}

bool isAt(const ContentNumber& number, const TextEdit& edit) {
    return edit.file == number.place.file && edit.span.begin < number.place.span.end &&
           edit.span.end > number.place.span.begin;
}

std::string varyPlace(std::string_view number) {
    const std::vector<std::string_view> words = splitWords(number);
    if (words.size() < 2) {
        return attribute("constant", number);
    }
    const std::string_view element = words.size() == 2 ? std::string_view() : words[1];
    return attribute("at", words.front()) + attribute("element", element) + attribute("attribute", words.back());
}

} // namespace orrery::engine
