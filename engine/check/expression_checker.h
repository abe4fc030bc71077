// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression_node.h"
#include "engine/syntax/expr_parser.h"

#include <utility>

namespace orrery::engine {

inline constexpr DiagnosticSpec meansNothingHere{"expr.no-context", Severity::error, "'{0}' is not available {1}"};
inline constexpr DiagnosticSpec wrongArity{"expr.arity", Severity::error, "'{0}' expects {1}, but got {2}"};

/// Converts the tree of one expression into a typed one: the implementation of checkExpression(). Reports a wrong node
/// once and makes it bad; nodes that contain it report nothing.
class ExpressionChecker {
public:
    ExpressionChecker(const ExprTree& tree, const DecodedText& text, FileId file, const ExpressionContext& context,
                      TypedExpression& result, std::vector<Diagnostic>& diagnostics)
        : m_tree(tree), m_text(text), m_file(file), m_context(context), m_result(result),
          m_diagnostics(diagnostics), m_level{context.bareNames, context.scope, false} {}

    /// @param hint the required format, to resolve words by; bad: unknown
    TypedNode check(std::uint32_t index, Format hint);
    /// Reports a node of another format than the wanted one, and makes it bad. Accepts bad nodes.
    void require(TypedNode& node, Format wanted);

private:
    /// The meaning of bare names at the current place: in an aggregate or in dropIntoContext they belong to another
    /// object.
    struct Level {
        std::optional<ExpressionRoot> bareNames;
        ScopeIndex scope = globalScope;
        bool isInner = false;
    };
    /// The parts of an aggregate's selection, in source form.
    struct Selected {
        const RelationSpec* relation = nullptr;
        Span relationAt;
        std::optional<TypeIndex> type;
        bool hasType = false; ///< also for `objects`
        std::optional<std::uint32_t> number;
        bool inJumps = false;
        std::optional<std::uint32_t> of;
        std::optional<std::uint32_t> where;
        bool isBad = false;
    };

    // Operators and functions of plain values (expression_checker.cpp).
    TypedNode checkOperation(const ExprNode& node, const ExpressionFunction& row, Format hint);
    /// Returns a text such as "no value", "2 values", for the arguments of a call.
    static Phrase valueCount(std::size_t count);
    bool hasArity(const ExprNode& node, const ExpressionFunction& row);
    void checkPair(std::uint32_t left, std::uint32_t right, Format hint, std::vector<TypedNode>& out);
    void requireComparable(TypedNode& node, const ExprNode& written);
    void fold(TypedNode& node, const ExprNode& written);
    void foldChoice(TypedNode& node);

    // Calls of functions that read more than plain values (expression_calls.cpp).
    TypedNode checkCall(const ExprNode& node, Format hint);
    TypedNode checkValue(const ExprNode& node);
    TypedNode checkAmount(const ExprNode& node);
    TypedNode checkRuntime(const ExprNode& node);
    TypedNode checkLast(const ExprNode& node);
    TypedNode checkNamed(const ExprNode& node);
    TypedNode named(const ExprNode& node, std::string name);
    TypedNode checkRoll(const ExprNode& node);
    TypedNode checkContext(const ExprNode& node, Format hint);
    TypedNode checkDefined(const ExprNode& node, FunctionIndex index);
    void noteReads(const TypedExpression* body);
    TypedNode checkLookup(const ExprNode& node);
    TypedNode unknownCall(const ExprNode& node);

    // Literals (expression_literals.cpp).
    TypedNode literal(const ExprNode& node, Format format, std::string text);
    TypedNode checkDice(const ExprNode& node);
    TypedNode checkNumberPair(const ExprNode& node);

    // Functions that read content by its id (expression_has.cpp).
    TypedNode checkHas(const ExprNode& node);
    TypedNode checkOwnedBy(const ExprNode& node);
    TypedNode checkCanHave(const ExprNode& node);
    TypedNode ofObject(const ExprNode& node, TypedNode::Kind kind, Format wanted, std::string_view what);
    TypedNode checkOption(const ExprNode& node);
    TypedNode checkGet(const ExprNode& node);
    TypedNode checkFact(const ExprNode& node);
    TypedNode option(const ExprNode& node, TypeIndex of, const ExprNode& id, std::optional<TypedNode> object);
    std::optional<ClassIndex> classOf(const ExprNode& id, std::string_view kind, std::optional<TypeIndex> type,
                                      std::string_view grouping);
    std::optional<ClassIndex> classOf(const ExprNode& node, const std::vector<std::uint32_t>& operands);
    bool findHas(const HasKind& kind, const ExprNode& id, HasCall& call);
    bool findPropertyValue(const HasKind& kind, const ExprNode& id, HasCall& call);
    bool findGrouping(const HasKind& kind, const ExprNode& id, HasCall& call);

