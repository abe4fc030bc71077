// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/classes/checker.h"
#include "engine/check/classes/messages.h"
#include "engine/check/classes/trigger_diagnostics.h"
#include "engine/check/model/check_diagnostics.h"
#include "engine/content/constants.h"
#include "engine/content/expression_pieces.h"
#include "engine/content/expression_text.h"
#include "engine/content/structure.h"
#include "engine/syntax/xml_edit.h"
#include "engine/vocabulary/kind_table.h"

#include <algorithm>

namespace orrery::engine {

namespace {

/// Reads one parameter of one element into an argument.
class ArgumentReader {
public:
    ArgumentReader(Checker& checker, Element element, const ParameterSpec& spec, RowPlace place, bool isNested)
        : m_checker(checker), m_vocabulary(checker.model.vocabulary), m_element(element), m_spec(spec), m_place(place),
          m_isNested(isNested || spec.kind == ParameterKind::value) {} // it reads the objects that are compared

    CheckedArgument read() {
        const bool isInElements =
            takesElements(m_spec) || (isWritten(m_element, m_spec) && !m_element.has(m_spec.name));
        return read(isInElements ? writtenExpression(m_element, m_spec.name, m_checker.diagnostics) : std::nullopt);
    }

    /// @param written the parsed expression of the argument; nullopt: read the attribute
    CheckedArgument read(std::optional<WrittenExpression> written) {
        m_out.spec = &m_spec;
        m_out.isGiven = written || m_element.has(m_spec.name);
        m_out.where = written ? written->where : m_element.valueWhere(m_spec.name);
        if (written ? !written->text : !m_out.isGiven && m_spec.fallback.empty()) {
            return std::move(m_out);
        }
        if (written) {
            m_written = std::move(written->text);
            m_out.text = trimmed(m_written->text);
        } else {
            m_out.text = m_out.isGiven ? m_element.value(m_spec.name) : std::string(m_spec.fallback);
        }
        const Reading& reading = readings[m_spec.kind];
        if (m_out.text.empty() && !reading.mayBeEmpty && !m_spec.isList) {
            m_checker.report(checkDiagnostics["check.empty-value"], m_out.where, {std::string(m_spec.name)});
            return std::move(m_out);
        }
        if (reading.read != nullptr) {
            (this->*reading.read)();
        }
        return std::move(m_out);
    }

private:
    /// The row of a kind.
    struct Reading {
        ParameterKind kind = ParameterKind::text;
        void (ArgumentReader::*read)() = nullptr; ///< null: only the caller knows the meaning of the words
        bool mayBeEmpty = false;                  ///< true if an empty text is a value
    };
    static const KindTable<Reading> readings;

    void readNumber() {
        if (const auto value = parseNumber(m_out.text)) {
            setNumber(*value);
        } else if (const auto expression = checkText(numberFormat)) {
            if (m_checker.isStrict()) {
                checkStrict(*expression, m_checker.diagnostics);
            }
            if (expression->constant) {
                setNumber(*expression->constant);
            } else {
                m_out.expression = expression;
            }
        }
    }

    void setNumber(double value) {
        if (checkRange(m_spec, value, m_out.where, m_checker.diagnostics)) {
            m_out.constant = value;
        }
    }

    void readBoolean() {
        readTruth();
        if (m_out.constant) {
            m_checker.report(checkDiagnostics["check.constant-condition"], m_out.where,
                             {phrase(*m_out.constant != 0.0 ? inPhrase("true") : inPhrase("false"))});
        }
    }

    void readTruth() {
        if (const auto expression = checkText(booleanFormat)) {
            m_out.constant = expression->constant;
            m_out.expression = expression->constant ? nullptr : expression;
        }
    }

    void readValue() {
        if (const auto expression = checkText(badFormat)) {
            if (m_checker.isStrict() && expression->format == numberFormat) {
                checkStrict(*expression, m_checker.diagnostics);
            }
            m_out.constant = expression->constant;
            m_out.expression = expression->constant ? nullptr : expression;
        }
    }

    /// Reads a grouping: a word that at least one class names, as in has() (X4.2).
    void readGrouping() {
        const auto& known = m_checker.model.groupings;
        if (!known.contains(m_out.text)) {
            m_checker.reportUnknown(phrase("grouping"), m_out.text, m_out.where,
                                    [&] { return std::vector<std::string>(known.begin(), known.end()); });
        }
    }

