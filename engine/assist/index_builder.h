// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/index.h"
#include "engine/assist/parameter_kinds.h"
#include "engine/content/element.h"

#include <functional>
#include <set>

namespace orrery::engine {

/// A text of a file with its locations: an attribute's value, or text between tags.
struct WrittenText {
    DecodedText decoded;
    FileId file;

    std::string_view text() const { return decoded.text; }
    Location where(Span part) const { return {file, decoded.rawSpan(part)}; }
    /// Returns the span without surrounding blanks.
    Span trimmedSpan() const;
    std::string_view slice(Span part) const { return text().substr(part.begin, part.size()); }
    /// Returns the words between white space.
    std::vector<Span> words() const;
};

/// Implements indexNames().
class NameIndexBuilder {
public:
    NameIndexBuilder(const ParsedProject& project, const CheckedModel& model)
        : m_project(project), m_files(project.sources), m_model(model), m_vocabulary(model.vocabulary) {}

    std::shared_ptr<const NameIndex> build();

private:
    NameId idOf(NameKind kind, std::string_view owner, std::string_view id);
    void add(NameKind kind, std::string_view owner, std::string_view id, Location where, bool isDefinition = false,
             PlaceForm form = PlaceForm::plain);
    void addExpressionNames();
    NameKey keyOf(const NameUse& use, const NameUses& of) const;
    std::shared_ptr<NameIndex> finish();

    // Functions for values.
    std::optional<WrittenText> valueOf(Element element, std::string_view attribute) const;
    static WrittenText valueOf(const XmlTree& tree, const XmlAttribute& attribute);
    /// Adds the names in a value. @param of value of the attribute with the name `spec.of`
    void names(const ParameterSpec& spec, const WrittenText& text, std::string_view of);
    /// Adds the name in a constant.
    void names(Format format, const WrittenText& text);
    void add(const std::vector<FoundName>& found, const WrittenText& text);
    /// Reads the parameters of a row of the vocabulary from an element.
    void parameters(Element element, std::span<const ParameterSpec> specs);
    void parameter(Element element, const ParameterSpec& spec, const WrittenText& text);
    bool isReading(std::string_view text) const;

    /// The element that owns the names inside it.
    struct Owner {
        std::string id;
        std::size_t groups = 0; ///< for a group: its position among the groups of its class, from 1
    };
    void readFile(const XmlTree& tree, bool isManifest);
    /// Reads an element of the format, by its row.
    void readElement(Element element, const ElementSpec& spec, const Owner& around);
    void readInside(Element element, const ElementSpec& spec, const Owner& owner);
    Owner define(Element element, const ElementSpec& spec, const Owner& around);
    void defineScope(const WrittenText& text, Span part);
    void impliedTexts(Element element, const std::string& id, Location where);
    void readProperties(Element element, const ElementSpec& spec);
    const CheckedTable* findTable(std::string_view id) const;
    void readCells(Element row, const std::string& tableId);
    void readTableFile(Element element, const std::string& tableId);
    void readConditions(Element list);
    void readCondition(Element element);
    void readEffects(Element list);
    void readEffect(Element element);

    const ParsedProject& m_project;
    FilesByPath m_files;
    const CheckedModel& m_model;
    const Vocabulary& m_vocabulary;
    std::set<std::string, std::less<>> m_strings; ///< ids of the strings in all languages
    std::set<std::string, std::less<>> m_empires;
    std::string m_scenario; ///< id of the current scenario
    std::vector<std::pair<Location, std::string>> m_functions;

    std::vector<NameKey> m_keys;
    std::unordered_map<std::string, NameId> m_ids;
    std::vector<NamePlace> m_places;
};

} // namespace orrery::engine