    // Aggregates (expression_aggregates.cpp).
    bool isAggregate(const ExprNode& node) const;
    bool isTypeWord(std::string_view word) const;
    /// The meaning of a selection's word as a type.
    struct TypeWord {
        bool isType = false;
        std::optional<TypeIndex> type; ///< none: objects of every type
    };
    TypeWord typeOf(std::string_view word) const;
    TypedNode checkAggregate(const ExprNode& node);
    Selected readSelection(const ExprNode& selection);
    void readWord(const ExprNode& word, Selected& selected);
    void readNumber(std::uint32_t index, Selected& selected);
    void reportWord(const ExprNode& word, const Selected& selected);
    bool addNumber(const Selected& selected, AggregateCall& call, TypedNode& out);
    bool addWhere(const Selected& selected, AggregateCall& call, TypedNode& out);
    bool addValue(const Selected& selected, std::uint32_t index, Format wanted, AggregateCall& call, TypedNode& out);
    ScopeIndex scopeOf(const Selected& selected) const;
    TypedNode from(const Selected& selected, const ExprNode& node);
    TypedNode inner(std::uint32_t index, Format hint, ScopeIndex scope);

    // Words and members (expression_names.cpp).
    TypedNode checkName(const ExprNode& node, Format hint);
    TypedNode checkWord(const ExprNode& node, const WordRow& row, Format hint);
    TypedNode checkMember(const ExprNode& node);
    TypedNode object(const ExprNode& node, ExpressionRoot root);
    /// Returns the object that bare names read. Reports a problem and returns bad where there is none.
    TypedNode bareObject(const ExprNode& node);
    /// Returns the reading of a member, without its operand; nullopt where no object has the member.
    std::optional<TypedNode> member(const ExprNode& node);
    std::optional<TypedNode> byHint(const ExprNode& node, Format hint) const;
    std::optional<TypedNode> enumerator(const ExprNode& node);
    bool isReading(std::string_view name) const;
    bool isHungry(std::uint32_t index) const;
    void noteColumns(const TypedNode& member);
    void addColumn(Builtin column);
    void reportUnknown(const DiagnosticSpec& spec, const ExprNode& node, const KnownNames& known);
    std::vector<std::string> memberNames() const;
    std::vector<std::string> valueNames(Format format) const;
    std::vector<std::string> allNames() const;

    // Names that content defines (expression_variables.cpp).
    std::optional<TypedNode> parameter(const ExprNode& node);
    std::optional<TypedNode> define(const ExprNode& node);
    std::optional<TypedNode> game(const ExprNode& node);
    /// Returns the object of the scenario with this name, where underscores stand for blanks (S9).
    std::optional<TypedNode> namedObject(const ExprNode& node);
    /// Returns a variable by its bare name, with the object that it is read from.
    std::optional<TypedNode> bareVariable(const ExprNode& node);
    /// Returns a variable after a dot.
    std::optional<TypedNode> variableOf(const ExprNode& node, TypedNode base);
    /// Returns the scope of variables for an object; globalScope: its type is unknown.
    ScopeIndex scopeOf(const TypedNode& object) const;
    std::vector<VariableIndex> variablesCalled(std::string_view name, ScopeIndex from) const;
    std::vector<VariableIndex> seenByNamed(const TypedNode& object, std::vector<VariableIndex> variables) const;
    void reportInvisible(const ExprNode& node, ScopeIndex from);
    TypedNode readVariables(const ExprNode& node, std::vector<VariableIndex> variables);
    bool isOwnName(std::string_view name) const;
    void addOwnNames(std::vector<std::string>& names) const;

    // Recording of name uses (I3.5; expression_uses.cpp).
    void note(NameKind kind, Span written, std::size_t index, std::size_t owner = 0, bool isWord = false);
    /// Records the name in a word or text literal.
    void note(NameKind kind, const ExprNode& node, std::size_t index, std::size_t owner = 0);
    void noteWord(NameKind kind, Span written, std::string_view word, bool isWord = false);
    /// Records a value of an enumeration, a class or a type.
    void noteValue(const ExprNode& node, Format format, double value);
    void noteScope(const ExprNode& node, ScopeIndex scope);
    Span wordSpan(const ExprNode& node) const;

    // Shared.
    Diagnostic& report(const DiagnosticSpec& spec, Span decoded, std::vector<Phrase> args);
    /// Checks the parts of a wrong node, to report their problems.
    void checkParts(const ExprNode& node);
    void checkPart(std::uint32_t index);
    /// Returns whether objects can be read here; reports a diagnostic if not.
    bool allowsObjects(Span where, std::string_view what);
    /// Returns a word or literal text that is not an expression here; nullopt, and reported, where it is something
    /// else.
    std::optional<std::string_view> wordAt(const ExprNode& node, std::string_view wanted);
    TypedNode make(TypedNode::Kind kind, const ExprNode& node, Format format) const;
    TypedNode constant(const ExprNode& node, Format format, double value) const;
    TypedNode bad(const ExprNode& node) const { return make(TypedNode::Kind::bad, node, badFormat); }
    std::string nameOf(Format format) const { return m_context.vocabulary->formatName(format); }
    std::string asWritten(Span span) const { return std::string(m_tree.slice(span)); }

    const ExprTree& m_tree;
    const DecodedText& m_text;
    FileId m_file;
    const ExpressionContext& m_context;
    TypedExpression& m_result;
    std::vector<Diagnostic>& m_diagnostics;
    std::vector<std::string> m_texts; ///< the distinct literals so far
    Level m_level;
};

} // namespace orrery::engine
