// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/language.h"
#include "engine/check/name_use.h"
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

/// Where a reading starts (X1.6).
enum class ExpressionRoot : std::uint8_t {
    source,
    target,    ///< the scope candidate, at any depth
    candidate, ///< the innermost candidate: what bare names mean
    subject,   ///< the object that the occurrence which is answered happens to (T1)
};

/// A node of a typed expression (check/expression_node.h).
struct TypedNode;
class ClassTable;  // check/class_table.h
class ObjectTypes; // check/object_types.h

/// An expression whose names are resolved and whose formats fit. Immutable.
struct TypedExpression {
    Format format;    ///< bad where anything in it is wrong: every mistake was reported, and it must not be run
    std::string text; ///< as written, decoded
    Location where;
    /// How what was written differently became text, as it stood in the file when it was read; null: the text is the
    /// file's bytes.
    struct Decoding {
        std::vector<DecodedText::Change> changes;
        std::uint32_t begin = 0; ///< of `where` at that time
    };
    std::shared_ptr<const Decoding> decoding;
    std::shared_ptr<const TypedNode> root; ///< never null
    std::optional<double> constant;        ///< folded, where it reads nothing; never for texts
    bool readsSource = false;
    bool readsTarget = false;    ///< `Target`, explicitly
    bool readsSubject = false;   ///< `Subject`
    bool readsAmount = false;    ///< amount()
    bool readsCandidate = false; ///< bare names that mean the candidate
    bool readsTurn = false;      ///< the turn, or what changes only with it: age, last()
    bool readsChance = false;
    bool readsValue = false;       ///< value()
    bool readsLanes = false;       ///< jumps or connections
    std::vector<ColumnId> columns; ///< every column that it can read, also on the way to an object, sorted; what the
                                   ///< variables read is not in here
    std::vector<VariableIndex> variables; ///< that it can read, also through functions, sorted
    std::vector<PropertyIndex> runtime;   ///< run-time properties that it reads of the source (E7.9), sorted

    std::uint64_t identity = 0; ///< ExpressionContext::identity

    bool isGood() const { return !format.isBad(); }
    /// Where a part of the text stands in the file.
    Span spanOf(Span written) const;
    Location placeOf(const TypedNode& node) const;
};

/// Names of the objects and empires that a scenario begins with.
using ObjectNames = std::set<std::string, std::less<>>;

/// What an expression may speak of in the place where it stands (X1.7). Pointers must outlive the call only.
struct ExpressionContext {
    const Vocabulary* vocabulary = nullptr;
    const ColumnLayout* layout = nullptr;
    /// Class ids and their indices (CheckedModel::classNames); null: no class is known.
    const std::map<std::string, std::uint32_t, std::less<>>* classes = nullptr;
    /// The classes themselves, of which has() and get() ask for types and groupings; null: they are not asked.
    const ClassTable* classTable = nullptr;
    /// For messages, after "means nothing": "in an activation", "in the growth of a meter".
    std::string_view place = inPhrase("here");
    bool hasSource = true;
    bool hasTarget = true;
    /// What bare names are read from; none where no object is at hand. An activation: the source. A condition of a
    /// scope, an amount, growth: the candidate.
    std::optional<ExpressionRoot> bareNames = ExpressionRoot::candidate;
    bool hasValue = false;             ///< value() may be asked (X2.5)
    bool hasLast = true;               ///< last() may be asked (E8.1)
    bool hasSubject = false;           ///< `Subject` and amount() mean something: what is there answers an occurrence
    Format valueFormat = numberFormat; ///< what value() gives
    /// What content adds to the language; null: nothing.
    const Language* language = nullptr;
    /// Where bare names of variables are looked up: that of a part sees the part's own (V2.2).
    ScopeIndex scope = globalScope;
    /// The scope whose variables `Source` sees; globalScope: its type is not known.
    ScopeIndex sourceScope = globalScope;
    /// The types of objects that are named, where a variable has several formats; null: they are not known.
    ObjectTypes* objectTypes = nullptr;
    /// Which place of the content this is, whatever stands around it (E5.10): draws of dice are keyed by it.
    std::uint64_t identity = 0;
    /// Names that stand for values by themselves, before all others: of a function, of an aggregate's step.
    struct Parameter {
        std::string_view name;
        Format format;
    };
    std::span<const Parameter> parameters{};
    bool hasObjects = true;  ///< false: nothing but constants, parameters, global variables and the turn may be read
    bool isConstant = false; ///< not even those: a define
    /// Names of objects that the scenario begins with, which mean them where they mean nothing else (S9); null: none.
    const ObjectNames* objectNames = nullptr;
    NameUses* uses = nullptr;                                      ///< where names are written down; null: nowhere
    NearSearches* nearSearches = nullptr;                          ///< of the check; null: there is no limit
    const std::set<std::string, std::less<>>* groupings = nullptr; ///< that classes name; null: none is known
};

/// Reads, resolves and folds an expression; whatever is wrong with it is added to `diagnostics` at its narrowest place
/// in the file (X7). Never fails: an expression that is wrong comes back with the format bad.
/// A bare word is tried in this order: parameters, words of the language, what the expected format (or the other side
/// of a comparison) gives it, meters, properties, members of every object, resources, variables, `game`, defines,
/// enumerators, classes, types, objects of the scenario.
/// @param expected the format that the place wants; badFormat: any.
TypedExpression checkExpression(const DecodedText& text, FileId file, Format expected, const ExpressionContext& context,
                                std::vector<Diagnostic>& diagnostics);

/// A name of an object as a bare word that means it (S9): "Sol_III" for "Sol III".
std::string wordFor(std::string_view objectName);

/// What strict projects accept of a number (E7.1): sums of products of constants and meters of source and target.
/// Reports everything else, and what to write instead. Expressions that are wrong anyway are left alone.
void checkStrict(const TypedExpression& expression, std::vector<Diagnostic>& diagnostics);

} // namespace orrery::engine
