// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/freeorion_classic.h"

#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/element_rows.h"
#include "engine/import/classic_classes.h"
#include "engine/import/classic_inside.h"
#include "engine/import/classic_strings.h"
#include "engine/import/import_diagnostics.h"
#include "engine/import/project_files.h"

#include <algorithm>
#include <array>
#include <set>

namespace orrery::engine {

namespace {

constexpr std::string_view importerId = "freeorion-classic";
constexpr std::array<std::string_view, 4> usualFiles{"buildings.xml", "planet_specials.xml", "specials.xml",
                                                     "techs.xml"};

bool isTable(const SourceText& text) {
    return text.path().ends_with(".txt");
}

bool isRoot(std::string_view tag) {
    return tag == "XMLDoc" || tag == "GG::XMLDoc";
}

/// One class that a file defines.
struct Definition {
    Element element;
    const ClassicKind* kind = nullptr;
    std::string id;
};

/// One XML file of content.
struct ClassicFile {
    std::string path;
    std::shared_ptr<const XmlTree> tree;
    std::vector<Element> elements; ///< Category, Tech and other elements in order, with comments and all other nodes
};

class ClassicImporter {
public:
    explicit ClassicImporter(const ForeignFolder& folder) : m_context{m_defined, m_out.faults, m_out.report, {}} {
        m_out.report.importer = importerId;
        m_out.sources = folder.files;
        m_out.faults = folder.diagnostics;
    }

    ImportedProject import() {
        readFiles();
        if (m_files.empty()) {
            return std::move(m_out);
        }
        m_out.hasContent = true;
        for (const ClassicFile& file : m_files) {
            define(file);
        }
        for (const ClassicFile& file : m_files) {
            m_documents.emplace_back(file.path, importFile(file));
        }
        orderAll();
        nameAll();
        write();
        finish();
        return std::move(m_out);
    }

private:
    void readFiles() {
        bool hasTable = false;
        for (std::uint32_t i = 0; i < m_out.sources.size(); ++i) {
            const std::shared_ptr<const SourceText>& source = m_out.sources[i];
            if (isTable(*source)) {
                hasTable = true;
                m_out.report.filesRead.push_back(source->path());
                m_strings.merge(readClassicStrings(*source, FileId{i}, m_out.faults));
            } else {
                readXml(source, FileId{i});
            }
        }
        m_out.report.read.strings = m_strings.size();
        if (!hasTable && !m_files.empty()) {
            m_context.fault(importDiagnostics["import.no-string-table"], {}, {},
                            phrase("put eng_stringtable.txt beside the XML files"));
        }
        m_hasTable = hasTable;
    }

    void readXml(const std::shared_ptr<const SourceText>& source, FileId id) {
        ClassicFile file{source->path(), std::make_shared<XmlTree>(parseXml(source, id)), {}};
        bool isContent = std::ranges::find(usualFiles, file.path) != usualFiles.end();
        std::vector<Element> wrongRoots;
        for (const std::uint32_t top : file.tree->elements(XmlTree::document)) {
            const Element element{file.tree.get(), top};
            if (findClassicKind(element.tag()) != nullptr || element.tag() == "Category") {
                file.elements.push_back(element); // the file closes the root too early
                isContent = true;
                continue;
            }
            if (!isRoot(element.tag())) {
                wrongRoots.push_back(element);
            }
            for (const std::uint32_t index : file.tree->children(top)) {
                const Element child{file.tree.get(), index};
                isContent = isContent || findClassicKind(child.tag()) != nullptr || child.tag() == "Category";
                file.elements.push_back(child);
            }
        }
        if (!isContent) {
            m_out.report.filesIgnored.push_back(file.path);
            return;
        }
        for (const Element root : wrongRoots) {
            m_context.fault(importDiagnostics["import.wrong-root"], root.head(), {std::string(root.tag())},
                            phrase("write <XMLDoc>"));
        }
        std::ranges::copy(file.tree->diagnostics(), std::back_inserter(m_out.faults));
        m_out.report.filesRead.push_back(file.path);
        m_files.push_back(std::move(file));
    }