    void readEnumerator() {
        const auto index = m_vocabulary.findEnumeration(m_spec.of);
        if (!index) {
            m_checker.report(checkDiagnostics["check.missing-vocabulary"], m_out.where,
                             {std::string(m_element.tag()), phrase("enumeration"), std::string(m_spec.of)});
            return;
        }
        const Enumeration& enumeration = m_vocabulary.enumerations()[*index];
        readIndex(enumeration.find(m_out.text), enumeration.id, {FormatKind::enumeration, *index}, enumeration.values);
    }

    void readClass() {
        if (readReading(classFormat)) {
            return;
        }
        if (const auto found = m_checker.resolveClass(m_out.text, m_spec.of, m_out.where)) {
            m_out.constant = static_cast<double>(*found);
        }
    }

    void readEmpire() {
        if (m_out.text == "source") {
            return;
        }
        if (m_out.text == "none") {
            m_out.constant = noneValue;
        } else if (!m_checker.empires.contains(m_out.text) && !readReading(objectFormat)) {
            Diagnostic& diagnostic =
                m_checker.report(checkDiagnostics["check.unknown-empire"], m_out.where, {m_out.text});
            if (m_checker.nearSearches().start()) {
                std::vector<std::string> known(m_checker.empires.begin(), m_checker.empires.end());
                known.insert(known.end(), {"source", "none"});
                addNearNames(diagnostic, m_out.text, known, {m_out.where});
            }
        }
    }

    void readChoice() {
        const auto found = std::ranges::find(m_spec.choices, m_out.text);
        if (found != m_spec.choices.end()) {
            m_out.constant = static_cast<double>(found - m_spec.choices.begin());
        } else {
            checkConstant(m_element, m_spec, m_out.text, m_checker.diagnostics, &m_checker.nearSearches());
        }
    }

    /// Reads a message from the attribute's text, or from the string with that id.
    void readMessage() {
        const std::string* const found = m_checker.findString(m_out.text);
        ExpressionContext place = context();
        if (found == nullptr) {
            m_out.pieces = checkMessage(decoded(), m_out.where.file, place, m_checker.diagnostics);
            return;
        }
        std::vector<Diagnostic> told; // dropped, because the check of the string reports them
        for (const Element text : m_checker.stringsCalled(m_out.text)) {
            checkMessage(innerText(text), text.tree->file(), place, told);
        }
        place.uses = nullptr;
        m_out.pieces = checkMessage(standingFor(*found), m_out.where.file, place, m_checker.diagnostics);
    }

    /// Reads a value of the property that another parameter names. The check of that parameter reports its problems.
    void readPropertyValue() {
        const auto index = m_vocabulary.findProperty(m_element.value(m_spec.of));
        if (!index) {
            return;
        }
        const Property& property = m_vocabulary.properties()[*index];
        if (m_out.text.empty() && property.format != textFormat && property.format != classListFormat) {
            m_checker.report(checkDiagnostics["check.empty-value"], m_out.where, {std::string(m_spec.name)});
            return;
        }
        switch (property.format.kind) {
        case FormatKind::number:
            return readNumber();
        case FormatKind::boolean:
            return readTruth();
        case FormatKind::enumeration: {
            const Enumeration& enumeration = m_vocabulary.enumerations()[property.format.enumeration];
            if (m_out.text != "none") {
                return readIndex(enumeration.find(m_out.text), enumeration.id, property.format, enumeration.values);
            }
            break;
        }
        case FormatKind::objectClass:
            if (m_out.text != "none") {
                return readClass();
            }
            break;
        case FormatKind::objectType:
            if (m_out.text != "none") {
                return readIndex(m_vocabulary.findType(m_out.text), phrase("type"), typeFormat, m_vocabulary.types());
            }
            break;
        case FormatKind::object:
            if (m_out.text != "none") {
                return readOfSource(objectFormat);
            }
            break;
        case FormatKind::classList:
            return readClassList(property);
        default: // texts need no resolution
            return m_written ? readOfSource(property.format) : void();
        }
        m_out.constant = noneValue;
    }

    /// Reads a list of class ids, or an expression that gives a list.
    void readClassList(const Property& property) {
        const auto words = splitWords(m_out.text);
        const bool isReading = (words.size() == 1 && m_vocabulary.findProperty(words.front())) ||
                               !std::ranges::all_of(words, [](std::string_view word) { return isName(word); });
        if (isReading) {
            const auto expression = checkText(classListFormat);
            m_out.constant = expression ? expression->constant : std::nullopt;
            m_out.expression = expression;
            return;
        }
        const std::string_view type = m_vocabulary.classTypeOf(property);
        for (const std::string_view word : words) {
            m_checker.resolveClass(word, type, m_out.where);
        }
        m_out.text = joinedWords(m_out.text);
    }

