// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/freeorion_export/freeorion_export.h"

#include "engine/import/freeorion_export/export_diagnostics.h"
#include "engine/import/freeorion_export/focs_inverse.h"
#include "engine/import/freeorion_export/project_tree.h"
#include "engine/import/freeorion_export/string_edits.h"
#include "engine/import/freeorion_import.h"
#include "engine/import/freeorion_report.h"
#include "engine/import/import_origins.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <filesystem>
#include <tuple>

namespace orrery::engine {

namespace {

constexpr std::string_view tableFolder = "stringtables/";
constexpr std::string_view usualLanguage = "en";

ParsedProject parsedImport(const ImportedProject& project) {
    FolderContents contents;
    for (const auto& [path, bytes] : project.files) {
        if (path.ends_with(".xml")) {
            contents.files[path] = std::make_shared<const SourceText>(path, bytes);
        }
    }
    return readExportProject(contents);
}

std::string languageOf(std::string_view table) {
    table.remove_prefix(std::min(table.size(), tableFolder.size()));
    return std::string(table.substr(0, table.find('.')));
}

/// Returns the class of a difference, or its group: "LGT_LAMPS/group-1".
std::string labelOf(const ContentDifference& difference) {
    const ContentNode* const group = difference.now.size() > 1           ? difference.now[1]
                                     : difference.target->tag == "class" ? difference.targetChild
                                                                         : nullptr;
    std::string label(difference.now[0]->value("id"));
    if (group != nullptr && group->tag == "group" && group->has("id")) {
        label += "/" + std::string(group->value("id"));
    }
    return label;
}

class Exporter {
public:
    Exporter(const ForeignFolder& folder, const ParsedProject& project, const FreeOrionExportOptions& options)
        : m_folder(folder), m_project(project), m_options(options) {}

    FreeOrionExport run(std::string_view origins) {
        for (const ProjectSource& file : m_project.sources.files) {
            m_out.sources.push_back(file.text);
        }
        FocsFolder files{m_folder.files, m_folder.disabled, m_folder.pythonFiles, m_folder.diagnostics};
        addNewFile(files);
        const FocsContent content = readFocsContent(std::move(files));
        m_out.sources.insert(m_out.sources.end(), content.sources.begin(), content.sources.end());
        m_out.hasContent =
            std::ranges::any_of(m_folder.files, [](const auto& file) { return isFocsScript(file->path()); });
        addFileDiagnostics(m_project, m_out.faults);
        if (!m_out.hasContent || hasErrors(m_out.faults)) {
            return std::move(m_out);
        }
        m_out.faults.clear();
        readOrigins(origins, content);
        if (hasErrors(m_out.faults)) {
            return std::move(m_out);
        }
        const ParsedProject pristine = parsedImport(importFreeOrion(content));
        m_before = projectTreeOf(pristine);
        m_target = projectTreeOf(m_project);
        FreeOrionIndex index = indexFreeOrion(content);
        m_classes = std::move(index.classes);
        m_rules = std::move(index.rulesOfContent);
        addNewNames(index.names);
        readChoices();
        m_sources = std::make_unique<ExportSources>(content.sources, std::move(index.names));
        exportStrings(content);
        findEdits();
        exportClasses(content);
        exportRules(content);
        const auto isChoice = [](const Diagnostic& one) {
            return one.severity() != Severity::error || !macroOf(one).empty();
        };
        if (std::ranges::all_of(m_out.faults, isChoice)) { // so that the user sees all choices at once
            checkResult(content);
        }
        if (!hasErrors(m_out.faults)) {
            for (std::size_t i = 0; i < content.sources.size(); ++i) {
                const FileId file{static_cast<std::uint32_t>(i)};
                if (m_sources->bytesOf(file) != content.sources[i]->bytes()) {
                    m_out.files.emplace(content.sources[i]->path(), m_sources->bytesOf(file));
                }
            }
        }
        return std::move(m_out);
    }

private:
    Location inFolder(Location where) const {
        const auto files = static_cast<std::uint32_t>(m_project.sources.files.size());
        return {where.file.isValid() ? FileId{where.file.value + files} : where.file, where.span};
    }
    void report(const DiagnosticSpec& spec, Location where, std::vector<Phrase> args,
                std::vector<DiagnosticNote> notes = {}) {
        m_out.faults.push_back({&spec, where, std::move(args), std::move(notes), {}});
    }
    void refuse(Location where, std::string what, Phrase reason) {
        report(exportDiagnostics["export.not-written"], where, {std::move(what), std::move(reason)});
    }
    /// Adds the file for new classes, if the folder does not have it.
    void addNewFile(FocsFolder& files) const {
        const auto isIt = [&](const auto& file) { return file->path() == m_options.newFile; };
        if (!m_options.newFile.empty() && std::ranges::none_of(files.files, isIt)) {
            files.files.push_back(std::make_shared<const SourceText>(m_options.newFile, std::string()));
            std::ranges::sort(files.files, {}, [](const auto& file) -> const std::string& { return file->path(); });
        }
    }