    /// Collects the ids that the files define, before the import reads any reference to them.
    void define(const ClassicFile& file) {
        for (const Element element : file.elements) {
            const ClassicKind* kind = findClassicKind(element.tag());
            if (element.tag() == "Category") {
                m_defined.categories.insert(classicText(element));
            } else if (kind != nullptr) {
                const std::uint32_t name = element.tree->child(element.index, "name");
                const std::string id = name == XmlTree::none ? "" : classicText({element.tree, name});
                if (isName(id)) {
                    idsOf(*kind).insert(id);
                }
            }
        }
    }

    ClassicIds& idsOf(const ClassicKind& kind) {
        return kind.holder.type == "tech"       ? m_defined.techs
               : kind.holder.type == "building" ? m_defined.buildings
                                                : m_defined.specials;
    }

    std::size_t& readCount(const ClassicKind& kind) {
        ImportCounts& read = m_out.report.read;
        return kind.holder.type == "tech"       ? read.techs
               : kind.holder.type == "building" ? read.buildings
                                                : read.specials;
    }

    /// Imports a file's classes. Converts other elements to comments.
    std::vector<std::variant<Markup, std::size_t>> importFile(const ClassicFile& file) {
        std::vector<std::variant<Markup, std::size_t>> document;
        for (const Element element : file.elements) {
            m_context.owner = file.path;
            const std::string tag(element.tag());
            const ClassicKind* kind = findClassicKind(tag);
            if (element.node().kind != XmlKind::element) {
                keepWords(element, document);
            } else if (tag == "Category") {
                ++m_out.report.read.categories;
                m_categories.emplace_back(classicText(element), classicTextWhere(element));
                document.emplace_back(comment(classicText(element)));
            } else if (kind == nullptr) {
                m_context.faultOfName(importDiagnostics["import.unknown-element"], element.head(),
                                      {tag, std::string("XMLDoc")}, tag, classicRootChildren(),
                                      tag == "EffectsGroup" ? phrase("move it into the <effects> of a class")
                                                            : phrase("remove it, or move it to the right element"));
                document.emplace_back(m_context.leaveOut(element, phrase("it is not allowed in <XMLDoc>")));
                findFaultsOf(m_context, element);
            } else {
                ++readCount(*kind);
                if (const auto id = idOf(element, *kind)) {
                    document.emplace_back(m_classes.size());
                    m_classes.push_back(importClass(m_context, element, *kind, *id));
                } else {
                    document.emplace_back(m_context.leaveOut(element, phrase("its name is not valid")));
                    findFaultsOf(m_context, element);
                }
            }
        }
        return document;
    }

    /// Keeps a comment between classes, or text at a place that allows none.
    void keepWords(Element element, std::vector<std::variant<Markup, std::size_t>>& document) {
        if (element.node().kind == XmlKind::comment) {
            document.emplace_back(comment(commentWords(element)));
        } else if (element.node().kind == XmlKind::text || element.node().kind == XmlKind::cdata) {
            const Element parent{element.tree, element.node().parent};
            m_context.fault(importDiagnostics["import.stray-text"], classicTextWhere(element),
                            {std::string(parent.tag())}, phrase("remove it, or turn it into a comment"));
            document.emplace_back(comment(element.tree->text(element.index)));
        }
    }

    /// Returns the id of a class, if the id is valid and not used yet.
    std::optional<std::string> idOf(Element element, const ClassicKind& kind) {
        const std::uint32_t index = element.tree->child(element.index, "name");
        if (index == XmlTree::none) {
            if (!element.isBroken()) {
                m_context.fault(importDiagnostics["import.missing-element"], element.head(),
                                {std::string(kind.tag), std::string("name")}, phrase("add <name>"));
            }
            return std::nullopt;
        }
        const Element name{element.tree, index};
        std::string id = classicText(name);
        if (!isName(id)) {
            if (!name.isBroken()) {
                m_context.fault(importDiagnostics["import.bad-name"], classicTextWhere(name), {id},
                                phrase("use letters, digits and underscores"));
            }
            return std::nullopt;
        }
        if (!m_taken.insert(id).second) {
            m_context.fault(importDiagnostics["import.duplicate"], classicTextWhere(name),
                            {std::string(kind.holder.type), id}, phrase("the first one is used; rename this one"));
            return std::nullopt;
        }
        return id;
    }

