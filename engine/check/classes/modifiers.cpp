// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of classes, modifiers, and spreads (V2.5, V3, V4, X3.5).
#include "engine/check/classes/variable_diagnostics.h"
#include "engine/check/classes/variables.h"
#include "engine/check/expression/expression_node.h"
#include "engine/check/model/check_diagnostics.h"
#include "engine/check/model/visible_scopes.h"
#include "engine/content/constants.h"
#include "engine/content/expression_text.h"
#include "engine/content/schema.h"
#include "engine/content/structure.h"
#include "engine/syntax/xml_edit.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace orrery::engine {

namespace {

/// The place of a modifier in the content.
struct ModifierPlace {
    std::optional<ClassIndex> carrier; ///< class that contains the modifier; none: a global modifier
    std::optional<TypeIndex> type;     ///< type of the carrier
    ScopeIndex scope = globalScope;    ///< scope of the carrier, or of the part that contains the modifier
    PartNumber part = 0;
    bool isKept = true; ///< false: the checker reads the modifier only to report its diagnostics
};

/// A change of the current value, such as `value() + 2`.
struct ValueStep {
    std::string_view operation; ///< attribute with the same meaning
    std::string text;           ///< value of that attribute
    std::string_view what;      ///< the change in words, for the message
};

class ModifierReader {
public:
    explicit ModifierReader(Checker& checker)
        : m_checker(checker), m_model(checker.model), m_vocabulary(checker.model.vocabulary),
          m_language(checker.model.language) {}

    void read() {
        m_texts.insert(m_model.texts.begin(), m_model.texts.end());
        for (const CheckedVariable& variable : m_language.variables) {
            addText(variable.initialText);
        }
        readParts();
        readSpreads();
        for (const Element element : m_checker.project.modifyingClasses()) {
            checkList(element, *orreryElement().child("class"));
            readClass(element);
        }
        for (const Element element : m_checker.project.topLevel("global-modifiers")) {
            checkList(element, *orreryElement().child("global-modifiers"));
            readList(element, {});
        }
        sortModifiers();
    }

private:
    struct ClassOf {
        std::optional<ClassIndex> index;
        std::optional<TypeIndex> type;
        bool isKept = false;
    };

    /// Returns the class that an element defines. For a duplicate, returns only its type, which is enough to read its
    /// contents.
    ClassOf classOf(Element element) const {
        ClassOf result;
        result.type = m_vocabulary.findType(element.value("type"));
        const auto isHere = [&](ClassIndex index) { return m_model.classes.head(index) == element.head(); };
        if (const auto found = m_model.findClass(element.value("id"))) {
            result.index = found;
            result.isKept = result.type.has_value() && isHere(*found);
        }
        return result;
    }

    /// Returns the number of a part; nullopt if it is invalid.
    static std::optional<PartNumber> partNumber(std::string_view text) {
        const auto number = parseInteger(text);
        return number && *number > 0 && *number <= 9999 ? std::optional(static_cast<PartNumber>(*number))
                                                        : std::nullopt;
    }

    void readParts() {
        for (const Element element : m_checker.project.modifyingClasses()) {
            const ClassOf owner = classOf(element);
            if (!owner.isKept) {
                continue;
            }
            for (const Element child : element.children()) {
                if (child.tag() == "part") {
                    readPart(child, owner);
                }
            }
        }
        for (const auto& [key, part] : m_parts) {
            m_language.parts.push_back(part);
        }
    }

    void readPart(Element element, const ClassOf& owner) {
        const auto number = partNumber(element.value("number"));
        const std::string id = element.value("scope");
        if (!number || id.empty()) {
            return; // reported with the structure
        }
        const auto scope = m_vocabulary.findScope(id);
        const bool isOne = scope && *scope != globalScope && m_vocabulary.scopes()[*scope].parent &&
                           m_vocabulary.scopes()[*scope].type == owner.type;
        if (!isOne) {
            m_checker.report(variableDiagnostics["check.part-scope"], element.valueWhere("scope"),
                             {id, m_vocabulary.types()[*owner.type].id});
            return;
        }
        if (const CheckedPart* earlier = findPart(*owner.index, *number)) {
            m_checker
                .report(variableDiagnostics["check.duplicate-part"], element.valueWhere("number"),
                        {std::to_string(*number)})
                .notes.push_back({earlier->where, phrase("the other one is here")});
            return;
        }
        const CheckedPart part{*owner.index, *number, *scope, element.head()};
        m_parts.emplace(std::pair(part.carrier, part.number), part);
    }

