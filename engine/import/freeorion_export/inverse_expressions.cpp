// SPDX-License-Identifier: GPL-3.0-or-later
// Expressions as values and conditions of FreeOrion's scripts.
#include "engine/import/freeorion_export/inverse_expressions.h"

#include "engine/syntax/expr_parser.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

using Text = std::optional<std::string>;

namespace {

/// Writes the parts of one expression.
class InverseExpressions {
public:
    InverseExpressions(const FreeOrionNames& names, bool isLocation, const ExprTree& tree)
        : m_names(names), m_isLocation(isLocation), m_tree(tree) {}

    Text value(std::uint32_t index) const {
        const ExprNode& node = m_tree.node(index);
        switch (node.kind) {
        case ExprKind::number:
            return std::string(m_tree.tokenOf(node));
        case ExprKind::text:
            return focsQuoted(m_tree.textOf(node));
        case ExprKind::name:
        case ExprKind::member:
            return path(index);
        case ExprKind::prefix:
            return node.op == "-" ? joined("-", operand(node.first, 3)) : std::nullopt;
        case ExprKind::infix:
            return infix(node);
        case ExprKind::call:
            return call(node);
        default:
            return std::nullopt;
        }
    }

    Text test(std::uint32_t index) const {
        const ExprNode& node = m_tree.node(index);
        if (node.kind == ExprKind::prefix && node.op == "not") {
            return joined("Not ", test(node.first));
        }
        if (node.kind == ExprKind::infix && (node.op == "and" || node.op == "or")) {
            if (const Text one = twoTests(node)) {
                return one;
            }
            std::string out = node.op == "and" ? "And [" : "Or [";
            for (const std::uint32_t part : partsOf(index, node.op)) {
                const Text text = test(part);
                if (!text) {
                    return std::nullopt;
                }
                out += " " + *text;
            }
            return out + " ]";
        }
        if (node.kind == ExprKind::infix && signOf(node.op) != "") {
            return comparison(node);
        }
        const std::string name = pathText(index);
        return name == "owner.human" ? Text("Human")
               : name == "true"      ? Text("All")
               : name == "false"     ? Text("None")
                                     : std::nullopt;
    }

private:
    static Text joined(std::string_view before, const Text& text) {
        return text ? Text(std::string(before) + *text) : std::nullopt;
    }

    static std::string_view signOf(std::string_view op) {
        static constexpr std::array<std::string_view, 6> signs{"!=", "<", "<=", "==", ">", ">="};
        return std::ranges::find(signs, op) == signs.end() ? "" : op == "==" ? "=" : op;
    }
    static int strengthOf(const ExprNode& node) {
        return node.kind == ExprKind::infix    ? (node.op == "+" || node.op == "-" ? 0
                                                  : node.op == "^"                 ? 2
                                                                                   : 1)
               : node.kind == ExprKind::prefix ? 1
                                               : 3;
    }

    /// Returns the words of a path, with dots between them. Returns an empty text for other expressions.
    std::string pathText(std::uint32_t index) const {
        const ExprNode& node = m_tree.node(index);
        if (node.kind == ExprKind::name) {
            return std::string(m_tree.tokenOf(node));
        }
        if (node.kind != ExprKind::member) {
            return {};
        }
        const std::string object = pathText(node.first);
        return object.empty() ? object : object + "." + std::string(m_tree.tokenOf(node));
    }

    static std::vector<std::string_view> wordsOf(std::string_view path) {
        std::vector<std::string_view> words;
        while (!path.empty()) {
            words.push_back(path.substr(0, path.find('.')));
            path.remove_prefix(std::min(path.size(), words.back().size() + 1));
        }
        return words;
    }

    static const FreeOrionProperty* propertyOf(std::string_view name) {
        const auto& all = freeOrionProperties();
        const auto found = std::ranges::find_if(
            all, [&](const FreeOrionProperty& one) { return one.ours == "{}" + std::string(name); });
        return found == all.end() ? nullptr : &*found;
    }

