// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/runfile/run_file.h"

#include "engine/check/scenario/decisions.h"
#include "engine/check/scenario/orders.h"
#include "engine/check/scenario/runs.h"
#include "engine/content/element.h"
#include "engine/content/element_rows.h"
#include "engine/content/folder_rules.h"
#include "engine/content/structure.h"
#include "engine/runfile/portable_names.h"
#include "engine/text/stable_hash.h"
#include "engine/text/text_edit.h"
#include "engine/trace/dump.h"
#include "engine/universe/scenario_text.h"

#include <algorithm>
#include <array>
#include <set>

namespace orrery::engine {

namespace {

/// Returns whether a project's folder can have a content file of this path.
bool isContentPath(std::string_view path) {
    int depth = 0;
    for (std::size_t begin = 0;;) {
        const std::size_t slash = path.find('/', begin);
        if (slash == std::string_view::npos) {
            return isFileRead(path.substr(begin)) && depth <= maxFolderDepth;
        }
        if (!isFolderRead(path.substr(begin, slash - begin))) {
            return false;
        }
        begin = slash + 1;
        ++depth;
    }
}

/// Returns whether a file has a place in a project's folder. Its name may still be wrong on other systems.
bool isInside(const std::string& path) {
    const auto fault = faultOfName(path);
    const bool leadsOut = fault && (fault->code == "run-file.absolute-name" || fault->code == "run-file.name-outside");
    return !leadsOut && isContentPath(path);
}

/// Returns whether a file has nothing that a run reads: only tests, their accepted values and sweeps.
bool isUnread(const ProjectSource& source) {
    constexpr std::array<std::string_view, 3> unread{"test", "accepted", "sweep"};
    const std::string_view bytes = source.text->bytes();
    const auto has = [&](std::string_view text) { return bytes.find(text) != std::string_view::npos; };
    // A file without these words, or with a class, need not be parsed.
    if (source.isShipped || source.isTable || has("<class") || !(has("<test") || has("<accepted") || has("<sweep"))) {
        return false;
    }
    const XmlTree tree = parseXml(source.text, {});
    if (!tree.diagnostics().empty() || tree.root() == XmlTree::none || tree.name(tree.root()) != "orrery") {
        return false;
    }
    const XmlChildren elements = tree.elements(tree.root());
    for (const std::uint32_t one : elements) {
        if (std::ranges::find(unread, tree.name(one)) == unread.end()) {
            return false;
        }
    }
    return !elements.empty();
}

/// Removes the files that no run reads, and the lines of the manifest that name them.
void removeUnread(ProjectSources& sources) {
    std::set<std::string> removed;
    for (const ProjectSource& source : sources.files) {
        if (isUnread(source)) {
            removed.insert(source.text->path());
        }
    }
    if (removed.empty()) {
        return;
    }
    std::erase_if(sources.files, [&](const ProjectSource& source) { return removed.contains(source.text->path()); });
    const auto manifest = std::ranges::find_if(sources.files, [](const ProjectSource& source) {
        return !source.isShipped && source.text->path() == manifestPath;
    });
    if (manifest == sources.files.end()) {
        return;
    }
    const XmlTree tree = parseXml(manifest->text, {});
    std::vector<TextEdit> edits;
    for (const std::uint32_t child : tree.elements(tree.root())) {
        std::string path = Element{&tree, child}.value("path");
        while (path.starts_with("./")) {
            path.erase(0, 2);
        }
        if (tree.name(child) == "file" && removed.contains(path)) {
            const std::string_view before = manifest->text->bytes().substr(0, tree.span(child).begin);
            const auto begin = static_cast<std::uint32_t>(before.find_last_not_of(" \t\r\n") + 1);
            edits.push_back({{}, {begin, tree.span(child).end}, {}});
        }
    }
    if (!edits.empty()) {
        manifest->text = std::make_shared<const SourceText>(manifest->text->path(),
                                                            applyEdits(manifest->text->bytes(), std::move(edits)));
    }
}

/// The names of a project's files in a run file. A file from outside of the project's folder, such as that of
/// `--scenario`, gets a new name. The project loads its files in the same order with it (E8.5).
class ContentNames {
public:
    explicit ContentNames(const ProjectSources& sources) : m_sources(sources) {
        for (const ProjectSource& source : sources.files) {
            if (!source.isShipped) {
                m_names.emplace(source.text->path(), source.text->path());
            }
        }
        for (auto& [path, name] : m_names) {
            name = isInside(path) ? path : newName(path);
        }
    }