    void readOrigins(std::string_view bytes, const FocsContent& content) {
        const std::string path(ImportOrigins::fileName);
        if (bytes.empty()) {
            report(exportDiagnostics["export.no-origins"], {}, {path});
            return;
        }
        const ImportOrigins origins{std::string(bytes)};
        if (origins.badLine()) {
            report(exportDiagnostics["export.damaged-origins"], {}, {std::to_string(*origins.badLine()), path});
            return;
        }
        for (std::uint32_t i = 0; i < content.sources.size(); ++i) {
            const SourceText& source = *content.sources[i];
            const auto hash = origins.hashes().find(source.path());
            const bool isNew = source.path() == m_options.newFile && source.bytes().empty();
            if (!isNew && (hash == origins.hashes().end() || hash->second != ImportOrigins::hashOf(source.bytes()))) {
                m_changed.insert({i});
            }
        }
    }

    /// Finds the lines of the project that the choices for macros name.
    void readChoices() {
        m_macros.usual = m_options.macros;
        for (const FreeOrionMacroChoice& choice : m_options.macroChoices) {
            std::optional<Location> line;
            if (!choice.place.empty()) {
                line.emplace();
                const std::size_t colon = choice.place.rfind(':');
                std::uint32_t number = 0;
                const std::string_view digits = std::string_view(choice.place).substr(colon + 1);
                std::from_chars(digits.data(), digits.data() + digits.size(), number);
                for (std::size_t i = 0; i < m_project.sources.files.size(); ++i) {
                    const SourceText& source = *m_project.sources.files[i].text;
                    if (source.path() == std::string_view(choice.place).substr(0, colon)) {
                        *line = {FileId{static_cast<std::uint32_t>(i)}, source.lineSpan(number)};
                    }
                }
            }
            m_macros.single.push_back({line, choice.macro, choice.macros});
        }
    }

    /// Returns whether edits of a file are allowed. Reports a file that changed since the import.
    bool mayEdit(FileId file, Location where) {
        if (m_options.usesChangedFiles || !m_changed.contains(file)) {
            return true;
        }
        if (m_reported.insert(file).second) {
            report(exportDiagnostics["export.changed-file"], where, {m_sources->sources()[file.value]->path()});
        }
        return false;
    }

    void addNewNames(FreeOrionNames& names) const {
        for (const auto& [id, node] : m_target.classes) {
            names.types.emplace(id, node.value("type"));
            names.ids.emplace(id, id);
            for (const std::string_view tag : contentTokens(node.value("groupings"))) {
                names.tags.emplace(tag);
            }
        }
    }

