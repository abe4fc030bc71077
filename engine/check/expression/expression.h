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

/// The object that a reading starts from (X1.6).
enum class ExpressionRoot : std::uint8_t {
    source,
    target,    ///< the scope candidate, at any depth
    candidate, ///< the innermost candidate, which bare names refer to
    subject,   ///< the object of the event that is responded to (T1)
};

/// A node of a typed expression (check/expression/expression_node.h).
struct TypedNode;
class ClassTable;  // check/model/class_table.h
class ObjectTypes; // check/model/object_types.h

/// An expression with resolved names and matching formats. Immutable.
struct TypedExpression {
    Format format;    ///< bad where a part is wrong: all problems were reported, and it must not be evaluated
    std::string text; ///< the source text, decoded
    Location where;
    /// The escapes of the source text, with their places at the time of reading; null: the text equals the file's
    /// bytes.
    struct Decoding {
        std::vector<DecodedText::Change> changes;
        std::uint32_t begin = 0; ///< start of `where` at that time
    };
    std::shared_ptr<const Decoding> decoding;
    std::shared_ptr<const TypedNode> root; ///< never null
    std::optional<double> constant;        ///< the folded value, where it reads nothing; never for texts
    bool readsSource = false;
    bool readsTarget = false;    ///< `Target`, explicitly
    bool readsSubject = false;   ///< `Subject`
    bool readsAmount = false;    ///< amount()
    bool readsCandidate = false; ///< bare names that refer to the candidate
    bool readsTurn = false;      ///< the turn, or a value that changes only with it: age, last()
    bool readsChance = false;
    bool readsValue = false;              ///< value()
    bool readsLanes = false;              ///< jumps or connections
    std::vector<ColumnId> columns;        ///< every column that it can read, including on the way to an object, sorted;
                                          ///< excludes columns that only variables read
    std::vector<VariableIndex> variables; ///< variables that it can read, also through functions, sorted
    std::vector<PropertyIndex> runtime;   ///< run-time properties that it reads of the source (E7.9), sorted

    std::uint64_t identity = 0; ///< ExpressionContext::identity

    bool isGood() const { return !format.isBad(); }
    /// Returns the place of a part of the text in the file.
    Span spanOf(Span written) const;
    Location placeOf(const TypedNode& node) const;
};

/// Names of the initial objects and empires of a scenario.
using ObjectNames = std::set<std::string, std::less<>>;

/// The values that an expression may read at its place (X1.7). Pointers need to outlive only the call.
struct ExpressionContext {
    const Vocabulary* vocabulary = nullptr;
    const ColumnLayout* layout = nullptr;
    /// Class ids and their indices (CheckedModel::classNames); null: no classes are known.
    const std::map<std::string, std::uint32_t, std::less<>>* classes = nullptr;
    /// The classes, for the types and groupings in has() and get(); null: these are not checked.
    const ClassTable* classTable = nullptr;
    /// The text for messages, after "means nothing": "in an activation", "in the growth of a meter".
    std::string_view place = inPhrase("here");
    bool hasSource = true;
    bool hasTarget = true;
    /// The object that bare names read; none where there is no object. In an activation: the source. In a condition of
    /// a scope, an amount or growth: the candidate.
    std::optional<ExpressionRoot> bareNames = ExpressionRoot::candidate;
    bool hasValue = false;             ///< whether value() is allowed (X2.5)
    bool hasLast = true;               ///< whether last() is allowed (E8.1)
    bool hasSubject = false;           ///< whether `Subject` and amount() are allowed: the place responds to an event
    Format valueFormat = numberFormat; ///< the format of value()
    /// The definitions of the content; null: none.
    const Language* language = nullptr;
    /// The scope to look up bare names of variables: the scope of a part includes the part's own variables (V2.2).
    ScopeIndex scope = globalScope;
    /// The scope of variables for `Source`; globalScope: its type is unknown.
    ScopeIndex sourceScope = globalScope;
    /// The types of named objects, where a variable has several formats; null: unknown.
    ObjectTypes* objectTypes = nullptr;
    /// The identity of this place, independent of surrounding content (E5.10): the key of dice draws.
    std::uint64_t identity = 0;
    /// Names with their own values, which precede all other meanings: parameters of a function, of an aggregate's step.
    struct Parameter {
        std::string_view name;
        Format format;
    };
    std::span<const Parameter> parameters{};
    bool hasObjects = true;  ///< false: only constants, parameters, global variables and the turn may be read
    bool isConstant = false; ///< not even these: a define
    /// Names of the scenario's initial objects, for words without any other meaning (S9); null: none.
    const ObjectNames* objectNames = nullptr;
    NameUses* uses = nullptr;                                      ///< receives the names; null: not recorded
    NearSearches* nearSearches = nullptr;                          ///< of the check; null: no limit
    const std::set<std::string, std::less<>>* groupings = nullptr; ///< groupings of classes; null: none is known
};

/// Parses, resolves and folds an expression. Adds each problem to `diagnostics` at its narrowest place in the file
/// (X7). Never fails: a wrong expression gets the format bad.
/// A bare word is looked up in the following order. First come parameters, words of the language, and values of the
/// expected format (or of that of a comparison's other side). Then come meters, properties, members of every object,
/// resources, variables, `game`, and defines. Last come enumerators, classes, types, and objects of the scenario.
/// @param expected the required format; badFormat: any.
TypedExpression checkExpression(const DecodedText& text, FileId file, Format expected, const ExpressionContext& context,
                                std::vector<Diagnostic>& diagnostics);

/// Returns the bare word for an object's name (S9): "Sol_III" for "Sol III".
std::string wordFor(std::string_view objectName);

/// Checks that a number is allowed in strict projects (E7.1): sums of products of constants and meters of source and
/// target. Reports everything else, with a replacement. Ignores expressions that are wrong anyway.
void checkStrict(const TypedExpression& expression, std::vector<Diagnostic>& diagnostics);

} // namespace orrery::engine
