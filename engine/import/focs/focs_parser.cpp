// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/focs/focs_parser.h"

#include "engine/import/focs/focs_diagnostics.h"
#include "engine/text/work.h"

#include <algorithm>
#include <array>
#include <utility>

namespace orrery::engine {

namespace {

using NodeKind = FocsNode::Kind;
using TokenKind = FocsToken::Kind;

/// Depth of conditions, effects and values inside each other. Content of the game has less than 30.
constexpr int depthLimit = 200;
/// Diagnostics of one script. Further damaged definitions are only counted.
constexpr std::size_t faultLimit = 1000;

class Parser {
public:
    Parser(const FocsText& text, const FocsExpander& expander, std::string_view place, FocsStore& store)
        : m_text(text), m_expander(expander), m_store(store), m_tokens(readFocsTokens(text, expander)) {
        std::size_t longest = 0;
        for (const FocsRow& row : focsDefinitionRows()) {
            longest = std::max(longest, placeLength(row, place));
        }
        for (const FocsRow& row : focsDefinitionRows()) {
            if (placeLength(row, place) == longest) { // all rows, if the folder is unknown
                m_allowed.push_back(&row);
            }
        }
        m_out.nodes.emplace_back();
    }

    FocsScript parse() {
        while (!is(TokenKind::end)) {
            const std::size_t begin = m_at;
            const std::size_t nodes = m_out.nodes.size();
            const FocsRow* const row = definitionRow(m_at);
            const std::uint32_t node = row != nullptr ? parseDefinition(*row) : fail(definitionPhrase());
            if (node != 0) {
                m_out.definitions.push_back({row, nameOf(node), node, m_out.nodes[node].span});
                continue;
            }
            ++m_out.damaged;
            if (const std::string macro = macroOfLastFault(); !macro.empty()) {
                ++m_out.damagedBy[macro];
            }
            if (row != nullptr) {
                findFurtherFaults(*row);
            }
            forget(nodes);
            recover(begin);
        }
        m_out.nodes.shrink_to_fit();
        m_out.definitions.shrink_to_fit();
        m_out.size = m_text.size();
        return std::move(m_out);
    }

private:
    /// The children of a node during parsing.
    struct Children {
        std::uint32_t parent;
        std::uint32_t last = 0;
    };

    /// Returns the length of the longest place of a row that begins a path.
    static std::size_t placeLength(const FocsRow& row, std::string_view path) {
        std::size_t longest = 0;
        for (std::string_view places = row.place; !places.empty();) {
            const std::string_view place = places.substr(0, places.find(' '));
            longest = std::max(longest, path.starts_with(place) ? place.size() : 0);
            places.remove_prefix(std::min(places.size(), place.size() + 1));
        }
        return longest;
    }

    // Tokens.

    bool is(TokenKind kind) const { return m_tokens[m_at].kind == kind; }
    std::string_view bytesOf(std::size_t token) const {
        const Span span = m_tokens[std::min(token, m_tokens.size() - 1)].span;
        return std::string_view(m_text.bytes()).substr(span.begin, span.size());
    }
    bool isSign(std::size_t token, std::string_view sign) const {
        return token < m_tokens.size() && m_tokens[token].kind == TokenKind::sign && bytesOf(token) == sign;
    }
    bool isSign(std::string_view sign) const { return isSign(m_at, sign); }
    std::string_view word() const { return is(TokenKind::word) ? bytesOf(m_at) : std::string_view{}; }
    void advance() {
        countWork();
        m_at += m_at + 1 < m_tokens.size() ? 1 : 0;
    }

    // Nodes.