    void exportStrings(const FocsContent& content) {
        for (const auto& [language, texts] : m_target.strings) {
            const auto& before = m_before.strings[language];
            StringChanges changes;
            Location where;
            for (const auto& [id, text] : texts) {
                const auto old = before.find(id);
                if (old == before.end() || old->second.text != text.text) {
                    changes[id] = text.text;
                    where = changes.size() == 1 ? text.where : where;
                }
            }
            for (const auto& [id, text] : before) {
                if (!texts.contains(id)) {
                    changes[id] = std::nullopt;
                }
            }
            if (changes.empty()) {
                continue;
            }
            const auto table = std::ranges::find_if(content.strings, [&](const FocsStringTable& one) {
                return languageOf(content.sources[one.file.value]->path()) == language;
            });
            if (table == content.strings.end()) {
                refuse(where, language, phrase("the folder has no string table of this language"));
                continue;
            }
            if (!mayEdit(table->file, where)) {
                continue;
            }
            std::vector<std::string> refused;
            m_sources->setBytes(
                table->file, changedStringTable(content.sources[table->file.value]->bytes(), *table, changes, refused));
            for (const std::string& id : refused) {
                refuse(texts.at(id).where, id, phrase("a text of a string table cannot contain '''"));
            }
            if (language == usualLanguage) {
                for (const auto& [id, text] : changes) {
                    m_sources->names().strings.insert_or_assign(id, text.value_or(""));
                }
            }
        }
    }

    /// Compares each class of the project with the imported one.
    void findEdits() {
        for (auto& [id, target] : m_target.classes) {
            const auto found = m_before.classes.find(id);
            if (found == m_before.classes.end() || found->second.hash == target.hash) {
                continue;
            }
            Edited& edited = m_edited[id];
            edited.ignored = followingChildren(found->second, target);
            edited.before = found->second;
            edited.target = target;
            removeIgnored(edited.before, edited.ignored);
            removeIgnored(edited.target, edited.ignored);
            for (const ContentDifference& one : contentDifferences(edited.before, edited.target)) {
                edited.edits.insert(keyOf(one));
            }
        }
    }

    /// Returns whether a definition has only text from files that did not change since the import.
    bool mayEditDefinition(const DefinitionNow& now, Location where) {
        const ExportReading& reading = now.reading;
        const Span extent = reading.extentOf(reading.nodes(), now.definition().node, 0);
        std::set<FileId> files;
        for (std::uint32_t at = extent.begin; at < extent.end; ++at) {
            files.insert(reading.script().origins.of(at).file);
        }
        return std::ranges::all_of(files, [&](FileId file) { return mayEdit(file, where); });
    }

    void exportClasses(const FocsContent& content) {
        for (auto& [id, edited] : m_edited) {
            const auto place = m_classes.find(id);
            const Location where = m_target.classes.at(id).where;
            if (place == m_classes.end()) { // the items of the beginning
                refuse(where, id, noText());
                continue;
            }
            const FocsScript& script = content.scripts[place->second.script];
            const FocsDefinition& definition = script.definitions[place->second.index];
            auto now = m_sources->readDefinition(script.file, *definition.row, content.store.text(definition.name), id,
                                                 edited.ignored);
            if (!now || !mayEditDefinition(*now, where)) {
                continue;
            }
            ClassExport one(*m_sources, m_macros, std::move(*now), script.file, edited.target, edited.edits,
                            edited.ignored);
            one.run();
            edited.isRefused = !one.refusals().empty();
            for (const ExportRefusal& refusal : one.refusals()) {
                if (refusal.macro.empty()) {
                    refuse(refusal.where, refusal.what.english(), refusal.reason);
                } else {
                    report(exportDiagnostics["export.own-macro"], refusal.where, {refusal.macro, refusal.what});
                }
            }
            m_macroEdits.insert(m_macroEdits.end(), one.macroEdits().begin(), one.macroEdits().end());
        }
        for (const auto& [id, before] : m_before.classes) {
            if (!m_target.classes.contains(id)) {
                removeClass(content, id);
            }
        }
        for (const auto& [id, target] : m_target.classes) {
            if (!m_before.classes.contains(id)) {
                addClass(id, target);
            }
        }
    }