    Text path(std::uint32_t index) const {
        const std::string text = pathText(index);
        std::vector<std::string_view> words = wordsOf(text);
        if (words.empty()) {
            return std::nullopt;
        }
        if (text == "turn") {
            return "CurrentTurn";
        }
        if (words[0] == "game" && words.size() == 2) {
            const auto word = std::ranges::find(freeOrionWords(), words[1], &FreeOrionWord::ours);
            return word == freeOrionWords().end() ? std::nullopt : Text(std::string(word->focs));
        }
        std::string out = "LocalCandidate";
        if (words[0] == "Source" || words[0] == "Target") {
            out = words[0];
            words.erase(words.begin());
            if (out == "Source" && m_isLocation) {
                if (words.empty()) {
                    return "Source.Owner";
                }
                if (words[0] != "source_object") {
                    return std::nullopt;
                }
                words.erase(words.begin());
            }
        }
        if (words.empty()) {
            return out + ".ID";
        }
        for (std::size_t i = 0; i + 1 < words.size(); ++i) {
            static constexpr std::array hops{std::pair<std::string_view, std::string_view>{"planet", "Planet"},
                                             std::pair<std::string_view, std::string_view>{"system", "System"},
                                             std::pair<std::string_view, std::string_view>{"fleet", "Fleet"}};
            const auto hop = std::ranges::find(hops, words[i], &std::pair<std::string_view, std::string_view>::first);
            if (hop == hops.end()) {
                return std::nullopt;
            }
            out.append(".").append(hop->second);
        }
        const std::string_view last = words.back();
        const FreeOrionProperty* const property = propertyOf(last);
        const std::string_view meter = freeOrionMeter(last);
        if (property == nullptr && meter.empty() && last != "id") {
            return std::nullopt;
        }
        return out + "." + std::string(property != nullptr ? property->focs : last == "id" ? "ID" : meter);
    }

    /// Returns a value in brackets if its operator is weaker.
    Text operand(std::uint32_t index, int strength) const {
        const Text text = value(index);
        return text && strengthOf(m_tree.node(index)) < strength ? Text("(" + *text + ")") : text;
    }

    Text infix(const ExprNode& node) const {
        static constexpr std::array<std::string_view, 5> operators{"+", "-", "*", "/", "^"};
        if (std::ranges::find(operators, node.op) == operators.end()) {
            return std::nullopt;
        }
        const std::vector<std::uint32_t> sides = m_tree.operands(node);
        const Text left = operand(sides[0], strengthOf(node));
        const Text right = operand(sides[1], strengthOf(node) + 1);
        return left && right ? Text(*left + " " + std::string(node.op) + " " + *right) : std::nullopt;
    }

    Text call(const ExprNode& node) const {
        const std::string_view name = m_tree.tokenOf(node);
        const std::vector<std::uint32_t> all = m_tree.operands(node);
        if (name == "value" && all.empty()) {
            return "Value";
        }
        if (name == "running" && all.size() == 1) {
            const Text inside = value(all[0]);
            return inside ? Text("Value(" + *inside + ")") : std::nullopt;
        }
        if (name == "option" && all.size() == 2 && m_names.rules.contains(pathText(all[1]))) {
            return "(GameRule name = \"" + pathText(all[1]) + "\")";
        }
        if (name != "min" && name != "max" && name != "abs") {
            return std::nullopt;
        }
        std::string out(name);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Text text = value(all[i]);
            if (!text) {
                return std::nullopt;
            }
            out += (i == 0 ? "(" : ", ") + *text;
        }
        return out + ")";
    }