    const CheckedPart* findPart(ClassIndex carrier, PartNumber number) const {
        const auto found = m_parts.find({carrier, number});
        return found == m_parts.end() ? nullptr : &found->second;
    }

    /// Reads spreads: expressions of the holder that the run evaluates at the start of a step (X3.5).
    void readSpreads() {
        for (const auto& [index, element] : m_checker.spreads) {
            CheckedVariable& variable = m_language.variables[index];
            ExpressionContext context = contextOf(m_model, inPhrase("in the spread of a variable"));
            context.hasSource = false;
            context.hasTarget = false;
            context.hasValue = true;
            context.valueFormat = variable.format;
            context.scope = variable.scope;
            if (variable.scope == globalScope) {
                context.bareNames = std::nullopt;
            }
            context.identity = conditionIdentity(m_vocabulary.scopes()[variable.scope].id, variable.name, "spread");
            variable.spread = expression(element, "spread", variable.format, context);
        }
    }

    void readClass(Element element) {
        const ClassOf owner = classOf(element);
        if (!owner.type) {
            return; // the unknown type is already reported
        }
        ModifierPlace place;
        place.carrier = owner.index.value_or(0);
        place.type = owner.type;
        place.isKept = owner.isKept;
        place.scope = scopeOfType(m_vocabulary, *owner.type).value_or(globalScope);
        readList(element, place);
        for (const Element child : element.children()) {
            if (child.tag() != "part") {
                continue;
            }
            ModifierPlace inside = place;
            const auto scope = m_vocabulary.findScope(child.value("scope"));
            inside.scope = scope.value_or(place.scope);
            inside.part = partNumber(child.value("number")).value_or(0); // no part has the number 0
            inside.isKept = place.isKept && scope && findPart(*place.carrier, inside.part) != nullptr;
            readList(child, inside);
        }
    }

    /// Checks the structure of the modifiers in an element and in its parts, even if they have no effect.
    void checkList(Element parent, const ElementSpec& spec) {
        for (const Element child : parent.children()) {
            const ElementSpec* const inside = spec.child(child.tag());
            if (inside != nullptr && inside->takesModifiers) {
                checkStructure(child, whole(*inside), m_checker.diagnostics, &m_checker.nearSearches());
            } else if (inside != nullptr && child.tag() == "part") {
                checkList(child, *inside);
            }
        }
    }

    /// Returns the row of a modifier's element, with an attribute for each modifier of the vocabulary.
    ElementSpec whole(const ElementSpec& spec) {
        std::vector<ParameterSpec>& attributes = m_attributes[&spec];
        if (attributes.empty()) {
            attributes = modifierAttributes(spec, m_vocabulary);
        }
        ElementSpec out = spec;
        out.attributes = attributes;
        out.takesModifiers = false;
        return out;
    }

    void readList(Element parent, const ModifierPlace& place) {
        for (const Element child : parent.children()) {
            if (child.tag() == "modify" || child.tag() == "modify-other") {
                readModifier(child, place);
            }
        }
    }

    void readModifier(Element element, ModifierPlace place) {
        const Checker::Mark before = m_checker.mark();
        CheckedModifier modifier;
        modifier.where = element.where();
        modifier.head = element.head();
        modifier.order = m_order++;
        modifier.priority = priorityOf(element);
        modifier.carrier = place.carrier;
        const bool isOther = element.tag() == "modify-other";
        const bool isPlaced = readPlace(element, place) && (!isOther || readAddress(element, modifier));
        modifier.part = place.part;
        modifier.operation = readOperation(element);
        const bool isNamed = isPlaced && readVariable(element, place, modifier);
        if (modifier.operation != nullptr && isNamed) {
            readValue(element, place, modifier);
        }
        readActive(element, place, modifier);
        const bool isWell = isNamed && modifier.value && !m_checker.hasErrorsSince(before) && !element.isBroken();
        if (isWell && place.isKept) {
            m_language.modifiers.push_back(std::move(modifier));
        }
    }

    static int priorityOf(Element element) {
        const auto value = parseInteger(element.value("priority"));
        return value && *value >= -1'000'000 && *value <= 1'000'000 ? static_cast<int>(*value) : 0;
    }