    void removeClass(const FocsContent& content, const std::string& id) {
        const auto place = m_classes.find(id);
        if (place == m_classes.end()) {
            refuse({}, id, noText());
            return;
        }
        const FocsScript& script = content.scripts[place->second.script];
        const FocsDefinition& definition = script.definitions[place->second.index];
        const auto now =
            m_sources->readDefinition(script.file, *definition.row, content.store.text(definition.name), id);
        if (!now || !mayEditDefinition(*now, {})) {
            return;
        }
        const Span extent = now->reading.extentOf(now->reading.nodes(), now->definition().node, 0);
        const std::vector<SourcePlace> places = now->reading.placesOf(extent);
        if (places.empty() || places.back().insertion != 0) {
            refuse({}, id, phrase("a macro makes this class"));
            return;
        }
        const SourcePlace& all = places.back();
        std::string bytes(m_sources->bytesOf(all.file));
        bytes.erase(all.span.begin, all.span.size());
        m_sources->setBytes(all.file, std::move(bytes));
    }

    void addClass(const std::string& id, const ContentNode& target) {
        const auto file = m_sources->find(m_options.newFile);
        if (m_options.newFile.empty() || !file) {
            report(exportDiagnostics["export.new-class"], target.where, {id});
            return;
        }
        const FocsInverse inverse(m_sources->names());
        const auto text = inverse.definition(target);
        if (!text) {
            refuse(target.where, id, noText(inverse.missing()));
            return;
        }
        if (!mayEdit(*file, target.where)) {
            return;
        }
        std::string bytes(m_sources->bytesOf(*file));
        bytes += bytes.empty() ? "" : bytes.back() == '\n' ? "\n" : "\n\n";
        m_sources->setBytes(*file, bytes + *text);
    }

    /// Writes the defaults of the rules of the game.
    void exportRules(const FocsContent& content) {
        for (const auto& [name, target] : m_target.others) {
            const auto before = m_before.others.find(name);
            if (before == m_before.others.end()) {
                refuse(target.where, name, phrase("FreeOrion's scripts declare no vocabulary"));
                continue;
            }
            for (const ContentDifference& one : contentDifferences(before->second, target)) {
                m_otherEdits.insert(keyOf(one));
                const auto rule = m_rules.find(one.target->value("id"));
                if (one.attribute == "default" && one.target->value("of") == "game" && rule != m_rules.end()) {
                    exportRule(content, rule->second, *one.target);
                }
            }
        }
    }

    void exportRule(const FocsContent& content, const FreeOrionIndex::Definition& place, const ContentNode& target) {
        const FocsScript& old = content.scripts[place.script];
        const std::string name(content.store.text(old.definitions[place.index].name));
        const ExportReading reading = m_sources->read(old.file);
        const auto found = std::ranges::find_if(reading.script().definitions, [&](const FocsDefinition& one) {
            return one.row->name == "GameRule" && reading.word(one.name) == name;
        });
        if (found == reading.script().definitions.end()) {
            return;
        }
        const std::uint32_t value = focsField(reading.nodes(), found->node, "default");
        const std::vector<SourcePlace> places = reading.placesOf(reading.extentOf(reading.nodes(), value, 0));
        if (places.empty() || !mayEdit(places.front().file, target.where)) {
            return;
        }
        std::string text(target.value("default"));
        const std::string word(reading.word(reading.nodes()[value].text));
        if (reading.nodes()[value].kind == FocsNode::Kind::text) {
            text = "\"" + text + "\"";
        } else if (isSameKeyword(word, "true") || isSameKeyword(word, "false") || isSameKeyword(word, "on") ||
                   isSameKeyword(word, "off")) {
            text = text == "1" ? "true" : "false";
        }
        std::string bytes(m_sources->bytesOf(places.front().file));
        bytes.replace(places.front().span.begin, places.front().span.size(), text);
        m_sources->setBytes(places.front().file, std::move(bytes));
    }