    std::uint32_t add(NodeKind kind, Span span, std::string_view text = {}, const FocsRow* row = nullptr) {
        const auto index = static_cast<std::uint32_t>(m_out.nodes.size());
        m_out.nodes.push_back(
            {.kind = kind, .row = row, .span = span, .text = text.empty() ? 0 : m_store.intern(text)});
        return index;
    }
    std::uint32_t addToken(NodeKind kind, const FocsRow* row = nullptr) {
        const std::uint32_t node = add(kind, m_tokens[m_at].span, bytesOf(m_at), row);
        advance();
        return node;
    }
    bool append(Children& children, std::uint32_t child) {
        if (child == 0) {
            return false;
        }
        FocsNode& before = m_out.nodes[children.last == 0 ? children.parent : children.last];
        (children.last == 0 ? before.first : before.next) = child;
        children.last = child;
        m_out.nodes[children.parent].span.end = m_out.nodes[child].span.end;
        return true;
    }

    // Faults.

    std::uint32_t report(const DiagnosticSpec& spec, Span where, std::vector<Phrase> args) {
        m_hasFailed = true;
        if (m_out.faults.size() < faultLimit) {
            const std::uint32_t insertion = m_text.origins().of(where.begin).insertion;
            noteMacro(insertion);
            m_out.faults.push_back({&spec,
                                    m_text.origins().placeOf(where),
                                    std::move(args),
                                    focsInsertionNotes(m_expander.insertions(), insertion),
                                    {}});
        }
        return 0;
    }

    void noteMacro(std::uint32_t insertion) {
        m_macroOfFault = insertion == 0 ? std::string() : std::string(m_expander.insertions()[insertion].macro);
    }

    /// Reports the current token: something else is expected. Returns 0.
    std::uint32_t fail(Phrase expected) {
        if (m_hasFailed) {
            return 0;
        }
        const FocsToken& token = m_tokens[m_at];
        if (token.kind == TokenKind::fault) {
            m_hasFailed = true;
            if (m_out.faults.size() < faultLimit) {
                noteMacro(m_text.origins().of(token.span.begin).insertion);
                m_out.faults.push_back(focsTokenFault(m_text, m_expander, token));
            }
            return 0;
        }
        if (m_at == m_repeated) {
            return report(focsDiagnostics["focs.repeated-field"], token.span, {std::string(bytesOf(m_at))});
        }
        if (token.kind == TokenKind::word && isSign(m_at + 1, "=") && m_unknownField == m_at) {
            return report(focsDiagnostics["focs.unknown-field"], token.span,
                          {std::string(bytesOf(m_at)), std::string(m_unknownFieldOf)});
        }
        return token.kind == TokenKind::end
                   ? report(focsDiagnostics["focs.expected-at-end"], lastSpan(), {std::move(expected)})
                   : report(focsDiagnostics["focs.expected"], token.span,
                            {std::move(expected), std::string(bytesOf(m_at).substr(0, 80))});
    }

    /// Reports that the text ends in the middle of an element. If the text of a macro ends there, the fault is at its
    /// end, not behind the insertion.
    std::uint32_t failInside(Phrase expected) {
        const bool isOfMacro =
            m_at > 0 && m_at != m_element && !m_hasFailed && !is(TokenKind::fault) && leavesMacro(m_at - 1, m_at);
        return isOfMacro ? report(focsDiagnostics["focs.expected-in-macro"], lastSpan(), {std::move(expected)})
                         : fail(std::move(expected));
    }
    Span lastSpan() const { return m_tokens[m_at > 0 ? m_at - 1 : 0].span; }
    std::uint32_t insertionOf(std::size_t token) const {
        return m_text.origins().of(m_tokens[token].span.begin).insertion;
    }
    /// Returns whether a token is in the text of a macro, and a later token is not.
    bool leavesMacro(std::size_t token, std::size_t later) const {
        const std::uint32_t left = insertionOf(token);
        for (std::uint32_t i = insertionOf(later); i != left; i = m_expander.insertions()[i].parent) {
            if (i == 0) {
                return true;
            }
        }
        return false;
    }