    /// Reads `part` of a modifier. The attribute has the same effect as a place inside that part.
    bool readPlace(Element element, ModifierPlace& place) {
        if (!element.has("part") || element.tag() != "modify") {
            return true;
        }
        const Location where = element.valueWhere("part");
        const auto number = partNumber(element.value("part"));
        if (!place.carrier || place.part != 0) {
            m_checker.report(variableDiagnostics["check.part-elsewhere"], where);
            return false;
        }
        if (!number) {
            return false; // reported with the structure
        }
        const CheckedPart* part = findPart(*place.carrier, *number);
        if (part == nullptr || !place.isKept) {
            if (place.isKept) {
                m_checker.report(variableDiagnostics["check.unknown-part"], where, {std::to_string(*number)});
            }
            return false;
        }
        place.part = part->number;
        place.scope = part->scope;
        return true;
    }

    bool readAddress(Element element, CheckedModifier& out) {
        const std::string id = element.value("type");
        if (id.empty()) {
            return false; // reported with the structure
        }
        const auto type = m_vocabulary.findType(id);
        if (!type) {
            m_checker.reportUnknown(phrase("type"), id, element.valueWhere("type"), [&] {
                std::vector<std::string> known;
                for (const Type& one : m_vocabulary.types()) {
                    known.push_back(one.id);
                }
                return known;
            });
            return false;
        }
        out.type = *type;
        out.address = CheckedModifier::Address::all;
        std::string_view given;
        for (const std::string_view attribute : {"grouping", "object", "class"}) {
            if (!element.has(attribute)) {
                continue;
            }
            if (!given.empty()) {
                m_checker.report(variableDiagnostics["check.several-addresses"], element.valueWhere(attribute),
                                 {std::string(given), std::string(attribute)});
                return false;
            }
            given = attribute;
            out.name = element.value(attribute);
            if (out.name.empty()) {
                m_checker.report(checkDiagnostics["check.empty-value"], element.valueWhere(attribute),
                                 {std::string(attribute)});
                return false;
            }
        }
        if (given == "grouping") {
            out.address = CheckedModifier::Address::grouping;
            warnOfGrouping(element, out);
        } else if (given == "object") {
            out.address = CheckedModifier::Address::object;
            warnOfObject(element, out);
        } else if (given == "class") {
            out.address = CheckedModifier::Address::ofClass;
            const auto found = m_checker.resolveClass(out.name, id, element.valueWhere("class"));
            out.addressed = found.value_or(0);
            return found.has_value();
        }
        return true;
    }

    /// Warns of a grouping without classes of the type. Such a grouping addresses no objects, even in play.
    void warnOfGrouping(Element element, const CheckedModifier& modifier) {
        if (m_groupings.empty()) {
            for (const auto& objectClass : m_model.classes.asRead()) {
                m_groupings[objectClass->type].insert(objectClass->groupings.begin(), objectClass->groupings.end());
            }
        }
        const std::set<std::string>& known = m_groupings[modifier.type];
        if (!known.contains(modifier.name)) {
            warn(variableDiagnostics["check.addresses-no-class"], element, "grouping", modifier,
                 [&] { return std::vector<std::string>(known.begin(), known.end()); });
        }
    }

    /// Warns of a name that no object of the type has in scenarios or can get in play.
    void warnOfObject(Element element, const CheckedModifier& modifier) {
        const ScenarioObjects::Types& objects = m_checker.scenarioObjects.types();
        const auto found = objects.find(modifier.name);
        const bool isThere = found != objects.end() && found->second.contains(modifier.type);
        if (isThere || !m_checker.scenarioObjects.areAllKnown()) {
            return;
        }
        if (m_namesInPlay.empty()) {
            m_namesInPlay = namesInPlay(m_checker.project, m_model);
        }
        if (m_namesInPlay.contains(modifier.name)) {
            return;
        }
        warn(variableDiagnostics["check.addresses-no-object"], element, "object", modifier, [&] {
            std::vector<std::string> known;
            for (const auto& [name, types] : objects) {
                if (types.contains(modifier.type)) {
                    known.push_back(name);
                }
            }
            return known;
        });
    }