    std::vector<std::uint32_t> partsOf(std::uint32_t index, std::string_view op) const {
        const ExprNode& node = m_tree.node(index);
        if (node.kind != ExprKind::infix || node.op != op || twoTests(node)) {
            return {index};
        }
        std::vector<std::uint32_t> parts;
        for (const std::uint32_t side : m_tree.operands(node)) {
            std::ranges::copy(partsOf(side, op), std::back_inserter(parts));
        }
        return parts;
    }

    /// Returns the condition that is two tests: `owner != none and owner == Source.owner`.
    Text twoTests(const ExprNode& node) const {
        const std::vector<std::uint32_t> sides = m_tree.operands(node);
        const ExprNode& left = m_tree.node(sides[0]);
        const ExprNode& right = m_tree.node(sides[1]);
        if (node.op != "and" || left.kind != ExprKind::infix || right.kind != ExprKind::infix || left.op != "!=" ||
            right.op != "==") {
            return std::nullopt;
        }
        const std::vector<std::uint32_t> one = m_tree.operands(left);
        const std::vector<std::uint32_t> other = m_tree.operands(right);
        const bool isOwner = pathText(one[0]) == "owner" && pathText(one[1]) == "none" && pathText(other[0]) == "owner";
        return isOwner ? joined("OwnedBy empire = ", value(other[1])) : std::nullopt;
    }

    /// A condition that compares a member with a word.
    struct WordRow {
        std::string_view member;
        std::string_view condition;   ///< text before the word
        std::string_view enumeration; ///< empty: the word is the id of a class
    };
    static constexpr std::array wordRows{
        WordRow{"environment", "Planet type = ", "Environment"},
        WordRow{"focus", "Focus type = ", "Focus"},
        WordRow{"homeworld_of", "Homeworld name = ", {}},
        WordRow{"hull", "DesignHasHull name = ", {}},
        WordRow{"planet.environment", "Planet type = ", "Environment"},
        WordRow{"planet.size", "Planet size = ", "PlanetSize"},
        WordRow{"size", "Planet size = ", "PlanetSize"},
        WordRow{"species", "Species name = ", {}},
        WordRow{"system.star_colour", "Star type = ", "StarColour"},
    };

    Text wordOf(std::string_view word, std::string_view enumeration) const {
        if (enumeration.empty() || enumeration == "Focus") {
            const bool isKnown = enumeration.empty() ? m_names.isClass(word) : m_names.foci.contains(word);
            return isKnown ? focsQuoted(word) : std::nullopt;
        }
        for (const FreeOrionEnumerator& value : freeOrionValues(enumeration)) {
            if (value.id == word) {
                return std::string(value.focs);
            }
        }
        return std::nullopt;
    }

    /// Returns a list that a call counts: `copies(specials, GLOW)`.
    Text counted(const ExprNode& node) const {
        const std::vector<std::uint32_t> all = m_tree.operands(node);
        if (node.kind != ExprKind::call || m_tree.tokenOf(node) != "copies" || all.size() != 2) {
            return std::nullopt;
        }
        const std::string list = pathText(all[0]);
        const Text word = wordOf(pathText(all[1]), {});
        return list == "owner.techs" ? joined("OwnerHasTech name = ", word)
               : list == "specials"  ? joined("HasSpecial name = ", word)
                                     : std::nullopt;
    }

    /// Returns the condition that compares `suitability(species, environment)` with a word.
    Text suitability(const ExprNode& node, std::string_view word) const {
        const std::vector<std::uint32_t> all = m_tree.operands(node);
        if (node.kind != ExprKind::call || m_tree.tokenOf(node) != "suitability" || all.size() != 2) {
            return std::nullopt;
        }
        const std::string species = pathText(all[0]);
        const std::string environment = pathText(all[1]);
        const Text condition = joined("Planet environment = ", wordOf(word, "Suitability"));
        if (!condition || (environment != "environment" && environment != "planet.environment")) {
            return std::nullopt;
        }
        if (species == "species" || species == "planet.species") {
            return condition;
        }
        return m_names.isClass(species, "species") ? joined(*condition + " species = ", focsQuoted(species))
                                                   : std::nullopt;
    }