    bool expectSign(std::string_view sign) {
        if (!isSign(sign)) {
            failInside(phrase("'{0}'", {std::string(sign)}));
            return false;
        }
        advance();
        return true;
    }
    bool closeBracket(std::size_t open, std::string_view sign, Phrase expected) {
        if (isSign(sign)) {
            advance();
            return true;
        }
        if (!m_hasFailed && !is(TokenKind::fault) && (is(TokenKind::end) || leavesMacro(open, m_at))) {
            report(focsDiagnostics["focs.unclosed-bracket"], m_tokens[open].span,
                   {std::string(bytesOf(open)), std::string(sign)});
        } else {
            fail(std::move(expected));
        }
        return false;
    }

    /// Returns the macro that the last fault does not find, or in whose text the fault is; empty if there is none.
    std::string macroOfLastFault() const {
        if (m_out.faults.empty()) {
            return {};
        }
        const Diagnostic& fault = m_out.faults.back();
        return fault.code() == "focs.unknown-macro" ? fault.args.front().words() : m_macroOfFault;
    }

    /// Drops the nodes of a damaged element, and the state of its parsing.
    void forget(std::size_t nodes) {
        m_out.nodes.resize(nodes);
        m_rows.clear();
        m_depth = 0;
        m_brackets = 0;
        m_hasFailed = false;
    }

    /// Reports the faults in the effects groups that follow the first fault of a definition. A macro that is unknown
    /// in several groups is reported once.
    void findFurtherFaults(const FocsRow& definition) {
        const FocsRow& group = *findFocsPart("EffectsGroup");
        const std::size_t nodes = m_out.nodes.size();
        while (!is(TokenKind::end) && !beginsDefinition(m_at)) {
            if (!isSameKeyword(word(), group.name)) {
                advance();
                continue;
            }
            forget(nodes);
            m_rows.push_back(&definition);
            const std::size_t faults = m_out.faults.size();
            parseElement(group); // takes at least the keyword
            if (m_out.faults.size() > faults && isKnown(m_out.faults.back())) {
                m_out.faults.pop_back();
            }
        }
    }
    /// Returns whether an earlier fault of the script names the same unknown macro.
    bool isKnown(const Diagnostic& fault) const {
        return fault.code() == "focs.unknown-macro" && std::ranges::any_of(m_out.faults, [&](const Diagnostic& one) {
                   return &one != &fault && one.spec == fault.spec && one.args == fault.args;
               });
    }

    // Definitions.

    const FocsRow* definitionRow(std::size_t token) const {
        if (m_tokens[token].kind != TokenKind::word) {
            return nullptr;
        }
        const FocsRow* const row = findFocsDefinition(bytesOf(token));
        return row != nullptr && std::ranges::find(m_allowed, row) != m_allowed.end() ? row : nullptr;
    }

    Phrase definitionPhrase() const {
        std::vector<Phrase> names;
        for (const FocsRow* row : m_allowed) {
            names.push_back(phrase("'{0}'", {std::string(row->name)}));
        }
        return joined(names, inPhrase("{0} or {1}"));
    }

    std::uint32_t parseDefinition(const FocsRow& row) {
        const std::uint32_t node = parseElement(row);
        if (node != 0 && !is(TokenKind::end) && definitionRow(m_at) == nullptr && !beginsDamaged(row)) {
            return fail(fieldPhrase(row));
        }
        return node;
    }

    static Phrase fieldPhrase(const FocsRow& row) {
        return phrase("a field of '{0}', or the next definition", {std::string(row.name)});
    }

    /// Returns whether the current token is outside of the definition before it, which is complete: a word without
    /// indentation, the first field of a definition whose keyword is lost, a damaged include, or text of another file.
    bool beginsDamaged(const FocsRow& row) const {
        const std::uint32_t begin = m_tokens[m_at].span.begin;
        const bool isFirstField = m_at == m_repeated && findField(row, word()) == row.fields.data();
        const bool isAtLineStart = is(TokenKind::word) && begin > 0 && m_text.bytes()[begin - 1] == '\n';
        return isFirstField || isAtLineStart || outermostFile(begin) != outermostFile(lastSpan().begin) ||
               isSign("#") || word() == "include";
    }