    void warn(const DiagnosticSpec& spec, Element element, std::string_view attribute, const CheckedModifier& modifier,
              const KnownNames& known) {
        const Location where = element.valueWhere(attribute);
        Diagnostic& diagnostic = m_checker.report(spec, where, {m_vocabulary.types()[modifier.type].id, modifier.name});
        if (m_checker.nearSearches().start()) {
            addNearNames(diagnostic, modifier.name, known(), {where});
        }
    }

    const ModifierSpec* readOperation(Element element) {
        const ModifierSpec* found = nullptr;
        for (const ModifierSpec& row : m_vocabulary.modifiers()) {
            if (!isWritten(element, {.name = row.name, .of = expressionText})) {
                continue;
            }
            if (found != nullptr) {
                m_checker.report(variableDiagnostics["check.several-operations"], element.valueWhere(row.name),
                                 {std::string(found->name), std::string(row.name)});
                return nullptr;
            }
            found = &row;
        }
        return found;
    }

    /// Reads the visible variables with the name, the nearest first (V3.1).
    bool readVariable(Element element, const ModifierPlace& place, CheckedModifier& out) {
        const std::string name = element.value("variable");
        if (name.empty()) {
            return false; // reported with the structure
        }
        const auto [first, last] = m_language.variableNames.equal_range(name);
        const Location where = element.valueWhere("variable");
        if (first == last) {
            m_checker.reportUnknown(phrase("variable"), name, where, [&] { return variableNames(m_language); });
            return false;
        }
        const ScopeIndex from = out.address == CheckedModifier::Address::own
                                    ? place.scope
                                    : scopeOfType(m_vocabulary, out.type).value_or(globalScope);
        for (const ScopeIndex scope : visibleScopes(m_vocabulary, from)) {
            for (auto it = first; it != last; ++it) {
                if (m_language.variables[it->second].scope == scope) {
                    out.variables.push_back(it->second);
                }
            }
        }
        if (out.variables.empty()) {
            reportInvisible(name, from, where);
            return false;
        }
        const CheckedVariable& nearest = m_language.variables[out.variables.front()];
        for (const VariableIndex index : out.variables) {
            const CheckedVariable& other = m_language.variables[index];
            if (other.format != nearest.format) {
                m_checker.report(variableDiagnostics["check.modifier-formats"], where,
                                 {name, m_vocabulary.formatName(nearest.format), scopeName(m_vocabulary, nearest.scope),
                                  m_vocabulary.formatName(other.format), scopeName(m_vocabulary, other.scope)});
                return false;
            }
        }
        return true;
    }

    void reportInvisible(const std::string& name, ScopeIndex from, Location where) {
        const auto [first, last] = m_language.variableNames.equal_range(name);
        std::vector<Phrase> homes;
        for (auto it = first; it != last; ++it) {
            homes.push_back(scopeName(m_vocabulary, m_language.variables[it->second].scope));
        }
        Diagnostic& diagnostic =
            from == globalScope
                ? m_checker.report(variableDiagnostics["check.modifies-no-object"], where, {name, joined(homes)})
                : m_checker.report(variableDiagnostics["check.variable-not-visible"], where,
                                   {name, scopeName(m_vocabulary, from), joined(homes)});
        for (auto it = first; it != last; ++it) {
            diagnostic.notes.push_back({m_language.variables[it->second].where, phrase("declared here")});
        }
    }

    ScopeIndex sourceScopeOf(const ModifierPlace& place) const {
        return place.type ? scopeOfSource(m_vocabulary, *place.type) : globalScope;
    }

    std::uint64_t identityOf(const ModifierPlace& place, std::string_view which) {
        const std::string owner = place.carrier ? m_model.classes.asRead(*place.carrier).stableName() : std::string();
        const std::string number = std::to_string(m_identities[owner]++);
        return conditionIdentity(owner, "modify " + number, which);
    }

