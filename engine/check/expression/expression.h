// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/language.h"
#include "engine/check/model/name_use.h"
#include "engine/syntax/xml_text.h"
#include "engine/text/diagnostic.h"
#include "engine/vocabulary/column_layout.h"
#include "engine/vocabulary/near_names.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The object from which a read starts (X1.6).
enum class ExpressionRoot : std::uint8_t {
    source,
    target,    ///< the candidate of the scope, at any depth
    candidate, ///< the innermost candidate, which bare names refer to
    subject,   ///< the object of the event to which the current part responds (T1)
};

/// A node of a typed expression (check/expression/expression_node.h).
struct TypedNode;
class ClassTable;  // check/model/class_table.h
class ObjectTypes; // check/model/object_types.h

/// An expression with resolved names and matching formats. Immutable.
struct TypedExpression {
    Format format;    ///< badFormat if a part is wrong: the check has reported the problems; do not evaluate it
    std::string text; ///< source text, decoded
    Location where;
    /// The escapes of the source text, with their places when the check read it. Null if the text equals the file's
    /// bytes.
    struct Decoding {
        std::vector<DecodedText::Change> changes;
        std::uint32_t begin = 0; ///< start of `where` at that time
    };
    std::shared_ptr<const Decoding> decoding;
    std::shared_ptr<const TypedNode> root; ///< never null
    std::optional<double> constant;        ///< the folded value, if the expression reads nothing; never for texts
    bool readsSource = false;
    bool readsTarget = false;    ///< true if it reads `Target` explicitly
    bool readsSubject = false;   ///< true if it reads `Subject`
    bool readsAmount = false;    ///< true if it reads amount()
    bool readsCandidate = false; ///< true if bare names refer to the candidate
    bool readsTurn = false;      ///< true if it reads the turn, or a value that changes only with the turn: age, last()
    bool readsChance = false;
    bool readsValue = false;       ///< true if it reads value()
    bool readsRunning = false;     ///< true if it reads running()
    bool readsLanes = false;       ///< true if it reads jumps or connections
    std::vector<ColumnId> columns; ///< columns that it can read, including on the way to an object, sorted; excludes
                                   ///< columns that only variables read
    std::vector<VariableIndex> variables; ///< variables that it can read, including through functions, sorted
    std::vector<PropertyIndex> runtime;   ///< run-time properties of the source that it reads (E7.9), sorted

    std::uint64_t identity = 0; ///< ExpressionContext::identity

    bool isGood() const { return !format.isBad(); }
    /// Returns the span in the file of a span of `text`.
    Span spanOf(Span written) const;
    Location placeOf(const TypedNode& node) const;
};

/// The names of the initial objects and empires of a scenario.
using ObjectNames = std::set<std::string, std::less<>>;

/// The values that an expression may read at its place (X1.7). The pointers only need to outlive the call.
struct ExpressionContext {
    const Vocabulary* vocabulary = nullptr;
    const ColumnLayout* layout = nullptr;
    /// Class ids and their indices (CheckedModel::classNames); null: there are no classes.
    const std::map<std::string, std::uint32_t, std::less<>>* classes = nullptr;
    /// The classes, for the types and groupings in has() and get(); null: no check of these.
    const ClassTable* classTable = nullptr;
    /// The name of the place in messages, after "means nothing": "in an activation", "in the growth of a meter".
    std::string_view place = inPhrase("here");
    bool hasSource = true;
    bool hasTarget = true;
    /// The object that bare names read; nullopt if there is none. In an activation, this is the source. In a condition
    /// of a scope, an amount or growth, this is the candidate.
    std::optional<ExpressionRoot> bareNames = ExpressionRoot::candidate;
    bool hasValue = false;             ///< true if value() is allowed (X2.5)
    bool hasLast = true;               ///< true if last() is allowed (E8.1)
    bool hasSubject = false;           ///< true if the place responds to an event: `Subject` and amount() are allowed
    Format valueFormat = numberFormat; ///< format of value()
    /// The definitions of the content; null: none.
    const Language* language = nullptr;
    /// The scope in which the check looks up bare names of variables. The scope of a part includes the part's own
    /// variables (V2.2).
    ScopeIndex scope = globalScope;
    /// The scope of variables for `Source`; globalScope: its type is unknown.
    ScopeIndex sourceScope = globalScope;
    /// The types of named objects, for variables with several formats; null: unknown.
    ObjectTypes* objectTypes = nullptr;
    /// The identity of this place, independent of surrounding content (E5.10). The key of dice draws contains it.
    std::uint64_t identity = 0;
    /// The parameters of a function, or of an aggregate's step. Their names precede all other meanings.
    struct Parameter {
        std::string_view name;
        Format format;
    };
    std::span<const Parameter> parameters{};
    /// False: the expression may read only constants, parameters, global variables and the turn.
    bool hasObjects = true;
    bool isConstant = false; ///< true for a define: the expression may read only constants
    /// The names of the scenario's initial objects, for words without any other meaning (S9); null: none.
    const ObjectNames* objectNames = nullptr;
    NameUses* uses = nullptr;             ///< receives the names in the expression; null: no recording
    NearSearches* nearSearches = nullptr; ///< the counter of the check; null: no limit
    const std::set<std::string, std::less<>>* groupings = nullptr; ///< the groupings of classes; null: there are none
};

/// Parses, resolves and folds an expression. Adds each problem to `diagnostics` at its narrowest place in the file
/// (X7). Never fails: a wrong expression gets badFormat.
/// Looks up a bare word in the following order. First come parameters, words of the language, and values of the
/// expected format. In a comparison, the other side gives the expected format. Then come meters, properties, members of
/// every object, resources, variables, `game`, and defines. Last come enumerators, classes, types, and objects of the
/// scenario.
/// @param expected the required format; badFormat: any
TypedExpression checkExpression(const DecodedText& text, FileId file, Format expected, const ExpressionContext& context,
                                std::vector<Diagnostic>& diagnostics);

/// Returns an object's name as a bare word (S9): "Sol_III" for "Sol III".
std::string wordFor(std::string_view objectName);

/// Checks that a strict project may contain the expression (E7.1). Allows sums of products of constants and meters of
/// source and target. Reports everything else, with a replacement. Skips wrong expressions.
void checkStrict(const TypedExpression& expression, std::vector<Diagnostic>& diagnostics);

} // namespace orrery::engine