    /// Returns the file that contains a byte, or the outermost insertion that made it.
    FileId outermostFile(std::uint32_t offset) const {
        const FocsOrigin origin = m_text.origins().of(offset);
        FileId file = origin.file;
        for (std::uint32_t i = origin.insertion; i != 0; i = m_expander.insertions()[i].parent) {
            file = m_expander.insertions()[i].where.file;
        }
        return file;
    }

    std::uint32_t nameOf(std::uint32_t definition) const {
        const FocsRow& row = *m_out.nodes[definition].row;
        const std::uint32_t name = row.namedBy.empty() ? 0 : focsField(m_out.nodes, definition, row.namedBy);
        return name == 0 ? 0 : m_out.nodes[name].text;
    }

    /// Returns whether a definition can begin at a token: a keyword at the beginning of a line, and one of its fields.
    bool beginsDefinition(std::size_t token) const {
        const FocsRow* const row = definitionRow(token);
        if (row == nullptr || token + 1 >= m_tokens.size() || findField(*row, bytesOf(token + 1)) == nullptr) {
            return false;
        }
        const std::string_view bytes = m_text.bytes();
        const std::size_t begin = m_tokens[token].span.begin;
        const std::size_t blank = bytes.find_last_not_of(" \t", begin == 0 ? 0 : begin - 1);
        const bool isIndented = blank + 1 != begin && begin != 0;
        const bool beginsLine = begin == 0 || blank == std::string_view::npos || bytes[blank] == '\n';
        return beginsLine && (!isIndented || findFocsCondition(row->name) == nullptr);
    }

    /// Returns whether the current word begins the next definition, in the script and without indentation. So it is no
    /// value or condition, even if one is missing.
    bool beginsNext() const {
        const std::uint32_t begin = m_tokens[m_at].span.begin;
        return begin > 0 && m_text.bytes()[begin - 1] == '\n' && beginsDefinition(m_at) &&
               m_text.origins().of(begin).insertion == 0;
    }

    void recover(std::size_t definition) {
        m_at = definition;
        do {
            advance();
        } while (!is(TokenKind::end) && !beginsDefinition(m_at));
    }

    // Elements and fields.

    static const FocsField* findField(const FocsRow& row, std::string_view name) {
        const auto found =
            std::ranges::find_if(row.fields, [&](const FocsField& field) { return isSameKeyword(field.name, name); });
        return found == row.fields.end() ? nullptr : &*found;
    }

    std::uint32_t parseElement(const FocsRow& row) {
        const std::size_t keyword = m_at;
        const std::uint32_t node =
            row.hasKeyword ? addToken(NodeKind::element, &row) : add(NodeKind::element, m_tokens[m_at].span, {}, &row);
        Children children{node};
        if (m_depth >= depthLimit) {
            return report(focsDiagnostics["focs.too-deep"], m_tokens[keyword].span, {});
        }
        ++m_depth;
        const bool isRead = parseHead(row, children) && parseFields(row, children, keyword);
        --m_depth;
        return isRead ? node : 0;
    }

    bool parseHead(const FocsRow& row, Children& children) {
        switch (row.head) {
        case FocsHead::none:
            return true;
        case FocsHead::condition:
            if (isSameKeyword(word(), "condition") && isSign(m_at + 1, "=")) { // Contains condition = Planet
                advance();
                advance();
            }
            return append(children, parseCondition());
        case FocsHead::conditions:
            return append(children, parseShape({.name = {}, .shape = FocsShape::conditions}));
        case FocsHead::arguments:
            return !isSign("(") || append(children, parseTuple()); // `Value` may stand alone
        case FocsHead::statistic:
            return append(children, is(TokenKind::word) ? addToken(NodeKind::word)
                                                        : failInside(phrase("If, Count, Sum, Min or Max")));
        }
        return true;
    }

