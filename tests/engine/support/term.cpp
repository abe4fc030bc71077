// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/term.h"

#include <map>

namespace orrery::engine::fixture {

namespace {

using Kind = Term::Kind;

// The binding strengths of expressions, loosest first (X2).
constexpr int whole = 0;
constexpr int notPower = 3;
constexpr int comparison = 4;
constexpr int sign = 7;
constexpr int power = 8;
constexpr int memberPower = 9;
constexpr int atom = 10;

const std::map<std::string, int> operators{{"or", 1}, {"and", 2}, {"==", 4},  {"!=", 4},  {"<", 4},
                                           {"<=", 4}, {">", 4},   {">=", 4},  {"+", 5},   {"-", 5},
                                           {"*", 6},  {"/", 6},   {"div", 6}, {"mod", 6}, {"^", power}};

bool isInfix(const Term& term) {
    return term.kind == Kind::operation && term.operands.size() == 2 && operators.contains(term.word);
}

class Pen {
public:
    explicit Pen(std::mt19937& random) : m_random(random) {}

    /// @param least the binding strength that this place requires
    std::string write(const Term& term, int least) {
        int binds = atom;
        std::string text = plain(term, binds);
        const bool needed = binds < least;
        const bool forFun = term.kind != Kind::bare && oneIn(12);
        return needed || forFun ? "(" + text + ")" : text;
    }

private:
    bool oneIn(unsigned n) { return m_random() % n == 0; }
    std::string blank() { return oneIn(4) ? "  " : " "; }

    std::string plain(const Term& term, int& binds) {
        switch (term.kind) {
        case Kind::number:
        case Kind::truth:
        case Kind::id:
        case Kind::pair:
        case Kind::dice:
        case Kind::parameter:
            return term.word;
        case Kind::text:
            return quoted(term.word);
        case Kind::none:
            return "none";
        case Kind::turn:
            return "turn";
        case Kind::value:
            return oneIn(8) ? "value( )" : "value()";
        case Kind::source:
            return "Source";
        case Kind::target:
            return "Target";
        case Kind::game:
            return "game";
        case Kind::bare:
            return {};
        case Kind::named:
            return "object(" + quoted(term.word) + ")";
        case Kind::member:
            if (term.operands[0].kind == Kind::bare) {
                return term.word;
            }
            binds = memberPower;
            return write(term.operands[0], memberPower) + "." + term.word;
        case Kind::last:
            return "last(" + write(term.operands[0], whole) + ")";
        case Kind::operation:
            return operation(term, binds);
        case Kind::choice:
            return choice(term, binds);
        case Kind::aggregate:
            return aggregate(term);
        case Kind::has:
            return "has(" + term.word + ", " + (oneIn(4) ? quoted(term.other) : term.other) +
                   (term.operands[0].kind == Kind::bare ? "" : ", " + write(term.operands[0], whole)) + ")";
        case Kind::function:
            return call(term.word, term.operands);
        case Kind::lookup:
            return "lookup(" + term.word + ", " + write(term.operands[0], whole) + ", " + term.other + ")";
        case Kind::fact:
            return "getFact(" + quoted(term.type) + ", " + quoted(term.word) + ", " + quoted(term.other) + ")";
        case Kind::classId:
            return "get(" + quoted(term.type) + ", " + quoted(term.word) + ")";
        case Kind::option:
            return "option(" + term.word + ", " + term.other + ")";
        case Kind::context:
            return "dropIntoContext(" + term.word + ", " + write(term.operands[0], whole) + ", " +
                   (term.number == 0.0 ? "" : std::to_string(static_cast<int>(term.number)) + ", ") +
                   write(term.operands[1], whole) + ")";
        }
        return {};
    }

    std::string quoted(const std::string& text) {
        const bool isSingle = text.find('\'') == std::string::npos && (oneIn(2) || text.find('"') != std::string::npos);
        return (isSingle ? "'" : "\"") + text + (isSingle ? "'" : "\"");
    }

    std::string call(const std::string& name, const std::vector<Term>& operands) {
        std::string text = name + "(";
        for (const Term& operand : operands) {
            text += (&operand == operands.data() ? "" : oneIn(6) ? "," : ", ") + write(operand, whole);
        }
        return text + ")";
    }

    std::string spelling(const std::string& word) {
        static const std::map<std::string, std::string> others{{"and", "&&"}, {"or", "||"}, {"mod", "%"}, {"not", "!"}};
        const auto found = others.find(word);
        return found != others.end() && oneIn(3) ? found->second : word;
    }

    std::string operation(const Term& term, int& binds) {
        if (isInfix(term)) {
            const int own = operators.at(term.word);
            binds = own;
            // Operators group from left to right; comparisons cannot be nested without brackets.
            const std::string left = write(term.operands[0], own == comparison ? own + 1 : own);
            return left + blank() + spelling(term.word) + blank() + write(term.operands[1], own + 1);
        }
        if (term.word == "not") {
            binds = notPower;
            return spelling("not") + " " + write(term.operands[0], notPower);
        }
        if (term.word == "-") {
            binds = sign;
            return "-" + std::string(oneIn(3) ? " " : "") + write(term.operands[0], sign);
        }
        return call(term.word, term.operands);
    }

    std::string choice(const Term& term, int& binds) {
        if (oneIn(3)) {
            binds = whole;
            return "if " + write(term.operands[0], whole) + " then " + write(term.operands[1], whole) + " else " +
                   write(term.operands[2], whole);
        }
        return call("if", term.operands);
    }

    std::string aggregate(const Term& term) {
        const Term::Selection& selection = term.selection;
        auto operand = term.operands.begin();
        const std::string of = selection.hasOf ? " of " + write(*operand++, memberPower) : "";
        std::string relation = selection.relation;
        if (selection.hasNumber) {
            const bool isPlain = operand->kind == Kind::number;
            relation += isPlain ? " " + operand->word : " (" + write(*operand, whole) + ")";
            relation += selection.inJumps ? " jumps" : "";
            ++operand;
        }
        const std::string type = selection.type.empty() ? "objects" : selection.type + (oneIn(3) ? "" : "s");
        std::string text = term.word + "(";
        text += relation.empty() ? type : oneIn(2) ? relation + " " + type : type + " " + relation;
        text += of;
        if (selection.hasWhere) {
            text += " where " + write(*operand++, whole);
        }
        if (selection.hasValue) {
            text += ", " + write(*operand, whole);
        }
        return text + ")";
    }

    std::mt19937& m_random;
};

} // namespace

std::string write(const Term& term, std::mt19937& random) {
    return Pen(random).write(term, whole);
}

std::string escaped(const std::string& text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '"':
            out += "&quot;";
            break;
        default:
            out += c;
        }
    }
    return out;
}

} // namespace orrery::engine::fixture
