// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/freeorion_import.h"

#include "engine/content/constants.h"
#include "engine/content/element_rows.h"
#include "engine/import/freeorion_classes.h"
#include "engine/import/freeorion_vocabulary.h"
#include "engine/import/import_origins.h"
#include "engine/import/project_files.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>

namespace orrery::engine {

namespace {

constexpr std::string_view importerId = "freeorion";
constexpr std::string_view usualLanguage = "en";
/// A problem of every disabled group.
constexpr std::string_view silenced = "check.no-effects";

std::string stemOf(std::string_view path) {
    const std::size_t slash = path.rfind('/');
    path = slash == std::string_view::npos ? path : path.substr(slash + 1);
    return std::string(path.substr(0, path.find('.')));
}

/// Returns the file of a script's classes: scripting/techs/growth/X.focs.txt gives techs/growth.xml.
std::string fileOf(std::string_view script) {
    constexpr std::string_view folder = "scripting/";
    script = script.starts_with(folder) ? script.substr(folder.size()) : script;
    const std::size_t slash = script.rfind('/');
    return (slash == std::string_view::npos ? stemOf(script) : std::string(script.substr(0, slash))) + ".xml";
}

class FreeOrionImporter {
public:
    explicit FreeOrionImporter(const FocsContent& content)
        : m_content(content), m_origins(content), m_classes(m_names, content, m_tally, m_origins) {}

    ImportedProject import() {
        m_out.sources = m_content.sources;
        m_out.faults = m_content.faults;
        m_out.report.importer = importerId;
        if (m_content.scripts.empty()) {
            return std::move(m_out);
        }
        m_out.hasContent = true;
        collect();
        writeClasses();
        writeFiles();
        m_out.reportText = freeOrionReportJson(m_content, m_tally);
        m_out.summary = {freeOrionReadSummary(m_content), freeOrionSummary(m_tally)};
        std::ranges::move(freeOrionMacroSummaries(m_content), std::back_inserter(m_out.summary));
        for (const Phrase& one : std::array{freeOrionPartSummary(m_tally), freeOrionStringsSummary(m_content)}) {
            if (!one.empty()) {
                m_out.summary.push_back(one);
            }
        }
        m_out.sections = freeOrionSections(m_content, m_tally);
        return std::move(m_out);
    }

    FreeOrionIndex index() {
        collect();
        FreeOrionIndex out;
        for (std::size_t i = 0; i < m_content.scripts.size(); ++i) {
            const std::vector<FocsDefinition>& all = m_content.scripts[i].definitions;
            for (std::size_t k = 0; k < all.size(); ++k) {
                if (const auto id = m_ids.find(&all[k]); id != m_ids.end()) {
                    out.classes.emplace(id->second, FreeOrionIndex::Definition{i, k});
                } else if (all[k].row->name == "GameRule") {
                    out.rulesOfContent.emplace(m_content.store.text(all[k].name), FreeOrionIndex::Definition{i, k});
                }
            }
        }
        out.names = std::move(m_names);
        return out;
    }

private:
    /// Collects all names, before any class is written.
    void collect() {
        collectStrings();
        for (const FocsScript& script : m_content.scripts) {
            collectNames(script);
        }
        for (FreeOrionRule& rule : freeOrionBuiltInRules()) {
            if (std::ranges::find(m_rules, rule.id, &FreeOrionRule::id) == m_rules.end()) {
                m_rules.push_back(std::move(rule));
            }
        }
        for (const FreeOrionRule& rule : m_rules) {
            m_names.rules.insert(rule.id);
        }
    }

    std::string text(const FocsNodes& nodes, std::uint32_t node) const {
        return node == 0 ? std::string{} : std::string(m_content.store.text(nodes[node].text));
    }
    template <typename Use>
    static void forEach(const FocsNodes& nodes, std::uint32_t list, Use&& use) {
        for (std::uint32_t i = list == 0 ? 0 : nodes[list].first; i != 0; i = nodes[i].next) {
            use(i);
        }
    }

    void collectStrings() {
        for (const FocsStringTable& table : m_content.strings) {
            if (stemOf(m_content.sources[table.file.value]->path()) == usualLanguage) {
                for (const auto& [id, string] : table.texts) {
                    m_names.strings.emplace(id, string.text);
                }
            }
        }
    }