    bool parseFields(const FocsRow& row, Children& children, std::size_t keyword) {
        m_rows.push_back(&row);
        std::uint64_t given = 0;
        int last = -1;
        while (is(TokenKind::word)) {
            const FocsField* const field = findField(row, word());
            if (field == nullptr || (field->shape != FocsShape::flag && !isSign(m_at + 1, "="))) {
                noteUnknownField();
                break;
            }
            const int index = static_cast<int>(field - row.fields.data());
            if ((given >> index & 1U) != 0 && field->need != FocsNeed::repeated) {
                m_repeated = row.hasKeyword ? m_at : m_repeated; // otherwise it begins the next element
                break;
            }
            if (index < last) {
                noteOrder(row, *field);
            }
            last = std::max(last, index);
            given |= std::uint64_t{1} << index;
            if (!append(children, parseField(*field, index))) {
                return false;
            }
        }
        m_rows.pop_back();
        for (std::size_t i = 0; i < row.fields.size(); ++i) {
            if (row.fields[i].need != FocsNeed::optional && (given >> i & 1U) == 0) {
                return failMissing(row, row.fields[i], keyword);
            }
        }
        return true;
    }

    std::uint32_t parseField(const FocsField& field, int index) {
        const std::uint32_t node = addToken(NodeKind::field);
        m_out.nodes[node].field = static_cast<std::uint8_t>(index);
        if (field.shape == FocsShape::flag) {
            return node;
        }
        advance(); // the sign =
        Children children{node};
        return append(children, parseShape(field)) ? node : 0;
    }

    bool failMissing(const FocsRow& row, const FocsField& field, std::size_t keyword) {
        // A misspelt or repeated field is the better fault.
        const bool isOther = is(TokenKind::fault) || m_at == m_repeated || m_at == m_unknownField;
        const bool isStray = row.role == FocsRole::definition && !is(TokenKind::end) && !is(TokenKind::word);
        if (!m_hasFailed && !isOther && m_at == keyword + 1 && isSign("(")) { // as in FreeOrion 0.5
            fail(phrase("a field of '{0}'", {std::string(row.name)}));
        } else if (m_hasFailed || isOther || isStray) {
            fail(fieldPhrase(row));
        } else {
            report(focsDiagnostics["focs.missing-field"], m_tokens[keyword].span,
                   {std::string(row.name), std::string(field.name)});
        }
        return false;
    }

    void noteOrder(const FocsRow& row, const FocsField& field) {
        if (m_out.faults.size() < faultLimit) {
            report(focsDiagnostics["focs.field-order"], m_tokens[m_at].span,
                   {std::string(field.name), std::string(row.name)});
            m_hasFailed = false;
        }
    }

    /// Notes a field that neither the current element nor one around it has.
    void noteUnknownField() {
        if (!isSign(m_at + 1, "=")) {
            return;
        }
        const bool isKnown =
            std::ranges::any_of(m_rows, [&](const FocsRow* row) { return findField(*row, word()) != nullptr; });
        const auto owner = std::find_if(m_rows.rbegin(), m_rows.rend(), [](const FocsRow* row) {
            return !row->fields.empty() && row->role != FocsRole::condition && row->role != FocsRole::value;
        });
        if (!isKnown && owner != m_rows.rend()) {
            m_unknownField = m_at;
            m_unknownFieldOf = (*owner)->name;
        }
    }

