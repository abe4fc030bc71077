// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tutorial/tutorial_want.h"

#include "engine/content/expression_text.h"
#include "engine/content/schema.h"
#include "engine/syntax/xml_edit.h"
#include "widgets/edits/structure_edit.h"
#include "widgets/tutorial/meaning.h"
#include "widgets/tutorial/want_elements.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace orrery::widgets {

namespace {

using engine::Element;
using engine::ParameterSpec;
using engine::XmlTree;
using Elements = std::vector<Element>;

constexpr std::string_view proposedMark = "?"; ///< any value matches
constexpr std::string_view laterMark = "=>";   ///< before the value of a later step, or before proposedMark
constexpr std::string_view activeName = "active";
constexpr std::string_view enabledName = "enabled";

std::string_view trimmed(std::string_view words) {
    const std::size_t begin = words.find_first_not_of(' ');
    return begin == std::string_view::npos ? std::string_view()
                                           : words.substr(begin, words.find_last_not_of(' ') + 1 - begin);
}

/// Returns the accepted values of an attribute; empty if it accepts any value. The first value is the one to write.
std::vector<std::string> allowedValues(Element wanted, std::string_view name, bool isPast) {
    const std::string value = wanted.value(name);
    if (isProposed(wanted, name)) {
        return {};
    }
    const std::size_t later = value.find(laterMark);
    std::vector<std::string> allowed;
    std::string_view now = std::string_view(value).substr(0, later);
    for (std::size_t bar = now.find('|'); bar != std::string_view::npos; bar = now.find('|')) {
        allowed.emplace_back(trimmed(now.substr(0, bar)));
        now.remove_prefix(bar + 1);
    }
    allowed.emplace_back(trimmed(now));
    if (isPast && later != std::string::npos) {
        allowed.emplace_back(trimmed(std::string_view(value).substr(later + laterMark.size())));
    }
    return allowed;
}

bool hasAttributes(Element wanted) {
    return wanted.node().attributeCount > 0;
}

using engine::ElementRow;
using engine::RowFamily;

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

bool isProposed(Element wanted, std::string_view name) {
    return wanted.value(name).starts_with(proposedMark);
}

std::string wantedValue(Element wanted, std::string_view name) {
    const std::vector<std::string> allowed = allowedValues(wanted, name, false);
    return allowed.empty() ? wanted.value(name).substr(proposedMark.size()) : allowed.front();
}

std::optional<TutorialGap> WantSearch::gapOf(const TutorialWant& want) const {
    Elements roots;
    for (const TutorialFile& file : m_files) {
        const std::uint32_t root = file.tree->root();
        if (root != XmlTree::none && file.tree->name(root) == engine::orreryElement().tag) {
            roots.insert(file.path == want.file ? roots.begin() : roots.end(), Element{file.tree, root});
        }
    }
    if (roots.empty()) {
        return TutorialGap{tr("The project has no content file."), 0, {}};
    }
    return gapInside({want.tree.get(), want.tree->root()}, roots);
}

std::optional<TutorialGap> WantSearch::gapInside(Element wanted, const Elements& parents) const {
    for (const Element child : wanted.children()) {
        if (Gap found = gapOfChild(child, parents)) {
            return found;
        }
    }
    return std::nullopt;
}

bool WantSearch::isContainer(Element wanted) const {
    return rowOf(wanted, m_vocabulary).family == engine::RowFamily::format && !hasAttributes(wanted);
}

bool WantSearch::hasContent(Element wanted) const {
    return std::ranges::any_of(wanted.children(),
                               [&](Element child) { return !isContainer(child) || hasContent(child); });
}

std::optional<TutorialGap> WantSearch::gapOfChild(Element wanted, const Elements& parents) const {
    if (!isContainer(wanted)) {
        return gapOfNamed(wanted, parents);
    }
    // Several containers count as one, and an empty container counts as none.
    if (!hasContent(wanted)) {
        return std::nullopt;
    }
    const Elements found = childrenOf(parents, wanted.tag());
    if (!found.empty()) {
        return gapInside(wanted, found);
    }
    TutorialGap gone = missing(wanted, parents);
    for (const Element child : wanted.children()) {
        if (const auto other = isContainer(child) ? std::nullopt : findElsewhere(child, parents)) {
            gone.sentence = saysElsewhere(*other, tr("%1 in %2").arg(described(wanted, true), placed(parents.front())));
            break;
        }
    }
    return gone;
}

std::optional<TutorialGap> WantSearch::gapOfNamed(Element wanted, const Elements& parents) const {
    Gap nearest;
    for (const Element candidate : childrenOf(parents, wanted.tag())) {
        if (!hasIdentity(wanted, candidate)) {
            continue;
        }
        Gap found = gapOfElement(wanted, candidate);
        if (!found) {
            return std::nullopt;
        }
        if (!nearest) {
            nearest = std::move(found);
        }
    }
    return nearest ? nearest : missing(wanted, parents);
}

std::optional<TutorialGap> WantSearch::gapOfElement(Element wanted, Element element) const {
    if (element.isBroken()) {
        return gap(tr("The XML of %1 has an error.").arg(placed(element)), element, {});
    }
    if (!element.flag(enabledName, true)) {
        std::vector<engine::TextEdit> edits;
        if (const auto edit = engine::removeAttribute(*element.tree, element.index, enabledName)) {
            edits.push_back(*edit);
        }
        return gap(tr("%1 is switched off.").arg(placed(element)), element, std::move(edits));
    }
    if (Gap found = gapOfAttributes(wanted, element)) {
        return found;
    }
    return wanted.tag() == "group" ? gapOfGroup(wanted, element) : gapInside(wanted, {element});
}

std::optional<TutorialGap> WantSearch::gapOfAttributes(Element wanted, Element element) const {
    const XmlTree& tree = *element.tree;
    const auto [specs, words] = wantedAttributes(wanted);
    for (const ParameterSpec& spec : specs) {
        if (matches(wanted, spec, element)) {
            continue;
        }
        const QString name = bytesText(spec.name);
        const QString value = bytesText(wantedValue(wanted, spec.name));
        std::vector<engine::TextEdit> edits;
        for (const Element child : element.children()) {
            if (engine::isWrittenChild(child, {&spec, 1})) {
                // The element has the value as child elements. Removes these first. The next search then sets the
                // attribute.
                const auto removed = removeElement(tree, child.index);
                return gap(tr("‘%1’ of %2 is not ‘%3’.").arg(name, placed(element), value), element,
                           removed ? removed->edits : edits);
            }
        }
        if (const auto edit = engine::setAttribute(tree, element.index, spec.name, value.toStdString())) {
            edits.push_back(*edit);
        }
        const QString sentence =
            element.has(spec.name) ? tr("‘%1’ of %2 is ‘%3’, not ‘%4’.")
                                         .arg(name, placed(element), bytesText(element.value(spec.name)), value)
                                   : tr("‘%1’ of %2 is missing; it should be ‘%3’.").arg(name, placed(element), value);
        return gap(sentence, element, std::move(edits));
    }
    const engine::ElementAttributes known = attributesOf(element, rowOf(element, m_vocabulary), m_vocabulary);
    const ParameterSpec* const active = known.find(activeName);
    if (active != nullptr && !wanted.has(activeName) && engine::isWritten(element, *active)) {
        for (const Element child : element.children()) {
            if (engine::isWrittenChild(child, {active, 1})) {
                return besides(child);
            }
        }
        const auto edit = engine::removeAttribute(tree, element.index, activeName);
        return gap(tr("%1 acts only while its ‘%2’ is true.").arg(placed(element), bytesText(activeName)), element,
                   edit ? std::vector{*edit} : std::vector<engine::TextEdit>());
    }
    return std::nullopt;
}

std::optional<TutorialGap> WantSearch::gapOfGroup(Element wanted, Element group) const {
    if (hasContent(wanted)) {
        // Compares all triggers and conditions, because an additional condition changes the rule.
        if (Gap found = gapOfTriggers(wanted, group)) {
            return found;
        }
        for (const std::string_view tag : {"include", "exclude"}) {
            if (Gap found =
                    gapOfConditions(tag, childrenOf({wanted}, "scope"), childrenOf({group}, "scope"), {group})) {
                return found;
            }
        }
        if (Gap found = gapOfConditions("activation", {wanted}, {group}, {group})) {
            return found;
        }
    }
    for (const Element child : wanted.children()) {
        const bool isCompared = child.tag() == "trigger" || child.tag() == "activation" || child.tag() == "scope";
        if (!isCompared) {
            if (Gap found = gapOfChild(child, {group})) {
                return found;
            }
        }
    }
    return std::nullopt;
}

std::optional<TutorialGap> WantSearch::gapOfTriggers(Element wanted, Element group) const {
    const Elements wantedOnes = childrenOf({wanted}, "trigger");
    for (const Element one : wantedOnes) {
        if (Gap found = gapOfNamed(one, {group})) {
            return found;
        }
    }
    for (const Element trigger : childrenOf({group}, "trigger")) {
        if (std::ranges::none_of(wantedOnes, [&](Element one) { return !gapOfAttributes(one, trigger); })) {
            return besides(trigger);
        }
        const std::vector<Condition> conditions = conditionsIn({trigger});
        if (!conditions.empty()) {
            return besides(conditions.front(), trigger);
        }
    }
    return std::nullopt;
}

std::optional<TutorialGap> WantSearch::gapOfConditions(std::string_view tag, const Elements& wantedAround,
                                                       const Elements& around, const Elements& group) const {
    const Elements wantedLists = childrenOf(wantedAround, tag);
    const Elements lists = childrenOf(around, tag);
    const std::vector<Condition> wanted = conditionsIn(wantedLists);
    const std::vector<Condition> there = conditionsIn(lists);
    const auto holds = [](const std::vector<Condition>& list, const Condition& one) {
        return std::ranges::find(list, one.meaning, &Condition::meaning) != list.end();
    };
    for (const Condition& one : wanted) {
        if (!holds(there, one)) {
            if (!lists.empty()) {
                return missing(one.element, lists);
            }
            // The list is missing, and perhaps also the element around it.
            TutorialGap found =
                around.empty() ? missing(parentOf(wantedLists.front()), group) : missing(wantedLists.front(), around);
            if (const auto other = findElsewhere(one.element, group)) {
                found.sentence = saysElsewhere(*other, described(wantedLists.front(), true));
            }
            return found;
        }
    }
    for (const Condition& one : there) {
        if (!holds(wanted, one)) {
            return besides(one, one.isOfList ? one.element : parentOf(one.element));
        }
    }
    return std::nullopt;
}

engine::ElementAttributes WantSearch::wantedAttributes(Element wanted) const {
    const engine::ElementAttributes known = attributesOf(wanted, rowOf(wanted, m_vocabulary), m_vocabulary);
    engine::ElementAttributes out{{}, known.words};
    const XmlTree& tree = *wanted.tree;
    for (auto attribute = tree.attributesBegin(wanted.index); attribute != tree.attributesEnd(wanted.index);
         ++attribute) {
        const std::string_view name = tree.name(*attribute);
        const ParameterSpec* const spec = known.find(name);
        if (!allowedValues(wanted, name, false).empty()) {
            out.specs.push_back(spec != nullptr ? *spec
                                                : ParameterSpec{.name = name, .kind = engine::ParameterKind::text});
        }
    }
    return out;
}

engine::ElementAttributes WantSearch::identityOf(Element wanted) const {
    using Kind = engine::ParameterKind;
    engine::ElementAttributes identity = wantedAttributes(wanted);
    std::vector<ParameterSpec>& specs = identity.specs;
    const bool hasName = std::ranges::find(specs, Kind::name, &ParameterSpec::kind) != specs.end();
    std::erase_if(specs, [&](const ParameterSpec& spec) {
        return hasName ? spec.kind != Kind::name
                       : engine::takesElements(spec) || spec.kind == Kind::choice || spec.kind == Kind::integer;
    });
    return identity;
}

bool WantSearch::hasIdentity(Element wanted, Element element) const {
    const auto [identity, words] = identityOf(wanted);
    const Elements children = wanted.children();
    if (identity.empty() && !children.empty()) {
        return !gapOfChild(children.front(), {element});
    }
    return std::ranges::all_of(identity, [&](const ParameterSpec& spec) { return matches(wanted, spec, element); });
}

bool WantSearch::matches(Element wanted, const ParameterSpec& spec, Element element) const {
    const std::string there = attributeMeaning(element, spec);
    return std::ranges::any_of(allowedValues(wanted, spec.name, m_isPast), [&](const std::string& allowed) {
        if (allowed == proposedMark) {
            return !there.empty() && there != expressionMeaning({});
        }
        return there == (engine::takesElements(spec) ? expressionMeaning(allowed) : allowed);
    });
}

std::vector<WantSearch::Condition> WantSearch::conditionsIn(const Elements& lists) const {
    std::vector<Condition> found;
    for (const Element list : lists) {
        const bool isUnion = list.tag() == "include" || list.tag() == "exclude";
        const std::string_view joining = isUnion ? "or" : "and";
        const auto [specs, words] = attributesOf(list, rowOf(list, m_vocabulary), m_vocabulary);
        const auto addAll = [&](const auto& self, Element in, Element outermost) -> void {
            for (const Element child : in.children()) {
                const Element outer = outermost.tree != nullptr ? outermost : child;
                if (outermost.tree == nullptr && engine::isWrittenChild(child, specs)) {
                    continue;
                }
                if (child.tag() == joining && child.flag(enabledName, true)) {
                    self(self, child, outer);
                } else if (child.flag(enabledName, true) && (isUnion || child.tag() != "all")) {
                    found.push_back({conditionMeaning(child, m_vocabulary), outer, false});
                }
            }
        };
        addAll(addAll, list, Element{});
        const auto condition = std::ranges::find(specs, std::string_view("if"), &ParameterSpec::name);
        if (condition != specs.end() && engine::isWritten(list, *condition)) {
            found.push_back({"if " + attributeMeaning(list, *condition), list, true});
        }
    }
    return found;
}

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
    return tr("%1 is in %2, not in %3.").arg(described(other, false), placed(parentOf(other)), wantedIn);
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
    // An element that only locates another one lacks required attributes, so the tutorial cannot create it.
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
    // If an element has the right first attributes, reports its wrong attribute. This says more than that the wanted
    // element is missing.
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
    return gap(tr("%1 is also in %2, which changes the rule.").arg(described(extra, false), placed(parentOf(extra))),
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
    return gap(tr("%1 also has the condition ‘%2’, which changes the rule.").arg(placed(in), bytesText(in.value("if"))),
               in, edit ? std::vector{*edit} : std::vector<engine::TextEdit>());
}

std::optional<Element> WantSearch::findElsewhere(Element wanted, const Elements& parents) const {
    const ElementRow row = rowOf(wanted, m_vocabulary);
    const bool isCondition = row.family == RowFamily::condition;
    if (!isCondition && identityOf(wanted).specs.empty()) {
        return std::nullopt;
    }
    // Equal conditions are common, so only those of the same class are likely candidates.
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