    void readType() { readIndex(m_vocabulary.findType(m_out.text), phrase("type"), typeFormat, m_vocabulary.types()); }

    void readMeter() {
        const std::string part = m_element.value("part");
        const auto meter = m_vocabulary.findMeter(m_out.text);
        if (part.empty() || !meter || !m_checker.model.findClass(part)) {
            return readConstantIndex(meter, phrase("meter"), m_vocabulary.meters());
        }
        if (const auto ofPart = m_vocabulary.findMeter(partMeterId(m_out.text, part))) {
            m_out.constant = *ofPart;
        } else {
            m_checker.report(checkDiagnostics["check.no-part-meter"], m_out.where, {m_out.text, part});
        }
    }

    void readResource() {
        readConstantIndex(m_vocabulary.findResource(m_out.text), phrase("resource"), m_vocabulary.resources());
    }

    void readProperty() {
        readConstantIndex(m_vocabulary.findProperty(m_out.text), phrase("property"), m_vocabulary.properties());
    }

    void readOccurrence() {
        if (m_spec.isList) {
            return; // only the caller knows the events that its element lists
        }
        if (const auto kind = m_vocabulary.findOccurrence(m_out.text);
            kind && m_vocabulary.occurrence(*kind) == nullptr) {
            m_out.constant = *kind;
        } else if (kind) {
            m_checker.report(triggerDiagnostics["check.occurrence-of-engine"], m_out.where, {m_out.text});
        } else {
            readConstantIndex(kind, phrase("event"), m_vocabulary.occurrences());
        }
    }

    void readInteger() {
        if (checkConstant(m_element, m_spec, m_out.text, m_checker.diagnostics, &m_checker.nearSearches())) {
            m_out.constant = static_cast<double>(*parseInteger(m_out.text));
        }
    }

    /// Reads an id, or an expression of the source that gives one (E7.4).
    template <typename Table>
    void readIndex(std::optional<std::uint16_t> index, const Phrase& kind, Format format,
                   const std::vector<Table>& tables) {
        if (index || !readReading(format)) {
            readConstantIndex(index, kind, tables);
        }
    }

    template <typename Table>
    void readConstantIndex(std::optional<std::uint16_t> index, const Phrase& kind, const std::vector<Table>& tables) {
        if (index) {
            m_out.constant = *index;
            return;
        }
        m_checker.reportUnknown(kind, m_out.text, m_out.where, [&] {
            std::vector<std::string> known;
            for (const Table& table : tables) {
                known.push_back(table.id);
            }
            return known;
        });
    }

    /// Returns whether the text is an expression instead of an id, and reads the expression. The expression may read
    /// only the source (E7.4).
    bool readReading(Format format) {
        const bool isProperty = m_vocabulary.findProperty(m_out.text).has_value();
        if (isName(m_out.text) && !isProperty) {
            return false;
        }
        readOfSource(format);
        return true;
    }

    void readOfSource(Format format) {
        const bool isProperty = m_vocabulary.findProperty(m_out.text).has_value();
        const auto expression = checkText(format);
        if (!expression) {
            return;
        }
        if (!expression->readsTarget && !expression->readsCandidate) {
            m_out.constant = expression->constant;
            m_out.expression = expression->constant ? nullptr : expression;
            return;
        }
        Diagnostic& diagnostic =
            m_checker.report(checkDiagnostics["check.reads-target"], m_out.where, {std::string(m_spec.name)});
        const bool hasTarget = m_out.text.starts_with("Target.");
        if (m_out.isGiven && (hasTarget || isProperty)) {
            const std::string mended = "Source." + (hasTarget ? m_out.text.substr(7) : m_out.text);
            diagnostic.fixes.push_back(
                {phrase("replace with '{0}'", {mended}), {{m_out.where.file, m_out.where.span, mended}}});
        }
    }

    /// Checks the text as an expression. If it has errors, reports them and returns null.
    std::shared_ptr<const TypedExpression> checkText(Format format) {
        return m_checker.expressions.check(decoded(), m_out.where.file, format, context(), m_checker.diagnostics);
    }