    std::uint32_t parseShape(const FocsField& field) {
        switch (field.shape) {
        case FocsShape::flag:
            return 0;
        case FocsShape::value:
            return parseValue();
        case FocsShape::operand:
            return parseOperand();
        case FocsShape::values:
            return parseList(phrase("a value, or ']'"), [this] { return parseValue(); });
        case FocsShape::condition:
            return parseCondition();
        case FocsShape::conditions:
            return parseList(phrase("a condition, or ']'"), [this] { return parseCondition(); });
        case FocsShape::effects:
            return parseList(phrase("an effect, or ']'"), [this] { return parseEffect(); });
        case FocsShape::items: {
            const FocsRow& row = *findFocsPart(field.item);
            return parseList(phrase("'{0}', or ']'", {std::string(itemWord(row))}), [&] { return parseItem(row); });
        }
        case FocsShape::tuple:
            return isSign("(") ? parseTuple() : failInside(phrase("'{0}'", {std::string("(")}));
        }
        return 0;
    }

    template <typename Parse>
    std::uint32_t parseList(Phrase expected, Parse parseOne) {
        const std::uint32_t node = add(NodeKind::list, m_tokens[m_at].span);
        Children children{node};
        if (!isSign("[")) {
            return append(children, parseOne()) ? node : 0;
        }
        const std::size_t open = m_at;
        advance();
        while (!isSign("]")) {
            if (!canBeginElement()) {
                closeBracket(open, "]", std::move(expected));
                return 0;
            }
            const std::size_t begin = m_at;
            m_element = begin;
            if (!append(children, parseOne())) {
                return 0;
            }
            if (m_at == begin) {
                return fail(std::move(expected));
            }
        }
        m_out.nodes[node].span.end = m_tokens[m_at].span.end;
        return closeBracket(open, "]", {}) ? node : 0;
    }
    bool canBeginElement() const {
        return !is(TokenKind::end) && !isSign(")") && !isSign("=") &&
               !(is(TokenKind::word) && isSign(m_at + 1, "=") && m_rows.size() > 0 && isOuterField());
    }
    /// Returns whether the current word is a field of an element around the list.
    bool isOuterField() const {
        return m_at == m_repeated || m_at == m_unknownField || std::ranges::any_of(m_rows, [&](const FocsRow* row) {
                   return findField(*row, bytesOf(m_at)) != nullptr;
               });
    }

    static std::string_view itemWord(const FocsRow& row) { return row.hasKeyword ? row.name : row.fields[0].name; }

    std::uint32_t parseItem(const FocsRow& row) {
        const bool begins = row.hasKeyword ? isSameKeyword(word(), row.name)
                                           : findField(row, word()) != nullptr && isSign(m_at + 1, "=");
        if (!begins) {
            return failInside(phrase("'{0}'", {std::string(itemWord(row))}));
        }
        const auto base = static_cast<std::uint32_t>(m_out.nodes.size());
        const std::uint32_t node = parseElement(row);
        return node != 0 && row.name == "EffectsGroup" ? storeGroup(node, base) : node;
    }

    /// Replaces the nodes of an effects group by one that refers to the stored group.
    std::uint32_t storeGroup(std::uint32_t node, std::uint32_t base) {
        const Span span = m_out.nodes[node].span;
        const std::uint32_t group = m_store.addGroup(std::string_view(m_text.bytes()).substr(span.begin, span.size()),
                                                     std::span(m_out.nodes).subspan(base), base - 1, span.begin);
        m_out.nodes.resize(base);
        const std::uint32_t leaf = add(NodeKind::group, span);
        m_out.nodes[leaf].text = group;
        return leaf;
    }

    // Conditions, effects, values.

    std::uint32_t parseCondition() {
        if (isSign("(")) {
            return parseInBrackets();
        }
        if (!is(TokenKind::word) || beginsNext()) {
            return failInside(phrase("a condition"));
        }
        const FocsRow* row = findFocsCondition(word());
        if (row == nullptr) {
            const std::size_t length = gluedLength(word());
            if (length == 0) {
                return failInside(phrase("a condition"));
            }
            // The first keyword takes its bytes from the token, which then begins with the second.
            row = findFocsCondition(word().substr(0, length));
            Span& span = m_tokens[m_at].span;
            const Span first{span.begin, span.begin + static_cast<std::uint32_t>(length)};
            const std::uint32_t node = add(NodeKind::element, first, word().substr(0, length), row);
            span.begin = first.end;
            Children children{node};
            return parseHead(*row, children) ? node : 0;
        }
        return parseElement(*row);
    }

