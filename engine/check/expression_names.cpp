// SPDX-License-Identifier: GPL-3.0-or-later
// The meaning of a word at its place (X1.6, X1.7), and similar names for an unknown word.
#include "engine/check/expression_checker.h"

#include <algorithm>
#include <iterator>

namespace orrery::engine {

namespace {

using Kind = TypedNode::Kind;

constexpr DiagnosticSpec unknownName{"expr.unknown-name", Severity::error, "'{0}' is not a known name{1}"};
constexpr DiagnosticSpec unknownMember{"expr.unknown-member", Severity::error, "objects have no member '{0}'{1}"};
constexpr DiagnosticSpec noObject{"expr.no-object", Severity::error, "'{0}' needs an object, but {1} there is none",
                                  "Name the object: Source.{0}"};
constexpr DiagnosticSpec notAnObject{"expr.not-an-object", Severity::error,
                                     "'{0}' has the format {1}, but only an OBJECT has members"};
constexpr DiagnosticSpec ambiguous{"expr.ambiguous-name", Severity::error,
                                   "'{0}' is ambiguous: it is a value of {1} and of {2}",
                                   "Compare it with a property; the property's enumeration then decides."};

constexpr std::string_view currentPrefix = "Current";
constexpr std::string_view maximumPrefix = "Max";

} // namespace

void ExpressionChecker::reportUnknown(const DiagnosticSpec& spec, const ExprNode& node, const KnownNames& known) {
    const std::string name(m_tree.tokenOf(node));
    const bool isSearched = m_context.nearSearches == nullptr || m_context.nearSearches->start();
    const std::vector<std::string> near = isSearched ? nearestNames(name, known()) : std::vector<std::string>();
    std::vector<Phrase> quotes;
    std::ranges::transform(near, std::back_inserter(quotes), quoted);
    Diagnostic& finding =
        report(spec, node.token, {name, near.empty() ? Phrase() : phrase("; did you mean {0}?", {joined(quotes)})});
    for (const std::string& other : near) {
        finding.fixes.push_back({phrase("replace with '{0}'", {other}), {{m_file, m_text.rawSpan(node.token), other}}});
    }
}

void ExpressionChecker::addColumn(Builtin column) {
    m_result.columns.push_back(m_context.layout->builtin(column));
}

TypedNode ExpressionChecker::object(const ExprNode& node, ExpressionRoot root) {
    TypedNode out = make(Kind::object, node, objectFormat);
    out.root = root;
    switch (root) {
    case ExpressionRoot::source:
        m_result.readsSource = true;
        break;
    case ExpressionRoot::target:
        m_result.readsTarget = true;
        break;
    case ExpressionRoot::subject:
        m_result.readsSubject = true;
        break;
    case ExpressionRoot::candidate:
        // In an aggregate the candidate is the related object, which the whole expression does not read.
        m_result.readsCandidate = m_result.readsCandidate || !m_level.isInner;
        break;
    }
    return out;
}

TypedNode ExpressionChecker::bareObject(const ExprNode& node) {
    if (m_level.bareNames) {
        return object(node, *m_level.bareNames);
    }
    const std::string name = node.kind == ExprKind::name ? std::string(m_tree.tokenOf(node)) : asWritten(node.span);
    const Span where = node.kind == ExprKind::name ? node.token : node.span;
    report(m_context.hasObjects ? noObject : meansNothingHere, where, {name, phrase(m_context.place)});
    return bad(node);
}

TypedNode ExpressionChecker::checkWord(const ExprNode& node, const WordRow& row, Format hint) {
    const auto root = [&](bool isThere, ExpressionRoot which) {
        if (!isThere) {
            report(meansNothingHere, node.token, {std::string(row.name), phrase(m_context.place)});
            return bad(node);
        }
        return object(node, which);
    };
    switch (row.meaning) {
    case WordRow::Meaning::source:
        return root(m_context.hasSource, ExpressionRoot::source);
    case WordRow::Meaning::target:
        return root(m_context.hasTarget, ExpressionRoot::target);
    case WordRow::Meaning::subject:
        return root(m_context.hasSubject, ExpressionRoot::subject);
    case WordRow::Meaning::turn:
        if (m_context.isConstant) {
            report(meansNothingHere, node.token, {std::string(row.name), phrase(m_context.place)});
            return bad(node);
        }
        m_result.readsTurn = true;
        return make(Kind::turn, node, numberFormat);
    case WordRow::Meaning::none: {
        const bool canBeNone = !hint.isBad() && hint != numberFormat && hint != booleanFormat && hint != textFormat;
        return constant(node, canBeNone ? hint : objectFormat, row.value);
    }
    case WordRow::Meaning::constant:
        break;
    }
    return constant(node, row.format, row.value);
}

TypedNode ExpressionChecker::checkName(const ExprNode& node, Format hint) {
    const std::string_view name = m_tree.tokenOf(node);
    if (std::optional<TypedNode> found = parameter(node)) {
        return *std::move(found);
    }
    if (const WordRow* row = findWord(name)) {
        return checkWord(node, *row, hint);
    }
    if (std::optional<TypedNode> found = byHint(node, hint)) {
        noteValue(node, hint, *found->constant);
        return *std::move(found);
    }
    if (std::optional<TypedNode> found = member(node)) {
        TypedNode base = bareObject(node);
        if (base.isBad()) {
            return base;
        }
        found->operands.push_back(std::move(base));
        noteColumns(*found);
        return *std::move(found);
    }
    for (const auto read : {&ExpressionChecker::bareVariable, &ExpressionChecker::game, &ExpressionChecker::define,
                            &ExpressionChecker::enumerator}) {
        if (std::optional<TypedNode> found = (this->*read)(node)) {
            return *std::move(found);
        }
    }
    for (const Format format : {classFormat, typeFormat}) {
        if (std::optional<TypedNode> found = byHint(node, format)) {
            noteValue(node, format, *found->constant);
            return *std::move(found);
        }
    }
    if (std::optional<TypedNode> found = namedObject(node)) {
        return *std::move(found);
    }
    reportUnknown(unknownName, node, [&] {
        std::vector<std::string> wanted = valueNames(hint);
        return nearestNames(name, wanted).empty() ? allNames() : wanted;
    });
    return bad(node);
}

TypedNode ExpressionChecker::checkMember(const ExprNode& node) {
    TypedNode base = check(node.first, objectFormat);
    if (base.isBad()) {
        return bad(node);
    }
    if (base.format != objectFormat) {
        report(notAnObject, base.written, {std::string(m_tree.slice(base.written)), nameOf(base.format)});
        return bad(node);
    }
    std::optional<TypedNode> found = member(node);
    if (!found) {
        if (std::optional<TypedNode> read = variableOf(node, std::move(base))) {
            return *std::move(read);
        }
        reportUnknown(unknownMember, node, [&] {
            std::vector<std::string> known = memberNames();
            addOwnNames(known);
            return known;
        });
        return bad(node);
    }
    found->operands.push_back(std::move(base));
    noteColumns(*found);
    return *std::move(found);
}

std::optional<TypedNode> ExpressionChecker::member(const ExprNode& node) {
    const Vocabulary& vocabulary = *m_context.vocabulary;
    const ColumnLayout& layout = *m_context.layout;
    const std::string_view name = m_tree.tokenOf(node);
    TypedNode out = make(Kind::member, node, numberFormat);

    const auto meter = [&](std::string_view prefix, bool ofMax) {
        const auto found = name.starts_with(prefix) ? vocabulary.findMeter(name.substr(prefix.size())) : std::nullopt;
        if (found) {
            out.access = Access::meter;
            out.column = layout.meter(*found, ofMax);
            note(NameKind::meter, {node.token.begin + static_cast<std::uint32_t>(prefix.size()), node.token.end},
                 *found);
        }
        return found.has_value();
    };
    if (meter("", false) || meter(currentPrefix, false) || meter(maximumPrefix, true)) {
        return out;
    }
    if (const auto property = vocabulary.findProperty(name)) {
        const Property& declared = vocabulary.properties()[*property];
        note(NameKind::property, node.token, *property);
        out.format = declared.format;
        out.access = declared.ofClass ? Access::classProperty : declared.isRuntime ? Access::runtime : Access::property;
        out.index = *property;
        if (!declared.ofClass) {
            out.column = layout.property(*property);
        }
        return out;
    }
    if (const MemberRow* row = findMember(name)) {
        if (row->access == Access::planet) {
            const auto type = vocabulary.findType(row->name);
            if (!type) {
                return std::nullopt;
            }
            out.index = *type;
        }
        out.format = row->format;
        out.access = row->access;
        out.column = layout.builtin(row->column);
        return out;
    }
    if (const auto resource = vocabulary.findResource(name)) {
        out.access = Access::stockpile;
        out.column = layout.stockpile(*resource);
        note(NameKind::resource, node.token, *resource);
        return out;
    }
    return std::nullopt;
}

void ExpressionChecker::noteColumns(const TypedNode& member) {
    if (member.operands[0].kind != Kind::object) {
        addColumn(Builtin::exists); // a destroyed object has nothing to read
    }
    switch (member.access) {
    case Access::row:
        return;
    case Access::classProperty:
        addColumn(Builtin::objectClass);
        addColumn(Builtin::attachedTo);
        addColumn(Builtin::system);
        return;
    case Access::runtime:
        if (member.operands[0].kind == Kind::object && member.operands[0].root == ExpressionRoot::source) {
            m_result.runtime.push_back(member.index);
        }
        [[fallthrough]];
    case Access::property:
        addColumn(Builtin::attachedTo); // read by the climb
        addColumn(Builtin::system);
        break;
    case Access::stockpile:
        addColumn(Builtin::owners);
        addColumn(Builtin::exists);
        break;
    case Access::position:
        addColumn(Builtin::positioned);
        break;
    case Access::age:
        m_result.readsTurn = true;
        break;
    default:
        break;
    }
    m_result.columns.push_back(member.column);
}

std::optional<TypedNode> ExpressionChecker::byHint(const ExprNode& node, Format hint) const {
    const std::string_view name = m_tree.tokenOf(node);
    std::optional<double> value;
    switch (hint.kind) {
    case FormatKind::enumeration:
        value = m_context.vocabulary->enumerations()[hint.enumeration].find(name);
        break;
    case FormatKind::objectType:
        value = m_context.vocabulary->findType(name);
        break;
    case FormatKind::objectClass:
        if (m_context.classes != nullptr) {
            if (const auto found = m_context.classes->find(name); found != m_context.classes->end()) {
                value = found->second;
            }
        }
        break;
    default:
        break;
    }
    return value ? std::optional(constant(node, hint, *value)) : std::nullopt;
}

/// Returns an enumerator without a hint, if only one enumeration has it.
std::optional<TypedNode> ExpressionChecker::enumerator(const ExprNode& node) {
    std::optional<TypedNode> found;
    for (const EnumerationIndex index : m_context.vocabulary->enumerationsWith(m_tree.tokenOf(node))) {
        const Format format{FormatKind::enumeration, index};
        std::optional<TypedNode> here = byHint(node, format);
        if (here && found) {
            report(ambiguous, node.token, {std::string(m_tree.tokenOf(node)), nameOf(found->format), nameOf(format)});
            return bad(node);
        }
        if (here) {
            found = std::move(here);
        }
    }
    if (found) {
        noteValue(node, found->format, *found->constant);
    }
    return found;
}

/// Returns whether a bare name reads an object, so that its format is known without a hint.
bool ExpressionChecker::isReading(std::string_view name) const {
    const Vocabulary& vocabulary = *m_context.vocabulary;
    const auto isMeter = [&](std::string_view prefix) {
        return name.starts_with(prefix) && vocabulary.findMeter(name.substr(prefix.size()));
    };
    return vocabulary.findMeter(name) || isMeter(currentPrefix) || isMeter(maximumPrefix) ||
           vocabulary.findProperty(name) || findMember(name) != nullptr || vocabulary.findResource(name) ||
           isOwnName(name);
}

/// Returns whether a node may need its neighbour's format to be resolved.
bool ExpressionChecker::isHungry(std::uint32_t index) const {
    const ExprNode& node = m_tree.node(index);
    if (node.kind == ExprKind::choice) {
        const std::vector<std::uint32_t> parts = m_tree.operands(node);
        return parts.size() == 3 && isHungry(parts[1]) && isHungry(parts[2]);
    }
    if (node.kind != ExprKind::name) {
        return false;
    }
    const WordRow* word = findWord(m_tree.tokenOf(node));
    return word != nullptr ? word->meaning == WordRow::Meaning::none : !isReading(m_tree.tokenOf(node));
}

std::vector<std::string> ExpressionChecker::memberNames() const {
    const Vocabulary& vocabulary = *m_context.vocabulary;
    std::vector<std::string> names;
    for (const Meter& meter : vocabulary.meters()) {
        names.push_back(meter.id);
        names.push_back(std::string(maximumPrefix) + meter.id);
        names.push_back(std::string(currentPrefix) + meter.id);
    }
    for (const Property& property : vocabulary.properties()) {
        names.push_back(property.id);
        names.insert(names.end(), property.aliases.begin(), property.aliases.end());
    }
    for (const MemberRow& row : memberRows()) {
        if (row.access != Access::planet || vocabulary.findType(row.name)) {
            names.emplace_back(row.name);
        }
    }
    for (const Resource& resource : vocabulary.resources()) {
        names.push_back(resource.id);
    }
    return names;
}

/// Returns the words for the values of a format.
std::vector<std::string> ExpressionChecker::valueNames(Format format) const {
    std::vector<std::string> names;
    if (format.kind == FormatKind::enumeration) {
        for (const Enumerator& value : m_context.vocabulary->enumerations()[format.enumeration].values) {
            names.push_back(value.id);
            names.insert(names.end(), value.aliases.begin(), value.aliases.end());
        }
    } else if (format == classFormat && m_context.classes != nullptr) {
        for (const auto& [id, index] : *m_context.classes) {
            names.push_back(id);
        }
    } else if (format == typeFormat) {
        for (const Type& type : m_context.vocabulary->types()) {
            names.push_back(type.id);
        }
    }
    return names;
}

std::vector<std::string> ExpressionChecker::allNames() const {
    std::vector<std::string> names = memberNames();
    addOwnNames(names);
    for (const WordRow& row : wordRows()) {
        names.emplace_back(row.name);
    }
    std::vector<Format> formats{classFormat, typeFormat};
    for (std::uint16_t i = 0; i < m_context.vocabulary->enumerations().size(); ++i) {
        formats.push_back({FormatKind::enumeration, i});
    }
    for (const Format format : formats) {
        std::ranges::move(valueNames(format), std::back_inserter(names));
    }
    return names;
}

} // namespace orrery::engine
