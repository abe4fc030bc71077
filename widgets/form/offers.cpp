// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/offers.h"

#include "engine/check/scenario/orders.h"
#include "engine/content/expression_text.h"
#include "engine/syntax/xml_text.h"
#include "widgets/words/engine_text.h"

#include <algorithm>
#include <array>

namespace orrery::widgets {

namespace {

using engine::Element;
using engine::ElementContent;
using engine::ElementRow;
using engine::ParameterSpec;
using engine::RowFamily;
using engine::Vocabulary;
using engine::XmlTree;

/// The initial content of an element that is useless without it. The user does not have to write it each time.
struct Skeleton {
    std::string_view tag;
    std::string_view inside;
};
constexpr std::array skeletons{
    Skeleton{"group", "  <scope>\n    <include/>\n  </scope>\n  <effects/>\n"},
    Skeleton{"scope", "  <include/>\n"},
};

std::string_view firstValue(const ParameterSpec& spec) {
    return !spec.fallback.empty() ? spec.fallback : spec.choices.empty() ? std::string_view() : spec.choices[0];
}

/// Writes an open tag without its end, with the required attributes.
class TagWriter {
public:
    explicit TagWriter(std::string_view tag) : m_text("<" + std::string(tag)) {}

    void add(std::string_view name, std::string_view value) {
        m_text.append(" ").append(name).append("=\"").append(engine::escapeAttribute(value, '"')).append("\"");
    }
    void addRequired(std::span<const ParameterSpec> specs) {
        // If one of several attributes is required, the user chooses one. The form shows all of them until then.
        for (const ParameterSpec& spec : specs) {
            if (spec.required) {
                add(spec.name, firstValue(spec));
            }
        }
    }
    std::string take() { return std::move(m_text); }

private:
    std::string m_text;
};

std::string closed(std::string open, std::string_view tag, std::string_view inside) {
    return inside.empty() ? open + "/>" : open + ">\n" + std::string(inside) + "</" + std::string(tag) + ">";
}

std::string skeletonOf(const ElementRow& row) {
    if (row.format != nullptr) {
        const auto found = std::ranges::find(skeletons, row.tag, &Skeleton::tag);
        if (found != skeletons.end() && row.format->content == ElementContent::elements &&
            !row.format->children.empty()) {
            return std::string(found->inside);
        }
    }
    std::string inside;
    if (row.effect != nullptr) {
        for (const engine::BlockSpec& block : row.effect->blocks) {
            inside += block.required ? "  <" + std::string(block.tag) + "/>\n" : std::string();
        }
    }
    return inside;
}

std::string expressionSnippet(const engine::ExpressionElement& row) {
    const std::string tag(row.tag);
    if (row.form == engine::ExpressionForm::value) {
        return "<" + tag + "></" + tag + ">";
    }
    TagWriter open(row.tag);
    open.addRequired(row.attributes);
    std::string inside;
    const auto addEmpty = [&](std::string_view inner) {
        inside.append("  <").append(inner).append("></").append(inner).append(">\n");
    };
    if (row.form == engine::ExpressionForm::has) {
        std::ranges::for_each(std::array{engine::kindTag, engine::idTag}, addEmpty);
    }
    const auto values = engine::expressionElements();
    const auto value = std::ranges::find(values, engine::ExpressionForm::value, &engine::ExpressionElement::form);
    for (std::size_t i = 0; i < row.least; ++i) {
        addEmpty(value->tag);
    }
    return closed(open.take(), row.tag, inside);
}

// Effects that the elements around allow.

bool hasChild(Element element, std::string_view tag) {
    return element.tree->child(element.index, tag) != XmlTree::none;
}

/// The restrictions that the elements around an effect set.
struct EffectsAround {
    bool mayAlterMeters = true;
    bool answers = false; ///< true if the effects respond to an event
};

EffectsAround effectsAround(Element list, const Vocabulary& vocabulary) {
    EffectsAround around;
    for (std::uint32_t at = list.index; at != XmlTree::document && at != XmlTree::none;
         at = list.tree->node(at).parent) {
        const Element element{list.tree, at};
        const ElementRow row = rowOf(element, vocabulary);
        if (row.effect != nullptr) {
            using engine::TimelineWork;
            const TimelineWork work = row.effect->timeline;
            around.mayAlterMeters = around.mayAlterMeters && work == TimelineWork::branch;
            if (work == TimelineWork::delay) {
                return around; // a delayed effect is not a response
            }
            around.answers = around.answers || work == TimelineWork::await;
        } else if (row.action != nullptr) {
            around.mayAlterMeters = false;
        } else if (row.format != nullptr) {
            const engine::ElementSpec* const trigger = row.format->child("trigger");
            if (trigger != nullptr && trigger->takesDetails && hasChild(element, trigger->tag)) {
                around.answers = true;
                around.mayAlterMeters = false;
            }
        }
    }
    return around;
}

bool suits(const ElementRow& row, const EffectsAround& around) {
    return row.effect == nullptr || ((around.mayAlterMeters || row.effect->operation == engine::MeterOperation::none) &&
                                     (around.answers || !row.effect->ofResponse));
}

/// Returns the number of children that are operands, or conditions, of an element.
std::size_t countOf(Element parent, const ElementRow& row, RowFamily family, const Vocabulary& vocabulary,
                    Element leaving) {
    std::size_t count = 0;
    for (const Element child : parent.children()) {
        count +=
            child.index != leaving.index && rowInside(row, parent, child.tag(), child, vocabulary).family == family;
    }
    return count;
}

/// Returns whether one more element of a family fits.
bool hasRoom(Element parent, const ElementRow& row, const ElementRow& inside, const Vocabulary& vocabulary,
             Element leaving) {
    const auto count = [&](RowFamily family) { return countOf(parent, row, family, vocabulary, leaving); };
    if (row.condition != nullptr && row.condition->children == engine::ChildRule::one &&
        inside.family == RowFamily::condition) {
        return count(RowFamily::condition) == 0;
    }
    if (row.isHolder()) {
        return count(RowFamily::expression) == 0 && parent.tree->text(parent.index).empty();
    }
    if (inside.family == RowFamily::expression && row.expression != nullptr) {
        return row.expression->most == engine::ExpressionElement::anyNumber ||
               count(RowFamily::expression) < row.expression->most;
    }
    if (inside.isHolder()) {
        const bool isThere = std::ranges::any_of(parent.children(), [&](Element child) {
            return child.index != leaving.index && child.tag() == inside.tag;
        });
        return !isThere && !parent.has(inside.tag);
    }
    return true;
}

/// Returns whether an element allows a child of that row. Only a watch that counts conditions can contain them.
bool isCounted(const ElementRow& row, const ElementRow& inside) {
    return row.format == nullptr || !row.format->takesRow || inside.format == nullptr ||
           (row.watch != nullptr && row.watch->holdsConditions);
}

void addWatches(std::vector<ElementOffer>& offers, const ElementRow& row, const Vocabulary& vocabulary) {
    for (const engine::WatchSpec& watch : vocabulary.watches()) {
        TagWriter open(row.tag);
        open.addRequired(row.format->attributes);
        open.add("type", watch.type);
        open.add("op", "eq");
        open.addRequired(watch.parameters);
        offers.push_back({row, (engineText(row.label) + QStringLiteral(": ") + engineText(watch.label)).toStdString(),
                          engineText(watch.help).toStdString(), std::string(row.tag) + " " + std::string(watch.type),
                          open.take() + "/>"});
    }
}

} // namespace

std::string snippetOf(const ElementRow& row, const Vocabulary& vocabulary) {
    if (row.expression != nullptr) {
        return expressionSnippet(*row.expression);
    }
    const std::string tag(row.tag);
    TagWriter open(row.tag);
    if (row.family == RowFamily::page || row.isHolder() ||
        (row.format != nullptr && row.format->content == ElementContent::text)) {
        if (row.format != nullptr) {
            open.addRequired(row.format->attributes);
        }
        return open.take() + "></" + tag + ">";
    }
    open.addRequired(attributesOf({}, row, vocabulary).specs);
    return closed(open.take(), row.tag, skeletonOf(row));
}

std::vector<ElementOffer> offersAt(Element element, const Vocabulary& vocabulary) {
    std::vector<ElementOffer> offers;
    const ElementRow row = rowOf(element, vocabulary);
    if (!row.isKnown()) {
        return offers;
    }
    const EffectsAround around = row.holdsEffects() ? effectsAround(element, vocabulary) : EffectsAround{};
    for (const ElementRow& inside : rowsInside(row, vocabulary)) {
        if (!suits(inside, around) || !hasRoom(element, row, inside, vocabulary, {}) || !isCounted(row, inside)) {
            continue;
        }
        if (inside.format != nullptr && inside.format->takesRow) {
            addWatches(offers, inside, vocabulary);
            continue;
        }
        offers.push_back({inside, engineText(inside.label).toStdString(), engineText(inside.help).toStdString(),
                          std::string(inside.tag), snippetOf(inside, vocabulary)});
    }
    return offers;
}

bool mayStandIn(Element parent, std::string_view tag, const Vocabulary& vocabulary, Element leaving) {
    const ElementRow row = rowOf(parent, vocabulary);
    const ElementRow inside = row.isKnown() ? rowInside(row, parent, tag, {}, vocabulary) : ElementRow{};
    return inside.isKnown() && hasRoom(parent, row, inside, vocabulary, leaving) && isCounted(row, inside) &&
           suits(inside, inside.effect != nullptr ? effectsAround(parent, vocabulary) : EffectsAround{});
}

std::vector<ElementRow> wrappersFor(Element element, const Vocabulary& vocabulary) {
    std::vector<ElementRow> rows;
    const ElementRow own = rowOf(element, vocabulary);
    if (own.family != RowFamily::condition) {
        return rows;
    }
    const Element parent{element.tree, element.node().parent};
    for (const bool asksSame : {true, false}) {
        for (const engine::ConditionSpec& spec : vocabulary.conditions()) {
            if (spec.children != engine::ChildRule::none && spec.asksSameObject == asksSame) {
                const ElementRow row = rowInside(rowOf(parent, vocabulary), parent, spec.tag, {}, vocabulary);
                if (row.isKnown()) {
                    rows.push_back(row);
                }
            }
        }
    }
    return rows;
}

} // namespace orrery::widgets