    /// Returns the length of the first keyword in `NotOwnerHasTech`. Returns 0 if the word is not made of keywords.
    static std::size_t gluedLength(std::string_view word) {
        for (const FocsRow& row : focsConditionRows()) {
            const std::size_t length = row.name.size();
            if (row.head == FocsHead::condition && word.size() > length &&
                isSameKeyword(word.substr(0, length), row.name) &&
                (findFocsCondition(word.substr(length)) != nullptr ||
                 (word.size() < 80 && gluedLength(word.substr(length)) > 0))) {
                return length;
            }
        }
        return 0;
    }

    /// Parses a comparison, or a condition in round brackets.
    std::uint32_t parseInBrackets() {
        const std::size_t open = m_at;
        if (m_depth >= depthLimit) {
            return report(focsDiagnostics["focs.too-deep"], m_tokens[open].span, {});
        }
        ++m_depth;
        ++m_brackets;
        advance();
        const bool isCondition = is(TokenKind::word) && findFocsCondition(word()) != nullptr &&
                                 findFocsValue(word()) == nullptr &&
                                 (m_tokens[m_at + 1].kind != TokenKind::sign || isSign(m_at + 1, ")") ||
                                  isSign(m_at + 1, "[") || isSign(m_at + 1, "("));
        const std::uint32_t node = isCondition ? parseCondition() : parseComparison(open);
        --m_brackets;
        --m_depth;
        return node != 0 && closeBracket(open, ")", phrase("'{0}'", {std::string(")")})) ? node : 0;
    }

    std::uint32_t parseComparison(std::size_t open) {
        const std::uint32_t node = add(NodeKind::compare, m_tokens[open].span);
        Children children{node};
        if (!append(children, parseValue())) {
            return 0;
        }
        bool isCompared = false;
        while (isComparison()) {
            append(children, addToken(NodeKind::sign));
            if (!append(children, parseValue())) {
                return 0;
            }
            isCompared = true;
        }
        return isCompared ? node : failInside(phrase("a comparison: < <= = != >= or >"));
    }
    bool isComparison() const {
        static constexpr std::array<std::string_view, 7> signs{"<", "<=", "=", "==", "!=", ">=", ">"};
        return is(TokenKind::sign) && std::ranges::find(signs, bytesOf(m_at)) != signs.end();
    }

    std::uint32_t parseEffect() {
        const FocsRow* const row = is(TokenKind::word) ? findFocsEffect(word()) : nullptr;
        return row != nullptr ? parseElement(*row) : failInside(phrase("an effect"));
    }

    std::uint32_t parseValue() { return parseOperators(0); }

    /// Operators by their strength, which all join from left to right.
    std::uint32_t parseOperators(std::size_t level) {
        static constexpr std::array<std::string_view, 3> levels{"+-", "*/", "^"};
        if (level == levels.size()) {
            return parseOperand();
        }
        std::uint32_t left = parseOperators(level + 1);
        while (left != 0 && is(TokenKind::sign) && bytesOf(m_at).size() == 1 &&
               levels[level].find(bytesOf(m_at).front()) != std::string_view::npos) {
            const std::uint32_t node = add(NodeKind::infix, m_out.nodes[left].span, bytesOf(m_at));
            advance();
            Children children{node};
            append(children, left);
            left = append(children, parseOperators(level + 1)) ? node : 0;
        }
        return left;
    }