    /// Imports the result, and compares it with the project (G9.3).
    void checkResult(const FocsContent& content) {
        const FocsContent after =
            readFocsContent({m_sources->sources(), m_folder.disabled, m_folder.pythonFiles, m_folder.diagnostics});
        const ParsedProject imported = parsedImport(importFreeOrion(after));
        const ProjectTree result = projectTreeOf(imported);
        std::set<std::string> follow; // classes that a macro changed
        for (const auto& [id, target] : m_target.classes) {
            const auto now = result.classes.find(id);
            if (now == result.classes.end()) {
                refuse(target.where, id, phrase("the scripts would have a fault"));
            } else if (now->second.hash != target.hash) {
                checkClass(id, now->second, target, follow);
            }
        }
        for (const auto& [id, node] : result.classes) {
            if (!m_target.classes.contains(id)) {
                refuse({}, id, noText());
            }
        }
        for (const auto& [language, texts] : m_target.strings) {
            const auto now = result.strings.find(language);
            const auto before = m_before.strings.find(language);
            for (const auto& [id, text] : texts) {
                const bool isKnown = now != result.strings.end() && now->second.contains(id);
                const bool isEdited = before == m_before.strings.end() || !before->second.contains(id) ||
                                      before->second.at(id).text != text.text;
                if (isKnown && now->second.at(id).text != text.text && !isEdited) { // the words of a message
                    report(exportDiagnostics["export.follows"], text.where, {id});
                } else if (!isKnown || now->second.at(id).text != text.text) {
                    refuse(text.where, id, phrase("a string table cannot hold this text"));
                }
            }
        }
        for (const auto& [name, target] : m_target.others) {
            if (const auto now = result.others.find(name); now != result.others.end()) {
                for (const ContentDifference& one : contentDifferences(now->second, target)) {
                    if (m_otherEdits.contains(keyOf(one))) {
                        refuse(one.place().where, std::string(one.target->value("id")),
                               phrase("FreeOrion's scripts declare no vocabulary"));
                    }
                }
            }
        }
        reportMacros(content, follow);
        reportUnusedChoices();
    }

    void checkClass(const std::string& id, const ContentNode& now, const ContentNode& target,
                    std::set<std::string>& follow) {
        const auto edited = m_edited.find(id);
        const bool isNew = !m_before.classes.contains(id);
        if (edited == m_edited.end()) {
            for (const ContentDifference& one : contentDifferences(now, target)) {
                const bool isDefault = isNew && one.kind == ContentDifference::Kind::removed; // a field of every class
                if (isNew && !isDefault) {
                    refuse(one.place().where, labelOf(one), noText());
                } else if (!isNew) {
                    addFollowing(id, one, follow);
                }
            }
            return;
        }
        ContentNode stripped = now;
        removeIgnored(stripped, edited->second.ignored);
        for (const ContentDifference& one : contentDifferences(stripped, edited->second.target)) {
            if (edited->second.edits.contains(keyOf(one))) {
                if (!edited->second.isRefused) {
                    refuse(one.place().where, labelOf(one), phrase("another edit prevents it"));
                }
            } else {
                addFollowing(id, one, follow);
            }
        }
        std::set<std::string> reported;
        for (const ContentDifference& one : contentDifferences(now, target)) {
            const ContentNode* const child = one.now.size() > 1           ? one.now[1]
                                             : one.targetChild != nullptr ? one.targetChild
                                                                          : one.nowChild;
            if (child == nullptr || !edited->second.ignored.contains(contentKey(*child))) {
                continue;
            }
            if (const std::string key = contentKey(*child); reported.insert(key).second) {
                report(exportDiagnostics["export.follows"], one.place().where, {id + "/" + key});
            }
        }
    }

    void addFollowing(const std::string& id, const ContentDifference& difference, std::set<std::string>& follow) {
        const bool isMessage = difference.attribute == "text" && difference.now.back()->tag == "message";
        if (isMessage) {
            report(exportDiagnostics["export.follows"], difference.place().where, {labelOf(difference)});
        } else if (m_macroEdits.empty()) {
            refuse(difference.place().where, labelOf(difference), phrase("another edit prevents it"));
        } else {
            follow.insert(id);
        }
    }