    void collectNames(const FocsScript& script) {
        const FocsNodes& nodes = script.nodes;
        const bool isMonster = m_content.sources[script.file.value]->path().starts_with("scripting/monster_designs");
        for (const FocsDefinition& definition : script.definitions) {
            const auto field = [&](std::string_view name) { return focsField(nodes, definition.node, name); };
            const std::string name(m_content.store.text(definition.name));
            if (definition.row->name == "GameRule") {
                addRule(script, definition, name);
                continue;
            }
            const std::string_view type = freeOrionType(definition.row->name);
            if (type.empty()) {
                continue;
            }
            std::string id = freeOrionId(name);
            while (m_names.types.contains(id)) {
                id = std::string(type) + "_" + id;
            }
            m_ids[&definition] = id;
            m_names.types.emplace(id, type);
            m_names.ids.emplace(name, id);
            if (isMonster && type == "ship") {
                m_names.monsters.insert(id);
            }
            if (type == "part") {
                m_names.partClasses.emplace(id, text(nodes, field("class")));
            }
            forEach(nodes, field("tags"),
                    [&](std::uint32_t tag) { m_names.tags.insert(freeOrionId(text(nodes, tag))); });
            forEach(nodes, field("foci"),
                    [&](std::uint32_t focus) { m_names.foci.insert(text(nodes, focsField(nodes, focus, "name"))); });
        }
        collectResearched(script, nodes);
        forEachFocsGroup(
            script, [&](std::uint32_t group, Span) { collectResearched(script, m_content.store.group(group).nodes); });
    }

    /// Collects the techs whose turn of research the nodes read. CurrentContent stands for the techs of the script.
    void collectResearched(const FocsScript& script, const FocsNodes& nodes) {
        for (std::uint32_t i = 1; i < nodes.size(); ++i) {
            if (nodes[i].row == nullptr || nodes[i].row->name != "TurnTechResearched") {
                continue;
            }
            const std::string name = text(nodes, focsField(nodes, i, "name"));
            if (!isSameKeyword(name, "CurrentContent")) {
                m_names.researchedTechs.insert(name);
                continue;
            }
            for (const FocsDefinition& definition : script.definitions) {
                if (definition.row->name == "Tech") {
                    m_names.researchedTechs.emplace(m_content.store.text(definition.name));
                }
            }
        }
    }

    void addRule(const FocsScript& script, const FocsDefinition& definition, const std::string& name) {
        const std::uint32_t value = focsField(script.nodes, definition.node, "default");
        std::string written = text(script.nodes, value);
        const bool isNumber = script.nodes[value].kind == FocsNode::Kind::number;
        const auto isOneOf = [&](std::string_view a, std::string_view b) {
            return isSameKeyword(written, a) || isSameKeyword(written, b);
        };
        const bool isOn = isOneOf("true", "on");
        const bool isOff = isOneOf("false", "off");
        m_rules.push_back({name, isOn ? "1" : isOff ? "0" : written, !isNumber && !isOn && !isOff});
    }

    void writeClasses() {
        FocsReader reader(m_content.sources);
        for (const FocsScript& script : m_content.scripts) {
            const std::string expanded = reader.expanded(script.file).bytes();
            for (const FocsDefinition& definition : script.definitions) {
                if (const auto id = m_ids.find(&definition); id != m_ids.end()) {
                    m_documents[fileOf(m_content.sources[script.file.value]->path())].push_back(
                        m_classes.write(script, definition, id->second, expanded));
                } else if (definition.row->name == "Item") {
                    Markup unlock = m_classes.unlock(script, definition.node);
                    if (std::ranges::find(m_unlocks, unlock) == m_unlocks.end()) {
                        m_unlocks.push_back(std::move(unlock));
                    }
                }
            }
        }
        std::size_t different = 0;
        std::vector<bool> isUsed(m_content.store.groupCount(), false);
        for (const FocsScript& script : m_content.scripts) {
            forEachFocsGroup(script, [&](std::uint32_t group, Span) {
                different += isUsed[group] ? 0 : 1;
                isUsed[group] = true;
            });
        }
        m_tally.differentGroups = different;
    }

    static Markup table(std::string_view id, std::vector<Markup> columns, std::vector<Markup> rows) {
        std::ranges::move(rows, std::back_inserter(columns));
        return freeOrionElement("table", {{"id", std::string(id)}, {"key", "class"}, {"match", "exact"}},
                                std::move(columns));
    }
    static Markup column(std::string_view id, std::string_view format) {
        return freeOrionElement("column", {{"id", std::string(id)}, {"format", std::string(format)}});
    }

    /// Removes the empty tables that nothing looks up.
    void dropEmpty(std::vector<Markup>& definitions) const {
        std::set<std::string> empty;
        for (const Markup& one : definitions) {
            if (one.tag == "table" && countElements(one, "row") == 0) {
                empty.insert(one.attributes.front().second);
            }
        }
        const auto keepIfMentioned = [&](const Markup& markup) {
            std::erase_if(empty, [&](const std::string& id) { return mentions(markup, id); });
        };
        for (const Markup& one : definitions) {
            if (one.tag != "table") {
                keepIfMentioned(one);
            }
        }
        for (const auto& [path, classes] : m_documents) {
            std::ranges::for_each(classes, keepIfMentioned);
        }
        std::erase_if(definitions, [&](const Markup& one) { return empty.contains(one.attributes.front().second); });
    }
    static bool mentions(const Markup& markup, const std::string& id) {
        return markup.text.find(id) != std::string::npos ||
               std::ranges::any_of(markup.attributes,
                                   [&](const auto& one) { return one.second.find(id) != std::string::npos; }) ||
               std::ranges::any_of(markup.children, [&](const Markup& child) { return mentions(child, id); });
    }

