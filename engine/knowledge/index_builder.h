// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element.h"
#include "engine/knowledge/index.h"

#include <functional>
#include <set>

namespace orrery::engine {

/// A text of a file with its places: an attribute's value, or what stands between tags.
struct WrittenText {
    DecodedText decoded;
    FileId file;

    std::string_view text() const { return decoded.text; }
    Location where(Span part) const { return {file, decoded.rawSpan(part)}; }
    /// Without the blanks around it.
    Span trimmedSpan() const;
    std::string_view slice(Span part) const { return text().substr(part.begin, part.size()); }
    /// The words that white space separates.
    std::vector<Span> words() const;
};

/// indexNames() at work.
class NameIndexBuilder {
public:
    NameIndexBuilder(const ParsedProject& project, const CheckedModel& model)
        : m_project(project), m_files(project.sources), m_model(model), m_vocabulary(model.vocabulary) {}

    std::shared_ptr<const NameIndex> build();

private:
    // Shared (index.cpp).
    NameId idOf(NameKind kind, std::string_view owner, std::string_view id);
    void add(NameKind kind, std::string_view owner, std::string_view id, Location where, bool isDefinition = false,
             PlaceForm form = PlaceForm::plain);
    void addExpressionNames();
    NameKey keyOf(const NameUse& use, const NameUses& of) const;
    std::shared_ptr<NameIndex> finish();

    // Values of attributes (index_values.cpp).
    std::optional<WrittenText> valueOf(Element element, std::string_view attribute) const;
    static WrittenText valueOf(const XmlTree& tree, const XmlAttribute& attribute);
    /// A definition: the whole value is the id.
    void define(NameKind kind, std::string_view owner, Element element, std::string_view attribute);
    void useType(const WrittenText& text, Span part);
    void useClass(const WrittenText& text, Span part);
    void useMeter(const WrittenText& text, Span part, bool mayHavePrefix);
    void useProperty(const WrittenText& text, Span part);
    void useResource(const WrittenText& text, Span part);
    void useOccurrence(const WrittenText& text, Span part);
    void useObject(const WrittenText& text, Span part);
    /// "Sol III", "flagship:Terrans", "#12", "subject".
    void useReference(const WrittenText& text, Span part);
    void useScope(const WrittenText& text, Span part, bool isDefinition = false);
    void useFormat(const WrittenText& text, Span part);
    void useStacking(const WrittenText& text, Span part, bool isDefinition = false);
    void useGroup(const WrittenText& text, Span part);
    void useVariable(const WrittenText& text, Span part);
    /// A constant in a format.
    void useConstant(const WrittenText& text, Span part, Format format);
    void useString(const WrittenText& text, Span part);
    using Use = void (NameIndexBuilder::*)(const WrittenText&, Span);
    void attribute(Element element, std::string_view name, Use use);
    void attributeWords(Element element, std::string_view name, Use use);
    void words(const WrittenText& text, Use use);
    /// The parameters of a row, as they are written.
    void parameters(Element element, std::span<const ParameterSpec> specs);
    void parameter(Element element, const ParameterSpec& spec, const WrittenText& text);
    bool isReading(std::string_view text) const;

    // What stands in files (index_content.cpp).
    void readFile(const XmlTree& tree, bool isManifest);
    void readVocabulary(Element section);
    void readDeclaration(Element element);
    void readStrings(Element table);
    void readClass(Element element);
    void readGroup(Element element, const std::string& owner, std::size_t order);
    void readModifiers(Element parent);
    void readFunction(Element element);
    void readTable(Element element);
    /// A table's cells in a file of their own: the first line names columns.
    void readTableFile(Element element, const CheckedTable& table);
    void namedTexts(Element element, const std::string& fallbackId, Location impliedBy);
    void impliedString(const std::string& id, Location where);

    // Conditions, effects and scenarios (index_rows.cpp).
    void readConditions(Element list);
    void readCondition(Element element);
    void readEffects(Element list);
    void readEffect(Element element);
    void readOccurrences(Element element);
    void readScenario(Element element);
    void readRun(Element element);
    void readStatement(Element element);
    void readScenarioCondition(Element element);
    void readWatch(Element element);
    void readAction(Element element);
    void readProperties(Element element);

    const ParsedProject& m_project;
    FilesByPath m_files;
    const CheckedModel& m_model;
    const Vocabulary& m_vocabulary;
    std::set<std::string, std::less<>> m_strings; ///< ids of all languages
    std::set<std::string, std::less<>> m_empires;
    std::string m_scenario; ///< that is read
    std::vector<std::pair<Location, std::string>> m_functions;

    std::vector<NameKey> m_keys;
    std::unordered_map<std::string, NameId> m_ids;
    std::vector<NamePlace> m_places;
};

} // namespace orrery::engine