    ExpressionContext context() const {
        ExpressionContext context = expressionContext(m_place, m_isNested, m_checker.model);
        context.hasSubject = m_checker.mayReadSubject;
        context.objectNames = m_checker.objectNames;
        if (context.bareNames == ExpressionRoot::source) {
            context.scope = m_checker.sourceScope;
        }
        context.sourceScope = m_checker.sourceScope;
        context.objectTypes = &m_checker.scenarioObjects;
        context.uses = m_out.isGiven ? context.uses : nullptr;
        return context;
    }

    DecodedText decoded() const {
        if (m_written) {
            return *m_written;
        }
        if (const XmlAttribute* attribute = m_element.tree->attribute(m_element.index, m_spec.name)) {
            return decodeAttribute(m_element.tree->slice(attribute->value), attribute->value.begin);
        }
        return standingFor(m_out.text); // a default, whose places all point to the element's name
    }

    /// Returns a text that is not at the argument's place. Every part of the text points to the argument.
    DecodedText standingFor(const std::string& words) const {
        DecodedText text{words, m_out.where.span.begin, {}};
        text.changes.push_back({{0, static_cast<std::uint32_t>(words.size())}, m_out.where.span});
        return text;
    }

    Checker& m_checker;
    const Vocabulary& m_vocabulary;
    Element m_element;
    const ParameterSpec& m_spec;
    RowPlace m_place;
    bool m_isNested;
    std::optional<DecodedText> m_written;
    CheckedArgument m_out;
};

using Kind = ParameterKind;
using Reader = ArgumentReader;

constexpr KindTable<Reader::Reading> Reader::readings{
    {{.kind = Kind::number, .read = &Reader::readNumber},
     {.kind = Kind::boolean, .read = &Reader::readBoolean},
     {.kind = Kind::value, .read = &Reader::readValue},
     {.kind = Kind::enumerator, .read = &Reader::readEnumerator},
     {.kind = Kind::objectClass, .read = &Reader::readClass},
     {.kind = Kind::objectType, .read = &Reader::readType},
     {.kind = Kind::meter, .read = &Reader::readMeter},
     {.kind = Kind::resource, .read = &Reader::readResource},
     {.kind = Kind::empire, .read = &Reader::readEmpire},
     {.kind = Kind::choice, .read = &Reader::readChoice},
     {.kind = Kind::integer, .read = &Reader::readInteger},
     {.kind = Kind::text, .mayBeEmpty = true},
     {.kind = Kind::message, .read = &Reader::readMessage},
     {.kind = Kind::property, .read = &Reader::readProperty},
     {.kind = Kind::propertyValue, .read = &Reader::readPropertyValue, .mayBeEmpty = true},
     {.kind = Kind::occurrence, .read = &Reader::readOccurrence},
     {.kind = Kind::newObject, .mayBeEmpty = true},
     {.kind = Kind::grouping, .read = &Reader::readGrouping}},
    {Kind::name,          Kind::objectName,   Kind::constant,  Kind::alias,
     Kind::object,        Kind::system,       Kind::planet,    Kind::map,
     Kind::empireId,      Kind::owner,        Kind::scenario,  Kind::scenarioCondition,
     Kind::counter,       Kind::watch,        Kind::group,     Kind::stacking,
     Kind::string,        Kind::format,       Kind::meterSide, Kind::variable,
     Kind::variableScope, Kind::initialPlace, Kind::hasKind,   Kind::function,
     Kind::aggregate,     Kind::contentFile,  Kind::tableFile, Kind::colour}};

} // namespace

CheckedArgument checkArgument(Checker& checker, Element element, const ParameterSpec& spec, RowPlace place,
                              bool isNested) {
    return ArgumentReader(checker, element, spec, place, isNested).read();
}

CheckedArgument checkWritten(Checker& checker, Element element, const WrittenExpression& written,
                             const ParameterSpec& spec, RowPlace place, bool isNested) {
    return ArgumentReader(checker, element, spec, place, isNested).read(written);
}

std::vector<CheckedArgument> checkArguments(Checker& checker, Element element,
                                            std::span<const ParameterSpec> parameters, RowPlace place, bool isNested) {
    checkPresence(element, parameters, checker.diagnostics);
    std::vector<CheckedArgument> arguments;
    arguments.reserve(parameters.size());
    for (const ParameterSpec& spec : parameters) {
        arguments.push_back(checkArgument(checker, element, spec, place, isNested));
    }
    return arguments;
}

} // namespace orrery::engine