    void writeFiles() {
        ProjectFiles files;
        files.addContent("freeorion.xml", {freeOrionVocabulary(m_names, m_rules, focsPriorityNames(m_content))});
        std::vector<Markup> environments;
        for (const FreeOrionEnumerator& type : freeOrionValues("Environment")) {
            environments.push_back(column(type.id, "Suitability"));
        }
        FreeOrionFacts& facts = m_classes.facts();
        std::vector<Markup> tables = freeOrionFunctions(!facts.suitabilities.empty());
        tables.push_back(table("Suitabilities", std::move(environments), std::move(facts.suitabilities)));
        tables.push_back(table("PreferredFoci", {column("focus", "Focus")}, std::move(facts.preferredFoci)));
        tables.push_back(table("Hulls", {column("fuel", "number")}, std::move(facts.hulls)));
        dropEmpty(tables);
        files.addContent("tables.xml", std::move(tables));
        for (auto& [path, classes] : m_documents) {
            files.addContent(path, std::move(classes));
        }
        std::vector<Markup> undefined;
        for (const auto& [id, type] : m_names.undefined) {
            undefined.push_back(freeOrionElement("class", {{"id", id}, {"type", type}}));
        }
        if (!undefined.empty()) {
            files.addContent(std::string(freeOrionUndefinedPath), std::move(undefined));
        }
        m_tally.undefined = m_names.undefined;
        for (const std::string& focus : m_names.undefinedFoci) {
            m_tally.undefined.emplace(focus, "focus");
        }
        if (!m_unlocks.empty()) {
            Markup unlocks = freeOrionElement("class", {{"id", "STARTING_UNLOCKS"}, {"type", "starting_unlocks"}});
            unlocks.children = std::move(m_unlocks);
            files.addContent("starting_unlocks/items.xml", {std::move(unlocks)});
        }
        for (const FocsStringTable& one : m_content.strings) {
            const std::string language = stemOf(m_content.sources[one.file.value]->path());
            std::map<std::string, std::string, std::less<>> texts;
            for (const auto& [id, string] : one.texts) {
                texts.emplace(id, string.text);
            }
            if (language == usualLanguage) {
                texts.emplace("FREEORION_OWN_GROUP", "FreeOrion itself adds this group.");
            }
            m_tally.strings[language] = one.texts.size();
            files.addStrings(texts, language);
        }
        files.addText(std::string(ImportOrigins::fileName), m_origins.take());
        files.addManifest(importerId, manifest());
        m_out.files = files.take();
    }

    Markup manifest() const {
        Markup project = freeOrionElement("project", {{"format", std::to_string(contentFormatVersion)},
                                                      {"name", "FreeOrion"},
                                                      {"rules", "freeorion"},
                                                      {"language", std::string(usualLanguage)},
                                                      {"vocabulary", "own"}});
        Markup description = freeOrionElement("description");
        description.text = "The content of FreeOrion 0.4.10.";
        project.children.push_back(std::move(description));
        if (m_tally.textOnly + m_tally.disabled > 0) {
            project.children.push_back(freeOrionElement("silence", {{"code", std::string(silenced)}}));
        }
        return project;
    }

    const FocsContent& m_content;
    ImportedProject m_out;
    FreeOrionNames m_names;
    FreeOrionTally m_tally;
    FreeOrionOrigins m_origins;
    FreeOrionClasses m_classes;
    std::vector<FreeOrionRule> m_rules;
    std::map<const FocsDefinition*, std::string> m_ids;
    std::map<std::string, std::vector<Markup>> m_documents;
    std::vector<Markup> m_unlocks;
};

} // namespace

ImportedProject importFreeOrion(const FocsContent& content) {
    return FreeOrionImporter(content).import();
}

FreeOrionIndex indexFreeOrion(const FocsContent& content) {
    return FreeOrionImporter(content).index();
}

ForeignFolder readFreeOrionFolder(const std::string& folder) {
    FocsFolder read = readFocsFolder(folder);
    return {std::move(read.files), std::move(read.diagnostics), std::move(read.disabled), read.pythonFiles};
}

ImportedProject importFreeOrion(const ForeignFolder& folder) {
    return importFreeOrion(readFocsContent({folder.files, folder.disabled, folder.pythonFiles, folder.diagnostics}));
}

} // namespace orrery::engine