    void orderAll() {
        std::vector<ImportedGroup*> groups;
        for (ImportedClass& one : m_classes) {
            for (ImportedGroup& group : one.groups) {
                groups.push_back(&group);
            }
        }
        orderGroups(groups, m_out.report);
        findMixedMeters(groups, m_out.report);
    }

    void nameAll() {
        std::set<std::string, std::less<>> used;
        for (const ImportedClass& one : m_classes) {
            nameOne(one.nameKey, one.nameWhere);
            nameOne(one.descriptionKey, one.descriptionWhere);
            used.insert(one.category);
        }
        for (const auto& [category, where] : m_categories) {
            nameOne(category, where);
            if (used.contains(category)) {
                m_writtenCategories.insert(category);
            } else {
                m_out.report.leftOut.push_back({where, category, phrase("no tech has this category")});
            }
        }
        m_out.report.stringsNotNamed = m_strings.size() - m_named.size();
    }

    void nameOne(const std::string& key, Location where) {
        const auto found = m_strings.find(key);
        if (found != m_strings.end()) {
            m_named.insert(*found);
        } else if (!key.empty() && m_hasTable && m_missing.insert(key).second) {
            m_context.fault(importDiagnostics["import.missing-string"], where, {key},
                            phrase("add '{0}' to the string table", {key}));
        }
    }

    void write() {
        ProjectFiles files;
        for (const auto& [path, parts] : m_documents) {
            std::vector<Markup> content;
            for (const auto& part : parts) {
                const auto* index = std::get_if<std::size_t>(&part);
                content.push_back(index != nullptr ? classMarkup(m_classes[*index]) : std::get<Markup>(part));
            }
            files.addContent(path, std::move(content));
        }
        files.addStrings(m_named);
        files.addVocabulary();
        for (const ImportedClass& one : m_classes) {
            if (one.type == "special") {
                files.noteSpecial(one.id);
            }
        }
        files.addScenario();
        files.addManifest(importerId, manifest());
        m_out.report.written = files.counts();
        m_out.report.written.categories = m_writtenCategories.size();
        m_out.report.written.strings = m_named.size();
        m_out.files = files.take();
        for (const auto& [path, bytes] : m_out.files) {
            m_out.report.filesWritten.push_back(path);
        }
    }

    static Markup manifest() {
        Markup description{"description",
                           {},
                           "Techs, buildings and specials of FreeOrion as they were in its XML files, "
                           "before March 2006."};
        return {"project",
                {{"format", std::to_string(contentFormatVersion)},
                 {"name", "FreeOrion classic"},
                 {"rules", "extended"},
                 {"language", "en"},
                 {"vocabulary", "shipped"},
                 {"scenario", "first-galaxy"}},
                {},
                {std::move(description)}};
    }

    void finish() {
        for (Diagnostic& fault : m_out.faults) {
            if (fault.notes.empty()) {
                fault.notes.push_back({fault.where, fault.advice()});
            }
        }
        sortDiagnostics(m_out.faults);
        m_out.summary = importSummary(m_out.report);
        m_out.sections = importSections(m_out.report);
    }

    ImportedProject m_out;
    ClassicDefinitions m_defined;
    ClassicContext m_context;
    std::vector<ClassicFile> m_files;
    std::vector<ImportedClass> m_classes;
    std::vector<std::pair<std::string, std::vector<std::variant<Markup, std::size_t>>>> m_documents;
    std::vector<std::pair<std::string, Location>> m_categories;
    std::set<std::string> m_writtenCategories;
    ClassicIds m_taken;
    ClassicIds m_missing;
    ClassicStrings m_strings;
    ClassicStrings m_named;
    bool m_hasTable = false;
};

} // namespace

ImportedProject importFreeOrionClassic(const ForeignFolder& folder) {
    return ClassicImporter(folder).import();
}

} // namespace orrery::engine