    std::uint32_t parseOperand() {
        if (m_depth >= depthLimit) {
            return report(focsDiagnostics["focs.too-deep"], m_tokens[m_at].span, {});
        }
        ++m_depth;
        const std::uint32_t node = parseOperandInside();
        --m_depth;
        return node;
    }

    std::uint32_t parseOperandInside() {
        switch (m_tokens[m_at].kind) {
        case TokenKind::number:
            return addToken(NodeKind::number);
        case TokenKind::text: {
            const std::string_view quoted = bytesOf(m_at);
            const std::uint32_t node = add(NodeKind::text, m_tokens[m_at].span, quoted.substr(1, quoted.size() - 2));
            advance();
            return node;
        }
        case TokenKind::word: {
            if (beginsNext() || (m_brackets == 0 && isSign(m_at + 1, "=") && isOuterField())) {
                return failInside(phrase("a value")); // the value is missing before the next field
            }
            const FocsRow* const row = isSign(m_at + 1, ".") ? nullptr : findFocsValue(word());
            const bool lacksArguments =
                row != nullptr && row->head == FocsHead::arguments && !isSign(m_at + 1, "(") && row->name != "Value";
            return row != nullptr && !lacksArguments ? parseElement(*row) : parsePath();
        }
        default:
            break;
        }
        if (isSign("-")) {
            const std::uint32_t node = addToken(NodeKind::negation);
            Children children{node};
            return append(children, parseOperand()) ? node : 0;
        }
        if (isSign("(")) {
            const std::size_t open = m_at;
            advance();
            const std::uint32_t node = parseValue();
            return node != 0 && closeBracket(open, ")", phrase("'{0}'", {std::string(")")})) ? node : 0;
        }
        return failInside(phrase("a value"));
    }

    std::uint32_t parsePath() {
        if (!isSign(m_at + 1, ".")) {
            return addToken(NodeKind::word);
        }
        std::string path(bytesOf(m_at));
        Span span = m_tokens[m_at].span;
        advance();
        while (isSign(".")) {
            advance();
            if (!is(TokenKind::word)) {
                return failInside(phrase("the name of a property"));
            }
            path.append(".").append(bytesOf(m_at));
            span.end = m_tokens[m_at].span.end;
            advance();
        }
        return add(NodeKind::path, span, path);
    }

    std::uint32_t parseTuple() {
        const std::size_t open = m_at;
        const std::uint32_t node = addToken(NodeKind::tuple);
        Children children{node};
        for (;;) {
            if (!append(children, parseValue())) {
                return 0;
            }
            if (!isSign(",")) {
                break;
            }
            advance();
        }
        m_out.nodes[node].span.end = m_tokens[m_at].span.end;
        return closeBracket(open, ")", phrase("',' or ')'")) ? node : 0;
    }

    const FocsText& m_text;
    const FocsExpander& m_expander;
    FocsStore& m_store;
    std::vector<FocsToken> m_tokens;
    std::vector<const FocsRow*> m_allowed; ///< definitions that the script may contain
    std::vector<const FocsRow*> m_rows;    ///< elements around the current token
    std::size_t m_at = 0;
    std::size_t m_repeated = ~std::size_t{0};     ///< token that is a field a second time
    std::size_t m_unknownField = ~std::size_t{0}; ///< token that is a field of no element around it
    std::string_view m_unknownFieldOf{};
    std::size_t m_element = ~std::size_t{0}; ///< token that begins an element of a list
    int m_depth = 0;
    int m_brackets = 0; ///< comparisons around the current token, in which = is no sign of a field
    bool m_hasFailed = false;
    std::string m_macroOfFault; ///< macro whose text contains the last fault
    FocsScript m_out;
};

} // namespace

FocsScript parseFocs(const FocsText& text, const FocsExpander& expander, std::string_view place, FileId file,
                     FocsStore& store) {
    FocsScript script = Parser(text, expander, place, store).parse();
    script.file = file;
    return script;
}

} // namespace orrery::engine
