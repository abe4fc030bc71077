// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/freeorion_export/content_tree.h"

#include "engine/import/freeorion_names.h"
#include "engine/text/blanks.h"
#include "engine/text/stable_hash.h"
#include "engine/text/work.h"

#include <algorithm>
#include <array>
#include <optional>

namespace orrery::engine {

namespace {

constexpr std::string_view implicitPrefix = "freeorion-";

bool isWordByte(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// Returns the length of the token at the beginning of a text.
std::size_t tokenLength(std::string_view text) {
    if (text[0] == '"') {
        const std::size_t close = text.find('"', 1);
        return close == std::string_view::npos ? text.size() : close + 1;
    }
    if (isWordByte(text[0])) {
        std::size_t end = 1;
        while (end < text.size() && (isWordByte(text[end]) || (text[end] == '.' && isDigit(text[0]) &&
                                                               end + 1 < text.size() && isDigit(text[end + 1])))) {
            ++end;
        }
        return end;
    }
    static constexpr std::array<std::string_view, 4> pairs{"==", "!=", "<=", ">="};
    return std::ranges::find(pairs, text.substr(0, 2)) != pairs.end() ? 2 : 1;
}

/// Returns the attribute that identifies a child of a class among those with the same tag.
std::string_view keyAttribute(std::string_view tag) {
    static constexpr std::array keys{std::pair<std::string_view, std::string_view>{"prerequisite", "tech"},
                                     std::pair<std::string_view, std::string_view>{"property", "name"},
                                     std::pair<std::string_view, std::string_view>{"unlocks", "class"}};
    const auto found = std::ranges::find(keys, tag, &std::pair<std::string_view, std::string_view>::first);
    return found == keys.end() ? std::string_view{} : found->second;
}

std::string_view keyOf(const ContentNode& node) {
    return isImplicitGroup(node) ? node.value("id") : node.value(keyAttribute(node.tag));
}

/// FOCS does not keep the ids of groups.
bool isCompared(const ContentNode& node, std::string_view attribute) {
    return node.tag != "group" || attribute != "id" || isImplicitGroup(node);
}

} // namespace

void finishContent(ContentNode& node) {
    std::ranges::sort(node.attributes);
    if (node.tag == "class") {
        // The names come first. Groups keep their order.
        std::ranges::stable_sort(node.children, {}, [](const ContentNode& child) {
            const bool isName = !keyAttribute(child.tag).empty();
            return std::pair(isName ? child.tag : "~", isName ? keyOf(child) : std::string_view{});
        });
    }
    node.hash = stableHash(node.tag);
    node.size = 1;
    for (const auto& [name, value] : node.attributes) {
        if (!isCompared(node, name)) {
            continue;
        }
        node.hash = stableHash("\x01", stableHash(name, node.hash));
        for (const std::string_view token : contentTokens(value)) {
            node.hash = stableHash("\x02", stableHash(token, node.hash));
            ++node.size;
        }
    }
    node.hash = stableHash("\x03", stableHash(node.text, node.hash));
    node.size += node.text.empty() ? 0 : 1;
    for (const ContentNode& child : node.children) {
        const std::array<char, 8> bytes = [&] {
            std::array<char, 8> out{};
            for (std::size_t i = 0; i < out.size(); ++i) {
                out[i] = static_cast<char>(child.hash >> (8 * i));
            }
            return out;
        }();
        node.hash = stableHash(std::string_view(bytes.data(), bytes.size()), node.hash);
        node.size += child.size;
    }
    countWork(node.size);
}

namespace {

/// Returns the number of tokens in only one of two lists.
std::size_t tokenDistance(std::string_view a, std::string_view b) {
    std::vector<std::string_view> one = contentTokens(a);
    std::vector<std::string_view> other = contentTokens(b);
    while (!one.empty() && !other.empty() && one.back() == other.back()) {
        one.pop_back();
        other.pop_back();
    }
    const auto begin = std::ranges::mismatch(one, other);
    one.erase(one.begin(), begin.in1);
    other.erase(other.begin(), begin.in2);
    constexpr std::size_t most = 2000;
    if (one.size() > most || other.size() > most) {
        return one.size() + other.size();
    }
    std::vector<std::size_t> row(other.size() + 1, 0);
    for (const std::string_view token : one) {
        countWork(other.size());
        std::size_t diagonal = 0;
        for (std::size_t j = 0; j < other.size(); ++j) {
            const std::size_t above = row[j + 1];
            row[j + 1] = token == other[j] ? diagonal + 1 : std::max(above, row[j]);
            diagonal = above;
        }
    }
    return one.size() + other.size() - 2 * row.back();
}

bool canPair(const ContentNode& now, const ContentNode& target) {
    return now.tag == target.tag && keyOf(now) == keyOf(target) && isImplicitGroup(now) == isImplicitGroup(target);
}

using Pair = std::pair<std::optional<std::size_t>, std::optional<std::size_t>>;

/// Pairs the elements of two short lists so that the distance is small.
void pairGap(const std::vector<ContentNode>& now, const std::vector<ContentNode>& target, Span gap, Span targetGap,
             std::vector<Pair>& out) {
    const std::size_t n = gap.size();
    const std::size_t m = targetGap.size();
    constexpr std::size_t most = 400;
    if (n == 0 || m == 0 || n * m > most) { // many changes: pair them in their order
        std::size_t j = targetGap.begin;
        for (std::size_t i = gap.begin; i < gap.end; ++i) {
            const bool isPair = j < targetGap.end && canPair(now[i], target[j]);
            out.emplace_back(i, isPair ? std::optional(j++) : std::nullopt);
        }
        for (; j < targetGap.end; ++j) {
            out.emplace_back(std::nullopt, j);
        }
        return;
    }
    // cost[i][j]: the least distance of the elements from i and j on.
    std::vector<std::vector<std::size_t>> cost(n + 1, std::vector<std::size_t>(m + 1, 0));
    std::vector<std::vector<char>> step(n + 1, std::vector<char>(m + 1, 0));
    for (std::size_t i = n + 1; i-- > 0;) {
        for (std::size_t j = m + 1; j-- > 0;) {
            if (i == n && j == m) {
                continue;
            }
            std::size_t best = ~std::size_t{0};
            const auto offer = [&](std::size_t value, char kind) {
                if (value < best) {
                    best = value;
                    step[i][j] = kind;
                }
            };
            if (i < n && j < m) {
                const ContentNode& one = now[gap.begin + i];
                const ContentNode& other = target[targetGap.begin + j];
                if (canPair(one, other)) {
                    offer(cost[i + 1][j + 1] + contentDistance(one, other), 'p');
                }
            }
            if (i < n) {
                offer(cost[i + 1][j] + now[gap.begin + i].size, 'r');
            }
            if (j < m) {
                offer(cost[i][j + 1] + target[targetGap.begin + j].size, 'i');
            }
            cost[i][j] = best;
        }
    }
    for (std::size_t i = 0, j = 0; i < n || j < m;) {
        const char kind = step[i][j];
        out.emplace_back(kind != 'i' ? std::optional(gap.begin + i) : std::nullopt,
                         kind != 'r' ? std::optional(targetGap.begin + j) : std::nullopt);
        i += kind != 'i' ? 1 : 0;
        j += kind != 'r' ? 1 : 0;
    }
}

Span spanOf(std::size_t begin, std::size_t end) {
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

/// Pairs the children of two elements, in their order. Equal children come first.
std::vector<Pair> pairsOf(const std::vector<ContentNode>& now, const std::vector<ContentNode>& target) {
    std::vector<std::vector<std::uint32_t>> common(now.size() + 1, std::vector<std::uint32_t>(target.size() + 1, 0));
    for (std::size_t i = now.size(); i-- > 0;) {
        countWork(target.size());
        for (std::size_t j = target.size(); j-- > 0;) {
            common[i][j] =
                now[i].hash == target[j].hash ? common[i + 1][j + 1] + 1 : std::max(common[i + 1][j], common[i][j + 1]);
        }
    }
    std::vector<Pair> out;
    std::size_t i = 0;
    std::size_t j = 0;
    std::size_t gap = 0;
    std::size_t targetGap = 0;
    while (i < now.size() && j < target.size()) {
        if (now[i].hash == target[j].hash) {
            pairGap(now, target, spanOf(gap, i), spanOf(targetGap, j), out);
            out.emplace_back(i++, j++);
            gap = i;
            targetGap = j;
        } else {
            ++(common[i + 1][j] >= common[i][j + 1] ? i : j);
        }
    }
    pairGap(now, target, spanOf(gap, now.size()), spanOf(targetGap, target.size()), out);
    return out;
}

std::vector<std::string_view> attributeNames(const ContentNode& now, const ContentNode& target) {
    std::vector<std::string_view> names;
    for (const ContentNode* const node : {&now, &target}) {
        for (const auto& [name, value] : node->attributes) {
            if (isCompared(*node, name) && std::ranges::find(names, name) == names.end()) {
                names.push_back(name);
            }
        }
    }
    return names;
}

std::size_t attributeDistance(const ContentNode& now, const ContentNode& target, std::string_view name) {
    return tokenDistance(now.value(name), target.value(name)) + (now.has(name) != target.has(name) ? 1 : 0);
}

class Comparison {
public:
    explicit Comparison(std::vector<ContentDifference>& out) : m_out(out) {}

    void compare(const ContentNode& now, const ContentNode& target) {
        using Kind = ContentDifference::Kind;
        m_now.push_back(&now);
        for (const std::string_view name : attributeNames(now, target)) {
            if (attributeDistance(now, target, name) > 0) {
                m_out.push_back({Kind::attribute, m_now, &target, std::string(name)});
            }
        }
        if (now.text != target.text) {
            m_out.push_back({Kind::text, m_now, &target});
        }
        std::size_t before = 0;
        bool canReplace = false; // whether the last difference is a child that was removed here
        for (const auto& [one, other] : pairsOf(now.children, target.children)) {
            if (one && other) {
                canReplace = false;
                if (now.children[*one].hash != target.children[*other].hash) {
                    compare(now.children[*one], target.children[*other]);
                }
            } else if (one) {
                m_out.push_back({Kind::removed, m_now, &target, {}, &now.children[*one]});
                canReplace = true;
            } else if (canReplace) {
                m_out.back().kind = Kind::replaced;
                m_out.back().targetChild = &target.children[*other];
                canReplace = false;
            } else {
                m_out.push_back({Kind::inserted, m_now, &target, {}, nullptr, &target.children[*other], before});
            }
            before += one ? 1 : 0;
        }
        m_now.pop_back();
    }

private:
    std::vector<ContentDifference>& m_out;
    std::vector<const ContentNode*> m_now;
};

/// Adds a child, but not the turn of creation that the importer gives to each new object.
void addChild(ContentNode& parent, ContentNode child) {
    const bool isTurn = parent.tag == "with" && child.tag == "set-property" &&
                        child.value("property") == freeOrionCreationTurn &&
                        child.value("value") == freeOrionCreationTurnValue;
    if (!isTurn && (child.tag != "with" || !child.children.empty())) {
        parent.children.push_back(std::move(child));
    }
}

} // namespace

std::string_view ContentNode::value(std::string_view attribute) const {
    const auto found = std::ranges::find(attributes, attribute, &std::pair<std::string, std::string>::first);
    return found == attributes.end() ? std::string_view{} : std::string_view(found->second);
}

bool ContentNode::has(std::string_view attribute) const {
    return std::ranges::find(attributes, attribute, &std::pair<std::string, std::string>::first) != attributes.end();
}

ContentNode contentOf(const Markup& markup) {
    ContentNode node{.tag = markup.tag, .attributes = markup.attributes, .text = markup.text, .children = {}};
    node.origin = markup.origin;
    for (const Markup& child : markup.children) {
        if (!child.isComment()) {
            addChild(node, contentOf(child));
        }
    }
    finishContent(node);
    return node;
}

ContentNode contentOf(Element element) {
    const XmlTree& tree = *element.tree;
    ContentNode node{
        .tag = std::string(element.tag()), .attributes = {}, .text = tree.text(element.index), .children = {}};
    node.where = element.head();
    for (const XmlAttribute* one = tree.attributesBegin(element.index); one != tree.attributesEnd(element.index);
         ++one) {
        node.attributes.emplace_back(std::string(tree.name(*one)), attributeValue(tree, *one));
    }
    for (const Element& child : element.children()) {
        addChild(node, contentOf(child));
    }
    finishContent(node);
    return node;
}

std::vector<std::string_view> contentTokens(std::string_view value) {
    std::vector<std::string_view> tokens;
    while (!value.empty()) {
        if (isBlank(value[0])) {
            value.remove_prefix(1);
            continue;
        }
        const std::size_t length = tokenLength(value);
        tokens.push_back(value.substr(0, length));
        value.remove_prefix(length);
    }
    return tokens;
}

bool holdsEffects(const ContentNode& parent) {
    static constexpr std::array<std::string_view, 4> tags{"effects", "else", "then", "with"};
    return std::ranges::find(tags, parent.tag) != tags.end();
}

bool isImplicitGroup(const ContentNode& node) {
    return node.tag == "group" && node.value("id").starts_with(implicitPrefix);
}

std::string contentKey(const ContentNode& child) {
    return isImplicitGroup(child) ? std::string(child.value("id")) : child.tag + " " + std::string(keyOf(child));
}

std::vector<ContentDifference> contentDifferences(const ContentNode& now, const ContentNode& target) {
    std::vector<ContentDifference> out;
    if (now.hash != target.hash) {
        Comparison(out).compare(now, target);
    }
    return out;
}

std::size_t contentDistance(const ContentDifference& difference) {
    switch (difference.kind) {
    case ContentDifference::Kind::attribute:
        return attributeDistance(*difference.now.back(), *difference.target, difference.attribute);
    case ContentDifference::Kind::text:
        return 1;
    default:
        return (difference.nowChild == nullptr ? 0 : difference.nowChild->size) +
               (difference.targetChild == nullptr ? 0 : difference.targetChild->size);
    }
}

std::size_t contentDistance(const ContentNode& now, const ContentNode& target) {
    if (now.hash == target.hash) {
        return 0;
    }
    std::size_t distance = now.text != target.text ? 1 : 0;
    for (const std::string_view name : attributeNames(now, target)) {
        distance += attributeDistance(now, target, name);
    }
    for (const auto& [one, other] : pairsOf(now.children, target.children)) {
        distance += one && other ? contentDistance(now.children[*one], target.children[*other])
                    : one        ? now.children[*one].size
                                 : target.children[*other].size;
    }
    return distance;
}

} // namespace orrery::engine
