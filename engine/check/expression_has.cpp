// SPDX-License-Identifier: GPL-3.0-or-later
// Functions that read content by its id: has, option, get, getFact (X2.6, X4).
#include "engine/check/expression_checker.h"
#include "engine/check/model.h"
#include "engine/content/vocabulary_load.h"

#include <algorithm>

namespace orrery::engine {

namespace {

using Kind = TypedNode::Kind;

constexpr DiagnosticSpec unknownKind{"expr.unknown-kind", Severity::error, "has() does not know the kind '{0}'{1}",
                                     "Declare it in the vocabulary: <kind id=… type=…/>."};
constexpr DiagnosticSpec unknownThing{"expr.unknown-id", Severity::error, "unknown id '{0}'{1}"};
constexpr DiagnosticSpec wrongKind{"expr.kind-mismatch", Severity::error, "'{0}' is not a valid {1}"};
constexpr DiagnosticSpec unknownOption{"expr.unknown-option", Severity::error, "there is no option '{0}'{1}"};
constexpr DiagnosticSpec otherOption{"expr.other-option", Severity::error,
                                     "'{0}' is an option of the {1}, not of the {2}"};
constexpr DiagnosticSpec optionOfWhat{"expr.option-of-what", Severity::error,
                                      "options belong to the game or to an empire, not to '{0}'{1}"};
constexpr DiagnosticSpec noYesOrNo{"expr.option-not-boolean", Severity::error,
                                   "'{0}' has the format {1}, but has() needs a true-or-false option",
                                   "Compare it: option(game, {0}) == …"};
constexpr DiagnosticSpec unknownType{"expr.unknown-type", Severity::error, "there is no type '{0}'{1}"};
constexpr DiagnosticSpec unknownFact{"expr.unknown-property", Severity::error, "there is no property '{0}'{1}"};
constexpr DiagnosticSpec factOfObjects{"expr.not-a-fact", Severity::error,
                                       "'{0}' belongs to objects in play, not to classes",
                                       "Read it from an object: Source.{0}"};

std::string upper(std::string_view word) {
    std::string out(word);
    std::ranges::transform(out, out.begin(),
                           [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
    return out;
}

/// Finds a kind in either case: `has(tech, …)` is natural where names are lower case.
const HasKind* kindCalled(const Vocabulary& vocabulary, std::string_view word) {
    const HasKind* kind = vocabulary.findKind(word);
    return kind != nullptr ? kind : vocabulary.findKind(upper(word));
}

std::vector<std::string> optionsOf(const Vocabulary& vocabulary, TypeIndex of) {
    std::vector<std::string> ids;
    for (PropertyIndex i = 0; i < vocabulary.properties().size(); ++i) {
        if (vocabulary.properties()[i].isOption && vocabulary.types()[of].hasProperty(i)) {
            ids.push_back(vocabulary.properties()[i].id);
        }
    }
    return ids;
}

bool belongsTo(const CheckedClass& objectClass, std::optional<TypeIndex> type, std::string_view grouping) {
    return (!type || objectClass.type == *type) &&
           (grouping.empty() || std::ranges::find(objectClass.groupings, grouping) != objectClass.groupings.end());
}

} // namespace

/// Returns the class of an id, with the required type and grouping; else reports a diagnostic. A class whose own type
/// is unknown silently makes the node bad.
std::optional<ClassIndex> ExpressionChecker::classOf(const ExprNode& id, std::string_view kind,
                                                     std::optional<TypeIndex> type, std::string_view grouping) {
    const auto word = wordAt(id, kind);
    if (!word || m_context.classes == nullptr) {
        return std::nullopt;
    }
    const auto found = m_context.classes->find(*word);
    const ClassTable* const classes = m_context.classTable;
    if (found != m_context.classes->end()) {
        note(NameKind::objectClass, id, found->second);
    }
    if (found != m_context.classes->end() &&
        (classes == nullptr || belongsTo(classes->asRead(found->second), type, grouping))) {
        return classes == nullptr || classes->asRead(found->second).hasType ? std::optional(found->second)
                                                                            : std::nullopt;
    }
    if (found == m_context.classes->end()) {
        reportUnknown(unknownThing, id, [&] {
            std::vector<std::string> known;
            for (const auto& [name, index] : *m_context.classes) {
                if (classes == nullptr || belongsTo(classes->asRead(index), type, grouping)) {
                    known.push_back(name);
                }
            }
            return known;
        });
    } else if (classes->asRead(found->second).hasType) {
        Diagnostic& finding = report(wrongKind, id.span, {std::string(*word), std::string(kind)});
        finding.notes.push_back({classes->head(found->second), phrase("defined here")});
    }
    return std::nullopt;
}

bool ExpressionChecker::findGrouping(const HasKind& kind, const ExprNode& id, HasCall& call) {
    const auto word = wordAt(id, kind.id);
    const auto* const known = m_context.groupings;
    if (!word || known == nullptr) {
        return false;
    }
    if (!known->contains(*word)) {
        reportUnknown(unknownThing, id, [&] { return std::vector<std::string>(known->begin(), known->end()); });
        return false;
    }
    call.grouping = *word;
    noteWord(NameKind::grouping, wordSpan(id), *word);
    return true;
}

bool ExpressionChecker::findPropertyValue(const HasKind& kind, const ExprNode& id, HasCall& call) {
    const Property& property = m_context.vocabulary->properties()[*kind.property];
    call.column = m_context.layout->property(*kind.property);
    if (property.format == classFormat) {
        const auto found = classOf(id, kind.id, {}, {});
        call.value = found ? static_cast<double>(*found) : noneValue;
        return found.has_value();
    }
    const auto word = id.kind == ExprKind::number ? std::optional(m_tree.tokenOf(id)) : wordAt(id, kind.id);
    if (!word) {
        return false;
    }
    const auto value = constantOf(*m_context.vocabulary, property.format, *word);
    if (!value) {
        reportUnknown(unknownThing, id, [&] { return valueNames(property.format); });
        return false;
    }
    call.value = *value;
    noteValue(id, property.format, *value);
    return true;
}

bool ExpressionChecker::findHas(const HasKind& kind, const ExprNode& id, HasCall& call) {
    if (kind.property) {
        return findPropertyValue(kind, id, call);
    }
    if (kind.anyGrouping) {
        return findGrouping(kind, id, call);
    }
    if (!kind.type && !kind.anyClass && kind.grouping.empty()) {
        return false; // its wrong declaration is already reported
    }
    call.objectClass = classOf(id, kind.id, kind.type, kind.grouping);
    return call.objectClass.has_value();
}

/// Checks a call with one argument about an object, by default about the object of bare names.
TypedNode ExpressionChecker::ofObject(const ExprNode& node, Kind kind, Format wanted, std::string_view what) {
    if (!allowsObjects(node.span, what)) {
        return bad(node);
    }
    const std::vector<std::uint32_t> written = m_tree.operands(node);
    TypedNode out = make(kind, node, booleanFormat);
    TypedNode asked = check(written[0], wanted);
    require(asked, wanted);
    out.operands.push_back(written.size() == 2 ? check(written[1], objectFormat) : bareObject(node));
    require(out.operands[0], objectFormat);
    out.operands.push_back(std::move(asked));
    if (std::ranges::any_of(out.operands, &TypedNode::isBad)) {
        return bad(node);
    }
    addColumn(Builtin::owners);
    addColumn(Builtin::exists);
    return out;
}

TypedNode ExpressionChecker::checkOwnedBy(const ExprNode& node) {
    return ofObject(node, Kind::ownedBy, objectFormat, "ownedBy()");
}

TypedNode ExpressionChecker::checkCanHave(const ExprNode& node) {
    TypedNode out = ofObject(node, Kind::canHave, classFormat, "canHave()");
    for (const Builtin column :
         {Builtin::objectType, Builtin::objectClass, Builtin::attachedTo, Builtin::allowed, Builtin::forbidden}) {
        addColumn(column); // the empire's belongings, and rights from effects
    }
    return out;
}

TypedNode ExpressionChecker::checkHas(const ExprNode& node) {
    const std::vector<std::uint32_t> written = m_tree.operands(node);
    const ExprNode& kindNode = m_tree.node(written[0]);
    const ExprNode& id = m_tree.node(written[1]);
    if (!allowsObjects(node.span, "has()")) {
        return bad(node);
    }
    const auto word = wordAt(kindNode, inPhrase("kind"));
    const HasKind* kind = word ? kindCalled(*m_context.vocabulary, *word) : nullptr;
    if (word && kind == nullptr) {
        reportUnknown(unknownKind, kindNode, [&] {
            std::vector<std::string> known;
            for (const HasKind& other : m_context.vocabulary->kinds()) {
                known.push_back(other.id);
                known.insert(known.end(), other.aliases.begin(), other.aliases.end());
            }
            if (word->starts_with("GOM_")) {
                std::ranges::for_each(known, [](std::string& other) { other.insert(0, "GOM_"); });
            }
            return known;
        });
    }
    if (kind != nullptr) {
        note(NameKind::hasKind, kindNode, static_cast<std::size_t>(kind - m_context.vocabulary->kinds().data()));
    }
    std::optional<TypedNode> base;
    if (written.size() == 3) {
        base = check(written[2], objectFormat);
        require(*base, objectFormat);
    }
    if (kind == nullptr || (base && base->isBad())) {
        return bad(node);
    }
    if (kind->optionOf) {
        TypedNode out = option(node, *kind->optionOf, id, std::move(base));
        if (!out.isBad() && out.format != booleanFormat) {
            report(noYesOrNo, id.span, {asWritten(id.span), nameOf(out.format)});
            return bad(node);
        }
        if (out.isBad() || out.access == Access::property) {
            return out; // an option of the game, the same for all objects
        }
        HasCall call{.column = out.column, .value = 1.0, .isOption = true};
        out.kind = Kind::has;
        out.detail = std::make_shared<const NodeDetail>(NodeDetail{{}, {}, {}, std::move(call)});
        for (const Builtin column : {Builtin::objectType, Builtin::objectClass, Builtin::attachedTo, Builtin::system}) {
            addColumn(column); // to find the teams with the option
        }
        return out;
    }
    HasCall call;
    call.kindType = kind->type;
    call.kindGrouping = kind->grouping;
    if (!findHas(*kind, id, call)) {
        return bad(node);
    }
    TypedNode out = make(Kind::has, node, booleanFormat);
    out.operands.push_back(base ? *std::move(base) : bareObject(node));
    if (out.operands[0].isBad()) {
        return bad(node);
    }
    for (const Builtin column : {Builtin::exists, Builtin::objectType, Builtin::objectClass, Builtin::attachedTo,
                                 Builtin::owners, Builtin::system}) {
        addColumn(column);
    }
    if (call.column) {
        m_result.columns.push_back(*call.column);
    }
    out.detail = std::make_shared<const NodeDetail>(NodeDetail{{}, {}, {}, std::move(call)});
    return out;
}

/// Returns the reading of an option: of the game, of an empire, or of the object's owner.
TypedNode ExpressionChecker::option(const ExprNode& node, TypeIndex of, const ExprNode& id,
                                    std::optional<TypedNode> object) {
    const Vocabulary& vocabulary = *m_context.vocabulary;
    const auto word = wordAt(id, inPhrase("option"));
    if (!word) {
        return bad(node);
    }
    const auto found = vocabulary.findProperty(*word);
    const bool isOption = found && vocabulary.properties()[*found].isOption;
    if (!isOption) {
        reportUnknown(unknownOption, id, [&] { return optionsOf(vocabulary, of); });
        return bad(node);
    }
    note(NameKind::property, id, *found);
    if (!vocabulary.types()[of].hasProperty(*found)) {
        const auto other =
            std::ranges::find_if(vocabulary.types(), [&](const Type& type) { return type.hasProperty(*found); });
        if (other != vocabulary.types().end()) { // else its own type is unknown, and that was reported
            report(otherOption, id.span, {std::string(*word), other->id, vocabulary.types()[of].id});
        }
        return bad(node);
    }
    const bool isOfGame = vocabulary.types()[of].id == "game";
    TypedNode out = make(Kind::member, node, vocabulary.properties()[*found].format);
    out.access = isOfGame ? Access::property : Access::stockpile; // of the sole owner, if it is not an empire
    out.index = *found;
    out.column = m_context.layout->property(*found);
    if (isOfGame) {
        addColumn(Builtin::exists);
        out.operands.push_back(make(Kind::game, node, objectFormat));
    } else {
        out.operands.push_back(object ? *std::move(object) : bareObject(node));
    }
    if (out.operands[0].isBad()) {
        return bad(node);
    }
    noteColumns(out);
    return out;
}

TypedNode ExpressionChecker::checkOption(const ExprNode& node) {
    const std::vector<std::uint32_t> written = m_tree.operands(node);
    const ExprNode& ofNode = m_tree.node(written[0]);
    if (!allowsObjects(node.span, "option()")) {
        return bad(node);
    }
    const auto word = wordAt(ofNode, inPhrase("game or empire"));
    if (!word) {
        return bad(node);
    }
    const auto of = *word == "game" || *word == "empire" ? m_context.vocabulary->findType(*word) : std::nullopt;
    if (!of) {
        reportUnknown(optionOfWhat, ofNode, [] { return std::vector<std::string>{"game", "empire"}; });
        return bad(node);
    }
    return option(node, *of, m_tree.node(written[1]), std::nullopt);
}

/// Returns the class for get("TYPE", "id"). The type may also be a kind of has().
std::optional<ClassIndex> ExpressionChecker::classOf(const ExprNode& node, const std::vector<std::uint32_t>& operands) {
    const Vocabulary& vocabulary = *m_context.vocabulary;
    const ExprNode& typeNode = m_tree.node(operands[0]);
    if (m_context.isConstant) {
        report(meansNothingHere, node.span, {std::string(m_tree.tokenOf(node)) + "()", phrase(m_context.place)});
        return std::nullopt;
    }
    const auto word = wordAt(typeNode, inPhrase("type"));
    auto type = word ? vocabulary.findType(*word) : std::nullopt;
    if (type) {
        note(NameKind::type, typeNode, *type);
    }
    if (word && !type) {
        const HasKind* kind = kindCalled(vocabulary, *word);
        if (kind != nullptr && kind->type) {
            note(NameKind::hasKind, typeNode, static_cast<std::size_t>(kind - vocabulary.kinds().data()));
            type = kind->type;
        } else {
            reportUnknown(unknownType, typeNode, [&] {
                std::vector<std::string> known;
                for (const Type& other : vocabulary.types()) {
                    known.push_back(other.id);
                }
                for (const HasKind& other : vocabulary.kinds()) {
                    if (other.type && word->starts_with("GOM_")) {
                        known.push_back("GOM_" + other.id);
                    }
                }
                return known;
            });
        }
    }
    return type ? classOf(m_tree.node(operands[1]), vocabulary.types()[*type].id, type, {}) : std::nullopt;
}

TypedNode ExpressionChecker::checkGet(const ExprNode& node) {
    const auto found = classOf(node, m_tree.operands(node));
    return found ? constant(node, classFormat, *found) : bad(node);
}

TypedNode ExpressionChecker::checkFact(const ExprNode& node) {
    const std::vector<std::uint32_t> written = m_tree.operands(node);
    const Vocabulary& vocabulary = *m_context.vocabulary;
    const auto objectClass = classOf(node, written);
    const ExprNode& propertyNode = m_tree.node(written[2]);
    const auto word = wordAt(propertyNode, inPhrase("property"));
    const auto property = word ? vocabulary.findProperty(*word) : std::nullopt;
    if (word && !property) {
        reportUnknown(unknownFact, propertyNode, [&] {
            std::vector<std::string> known;
            for (const Property& other : vocabulary.properties()) {
                known.push_back(other.id);
            }
            return known;
        });
    }
    if (property) {
        note(NameKind::property, propertyNode, *property);
    }
    if (!objectClass || !property) {
        return bad(node);
    }
    if (!vocabulary.properties()[*property].ofClass) {
        report(factOfObjects, propertyNode.span, {std::string(*word)});
        return bad(node);
    }
    TypedNode out = make(Kind::fact, node, vocabulary.properties()[*property].format);
    out.index = *property;
    out.operands.push_back(constant(node, classFormat, *objectClass));
    return out;
}

} // namespace orrery::engine
