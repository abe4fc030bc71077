// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of gaps, and the edits that close them.
#include "engine/content/expression_text.h"
#include "engine/content/schema.h"
#include "engine/syntax/xml_edit.h"
#include "widgets/form/structure_edit.h"
#include "widgets/tutorial/meaning.h"
#include "widgets/tutorial/tutorial_want.h"
#include "widgets/tutorial/want_elements.h"

#include <algorithm>
#include <array>

namespace orrery::widgets {

namespace {

using engine::Element;
using engine::ElementRow;
using engine::ParameterSpec;
using engine::RowFamily;
using engine::XmlTree;
using Elements = std::vector<Element>;

bool contains(const Elements& elements, Element one) {
    return std::ranges::any_of(elements,
                               [&](Element element) { return element.tree == one.tree && element.index == one.index; });
}

/// Returns the class that contains an element.
Element classOf(Element element) {
    while (element.index != XmlTree::document && element.tag() != "class") {
        element = parentOf(element);
    }
    return element;
}

} // namespace

QString WantSearch::described(Element element, bool isWanted) {
    static constexpr std::array<std::string_view, 7> names{"id",    "class",    "name", "variable",
                                                           "meter", "resource", "after"};
    for (const std::string_view name : names) {
        if (element.has(name) && !(isWanted && isProposed(element, name))) {
            return tr("<%1> ‘%2’")
                .arg(bytesText(element.tag()), bytesText(isWanted ? wantedValue(element, name) : element.value(name)));
        }
    }
    return QStringLiteral("<%1>").arg(bytesText(element.tag()));
}

QString WantSearch::placed(Element element) {
    QString words = described(element, false);
    const std::uint32_t root = element.tree->root();
    for (Element around = element; around.index != root && parentOf(around).index != root;) {
        around = parentOf(around);
        if (around.has("id") || around.tag() == "group") {
            words = tr("%1 in %2").arg(words, described(around, false));
        }
    }
    return words;
}

QString WantSearch::saysElsewhere(Element other, const QString& wantedIn) {
    return tr("%1 stands in %2, not in %3.").arg(described(other, false), placed(parentOf(other)), wantedIn);
}

TutorialGap WantSearch::gap(const QString& sentence, Element of, std::vector<engine::TextEdit> edits) const {
    const auto file = std::ranges::find(m_files, of.tree, &TutorialFile::tree);
    return {sentence, static_cast<std::size_t>(file - m_files.begin()), std::move(edits)};
}

TutorialGap WantSearch::missing(Element wanted, const Elements& parents) const {
    const auto whole = std::ranges::find_if(parents, [](Element parent) { return !parent.node().isBroken; });
    const Element parent = whole == parents.end() ? parents.front() : *whole;
    const ElementRow row = rowOf(wanted, m_vocabulary);
    const auto [specs, words] = attributesOf(wanted, row, m_vocabulary);
    std::vector<engine::TextEdit> edits;
    // An element that only locates another one omits required attributes: the tutorial cannot create it.
    if (std::ranges::all_of(specs,
                            [&](const ParameterSpec& spec) { return !spec.required || wanted.has(spec.name); })) {
        std::uint32_t before = XmlTree::none;
        const ElementRow around = rowOf(parent, m_vocabulary);
        if (parent.tag() == "group" && around.format != nullptr) {
            const auto rank = [&](std::string_view tag) {
                return std::ranges::find(around.format->children, tag, &engine::ElementSpec::tag);
            };
            for (const Element child : parent.children()) {
                if (before == XmlTree::none && rank(child.tag()) > rank(wanted.tag())) {
                    before = child.index;
                }
            }
        }
        if (const auto added = addElements(*parent.tree, {parent.index, before}, wantedXml(wanted, m_vocabulary))) {
            edits = added->edits;
        }
    }
    return gap(sayMissing(wanted, parent, parents), parent, std::move(edits));
}

QString WantSearch::sayMissing(Element wanted, Element parent, const Elements& parents) const {
    const bool isAtTop = parent.index == parent.tree->root();
    if (const auto other = findElsewhere(wanted, parents)) {
        return saysElsewhere(*other, isAtTop ? described(parent, false) : placed(parent));
    }
    // One that begins right says more than that it is missing: <place> is of the class first.
    const auto [identity, words] = identityOf(wanted);
    for (const Element candidate : childrenOf(parents, wanted.tag())) {
        const auto right = [&](const ParameterSpec& spec) { return matches(wanted, spec, candidate); };
        const auto wrong = std::ranges::find_if_not(identity, right);
        if (wrong != identity.end() && wrong != identity.begin()) {
            return tr("‘%1’ of %2 is ‘%3’, not ‘%4’.")
                .arg(bytesText(wrong->name), placed(candidate), bytesText(candidate.value(wrong->name)),
                     bytesText(wantedValue(wanted, wrong->name)));
        }
    }
    return isAtTop ? tr("There is no %1 yet.").arg(described(wanted, true))
                   : tr("%1 has no %2 yet.").arg(placed(parent), described(wanted, true));
}

TutorialGap WantSearch::besides(Element extra) const {
    const auto removed = removeElement(*extra.tree, extra.index);
    return gap(
        tr("%1 stands in %2 as well, and makes it another rule.").arg(described(extra, false), placed(parentOf(extra))),
        extra, removed ? removed->edits : std::vector<engine::TextEdit>());
}

TutorialGap WantSearch::besides(const Condition& extra, Element in) const {
    if (!extra.isOfList) {
        return besides(extra.element);
    }
    for (const Element child : in.children()) {
        if (child.tag() == "if") {
            return besides(child);
        }
    }
    const auto edit = engine::removeAttribute(*in.tree, in.index, "if");
    return gap(tr("%1 has the condition ‘%2’ as well, which makes it another rule.")
                   .arg(placed(in), bytesText(in.value("if"))),
               in, edit ? std::vector{*edit} : std::vector<engine::TextEdit>());
}

std::optional<Element> WantSearch::findElsewhere(Element wanted, const Elements& parents) const {
    const ElementRow row = rowOf(wanted, m_vocabulary);
    const bool isCondition = row.family == RowFamily::condition;
    if (!isCondition && identityOf(wanted).specs.empty()) {
        return std::nullopt;
    }
    // Equal conditions are common: only those of the same class are likely candidates.
    const Element around = classOf(parents.front());
    for (const TutorialFile& file : m_files) {
        for (std::uint32_t i = 1; i < file.tree->nodeCount(); ++i) {
            const Element one{file.tree, i};
            if (!file.tree->isElement(i) || one.tag() != wanted.tag() || contains(parents, parentOf(one)) ||
                parentOf(one).index == XmlTree::document) {
                continue;
            }
            const bool isSame = isCondition
                                    ? classOf(one).index == around.index && classOf(one).tree == around.tree &&
                                          conditionMeaning(one, m_vocabulary) == conditionMeaning(wanted, m_vocabulary)
                                    : hasIdentity(wanted, one) && !gapOfAttributes(wanted, one);
            if (isSame) {
                return one;
            }
        }
    }
    return std::nullopt;
}

} // namespace orrery::widgets