    /// Reports the edits of values that macros made, with the other definitions that a macro changes.
    void reportMacros(const FocsContent& content, const std::set<std::string>& follow) {
        std::set<std::tuple<std::string, std::uint32_t, std::uint32_t>> reported;
        for (const MacroEdit& edit : m_macroEdits) {
            if (!reported.emplace(edit.macro, edit.project.file.value, edit.project.span.begin).second) {
                continue;
            }
            if (edit.macros == FreeOrionMacros::here) {
                report(exportDiagnostics["export.written-out"], edit.project, {edit.macro});
                continue;
            }
            std::vector<DiagnosticNote> notes;
            for (const std::string& id : follow) {
                const FocsScript& script = content.scripts[m_classes.at(id).script];
                const auto insertion = std::ranges::find_if(script.insertions, [&](const FocsInsertion& one) {
                    return one.macro == edit.macro && one.macroText.file == edit.where.file;
                });
                if (insertion != script.insertions.end()) {
                    notes.push_back({inFolder(insertion->where), phrase("'{0}' is made here", {id})});
                }
            }
            if (notes.empty()) {
                report(exportDiagnostics["export.unshared-macro"], edit.project, {edit.macro});
                continue;
            }
            const bool isRefused = edit.macros == FreeOrionMacros::ask;
            std::vector<Phrase> args{edit.macro, std::to_string(notes.size())};
            report(isRefused ? exportDiagnostics["export.macro"] : exportDiagnostics["export.changed-macro"],
                   edit.project, std::move(args), std::move(notes));
        }
    }

    /// Reports the choices that no edit needs, for example because of a wrong name.
    void reportUnusedChoices() {
        for (std::size_t i = 0; i < m_macros.single.size(); ++i) {
            const FreeOrionMacroChoice& choice = m_options.macroChoices[i];
            if (!m_macros.single[i].isUsed) {
                report(exportDiagnostics["export.unused-choice"], {},
                       {choice.place.empty() ? choice.macro : choice.place});
            }
        }
    }

    /// A class that the project changed.
    struct Edited {
        ContentNode before; ///< without the children that follow from others
        ContentNode target;
        std::set<std::string> ignored;
        std::set<DifferenceKey> edits;
        bool isRefused = false; ///< whether one of the edits needs a choice
    };

    const ForeignFolder& m_folder;
    const ParsedProject& m_project;
    const FreeOrionExportOptions& m_options;
    FreeOrionExport m_out;
    ProjectTree m_before; ///< the import without the edits
    ProjectTree m_target;
    std::map<std::string, FreeOrionIndex::Definition, std::less<>> m_classes;
    std::map<std::string, FreeOrionIndex::Definition, std::less<>> m_rules;
    std::unique_ptr<ExportSources> m_sources;
    std::set<FileId> m_changed; ///< files that changed since the import
    std::set<FileId> m_reported;
    std::map<std::string, Edited, std::less<>> m_edited;
    std::set<DifferenceKey> m_otherEdits;
    MacroTreatments m_macros;
    std::vector<MacroEdit> m_macroEdits;
};

} // namespace

bool isScriptPath(const std::string& path) {
    const std::filesystem::path clean = std::filesystem::path(path).lexically_normal();
    return path.starts_with("scripting/") && path.ends_with(".focs.txt") && clean.generic_string() == path;
}

std::string macroOf(const Diagnostic& fault) {
    static constexpr std::array about{&exportDiagnostics["export.changed-macro"], &exportDiagnostics["export.macro"],
                                      &exportDiagnostics["export.own-macro"],
                                      &exportDiagnostics["export.unshared-macro"],
                                      &exportDiagnostics["export.written-out"]};
    return std::ranges::find(about, fault.spec) == about.end() ? std::string() : fault.args[0].english();
}

ParsedProject readExportProject(const FolderContents& contents) {
    return parseProject(arrangeSources(contents, {}));
}

FreeOrionExport exportFreeOrion(const ForeignFolder& folder, const ParsedProject& project, std::string_view origins,
                                const FreeOrionExportOptions& options) {
    return Exporter(folder, project, options).run(origins);
}

} // namespace orrery::engine