    const std::string& of(const std::string& path) const { return m_names.at(path); }
    /// Returns the content under its new names.
    FolderContents contents() const {
        FolderContents contents{.name = m_sources.manifest.name, .files = {}, .diagnostics = {}};
        for (const ProjectSource& source : m_sources.files) {
            if (!source.isShipped) {
                const std::string& name = of(source.text->path());
                contents.files.emplace(
                    name, name == source.text->path()
                              ? source.text
                              : std::make_shared<const SourceText>(name, std::string(source.text->bytes())));
            }
        }
        return contents;
    }

private:
    std::string newName(const std::string& path) const {
        const std::array<std::string, 4> candidates{"scenario.xml", "0-scenario.xml", "zz-scenario.xml",
                                                    before(path) + "-scenario.xml"};
        const auto isFitting = [&](const std::string& name) {
            return isInside(name) && !isTaken(name) && keepsOrder(path, name);
        };
        const auto found = std::ranges::find_if(candidates, isFitting);
        if (found != candidates.end()) {
            return *found;
        }
        std::string name = "scenario.xml";
        for (int number = 2; isTaken(name); ++number) {
            name = "scenario-" + std::to_string(number) + ".xml";
        }
        return name;
    }

    bool isTaken(const std::string& name) const {
        return std::ranges::any_of(m_names, [&](const auto& one) { return one.first == name || one.second == name; });
    }

    /// Returns the path of the file that the project loads before another one.
    std::string before(const std::string& path) const {
        std::string last;
        for (const ProjectSource& source : m_sources.files) {
            if (source.text->path() == path) {
                break;
            }
            last = source.isShipped ? std::string() : source.text->path();
        }
        return last;
    }

    /// Returns whether the files that no manifest names are in the same order if one of them has a new name.
    bool keepsOrder(const std::string& path, const std::string& name) const {
        return std::ranges::all_of(m_names, [&](const auto& one) {
            const std::string& other = one.first;
            return other == path || other.ends_with(".csv") || (other < path) == (other < name);
        });
    }