    void readValue(Element element, const ModifierPlace& place, CheckedModifier& out) {
        const CheckedVariable& variable = m_language.variables[out.variables.front()];
        const std::string attribute(out.operation->name);
        const Location where = element.valueWhere(attribute);
        if (!isWrittenAt(element, attribute)) {
            return;
        }
        if (!out.operation->anyFormat && variable.format != numberFormat) {
            m_checker.report(variableDiagnostics["check.numbers-only"], where,
                             {attribute, variable.name, m_vocabulary.formatName(variable.format)});
            return;
        }
        const bool isOwn = out.address == CheckedModifier::Address::own;
        ExpressionContext context =
            contextOf(m_model, isOwn ? inPhrase("in a modifier") : inPhrase("in a modifier of other objects"));
        context.hasSource = place.carrier.has_value();
        context.hasTarget = !isOwn || variable.scope != globalScope;
        context.bareNames = !isOwn || place.carrier ? std::optional(ExpressionRoot::candidate) : std::nullopt;
        context.sourceScope = sourceScopeOf(place);
        context.objectTypes = &m_checker.scenarioObjects;
        context.hasValue = true;
        context.valueFormat = variable.format;
        context.scope = isOwn ? place.scope : scopeOfType(m_vocabulary, out.type).value_or(globalScope);
        context.identity = identityOf(place, "value");
        out.value = expression(element, attribute, variable.format, context);
        if (!out.value) {
            return;
        }
        addTexts(*out.value->root);
        if (!out.operation->takesFormula && !out.value->constant) {
            m_checker.report(variableDiagnostics["check.constant-only"], where, {attribute});
            out.value = nullptr;
        } else if (attribute == "divide" && out.value->constant == 0.0) {
            m_checker.report(checkDiagnostics["check.divides-by-zero"], where, {attribute});
        } else if (attribute == "set") {
            hintOperation(element, *out.value);
        }
    }

    /// Adds the texts that variables can have to the model. A run needs them for display.
    void addTexts(const TypedNode& node) {
        if (node.kind == TypedNode::Kind::text) {
            addText(node.text());
        }
        for (const TypedNode& operand : node.operands) {
            addTexts(operand);
        }
    }

    void addText(const std::string& text) {
        if (m_texts.insert(text).second) {
            m_model.texts.push_back(text);
        }
    }

    /// Reports a hint if a SET is equal to another operation: SET value() + n is ADD n (V4.6).
    void hintOperation(Element element, const TypedExpression& value) {
        const auto step = valueStep(value);
        const XmlAttribute* const attribute = element.tree->attribute(element.index, "set");
        if (!step || attribute == nullptr) {
            return;
        }
        const std::string mended = std::string(step->operation) + "=\"" + step->text + "\"";
        Diagnostic& diagnostic = m_checker.report(variableDiagnostics["check.write-operation"],
                                                  element.valueWhere("set"), {phrase(step->what), mended});
        const XmlTree& tree = *element.tree;
        const char quote = tree.slice({attribute->value.begin - 1, attribute->value.begin}).front();
        diagnostic.fixes.push_back({phrase("write {0}", {mended}),
                                    {{tree.file(), attribute->name, std::string(step->operation)},
                                     {tree.file(), attribute->value, escapeAttribute(step->text, quote)}}});
    }

    static std::optional<ValueStep> valueStep(const TypedExpression& value) {
        const TypedNode& root = *value.root;
        const bool isInfix = root.kind == TypedNode::Kind::operation && root.operands.size() == 2 &&
                             root.function != nullptr && root.function->shape == ExpressionFunction::Shape::infix;
        if (!isInfix) {
            return std::nullopt;
        }
        const auto isValue = [](const TypedNode& node) { return node.kind == TypedNode::Kind::value; };
        const bool isFirst = isValue(root.operands[0]);
        const bool isSecond = isValue(root.operands[1]);
        if (isFirst == isSecond) {
            return std::nullopt;
        }
        const TypedNode& other = root.operands[isFirst ? 1 : 0];
        if (readsValue(other)) {
            return std::nullopt;
        }
        const std::string text = value.text.substr(other.written.begin, other.written.end - other.written.begin);
        const std::string_view name = root.function->name;
        if (name == "+") {
            return ValueStep{"add", text, inPhrase("adds to it")};
        }
        if (name == "*") {
            return ValueStep{"multiply", text, inPhrase("multiplies it")};
        }
        if (name == "-" && isFirst) {
            const bool isSimple = other.operands.empty();
            return ValueStep{"add", isSimple ? "-" + text : "-(" + text + ")", inPhrase("subtracts from it")};
        }
        if (name == "/" && isFirst) {
            return ValueStep{"divide", text, inPhrase("divides it")};
        }
        return std::nullopt;
    }