    Text comparison(const ExprNode& node) const {
        const std::vector<std::uint32_t> sides = m_tree.operands(node);
        const std::string left = pathText(sides[0]);
        const std::string right = pathText(sides[1]);
        const std::string_view sign = signOf(node.op);
        if (right == "none") {
            const bool isNone = sign == "=";
            if (left == "owner") {
                return isNone ? "Unowned" : "OwnedBy affiliation = AnyEmpire";
            }
            static constexpr std::array words{
                std::pair<std::string_view, std::string_view>{"focus", "Focus"},
                std::pair<std::string_view, std::string_view>{"homeworld_of", "Homeworld"},
                std::pair<std::string_view, std::string_view>{"species", "Species"},
                std::pair<std::string_view, std::string_view>{"system", "InSystem"}};
            const auto row = std::ranges::find(words, left, &std::pair<std::string_view, std::string_view>::first);
            return row == words.end() || isNone ? std::nullopt : Text(std::string(row->second));
        }
        if (sign == "=") {
            const auto row = std::ranges::find(wordRows, left, &WordRow::member);
            if (row != wordRows.end()) {
                if (Text word = wordOf(right, row->enumeration)) {
                    return std::string(row->condition) + *word;
                }
            }
            if (Text condition = suitability(m_tree.node(sides[0]), right)) {
                return condition;
            }
            if (left == "id" && right == "Target.id") {
                return "Target";
            }
            if (left == "system" || left == "id") {
                return joined(left == "id" ? "Object id = " : "InSystem id = ", value(sides[1]));
            }
        }
        if (sign == ">" && m_tree.slice(m_tree.node(sides[1]).span) == "0") {
            if (Text list = counted(m_tree.node(sides[0]))) {
                return list;
            }
        }
        if (left == "turn" && (sign == ">=" || sign == "<=")) {
            return joined(sign == ">=" ? "Turn low = " : "Turn high = ", value(sides[1]));
        }
        const Text one = side(sides[0], left);
        const Text other = side(sides[1], right);
        return one && other ? Text("(" + *one + " " + std::string(sign) + " " + *other + ")") : std::nullopt;
    }

    Text side(std::uint32_t index, const std::string& path) const {
        const bool isClass = !path.empty() && path.find('.') == std::string::npos && m_names.isClass(path);
        return isClass ? focsQuoted(path) : value(index);
    }

    const FreeOrionNames& m_names;
    bool m_isLocation;
    const ExprTree& m_tree;
};

/// Parses an expression. The turn of the game is one word in scripts.
std::optional<ExprTree> parsed(std::string_view expression) {
    constexpr std::string_view turn = "(game.first_turn + turn)";
    DecodedText text{std::string(expression)};
    for (std::size_t at = text.text.find(turn); at != std::string::npos; at = text.text.find(turn)) {
        text.text.replace(at, turn.size(), "turn");
    }
    std::vector<Diagnostic> problems;
    ExprTree tree = parseExpression(text, {}, problems);
    return problems.empty() ? std::optional(std::move(tree)) : std::nullopt;
}

} // namespace

Text focsQuoted(std::string_view text) {
    return text.find_first_of("\"\n\r") == std::string_view::npos ? Text("\"" + std::string(text) + "\"")
                                                                  : std::nullopt;
}

Text focsValue(std::string_view expression, const FreeOrionNames& names, bool isLocation) {
    const auto tree = parsed(expression);
    return tree ? InverseExpressions(names, isLocation, *tree).value(tree->root) : std::nullopt;
}

Text focsTest(std::string_view expression, const FreeOrionNames& names, bool isLocation) {
    const auto tree = parsed(expression);
    return tree ? InverseExpressions(names, isLocation, *tree).test(tree->root) : std::nullopt;
}

} // namespace orrery::engine