    const ProjectSources& m_sources;
    std::map<std::string, std::string> m_names; ///< by path
};

/// Adds the XML of the entries that a run has in addition to those of its scenario.
template <typename Entry, typename Xml>
void addFurther(std::vector<std::string>& out, const std::vector<Entry>& ofRun, std::size_t ofScenario,
                const Xml& xml) {
    for (std::size_t i = ofScenario; i < ofRun.size(); ++i) {
        out.push_back(xml(ofRun[i]));
    }
}

std::vector<std::string> actionsOf(const CheckedScenario& run, const CheckedScenario& scenario) {
    std::vector<std::string> actions;
    addFurther(actions, run.statements, scenario.statements.size(), statementXml);
    addFurther(actions, run.orders, scenario.orders.size(), orderXml);
    addFurther(actions, run.decisions, scenario.decisions.size(), decisionXml);
    return actions;
}

bool isSame(const LocalView& a, const LocalView& b) {
    return a.screen == b.screen && a.line == b.line && a.message == b.message && a.page == b.page && a.zoom == b.zoom &&
           a.selected == b.selected;
}

/// Returns the scenario of the content from which a run started; null if there is none.
const CheckedScenario* writtenScenario(const CheckedScenario& run, const CheckedModel& model) {
    const bool hasPlace = run.where.file.isValid(); // a run that continues with edited content has none
    const auto isIt = [&](const CheckedScenario& one) {
        return one.id == run.id && (!hasPlace || one.where == run.where);
    };
    const auto found = std::ranges::find_if(model.scenarios, isIt);
    return found == model.scenarios.end() ? nullptr : &*found;
}

/// Returns whether the content defines this scenario. A scenario of the content can have the id of one from outside.
bool isFromContent(const CheckedScenario& scenario, const CheckedModel& model) {
    return scenario.where.file.isValid() && std::ranges::any_of(model.scenarios, [&](const CheckedScenario& one) {
               return one.id == scenario.id && one.where == scenario.where;
           });
}

/// The path of a scenario that the content does not define. It is outside of the project's folder, so the file of the
/// scenario gets a new name.
constexpr auto outsideFile = "/scenario.xml";

/// Returns an id that no scenario of the content has.
std::string freeId(const CheckedModel& model) {
    const std::string id = "saved-run";
    std::string free = id;
    for (int number = 2; model.findScenario(free) != nullptr; ++number) {
        free = id + "-" + std::to_string(number);
    }
    return free;
}

/// Returns a file of the content with a scenario under another id. It draws the same numbers (E5.10).
std::shared_ptr<const SourceText> scenarioFile(CheckedScenario scenario, const std::string& id,
                                               const CheckedModel& model) {
    scenario.chanceKey = scenario.stableName();
    scenario.id = id;
    constexpr std::string_view head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<orrery format=\"1\">\n";
    return std::make_shared<const SourceText>(outsideFile,
                                              std::string(head) + scenarioXml(scenario, model) + "</orrery>\n");
}

std::vector<std::uint64_t> hashesOf(const Session& session) {
    std::vector<std::uint64_t> hashes;
    for (std::uint32_t turn = 0; turn <= session.last(); ++turn) {
        hashes.push_back(session.history().hash(turn));
    }
    return hashes;
}

/// Takes the content out of the entries of an archive. Checks that it is the content that the description lists.
RunFileResult<FolderContents> contentsOf(ArchiveEntries& entries, const RunDescription& run) {
    FolderContents contents;
    for (const std::string& path : run.files) {
        const std::string name = std::string(runContentBefore) + path;
        const auto found = entries.find(name);
        if (found == entries.end()) {
            return runFileError("run-file.missing-entry", name);
        }
        if (!isContentPath(path)) {
            return runFileError("run-file.unknown-entry", name);
        }
        contents.files.emplace(path, std::make_shared<const SourceText>(path, std::move(found->second)));
        entries.erase(found);
    }
    if (!entries.empty()) {
        return runFileError("run-file.unknown-entry", entries.begin()->first);
    }
    return contents;
}

} // namespace

std::string vocabularyHash(const ProjectSources& sources) {
    std::uint64_t hash = stableHash({});
    bool isUsed = false;
    for (const ProjectSource& source : sources.files) {
        if (source.isShipped) {
            const std::string_view end("\0", 1);
            hash = stableHash(end,
                              stableHash(source.text->bytes(), stableHash(end, stableHash(source.text->path(), hash))));
            isUsed = true;
        }
    }
    return isUsed ? hashText(hash) : std::string();
}

RunFileResult<RunFile> makeRunFile(const Session& session, const ParsedProject& project, std::string program) {
    const CheckedScenario& run = session.scenario();
    const CheckedModel& model = *session.program().model;
    const CheckedScenario* const scenario = writtenScenario(run, model);
    if (scenario == nullptr) {
        return runFileError("run-file.no-scenario", {}, {run.id});
    }
    return makeRunFile(RunParts{.run = run,
                                .base = *scenario,
                                .model = model,
                                .sources = project.sources,
                                .seed = session.seed(),
                                .turn = session.turn(),
                                .hashes = hashesOf(session)},
                       std::move(program));
}

RunFileResult<RunFile> makeRunFile(const RunParts& parts, std::string program) {
    const bool isWritten = isFromContent(parts.base, parts.model);
    const std::string scenario = isWritten ? parts.base.id : freeId(parts.model);
    const std::string file = isWritten ? parts.model.files[parts.base.where.file.value]->path() : outsideFile;
    ProjectSources sources = parts.sources;
    removeUnread(sources);
    if (!isWritten) {
        sources.files.push_back({.text = scenarioFile(parts.base, scenario, parts.model)});
    }
    const ContentNames names(sources);
    RunFile made;
    made.contents = names.contents();
    made.run.program = std::move(program);
    made.run.vocabulary = vocabularyHash(sources);
    for (const auto& [path, text] : made.contents.files) {
        made.run.files.push_back(path);
    }
    made.run.scenario = scenario;
    made.run.scenarioFile = names.of(file);
    made.run.seed = parts.seed;
    made.run.turn = parts.turn;
    if (!isSame(parts.run.settings.view, parts.base.settings.view)) {
        made.run.view = parts.run.settings.view;
    }
    made.run.actions = actionsOf(parts.run, parts.base);
    made.run.hashes = parts.hashes;
    made.description = std::make_shared<const SourceText>(std::string(runDescriptionName), runDescriptionXml(made.run));
    return made;
}

void setCrash(RunFile& file, CrashNote note) {
    file.run.crash = std::move(note);
    file.description = std::make_shared<const SourceText>(std::string(runDescriptionName), runDescriptionXml(file.run));
}

RunFileResult<std::string> writeRunFile(const RunFile& file) {
    std::map<std::string, std::string_view> entries;
    entries.emplace(runDescriptionName, file.description->bytes());
    for (const auto& [path, text] : file.contents.files) {
        entries.emplace(std::string(runContentBefore) + path, text->bytes());
    }
    return packZip(entries);
}

RunFileResult<RunFile> readRunFile(std::string_view bytes, const ArchiveLimits& limits) {
    auto unpacked = unpackZip(bytes, limits);
    if (auto* const error = std::get_if<RunFileError>(&unpacked)) {
        return std::move(*error);
    }
    auto& entries = std::get<ArchiveEntries>(unpacked);
    const auto description = entries.find(runDescriptionName);
    if (description == entries.end()) {
        return runFileError("run-file.missing-entry", std::string(runDescriptionName));
    }
    RunFile file;
    file.description =
        std::make_shared<const SourceText>(std::string(runDescriptionName), std::move(description->second));
    entries.erase(description);
    auto run = readRunDescription(file.description);
    if (auto* const error = std::get_if<RunFileError>(&run)) {
        return std::move(*error);
    }
    file.run = std::move(std::get<RunDescription>(run));
    auto contents = contentsOf(entries, file.run);
    if (auto* const error = std::get_if<RunFileError>(&contents)) {
        return std::move(*error);
    }
    file.contents = std::move(std::get<FolderContents>(contents));
    return file;
}

RunFileResult<CheckedScenario> scenarioOf(const RunFile& run, const CheckedModel& model, FileId file,
                                          std::vector<Diagnostic>& problems) {
    const CheckedScenario* found = nullptr;
    for (const CheckedScenario& one : model.scenarios) {
        const bool isInFile =
            one.where.file.isValid() && model.files[one.where.file.value]->path() == run.run.scenarioFile;
        if (one.id == run.run.scenario && (found == nullptr || isInFile)) {
            found = &one;
        }
    }
    if (found == nullptr) {
        return runFileError("run-file.no-scenario", {}, {run.run.scenario});
    }
    const XmlTree tree = parseXml(run.description, file);
    NearSearches nearSearches;
    ModelNames names(model, problems, nearSearches);
    RunActions actions; // in the order of the text: the order of a run's statements is part of its hashes
    for (const Element child : Element{&tree, tree.child(tree.root(), "run")}.children()) {
        if (child.tag() != "view") {
            readAction(child, *orreryElement().child("run"), model, names, actions);
        }
    }
    CheckedScenario scenario = withRun(*found, actions);
    scenario.settings.view = run.run.view.value_or(scenario.settings.view);
    return scenario;
}

} // namespace orrery::engine