    static bool readsValue(const TypedNode& node) {
        return node.kind == TypedNode::Kind::value || std::ranges::any_of(node.operands, readsValue);
    }

    void readActive(Element element, const ModifierPlace& place, CheckedModifier& out) {
        if (!isWrittenAt(element, "active")) {
            return;
        }
        ExpressionContext context = contextOf(m_model, inPhrase("in the 'active' attribute of a modifier"));
        context.hasSource = place.carrier.has_value();
        // A modifier without a carrier tests each object that it changes.
        const bool asksAddressed = !place.carrier && out.address != CheckedModifier::Address::own;
        context.hasTarget = asksAddressed;
        context.bareNames = place.carrier || asksAddressed ? std::optional(ExpressionRoot::candidate) : std::nullopt;
        context.sourceScope = sourceScopeOf(place);
        context.objectTypes = &m_checker.scenarioObjects;
        const bool isSource = place.type && m_vocabulary.types()[*place.type].source == SourceRule::self;
        context.scope = asksAddressed ? scopeOfType(m_vocabulary, out.type).value_or(globalScope)
                        : isSource    ? place.scope
                                      : context.sourceScope;
        context.identity = identityOf(place, "active");
        const auto active = expression(element, "active", booleanFormat, context);
        if (!active) {
            return;
        }
        if (active->constant) {
            m_checker.report(checkDiagnostics["check.constant-condition"], element.valueWhere("active"),
                             {phrase(*active->constant != 0.0 ? inPhrase("true") : inPhrase("false"))});
        }
        out.active = active;
    }

    /// Returns whether the attribute, or an element in its place (X5.1), contains an expression. Reports an empty
    /// attribute.
    bool isWrittenAt(Element element, std::string_view attribute) {
        const ParameterSpec spec{.name = attribute, .of = expressionText};
        if (!isWritten(element, spec)) {
            return false;
        }
        if (element.has(attribute) && element.value(attribute).empty()) {
            m_checker.report(checkDiagnostics["check.empty-value"], element.valueWhere(attribute),
                             {std::string(attribute)});
            return false;
        }
        return true;
    }

    /// Checks the expression in an attribute. If it has errors, reports them and returns null.
    std::shared_ptr<const TypedExpression> expression(Element element, std::string_view attribute, Format format,
                                                      const ExpressionContext& context) {
        const auto written = writtenExpression(element, attribute, m_checker.diagnostics);
        if (!written || !written->text) {
            return nullptr;
        }
        auto checked = checkExpression(*written->text, element.tree->file(), format, context, m_checker.diagnostics);
        if (!checked.isGood()) {
            return nullptr;
        }
        return std::make_shared<const TypedExpression>(std::move(checked));
    }

    /// Sets the modifiers of each variable, in the order of application. In a run, the source's id decides before the
    /// order of the files (V4.2).
    void sortModifiers() {
        for (std::uint32_t i = 0; i < m_language.modifiers.size(); ++i) {
            for (const VariableIndex variable : m_language.modifiers[i].variables) {
                m_language.variables[variable].modifiers.push_back(i);
            }
        }
        const auto key = [&](std::uint32_t index) {
            const CheckedModifier& one = m_language.modifiers[index];
            return std::tuple(one.priority, one.operation->inherent, one.order);
        };
        for (CheckedVariable& variable : m_language.variables) {
            std::ranges::sort(variable.modifiers, {}, key);
        }
    }

    Checker& m_checker;
    CheckedModel& m_model;
    const Vocabulary& m_vocabulary;
    Language& m_language;
    std::map<std::pair<ClassIndex, PartNumber>, CheckedPart> m_parts; ///< the parts for Language::parts
    std::set<std::string, std::less<>> m_texts;                       ///< the texts in CheckedModel::texts
    std::set<std::string, std::less<>> m_namesInPlay; ///< the result of namesInPlay(); empty before the first use
    /// Groupings of classes, by type; empty before the first use.
    std::map<TypeIndex, std::set<std::string>> m_groupings;
    std::map<const ElementSpec*, std::vector<ParameterSpec>> m_attributes; ///< all attributes of a modifier's element
    std::uint32_t m_order = 0;
    std::map<std::string, int> m_identities; ///< number of expressions so far, by class
};

} // namespace

void checkModifiers(Checker& checker) {
    ModifierReader(checker).read();
}

} // namespace orrery::engine
